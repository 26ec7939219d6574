### De verslagen van het lab. Wat het spel zelf zegt, staat bij het spel.

## Niveaus

lab-level-random = toeval
lab-level-easy = makkelijk
lab-level-rule = vuistregels
lab-level-search = zoeken
lab-level-hidden = zoeken, met open kaarten en zonder
lab-level-stakes = vuistregel, beslissingen gewogen

## De bladzijde

lab-title = { $game }: { $games } potjes
lab-title-compare = { $game }: varianten naast elkaar
lab-title-sweep = { $game }: een raster van varianten
lab-lead = { $players } spelers; potjes per niveau: { $levels }; versie { $version } van de regels, beginwaarde { $seed }.
lab-lead-level = { $level } { $games }
lab-lead-broken-off = Afgebroken: { $done } van de { $games } potjes zijn gespeeld.
lab-precision-reached = Zo nauwkeurig als gevraagd (± { $wanted }), van wie op elk niveau wint en van wie wie verslaat: { $reached }.
lab-precision-short = Niet alles is zo nauwkeurig als gevraagd (± { $wanted }): { $reached }. Van { $short } valt in deze tijd niets fijners te zeggen.
lab-precision-time = In de gegeven tijd: { $reached }, van wie op elk niveau wint en van wie wie verslaat.
lab-options = Opties
lab-options-cards = { $players } spelers spelen met { $cards } kaarten.
lab-options-auto = Wat van het aantal spelers afhangt, kwam uit op: { $setting }.
lab-options-default = Alle opties zoals het spel ze voorstelt.
lab-option-changed = { $option }: { $value } (gewoonlijk { $usual })
lab-column-level = niveau
lab-column-mean = gemiddeld
lab-column-sd = spreiding (sd)
lab-column-half = de helft is hooguit
lab-column-most = 95 % is hooguit
lab-column-max = langste
lab-column-rule = regel
lab-column-what = wat
lab-column-interval = 95%-interval
lab-column-games = potjes
lab-binned = { $axis } ({ $first } staat voor { $first } t/m { $last }, enzovoort)
lab-tail = { $axis }; het laatste punt staat voor { $first } en meer
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

lab-levels-differ = ‘{ $what }’: { $weak } onder spelers van het niveau ‘{ $low }’, { $strong } op het niveau ‘{ $high }’. Dat is dus een gewoonte van spelers, niet van het spel; vertrouw de sterkste.
lab-levels-team = Teams van het niveau ‘{ $low }’ winnen { $weak }, van het niveau ‘{ $high }’ { $strong }: hoe vaak zwakkere spelers winnen is alleen een ondergrens van hoe vaak er te winnen valt.

lab-short-bounds = Tussen haakjes staan grenzen waarbinnen het ware cijfer 95 van de 100 keer ligt.

lab-answer-length = Op het niveau ‘{ $level }’ duurt een potje gemiddeld { $minutes } minuten ({ $bounds }), en 95 van de 100 zijn binnen { $most } minuten klaar.
lab-answer-team = Op het niveau ‘{ $level }’ wint het team { $share } van de potjes ({ $bounds }); wie beter speelt wint misschien vaker, dus dit is een ondergrens.
lab-answer-begins-more = Op het niveau ‘{ $level }’ wint wie begint { $share } ({ $bounds }), waar { $fair } eerlijk is: beginnen helpt.
lab-answer-begins-less = Op het niveau ‘{ $level }’ wint wie begint { $share } ({ $bounds }), waar { $fair } eerlijk is: beginnen is een nadeel.
lab-answer-begins-even = Op het niveau ‘{ $level }’ wint wie begint { $share } ({ $bounds }), waar { $fair } eerlijk is: of beginnen helpt of schaadt, valt hieruit niet te zeggen.
lab-answer-skill-more = Alleen onder spelers van het niveau ‘{ $below }’ wint het niveau ‘{ $level }’ { $share } ({ $bounds }), waar geluk { $fair } geeft: beter spelen loont.
lab-answer-skill-less = Alleen onder spelers van het niveau ‘{ $below }’ wint het niveau ‘{ $level }’ { $share } ({ $bounds }), waar geluk { $fair } geeft: in dit spel speelt het slechter dan zij.
lab-answer-skill-even = Alleen onder spelers van het niveau ‘{ $below }’ wint het niveau ‘{ $level }’ { $share } ({ $bounds }), waar geluk { $fair } geeft: of beter spelen loont, valt hieruit niet te zeggen.
lab-answer-stakes = De beste zet wint { $points } procentpunt vaker dan de op één na beste ({ $bounds }), in potjes van spelers met vuistregels.

