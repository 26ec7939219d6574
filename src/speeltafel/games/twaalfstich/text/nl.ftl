### 12er Stich: het spelregelboek, in onze eigen woorden.
### Elke regel heeft het nummer van de specificatie en is zonder de andere te begrijpen.
### Een waarde staat op één regel, want Fluent neemt regeleinden over in de tekst.

## Het spel

game-name = 12er Stich
game-tagline = Tel op, trek af en sla toe op precies 12 of 0!
game-about = Je speelt om de beurt een kaart: zwart telt op, rood trekt af, en wie de som precies op 12 of 0 brengt, wint alle kaarten die er liggen. Wie als eerste zijn laatste kaart speelt, verdient nog eens 30 punten. Je hebt het zo geleerd, en toch blijft het spannend: geef jij de volgende speler net de som waarop die zat te wachten?
game-minutes = 30–60 minuten
game-credits = 12er Stich is een spel van Ritter Kunibert, in 1987 uitgebracht door Hexagames. De Nederlandse vertaling is van Piet Notebaert. De regels staan hier in onze eigen woorden.

## Hoofdstukken

section-goal = Doel van het spel
section-cards = De kaarten
section-preparation = Voorbereiding
section-play = Zo speel je
section-round-end = Einde van een ronde
section-scoring = Punten en winnen
section-variants = Varianten
section-rulings = Verduidelijkingen

## Materiaal, doel en kaarten

rule-12-MAT-01 = Je speelt met 46 kaarten en één bijzondere dobbelsteen met de vlakken 2, 3, 3, 4, 4 en 5. Aan een echte tafel heb je ook pen, papier en de spelregels nodig; hier ligt alles voor je klaar.
rule-12-GOAL-01 = Je verdient punten door met je kaarten slagen te winnen en door als eerste je laatste kaart te spelen. Wie als eerste de doelscore haalt, wint het spel.
rule-12-CARD-01 = Speel je een zwarte kaart, dan komt de waarde ervan bij de som. Met de profregel geldt dat zolang zwart de pluskleur is; is zwart de minkleur, dan gaat de waarde er juist af.
rule-12-CARD-02 = Speel je een rode kaart, dan gaat de waarde ervan van de som af. Met de profregel geldt dat zolang rood de minkleur is; is rood de pluskleur, dan komt de waarde er juist bij.
rule-12-CARD-03 = Er zijn 23 zwarte en 23 rode kaarten. Elke kleur heeft vier enen, drie tweeën, twee kaarten van elke waarde van 3 tot en met 9, en twee twaalven. Een 10 of een 11 komt niet voor.

## Voorbereiding

rule-12-DEAL-01 = Elke ronde begint met een volledig spel: alle 46 kaarten gaan bij elkaar en worden opnieuw geschud.
rule-12-DEAL-02 = Aan het begin van de ronde krijg je van de gever 6 kaarten, met de rug naar boven. Je neemt ze in je hand; alleen jij mag ze zien.
rule-12-DEAL-03 = Wat na het delen overblijft, is de trekstapel, met de rug naar boven: 28 kaarten met 3 spelers, 22 met 4, 16 met 5 en 10 met 6. Met de optie ‘Ook met 2 of 7 spelers’ zijn het er 34 met 2 spelers en 4 met 7.
rule-12-TARGET-01 = Voordat het spel begint, wordt één keer gedobbeld: de worp maal 100 is de doelscore. Heb je bij ‘Doelscore’ een vast getal gekozen, dan wordt er niet gedobbeld.

## Spelen

