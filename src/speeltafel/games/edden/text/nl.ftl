### Edden: de spelregels in onze eigen woorden, met één bericht per regel.

## Het spel

game-name = Edden
game-tagline = Ruil je hand omlaag, roep op het juiste moment en hoop dat niemand nog lager zit.
game-about = Elke beurt leg je dure kaarten af en pak je er één terug, tot je hand bijna niets meer waard is. Dan roep je ‘Ik heb het laagste’, maar pas op: elke speler die toch lager zit, kost je 25 strafpunten. En met grillige getallen als 69, 123 en je eigen geboortejaar kan de hele stand zomaar omslaan.
game-minutes = 30–60 minuten
game-credits = Edden en zijn regels komen van edden.nl. Deze uitleg hebben we zelf geschreven, in onze eigen woorden.

## Hoofdstukken

section-goal = Waar het om gaat
section-preparation = Voorbereiding
section-play = Zo speel je
section-points = Wat de kaarten waard zijn
section-round-end = Zo eindigt een ronde
section-game-end = Zo eindigt het spel
section-extra = Bijzondere regels
section-rulings = Uitspraken bij twijfel

## Regels: doel en voorbereiding

rule-ED-GEN-01 = Edden speel je met minstens 3 en hoogstens 10 spelers. Beurt na beurt vervang je dure kaarten in je hand door goedkopere, want wat je aan het einde van een ronde nog vasthoudt, levert meestal strafpunten op. Probeer er zo weinig mogelijk te verzamelen.
rule-ED-PREP-01 = Met 3 of 4 spelers gebruik je één pak van 52 kaarten plus 2 jokers, met 5 of meer spelers twee van zulke pakken. Voor elke ronde worden alle kaarten opnieuw geschud. Met opties kies je zelf 1, 2 of 3 pakken en 0 tot en met 4 jokers per pak.
rule-ED-PREP-02 = Aan het begin van elke ronde krijg je 5 kaarten, of 4 als de 123-regel voor jou geldt. De kaarten die overblijven, vormen met de rug naar boven de trekstapel.
rule-ED-PREP-03 = Van elke speler worden de strafpunten van alle rondes bijgehouden. Aan een echte tafel schrijft één speler ze op; hier gaat dat vanzelf.

## Regels: spelen

rule-ED-TURN-01 = De beurten gaan met de klok mee rond. Je speelt alleen als je zelf aan de beurt bent, en wie af is, wordt overgeslagen.
rule-ED-TURN-02 = In je beurt leg je eerst een groep op de aflegstapel; daarna pak je precies één kaart terug. Een groep is één losse kaart, of twee of drie kaarten van dezelfde rang, of een straat van vier. Paren en drietallen, en ook straten, kunnen met een optie uitgezet zijn.
rule-ED-DRAW-01 = Na het afleggen mag je de bovenste kaart van de trekstapel pakken, zonder vooraf te kijken. Een andere kaart uit de trekstapel pak je nooit.
rule-ED-DRAW-02 = In plaats van de trekstapel te gebruiken, mag je na het afleggen de kaart pakken die de speler vlak voor jou heeft afgelegd. Legde die speler meer kaarten tegelijk af, dan kies je er één. Oudere kaarten in de aflegstapel blijven liggen.

## Regels: punten

rule-ED-PTS-01 = Een aas telt voor 1 punt, een 2 tot en met 10 voor het getal op de kaart, een boer, vrouw of heer voor 10 punten en een joker voor −1 punt. De punten van al je kaarten samen zijn de punten in je hand.

## Regels: einde van een ronde

rule-ED-CALL-01 = Roepen doe je als allereerste in je beurt, vóór het afleggen, en alleen met minder dan 8 punten in je hand; een optie kan die grens van 8 verleggen. Je roept ‘Ik heb het laagste’ en de ronde is meteen afgelopen. Roepen is nooit verplicht: doorspelen mag altijd.
rule-ED-CALL-02 = Nadat er geroepen is, gaan alle handen open. Iedereen behalve de roeper krijgt de punten in de eigen hand bij het totaal, min een eventuele bonus voor een lege hand.
rule-ED-CALL-03 = Riep je, en heeft niemand minder punten in de hand dan jij, dan krijg je voor deze ronde 0 punten. Alleen een bonus voor een lege hand gaat daar nog van af.
rule-ED-CALL-04 = Riep je ten onrechte, dan krijg je 25 strafpunten voor elke speler die minder punten in de hand heeft dan jij. Met opties verander je dat bedrag, of komen de punten in je eigen hand er nog bij.
rule-ED-CALL-05 = De 0 punten voor de laagste hand zijn alleen te verdienen door te roepen. Heb je de laagste hand zonder dat je riep, dan krijg je gewoon de punten van je kaarten.

## Regels: einde van het spel

