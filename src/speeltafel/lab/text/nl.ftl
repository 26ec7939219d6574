### De verslagen van het lab. Wat het spel zelf zegt, staat bij het spel.

## Niveaus

lab-level-random = toeval
lab-level-easy = makkelijk
lab-level-rule = vuistregels
lab-level-search = zoeken

## De bladzijde

lab-title = { $game }: { $games } potjes
lab-title-compare = { $game }: varianten naast elkaar
lab-title-sweep = { $game }: een raster van varianten
lab-lead = { $players } spelers, { $games } potjes op elk niveau ({ $levels }), versie { $version } van de regels, beginwaarde { $seed }.
lab-lead-broken-off = Afgebroken: { $done } van de { $games } potjes zijn gespeeld.
lab-options = Opties
lab-options-default = Alle opties zoals het spel ze voorstelt.
lab-option-changed = { $option }: { $value } (gewoonlijk { $usual })
lab-column-level = niveau
lab-column-mean = gemiddeld
lab-column-sd = spreiding (sd)
lab-column-half = de helft is hooguit
lab-column-most = 95 % is hooguit
lab-column-max = langste
lab-column-rule = regel
lab-column-what = wat
lab-column-interval = 95%-interval
lab-column-games = potjes
lab-games-axis = aandeel van de potjes
lab-yes = aan
lab-no = uit

lab-short = In het kort
lab-short-games = potjes
lab-short-rounds = rondes
lab-short-decisions = beslissingen
lab-short-minutes = minuten aan een tafel met mensen
lab-short-forced = gedwongen zetten
lab-short-choices = keuzes per beslissing
lab-short-lead-changes = wisselingen van koploper
lab-short-shared = gedeelde winst
lab-short-team = samen gewonnen

lab-length = Lengte
lab-length-about = Minuten zijn een schatting: { $free } seconden voor een keuze, { $forced } als er maar één ding kan, { $round } om een ronde te delen en te tellen. Wie tegelijk gevraagd wordt, denkt tegelijk na.
lab-rounds = Rondes
lab-decisions = Beslissingen
lab-minutes = Minuten
lab-rounds-axis = rondes
lab-minutes-axis = minuten (schatting)
lab-decisions-axis = beslissingen

lab-seats = Plaats aan tafel en wie begint
lab-seats-about = Iedereen speelt even goed, dus elke plaats hoort { $fair } te winnen. Een staaf waarvan het streepje de eerlijke lijn niet raakt, laat een voordeel of nadeel van die plaats zien.
lab-seats-chart = Winst per plaats
lab-seat = plaats { $number }
lab-starter-chart = Winst, geteld vanaf wie het spel begint
lab-starter = begint
lab-place = { $number } later
lab-row-chart = Punten van een ronde, geteld vanaf wie haar begint
lab-row-axis = punten per ronde
lab-row-about = Alleen rondes waaraan iedereen meedoet.{ $low ->
    [yes] {" "}Weinig punten is goed in dit spel.
   *[no] {""}
}
lab-wins-axis = aandeel van de winst
lab-fair = eerlijk deel
lab-team = Samen winnen
lab-team-about = Iedereen wint of niemand.
lab-team-chart = Gewonnen potjes

lab-scores = Scores
lab-scores-chart = Eindscores van alle plaatsen
lab-scores-axis = score
lab-scores-share = aandeel van de scores
lab-scores-about = { $low ->
    [yes] Weinig punten is goed in dit spel.
   *[no] Veel punten is goed in dit spel.
}
lab-scores-margin = De eerste staat gemiddeld { $margin } punten voor op de tweede ({ $level }).

lab-endings = Hoe potjes eindigen
lab-endings-shared = gedeelde winst
lab-endings-nobody = niemand wint
lab-endings-cap = afgebroken door een grens
lab-endings-ties = Gelijkspel en grenzen

