### Pietenpoker: de spelregels in onze eigen woorden, met één bericht per regel.

## Het spel

game-name = Pietenpoker
game-tagline = Bied met je kaarten, maar houd er genoeg over om te winnen!
game-about = Poker voor pakjesavond, zonder fiches en zonder moeilijke lijstjes. Met je handkaarten bied je, en met wat je overhoudt maak je een combinatie: zoveel mogelijk kaarten van dezelfde kleur of met hetzelfde getal. Hoe hoger je biedt, hoe minder je dus in je hand houdt. Ga je mee, stop je op tijd, of bluf je de anderen van tafel en word jij de nieuwe Sint?
game-minutes = 15–30 minuten
game-credits = Pietenpoker is een spel van Tiamo Pastoor (Pandaqi). De regels staan hier in onze eigen woorden.

## Hoofdstukken

section-setup = Voorbereiding
section-goal = Doel van het spel
section-bidding = Bieden
section-scoring = Scoren
section-extras = Varianten en uitbreidingen
section-surprise = Surpriseavond
section-multiples = Meer pakjes
section-speculaas = Speculaas: vijf extra regels
section-actiepiet = Uitbreiding Actiepiet
section-precies = Uitbreiding Pietje Precies
section-sint = Variant ‘Wie kent hem niet?’
section-rulings = Uitspraken bij twijfel

## Regels: voorbereiding en doel

rule-PP-SET-01 = Alle speelkaarten gaan samen in één trekstapel, goed geschud en met de rug naar boven. Met 3 tot en met 5 spelers gebruik je normaal één set kaarten, met 6 tot en met 9 spelers twee.
rule-PP-SET-02 = Aan het begin wordt één speler aangewezen als de eerste Sint. Die speler krijgt de kaart Small Sint.
rule-PP-GOAL-01 = Het spel is afgelopen zodra er niet genoeg kaarten meer zijn om voor een hele ronde te delen.
rule-PP-GOAL-02 = Aan het einde tel je de getallen op al je gewonnen kaarten bij elkaar op. Wie het hoogste totaal heeft, wint het spel.
rule-PP-FLOW-01 = Je speelt rondes, en elke ronde heeft twee stappen: eerst bieden, dan scoren.

## Regels: bieden

rule-PP-DEAL-01 = Aan het begin van een ronde neem je 3 willekeurige kaarten van je gewonnen kaarten in je hand, als je die hebt. Met ‘Meer pakjes’ kunnen het er ook 2 of 4 zijn.
rule-PP-DEAL-02 = Daarna krijg je nieuwe kaarten van de trekstapel, tot je in totaal 6 handkaarten hebt. Met ‘Meer pakjes’ kunnen het er ook 4 of 8 zijn.
rule-PP-DEAL-03 = Je begint elke ronde met precies 6 handkaarten (of 4 of 8, met ‘Meer pakjes’), nooit met meer en nooit met minder. Heb je nog handkaarten van de vorige ronde, dan komen er alleen zoveel bij als je tekortkomt.
rule-PP-DEAL-04 = In de eerste ronde heeft nog niemand kaarten gewonnen. Dan komen al je handkaarten van de trekstapel.
rule-PP-REV-01 = Drie keer per ronde gebeurt hetzelfde: er wordt één kaart onthuld en daarna volgt één biedrondje. Met ‘Meer pakjes’ kan dat ook twee of vier keer zijn.
rule-PP-REV-02 = De Sint onthult steeds de volgende kaart van de trekstapel en legt die open in de rij. Die rij heet de Pakjeskamer.
rule-PP-BID-01 = Een biedrondje begint bij de Sint en gaat met de klok mee. Iedereen die nog meedoet, maakt één keuze: meegaan of stoppen.
rule-PP-BID-02 = Ga je mee, dan moet je hele bod minstens zo hoog zijn als het hoogste bod van dat moment.
rule-PP-BID-03 = Stop je, dan houd je je handkaarten, maar je doet deze ronde niet meer mee. Wat je al geboden hebt, blijft liggen.
rule-PP-BID-04 = Zodra er nog maar één speler meedoet, is de ronde meteen voorbij.
rule-PP-BID-05 = Per onthulde kaart gaan jullie maar één keer de tafel rond. Verhoogt iemand na jou, dan kom je, anders dan bij poker, niet nog eens aan de beurt.
rule-PP-BID-06 = Bieden doe je door handkaarten open voor je neer te leggen.
rule-PP-BID-07 = Bied je ál je handkaarten, dan mogen de anderen jouw bod negeren. Je ligt dan eigenlijk uit de ronde.
rule-PP-BID-08 = Je bod is de som van de getallen op alle kaarten die je deze ronde hebt neergelegd, ook in eerdere biedrondjes. Hoger bieden dan nodig is, mag.

## Regels: scoren

rule-PP-SCO-01 = Iedereen die nog meedoet, maakt de beste combinatie uit de eigen handkaarten en de Pakjeskamer samen. Kaarten die je geboden hebt, tellen daarbij niet mee.
rule-PP-SCO-02 = Er zijn maar twee soorten combinaties: zoveel mogelijk kaarten van één kleur, of zoveel mogelijk kaarten met één getal.
rule-PP-SCO-03 = De combinatie met de meeste kaarten is de beste. Is het aantal gelijk, dan winnen getallen van kleuren. Is ook dat gelijk, dan wint het hogere getal van het lagere.
rule-PP-SCO-04 = Ook tussen twee kleurcombinaties met evenveel kaarten wint de hogere: tel daarvoor de getallen op de kaarten op. Een 1 en een 3 van één kleur winnen dus van een 1 en een 2 van een andere kleur.
rule-PP-SCO-05 = Zijn de beste combinaties ook dan nog gelijk, dan wint niemand de ronde.
rule-PP-SCO-06 = Met de beste combinatie win je alle kaarten die deze ronde geboden zijn, en dan ben jij de nieuwe Sint.
rule-PP-SCO-07 = Iedereen die tot het einde is meegegaan, raakt ook alle eigen handkaarten kwijt.

## Regels: varianten en uitbreidingen

rule-PP-UIT-00 = Ken je het basisspel, dan kun je er varianten en uitbreidingen bij nemen. Een variant speel je met dezelfde kaarten, voor een uitbreiding komen er kaarten bij.

## Regels: surpriseavond

rule-PP-SUR-01 = Surpriseavond, per ronde: wie een ronde wint, kiest de volgende surprise. Zo gaat het het snelst.
rule-PP-SUR-02 = Surpriseavond, met uitroepteken: is er in een ronde een kaart met een uitroepteken (!) geboden, dan kiest de winnaar van die ronde de volgende surprise.
rule-PP-SUR-03 = Surpriseavond, per spel: wie het hele spel wint, kiest de volgende surprise.
rule-PP-SUR-04 = Het spel kan ook gewoon een leuke bezigheid voor de hele avond zijn, los van de surprises. De winnaar krijgt dan bijvoorbeeld een extra beloning, of jullie verzinnen zelf iets.

## Regels: meer pakjes

rule-PP-MULT-01 = Het basisspel draait om het getal 3: je begint met 6 handkaarten, neemt er 3 van je gewonnen kaarten en er worden 3 kaarten onthuld.
rule-PP-MULT-02 = Voor een langer spel met meer tactiek neem je het getal 4: 8 handkaarten, 4 van je gewonnen kaarten en 4 onthulde kaarten.
rule-PP-MULT-03 = Voor een kort spel met meer geluk, ook fijn voor kleine kinderen, neem je het getal 2: 4 handkaarten, 2 van je gewonnen kaarten en 2 onthulde kaarten.

## Regels: Speculaas

rule-PP-SPEC-00 = Speculaas bestaat uit vijf kleine regels die het spel slimmer maken. Je kiest ze los van elkaar: eentje, een paar of allemaal.
rule-PP-OVER-01 = Overschattingsregel: kun je een bod onmogelijk volgen, dan zeg je dat. Doe je een bod waardoor álle anderen zouden moeten afhaken, dan lig je zelf meteen uit de ronde.
rule-PP-WISSEL-01 = Inwisselregel: in je beurt mag je op elk moment kaarten uit je hand en kaarten uit je bod tegen elkaar wisselen. Je bod mag daardoor niet lager worden.
rule-PP-HAND-01 = Handregel: aan het begin van elke ronde, als er nog niets geboden of onthuld is, mag de Small Sint een getal onder de 4 noemen (met ‘Meer pakjes’ hoogstens het getal dat je daar koos). Dat is de handlimiet: zoveel kaarten moet iedereen deze ronde minstens in de hand houden.
rule-PP-HAND-02 = Handregel: aan het einde van elke ronde kies je of je je handkaarten houdt of ze allemaal weggooit. Gooi je ze weg, dan krijg je de volgende ronde nieuwe.
rule-PP-HAND-03 = Handregel: is er een handlimiet genoemd en zit je aan die limiet, dan hoef je met een te laag bod niet te stoppen.
rule-PP-GELD-01 = Biedregel: bied je een kaart met een geldicoontje ($), dan kies je ‘meer inzet’ of ‘meer handkaarten’.
rule-PP-GELD-02 = Biedregel, ‘meer inzet’: één willekeurige kaart van je gewonnen kaarten moet erbij in je bod. Alle andere spelers mogen dat meteen ook doen bij hun eigen bod.
rule-PP-GELD-03 = Biedregel, ‘meer handkaarten’: alle spelers trekken meteen één extra kaart van de trekstapel.
rule-PP-REMISE-01 = Remiseregel: zijn de beste combinaties gelijk, dan wint van die spelers degene die het meest geboden heeft.

## Regels: Actiepiet

rule-PP-ACT-01 = Een actiekaart doet iets bijzonders; wat precies, staat op de kaart zelf.
rule-PP-ACT-02 = Een actiekaart werkt alleen als je die aan je bod toevoegt, tenzij er iets anders bij staat. Verder heeft de kaart gewoon een kleur en een getal, en die tellen mee.
rule-PP-ACT-03 = Je speelt met zoveel of zo weinig actiekaarten als je wilt. Kies vooraf welke er meedoen.

## Regels: Pietje Precies