lab-length = Lengte
lab-length-about = Minuten zijn een schatting: { $free } seconden voor een keuze, { $forced } als er maar één ding kan, { $round } om een ronde te delen en te tellen. Wie tegelijk gevraagd wordt, denkt tegelijk na.
lab-length-box = Het spel zelf noemt { $box }; op het niveau ‘{ $level }’ is het gemiddeld { $minutes }.
lab-rounds = Rondes
lab-decisions = Beslissingen
lab-minutes = Minuten
lab-rounds-axis = rondes
lab-minutes-axis = minuten (schatting)
lab-decisions-axis = beslissingen

lab-seats = Plaats aan tafel en wie begint
lab-seats-about = Iedereen speelt even goed, dus elke plaats hoort { $fair } te winnen. Het streepje op een staaf is haar 95%-interval: van elke twintig mist er door toeval alleen al ongeveer één de eerlijke lijn.
lab-seats-beyond = Meer dan toeval, over alle { $bars } staven samen gerekend: { $places }.
lab-seats-none = Over alle { $bars } staven samen gerekend wijkt er geen meer af dan door toeval kan.
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
lab-team-bound = Betere spelers winnen misschien vaker: wat een niveau wint, is alleen een ondergrens van hoe vaak er te winnen valt.
lab-team-chart = Gewonnen potjes

lab-scores = Scores
lab-scores-chart = Eindscores van alle plaatsen
lab-scores-chart-team = Eindscores van het team
lab-scores-axis = score
lab-scores-share = aandeel van de scores
lab-scores-about = { $low ->
    [yes] Weinig punten is goed in dit spel.
   *[no] Veel punten is goed in dit spel.
}
lab-scores-out = Wie af is, heeft in dit spel geen score van zichzelf en telt hier niet mee.
lab-scores-margin = De eerste staat gemiddeld { $margin } voor op de tweede (95 %: { $bounds }; { $level }).

lab-endings = Hoe potjes eindigen
lab-endings-shared = gedeelde winst
lab-endings-nobody = niemand wint
lab-endings-cap = afgebroken door een grens
lab-endings-ties = Gelijkspel en grenzen

lab-events = Hoe vaak elke regel meespeelt
lab-events-about = Een regel is te zien aan de gebeurtenissen waarbij de code van het spel hem noemt; die staan ernaast, alle bij elkaar geteld; onder de tabel heeft elk eigen cijfers. Regels op één rij horen bij dezelfde gebeurtenissen: welke ervan de doorslag gaf, is daaraan niet te zien. Regels zonder gebeurtenis, zoals waarden, grenzen en verboden, worden hier niet geteld; wat alleen kan met een optie die uit staat, is weggelaten. ‘In potjes’: het aandeel van de potjes waarin zo’n gebeurtenis voorkomt; ‘per potje’: hoe vaak gemiddeld in één potje.
lab-events-what = wat er gebeurt
lab-events-more = en nog { $number }
lab-events-single = hierboven samen geteld, elk apart
lab-events-in-games = in potjes
lab-events-a-game = per potje
lab-events-never = nooit gezien in deze potjes
lab-verbs = Wat spelers doen
lab-verbs-about = Wat voor zetten het zijn, als aandeel van alle beslissingen.
lab-cards-about = Hoe vaak een zet elke kaart noemt, gemiddeld in één potje, alle exemplaren samen.
lab-cards-chart = Zetten met elke kaart, per potje
lab-cards-together = Kaarten die alleen in bijkomende tekens verschillen, zijn samengenomen.