rule-ED-END-01 = Na elke ronde komen je punten bij je totaal. Is je totaal hoger dan 150, dan ben je af en speel je niet meer mee. Met opties kies je een andere grens, of ben je al af zodra je de grens precies bereikt.
rule-ED-END-02 = Wie niet af is, speelt steeds een nieuwe ronde. Is er nog maar één speler over, dan heeft die het spel gewonnen.

## Regels: bijzondere regels

rule-ED-SET-01 = Twee kaarten van dezelfde rang, zoals twee zevens of twee heren, mag je in één beurt samen afleggen. Je pakt daarna toch maar één kaart terug. Zet je de optie voor paren en drietallen uit, dan mag dit niet.
rule-ED-SET-02 = Ook drie kaarten van dezelfde rang mag je in één beurt samen afleggen, en ook dan pak je één kaart terug. Vier of meer kaarten van dezelfde rang samen afleggen is altijd verboden. Zet je de optie voor paren en drietallen uit, dan mag ook een drietal niet.
rule-ED-RUN-01 = Een straat is een reeks van vier kaarten op volgorde, zoals 4-5-6-7, met precies één harten, één klaveren, één schoppen en één ruiten. Zo’n straat mag je in één beurt afleggen, en daarna pak je één kaart terug. Zet je de optie voor straten uit, dan mag dit niet.
rule-ED-RUN-02 = Een straat bestaat alleen uit kaarten van 2 tot en met 10. Een aas, boer, vrouw, heer of joker past er nooit in.
rule-ED-SET-03 = Heeft de speler voor jou meer kaarten tegelijk afgelegd, dan bepaal jij welke ene kaart je uit die groep pakt. De rest van die groep blijft op de aflegstapel liggen.
rule-ED-69-01 = Staat er na een ronde iemand op precies 69 punten, dan ruilen de speler met het hoogste totaal en de speler met het laagste totaal hun totalen. Met opties zet je deze regel uit, of geldt hij alleen als iemand in die ronde op 69 komt.
rule-ED-69-02 = Komt het tot een 69-ruil en delen meer spelers het hoogste of het laagste totaal, dan ruilen ze allemaal mee. Elke speler met het hoogste totaal krijgt het laagste, en elke speler met het laagste totaal krijgt het hoogste.
rule-ED-123-01 = Kom je op een totaal van precies 123, dan krijg je vanaf de volgende ronde nog maar 4 kaarten in plaats van 5, en dat blijft zo tot het spel is afgelopen. Met een optie zet je deze regel uit.
rule-ED-YEAR-01 = Is je totaal na een ronde precies je geboortejaar min 1900, dan gaat je leeftijd van je totaal af. Ben je van 1975, dan gebeurt dat bij 75 punten; ben je van 2010, dan bij 110. De regel geldt alleen als je geboortejaar is ingevuld, en met een optie zet je hem uit.
rule-ED-EMPTY-01 = Leg je de laatste kaart of kaarten uit je hand af, dan krijg je een bonus van −1 op je punten van deze ronde. Per ronde kan die bonus oplopen tot −3. Met een optie stopt hij al bij −2 of −1, of is er helemaal geen bonus.
rule-ED-META-01 = Op edden.nl kun je ideeën voor regels en gevonden foutjes doorgeven. Die uitnodiging is zelf geen spelregel en verandert niets aan het spel.

## Uitspraken