rule-12-TURN-01 = De beurt gaat met de klok mee de tafel rond. De speler links van de gever begint de ronde.
rule-12-LEAD-01 = Op een lege aflegstapel mag je alleen een zwarte kaart leggen: zo kom je uit met je startkaart. Dat is zo aan het begin van een ronde en na elke slag. Met de profregel moet de startkaart de pluskleur hebben.
rule-12-SUM-01 = De kaart die je speelt, komt open op de aflegstapel, boven op de kaarten die er in deze slag al liggen. Daarna geldt een nieuwe som: zwart komt erbij, rood gaat eraf. Met de profregel komt de pluskleur erbij en gaat de minkleur eraf.
rule-12-SUM-02 = De som moet na elke kaart minstens 0 en hoogstens 12 zijn. Een kaart die de som hoger dan 12 of lager dan 0 zou maken, mag je niet spelen.
rule-12-SUM-03 = Aan een echte tafel noem je na elke kaart die je speelt hardop de nieuwe som; hier verschijnt die vanzelf. Staat ‘Som noemen’ op ‘Zelf intypen’, dan typ je de nieuwe som in voordat je kaart wordt aangenomen. Een vergissing wordt alleen verbeterd.
rule-12-TRICK-01 = Maakt jouw kaart de som precies 12 of precies 0, dan win je de slag. Alle kaarten van de aflegstapel, ook de kaart die je net speelde, gaan naar jouw slagenstapel en de som begint weer bij 0. Met een startkaart win je nooit een slag.
rule-12-TRICK-02 = Na een gewonnen slag blijf je aan de beurt en kom je meteen uit met een nieuwe zwarte startkaart; met de profregel heeft die de pluskleur. Won je de slag met je laatste kaart, dan is de ronde voorbij en kom je niet meer uit.
rule-12-DRAW-01 = Alleen als je geen enkele kaart uit je hand kunt spelen, trek je een kaart van de trekstapel, en dan precies één. Win je in dezelfde beurt een slag en kun je daarna niet uitkomen, dan trek je daarvoor opnieuw één kaart.
rule-12-DRAW-02 = Kun je de kaart die je net hebt getrokken spelen, dan mag dat meteen: je legt die op de aflegstapel, wint er een slag mee of komt ermee uit. Houden mag ook. Staat ‘Getrokken kaart’ op ‘Spelen als het kan’, dan moet je die spelen.
rule-12-PASS-01 = Een getrokken kaart die je niet kunt spelen, blijft in je hand. Je beurt is dan voorbij en de volgende speler is aan de beurt.
rule-12-MUST-01 = Heb je een kaart die je kunt spelen, dan moet je er een spelen: zomaar passen of zomaar een kaart trekken mag niet. Alleen een kaart die je net hebt getrokken, mag je houden, tenzij ‘Getrokken kaart’ op ‘Spelen als het kan’ staat.

## Einde van een ronde

rule-12-REND-01 = De ronde is afgelopen zodra een speler zijn laatste kaart speelt, of die nu een slag wint of niet. Daarmee verdient die speler de bonus van 30 punten.
rule-12-REND-02 = Een ronde kan ook vastlopen: de trekstapel is leeg en geen enkele speler kan nog een kaart spelen. De ronde is dan afgelopen en niemand krijgt de bonus van 30 punten.
rule-12-REND-03 = Bij vastlopen worden de kaarten van de aflegstapel weggelegd. Ze tellen voor niemand.
rule-12-REND-04 = Speelt een ander zijn laatste kaart, dan leg je de kaarten die je nog in je hand hebt weg; ze tellen niet mee. Met de optie ‘Strafpunten voor handkaarten’ gaan de punten ervan wel van je rondescore af.

## Punten en winnen

