### Pesten met combinaties: de spelregels in onze eigen woorden, met één bericht per regel.

## Het spel

game-name = Pesten met combinaties
game-tagline = Speel je hand leeg, plaag je buren en sla toe met precies jouw eigen getal.
game-about = Je kent Pesten: leg een kaart die past, en laat de ander pakken. Hier heeft iedereen ook een eigen getal. Leg je een set of een straatje dat precies zoveel punten waard is, dan bepalen de dobbelstenen hoeveel kaarten de volgende speler moet pakken. Onderweg spring je in met gelijke kaarten, ruil je met je buren en bluf je wanneer je durft. Alleen: eindig niet met een pestkaart!
game-minutes = 30–60 minuten
game-credits = Pesten is een bekend kaartspel zonder bekende maker. Deze uitvoering met combinaties volgt een stel huisregels; de uitleg hebben we zelf geschreven, in onze eigen woorden.

## Hoofdstukken

section-needs = Wat je nodig hebt en hoe je begint
section-turn = Je beurt
section-combinations = Combinaties
section-drawing = Kaarten pakken
section-trading = Ruilen
section-special = Bijzondere kaarten en regels
section-elimination = Wie is af?
section-rulings = Uitspraken bij twijfel

## Regels: benodigdheden en begin

rule-PE-MAT-01 = Je speelt met minstens één pak van 52 kaarten plus jokers; we raden twee pakken aan. Automatisch zijn het er twee met 2 tot en met 5 spelers en drie met 6 tot en met 8. Met opties kies je zelf 1 tot en met 4 pakken en 0 tot en met 4 jokers per pak; normaal zijn dat 2 jokers.
rule-PE-MAT-02 = Aan een echte tafel heb je ten minste één gewone dobbelsteen nodig, en hoe meer je er hebt, hoe vlotter het gaat. Hier zijn er altijd genoeg.
rule-PE-MAT-03 = Je speelt met ten minste 2 spelers; we raden er 4 aan. Hier kunnen er hoogstens 8 meedoen.
rule-PE-PREP-01 = Aan het begin krijgt elke speler door loting een getal van 3 tot en met 36: het eigen getal. Dat heb je nodig om combinaties te mogen leggen. Met een optie kies je een ander laagste en hoogste getal.
rule-PE-PREP-02 = Elke speler begint met 15 kaarten in de hand. Met een optie kies je een ander aantal.
rule-PE-PREP-03 = Na het delen komt één kaart open op tafel. Dat is het begin van de stapel, en daarop speelt de eerste speler verder.

## Regels: je beurt

rule-PE-PLAY-01 = In je beurt leg je een kaart die bij de bovenste kaart van de stapel past: van dezelfde soort (harten, klaveren, schoppen of ruiten) of van dezelfde rang, zoals een 9 op een 9 of een vrouw op een vrouw. Heeft iemand met een boer een soort gekozen, dan telt die soort. Een aas en een joker passen altijd, en op een joker past alles.
rule-PE-PLAY-02 = Kun je niets leggen, dan moet je één kaart uit de pot pakken. Past die kaart, dan mag je die meteen leggen.
rule-PE-PLAY-03 = Na jou is de volgende speler in de speelrichting aan de beurt, en die doet hetzelfde. Kaarten leggen doe je alleen in je eigen beurt, behalve als je inspringt.
rule-PE-PLAY-04 = In plaats van een passende kaart mag je in je beurt een combinatie leggen: een set of een straatje dat samen precies je eigen getal waard is.
rule-PE-PASS-01 = Pas je en pak je dus een kaart, dan mag je die kaart meteen leggen. Houden mag ook.
rule-PE-PASS-02 = Kun je een combinatie maken met de kaart die je bij het passen hebt gepakt, dan mag je die hele combinatie meteen leggen. De gepakte kaart moet er wel in zitten.
rule-PE-END-01 = Het spel is afgelopen zodra iemand geen kaart meer in de hand heeft en er ook geen hoeft te pakken: die speler wint.

## Regels: combinaties

rule-PE-COMBO-01 = Een set is meer dan 2 kaarten van dezelfde rang, elk van een andere soort. De achten van harten, klaveren en schoppen zijn er een.
rule-PE-COMBO-02 = Een straatje is meer dan 2 kaarten van één soort die op elkaar volgen. Harten 4, 5 en 6 is er een.
rule-PE-COMBO-03 = Een combinatie mag je alleen leggen als alle kaarten erin samen precies zoveel punten waard zijn als je eigen getal.
rule-PE-VAL-01 = In een combinatie is een boer, vrouw of heer 11 punten waard. Een 2 tot en met 10 is het getal op de kaart waard.
rule-PE-VAL-02 = In een combinatie is een aas 1 of 12 punten waard, net wat jou uitkomt. Alleen als de aas zelf bij een straatje hoort, ligt de waarde vast door de plaats.
rule-PE-VAL-03 = In een combinatie is een joker een extra kaart of juist de kaart die ontbreekt. De joker is dan evenveel waard als de kaart waar die voor staat.
rule-PE-ACE-01 = Een aas past op elke kaart, dus je mag er altijd een inzetten. Alleen tegen een combinatie en tegen een dubbele 2 helpt een losse aas niet.
rule-PE-ACE-02 = Een extra aas in een combinatie hoeft niet bij de andere kaarten te passen: elke soort is goed, en de rang doet er niet toe.
rule-PE-ACE-03 = Een extra aas mag alleen bij kaarten die zonder die aas al bij elkaar horen: ten minste 2 van dezelfde rang en van verschillende soorten, of ten minste 2 van één soort die op elkaar volgen.
rule-PE-ACE-04 = Elke extra aas maakt een combinatie 1 of 12 punten meer waard, zodat je op je eigen getal kunt uitkomen.
rule-PE-ACE-05 = In één combinatie mogen zoveel azen zitten als je wilt.
rule-PE-ACE-06 = Hoort een aas zelf bij een straatje, dan is die 12 punten waard achter de heer en 1 punt vóór de 2. Kiezen kun je dan niet.
rule-PE-JOK-01 = Een joker past op elke kaart en is ook in combinaties te gebruiken. Alleen tegen een combinatie en tegen een dubbele 2 helpt een losse joker niet.
rule-PE-JOK-02 = In een combinatie zit hoogstens één joker.

## Regels: kaarten pakken

rule-PE-DRAW-01 = Na een combinatie krijgt de volgende speler een pakstraf: die moet kaarten pakken, of zelf ook een combinatie leggen.
rule-PE-DRAW-02 = Moet je pakken door een combinatie, dan gooi je met evenveel dobbelstenen als die combinatie kaarten heeft; ook azen en de joker tellen als kaart. De som van de ogen is het aantal kaarten dat je pakt. Na een straatje van drie kaarten met een extra aas gooi je dus met 4 dobbelstenen.
rule-PE-CHAIN-01 = Leg je een aas of een joker als losse kaart, dan krijgt de volgende speler een pakstraf: die moet kaarten pakken, of zelf een aas, een 2 of een joker leggen.
rule-PE-CHAIN-02 = Met een 2 ontloop je een pakstraf van azen en jokers. De straf schuift door naar de volgende speler en wordt niet groter.
rule-PE-CHAIN-03 = Zolang er een pakstraf van azen en jokers ligt, mag je een aas, een 2 en een joker altijd op elkaar leggen, welke soort het ook is. Wie er geen legt, moet pakken.
rule-PE-CHAIN-04 = Wie een pakstraf van azen en jokers neemt, pakt 3 kaarten voor elke aas en elke joker waaruit die straf is opgebouwd.
rule-PE-CHAIN-05 = Tweeën die tijdens een pakstraf van azen en jokers zijn gelegd, tellen niet mee voor het aantal kaarten.
rule-PE-POT-01 = Is de pot leeg, dan worden de kaarten van de stapel geschud tot een nieuwe pot.
rule-PE-POT-02 = Komt er een nieuwe pot, dan blijft van de stapel alleen de kaart liggen die het laatst is gelegd.

