### Lessen: wat wie het spel leert te lezen krijgt.

lesson-aim = Leg wat past
lesson-aim-start = Welkom bij Pesten! Wie het eerst geen kaarten meer heeft, wint. Op de stapel ligt harten 9.
lesson-aim-match = Je legt een kaart van dezelfde soort of met hetzelfde getal. Leg harten 3.
lesson-aim-nine = Schoppen 9 past ook: een 9 op een 9. Leg voor deze les harten 3.
lesson-aim-match-else = Dat mag: passen en een kaart pakken kan altijd. Maar zo raak je geen kaarten kwijt. Leg harten 3.
lesson-aim-follow = Bram legde harten 6, Carla klaveren 6: zelfde getal. Nu ligt er klaveren. Leg klaveren 4.
lesson-aim-six = Ruiten 6 past ook op een 6. Leg nu klaveren 4.
lesson-aim-follow-else = Dat mag, maar je hebt iets dat past: klaveren 4.
lesson-aim-end = Zo gaat het rond. Bij de anderen zie je steeds hoeveel kaarten ze nog hebben.

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
lesson-number-combo = Harten 4, 5 en 6 zijn een straatje: minstens drie op rij van één soort. Samen precies 15! Kies alle drie en leg ze. Passen hoeft niet.
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

lesson-finish = De laatste kaart
lesson-finish-warn = Nog twee kaarten. Pas op: eindigen met een pestkaart (joker, aas, 7, 8, boer of heer) telt niet, dan pak je er 2.
lesson-finish-first = In welke volgorde leg je ze?
lesson-finish-four = Dan houd je de 7 over, en dat is een pestkaart: daar kun je niet mee winnen.
lesson-finish-first-else = Dat mag, maar je kunt nu winnen. Denk aan wat een 7 doet.
lesson-finish-last = Met de 7 ben je nog een keer aan de beurt. En nu de 4!
lesson-finish-last-else = Dat mag, maar de 4 past en je bent klaar.
lesson-finish-end = Gewonnen! Je hoeft niet te melden dat je nog één kaart hebt. Nu kun je echt spelen.

lesson-jump = Extra: inspringen
lesson-jump-watch = Legt iemand precies jouw kaart, zelfde soort én zelfde getal, dan mag je inspringen. Ook als je niet aan de beurt bent.
lesson-jump-jump = Bram legt harten 5, en die heb jij ook. Spring in! In een echt spel heb je er maar een paar seconden voor.
lesson-jump-jump-else = Laten gaan mag, maar zo raak je een kaart kwijt zonder beurt.
lesson-jump-end = Je bent een kaart kwijt, en het spel gaat verder bij de speler na jou.

lesson-trade = Extra: ruilen
lesson-trade-offer = Je hebt harten 4 en 5. Met harten 6 was het precies 15! In je beurt mag je een aas, 2 of joker aanbieden om te ruilen. Bied je aas aan.
lesson-trade-offer-else = Dat mag, maar probeer eerst te ruilen: bied schoppen aas aan.
lesson-trade-want = Welke kaart zoek je? Harten 6.
lesson-trade-want-else = Die heb je niet nodig. Vraag om harten 6.
lesson-trade-to = Vraag het aan Bram.
lesson-trade-to-else = Dat mag ook. Vraag het voor deze les aan Bram.
lesson-trade-got = Bram vond een aas een goede ruil. Leg nu je straatje van 15!
lesson-trade-got-else = Dat mag, maar waar ruilde je dan voor? Leg harten 4, 5 en 6.
lesson-trade-end = Een ruil gaat alleen door als beiden willen. Soms helpt een goed praatje.
