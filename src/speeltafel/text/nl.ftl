# Wat aan elke tafel gezegd wordt.

list-and = { $first } en { $last }
refused-game-over = Het spel is afgelopen.
refused-not-your-turn = Je bent niet aan de beurt.
refused-not-a-move = Zo’n zet bestaat in dit spel niet.
refused-nobody-leaves = In dit spel kan niemand tussentijds opstappen.
event-undone = { $you ->
    [yes] Je neemt je zet terug.
   *[no] { $player } neemt een zet terug.
}
refused-nobody-gives-up = Dit spel kun je niet samen opgeven.

# Wat er mis is met een optie of het aantal spelers.

wrong-option = Er is geen optie { $name }; opties: { $names }.
wrong-players = Dit spel is voor { $least } tot { $most } spelers, niet voor { $players }.
wrong-players-locked = Dit spel is voor { $least } tot { $most } spelers; { $players } mag alleen met de optie ‘{ $option }’.
wrong-flag = De optie ‘{ $option }’ staat aan (true) of uit (false), niet op { $value }.
wrong-choice = De optie ‘{ $option }’ is een van { $values }, niet { $value }.
wrong-number = De optie ‘{ $option }’ is een heel getal van { $least } tot { $most }, niet { $value }.
wrong-per-seat = De optie ‘{ $option }’ is voor elke plaats 0 of een heel getal van { $least } tot { $most }, niet { $value }.
wrong-personal = De optie ‘{ $option }’ is iets van jezelf: vul het in als je gaat zitten.
wrong-per-seat-count = De optie ‘{ $option }’ heeft { $count ->
    [one] 1 getal
   *[other] { $count } getallen
} voor { $players } spelers.
wrong-several = De optie ‘{ $option }’ is all, none of een aantal van { $values } (met aantallen als naam:2), niet { $value }.
wrong-span = De optie ‘{ $option }’ is twee hele getallen van { $least } tot { $most }, het laagste eerst, niet { $value }.
wrong-names = De optie ‘{ $option }’ is een lijst van hoogstens { $most } verschillende teksten van hoogstens { $longest } tekens, gescheiden door ; en niet { $value }.
wrong-numbers = De optie ‘{ $option }’ is een rij hele getallen van { $least } tot { $most }, niet { $value }.

# Wat goed bij elkaar past.

preset-first = Eerste keer
preset-all = Alles aan

# De hoofdstukken van een regelboek.

chapter-about = Waar het over gaat
chapter-aim = Het doel
chapter-setup = Zo begin je
chapter-turn = Stap voor stap
chapter-score = Punten
chapter-end = Het einde
chapter-cards = De kaarten
chapter-expansions = Uitbreidingen en varianten
chapter-questions = Wat als …?

# Puzzels.

puzzle-title = Puzzel { $number }
puzzle-ask = Jij bent aan zet, en één zet is duidelijk de beste. Welke?
puzzle-else = Dat mag, maar er is iets wat duidelijk vaker wint. Kijk nog eens.
puzzle-done = Precies! { $why } Van de 100 partijen win je er zo minstens { $gain } meer dan met elke andere zet.
puzzle-where = { $player } van { $players } is aan zet; { $moves ->
    [0] er is nog niets gedaan
    [one] er is één zet gedaan
   *[other] er zijn { $moves } zetten gedaan
}
puzzle-hand = In de hand: { $cards }
puzzle-best = Het beste: { $move } (minstens { $gain } van de 100 partijen meer dan elke andere zet)
puzzle-wait = { $tables } tafels bekeken, { $found } van de { $number } puzzels gevonden

# Wat een tip erbij zegt.

why-only = Iets anders kun je nu niet doen.
why-thumb = Zo speelt wie dit spel vaker heeft gespeeld.
why-search = Van { $moves } zetten is deze in { $share } % van de { $worlds } werelden die ik me kan voorstellen de beste, of even goed als de beste.
why-search-one = Iets anders is hier het proberen niet waard.

# Op het scoreblok.

wrong-names-alike = Iedereen heeft een eigen naam nodig.
wrong-no-pad = Voor dit spel is er nog geen scoreblok.
refused-pad-no-field = Zoiets wordt in deze ronde niet opgeschreven.
refused-pad-no-cards = Zulke kaarten zijn er in dit spel niet.
refused-pad-no-choice = Dat kan er niet uitkomen.
refused-pad-range = { $number } kan niet: het is een getal van { $least } tot { $most }.
refused-pad-step = { $number } kan niet: het is altijd een veelvoud van { $step }.
refused-pad-copies = Er zijn { $count } kaarten van { $worth } opgeschreven en er zijn er maar { $copies }.
refused-pad-copies-of = { $card } is { $count } keer opgeschreven en er zijn er maar { $copies }.
refused-pad-points = Samen is dit { $points } punten, en alle kaarten zijn er maar { $most } waard.
refused-pad-secret = Dat getal krijgt iedereen voor zichzelf te zien; het wordt niet opgeschreven.
refused-pad-opening = Zo kan het spel niet beginnen.
