### Dice that are wanted, and what is said when other dice come.

what-for = { $roll ->
    [who-starts] to see who starts
    [attack] for the attack roll
    [attack-reroll] for the attack reroll
    [defence] for the defence roll
    [defence-reroll] for the defence reroll
    [dive-bomb] for the Dive Bomb roll
    [push-the-envelope] for the Push the Envelope roll
    [balloon] for the balloon roll
    [bomb] for the bomb roll
    [lost-stat] to see what was hit (1 Attack, 2 Defense, 3 Speed)
    [repair] for the repair roll
   *[other] for the { $roll } roll
 }
call-dice = Throw { $count } d{ $sides } { what-for }{ $whose ->
    [not-there] { "" }
   *[other] : { $whose }
 }
throw-dice = { call-dice }. Type { $count ->
    [one] it
   *[other] them
 }:{ " " }
dice-missing = dice: { $count } d{ $sides } wanted { what-for }, and { $left ->
    [0] none is left
    [one] only 1 is left
   *[other] only { $left } are left
 }
dice-wrong = dice: { $given } is no face of a d{ $sides }, as wanted { what-for }

## Dice with icons

icon-die = { $kind ->
    [rookie] a Rookie
    [hit] a hit die
    [evade] an evade die
    [decision] a decision die
   *[ace] Ace { $kind }
 }
icon-roll = { $roll ->
    [position] position roll
    [hit-and-evade] hit and evade roll
    [reroll] reroll
    [first] first roll
   *[second] second roll
 }{ $again ->
    [yes] { " " }(re-roll)
   *[no] { "" }
 }
icon-die-of = { $die } of { $who }
throw-icon-die = { whose } { $kind ->
    [rookie] Rookie
    [hit] Hit die
    [evade] Evade die
    [decision] Decision die
   *[ace] Ace { $kind }
 }, { icon-roll } ({ $icons }):{ " " }
call-icon-die = { icon-die-of }, { icon-roll }
icon-missing = dice: one more wanted for the { icon-roll }: { icon-die-of }
icon-unknown = dice: { $given } is no icon; { $die } shows { $icons } ({ icon-roll })
icon-wrong = dice: { $die } cannot show { $icon }, only { $icons } ({ icon-roll })
