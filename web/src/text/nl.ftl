### De tafel in de browser. Wat het spel zelf zegt, staat bij het spel.

## Overal

ui-title = Speeltafel
ui-language = English
ui-language-switch = Switch to English
ui-home = Naar het begin
ui-close = Sluiten
ui-menu = Menu
ui-theme = Kleuren
ui-theme-auto = Zoals het apparaat
ui-theme-light = Licht
ui-theme-dark = Donker
ui-sound = Geluid
ui-on = aan
ui-off = uit
ui-none = geen
ui-all = alles
ui-loading = Even geduld…
ui-offline = Geen verbinding. We proberen het opnieuw…
ui-offline-kept = Geen verbinding. Wat je deed, wordt straks verstuurd.
ui-no-server = De speeltafel is niet bereikbaar. Kijk of je verbinding hebt en probeer het opnieuw.
ui-again = Opnieuw proberen

## Het begin

ui-welcome = Wat gaan we spelen?
ui-welcome-text = Schuif aan: met familie en vrienden op je eigen telefoon, of meteen tegen bots. Zonder account.
ui-players = { $least }–{ $most } spelers
ui-play-now = Speel nu tegen bots
ui-make-table = Maak een tafel
ui-rules = Spelregels
ui-join-title = Heb je een code gekregen?
ui-join-code = Code van de tafel
ui-join = Schuif aan
ui-your-name = Je naam
ui-guest = Gast

ui-lost = Hier is niets
ui-lost-text = Dit adres bestaat niet, of het is niet heel overgekomen. Vraag de link of de code nog eens.
ui-own = Verder spelen
ui-own-with = met { $names }
ui-own-outdated = Van een oudere versie: begin opnieuw
ui-own-won = Gewonnen!
ui-own-over = { $names } won
ui-own-lost = Verloren
ui-own-lobby = Nog niet begonnen
ui-own-turn = { $count ->
    [one] { $names } is aan de beurt
   *[other] { $names } zijn aan de beurt
}
ui-played = Eerder gespeeld
ui-played-text = Alleen op dit apparaat bewaard.
ui-played-all = Toon alles
ui-played-forget = Vergeet dit
ui-figures = Jouw cijfers
ui-figures-game = { $count } gespeeld, { $won } gewonnen ({ $share } %)
ui-figures-best = beste uitslag { $score }
ui-figures-row = { $count } keer op rij gewonnen
ui-played-same = dezelfde kaarten nog eens
ui-level-ask = { $game }: hoe goed spelen de bots?
ui-away = Ga je weg?
ui-away-text = Het spel gaat door. Je plaats blijft van jou: je komt terug via ‘Verder spelen’ op de beginpagina, of met de code { $code }.
ui-away-stay = Blijf spelen
ui-away-go = Ga weg

## Een nieuwe tafel

ui-new-title = Nieuwe tafel: { $game }
ui-how-many = Met hoeveel spelers?
ui-how-many-unofficial = Een gestippeld aantal staat niet in de spelregels. Kies je het, dan gaat de huisregel aan die het toestaat.
ui-clock = Bedenktijd per zet
ui-clock-none = Geen klok
ui-clock-seconds = { $count } seconden
ui-options-title = Wat jullie verder anders spelen
ui-options-text = Alles staat zoals de spelregels het zeggen. Verander alleen wat jullie anders spelen.
ui-option-changed = anders dan gewoonlijk
ui-option-seat = Plaats { $seat }
ui-option-all = Alles
ui-option-none = Niets
ui-option-some = { $count } van { $most }
ui-one-less = { $thing }: één minder
ui-one-more = { $thing }: één meer
ui-option-from = van
ui-option-to = tot en met
ui-option-lines = Eén per regel. Nu { $count } van hoogstens { $most }, elk hoogstens { $length } tekens.
ui-create = Tafel dekken

## Aan tafel voor het begin