rule-PP-PREC-01 = Met de uitbreiding Pietje Precies telt een combinatie alleen als álle kaarten erin passen: die van de Pakjeskamer en die in je eigen hand.
rule-PP-PREC-02 = Met de uitbreiding Pietje Precies is je combinatie nul waard als er ook maar één kaart niet in past.
rule-PP-PREC-03 = Met de uitbreiding Pietje Precies is er een derde combinatie: het straatje. Alle kaarten hebben dan opeenvolgende getallen, zonder dubbele. De volgorde waarin ze liggen en hun kleur maken niet uit.
rule-PP-PREC-04 = Ligt er een Pietje Precies in je bod, dan kies je bij het scoren één kaart uit de Pakjeskamer of uit je hand en streept die weg. Dat geldt alleen voor jou: voor de anderen telt die kaart gewoon mee.
rule-PP-PREC-05 = Een voorbeeld: je hebt 4 paarse kaarten en 1 blauwe, en er ligt één Pietje Precies in je bod. Je streept de blauwe weg en scoort 4 paarse kaarten.
rule-PP-PREC-06 = Speel je ook met Actiepiet, dan mag je elke andere actiekaart als Pietje Precies gebruiken door die gedekt neer te leggen. De actie en de waarde van die kaart tellen dan niet.

## Regels: Wie kent hem niet?

rule-PP-SINT-01 = In ‘Wie kent hem niet?’ doen beide Sintkaarten mee. De echte Sint heeft de Small Sint en geeft de Big Sint aan een andere speler naar keuze.
rule-PP-SINT-02 = De Small Sint moet precies één kaart bieden voordat de ronde begint.
rule-PP-SINT-03 = Na de Small Sint moet de Big Sint dat bod minstens verdubbelen, als dat kan. Eerder opgeven mag de Big Sint niet.
rule-PP-SINT-04 = Speel je Stafpiet in ‘Wie kent hem niet?’, dan kies je of je de Small Sint of de Big Sint neemt.
rule-PP-SINT-05 = Als extra regel kun je afspreken dat de eerste speler die in een ronde stopt, meteen de Sint wordt.

## Uitspraken

