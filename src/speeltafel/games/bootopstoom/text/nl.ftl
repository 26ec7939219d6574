### Boot op Stoom: de spelregels in onze eigen woorden, met één bericht per regel.

## Het spel

game-name = Boot op Stoom
game-lost = Jullie hebben samen verloren
game-tagline = Samen aan het roer, zonder te overleggen: breng alle pakjes thuis voordat pakjesavond voorbij is.
game-about = Jullie sturen samen de Stoomboot langs de huizen. Om de beurt leg je gedekt een kaart onder de Stoomrij, en pas als alles ligt, vaart de boot kaart voor kaart. Niemand mag vertellen wat er ligt: durf te gokken wat de anderen van plan zijn en bezorg alle pakjes op tijd.
game-minutes = 30 minuten
game-credits = Boot op Stoom is een spel van Tiamo Pastoor (Pandaqi). De regels staan hier in onze eigen woorden.

## Hoofdstukken

section-setup = Opzet
section-goal = Waar het om gaat
section-filling = De Stoomrij vullen
section-sailing = Varen en de ronde afsluiten
section-cards = De kaarten
section-calendar = Uitbreiding: Krappe Kalender
section-parcels = Uitbreiding: Prachtige Pakjes
section-places = Uitbreiding: Pepernoot Plekken
section-pieten = Uitbreiding: Rebelse Pietjes
section-rulings = Uitspraken bij twijfel

## Regels: opzet

rule-BS-SET-01 = Het Speelbord, de kaart van Nederland, bestaat uit vierkante tegels: 5 rijen van 5. Welke tegel waar ligt, bepaalt het toeval. Met een optie is het bord 4 bij 4.
rule-BS-SET-02 = De Stoomboot begint op een willekeurige watertegel.
rule-BS-SET-03 = Er zijn drie trekstapels, één voor elke soort kaart: Varen, Stoomboot en Pakje. Ze liggen open, dus van elke stapel zie je de bovenste kaart. Met een optie liggen ze gedekt.
rule-BS-SET-04 = Bij de opzet pakt iedereen 5 kaarten, of 4 met meer dan 4 spelers. Bij elke kaart kies je zelf van welke trekstapel je die pakt.
rule-BS-SET-05 = Twee Stoombootkaarten tegen elkaar aan vormen het begin van de Stoomrij. Daaronder zijn drie afgewerkte posities, elk met plaats voor één handkaart.
rule-BS-SET-06 = Met meer dan 4 spelers heeft iedereen 4 kaarten in de hand in plaats van 5, en begint de Stoomrij met 4 Stoombootkaarten. Dat geeft zes posities.
rule-BS-SET-07 = Voor een eerste of een korter spel mag het bord 4 bij 4 tegels groot zijn. Er moeten dan minstens 4 huizen op liggen.
rule-BS-SET-08 = Aan een echte tafel is de speler met de langste baard de eerste Sint: de startspeler van de ronde. Hier wordt de eerste Sint geloot, of je wijst die aan met een optie.

## Regels: doel

rule-BS-GOAL-01 = Je speelt niet tegen elkaar maar met elkaar: jullie winnen samen of verliezen samen.
rule-BS-GOAL-02 = Jullie winnen zodra alle gewenste pakjes zijn bezorgd: elk huis op het bord heeft dan gekregen wat het wilde. Met Pepernoot Plekken moet ook elke haven bezocht zijn.
rule-BS-GOAL-03 = Jullie verliezen zodra pakjesavond voorbij is. Hoeveel tijd er nog rest, zie je aan de kalender.
rule-BS-COM-01 = Laat nooit merken welke kaarten je in je hand hebt of wat je in de Stoomrij hebt gelegd. Over andere dingen praten mag wel, net als over algemene strategie.

## Regels: de Stoomrij vullen

rule-BS-ROUND-01 = Je speelt in rondes. Elke ronde begint bij de Sint, en daarna gaan de beurten met de klok mee.
rule-BS-ROW-01 = In je beurt leg je precies één kaart uit je hand onder de Stoomrij, op een positie waar nog niets ligt. Welke lege positie, kies je zelf.
rule-BS-ROW-02 = Je legt je kaart gedekt. Alleen op een positie met een oog mag je de kaart ook open leggen.
rule-BS-ROW-03 = Alleen onder een afgewerkte positie leg je een kaart. Een halve plaats aan het uiteinde van de Stoomrij telt niet als positie.
rule-BS-ROW-04 = Het vullen is klaar zodra onder elke positie van de Stoomrij een kaart ligt. Dan gaat de boot varen.

## Regels: varen en de ronde afsluiten

rule-BS-EXE-01 = Bij het varen draait de Sint de kaarten onder de Stoomrij één voor één om, van links naar rechts.
rule-BS-EXE-02 = Van elke omgedraaide kaart voert de Sint meteen de actie uit, voordat de volgende kaart open gaat.
rule-BS-EXE-03 = Valt er tijdens het varen iets te beslissen, dan beslist de Sint, zonder met de anderen te overleggen.
rule-BS-CAL-01 = Aan het einde van de ronde gaat één gespeelde kaart naar de Kalenderstapel, naar keuze van de Sint. Dat moet een kaart zijn die nog nergens voor is gebruikt. Met Krappe Kalender komt er in plaats daarvan een Kalenderkaart.
rule-BS-CAL-02 = Liggen er 10 kaarten op de Kalenderstapel, dan is pakjesavond voorbij en hebben jullie verloren. Met een optie kies je een ander aantal.
rule-BS-CAL-03 = Zijn alle kaarten die deze ronde zijn gespeeld al ergens voor gebruikt, dan gaat de kalender niet vooruit.
rule-BS-DISC-01 = De overige gespeelde kaarten gaan naar een aflegstapel, één voor elke soort. Raakt een trekstapel op, dan wordt de aflegstapel van die soort geschud en is dat de nieuwe trekstapel.
rule-BS-REF-01 = Na de ronde vult iedereen de hand weer aan tot 5 kaarten, of tot 4 met meer dan 4 spelers. Bij elke kaart kies je zelf van welke van de drie trekstapels.
rule-BS-SINT-01 = Wie in deze ronde de laatste kaart onder de Stoomrij legde, is in de volgende ronde de Sint.

## Regels: de kaarten

rule-BS-CARD-01 = Er zijn drie soorten kaarten: Varen, Stoomboot en Pakje. In het basisspel zijn dat er 18, 8 en 12.
rule-BS-SAIL-01 = Een Varen-kaart beweegt de Stoomboot zoals de kaart aangeeft: één tegel vooruit, één tegel achteruit, of een kwartslag naar links of rechts. Wie achteruit vaart, houdt de boeg dezelfde kant op.
rule-BS-STEAM-01 = Met een Stoombootkaart wordt de Stoomrij langer of korter.
rule-BS-STEAM-02 = Langer maken doe je door de gespeelde Stoombootkaart aan te leggen aan een uiteinde waar die past. Korter maken doe je door een kaart van een uiteinde weg te halen; de gespeelde kaart gaat dan zelf naar de aflegstapel. Een kaart past naast een buurkaart van het andere type: half tegen half of heel tegen heel.
rule-BS-STEAM-03 = Past de gespeelde Stoombootkaart aan geen van beide uiteinden, dan moet je de Stoomrij korter maken. Past die wel, dan kies je zelf tussen langer en korter.
rule-BS-PAK-01 = Een pakje doet uit zichzelf niets. Je hebt pakjes nodig om ze te bezorgen en zo te winnen.
rule-BS-DEL-01 = Je mag bij een huis bezorgen als de Stoomboot erop komt en alle pakjes die het huis wenst al eerder in de Stoomrij liggen. Een huis wenst één of twee pakjes.
rule-BS-DEL-02 = Bezorgde pakjes verdwijnen uit het spel en de tegel van het huis wordt omgedraaid. Vanaf dan telt die tegel als gewoon water.
rule-BS-DEL-03 = Een gespeeld pakje dat niet is bezorgd, gaat aan het einde van de ronde naar de aflegstapel van de pakjes, tenzij het op de Kalenderstapel komt.
rule-BS-EDGE-01 = Van het Speelbord af varen kan niet. Probeer je het toch, dan blijft de boot staan en gebeurt er niets. Alleen met Pepernoot Plekken kost het je 1 schade.
rule-BS-UIT-00 = Met de uitbreidingen en varianten maak je het spel moeilijker of juist makkelijker. Je kiest zelf welke meedoen.

## Regels: Krappe Kalender

rule-BS-KK-01 = Bij de opzet komt er naast het bord een gedekte stapel van 10 Kalenderkaarten, willekeurig gekozen uit alle 14. Met een optie kies je een ander aantal.
rule-BS-KK-02 = Gaat aan het einde van een ronde de kalender vooruit, dan neem je de bovenste Kalenderkaart en voer je de gebeurtenis uit. Je legt dan geen gespeelde kaart opzij. Een gebeurtenis voor de volgende ronde duurt precies één ronde.
rule-BS-KK-03 = Is de stapel met Kalenderkaarten op, dan hebben jullie verloren.

## Regels: Prachtige Pakjes

rule-BS-PP-01 = Een bijzonder pakje heeft een eigen actie. Die gaat pas in als de kaart echt bij een huis wordt bezorgd.
rule-BS-PP-02 = Een joker telt als elk pakje dat je maar wilt.
rule-BS-PP-03 = Een Dubbelcadeau laat twee pakjes zien. Op het moment dat je de kaart gebruikt, kies je welk van de twee het is.
rule-BS-PP-04 = Is er een telefoon bezorgd, dan mag iedereen vrijuit praten over de eigen kaarten en over wat er in de Stoomrij ligt. Dat mag tot de volgende kaart wordt omgedraaid.
rule-BS-PP-05 = Er zijn vier nieuwe Varen-kaarten, elk twee keer: Dubbel Vooruit, Dubbel Achteruit, Draai Om en Anker. Dubbel betekent twee tegels, Draai Om is een halve slag, en na een Anker worden alle kaarten verderop in de Stoomrij genegeerd.
rule-BS-PP-06 = Op nieuwe Stoombootkaarten staan icoontjes. De kracht van een icoontje geldt alleen voor de kaart die op die positie wordt gespeeld.
rule-BS-PP-07 = Je hoeft niet met alle nieuwe kaarten te spelen: met een optie kies je welke meedoen.
rule-BS-IC-01 = Op een positie met een pepernoot mag je alleen een pakje leggen.
rule-BS-IC-02 = Een Varen-kaart op een positie met een letter wordt meteen uitgevoerd, zodra je die neerlegt.
rule-BS-IC-03 = Een kaart op een positie met een zak wordt genegeerd.
rule-BS-IC-04 = Een kaart op een positie met Amerigo telt dubbel.
rule-BS-IC-05 = Een Varen-kaart op een positie met een staf wordt omgekeerd uitgevoerd: vooruit wordt achteruit en links wordt rechts, en andersom, ook bij dubbele bewegingen. Draai Om en Anker blijven gelijk.
rule-BS-IC-06 = Leg je een kaart op een positie met een boek, dan vul je meteen je hand aan tot 5 kaarten, of tot 4 met meer dan 4 spelers.