rule-ED-AMB-01 = Je legt altijd eerst af en pakt daarna pas een kaart. Wat je zelf net hebt afgelegd, mag je niet terugpakken.
rule-ED-AMB-02 = In de eerste beurt van een ronde heeft nog niemand voor jou iets afgelegd, dus dan pak je van de trekstapel. Er wordt bij het delen geen kaart opengelegd.
rule-ED-AMB-03 = Evenveel punten als de roeper is niet lager. Zit niemand echt lager, dan krijgt de roeper 0 punten; wie gelijk zit, krijgt gewoon de punten in de eigen hand.
rule-ED-AMB-04 = Roep je met een hand onder nul en zit niemand lager, dan krijg je precies 0 punten en geen minpunten; alleen een bonus voor een lege hand gaat er nog af. Is je hand negatief terwijl je niet riep, dan gaan die minpunten wel van je totaal af.
rule-ED-AMB-05 = Riep je ten onrechte, dan krijg je alleen de straf van 25 punten (of het gekozen bedrag) per speler die lager zit. De punten in je eigen hand tellen dan niet mee, tenzij een optie ze erbij optelt.
rule-ED-AMB-06 = Wie er het laagst zit, hangt alleen af van de punten in de handen. De bonus voor een lege hand gaat pas daarna van de punten van de ronde af, bij de roeper net zo goed als bij de anderen. Een roeper met 0 punten komt zo op −1, −2 of −3, en een roeper met 25 strafpunten op 24, 23 of 22.
rule-ED-AMB-07 = Elke keer dat je na het afleggen geen kaart meer in je hand hebt, krijg je −1, hoogstens drie keer per ronde; een optie kan dat maximum verlagen. Ook je enige overgebleven kaart afleggen telt. Daarna pak je gewoon weer één kaart, dus de ronde gaat door.
rule-ED-AMB-08 = Na een ronde is de volgorde altijd: de punten van de ronde erbij, dan voor elke speler de geboortejaarregel, dan de 69-ruil, dan de 123-regel en ten slotte kijken wie er af is. Elke stap gebeurt één keer, en er wordt nooit teruggegaan naar een eerdere stap, ook niet als er opnieuw een totaal van 69 of een geboortejaar uitkomt.
rule-ED-AMB-09 = Aan de 69-ruil doet iedereen mee die voor deze ronde nog niet af was, ook wie nu boven de grens van 150 punten staat en ook wie zelf op 69 staat. Pas na de ruil wordt gekeken wie er af is, dus de ruil kan je redden of je juist de das omdoen. Zijn alle totalen gelijk, dan verandert er niets. Met een optie zet je de 69-regel uit.
rule-ED-AMB-10 = Zolang er iemand op precies 69 punten staat, volgt er na elke ronde weer een ruil. Met een optie gebeurt het alleen in de ronde waarin iemand op 69 komt.
rule-ED-AMB-11 = Een totaal van precies 123 telt ook als je er door de 69-ruil of door het aftrekken van je leeftijd op uitkomt. Speel je eenmaal met 4 kaarten, dan blijft dat het hele spel zo, hoe je totaal ook verandert.
rule-ED-AMB-12 = Is de trekstapel leeg als je een kaart moet pakken, dan wordt de aflegstapel geschud tot een nieuwe trekstapel. De groep van de speler voor jou en de groep die je net zelf aflegde, blijven daarbij liggen. Levert dat geen enkele kaart op, dan moet je een kaart uit de groep van de speler voor jou pakken; is die groep er niet, dan pak je niets.
rule-ED-AMB-13 = Roept er niemand, dan eindigt de ronde vanzelf na in totaal 40 beurten per speler die nog meedoet, met 4 spelers dus na 160; met een optie kies je een ander aantal dan 40. Er is dan geen roeper: iedereen krijgt de punten in de eigen hand, min een eventuele bonus voor een lege hand.
rule-ED-AMB-14 = Alle jokers hebben dezelfde rang, dus twee of drie jokers mag je samen afleggen. Een joker kan nooit een andere kaart vervangen.
rule-ED-AMB-15 = Gaan alle overgebleven spelers in dezelfde ronde af, dan wint van hen degene met het laagste totaal. Delen meer spelers dat laagste totaal, dan winnen ze samen. Met een optie is er dan geen winnaar.
rule-ED-AMB-16 = In elk pak kaarten zitten 2 jokers. Met een optie kies je er 0 tot en met 4 per pak.
rule-ED-AMB-17 = De eerste gever wordt geloot; daarna deelt steeds de winnaar van de ronde, en de speler links van de gever begint. Winnaar is de roeper die terecht riep; na een onterechte roep is het de speler met de laagste hand, en bij gelijke handen wie van hen met de klok mee het dichtst bij de roeper zit. Is die speler af, dan deelt de eerstvolgende met de klok mee die nog meedoet. Met een optie deelt na elke ronde de speler links van de vorige gever.
rule-ED-AMB-18 = Het aantal pakken kaarten ligt vast vanaf de start en blijft het hele spel gelijk, ook als er spelers af zijn. Met een optie kies je dat aantal vooraf zelf.
rule-ED-AMB-19 = Heb je vier of meer kaarten van dezelfde rang in je hand, dan mag je er gerust twee of drie samen van afleggen. Alleen vier of meer in één keer is verboden.
rule-ED-AMB-20 = Een straat telt precies vier kaarten die op elkaar volgen, van 2 tot en met 10, en elke kleur komt er één keer in voor. Langer, korter of twee keer dezelfde kleur mag niet. Met een optie zet je straten helemaal uit.
rule-ED-AMB-21 = Van de aflegstapel mag je alleen pakken uit de groep van de speler die vlak voor jou aan de beurt was. Een oudere groep is niet meer te pakken, ook niet als de speler voor jou daar net een kaart uit haalde.
rule-ED-AMB-22 = Je geboortejaar invullen mag, maar hoeft niet. Je leeftijd is het huidige jaar min je geboortejaar, of één minder als je dit jaar nog jarig moet worden; het totaal waar het om gaat, is je geboortejaar min 1900. Door de aftrek mag je totaal onder nul komen. Bots hebben alleen een geboortejaar als de tafel er een voor ze verzint, en met een optie geldt de regel voor niemand.
rule-ED-AMB-23 = Met precies 150 punten ben je nog niet af; pas met meer dan 150 is het gebeurd. Met een optie ben je al af zodra je de grens bereikt.
rule-ED-AMB-24 = Kom je pas tijdens je beurt onder de grens van 8 punten, bijvoorbeeld door de kaart die je pakt, dan mag je nog niet roepen. Dat kan op zijn vroegst aan het begin van je volgende beurt.
rule-ED-AMB-25 = Wie het spel verlaat, is af. De kaarten uit die hand gaan onder de trekstapel.
rule-ED-AMB-26 = Heb je aan het begin van je beurt geen kaarten, omdat er eerder niets te pakken viel, dan heb je 0 punten. Je mag dan roepen of passen. Pas je, dan leg je niets af en pak je daarna een kaart als dat kan.
rule-ED-AMB-27 = Kaarten met dezelfde rang en kleur uit verschillende pakken zijn volkomen gelijkwaardig, en alle jokers zijn dat ook. Welke je kiest, maakt niets uit: het blijft dezelfde zet.
rule-ED-AMB-28 = Is de trekstapel leeg, dan wordt er een nieuwe gemaakt zodra je hebt afgelegd. Pas daarna kies je of je van de trekstapel pakt of uit de groep van de speler voor jou.
rule-ED-AMB-29 = Heeft de speler voor jou in die beurt niets afgelegd, dan kun je uit geen enkele groep pakken, ook niet uit een oudere. Met een toegestaan aantal kaarten komt dit nooit voor, want er is dan altijd iets te pakken.
rule-ED-AMB-30 = Eindigt een ronde zonder roeper, dan is voor het delen de speler met de laagste hand de winnaar van de ronde. Bij gelijke handen is het de eerste van hen, met de klok mee geteld vanaf de speler die nu aan de beurt zou zijn, die speler zelf meegerekend.
rule-ED-AMB-31 = Is de speler die moet delen af, dan deelt de eerstvolgende speler met de klok mee die nog meedoet. De speler links van die nieuwe gever begint.
rule-ED-AMB-32 = Geboortejaren en leeftijden worden bij de start per speler ingevuld of leeg gelaten. De geboortejaarregel heeft geen maximum: ook een tweede of derde keer in hetzelfde spel gaat je leeftijd van je totaal af.
rule-ED-AMB-33 = Kies je de optie waarbij alleen het bereiken van 69 telt, dan volgt de ruil alleen als iemand vóór deze ronde niet op 69 stond en na de punten van de ronde en de geboortejaarregel wel.
rule-ED-AMB-34 = Het spel duurt hoogstens 200 rondes; met een optie kies je een ander aantal. Is er dan nog geen winnaar, dan wint van de spelers die niet af zijn degene met het laagste totaal, en bij een gelijk laagste totaal winnen ze samen.
rule-ED-AMB-35 = Elke ronde begin je weer bij nul met het tellen van lege handen, en ook het aantal gespeelde beurten begint dan weer bij nul.
rule-ED-AMB-36 = Verlaat iemand het spel, dan gaan de kaarten uit die hand onder de trekstapel. Was die speler aan de beurt, dan begint de volgende speler die nog meedoet een eigen beurt en mag die uit de laatst afgelegde groep pakken. Blijft er één speler over, dan is het spel meteen afgelopen.
rule-ED-AMB-37 = De opties hebben grenzen: de roepgrens is 1 tot en met 50 punten, de straf per lagere speler 0 tot en met 100, de grens om af te zijn 20 tot en met 500, het aantal beurten per speler in een ronde 5 tot en met 200 en het aantal rondes 1 tot en met 1000. Er moeten ook genoeg kaarten zijn: alle pakken samen, met de jokers erbij, tellen minstens 5 kaarten per speler plus 2.
rule-ED-AMB-38 = Hoeveel beurten een ronde hoogstens duurt, staat vast zodra er gedeeld is: de spelers die dan meedoen, tellen mee. Verlaat daarna iemand het spel, dan blijft dat aantal gelijk. Een beurt die zo wordt afgebroken, telt niet als gespeelde beurt.
rule-ED-AMB-39 = Wie een geboortejaar invult, vult ook een leeftijd in. Een leeftijd zonder geboortejaar doet niets. Een geboortejaar is 1900 tot en met 2100, een leeftijd 1 tot en met 130. Beide zijn van jezelf en niet van de tafel: je vult ze zelf in, en anderen komen ze pas te weten als de regel toeslaat, of als je zelf je magische getal laat zien.

