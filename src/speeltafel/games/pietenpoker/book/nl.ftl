### Pietenpoker, om te lezen en te spelen. De volledige regels staan in text/.

book-about = Poker voor pakjesavond. Je biedt met je eigen handkaarten, maar met wat je overhoudt moet je winnen. Bied je veel, dan is de pot groot en je hand klein.
book-aim = Win kaarten. Aan het einde tel je de getallen op je gewonnen kaarten op: het hoogste totaal wint.
book-setup = Ieder krijgt 6 kaarten. Eén speler is de Sint: die begint. De rest is de trekstapel.
book-turn-1 = Drie keer per ronde draait de Sint een kaart om. Die komt in de Pakjeskamer en is van iedereen. Na elke kaart gaan jullie één keer de tafel rond.
book-turn-2 = Meegaan: leg handkaarten open voor je, tot je hele bod minstens zo hoog is als het hoogste. Je bod is de som van alles wat je deze ronde hebt neergelegd. Hier is het hoogste bod 4 en heeft Anna 3: één erbij is genoeg.
book-turn-3 = Of stoppen: je houdt je handkaarten, maar wat je bood blijft liggen. Blijft er één over, dan wint die meteen.
book-turn-4 = Wie geweest is, komt voor deze kaart niet nog eens aan de beurt. Pas op: bied je al je handkaarten, dan lig je uit de ronde.
book-score = Wie nog meedoet, maakt de beste combinatie van hand en Pakjeskamer: zoveel mogelijk van één kleur, of van één getal. Meer kaarten wint; daarna wint getal van kleur, en dan het hogere. De winnaar krijgt alle geboden kaarten en is de nieuwe Sint. Wie meeging, is zijn hand kwijt.
book-score-example = Voorbeeld: in de Pakjeskamer liggen paars 3, groen 5 en paars 6. Anna heeft twee paarse enen, dus vier paarse kaarten. Bram heeft twee vijven, dus drie vijven. Vier is meer dan drie: Anna wint.
book-end = Voor een nieuwe ronde pak je 3 van je gewonnen kaarten en vul je aan tot 6. Zijn daar niet genoeg kaarten voor, dan is het spel uit en tel je je gewonnen kaarten.
book-card-number = Een kleur en een getal
book-does-number = In je bod telt het getal. In je combinatie tellen kleur of getal. Gewonnen is elke kaart zijn getal aan punten waard.
book-card-high = 5 en 6
book-does-high = Zeldzaam: twee vijven en één zes van elke kleur, tegen vier enen en vier tweeën.
