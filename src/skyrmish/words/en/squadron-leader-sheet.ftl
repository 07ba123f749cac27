### The rule sheet of Squadron Leader and Space Pirates. Every number of the rules and every setting is a fact, by its
### name with _ for the dot; $speed_name is what the edition calls Speed.

sheet-title-needs = What you need
sheet-title-setting-up = Setting up
sheet-title-round = The round
sheet-title-manoeuvres = Manoeuvres
sheet-title-altitude = Altitude
sheet-title-attacking = Attacking
sheet-title-bonuses = Bonuses
sheet-title-knock-outs = Knock-outs
sheet-title-ending = Ending
sheet-title-bombers = Bombers and balloons
sheet-title-mission = Mission: { $title }
sheet-title-more = More rules
sheet-title-unlike = Unlike the printed edition

## What you need

sheet-board = A board of { $board_width } × { $board_height } mm, or any other.
sheet-hex-board = A grid of { $board_width } × { $board_height } hexes, or any other; the size is our assumption.
sheet-craft = { $ship ->
    [yes] ship
   *[no] plane
 }
sheet-plane = A { sheet-craft }{ $altitude_max ->
    [0] { "" }
   *[other] { " " }and { $altitude_max } altitude tokens
 } for each pilot.
sheet-templates = A straight, a bank and a turn template; a ruler of { $range_max } mm{ $range_sections ->
    [1] { "" }
   *[other] { " " }in { $range_sections } sections
 }.
sheet-no-templates = No templates and no ruler: hexes take their place.
sheet-dice = Dice with { $die_sides } sides: { $attack } to attack, { $defence } to defend.
sheet-native-pieces = The pieces are Space Pirates' own: hexagonal tokens, shorter templates.
sheet-printed-banks = Banks end where the printed template ends, not where the ideal one does.

## Setting up

sheet-stats = Share out { $numbers } over { $names }, { $stats_secret ->
    [yes] in secret; all are shown together
   *[no] openly
 }.
sheet-stat = { $name }: { $about }
sheet-health-cap = Nobody starts with more than { $health_cap } Health.
sheet-first = { $first ->
    [highRoll] The highest die starts{ $ship ->
        [yes] { " " }and takes the first-player token
       *[no] { "" }
     }; ties roll again.
    [random] Chance picks who starts.
   *[manual] You agree who starts: whoever last saw a real plane, if you like.
 }
sheet-placing = Place one { sheet-craft } at a time, in turn: { $mission ->
    [yes] the token touching its edge
   *[no] { $place_band ->
        [whole] the whole token
       *[nearest] some of the token
     } within { $place_depth } mm of an edge
 }, facing anywhere.
sheet-apart = Keep { $place_distance } mm from other sides' { sheet-craft }s; where there is no such spot, the roomiest.
sheet-hex-placing = Place one { sheet-craft } at a time, in turn: in the outermost hexes of your own edge, facing any side of the hex.
sheet-hex-edges = South, north, west and east belong to the first four sides; more than four share all edges.
sheet-hex-apart = Stay { $away } or more from other sides' { sheet-craft }s; where there is no such hex, the roomiest.

## The round

sheet-round = Everybody moves, then everybody attacks.
sheet-turns = { $multi_order ->
    [block] A side acts with all its { sheet-craft }s, in any order, before the next to the left does.
   *[alternate] Sides take turns to the left, one { sheet-craft } at a time.
 }
sheet-next = The next side to the left that still flies starts the next round.

## Manoeuvres

sheet-costs = costs in { $speed_name }
sheet-costs-altitude = altitude
template-straight = straight
template-bank = bank
template-turn = turn
sheet-only-one = ; the only manoeuvre of its round
sheet-template = Template to the nose, token to its far end; it turns with { $turns }.
sheet-turn = { a-template } by { $degrees }°
sheet-sequence = Fly any sequence that your { $speed_name } pays for, { $hexes ->
    [yes] move by move
   *[no] template by template
 }; the rest { $altitude ->
    [stored] may be stored
   *[other] lapses
 }.
sheet-one-move = Fly at least one manoeuvre a round; a { sheet-craft } with nowhere to go { $stall_blocked ->
    [destroyed] stalls and crashes
   *[hold] holds its place
 }.
sheet-off-board = { $hexes ->
    [yes] Off the grid
   *[no] Any part off the board
 } after a manoeuvre: the { sheet-craft } is lost. { $offboard_voluntary ->
    [confirm] You may choose that
   *[forbidIfAvoidable] You may not choose that while another way is open
 }.
sheet-overlap = No manoeuvre may end { $hexes ->
    [yes] in another { sheet-craft }'s hex
   *[no] on another token
 }; flying over one is free.
sheet-push = Push the Envelope: once a turn you may roll a die; below { $push_from } it costs you { $push_damage } Health.
sheet-push-gain = With { faces } it gives { $push_gain } more { $pushEnvelope_gain ->
    [speed] { $speed_name }
   *[either] { $speed_name } or altitude, as you choose
 }.