ui-lobby-title = Tafel { $code }
ui-lobby-wait = Wachten tot de gastheer begint…
ui-invite = Nodig iedereen uit
ui-invite-text = Laat deze code scannen, stuur de link door of noem de code.
ui-invite-here = Deze server is alleen op dit apparaat te bereiken. Start hem met --host 0.0.0.0, dan kunnen telefoons aanschuiven.
ui-link = Link van de tafel
ui-copy = Kopieer de link
ui-copied = Gekopieerd
ui-share = Deel de link
ui-qr = QR-code met de link van de tafel
ui-seats = Wie doen er mee?
ui-seat-free = Vrije stoel
ui-seat-you = jij
ui-seat-host = gastheer
ui-seat-away = even weg
ui-seat-bot = bot
ui-bot-add = Zet er een bot neer
ui-bot-fill = Zet overal bots neer
ui-bot-level = Soort bot
ui-level-easy = makkelijk: kent de regels, vergist zich weleens
ui-level-rule = gewoon: speelt met vuistregels en telt mee
ui-level-search = sterk: denkt vooruit en leest de kaarten van anderen uit hun spel
ui-seat-clear = Maak de stoel van { $player } vrij
ui-seat-take = Ga hier zitten
ui-start = Begin het spel
ui-start-wait = Vul eerst alle stoelen, met mensen of bots.
ui-watching = { $count ->
    [one] 1 toeschouwer
   *[other] { $count } toeschouwers
}
ui-you-watch = Je kijkt mee
ui-take-seat = Doe mee
ui-word = Jouw eigen schudwoord
ui-word-help = Je browser schudt vanzelf mee met een geheim woord. Wil je er zelf iets bij zetten, dan kan dat hier.
ui-word-send = Schud mee
ui-word-done = Jouw woord telt mee.
ui-stand = Sta op
ui-facts = Over jezelf (alleen voor jou)
ui-facts-help = Dit hoort bij jou en niet bij de tafel: niemand anders krijgt het te zien. Leeg laten mag.
ui-facts-keep = Bewaar
ui-facts-kept = Bewaard
ui-opening = De kaarten worden geschud…
ui-reseated-sat = { $player } is aangeschoven.
ui-reseated-removed = { $you ->
    [yes] De gastheer heeft je stoel vrijgemaakt. Je kijkt nu mee; waar plaats is, kun je weer gaan zitten.
   *[no] { $player } is van tafel gehaald.
}
ui-reseated-stood = { $you ->
    [yes] Je bent opgestaan. Je kijkt nu mee.
   *[no] { $player } is opgestaan.
}
ui-reseated-handed = { $you ->
    [yes] Een bot speelt nu voor jou.
   *[no] Een bot speelt nu voor { $player }.
}
ui-reseated-taken = { $you ->
    [yes] Je speelt zelf weer.
   *[no] { $player } speelt zelf weer.
}
ui-reseated-left = { $you ->
    [yes] Je hebt de tafel verlaten. Je kijkt nu mee.
   *[no] { $player } heeft de tafel verlaten.
}
ui-options-force = Huisregels aan deze tafel
ui-options-normal = Gewone regels, zonder veranderingen.

## Aan tafel