## Regels: Pepernoot Plekken

rule-BS-PL-01 = De bijzondere tegels worden met de andere tegels geschud voordat het Speelbord wordt gelegd. Zo komen er misschien maar een paar op het bord, en dat is prima.
rule-BS-PL-02 = Ligt er een kasteel op het bord, dan kun je alleen pakjes pakken zolang de Stoomboot ernaast staat, recht of schuin. Met Rebelse Pietjes telt een Piet naast het kasteel ook.
rule-BS-PL-03 = Staat er een pion op een bakkerij, dan mogen spelers pepernootpakjes uit hun hand ruilen voor andere pakjes naar keuze.
rule-BS-PL-04 = Jullie kunnen alleen winnen als elke haven op het bord is bezocht.
rule-BS-PL-05 = Staat een pion op een tegel met Amerigo, dan wordt elke vaarinstructie voor die pion twee keer uitgevoerd.
rule-BS-PL-06 = Staat er een pion op een speelgoedwinkel en levert een speler 4 verschillende Varen-kaarten in, dan mag de Stoomboot in één sprong naar elke andere tegel.
rule-BS-DMG-01 = Wie van het Speelbord probeert te varen, loopt 1 schade op.
rule-BS-DMG-02 = Wie op of tegen een rots vaart, loopt 1 schade op.
rule-BS-DMG-03 = Voor elke schade gaat er één Stoombootkaart uit de Stoomrij.
rule-BS-DMG-04 = Raakt de Stoomrij door schade helemaal leeg, dan verliezen jullie meteen.

## Regels: Rebelse Pietjes

rule-BS-RP-01 = Er zijn extra pionnen: vier Pieten. Bij de opzet kiest elke speler er één, dus je speelt met hoogstens 4 spelers.
rule-BS-RP-02 = Draait de Sint een Varen-kaart om, dan mag de Sint die gebruiken voor de eigen Piet in plaats van voor de Stoomboot. De Piet van een ander mag niet.
rule-BS-RP-03 = Een Piet die nog niet meedoet op het bord, begint altijd op de tegel van de Stoomboot.
rule-BS-RP-04 = Verder bewegen Pieten precies zoals de boot.
rule-BS-RP-05 = Met een Piet voorkom je dat de Stoomboot een vreemde zet doet, en je bent op meer plekken tegelijk. Ook een Piet die op een huis komt, kan pakjes bezorgen.
rule-BS-RP-06 = Wat voor de boot geldt, geldt ook voor Pieten. Een Piet kan dus schade veroorzaken en bijzondere tegels in werking zetten: kasteel, bakkerij, haven, Amerigo en speelgoedwinkel.

## Uitspraken

