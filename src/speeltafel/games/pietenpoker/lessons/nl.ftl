### Lessen: wat wie het spel leert te lezen krijgt.

lesson-aim = Bied en houd over
lesson-aim-start = Welkom bij Pietenpoker, poker voor pakjesavond! Met je kaarten doe je twee dingen: je biedt ermee, en met wat je overhoudt maak je een combinatie.
lesson-aim-room = In het midden ligt de Pakjeskamer. Die kaarten tellen bij iedereen mee.
lesson-aim-combo = Kijk: jij hebt een 4 en in de Pakjeskamer liggen er twee. Samen drie vieren! Zoveel mogelijk gelijke getallen, of zoveel mogelijk van één kleur: meer is er niet.
lesson-aim-bids = Bram en Carla hebben ieder 2 geboden. Jij ook: twee enen. Wie straks de beste combinatie heeft, wint al die kaarten.
lesson-aim-go = Je bod is hoog genoeg. Ga mee zonder kaart, dan wordt er vergeleken.
lesson-aim-stop = Stoppen mag altijd, maar met drie vieren sta je sterk. Ga mee!
lesson-aim-go-else = Dat mag, maar meer bieden is niet nodig, en je breekt je hand af. Ga mee zonder kaart.
lesson-aim-end = Drie vieren wint. Je won alle boden, en de getallen daarop zijn je punten: 6. De trekstapel is te klein om weer te delen, dus het spel is uit. Wie de meeste punten won, wint!

lesson-turn = Een beurt: bieden
lesson-turn-sint = Bram is de Sint. Hij draait de eerste kaart van de Pakjeskamer om en begint. Daarna gaat het met de klok mee.
lesson-turn-follow = Bram en Carla boden een 2. Wil je meedoen, dan moet jouw bod minstens zo hoog zijn. Leg je paarse 2.
lesson-turn-stop = Stoppen mag, maar zo vroeg in de ronde is 2 niet duur, en je hebt mooie groene kaarten.
lesson-turn-green = Dat mag, maar hoger dan nodig. En groen wil je houden: in de Pakjeskamer ligt ook groen.
lesson-turn-follow-else = Dat mag, maar 2 is genoeg. Leg je paarse 2.
lesson-turn-second = Er kwam een groene 1 bij. Bram legde nog een 5 bij: 2 en 5 is 7. Carla stopt. Alles wat je deze ronde legt, telt samen.
lesson-turn-pay = Jij hebt 2 geboden, dus er moet 5 bij. Met je 4 en 5 in groen en de twee groene in de kamer heb je er vier! Betaal met iets anders: de oranje 6.
lesson-turn-break = Dat mag, maar dan breek je je groene kaarten af. De oranje 6 hoort nergens bij.
lesson-turn-pay-else = Dat mag, maar de oranje 6 is genoeg, en de rest houd je.
lesson-turn-end = De derde kaart ligt open. Zo gaat het drie keer: een kaart omdraaien, één rondje bieden. Daarna wordt er vergeleken.

lesson-best = Wat wint van wat?
lesson-best-six = Je hebt een 6, en er ligt er een: twee gelijke getallen.
lesson-best-blue = Maar kijk ook naar blauw: 5, 3 en de 2 in de kamer. Dat zijn drie kaarten. Meer kaarten winnen altijd van minder.
lesson-best-keep = Je moet 2 bijleggen. Welke kaart kun je missen?
lesson-best-stop = Stoppen mag, maar je hebt een mooie combinatie, als je de goede kaart betaalt.
lesson-best-break = Dat mag, maar dan houd je twee blauwe kaarten over, of twee zessen. Met de 6 betalen laat je drie blauwe.
lesson-best-keep-else = Dat mag, maar je hebt aan de 6 genoeg. Je bod hoort niet bij je combinatie: alleen wat je overhoudt telt.
lesson-best-size = Carla had twee zessen: twee kaarten, te weinig. Bram had drie groene, samen 6. Jij drie blauwe, samen 10. Even veel kaarten? Dan wint het hoogste.
lesson-best-end = Nog één ding: bij even veel kaarten winnen getallen van kleuren. Drie enen winnen dus van drie blauwe kaarten, hoe hoog ook.

