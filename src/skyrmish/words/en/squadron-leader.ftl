### Words of Squadron Leader and Space Pirates that several sentences share.

ruleset-title = { $titles }{ $modules ->
    [not-there] , no modules
   *[other] , with { $modules }
 }{ $hexes ->
    [yes] , on hexes
   *[no] { "" }
 }{ $mission ->
    [not-there] { "" }
   *[other] ; { $mission }
 }
ruleset-mission = mission { $title }

a-template = { $template ->
    [straight] a straight
    [bank] a bank
    [turn] a turn
   *[other] a { $template }
 }
a-manner = a { $manner }
faces = { $span ->
    [0] { $high }
    [1] { $low } or { $high }
   *[other] { $low } to { $high }
 }
so-many-hexes = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
 }
so-many-mm = { $length } mm
so-many-pieces = { $kind ->
    [bomber] { $count ->
        [one] 1 bomber
       *[other] { $count } bombers
    }
    [balloon] { $count ->
        [one] 1 balloon
       *[other] { $count } balloons
    }
   *[plane] { $count ->
        [one] 1 plane
       *[other] { $count } planes
    }
 }
edge-south = south
edge-north = north
edge-west = west
edge-east = east

## Where one plane sees another

seen-range = { $away }{ $missing ->
    [not-there] { $section ->
        [0] { "" }
       *[other] , section { $section }
    }
   *[other] , out of range by { $missing }
 }
seen-arc = { $how ->
    [inside] in your arc
    [outside] outside your arc
    [partly] not wholly in your arc
   *[degrees] { $degrees }° outside your arc
 }

## What keeps the guns off a target

against-range = { $hexes ->
    [yes] { so-many-hexes }
   *[no] { $amount } mm
 } out of range
against-guides = outside the forward guides
against-arc = { $hexes ->
    [yes] outside the arc
   *[no] { $amount }° outside the arc
 }
against-balloon = a balloon does not shoot
against-friend = not an enemy
against-shot-down = shot down already
against-by-clause = { $reason } ({ $clause })

## What dice are for

purpose-attack = { $count } Attack
purpose-defense = { $count } Defense
purpose-altitude = { $count } for being higher
purpose-guides = { $count } for the guides
purpose-ace = { $count } ace
purpose-none = no dice
reroll-range = range
reroll-altitude = altitude
reroll-guides = guides
reroll-ace = ace
rerolls-for = { $count } for { $reasons }
