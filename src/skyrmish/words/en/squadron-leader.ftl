### Words of Squadron Leader and Space Pirates that several sentences share.

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
stat-attack = Attack
stat-defense = Defense
stat-health = Health