ui-round = { $number ->
    [0] vooraf
   *[other] ronde { $number }
}
ui-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
ui-your-turn = Jij bent aan de beurt
ui-your-reaction = Reageer je?
ui-opponents = De andere spelers
ui-on-table = Op tafel
ui-actions = Wat kun je doen?
ui-choose-card = Tik op een kaart
ui-choose-more = Kies er nog een kaart bij
ui-series-short = Samen { $total }; minstens { $least } is nodig
ui-choose-card-spot = Tik op een kaart, of op een plek die oplicht
ui-choose-spot = Tik op een plek die oplicht
ui-clear = Kies opnieuw
ui-try = Probeer het
ui-may = Mag dit?
ui-does-sort = Legt je kaarten in een andere volgorde. Je kunt ze ook zelf verslepen. Aan het spel verandert dat niets.
ui-does-clear = Laat los wat je gekozen hebt. Er is nog niets gespeeld.
ui-does-try = De tafel zegt of het mag, en anders waarom niet.
ui-does-turn = Is aan de beurt.
ui-does-bot = Hier speelt de computer.
ui-does-winner = Heeft gewonnen.
ui-does-home = Naar de eerste bladzijde. Je plaats aan tafel blijft van jou.
ui-does-back = Naar de bladzijde hiervoor.
ui-does-menu = Instellingen, en wat je verder nog kunt.
ui-does-language = Alles in de andere taal.
ui-does-sheet = De punten van elke ronde.
ui-does-book = Hoe het spel gaat, met plaatjes, en alle regels. Het spel gaat intussen door.
ui-does-talk = Wat er aan tafel gezegd wordt, en wat je zelf wilt zeggen.
ui-does-speak = Zinnen die je hier mag zeggen. Vrij praten mag in dit spel niet.
ui-does-again = Laat nog eens zien wat er net gebeurde.
ui-does-pause = Zet stil wat er getoond wordt.
ui-does-run = Toont verder wat er gebeurde.
ui-does-last = Toont meteen hoe de tafel nu is.
ui-does-sign = Een teken dat iedereen aan tafel ziet. Aan het spel verandert dat niets.
ui-does-tip = De coach zegt wat hij zou doen, en waarom. Hij ziet alleen wat jij ziet.
ui-does-die = Zoveel ogen wees de dobbelsteen. Wat dat doet, staat bij de regels.
ui-does-direction = Zo gaat de beurt rond.
ui-does-clock = Zolang heb je nog voor deze zet. Is de tijd om, dan doet de tafel een zet voor je.
ui-does-close = Gaat dicht; aan het spel verandert dat niets.
ui-does-first = Toont hoe het spel begon.
ui-does-previous = Toont de tafel één stap eerder.
ui-does-next = Toont de tafel één stap later.
ui-does-round = Toont hoe die ronde begon.
ui-does-end = Toont hoe het spel afliep.
ui-does-key = Tik zo vaak als je er daar van hebt: het scoreblok telt ze op.
ui-does-digit = Schrijf hiermee het getal, cijfer voor cijfer.
ui-does-minus = Het getal ligt onder nul.
ui-does-erase = Haalt weg wat je het laatst tikte.
ui-does-suit = Toont de kaarten van deze soort.
ui-does-correct = Opent die ronde weer, om iets te verbeteren.
ui-waiting = Even wachten…
ui-sent = Verstuurd…
ui-unsent = Nog niet verstuurd: geen verbinding
ui-card-usable = { $card }, te spelen
ui-spot-usable = { $spot }, te kiezen
ui-spot-why = { $spot }, nu niet; hoor waarom
ui-spot-with = { $spot }: { $things }
ui-spot-done = { $spot }, klaar
ui-preview = Zo ligt het dan. Tik nog eens op de knop om het te doen.
ui-spot-ahead = op de weg vooruit: { $number }
ui-spot-by = gelegd door { $player }
ui-spot-gone = valt weg
ui-spot-new = komt erbij
ui-unseen-card = dichte kaart
ui-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
ui-empty = leeg
ui-happened = Wat er gebeurde
ui-log-none = Er is nog niets gebeurd.
ui-sheet = De stand
ui-sheet-none = De eerste ronde is nog bezig.
ui-sheet-round = Ronde
ui-sheet-total = Totaal
ui-sheet-now = Nu
ui-winner = winnaar
ui-round-over = Ronde { $number } is voorbij
ui-go-on = Verder
ui-seconds = nog { $count } s
ui-bot-plays = Een bot speelt nu voor jou.
ui-take-back = Ik speel zelf weer
ui-hand-over-own = Laat een bot voor mij spelen
ui-give-up = Samen opgeven
ui-give-up-too = Ik ook
ui-give-up-not = Toch doorspelen
ui-yields = { $count ->
    [one] { $names } wil opgeven. Als iedereen dat wil, is het spel verloren.
   *[other] { $names } willen opgeven. Als iedereen dat wil, is het spel verloren.
}
ui-leave = Verlaat de tafel
ui-leave-sure = De tafel verlaten?
ui-leave-text = Dan ben je er voor goed af: je stoel is niet meer van jou. Wil je alleen even weg, laat dan een bot voor je spelen.
ui-leave-yes = Ja, ik ga
ui-leave-no = Nee, ik blijf
ui-hand-over = { $player } is weg. Laat een bot spelen
ui-table-link = Link van de tafel
ui-keys-text = Cijfers kiezen kaarten van je hand, Enter speelt, Esc kiest opnieuw.