## Regels: ruilen

rule-PE-TRADE-01 = Zoek je een bepaalde kaart, dan mag je die van een andere speler ruilen tegen een joker, een 2 of een aas uit je hand. Iets anders kun je niet aanbieden. Met een optie staat ruilen uit.
rule-PE-TRADE-02 = Ruilen komt van pas als je bijna een combinatie hebt, bijvoorbeeld als alleen ruiten 9 nog ontbreekt in je straatje.
rule-PE-TRADE-03 = Een ruil gaat alleen door als jullie het er allebei mee eens zijn. Overleggen mag gerust.

## Regels: bijzondere kaarten en regels

rule-PE-UNO-01 = Legt iemand een kaart en heb jij precies dezelfde, van dezelfde soort én dezelfde rang, dan mag je inspringen: je legt jouw kaart er meteen bovenop, ook als je niet aan de beurt bent. Daarna gaat het verder met de speler na jou. Met een optie staat inspringen uit.
rule-PE-LAST-01 = Je hoeft niet te melden dat je nog maar één kaart hebt.
rule-PE-SEVEN-01 = Leg je een 7, dan ben je zelf weer aan de beurt.
rule-PE-EIGHT-01 = Na een 8 slaat de volgende speler een beurt over.
rule-PE-JACK-01 = Leg je een boer, dan kies je welke soort er vanaf nu geldt: harten, klaveren, schoppen of ruiten.
rule-PE-KING-01 = Een heer keert de speelrichting om.
rule-PE-TWO-01 = Legt een speler twee keer schoppen 2 door in te springen op de eigen kaart, dan is dat een dubbele 2: de volgende speler moet ook een 2 leggen of vier kaarten pakken. Met een optie geldt dit voor tweeën van elke soort, of helemaal niet.
rule-PE-TWO-02 = Na een dubbele 2 gaat het door zolang er een 2 bij komt. Wie geen 2 meer legt, pakt 2 kaarten voor elke 2 die er zo is gelegd, de eerste twee meegeteld.
rule-PE-NINE-01 = Liggen er vier negens in één combinatie, dan geeft iedereen de hele hand door aan de volgende speler in de speelrichting. Een joker telt niet als negen.
rule-PE-RUN-01 = Leg je minstens 7 kaarten achter elkaar, los en niet als combinatie, dan pakken alle anderen 3 kaarten. Met opties kies je een andere lengte van de reeks en een ander aantal kaarten.
rule-PE-RUN-02 = Zijn er na zo’n lange reeks te weinig kaarten, zodat iemand er geen 3 kan pakken, dan krijgt die speler van iedereen één of twee kaarten. De gever kiest zelf welke.
rule-PE-BLUFF-01 = Leg je een kaart die niet past en zegt niemand er iets van, dan is je zet geldig zodra de volgende kaart wordt gelegd. Met een optie kun je alleen passende kaarten leggen.
rule-PE-FIN-01 = Eindig niet met een pestkaart. Pestkaarten zijn de joker, de aas, de 7, de 8, de boer en de heer; een 2 is er geen.
rule-PE-FIN-02 = Is je laatste kaart een pestkaart, dan heb je nog niet gewonnen: je pakt 2 kaarten. Met een optie mag je wel met een pestkaart eindigen.
rule-PE-FIN-03 = Raakt je hand leeg door een combinatie en ligt er dan een pestkaart bovenop, dan heb je nog niet gewonnen: je pakt 2 kaarten.

## Regels: wie is af

rule-PE-OUT-01 = Moet je meer kaarten pakken dan er beschikbaar zijn, dan heb je verloren en ben je af. Blijft er één speler over, dan wint die.
rule-PE-OUT-02 = Ben je af, dan worden al je kaarten geschud en boven op de pot gelegd.
rule-PE-OUT-03 = Is er iemand af, dan legt daarna iedereen met meer dan 20 kaarten de helft weg, naar boven afgerond. Je kiest zelf welke kaarten. Met een optie hoeft dit niet.
rule-PE-OUT-04 = De kaarten die na het uitvallen van een speler zijn weggelegd, doen de rest van het spel niet meer mee.

## Uitspraken