rule-BS-AMB-01 = De trekstapels liggen open: van elke stapel ziet iedereen de bovenste kaart. Met een optie liggen ze gedekt.
rule-BS-AMB-02 = Welke kant de Stoomboot aan het begin op wijst, bepaalt het toeval. Met een optie kies je de richting zelf.
rule-BS-AMB-03 = Je mag gewoon op een rots varen: in het basisspel heeft dat geen gevolg, met Pepernoot Plekken kost het 1 schade. Met een optie houden rotsen je tegen: de pion blijft dan staan (met Pepernoot Plekken nog steeds 1 schade), en het bord wordt zo gelegd dat alle huizen en havens zonder rots te bereiken zijn.
rule-BS-AMB-04 = De Stoomrij begint met een kaart van type A en rechts daarvan een van type B: de eerste van elk type uit de geschudde stapel. Met meer dan 4 spelers is het A, B, A, B. Alleen zo ontstaan drie of zes afgewerkte posities.
rule-BS-AMB-05 = Gaat tijdens het varen een Stoombootkaart uit de rij, dan verdwijnen de hele positie van die kaart en, als die er is, de positie op de naad met de buurkaart. De kaarten die daar liggen, worden weggeveegd: ze worden niet meer uitgevoerd en pakjes daar kun je niet meer bezorgen. Nieuwe posities blijven leeg tot de volgende ronde. Met een optie worden de kaarten onder verdwenen posities toch nog uitgevoerd.
rule-BS-AMB-06 = De laatste Stoombootkaart kan niet door een Stoombootkaart of een gebeurtenis uit de Stoomrij verdwijnen; een Stoombootkaart die dat zou moeten doen, gaat zonder gevolg weg. Alleen schade kan de rij leegmaken, en dan verliezen jullie. Met een optie kan de laatste kaart wel zo verdwijnen en is ook dat verlies.
rule-BS-AMB-07 = Aan welk uiteinde de Stoomrij langer of korter wordt, kiest de Sint, zolang het volgens de regels kan.
rule-BS-AMB-08 = Gebruikt zijn alleen bezorgde pakjes en Stoombootkaarten die aan de rij zijn gelegd. Alle andere gespeelde kaarten zijn ongebruikt, ook een Stoombootkaart die na het inkorten is weggelegd, en ook kaarten die zijn genegeerd, weggeveegd of door een Anker niet omgedraaid. Wat nog gedekt ligt, gaat eerst open; daarna kiest de Sint een ongebruikte kaart voor de kalender.
rule-BS-AMB-09 = Is er in een ronde geen enkele kaart gespeeld, dan gaat de tijd toch vooruit. De bovenste Varen-kaart van de trekstapel, of anders van de aflegstapel, gaat naar de Kalenderstapel; met Krappe Kalender komt er een Kalenderkaart.
rule-BS-AMB-10 = Jullie winnen meteen tijdens het varen. Zou in dezelfde ronde de laatste kaart op de kalender komen, dan gaat winnen dus voor.
rule-BS-AMB-11 = Alle pakjes zijn bezorgd als elk huis op het bord zijn pakjes heeft. Er zijn meer pakjes dan wensen; wat overblijft, hoef je niet te bezorgen.
rule-BS-AMB-12 = Ook met Krappe Kalender staat de tijd stil als alle gespeelde kaarten zijn gebruikt: er wordt dan geen Kalenderkaart genomen. Met een optie wordt die toch genomen.
rule-BS-AMB-13 = Wordt de laatste Kalenderkaart van de stapel genomen, dan is het spel meteen verloren. De gebeurtenis op die kaart wordt niet meer uitgevoerd.
rule-BS-AMB-14 = Aanvullen doe je altijd tot de handgrootte waarmee jullie begonnen. Met meer dan 4 spelers is dat 4 kaarten, ook bij een boek.
rule-BS-AMB-15 = Bij het aanvullen begint de Sint van de afgelopen ronde, daarna gaat het met de klok mee. Ieder maakt eerst de eigen hand compleet voordat de volgende kaarten pakt.
rule-BS-AMB-16 = Wie geen kaart kan leggen, wordt overgeslagen. Kan niemand meer, dan is het vullen klaar en worden lege posities bij het varen overgeslagen. Zijn er meer posities dan spelers, dan komt iedereen vanzelf vaker aan de beurt.
rule-BS-AMB-17 = Je bezorgt alle wensen van een huis in één keer of niets, en alleen op het moment dat je er aankomt. Bezorgen mag, maar hoeft niet. Pakjes die overblijven, kunnen in dezelfde ronde nog naar een later huis.
rule-BS-AMB-18 = Sta je al op een huis als het gewenste pakje open gaat, dan bezorg je niet: je moet op het huis aankomen. Tegen de rand varen is geen aankomen. Met een optie mag je wel bezorgen als je er al staat.
rule-BS-AMB-19 = Bij een dubbele beweging is elke stap een aankomst. Je kunt dus ook bezorgen bij een huis waar je alleen langsvaart.
rule-BS-AMB-20 = Wenst een bijzonder huis een joker, dan is elk pakje goed. Met een optie moet het echt een joker zijn.
rule-BS-AMB-21 = Alleen de actie die op de bezorgde kaart zelf staat, gaat in. Een joker of Dubbelcadeau die als groen of pepernoot telt, krijgt de actie van zo’n plus-kaart niet. De actie uitvoeren is verplicht; welke andere tegel het wordt, kies je vrij.
rule-BS-AMB-22 = Bij Groen plus gaat de Stoomboot naar een andere tegel naar keuze en blijft dezelfde kant op wijzen. Dat telt als aankomen, dus je kunt er bezorgen of een haven bezoeken, maar nooit als een botsing.
rule-BS-AMB-23 = Bij Pepernoot plus kies je drie tegels zonder pion en laat je ze van plaats doorschuiven, zodat elke tegel ergens anders komt. Dat telt voor niemand als aankomen. Zijn er geen drie tegels zonder pion, dan gebeurt er niets.
rule-BS-AMB-24 = Een Stoombootkaart op Amerigo haalt bij korter maken twee kaarten weg, maar nooit de laatste; langer maken gaat niet dubbel. Een pakje op Amerigo vervult twee gelijke wensen van één huis, en een eigen actie gaat maar één keer in.
rule-BS-AMB-25 = Wordt een Varen-kaart op een letter meteen uitgevoerd, dan tellen alleen de open pakjes links ervan mee. Welke pion beweegt, beslist de Sint. Bij het varen wordt die kaart overgeslagen. Andere kaarten op een letter werken gewoon.
rule-BS-AMB-26 = Voor het pakken van pakjes moet er een pion naast minstens één kasteel staan, op een van de acht tegels eromheen; op een kasteel staan is op zichzelf niet genoeg. Bij de opzet geldt dit niet, zonder kasteel op het bord ook niet, en evenmin voor kaarten van Schoentje Zetten of van de bakkerij. Met opties geldt het ook bij de opzet, of is op het kasteel staan wel genoeg.
rule-BS-AMB-27 = Bakkerij en speelgoedwinkel werken als er een pion aankomt, en nog één keer aan het einde van de ronde zolang er een pion staat. Bij de bakkerij mag ieder vanaf de Sint zoveel pepernootkaarten ruilen als gewenst, voor pakjes naar keuze uit de trekstapel of aflegstapel; een doorzochte trekstapel wordt weer geschud. Bij de winkel legt één speler 4 Varen-kaarten van 4 verschillende soorten af en zet de Sint de Stoomboot op een andere tegel, en dat telt als aankomen.
rule-BS-AMB-28 = Voor schade gaat er een Stoombootkaart van een uiteinde weg; de Sint kiest welk uiteinde. De kaarten onder de posities die zo verdwijnen, worden weggeveegd.
rule-BS-AMB-29 = Bij Sinterklaasintocht worden kaarten van de trekstapel Stoomboot omgedraaid tot er een past; past die aan beide uiteinden, dan kiest de Sint. Kaarten die niet passen, worden afgelegd. Dat gebeurt twee keer, of tot er geen kaart meer is.
rule-BS-AMB-30 = Bij Gezonken Boot gaat er twee keer een kaart van een uiteinde weg, maar nooit de laatste van de Stoomrij. Met een optie kan ook de laatste verdwijnen, en dan verliezen jullie.
rule-BS-AMB-31 = Bij Schoentje Zetten geeft elke andere speler in het geheim een kaart naar keuze. Wie ze krijgt, mag daardoor meer kaarten hebben dan de handgrootte en vult dan niet aan.
rule-BS-AMB-32 = Bij Exploderende Pakjes pakt ieder evenveel nieuwe kaarten als er zijn afgelegd, alleen van Varen en Stoomboot. Daarna vul je gewoon aan van elke stapel.
rule-BS-AMB-33 = Bij Gulzige Piet wordt meteen gekeken, nog voor het aanvullen, wie een pepernoot of een Pepernoot plus in de hand heeft; een joker of Dubbelcadeau telt niet. Die spelers leggen de volgende ronde geen kaart. Is de Sint erbij, dan draait die toch gewoon de kaarten om en beslist.
rule-BS-AMB-34 = Bij Verkeerde Namen mag je bij een huis bezorgen zodra al zijn wensen zijn gedekt door pakjes die later in de Stoomrij liggen dan de kaart die je er bracht, ook als de boot al verder is. De Sint beslist dat telkens als er een kaart open gaat. Pakjes die eerder liggen, tellen niet.
rule-BS-AMB-35 = Bij Kapot Kompas mag je elke kaart spelen, maar van de bewegingen werken alleen achteruit, Dubbel Achteruit en links. Een halve slag doet niets, een Anker werkt wel. Het gaat om de beweging na een eventuele staf.
rule-BS-AMB-36 = Wil een huis door Boek Kwijt een extra pakje, dan mag de tweede helft van een dubbel tellend pakje dat extra pakje zijn.
rule-BS-AMB-37 = Een Piet begint met dezelfde richting als de Stoomboot. Pionnen mogen samen op één tegel staan.
rule-BS-AMB-38 = Heeft in een ronde niemand een kaart gespeeld, dan blijft de Sint dezelfde.
rule-BS-AMB-39 = De Sint mag ook een pakje op de kalender leggen dat nog nodig is. Jullie kunnen dan soms niet meer winnen, maar het spel gaat door tot het verloren is.
rule-BS-AMB-40 = Pakjes die niet zijn bezorgd, gaan naar de aflegstapel van hun soort. Die wordt pas weer geschud als de trekstapel leeg is.
rule-BS-AMB-41 = Het bord bestaat uit willekeurige tegels, 16 op een bord van 4 bij 4. Liggen er geen 4 huizen of geen enkel stuk water op, dan wordt het opnieuw gelegd. Dat geldt ook voor 5 bij 5 met uitbreidingen.
rule-BS-AMB-42 = Op een positie met een oog mag je je kaart open leggen, maar je mag die ook gedekt leggen.
rule-BS-AMB-43 = Alleen de Sint krijgt de beslissingen van het varen voorgelegd. De anderen wachten af en hoeven niets te zeggen.
rule-BS-AMB-44 = Verlaat een speler het spel, dan gaan de handkaarten naar de aflegstapels en wordt die plaats aan tafel overgeslagen. Was die speler de Sint, dan is de volgende speler met de klok mee de Sint.
rule-BS-AMB-45 = Een Stoombootkaart zonder icoontje en een met een oog bestaan allebei in type A (links heel, rechts half) en in type B (links half, rechts heel). Type A en type B zijn verschillende kaarten.
rule-BS-AMB-46 = Is er bij een beslissing maar één antwoord mogelijk, dan mag het spel die zonder vraag uitvoeren. Dat gebeurt niet als het iets over een verborgen hand zou verraden: bij leggen, geven, ruilen en inleveren.
rule-BS-AMB-47 = Wordt de laatste kaart van een trekstapel genomen, dan wordt meteen de aflegstapel van die soort tot nieuwe trekstapel geschud. Is die aflegstapel op dat moment leeg, dan gebeurt het voordat de volgende kaart nodig is.
rule-BS-AMB-48 = Stoombootkaarten die de Stoomrij verlaten, gaan meteen naar de aflegstapel Stoomboot. Ze tellen niet als gespeelde kaarten.
rule-BS-AMB-49 = Met de optie dat kaarten onder verdwenen posities nog worden uitgevoerd, houden die kaarten hun plaats in de volgorde. Ze worden uitgevoerd en tellen mee, maar zonder icoontje.
rule-BS-AMB-50 = Of jullie gewonnen hebben, wordt gekeken zodra het laatste huis zijn pakjes heeft, nog vóór de acties van de bezorgde kaarten.
rule-BS-AMB-51 = Een Anker op een werkende letter gaat meteen open, maar houdt de boot pas tegen als het varen bij die positie komt.
rule-BS-AMB-52 = Bij Verkeerde Namen tellen pakjes pas als het varen bij hun positie komt, nooit tijdens het vullen. De optie om te bezorgen als je er al staat, voegt daar niets aan toe.
rule-BS-AMB-53 = Met de optie om te bezorgen als je er al staat, geeft elke pion op een huis dat nog pakjes wil een kans op het moment dat het varen bij een pakje komt. De pakjes tot en met dit pakje tellen dan mee.
rule-BS-AMB-54 = Een pakje dat dubbel telt, telt als twee pakjes van één en dezelfde soort.
rule-BS-AMB-55 = Bij de bakkerij ruil je een pepernoot of een Pepernoot plus voor een pakje dat geen van beide is. De bakkerij komt vóór de winkel. Elke speler wordt gevraagd, ook wie alleen kan passen.
rule-BS-AMB-56 = Bij de bakkerij en de winkel aan het einde van de ronde tellen alle omgedraaide pakjes van die ronde als eerder gelegd.
rule-BS-AMB-57 = Bij Groen plus en bij de winkel mag de Stoomboot naar elke andere tegel, ook naar een rots. Dat geeft geen schade en mag ook als rotsen je tegenhouden. Verder telt het als gewoon aankomen.
rule-BS-AMB-58 = Speel je met een deel van de kaarten van Prachtige Pakjes, dan wensen de bijzondere huizen alleen pakjes die meedoen: 85 procent ervan, naar boven afgerond, en nooit een Dubbelcadeau. Een bijzonder huis zonder wens doet niet mee.
rule-BS-AMB-59 = Bij Sinterklaasintocht blijven kaarten die niet passen apart liggen tot er een kaart is aangelegd; daarna gaan ze naar de aflegstapel. Een lege trekstapel wordt intussen ververst.
rule-BS-AMB-60 = Heeft niemand gespeeld, dan gaat de bovenste Varen-kaart naar de kalender, anders een Stoombootkaart en anders een pakje. Is er ook dat niet, dan komt er een leeg plaatje op de kalender.
rule-BS-AMB-61 = Bij een Anker en bij een kaart die door Kapot Kompas niets doet, wordt niet gevraagd welke pion beweegt. Dat een Piet op het bord komt, telt niet als aankomen.
rule-BS-AMB-62 = Wijst de Sint bij Verdwaalde Piet een positie aan waar de speler geen kaart mag leggen, dan vervalt die positie voor deze beurt. De Sint kiest een andere.
rule-BS-AMB-63 = Bij Sinterklaasjournaal ziet iedereen de volgende vier Kalenderkaarten, of minder als er minder zijn. Hun volgorde blijft zoals die is.
rule-BS-AMB-64 = Praten na een telefoon mag tot de Sint de volgende kaart omdraait, bij het varen of op een letter, soms pas in de volgende ronde. Het spel wacht tot de Sint zegt dat het verder gaat.
rule-BS-AMB-65 = Een Stoombootkaart die aan de rij is gelegd en er in dezelfde ronde weer af gaat, blijft gebruikt.
rule-BS-AMB-66 = Met de optie dat een lege Stoomrij verlies is, verliezen jullie zodra de laatste kaart uit de rij gaat; dat volgt uit uitspraak BS-AMB-06. Ligt er nog één kaart, dan is er maar één manier om in te korten.
rule-BS-AMB-67 = Met een optie kies je hoeveel kaarten de kalender telt, van 1 tot en met 14. Normaal zijn het er 10.
rule-BS-AMB-68 = Verlaat een speler het spel, dan vervallen de kaarten die deze speler nog zou geven of krijgen; de Piet blijft staan. Is er niemand meer over, dan is het spel verloren.
rule-BS-AMB-69 = De kleur van je Piet kies je bij de opzet, om de beurt vanaf de Sint met de klok mee.
rule-BS-AMB-70 = Liggen er gelijke pakjes in de Stoomrij, dan wordt het meest linkse bezorgd. Een pakje dat dubbel telt, gaat alleen weg als het nodig is.
rule-BS-AMB-71 = Wie bij de bakkerij ruilt, laat de pepernoot zien en zoekt dan in de trekstapel. Een pakje dat open ligt, neem je daarvan en niet uit de stapel, en iedereen ziet het; wat je uit de stapel neemt, zie jij alleen. Is er niets te vinden, dan houd je de pepernoot en is de volgende speler.
rule-BS-AMB-72 = Een positie waarvan de kaart is bezorgd of aan de rij is gelegd, blijft deze ronde bezet.
rule-BS-AMB-73 = De Sint kiest per kaart één pion. Wordt de kaart twee keer uitgevoerd, dan door dezelfde pion.
rule-BS-AMB-74 = Verdwijnt de positie van de kaart die juist wordt uitgevoerd, dan wordt die kaart toch afgemaakt. Wat er links van lag en er nog ligt, ligt nog steeds eerder.
rule-BS-AMB-75 = Wie het spel heeft verlaten, wint niet mee.
rule-BS-AMB-76 = Als alle spelers het eens zijn, mogen jullie opgeven. Het spel is dan afgelopen, en verloren.
rule-BS-AMB-77 = Leidt de actie van een bezorgd pakje tot een volgende bezorging, dan gaan de acties van alle bezorgde pakjes die nog wachten in, in een volgorde die de Sint kiest.

## Opties: bord en opzet