## Een zet die niet gaat

ui-refused = Dat mag niet
ui-read-rule = Lees verder in de spelregels
ui-understood = Begrepen

## De vraag vooraf

ui-quiz = Reken even mee
ui-quiz-answer = Jouw antwoord
ui-quiz-play = Speel
ui-quiz-wrong = Net niet: je zei { $said }, het is { $answer }. Je zet telt gewoon.
ui-quiz-right = Goed gerekend!

## Het einde

ui-won-you = Gefeliciteerd, jij wint!
ui-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
ui-won-all = Gewonnen, met zijn allen!
ui-won-nobody = Niemand wint
ui-option-own = Kies zelf
ui-won-with = Gewonnen, samen met { $names }!
ui-rematch-join = { $player } wil nog een keer: doe mee
ui-rematch-other = Nog een keer, maar anders
ui-evening = Deze avond
ui-evening-won = won { $wins } van { $count }
ui-evening-together = { $won } van de { $count } keer gewonnen
ui-place = { $place }e
ui-of-most = van de { $most }
ui-end-how = Zo liep het af
ui-end-why = De regel die het spel beëindigt
ui-rematch = Nog een keer
ui-rematch-same = Zelfde kaarten nog eens
ui-to-rematch = Naar de volgende tafel
ui-replay = Kijk het spel terug
ui-show-end = Toon de uitslag
ui-journal = Download het verslag
ui-fair = Eerlijk geschud
ui-fair-short = nagekeken
ui-fair-checked = Nagekeken door jouw browser: het geheim en alle woorden passen bij wat vóór het delen vastlag. Niemand, ook niet wie de server beheert, heeft de kaarten kunnen kiezen.
ui-fair-wrong = Dit klopt niet: het geheim of een woord past niet bij wat vóór het delen vastlag. Vertrouw deze uitslag niet.
ui-fair-late = Je browser was er vóór het delen niet bij en heeft geen vingerafdruk bewaard. Of het geheim toen al vastlag, kan hij dus niet nagaan. Wel nagekeken: het geheim past bij de vingerafdruk die de server nu toont, en elk woord bij de zijne.
ui-fair-absent = Je browser was er niet bij toen de woorden opengingen en heeft de vingerafdrukken van de anderen niet bewaard. Of hun woorden toen al vastlagen, kan hij dus niet nagaan. Wel nagekeken: het geheim past bij de vingerafdruk van vóór het delen, en elk woord bij de vingerafdruk die de server nu toont.
ui-fair-before = Het geheim van de server ligt al vast: dit is de vingerafdruk ervan. Ieders browser doet er een eigen geheim woord bij, dat pas bij het begin opengaat. Zo kan niemand de kaarten kiezen, en na afloop kijkt je browser alles na.
ui-fair-text = Vóór het delen lag de vingerafdruk van het geheim vast. Nu het spel uit is, mag iedereen het geheim zien en alles nadelen.
ui-fair-mixed = { $count ->
    [one] Meegeschud: { $names }.
   *[other] Meegeschud: { $names }.
}
ui-fair-missing = { $count ->
    [one] Het woord van { $names } is niet op tijd geopend en telt niet mee.
   *[other] De woorden van { $names } zijn niet op tijd geopend en tellen niet mee.
}
ui-fair-word = Woord van { $player }
ui-fair-sealed = toegezegd; gaat open bij het begin
ui-fair-unopened = niet geopend; telt niet mee
ui-commitment = Vingerafdruk
ui-seal = Geheim

## Een tafel van een oudere versie

ui-outdated-text = Het spel heeft intussen nieuwe regels of verbeteringen gekregen, en deze tafel is nog van daarvoor ({ $version }). Verder spelen kan niet; opnieuw beginnen met dezelfde mensen en huisregels wel.
ui-outdated-again = Begin opnieuw met dezelfde mensen
ui-outdated-next = Naar de nieuwe tafel
ui-outdated-watch = Wie hier zat kan opnieuw beginnen; kom dan via diens link meekijken.
ui-outdated-unstarted = Het spel was nog niet begonnen.
ui-outdated-moves = { $count ->
    [one] Er was één zet gedaan.
   *[other] Er waren { $count } zetten gedaan.
}
ui-outdated-list = Alle zetten
ui-outdated-move = { $player }: { $move }