## Opties: kaarten en delen

group-deck = Kaarten en delen
option-jokersPerDeck = Jokers per pak
option-jokersPerDeck-help = Zoveel jokers zitten er in elk pak kaarten, van 0 tot en met 4. Normaal zijn het er 2.
option-decks = Aantal pakken kaarten
option-decks-help = Met hoeveel pakken jullie het hele spel spelen. Automatisch betekent één pak tot en met 4 spelers en twee pakken vanaf 5 spelers.
option-decks-auto = Automatisch
option-decks-1 = 1 pak
option-decks-2 = 2 pakken
option-decks-3 = 3 pakken
option-dealer = Wie deelt
option-dealer-help = Wie de volgende ronde deelt. De speler links van de gever begint.
option-dealer-winner = De winnaar van de ronde
option-dealer-left = De speler links van de vorige gever

## Opties: roepen

group-call = Roepen
option-callBelow = Roepgrens
option-callBelow-help = Je mag alleen roepen met minder punten in je hand dan dit getal, van 1 tot en met 50. Normaal is het 8.
option-penaltyPerLower = Straf per lagere speler
option-penaltyPerLower-help = Zoveel strafpunten krijg je na een onterechte roep voor elke speler die lager zit, van 0 tot en met 100. Normaal zijn het er 25.
option-failedCallerAddsHand = Eigen hand telt mee na onterechte roep
option-failedCallerAddsHand-help = Wie ten onrechte riep, krijgt boven op de straf ook de punten in de eigen hand. Normaal staat dit uit.

