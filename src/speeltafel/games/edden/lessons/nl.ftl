### Lessen: wat wie het spel leert te lezen krijgt.

lesson-aim = Zo laag mogelijk
lesson-aim-start = Welkom! In Edden wil je zo min mogelijk punten in je hand. Wat je aan het einde van een ronde vasthoudt, krijg je op je totaal.
lesson-aim-points = Een aas telt 1, een boer, vrouw of heer 10, de rest wat erop staat. Samen heb je nu 28 punten.
lesson-aim-discard = Je beurt heeft twee delen. Eerst leg je af. Doe je duurste kaart weg: de heer.
lesson-aim-discard-else = Dat mag, maar de heer kost je 10 punten. Leg die als eerste af.
lesson-aim-draw = Daarna pak je er één terug. Er heeft nog niemand voor je afgelegd, dus van de trekstapel.
lesson-aim-end = Een 2 voor een heer: van 28 naar 20 punten. Zo ruil je je hand beurt na beurt omlaag.

lesson-take = Wat een ander wegdoet
lesson-take-watch = Carla is voor jou aan de beurt. Let op wat ze aflegt.
lesson-take-discard = Ze legde een 2 af. Die mag jij straks pakken. Leg eerst je vrouw af.
lesson-take-discard-else = Dat mag, maar je vrouw is met 10 punten je duurste kaart.
lesson-take-take = Nu kies je: een onbekende kaart van de trekstapel, of de 2 die je ziet. Pak de 2.
lesson-take-take-else = Dat mag, maar de trekstapel is een gok: gemiddeld zo’n 6 punten. De 2 is zeker.
lesson-take-end = Van 27 naar 19 punten. Je pakt alleen uit wat de speler vlak voor jou aflegde; ouder werk blijft liggen.

lesson-sets = Twee of drie tegelijk
lesson-sets-pair = Twee of drie kaarten van dezelfde rang mogen samen weg. Tik je beide achten aan en leg ze af.
lesson-sets-pair-else = Dat mag, maar met het paar ben je 16 punten kwijt in één beurt.
lesson-sets-draw = En dan pak je toch maar één kaart terug. Je hand wordt dus ook kleiner.
lesson-sets-end = Vier kaarten nog. Een drietal scheelt er zelfs twee. Legt iemand voor jou een groep af, dan kies jij daar één kaart uit.

lesson-call = Ik heb het laagste
lesson-call-limit = Met minder dan 8 punten mag je aan het begin van je beurt roepen, nog vóór het afleggen. Jij hebt er 6.
lesson-call-call = Roep maar: Bram en Carla hebben nog veel kaarten en lijken hoger te zitten.
lesson-call-call-else = Doorspelen mag altijd, maar wie wacht geeft de anderen tijd om lager te komen.
lesson-call-end = Niemand zat lager, dus jij krijgt 0. Bram schrijft 23 op en Carla 31. Alleen wie roept hoeft zijn eigen punten niet op te schrijven.

lesson-wrong = Verkeerd geroepen
lesson-wrong-watch = Nu roept Bram, met 7 punten in zijn hand. Jij hebt er 3. Kijk wat dat kost.
lesson-wrong-cost = 25 strafpunten: één speler zat lager. Voor elke speler die lager zit, is het 25. Gelijk is niet lager.
lesson-wrong-end = Roep dus liever met 3 dan met 7, en kijk naar het aantal kaarten: wie er nog maar twee heeft, kan heel laag zitten.

lesson-decide = Roepen of doorspelen?
lesson-decide-think = Jij hebt 7 punten en mag roepen. Maar kijk: Bram heeft nog één kaart en Carla twee. Een joker telt zelfs −1.
lesson-decide-choose = Wat doe je: roepen, of eerst nog een kaart afleggen?
lesson-decide-call = Gedurfd! Maar met één of twee kaarten zitten zij waarschijnlijk onder de 7. Dat zou je 50 punten kosten.
lesson-decide-choose-else = Dat mag. Doe liever de 4 weg: dat is je duurste kaart.
lesson-decide-draw = Verstandig. Pak een kaart.
lesson-decide-end = Een joker, −1 punt! Je zit nu op 2. Volgende beurt mag je roepen, als Bram of Carla je niet voor is.

