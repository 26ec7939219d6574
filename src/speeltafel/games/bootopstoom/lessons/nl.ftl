### Lessen: wat wie het spel leert te lezen krijgt.

lesson-aim = Samen aan het roer
lesson-aim-start = Welkom aan boord! Samen sturen jullie de Stoomboot langs de huizen en bezorgen alle pakjes, voordat pakjesavond voorbij is. Jullie winnen samen, of verliezen samen.
lesson-aim-house = Dit huis wil een groen pakje. De boot ligt er vlak voor, met de boeg naar het huis: nog één vak vooruit.
lesson-aim-row = Dit is de Stoomrij, met drie posities. Om de beurt leg je onder een lege positie een kaart, gedekt. Is alles vol, dan worden ze van links naar rechts uitgevoerd.
lesson-aim-lay = Jij bent de Sint, en die begint. Het pakje moet klaarliggen vóórdat de boot aankomt. Kies je groene pakje en leg het onder positie 1.
lesson-aim-later = Dat mag, maar hoe later het pakje ligt, hoe groter de kans dat de boot er al langs is. Leg het onder positie 1.
lesson-aim-lay-else = Dat mag, maar het huis wil een groen pakje, en dat heb jij.
lesson-aim-deliver = Bram en Carla legden ook een kaart. Nu draait de Sint ze om: een groen pakje, en dan Vooruit. De boot is bij het huis, en het pakje ligt klaar. Bezorg het!
lesson-aim-keep = Dat mag, maar daar zijn we voor gekomen. Bezorg het pakje.
lesson-aim-end = Bezorgd! Het huis is klaar. Zijn alle huizen klaar, dan winnen jullie.

lesson-order = Eerst het pakje, dan de boot
lesson-order-watch = Nu is Carla de Sint. Na haar ben jij, met de klok mee. Kijk waar ze haar kaart legt.
lesson-order-where = Onder positie 2, en je weet niet wat het is. Maar het huis is vlakbij, dus het zal wel Vooruit zijn. Waar leg jij je groene pakje?
lesson-order-late = Dan is de boot er al als het pakje omgaat. Pakjes tellen alleen als ze éérder in de rij liggen. Leg het onder positie 1.
lesson-order-where-else = Dat mag, maar het groene pakje heeft de boot nu nodig.
lesson-order-end = Goed: eerst het pakje, dan Vooruit, en Carla bezorgde. Was het pakje te laat, dan ging het terug naar de aflegstapel.

lesson-steer = Sturen
lesson-steer-look = De boot ligt aan de rand en kijkt ernaar. Het huis ligt links van de boot, dus boven hem op de kaart.
lesson-steer-turn = De boot vaart alleen naar voren of naar achteren. Om bij het huis te komen moet hij dus eerst…? Leg onder positie 1 wat er als eerste moet gebeuren.
lesson-steer-edge = Vooruit is hier van de kaart af, en dat kan niet: dan gebeurt er niets. Draai eerst.
lesson-steer-right = Dan kijkt hij naar beneden, weg van het huis. Naar links!
lesson-steer-back = Achteruit vaart hij een vak terug en kijkt dezelfde kant op. Dat brengt hem niet bij het huis.
lesson-steer-second = Draaien is goed. Maar wat onder positie 1 ligt gebeurt eerst, dus leg het daar.
lesson-steer-third = Draaien is goed, maar als laatste kaart komt het te laat. Leg Links onder positie 1.
lesson-steer-turn-else = Dat mag, maar eerst moet de boot draaien: Links, onder positie 1.
lesson-steer-deliver = Links, een groen pakje, Vooruit: de anderen dachten hetzelfde als jij. Bezorg!
lesson-steer-deliver-else = Dat mag, maar bezorgen is waar we voor komen.
lesson-steer-end = Links en Rechts zijn een kwartslag, Vooruit en Achteruit een vak. Rotsen zijn hier maar versiering: daar vaar je gewoon overheen.