## Opties: groepen

group-sets = Groepen
option-pairsTriples = Paren en drietallen
option-pairsTriples-help = Twee of drie kaarten van dezelfde rang mag je samen afleggen. Normaal staat dit aan.
option-fourRun = Straten
option-fourRun-help = Vier opeenvolgende kaarten van 2 tot en met 10, één van elke kleur, mag je samen afleggen. Normaal staat dit aan.

## Opties: bijzondere regels

group-special = Bijzondere regels
option-rule69 = 69-regel
option-rule69-help = Bij precies 69 punten ruilen het hoogste en het laagste totaal. Normaal staat dit aan.
option-rule69Trigger = Wanneer 69 telt
option-rule69Trigger-help = Of de ruil na elke ronde volgt zolang iemand op 69 staat, of alleen in de ronde waarin iemand op 69 komt.
option-rule69Trigger-stand = Zolang iemand op 69 staat
option-rule69Trigger-arrive = Alleen als iemand op 69 komt
option-rule123 = 123-regel
option-rule123-help = Wie op precies 123 punten komt, krijgt voortaan 4 kaarten in plaats van 5. Normaal staat dit aan.
option-ruleBirthYear = Geboortejaarregel
option-ruleBirthYear-help = Is je totaal gelijk aan je geboortejaar min 1900, dan gaat je leeftijd eraf. Dit geldt alleen voor spelers met een ingevuld geboortejaar; normaal staat het aan.
option-birthYears-own = Jouw geboortejaar
option-birthYears = Geboortejaren
option-birthYears-help = Het geboortejaar van elke speler, voor de geboortejaarregel. Laat het leeg voor wie niet aan die regel meedoet.
option-ages-own = Jouw leeftijd
option-ages = Leeftijden
option-ages-help = De leeftijd die bij de geboortejaarregel van het totaal af gaat, voor elke speler apart: het huidige jaar min het geboortejaar, of één minder als de verjaardag nog moet komen.
option-magicNumbers-own = Jouw magische getal (iedereen ziet dit; leeg laten mag)
option-magicNumbers = Magische getallen
option-magicNumbers-help = Wie wil, laat de anderen zien op welk totaal de geboortejaarregel voor hem toeslaat: het geboortejaar min 1900.
option-emptyHandMax = Maximale bonus voor een lege hand
option-emptyHandMax-help = Zo vaak kun je in één ronde −1 krijgen door je hand leeg te spelen, van 0 tot en met 3. Normaal is het 3, de nieuwste regels op edden.nl houden het op 1, en 0 zet de bonus uit.

## Opties: einde

group-end = Einde van ronde en spel
option-outAbove = Puntengrens
option-outAbove-help = Het totaal waarboven je af bent, van 20 tot en met 500. Normaal is het 150.
option-outTest = Precies op de grens
option-outTest-help = Of je pas af bent met meer punten dan de grens, of al zodra je de grens bereikt.
option-outTest-more = Pas af boven de grens
option-outTest-reach = Al af op de grens
option-allOut = Allemaal tegelijk af
option-allOut-help = Wie er wint als alle overgebleven spelers in dezelfde ronde af gaan.
option-allOut-lowest = Het laagste totaal wint
option-allOut-none = Niemand wint
option-turnCapPerPlayer = Beurten per speler in een ronde
option-turnCapPerPlayer-help = Na in totaal zoveel beurten per speler die nog meedoet, eindigt de ronde zonder roeper. Kies 5 tot en met 200; normaal is het 40.
option-maxRounds = Maximaal aantal rondes
option-maxRounds-help = Na zoveel rondes stopt het spel en wint het laagste totaal van wie niet af is. Kies 1 tot en met 1000; normaal is het 200.

# Aan tafel.