rule-PP-AMB-01 = De Small Sint en de Big Sint zijn geen speelkaarten. Ze gaan nooit in de trekstapel, je kunt er niet mee bieden en ze hebben geen kleur of getal.
rule-PP-AMB-02 = Verloren handkaarten gaan terug in de trekstapel, en als niemand wint de geboden kaarten ook. Voor elke keer delen wordt de trekstapel opnieuw geschud. De kaarten van de Pakjeskamer gaan uit het spel. Met een optie komt er niets terug, of ook de Pakjeskamer.
rule-PP-AMB-03 = Voor een nieuwe ronde moeten er genoeg kaarten zijn om iedereen te geven wat ontbreekt en om alle kaarten van de Pakjeskamer te onthullen. Daar wordt naar gekeken voordat iemand gewonnen kaarten in de hand neemt, dus aan het einde van het spel tellen ze allemaal mee.
rule-PP-AMB-04 = Heb je nog handkaarten, dan neem je zoveel willekeurige gewonnen kaarten als je tekortkomt: hoogstens 3 (of 2 of 4, met ‘Meer pakjes’) en nooit meer dan je er hebt. De rest komt van de trekstapel. Je neemt ze zonder te kijken, en overslaan mag niet.
rule-PP-AMB-05 = Bied je al je handkaarten, dan doe je deze ronde niet meer mee, net als iemand die gestopt is. Je bod blijft liggen, maar het maakt het hoogste bod niet hoger. Is er daardoor nog maar één speler over, dan is de ronde meteen voorbij. Met een optie doe je bij het scoren toch mee, met alleen de kaarten van de Pakjeskamer.
rule-PP-AMB-06 = Je mag je laatste handkaarten bieden om het hoogste bod te halen, maar dan lig je uit de ronde. Kun je het hoogste bod niet halen, dan moet je stoppen.
rule-PP-AMB-07 = In een biedrondje mag je altijd stoppen, ook als dat niet nodig is. Is je bod al hoog genoeg, dan mag je meegaan zonder een kaart te leggen.
rule-PP-AMB-08 = Wie als enige overblijft, wint alle geboden kaarten en wordt de Sint. De handkaarten van die speler gaan verloren, zonder dat iemand ze te zien krijgt. Met een optie mag die speler ze houden.
rule-PP-AMB-09 = Het kan niet dat iedereen stopt: zodra er één speler over is, is de ronde voorbij en hoeft die speler niet meer te kiezen.
rule-PP-AMB-10 = Het hoogste bod wordt niet lager als de speler die het deed later stopt.
rule-PP-AMB-11 = Wint niemand de ronde, dan blijft de Sint dezelfde speler.
rule-PP-AMB-12 = Doet de Sint deze ronde niet meer mee, dan begint het biedrondje bij de eerstvolgende speler na de Sint die nog wel meedoet.
rule-PP-AMB-13 = Aan het einde van het spel tellen alleen je gewonnen kaarten. Kaarten in je hand zijn dan niets waard.
rule-PP-AMB-14 = Delen twee of meer spelers de beste combinatie, dan wint niemand. Wie daaronder zit, wint dus ook niet.
rule-PP-AMB-15 = Overschattingsregel: kan geen enkele andere speler die nog meedoet jouw nieuwe bod halen, zelfs niet met alle kaarten, dan lig je uit de ronde alsof je stopte. Je houdt je handkaarten, je bod blijft liggen en het hoogste bod gaat er niet door omhoog. Wie door de handlimiet met een te laag bod mag blijven, geldt als iemand die kan volgen. Kan iemand een bod niet volgen, dan krijgt iedereen dat te horen.
rule-PP-AMB-16 = Inwisselregel: je mag elk aantal kaarten wisselen, alleen het totaal van je bod telt. Wisselen mag ook vlak voordat je stopt, als je bod maar niet lager wordt. Neem je een kaart terug en bied je die in dezelfde ronde opnieuw, dan werken de actie en het icoontje niet nog een keer.
rule-PP-AMB-17 = Handregel: aan het einde van de ronde kiest alleen wie nog handkaarten heeft, zoals een speler die gestopt is. Wie tot het einde meeging, is die kaarten al kwijt. Met een optie mag iedereen kiezen.
rule-PP-AMB-18 = Handregel: de Small Sint noemt 1, 2 of 3 als handlimiet, of 0 voor geen limiet. Met ‘Meer pakjes’ is de hoogste limiet het getal dat je daar koos: 2, 3 of 4.
rule-PP-AMB-19 = Handregel: met een te laag bod meegaan mag alleen als je het hoogste bod op geen enkele manier kunt halen zonder onder de handlimiet te komen. Je moet dan zoveel kaarten bieden dat je hand precies op de limiet uitkomt.
rule-PP-AMB-20 = Biedregel: een keuze die niet kan, krijg je niet; kan geen van beide, dan vervalt de keuze. Met alle spelers bedoelen we iedereen die nog meedoet. Elke geldkaart geeft één keuze, maar een gedekte kaart geeft er geen. Je bod moet al hoog genoeg zijn zonder de extra kaart, en alle toegevoegde kaarten kunnen het hoogste bod verhogen. Van een kaart die zo uit de gewonnen kaarten komt, werken de actie en het icoontje niet.
rule-PP-AMB-21 = Eerst moet je hele bod kloppen. Daarna werken de acties één voor één, in een volgorde die je zelf kiest, met Hoofdpiet en Hardlooppiet altijd als laatste. Een actie die kan, moet je ook uitvoeren.
rule-PP-AMB-22 = Een Acteerpiet in je hand is bij het scoren elke kleur en elk getal dat je wilt; in het totaal van een kleurcombinatie telt hij voor 6. In je bod kies je er een waarde van 1 tot en met 6 voor. In de Pakjeskamer geldt wat er gedrukt staat, en aan het einde van het spel telt het gedrukte getal. Met een optie kan hij alleen in je bod of alleen in combinaties van alles zijn.
rule-PP-AMB-23 = Wie door Hoofdpiet niet meer aan de beurt komt, blijft meedoen met het lagere bod en moet in het volgende biedrondje het hoogste bod halen. Was de laatste kaart al onthuld, dan wordt er meteen gescoord.
rule-PP-AMB-24 = Bij Hardlooppiet scoort iedereen mee die nog meedoet, ook wie onder het hoogste bod zit.
rule-PP-AMB-25 = Komen Rekenpiet en Kleurpiet in dezelfde ronde, dan geldt de laatste. Heb je geen combinatie van de soort die telt, dan is je combinatie nul waard. Met Pietje Precies tellen bij Rekenpiet gelijke getallen en straatjes, en bij Kleurpiet alleen kaarten die allemaal dezelfde kleur hebben.
rule-PP-AMB-26 = Omdenkpiet geldt de rest van de ronde. Ook het bod waarin hij ligt, wordt al in kaarten geteld, en het hoogste bod wordt opnieuw bepaald.
rule-PP-AMB-27 = Crimepiet steelt uit handen. Je kiest twee keer een andere speler met handkaarten en krijgt een willekeurige kaart; het mag twee keer dezelfde speler zijn, en ook een speler die gestopt is. Wie zo de laatste handkaart kwijtraakt, ligt daardoor niet uit de ronde.
rule-PP-AMB-28 = Door Pokerpiet komen alle handen geschud en gedekt op tafel te liggen. Je biedt dan blind, één kaart per keer, tot je het hoogste bod haalt; daarna mag je ophouden of nog doorgaan. Tussendoor stoppen mag ook, maar wat je al legde, blijft liggen. Inwisselen kan dan niet.
rule-PP-AMB-29 = Door Pietje Verliefd komt er meteen één kaart van de trekstapel bij in de Pakjeskamer. Er volgt geen extra biedrondje, en de gewone kaarten worden daarna nog gewoon onthuld.
rule-PP-AMB-30 = Pietje Profiteer helpt je alleen als je nog meedoet; bij de gelijke spelers hoef je niet te horen. De Remiseregel gaat voor. Doen er twee spelers met een Pietje Profiteer in hun bod mee, dan wint niemand.
rule-PP-AMB-31 = Celebripiet maakt een einde aan alles wat deze ronde door actiekaarten geldt, ook het wegstrepen van Pietje Precies en de vrije keus van Acteerpiet. Actiekaarten die later in de ronde komen, doen niets, ook een tweede Celebripiet niet. Wat al gebeurd is, blijft zo: een diefstal, een ruil, een kijkje, een nieuwe Sint of een extra kaart in de Pakjeskamer. De regel dat met Pietje Precies alle kaarten moeten passen, blijft gelden.
rule-PP-AMB-32 = Bij Chihuahuapiet betekent precies gelijk: dezelfde kleur én hetzelfde getal. Het geldt voor iedereen, ook bij Rekenpiet, Kleurpiet en Pietje Precies, en een Acteerpiet mag meehelpen. Hebben meer spelers zo’n viertal, dan wint het hoogste getal; is dat gelijk, dan is het gelijkspel.
rule-PP-AMB-33 = Voor elke Pietje Precies in je bod moet je precies één kaart wegstrepen. Jij kiest welke; de beste wordt voorgesteld. Blijft er geen kaart over, dan is je combinatie nul waard. Met een optie hoef je niet weg te strepen.
rule-PP-AMB-34 = Ook met straatjes wint eerst het grootste aantal kaarten. Is dat gelijk, dan wint hetzelfde getal van een straatje en een straatje van een kleur. Van twee straatjes wint het straatje met het hoogste getal. Een straatje heeft minstens 2 kaarten.
rule-PP-AMB-35 = Zijn alle combinaties nul waard, dan is het gelijkspel en wint niemand. De Remiseregel en Pietje Profiteer gelden dan wel.
rule-PP-AMB-36 = De Big Sint hoeft alleen te verdubbelen als dat kan zonder de laatste handkaart te bieden en zonder onder de handlimiet te komen. Kan het niet, dan vervalt de plicht en hoeft de Big Sint niets te bieden.
rule-PP-AMB-37 = De Small Sint kiest de Big Sint voordat er gedeeld wordt. Na het delen komen eerst de handlimiet, dan de verplichte kaart van de Small Sint, dan het bod van de Big Sint en dan pas de eerste onthulde kaart. Neem je met Stafpiet de Big Sint, dan hoef je niet alsnog te verdubbelen. Neemt de Small Sint de Big Sint, dan krijgt de vorige Big Sint de Small Sint.
rule-PP-AMB-38 = Remiseregel: het gaat om wat je bod waard is, dus om het totaal van de getallen, of na Omdenkpiet om het aantal kaarten. Zijn ook de biedingen gelijk, dan wint niemand.
rule-PP-AMB-39 = Heb je aan het begin van een ronde meer handkaarten dan je mag hebben, dan leg je er eerst zoveel af dat je er 6 overhoudt (of 4 of 8, met ‘Meer pakjes’). Jij kiest welke; ze gaan terug in de trekstapel. Pas daarna wordt gekeken of het spel verdergaat.
rule-PP-AMB-40 = Moet er een kaart onthuld worden en is de trekstapel leeg, dan wordt er meteen gescoord met de Pakjeskamer zoals die er ligt. Trekken spelers extra kaarten, dan krijgen ze wat er nog is, in volgorde vanaf de speler die aan de beurt is.
rule-PP-AMB-41 = Of je al je handkaarten hebt geboden, wordt pas bekeken als alles wat je bod doet, gebeurd is. Trek je door ‘meer handkaarten’ nog een kaart, dan blijf je gewoon meedoen.
rule-PP-AMB-42 = De kleuren zijn paars, blauw, groen en oranjebruin. Noemt een voorbeeld een andere kleur, dan is die alleen bedoeld als voorbeeld.
rule-PP-AMB-43 = Delen meer spelers aan het einde van het spel het hoogste totaal, dan winnen ze samen.
rule-PP-AMB-44 = Op een surpriseavond met uitroepteken is er voor elke gewonnen ronde hoogstens één surprise, ook als er meer kaarten met een uitroepteken geboden zijn.
rule-PP-AMB-45 = Wordt de eerste die stopt de Sint, dan verhuist de Sintkaart meteen. Het lopende biedrondje gaat door in dezelfde volgorde en het volgende begint bij de nieuwe plek. De winnaar van de ronde wordt dan niet de Sint; is er niemand gestopt, dan blijft de Sint dezelfde speler.
rule-PP-AMB-46 = De verplichte kaart van de Small Sint ligt altijd open. Voordat de eerste kaart onthuld is, doen Hoofdpiet, Hardlooppiet en Indipietje Jones niets; andere acties werken wel.
rule-PP-AMB-47 = Bij ‘meer inzet’ is de gewonnen kaart die erbij komt altijd willekeurig. Het getal of de kleur hoeft nergens bij te passen.
rule-PP-AMB-48 = Passen met Pietje Precies niet al je kaarten, dan is je combinatie nul waard, minder dan elke geldige combinatie. Winnen kun je dan alleen nog als de anderen stoppen, of door de Remiseregel of Pietje Profiteer.
rule-PP-AMB-49 = Van elke actiekaart doen er per set hoogstens zoveel mee als er gedrukt zijn: met twee sets kun je er dus tot twee keer zoveel kiezen. Het aantal dat je kiest, is hoeveel er in totaal meedoen, en ook van Pietje Precies zijn er in totaal 10. Speel je met twee sets van 50 willekeurige kaarten, dan wordt elke set apart geloot.
rule-PP-AMB-50 = De kleur en het getal op de actiekaarten worden geloot als je met 50 willekeurige kaarten speelt. Met een vast spel kaarten staan ze vast: dan telt de plaats van de kaart in de hele lijst van de uitbreiding, welke kaarten er ook meedoen.
rule-PP-AMB-51 = Eén losse kaart is een combinatie van één: als getal én als kleur. Als getal is die beter, tenzij door Kleurpiet alleen kleuren tellen.
rule-PP-AMB-52 = Met Chihuahuapiet en Pietje Precies samen hoeft alleen het viertal te kloppen. De andere kaarten hoeven er dan niet bij te passen.
rule-PP-AMB-53 = Ligt Pokerpiet al in het bod van de Small Sint of de Big Sint voordat er iets onthuld is, dan begint hij te werken bij de eerste onthulde kaart.
rule-PP-AMB-54 = Het spel eindigt in elk geval na het aantal rondes dat bij ‘Hoogste aantal rondes’ staat, normaal 60. Dat komt alleen voor als ook de Pakjeskamer terug de trekstapel in gaat.
rule-PP-AMB-55 = De plicht om te verdubbelen blijft bij de speler die voor deze ronde als Big Sint is gekozen, ook als de kaart intussen door Stafpiet is verhuisd.
rule-PP-AMB-56 = Heb je door diefstal minder handkaarten dan de handlimiet, dan mag je blijven meedoen met wat je hebt. Je hand mag alleen niet nog kleiner worden.
rule-PP-AMB-57 = Wissel je vlak voordat je stopt, dan leg je kaarten alleen open neer en telt een Acteerpiet voor 6. Acties en icoontjes werken niet en het hoogste bod verandert niet. Wisselen heeft altijd twee kanten: wie kaarten terugneemt, legt er ook neer.
rule-PP-AMB-58 = Trekken spelers extra kaarten voordat er iets onthuld is, dan blijft er één kaart in de trekstapel over voor de eerste onthulling.
rule-PP-AMB-59 = Kies je dat er niets terugkomt in de trekstapel, dan gaan ook afgelegde kaarten en weggegooide handen uit het spel.
rule-PP-AMB-60 = Doen meer kaarten in één bod iets, dan kies je zelf de volgorde, één kaart per keer. Hoofdpiet en Hardlooppiet komen altijd als laatste.
rule-PP-AMB-61 = Na Achtbaanpiet gaat het tegen de klok in. Een tweede Achtbaanpiet verandert daar niets meer aan.
rule-PP-AMB-62 = Door Celebripiet telt een Acteerpiet in een bod weer voor het gedrukte getal. Alle biedingen en het hoogste bod worden dan opnieuw uitgerekend.
rule-PP-AMB-63 = De Overschattingsregel geldt alleen voor een verhoging, nooit voor de verplichte biedingen van de Small Sint en de Big Sint. Wie deze ronde niet meer aan de beurt komt, geldt als iemand die kan volgen.
rule-PP-AMB-64 = Acteerpiet, Pietje Profiteer en Pietje Precies werken doordat ze in je bod liggen, niet op het moment dat je ze neerlegt.
rule-PP-AMB-65 = Icoontjes staan alleen op de kaarten als een optie van deze tafel ze gebruikt: het uitroepteken (!) bij de surpriseavond met uitroepteken, op een vijfde van de kaarten, en het geldicoontje ($) bij de Biedregel, op een kwart. Welke kaarten er een hebben, wordt geloot, voor elk icoontje apart en bij elk spel kaarten.
rule-PP-AMB-66 = Met de Inwisselregel mag je je beurt beginnen door open kaarten uit je bod terug te nemen, één voor één. Heb je iets teruggenomen, dan moet je minstens één kaart weer neerleggen, en je bod moet minstens zo hoog worden als het voor je beurt was. Een teruggenomen kaart die je in dezelfde ronde opnieuw legt, doet niet nog eens iets.
rule-PP-AMB-67 = Een gedekte kaart (als Pietje Precies) leg je aan het begin van je beurt, één kaart per keer, voordat je wisselt en voordat je meegaat. Wat gedekt ligt, blijft liggen, en wie een kaart gedekt gelegd heeft, gaat in die beurt mee. Om met een te laag bod te mogen blijven (Handregel), tellen de kaarten die je net gedekt legde mee alsof ze je bod nog konden verhogen.
rule-PP-AMB-68 = Wegstrepen doen alle spelers die dat moeten tegelijk, ieder één kaart: eerst in het geheim, en als iedereen gekozen heeft, ziet iedereen het. Wie meer weg te strepen heeft, gaat zo door. Ligt een kaart zowel in de Pakjeskamer als in je hand, dan streep je eerst die van de Pakjeskamer weg. Het beste voorstel staat erbij.
rule-PP-AMB-69 = Welke kaarten er in het spel zitten, mag iedereen weten. Waar elke kaart ligt, niet.
rule-PP-AMB-70 = Voor een Acteerpiet in je bod kies je een waarde van 1 tot en met 6 zodra je meegaat. Die moet hoog genoeg zijn om je bod te laten kloppen.
rule-PP-AMB-71 = Er moeten genoeg kaarten zijn om de eerste ronde te spelen: een hele hand voor iedereen en alle kaarten die onthuld worden. Anders begint het spel niet.
rule-PP-AMB-72 = Pietenpoker is voor 3 tot en met 9 spelers. Met een optie kan het ook met z’n tweeën; alle regels blijven dan hetzelfde.
rule-PP-AMB-73 = Staan de surprises op een lijst, dan kiest de aangewezen speler er een die er nog ligt, en het spel wacht zolang. Zonder lijst zegt die speler alleen dat het gebeurd is. Zijn ze op, dan wordt er niet meer gekozen. Delen meer spelers de winst van het spel, dan kiezen ze om de beurt. Speel je daarna nog een spel, dan zijn de gekozen surprises weg.
rule-PP-AMB-74 = Gewonnen kaarten liggen gedekt tot het einde van het spel: niemand kijkt erin, ook de eigenaar niet, maar hoeveel het er zijn, ziet iedereen. Met een optie liggen ze open, ook die gedekt geboden waren, en dan ziet ook iedereen welke kaarten een speler in de hand neemt.
rule-PP-AMB-75 = Onder Pokerpiet krijgt een blind gelegde Acteerpiet meteen een waarde. Wat de blind gelegde kaarten verder doen, gebeurt pas als je meegaat; stop je, dan doen ze niets. Met Indipietje ruil je een willekeurige handkaart. De Overschattingsregel rust, want niemand weet wat hij heeft. Zodra er gescoord wordt, mag iedereen weer kijken.
rule-PP-AMB-76 = Scoort wie alles geboden heeft toch mee (een optie), dan is de ronde pas meteen voorbij als er ook van die spelers niemand anders over is. Kan niemand meer bieden, dan worden de overige kaarten gewoon onthuld.
rule-PP-AMB-77 = Pietje Competitief: wie zoveel handkaarten heeft als de handlimiet of minder, en het hoogste bod ook met wisselen niet kan halen, wordt niet nog eens gevraagd; iedereen hoort dat.
rule-PP-AMB-78 = Komt er door ‘meer inzet’ een Acteerpiet, Pietje Profiteer of Pietje Precies in een bod, dan werkt die daar gewoon, want die kaarten werken door er te liggen. Voor Acteerpiet kiest de eigenaar een waarde van 1 tot en met 6.
rule-PP-AMB-79 = Je legt je bod kaart voor kaart en zegt dan dat je meegaat. Een gelegde kaart blijft liggen. Je begint alleen als je het hoogste bod kunt halen, en je legt alleen een kaart waarmee dat nog lukt; wie begonnen is, stopt in die beurt niet meer. Acties en icoontjes werken zodra je meegaat.
rule-PP-AMB-80 = Een kaart die uit een bod is teruggenomen (Inwisselregel), doet deze ronde niets meer, wie hem ook legt en hoe hij daar ook kwam: de actie niet en het icoontje niet. Een Pietje Profiteer of Pietje Precies werkt als altijd doordat hij in het bod ligt. Iedereen mag weten waar zo’n kaart is, ook als hij gedekt ligt. Van gelijke kaarten die bij elkaar liggen, gaan de kaarten die nog werken voor.
rule-PP-AMB-81 = In een bod krijgt een Acteerpiet maar één keer per ronde een waarde: is hij teruggenomen, dan telt voortaan het gedrukte getal. Van gelijke Acteerpieten in je bod neem je de piet terug die het minst telt. Er valt niets te kiezen waar geen getal telt of alleen het gedrukte: na Omdenkpiet, en in een bod met Celebripiet. In je hand is hij gewoon elke kaart.
rule-PP-AMB-82 = Een Pietje Verliefd die gelegd wordt voordat er iets onthuld is, laat één kaart in de trekstapel over voor de eerste onthulling.
rule-PP-AMB-83 = Wie onder Pokerpiet stopt met kaarten die hij net blind gelegd heeft, verhoogt daarmee het hoogste bod niet.
rule-PP-AMB-84 = Handregel onder Pokerpiet: wie vanwege de handlimiet geen kaart meer kan leggen, mag met een te laag bod meegaan, welke kaarten er ook blind gelegd zijn.