lesson-stop = Op tijd stoppen
lesson-stop-look = Het hoogste bod is 9 en jij hebt pas 1 geboden. Je hand is mooi, maar past niet bij deze Pakjeskamer.
lesson-stop-think = Meegaan kost je minstens twee kaarten, en dan houd je hooguit een tweetal over. En wie tot het einde meegaat, is daarna álle handkaarten kwijt, winnaar of niet. Wat doe je?
lesson-stop-think-else = Dat mag, maar met een tweetal win je hier bijna nooit, en straks ben je ook die kaarten kwijt. Stop liever.
lesson-stop-end = Bram en Carla zijn hun hand kwijt. Jij hield je kaarten en kreeg er één bij: een ronde begint met zes. Drie hoge blauwe, een goed begin! Alleen je bod ging verloren.

lesson-alone = Bluffen mag
lesson-alone-weak = Jij bent de Sint en begint. Eerlijk is eerlijk: je hebt niet veel. Twee enen, twee blauwe kaarten. Maar dat weten de anderen niet.
lesson-alone-bluff = Bram en Carla boden ieder 3. Verhoog flink: leg je blauwe 6. Wie dan mee wil, moet er ook 6 bij leggen.
lesson-alone-stop = Stoppen mag, maar dan is je bod van 3 verloren. Probeer eens te bluffen.
lesson-alone-check = Dat mag: je bod is al 3. Maar zo jaag je niemand weg.
lesson-alone-bluff-else = Dat mag, maar zo’n kleine verhoging schrikt niet af. Leg de 6.
lesson-alone-end = Bram stopt, Carla stopt, en dan is het meteen voorbij: wie als enige overblijft, wint alle boden. Je hoefde niets te laten zien!

lesson-allin = Houd altijd iets over
lesson-allin-need = De laatste kaart van de Pakjeskamer ligt open. Je moet er 3 bijleggen om mee te gaan.
lesson-allin-pay = Leg de oranje 3. Dan houd je de 4 en de 1: twee vieren, of drie enen. Bied nooit alles! Wie geen kaart overhoudt, ligt uit de ronde.
lesson-allin-stop = Dat mag, maar 3 is niet duur voor drie enen.
lesson-allin-four = Dat mag, maar precies genoeg is hier beter: de 4 past bij de 4 in de kamer.
lesson-allin-pay-else = Dat mag, maar houd je 4 en je 1: met de oranje 3 is je bod precies 5.
lesson-allin-once = Bram verhoogt tot 11! Maar je hoeft niets te doen: bij elke kaart van de Pakjeskamer ga je maar één keer rond. Jij bent al geweest.
lesson-allin-end = Carla stopte. Jij deed gewoon mee met 5, Bram met 11. Jouw drie enen wonnen. Verhogen als laatste kost de anderen dus niets meer.

lesson-again = De volgende ronde
lesson-again-won = Je won al drie kaarten: een 6 en twee vijven. Die liggen bij jou.
lesson-again-win = Win nu deze ronde ook: vier groene kaarten. Ga mee.
lesson-again-win-else = Dat mag, maar met vier groene kaarten ga je gewoon mee.
lesson-again-hand = Een nieuwe ronde! Drie van je gewonnen kaarten kwamen blind terug in je hand, en drie nieuwe van de trekstapel. Samen zes. Wat je won, kun je dus weer verliezen.
lesson-again-end = Is de trekstapel te klein om iedereen te delen, dan is het spel uit. Alleen wat dan bij je gewonnen kaarten ligt telt, niet je hand.

lesson-tie = Precies gelijk
lesson-tie-go = Twee zessen, hoger kan een tweetal niet. Ga mee.
lesson-tie-go-else = Dat mag, maar hier is niets meer te betalen. Ga mee.
lesson-tie-end = Ook Carla had twee zessen: precies gelijk. Dan wint niemand. De boden en de handkaarten gaan terug in de trekstapel, en de Sint blijft de Sint.

