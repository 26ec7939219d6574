### Lessen: wat wie het spel leert te lezen krijgt.

lesson-aim = Leg wat past
lesson-aim-start = Welkom bij Pesten! Wie het eerst geen kaarten meer heeft, wint. Op de stapel ligt harten 9.
lesson-aim-match = Je legt een kaart van dezelfde soort, harten op harten, of met hetzelfde getal, een 9 op een 9. Leg harten 3.
lesson-aim-nine = Schoppen 9 past ook: een 9 op een 9. Leg voor deze les harten 3.
lesson-aim-match-else = Dat mag: passen en een kaart pakken kan altijd. Maar zo raak je geen kaarten kwijt. Leg harten 3.
lesson-aim-follow = Bram legde harten 6, Carla klaveren 6: zelfde getal. De laatste kaart ligt bovenop, en alleen die telt. Leg klaveren 4.
lesson-aim-six = Ruiten 6 past ook op een 6. Leg nu klaveren 4.
lesson-aim-follow-else = Dat mag, maar je hebt iets dat past: klaveren 4.
lesson-aim-end = Zo gaat het rond. Bij de anderen zie je steeds hoeveel kaarten ze nog hebben. Waar dat eigen getal voor is, komt in les 5.

lesson-pass = Niets dat past
lesson-pass-stuck = Op harten 9 heb je niets: geen harten en geen 9. Dan pak je één kaart uit de pot.
lesson-pass-lay = Harten 5: die past! Leg hem meteen.
lesson-pass-lay-else = Houden mag, maar waarom zou je? Leg harten 5.
lesson-pass-end = Had hij niet gepast, dan was je beurt voorbij geweest. Na het pakken mag je alleen die ene kaart leggen.

lesson-pest = Pestkaarten
lesson-pest-seven = Sommige kaarten pesten. Een 7 betekent: nog een keer. Leg harten 7.
lesson-pest-seven-else = Dat mag, maar probeer eerst de 7.
lesson-pest-eight = Je bent weer aan de beurt. Met een 8 slaat de volgende een beurt over. Leg harten 8: Bram moet wachten.
lesson-pest-eight-else = Dat mag, maar probeer nu de 8.
lesson-pest-king = Carla legde harten 4 en Daan een heer: die keert de richting om. Nu is Carla weer aan de beurt, dan Bram, dan jij.
lesson-pest-jack = Carla en Bram pasten. Met een boer kies jij de soort. Leg harten boer.
lesson-pest-jack-else = Dat mag, maar met de boer bepaal je wat er komt.
lesson-pest-suit = Je hebt nog twee ruiten. Kies dus ruiten.
lesson-pest-suit-else = Dat mag, maar dan passen je laatste twee kaarten niet. Kies ruiten.
lesson-pest-end = 7 nog eens, 8 overslaan, heer keren, boer kiezen. De ergste twee komen nu: aas en joker.

lesson-chain = Pakken!
lesson-chain-watch = Een aas en een joker passen op alles, en de volgende moet 3 kaarten pakken. Carla is voor jou aan de beurt.
lesson-chain-answer = Een aas! Je kunt 3 kaarten pakken, of de straf doorgeven: met een 2 zoals hij is, met een eigen aas 3 kaarten erger. Wat doe je?
lesson-chain-two = Slim genoeg: de straf van 3 gaat naar Bram. Maar het kan nog gemener: met je aas worden het er 6.
lesson-chain-take = Dat mag, maar je hebt een aas en een 2: laat Bram pakken.
lesson-chain-end = Bram had niets en pakte er 6: drie voor elke aas. Wie pakt, is daarna zijn beurt kwijt.

lesson-number = Je eigen getal
lesson-number-own = Nu het bijzondere van dit Pesten: iedereen heeft een eigen getal. Dat van jou is 15.
lesson-number-combo = Harten 4, 5 en 6 zijn een straatje: minstens drie op rij van één soort. Samen precies 15! Kies alle drie en leg ze. Op schoppen 10 hoeven ze niet te passen.
lesson-number-combo-else = Dat mag, maar je hebt een straatje dat precies je getal is: harten 4, 5 en 6.
lesson-number-top = Jij bepaalt welke kaart bovenop komt, want daarop gaat het verder. Kies de 6.
lesson-number-top-else = Dat mag ook. Kies voor deze les de 6.
lesson-number-roll = Bram heeft geen combinatie: hij gooit met drie dobbelstenen, één voor elke kaart, en pakt zoveel als er ogen liggen.
lesson-number-end = Zo’n combinatie is het zwaarste wapen. Boer, vrouw en heer tellen daarin 11.