## Opties: kaarten

group-deck = Kaarten
option-deck = Spel kaarten
option-deck-help = Elke kleur heeft 16 kaarten: vier enen, vier tweeën, drie drieën, twee vieren, twee vijven en één zes. Speel met 50 kaarten die uit deze 64 geloot zijn, met 50 vaste kaarten of met alle 64. Normaal wordt er geloot.
option-deck-random50 = 50 willekeurige kaarten
option-deck-canonical50 = 50 vaste kaarten
option-deck-full64 = Alle 64 kaarten
option-sets = Aantal sets
option-sets-help = Met hoeveel sets kaarten jullie spelen. Automatisch betekent één set tot en met 5 spelers en twee sets vanaf 6 spelers.
option-sets-auto = Automatisch
option-sets-1 = 1 set
option-sets-2 = 2 sets
option-base = Meer pakjes
option-base-help = Het getal waar het spel om draait: zoveel kaarten worden er onthuld, zoveel neem je er van je gewonnen kaarten, en je begint met twee keer zoveel handkaarten. Normaal is het 3; 4 geeft een langer spel, 2 een korter. Met veel spelers speelt 2 ook prettig.
option-base-2 = 2: kort, met meer geluk
option-base-3 = 3: het basisspel
option-base-4 = 4: lang, met meer tactiek

## Opties: surpriseavond

group-surprise = Surpriseavond
option-surprise = Surprises
option-surprise-help = Wanneer het spel iemand aanwijst om een surprise te kiezen. Aan de punten verandert dit niets. Normaal staat het uit.
option-surprise-off = Uit
option-surprise-round = De winnaar van elke ronde
option-surprise-icon = De winnaar van een ronde met een uitroepteken
option-surprise-game = De winnaar van het spel
option-surprise-evening = Een extra beloning voor de winnaar van de avond
option-presents = Surprises op tafel
option-presents-help = De surprises van vanavond, met een puntkomma ertussen. Wie mag kiezen, kiest er een van de lijst. Zonder lijst houden jullie zelf bij wat er gekozen is.
option-given = Al gekozen surprises
option-given-help = Voor elke surprise van de lijst de plaats van de speler die hem koos, of 0. Een volgend spel aan dezelfde tafel vult dit zelf in.

## Opties: Speculaas

group-speculaas = Speculaas
option-overschatting = Overschattingsregel
option-overschatting-help = Doe je een bod dat niemand anders kan volgen, dan lig je zelf uit de ronde. Normaal staat dit uit.
option-inwissel = Inwisselregel
option-inwissel-help = In je beurt mag je handkaarten en geboden kaarten wisselen, als je bod maar niet lager wordt. Normaal staat dit uit.
option-handregel = Handregel
option-handregel-help = De Small Sint mag noemen hoeveel kaarten iedereen minstens in de hand houdt, en na de ronde mag je handkaarten houden of weggooien. Normaal staat dit uit.
option-handregelKeep = Wie handkaarten mag houden
option-handregelKeep-help = Wie met de Handregel na een ronde mag kiezen tussen houden en weggooien: alleen wie niet tot het einde meeging, of iedereen.
option-handregelKeep-stoppers = Wie gestopt is
option-handregelKeep-all = Iedereen
option-biedregel = Biedregel
option-biedregel-help = Een kwart van de kaarten heeft een geldicoontje. Bied je zo’n kaart, dan kies je ‘meer inzet’ of ‘meer handkaarten’. Normaal staat dit uit.
option-remise = Remiseregel
option-remise-help = Bij gelijke combinaties wint wie daarvan het meest geboden heeft, in plaats van niemand. Normaal staat dit uit.

## Opties: uitbreidingen

group-expansions = Uitbreidingen
option-actiepiet = Actiepiet
option-actiepiet-help = Kies welke actiekaarten er meedoen, en hoeveel van elk. Normaal zijn het er geen.
option-actiepiet-staf = { -action-staf }
option-actiepiet-acteer = { -action-acteer }
option-actiepiet-hoofd = { -action-hoofd }
option-actiepiet-indi = { -action-indi }
option-actiepiet-hardloop = { -action-hardloop }
option-actiepiet-reken = { -action-reken }
option-actiepiet-kleur = { -action-kleur }
option-actiepiet-omdenk = { -action-omdenk }
option-actiepiet-crime = { -action-crime }
option-actiepiet-bril = { -action-bril }
option-actiepiet-poker = { -action-poker }
option-actiepiet-achtbaan = { -action-achtbaan }
option-actiepiet-competitief = { -action-competitief }
option-actiepiet-profiteer = { -action-profiteer }
option-actiepiet-verliefd = { -action-verliefd }
option-actiepiet-celebri = { -action-celebri }
option-actiepiet-chihuahua = { -action-chihuahua }
option-acteer = Waar Acteerpiet alles mag zijn
option-acteer-help = Of je de waarde van Acteerpiet mag kiezen in je bod, in je combinatie of allebei. Elders geldt wat er gedrukt staat.
option-acteer-both = In het bod en in combinaties
option-acteer-bid = Alleen in het bod
option-acteer-combo = Alleen in combinaties
option-precies = Pietje Precies
option-precies-help = Een combinatie telt alleen als alle kaarten erin passen, er zijn straatjes, en er komen 10 kaarten Pietje Precies bij om kaarten mee weg te strepen. Normaal staat dit uit.
option-preciesOptional = Wegstrepen mag, hoeft niet
option-preciesOptional-help = Met een Pietje Precies in je bod kies je zelf of je een kaart wegstreept. Normaal staat dit uit en is wegstrepen verplicht.

## Opties: de Sint

group-sint = De Sint
option-wieKent = Wie kent hem niet?
option-wieKent-help = De Small Sint kiest een Big Sint. Voordat er iets onthuld is, biedt de Small Sint één kaart en verdubbelt de Big Sint dat bod, als het kan. Normaal staat dit uit.
option-firstStopSint = Wie als eerste stopt, wordt Sint
option-firstStopSint-help = De eerste speler die in een ronde stopt, wordt meteen de Sint, in plaats van de winnaar van de ronde. Het kan ook zonder ‘Wie kent hem niet?’. Normaal staat dit uit.