group-board = Bord en opzet
option-board = Grootte van het bord
option-board-help = Een bord van 5 bij 5 tegels, of van 4 bij 4 voor een eerste of korter spel.
option-board-5 = 5 bij 5
option-board-4 = 4 bij 4
option-calendarSize = Kaarten op de kalender
option-calendarSize-help = Bij hoeveel kaarten op de kalender pakjesavond voorbij is, van 1 tot en met 14. Met Krappe Kalender is het de grootte van de stapel. Normaal is het 10.
option-firstSint = Eerste Sint
option-firstSint-help = Wie de eerste Sint is: geloot, of de speler die je kiest.
option-firstSint-random = Geloot
option-firstSint-1 = Speler 1
option-firstSint-2 = Speler 2
option-firstSint-3 = Speler 3
option-firstSint-4 = Speler 4
option-firstSint-5 = Speler 5
option-firstSint-6 = Speler 6
option-firstSint-7 = Speler 7
option-firstSint-8 = Speler 8
option-heading = Richting aan het begin
option-heading-help = Welke kant de Stoomboot aan het begin op wijst: willekeurig, of een richting die je kiest.
option-heading-random = Willekeurig
option-heading-N = Noord
option-heading-E = Oost
option-heading-S = Zuid
option-heading-W = West
option-piles = Trekstapels
option-piles-help = Of de drie trekstapels open liggen, zodat iedereen de bovenste kaarten ziet, of gedekt.
option-piles-open = Open
option-piles-closed = Gedekt

## Opties: uitbreidingen

group-expansions = Uitbreidingen
option-krappeKalender = Krappe Kalender
option-krappeKalender-help = De kalender krijgt eigen kaarten met een gebeurtenis na elke ronde.
option-prachtigePakjes = Prachtige Pakjes
option-prachtigePakjes-help = Bijzondere pakjes, nieuwe Varen-kaarten en Stoombootkaarten met icoontjes.
option-pepernootPlekken = Pepernoot Plekken
option-pepernootPlekken-help = Bijzondere tegels op het bord: kasteel, bakkerij, haven, Amerigo en speelgoedwinkel. De boot kan ook schade oplopen.
option-rebelsePietjes = Rebelse Pietjes
option-rebelsePietjes-help = Elke speler heeft een eigen Piet, die de Sint in plaats van de Stoomboot kan bewegen. Hoogstens 4 spelers.
option-specialHouses = Roze huizen
option-specialHouses-help = Met Prachtige Pakjes doen er vijf roze huizen mee, die pakjes uit deze uitbreiding wensen. Normaal staat dit aan; zonder Prachtige Pakjes doet het niets.
option-prpCards = Kaarten van Prachtige Pakjes
option-prpCards-help = Welke kaarten van Prachtige Pakjes meedoen. Normaal zijn dat ze allemaal.
option-prpCards-vooruit2 = Dubbel Vooruit
option-prpCards-draaiom = Draai Om
option-prpCards-achteruit2 = Dubbel Achteruit
option-prpCards-anker = Anker
option-prpCards-groen-plus = Groen plus
option-prpCards-pepernoot-plus = Pepernoot plus
option-prpCards-joker = Joker
option-prpCards-duo = Dubbelcadeau
option-prpCards-telefoon = Telefoon
option-prpCards-m-pepernoot = Stoombootkaart met pepernoot
option-prpCards-m-letter = Stoombootkaart met letter
option-prpCards-m-zak = Stoombootkaart met zak
option-prpCards-m-amerigo = Stoombootkaart met Amerigo
option-prpCards-m-staf = Stoombootkaart met staf
option-prpCards-m-boek = Stoombootkaart met boek

## Opties: huisregels

group-house = Huisregels
option-rocks = Rotsen
option-rocks-help = Of je op een rots mag varen, of dat een rots je tegenhoudt. Met Pepernoot Plekken kost een rots altijd 1 schade.
option-rocks-open = Je mag erop varen
option-rocks-block = Rotsen houden tegen
option-hanging = Kaarten onder verdwenen posities
option-hanging-help = Wat er gebeurt met kaarten onder een positie die tijdens het varen verdwijnt.
option-hanging-drop = Wegvegen
option-hanging-execute = Toch uitvoeren
option-emptyRow = Laatste Stoombootkaart
option-emptyRow-help = Of een Stoombootkaart of een gebeurtenis de laatste kaart uit de Stoomrij kan halen. Kan dat, dan is een lege rij verlies. Schade kan de rij altijd leegmaken.
option-emptyRow-protect = Blijft altijd liggen
option-emptyRow-lose = Mag weg, dan verlies
option-deliverOnStay = Bezorgen als je er al staat
option-deliverOnStay-help = Gaat er een pakje open terwijl een pion al op het huis staat, dan mag je ook bezorgen. Normaal staat dit uit.
option-jokerWish = Huis dat een joker wenst
option-jokerWish-help = Of een huis dat een joker wenst met elk pakje tevreden is, of alleen met een joker. Dat laatste kan winnen onmogelijk maken.
option-jokerWish-any = Elk pakje is goed
option-jokerWish-strict = Alleen een joker
option-kasteelAtSetup = Kasteel geldt ook bij de opzet
option-kasteelAtSetup-help = Ook bij de opzet mag je alleen pakjes pakken als de boot naast een kasteel staat. Normaal staat dit uit.
option-kasteelOnTile = Op het kasteel telt ook
option-kasteelOnTile-help = Ook een pion die op het kasteel staat, telt als ernaast. Normaal staat dit uit.
option-kkSkipWhenAllUsed = Krappe Kalender: tijd staat stil als alles gebruikt is
option-kkSkipWhenAllUsed-help = Zijn alle gespeelde kaarten gebruikt, dan wordt er met Krappe Kalender geen Kalenderkaart genomen. Normaal staat dit aan.

## Opties: praten en onthouden

group-talk = Praten en onthouden
option-memoryAid = Geheugensteun
option-memoryAid-help = Laat zien welke open kaart elke speler heeft gepakt. Normaal staat dit uit.
option-chat = Praten tijdens het spel
option-chat-help = Wat je tijdens het spel kunt zeggen: algemene zinnen die niets over kaarten verraden, of niets. Na een telefoon mag je altijd even vrijuit praten.
option-chat-general = Algemene zinnen
option-chat-off = Uit

# Aan tafel.

card-vooruit = Vooruit
card-links = Links
card-rechts = Rechts
card-achteruit = Achteruit
card-blauw = Blauw pakje
card-groen = Groen pakje
card-pepernoot = Pepernootpakje
card-m-niks-a = Stoombootkaart A
card-m-niks-b = Stoombootkaart B
card-m-oog-a = Stoombootkaart A met oog
card-m-oog-b = Stoombootkaart B met oog
card-vooruit2 = Dubbel Vooruit
card-draaiom = Draai Om
card-achteruit2 = Dubbel Achteruit
card-anker = Anker
card-groen-plus = Groen plus
card-pepernoot-plus = Pepernoot plus
card-joker = Joker
card-duo-1 = Dubbelcadeau blauw of groen
card-duo-2 = Dubbelcadeau pepernoot of telefoon
card-telefoon = Telefoon
card-m-pepernoot = Stoombootkaart A met pepernoot
card-m-letter = Stoombootkaart B met letter
card-m-zak = Stoombootkaart A met zak
card-m-amerigo = Stoombootkaart B met Amerigo
card-m-staf = Stoombootkaart A met staf
card-m-boek = Stoombootkaart B met boek

tile-water = Vak { $number }: water
tile-rots = Vak { $number }: rots
tile-kasteel = Vak { $number }: kasteel
tile-bakkerij = Vak { $number }: bakkerij
tile-haven = Vak { $number }: haven
tile-amerigo = Vak { $number }: Amerigo
tile-speelgoedwinkel = Vak { $number }: speelgoedwinkel

# What cards, icons and tiles do; cards have their names above.

effect-vooruit = De boot vaart één tegel vooruit.
effect-links = De boot draait een kwartslag naar links.
effect-rechts = De boot draait een kwartslag naar rechts.
effect-achteruit = De boot vaart één tegel achteruit; de boeg blijft dezelfde kant op wijzen.
effect-vooruit2 = De boot vaart twee tegels vooruit, stap voor stap: op elke tegel komt hij aan.
effect-achteruit2 = De boot vaart twee tegels achteruit, stap voor stap; de boeg blijft dezelfde kant op wijzen.
effect-draaiom = De boot draait een halve slag.
effect-anker = Alle kaarten verderop in de Stoomrij worden deze ronde niet meer uitgevoerd.
effect-groen-plus = Een groen pakje. Na het bezorgen zet de Sint de Stoomboot op een andere tegel.
effect-pepernoot-plus = Een pepernootpakje. Na het bezorgen laat de Sint drie tegels zonder pion van plaats wisselen.
effect-joker = Telt als elk pakje.
thing-duo = Dubbelcadeau
effect-duo = Telt als een van de twee pakjes die erop staan; welk, blijkt pas bij het bezorgen.
effect-telefoon = Na het bezorgen mag iedereen vrijuit praten, tot de volgende kaart open gaat.
thing-oog = Stoombootkaart met oog
effect-oog = Op deze positie mag je je kaart open leggen.
effect-m-pepernoot = Op de positie met de pepernoot mag alleen een pakje liggen.
effect-m-letter = Een Varen-kaart op de positie met de letter wordt meteen uitgevoerd, al bij het leggen.
effect-m-zak = De kaart op de positie met de zak doet niets; een pakje telt er ook niet.
effect-m-amerigo = De kaart op de positie met Amerigo telt dubbel: twee keer varen, twee kaarten korter, of een pakje voor twee gelijke wensen.
effect-m-staf = Een Varen-kaart op de positie met de staf gaat omgekeerd: vooruit wordt achteruit, links wordt rechts.
effect-m-boek = Wie een kaart op de positie met het boek legt, vult meteen de hand aan.
thing-huis = Huis
effect-huis = Wenst één of twee pakjes. Komt de boot er aan en liggen die eerder in de Stoomrij, dan kun je bezorgen.
thing-huis-speciaal = Roze huis
effect-huis-speciaal = Werkt als elk huis, maar wenst pakjes van Prachtige Pakjes. Wenst het een joker, dan is elk pakje goed.
thing-rots = Rots
effect-rots = In het basisspel maakt een rots niets uit. Met Pepernoot Plekken kost hij 1 schade: een kaart uit de Stoomrij.
thing-kasteel = Kasteel
effect-kasteel = Ligt er een kasteel, dan pak je alleen pakjes zolang er een pion naast een kasteel staat, recht of schuin.
thing-bakkerij = Bakkerij
effect-bakkerij = Komt of staat hier een pion, dan mag iedereen pepernootpakjes uit de hand ruilen voor andere pakjes.
thing-haven = Haven
effect-haven = Jullie winnen pas als elke haven is bezocht.
thing-amerigo = Amerigo
effect-amerigo = Voor een pion die hier staat, wordt elke Varen-kaart twee keer uitgevoerd.
thing-speelgoedwinkel = Speelgoedwinkel
effect-speelgoedwinkel = Komt of staat hier een pion en levert iemand vier verschillende Varen-kaarten in, dan springt de Stoomboot naar een tegel naar keuze.