lesson-eye = Het oog
lesson-eye-secret = Over je kaarten mag je niets zeggen: niet wat je hebt, en niet wat je gelegd hebt. Hoe laat je dan weten wat je bedoelt?
lesson-eye-eye = Boven positie 1 staat een oog. Daar mag je een kaart open leggen, zodat iedereen hem ziet.
lesson-eye-show = Het groene huis ligt rechts van de boot. Leg Rechts open onder positie 1. Dan weten Bram en Carla wat er komt.
lesson-eye-down = Gedekt mag ook, maar dan moeten de anderen raden. Leg hem open.
lesson-eye-show-else = Dat mag, maar Rechts zegt de anderen meer. Leg Rechts open onder positie 1.
lesson-eye-end = Bram legde een groen pakje en Carla Vooruit: ze begrepen je. Een open kaart is je sterkste hint.

lesson-round = Het einde van een ronde
lesson-round-lay = Nog geen pakje te bezorgen, maar je kunt alvast dichterbij komen. Leg Vooruit onder positie 1.
lesson-round-lay-else = Dat mag. Leg voor deze les Vooruit onder positie 1.
lesson-round-calendar = De boot is er bijna. Nu gaat er een dag voorbij: één gespeelde kaart gaat naar de kalender. Liggen daar tien kaarten, dan hebben jullie verloren.
lesson-round-choose = De Sint kiest, zonder te overleggen. Die kaart is uit het spel, dus geef er een die jullie kunnen missen: Rechts.
lesson-round-forward = Dat mag, maar Vooruit heb je bij elk huis nodig. Rechts kun je eerder missen.
lesson-round-draw = De rest gaat naar de aflegstapels. Nu vult iedereen aan tot vijf, van de open stapels. Pak het groene pakje: dan weten de anderen dat jij het hebt.
lesson-round-sail = Dat mag, maar het groene pakje ligt bovenop, en er is een huis dat er een wil.
lesson-round-steam = Dat mag, maar het groene pakje is nu meer waard.
lesson-round-end = Carla legde de laatste kaart, dus zij is de nieuwe Sint.

lesson-steam = Een langere rij
lesson-steam-short = Met drie posities kom je niet ver. Een Stoombootkaart maakt de rij langer, of korter.
lesson-steam-lay = Leg je Stoombootkaart onder positie 1.
lesson-steam-ok = Dat kan ook. Leg hem voor deze les onder positie 1.
lesson-steam-lay-else = Dat mag, maar probeer nu de Stoombootkaart.
lesson-steam-add = Als Sint kies jij. Je kaart is een A, de linkerhelft van een boot. Die past alleen naast een B, een rechterhelft: dus rechts. Leg hem aan: er komt een positie bij, met een oog.
lesson-steam-cut = Inkorten mag ook, maar dan valt er een stuk van de rij weg, met de kaarten eronder. Leg hem liever aan.
lesson-steam-longer = Vier posities, vanaf de volgende ronde. En een aangelegde kaart is gebruikt: die gaat niet naar de kalender.
lesson-steam-end = Past een Stoombootkaart nergens, dan móét je inkorten. Met drie of vier spelers zijn vijf of zes posities fijn: dan lukt er meer in één ronde.

lesson-clock = De klok staat stil
lesson-clock-late = Negen kaarten op de kalender: nog één, en het is voorbij. En de rij heeft maar één positie. Verloren?
lesson-clock-lay = Een kaart die gebruikt is, kan niet naar de kalender. Gebruikt is een bezorgd pakje, of een Stoombootkaart die je aanlegt. Wat leg je?
lesson-clock-lay-else = Dan gaat die kaart straks naar de kalender, en dat is de tiende. Denk aan je Stoombootkaart.
lesson-clock-add = Leg hem aan.
lesson-clock-add-else = Dan is de kaart niet gebruikt en gaat hij naar de kalender.
lesson-clock-end = Alle gespeelde kaarten zijn gebruikt, dus de tijd staat stil. En met drie posities kunnen jullie weer varen!