## Opties: huisregels

group-house = Huisregels
option-allIn = Alle handkaarten geboden
option-allIn-help = Wat er gebeurt als je al je handkaarten biedt: je ligt uit de ronde, of je scoort toch mee met alleen de Pakjeskamer.
option-allIn-out = Uit de ronde
option-allIn-showdown = Meescoren met de Pakjeskamer
option-recycle = Gebruikte kaarten
option-recycle-help = Welke kaarten na een ronde terug in de trekstapel gaan. Hoe meer er terugkomt, hoe langer het spel duurt.
option-recycle-hands = Verloren handen en gelijkspel komen terug
option-recycle-none = Er komt niets terug
option-recycle-all = Ook de Pakjeskamer komt terug
option-soleKeepsHand = Als enige over: hand houden
option-soleKeepsHand-help = Wie als enige overblijft, mag de handkaarten houden. Normaal staat dit uit en gaan ze verloren.
option-openScores = Gewonnen kaarten open
option-openScores-help = Iedereen kan zien welke kaarten elke speler gewonnen heeft. Normaal staat dit uit.
option-roundCap = Hoogste aantal rondes
option-roundCap-help = Na zoveel rondes eindigt het spel in elk geval. Dat gebeurt alleen als ook de Pakjeskamer terugkomt; normaal is het 60.
option-twoPlayers = Ook met 2 spelers
option-twoPlayers-help = Het spel is bedoeld voor 3 of meer spelers. Zet dit aan om het ook met z’n tweeën te kunnen spelen.

## Actiekaarten

-action-staf = Stafpiet
-action-staf-text = Word nu meteen de Sint.
-action-acteer = Acteerpiet
-action-acteer-text = Ik speel elke rol: kies zelf mijn kleur en mijn getal.
-action-hoofd = Hoofdpiet
-action-hoofd-text = Dit biedrondje stopt nu: door naar de volgende onthulling.
-action-indi = Indipietje Jones
-action-indi-text = Ruil een kaart uit je hand met een kaart uit de Pakjeskamer.
-action-hardloop = Hardlooppiet
-action-hardloop-text = Het bieden is voorbij: er wordt nu meteen gescoord.
-action-reken = Rekenpiet
-action-reken-text = Deze ronde tellen alleen combinaties met getallen.
-action-kleur = Kleurpiet
-action-kleur-text = Deze ronde tellen alleen combinaties met kleuren.
-action-omdenk = Omdenkpiet
-action-omdenk-text = Een bod is nu zoveel waard als er kaarten in liggen.
-action-crime = Crimepiet
-action-crime-text = Steel twee keer een willekeurige kaart van een ander.
-action-bril = Brilpiet
-action-bril-text = Gluur in de hand van twee andere spelers.
-action-poker = Poker(face)piet
-action-poker-text = De rest van de ronde ziet niemand de eigen hand.
-action-achtbaan = Achtbaanpiet
-action-achtbaan-text = Deze ronde gaan de beurten tegen de klok in.
-action-competitief = Pietje Competitief
-action-competitief-text = Deze ronde gaat het bieden door tot alle biedingen gelijk zijn.
-action-profiteer = Pietje Profiteer
-action-profiteer-text = Wordt het deze ronde precies gelijk, dan win jij.
-action-verliefd = Pietje Verliefd
-action-verliefd-text = Er komt deze ronde één kaart extra in de Pakjeskamer.
-action-celebri = Celebripiet
-action-celebri-text = Alle actiekaarten van deze ronde zijn uitgewerkt.
-action-chihuahua = Chihuahuapiet
-action-chihuahua-text = Vier precies gelijke kaarten verslaan alles.
-action-precies = Pietje Precies
-action-precies-text = Bij het scoren telt één kaart van jouw keuze niet mee.

## Kaarten

card-p1 = paarse 1
card-p2 = paarse 2
card-p3 = paarse 3
card-p4 = paarse 4
card-p5 = paarse 5
card-p6 = paarse 6
card-b1 = blauwe 1
card-b2 = blauwe 2
card-b3 = blauwe 3
card-b4 = blauwe 4
card-b5 = blauwe 5
card-b6 = blauwe 6
card-g1 = groene 1
card-g2 = groene 2
card-g3 = groene 3
card-g4 = groene 4
card-g5 = groene 5
card-g6 = groene 6
card-o1 = oranje 1
card-o2 = oranje 2
card-o3 = oranje 3
card-o4 = oranje 4
card-o5 = oranje 5
card-o6 = oranje 6
card-staf = { -action-staf }
effect-staf = Je bent meteen de Sint.
card-acteer = { -action-acteer }
effect-acteer = Deze kaart is elke kleur en elk getal dat je maar wilt.
card-hoofd = { -action-hoofd }
effect-hoofd = Spoel door: de Sint draait meteen de volgende kaart van de Pakjeskamer om.
card-indi = { -action-indi }
effect-indi = Ruil een kaart uit je hand met een kaart uit de Pakjeskamer.
card-hardloop = { -action-hardloop }
effect-hardloop = De ronde wordt meteen geteld.
card-reken = { -action-reken }
effect-reken = Deze ronde tellen alleen combinaties van gelijke getallen.
card-kleur = { -action-kleur }
effect-kleur = Deze ronde tellen alleen combinaties van dezelfde kleur.
card-omdenk = { -action-omdenk }
effect-omdenk = Elk bod telt als het aantal kaarten, niet als wat ze samen waard zijn.
card-crime = { -action-crime }
effect-crime = Steel 2 willekeurige kaarten van andere spelers.
card-bril = { -action-bril }
effect-bril = Bekijk de hand van 2 andere spelers.
card-poker = { -action-poker }
effect-poker = De rest van de ronde ziet niemand zijn eigen hand.
card-achtbaan = { -action-achtbaan }
effect-achtbaan = De beurten gaan deze ronde tegen de klok in.
card-competitief = { -action-competitief }
effect-competitief = Deze ronde wordt er geboden tot alle boden gelijk zijn.
card-profiteer = { -action-profiteer }
effect-profiteer = Eindigt deze ronde precies gelijk, dan win jij.
card-verliefd = { -action-verliefd }
effect-verliefd = De Pakjeskamer krijgt deze ronde 1 kaart meer.
card-celebri = { -action-celebri }
effect-celebri = Maakt alle actiekaarten van deze ronde ongedaan.
card-chihuahua = { -action-chihuahua }
effect-chihuahua = Een combinatie van 4 precies gelijke kaarten wint van alles.
card-precies = { -action-precies }
effect-precies = Bij het maken van je combinatie moet je 1 kaart wegstrepen.
card-s = met !
effect-s = Is er in een ronde zo’n kaart geboden, dan kiest wie de ronde wint het volgende cadeau.
card-m = met $
effect-m = Bied je zo’n kaart, dan kies je meer inzet of meer handkaarten.
card-sm = met ! en $
effect-sm = { effect-s } { effect-m }

## De tafel

zone-room = Pakjeskamer
zone-highest = Hoogste bod
zone-stock = Trekstapel
zone-burned = Uit het spel
zone-limit = Handlimiet
zone-force = Deze ronde geldt
zone-presents = Surprises
zone-bid = Bod van { $player }: { $total }
zone-bid-own = Jouw bod: { $total }
zone-down = Gedekt in het bod van { $player }
zone-down-own = Gedekt in jouw bod
zone-scored = Gewonnen door { $player }
zone-won = Gewonnen
zone-saw = Gezien bij { $player }
zone-stole = Gestolen van { $player }
zone-lost = Gestolen door { $player }
zone-hand = Je hand
present = { $named }
present-taken = voor { $player }
force-reken = Rekenpiet: alleen getallen tellen
force-kleur = Kleurpiet: alleen kleuren tellen
force-omdenk = Omdenkpiet: een bod telt zijn kaarten
force-poker = Pokerpiet: niemand ziet de eigen hand
force-achtbaan = Achtbaanpiet: tegen de klok in
force-competitief = Pietje Competitief: bieden tot alles gelijk is
force-chihuahua = Chihuahuapiet: vier gelijke kaarten verslaan alles
force-celebri = Celebripiet: actiekaarten doen niets meer

fact-hand = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
fact-bid = bod { $total }
fact-stopped = gestopt
fact-all-in = alles geboden
fact-over = overschat
fact-sint = Sint
fact-small = Small Sint
fact-big = Big Sint
fact-presents = { $count ->
    [one] 1 surprise
   *[other] { $count } surprises
}

prompt-over = Het spel is afgelopen.
prompt-wait = { $player } is aan de beurt.
prompt-wait-surprise = { $player } kiest een surprise.
prompt-all = De anderen kiezen nog.
prompt-small-blind = Jij hebt de Small Sint: bied één kaart voordat de ronde begint.
prompt-big-blind = Jij hebt de Big Sint: bied samen minstens { $target }, als je dat kunt zonder je laatste kaart.
prompt-blindly = Leg blind kaarten tot je minstens { $highest } hebt geboden; nu is het { $total }.
prompt-exchange = Leg kaarten terug: je bod was { $before }, het hoogste bod is { $highest }.
prompt-free = Je bod is { $total }, het hoogste { $highest }. Ga mee, verhoog of stop.
prompt-follow = Het hoogste bod is { $highest }: leg minstens { $need } bij, of stop.
prompt-value = Hoeveel is { $card } waard in je bod?
prompt-discard = Je hebt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} te veel: leg er een af.
prompt-cross = { $count ->
    [one] Streep een kaart weg uit de Pakjeskamer of uit je hand.
   *[other] Streep { $count } kaarten weg uit de Pakjeskamer of uit je hand, één voor één.
}
prompt-give = Indipietje Jones: welke kaart uit je hand ruil je?
prompt-take = Welke kaart van de Pakjeskamer wil je voor { $card }?
prompt-limit = Noem een handlimiet van 1 tot en met { $most }, of geen.
prompt-surprise = Kies een surprise!
prompt-surprise-done = Kies een surprise, en zeg het als het gebeurd is.
prompt-order = Welke kaart werkt eerst?
prompt-money = Geld! Een gewonnen kaart bij je bod (dat mogen de anderen dan ook), of iedereen een handkaart erbij?
prompt-add = Wil je ook een willekeurige gewonnen kaart aan je bod toevoegen?
prompt-crime = Crimepiet: van wie steel je een kaart?
prompt-bril = Brilpiet: in wiens hand gluur je?
prompt-staf = Stafpiet: word je de Small Sint of de Big Sint?
prompt-big = Wie krijgt de Big Sint?
prompt-keep = Houd je je handkaarten, of gooi je ze weg?