lesson-decide = Waarmee betaal je?
lesson-decide-sure = Vier vijven! Dat verlies je bijna nooit. Je bod is 3, en je moet er 1 bijleggen.
lesson-decide-pay = De paarse 1 is genoeg. De oranje 6 kan ook. Welke leg je?
lesson-decide-one = Dat is genoeg. Maar denk verder: wat in je hand blijft ben je straks kwijt, en wat je biedt win je terug. Leg dus de 6!
lesson-decide-stop = Met vier vijven? Dat mag, maar dat wint bijna altijd.
lesson-decide-break = Dat mag, maar dan heb je nog maar drie vijven.
lesson-decide-pay-else = Dat mag, maar leg liever de 6.
lesson-decide-end = Ben je zeker van winst, betaal dan hoog: het wordt van jou. Ben je onzeker, betaal dan laag. Nu ken je Pietenpoker!

lesson-remise = Remiseregel
lesson-remise-rule = Met de Remiseregel eindigt een ronde niet zomaar gelijk: van gelijke combinaties wint wie het meest geboden heeft. Jij hebt twee zessen, maar een ander kan die ook hebben.
lesson-remise-raise = Alle boden zijn 5, en jij bent de laatste. Leg er voor de zekerheid de oranje 2 bij: die heb je niet nodig.
lesson-remise-even = Dat mag, maar dan is bij twee zessen ook het bod gelijk. Leg er iets bij.
lesson-remise-one = Dat is al genoeg om hoger te zitten! Doe voor deze les de 2, dan houd je een 1 bij de groene 1.
lesson-remise-raise-else = Dat mag, maar houd je 6. Leg de oranje 2.
lesson-remise-end = Carla had ook twee zessen, maar jij bood 7 en zij 5. De pot is voor jou.

lesson-over = Overschattingsregel
lesson-over-watch = Met deze regel mag je je niet overschatten. Kijk wat Carla doet.
lesson-over-out = Carla bood 18! Jij kunt dat niet halen, en Bram ook niet. Dan ligt Carla zelf uit de ronde, en haar bod telt niet als hoogste. Het blijft 2.
lesson-over-bid = Verhoog jij met verstand. Bram heeft nog vier kaarten; 5 kan hij vast halen. Leg de blauwe 3.
lesson-over-stop = Stoppen mag, maar met groen in de kamer en in je hand hoeft dat niet.
lesson-over-check = Dat mag, maar probeer een kleine verhoging.
lesson-over-green = Dat mag, maar je groene kaarten wil je houden. En hoe hoger je biedt, hoe groter de kans dat niemand kan volgen.
lesson-over-bid-else = Dat mag. Leg voor deze les de blauwe 3.
lesson-over-end = Bram ging mee. Bied dus hoog genoeg om pijn te doen, en laag genoeg dat er iemand mee kan.

lesson-swap = Inwisselregel
lesson-swap-idea = Er liggen twee enen in de Pakjeskamer, en jij hebt drie enen geboden. Zonde! Met de Inwisselregel mag je in je beurt kaarten wisselen.
lesson-swap-back = Neem eerst een paarse 1 terug uit je bod.
lesson-swap-stop = Stoppen mag, maar je hebt drie enen in de maak.
lesson-swap-plain = Gewoon bijleggen mag ook. Maar neem nu eerst je enen terug.
lesson-swap-back-else = Dat mag, maar neem voor deze les eerst een paarse 1 terug.
lesson-swap-back2 = En de blauwe 1.
lesson-swap-back2-else = Dat mag ook. Neem voor deze les de blauwe 1.
lesson-swap-lay = Leg nu de 3 ervoor in de plaats. Je bod wordt 4: precies genoeg, en niet lager dan het was.
lesson-swap-lay-else = Dat mag, maar de oranje 3 is genoeg. Je enen wil je houden.
lesson-swap-end = Twee enen terug in je hand, en twee in de kamer: vier enen. En je gaat gewoon mee.