lesson-spare = Wat kun je missen?
lesson-spare-lay = Jij begint. Leg je groene pakje vast onder positie 1.
lesson-spare-lay-else = Dat mag, maar leg voor deze les het groene pakje onder positie 1.
lesson-spare-count = Dat liep mis: Links en Rechts heffen elkaar op. Twee huizen willen nog een groen pakje, en van de vier groene pakjes zijn er al twee weg.
lesson-spare-choose = Jij bent de Sint. Welke kaart geef je aan de kalender?
lesson-spare-green = Dan is er nog maar één groen pakje, voor twee huizen. Jullie kunnen dan niet meer winnen! Kies iets anders.
lesson-spare-right = Kan ook, maar het dichtste huis ligt rechts van de boot, dus Rechts heb je straks nodig. Geef Links.
lesson-spare-end = Tel altijd na hoeveel pakjes van een soort er nog zijn. Waarschuwen doet de tafel je, maar beslissen doe je zelf.

lesson-setup = Voor je begint
lesson-setup-board = Zo begint een spel: een kaart van 5 bij 5, de boot op water, en een rij met drie posities. Wie de eerste Sint is, beslist het lot (of de langste baard).
lesson-setup-first = Dan kiest ieder vijf kaarten van de drie open stapels. Jij hebt er twee. Pak een groen pakje: het groene huis is dichtbij.
lesson-setup-first-else = Dat mag. Pak voor deze les het groene pakje.
lesson-setup-second = En Vooruit, want zonder kom je nergens.
lesson-setup-second-else = Dat mag. Pak voor deze les Vooruit.
lesson-setup-third = En één Stoombootkaart, om de rij langer te maken.
lesson-setup-third-else = Dat mag. Pak voor deze les een Stoombootkaart.
lesson-setup-end = Vijf kaarten, van alles wat. Met meer dan vier spelers krijgt ieder er vier en heeft de rij zes posities. Voor een kort spel is er een kaart van 4 bij 4.

lesson-two = Het laatste huis
lesson-two-last = Nog één huis! Dat wil twee pakjes: blauw en een pepernootpakje. Allebei tegelijk, half bezorgen kan niet.
lesson-two-where = Carla legde een blauw pakje open onder positie 1. De boot kijkt al naar het huis. Jij hebt een pepernootpakje en Vooruit. Wat leg je, en waar?
lesson-two-early = Dan vaart de boot voordat het tweede pakje er ligt. Laat Bram varen, en leg jij het pakje.
lesson-two-late = Te laat: beide pakjes moeten vóór Vooruit liggen. Onder positie 2!
lesson-two-go = Als Bram een pepernootpakje heeft, lukt dat. Maar jij hebt er zeker een. Leg dat onder positie 2.
lesson-two-where-else = Dat mag, maar het huis wil een pepernootpakje, en dat heb jij.
lesson-two-end = Gewonnen! Alle huizen zijn klaar, en de kalender was nog niet vol. Denk steeds: wat heeft de boot nu nodig, en wat zullen de anderen wel hebben?

lesson-events = Krappe Kalender
lesson-events-deck = Met de Krappe Kalender gaat er geen gespeelde kaart weg. In plaats daarvan ligt hier een stapel van tien kalenderkaarten. Is die op, dan is het voorbij.
lesson-events-lay = Speel eerst een ronde. Leg Links onder positie 1.
lesson-events-lay-else = Dat mag. Leg voor deze les Links onder positie 1.
lesson-events-sunk = De ronde is klaar, en de bovenste kalenderkaart gaat om: Gezonken Boot! Haal twee Stoombootkaarten uit de rij. Haal er rechts een weg.
lesson-events-left = Dat mag. Haal voor deze les rechts iets weg.
lesson-events-again = En nog een, weer rechts.
lesson-events-again-else = Dat mag. Haal voor deze les rechts iets weg.
lesson-events-end = Zo brengt elke dag iets: soms een rustige avond, soms pech, soms hulp. Negen kaarten nog.