## Terugkijken

ui-replay-title = Terugkijken
ui-replay-of = Gezien door
ui-replay-all = alle kaarten open
ui-replay-gallery = een toeschouwer
ui-replay-step = Stap { $step } van { $count }
ui-replay-rounds = Ga naar een ronde
ui-replay-link = Link naar deze stap
ui-first = Naar het begin
ui-previous = Eén terug
ui-next = Eén verder
ui-last = Naar het einde
ui-run = Speel af
ui-pause = Pauze
ui-skip = Naar het einde ervan
ui-show-again = Bekijk het nog eens
ui-what-if = Wat als… speel vanaf hier
ui-replay-none = Van dit spel is niets om terug te kijken.

## Rond de tafel

ui-call = Als je aan de beurt bent en ergens anders kijkt
ui-call-sound = Geluid
ui-call-shake = Trillen
ui-call-note = Melding
ui-sure = Voor elke zet
ui-sure-ask = Vraag eerst of ik het zeker weet
ui-sure-question = Weet je het zeker?
ui-back = Terug
ui-talk-title = Praten
ui-talk-unread = { $count ->
    [one] Praten: 1 nieuw bericht
   *[other] Praten: { $count } nieuwe berichten
}
ui-talk-signs = Vlug reageren
ui-talk-sign-1 = Goed zo
ui-talk-sign-2 = Applaus
ui-talk-sign-3 = Lachen
ui-talk-sign-4 = Schrikken
ui-talk-sign-5 = Nadenken
ui-talk-sign-6 = Huilen
ui-log-round = { $number ->
    [0] Vooraf
   *[other] Ronde { $number }
}
ui-level-short-easy = bot, makkelijk
ui-level-short-rule = bot, gewoon
ui-level-short-search = bot, sterk
ui-level-short-random = bot
ui-thinks = denkt { $count } s na
ui-is-away = { $player } is weg. De gastheer kan een bot laten spelen.
ui-seconds-last = Je tijd is bijna om.
ui-rematch-by = { $player } wil nog een keer.
ui-rematch-there = De volgende tafel staat klaar.
ui-paused = { $you ->
    [yes] Je hebt het spel stilgezet. Iedereen wacht.
   *[no] { $player } heeft het spel stilgezet. Iedereen wacht.
}
ui-paused-on = Speel verder
ui-pause-all = Zet het spel stil voor iedereen
ui-undo = Neem mijn zet terug
ui-undo-asked = { $you ->
    [yes] Je wilt je zet terugnemen. De anderen beslissen.
   *[no] { $player } wil de laatste zet terugnemen, met alles wat volgde. Mag dat?
}
ui-undo-yes = Dat mag
ui-undo-no = Liever niet
ui-undo-not = Laat maar
ui-presets = In één keer instellen
ui-preset-usual = Gewoon
ui-expansions = Uitbreidingen
ui-rules-beside = Spelregels in een nieuw venster
ui-arrange = Verander
ui-arrange-keep = Zo spelen we
ui-arrange-not = Laat het zo
ui-arranged = De gastheer heeft iets veranderd. Dit geldt nu:

## Praten

ui-talk = Zeg iets
ui-talk-send = Zeg
ui-talk-closed = Praten mag nu niet volgens de regels.
ui-talk-phrases = Vrij praten mag nu niet volgens de regels. Dit mag je wel zeggen:
ui-phrases = Zeg iets wat mag
ui-talk-said = { $player }: { $text }

## De spelregels

