### 12er Stich, om te lezen en te spelen. De volledige regels staan in text/.

book-about = Rekenen met een addertje: samen houden jullie een som bij die tussen 0 en 12 blijft. Zwarte kaarten komen erbij, rode gaan eraf. Wie precies op 12 of 0 uitkomt, pakt alles wat er ligt.
book-aim = Haal als eerste de doelscore. Punten krijg je voor de kaarten die je wint, en voor als eerste je hand leeg spelen.
book-setup = Ieder krijgt 6 kaarten. De rest is de trekstapel. Eén worp met de dobbelsteen bepaalt de doelscore: 200, 300, 400 of 500 punten.
book-turn-1 = Ligt er niets? Dan kom je uit met een zwarte kaart: dat is meteen de som. Daarna gaat de beurt met de klok mee.
book-turn-2 = Ligt er al iets, leg er dan één kaart bij. Zwart telt op, rood trekt af. De som mag nooit boven 12 of onder 0 komen.
book-turn-3 = Maak je precies 12 of 0, dan is de slag van jou: je krijgt alle kaarten die er liggen en komt meteen weer uit. Hier ligt 8 − 5 = 3, en Carla heeft een zwarte 9.
book-turn-4 = Kun je iets spelen, dan moet dat. Kun je niets, dan trek je één kaart; die mag je meteen spelen als hij past. Zo niet, dan is de volgende aan de beurt.
book-score = Na de ronde tel je de kaarten die je gewonnen hebt: 1 tot en met 5 zijn elk 5 punten waard, 6 tot en met 9 elk 10, een zwarte 12 is 15 en een rode 12 is 20. Wie als eerste zijn hand leeg speelde, krijgt er 30 punten bij.
book-score-example = Voorbeeld: Anna legt haar laatste kaart, zwarte 7: 9 − 4 + 7 = 12. De slag is 10 + 5 + 10 = 25 punten waard, en voor haar lege hand krijgt ze er 30 bij: samen 55.
book-end = Een ronde is uit zodra iemand zijn laatste kaart speelt, of als de trekstapel op is en niemand meer kan. Heeft iemand na een ronde de doelscore, dan wint het hoogste totaal. Zo niet: opnieuw delen.
book-card-black-low = Zwarte 1–5
book-does-black-low = Telt op bij de som; 5 punten.
book-card-black-high = Zwarte 6–9
book-does-black-high = Telt op bij de som; 10 punten.
book-card-red-low = Rode 1–5
book-does-red-low = Gaat van de som af; 5 punten.
book-card-red-high = Rode 6–9
book-does-red-high = Gaat van de som af; 10 punten.
book-card-black-twelve = Zwarte 12
book-does-black-twelve = Alleen om mee uit te komen: de som is dan 12, maar je wint er geen slag mee. 15 punten.
book-card-red-twelve = Rode 12
book-does-red-twelve = Past alleen op een zwarte 12 waarmee net is uitgekomen, en wint die. 20 punten.
book-expansion-profRule = Rekenen voor gevorderden: wie een slag wint, kiest welke kleur er vanaf nu bij komt en welke eraf gaat. Uitkomen doe je met de kleur die erbij komt. Hier wint Carla met rode 9 en kiest ze rood: haar rode 7 maakt de som 7, en Anna’s zwarte 3 haalt er 3 af.
book-expansion-handPenalty = Wie aan het einde van een ronde nog kaarten heeft, verliest de punten die ze waard zijn: 5, 10, 15 of 20. Speelt Anna hier haar laatste kaart, dan kosten Carla’s 9, 8 en 1 haar 25 punten. Je totaal kan onder de 0 komen.
book-ask-drawn = Moet ik een kaart spelen die ik net getrokken heb?
book-answer-drawn = Nee. Past hij, dan mag je hem meteen spelen of houden. Houd je hem, dan is je beurt voorbij.
book-ask-no-lead = Ik win een slag en heb geen zwarte kaart om uit te komen. Wat nu?
book-answer-no-lead = Je trekt één kaart. Is die zwart, dan mag je ermee uitkomen. Anders komt de volgende speler uit.
book-ask-last-card = Telt het ook als mijn laatste kaart geen slag wint?
book-answer-last-card = Ja: de ronde is meteen uit en je krijgt 30 punten. De kaarten die nog open liggen, zijn dan voor niemand. Win je er wel een slag mee, dan krijg je die ook nog.
book-ask-twelve = Waarom wint een zwarte 12 geen slag, terwijl de som 12 is?
book-answer-twelve = Omdat een kaart waarmee je uitkomt nooit een slag wint. Je mag er altijd mee uitkomen; alleen een rode 12 kan hem dan winnen.
book-ask-stock = De trekstapel is leeg en ik kan niets spelen. Wat nu?
book-answer-stock = Dan pas je; de stapel wordt niet aangevuld. Kan niemand meer, dan is de ronde uit, zonder 30 punten voor iemand. Wat open ligt en wat je nog in je hand hebt, telt niet.
book-ask-target = Wat als er twee tegelijk de doelscore halen?
book-answer-target = Precies de doelscore is genoeg, maar er wordt pas na de ronde gekeken. Het hoogste totaal wint; wie dat deelt, wint samen.
book-ask-dealer = Wie begint?
book-answer-dealer = De speler links van de gever. De eerste gever wordt geloot; elke ronde schuift dat één plaats met de klok mee.
book-ask-two-players = Kan het ook met twee of met zeven?
book-answer-two-players = Het spel is voor 3 tot en met 6. Met een optie kan het ook met 2 of 7.
