### What the lab finds, in tables, pictures and sentences.

lab-compiling = compiling { $what ->
    [ponder] what searching bots think with, for all commands
    [play_games] games between bots, for simulate and balance
   *[other] games between bots
 }, once for this version: { $seconds ->
    [not-there] it takes about half a minute on a free core, and longer on a busy machine
   *[other] the last time it took { $seconds } s
 } …

## The arena

arena-title = Games won against, in % (95 % interval)
arena-against = against { $bot }
arena-column-bot = bot
arena-column-rating = rating
arena-counted = { $games } games, { $rounds } rounds each, { $draws } drawn
arena-page-title = Skyrmish arena
arena-heading = Who flies best?
arena-stamp = Skyrmish · arena
arena-subtitle = { $title } · { $games } games, { $rounds } rounds each
arena-ratings = Ratings
arena-ratings-note = By Bradley and Terry, on the scale of Elo: 100 points more win 64 % of games. Bars are 95 % intervals; 0 is the mean.
arena-cross = Who beats whom
arena-cross-note = Games that the row won against the column, with the 95 % interval; a draw counts for neither.
arena-cell = { $low } to { $high } · { $games } games{ $draws ->
    [0] { "" }
   *[other] , { $draws } drawn
 }

## Faults, of the arena and of simulations

faults-title = Faults
faults-column-bot = bot
faults-column-answers = answers
faults-column-raised = raised
faults-column-late = too slow
faults-column-gone = gone
faults-column-refused = refused
faults-column-lost = matches lost
faults-heading = Bots at fault
faults-note = Whoever is at fault { $least } times or more, and in more than { $percent } % of its answers so far, loses the match; so does whoever gave no good answer at all.
fault-first = First fault: { $bot } { $reason }
fault-matches-lost = { $bot } lost { $lost ->
    [one] a match
   *[other] { $lost } matches
 } by its faults: { $least } or more and more than { $percent } % of its answers, or all of them.

## Balance: numbers

balance-percent = { $percent } %
balance-interval = { $share } % ({ $low } to { $high })
balance-range = { $low } to { $high }
balance-never = never
balance-part = { $name } { $percent } %
balance-even = ± { $points }

## Balance: sentences

balance-choose = Choose { $mixture }: no other allocation does better against it.
balance-mix = Mix, so that nobody can answer you: { $mixture }.
balance-fairness = Two different allocations are typically { $points } points away from even; against all others { $best } scores { $best_score }, { $worst } { $worst_score }.
balance-start-even = Starting makes no difference that { $games } games would show: { $score }.
balance-start-good = Starting is an advantage: the side that starts scores { $score }.
balance-start-bad = Starting is a drawback: the side that starts scores { $score }.
balance-length = Half of all games end within { $half } rounds, nine in ten within { $most }; the mean is { $mean }.{ $draws ->
    [not-there] { "" }
   *[other] { " " }{ $draws } end in a draw by the limits for bots (B-44).
 }
balance-no-crash = No plane left the board, or hardly one.
balance-crashes = { $crashes } of all games are decided by a plane that leaves the board or cannot move; { $name } loses { $losses } of its games that way.
balance-interrupted = [bold]Interrupted:[/bold] what follows is about the games played until then.
balance-interrupted-page = Interrupted: { $games } of { $wanted } games were played. This is about those.

## Balance: the terminal

balance-heading = { $title }: { $subtitle }
balance-subtitle = { $games } games of { $bot } against { $bot }, { $planes ->
    [one] one plane a side
   *[other] { $planes } planes a side
 }
balance-matrix = wins in 100 games of the row against the column
balance-against = against { $name }
balance-column-field = against all others
balance-column-secret = in secret
balance-counted = { $games } games in { $seconds } s: { $rate } a second
balance-modules = what each module changes
balance-as-played = as played here
balance-variant = { $name }{ $same ->
    [yes] { " " }(the same games)
   *[no] { "" }
 }
balance-with = with { $module }{ $beside ->
    [not-there] { "" }
   *[other] { " " }(with { $beside })
 }
balance-without = without { $module }{ $beside ->
    [not-there] { "" }
   *[other] { " " }(and { $beside })
 }
balance-column-module = module
balance-column-rounds = mean rounds
balance-column-draws = draws
balance-column-starter = the starter scores
balance-column-even = typically from even
balance-column-mix = in secret, play

## Balance: the report

report-title = Which stats win?
report-page-title = Which stats win? { $title }
report-under = { $title } · { $subtitle }
report-stamp = Skyrmish · balance
report-best = best against all others: { $score }
report-points = { $points } points
report-for-starting = for starting: { $score }
report-rounds = { $rounds } rounds
report-length = mean length; half end within { $half }
report-from-even = how far two different allocations typically are from even
report-draws = draws, by the limits for bots (B-44)
report-map = Every allocation against every other
report-map-under = The best against all others on top
report-lengths = How long games last
report-lengths-note = Games by their number of rounds.
report-stats = Where numbers are worth most
report-stats-note = The mean score, against all others, of the allocations with that number in that stat.
report-number-in = { $number } in
report-secret = If both choose in secret
report-secret-note = Nothing answers this mixture with a score above 50 %, but for luck: it is the mean of many, and luck’s range holds 95 of 100 of them, solved from counts drawn anew by chance.
report-column-allocation = allocation
report-column-weight = play it
report-column-luck = luck’s range
report-column-score = its score against that
report-modules = What each module changes
report-same = The very same games: it acts after a knock-out, and that is where a duel ends.
report-foot = Each pair of allocations played the same number of games, either in either seat, either seat starting. Intervals hold the true rate in 95 of 100 cases (Wilson). A draw counts half. What is true for { $bot } need not be true for people. Made by{ " " }

## Balance: the pictures

map-label = Heat map: { $title }
map-against = against …
map-wins-of = wins of …
map-pair = { $row } against { $column }: { $score }
map-field = Against all others
map-secret = If both choose in secret
map-this-often = play it this often
map-scale = Wins in 100 games of the row against the column; a draw is half a win.
map-legend = Bold: surely not even (95 %). { $stats }.
lengths-column = { $rounds }{ $more ->
    [yes] { " " }or more
   *[no] { "" }
 } rounds: { $percent } % of games
lengths-median = median
lengths-label = Length of games: half end within { $half } rounds
