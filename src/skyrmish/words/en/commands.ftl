### What the commands print beside the games themselves.

play-address = The table is at { $address } (Ctrl-C stops it)
play-invites = Friends in the same network come in at { $address }; anybody there can
play-already = The table of these games is open already, at { $address }
host-needs-url = Nobody else can come in yet: with --address { $address }, --url says the address that people type, such as --url { $example }. For the internet, listen on loopback behind a proxy that does TLS; docs/hosting.md tells how.
many-games = games
many-games-there = games on { $machines ->
    [one] one machine, { $cores } cores
   *[other] { $machines } machines, { $cores } cores
}
many-games-pace = { $pace } a second
compiling-rules = compiling
compiling-so-far = compiled: { $percent } %, after { $seconds } s
fact = { $row }{ $column ->
    [not-there] { "" }
   *[other] , { $column }
 }: { $cell }

site-written = { $folder }: { $count } files, { $megabytes } MB. Put them on any host of files, or look at them with: python -m http.server -d { $folder }

## Rules

rules-nothing-differs = Nothing differs.
rules-column-clauses = clauses
rules-what-differs = { $ours }: what differs from { $theirs }
match-rules-board = { $title }; board { $width } by { $height } { $hexes ->
    [yes] hexes
   *[no] mm
 }.
match-rules-costs = Straight costs { $straight }, bank { $bank }, turn { $turn } of your { $speed_name }; at least one a round (SL1-MOVE-02, SL1-MOVE-05).
match-rules-guns = Range { $range } { $hexes ->
    [yes] hexes
   *[no] mm
 } in { $sections } sections; arc { $hexes ->
    [yes] { $arc } (HEX-08, HEX-09)
   *[no] { $arc }°
 }; d{ $dice }, { $hits } and more hit or dodge.
match-rules-module = { $name }: { $about }
match-rules-mission = Mission { $title }: { $about }
match-rules-option = option { $name } = { $value }

## Many games

simulate-column-side = side
simulate-column-bot = bot
simulate-column-wins = wins
simulate-column-share = share
simulate-draw = draw
simulate-share = { $percent } %
simulate-counted = { $count ->
    [one] { $games } game
   *[other] { $games } games
 }, { $rounds } rounds each, { $decisions } decisions in { $seconds } s: { $rate } a second

replay-same-game = The same bots played the same game again: all { $lines } lines are equal.

## The solver

solve-solving = solving
solve-exact = Exact to within { $bound }. The faces of the Aces are our assumption (B-60).
solve-exact-windows = Exact to within { $bound }, with windows by priority. The faces of the Aces are our assumption (B-60).
solve-share = { $name } { $percent } %
solve-against = against { $aces }
solve-raid-title = Bombing Raid: your chance to win, in percent, with your Aces left (rows) against theirs
solve-raid-start = From the start each seat wins 50 %: both choose at the same time, so no seat is better.
solve-raid-first = Whoever wins the first turn stands at, by the Ace that retired: { $worth }. Retire { $best } first.
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

## Puzzles

make-puzzles-making = puzzles
make-puzzles-rating = rated by bots
make-puzzles-warming = Bots that search are asked too. The first time, the rules that they think with are compiled, which takes some minutes.
make-puzzles-kind = --kind { $kind } is unknown; the kinds are { $kinds }
make-puzzles-line = { $id }: { $best }; worth { $worth } %, { $margin } % more than any other{ $rating ->
    [not-there] { "" }
   *[other] ; rating { $rating }
 }
make-puzzles-made = { $count } puzzles ({ $kind }, seed { $seed }) from { $drawn } positions in { $seconds } s