rule-PE-AMB-01 = Ieders eigen getal is voor iedereen te zien, zodat je elkaars combinaties kunt natellen. Met een optie blijven de eigen getallen geheim voor de anderen.
rule-PE-AMB-02 = De kaart waarmee de stapel begint, heeft geen effect, en niemand kan erop inspringen. Is het een joker, dan gaat die terug in de pot en komt er een andere kaart. Wie begint, wordt geloot.
rule-PE-AMB-03 = Een combinatie hoeft niet op de bovenste kaart te passen: die komt in de plaats van een passende kaart. Met een optie moet er wel een passende kaart in zitten.
rule-PE-AMB-04 = In een set komt elke soort hoogstens één keer voor, ook als je met meer pakken speelt. Een set telt dus hoogstens 4 kaarten, met de joker erbij; extra azen komen daar nog bovenop.
rule-PE-AMB-05 = Twee kaarten die bij elkaar horen, mag je met extra azen aanvullen tot een combinatie van ten minste 3 kaarten: klaveren 5, ruiten 5 en harten aas zijn samen 11 of 22. Maar een aas die een straatje van minder dan 3 kaarten voortzet, hoort bij dat straatje en is geen extra aas: klaveren 2 en 3 met klaveren aas zijn 6 en nooit 17.
rule-PE-AMB-06 = Een straatje mag over de aas heen doorlopen. Schoppen vrouw, heer, aas en 2 is een straatje van 25 punten: de aas is 1 punt waard, want er volgt een 2.
rule-PE-AMB-07 = Een joker in een combinatie staat voor een kaart van de set of van het straatje zelf. Een joker kan geen extra aas zijn en geen vijfde kaart van een set. Naast de joker heb je ten minste twee gewone kaarten van die set of dat straatje nodig; extra azen tellen daarvoor niet.
rule-PE-AMB-08 = Je legt de kaarten van een combinatie in een volgorde naar keuze en bepaalt dus zelf welke bovenop komt. Op die kaart speelt de tafel verder, en die kaart telt als je hand leeg is.
rule-PE-AMB-09 = In een combinatie heeft geen enkele kaart een eigen effect, ook een 2, 7, 8, boer, heer, aas of joker niet. Met een optie werkt de bovenste kaart wel, als dat een 7, 8, boer of heer is.
rule-PE-AMB-10 = Beantwoord je een combinatie met een combinatie, dan telt voor de dobbelstenen alleen de laatste. Met een optie tellen de kaarten van alle combinaties op rij bij elkaar op.
rule-PE-AMB-11 = Tegen een combinatie helpt alleen een combinatie, en tegen een pakstraf van azen en jokers alleen een losse aas, 2 of joker. Met een optie mag je ook tegen azen en jokers een combinatie leggen.
rule-PE-AMB-12 = Heb je kaarten gepakt voor een pakstraf, dan is je beurt voorbij. Met een optie mag je daarna toch nog spelen.
rule-PE-AMB-13 = Passen en één kaart pakken mag ook als je iets kunt leggen, zolang er kaarten te pakken zijn en er geen pakstraf ligt. Met een optie moet je spelen als je kunt.
rule-PE-AMB-14 = Heb je gepast en een kaart gepakt, dan mag je alleen die kaart leggen, of een combinatie waar die kaart in zit. Een andere losse kaart mag dan niet meer.
rule-PE-AMB-15 = Is de pakstraf van een joker afgehandeld, dan past elke kaart op die joker. Op een aas leg je zoals altijd: dezelfde soort of dezelfde rang.
rule-PE-AMB-16 = Een boer moet gewoon passen. Alleen een aas en een joker passen op elke kaart.
rule-PE-AMB-17 = Een 2 moet gewoon passen. Alleen zolang er een pakstraf ligt van azen en jokers of van tweeën, maakt de soort van een 2 niet uit.
rule-PE-AMB-18 = Je mag ook inspringen op een kaart die je zelf legde; met een optie mag dat niet. Wat optelt of omkeert, telt van beide kaarten: de pakstraf van azen, jokers en tweeën en de richting van heren. Een 7, 8 of boer werkt alleen bij de laatste kaart. Inspringen is een echte zet: je kunt er het spel mee winnen of met een pestkaart eindigen, en daarna mag iedereen weer reageren.
rule-PE-AMB-19 = Twee jokers zijn alleen precies dezelfde kaart als ze allebei rood of allebei zwart zijn.
rule-PE-AMB-20 = Op de kaarten van een combinatie kun je niet inspringen. Op een kaart die net is gepakt en los is gelegd, wel.
rule-PE-AMB-21 = Een dubbele 2 maak je alleen met schoppen 2. De tweeën die daarna komen, mogen van elke soort zijn. Met een optie kan een dubbele 2 met elke soort, of bestaat die helemaal niet.
rule-PE-AMB-22 = Ligt er een pakstraf van azen en jokers, dan schuiven ook twee keer schoppen 2 die straf alleen door. Een dubbele 2 wordt het dan niet.
rule-PE-AMB-23 = Zegt iemand terecht ‘Klopt niet!’, dan neem je de kaart terug, pak je één kaart en is je beurt voorbij. Met een optie pak je een ander aantal.
rule-PE-AMB-24 = ‘Klopt niet!’ zeggen kan alleen in het reactiemoment na de kaart, dus voordat de volgende speler iets doet. Springt er iemand in, dan is een bluf daarmee goedgekeurd, tenzij iemand in hetzelfde reactiemoment ‘Klopt niet!’ zei. Met een optie kies je hoelang het reactiemoment duurt.
rule-PE-AMB-25 = Bluffen kan alleen met een losse kaart in een beurt zonder pakstraf; dat mag ook de kaart zijn die je net hebt gepakt. Met een combinatie of tegen een pakstraf kun je niet bluffen.
rule-PE-AMB-26 = Is je laatste kaart een bluf, dan win je pas als het reactiemoment voorbij is en niemand terecht ‘Klopt niet!’ heeft gezegd.
rule-PE-AMB-27 = Eindig je met een pestkaart, dan werkt die kaart gewoon, en jij pakt 2 kaarten. Was het een 7, dan speel je je extra beurt met die 2 nieuwe kaarten. Met een optie mag je wel met een pestkaart eindigen.
rule-PE-AMB-28 = Vier negens zijn samen 36 punten. Met de gewone eigen getallen kan dus alleen wie 36 heeft ze leggen, zonder extra aas. Mogen eigen getallen hoger zijn, dan kunnen er azen bij vier negens liggen, en dan worden de handen net zo goed doorgegeven. Is je hand daarna leeg en hoef je niets te pakken, dan heb je al gewonnen en geeft niemand iets door. Moet je 2 kaarten pakken omdat er een aas bovenop ligt, dan geef je die door.
rule-PE-AMB-29 = Een reeks losse kaarten is voorbij zodra een andere speler een zet doet, of zodra je zelf een combinatie legt of een kaart pakt.
rule-PE-AMB-30 = Komt iemand na een lange reeks kaarten te kort, dan geven alle anderen die speler elk 1 of 2 kaarten. Je laatste kaart geef je nooit weg: met één kaart in je hand geef je niets. Komen er meer spelers te kort, dan gaat het op volgorde van de beurt. Niemand gaat hierdoor af.
rule-PE-AMB-31 = Beschikbaar zijn de kaarten van de pot en die van de stapel, behalve de bovenste kaart.
rule-PE-AMB-32 = Is er geen kaart te pakken, dan moet je een passende kaart of een combinatie leggen als je die hebt. Heb je die niet, dan ben je af. Als bluffen mag, kun je het daar ook nog mee proberen.
rule-PE-AMB-33 = Zijn er minder kaarten dan je moet pakken, dan pak je er geen enkele: je bent meteen af.
rule-PE-AMB-34 = De helft wegleggen gebeurt alleen direct nadat er iemand af is. Met 21 kaarten leg je er 11 weg en houd je er 10; met precies 20 leg je niets weg. Welke kaarten je kiest, blijft geheim. Met een optie hoeft dit niet.
rule-PE-AMB-35 = Ruilen kan alleen de speler die aan de beurt is, vóór de eigen zet, en ook als er een pakstraf ligt. Het is één kaart tegen één kaart, en iedereen hoort welke kaart je zoekt. Per beurt mag je 3 voorstellen doen en één keer echt ruilen. Met opties verander je die aantallen of zet je ruilen uit.
rule-PE-AMB-36 = Met twee spelers keert een heer de richting om, maar is gewoon de ander aan de beurt. Na een 8 slaat de ander over en ga jij verder. Met een optie geeft ook een heer je nog een beurt.
rule-PE-AMB-37 = Bij het doorgeven na vier negens krijgt niemand een lege hand: wie geen kaarten meer had, had al gewonnen of heeft er eerst 2 gepakt.
rule-PE-AMB-38 = Er is een winnaar, maar geen volgorde onder de verliezers. Aan het eind zie je hoeveel kaarten iedereen nog heeft; wie af is, staat onderaan.
rule-PE-AMB-39 = Duurt het spel te lang, dan stopt het na een vast aantal beurten. Wie dan de minste kaarten heeft, wint; bij een gelijk aantal delen spelers de winst.
rule-PE-AMB-40 = Er zijn altijd genoeg dobbelstenen. Heb je er aan een echte tafel te weinig, dan gooi je met één dobbelsteen meer keren.
rule-PE-AMB-41 = Elk eigen getal wordt apart geloot, en elk getal heeft evenveel kans. Twee spelers kunnen dus hetzelfde getal hebben. Je eigen getal verandert nooit, ook niet als de handen na vier negens doorschuiven.
rule-PE-AMB-42 = Ook wie zo aan de beurt is of een pakstraf zou krijgen, mag inspringen. Dat telt niet als de eigen beurt: het spel gaat verder met de speler na wie inspringt, en die krijgt de opgelopen pakstraf.
rule-PE-AMB-43 = Onder een pakstraf kun je geen losse 8 leggen. Een losse 8 schuift dus nooit een pakstraf door.
rule-PE-AMB-44 = De heer heet ook wel koning. Het is dezelfde kaart.
rule-PE-AMB-45 = Een kaart die je tegen een pakstraf mag leggen, past: een aas, 2 of joker tegen azen en jokers, een 2 tegen tweeën. Ook een kaart waarmee je inspringt, past altijd. ‘Klopt niet!’ gaat bij zulke kaarten nooit op.
rule-PE-AMB-46 = Voor een dubbele 2 legt één speler allebei de kaarten, door in te springen op de eigen schoppen 2. Springt een ander in met schoppen 2, dan volgt er geen pakstraf.
rule-PE-AMB-47 = Een kaart telt mee voor een reeks zodra die ligt. De anderen pakken pas als het reactiemoment na die kaart voorbij is zonder dat een ander insprong. De reeks is dan 7 kaarten of langer (of de gekozen lengte), en elke reeks werkt maar één keer.
rule-PE-AMB-48 = Een reeks is voorbij als een ander aan de beurt komt of inspringt, of als je zelf een combinatie legt, pakt of op bluffen wordt betrapt. Dat anderen moeten pakken of alleen reageren, breekt de reeks niet. De 2 kaarten voor eindigen met een pestkaart pak je pas na het tellen.
rule-PE-AMB-49 = Ook door strafkaarten kun je af gaan als er te weinig kaarten zijn; alleen door het pakken na een lange reeks gaat niemand af. Ben jij aan de beurt of legde jij de kaart waar het om gaat, dan vervalt de pakstraf en begint de volgende speler een gewone beurt. Gaat er een ander af, dan gaan de pakstraf, de beurt en de gelegde kaart gewoon door.
rule-PE-AMB-50 = De helft wegleggen doe je vlak voordat de volgende beurt begint.
rule-PE-AMB-51 = Passen terwijl er geen kaart te pakken is, betekent dat je af bent. Het mag alleen als je geen passende kaart en geen combinatie hebt.
rule-PE-AMB-52 = Moet je spelen als je kunt, dan mag je alleen passen zonder passende kaart en zonder combinatie. Een gepakte kaart houden, een pakstraf nemen en dobbelen mag altijd.
rule-PE-AMB-53 = Werkt de bovenste kaart van een combinatie, dan gaat de pakstraf voor. Een effect dat jou zelf weer aan de beurt zou brengen, vervalt: een 7, en met twee spelers ook een 8 of een heer die nog een beurt geeft.
rule-PE-AMB-54 = Mag een combinatie tegen azen en jokers, dan komt de pakstraf van de combinatie in de plaats van die van de azen en jokers.
rule-PE-AMB-55 = Er komt pas een nieuwe pot als er een kaart gepakt moet worden en de pot leeg is, niet eerder.
rule-PE-AMB-56 = Het spel stopt na 150 beurten per speler, van iedereen samen geteld: met 4 spelers dus na 600. Telkens als iemand aan de beurt komt, is dat een beurt, ook na een eigen 7. Wie dan de minste kaarten heeft, wint. Met een optie kies je een ander aantal dan 150.
rule-PE-AMB-57 = Willen meer spelers tegelijk inspringen of dezelfde ruil aannemen, dan krijgt degene voorrang die met de klok mee het dichtst zit bij wie de kaart legde of de ruil voorstelde; de speelrichting maakt daarvoor niet uit. Wie op de eigen kaart inspringt, heeft altijd voorrang.
rule-PE-AMB-58 = Wie ten onrechte ‘Klopt niet!’ zei en daarvoor kaarten krijgt, pakt die eerst, met de klok mee. Pas daarna volgt het inspringen of het effect van de kaart.
rule-PE-AMB-59 = Of er na een losse kaart een reactiemoment komt, hangt alleen van de opties af en nooit van iemands hand. Het komt er als bluffen mag, of als inspringen mag en er gelijke kaarten in het spel zijn: bij twee of meer pakken, of bij drie of meer jokers per pak.
rule-PE-AMB-60 = De jokers van een pak zijn om en om rood en zwart: rood, zwart, rood, zwart. De derde en de vierde zijn dus gelijk aan de eerste en de tweede.
rule-PE-AMB-61 = Bij de regel dat een heer met twee spelers nog een beurt geeft, tellen alleen de spelers die nog meedoen.
rule-PE-AMB-62 = Moet een combinatie passen, dan moet er ten minste één kaart in zitten die op de bovenste kaart past, ook als je er een pakstraf mee beantwoordt. Een aas of joker past altijd.
rule-PE-AMB-63 = Mag je met een pestkaart eindigen, dan is elke kaart een gewone laatste kaart en pak je er geen kaarten voor.
rule-PE-AMB-64 = Een ruilvoorstel doe je aan één speler of aan iedereen. Je mag om elke kaart vragen, behalve om precies de kaart die je aanbiedt.
rule-PE-AMB-65 = Gaat de speler af die net een boer, 7 of 8 legde, dan heeft die kaart geen effect. Het spel begint met de klok mee.
rule-PE-AMB-66 = Aan tafel kan hulp bij combinaties aanstaan: dan zie je de grootste die je kunt leggen en wat ze samen waard zijn. Zet je die hulp uit, dan zoek je zelf; wat mag, verandert niet.
rule-PE-AMB-67 = De opties hebben grenzen: 1 tot en met 30 kaarten bij het begin, eigen getallen van 3 tot en met 60, straffen van 0 tot en met 10 kaarten, 1 tot en met 60 seconden om te reageren, 1 tot en met 10 ruilen en voorstellen per beurt, een lange reeks van 2 tot en met 30 kaarten waarna de anderen er 1 tot en met 10 pakken, en 5 tot en met 1000 beurten per speler. Na het delen moet er altijd een kaart over zijn die geen joker is: alle pakken samen hebben, zonder jokers, meer kaarten dan er gedeeld worden.
rule-PE-AMB-68 = Grote keuzes maak je in stappen. Bij een combinatie kies je na het leggen welke kaart bovenop komt. Je legt hem in één keer, hoeveel andere je ook zou kunnen leggen; zijn het er meer dan 1000, dan mag je ook met één kaart beginnen en kaart voor kaart verdergaan, en alles terugnemen zolang de combinatie er niet ligt: daar ziet niemand iets van. Een ruilvoorstel zeg je in drie stappen, die iedereen hoort, en tot de laatste stap mag je ervan afzien; het telt dan toch als voorstel. Bij geven en wegleggen kiest iedereen tegelijk steeds één kaart.
rule-PE-AMB-69 = Mag je na een pakstraf nog spelen, dan gaat je beurt gewoon verder zonder straf: je mag leggen, ruilen en ook passen en nog een kaart pakken.
rule-PE-AMB-70 = Zijn de eigen getallen geheim, dan weten de anderen van het jouwe alleen wat je combinaties verraden: het is een getal dat die kaarten samen waard kunnen zijn.
rule-PE-AMB-71 = ‘Klopt niet!’ mag je na elke losse kaart van een ander zeggen, ook na een kaart die niet fout kan zijn, zoals bij inspringen of onder een pakstraf. Dat is dan altijd onterecht.
rule-PE-AMB-72 = Valt in de allerlaatste beurt nog iemand af, dan komt er geen volgende beurt. Niemand legt dan nog de helft weg: de handen tellen zoals ze zijn.