ui-rules-title = Spelregels van { $game }
ui-rules-search = Zoek woord of regelnummer
ui-rules-count = { $count ->
    [one] 1 regel gevonden
   *[other] { $count } regels gevonden
}
ui-rules-none = Geen regel met ‘{ $text }’.
ui-rules-table = De opties van tafel { $code } zijn gemarkeerd.
ui-rules-contents = Hoofdstukken
ui-rules-cards = Wat alles doet
ui-book-law = Alle regels
ui-book-law-text = Alles precies, met uitbreidingen en uitspraken bij twijfel.
ui-book-show = Laat zien
ui-book-again = Nog eens
ui-book-seen = Zo ziet { $player } de tafel
ui-book-print = Print het spiekbriefje
ui-card-plain = Deze kaart doet niets bijzonders.
ui-book-back = Naar de tafel
ui-option-in-force = { $option }: { $value }

# De coach.

ui-coach = Coach
ui-coach-off = Geen coach
ui-coach-on = Een coach voor iedereen
ui-coach-here = Aan deze tafel helpt een coach iedereen die erom vraagt.
ui-coach-first = Een potje met een coach
ui-coach-waits = Kijk rustig wat de anderen doen.
ui-coach-may = Je kunt { $last }.
ui-coach-may-or = Je kunt { $first } of { $last }.
ui-coach-ways = { $verb } ({ $count } keuzes)
ui-coach-tip = Tip?
ui-coach-ask = Wat zou jij doen?
ui-coach-follow = Doe dat
ui-coach-deep = Denk langer na
ui-coach-thinks = Ik probeer het uit …
ui-coach-close = Ik kies zelf
ui-coach-better = Even over je laatste zet. Beter was, denk ik:
ui-coach-back = Neem terug
ui-coach-leave = Laat maar zo
ui-puzzles = Puzzels
ui-puzzles-text = Standen uit echte partijen, met één zet die duidelijk de beste is.
ui-puzzle = Puzzel { $number }
ui-know-ask = Ken je { $game } al?
ui-know-no = Nog niet
ui-know-yes = Ja, ik speel tegen
ui-free = Mag ik me vergissen?
ui-free-on = Ja: niets licht op, alles mag geprobeerd
ui-free-help = De tafel zegt wat niet mag en waarom. Vergissingen worden nergens geteld.

## Wat er mis kan gaan

ui-reactions = Reageren
ui-reflex = Bij elke kaart
ui-reflex-ask = Vraag het mij
ui-reflex-auto = Spring vanzelf in
ui-reflex-never = Laat alles gaan
ui-glimpse = Kijk goed
ui-glimpse-done = Gezien
ui-confirm-yes = Ja, doen
ui-confirm-no = Toch niet

trouble-answered = Je hebt al gereageerd. Even wachten op de anderen.
trouble-bot-plays = Een bot speelt nu voor jou. Neem eerst je plaats terug.
trouble-moving = De tafel verhuist naar een andere server. Een ogenblik.
trouble-no-coach = Deze tafel heeft geen coach.
trouble-no-copy = Dit kon niet gemaakt worden. Probeer het later nog eens.
trouble-no-level = Zo’n bot is er niet.
trouble-no-pad = Er is geen scoreblok met deze code.
trouble-no-phrase = Dat mag je nu niet zeggen.
trouble-no-seat = Die stoel is er niet.
trouble-no-table = Die tafel bestaat niet (meer).
trouble-nobody-yields = Dit spel kun je niet samen opgeven.
trouble-nothing-left = Op deze stap is het spel al afgelopen.
trouble-no-talk = Praten mag nu niet volgens de regels.
trouble-no-tip = De coach heeft nu even geen tip. Vraag het nog eens.
trouble-not-host = Alleen de gastheer kan dat.
trouble-not-opening = De woorden worden nu niet geopend.
trouble-not-outdated = Aan deze tafel kan verder gespeeld worden.
trouble-not-ready = De tafel wacht nog tot iedereen klaar is.
trouble-not-over = Het spel is nog niet afgelopen.
trouble-not-alone = Dezelfde kaarten nog eens krijg je alleen als je met bots speelt.
trouble-not-seated = Je zit niet aan deze tafel.
trouble-not-started = Het spel is nog niet begonnen.
trouble-not-stored = Je zet kon niet bewaard worden. Probeer het nog eens.
trouble-not-understood = De tafel begrijpt dat niet.
trouble-old-version = Deze tafel is van een oudere versie van het spel.
trouble-seat-here = Die speler is er gewoon.
trouble-seat-near = Die speler is maar even uit beeld. Wacht een paar minuten.
trouble-seat-taken = Die stoel is al bezet.
trouble-seats-free = Vul eerst alle stoelen.
trouble-full-pad = Dit scoreblok is vol. Begin een nieuw.
trouble-crowded = Er kijken al zoveel mensen mee dat er niemand meer bij kan. Probeer het later nog eens.
trouble-set-aside = Wat van deze tafel bewaard is, is beschadigd; het blijft zoals het is. Wie de server beheert vindt de reden in het logboek.
trouble-started = Het spel is al begonnen.
trouble-too-fast = Dat ging te snel. Wacht even en probeer het nog eens.
trouble-too-many = Er zijn nu te veel tafels. Probeer het later nog eens.
trouble-wrong-facts = Wat je over jezelf vertelt, klopt niet voor dit spel.
trouble-wrong-word = Dat is niet het woord dat je beloofd hebt.
trouble-not-now = Dat kan nu even niet.
trouble-somebody-else = Daar zit intussen iemand anders.
trouble-too-late = Te laat: intussen is er al voor je gespeeld, of iets teruggenomen. Kijk nog eens.
trouble-paused = Het spel staat stil.
trouble-seats-few = Er zitten al meer mensen. Maak eerst een stoel vrij.
trouble-wrong-options = Zo kan dit spel niet gespeeld worden. Kijk de huisregels na.
trouble-unknown = Dat lukte niet. Probeer het nog eens.