rule-12-SCORE-01 = Elke kaart in je slagenstapel levert punten op: een 1 tot en met 5 is 5 punten waard, een 6 tot en met 9 is 10 punten waard, een zwarte 12 is 15 punten waard en een rode 12 is 20 punten waard. Alleen bij de 12 maakt de kleur dus uit. De profregel verandert niets aan deze punten.
rule-12-SCORE-02 = Voor het spelen van je laatste kaart krijg je 30 punten.
rule-12-SCORE-03 = Wat elke speler in een ronde verdient, wordt na afloop genoteerd en bij het totaal geteld; hier gaat dat vanzelf. Tijdens een ronde verandert je totaal niet.
rule-12-END-01 = De doelscore is 100 keer de worp met de dobbelsteen en is dus 200, 300, 400 of 500 punten. Op de dobbelsteen staan de 3 en de 4 twee keer, dus 300 en 400 komen twee keer zo vaak voor als 200 en 500. Met de optie ‘Doelscore’ kies je zelf een van deze vier getallen.
rule-12-END-02 = Je speelt rondes tot een speler na afloop van een ronde de doelscore heeft bereikt of overtroffen; die speler wint het spel. Staat ‘Doelscore halen’ op ‘Meer dan de doelscore’, dan is precies de doelscore nog niet genoeg.
rule-12-END-03 = Halen meerdere spelers in dezelfde ronde de doelscore, dan wint van hen de speler met het hoogste totaal. Delen spelers dat totaal, dan winnen zij samen, of je speelt verder als ‘Gelijke stand’ op ‘Extra rondes’ staat.
rule-12-TWELVE-01 = Kom je uit met een zwarte 12, dan win je daarmee geen slag: de som staat op 12 en de volgende speler is aan de beurt. Met de profregel geldt dit voor de 12 van de pluskleur. Staat ‘Uitkomen met een 12’ op ‘Alleen na je eigen slag’, dan mag je er alleen mee uitkomen als je net een slag hebt gewonnen.
rule-12-TWELVE-02 = Een rode 12 kun je alleen gebruiken om een zwarte 12 te winnen waarmee net is uitgekomen: alleen dan is de som 12, en die wordt 0. Met de profregel win je zo met de 12 van de minkleur de 12 van de pluskleur.

## Varianten

rule-12-VAR-01 = Met de optie ‘Strafpunten voor handkaarten’ gaan de punten van de kaarten die je aan het einde van een ronde nog in je hand hebt van je rondescore af. Ze zijn evenveel waard als in je slagenstapel. Dat geldt ook bij vastlopen, en je totaal kan onder de 0 zakken.
rule-12-PROF-01 = Met de optie ‘Profregel’ mag je na elke slag die je wint de pluskleur en de minkleur omwisselen. Is rood de pluskleur, dan komt rood bij de som en gaat zwart eraf.
rule-12-META-01 = 12er Stich is van Ritter Kunibert en verscheen in 1987 bij Hexagames. Piet Notebaert van Spelgroep Hof van Watervliet in Brugge vertaalde de regels vrij in het Nederlands; die vertaling staat op een pagina van het Vlaams Spellenarchief. Voor het spelen zelf maakt dit niets uit.

## Verduidelijkingen