## Opties: kaarten en delen

group-deck = Kaarten en delen
option-decks = Aantal pakken kaarten
option-decks-help = Met hoeveel pakken jullie spelen. Automatisch betekent twee pakken tot en met 5 spelers en drie pakken vanaf 6. Met 15 kaarten per speler is één pak alleen genoeg voor 2 of 3 spelers.
option-decks-auto = Automatisch
option-decks-1 = 1 pak
option-decks-2 = 2 pakken
option-decks-3 = 3 pakken
option-decks-4 = 4 pakken
option-jokersPerDeck = Jokers per pak
option-jokersPerDeck-help = Zoveel jokers zitten er in elk pak kaarten, van 0 tot en met 4. Normaal zijn het er 2.
option-handSize = Kaarten bij het begin
option-handSize-help = Met zoveel kaarten begint elke speler. Normaal zijn het er 15.
option-ownNumberVisible = Eigen getallen open
option-ownNumberVisible-help = Iedereen ziet ieders eigen getal. Staat dit uit, dan zie je alleen dat van jezelf. Normaal staat het aan.
option-ownNumberRange = Grenzen van het eigen getal
option-ownNumberRange-help = Twee getallen: het laagste en het hoogste eigen getal dat je kunt krijgen. Normaal zijn dat 3 en 36.

## Opties: combinaties

group-combinations = Combinaties
option-comboMustMatch = Combinatie moet passen
option-comboMustMatch-help = In een combinatie moet een kaart zitten die op de bovenste kaart van de stapel past. Normaal staat dit uit.
option-comboStack = Dobbelstenen na een antwoord
option-comboStack-help = Met hoeveel dobbelstenen je gooit als een combinatie met een combinatie is beantwoord.
option-comboStack-last = Alleen de laatste combinatie telt
option-comboStack-sum = Alle combinaties op rij tellen op
option-comboEffects = Effect van een combinatie
option-comboEffects-help = Of de bovenste kaart van een combinatie nog werkt als 7, 8, boer of heer.
option-comboEffects-none = Geen effect
option-comboEffects-top = De bovenste kaart werkt
option-comboAnswersChain = Combinatie tegen azen en jokers
option-comboAnswersChain-help = Een pakstraf van azen en jokers mag je ook met een combinatie beantwoorden. Normaal staat dit uit.
option-comboHelp = Hulp bij combinaties
option-comboHelp-help = Je krijgt een lijst van de grootste combinaties die je kunt leggen, en bij je zetten staat wat ze samen waard zijn. Staat dit uit, dan zoek je zelf. Normaal staat het aan.

