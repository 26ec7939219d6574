### Lessen: wat wie het spel leert te lezen krijgt.

lesson-aim = Precies twaalf
lesson-aim-start = Welkom! In het midden staat de som. Wie de som precies op 12 brengt, wint alle kaarten die er liggen.
lesson-aim-colours = Zwart telt op, rood trekt af. Hier ligt eerst 8 erbij en dan 5 eraf: de som is 3.
lesson-aim-hit = Jij bent aan de beurt. Van 3 naar 12: daar heb je een zwarte 9 voor nodig. Tik hem aan en speel hem.
lesson-aim-hit-else = Dat mag, maar je kunt nu meteen een slag winnen: 3 en 9 is 12.
lesson-aim-trick = Raak! De drie kaarten zijn een slag en liggen nu bij jou. Elke kaart daarin is punten waard.
lesson-aim-lead = Wie een slag wint, begint meteen opnieuw. De som is weer 0. Speel je zwarte 6.
lesson-aim-end = Nu is Bram aan de beurt, en daarna Carla: het gaat met de klok mee. Dat is het hele spel in één slag.

lesson-zero = Nul is ook raak
lesson-zero-watch = Niet alleen 12 wint: precies 0 ook. Kijk wat Bram en Carla doen.
lesson-zero-hit = Bram legde 9, Carla haalde er 2 af: de som is 7. Met welke rode kaart kom je precies op 0?
lesson-zero-hit-else = Dat mag, maar zo win je niets. Je hebt een rode 7: 7 min 7 is 0.
lesson-zero-end = Mooi, weer een slag. Op een lege stapel is de som ook 0, maar dat telt niet: je wint alleen met een kaart die erbij komt.

lesson-limits = Wat niet mag
lesson-limits-lead = De stapel is leeg, dus jij komt uit. Dat kan alleen met zwart, want onder 0 mag de som niet. Speel je zwarte 4.
lesson-limits-lead-five = Met de zwarte 5 uitkomen mag ook. Doe voor deze les de 4.
lesson-limits-over = Bram maakte 10, Carla 11. Je zwarte 5 past nu niet: boven de 12 mag de som nooit komen.
lesson-limits-must = Kun je een kaart spelen, dan moet het ook. Je rode 1 en je rode 8 passen. Speel de rode 1.
lesson-limits-must-eight = Dat mag, maar dan staat de som op 3, en daar raken veel kaarten: een zwarte 9 en een rode 3. Met de 1 wordt het 10, en dat is lastiger.
lesson-limits-end = Tussen 0 en 12 blijven: meer regels zijn er voor een kaart niet. Probeer in een spel gerust wat niet mag; de tafel legt uit waarom.

lesson-next = Geef niets weg
lesson-next-think = Nu kun je zelf niet raken. Kijk dus wat je voor Bram achterlaat: hij is na jou.
lesson-next-choose = De som is 5. Welke kaart laat een som achter waar Bram het minst aan heeft? Tip: je hebt zelf twee van de drie rode tweeën.
lesson-next-one = Dan staat er 6. Daar raken twee zwarte en twee rode zessen: dat zijn vier kansen voor Bram.
lesson-next-two = Dan staat er 3. Daar raakt een rode 3, en een zwarte 9 ook. En je geeft een rode 2 weg die je juist wilt houden.
lesson-next-safe = Goed gezien. Op 2 raakt alleen een rode 2, en er is er maar één die jij niet hebt. Bram raakte niet en legde een 8.
lesson-next-end = Zo denk je elke beurt: kan ik raken? Zo niet, wat raakt de volgende het moeilijkst? Sommen van 2 en 10 zijn het veiligst: een kaart 10 is er niet, dus alleen een 2 raakt.

