### Real dice at a table: what is to be thrown, and what fell.

hands-what-fell = { $count ->
    [one] What does it show?
   *[other] What do the { $count } dice show, one after the other?
 }
hands-fallen = So far: { $faces }
hands-face = { $face ->
    [blank] blank
    [evade] evade
    [hit] hit
    [reroll] re-roll
    [any] any die
    [blanks] blanks
   *[other] { $face }
 }
hands-misread = Misread: one back
hands-throw-here = { $count ->
    [one] Throw it here
   *[other] Throw them here
 }
hands-dice-wait = Dice are to be thrown