## Opties: reageren

group-reactions = Inspringen en bluffen
option-jumpIn = Inspringen
option-jumpIn-help = Wie precies dezelfde kaart heeft als er net is gelegd, mag die er meteen op leggen. Normaal staat dit aan.
option-jumpOnOwn = Inspringen op je eigen kaart
option-jumpOnOwn-help = Je mag ook inspringen op een kaart die je zelf legde. Een dubbele 2 kan alleen als dit aanstaat. Normaal staat het aan.
option-mismatch = Kaarten die niet passen
option-mismatch-help = Of je mag bluffen met een kaart die niet past, of dat zo’n kaart wordt geweigerd.
option-mismatch-challenge = Bluffen mag, tot iemand het merkt
option-mismatch-strict = Alleen passende kaarten
option-caughtPenalty = Straf voor een betrapte bluf
option-caughtPenalty-help = Zoveel kaarten pakt een betrapte bluffer, na het terugnemen van de kaart. Normaal is het er 1.
option-falseChallengePenalty = Straf voor onterecht ‘Klopt niet!’
option-falseChallengePenalty-help = Zoveel kaarten pakt wie ‘Klopt niet!’ zei over een kaart die wel paste. Normaal zijn het er 0.
option-reactionSeconds = Tijd om te reageren
option-reactionSeconds-help = Zoveel seconden heeft iedereen na een losse kaart om in te springen of ‘Klopt niet!’ te zeggen. Normaal zijn het er 6.

## Opties: ruilen

group-trading = Ruilen
option-trade = Ruilen
option-trade-help = In je beurt mag je een joker, 2 of aas ruilen tegen een kaart die je zoekt. Normaal staat dit aan.
option-tradesPerTurn = Aantal keer ruilen per beurt
option-tradesPerTurn-help = Zo vaak mag je in één beurt echt ruilen. Normaal is het 1 keer.
option-offersPerTurn = Voorstellen per beurt
option-offersPerTurn-help = Zoveel ruilvoorstellen mag je in één beurt doen. Normaal zijn het er 3.

## Opties: bijzondere regels

group-special = Bijzondere regels
option-playAfterPenalty = Spelen na een pakstraf
option-playAfterPenalty-help = Na het pakken voor een pakstraf mag je toch nog je beurt spelen. Normaal staat dit uit.
option-mustPlayIfAble = Spelen als je kunt
option-mustPlayIfAble-help = Met een passende kaart of een combinatie in je hand mag je niet passen. Normaal staat dit uit.
option-doubleTwo = Dubbele 2
option-doubleTwo-help = Met welke tweeën je een dubbele 2 kunt maken. Daarvoor moet inspringen op je eigen kaart wel mogen.
option-doubleTwo-spades = Alleen schoppen 2
option-doubleTwo-any = Elke 2
option-doubleTwo-off = Geen dubbele 2
option-twoPlayerKing = Heer met twee spelers
option-twoPlayerKing-help = Wat een heer doet als er nog twee spelers meedoen.
option-twoPlayerKing-reverse = Alleen de richting keert om
option-twoPlayerKing-again = Je krijgt nog een beurt
option-finishPest = Eindigen met een pestkaart
option-finishPest-help = Wat er gebeurt als je laatste kaart een joker, aas, 7, 8, boer of heer is.
option-finishPest-draw2 = Je pakt 2 kaarten
option-finishPest-free = Het mag gewoon
option-runLength = Lengte van een lange reeks
option-runLength-help = Na zoveel losse kaarten achter elkaar van één speler moeten alle anderen pakken. Normaal zijn het er 7.
option-runDraw = Kaarten na een lange reeks
option-runDraw-help = Zoveel kaarten pakt elke andere speler na een lange reeks. Normaal zijn het er 3.

## Opties: grenzen

group-limits = Afvallen en grenzen
option-elimHalve = De helft wegleggen
option-elimHalve-help = Is er iemand af, dan legt iedereen met meer dan 20 kaarten de helft weg. Normaal staat dit aan.
option-turnCap = Beurten per speler
option-turnCap-help = Na zoveel beurten maal het aantal spelers stopt het spel en wint wie de minste kaarten heeft. Normaal is het 150.

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
card-xr = rode joker
card-xb = zwarte joker

zone-pile = Stapel
zone-pot = Pot
zone-combo = Combinatie
zone-offer = Aangeboden en gevraagd
zone-suit = { $suit ->
    [0] Gekozen: klaveren
    [1] Gekozen: ruiten
    [2] Gekozen: harten
   *[other] Gekozen: schoppen
}
zone-to-draw = Te pakken
zone-dice-to-roll = Dobbelstenen te gooien
zone-faces = { $suit ->
    [0] ♣ Klaveren
    [1] ♦ Ruiten
    [2] ♥ Harten
   *[other] ♠ Schoppen en jokers
}
zone-dice = Gegooid: { $total }
zone-run = Op een rij
zone-away = Uit het spel
zone-drawn = Net gepakt
zone-hand = Je hand
help-combos = Combinaties
die = dobbelsteen: { $number }

fact-hand = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
fact-own = eigen getal { $number }
fact-own-secret = eigen getal geheim
fact-puts-away = legt nog { $count } weg
fact-out = af

prompt-over = Het spel is afgelopen.
prompt-wait = { $player } is aan de beurt.
prompt-act = Bovenop ligt { $card }: leg een kaart of combinatie, of pas.
prompt-act-suit = Gekozen is { $suit ->
    [0] klaveren
    [1] ruiten
    [2] harten
   *[other] schoppen
}: leg een kaart of combinatie, of pas.
prompt-chain = Leg een aas, 2 of joker, of pak { $number } kaarten.
prompt-twos = Leg een 2, of pak { $number } kaarten.
prompt-combo = Leg een combinatie van { $own }, of gooi { $number } dobbelstenen en pak.
prompt-drawn = Je pakte { $card }. Leg die kaart, of een combinatie ermee, of beëindig je beurt.
prompt-top = Welke kaart van je combinatie komt bovenop?
prompt-suit = Welke kleur moet het worden?
prompt-want = Je biedt { $card } aan. Welke kaart zoek je?
prompt-to = Aan wie vraag je { $card }?
prompt-begun = Kies de volgende kaart van je combinatie; { $count ->
    [one] 1 kaart ligt
   *[other] { $count } kaarten liggen
} klaar.
prompt-window = { $player } legt { $card }. Spring je in, klopt het niet, of is het goed?
prompt-window-own = Je legt { $card }. Leg je er nog net zo een op?
prompt-window-wait = Iedereen mag reageren op { $card } van { $player }.
prompt-trade = { $player } zoekt { $card }. Ruil je?
prompt-trade-wait = { $player } wacht op antwoord op een ruilvoorstel.
prompt-give = { $player } komt kaarten tekort: geef een kaart.
prompt-give-more = Geef je { $player } nog een tweede kaart?
prompt-give-wait = De anderen geven kaarten aan { $player }.
prompt-away = Leg nog { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} weg; die doen niet meer mee.
prompt-away-wait = Wie te veel kaarten heeft, legt de helft weg.

move-play = Leg { $card }
move-bluff = Bluf met { $card }
confirm-bluff = Deze kaart past niet. Wil je ermee bluffen? De anderen krijgen deze vraag niet te zien.
move-set = Leg een set van { $count } kaarten (samen { $own })
move-combo = Leg een combinatie van { $count } kaarten (samen { $own })
move-lay-together = Leg deze { $count } kaarten samen
chosen-sum = { $gap ->
    [0] Samen { $total }; jouw getal is { $own }.
   *[other] Samen { $total }, of tot { $high } met de azen; jouw getal is { $own }.
}
move-begin = Begin met { $card }
move-begin-anew = Neem terug wat ik begon
move-top = { $card } bovenop
move-draw = Pas en pak een kaart
move-draw-nothing = Pas: er is niets te pakken, dus je bent af
move-end = Beëindig je beurt
move-take = Pak { $number } kaarten
move-roll = Gooi { $number } dobbelstenen en pak
move-suit = { $suit ->
    [0] ♣ Klaveren
    [1] ♦ Ruiten
    [2] ♥ Harten
   *[other] ♠ Schoppen
}
move-offer = Bied { $card } aan om te ruilen
move-want = Vraag om { $card }
move-to = Aan { $player }
move-to-all = Aan iedereen
move-withdraw = Toch niet ruilen
move-accept = Ruil voor { $card }
move-decline = Niet ruilen
move-jump = Spring in!
move-challenge = Klopt niet!
move-ok = Goed
move-give = Geef { $card }
move-enough = Het is genoeg
move-away = Leg { $card } weg

