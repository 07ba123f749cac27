### The rule sheets of Dogfight and Bombing Raid.

dice-sheet-title-dice = The dice
dice-sheet-title-turn = The turn
dice-sheet-title-decision = Decision dice
dice-sheet-title-ending = Ending
dice-sheet-title-pairs = Pairs
number-in-words = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $number }
 }

## The dice

dice-sheet-die = die
dice-sheet-faces = faces
die-in-a-list = { $kind ->
    [hit] hit
    [evade] evade
    [rookie] rookie
    [decision] decision
   *[other] Ace { $kind }
 }
face-in-a-list = { $icon ->
    [0] -
    [1] 1
    [2] 2
    [3] evade
    [4] hit
    [5] reroll
    [6] any
   *[7] blanks
 }
dice-sheet-reroll = Re-roll: again at once; a second one in the same throw is a blank.
dice-sheet-own-file = By your own file: { $dice }.
dice-sheet-assumed = The faces of the Aces are our assumption; the option dice takes your own.

## Dogfight

dice-sheet-start = { $rookies ->
    [1] One Rookie flies
    [2] Two Rookies fly
    [3] Three Rookies fly
    [4] Four Rookies fly
   *[other] { $rookies } Rookies fly
 }, { $aces ->
    [4] four Aces wait
   *[other] { $aces } Aces wait
 }, the Decision die is in hand.
dice-sheet-kept = An unused Decision die is kept or rolled again, as you say in secret; a used one is rolled.
dice-sheet-roll = Roll your squadron and count planes.
dice-sheet-hunt = Most planes hunt the fewest. Tied at the top: a new turn; at the bottom: the hunter picks.
dice-sheet-shot = { $hits ->
    [1] One Hit die
    [2] Two Hit dice
    [3] Three Hit dice
    [4] Four Hit dice
   *[other] { $hits } Hit dice
 } against { $evades ->
    [1] one Evade die
    [2] two Evade dice
    [3] three Evade dice
    [4] four Evade dice
   *[other] { $evades } Evade dice
 } and the evades on the evader's Aces.
dice-sheet-loss = More hits than evades: the evader gives the hunter a Rookie, and flies an Ace of their choice.
dice-sheet-end = Without an Ace to bring in you are out. The last one wins.
dice-sheet-planes = Planes count in the first window, after the position roll, and only if used.
dice-sheet-hits = A hit or an evade is added in the second window, to your own roll.
dice-sheet-any = Any: one die that shows a result is rolled again by its owner; never a Decision die.
dice-sheet-blanks = Blanks: { $at_once } blank dice of your own are rolled again.
dice-sheet-windows = { $timing ->
    [priority] In each window the side in need is asked first; it closes when all have passed in a row.
   *[simultaneousSecret] In each window all choose at once and in secret, until nobody uses a die.
 }

## Bombing Raid

dice-sheet-raid-start = All Rookies and Aces fly from the start.
dice-sheet-raid-first = First roll: dice that show an evade are locked for this turn.
dice-sheet-raid-second = Second roll: any of the others, chosen in secret and rolled at once; count planes.
dice-sheet-raid-retire = Whoever has most planes retires one of their Aces.
dice-sheet-raid-tie = All who tie do so too, but nobody wins on a tie.
dice-sheet-raid-end = The first without Aces wins.

## Both

dice-sheet-limit = After { $rounds } turns it is a draw.
dice-sheet-pairs = Two against two add their planes. A variant of ours, played when seats have teams.