rule-12-AMB-01 = Spelen is verplicht als je een kaart uit je hand kunt spelen. Je mag dan niet trekken en ook niet passen.
rule-12-AMB-02 = Een getrokken kaart die je kunt spelen, mag je meteen spelen of houden. Houd je die, dan geldt later weer de gewone plicht: is het de enige kaart die je kunt spelen, dan moet je die spelen. Staat ‘Getrokken kaart’ op ‘Spelen als het kan’, dan moet je die meteen spelen.
rule-12-AMB-03 = Kun je geen kaart spelen en is de trekstapel niet leeg, dan moet je een kaart trekken.
rule-12-AMB-04 = Win je een slag en heb je geen zwarte kaart om mee uit te komen, dan trek je één kaart. Is die kaart zwart, dan mag je ermee uitkomen; is die niet zwart of is de trekstapel leeg, dan is je beurt voorbij en moet de volgende speler uitkomen. Met de profregel gaat het om de pluskleur. Staat ‘Getrokken kaart’ op ‘Spelen als het kan’, dan moet je met de getrokken kaart uitkomen als dat kan.
rule-12-AMB-05 = Ook als je laatste kaart een startkaart is, eindigt de ronde meteen en krijg je de bonus van 30 punten. De startkaart zelf blijft op de aflegstapel liggen en telt voor niemand.
rule-12-AMB-06 = Wint de laatste kaart van een speler geen slag, dan wint niemand de kaarten op de aflegstapel. Ze tellen niet mee, want alleen kaarten in een slagenstapel leveren punten op.
rule-12-AMB-07 = Win je met je laatste kaart een slag, dan krijg je eerst de kaarten van die slag en daarna ook de bonus van 30 punten.
rule-12-AMB-08 = Precies de doelscore halen is genoeg; je hoeft er niet overheen. Staat ‘Doelscore halen’ op ‘Meer dan de doelscore’, dan heb je meer punten nodig dan de doelscore.
rule-12-AMB-09 = Delen spelers aan het einde van het spel het hoogste totaal, dan winnen zij samen. Staat ‘Gelijke stand’ op ‘Extra rondes’, dan speelt iedereen verder tot één speler alleen bovenaan staat of het hoogste aantal rondes is bereikt.
rule-12-AMB-10 = De eerste gever wordt geloot. Na elke ronde is de volgende speler, met de klok mee, de gever.
rule-12-AMB-11 = Een ronde is vastgelopen als de trekstapel leeg is en daarna alle spelers direct na elkaar moeten passen. Je hoeft niets te bewijzen: het spel kijkt zelf of je een kaart kunt spelen.
rule-12-AMB-12 = Een lege trekstapel wordt niet aangevuld: gewonnen slagen blijven in de slagenstapels. Kun je dan geen kaart spelen, dan pas je zonder te trekken.
rule-12-AMB-13 = Een zwarte 12 als startkaart maakt de som 12, maar wint geen slag. Elke andere zwarte startkaart is een 1 tot en met 9 en kan de som dus niet op 0 of 12 brengen. Met de profregel geldt dit voor de pluskleur.
rule-12-AMB-14 = Wie moet uitkomen, mag dat altijd met een zwarte 12 doen, ook zonder net een slag te hebben gewonnen. Met de profregel geldt dit voor de 12 van de pluskleur. Staat ‘Uitkomen met een 12’ op ‘Alleen na je eigen slag’, dan mag het alleen als je net een slag hebt gewonnen.
rule-12-AMB-15 = Een zwarte 12 kun je alleen als startkaart spelen: ligt er al een kaart, dan is de som minstens 1 en zou die boven de 12 komen. Een rode 12 kun je niet spelen als de som lager is dan 12, want dan zou die onder de 0 komen. Met de profregel geldt het eerste voor de 12 van de pluskleur en het tweede voor de 12 van de minkleur.
rule-12-AMB-16 = Win je met de profregel een slag, dan kies je de pluskleur voor de slag die nu begint. Die keuze blijft gelden tot iemand na een latere slag anders kiest. Elke ronde begint met zwart als pluskleur.
rule-12-AMB-17 = Met de profregel moet je uitkomen met een kaart van de pluskleur. Een startkaart van de minkleur zou de som onder de 0 brengen, en dat mag nooit.
rule-12-AMB-18 = Met ‘Strafpunten voor handkaarten’ kost een kaart in je hand evenveel als die in je slagenstapel oplevert: een 1 tot en met 5 kost 5 punten, een 6 tot en met 9 kost 10 punten, een zwarte 12 kost 15 punten en een rode 12 kost 20 punten.
rule-12-AMB-19 = Of je de doelscore hebt gehaald, wordt pas bekeken als de ronde helemaal is geteld. Met ‘Strafpunten voor handkaarten’ zijn de strafpunten dan al van je totaal af.
rule-12-AMB-20 = Je speelt dit spel met 3 tot en met 6 spelers. Met de optie ‘Ook met 2 of 7 spelers’ kan het ook met 2 of met 7.
rule-12-AMB-21 = Je trekt één keer om te kunnen spelen, en na elke gewonnen slag één keer om te kunnen uitkomen. Ook als je vóór de slag al had getrokken, trek je dus nog één kaart als je niet kunt uitkomen.
rule-12-AMB-22 = Zolang er geen kaart op de aflegstapel ligt, is de som 0.
rule-12-AMB-23 = Staat ‘Uitkomen met een 12’ op ‘Alleen na je eigen slag’, dan mag je met een 12 van de pluskleur alleen uitkomen in dezelfde beurt waarin je de slag hebt gewonnen. De pluskleur is zwart, tenzij die met de profregel is gewisseld.
rule-12-AMB-24 = Staat ‘Gelijke stand’ op ‘Extra rondes’, dan eindigt het spel na een extra ronde pas als de doelscore is gehaald en één speler alleen bovenaan staat. Is het hoogste totaal door strafpunten weer onder de doelscore gezakt, dan speel je verder. Het hoogste aantal rondes blijft gelden.
rule-12-AMB-25 = Na het ingestelde hoogste aantal rondes stopt het spel, ook als niemand de doelscore heeft gehaald. Het hoogste totaal wint; delen spelers dat totaal, dan winnen zij samen. Standaard is dat na 60 rondes, en je kunt het instellen van 5 tot en met 200.
rule-12-AMB-26 = Bij vastlopen leg je ook de kaarten die je nog in je hand hebt weg; ze tellen niet mee. Met de optie ‘Strafpunten voor handkaarten’ gaan de punten ervan wel van je rondescore af.
rule-12-AMB-27 = Trek je na een gewonnen slag een zwarte kaart, dan mag je die ook houden in plaats van ermee uit te komen; de volgende speler moet dan uitkomen. Met de profregel geldt dit voor een kaart van de pluskleur. Staat ‘Getrokken kaart’ op ‘Spelen als het kan’, dan moet je ermee uitkomen.
rule-12-AMB-28 = Win je met de profregel een slag met je laatste kaart, dan kies je geen pluskleur meer: de ronde is voorbij.
rule-12-AMB-29 = Een kaart trekken is een eigen zet, en als je moet trekken, is het de enige zet die mag. Passen bij een lege trekstapel gaat vanzelf, en ook het houden van een getrokken kaart die je niet kunt spelen. Die twee kun je dus niet zelf als zet kiezen.
rule-12-AMB-30 = Niemand stapt op terwijl een spel loopt: wie begonnen is, speelt mee tot het einde. Moet je toch weg, dan geef je je stoel aan iemand anders of aan een bot.

