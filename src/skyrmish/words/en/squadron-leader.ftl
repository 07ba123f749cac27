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

## Manoeuvres, in a sentence and on a button

template-called = { $template ->
    [straight] straight
    [bank] bank
    [turn] turn
   *[other] { $template }
 }{ $hand ->
    [left] { " " }left
    [right] { " " }right
   *[not-there] { "" }
 }
manoeuvre-called = { $manner ->
    [not-there] { "" }
   *[other] { $manner }{ " " }
 }{ template-called }
manoeuvre-label = { $manner ->
    [not-there] { "" }
   *[other] { $manner },{ " " }
 }{ template-called }

## Missions of ours

mission-bombers-escape = Bombers' Escape
mission-bombers-escape-about = Bring a bomber with three bombs over the board, or bring it down.
mission-errant-balloons = Errant Balloons
mission-errant-balloons-about = Shoot down three balloons, or the planes that try to.
mission-balloon-line = The Balloon Line
mission-balloon-line-about = Four planes against a line of four balloons, whose three guards come back.
mission-convoy = The Convoy
mission-convoy-about = Bring one of two bombers over a wide board with the help of two escorts, or bring both down.
mission-crossing = The Crossing
mission-crossing-about = Each side brings its bomber over the board, past the other's: over it first, or the only one left.
mission-fortress = Flying Fortresses
mission-fortress-about = Four planes hunt three heavy bombers, whose turrets and bombs hunt them.
mission-side-attackers = attackers
mission-side-defenders = defenders
mission-side-bomber = bomber
mission-side-hunters = hunters
mission-side-raiders = raiders
mission-side-guards = guards
mission-side-convoy = convoy
mission-side-southerners = southerners
mission-side-northerners = northerners
mission-side-fortresses = fortresses
order-climb = climb
order-dive = dive { $numbers }
order-store = store { $numbers }
order-drop = drop a bomb
order-push = push the envelope
order-reroll = { $numbers ->
    [not-there] reroll none
   *[other] reroll { $numbers }
 }
order-keep = keep
order-attack = shoot at { $target }{ $numbers ->
    [not-there] { "" }
    [1] , with an ace die
   *[other] , with { $numbers } ace dice
 }
order-hold = hold fire
order-ace = { $numbers ->
    [0] no ace dice
    [1] one ace die
   *[other] { $numbers } ace dice
 }
order-end = end the move
order-immelmann = fly the Immelmann
order-dive-bomb = dive on it
order-decline = fly on