lesson-set = Sets en azen
lesson-set-see = Drie zessen van verschillende soort zijn een set: 18. Maar jouw getal is 30.
lesson-set-lay = Een aas mag er los bij en telt 1 of 12, net wat je wilt. 18 en 12 is 30! Leg de drie zessen en de aas samen.
lesson-set-lay-else = Dat mag, maar met de aas erbij heb je precies 30.
lesson-set-top = Bovenop graag een gewone kaart. Kies harten 6.
lesson-set-top-else = Dat mag ook. Kies voor deze les harten 6.
lesson-set-end = Vier kaarten, dus vier dobbelstenen voor Bram. Een joker kan in een combinatie een ontbrekende kaart zijn.

lesson-counter = Terugslaan
lesson-counter-watch = Carla heeft getal 9. Kijk wat ze jou aandoet.
lesson-counter-answer = Een straatje van 9: jij zou drie dobbelstenen moeten gooien. Een losse aas helpt hier niet. Wat wel? Jouw getal is 30.
lesson-counter-roll = Dat mag, maar drie dobbelstenen zijn gemiddeld 10 of 11 kaarten. Je hebt drie tienen: samen 30!
lesson-counter-top = Precies! Nu moet Bram. Welke tien bovenop? Neem klaveren 10.
lesson-counter-top-else = Dat mag ook. Neem voor deze les klaveren 10.
lesson-counter-end = Tegen een combinatie helpt alleen een combinatie, en alleen de laatste telt voor de dobbelstenen.

lesson-joker = De joker past overal
lesson-joker-gap = Jouw getal is 18. Harten 5 en 7: er zit een gat. Maar een joker mag in een combinatie de kaart zijn die ontbreekt.
lesson-joker-lay = Als harten 6 is hij 6 waard. 5, 6 en 7 is 18! Leg de drie samen.
lesson-joker-lay-else = Dat mag, maar met de joker als 6 heb je precies 18.
lesson-joker-top = Welke kaart komt bovenop? Neem harten 5.
lesson-joker-top-else = Dat mag ook. Neem voor deze les harten 5.
lesson-joker-end = Eén joker per combinatie, maar zoveel azen als je wilt. Pak je bij het passen net de kaart die je zocht, dan mag je de combinatie meteen leggen.

lesson-nines = Vier negens
lesson-nines-see = Vier negens: samen 36, en dat is jouw getal. Een gewone set, maar met iets extra’s.
lesson-nines-lay = Leg ze alle vier.
lesson-nines-lay-else = Dat mag, maar je hebt vier negens!
lesson-nines-top = Kies harten 9 als bovenste.
lesson-nines-top-else = Dat mag ook. Kies voor deze les harten 9.
lesson-nines-passed = Bij vier negens geeft iedereen zijn hele hand door aan de volgende. Jij gaf er vijf weg en kreeg er drie van Carla.
lesson-nines-end = En Bram moet ook nog dobbelen, met jouw oude kaarten in zijn hand. Een zeldzaam moment, en een mooi.

lesson-finish = De laatste kaart
lesson-finish-warn = Nog twee kaarten. Pas op: eindigen met een pestkaart (joker, aas, 7, 8, boer of heer) telt niet, dan pak je er 2.
lesson-finish-first = In welke volgorde leg je ze?
lesson-finish-four = Dan houd je de 7 over, en dat is een pestkaart: daar kun je niet mee winnen.
lesson-finish-first-else = Dat mag, maar je kunt nu winnen. Denk aan wat een 7 doet.
lesson-finish-last = Met de 7 ben je nog een keer aan de beurt. En nu de 4!
lesson-finish-last-else = Dat mag, maar de 4 past en je bent klaar.
lesson-finish-end = Gewonnen! Je hoeft niet te melden dat je nog één kaart hebt. Nu kun je echt spelen.