lab-choices = Keuzes
lab-choices-about = Hoeveel zetten er bij een beslissing mogelijk zijn. Bij één is de zet gedwongen.
lab-choices-chart = Mogelijke zetten bij een beslissing
lab-choices-axis = mogelijke zetten
lab-choices-share = aandeel van de beslissingen
lab-choices-forced = gedwongen
lab-choices-mean = keuzes per beslissing
lab-choices-free = keuzes waar er meer zijn

lab-story = Koplopers en inhaalraces
lab-story-about = Wie voorop ligt, wordt gelezen { $clock ->
    [rounds] na elke ronde; een potje van maar één ronde telt hier niet mee
   *[laps] na elke omloop: telkens als de beurt zo vaak is doorgegeven als er spelers meedoen
}. Een inhaalrace: wie halverwege als enige laatste was, wint. Weggelopen: wie halverwege voorop ligt, blijft alleen aan kop tot het eind en wint. Die aandelen zijn van de potjes waarin halverwege iemand alleen voorop ligt.
lab-story-none = Er is geen stand zolang het spel duurt, dus is er geen koploper te zien.
lab-story-changes = wisselingen van koploper per potje
lab-story-led = potjes met een koploper halverwege
lab-story-half = wie halverwege voorop ligt, wint
lab-story-comeback = inhaalraces
lab-story-runaway = weggelopen
lab-story-chart = Wisselingen van koploper
lab-story-axis = wisselingen van koploper in een potje

lab-tension = Spanning
lab-tension-about = Hoe onbeslist een spel is, naar wat het spel zelf van ieders kansen vindt, voor iemand die alle kaarten ziet: 100 % als iedereen nog evengoed kan winnen, 0 % als het beslist is.
lab-tension-chart = Hoe onbeslist het is, van begin tot eind
lab-tension-axis = hoever het spel is (%)
lab-tension-y = onbeslist

lab-assets = Waarmee men wint
lab-assets-about = Wat spelers hadden of deden, en hoe vaak wie dat had won, op het niveau ‘{ $level }’; wat men ook heeft, het is { $fair }. Alleen wat { $fewest } { $team ->
    [yes] teams
   *[no] spelers
} of meer hadden en niet iedereen, staat hier, het beste en het slechtste van elke soort. Een * is meer dan toeval, alle regels samen genomen. Dat iets met winnen samengaat, betekent nog niet dat men erdoor wint.
lab-assets-none = Van { $number } dingen gaat er geen meer dan toevallig met winnen of verliezen samen.
lab-assets-held = in de beginhand
lab-assets-used = genoemd in een zet
lab-assets-first = eerste keuze van het spel
lab-assets-met = wat er met of door iemand gebeurde
lab-assets-cases = { $team ->
    [yes] teams
   *[no] spelers
}

lab-stakes = Hoeveel beslissingen uitmaken
lab-stakes-about = Van elk potje worden { $number } beslissingen met meer dan één mogelijke zet gewogen, zoals spelers met de vuistregel ervoor komen te staan: hoeveel vaker de beste zet het potje wint dan de op één na beste, in procentpunten. Een zoeker met { $budget } zegt welke twee dat zijn; in evenveel andere werelden blijkt hoe ver ze uit elkaar liggen. Waar hij zich vergist, is het ware cijfer groter.
lab-stakes-points = wint vaker
lab-stakes-unsure = Nul ligt binnen de grenzen (hier die van 99 %): uit zo veel potjes valt niet te zeggen of het iets uitmaakt welke van de twee beste zetten men kiest.