## Namen voor bots

ui-bot-1 = Anke
ui-bot-2 = Bram
ui-bot-3 = Coba
ui-bot-4 = Daan
ui-bot-5 = Els
ui-bot-6 = Freek
ui-bot-7 = Guus
ui-bot-8 = Hanna
ui-bot-9 = Ivo
ui-bot-10 = Joke
ui-bot-11 = Kees
ui-bot-12 = Loes
ui-seat-number = Speler { $number }
ui-help-more = En nog { $count }.

# Wat te zien is, en de pauze tussen rondes

ui-pace = Tempo
ui-pace-slow = Rustig
ui-pace-normal = Gewoon
ui-pace-fast = Vlug
ui-pace-none = Niets laten zien
ui-clock-played = { $you ->
    [yes] De tijd was om: de klok heeft voor je gespeeld.
   *[no] De tijd was om: de klok heeft voor { $player } gespeeld.
}
ui-ready = Klaar, verder
ui-waits-for = Wachten op { $names }
ui-waits-you = De tafel wacht op jou
ui-waits = De tafel gaat zo verder
ui-waits-left = nog { $count } s
ui-round-total = totaal { $count }
ui-interval = Pauze tussen rondes
ui-interval-none = Geen pauze
ui-interval-seconds = Hoogstens { $count } seconden
ui-order-given = zoals gekregen
ui-order-rank = op rang
ui-order-suit = op kleur
ui-order-own = eigen volgorde
ui-order-help = Tik voor een andere volgorde van je kaarten, of sleep ze zelf
ui-die = Dobbelsteen: { $pips }
ui-clockwise = Er wordt met de klok mee gespeeld
ui-counterclockwise = Er wordt tegen de klok in gespeeld
ui-more-on-table = Wat er verder op tafel ligt
ui-before-you = Wat er voor jou ligt
ui-letters = Letters op plaatjes
ui-letters-auto = Zoals de taal
ui-letters-bvh = B V H
ui-letters-jqk = J Q K
ui-print = Print dit spel
ui-print-players = Voor hoeveel spelers
ui-print-paper = Papier
ui-print-paper-a4 = A4
ui-print-paper-a3 = A3
ui-print-paper-letter = Letter
ui-print-cards = Formaat van de kaarten
ui-print-cards-large = Groot: 63 × 88 mm
ui-print-cards-small = Klein: 44 × 63 mm
ui-print-backs = Achterkanten
ui-print-backs-none = Geen
ui-print-backs-long = Dubbelzijdig, over de lange kant
ui-print-backs-short = Dubbelzijdig, over de korte kant
ui-print-ink = Inkt
ui-print-ink-full = In kleur
ui-print-ink-thrifty = Zuinig: alleen lijnen
ui-print-parts = Wat erbij komt
ui-print-parts-sheets = Vellen om uit te knippen
ui-print-parts-rules = Boekje met de regels
ui-print-parts-score = Scoreblad
ui-print-expansions = Uitbreidingen
ui-print-first-sheet = Zo ziet het eerste vel eruit
ui-print-get = Maak de PDF
ui-print-none = Kies minstens één onderdeel.

