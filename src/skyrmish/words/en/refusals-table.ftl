### What a live table refuses, before the rules are asked.

bot-flies-for-you = a bot flies for { $seat }; take the seat back first
clock-has-run-out = the clock of { $seat } has run out; the bot flies to the end
message-unread = { $place ->
    [not-there] the message cannot be read: { $problem }
   *[other] the message cannot be read: { $place }: { $problem }
 }
no-person-s-seat = { $seat } is no seat of a person's at this table
no-such-step = step: the record has { $steps } steps, so there is no step { $step }
not-on-board = { $name } is not on the board
not-waited-for = the table does not wait for { $seat }
not-your-seat = { $seat } is not your seat
nothing-to-measure = there is nothing to measure at this table
no-chances-here = nobody works out chances of an order at this table
person-is-here = { $seat } is here, and flies for themselves
person-has-just-left = { $seat } has only just left, and may be back in a moment; wait a little
only-looks-on = whoever looks on has nothing to say at this table
hint-comes-too-late = what the hint was about is decided already
table-has-moved-on = the table has moved on since these orders were given: somebody has answered already, perhaps you in another tab

## Real dice

no-orders = no order was given
no-real-dice-here = the table throws its own dice here
dice-left-over = { $count ->
    [one] one die too many was thrown
   *[other] { $count } dice too many were thrown
 }
real-dice-want-people = with real dice only people play, and without clocks: neither a bot nor a clock can pick up a die

## Shares in the dice

share-not-now = shares in the dice are opened before the first die, when all have been promised
seal-does-not-fit = the seal does not fit these orders
share-not-promised = nobody has promised this share in the dice

## What players settle among themselves

cannot-take-back = there is nothing to take back: a die that has fallen stays, and so does a secret choice
has-given-up = { $side } has given up already
no-side-to-claim = { $side } is no side that one could claim the match against

claim-too-soon = { $side } can be claimed against once their time is out, or once they have been away for { $seconds } seconds while the table waits for them
draw-needs-people = nobody is there to agree on a draw: bots play on
too-late-for-a-name = { $seat } plays already: a name is chosen before the first die falls, and before the first answer
no-offer-open = { $seat } is asked nothing
offer-is-open = what { $seat } asks is to be answered first
signal-too-soon = you have just said something: wait a moment
site-cannot-keep = this browser cannot keep the match now; free some space, or allow this page to keep data, and try again
companion-no-planes = { $game } has no planes that a referee could measure: its rules are on the rules page
companion-no-face = the dice have { $sides } sides, none of them { $face }