card-ha = harten aas
card-h2 = harten 2
card-h3 = harten 3
card-h4 = harten 4
card-h5 = harten 5
card-h6 = harten 6
card-h7 = harten 7
card-h8 = harten 8
card-h9 = harten 9
card-h10 = harten 10
card-hj = harten boer
card-hq = harten vrouw
card-hk = harten heer
card-ca = klaveren aas
card-c2 = klaveren 2
card-c3 = klaveren 3
card-c4 = klaveren 4
card-c5 = klaveren 5
card-c6 = klaveren 6
card-c7 = klaveren 7
card-c8 = klaveren 8
card-c9 = klaveren 9
card-c10 = klaveren 10
card-cj = klaveren boer
card-cq = klaveren vrouw
card-ck = klaveren heer
card-sa = schoppen aas
card-s2 = schoppen 2
card-s3 = schoppen 3
card-s4 = schoppen 4
card-s5 = schoppen 5
card-s6 = schoppen 6
card-s7 = schoppen 7
card-s8 = schoppen 8
card-s9 = schoppen 9
card-s10 = schoppen 10
card-sj = schoppen boer
card-sq = schoppen vrouw
card-sk = schoppen heer
card-da = ruiten aas
card-d2 = ruiten 2
card-d3 = ruiten 3
card-d4 = ruiten 4
card-d5 = ruiten 5
card-d6 = ruiten 6
card-d7 = ruiten 7
card-d8 = ruiten 8
card-d9 = ruiten 9
card-d10 = ruiten 10
card-dj = ruiten boer
card-dq = ruiten vrouw
card-dk = ruiten heer
card-x = joker

zone-group = Te pakken
zone-laid = Net afgelegd
zone-stock = Trekstapel
zone-pile = Aflegstapel
zone-turns = Beurt
zone-points = Je punten
zone-hand = Je hand
zone-shown = Hand van { $player }

fact-hand = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
fact-dealer = gever
fact-bonus = bonus −{ $count }
fact-four-cards = krijgt 4 kaarten
fact-magic = magisch getal { $number }
fact-near = dicht bij { $number }
fact-out = af

prompt-over = Het spel is afgelopen.
prompt-wait = { $player } is aan de beurt.
prompt-call = Je hebt { $points ->
    [1] 1 punt
   *[other] { $points } punten
} in je hand. Je mag roepen, of afleggen.
prompt-discard = Je hebt { $points } punten in je hand. Leg een kaart of een groep af.
prompt-empty = Je hebt geen kaarten. Roep of pas.
prompt-take = Pak een kaart: van de trekstapel of uit de groep van de speler voor je.
prompt-draw = Pak een kaart van de trekstapel.

move-call = Ik heb het laagste!
move-discard = Leg { $card } af
move-set = Leg { $count ->
    [2] twee
   *[other] drie
} { $rank ->
    [0] azen
    [1] tweeën
    [2] drieën
    [3] vieren
    [4] vijven
    [5] zessen
    [6] zevens
    [7] achten
    [8] negens
    [9] tienen
    [10] boeren
    [11] vrouwen
    [12] heren
   *[other] jokers
} af (samen { $points } punten)
move-run = Leg de straat vanaf { $card } af (samen { $points } punten)
move-draw = Pak van de trekstapel
move-take = Pak { $card }
move-pass = Pas

# Wat een zet is, in het algemeen.
verb-call = zeggen het laagste te hebben
verb-discard = kaarten afleggen
verb-draw = van de trekstapel pakken
verb-take = een afgelegde kaart pakken
verb-pass = passen

event-dealt = { $you ->
    [yes] Ronde { $number }: jij deelt.
   *[no] Ronde { $number }: { $player } deelt.
}
event-hand = { $you ->
    [yes] Je krijgt { $cards }.
   *[no] { $seen ->
        [yes] { $player } krijgt { $cards }.
       *[no] { $player } krijgt { $count } kaarten.
    }
}
event-discarded = { $you ->
    [yes] Je legt { $cards } af.
   *[no] { $player } legt { $cards } af.
}
event-emptied = { $you ->
    [yes] Je speelt je hand leeg: bonus −{ $number }.
   *[no] { $player } speelt de hand leeg: bonus −{ $number }.
}
event-passed = { $you ->
    [yes] Je hebt geen kaarten en past.
   *[no] { $player } heeft geen kaarten en past.
}
event-reshuffled = De aflegstapel wordt geschud: { $number ->
    [one] 1 kaart ligt
   *[other] { $number } kaarten liggen
} nu op de trekstapel.
event-nothing-left = { $you ->
    [yes] Voor jou is er niets te pakken.
   *[no] Voor { $player } is er niets te pakken.
}
event-drew = { $you ->
    [yes] Je pakt { $cards } van de trekstapel.
   *[no] { $seen ->
        [yes] { $player } pakt { $cards } van de trekstapel.
       *[no] { $player } pakt een kaart van de trekstapel.
    }
}
event-took = { $you ->
    [yes] Je pakt { $cards } van de aflegstapel.
   *[no] { $player } pakt { $cards } van de aflegstapel.
}
event-called = { $you ->
    [yes] Je roept: ‘Ik heb het laagste!’
   *[no] { $player } roept: ‘Ik heb het laagste!’
}
event-capped = Na { $number } beurten heeft niemand geroepen. De ronde is voorbij.
event-reveal = { $count ->
    [0] { $player }: geen kaarten, 0 punten.
   *[other] { $player }: { $cards }, samen { $number ->
        [1] 1 punt
       *[other] { $number } punten
    }.
}
event-scored = { $you ->
    [yes] Je krijgt { $number ->
        [1] 1 punt
       *[other] { $number } punten
    }.
   *[no] { $player } krijgt { $number ->
        [1] 1 punt
       *[other] { $number } punten
    }.
}
event-birthday = { $you ->
    [yes] Je staat op je geboortejaar: je leeftijd, { $number }, gaat eraf.
   *[no] { $player } staat op het eigen geboortejaar: { $number } gaat eraf, de leeftijd.
}
event-swap69-down = { $you ->
    [yes] 69! Je had het hoogste totaal en krijgt het laagste: { $number } eraf.
   *[no] 69! { $player } had het hoogste totaal en krijgt het laagste: { $number } eraf.
}
event-swap69-up = { $you ->
    [yes] 69! Je had het laagste totaal en krijgt het hoogste: { $number } erbij.
   *[no] 69! { $player } had het laagste totaal en krijgt het hoogste: { $number } erbij.
}
event-four-cards = { $you ->
    [yes] Je staat op 123 en krijgt voortaan 4 kaarten.
   *[no] { $player } staat op 123 en krijgt voortaan 4 kaarten.
}
event-out = { $you ->
    [yes] Je bent af met { $number } punten.
   *[no] { $player } is af met { $number } punten.
}
event-left = { $you ->
    [yes] Je verlaat het spel.
   *[no] { $player } verlaat het spel.
}
event-won = { $you ->
    [yes] Je wint!
   *[no] { $player } wint.
}
event-no-winner = Iedereen is af. Niemand wint.