lesson-hand = Handregel
lesson-hand-limit = Met de Handregel noemt de Sint vóór elke ronde een handlimiet: zoveel kaarten moet iedereen minstens in de hand houden. Jij bent de Sint, met lage kaarten. Noem 3.
lesson-hand-limit-else = Dat mag. Maar met lage kaarten heb je veel aan een hoge limiet. Kies 3.
lesson-hand-check = Er ligt een oranje 5. Ga eerst mee zonder kaart.
lesson-hand-check-else = Dat mag, maar wacht nog even af: ga mee zonder kaart.
lesson-hand-exempt = Bram bood 10. Dat haal je nooit, als je er drie moet houden. Toch hoef je niet te stoppen: ga tot je limiet, dus leg er drie en houd er drie. Je enen kun je missen.
lesson-hand-exempt-else = Dat mag, maar je hoort precies drie kaarten over te houden. Leg je drie enen.
lesson-hand-quit = Weer omhoog, en er ligt veel oranje. Mee mag je blijven, maar Bram biedt niet voor niets zo hoog. Stop.
lesson-hand-quit-else = Dat mag: je zit op je limiet. Maar Bram heeft vast meer. Stop voor deze les.
lesson-hand-keep = De ronde is uit. Wie gestopt is, kiest nu: handkaarten houden of allemaal weggooien. Met drie tweeën en verder niets? Gooi ze weg.
lesson-hand-kept = Houden mag, en drie tweeën zijn zo gek niet. Probeer voor deze les hoe weggooien gaat.
lesson-hand-end = Weg ermee: zes nieuwe kaarten. Carla hield de hare.

lesson-money = Biedregel
lesson-money-icon = Op sommige kaarten staat een $. Bied je zo’n kaart, dan kies je: meer inzet of meer handkaarten.
lesson-money-lay = Bied de paarse 1 met het $-teken.
lesson-money-lay-else = Dat mag, maar probeer de paarse 1 met $.
lesson-money-bid = Kies meer inzet: een willekeurige kaart uit je gewonnen kaarten komt bij je bod. Je hebt er twee, allebei een 5.
lesson-money-early = Dat mag ook; dat doen we straks. Kies nu meer inzet.
lesson-money-added = Je bod is 6. Bram mocht ook een gewonnen kaart toevoegen, maar liet het. Wie gewonnen kaarten heeft, mag dat dan.
lesson-money-again = Bram stopte, Carla ging mee met 6. Bied nu je andere kaart met $: de blauwe 3.
lesson-money-again-else = Dat mag, maar probeer de blauwe 3 met $.
lesson-money-draw = Kies nu eens meer handkaarten: iedereen die meedoet krijgt er een.
lesson-money-draw-else = Dat mag ook, maar je laatste gewonnen kaart houd je liever veilig. Kies meer handkaarten.
lesson-money-end = Jij en Carla kregen elk een kaart. Meer hand is fijn voor jou, maar ook voor de anderen.

lesson-present = Surpriseavond
lesson-present-evening = Liggen er echte cadeaus op tafel? Schrijf ze in de lijst. Wie een ronde wint, kiest het volgende cadeau. Aan de punten verandert niets.
lesson-present-choose = Carla stopte, dus jij wint deze ronde. Kies een surprise: de robot!
lesson-present-any = Ook een mooi cadeau. Neem voor deze les de robot.
lesson-present-end = Het kan ook anders: alleen na een ronde met een !-kaart, alleen de winnaar van het spel, of een extra beloning voor de hele avond. Dat kiest de tafel.