lab-skill = Kunnen en geluk
lab-skill-about = Elk niveau zit alleen aan een tafel met het niveau eronder, elke deling eenmaal vanaf elke plaats. Door toeval zou het { $fair } winnen; wat daarboven ligt, is kunnen.
lab-skill-about-team = Elk niveau speelt dezelfde delingen met kopieën van zichzelf.
lab-skill-row = { $level } tussen { $below }
lab-skill-row-team = { $level }, waar { $below } { $share } wint
lab-skill-wins = winst
lab-skill-deals = delingen
lab-hidden-about = Wat is verborgen kaarten waard? De zoeker zit tussen spelers met de vuistregel (in een samenwerkspel met kopieën van zichzelf), met { $budget } per zet; daarna ziet dezelfde zoeker, met dezelfde delingen, alle kaarten: de sterkste speler die er is, met open kaarten. De waarde is wat die meer wint dan de beste van de zoeker en een speler met de vuistregel, in procentpunten.
lab-hidden-few = Wat verborgen kaarten waard zijn valt uit { $deals } delingen niet te zeggen: daarvoor zijn er minstens { $fewest } nodig.
lab-hidden-unsure = Nul ligt binnen de grenzen van die waarde (hier die van 99 %): met zo veel delingen kan ze nog toeval zijn.
lab-hidden-plain = speelt met vuistregels
lab-hidden-fair = zoekt eerlijk
lab-hidden-cheating = ziet alle kaarten
lab-hidden-gain = waarde van verborgen informatie
lab-skill-chart = Aandeel van de winst
lab-skill-none = Hiervan is niets gespeeld.

lab-study = Cijfers van dit spel

lab-method = Hoe dit gemeten is
lab-method-deals = Potje nummer n heeft op elk niveau dezelfde deling. Alles wordt in hele getallen geteld, dus dezelfde beginwaarde geeft dezelfde cijfers, op hoeveel processen en machines ook.
lab-method-intervals = Intervallen zijn van 95 %: van aandelen volgens Wilson, van gemiddelden met hun standaardfout, van bots die elkaar treffen per deling. Elk cijfer geldt voor het niveau waar het bij staat; waar niveaus verschillen, kan het een gewoonte van de spelers zijn en niet van het spel.
lab-method-search = Het niveau ‘zoeken’ heeft { $budget } per zet: minder dan aan tafel, maar een getal dat dezelfde cijfers weer oplevert.
lab-method-time = Het spelen duurde hier { $minutes } minuten; wat zoekt of nadenkt, kost verreweg de meeste tijd en speelt daarom minder potjes (`--searched`, `--thinker`).
lab-method-again = Opnieuw: { $command }

## Vergelijken

lab-compare-lead = De eerste variant is waarmee de andere vergeleken worden. Potje nummer n heeft in alle varianten dezelfde deling, dus verschillen worden deling voor deling genomen; { $players } spelers, { $games } potjes op elk niveau, beginwaarde { $seed }.
lab-compare-variants = Varianten
lab-compare-variant = variant
lab-players = spelers
lab-compare-cards = kaarten
lab-compare-base = vergeleken met
lab-compare-differences = Verschillen die geen toeval zijn
lab-compare-none = Bij zo veel potjes is geen verschil tussen de varianten meer dan toeval.
lab-compare-few = Met minder dan { $games } potjes is over verschillen niets te zeggen; speel er meer.
lab-compare-noise = Hier staat alleen een zin voor een verschil dat in minder dan één op de twintig van zulke bladzijden toevallig zou opduiken: { $tests } vergelijkingen, elk gehouden aan { $z } standaardfouten, en niet minder dan { $least } potjes waarin het aan het licht komt. Dat er in een langer potje meer gebeurt, spreekt vanzelf: iets dat gebeurt krijgt alleen een zin als het per potje, per ronde én per beslissing vaker of juist minder vaak voorkomt. De intervallen in de zinnen zijn van 95 %.
lab-compare-same = { $with } verloopt elk potje precies zoals in de eerste variant: de spelers van dit niveau doen niets met wat deze optie toelaat. Mensen misschien wel.
lab-compare-all = Alle cijfers naast elkaar
lab-compare-all-about = De kolommen zijn de varianten ({ $options }). Achter elk verschil staat zijn 95%-interval; verschillen tussen percentages zijn procentpunten (pp). Een * staat bij een verschil dat geen toeval is, zoals hierboven uitgelegd. Wat er gebeurt, is geteld in keren per potje.
lab-compare-difference = verschil
lab-compare-pp = pp
lab-compare-between = { $low } tot { $high }
lab-compare-chart = { $figure }, per variant
lab-compare-times = keer per potje
lab-compare-level = Met spelers van het niveau ‘{ $level }’

