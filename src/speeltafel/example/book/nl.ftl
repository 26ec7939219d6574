### Hoe je het speelt, in het kort. In en.ftl staat hetzelfde in het Engels.

book-about = Kies in het geheim een kaart, en hoop dat die de hoogste is.
book-aim = Win de meeste slagen.
book-setup = Ieder krijgt vijf kaarten; de rest blijft dicht liggen.
book-turn-1 = Wie aan de beurt is, legt een kaart open.
book-turn-2 = De anderen kiezen in het geheim een kaart en draaien die tegelijk om. De hoogste wint de slag: één punt, en de volgende beurt.
book-end = Zijn alle handen leeg, dan wint wie de meeste punten heeft.