move-go = Ga mee met { $total }
move-check = Ga mee zonder kaart ({ $total })
move-all-in = Bied alles: { $total }, en je ligt uit de ronde
move-stop = Stop
move-stop-exchange = Wissel en stop met { $total }
move-back = Neem { $card } terug
move-hide = Leg { $card } gedekt
move-lay = Leg { $card }
move-lay-blindly = Leg een blinde kaart
move-blind = Bied { $total }
move-pass = Ik kan niet verdubbelen
move-discard = Leg { $card } af
move-limit = { $number ->
    [0] Geen limiet
   *[other] Limiet { $number }
}
move-value = { $number }
move-first = Eerst { $card }
move-more-bid = Meer inzet
move-more-hand = Meer handkaarten
move-add = Voeg een kaart toe
move-skip = Laat maar
move-big = Aan { $player }
move-crime = Steel van { $player }
move-bril = Gluur bij { $player }
move-give = Geef { $card }
move-take = Neem { $card }
move-become-small = Word de Small Sint
move-become-big = Word de Big Sint
move-cross = Streep { $card } weg
move-cross-best = Streep { $card } weg (beste keus)
move-cross-none = Streep niets meer weg
move-cross-none-best = Streep niets meer weg (beste keus)
move-keep = Houd je kaarten
move-throw = Gooi je kaarten weg
move-choose = Kies { $named }
confirm-choose = Kies je { $named }? Dat kun je niet meer veranderen.
move-done = Er is gekozen

# Wat een zet is, in het algemeen.
verb-lay = een kaart in het bod leggen
verb-go = meegaan
verb-stop = stoppen
verb-back = een kaart uit het bod terugnemen
verb-hide = een kaart gedekt in het bod leggen
verb-blind = vooraf bieden
verb-pass = zeggen niet te kunnen verdubbelen
verb-discard = een kaart afleggen
verb-limit = een handlimiet kiezen
verb-value = een kaart een waarde geven
verb-first = kiezen welke actiekaart eerst komt
verb-more = meer inzet of meer handkaarten kiezen
verb-add = een gewonnen kaart toevoegen
verb-skip = niets toevoegen
verb-pick = een speler kiezen
verb-give = een kaart aan de Pakjeskamer geven
verb-take = een kaart uit de Pakjeskamer nemen
verb-become = kiezen welke Sint te worden
verb-cross = een kaart wegstrepen
verb-keep = de hand houden
verb-throw = de hand weggooien
verb-choose = een surprise kiezen
verb-done = zeggen dat er gekozen is

event-dealt = { $you ->
    [yes] Ronde { $number }: jij bent de Sint.
   *[no] Ronde { $number }: { $player } is de Sint.
}
event-took-own = { $you ->
    [yes] Je neemt { $cards } van je gewonnen kaarten.
   *[no] { $seen ->
        [yes] { $player } neemt { $cards } van de gewonnen kaarten.
       *[no] { $player } neemt { $count } gewonnen kaarten in de hand.
    }
}
event-hand = { $you ->
    [yes] Je hand: { $cards }.
   *[no] { $seen ->
        [yes] De hand van { $player }: { $cards }.
       *[no] { $player } heeft { $count } handkaarten.
    }
}
event-revealed = De Sint onthult { $cards } (kaart { $number }).
event-went = { $you ->
    [yes] Je gaat mee met { $number }.
   *[no] { $player } gaat mee met { $number }.
}
event-blind = { $you ->
    [yes] Je biedt vooraf { $number }.
   *[no] { $player } biedt vooraf { $number }.
}
event-passed = { $you ->
    [yes] Je kunt niet verdubbelen.
   *[no] { $player } kan niet verdubbelen.
}
event-stopped = { $you ->
    [yes] Je stopt.
   *[no] { $player } stopt.
}
event-all-in = { $you ->
    [yes] Je hebt alles geboden en ligt uit de ronde.
   *[no] { $player } heeft alles geboden en ligt uit de ronde.
}
event-over = { $you ->
    [yes] Niemand kan je bod volgen: je ligt uit de ronde.
   *[no] Niemand kan het bod van { $player } volgen: { $player } ligt uit de ronde.
}
event-cannot-follow = { $you ->
    [yes] Jij kunt dit bod niet volgen.
   *[no] { $player } kan dit bod niet volgen.
}
event-laid = { $you ->
    [yes] Je legt { $cards }: je bod is { $number }.
   *[no] { $player } legt { $cards }: bod { $number }.
}
event-hid = { $you ->
    [yes] Je legt { $cards } gedekt.
   *[no] { $seen ->
        [yes] { $player } legt { $cards } gedekt.
       *[no] { $player } legt een kaart gedekt.
    }
}
event-took-back = { $you ->
    [yes] Je neemt { $cards } terug: je bod is { $number }.
   *[no] { $player } neemt { $cards } terug: bod { $number }.
}
event-spent = { $cards } is al eens teruggenomen en doet deze ronde niets meer.
event-exchanged = { $you ->
    [yes] Je hebt gewisseld: je bod is { $number }.
   *[no] { $player } heeft gewisseld: bod { $number }.
}
event-valued = { $you ->
    [yes] { $cards } telt in je bod voor { $number }.
   *[no] { $cards } telt in het bod van { $player } voor { $number }.
}
event-more-bid = { $you ->
    [yes] Je kiest meer inzet.
   *[no] { $player } kiest meer inzet.
}
event-more-hand = { $you ->
    [yes] Je kiest meer handkaarten.
   *[no] { $player } kiest meer handkaarten.
}
event-added = { $you ->
    [yes] Uit je gewonnen kaarten komt { $cards } in je bod: { $number }.
   *[no] Uit de gewonnen kaarten van { $player } komt { $cards } in het bod: { $number }.
}
event-skipped = { $you ->
    [yes] Je voegt niets toe.
   *[no] { $player } voegt niets toe.
}
event-drew = { $you ->
    [yes] { $seen ->
        [yes] Je trekt { $cards }.
       *[no] Je trekt een kaart, gedekt.
    }
   *[no] { $seen ->
        [yes] { $player } trekt { $cards }.
       *[no] { $player } trekt een kaart.
    }
}
event-stole = { $you ->
    [yes] { $seen ->
        [yes] Je steelt { $cards } van { $other }.
       *[no] Je steelt een kaart van { $other }, gedekt.
    }
   *[no] { $toyou ->
        [yes] { $seen ->
            [yes] { $player } steelt { $cards } van jou.
           *[no] { $player } steelt een kaart van jou.
        }
       *[no] { $seen ->
            [yes] { $player } steelt { $cards } van { $other }.
           *[no] { $player } steelt een kaart van { $other }.
        }
    }
}
event-peeked = { $you ->
    [yes] Je ziet de hand van { $other }: { $cards }.
   *[no] { $toyou ->
        [yes] { $player } gluurt in jouw hand.
       *[no] { $seen ->
            [yes] { $player } ziet de hand van { $other }: { $cards }.
           *[no] { $player } gluurt in de hand van { $other }.
        }
    }
}
event-offered = { $you ->
    [yes] Je geeft { $cards } aan de Pakjeskamer.
   *[no] { $player } geeft { $cards } aan de Pakjeskamer.
}
event-swapped = { $you ->
    [yes] Je neemt er { $cards } voor terug.
   *[no] { $player } neemt er { $cards } voor terug.
}
event-enlarged = De Pakjeskamer wordt groter: { $cards }.
event-sint = { $you ->
    [yes] Jij bent nu de Sint.
   *[no] { $player } is nu de Sint.
}
event-big-sint = { $you ->
    [yes] Jij krijgt de Big Sint.
   *[no] { $player } krijgt de Big Sint.
}
event-limit = { $you ->
    [yes] { $number ->
        [0] Je noemt geen handlimiet.
       *[other] Je noemt handlimiet { $number }.
    }
   *[no] { $number ->
        [0] { $player } noemt geen handlimiet.
       *[other] { $player } noemt handlimiet { $number }.
    }
}
event-discarded = { $you ->
    [yes] Je legt { $cards } af.
   *[no] { $seen ->
        [yes] { $player } legt { $cards } af.
       *[no] { $player } legt een kaart af.
    }
}
event-reveal = { $you ->
    [yes] { $count ->
        [0] Jij hebt geen handkaarten.
       *[other] Jij toont { $cards }.
    }
   *[no] { $count ->
        [0] { $player } heeft geen handkaarten.
       *[other] { $player } toont { $cards }.
    }
}
event-uncovered = Gedekt in het bod van { $player } lag { $cards }.
event-crossed = { $you ->
    [yes] Je streept { $cards } weg.
   *[no] { $player } streept { $cards } weg.
}
event-combo-number = { $you ->
    [yes] Jij hebt { $count } keer een { $number }: { $cards }.
   *[no] { $player } heeft { $count } keer een { $number }: { $cards }.
}
event-combo-street = { $you ->
    [yes] Jij hebt een straatje van { $count } kaarten tot en met { $number }: { $cards }.
   *[no] { $player } heeft een straatje van { $count } kaarten tot en met { $number }: { $cards }.
}
event-combo-colour = { $you ->
    [yes] Jij hebt { $count } van één kleur, samen { $number }: { $cards }.
   *[no] { $player } heeft { $count } van één kleur, samen { $number }: { $cards }.
}
event-combo-chihuahua = { $you ->
    [yes] Jij hebt vier precies gelijke kaarten met een { $number }!
   *[no] { $player } heeft vier precies gelijke kaarten met een { $number }!
}
event-combo-none = { $you ->
    [yes] Jij hebt geen geldige combinatie.
   *[no] { $player } heeft geen geldige combinatie.
}
event-won-size = { $you ->
    [yes] Jij wint met de meeste kaarten: { $number } kaarten uit de pot.
   *[no] { $player } wint met de meeste kaarten: { $number } kaarten uit de pot.
}
event-won-kind = { $you ->
    [yes] Evenveel kaarten, maar jouw soort combinatie is beter: je wint { $number } kaarten.
   *[no] Evenveel kaarten, maar de combinatie van { $player } is van een betere soort: { $number } kaarten uit de pot.
}
event-won-strength = { $you ->
    [yes] Dezelfde soort, maar jij bent hoger: je wint { $number } kaarten.
   *[no] Dezelfde soort, maar { $player } is hoger: { $number } kaarten uit de pot.
}
event-won-chihuahua = { $you ->
    [yes] Vier gelijke kaarten verslaan alles: je wint { $number } kaarten.
   *[no] Vier gelijke kaarten verslaan alles: { $player } wint { $number } kaarten.
}
event-won-remise = { $you ->
    [yes] Gelijk, maar jij bood het meest ({ $number }): je wint.
   *[no] Gelijk, maar { $player } bood het meest ({ $number }) en wint.
}
event-won-profiteer = { $you ->
    [yes] Gelijkspel, dus Pietje Profiteer wint voor jou: { $number } kaarten.
   *[no] Gelijkspel, dus Pietje Profiteer wint voor { $player }: { $number } kaarten.
}
event-won-alone = { $you ->
    [yes] Jij blijft als enige over en wint { $number } kaarten.
   *[no] { $player } blijft als enige over en wint { $number } kaarten.
}
event-tied = Gelijkspel: niemand wint de { $number } geboden kaarten.
event-kept = { $you ->
    [yes] Je houdt je hand.
   *[no] { $player } houdt de hand.
}
event-threw = { $you ->
    [yes] Je gooit je hand weg.
   *[no] { $player } gooit de hand weg.
}
event-surprise = { $you ->
    [yes] Jij mag de volgende surprise kiezen!
   *[no] { $player } mag de volgende surprise kiezen!
}
event-chose = { $you ->
    [yes] Je kiest { $named }.
   *[no] { $player } kiest { $named }.
}
event-reward = { $you ->
    [yes] Jij wint het spel van de avond: een extra beloning!
   *[no] { $player } wint het spel van de avond: een extra beloning!
}
event-score = { $you ->
    [yes] Jij hebt { $number } punten.
   *[no] { $player } heeft { $number } punten.
}
event-won = { $you ->
    [yes] Je wint het spel!
   *[no] { $player } wint het spel.
}
event-staf = { $player }: { -action-staf }. { -action-staf-text }
event-hoofd = { $player }: { -action-hoofd }. { -action-hoofd-text }
event-indi = { $player }: { -action-indi }. { -action-indi-text }
event-hardloop = { $player }: { -action-hardloop }. { -action-hardloop-text }
event-reken = { $player }: { -action-reken }. { -action-reken-text }
event-kleur = { $player }: { -action-kleur }. { -action-kleur-text }
event-omdenk = { $player }: { -action-omdenk }. { -action-omdenk-text }
event-crime = { $player }: { -action-crime }. { -action-crime-text }
event-bril = { $player }: { -action-bril }. { -action-bril-text }
event-poker = { $player }: { -action-poker }. { -action-poker-text }
event-achtbaan = { $player }: { -action-achtbaan }. { -action-achtbaan-text }
event-competitief = { $player }: { -action-competitief }. { -action-competitief-text }
event-verliefd = { $player }: { -action-verliefd }. { -action-verliefd-text }
event-celebri = { $player }: { -action-celebri }. { -action-celebri-text }
event-chihuahua = { $player }: { -action-chihuahua }. { -action-chihuahua-text }