sheet-push-altitude = That altitude comes beside a climb, up to { $altitude_max }, and excludes the same things.
sheet-hex-move = { $template ->
    [straight] A straight
    [bank] A bank
    [turn] A turn
   *[other] A { $template }
 } goes { $ahead ->
    [not-there] { "" }
   *[other] { $ahead } ahead
 }{ $both ->
    [yes] , then{ " " }
   *[no] { "" }
 }{ $aside ->
    [not-there] { "" }
   *[other] { $aside } to the front left or front right
 }{ $turned ->
    [0] { "" }
   *[other] ; the nose turns { $turned }° that way
 }.

## Altitude

sheet-stored = Unspent { $speed_name } may be stored as altitude tokens, up to { $altitude_max } in all.
sheet-spending = On a later turn each token is one { $speed_name } more; { $speed_name } itself is spent first.
sheet-altitude = Everyone starts at 0; { $altitude_max } is the top. Altitude changes neither range nor arc.
sheet-climb = Climb { $climb_limit ->
    [1] one level
   *[other] up to { $climb_limit } levels
 } a round, at any point of your move, for { $climb_cost } { $speed_name } each; a climb is no manoeuvre.
sheet-dive = Dive, in a round without a climb: each level given up is one { $speed_name } more.
sheet-no-climb = No { $altitude ->
    [stored] storing
   *[classic] climbing
 } in a round with { $manners }.
sheet-dive-to-pay = You may dive to pay for { $manners } if the altitude it takes is left.

## Attacking

sheet-target = Once a round each { sheet-craft } may attack one enemy, or hold its fire.
sheet-range = The target must be within { $range_max } mm, { $range_measure ->
    [nearest] between the nearest points of the two tokens
    [centre] from centre to centre
   *[whole] with both tokens wholly under the ruler
 }; nothing blocks the view.
sheet-hex-range = The target must be within { $reach }, its own counted and yours not; nothing blocks the view.
sheet-lane-only = Some of it must be in the lane of { $lane } mm between the forward guides, drawn on ahead.
sheet-hex-lane-only = And in the row of hexes straight ahead, our reading of the guides.
sheet-arc = And { $arc_mode ->
    [any] any part of it
    [centre] its centre
   *[whole] all of it
 } in the arc of { $arc }° ahead of your token's centre.
sheet-hex-arc = And in the arc ahead, { sheet-arc-widths }; the hexes beside your nose are not in it.
sheet-arc-widths = { $reach ->
    [1] 1 hex wide
    [2] 1, then 3 hexes wide
    [3] 1, then 3, then 5 hexes wide
   *[other] 1, then 3, then 5 hexes wide and so on
 }
sheet-dice-rolled = The attacker rolls a die for each Attack, then the target one for each Defense.
sheet-faces = { $only ->
    [yes] Only { $die_sides }s
   *[no] { $hit_from } to { $die_sides }
 } hit in attack and dodge in defence; a dodge cancels a hit.
sheet-crit = { $crit ->
    [none] There are no criticals.
    [twoDodges] An attacking { $die_sides } is a critical: it takes { $dodges_per_critical } dodges, and still is one hit; dodges go to plain hits first.
   *[double] A { $die_sides } counts double, as a hit or as a dodge.
 }
sheet-damage = Each hit that is left costs the target one Health.
sheet-lowers = A critical that is left also lowers a stat, by lot: { stat-attack }, { stat-defense } or { $speed_name }, once an attack, never to 0.
sheet-repair = When a round ends, each { sheet-craft } with a lowered stat rolls: { faces } gives a point back, { stat-attack } first, { $speed_name } last.
sheet-dive-bomb = After an attack { $dive_bomb_section ->
    [1] in the closest section
   *[other] within section { $dive_bomb_section }
 }, you may Dive Bomb a target that is lower and still flies.
sheet-dive-bomb-roll = Drop to its altitude and roll a die: { faces } costs it { $dive_bomb_damage } Health, anything less costs you as much.

## Bonuses

sheet-near = { $range_sections ->
    [1] At any range
   *[other] In the closest section (up to { $part } mm)
 } the attacker may reroll a die.
sheet-far = { $range_sections ->
    [1] At any range
   *[other] In the furthest section (beyond { $beyond } mm)
 } the defender may reroll a die.
sheet-hex-distance = { $range_sections ->
    [1] At any range
   *[other] At { $several ->
        [yes] { $nearest } to { $farthest }
       *[no] { $farthest }
    }
 }
sheet-hex-near = { sheet-hex-distance } the attacker may reroll a die.
sheet-hex-far = { sheet-hex-distance } the defender may reroll a die.
sheet-higher = { $altitude_reroll ->
    [both] The higher { sheet-craft }, attacking or defending, may reroll a die.
   *[attacker] An attacker who is higher may reroll a die.
 }
sheet-higher-die = An attacker who is higher rolls one die more.
sheet-guides = A target { $hexes ->
    [yes] in the row of hexes straight ahead (the forward guides, as we read them)
   *[no] in the lane of { $lane } mm between the forward guides
 }: the attacker { $lane_effect ->
    [extraDie] rolls one die more
    [halfOutside] rolls the full Attack
   *[reroll] may reroll a die
 }.
