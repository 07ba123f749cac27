### The view from the cockpit, in Squadron Leader and Space Pirates. $you is yes where $who is spoken to.

## What a pilot sees

planes-east = east
planes-north-east = north-east
planes-north = north
planes-north-west = north-west
planes-west = west
planes-south-west = south-west
planes-south = south
planes-south-east = south-east
planes-degrees = { $degrees }°
planes-label = { $name }: { $told }.
planes-friend = { $name } (friend)
planes-sight = { $hour } o'clock, { $range }{ $height ->
    [not-there] { "" }
   *[other] , { $height }
 }{ $guides ->
    [yes] , in your guides
   *[no] { "" }
 }; { $arc }
planes-sight-back = ; you are { $seen ->
    [yes] in theirs
   *[no] not in theirs
 }, at their { $hour } o'clock
planes-sight-balloon = ; a balloon
planes-balloon-at = a balloon at { $place }
planes-at = at { $place } heading { $heading }
planes-altitude = altitude { $altitude }
planes-health = Health { $health }
planes-bombs = { $bombs ->
    [one] 1 bomb
   *[other] { $bombs } bombs
 }
planes-aces = { $left } of { $aces } ace dice
planes-edge = edge { $ahead } mm ahead, { $left } left, { $right } right
planes-edge-hexes = edge { $ahead } hexes ahead, { $left } front left, { $right } front right
planes-hex = hex { $q } { $r }
planes-point = ({ $x }, { $y })
planes-nobody-there = Nobody is on the board yet.
planes-bomb = A bomb of round { $round }: { $hour } o'clock, { $away }{ $near ->
    [yes] ; NEAR
   *[no] { "" }
 }.
planes-not-placed = { $name }: not placed yet.
planes-not-flying = { $name }: not flying any more.

## The map

planes-map-scale = North is up; the board is { $width } by { $height } mm, a character { $each } mm wide.
planes-map-scale-hexes = North is up; the board is { $width } by { $height } hexes.
planes-map-plane = { $letter } { $name }, heading { $heading }{ $altitude ->
    [not-there] { "" }
   *[other] , altitude { $altitude }
 }
planes-map-balloon = { $letter } { $name }, a balloon
planes-map-bomb = { $letter } a bomb

## Remarks beside orders

planes-store = keep { $tokens } of what is unspent for a later round
planes-off-board = OFF THE BOARD: destroyed
planes-to-altitude = to altitude { $altitude }
planes-heading = heading { $heading }
planes-costs = costs { $cost }
planes-gives = gives { $cost }
planes-leaves = leaves { $left } { $speed_name }
planes-it-shows = it shows { $face }
planes-keep = leave the dice as they are
planes-decline = fly on
planes-drop = at the other end of the template; { $left } left after that
planes-gain-speed = { $gain } more { $speed_name }
planes-push = a die: { $faces }: { $gain } more { $speed_name }{ $either ->
    [yes] { " " }or altitude
   *[no] { "" }
 }; less costs { $damage } Health
planes-dive-bomb = to altitude { $altitude }; a die: { $faces }: { $damage } damage to { $target }; less: to you
planes-end = fly it{ $left ->
    [0] { "" }
   *[other] ; { $left } { $speed_name } unspent
 }{ $trapped ->
    [yes] ; BEWARE: from here every manoeuvre leaves the board
   *[no] { "" }
 }
planes-aim-at = { $name } at { $hour } o'clock
planes-you-aim = ; you aim at { $names }
planes-they-aim = ; { $names } would aim at you
planes-shot = section { $section }{ $covered ->
    [yes] , into cover
   *[no] { "" }
 }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }{ $thrown_for } against { $defence }{ $yours ->
    [not-there] { "" }
   *[other] , you may reroll { $yours }
 }{ $theirs ->
    [not-there] { "" }
   *[other] , they may reroll { $theirs }
 }; expect { $expected } damage to Health { $health }