lesson-shoe = Schoentje Zetten
lesson-shoe-lay = Nog een kalenderkaart. Speel eerst de ronde: Links onder positie 1.
lesson-shoe-lay-else = Dat mag. Leg voor deze les Links onder positie 1.
lesson-shoe-who = Schoentje Zetten! De Sint kiest iemand die van ieder ander een kaart krijgt. Kies Bram.
lesson-shoe-who-else = Dat mag ook. Kies voor deze les Bram.
lesson-shoe-give = Geef Bram een kaart. Niemand anders ziet welke. Er is een huis dat blauw wil: geef je blauwe pakje.
lesson-shoe-give-else = Dat mag. Geef voor deze les het blauwe pakje.
lesson-shoe-end = Carla gaf ook iets. Nu heeft Bram meer kaarten dan anders, en dat mag.

lesson-weather = Kapot Kompas
lesson-weather-broken = Sommige kalenderkaarten gelden een hele ronde. Deze ronde is het kompas kapot: alleen Achteruit en Links doen iets.
lesson-weather-lay = Onder de boot, op de kaart gezien, ligt een huis dat blauw wil. Met Achteruit alleen kom je er niet. Wat moet er eerst gebeuren?
lesson-weather-void = Die kaart doet deze ronde niets. Alleen Links en Achteruit werken.
lesson-weather-lay-else = Dat mag, maar denk na: draait de boot naar links, dan ligt het huis achter hem. Links onder positie 1!
lesson-weather-deliver = Links, een blauw pakje, Achteruit: de boot kijkt naar boven en vaart naar beneden. Bezorg!
lesson-weather-deliver-else = Dat mag, maar bezorg het toch maar.
lesson-weather-end = Er zijn nog meer van zulke dagen: een sneeuwstorm zonder oogjes, verkeerde namen waarbij pakjes juist láter moeten liggen. De tafel zegt steeds wat er geldt.

lesson-sails = Prachtige Pakjes: nieuw varen
lesson-sails-new = Nieuwe Varen-kaarten: Draai Om is een halve slag, Dubbel Vooruit en Dubbel Achteruit zijn twee vakken, en een Anker stopt alles wat erna komt.
lesson-sails-turn = Het groene huis ligt achter de boot. Leg Draai Om onder positie 1.
lesson-sails-turn-else = Dat mag, maar het huis ligt achter de boot: Draai Om.
lesson-sails-anchor = Bram en Carla legden iets onder 2 en 3. Jij hebt niets nuttigs meer: leg het Anker onder positie 4, dan gaat er niets meer mis.
lesson-sails-anchor-else = Dat mag, maar wie weet vaart of draait de boot dan weg van het huis. Leg het Anker.
lesson-sails-deliver = Omgedraaid, een groen pakje, en met Dubbel Vooruit twee vakken verder bij het huis. Bezorg!
lesson-sails-deliver-else = Dat mag, maar bezorg het toch maar.
lesson-sails-end = Bij een dubbele stap kom je op elk vak even aan: ook op het middelste kun je bezorgen. Neem van deze uitbreiding gerust maar een paar kaarten.

lesson-parcels = Prachtige Pakjes: bijzondere pakjes
lesson-parcels-special = Een Joker is elk pakje dat je wilt. Groen plus is een groen pakje met een extraatje: als je het bezorgt, mag de boot ergens anders heen.
lesson-parcels-lay = Het huis wil groen en blauw. Leg Groen plus onder positie 1.
lesson-parcels-plus = Een Joker kan ook groen zijn, maar Groen plus heeft een extraatje. Neem die.
lesson-parcels-lay-else = Dat mag, maar probeer Groen plus onder positie 1.
lesson-parcels-joker-else = Dat mag, maar leg de Joker voor de zekerheid onder positie 3.
lesson-parcels-joker = Bram en Carla legden hun kaart. Je weet niet of Bram een blauw pakje heeft. Leg je Joker onder positie 3.
lesson-parcels-deliver = Bram had een Dubbelcadeau: blauw of groen, wat je wilt. Bezorg Groen plus en het Dubbelcadeau, en houd de Joker.
lesson-parcels-deliver-else = Dat mag ook, maar een Joker is meer waard dan een Dubbelcadeau. En van Groen plus wil je het extraatje.
lesson-parcels-jump = Bezorgd, en nu het extraatje: de boot mag naar elk ander vak. Zet hem op de rots vlak onder het blauwe huis.
lesson-parcels-jump-else = Dat mag. Zet hem voor deze les vlak onder het blauwe huis.
lesson-parcels-end = Zo spring je over de hele kaart. Zo’n extraatje werkt alleen als dit pakje zelf bezorgd wordt, niet als een Joker ervoor invalt.