lesson-sints = Wie kent hem niet?
lesson-sints-pick = Nu doen er twee Sinten mee. Jij hebt de Small Sint en kiest, nog voor het delen, wie de Big Sint krijgt. Geef hem aan Bram.
lesson-sints-other = Carla kan ook. Geef hem voor deze les aan Bram.
lesson-sints-blind = De kaarten zijn gedeeld. Vóórdat er iets open ligt, biedt de Small Sint één kaart. Bied de groene 2.
lesson-sints-blind-else = Dat mag. Maar hoe hoger jij biedt, hoe hoger jullie allemaal zitten. Doe nu de groene 2.
lesson-sints-end = De Big Sint moet jouw bod minstens verdubbelen, als dat kan. Bram legde een 5. Zo ligt er al iets voordat de eerste kaart omgaat, en niemand kan gratis kijken.

lesson-multiples = Meer of minder pakjes
lesson-multiples-small = Alles gaat met drieën: zes kaarten, drie eigen kaarten terug, drie keer omdraaien. Maar het kan ook met tweeën, zoals hier: maar twee kaarten in de Pakjeskamer.
lesson-multiples-go = Dit was dus het laatste rondje. Drie drieën: ga mee.
lesson-multiples-go-else = Dat mag, maar met drie drieën ga je gewoon mee.
lesson-multiples-end = En je begint met vier kaarten in je hand. Dat is sneller, met meer geluk. Met vieren kan ook: acht kaarten, vier keer omdraaien, en meer om over na te denken.

lesson-precies = Pietje Precies
lesson-precies-all = Pietje Precies is streng: een combinatie telt alleen als álle kaarten passen, van de Pakjeskamer en van jou. Jij hebt vier paarse, maar de blauwe 4 bederft alles.
lesson-precies-lay = Daar is de kaart Pietje Precies voor. Bied hem: dan streep je straks één kaart weg.
lesson-precies-stop = Stoppen mag, maar met Pietje Precies heb je zo vier paarse kaarten.
lesson-precies-four = Slim bedacht: de 4 wegbieden. Maar dan past de groene Pietje Precies in je hand weer niet. Bied Pietje Precies.
lesson-precies-five = Dat mag, maar dan blijven de blauwe 4 en Pietje Precies storen. Bied Pietje Precies.
lesson-precies-lay-else = Dat mag, maar bied Pietje Precies.
lesson-precies-cross = Nu streep je één kaart weg, uit je hand of uit de kamer. Alleen voor jou. De blauwe 4!
lesson-precies-cross-else = Dat mag, maar dan past het nog niet: de blauwe 4 hoort er niet bij.
lesson-precies-end = Vier paarse: gewonnen! Bij de anderen paste niet alles. Er is hier ook een derde combinatie: een straatje, zoals 2, 3, 4, 5. Dat komt tussen getallen en kleuren in.

lesson-hide = Gedekt wegstrepen
lesson-hide-down = Met Actiepieten erbij kan elke actiekaart een Pietje Precies zijn: leg hem gedekt. Zijn actie en getal doen dan niet mee. Leg Indipietje Jones gedekt.
lesson-hide-down-else = Dat mag, maar leg eerst Indipietje Jones gedekt.
lesson-hide-lay = Voor je bod telt hij niet. Je moet nog 2 bieden: leg de paarse 2, die toch niet past.
lesson-hide-lay-else = Dat mag, maar de paarse 2 past toch nergens bij.
lesson-hide-cross = En nu wegstrepen. Wat past er niet bij je groene kaarten?
lesson-hide-cross-else = Dat mag, maar met de blauwe 6 weg heb je vier groene kaarten.
lesson-hide-end = Groen 4, 2, 1 en 3: alles past. Zelfs op volgorde, dus als straatje telt het nog meer.