lab-differences-short = Naast ‘{ $base }’ { $figures ->
    [1] verschilt één cijfer
   *[other] verschillen { $figures } cijfers
} meer dan toevallig, bij { $tests } vergelijkingen. { $figures ->
    [1] Op zijn niveau:
   *[other] De duidelijkste, elk op zijn niveau:
}
lab-differences-at = { $level }: { $said }
lab-with = Met ‘{ $variant }’
lab-differs-more = { $by } meer; 95 %: { $low } tot { $high }
lab-differs-less = { $by } minder; 95 %: { $low } tot { $high }
lab-differs-points-more = { $by } procentpunt meer; 95 %: { $low } tot { $high }
lab-differs-points-less = { $by } procentpunt minder; 95 %: { $low } tot { $high }
lab-differs-number = { $with } is { $what } { $after } in plaats van { $before } ({ $apart }).
lab-differs-times = { $with } komt ‘{ $what }’ { $after } keer per potje voor in plaats van { $before } ({ $apart }).
lab-differs-times-ratio = { $with } komt ‘{ $what }’ { $ratio } × zo vaak voor: { $after } keer per potje in plaats van { $before } ({ $apart }).
lab-differs-times-new = { $with } komt ‘{ $what }’ { $after } keer per potje voor (95 %: { $low } tot { $high }); anders nooit.
lab-differs-times-gone = { $with } komt ‘{ $what }’ niet meer voor; anders { $before } keer per potje (95 %: { $low } tot { $high }).
lab-differs-share = { $with } komt het in { $after } van de { $of } voor dat { $what }, in plaats van in { $before } ({ $apart }).
lab-differs-share-ratio = { $with } komt het { $ratio } × zo vaak voor dat { $what }: in { $after } van de { $of } in plaats van { $before } ({ $apart }).
lab-differs-share-new = { $with } komt het in { $after } van de { $of } voor dat { $what } (95 %: { $low } tot { $high }); anders nooit.
lab-differs-share-gone = { $with } komt het niet meer voor dat { $what }; anders in { $before } van de { $of } (95 %: { $low } tot { $high }).

lab-fact-games = potjes
lab-fact-started = potjes
lab-fact-half-led = potjes met een koploper halverwege

lab-fact-rounds = het aantal rondes
lab-fact-decisions = het aantal beslissingen
lab-fact-minutes = de duur van een potje in minuten
lab-fact-minutes-most = het aantal minuten waarbinnen { $percent } van de 100 potjes klaar zijn
lab-fact-forced-share = het aandeel gedwongen zetten
lab-fact-choices-mean = het aantal keuzes bij een beslissing
lab-fact-lead-changes = het aantal wisselingen van koploper
lab-fact-margin = de voorsprong van de eerste op de tweede
lab-fact-score = de gemiddelde score
lab-fact-shared = de winst gedeeld wordt
lab-fact-nobody = niemand wint
lab-fact-cap = een grens het spel beëindigt
lab-fact-comeback = er een inhaalrace is
lab-fact-runaway = de koploper wegloopt
lab-fact-half-leader-won = wie halverwege voorop ligt, ook wint
lab-fact-team-won = iedereen samen wint
lab-fact-starter = wie begint, ook wint
lab-fact-place = wie { $at } na de beginner zit wint
lab-fact-tension = de spanning (hoe onbeslist het spel is)
lab-fact-skill = het aandeel gewonnen spellen van de sterkere speler
lab-fact-hidden = de waarde van verborgen informatie
lab-fact-stake = wat de beste zet vaker wint dan de op één na beste
lab-fact-ending = het spel eindigt met ‘{ $name }’
lab-fact-study = ‘{ $name }’

lab-figure-rounds = rondes
lab-figure-decisions = beslissingen
lab-figure-minutes = minuten (schatting)
lab-figure-minutes-most = minuten waarbinnen { $percent } van de 100 potjes klaar zijn
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
lab-figure-place = wie { $at } na de beginner zit wint
lab-figure-tension = onbeslist
lab-figure-skill = gewonnen door de sterkere speler
lab-figure-hidden = waarde van verborgen informatie
lab-figure-stake = beste zet naast de op één na beste
lab-figure-ending = het einde: { $name }