lesson-phone = Prachtige Pakjes: de telefoon
lesson-phone-wish = Een roze huis wenst bijzondere pakjes: dit wil een telefoon en een pepernootpakje.
lesson-phone-lay = Leg de telefoon onder positie 1.
lesson-phone-lay-else = Dat mag. Leg voor deze les de telefoon onder positie 1.
lesson-phone-deliver = Bram legde Pepernoot plus, Carla Vooruit, en jij nog Links. De boot is er: bezorg.
lesson-phone-deliver-else = Dat mag, maar bezorg toch maar.
lesson-phone-power = Twee pakjes met een extraatje, en jij kiest de volgorde. Eerst Pepernoot plus.
lesson-phone-power-else = Dat mag ook. Kies voor deze les eerst Pepernoot plus.
lesson-phone-tiles = Pepernoot plus: drie tegels van de kaart wisselen van plaats. Haal het blauwe huis dichterbij. Tik eerst dat huis aan.
lesson-phone-tiles-else = Dat mag. Kies voor deze les het blauwe huis.
lesson-phone-tiles2 = Dan het vak rechts naast de boot.
lesson-phone-tiles2-else = Dat mag. Kies voor deze les het vak rechts naast de boot.
lesson-phone-tiles3 = En het vak daar weer naast.
lesson-phone-tiles3-else = Dat mag. Kies voor deze les het vak daar weer naast.
lesson-phone-talk = Het blauwe huis ligt nu naast de boot. En de telefoon is bezorgd: tot de volgende kaart omgaat mag je vrij praten over kaarten! Is alles gezegd? Vaar verder.
lesson-phone-end = Gebruik zo’n gesprek goed: wie heeft blauw, wie heeft Vooruit?

lesson-icons = Prachtige Pakjes: icoontjes
lesson-icons-three = Boven sommige posities staat een icoontje: een staf (1), een letter (3) en een paardenhoofd (6). Ze werken alleen op de kaart die eronder ligt.
lesson-icons-letter = Onder de letter wordt een Varen-kaart meteen uitgevoerd, nog vóór de rij vol is. Leg Links onder positie 3 en kijk naar de boot.
lesson-icons-letter-else = Dat mag, maar probeer de letter: Links onder positie 3.
lesson-icons-turned = De boot draaide meteen. De anderen weten nu precies hoe hij ligt.
lesson-icons-staf = Onder de staf gaat varen andersom: links wordt rechts, vooruit wordt achteruit. Leg Rechts onder positie 1.
lesson-icons-staf-else = Dat mag, maar probeer de staf: Rechts onder positie 1.
lesson-icons-end = Die Rechts draait straks naar links. En onder Amerigo, positie 6, telt een kaart dubbel: twee stappen, of een pakje voor twee.

lesson-icons2 = Prachtige Pakjes: nog drie icoontjes
lesson-icons2-three = Nog drie: de pepernoot (1), het boek (3) en de zak (4).
lesson-icons2-book = Leg je een kaart onder het boek, dan vul je meteen je hand aan. Leg Rechts onder positie 3.
lesson-icons2-book-else = Dat mag, maar probeer het boek: Rechts onder positie 3.
lesson-icons2-draw = Vul aan tot vijf. Pak Vooruit.
lesson-icons2-draw-else = Dat mag. Pak voor deze les Vooruit.
lesson-icons2-draw2 = En het groene pakje.
lesson-icons2-draw2-else = Dat mag. Pak voor deze les het groene pakje.
lesson-icons2-sack = Onder de pepernoot mag alleen een pakje, dus Bram legde er een. Wat onder de zak ligt, wordt overgeslagen: goed voor een kaart die kwaad kan. Leg Links onder positie 4.
lesson-icons2-sack-else = Dat mag, maar in de zak kan Links geen kwaad. Leg hem onder positie 4.
lesson-icons2-end = Nu ken je alle icoontjes. Tik er een aan als je niet meer weet wat het doet.

