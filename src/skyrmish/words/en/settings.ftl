### Options of Squadron Leader and Space Pirates: what each is about.

setting-range-measure = how range is measured
setting-range-max = length of the range ruler, mm
setting-range-sections = equal sections of the ruler
setting-range-bonus = rerolls for the closest and the furthest section
setting-arc-half = half of the firing arc, degrees
setting-arc-mode = how much of the target must be in the arc
setting-lane-half = half of the lane between the forward guides, mm
setting-lane-effect = what the forward guides do
setting-sp-geometry = the pieces on the table
setting-bank-geometry = the bank template
setting-place-depth = depth of the placement band, mm
setting-place-band = how much of the token must be in the band
setting-place-distance = least distance between players, mm
setting-offboard-voluntary = flying off on purpose
setting-stall-blocked = a plane that cannot move
setting-dice = sides of the dice
setting-hit-from = lowest face that hits or dodges
setting-crit = what the highest face does
setting-crit-lowers = what else a critical lowers: nothing, another stat, or one that can be repaired
setting-altitude = altitude
setting-altitude-reroll = who rerolls for being higher
setting-altitude-extradie = an attacker who is higher rolls one die more
setting-climb-limit = levels gained a round
setting-splits-paystemplate = a Split S for 4 altitude costs its template too
setting-immelmann = altitude from an Immelmann
setting-ace = reward for a knock-out
setting-divebomb = Dive Bomb
setting-divebomb-from = lowest face with which a Dive Bomb hits
setting-pushenvelope = Push the Envelope
setting-pushenvelope-from = lowest face with which pushing succeeds
setting-pushenvelope-gain = what pushing may gain
setting-bombers = bombers and balloons
setting-cover = bombers and balloons in the line of fire give cover
setting-attack-resolution = when damage counts
setting-reroll-attacker = when the attacker rerolls
setting-reroll-samedie = one die may be rerolled repeatedly
setting-first = who starts
setting-stats-secret = stats are assigned in secret
setting-stats = the numbers each pilot shares out
setting-health-cap = most Health at the start
setting-multi-order = order of several planes a seat
setting-limit-rounds = rounds until a draw, 0 for none
setting-limit-noattackrounds = quiet rounds until a draw

## The readings of those that are chosen by name; other values are numbers

reading-switch = { $on ->
    [yes] on
   *[no] off
}
reading-range-measure = { $value ->
    [nearest] between the nearest points of the tokens
    [whole] to the farthest point of the target
   *[centre] from centre to centre
}
reading-arc-mode = { $value ->
    [any] any part of it
    [whole] all of it
   *[centre] its centre
}
reading-lane-effect = { $value ->
    [only] they are the only arc
    [extraDie] one more attack die between them
    [reroll] the attacker rerolls a die between them
    [halfOutside] half the Attack outside them
   *[none] nothing
}
reading-sp-geometry = { $value ->
    [sl] those of Squadron Leader
   *[native] those of Space Pirates itself
}
reading-bank-geometry = { $value ->
    [ideal] as the rules describe it
   *[stl] as its printed file measures
}
reading-place-band = { $value ->
    [whole] all of it
   *[nearest] its nearest point
}
reading-offboard-voluntary = { $value ->
    [confirm] allowed, after a question
   *[forbidIfAvoidable] forbidden while another move stays on the board
}
reading-stall-blocked = { $value ->
    [destroyed] it stalls and is lost
   *[hold] it stays where it is
}
reading-crit = { $value ->
    [none] nothing more than a hit
    [twoDodges] it takes two dodges
   *[double] it counts double, as a hit or as a dodge
}
reading-crit-lowers = { $value ->
    [nothing] nothing
    [stat] another stat
   *[repaired] another stat, which can be repaired
}
reading-altitude = { $value ->
    [classic] bought with Speed, level by level
   *[stored] unspent Speed, stored
}
reading-altitude-reroll = { $value ->
    [none] nobody
    [attacker] the attacker
   *[both] attacker and defender
}
reading-barrelroll = { $value ->
    [double] for twice the cost
   *[soloTurn] alone in its move, with a turn
}
reading-immelmann = { $value ->
    [addCap] three more, to the top at most
    [raiseTo3] up to level 3
   *[fromZero4] four more, from 0 only
}
reading-ace = { $value ->
    [dice] an ace die for the rest of the match
    [singleAce] the last one to earn it is the only Ace, with rerolls
   *[nextAttack] a reroll in the next attack
}
reading-pushenvelope-gain = { $value ->
    [speed] Speed
   *[either] Speed or altitude
}
reading-attack-resolution = { $value ->
    [sequential] at once, attack by attack
   *[simultaneous] when all have attacked
}
reading-reroll-attacker = { $value ->
    [beforeDefence] before the defender rolls
   *[afterDefence] after the defender has rolled
}
reading-first = { $value ->
    [highRoll] the highest die
    [random] drawn by lot
   *[manual] whom the players name
}
reading-multi-order = { $value ->
    [block] all planes of a seat, then the next seat
   *[alternate] one plane of each seat in turn
}
