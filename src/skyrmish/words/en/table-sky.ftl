### What the table tells the page of a game of planes.

## Choices

sky-fly-on = Fly on
sky-aces = Ace dice in defence
sky-aces-add = { $dice ->
    [0] No ace dice
    [one] Add 1 ace die
   *[other] Add { $dice } ace dice
 }
sky-aces-about = { $plane } has { $dice ->
    [one] 1 ace die left this round and may add it.
   *[other] { $dice } ace dice left this round and may add any number of them.
 }
sky-loop = Immelmann
sky-loop-do = Fly the Immelmann
sky-loop-about = Loop up to altitude { $altitude }, one straight ahead, and face the other way.{ $leaves ->
    [yes] { " " }It would leave the board.
   *[no] { "" }
 }
sky-bomb = Dive Bomb
sky-bomb-do = Drop onto { $target }
sky-bomb-about = Drop to { $target }'s altitude: { $chance } % for { $damage } damage to it; otherwise { $plane } takes the damage.
sky-gain = Pushed the envelope
sky-gain-about = Take { $gain } more { $speed_name }, or rise.
sky-gain-speed = More { $speed_name }
sky-gain-altitude = Rise
sky-climb = { $stores ->
    [yes] Store
   *[no] Climb
 }
sky-drop = Drop a bomb
sky-drop-about = It falls where the last template began; { $left } left after that.
sky-push = Push the envelope
sky-push-about = { $chance } % for { $gain } more { $speed_name }{ $either ->
    [yes] { " " }or altitude
   *[no] { "" }
 }; otherwise { $damage } damage.

## Placing

sky-keep-away = { $plane } wants { $wanted } around it
sky-taken = { $plane } is there
sky-spot = { sky-spot-edge }{ $square }
sky-spot-hexes = { sky-spot-edge }hex { $square }, facing { hex-side }
sky-spot-edge = { $edge ->
    [south] South edge,{ " " }
    [north] North edge,{ " " }
    [west] West edge,{ " " }
    [east] East edge,{ " " }
   *[not-there] { "" }
 }

## Dice

sky-die = The { $face }: { $told }.
sky-die-promises = { $chances }; { $expected } damage expected
sky-die-same = it cannot change the result
sky-die-worsens = it can only worsen the result, { $worse } %
sky-die-betters = { $better } % to better the result, and nothing to lose
sky-die-both = { $better } % to better the result, { $worse } % to worsen it
sky-attack-dice = { $dice }{ $cover ->
    [yes] ; into cover
   *[no] { "" }
 }
sky-they-reroll = they reroll
sky-you-reroll = you reroll
sky-both-reroll = both reroll

## Measuring

sky-outlines = from outline to outline
sky-centres = from centre to centre
sky-far-side = to the far side of the token
sky-hex-by-hex = hex by hex

## Bombs

sky-bomb-at = A bomb at { $x }, { $y }.
sky-bomb-reaches = Whoever ends a later round within { $hexes ->
    [yes] { so-many-hexes }
   *[no] { so-many-mm }
 } of it rolls { $dice } dice and loses 1 Health a hit.

## What planes have of each other

sky-sight = { $hour } o'clock, { $range }{ $height ->
    [not-there] { "" }
   *[other] , { $height }
 }; { $arc }.
sky-sight-shot = { sky-sight } { $attack } dice{ $guides ->
    [yes] { " " }for the guides
   *[no] { "" }
 }{ $cover ->
    [yes] { " " }into cover
   *[no] { "" }
 } against { $defence }.

## Hints

advice-for = { $plane }: { $told }
advice-spends = { $told }; that spends { $levels } of what you have stored
advice-reroll = throw the { $shows } again
advice-keep-dice = keep the dice