card-rustig = Rustige Avond
effect-rustig = Het blijft stil vanavond: er gebeurt niets.
card-intocht = Sinterklaasintocht
effect-intocht = De Stoomrij krijgt er gratis twee Stoombootkaarten bij.
card-schoentje = Schoentje Zetten
effect-schoentje = De Sint kiest één speler, en die krijgt van elke andere speler één kaart uit de hand.
card-explosie = Exploderende Pakjes
effect-explosie = Iedereen legt alle pakjes uit de hand af en pakt er evenveel kaarten van een andere soort voor terug.
card-gezonken = Gezonken Boot
effect-gezonken = Er gaan twee Stoombootkaarten van de uiteinden van de Stoomrij af.
card-verdwaald = Verdwaalde Piet
effect-verdwaald = In de volgende ronde wijst de Sint bij elke beurt de positie aan waar je je kaart legt.
card-namen = Verkeerde Namen
effect-namen = In de volgende ronde bezorg je alleen met pakjes die later in de Stoomrij liggen.
card-sneeuw = Sneeuwstorm
effect-sneeuw = In de volgende ronde werkt geen enkel icoontje in de Stoomrij, ook het oog niet.
card-journaal = Sinterklaasjournaal
effect-journaal = Iedereen krijgt de volgende vier Kalenderkaarten te zien.
card-gulzig = Gulzige Piet
effect-gulzig = Wie nu een pepernootpakje in de hand heeft, legt in de volgende ronde geen kaart.
card-kompas = Kapot Kompas
effect-kompas = In de volgende ronde kun je alleen achteruit varen en naar links draaien.
card-boekkwijt = Boek Kwijt
effect-boekkwijt = In de volgende ronde wil elk huis één pakje extra, en de soort maakt niet uit.

# Algemene zinnen: geen ervan zegt iets over kaarten, plaatsen, kleuren of aantallen.

phrase-1 = Goed bezig!
phrase-2 = Even denken…
phrase-3 = Spannend!
phrase-4 = Dat ging mis.
phrase-5 = Op naar de volgende ronde!
phrase-6 = Veel plezier allemaal!
phrase-7 = We doen dit samen.
phrase-8 = Ik ben zo terug.
phrase-9 = Bedankt voor het wachten.
phrase-10 = Wat een gezellig spel!

tile-huis = Vak { $number }: { $served ->
        [1] huis, bezorgd
       *[0] huis, wil { $first ->
                [0] blauw
                [1] groen
                [2] pepernoot
                [3] een joker
               *[other] een telefoon
            }{ $second ->
            [-1] {""}
           *[other] {" "}en { $second ->
                    [0] blauw
                    [1] groen
                    [2] pepernoot
                    [3] een joker
                   *[other] een telefoon
                }
        }
    }
tile-huis-speciaal = Vak { $number }: { $served ->
        [1] roze huis, bezorgd
       *[0] roze huis, wil { $first ->
                [0] blauw
                [1] groen
                [2] pepernoot
                [3] een joker
               *[other] een telefoon
            }{ $second ->
            [-1] {""}
           *[other] {" "}en { $second ->
                    [0] blauw
                    [1] groen
                    [2] pepernoot
                    [3] een joker
                   *[other] een telefoon
                }
        }
    }
haven-visited = Vak { $number }: haven, bezocht
boat = De Stoomboot, boeg naar { $heading ->
        [0] noord
        [1] oost
        [2] zuid
       *[other] west
    }
piet-rood = Rode Piet van { $player }, kijkt naar { $heading ->
        [0] noord
        [1] oost
        [2] zuid
       *[other] west
    }
piet-olijf = Olijfgroene Piet van { $player }, kijkt naar { $heading ->
        [0] noord
        [1] oost
        [2] zuid
       *[other] west
    }
piet-blauw = Blauwe Piet van { $player }, kijkt naar { $heading ->
        [0] noord
        [1] oost
        [2] zuid
       *[other] west
    }
piet-paars = Paarse Piet van { $player }, kijkt naar { $heading ->
        [0] noord
        [1] oost
        [2] zuid
       *[other] west
    }
sailing-here = Hier is het varen nu
position = Positie { $number }, { $icon ->
        [0] geen icoontje
        [1] oog: je mag je kaart hier open leggen
        [2] pepernoot: alleen een pakje
        [3] letter: een Varen-kaart wordt meteen uitgevoerd
        [4] zak: de kaart hier doet niets
        [5] Amerigo: de kaart hier telt dubbel
        [6] staf: een Varen-kaart werkt andersom
       *[other] boek: je vult meteen je hand aan
    }{ $works ->
        [1] {""}
       *[0] {" "}(werkt deze ronde niet)
    }{ $filled ->
        [1] , bezet
       *[0] {""}
    }

zone-map = Kaart
zone-row = Stoomrij
zone-varen = Varen
zone-stoomboot = Stoomboot
zone-pakje = Pakje
zone-discard = Aflegstapel { $kind ->
        [0] Varen
        [1] Stoomboot
       *[other] Pakje
    }
zone-days = Kalender (verloren bij { $size })
zone-calendar = Op de kalender
zone-deck = Kalenderkaarten
zone-effect = Deze ronde
zone-coming = Straks op de kalender
zone-swept = Weggeveegd
zone-aside = Omgedraaid
zone-search = Te vinden pakjes
zone-delivered = Bezorgd
zone-drawn = Gepakt door { $player }
zone-hand = Je hand

fact-hand = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
fact-sint = Sint
fact-gone = weg
fact-sits-out = doet deze ronde niet mee
fact-piet = { $colour ->
        [0] rode Piet
        [1] olijfgroene Piet
        [2] blauwe Piet
       *[other] paarse Piet
    }

prompt-won = Alle pakjes zijn bezorgd: jullie winnen samen!
prompt-lost = Pakjesavond is voorbij: jullie verliezen samen.
prompt-wait = { $player } is aan de beurt.
prompt-sint = Sint { $player } beslist.
prompt-sailing = De stoomboot vaart.
prompt-give = Geef { $player } een kaart uit je hand. Niemand anders ziet welke.
prompt-gifts = De anderen kiezen een kaart voor { $player }.
prompt-draw = { $closed ->
        [0] { $count ->
            [one] Pak nog een kaart, van een stapel naar keuze.
           *[other] Pak nog { $count } kaarten, elk van een stapel naar keuze.
        }
        [1] { $count ->
            [one] Pak nog een kaart. Geen pakje: er staat geen pion naast een kasteel.
           *[other] Pak nog { $count } kaarten. Geen pakjes: er staat geen pion naast een kasteel.
        }
       *[other] { $count ->
            [one] Pak nog een kaart. Geen pakje: die zijn net ontploft.
           *[other] Pak nog { $count } kaarten. Geen pakjes: die zijn net ontploft.
        }
    }
prompt-place = { $stuck ->
        [1] Geen van je kaarten mag onder een lege positie. Je kunt alleen passen.
       *[other] { $number ->
            [0] Leg een kaart onder een lege positie van de Stoomrij.
           *[other] Leg een kaart onder positie { $number }.
        }
    }{ $effect ->
        [-1] {""}
       *[other] {" "}Nu geldt: { $effect ->
            [32] { card-verdwaald }
            [33] { card-namen }
            [34] { card-sneeuw }
            [36] { card-gulzig }
            [37] { card-kompas }
           *[other] { card-boekkwijt }
        }.
    }
prompt-steam = { $card }: maak de Stoomrij langer of korter.
prompt-deliver = Vak { $square }: de pakjes voor dit huis liggen klaar. Bezorgen?
prompt-calendar = Welke gespeelde kaart gaat naar de kalender?
prompt-cut = { $damage ->
        [1] Schade! Aan welk uiteinde gaat er een Stoombootkaart af?
       *[0] Aan welk uiteinde gaat er een Stoombootkaart af?
    }
prompt-reveal = Jullie mogen praten, ook over kaarten. Vaar verder als iedereen klaar is.
prompt-power = Welk bezorgd pakje werkt eerst?
prompt-teleport = Naar welke tegel gaat de Stoomboot?
prompt-tiles = Kies { $left ->
        [one] nog een tegel
       *[other] nog { $left } tegels
    } om van plaats te laten wisselen.
prompt-swap = Bakkerij: ruil een pepernoot voor een ander pakje, of pas.
prompt-search = Welk pakje neem je ervoor?
prompt-shop = Speelgoedwinkel: lever vier verschillende Varen-kaarten in, of pas.
prompt-colour = Kies je Piet.
prompt-pawn = { $card }: voor de Stoomboot of voor je Piet?
prompt-spot = Onder welke positie legt { $player } een kaart?
prompt-favour = Wie krijgt van iedereen een kaart?
prompt-add = { $card } past aan beide uiteinden. Waar komt de kaart?

move-draw = { $open ->
        [1] { $kind ->
            [0] Varen
            [1] Stoomboot
           *[other] Pakje
        }: { $card }
       *[0] Pak van { $kind ->
            [0] Varen
            [1] Stoomboot
           *[other] Pakje
        }
    }
move-place = Leg { $card } gedekt onder positie { $number }
move-show = Leg { $card } open onder positie { $number }
move-spot = Positie { $number }
move-add = { $side ->
        [0] Links
       *[1] Rechts
    } erbij: { $count ->
        [one] 1 positie
       *[other] { $count } posities
    }
move-cut = { $side ->
        [0] Links
       *[1] Rechts
    } eraf: { $count ->
        [one] 1 positie
       *[other] { $count } posities
    }
move-deliver = { $count ->
        [1] Bezorg { $card }
        [2] Bezorg { $card } en { $card1 }
       *[other] Bezorg { $card }, { $card1 } en { $card2 }
    }
move-keep = Niet bezorgen
move-calendar = { $card } naar de kalender
confirm-calendar = Zonder { $card } zijn er te weinig pakjes voor alle wensen. Toch op de kalender?
move-reveal = Vaar verder
move-power = Eerst { $card }
move-teleport = Naar vak { $number }
move-tile = De tegel op vak { $number }
move-swap = Ruil { $card }
move-take = Neem { $card }
move-hand-in = Lever vier verschillende Varen-kaarten in
move-sail = { $pawn ->
        [0] De Stoomboot
       *[1] Je Piet
    }