refused-not-in-hand = { $card } zit niet in je hand.
refused-go-or-stop = Je kunt nu meegaan of stoppen.
refused-laid-already = Je bent al een bod aan het leggen, dus ga mee: wat ligt, blijft liggen.
refused-laid-stays = Je hebt al kaarten gelegd: eerst neem je terug, dan leg je.
refused-out-of-reach = Met die kaart haal je { $target } niet meer.
refused-double-first = Verdubbel eerst het bod van de Small Sint: leg kaarten tot het genoeg is.
refused-lay-again = Je nam kaarten terug: leg er minstens één neer.
refused-keep-limit = Iedereen moet minstens { $limit } kaarten in de hand houden.
refused-lower-bid = Je bod zou { $total } worden; het was { $before }.
refused-too-low = Je bod zou { $total } zijn; het hoogste bod is { $highest }.
refused-down-to-limit = Blijven met een te laag bod mag alleen met precies { $limit } kaarten in de hand.
refused-no-exchange = Aan deze tafel wordt niet gewisseld.
refused-not-in-bid = { $card } ligt niet open in je bod.
refused-bid-blindly = Door Pokerpiet bied je blind: leg kaarten, ga mee of stop.
refused-no-cards = Je hebt geen kaarten meer.
refused-no-hiding = Aan deze tafel ligt niets gedekt.
refused-cannot-hide = { $card } kan niet gedekt: alleen andere actiekaarten.
refused-hide-first = Gedekte kaarten leg je voordat je wisselt.
refused-can-double = Je kunt verdubbelen, dus het moet.
refused-blind-first = Bied eerst wat de Sint moet bieden.
refused-keep-a-card = Je moet een kaart overhouden, en de handlimiet.
refused-not-doubled = Je bod zou { $total } zijn; het moet { $target } worden.
refused-discard = Kies een kaart uit je hand om af te leggen.
refused-big = Kies een andere speler.
refused-limit = Kies een limiet uit de lijst.
refused-keep = Kies: houden of weggooien.
refused-value = Die waarde kan hier niet.
refused-blind-value = Kies een waarde van 1 tot en met 6.
refused-order = Kies eerst welke kaart nu werkt.
refused-money = Kies eerst: meer inzet of meer handkaarten.
refused-add = Kies: toevoegen of niet.
refused-crime = Kies een andere speler met handkaarten.
refused-bril = Kies een andere speler met handkaarten.
refused-give = Kies een kaart uit je hand.
refused-take = Kies een kaart van de Pakjeskamer.
refused-staf = Kies: Small Sint of Big Sint.
refused-cross = Streep een kaart weg uit de Pakjeskamer of uit je hand.
refused-surprise = Kies eerst een surprise die er nog ligt.

score-cards = { $count ->
    [one] 1 kaart gewonnen
   *[other] { $count } kaarten gewonnen
}

note-scores = Zolang het spel duurt, tellen hier kaarten: per ronde hoeveel iemand er won, en bij ‘Nu’ hoeveel er op de eigen stapel liggen. De punten worden aan het eind geteld.
note-open-scores = Per ronde staat hier hoeveel kaarten iemand won; het totaal zijn de punten van de kaarten die nu op de eigen stapel liggen.

figure-rounds_played = Gespeelde rondes
figure-mean_winning_size = Kaarten in de winnende combinatie
figure-rounds_won_by-number = Rondes gewonnen met een getal, als deel
figure-rounds_won_by-colour = Rondes gewonnen met een kleur, als deel
figure-rounds_won_by-street = Rondes gewonnen met een straatje, als deel
figure-rounds_won_by-chihuahua = Rondes gewonnen door de Chihuahuapiet, als deel
figure-rounds_won_by-alone = Rondes gewonnen door wie alleen overbleef, als deel
figure-rounds_won_by-draw_rule = Rondes gewonnen door de Remiseregel, als deel
figure-rounds_won_by-profiteer = Rondes gewonnen door een profiteur, als deel
figure-rounds_won_by-tied = Rondes zonder winnaar, als deel
figure-mean_players_stopped = Spelers die stopten, per ronde
figure-mean_winning_score = Punten van de winnaar

## Waarom: wat een tip erbij zegt