## Opties: lengte van het spel

group-length = Lengte van het spel

option-target = Doelscore
option-target-help = Het aantal punten waar jullie om spelen. Laat de dobbelsteen beslissen of kies zelf een getal.
option-target-die = Dobbelen
option-target-200 = 200 punten
option-target-300 = 300 punten
option-target-400 = 400 punten
option-target-500 = 500 punten

option-targetTest = Doelscore halen
option-targetTest-help = Is precies de doelscore genoeg om te winnen, of moet je er echt overheen?
option-targetTest-reach = Precies is genoeg
option-targetTest-exceed = Meer dan de doelscore

option-tie = Gelijke stand
option-tie-help = Wat er gebeurt als spelers aan het einde van het spel het hoogste totaal delen: samen winnen, of met iedereen verder spelen tot één speler alleen bovenaan staat.
option-tie-shared = Samen winnen
option-tie-extraRound = Extra rondes

option-maxRounds = Hoogste aantal rondes
option-maxRounds-help = Na zoveel rondes stopt het spel in elk geval, van 5 tot en met 200. Het hoogste totaal wint dan; wie dat totaal deelt, wint samen.

## Opties: spelen

group-play = Spelen

option-drawnCard = Getrokken kaart
option-drawnCard-help = Wat je doet als je de kaart die je net hebt getrokken kunt spelen: zelf kiezen, of altijd spelen.
option-drawnCard-may = Spelen of houden
option-drawnCard-must = Spelen als het kan

option-blackTwelveLead = Uitkomen met een 12
option-blackTwelveLead-help = Wanneer je mag uitkomen met een 12 van de pluskleur (zwart, tenzij die met de profregel is gewisseld): altijd als je moet uitkomen, of alleen in de beurt waarin je een slag hebt gewonnen.
option-blackTwelveLead-always = Altijd
option-blackTwelveLead-afterTrick = Alleen na je eigen slag

option-profRule = Profregel
option-profRule-help = Wie een slag wint, kiest welke kleur vanaf nu bij de som komt en welke eraf gaat. Voor wie het rekenen pittiger wil.

## Opties: punten

group-score = Punten

option-handPenalty = Strafpunten voor handkaarten
option-handPenalty-help = De punten van de kaarten die je aan het einde van een ronde nog in je hand hebt, gaan van je rondescore af. Je totaal kan zo onder de 0 zakken.