refused-too-many-points = Je hebt { $points } punten in je hand; roepen mag met hoogstens { $limit }.
refused-call-too-late = Je hebt al afgelegd; roepen kan pas aan het begin van je volgende beurt.
refused-call-in-turn = Roepen mag alleen aan het begin van je eigen beurt.
refused-discard-first = Leg eerst iets af, daarna pak je een kaart.
refused-take-first = Je hebt al afgelegd: pak nu een kaart.
refused-must-discard = Je hebt kaarten in je hand, dus je moet er een of meer afleggen.
refused-not-in-hand = Die kaarten zitten niet allemaal in je hand.
refused-sets-off = Aan deze tafel leg je geen paren en drietallen af.
refused-not-alike = Deze kaarten hebben niet dezelfde rang.
refused-four-alike = Meer dan drie kaarten van dezelfde rang mag je niet samen afleggen.
refused-runs-off = Aan deze tafel leg je geen straten af.
refused-too-many-cards = Vijf kaarten tegelijk is te veel: een straat heeft er precies vier.
refused-too-few-cards = Drie kaarten op een rij zijn te weinig: een straat heeft er precies vier.
refused-not-in-runs = { $card } past niet in een straat: alleen 2 tot en met 10 doen mee.
refused-not-in-sequence = Deze vier kaarten volgen elkaar niet op.
refused-same-suit = In een straat moet elke kleur precies één keer voorkomen.
refused-stock-empty = De trekstapel is leeg: pak een kaart uit de groep van de speler voor je.
refused-own-discard = { $card } heb je net zelf afgelegd.
refused-older-group = { $card } ligt in een oudere groep; je pakt alleen van de speler vlak voor je.
refused-not-in-group = { $card } ligt niet in de groep van de speler voor je.
refused-first-turn = Er is nog niets afgelegd om te pakken: neem van de trekstapel.
refused-nothing-laid = De speler voor je heeft niets afgelegd: neem van de trekstapel.
refused-already-out = Deze speler is al af.
refused-you-are-out = Je bent af en speelt niet meer mee.
refused-you-left = Je hebt dit spel verlaten.

## Waarom: wat een tip erbij zegt

why-pass = Zonder kaarten valt er niets af te leggen.
why-call-empty = Je hebt geen kaarten meer, dus geen enkel punt: roep.
why-call-sure = Met { $points ->
    [one] 1 punt
   *[other] { $points } punten
} heb je vrijwel zeker het laagste: roep.
why-call-now = { $player } heeft nog { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}: roep nu, voor een ander het doet. De kans dat iemand lager zit is { $percent } %.
why-call = Met { $points ->
    [one] 1 punt
   *[other] { $points } punten
} is de kans dat iemand lager zit { $percent } %: dat is het waard.
why-lay-all = Je legt alles af wat je hebt: straks heb je nog maar één kaart.
why-lay-run = Met een straat ben je in één keer { $points } punten kwijt.
why-lay-set = { $count } gelijke kaarten tegelijk: zo ben je { $points } punten kwijt en word je hand kleiner.
why-not-yet = Roepen mag, maar met { $percent } % kans zit iemand lager. Leg liever nog { $card } af.
why-lay-highest = { $card } is je hoogste kaart: dan houd je { $left } punten over.
why-keep-set = Je hogere kaarten horen bij elkaar: die leg je straks samen af.
why-keep-run = Met je hogere kaarten kun je nog een straat maken: bewaar ze.
why-give-little = Een andere kaart zou { $player } meer helpen dan { $card }.
why-lay-best = Wat je overhoudt kun je zo het snelst samen afleggen.
why-draw = Van de trekstapel is een kaart gemiddeld { $points } punten waard.
why-draw-rather = Het laagste wat er ligt is { $points } punten waard; een kaart van de trekstapel gemiddeld { $mean }.
why-take-joker = De joker telt −1: die wil je altijd hebben.
why-take-set = Met { $card } heb je er { $count } gelijke: die leg je straks samen af.
why-take-run = { $card } maakt een straat met wat je hebt.
why-take-low = { $card } telt maar { $points ->
    [one] 1 punt
   *[other] { $points } punten
}; van de trekstapel is het gemiddeld { $mean }.
why-take-less = { $card } telt { $points } punten, en dan weet je wat je krijgt.