lab-events = Hoe vaak elke regel meespeelt
lab-events-about = Wat er in een potje gebeurt, met de regels die de code daarbij noemt. ‘In potjes’: het aandeel van de potjes waarin het voorkomt; ‘per potje’: hoe vaak gemiddeld in één potje.
lab-events-example = bijvoorbeeld
lab-events-in-games = in potjes
lab-events-a-game = per potje
lab-events-never = nooit gezien
lab-verbs = Wat spelers doen
lab-verbs-about = De zetten zoals ze geschreven worden, als aandeel van alle beslissingen.
lab-cards-about = Hoe vaak een zet elke kaart noemt, gemiddeld in één potje, alle exemplaren samen.
lab-cards-chart = Zetten met elke kaart, per potje
lab-card = kaart

lab-choices = Keuzes
lab-choices-about = Hoeveel zetten er bij een beslissing mogelijk zijn. Bij één is de zet gedwongen.
lab-choices-chart = Mogelijke zetten bij een beslissing
lab-choices-axis = mogelijke zetten
lab-choices-share = aandeel van de beslissingen
lab-choices-forced = gedwongen
lab-choices-mean = keuzes per beslissing
lab-choices-free = keuzes waar er meer zijn

lab-story = Koplopers en inhaalraces
lab-story-about = Wie voorop ligt, wordt na elke ronde gelezen (in een spel van één ronde na elke omloop). Een inhaalrace: wie halverwege laatste was, wint. Weggelopen: wie halverwege voorop ligt, blijft alleen aan kop tot het eind en wint.
lab-story-none = Er is geen stand zolang het spel duurt, dus is er geen koploper te zien.
lab-story-changes = wisselingen van koploper per potje
lab-story-half = wie halverwege voorop ligt, wint
lab-story-comeback = inhaalraces
lab-story-runaway = weggelopen
lab-story-chart = Wisselingen van koploper
lab-story-axis = wisselingen van koploper in een potje

lab-skill = Kunnen en geluk
lab-skill-about = Elk niveau zit alleen aan een tafel met het niveau eronder, elke deling eenmaal vanaf elke plaats. Door toeval zou het { $fair } winnen; wat daarboven ligt, is kunnen.
lab-skill-about-team = Elk niveau speelt dezelfde delingen met kopieën van zichzelf.
lab-skill-row = { $level } tussen { $below }
lab-skill-row-team = { $level }, waar { $below } { $share } wint
lab-skill-wins = winst
lab-skill-deals = delingen
lab-hidden-about = Wat is het verborgene waard? Een denker die elke zet in een paar bedachte delingen probeert, zit tussen spelers met vuistregels (in een coöperatief spel met kopieën van zichzelf); daarna ziet dezelfde denker alle kaarten, op dezelfde delingen. Hij trekt geen conclusies uit wat de anderen deden, en waar dat hem misleidt, is een speler met vuistregels de betere eerlijke: de waarde is wat de valsspeler meer wint dan de beste van die twee.
lab-hidden-plain = speelt met vuistregels
lab-hidden-fair = denkt eerlijk
lab-hidden-cheating = ziet alle kaarten
lab-hidden-gain = waarde van verborgen informatie
lab-skill-chart = Aandeel van de winst
lab-skill-none = Afgebroken voordat dit gespeeld was.

lab-study = Cijfers van dit spel

lab-method = Hoe dit gemeten is
lab-method-deals = Potje nummer n heeft op elk niveau dezelfde deling. Alles wordt in hele getallen geteld, dus dezelfde beginwaarde geeft dezelfde cijfers, op hoeveel processen en machines ook.
lab-method-intervals = Intervallen zijn van 95 %: van aandelen volgens Wilson, van gemiddelden met hun standaardfout, van bots die elkaar treffen per deling. Wie willekeurig speelt, misleidt; de niveaus naast elkaar laten zien waar.
lab-method-again = Opnieuw: { $command }

## Vergelijken

