### Why an order is not taken. $you is yes where $who or $plane is spoken to.

match-is-over = the match is over
dice-come-first = nobody is asked for an order before the dice have fallen
whose-turn = the table waits for { $seats } { $waits }
not-its-turn = { whose-turn }, not for { $who }
no-answer-now = '{ $order }' is no answer now: the table waits for { $who } { $waits }
window-is-closed = '{ $order }' is no answer now: the window is closed: the table waits for { $who } { $waits }

## How an order reads

order-too-long = an order is a text of at most { $most } characters
order-one-line = an order is one line of printable characters
order-empty = an empty order
order-unknown = { $given } is no order; the orders are { $forms }
order-unknown-planes = { $given } is no order; try straight, bank left, turn right, climb, end, attack NAME …
order-must-read = the order must read: { $form }
order-whole-numbers = the order must read: { $verb } with whole numbers
order-whole-dice = the order must read: attack NAME ace DICE, a whole number of dice
not-a-number = { $verb }: { $given } is not a number
number-too-far = { $verb }: { $given } is not a number between −{ $most } and { $most }
place-on-hexes = place: a hex is Q R FACING in whole numbers, the facing from 0 to { $most }

## Whom an order is for

no-such-seat = there is no seat { $seat }; the seats are { $seats }
no-such-plane = there is no plane { $plane }; the planes are { $planes }
no-such-pilot = there is no pilot { $pilot }; the pilots are { $pilots }
several-decide = several decide at once; say who: { $heads }
say-which-plane = say which plane: { $heads }
does-not-speak-for = { $seat } does not speak for { $who }
not-your-plane = { $plane } { FORM($you, "is", "are") } not { $seat }'s plane
has-chosen = { $who } { FORM($you, "has", "have") } chosen already, and there are no take-backs
is-out-of-the-game = { $who } { FORM($you, "is", "are") } out of the game

## Planes

not-flying = { $plane } { FORM($you, "is", "are") } not flying any more
no-enemy = { $plane } { FORM($you, "has", "have") } no enemy to shoot at
no-dive-bomb = there is no Dive Bomb in this ruleset
dive-bomb-when = a Dive Bomb follows an attack in the closest section on a plane that is lower and still flies
no-such-manner = there is no { $manner } in this ruleset
manner-is-flown-with = a { $manner } is flown with { $templates }

## Dice

decision-die-not-rerolled = a Decision die is never rerolled by another
dice-named-twice = { $verb }: a die is named twice
no-such-die = { $verb }: there is no die { $die }