## Opties: aan tafel

group-table = Aan tafel

option-unofficialPlayerCount = Ook met 2 of 7 spelers
option-unofficialPlayerCount-help = Het spel is bedoeld voor 3 tot en met 6 spelers. Zet dit aan om ook met 2 of met 7 te kunnen spelen.

option-sayTheSum = Som noemen
option-sayTheSum-help = Laat het spel de nieuwe som noemen, of reken zelf en typ de som in voordat je kaart wordt aangenomen. Een foutje wordt alleen verbeterd en kost niets.
option-sayTheSum-auto = Vanzelf
option-sayTheSum-type = Zelf intypen

# Aan tafel.

card-z1 = zwarte 1
card-z2 = zwarte 2
card-z3 = zwarte 3
card-z4 = zwarte 4
card-z5 = zwarte 5
card-z6 = zwarte 6
card-z7 = zwarte 7
card-z8 = zwarte 8
card-z9 = zwarte 9
card-z12 = zwarte 12
card-r1 = rode 1
card-r2 = rode 2
card-r3 = rode 3
card-r4 = rode 4
card-r5 = rode 5
card-r6 = rode 6
card-r7 = rode 7
card-r8 = rode 8
card-r9 = rode 9
card-r12 = rode 12

zone-sum = Som
zone-open = Aflegstapel
zone-stock = Trekstapel
zone-target = Doelscore
zone-plus = Pluskleur: { $colour ->
    [0] zwart
   *[other] rood
}
zone-hand = Je hand
zone-tricks = Je slagenstapel

fact-hand = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
fact-tricks = { $count ->
    [one] 1 in slagen
   *[other] { $count } in slagen
}
fact-dealer = gever

prompt-over = Het spel is afgelopen.
prompt-wait = { $player } is aan de beurt.
prompt-lead = Kom uit met een { $colour ->
    [0] zwarte
   *[other] rode
} kaart.
prompt-serve = De som is { $sum }. Leg een kaart bij.
prompt-draw = Geen van je kaarten past: pak een kaart.
prompt-drawn = { $must ->
    [0] De { $card } past. Speel hem of houd hem.
   *[other] De { $card } past: speel hem.
}
prompt-sign = Jij haalde de slag: welke kleur telt voortaan op?

move-play = Speel { $card } (som { $sum })
move-play-silent = Speel { $card }
move-draw = Pak een kaart
move-keep = Houd de kaart
move-sign = { $colour ->
    [0] Zwart telt op
   *[other] Rood telt op
}
quiz-sum = Hoeveel wordt de som met de { $card }?

# Wat een zet is, in het algemeen.
verb-play = een kaart spelen
verb-draw = een kaart pakken
verb-keep = de gepakte kaart houden
verb-sign = kiezen welke kleur optelt
verb-pass = passen

event-rolled = De dobbelsteen met 2, 3, 3, 4, 4 en 5 valt op { $number }, een kans van { $number ->
    [2] 1
    [5] 1
   *[other] 2
} op 6.
event-target = Er wordt gespeeld tot { $number } punten.
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
event-led = { $you ->
    [yes] Je komt uit met de { $cards }: som { $number }.
   *[no] { $player } komt uit met de { $cards }: som { $number }.
}
event-played = { $you ->
    [yes] Je speelt de { $cards }: som { $number }.
   *[no] { $player } speelt de { $cards }: som { $number }.
}
event-trick = { $you ->
    [yes] Je haalt de slag: { $count } kaarten, { $number } punten.
   *[no] { $player } haalt de slag: { $count } kaarten, { $number } punten.
}
event-drew = { $you ->
    [yes] Je kunt niet spelen en pakt de { $cards }.
   *[no] { $seen ->
        [yes] { $player } kan niet spelen en pakt de { $cards }.
       *[no] { $player } kan niet spelen en pakt een kaart.
    }
}
event-kept = { $you ->
    [yes] Je houdt de kaart.
   *[no] { $player } houdt de kaart.
}
event-passed = { $you ->
    [yes] Je kunt niet spelen en de trekstapel is leeg.
   *[no] { $player } kan niet spelen en de trekstapel is leeg.
}
event-sign = { $you ->
    [yes] Je beslist: { $number ->
        [0] zwart
       *[other] rood
    } telt nu op.
   *[no] { $player } beslist: { $number ->
        [0] zwart
       *[other] rood
    } telt nu op.
}
event-round-out = { $you ->
    [yes] Je speelt je laatste kaart: 30 punten extra. De ronde is voorbij.
   *[no] { $player } speelt de laatste kaart: 30 punten extra. De ronde is voorbij.
}
event-round-stuck = Niemand kan meer spelen. De ronde is voorbij, zonder bonus.
event-left = { $count ->
    [0] { $player }: geen kaart over.
   *[other] { $player }: nog over { $cards }.
}
event-scored = { $you ->
    [yes] Je schrijft { $number } punten op.
   *[no] { $player } schrijft { $number } punten op.
}
event-won = { $you ->
    [yes] Je wint met { $number } punten!
   *[no] { $player } wint met { $number } punten.
}

