### Edden, om te lezen en te spelen. De volledige regels staan in text/.

book-about = Ruil je hand omlaag. Elke beurt raak je dure kaarten kwijt en krijg je er één voor terug, tot je denkt dat niemand lager zit. Dan roep je, en moet iedereen laten zien wat hij heeft.
book-aim = Verzamel zo weinig mogelijk strafpunten. Wie boven de 150 komt is af; wie als laatste overblijft, wint.
book-setup = Met 3 of 4 spelers neem je één pak met 2 jokers, met meer spelers twee pakken. Ieder krijgt 5 kaarten; de rest is de trekstapel.
book-turn-1 = Heb je minder dan 8 punten in je hand, dan mag je roepen: ‘Ik heb het laagste’. Doe je dat, dan is de ronde meteen uit.
book-turn-2 = Roep je niet, leg dan iets af: één kaart, twee of drie van dezelfde rang, of een straat van vier op volgorde met elke kleur één keer (2 tot en met 10).
book-turn-3 = Pak daarna één kaart: de bovenste van de trekstapel, of een kaart die de speler vóór jou net heeft afgelegd. Hier legde Anna twee vijven af; Bram mag er een van pakken.
book-score = Na een roep gaan alle handen open. Zit niemand lager dan de roeper, dan krijgt die 0 punten. Zit er wel iemand lager, dan krijgt de roeper 25 strafpunten voor elke speler die lager zit. Alle anderen krijgen gewoon de punten van hun kaarten.
book-score-example = Voorbeeld: Bram roept met een 2. Anna heeft een 3, een 10, een heer, een joker en een aas: 3 + 10 + 10 − 1 + 1 = 23 strafpunten. Bram zit het laagst en krijgt er 0.
book-end = Jullie spelen ronde na ronde. Met meer dan 150 strafpunten ben je af. De laatste die over is, heeft gewonnen.
book-card-joker = Joker
book-does-joker = −1 punt. Past niet in een straat.
book-card-ace = Aas
book-does-ace = 1 punt. Past niet in een straat.
book-card-number = 2 tot en met 10
book-does-number = Het getal op de kaart. Alleen met deze kaarten maak je een straat.
book-card-face = Boer, vrouw, heer
book-does-face = 10 punten. Passen niet in een straat.
