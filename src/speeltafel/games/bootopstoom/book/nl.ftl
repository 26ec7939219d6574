### Boot op Stoom, om te lezen en te spelen. De volledige regels staan in text/.

book-about = Samen aan het roer zonder te overleggen. Jullie leggen gedekt kaarten onder de Stoomrij; pas als die vol is, gaan ze open en vaart de boot. Wist jij wat de anderen van plan waren?
book-aim = Bezorg samen alle pakjes die de huizen wensen, voordat er 10 kaarten op de kalender liggen. Jullie winnen of verliezen met z’n allen.
book-setup = Het bord is 5 bij 5 tegels, met de boot op het water. Twee Stoombootkaarten zijn het begin van de Stoomrij: drie posities. Ieder pakt 5 kaarten, elk van een stapel naar keuze: Varen, Stoomboot of Pakje.
book-turn-1 = De Sint begint. Om de beurt leg je één handkaart gedekt onder een lege positie. Zeg niets over je kaarten!
book-turn-2 = Ligt er overal een kaart, dan draait de Sint ze van links naar rechts om en voert ze één voor één uit. Valt er iets te kiezen, dan kiest de Sint.
book-turn-3 = Komt de boot op een huis, en ligt eerder in de rij wat dat huis wenst, dan kun je bezorgen. De volgorde telt dus: eerst het pakje, dan varen. Kijk maar: groen, vooruit, links.
book-turn-4 = Daarna gaat één ongebruikte kaart naar de kalender; is alles gebruikt, dan geen. Vul je hand aan tot 5. Wie de laatste kaart legde, is de nieuwe Sint.
book-score = Punten zijn er niet: de kalender is jullie klok. Voorbeeld: van groen, vooruit en links is het groene pakje bezorgd. Vooruit of links gaat naar de kalender; nog negen zulke rondes en het is te laat.
book-end = Gewonnen zodra het laatste huis heeft wat het wenst. Verloren zodra de tiende kaart op de kalender ligt.
book-card-parcel = Pakjes: blauw, groen, pepernoot
book-does-parcel = Doen zelf niets. Ligt het pakje dat een huis wenst eerder in de rij, dan kun je er bezorgen.
book-card-steam = Stoombootkaarten A en B
book-does-steam = Maakt de Stoomrij langer (aan een uiteinde waar hij past) of korter (er gaat een kaart van een uiteinde af).
book-card-eye = Stoombootkaarten met oog
book-does-eye = Als elke Stoombootkaart; in de rij mag je onder het oog je kaart open leggen.