refused-sign-first = Kies eerst welke kleur optelt.
refused-no-trick-won = Je hebt nu geen slag gehaald, dus er valt geen kleur te kiezen.
refused-prof-rule-off = Zonder profregel telt zwart altijd op.
refused-can-play = Je kunt een kaart spelen, dus je mag er geen pakken.
refused-drew-already = Je hebt al een kaart gepakt.
refused-must-play-drawn = Aan deze tafel moet een gepakte kaart die past meteen gespeeld worden.
refused-play-or-keep = De gepakte kaart past: speel hem of houd hem.
refused-must-draw = Je kunt niet spelen: pak een kaart.
refused-must-play = Je kunt een kaart spelen, dus dat moet.
refused-not-in-hand = De { $card } zit niet in je hand.
refused-lead-plus = De { $card } heeft de minkleur; daar kun je niet mee uitkomen.
refused-twelve-after-trick = Met de { $card } mag hier alleen uitkomen wie net een slag haalde.
refused-over-twelve = De som is { $sum }; met de { $card } wordt dat { $new }, en meer dan 12 mag niet.
refused-below-zero = De som is { $sum }; met de { $card } wordt dat { $new }, en onder 0 mag niet.

## Waarom: wat een tip erbij zegt

why-sign-more = Je hebt { $count } kaarten in { $colour ->
    [0] zwart
   *[other] rood
} en { $other } in de andere kleur: met de pluskleur kun je uitkomen.
why-sign-even = Je hebt van beide kleuren even veel: laat alles zoals het is.
why-draw = Met een som van { $sum } kun je niets leggen.
why-keep = Leg je hem nu, dan wordt de som { $sum }, en dan pakt de volgende met { $percent } % kans de slag.
why-out-trick = De slag van { $points } punten is van jou, en met je laatste kaart krijg je er { $bonus } bij.
why-takes-much = Hiermee is de som { $sum }: de slag is van jou, en hij is wel { $points } punten waard.
why-takes-leads = Hiermee is de som { $sum }: de slag van { $points } punten is van jou, en je hebt een pluskaart om mee uit te komen.
why-takes = Hiermee is de som { $sum }: de slag van { $points } punten is van jou.
why-out = Dit is je laatste kaart: je bent uit en krijgt { $bonus } punten.
why-one-left = Dan heb je nog maar één kaart over.
why-stops = { $player } heeft nog { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}: op een som van { $sum } past er waarschijnlijk niets van.
why-lead-safe = Op een som van { $sum } pakt { $player } met maar { $percent } % kans meteen de slag.
why-lead-high = Een hoge kaart raak je later moeilijk kwijt: kom ermee uit.
why-safe = Van { $sum } naar 0 of 12 is lastig: { $player } { $percent ->
    [0] kan deze slag niet pakken
   *[other] pakt de slag met maar { $percent } % kans
}.
why-safest = Met elke andere kaart wordt het makkelijker voor { $player }; nu is de kans op de slag { $percent } %.
why-penalty = Wat je overhoudt kost punten: deze kaart is er { $points } waard.
why-high = Een hoge kaart raak je later moeilijk kwijt; nu past hij, en de som wordt { $sum }.
why-keeps-lead = Zo houd je een pluskaart over, om na een slag mee uit te komen.
why-least = Geen kaart is hier echt goed; deze geeft met een som van { $sum } het minste weg.