## Leren

ui-learn = Leer het spel
ui-learn-title = Leer { $game }
ui-learn-text = Korte lessen aan een echte tafel. Je kunt niets stukmaken: elke stap kun je overdoen.
ui-learn-done = gedaan
ui-learn-all = Je hebt alle lessen gedaan. Veel plezier met spelen!
ui-learn-base = Je kent het spel. Veel plezier met spelen! Hieronder staan de uitbreidingen, voor later.
ui-learn-expansions = Uitbreidingen
ui-learn-expansions-text = Elke les staat op zichzelf. Leer er een als je hem gaat spelen.
ui-learn-first = Begin met les 1
ui-lesson-back = Terug
ui-lesson-next = Verder
ui-lesson-done = Klaar
ui-lesson-following = Volgende les
ui-lesson-title = Les { $number }: { $title }
ui-lesson-show = Laat zien
ui-lesson-yours = Jouw beurt
ui-lesson-watch = Kijk…
ui-lesson-far = stap { $at } van { $of }
ui-lesson-missing = Deze les is er nu niet. Kijk of je verbinding hebt en probeer het opnieuw.
ui-lesson-you = Jij

# Met echte kaarten: het scoreblok.

ui-pad-with-cards = Met echte kaarten
ui-pad-title = Scoreblok { $game }
ui-pad-about = Spelen jullie met echte kaarten? Vul per ronde in wat er gebeurde: het scoreblok telt volgens de regels en zegt erbij waarom.
ui-pad-who = Wie spelen er mee?
ui-pad-player = Speler { $number }
ui-pad-make = Begin het scoreblok
ui-pad-go-on = Verder met een eerder scoreblok
ui-pad-round = Ronde { $number }
ui-pad-before = vooraf
ui-pad-opening = Voor de eerste ronde
ui-pad-correct = Ronde { $number } verbeteren
ui-pad-next = Volgende
ui-pad-done = Klaar
ui-pad-key = { $key }: { $count ->
    [1] 1 punt
   *[other] { $count } punten
}
ui-pad-back = Laatste weg
ui-pad-type = Som typen
ui-pad-tap = Kaarten tikken
ui-pad-minus = Min
ui-pad-counted = Ronde { $number } is geteld
ui-pad-nothing = nog invullen
ui-pad-share = Samen invullen
ui-pad-share-text = Wie deze link opent, kijkt mee en kan zelf zijn kaarten invullen.
ui-pad-csv = Bewaar als CSV
ui-pad-first = Iemand anders vulde hier net { $value } in; dat staat er nu. Klopt het niet? Vul het dan opnieuw in.
ui-pad-unwritten = Dit is niet opgeschreven: het vorige staat er weer. { $reason }
ui-pad-waiting = Geen verbinding. Wat je invult blijft bewaard tot het weer lukt.
ui-pad-referee = Scheidsrechter
ui-pad-ask = Vraag het
ui-pad-allowed = Ja
ui-pad-refused = Nee
ui-pad-over = Het spel is uit
ui-pad-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}
ui-pad-lost = Samen verloren
ui-pad-closing = Tot slot: tellen
ui-pad-closing-short = Totaal
ui-pad-current-round = Naar de huidige ronde
ui-pad-another = Nog een spel
ui-pad-evening = Deze avond
ui-pad-game = Spel { $number }
ui-pad-game-word = Spel
ui-pad-wins = Gewonnen
ui-pad-results = Uitslag
ui-pad-picture = Deel als plaatje
ui-pad-look = Ik ben { $name }: laat zien
ui-pad-look-alone = Geef het toestel aan { $name }. Alle anderen kijken even niet.
ui-pad-looked = Gezien: verberg het weer
ui-pad-looks = { $count } keer bekeken