lesson-totals = Honderdvijftig is te veel
lesson-totals-rounds = Je speelt ronde na ronde, en alles telt op. Kom je boven de 150, dan ben je af. Carla staat al op 130 en heeft drie kaarten.
lesson-totals-call = Jij hebt 3 punten. Roep!
lesson-totals-call-else = Dat mag, maar met 3 punten kun je roepen, en Carla heeft nu nog veel in haar hand.
lesson-totals-end = Carla kwam op 153 en is af. Wie als laatste overblijft, wint. Nu kun je spelen. Veel plezier!

lesson-run = Een straat
lesson-run-see = Vier kaarten op volgorde, en van elke kleur precies één: dat is een straat. Alleen 2 tot en met 10 doen mee.
lesson-run-lay = Leg 5, 6, 7 en 8 samen af: 26 punten in één keer.
lesson-run-lay-else = Dat mag, maar je hebt een hele straat: alle vier tegelijk.
lesson-run-draw = Pak er één terug.
lesson-run-end = Een aas erbij: je hebt nog maar 3 punten. Met zo’n hand kun je volgende beurt roepen.

lesson-swap69 = De 69-regel
lesson-swap69-rule = Staat iemand na een ronde op precies 69, dan ruilen de hoogste en de laagste hun totalen. Jij staat op 69. Wie roept en wint, krijgt 0.
lesson-swap69-call = Roep: met 0 erbij blijf je op 69, en dan moeten Bram en Carla ruilen.
lesson-swap69-call-else = Dat mag, maar met 3 punten kun je roepen, en dan blijf je op 69 staan.
lesson-swap69-end = Bram had 39 en Carla 140: geruild! Staan er meer gelijk bovenaan of onderaan, dan ruilen ze allemaal mee. Pas op als je zelf de laagste bent.

lesson-four123 = De 123-regel
lesson-four123-goal = Je staat op 120. Kom je precies op 123, dan speel je de rest van het spel met 4 kaarten in plaats van 5, en dat is een voordeel. Je hebt dus 3 punten nodig.
lesson-four123-discard = Nu heb je er 12. Doe je heer weg.
lesson-four123-discard-else = Dat mag, maar dan houd je de heer, en die is 10 punten te veel.
lesson-four123-draw = En pak er een.
lesson-four123-end = Een aas: precies 3! Bram riep, jij kwam op 123, en je kreeg maar 4 kaarten.

lesson-year = Je geboortejaar
lesson-year-goal = Stel, je bent van 1988 en 37 jaar oud. Kom je na een ronde precies op 88, dan gaat je leeftijd van je totaal af! Je staat op 80.
lesson-year-discard = Acht punten heb je dus nodig. Doe je heer weg: dan houd je er 7.
lesson-year-discard-else = Dat mag, maar zo kom je niet in de buurt van 8. Doe de heer weg.
lesson-year-draw = En pak er een.
lesson-year-end = Een aas, samen 8: je kwam op 88, en 37 eraf is 51. Geboren in 2005? Dan is het 105. Wie niets invult, doet niet mee.

lesson-empty = De lege hand
lesson-empty-lay = Je twee laatste kaarten zijn een paar. Leg ze samen af.
lesson-empty-lay-else = Dat mag, maar samen zijn ze een paar, en dan is je hand leeg.
lesson-empty-draw = Een lege hand! Dat levert een bonus van −1 op, tot drie keer per ronde. De ronde gaat door: pak een kaart.
lesson-empty-end = Met één kaart kun je hem elke beurt ruilen, en elke keer is je hand even leeg.