sheet-guides-outside = At any other target the attacker rolls half the Attack, rounded down, but one die at least.
sheet-rerolls = Bonuses add up; reroll one die at a time, if you like, { $reroll_sameDie ->
    [yes] also the same die again
   *[no] each die once
 }.
sheet-rerolls-first = { $reroll_attacker ->
    [beforeDefence] The attacker rerolls before the defence is rolled.
   *[afterDefence] The attacker rerolls after the defence is rolled, before the defender does.
 }

## Knock-outs and the end

sheet-resolution = { $attack_resolution ->
    [sequential] A { sheet-craft } without Health leaves at once and shoots no more.
   *[simultaneous] Each { sheet-craft } without Health leaves when all have attacked: it may still shoot.
 }
sheet-ace = { $ace ->
    [dice] Each knock-out earns an ace die until you fall; each serves once a round, in attack or defence; name it before you roll.
    [singleAce] The last to knock somebody out is the Ace, the only one: a reroll in attack and one in defence each round.
   *[nextAttack] A knock-out gives you a reroll in your next attack.
 }
sheet-immelmann = { $immelmann ->
    [addCap] Immelmann: you may gain { $immelmann_gain } altitude, up to { $altitude_max },
    [raiseTo3] Immelmann: you may rise to altitude { $immelmann_gain }, if you are lower,
   *[fromZero4] Immelmann, from altitude 0 only: you may gain { $immelmann_gain } altitude,
 } fly a straight and face the other way, { $attack_resolution ->
    [simultaneous] after all attacks
   *[sequential] at once
 } and free; it is no climb.
sheet-credit = Only the attack that takes the last Health is rewarded.
sheet-goal = The last side flying wins at once; if the last ones fall together, it is a draw.
sheet-goal-mission = The mission says what wins, at once when it is done.
sheet-limit-rounds = After { $limit_rounds } rounds it is a draw.
sheet-limit-quiet = After { $limit_quiet_rounds } rounds without an attack it is a draw.

## Bombers and balloons

sheet-bomber = A bomber { $given ->
    [yes] { "" }
   *[no] shares out { $numbers } with { $speed_name } { $bomber_speed },{ " " }
 }{ $altitude ->
    [off] { "" }
   *[other] dives { $bomber_dive } a round,{ " " }
 }fires all round up to section { $bomber_turret_section }, beyond it ahead.
sheet-bombs = After each manoeuvre it may drop a bomb where that began{ $mission ->
    [yes] { "" }
   *[no] , { $bomber_bombs } at most in all
 }.
sheet-blast = Whoever ends a later round within { $near } of a bomb rolls { $hazard_dice } dice, { sheet-blast-costs }.
sheet-blast-costs = 1 Health for each hit; nobody dodges
sheet-balloons = Balloons, placed first{ $inside ->
    [yes] { " " }and { $hexes ->
        [yes] in inner hexes
       *[no] { $balloon_margin } mm from every edge
     }
   *[no] , anywhere
 }, do not count as flying; { $balloon_hits } hits of one attack bring one down, unrewarded.
sheet-balloon-near = Whoever comes within { $near } of a balloon, friend or enemy, rolls { $hazard_dice } dice, { $bombed ->
    [yes] likewise
   *[no] { sheet-blast-costs }
 }.
sheet-cover = Cover: a bomber or balloon { $hexes ->
    [yes] on a shortest way from shooter to target
   *[no] in the line from centre to centre
 } costs { $cover_dice } attack die and all of the attacker's rerolls.

## Missions

sheet-side = The { $side }: { $pieces }{ $edges ->
    [not-there] { "" }
   *[other] , along the { $edges }
 }; { $tasks } to win.
sheet-side-pieces = { so-many-pieces }{ $bombs ->
    [0] { "" }
    [one] { " " }with 1 bomb
   *[other] { " " }with { $bombs } bombs
 }{ $each ->
    [yes] { " " }each
   *[no] { "" }
 }
sheet-side-stats = Their { $kind ->
    [bomber] bomber
   *[plane] plane
 } has { $stats }.
sheet-returns = Their planes come back after { $rounds ->
    [one] 1 full round
   *[other] { $rounds } full rounds
 }, along the { $edges }.
sheet-destroy = destroy all { $kind ->
    [bomber] bombers
    [balloon] balloons
   *[plane] planes
 }
sheet-reach = bring a bomber to the { $edges }
sheet-edges = { $edges } edge

## What else is played, and what was changed

sheet-setting = { $about }: { $value }.
sheet-departure = { $key } = { $value }, not { $usual }: { $by ->
    [option] an option
    [module] module { $module }
   *[other] another option
 }{ $idle ->
    [yes] ; it changes nothing on hexes
   *[no] { "" }
 }.
sheet-usual-board = The board is usually { board-words }.
board-words = { $width } × { $height } { $hexes ->
    [yes] hexes
   *[no] mm
 }
differs-on = on
