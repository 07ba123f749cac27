### What is wrong with a record, or with its file.

at-line = line { $number }: { $reason }
record-too-long = a record has at most { $most } characters
record-begins = a record begins with '{ $line }'
record-line = { $given } is neither 'name: order' nor 'key: value'
record-seal = the seal is broken
record-among-orders = '{ $key }' stands among the orders
record-early-roll = a roll before any order
record-dice-left = { $left } of the dice in its rolls { $left ->
    [one] is
   *[other] are
 } not thrown
record-not-of-bots = only games that arena --save or simulate --save kept can be played again: others do not say how their bots were asked
replay-another-game = the same bots played another game: line { $number } is { $now } now, and was { $old }
record-no-round = the record has no round { $number }; it ends in round { $last }

## Its head

record-twice = { $key } stands there twice
record-game = game { $game } is unknown
record-seed = the seed is a whole number up to 2^63 − 1, not { $given }
record-dice = dice are 'typed', or the line is left out; not { $given }
record-seat = a seat reads 'seat: NAME | planes A, B | player person'
record-board = the board reads '700 x 700' or 'hex 13 x 13', not { $given }
record-board-size = a board has a width and a height, not { $given }
record-origin = the origin reads 'simulate | game 3 | nodes 200', not { $given }
record-options = the options are a JSON object, not { $given }

## Files

cannot-read-file = cannot read { $path }: { $mistake }
no-text-in-utf-8 = { $path } is not a text in UTF-8
no-unfinished-game = there is no unfinished game in { $folder }
cannot-save = cannot save in { $path }: { $mistake }
played-already = { $path } is being played already{ $process ->
    [not-there] { "" }
   *[other] { " " }by process { $process }
 }