lab-compare-lead = De eerste variant is waarmee de andere vergeleken worden. Potje nummer n heeft in alle varianten dezelfde deling, dus verschillen worden deling voor deling genomen; { $players } spelers, { $games } potjes op elk niveau, beginwaarde { $seed }.
lab-compare-variants = Varianten
lab-compare-variant = variant
lab-compare-base = vergeleken met
lab-compare-differences = Verschillen die geen toeval zijn
lab-compare-none = Bij zo veel potjes is geen verschil tussen de varianten meer dan toeval.
lab-compare-noise = Hier staat alleen een zin voor een verschil dat in minder dan één op de twintig van zulke bladzijden toevallig zou opduiken: { $tests } vergelijkingen, elk gehouden aan { $z } standaardfouten.
lab-compare-all = Alle cijfers naast elkaar
lab-compare-difference = verschil
lab-compare-chart = { $figure } per variant
lab-compare-level = Met spelers van het niveau ‘{ $level }’

lab-with = Met ‘{ $variant }’
lab-points = { $number } procentpunt
lab-differs-more = { $with } { $what } { $after } in plaats van { $before } ({ $by } meer; 95 %: { $low } tot { $high }).
lab-differs-less = { $with } { $what } { $after } in plaats van { $before } ({ $by } minder; 95 %: { $low } tot { $high }).
lab-differs-often = { $with } { $what } { $ratio } × zo vaak ({ $after } keer per potje in plaats van { $before }).
lab-differs-games = { $with } { $what } { $ratio } × zo vaak (in { $after } van de potjes in plaats van { $before }).
lab-differs-new = { $with } { $what } { $after } keer per potje in plaats van nooit.
lab-differs-new-games = { $with } { $what } in { $after } van de potjes in plaats van nooit.
lab-differs-gone = { $with } { $what } niet meer (dat was { $before } keer per potje).
lab-differs-gone-games = { $with } { $what } niet meer (dat was in { $before } van de potjes).

lab-fact-rounds = is het aantal rondes
lab-fact-decisions = is het aantal beslissingen
lab-fact-seconds = is de duur van een potje in minuten
lab-fact-forced-share = is het aandeel gedwongen zetten
lab-fact-choices-mean = is het aantal keuzes bij een beslissing
lab-fact-lead-changes = is het aantal wisselingen van koploper
lab-fact-margin = is de voorsprong van de eerste op de tweede
lab-fact-score = is de gemiddelde score
lab-fact-shared = wordt de winst gedeeld
lab-fact-nobody = wint niemand
lab-fact-cap = eindigt het spel door een grens
lab-fact-comeback = is er een inhaalrace
lab-fact-runaway = loopt de koploper weg
lab-fact-half-leader-won = wint wie halverwege voorop ligt
lab-fact-team-won = wint iedereen samen
lab-fact-starter = wint wie begint
lab-fact-ending = eindigen potjes door { $rule }
lab-fact-event = gebeurt ‘{ $event }’
lab-fact-study = telt ‘{ $name }’

lab-figure-rounds = rondes
lab-figure-decisions = beslissingen
lab-figure-seconds = minuten (schatting)
lab-figure-forced-share = gedwongen zetten
lab-figure-choices-mean = keuzes per beslissing
lab-figure-lead-changes = wisselingen van koploper
lab-figure-margin = eerste voor op tweede
lab-figure-score = gemiddelde score
lab-figure-shared = gedeelde winst
lab-figure-nobody = niemand wint
lab-figure-cap = grens bereikt
lab-figure-comeback = inhaalraces
lab-figure-runaway = weggelopen
lab-figure-half-leader-won = koploper halverwege wint
lab-figure-team-won = samen gewonnen
lab-figure-starter = wie begint, wint
lab-figure-ending = einde door { $rule }
lab-figure-event = { $event }
lab-figure-study = { $name }

## Rasters

lab-sweep-lead = Elke combinatie van de waarden is een variant: { $cells } varianten, { $players } spelers, { $games } potjes per variant op elk niveau, beginwaarde { $seed }. Potje nummer n heeft in alle varianten dezelfde deling.
lab-sweep-grid = Het raster