lesson-jump = Inspringen
lesson-jump-watch = Legt iemand precies jouw kaart, zelfde soort én zelfde getal, dan mag je inspringen. Ook als je niet aan de beurt bent.
lesson-jump-jump = Bram legt harten 5, en die heb jij ook. Spring in! In een echt spel heb je er maar een paar seconden voor.
lesson-jump-jump-else = Laten gaan mag, maar zo raak je een kaart kwijt zonder beurt.
lesson-jump-end = Je bent een kaart kwijt, en het spel gaat verder bij de speler na jou.

lesson-trade = Ruilen
lesson-trade-offer = Je hebt harten 4 en 5. Met harten 6 was het precies 15! In je beurt mag je een aas, 2 of joker aanbieden om te ruilen. Bied je aas aan.
lesson-trade-offer-else = Dat mag, maar probeer eerst te ruilen: bied schoppen aas aan.
lesson-trade-want = Welke kaart zoek je? Harten 6.
lesson-trade-want-else = Die heb je niet nodig. Vraag om harten 6.
lesson-trade-to = Vraag het aan Bram.
lesson-trade-to-else = Dat mag ook. Vraag het voor deze les aan Bram.
lesson-trade-got = Bram vond een aas een goede ruil. Leg nu je straatje van 15!
lesson-trade-got-else = Dat mag, maar waar ruilde je dan voor? Leg harten 4, 5 en 6.
lesson-trade-end = Een ruil gaat alleen door als beiden willen. Soms helpt een goed praatje.

lesson-bluff = Liegen met een kaart
lesson-bluff-rule = Normaal leg je wat past. Maar met deze regel mag je ook leggen wat niet past, als niemand het merkt. Let op Bram.
lesson-bluff-catch = Ruiten vrouw op harten 9? Geen ruiten, geen vrouw: dat past niet! Zeg er iets van.
lesson-bluff-missed = Dan is zijn kaart geldig en is hij hem kwijt. Zeg dat het niet klopt!
lesson-bluff-caught = Betrapt: Bram neemt zijn kaart terug en pakt er een bij.
lesson-bluff-end = Zelf mag je het ook proberen. In een echt spel hebben de anderen een paar seconden om op te letten. Past de kaart toch, dan verandert er niets.

lesson-twos = De dubbele 2
lesson-twos-first = Je hebt twee keer schoppen 2. Leg er een.
lesson-twos-first-else = Dat mag, maar leg eerst een schoppen 2.
lesson-twos-jump = Op je eigen kaart mag je ook inspringen. Met de tweede schoppen 2 wordt het een dubbele 2. Spring in!
lesson-twos-miss = Dan blijft het een gewone 2. Spring in op jezelf!
lesson-twos-wait = Nu ligt er een dubbele 2. Verder kan niemand inspringen: goed zo.
lesson-twos-end = Bram had geen 2 en moest er vier pakken: twee voor elke 2. Had hij er wel een, dan ging de straf door naar Carla, en werd hij zes.

lesson-streak = Een lange reeks
lesson-streak-one = Wie veel kaarten achter elkaar legt, straft de rest. Normaal zijn dat er zeven; hier spelen we met vier. Begin met klaveren 7: nog een keer!
lesson-streak-one-else = Dat mag, maar begin met klaveren 7.
lesson-streak-two = Een 7 op een 7. Leg ruiten 7.
lesson-streak-two-else = Dat mag, maar leg ruiten 7.
lesson-streak-three = En harten 7.
lesson-streak-three-else = Dat mag, maar leg harten 7.
lesson-streak-four = De vierde: harten 4.
lesson-streak-four-else = Dat mag, maar met harten 4 is je reeks af.
lesson-streak-end = Vier kaarten achter elkaar: alle anderen pakken er 3.

lesson-halve = Af, en de helft weg
lesson-halve-out = Carla moet 30 kaarten pakken, en zoveel zijn er niet. Dan is ze af. Blijft er één speler over, dan wint die.
lesson-halve-half = Carla is af, en haar kaarten gaan in de pot. Wie nu meer dan 20 kaarten heeft, legt de helft weg. Dat ben jij! Je kiest zelf welke. Begin met ruiten heer: een pestkaart waar je niet mee kunt eindigen.
lesson-halve-half-else = Dat mag. Leg voor deze les eerst ruiten heer weg.
lesson-halve-end = Zo leg je er elf weg, en die doen niet meer mee. Tegenslag voor de een is geluk voor de ander.