planes-place-at = { $edge } edge, { $end ->
    [middle] middle
   *[other] { $end } end
 }, facing { $heading }
planes-facing = facing { $heading }

## Before a decision

planes-question-move = { $question }, { $left } { $speed_name } left
planes-place = Place { $band ->
    [0] so that it touches
   *[other] within { $band } mm of
 } { $edge } and { $apart } mm from other players: place X Y HEADING, in mm from the south-west corner, heading 0 east, 90 north (or n, ne …); or a number:
planes-place-hexes = Place in a hex along { $edge }, { $apart } or more hexes from other players: place Q R FACING, facing 0 north, then clockwise to 5 north-west (or n, ne …); or a number:
planes-place-balloon = Place the balloon { $name }{ $inside ->
    [yes] , { $margin } mm from every edge
   *[no] { "" }
 }: place X Y HEADING; or a number:
planes-place-balloon-hexes = Place the balloon { $name }{ $inside ->
    [yes] , not in an outermost hex
   *[no] { "" }
 }: place X Y HEADING; or a number:
planes-an-edge = an edge
planes-own-edge = your own edge
planes-the-edge = the { $edges }
planes-attack-shows = The attack shows { $attack }. { $who } { FORM($you, "defends", "defend") } with { $dice } dice and ace dice.
planes-as-dice-lie = As the dice lie, { $who } would lose { $lost } Health.
planes-rerolls-left = Rerolls left: { $rerolls }.
planes-sure = '{ $order }' takes { $who } off the board: destroyed ({ $clause }). Fly it? yes or no>

## What happened

planes-starts-dice = The dice: { $dice }.
planes-moved = { $who }: { $steps }.
planes-moved-now = { $who }: { $steps }. Now { $sight }.
planes-from = {"  "}from { $name }: { $sight }.
planes-step-climb = climb
planes-step-dive = dive { $levels }
planes-step-store = store { $levels }
planes-step-drop = drop
planes-silent-gun = { $name }: { $why }
planes-silent-guns = { $who } may shoot nobody. { $told }.
planes-result-plane = plane
planes-result-health = Health
planes-result-knock-outs = knock-outs
planes-result-fate = fate
planes-fate-flying = flying
planes-fate-gone = gone
planes-fate-shot = shot down by { $by } in round { $round }
planes-fate-off-board = left the board in round { $round }
planes-fate-stall = stalled in round { $round }
planes-fate-dive-bomb = did not come out of { FORM($you, "its", "your") } Dive Bomb in round { $round }
planes-fate-push = pushed the envelope too far in round { $round }
planes-fate-balloon = was caught by a balloon in round { $round }
planes-fate-bomb = was caught by a bomb in round { $round }

## Words at the prompt

planes-command-look = where everybody is, from your cockpit; look NAME from another's
planes-command-map = the board from above, in characters
planes-command-why = why NAME: why can I not shoot it; why ORDER: what is against it
planes-command-stats = everybody's stats, Health, altitude and ace dice
planes-command-rules = the ruleset of this match; rules all the whole rule sheet
planes-command-suggest = more places to start from
planes-command-hint = what a good pilot would do, and why; hint rookie asks another level
planes-why-what = say what you wonder about: why NAME, or why ORDER
planes-not-all-there = not everybody is on the board yet
planes-not-itself = { $who } cannot shoot { FORM($you, "itself", "yourself") }
planes-gone = { $who } { FORM($you, "is", "are") } not flying any more
planes-no-enemy = { $who } is not an enemy
planes-no-shot = { $name }: no shot at { $target }: { $why }.
planes-may-shoot = { $name }: may shoot { $target }: { $shot }.
planes-stats-secret = The stats are secret until everybody has chosen ({ $clause }).
planes-no-suggestions = suggestions are for placing; hint says what a good pilot would do
planes-column-plane = plane
planes-column-altitude = altitude
planes-column-aces = aces
planes-column-gone = gone