move-piet = { $colour ->
        [0] Rode Piet
        [1] Olijfgroene Piet
        [2] Blauwe Piet
       *[other] Paarse Piet
    }
move-favour = { $own ->
        [1] Jijzelf
       *[0] { $player }
    }
move-give = Geef { $card }
move-pass = Pas

# Wat een zet is, in het algemeen.
verb-draw = een kaart pakken
verb-place = een kaart gedekt neerleggen
verb-show = een kaart open neerleggen
verb-spot = iemand een positie aanwijzen
verb-add = een Stoombootkaart aanleggen
verb-cut = een Stoombootkaart weghalen
verb-deliver = pakjes bezorgen
verb-keep = niet bezorgen
verb-calendar = een kaart naar de kalender brengen
verb-reveal = verder varen
verb-power = kiezen welk pakje eerst werkt
verb-teleport = de Stoomboot laten springen
verb-tile = een tegel kiezen
verb-swap = een pakje ruilen
verb-take = een pakje nemen
verb-hand-in = Varen-kaarten inleveren
verb-sail = kiezen wie er vaart
verb-piet = een Piet kiezen
verb-favour = kiezen wie kaarten krijgt
verb-give = een kaart geven
verb-pass = passen

event-sint = { $you ->
        [yes] { $number ->
            [0] Jij bent de eerste Sint.
           *[other] Ronde { $number }: jij bent de Sint.
        }
       *[no] { $number ->
            [0] { $player } is de eerste Sint.
           *[other] Ronde { $number }: { $player } is de Sint.
        }
    }
event-new-sint = { $you ->
        [yes] Jij bent nu de Sint.
       *[no] { $player } is nu de Sint.
    }
event-boat = De Stoomboot begint op vak { $number }.
event-positions = De Stoomrij heeft { $number ->
        [one] 1 positie
       *[other] { $number } posities
    }.
event-top = { $number ->
        [0] De stapel Varen
        [1] De stapel Stoomboot
       *[other] De stapel Pakje
    } toont nu { $cards }.
event-renewed = De aflegstapel { $number ->
        [0] Varen
        [1] Stoomboot
       *[other] Pakje
    } is geschud tot een nieuwe trekstapel.
event-drew = { $you ->
        [yes] Je pakt { $cards }.
       *[no] { $seen ->
            [yes] { $player } pakt { $cards }.
           *[no] { $player } pakt een kaart van { $number ->
                [0] Varen
                [1] Stoomboot
               *[other] Pakje
            }.
        }
    }
event-placed = { $you ->
        [yes] Je legt { $cards } gedekt onder positie { $number }.
       *[no] { $player } legt een kaart gedekt onder positie { $number }.
    }
event-shown = { $you ->
        [yes] Je legt { $cards } open onder positie { $number }.
       *[no] { $player } legt { $cards } open onder positie { $number }.
    }
event-passed = { $you ->
        [yes] Pepernoot-icoontje: hier mag alleen een pakje liggen, en je hebt er geen.
       *[no] Pepernoot-icoontje: hier mag alleen een pakje liggen, en { $player } heeft er geen.
    }
event-spot = { $you ->
        [yes] De Sint wijst je positie { $number } aan.
       *[no] De Sint wijst { $player } positie { $number } aan.
    }
event-sailing = { $you ->
        [yes] De Stoomrij is klaar: jij gaat varen!
       *[no] De Stoomrij is klaar: { $player } gaat varen!
    }
event-revealed = { $you ->
        [yes] Positie { $number }: { $cards }, van jou.
       *[no] Positie { $number }: { $cards }, van { $player }.
    }
event-reached = { $you ->
        [yes] Positie { $number }: { $cards }, van jou.
       *[no] Positie { $number }: { $cards }, van { $player }.
    }
event-turned-up = { $you ->
        [yes] Weggeveegd lag { $cards }, van jou.
       *[no] Weggeveegd lag { $cards }, van { $player }.
    }
event-moved = De Stoomboot vaart naar vak { $number }.
event-piet-moved = { $you ->
        [yes] Je Piet gaat naar vak { $number }.
       *[no] De Piet van { $player } gaat naar vak { $number }.
    }
event-turned = De Stoomboot draait naar { $number ->
            [0] noord
            [1] oost
            [2] zuid
           *[other] west
        }.
event-piet-turned = { $you ->
        [yes] Je Piet
       *[no] De Piet van { $player }
    } draait naar { $number ->
            [0] noord
            [1] oost
            [2] zuid
           *[other] west
        }.
event-edge = Van het bord af kan niet: de Stoomboot blijft waar die is.
event-piet-edge = { $you ->
        [yes] Van het bord af kan niet: je Piet blijft staan.
       *[no] Van het bord af kan niet: de Piet van { $player } blijft staan.
    }
event-blocked = Een rots op vak { $number } houdt de Stoomboot tegen.
event-piet-blocked = { $you ->
        [yes] Een rots op vak { $number } houdt je Piet tegen.
       *[no] Een rots op vak { $number } houdt de Piet van { $player } tegen.
    }
event-damage = { $number ->
        [0] De rand kost 1 schade: er gaat een Stoombootkaart uit de Stoomrij.
       *[other] De rots op vak { $number } kost 1 schade: er gaat een Stoombootkaart uit de Stoomrij.
    }
event-piet-damage = { $number ->
        [0] De rand kost { $you ->
            [yes] je Piet
           *[no] de Piet van { $player }
        } 1 schade: er gaat een Stoombootkaart uit de Stoomrij.
       *[other] De rots op vak { $number } kost { $you ->
            [yes] je Piet
           *[no] de Piet van { $player }
        } 1 schade: er gaat een Stoombootkaart uit de Stoomrij.
    }
event-ignored = Zak: { $cards } doet niets.
event-void = Kapot Kompas: { $cards } doet niets.
event-anchored = Anker: de kaarten hierna worden niet uitgevoerd.
event-served = Vak { $number }: { $cards } bezorgd!
event-kept = Vak { $number }: er wordt niet bezorgd.
event-added = { $cards } komt { $number ->
        [0] links
       *[other] rechts
    } aan de Stoomrij.
event-cut = { $cards } gaat { $number ->
        [0] links
       *[other] rechts
    } uit de Stoomrij.
event-no-effect = { $cards } past niet en de laatste Stoombootkaart blijft liggen: geen gevolg.
event-last-card = De laatste Stoombootkaart blijft liggen.
event-swept = { $you ->
        [yes] Onder positie { $number } wordt { $cards } weggeveegd, van jou.
       *[no] { $seen ->
            [yes] Onder positie { $number } wordt { $cards } weggeveegd, van { $player }.
           *[no] Onder positie { $number } wordt een kaart van { $player } weggeveegd.
        }
    }
event-calendar = { $count ->
        [0] De kalender gaat vooruit: { $number }.
       *[other] { $cards } gaat naar de kalender: { $number }.
    }
event-time-stands = Alle gespeelde kaarten zijn gebruikt: de tijd staat stil.
event-won = Alle pakjes zijn bezorgd, bij { $number ->
        [one] 1 huis
       *[other] { $number } huizen
    }. Jullie winnen!
event-lost = Jullie verliezen, met { $number ->
        [one] 1 huis
       *[other] { $number } huizen
    } bezorgd.
event-given-up = Jullie geven samen op.
event-left = { $you ->
        [yes] { $count ->
            [0] Je verlaat het spel.
           *[other] Je verlaat het spel en legt { $cards } af.
        }
       *[no] { $count ->
            [0] { $player } verlaat het spel.
           *[other] { $player } verlaat het spel en legt { $cards } af.
        }
    }
event-power = { $number ->
        [11] { $cards } is bezorgd: de Sint zet de Stoomboot op een andere tegel.
        [12] { $cards } is bezorgd: drie tegels wisselen van plaats.
       *[other] { $cards } is bezorgd.
    }
event-talk = Telefoon! Jullie mogen vrijuit praten tot de volgende kaart open gaat.
event-hush = De volgende kaart gaat open: niet meer over kaarten praten.
event-teleported = De Stoomboot gaat in één sprong naar vak { $number }.
event-lifted = De tegel op vak { $number } gaat verhuizen.
event-tiles-moved = Drie tegels hebben van plaats gewisseld.
event-haven = De haven op vak { $number } is bezocht.
event-swaps = { $you ->
        [yes] Bakkerij: je wilt { $cards } ruilen.
       *[no] Bakkerij: { $player } wil { $cards } ruilen.
    }
event-searched = { $you ->
        [yes] { $count ->
            [0] De trekstapel is leeg.
           *[other] In de trekstapel zie je { $cards }.
        }
       *[no] { $player } zoekt in de trekstapel.
    }
event-found-nothing = { $you ->
        [yes] Er is niets om voor te ruilen.
       *[no] { $player } vindt niets om voor te ruilen.
    }
event-took = { $you ->
        [yes] Je neemt { $cards }.
       *[no] { $seen ->
            [yes] { $player } neemt { $cards }.
           *[no] { $player } neemt een ander pakje.
        }
    }
event-handed-in = { $you ->
        [yes] Je levert { $cards } in.
       *[no] { $player } levert { $cards } in.
    }
event-chose-piet = { $you ->
        [yes] Je kiest de { $number ->
            [0] rode
            [1] olijfgroene
            [2] blauwe
           *[other] paarse
        } Piet.
       *[no] { $player } kiest de { $number ->
            [0] rode
            [1] olijfgroene
            [2] blauwe
           *[other] paarse
        } Piet.
    }
event-piet-starts = { $you ->
        [yes] Je Piet begint op vak { $number }.
       *[no] De Piet van { $player } begint op vak { $number }.
    }
event-event = Kalender: { $cards }. Nog { $number } op de stapel.
event-turned-steam = Intocht: { $cards }.
event-favoured = { $you ->
        [yes] Iedereen geeft jou een kaart.
       *[no] Iedereen geeft { $player } een kaart.
    }
event-gifts = { $you ->
        [yes] Alle kaarten voor jou zijn gekozen.
       *[no] Alle kaarten voor { $player } zijn gekozen.
    }
event-gave = { $you ->
        [yes] Je geeft { $cards }.
       *[no] { $player } geeft een kaart.
    }
event-got = { $you ->
        [yes] Je krijgt { $cards }.
       *[no] { $player } krijgt { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        }.
    }
event-exploded = { $you ->
        [yes] { $count ->
            [0] Je had geen pakjes.
           *[other] Je legt { $cards } af.
        }
       *[no] { $count ->
            [0] { $player } had geen pakjes.
           *[other] { $player } legt { $cards } af.
        }
    }