## Wat er gebeurt, in het algemeen gezegd: voor de cijfers van het lab

kind-rolled = er wordt om de doelscore gedobbeld
kind-target = de doelscore staat vast
kind-dealt = een ronde wordt gedeeld
kind-hand = iemand krijgt een hand
kind-led = iemand komt uit
kind-played = iemand speelt een kaart bij
kind-trick = iemand haalt een slag
kind-drew = iemand kan niet spelen en pakt een kaart
kind-kept = iemand houdt de getrokken kaart
kind-passed = iemand kan niet spelen en ook niets pakken
kind-sign = iemand kiest welke kleur optelt
kind-round-out = een ronde eindigt met een laatste kaart
kind-round-stuck = een ronde loopt vast
kind-left = iemand toont wat over is aan het eind van een ronde
kind-scored = iemand schrijft de punten van een ronde op
kind-won = iemand wint het spel
ending-12-END-02 = één speler haalt de doelscore
ending-12-END-03 = meer spelers halen in dezelfde ronde de doelscore
ending-12-AMB-09 = meer spelers delen het hoogste totaal
ending-12-AMB-25 = het hoogste aantal rondes is gespeeld

## Wat op tafel te zien is

moment-target = Doel: { $number } punten
moment-hit = Slag!
moment-trick = Slag: { $points } punten
moment-out = Laatste kaart: +{ $points }
moment-stuck = Niemand kan meer
moment-scored = { $points } erbij
moment-sign = { $colour ->
    [0] Zwart
   *[other] Rood
} telt op

## De afrekening van een ronde

part-tricks = Slagen ({ $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
})
part-last-card = Laatste kaart gespeeld
part-hand = Nog in de hand ({ $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
})

# Wat in de doos ligt.

box-die = Doeldobbelsteen

# Het scoreblok.

pad-target = Wat gooide de dobbelsteen?
pad-finished = Wie speelde de laatste kaart?
pad-finished-nobody = Niemand: het liep vast
pad-tricks = Gewonnen slagen
pad-left = Nog in de hand
part-tricks-typed = Slagen
part-hand-typed = Nog in de hand
refused-pad-one-card = Bij { $player } ligt één kaart: een slag heeft er minstens twee.
refused-pad-out-with-cards = { $player } was uit en heeft dus niets meer in de hand.
refused-pad-in-without = { $player } heeft geen kaarten meer, maar was niet uit.
# De scheidsrechter.

ask-sum = Mag deze kaart?
ask-cost = Wat tellen deze kaarten?
pad-sum = De som die ligt (0: er ligt niets)
pad-card = Mijn kaart
pad-plus = Welke kleur telt erbij?
pad-plus-0 = Zwart
pad-plus-1 = Rood
pad-trick = Heb je net een slag gewonnen?
pad-trick-0 = Nee
pad-trick-1 = Ja
pad-cards = Kaarten
refused-ask-one-card = Tik precies één kaart aan.
says-leads = Je komt uit met { $card }: de som is { $new }.
says-sum = { $card } mag: de som gaat van { $sum } naar { $new }.
says-trick = { $card } mag, en maakt { $new }: de slag is voor jou.
says-points = Samen { $points } punten.
says-points-both = Samen { $points } punten; in de hand kosten ze er evenveel.
# Voorbeelden in het boekje.

example-twelve = 7 en 5 erbij is precies 12: de slag is voor wie de 5 legde.
example-zero = 6 erbij en 6 eraf is precies 0: ook een slag.
example-over = 9 en 4 erbij is 13: dat mag niet.
example-below = 2 erbij en 5 eraf is minder dan 0: dat mag niet.
box-round = Ronde
box-target = Doel: gooi de doeldobbelsteen. 2 is 200 punten, 3 is 300, 4 is 400 en 5 is 500.