lesson-pieten = Actiepieten: Stafpiet en Verliefd
lesson-pieten-cards = Sommige Pieten hebben een actie. In je hand is zo’n kaart gewoon zijn kleur en zijn getal. Pas als je hem biedt, gebeurt er iets. Jij hebt de Stafpiet.
lesson-pieten-staf = Bied de Stafpiet: dan ben je meteen de Sint.
lesson-pieten-stop = Stoppen mag, maar probeer de Stafpiet.
lesson-pieten-check = Dat mag: er is nog niets geboden. Maar probeer de Stafpiet.
lesson-pieten-staf-else = Dat mag, maar probeer de Stafpiet.
lesson-pieten-love = Jij bent nu de Sint, dus het volgende rondje begint bij jou. Bram bood Pietje Verliefd: de Pakjeskamer kreeg meteen een kaart extra. Veel groen, leuk voor jou!
lesson-pieten-end = Er zijn zeventien soorten Pieten. In de volgende lessen kom je ze allemaal tegen. Weet je niet meer wat er een doet? Het staat in het boekje bovenaan het scherm.

lesson-actor = Actiepieten: Acteerpiet en Indipietje
lesson-actor-wild = De Acteerpiet speelt elke rol. In je hand is hij bij het tellen de kleur en het getal dat je nodig hebt. Met drie vieren speelt hij dus een vierde.
lesson-actor-indi = Bram en Carla lijken blauw te sparen. Bied Indipietje Jones: daarmee ruil je een handkaart met een kaart uit de Pakjeskamer.
lesson-actor-indi-else = Dat mag, maar probeer Indipietje Jones.
lesson-actor-give = Welke kaart geef je? De oranje 1 heb je niet nodig.
lesson-actor-give-else = Dat mag, maar die heb je nodig. Geef de oranje 1.
lesson-actor-take = En welke neem je? Pak een blauwe kaart weg, de hoogste: de 5.
lesson-actor-four = Dat mag, maar of de 4 in de kamer ligt of in je hand, voor jou maakt dat niets uit. Pak liever blauw af.
lesson-actor-one = Dat kan ook. Pak voor deze les de 5.
lesson-actor-end = Drie vieren en een Acteerpiet: vier vieren! En de anderen misten hun blauwe 5.

lesson-speed = Actiepieten: Hoofdpiet en Hardlooppiet
lesson-speed-head = Je hebt al drie vieren, en niemand heeft nog iets geboden. Bied de Hoofdpiet: die spoelt door naar de volgende kaart. Bram en Carla komen dit rondje niet aan bod.
lesson-speed-check = Dat mag, maar probeer de Hoofdpiet.
lesson-speed-head-else = Dat mag, maar probeer de Hoofdpiet.
lesson-speed-next = Nog een 4! Jij begint weer, en je bod van 2 is het hoogste. Ga mee zonder kaart.
lesson-speed-next-else = Dat mag, maar je hebt vier vieren: laat de anderen meedoen.
lesson-speed-end = Bram bood de Hardlooppiet: dan wordt de ronde meteen geteld, met wat er ligt. Slecht moment! Jij had vier vieren.

lesson-kinds = Actiepieten: Reken, Kleur en Omdenk
lesson-kinds-watch = Sommige Pieten veranderen wat er telt. Kijk wat Bram en Carla bieden.
lesson-kinds-kleur = Bram bood de Kleurpiet: deze ronde tellen alleen kleuren. Jouw vier vijven zijn ineens niets waard!
lesson-kinds-omdenk = Carla bood de Omdenkpiet: een bod telt nu als het aantal kaarten, niet als de getallen erop. Het hoogste bod is 1: één kaart.
lesson-kinds-reken = Eén kaart is dus genoeg. Bied de Rekenpiet: dan tellen alleen getallen. De laatste van de twee geldt.
lesson-kinds-stop = Stoppen mag, maar jij hebt het antwoord in handen.
lesson-kinds-reken-else = Dat mag, maar zolang alleen kleuren tellen heb je weinig aan je vijven.
lesson-kinds-end = Nu tellen je vier vijven weer, en Brams oranje kaarten niet. Wat er deze ronde geldt, zie je op tafel.

