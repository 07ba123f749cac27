### What the commands print beside the games themselves.

play-address = The table is at { $address } (Ctrl-C stops it)
many-games = games

## Rules

rules-nothing-differs = Nothing differs.
rules-clauses = clauses
rules-what-differs = { $ours }: what differs from { $theirs }
ruleset-board = { $title }; board { $width } by { $height } { $hexes ->
    [yes] hexes
   *[no] mm
 }.
ruleset-costs = Straight costs { $straight }, bank { $bank }, turn { $turn } of your { $speed_name }; at least one a round (SL1-MOVE-02, SL1-MOVE-05).
ruleset-guns = Range { $range } { $hexes ->
    [yes] hexes
   *[no] mm
 } in { $sections } sections; arc { $hexes ->
    [yes] { $arc } (HEX-08, HEX-09)
   *[no] { $arc }°
 }; d{ $dice }, { $hits } and more hit or dodge.
ruleset-module = { $name }: { $about }
ruleset-mission = Mission { $title }: { $about }
ruleset-option = option { $name } = { $value }

## Many games

simulate-column-side = side
simulate-column-bot = bot
simulate-column-wins = wins
simulate-column-share = share
simulate-counted = { $games } games, { $rounds } rounds each, { $decisions } decisions in { $seconds } s: { $rate } a second

## The solver

solve-solving = solving
solve-exact = Exact to within { $bound }. The faces of the Aces are our assumption (B-60).
solve-exact-windows = Exact to within { $bound }, with windows by priority. The faces of the Aces are our assumption (B-60).
solve-share = { $name } { $percent } %
solve-raid-title = Bombing Raid: your chance to win, in percent, with your Aces left (rows) against theirs
solve-raid-start = From the start each seat wins 50 %: both choose at the same time, so no seat is better.
solve-raid-first = Whoever wins the first turn stands at, by the Ace taken out: { $worth }. Take out { $best } first.
solve-fight-title = Dogfight: your chance to win, in percent, with your Aces flying (rows) against theirs
solve-fight-start = From the start the first seat wins { $first } %, the second { $second } %.
solve-fight-first = After the first loss, by the Ace brought in: { $worth }. Bring in { $best } first.
solve-fight-saved = With a saved Decision die at the start, against a used one: { $saved }.
solve-held = { $held ->
    [0] used
    [1] one plane
    [2] two planes
    [3] evade
    [4] hit
    [5] Any
   *[6] Blanks
 }

## The print kit

print-made = { $parts ->
    [one] { $parts } solid part
   *[other] { $parts } solid parts
 } and { $sheets ->
    [one] { $sheets } paper sheet
   *[other] { $sheets } paper sheets
 } in { $seconds } s ({ $size } MB).
print-takes = What the table needs takes about { $grams } g and { $hours } h to print.
print-open = Open { $page }{ $archive ->
    [not-there] { "" }
   *[other] ; the same as { $archive }
 }.