lesson-damage = Pepernoot Plekken: schade
lesson-damage-places = Met Pepernoot Plekken liggen er bijzondere tegels op de kaart. En varen wordt gevaarlijk: op een rots of tegen de rand loop je schade op.
lesson-damage-rock = Kijk maar. De boot vaart recht op een rots af. Leg Vooruit onder positie 1.
lesson-damage-rock-else = Heel verstandig! Maar voor deze les varen we één keer op de rots: Vooruit onder positie 1.
lesson-damage-cut = Krak! Voor elke schade haal je een kaart uit de Stoomrij, links of rechts. Rechts ligt jouw Links: die kan weg.
lesson-damage-left = Dat mag, maar links liggen meer kaarten. Haal liever rechts weg.
lesson-damage-end = De rij is korter. Raakt hij helemaal leeg, dan hebben jullie meteen verloren. Stuur dus om de rotsen heen, en maak de rij weer langer met Stoombootkaarten.

lesson-castle = Pepernoot Plekken: Amerigo en het kasteel
lesson-castle-amerigo = De boot staat op Amerigo, het paard van de Sint. Hier gaat elke Varen-kaart dubbel.
lesson-castle-lay = Leg Vooruit onder positie 1.
lesson-castle-lay-else = Dat mag. Leg voor deze les Vooruit onder positie 1.
lesson-castle-two = Twee vakken in één keer! Nu de kalender. Kies Vooruit.
lesson-castle-green = Dat mag. Kies voor deze les Vooruit.
lesson-castle-castle = En het kasteel: pakjes mag je alleen pakken als de boot ernaast ligt, ook schuin. Dat ligt hij nu. Pak een pakje.
lesson-castle-castle-else = Dat mag, maar nu je naast het kasteel ligt, is een pakje slim.
lesson-castle-end = Ligt de boot ergens anders, dan vul je aan met Varen en Stoomboot. Kom dus op tijd langs het kasteel.

lesson-shops = Pepernoot Plekken: winkels en haven
lesson-shops-lay = Vlak voor de boot ligt een bakkerij. Leg Vooruit onder positie 1.
lesson-shops-lay-else = Dat mag. Leg voor deze les Vooruit onder positie 1.
lesson-shops-bakery = In de bakkerij mag ieder pepernootpakjes ruilen voor een ander pakje naar keuze. Ruil het jouwe.
lesson-shops-bakery-else = Dat hoeft niet, maar een blauw pakje is meer waard: er is een huis dat het wil.
lesson-shops-take = Neem het blauwe pakje.
lesson-shops-take-else = Dat mag, maar het huis wil blauw.
lesson-shops-end = In de speelgoedwinkel levert iemand vier verschillende Varen-kaarten in, en dan mag de boot overal heen. En winnen kan pas als elke haven bezocht is.

lesson-pieten = Rebelse Pietjes
lesson-pieten-own = Nu heeft ieder een eigen Piet, die je voor het spel kiest. Ben je de Sint, dan mag je een Varen-kaart door je Piet laten doen in plaats van door de boot.
lesson-pieten-lay = Leg het groene pakje onder positie 1.
lesson-pieten-lay-else = Dat mag. Leg voor deze les het groene pakje onder positie 1.
lesson-pieten-try = Dat mag ook, maar probeer je Piet eens.
lesson-pieten-piet = Bram legde Vooruit. Laat je Piet het doen! Hij staat nog niet op de kaart, dus hij begint bij de boot, met zijn neus dezelfde kant op.
lesson-pieten-deliver = Je Piet staat bij het huis, en hij mag bezorgen, net als de boot.
lesson-pieten-deliver-else = Dat mag, maar bezorg het toch maar.
lesson-pieten-boat = De volgende kaart is Links. Boven de boot ligt een huis: laat de boot draaien.
lesson-pieten-done = Je Piet heeft zijn werk gedaan. Laat de boot draaien.
lesson-pieten-end = De boot en je Piet staan nu op twee plekken. Zo bezorg je sneller, en een rare kaart bederft je koers niet. Maar pas op: ook Pieten kunnen schade maken.