## Rasters

lab-sweep-lead = Elke combinatie van de waarden is een variant: { $cells } varianten, { $players } spelers, { $games } potjes per variant op elk niveau, beginwaarde { $seed }. Potje nummer n heeft in alle varianten dezelfde deling.
lab-wish = Naar eigen wens
lab-wish-about = Naar { $wish }, op het niveau ‘{ $level }’, is ‘{ $best }’ de beste van { $variants } varianten: { $score }. Percentages tellen van 0 tot 1. Wat dicht bij elkaar ligt kan toeval zijn: kijk naar de grenzen hieronder.
lab-wish-score = score
lab-sweep-noise = Een zin of een * staat er alleen waar een variant meer van de eerste verschilt dan op één van de twintig van zulke bladzijden toevallig zou opduiken: { $tests } vergelijkingen, elk gehouden aan { $z } standaardfouten. Hier staat elke variant op haar eigen potjes; `compare` vergelijkt varianten deling voor deling en ziet kleinere verschillen.
lab-sweep-more = { $number ->
    [1] Nog één verschil heeft
   *[other] Nog { $number } verschillen hebben
} een * in de tabellen.
lab-sweep-grid = Het raster
lab-sweep-about = Elke kolom is een variant ({ $options }); tussen haakjes het 95%-interval. De tabel als bestand (--out) telt ook alles wat er in een potje gebeurt.

## Arena

lab-title-arena = { $game }: bots aan één tafel
lab-arena-lead = Elke bot zit alleen tussen kopieën van elke andere: { $players } spelers, { $deals } delingen, elk eenmaal vanaf elke plaats; versie { $version } van de regels, beginwaarde { $seed }.
lab-arena-lead-team = Elke bot speelt met kopieën van zichzelf: teams van { $players }, dezelfde { $deals } delingen voor elk team; versie { $version } van de regels, beginwaarde { $seed }.
lab-arena-broken-off = Afgebroken: van de { $deals } delingen zijn er soms maar { $done } gespeeld.
lab-arena = Wie van wie wint
lab-arena-about = ‘Winst’ is het aandeel van de potjes dat de ene bot wint, een gedeelde winst naar haar deel; ‘punten voor’ is hoe ver zijn score voor ligt op het gemiddelde van de anderen.{ $low ->
    [yes] {" "}Weinig punten is goed in dit spel: wie er minder heeft, ligt voor.
   *[no] {""}
}
lab-arena-better = Alleen tussen kopieën van ‘{ $below }’ wint ‘{ $level }’ { $share } ({ $bounds }), waar geluk { $fair } geeft: het speelt beter.
lab-arena-worse = Alleen tussen kopieën van ‘{ $below }’ wint ‘{ $level }’ { $share } ({ $bounds }), waar geluk { $fair } geeft: het speelt slechter.
lab-arena-even = Alleen tussen kopieën van ‘{ $below }’ wint ‘{ $level }’ { $share } ({ $bounds }), waar geluk { $fair } geeft: wie beter speelt, is hieruit niet te zeggen.
lab-arena-wins = Een team van ‘{ $level }’ wint { $share } van de potjes ({ $bounds }).
lab-arena-cross = winst tussen
lab-arena-bot = bot
lab-arena-team = team
lab-arena-against = tussen
lab-arena-ahead = punten voor
lab-arena-mean = ms per zet
lab-arena-slow = 95 % hooguit (ms)
lab-arena-strengths = Sterkte
lab-arena-strength = sterkte
lab-arena-strength-about = Plackett–Luce: aan één tafel wint elke bot met een kans in verhouding tot zijn sterkte; de sterkste heeft 1.
lab-arena-method = De potjes van één deling horen bij elkaar en tellen als één waarneming; tussen haakjes staan 95%-intervallen.
lab-arena-method-team = Een team wint een deling of verliest haar; tussen haakjes staan 95%-intervallen, van aandelen volgens Wilson.
lab-arena-budget = Een bot die zoekt, heeft { $budget } per zet.