event-foretold = Straks komen { $cards }.
event-benched = { $you ->
        [yes] Jij hebt een pepernoot en doet de volgende ronde niet mee.
       *[no] { $player } heeft een pepernoot en doet de volgende ronde niet mee.
    }
event-spared = { $you ->
        [yes] Jij hebt geen pepernoot en doet gewoon mee.
       *[no] { $player } heeft geen pepernoot en doet gewoon mee.
    }
event-stays-empty = Niemand kan meer een kaart leggen: { $number ->
        [one] 1 positie blijft
       *[other] { $number } posities blijven
    } leeg.
event-skipped = { $you ->
        [yes] Je wordt deze ronde verder overgeslagen.
       *[no] { $player } wordt deze ronde verder overgeslagen.
    }
event-sails-double = De Stoomboot staat op Amerigo: { $cards } wordt twee keer uitgevoerd.
event-piet-sails-double = { $you ->
        [yes] Je Piet staat op Amerigo: { $cards } wordt twee keer uitgevoerd.
       *[no] De Piet van { $player } staat op Amerigo: { $cards } wordt twee keer uitgevoerd.
    }
event-unserved = Vak { $number }: niet alles wat dit huis wenst, ligt eerder in de Stoomrij.
event-hangs = { $you ->
        [yes] Positie { $number } verdwijnt. Jouw kaart daar telt nog mee, zonder icoontje.
       *[no] Positie { $number } verdwijnt. De kaart van { $player } daar telt nog mee, zonder icoontje.
    }
event-book = { $number ->
        [0] { $you ->
            [yes] Boek: je hebt al genoeg kaarten.
           *[no] Boek: { $player } heeft al genoeg kaarten.
        }
       *[other] { $you ->
            [yes] Boek: je vult je hand meteen aan.
           *[no] Boek: { $player } vult de hand meteen aan.
        }
    }
event-letter = Letter: { $cards } wordt meteen uitgevoerd.
event-letter-waits = Letter: { $cards } gaat meteen open, maar werkt pas als het varen hier komt.
event-reversed = { $number ->
        [0] Staf: { $cards } wordt Vooruit.
        [1] Staf: { $cards } wordt Links.
        [2] Staf: { $cards } wordt Rechts.
        [3] Staf: { $cards } wordt Achteruit.
        [4] Staf: { $cards } wordt Dubbel Vooruit.
        [6] Staf: { $cards } wordt Dubbel Achteruit.
       *[other] Staf: { $cards } blijft gelijk.
    }
event-doubled = Amerigo-icoontje: { $cards } telt dubbel en wordt twee keer uitgevoerd.
event-doubled-cut = Amerigo-icoontje: { $cards } telt dubbel en haalt twee kaarten weg.
event-doubled-add = Amerigo-icoontje: { $cards } telt dubbel, maar langer maken gaat één keer.
event-counted-double = Amerigo-icoontje: één pakje telt voor twee.
event-stands-in = { $cards } telt als een pakje dat het huis wenst.
event-bakery = Bakkerij: om de beurt mag je pepernoten ruilen voor een ander pakje.
event-no-swap = { $you ->
        [yes] Bakkerij: je past.
       *[no] Bakkerij: { $player } past.
    }
event-shop = Speelgoedwinkel: wie vier verschillende Varen-kaarten inlevert, laat de Stoomboot springen.
event-no-hand-in = { $you ->
        [yes] Speelgoedwinkel: je past.
       *[no] Speelgoedwinkel: { $player } past.
    }
event-no-parcels = Kasteel: er staat geen pion naast, dus nu geen pakjes pakken.
event-happens = { $number ->
        [27] { effect-rustig }
        [28] { effect-intocht }
        [29] { effect-schoentje }
        [30] { effect-explosie }
        [31] { effect-gezonken }
        [32] { effect-verdwaald }
        [33] { effect-namen }
        [34] { effect-sneeuw }
        [35] { effect-journaal }
        [36] { effect-gulzig }
        [37] { effect-kompas }
       *[other] { effect-boekkwijt }
    }
event-holds = { $number ->
        [32] Verdwaalde Piet: deze ronde wijst de Sint aan waar je je kaart legt.
        [33] Verkeerde Namen: deze ronde moeten pakjes juist later in de Stoomrij liggen.
        [34] Sneeuwstorm: deze ronde werkt geen enkel icoontje.
        [36] Gulzige Piet: wie een pepernootpakje had, legt deze ronde geen kaart.
        [37] Kapot Kompas: deze ronde kun je alleen achteruit en naar links.
       *[other] Boek Kwijt: deze ronde wil elk huis één pakje extra.
    }
event-no-steam = Intocht: er is geen Stoombootkaart meer om bij te leggen.
event-unfit = Intocht: { $cards } { $count ->
        [one] past niet en wordt
       *[other] passen niet en worden
    } afgelegd.
event-no-gifts = Niemand heeft een kaart om te geven.
event-noted = Verkeerde Namen: bij het huis op vak { $number } tellen nu de pakjes die nog komen.

refused-not-in-hand = { $card } zit niet in je hand.
refused-not-now = Dat kan nu niet: er moet eerst iets anders beslist worden.
refused-must-place = Je kunt een kaart leggen, dus je moet.
refused-no-position = Er is geen vrije positie { $number }.
refused-position-taken = Onder positie { $number } ligt al een kaart.
refused-no-eye = Positie { $number } heeft geen oog dat werkt.
refused-only-parcels = Onder de pepernoot mag alleen een pakje.
refused-other-spot = De Sint heeft positie { $number } aangewezen.
refused-pile-empty = Van { $kind ->
        [0] Varen
        [1] Stoomboot
       *[other] Pakje
    } is er geen kaart meer te pakken.
refused-no-castle = Er staat geen pion naast een kasteel.
refused-other-kind = Nu pak je geen pakjes.
refused-not-wished = Daarmee zijn de wensen van het huis niet precies vervuld.
refused-not-unused = Die kaart is deze ronde niet gespeeld, of al gebruikt.
refused-does-not-fit = Aan dat uiteinde past de kaart niet.
refused-only-one-left = Zo kan er geen Stoombootkaart weg.
refused-not-that-square = Die tegel kun je nu niet kiezen.
refused-no-pepernoot = Je hebt zo’n pepernoot niet in je hand.
refused-not-to-be-found = Dat pakje is er niet te vinden.
refused-not-four-different = Je hebt geen vier verschillende Varen-kaarten als deze in je hand.
refused-colour-taken = Die Piet is al gekozen.
refused-nobody-there = Daar zit niemand meer.
refused-already-gone = Deze speler is al weg.
refused-you-left = Je hebt dit spel verlaten.

score-houses = { $count ->
    [one] 1 huis bediend
   *[other] { $count } huizen bediend
}

figure-win_rate = Gewonnen potjes, als deel
figure-houses_served = Huizen bediend
figure-houses = Huizen op de kaart
figure-calendar_left = Plaatsen over op de kalender
figure-effective_cards = Kaarten die iets deden, als deel
figure-positions_by_round = Posities van de Stoomrij in ronde { $part }

## Waarom: wat een tip erbij zegt

why-any = Hier maakt de keus weinig uit.
why-draw-steam = De Stoomrij heeft { $positions } plaatsen: langer is beter voor jullie.
why-draw-wished = { $card } wordt bij { $count ->
    [one] 1 huis
   *[other] { $count } huizen
} gewenst.
why-draw-parcel = Je hebt { $count ->
    [0] nog geen pakjes
    [one] 1 pakje
   *[other] { $count } pakjes
} in je hand; zonder pakjes valt er niets te bezorgen.
why-draw-ahead = { $card } heb je het vaakst nodig.
why-draw-other = { $card } heb je nog niet: hoe meer verschillende, hoe vaker je kunt helpen.
why-draw-sail = Met { $count ->
    [0] geen enkele Varen-kaart
    [one] 1 Varen-kaart
   *[other] { $count } Varen-kaarten
} in je hand kun je de boot nog nauwelijks sturen.
why-plan-parcel = { $card } moet klaarliggen voordat de boot bij het huis komt: onder { $number } is dat op tijd.
why-plan-both = Met { $card } onder { $number } haalt de boot deze ronde { $count } plekken.
why-plan-last = Met { $card } onder { $number } wordt het laatste huis bediend!
why-plan-sail = { $card } onder { $number } brengt de boot naar het dichtstbijzijnde huis dat nog wacht.
why-place-more = Zo haalt de boot { $count ->
    [one] 1 plek
   *[other] { $count } plekken
}: meer dan zonder { $card }.
why-place-steam = { $card } maakt de Stoomrij langer, en dat kan nu nog.
why-place-worse = Je hebt niets wat in het plan past; met { $card } onder { $number } gaat het minst verloren.
why-place-useless = { $card } hebben jullie niet meer nodig, en onder { $number } zit die niemand in de weg.
why-place-spare = In het plan past niets van wat je hebt; { $card } onder { $number } zit niemand in de weg.
why-spot-plan = Onder { $number } is nog een kaart nodig om aan te komen.
why-deliver = Bezorg: daarvoor zijn jullie hier, en meer dan deze { $count ->
    [one] kaart
   *[other] { $count } kaarten
} kost het niet.
why-aside-unwished = { $card } wenst niemand meer.
why-aside-parcel = Van zulke pakjes als { $card } zijn er nog { $left }, en { $wanted } zijn er nodig.
why-aside-sail = Van { $card } zijn er nog { $left }: die kunnen jullie het best missen.
why-aside-steam = De Stoomrij heeft al { $positions } plaatsen: { $card } is het minst nodig.
why-add = Met { $positions } plaatsen is de Stoomrij nog kort: maak haar langer.
why-add-least = De rij is lang genoeg; aan deze kant komt er het minste bij.
why-cut = Aan deze kant verliezen jullie het minst: { $count ->
    [one] 1 plaats
   *[other] { $count } plaatsen
}.
why-leap-serve = Op vak { $number } wordt een huis meteen bediend.
why-leap-haven = Vak { $number } is een haven.
why-leap-near = Van vak { $number } is het niet ver naar het volgende huis.
why-sail-boat = Het plan is voor de Stoomboot gemaakt.
why-sail-piet = Je Piet komt hiermee bij een huis dat wacht.
why-swap = { $card } kun je missen; in de bakkerij krijg je er iets voor dat wel gewenst wordt.
why-take = { $card } wordt bij { $count ->
    [one] 1 huis
   *[other] { $count } huizen
} gewenst.

## Wat er gebeurt, in het algemeen gezegd: voor de cijfers van het lab