lesson-peek = Actiepieten: Bril, Crime en Poker
lesson-peek-bril = Bied de Brilpiet: je mag in de handen van twee anderen gluren.
lesson-peek-bril-else = Dat mag, maar probeer de Brilpiet.
lesson-peek-first = Bij wie gluur je eerst? Neem Bram.
lesson-peek-any = Die kan ook. Kies voor deze les een ander.
lesson-peek-second = En dan bij Carla.
lesson-peek-crime = Jij zag het aankomen: Bram had de Crimepiet. Hij steelt twee willekeurige kaarten, één van jou en één van Daan. Jij weet welke je kwijt bent.
lesson-peek-poker = En Carla de Pokerpiet! De rest van de ronde ziet niemand zijn eigen hand.
lesson-peek-blind = Bieden doe je nu blind: kaart voor kaart, tot je genoeg hebt of wilt stoppen. Leg er een.
lesson-peek-check = Dat mag: je bod is hoog genoeg. Maar probeer eens een blinde kaart.
lesson-peek-blind-else = Dat mag, maar probeer eens een blinde kaart.
lesson-peek-go = Zo! Ga ermee mee.
lesson-peek-go-else = Dat mag, maar één blinde kaart is spannend genoeg. Ga mee.
lesson-peek-end = Bij het tellen mag je weer kijken. Onthoud je kaarten dus goed zolang je ze nog ziet.

lesson-coaster = Actiepieten: Achtbaan en Competitief
lesson-coaster-back = Bied de Achtbaanpiet: deze ronde gaan de beurten tegen de klok in.
lesson-coaster-check = Dat mag, maar probeer de Achtbaanpiet.
lesson-coaster-back-else = Dat mag, maar probeer de Achtbaanpiet.
lesson-coaster-turned = Na jou komt nu niet Bram, maar Daan.
lesson-coaster-again = Daan bood Pietje Competitief: er wordt geboden tot alle boden gelijk zijn. Jij zit op 2, het hoogste is 3. Je bent dus nóg eens aan de beurt. Leg de paarse 1.
lesson-coaster-stop = Stoppen mag, maar voor 1 erbij is dat zonde van je groene kaarten.
lesson-coaster-again-else = Dat mag, maar dan zit jij weer hoger, en moeten de anderen. Leg precies 1 bij.
lesson-coaster-end = Nu zijn alle boden gelijk, en kwam de volgende kaart.

lesson-profit = Actiepieten: Pietje Profiteer
lesson-profit-weak = Je hebt niet veel: twee enen. Maar je hebt ook Pietje Profiteer. Eindigt de ronde precies gelijk, dan win jij.
lesson-profit-lay = Er ligt een 6. Bram en Carla zouden allebei een zes kunnen hebben… Bied Pietje Profiteer en ga mee.
lesson-profit-stop = Verstandig met zo’n hand. Maar waag het deze keer.
lesson-profit-lay-else = Dat mag, maar zonder Pietje Profiteer win je hier niet.
lesson-profit-end = Bram en Carla hadden allebei twee zessen. Gelijk! En dus is de pot voor jou, al was je combinatie zwakker. Wel moet je dan nog meedoen.

lesson-stars = Actiepieten: Chihuahua en Celebri
lesson-stars-four = Jij hebt vier precies gelijke kaarten: vier keer groene 1, samen met de Pakjeskamer. Gewoon vier gelijke getallen. Maar je hebt ook de Chihuahuapiet.
lesson-stars-dog = Bied de Chihuahuapiet: vier precies gelijke kaarten winnen nu van alles, ook van vijf of zes kaarten.
lesson-stars-check = Dat mag, maar probeer de Chihuahuapiet.
lesson-stars-stop = Met vier gelijke kaarten? Probeer de Chihuahuapiet.
lesson-stars-dog-else = Dat mag, maar probeer de Chihuahuapiet.
lesson-stars-undone = Carla bood de Celebripiet: alle actiekaarten van deze ronde doen niets meer. Ook jouw Chihuahuapiet niet, en wat er nog komt evenmin.
lesson-stars-end = Vier enen heb je nog steeds, en dat is veel. Nu ken je alle Actiepieten. Neem er in een eerste spel een paar, niet allemaal.
