### 12er Stich, om te lezen en te spelen. De volledige regels staan in text/.

book-about = Rekenen met een addertje: samen houden jullie een som bij die tussen 0 en 12 blijft. Zwarte kaarten komen erbij, rode gaan eraf. Wie precies op 12 of 0 uitkomt, pakt alles wat er ligt.
book-aim = Haal als eerste de doelscore. Punten krijg je voor de kaarten die je wint, en voor als eerste je hand leeg spelen.
book-setup = Ieder krijgt 6 kaarten. De rest is de trekstapel. Eén worp met de dobbelsteen bepaalt de doelscore: 200, 300, 400 of 500 punten.
book-turn-1 = Ligt er niets? Dan kom je uit met een zwarte kaart: dat is meteen de som. Daarna gaat de beurt met de klok mee.
book-turn-2 = Ligt er al iets, leg er dan één kaart bij. Zwart telt op, rood trekt af. De som mag nooit boven 12 of onder 0 komen.
book-turn-3 = Maak je precies 12 of 0, dan is de slag van jou: je krijgt alle kaarten die er liggen en komt meteen weer uit. Hier ligt 8 − 5 = 3, en Carla heeft een zwarte 9.
book-turn-4 = Kun je iets spelen, dan moet dat. Kun je niets, dan trek je één kaart; die mag je meteen spelen als hij past. Zo niet, dan is de volgende aan de beurt.
book-score = Na de ronde tel je de kaarten die je gewonnen hebt: 1 tot en met 5 zijn elk 5 punten waard, 6 tot en met 9 elk 10, een zwarte 12 is 15 en een rode 12 is 20. Wie als eerste zijn hand leeg speelde, krijgt er 30 punten bij.
book-score-example = Voorbeeld: met zwarte 8, rode 5 en zwarte 9 heb je 10 + 5 + 10 = 25 punten. Speelde je ook je laatste kaart, dan werden het er 55.
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