why-any = Hier maakt de keus weinig uit.
why-raise = Je kunt { $card } missen: je houdt { $size } kaarten van { $numbers ->
    [1] één getal
   *[other] één kleur
} over, en zo komt er meer in de pot die je hoopt te winnen.
why-pay-spare = Je moet { $need } bijleggen, en { $card } hoort niet bij de { $size } kaarten die je wilt laten zien.
why-pay-dear = Je moet { $need } bijleggen. { $card } kost je wel iets, maar je houdt { $size ->
    [one] één kaart
   *[other] { $size } kaarten
} van { $numbers ->
    [1] één getal
   *[other] één kleur
} over.
why-lay-misfit = { $card } past niet bij de rest, en alles wat je overhoudt moet passen.
why-go-blind = Meegaan kost nu niets: ga mee.
why-go-paid = Je bod is nu { $total }: genoeg om mee te doen. Meer leggen kost alleen kaarten.
why-go-fits = Alles wat je nog hebt past bij elkaar: houd het zo.
why-go-wait = Er komen nog kaarten in de Pakjeskamer: meegaan kost niets, en verhogen kan straks ook.
why-go-keep = Je hebt { $size } kaarten van { $numbers ->
    [1] één getal
   *[other] één kleur
}: die wil je allemaal laten zien, dus leg er geen bij.
why-go-free = Meegaan kost niets, maar met { $size ->
    [one] één kaart
   *[other] { $size } gelijke kaarten
} is verhogen te veel.
why-stop-blind = Je zou er blind { $need } bij moeten leggen: dat kost te veel kaarten.
why-stop-misfit = Wat je zou overhouden past toch niet bij elkaar: stop en spaar je kaarten.
why-stop-all = Om { $need } bij te leggen heb je al je kaarten nodig, en dan valt er niets meer te laten zien.
why-stop-weak = Na { $need } bijleggen houd je maar { $left ->
    [one] 1 kaart
   *[other] { $left } kaarten
} over om te laten zien: daarmee win je niet.
why-stop-dear = { $need } bijleggen breekt je combinatie: van { $size } kaarten naar { $left }.
why-stop-save = Meegaan kost nu niets, maar wie tot het einde blijft, is zijn hele hand kwijt: stop en houd je kaarten.
why-back = Neem { $card } terug: je kunt met andere kaarten betalen en houdt dan meer over.
why-hide = Leg { $card } gedekt: die past toch niet, en zo mag je er een wegstrepen.
why-blind = { $card } is je goedkoopste kaart die je kunt missen.
why-blind-lay = Nog { $need } erbij is niet te duur: leg een kaart.
why-spare = { $card } mis je het minst: je houdt { $size } kaarten van { $numbers ->
    [1] één getal
   *[other] één kleur
} over.
why-take = Met { $card } wordt je combinatie het best.
why-rival = { $player } is nu het gevaarlijkst, met { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in de hand en { $won } gewonnen.
why-limit = Met { $size } gelijke kaarten hangt het ervan af: een lage limiet laat anderen langer meedoen, en dat wil je alleen met een goede hand.
why-money-bid = Meer handkaarten zouden niet meer passen: kies meer inzet.
why-money-hand = Meer handkaarten helpen je zeker.
why-add = Je bod is nog te laag: een extra kaart helpt.
why-skip = Je bod is hoog genoeg: houd wat je hebt gewonnen.
why-cross = Zonder { $card } is je combinatie het best.
why-cross-none = Alles wat overblijft telt mee: streep niets meer weg.
why-keep = { $size } van je { $count } kaarten horen bij elkaar: houd ze.
why-throw = Maar { $size } van je { $count } kaarten horen bij elkaar: nieuwe zijn waarschijnlijk beter.

## Wat er gebeurt, in het algemeen gezegd: voor de cijfers van het lab

kind-dealt = een ronde begint
kind-took-own = iemand neemt gewonnen kaarten in de hand
kind-hand = iemand krijgt een hand
kind-revealed = de Sint onthult een kaart
kind-went = iemand gaat mee
kind-blind = iemand biedt vooraf
kind-passed = iemand kan niet verdubbelen
kind-stopped = iemand stopt
kind-all-in = iemand biedt alles en ligt uit de ronde
kind-over = niemand kan een bod volgen
kind-cannot-follow = iemand kan het bod niet volgen
kind-laid = iemand legt kaarten in het bod
kind-hid = iemand legt een kaart gedekt in het bod
kind-took-back = iemand neemt kaarten uit het bod terug
kind-spent = een teruggenomen kaart komt weer tevoorschijn
kind-exchanged = iemand wisselt kaarten van het bod
kind-valued = een kaart krijgt een waarde in het bod
kind-more-bid = iemand kiest meer inzet
kind-more-hand = iemand kiest meer handkaarten
kind-added = een gewonnen kaart komt in het bod
kind-skipped = iemand voegt niets aan het bod toe
kind-drew = iemand trekt een kaart
kind-stole = iemand steelt een kaart
kind-peeked = iemand kijkt in de hand van een ander
kind-offered = iemand geeft een kaart aan de Pakjeskamer
kind-swapped = iemand neemt een kaart uit de Pakjeskamer
kind-enlarged = de Pakjeskamer wordt groter
kind-sint = een ander wordt de Sint
kind-big-sint = iemand krijgt de Big Sint
kind-limit = de Sint zegt of er een handlimiet is
kind-discarded = iemand legt een kaart af
kind-reveal = iemand toont een hand
kind-uncovered = een gedekte kaart van een bod gaat open
kind-crossed = iemand streept kaarten weg
kind-combo-number = iemands beste combinatie is een getal
kind-combo-street = iemands beste combinatie is een straatje
kind-combo-colour = iemands beste combinatie is een kleur
kind-combo-chihuahua = iemand heeft vier precies gelijke kaarten
kind-combo-none = iemand heeft geen geldige combinatie
kind-won-size = de meeste kaarten winnen een ronde
kind-won-kind = een betere soort combinatie wint een ronde
kind-won-strength = een hogere combinatie van dezelfde soort wint een ronde
kind-won-chihuahua = vier gelijke kaarten winnen een ronde
kind-won-remise = het hoogste bod wint een gelijke ronde
kind-won-profiteer = Pietje Profiteer wint een gelijke ronde
kind-won-alone = iemand wint een ronde als enige die overblijft
kind-tied = niemand wint een ronde, door gelijkspel
kind-kept = iemand houdt de hand
kind-threw = iemand gooit de hand weg
kind-surprise = iemand mag een surprise kiezen
kind-chose = iemand kiest een surprise
kind-reward = iemand krijgt de extra beloning van de avond
kind-score = iemands punten worden geteld
kind-won = iemand wint het spel
kind-staf = iemand gebruikt: { -action-staf }
kind-hoofd = iemand gebruikt: { -action-hoofd }
kind-indi = iemand gebruikt: { -action-indi }
kind-hardloop = iemand gebruikt: { -action-hardloop }
kind-reken = iemand gebruikt: { -action-reken }
kind-kleur = iemand gebruikt: { -action-kleur }
kind-omdenk = iemand gebruikt: { -action-omdenk }
kind-crime = iemand gebruikt: { -action-crime }
kind-bril = iemand gebruikt: { -action-bril }
kind-poker = iemand gebruikt: { -action-poker }
kind-achtbaan = iemand gebruikt: { -action-achtbaan }
kind-competitief = iemand gebruikt: { -action-competitief }
kind-verliefd = iemand gebruikt: { -action-verliefd }
kind-celebri = iemand gebruikt: { -action-celebri }
kind-chihuahua = iemand gebruikt: { -action-chihuahua }
ending-PP-GOAL-01 = er zijn te weinig kaarten voor nog een ronde
ending-PP-AMB-54 = het hoogste aantal rondes is gespeeld

## Wat op tafel te zien is

moment-combo-number = { $count } keer een { $number }
moment-combo-street = straatje van { $count } tot en met { $number }
moment-combo-colour = { $count } van één kleur, samen { $number }
moment-combo-chihuahua = vier gelijke kaarten!
moment-combo-none = geen combinatie
moment-fewer = minder kaarten
moment-lesser-kind = mindere soort
moment-lower = lager
moment-equal = even goed
moment-wins = wint { $count ->
    [one] 1 cadeau
   *[other] { $count } cadeaus
}!
moment-tied = Gelijkspel: niemand wint
moment-pot = { $count ->
    [one] 1 cadeau
   *[other] { $count } cadeaus
}!
moment-sint = { $player } is de Sint
moment-alone = Als enige over!
moment-action = { $card }
moment-all-in = Alles erin!
moment-over = Overschat

## De afrekening van een ronde

part-pot = Cadeaus uit de pot

# Wat in de doos ligt.

box-sint-small = Small Sint
box-sint-big = Big Sint
about-sint-small = Wie deze kaart heeft, is de Sint: hij begint met bieden.
about-sint-big = Voor de variant ‘Wie kent hem niet?’: wie deze kaart heeft, is de Big Sint.
box-won = Spel: punten
box-presents = Surprises: schrijf erin wie er een koos
# Het scoreblok.

part-added = Bij het bod gelegd
part-taken = Terug in de hand
part-points = Gewonnen kaarten
pad-sint = Wie is de (kleine) Sint?
pad-won = Wie won de ronde?
pad-won-nobody = Niemand
pad-pot = Hoeveel kaarten waren er geboden?
pad-kept = Kaarten nog in de hand
pad-revealed = Hoeveel kaarten lagen er in de Pakjeskamer?
pad-added = Van de stapel bij het bod
pad-drawn = Hoeveel kaarten pakten jullie samen extra?
pad-icon = Lag er een kaart met ‘!’ bij de geboden kaarten?
pad-icon-0 = Nee
pad-icon-1 = Ja
pad-present = Gekozen surprise
pad-present-0 = Geen
pad-pile = Gewonnen kaarten
pad-took = koos: { $named }
pad-note-hand = Iedereen begint met { $count } kaarten: eerst hoogstens { $own } willekeurige van de eigen stapel, dan nieuwe.
pad-note-stock = In de trekstapel en de Pakjeskamer liggen nu samen { $count } kaarten.
refused-pad-added = { $player } legde { $count } kaarten van de eigen stapel bij, en daar liggen er maar { $most }.
refused-pad-stock = Zo veel kaarten lagen er niet meer: de trekstapel had er { $count }.
refused-pad-cards = Geboden en in de hand zijn samen { $count } kaarten, en er waren er maar { $most }.
refused-pad-icon = Er werd niets geboden, dus ook geen kaart met ‘!’.
refused-pad-present = { $player } mag nog een surprise kiezen.
refused-pad-present-gone = Die surprise is al weg; { $player } kiest een andere.
refused-pad-pile = { $player } telt { $count } kaarten, maar won er { $most }. Klopt een eerdere ronde niet?
refused-pad-pile-points = { $count } kaarten kunnen samen geen { $points } punten zijn; zoveel won { $player } er.

# De scheidsrechter.

ask-wins = Wie wint?
ask-follow = Mag ik meegaan?
pad-room = De Pakjeskamer
pad-held = Hand (leeg: gestopt)
pad-crossed = Weggestreept
pad-worth = Waarde van het bod
pad-only = Wat telt er?
pad-only-0 = Alles
pad-only-1 = Alleen getallen
pad-only-2 = Alleen kleuren
pad-four = Is Chihuahuapiet gespeeld?
pad-four-0 = Nee
pad-four-1 = Ja
pad-highest = Het hoogste bod
pad-bid = Mijn hele bod
refused-ask-two-hands = Tik de handen aan van minstens twee spelers die nog meedoen.
refused-ask-crossed = { $player } streept kaarten weg die er niet zijn.
says-tied = De beste combinaties zijn gelijk: niemand wint.
says-number = { $player } wint met { $count } keer een { $number }.
says-street = { $player } wint met een straatje van { $count } tot en met { $number }.
says-colour = { $player } wint met { $count } van één kleur, samen { $number }.
says-four = { $player } wint met vier gelijke kaarten ({ $number }).
says-remise = Gelijke combinaties: { $player } bood het meest en wint.
says-follows = Je bod is { $total } waard en het hoogste bod is { $highest }.
# Voorbeelden in het boekje.

example-number = Twee keer een 6: een combinatie van getallen.
example-colour = Drie van één kleur, samen 10.
example-neither = Een andere kleur en een ander getal: geen combinatie.
example-higher = Samen 4: dat wint van twee van één kleur die samen 3 zijn.
