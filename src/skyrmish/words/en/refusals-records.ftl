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
record-dice = a line of the dice is 'typed', or has a word and 64 hexadecimal digits, or how many dice were brought, not { $given }
record-dice-commitment = the dice have no 'dice: commitment'
record-choice = a sealed choice reads 'dice: choice NAME | order 1 | table 0 | SEAL | NONCE', with 'sealed' in place of the last until the end, not { $given }
record-dice-share = a share reads 'NAME | COMMITMENT | SHARE', 'NAME | COMMITMENT | withheld' or 'NAME | none', not { $given }
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

## A position that a record begins from

record-position = the position says { $field }, which the record itself has lines for
record-position-seats = the planes of the position are not those of the seats

## skyrmish verify

verify-not-over = the match is not over, and what its dice come from is told only then
verify-secret = this secret is not the one that was promised before the first die
verify-share = this share is not the one that { $seat } promised before the first die
verify-seats = the shares are not those of the seats of this match
verify-no-marks = the record ends without the marks of its lines ('dice: rows …')
verify-other-dice = secret and shares are not those that this record was written with
verify-row = this line is not as it was written
verify-rows = { $written } lines were written, and { $found } are here
verify-choice = this is not the choice that { $seat } has sealed
verify-die = a die shows { $shown } where { $should } fell