kind-sint = een ronde begint met een Sint
kind-new-sint = een ander wordt de Sint
kind-boat = de Stoomboot krijgt een beginplaats
kind-positions = het aantal posities van de Stoomrij wordt geteld
kind-top = een trekstapel toont een nieuwe bovenste kaart
kind-renewed = een aflegstapel wordt een nieuwe trekstapel
kind-drew = iemand pakt een kaart
kind-placed = iemand legt een kaart gedekt onder de Stoomrij
kind-shown = iemand legt een kaart open onder de Stoomrij
kind-passed = iemand heeft geen pakje voor een pepernoot-icoontje
kind-spot = de Sint wijst iemand een positie aan
kind-sailing = het varen begint
kind-revealed = een kaart van de Stoomrij gaat open
kind-reached = een open kaart van de Stoomrij is aan de beurt
kind-turned-up = een weggeveegde kaart gaat open
kind-moved = de Stoomboot vaart
kind-piet-moved = een Piet verplaatst zich
kind-turned = de Stoomboot draait
kind-piet-turned = een Piet draait
kind-edge = de rand van het bord houdt de Stoomboot tegen
kind-piet-edge = de rand van het bord houdt een Piet tegen
kind-blocked = een rots houdt de Stoomboot tegen
kind-piet-blocked = een rots houdt een Piet tegen
kind-damage = de Stoomboot krijgt schade
kind-piet-damage = een Piet kost schade
kind-ignored = een zak laat een kaart niets doen
kind-void = een kapot kompas laat een kaart niets doen
kind-anchored = een anker houdt de kaarten erna tegen
kind-served = pakjes worden bij een huis bezorgd
kind-kept = bij een huis wordt niet bezorgd hoewel het kan
kind-added = een kaart komt aan de Stoomrij
kind-cut = een kaart gaat uit de Stoomrij
kind-no-effect = een kaart voor de Stoomrij heeft geen gevolg
kind-last-card = de laatste Stoombootkaart blijft liggen
kind-swept = een kaart onder de Stoomrij wordt weggeveegd
kind-calendar = de kalender gaat vooruit
kind-time-stands = de tijd staat stil, want alle kaarten zijn gebruikt
kind-won = alle pakjes zijn bezorgd en iedereen wint
kind-lost = het spel gaat verloren
kind-given-up = allen geven samen op
kind-left = iemand verlaat het spel
kind-power = een bijzonder pakje wordt bezorgd
kind-talk = een telefoon laat vrijuit praten
kind-hush = het vrije praten is voorbij
kind-teleported = de Stoomboot springt naar een ander vak
kind-lifted = een tegel gaat verhuizen
kind-tiles-moved = drie tegels wisselen van plaats
kind-haven = een haven wordt bezocht
kind-swaps = iemand wil bij de Bakkerij ruilen
kind-searched = iemand zoekt in de trekstapel
kind-found-nothing = iemand vindt niets om voor te ruilen
kind-took = iemand neemt een ander pakje
kind-handed-in = iemand levert kaarten in bij de Speelgoedwinkel
kind-chose-piet = iemand kiest een Piet
kind-piet-starts = een Piet krijgt een beginplaats
kind-event = een kalenderkaart gaat open
kind-turned-steam = een Stoombootkaart gaat open voor de intocht
kind-favoured = iedereen geeft één speler een kaart
kind-gifts = de kaarten voor één speler zijn gekozen
kind-gave = iemand geeft een kaart
kind-got = iemand krijgt kaarten van de anderen
kind-exploded = een explosie treft iemands pakjes
kind-foretold = de komende kalenderkaarten worden getoond
kind-benched = iemand doet door een pepernoot een ronde niet mee
kind-spared = iemand zonder pepernoot doet gewoon mee
kind-stays-empty = posities van de Stoomrij blijven leeg
kind-skipped = iemand wordt de rest van een ronde overgeslagen
kind-sails-double = Amerigo laat de Stoomboot een kaart twee keer uitvoeren
kind-piet-sails-double = Amerigo laat een Piet een kaart twee keer uitvoeren
kind-unserved = een huis krijgt niet alles wat het wenst
kind-hangs = een positie verdwijnt en de kaart telt nog mee
kind-book = een boek laat iemand de hand aanvullen
kind-letter = een letter laat een kaart meteen uitvoeren
kind-letter-waits = een letter laat een kaart meteen opengaan, maar later werken
kind-reversed = een staf keert een kaart om
kind-doubled = een Amerigo-icoontje laat een kaart twee keer uitvoeren
kind-doubled-cut = een Amerigo-icoontje haalt twee kaarten weg
kind-doubled-add = een Amerigo-icoontje maakt de Stoomrij maar één keer langer
kind-counted-double = een Amerigo-icoontje laat één pakje voor twee tellen
kind-stands-in = een kaart telt als een ander pakje
kind-bakery = de Bakkerij laat ruilen
kind-no-swap = iemand past bij de Bakkerij
kind-shop = de Speelgoedwinkel neemt kaarten aan
kind-no-hand-in = iemand past bij de Speelgoedwinkel
kind-no-parcels = zonder pion bij het Kasteel is er geen pakje te pakken
kind-happens = een kalenderkaart werkt meteen
kind-holds = een kalenderkaart geldt een ronde lang
kind-no-steam = er is geen Stoombootkaart meer voor de intocht
kind-unfit = Stoombootkaarten van de intocht passen niet
kind-no-gifts = niemand heeft een kaart om te geven
kind-noted = verkeerde namen laten de pakjes die nog komen tellen
ending-BS-GOAL-02 = alle pakjes zijn bezorgd
ending-BS-PL-04 = de laatste haven is bezocht
ending-BS-CAL-02 = de kalender is vol
ending-BS-KK-03 = de kalenderkaarten zijn op
ending-BS-DMG-04 = schade maakt de Stoomrij leeg
ending-BS-AMB-06 = de laatste Stoombootkaart verdwijnt uit de rij
ending-BS-AMB-68 = iedereen is weggegaan
ending-BS-AMB-76 = iedereen geeft samen op

## Wat op tafel te zien is

moment-served = { $count ->
    [one] Bezorgd!
   *[other] { $count } pakjes bezorgd!
}
moment-damage = Schade!
moment-edge = De rand!
moment-blocked = Een rots!
moment-calendar = Kalender: dag { $number }

# Wat in de doos ligt.

box-water = Water
box-rots = Rots
box-huis = Huis
box-huis-speciaal = Roze huis
box-kasteel = Kasteel
box-bakkerij = Bakkerij
box-haven = Haven
box-amerigo = Amerigo
box-speelgoedwinkel = Speelgoedwinkel
box-boat = Stoomboot
box-rood = Rode Piet
box-olijf = Olijfgroene Piet
box-blauw = Blauwe Piet
box-paars = Paarse Piet
pile-varen = Varen
pile-stoomboot = Stoomboot
pile-pakje = Pakje
pile-kalender = Kalender
box-houses = Bezorgde huizen
box-days = Kalender: een kruisje voor elke kaart
# Het scoreblok.

part-served = Huizen bezorgd
pad-firstSint = Wie is de eerste Sint?
pad-houses = Hoeveel huizen liggen er?
pad-havens = Hoeveel havens liggen er?
pad-served = Hoeveel huizen zijn er bezorgd?
pad-visited = Hoeveel havens zijn er voor het eerst bezocht?
pad-finally = Is nu alles klaar? Wat kwam dan het laatst?
pad-finally-0 = Een huis
pad-finally-1 = Een haven
pad-aside = Ging er een kaart naar de kalender?
pad-aside-1 = Ja
pad-aside-0 = Nee: alles was gebruikt
pad-event = Welke kalenderkaart kwam er?
pad-event--1 = Geen
pad-last = Wie legde de laatste kaart?
pad-last-nobody = Niemand
pad-sunk = Is de Stoomrij leeg geraakt?
pad-sunk-0 = Nee
pad-sunk-1 = Ja, door schade
pad-sunk-2 = Ja, door een Stoombootkaart
pad-note-calendar = Kalender: { $count } van { $most }.
pad-note-houses = Nog { $count ->
    [one] 1 huis
   *[other] { $count } huizen
} te gaan.
pad-note-havens = Nog { $count ->
    [one] 1 haven
   *[other] { $count } havens
} te bezoeken.
pad-note-refill = Iedereen vult de hand aan tot { $count } kaarten.
refused-pad-map = Zoveel tegels passen er niet: { $count } van de { $most }, en de boot moet op water beginnen.
refused-pad-served = Er zijn { $count } huizen bezorgd, en er waren er nog maar { $most }.
refused-pad-visited = Er zijn { $count } havens bezocht, en er waren er nog maar { $most }.
refused-pad-event = { $card } is er al geweest: er zijn er maar { $count } van.

# De scheidsrechter.

ask-deliver = Mag dit bezorgd worden?
ask-row = Past deze Stoombootkaart?
pad-wish = Wat wil het huis?
pad-second = En nog iets?
pad-second--1 = Nee
pad-wish-0 = Blauw
pad-wish-1 = Groen
pad-wish-2 = Pepernoot
pad-wish-3 = Joker
pad-wish-4 = Telefoon
pad-second-0 = Blauw
pad-second-1 = Groen
pad-second-2 = Pepernoot
pad-second-3 = Joker
pad-second-4 = Telefoon
pad-earlier = Pakjes die eerder in de rij liggen
pad-doubled = Pakje op de Amerigo (telt dubbel)
pad-lost = Geldt Boek Kwijt deze ronde?
pad-lost-0 = Nee
pad-lost-1 = Ja
pad-row = De Stoomrij, van links naar rechts
pad-steam = De Stoombootkaart
refused-ask-one-doubled = Op de Amerigo ligt hoogstens één pakje.
refused-ask-not-ready = Niet alles wat het huis wil, ligt eerder in de rij.
refused-ask-row = Tik de rij aan, en één Stoombootkaart.
refused-ask-no-row = Zo ligt er geen Stoomrij: na kaart { $number } past de volgende niet.
says-deliver = Alles ligt klaar: de Sint mag { $count ->
    [one] het pakje
   *[other] { $count } pakjes
} bezorgen.
says-left = Links past hij: dan zijn er { $left } posities. Korter maken mag ook.
says-right = Rechts past hij: dan zijn er { $right } posities. Korter maken mag ook.
says-both-ends = Hij past aan beide kanten: links { $left } posities, rechts { $right }. Korter maken mag ook.
# Voorbeelden in het boekje.

example-ready = Eerst het groene pakje, dan vooruit naar het huis: het mag bezorgd worden.
example-late = Eerst vooruit, dan pas het pakje: te laat.
example-fits = Half past aan half en heel aan heel: deze rij heeft vier posities.
example-unfit = Twee kaarten van hetzelfde type passen niet aan elkaar.
