### Pesten met combinaties, om te lezen en te spelen. De volledige regels staan in text/.

book-about = Pesten zoals je het kent, met een wapen erbij. Iedereen heeft een eigen getal. Leg je een set of straatje dat precies zoveel waard is, dan gooit de volgende met dobbelstenen hoeveel kaarten hij moet pakken.
book-aim = Speel als eerste je hand leeg. Maar niet met een pestkaart (joker, aas, 7, 8, boer of heer): dan pak je er 2.
book-setup = Ieder krijgt 15 kaarten en een eigen getal van 3 tot en met 36. Eén kaart ligt open: de stapel. De rest is de pot.
book-turn-1 = Leg een kaart van dezelfde soort of dezelfde rang als de bovenste. Azen en jokers passen altijd. Op harten 9 past dus elke harten en elke 9.
book-turn-2 = Of leg een combinatie die samen precies je eigen getal waard is: een set (3 of meer van één rang, elk van een andere soort) of een straatje (3 of meer op volgorde van één soort). Een boer, vrouw en heer zijn 11 waard, een aas 1 of 12.
book-turn-3 = Na een combinatie moet de volgende er zelf een leggen, of pakken: met één dobbelsteen per gelegde kaart. Hier legt Anna ruiten 2-3-4 met een aas erbij: 2 + 3 + 4 + 1 = 10, haar getal. Bram gooit met 4 stenen.
book-turn-4 = Kun of wil je niets leggen, pak dan één kaart uit de pot. Past die, dan mag je hem meteen leggen.
book-turn-5 = Let ook op als je niet aan de beurt bent! Heb je precies dezelfde kaart als er net gelegd is, dan mag je inspringen. En zie je een kaart die niet past, zeg dan ‘Klopt niet!’ vóór de volgende kaart ligt.
book-score = Punten tel je alleen binnen een combinatie. Voorbeeld: is je getal 30, dan mag je drie tienen leggen (10 + 10 + 10), maar ook 8 en 9 van één soort met twee azen (8 + 9 + 12 + 1).
book-end = Wie zijn laatste kaart speelt en niets meer hoeft te pakken, wint meteen. Moet je meer kaarten pakken dan er zijn, dan ben je af; wie als enige overblijft, wint ook.
book-card-joker = Joker
book-does-joker = Past overal op. De volgende pakt 3 kaarten, of legt een aas, joker of 2. In een combinatie elke kaart, hoogstens één keer.
book-card-ace = Aas
book-does-ace = Past overal op. De volgende pakt 3 kaarten, of legt een aas, joker of 2; elke aas en joker telt er 3 bij op. In een combinatie 1 of 12.
book-card-two = 2
book-does-two = Schuift een pakstraf van azen en jokers door naar de volgende. Twee keer schoppen 2 door inspringen is een dubbele 2: een 2 leggen of pakken.
book-card-seven = 7
book-does-seven = Je bent nog eens aan de beurt.
book-card-eight = 8
book-does-eight = De volgende slaat een beurt over.
book-card-nine = 9
book-does-nine = Gewone kaart. Maar vier negens in één combinatie: iedereen geeft zijn hand door.
book-card-jack = Boer
book-does-jack = Je kiest de soort die vanaf nu geldt.
book-card-king = Heer
book-does-king = De speelrichting keert om.
book-card-other = 3–6, 10 en vrouw
book-does-other = Gewone kaarten: ze doen niets bijzonders.