# Wat een zet is, in het algemeen.
verb-play = één kaart leggen
verb-combo = een combinatie leggen
verb-begin = aan een combinatie beginnen
verb-top = kiezen wat bovenop komt
verb-draw = passen en een kaart pakken
verb-end = de beurt beëindigen
verb-take = strafkaarten pakken
verb-roll = dobbelen om hoeveel te pakken
verb-suit = een soort kiezen
verb-offer = een kaart te ruil aanbieden
verb-want = zeggen wat een ruil moet opbrengen
verb-to = kiezen met wie te ruilen
verb-withdraw = een ruil intrekken
verb-accept = een ruil aannemen
verb-decline = een ruil afslaan
verb-jump = inspringen
verb-challenge = zeggen dat een kaart niet klopt
verb-ok = een kaart laten liggen
verb-give = een kaart geven
verb-enough = niets meer geven
verb-away = een kaart wegleggen

event-hand = { $you ->
    [yes] Je krijgt { $cards }.
   *[no] { $player } krijgt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
}
event-own = { $you ->
    [yes] Jouw eigen getal is { $number }.
   *[no] Het eigen getal van { $player } is { $number }.
}
event-start = { $you ->
    [yes] { $cards } ligt open. Jij begint.
   *[no] { $cards } ligt open. { $player } begint.
}
event-laid = { $you ->
    [yes] Je legt { $cards }{ $number ->
        [0] .
       *[other] : { $number } kaarten te pakken.
    }
   *[no] { $player } legt { $cards }{ $number ->
        [0] .
       *[other] : { $number } kaarten te pakken.
    }
}
event-jumped = { $you ->
    [yes] Je springt in met { $cards }{ $number ->
        [0] !
       *[other] : { $number } kaarten te pakken.
    }
   *[no] { $player } springt in met { $cards }{ $number ->
        [0] !
       *[other] : { $number } kaarten te pakken.
    }
}
event-rivals = { $number } spelers willen inspringen: wie met de klok mee het dichtst na de legger zit, mag.
event-no-jump = Tegenspreken gaat voor inspringen: wie wilde inspringen, houdt zijn kaart.
event-stands = { "" }
event-challenged = { $you ->
    [yes] Je zegt: ‘Klopt niet!’
   *[no] { $player } zegt: ‘Klopt niet!’
}
event-caught = { $you ->
    [yes] Betrapt! Je neemt { $cards } terug en je beurt is voorbij.
   *[no] Betrapt! { $player } neemt { $cards } terug en de beurt is voorbij.
}
event-wrong = { $you ->
    [yes] Je zei ‘Klopt niet!’, maar de kaart klopte.
   *[no] { $player } zei ‘Klopt niet!’, maar de kaart klopte.
}
event-combination = { $you ->
    [yes] Je legt een combinatie van { $count } kaarten{ $number ->
        [0] { "" }
       *[other] {" "}(samen { $number })
    }: { $cards }.
   *[no] { $player } legt een combinatie van { $count } kaarten{ $number ->
        [0] { "" }
       *[other] {" "}(samen { $number })
    }: { $cards }.
}
event-top = { $cards } ligt bovenop: { $number } dobbelstenen voor de volgende speler.
event-nines = Vier negens! Iedereen geeft zijn hand door.
event-received = { $you ->
    [yes] Je krijgt een nieuwe hand: { $cards }.
   *[no] { $player } krijgt een nieuwe hand van { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
}
event-die = { $number ->
    [1] ⚀ Een 1.
    [2] ⚁ Een 2.
    [3] ⚂ Een 3.
    [4] ⚃ Een 4.
    [5] ⚄ Een 5.
   *[other] ⚅ Een 6.
}
event-rolled = { $you ->
    [yes] Je gooit samen { $number }.
   *[no] { $player } gooit samen { $number }.
}
event-drew = { $you ->
    [yes] Je pakt { $cards }.
   *[no] { $player } pakt { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }.
}
event-reshuffled = De stapel wordt geschud: { $number ->
    [one] 1 kaart ligt
   *[other] { $number } kaarten liggen
} weer in de pot.
event-suit = { $you ->
    [yes] Je kiest { $number ->
        [0] klaveren
        [1] ruiten
        [2] harten
       *[other] schoppen
    }.
   *[no] { $player } kiest { $number ->
        [0] klaveren
        [1] ruiten
        [2] harten
       *[other] schoppen
    }.
}
event-skipped = { $you ->
    [yes] Jij slaat een beurt over.
   *[no] { $player } slaat een beurt over.
}
event-pest-finish = { $you ->
    [yes] Je eindigt met een pestkaart en pakt er 2.
   *[no] { $player } eindigt met een pestkaart en pakt er 2.
}
event-run = { $you ->
    [yes] Een lange reeks van jou! Alle anderen pakken { $number }.
   *[no] Een lange reeks van { $player }! Alle anderen pakken { $number }.
}
event-short = { $you ->
    [yes] Voor jou is er te weinig te pakken: de anderen geven je kaarten.
   *[no] Voor { $player } is er te weinig te pakken: de anderen geven kaarten.
}
event-given = { $seen ->
    [yes] { $you ->
        [yes] Je krijgt { $cards }.
       *[no] Je geeft { $player } { $cards }.
    }
   *[no] { $player } krijgt een kaart.
}
event-gives-no-more = { $you ->
    [yes] Je geeft geen tweede kaart.
   *[no] { $player } geeft geen tweede kaart.
}
event-offers = { $you ->
    [yes] Je wilt { $cards } ruilen.
   *[no] { $player } wil { $cards } ruilen.
}
event-wants = { $you ->
    [yes] Je zoekt { $cards }.
   *[no] { $player } zoekt { $cards }.
}
event-asks-all = Het voorstel is voor iedereen.
event-asks-one = { $you ->
    [yes] Het voorstel is voor jou.
   *[no] Het voorstel is voor { $player }.
}
event-withdrew = { $you ->
    [yes] Je ruilt toch niet.
   *[no] { $player } ruilt toch niet.
}
event-accepts = { $you ->
    [yes] Je wilt wel ruilen.
   *[no] { $player } wil wel ruilen.
}
event-declines = { $you ->
    [yes] Je ruilt niet.
   *[no] { $player } ruilt niet.
}
event-trades = { $you ->
    [yes] Je geeft { $cards }.
   *[no] { $player } geeft { $cards }.
}
event-out = { $you ->
    [yes] Er is te weinig te pakken: je bent af. Je kaarten gaan op de pot.
   *[no] Er is te weinig te pakken: { $player } is af. De { $number } kaarten gaan op de pot.
}
event-halves = { $you ->
    [yes] Je hebt meer dan 20 kaarten en legt er { $number } weg.
   *[no] { $player } heeft meer dan 20 kaarten en legt er { $number } weg.
}
event-put-away = { $number ->
    [one] 1 kaart is weggelegd.
   *[other] { $number } kaarten zijn weggelegd.
}
event-capped = Na { $number } beurten is het genoeg geweest: de minste kaarten winnen.
event-won = { $you ->
    [yes] Je wint!
   *[no] { $player } wint.
}

refused-not-in-hand = { $card } zit niet in je hand.
refused-not-all-in-hand = Die kaarten zitten niet allemaal in je hand.
refused-not-now = Dat kan nu niet.
refused-does-not-match = { $card } past niet op de stapel.
refused-only-ace-two-joker = Nu kun je alleen een aas, 2 of joker leggen, of pakken.
refused-only-twos = Nu kun je alleen een 2 leggen, of pakken.
refused-only-combination = Tegen een combinatie helpt alleen een combinatie, geen losse kaart.
refused-only-drawn-card = Je hebt gepast: alleen { $card }, de kaart die je pakte, mag je nog leggen.
refused-drew-already = Je hebt al een kaart gepakt: leg die, of beëindig je beurt.
refused-draw-first = Je beurt eindigt pas als je een kaart legt of pakt.
refused-threatened = Je kunt niet passen: beantwoord wat er ligt, of pak ervoor.
refused-can-lay = Je hebt iets wat je kunt leggen, dus je mag niet passen.
refused-nothing-to-take = Er ligt niets waarvoor je moet pakken.
refused-roll-for-it = Voor een combinatie gooi je dobbelstenen: die zeggen hoeveel kaarten je pakt.
refused-no-dice-for-it = Hier wordt niet voor gegooid: het aantal kaarten staat vast.
refused-out-of-the-game = Je bent af: je moest meer kaarten pakken dan er waren.
refused-nothing-to-roll-for = Er ligt geen combinatie waarvoor je moet gooien.
refused-no-combination-now = Tegen wat er nu ligt, kun je geen combinatie leggen.
refused-without-drawn-card = Na het passen moet { $card }, de kaart die je pakte, in de combinatie zitten.
refused-too-few-cards = Twee kaarten zijn nog geen combinatie.
refused-no-combination = Deze kaarten vormen geen set en geen straatje.
refused-no-street = Deze kaarten zijn geen straatje: ze volgen elkaar niet op in één soort.
refused-one-joker = In een combinatie mag maar één joker zitten.
refused-same-suit-twice = In een set is elke kaart van een andere soort.
refused-joker-as-fifth = Een set heeft hoogstens vier kaarten, dus een joker kan niet de vijfde zijn.
refused-joker-needs-two = Een joker moet twee andere kaarten aanvullen die bij elkaar horen.
refused-nothing-for-aces = Azen vullen alleen twee of meer kaarten aan die al bij elkaar horen.
refused-other-total = Deze kaarten zijn samen { $total } waard, en jouw eigen getal is { $own }.
refused-combination-must-match = Aan deze tafel moet er een kaart in de combinatie zitten die op de stapel past.
refused-combination-begun = Je bent een combinatie begonnen: maak die af of neem haar terug.
refused-lay-at-once = Leg je combinatie in één keer.
refused-in-no-combination = { $card } zit in geen enkele combinatie die nog kan.
refused-top-first = Kies eerst welke kaart bovenop komt.
refused-not-in-combo = { $card } zit niet in je combinatie.
refused-suit-first = Kies eerst een kleur.
refused-react-first = Eerst mag iedereen op de kaart reageren.
refused-too-late = Net te laat: het spel is al verder. Volgende keer beter!
refused-answered-already = Je hebt al gereageerd.
refused-only-others = Deze kaart heb je zelf gelegd: alleen de anderen mogen erop reageren.
refused-own-card = Van je eigen kaart kun je niet zeggen dat die niet klopt.
refused-nobody-bluffs = Aan deze tafel kan niemand bluffen.
refused-no-jumps = Aan deze tafel springt niemand in.
refused-not-the-same-card = Je hebt niet precies dezelfde kaart: { $card }.
refused-no-trades = Aan deze tafel wordt niet geruild.
refused-traded-enough = Je hebt deze beurt al { $limit } keer geruild.
refused-offered-enough = Je hebt deze beurt al { $limit } voorstellen gedaan.
refused-not-for-trade = Alleen met een joker, 2 of aas kun je ruilen, niet met { $card }.
refused-want-first = Zeg eerst welke kaart je voor { $card } wilt.
refused-same-card = Je biedt zelf { $card } aan.
refused-not-in-decks = { $card } doet niet mee.
refused-to-whom-first = Zeg eerst aan wie je het vraagt.
refused-not-a-partner = Met die speler kun je niet ruilen.
refused-answer-offer = Antwoord eerst op het voorstel van { $player }.
refused-no-offer = Er ligt geen ruilvoorstel.
refused-give-one = Je moet ten minste één kaart geven.
refused-give-first = Geef eerst een kaart aan { $player }.
refused-put-away-first = Je moet nog { $count } kaarten wegleggen.

score-cards = { $count ->
    [one] nog 1 kaart
   *[other] nog { $count } kaarten
}

figure-per_game-turns = Beurten per potje
figure-per_game-combinations = Combinaties per potje
figure-per_game-jump_ins = Keren ingesprongen per potje
figure-per_game-bluffs_caught = Betrapte bluffs per potje
figure-per_game-wrong_challenges = Onterecht tegengesproken per potje
figure-per_game-offers = Ruilvoorstellen per potje
figure-per_game-trades = Ruilen per potje
figure-per_game-eliminations = Spelers die afvielen per potje
figure-per_game-four_nines = Vier negens per potje
figure-per_game-runs = Lange reeksen per potje
figure-per_game-pest_finishes = Geëindigd met een pestkaart, per potje
figure-per_game-new_pots = Keren een nieuwe pot per potje
figure-per_game-bluffs = Bluffs per potje
figure-per_game-chains = Ketens per potje
figure-per_game-cards_by_dice = Kaarten gepakt door dobbelstenen, per potje
figure-chain_length = Kaarten in een keten
figure-chains_of_twos = Ketens met tweeën, in alle potjes
figure-bluffs_caught_share = Betrapte bluffs, als deel
figure-trades_per_offer = Voorstellen die een ruil werden, als deel
figure-ended_by = Geëindigd door { $part }, als deel

## Waarom: wat een tip erbij zegt

why-no-better = Iets beters is er niet.
why-answer = Met { $card } schuif je door wat er ligt; anders pak je { $number } kaarten.
why-bluff = Niets past. Misschien laat iedereen { $card } liggen.
why-out = { $card } is je laatste kaart: je wint!
why-out-pest = Met een pestkaart kun je niet uitkomen; daar staat straf op.
why-last = Dan heb je alleen { $card } nog over, en daarmee mag je uitkomen.
why-last-pest = Het is niet mooi om met { $card } over te blijven, maar beter is er niet.
why-attack = { $player } heeft nog { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}: hou dat tegen met { $card }.
why-seven = Na { $card } leg je meteen nog een kaart, en je hebt er een die past.
why-king = Zo komt { $player }, met { $count } kaarten, minder vaak vlak voor jou aan de beurt.
why-eight = Met { $card } slaat { $player } een beurt over.
why-keep-shield = Je kunt ook een kaart leggen die je straks tegen straf beschermt: bewaar die, en leg { $card }.
why-follows = Op { $card } passen daarna nog { $count } van je eigen kaarten.
why-shed = { $card } past: dan heb je nog { $count } kaarten.
why-wait = { $card } past wel, maar leg die nu liever niet: dan blijf je met een kaart zitten waarmee je niet uit kunt.
why-draw = Er past niets: pak een kaart.
why-end = Ook de kaart die je pakte past niet.
why-take = Je hebt geen aas, 2 of joker om door te schuiven: pak { $number } kaarten.
why-roll = Je hebt geen combinatie om terug te leggen: gooi { $number } dobbelstenen.
why-combo-out = Hiermee leg je al je kaarten in één keer: je wint!
why-combo-answer = Zo hoef je niet met { $number } dobbelstenen te gooien, en ben je { $count } kaarten kwijt.
why-combo = Je bent { $count } kaarten in één keer kwijt, en de volgende moet ervoor gooien.
why-begin = { $card } zit in een combinatie en heb je los het minst nodig.
why-top = Op { $card } passen daarna { $count } van je eigen kaarten.
why-top-out = Met { $card } bovenop mag je uitkomen.
why-suit = Daar heb je zelf { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} van.
why-offer = { $card } kun je missen, en met één kaart van een ander heb je een combinatie.
why-want = Met { $card } heb je een combinatie.
why-to = Hoe meer mensen je het vraagt, hoe groter de kans.
why-accept = { $card } beschermt je tegen straf, en wat je ervoor geeft heb je niet nodig.
why-decline-needed = { $card } heb je zelf nodig voor een combinatie.
why-decline-few = { $player } heeft nog maar { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}: help niet mee.
why-decline-before = { $player } speelt vlak voor jou: wat je nu geeft, krijg je zo tegen je.
why-decline-dear = Wat je krijgt is niet meer waard dan { $card }.
why-give-least = Van wat je hebt kun je { $card } het best missen.
why-give-spare = { $card } zit in geen combinatie en beschermt je nergens tegen.
why-enough = Eén kaart is genoeg: geef niet meer dan moet.
why-challenge = { $card } past niet, en { $player } heeft er maar { $count }: zeg het.
why-jump-out = Je laatste kaart is precies dezelfde: spring in, en je bent uit.
why-jump = Je hebt precies dezelfde kaart: zo ben je { $card } kwijt zonder dat het je beurt is.
why-let-bluff = { $card } past niet, maar { $player } heeft meer kaarten dan jij: laat maar, dan blijft er meer te pakken.
why-ok = { $card } klopt, en je hebt er niets op te leggen.
why-ok-last = Je hebt dezelfde kaart, maar met een pestkaart als laatste kun je niet uitkomen.

## Wat er gebeurt, in het algemeen gezegd: voor de cijfers van het lab

kind-hand = iemand krijgt een hand
kind-own = iemands eigen getal wordt bekend
kind-start = de eerste kaart wordt opengelegd
kind-laid = iemand legt één kaart
kind-jumped = iemand springt in
kind-rivals = verscheidene spelers willen tegelijk inspringen
kind-no-jump = inspringen gaat niet door omdat iemand tegenspreekt
kind-stands = een gelegde kaart doorstaat de tijd om te reageren
kind-challenged = iemand zegt dat een kaart niet klopt
kind-caught = iemand wordt betrapt
kind-wrong = iemand spreekt onterecht tegen
kind-combination = iemand legt een combinatie
kind-top = een kaart van een combinatie komt bovenop
kind-nines = vier negens laten alle handen doorgeven
kind-received = iemand krijgt door vier negens een andere hand
kind-die = één dobbelsteen valt
kind-rolled = iemand gooit de dobbelstenen
kind-drew = iemand pakt kaarten
kind-reshuffled = de stapel wordt geschud tot een nieuwe pot
kind-suit = iemand kiest een soort
kind-skipped = iemand slaat een beurt over
kind-pest-finish = iemand eindigt met een pestkaart en pakt er 2
kind-run = een lange reeks laat alle anderen pakken
kind-short = er is te weinig te pakken en de anderen geven kaarten
kind-given = iemand krijgt een kaart van een ander
kind-gives-no-more = iemand geeft geen tweede kaart
kind-offers = iemand biedt kaarten aan om te ruilen
kind-wants = iemand zegt wat een ruil moet opbrengen
kind-asks-all = een ruilvoorstel is voor iedereen
kind-asks-one = een ruilvoorstel is voor één speler
kind-withdrew = iemand trekt een ruilvoorstel in
kind-accepts = iemand neemt een ruilvoorstel aan
kind-declines = iemand slaat een ruilvoorstel af
kind-trades = iemand geeft een kaart in een ruil
kind-out = iemand valt af
kind-halves = iemand met meer dan 20 kaarten legt een deel weg
kind-put-away = weggelegde kaarten gaan uit het spel
kind-capped = het spel eindigt na te veel beurten
kind-won = iemand wint het spel
ending-PE-END-01 = iemand is al zijn kaarten kwijt
ending-PE-OUT-01 = er is nog één speler over
ending-PE-AMB-56 = de beurten zijn op

## Wat op tafel te zien is

moment-king = Andersom!
moment-seven = Nog een keer!
moment-threat = { $count } te pakken
moment-jump = Inspringen!
moment-combination = Combinatie van { $count }
moment-suit = { $suit ->
    [0] Klaveren!
    [1] Ruiten!
    [2] Harten!
   *[other] Schoppen!
}
moment-rolled = Samen { $count }
moment-drew = +{ $count } kaarten
moment-run = Lange reeks!
moment-challenge = Klopt niet!
moment-caught = Betrapt!
moment-wrong = Het klopte wel
moment-skipped = Beurt over
moment-nines = Vier negens: alle handen door!
moment-out = Af!
moment-pest-finish = Pestkaart als laatste
moment-halves = { $count } weg

# Wat in de doos ligt.

box-die = Dobbelsteen
box-place = Potje: wie werd de hoeveelste
# Het scoreblok.

part-first = Gewonnen
part-cards = Kaarten over
part-out = Af
pad-own = Eigen getal
pad-first = Wie was er het eerst uit?
pad-first-nobody = Niemand
pad-out = Af?
pad-out-0 = Doet mee
pad-out-1 = Af
pad-cards = Kaarten over
pad-note-halve = Er is iemand af: die kaarten gaan geschud op de pot. Heb je nu zelf meer dan { $count } kaarten, leg dan vlak voor de volgende beurt de helft weg, naar boven afgerond. Je kiest zelf welke; ze doen niet meer mee.
refused-pad-nobody-left = Iemand moet overblijven: niet iedereen kan af zijn.
refused-pad-out-and-first = { $player } is af en kan dus niet als eerste uit zijn.
refused-pad-first-holds = { $player } was uit en heeft dus geen { $count } kaarten meer.
refused-pad-cards-left = Hoeveel kaarten had { $player } nog?
refused-pad-cards-held = Samen zijn dit { $count } kaarten, en er zijn er maar { $most }.

# De scheidsrechter.

ask-combo = Mag deze combinatie?
ask-fits = Mag deze kaart erop?
ask-cost = Hoeveel moet ik pakken?
pad-number = Mijn eigen getal
pad-together = De combinatie
pad-top = Bovenste kaart
pad-suit = Koos een boer een soort?
pad-suit-4 = Nee
pad-suit-0 = ♣
pad-suit-1 = ♦
pad-suit-2 = ♥
pad-suit-3 = ♠
pad-threat = Moet er gepakt worden?
pad-threat-0 = Nee
pad-threat-1 = Azen of jokers
pad-threat-2 = Tweeën
pad-threat-3 = Combinatie
pad-card = Mijn kaart
pad-chain = Azen en jokers achter elkaar
pad-twos = Tweeën achter elkaar
pad-laid = Kaarten in de combinatie
pad-there = Kaarten die er nog zijn (pot en stapel)
refused-ask-one-card = Tik precies één kaart aan.
refused-ask-one-threat = Vul één van de drie in: azen en jokers, tweeën, of een combinatie.
says-combo = Samen { $total }, precies jouw getal. De volgende gooit { $count } dobbelstenen, of legt ook een combinatie.
says-fits = { $card } past.
says-answers = { $card } mag: de volgende moet erop antwoorden of pakken.
says-bluff = { $card } past niet. Het blijft liggen als niemand er iets van zegt.
says-draw = Je pakt { $count } kaarten.
says-dice = Je gooit { $count } dobbelstenen en pakt zoveel kaarten als ze samen wijzen.
says-out = Je moet { $count } kaarten pakken en er zijn er maar { $most }: je bent af.
# Voorbeelden in het boekje.

example-street = Een straatje: 1 en 2 en 3 is samen 6.
example-set = Een set: drie tienen zijn samen 30.
example-same = Twee keer klaveren: dat is geen set.
example-ace = 2, 3 en 4 is 9; de aas erbij maakt er 10 of 21 van.
example-joker = De joker is hier de 3: samen 9.
example-nines = Vier echte negens, samen 36: alle handen gaan door.