lesson-draw = Als niets past
lesson-draw-stuck = De som is 11 en je hebt alleen zwarte kaarten van 3 en hoger. Geen ervan past.
lesson-draw-draw = Alleen dan pak je een kaart van de trekstapel. Eén kaart, niet meer.
lesson-draw-play = Een zwarte 1! Die past. Je mag hem meteen spelen of houden. 11 en 1 is…
lesson-draw-play-else = Houden mag, maar met deze kaart win je nu een slag van drie kaarten.
lesson-draw-end = Twaalf, dus de slag is voor jou. Had de kaart niet gepast, dan hield je hem en was je beurt voorbij.

lesson-twelve = De twaalven
lesson-twelve-watch = Er zijn vier bijzondere kaarten: twee zwarte en twee rode twaalven. Carla komt uit.
lesson-twelve-red = Carla kwam uit met een zwarte 12. De som is 12, maar met de eerste kaart win je nooit. Alleen een rode 12 raakt nu, en die heb jij.
lesson-twelve-smaller = Dat mag, maar je rode 12 kun je bijna nooit kwijt. Dit is het moment: 12 min 12 is 0.
lesson-twelve-end = Twee kaarten, 35 punten: een rode 12 telt 20 en een zwarte 15. Gewone kaarten tellen 5 (1 tot en met 5) of 10 (6 tot en met 9).

lesson-stuck = Niemand kan meer
lesson-stuck-empty = De trekstapel is leeg. Wie nu niets kan spelen, wordt overgeslagen.
lesson-stuck-play = Jij kunt nog één kaart kwijt: de zwarte 2. Speel hem.
lesson-stuck-end = De som bleef op 6 staan: niemand had er iets voor. De ronde liep vast en is voorbij. Niemand krijgt 30 punten, en wat er nog lag telt voor niemand.

lesson-out = De laatste kaart
lesson-out-last = Een ronde eindigt zodra iemand zijn laatste kaart speelt. Dat levert 30 punten op, en jij hebt nog één kaart. We spelen hier tot 200.
lesson-out-play = De som is 7. Speel je zwarte 5: dat is een slag én je laatste kaart.
lesson-out-count = De slagen worden geteld, en jij krijgt 30 erbij. Wat Bram en Carla nog in hun hand hadden, telt niet.
lesson-out-end = Alles wordt geschud en ieder krijgt weer zes kaarten, ronde na ronde, tot iemand de doelscore haalt. Bij een nieuw spel wordt die gedobbeld: 200 tot 500. Je bent klaar om te spelen!

lesson-prof = De profregel
lesson-prof-hit = Met de profregel kiest wie een slag wint welke kleur voortaan optelt. Win eerst deze slag: 7 min 7.
lesson-prof-hit-else = Dat mag, maar win eerst de slag: met de rode 7 wordt de som 0.
lesson-prof-choose = Je hebt alleen nog rode kaarten. Zou zwart blijven optellen, dan kon je niet uitkomen. Kies dus rood.
lesson-prof-choose-else = Dat mag, maar dan moet je een kaart pakken: met rood kun je dan niet uitkomen.
lesson-prof-lead = Nu staat er op rood een plus en op zwart een min. Kom uit met je rode 5.
lesson-prof-lead-else = Dat mag ook. Speel voor deze les de rode 5.
lesson-prof-end = Zo blijft het tot iemand na een slag anders kiest. Elke ronde begint weer met zwart.

lesson-penalty = Strafpunten voor handkaarten
lesson-penalty-see = Met deze regel gaan de kaarten die je aan het einde nog hebt van je score af. Bram heeft nog maar één kaart.
lesson-penalty-choose = Elk moment kan het voorbij zijn. Welke kaart speel je nu?
lesson-penalty-small = Dat mag, maar dan houd je veel dure punten in je hand. Met de rode 9 win je bovendien een slag: 9 min 9 is 0.
lesson-penalty-lead = Een slag! Nu kom jij uit. Speel de zwarte 2.
lesson-penalty-one = Dat mag ook. Speel voor deze les de 2.
lesson-penalty-end = Bram speelde zijn laatste kaart. Jouw rode 12 kost je nu 20 punten en je zwarte 1 nog 5. Zo’n twaalf bewaren is hier gevaarlijk.