## Wat er gebeurt, in het algemeen gezegd: voor de cijfers van het lab

kind-dealt = een ronde wordt gedeeld
kind-hand = iemand krijgt een hand
kind-discarded = iemand legt af
kind-emptied = iemand speelt de hand leeg
kind-passed = iemand past zonder kaarten
kind-reshuffled = de aflegstapel wordt geschud
kind-nothing-left = er is voor iemand niets te pakken
kind-drew = iemand pakt van de trekstapel
kind-took = iemand pakt van de aflegstapel
kind-called = iemand roept het laagste te hebben
kind-capped = een ronde eindigt zonder dat iemand roept
kind-reveal = iemand toont een hand
kind-scored = iemand krijgt de punten van een ronde
kind-birthday = iemand komt op het eigen geboortejaar
kind-swap69-down = iemand gaat door 69 van het hoogste totaal naar het laagste
kind-swap69-up = iemand gaat door 69 van het laagste totaal naar het hoogste
kind-four-cards = iemand komt op 123 en krijgt voortaan 4 kaarten
kind-out = iemand valt af
kind-left = iemand verlaat het spel
kind-won = iemand wint het spel
kind-no-winner = iedereen is af en niemand wint
ending-ED-END-02 = er is nog één speler over
ending-ED-AMB-15 = iedereen die over is gaat tegelijk af
ending-ED-AMB-34 = het hoogste aantal rondes is gespeeld

## Wat op tafel te zien is

moment-call = Ik heb het laagste!
moment-capped = Niemand heeft geroepen
moment-lower = lager!
moment-right = het laagste!
moment-wrong = { $count ->
    [one] 1 speler zit lager
   *[other] { $count } spelers zitten lager
}
moment-scored = { $points } erbij
moment-birthday = Geboortejaar!
moment-swap = 69: geruild!
moment-four-cards = 123: vier kaarten
moment-out = Af!

## De afrekening van een ronde

part-hand = Kaarten in de hand
part-right = Terecht geroepen
part-wrong = Geroepen, maar { $count ->
    [one] 1 speler zat lager
   *[other] { $count } spelers zaten lager
}
part-empty = Hand leeggespeeld
part-birthday = Op het geboortejaar: leeftijd eraf
part-swap = 69: totalen geruild

# Het scoreblok.

pad-birthYears = Geboortejaar
pad-ages = Leeftijd
pad-called = Wie riep ‘Ik heb het laagste’?
pad-called-nobody = Niemand
pad-hand = Kaarten in de hand
pad-emptied = Hand leeg
refused-pad-call = { $player } heeft { $points } punten; roepen mag met hoogstens { $limit }.
refused-pad-out = { $player } is af en kan niet roepen.
refused-pad-hand = { $player } heeft { $count } kaarten; meer dan { $most } kan niet.
refused-pad-hand-points = { $player } kan geen { $points } punten in de hand hebben.
# De scheidsrechter.

ask-together = Mag dit samen weg?
ask-call = Mag ik roepen?
ask-cost = Wat kost dit?
pad-together = Kaarten die samen weg gaan
pad-held = Kaarten in de hand
pad-lower = Hoeveel anderen hebben minder?
refused-ask-some-cards = Tik de kaarten aan die je wilt weggooien.
says-single = Eén kaart weggooien mag altijd.
says-set = { $count } gelijke kaarten mogen samen weg.
says-run = Dit rijtje van vier mag weg.
says-call = Met { $points } punten mag je roepen. Als { $count } anderen minder hebben, krijg je { $cost } punten.
says-points = Deze hand telt voor { $points } punten.
# Voorbeelden in het boekje.

example-pair = Twee gelijke kaarten mogen samen weg.
example-triple = Drie gelijke ook.
example-four = Vier tegelijk niet.
example-run = Vier op een rij, elk van een andere soort.
example-suits = Twee keer harten: zo mag het niet.
example-points = Een aas is 1, een heer 10 en een vijf 5: samen 16 punten.
