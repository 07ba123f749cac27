### What is wrong with a position file.

no-position-files = game: there are no position files of { $game }
position-no-object = a position is a JSON object, not { $given }

## JSON

the-text = { $what ->
    [options] the list of options
   *[position] the position
 }
text-too-long = { the-text } has { $length } characters, more than { $most }
text-empty = { the-text } is empty
text-too-deep = { the-text } is nested too deeply
text-no-json = { the-text } is not JSON: line { $line }, column { $column }: { $mistake }
no-number-for-a-table = { $given } is not a number that a table can have
number-too-long = a number of { $digits } digits is not one that a table can have
field-twice = the field { $field } stands there twice

## Fields

at-field = { $field ->
    [not-there] the name of a field
   *[other] { $field }
 }: { $reason }
mistake = { $given } will not do
mistake-missing = this field is missing
mistake-extra-forbidden = there is no such field
mistake-int-type = { $given } is not a whole number
mistake-float-type = { $given } is not a number
mistake-finite-number = { $given } is not a number that a table can have
mistake-bool-type = { $given } is neither true nor false
mistake-string-type = { $given } is not a text
mistake-string-unicode = { $given } is not a text
mistake-no-json = this is not JSON
mistake-too-short = there must be at least { $min_length }
mistake-string-too-long = { $given } is longer than { $max_length } characters
mistake-list-type = { $given } is not a list
mistake-dict-type = { $given } is not an object
mistake-literal-error = { $given } is not { $expected }
mistake-greater-than-equal = { $given } is less than { $ge }
mistake-less-than-equal = { $given } is more than { $le }
mistake-too-long = { $actual_length } are more than the { $max_length } there is room for
mistake-value-error = { $error }

## Planes

at-plane = plane { $plane }: { $reason }
at-bomb = bombs[{ $number }]: { $reason }
board-of-hexes = board: a hex grid has columns and rows, not width and height
board-is-open = board: an open board has width and height, not columns and rows
position-no-seat = plane { $plane }: there is no seat { $seat }
position-no-side = { $field }: there is no seat { $seat }; the seats are { $seats }
position-no-face = dice[{ $number }]: { $given } is no face of a d{ $sides }
position-stat-missing = { $stat } is missing
position-stat-not-played = { $stat } is not played
position-shot-down = nobody is shot down in the stage { $stage }
position-balloon-stat = a balloon has no { $stat }
position-not-simultaneous = shot_down and scored are for the attack stage where attacks are simultaneous (attack.resolution)
position-shot-down-with-health = it is shot down with { $health } Health left
position-nothing-lost = { $field }: criticals lower no stat here (crit.lowers)
position-no-bombs = only a bomber has bombs
position-altitude = altitude { $altitude } must be { $most ->
    [0] 0 without the altitude module
   *[other] at most { $most }
 }
position-climbed = climbed { $climbed } must be { $most ->
    [0] 0 without the altitude module
   *[other] at most { $most } a round
 }
position-no-aces = aces { $aces } must be 0 { $played ->
    [yes] here, where a knock-out gives no ace dice: "ace": true says who is an Ace
   *[no] without the ace-pilots module
 }
position-no-single-ace = ace cannot be true { $played ->
    [yes] here, where a knock-out gives ace dice: aces says how many
   *[no] without the ace-pilots module
 }
position-ace-does-not-fly = { $balloon ->
    [yes] a balloon
   *[no] a plane that is down
 } cannot be the Ace
position-ace-defended = ace_defended cannot be true but where a single Ace rerolls one defence die a round
position-two-aces = { $other } is the Ace already, and there is only one
position-too-many-aces-used = aces_used { $used } is more than its { $aces } aces
position-not-on-hexes = q, r and facing belong to a hex board
position-on-hexes = on hexes a plane has q, r and facing
x-and-y = { $hexes ->
    [yes] q and r
   *[no] x and y
 }
position-go-together = { x-and-y } go together
position-place-missing = { x-and-y } are missing
position-off-board = plane { $plane }: { $hexes ->
    [yes] it is in no hex of the grid
   *[no] part of it is off the board
 }
position-overlap = planes { $plane } and { $other } { $hexes ->
    [yes] are in one hex
   *[no] overlap
 }

## Pilots with dice

at-pilot = pilot { $seat }: { $reason }
position-no-pilot = pilots: there is no seat { $seat }; the seats are { $seats }
position-pilot-twice = pilots: a seat is named twice
position-ace-flies-and-waits = an Ace cannot both fly and wait
position-nobody-waits = no Ace waits in Bombing Raid: all fly that are not retired
position-all-rookies-fly = rookies { $given } must be { $rookies } in Bombing Raid, where all dice fly from the start
position-fly-or-retired = each of the Aces { $aces } flies or is retired, and none is both
position-no-trophies = nobody wins a trophy in Bombing Raid
position-nobody-retires = no Ace is retired in Dogfight
position-dice-count = dice: { $given } are not the { $count } of this squadron
position-planes = planes: { $given } are not the { $shown } that its dice show
position-die = dice: { $given } is not what die { $number }, { $kind ->
    [rookie] a Rookie
   *[other] Ace { $kind }
 }, can show
position-no-decision-dice = there are no Decision dice in Bombing Raid
position-nobody-is-out = nobody is out before a Bombing Raid ends
position-squadron-size = a squadron has { $rookies } dice
position-too-many-wait = more Aces wait than Rookies fly
position-decision = decision { $given } is not one of { $known }
position-no-ace = { $name } { $given } is not one of { $known }
position-ace-twice = { $name } names Ace { $ace } twice
