### What happened, in Squadron Leader and Space Pirates; the page says it as well. $you is yes where $who is spoken to.

at-pose = ({ $x }, { $y }) heading { $heading }°
at-point = ({ $x }, { $y })
at-hex = hex { $q } { $r } facing { hex-side }
at-hex-alone = hex { $q } { $r }
hex-side = { $facing ->
    [0] N
    [1] NE
    [2] SE
    [3] S
    [4] SW
   *[5] NW
 }

dice-with-hits = { $dice ->
    [not-there] no dice
   *[some] { $dice }
 }: { $criticals ->
    [0] { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
    [one] { $hits ->
        [0] 1 critical
        [one] 1 critical and 1 hit
       *[other] 1 critical and { $hits } hits
    }
   *[other] { $hits ->
        [0] { $criticals } criticals
        [one] { $criticals } criticals and 1 hit
       *[other] { $criticals } criticals and { $hits } hits
    }
 }
dice-with-dodges = { $dice ->
    [not-there] no dice
   *[some] { $dice }
 }: { $dodges ->
    [0] no dodge
    [one] 1 dodge
   *[other] { $dodges } dodges
 }

plane-stands = { $state ->
    [gone] { $name }: out of the match
    [unplaced] { $name }: not placed yet
   *[here] { $name }: { $where }, altitude { $altitude }, Health { $health }
 }

## How much higher one plane sees another

seen-height = { $levels ->
    [0] level
    [1] one { higher-or-lower }
    [2] two { higher-or-lower }
    [3] three { higher-or-lower }
   *[4] four { higher-or-lower }
 }
higher-or-lower = { $higher ->
    [yes] higher
   *[no] lower
 }

## Setting up

event-revealed = { $who } { FORM($you, "shows", "show") } { stats-told }.
event-starts = { $who } { FORM($you, "starts", "start") }.
event-placed = { $who } { FORM($you, "is", "are") } placed at { $where }.
event-round = Round { $round }: { $start } { FORM($you, "goes", "go") } first.

## Moving

event-flew = { $who } { FORM($you, "flies", "fly") } { $manoeuvre } to { $where }.
event-climbed = { $who } { FORM($you, "climbs", "climb") } to { $altitude }.
event-dived = { $who } { FORM($you, "dives", "dive") } { $levels } to { $altitude }, for { $levels } more { $speed_name }.
event-stored = { $who } { FORM($you, "stores", "store") } { $levels } and { FORM($you, "has", "have") } { $altitude } for later.
event-ended = { $who } { FORM($you, "ends", "end") } the move with { $left } { $speed_name } unspent.
event-held = { $who } { FORM($you, "has", "have") } nowhere to go and { FORM($you, "holds its", "hold your") } place.
event-destroyed = { $cause ->
    [off-board] { $who } { FORM($you, "leaves", "leave") } the board and { FORM($you, "is", "are") } destroyed.
    [stall] { $who } { FORM($you, "has", "have") } nowhere to go, { FORM($you, "stalls", "stall") } and { FORM($you, "crashes", "crash") }.
    [dive-bomb] { $who } { FORM($you, "does", "do") } not come out of the dive and { FORM($you, "is", "are") } destroyed.
    [push] { $who } { FORM($you, "breaks", "break") } apart and { FORM($you, "is", "are") } destroyed.
    [balloon] { $who } { FORM($you, "is", "are") } caught by the balloon and { FORM($you, "is", "are") } destroyed.
    [bomb] { $who } { FORM($you, "is", "are") } caught by the blast and { FORM($you, "is", "are") } destroyed.
   *[shot] { $who } { FORM($you, "is", "are") } shot down{ $by ->
        [not-there] { "" }
       *[other] { " " }by { $by }
    }.
 }

## Attacking

event-attack = { $who } { FORM($you, "attacks", "attack") } { $target } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }{ $ace_dice ->
    [0] { "" }
    [one] , 1 of them an ace die
   *[other] , { $ace_dice } of them ace dice
 }{ $cover ->
    [yes] ; the target has cover, so { $fewer ->
        [0] no rerolls
        [one] one die fewer and no rerolls
       *[other] { $fewer } dice fewer and no rerolls
    }
   *[not-there] { "" }
 }.
event-held-fire = { $who } { FORM($you, "holds", "hold") } fire.
event-nobody-shot = Nobody has a shot.
event-attack-roll = { $who } { FORM($you, "rolls", "roll") } { dice-with-hits }.
event-attack-reroll = { $who } { FORM($you, "rerolls", "reroll") } die { $die }: { $shown }. Now { dice-with-hits }.
event-aces = { $who } { FORM($you, "adds", "add") } { $aces } ace { $aces ->
    [one] die
   *[other] dice
 } to the defence.
event-defence-roll = { $who } { FORM($you, "rolls", "roll") } { dice-with-dodges }.
event-defence-reroll = { $who } { FORM($you, "rerolls", "reroll") } die { $die }: { $shown }. Now { dice-with-dodges }.
event-damage = { $lost ->
    [0] { $who } { FORM($you, "takes", "take") } no damage.
   *[other] { $who } { FORM($you, "loses", "lose") } { $lost } Health, { $health } left.
 }
event-ace = { $rank ->
    [die] { $who } { FORM($you, "earns", "earn") } an ace die and { FORM($you, "has", "have") } { $aces }.
    [single] { $who } { FORM($you, "is", "are") } the Ace now: one reroll in attack and one in defence a round.
   *[next-attack] { $who } { FORM($you, "has a reroll in its", "have a reroll in your") } next attack.
 }
event-immelmann = { $who } { FORM($you, "loops", "loop") } an Immelmann to { $where }, altitude { $altitude }.
event-declined = { $what ->
    [dive-bomb] { $who } { FORM($you, "flies", "fly") } no Dive Bomb.
   *[immelmann] { $who } { FORM($you, "flies", "fly") } no Immelmann.
 }
event-dive-bomb = { $who } { FORM($you, "drops", "drop") } onto { $target }, to altitude { $altitude }.
event-dive-bomb-roll = { $who } { FORM($you, "rolls", "roll") } { $die }: { $hit ->
    [yes] { $target } is hit
   *[no] it goes wrong
 }.
lost-stat-name = { $stat ->
    [attack] { stat-attack }
    [defense] { stat-defense }
   *[speed] { $speed_name }
 }
event-lowered = It hit something important: { $lost ->
    [0] the last { lost-stat-name } of { $who } holds.
   *[other] { $who } { FORM($you, "loses", "lose") } 1 { lost-stat-name }, { $left } left.
 }
event-repair = { $who } { FORM($you, "rolls", "roll") } { $die } to repair: { $stat ->
    [not-there] nothing is mended.
   *[other] { lost-stat-name } is { $left } again.
 }

## Bombers and balloons

event-hazard = { $who } { FORM($you, "is", "are") } near { $near ->
    [not-there] a bomb
   *[other] { $near }
 } and { FORM($you, "rolls", "roll") } { $dice }: { $hits } damage.
event-dropped = { $who } { FORM($you, "drops", "drop") } a bomb at { $where } and { FORM($you, "has", "have") } { $bombs } left.
event-arrived = { $who } { FORM($you, "reaches the edge it was", "reach the edge you were") } bound for.
event-returned = { $who } { FORM($you, "comes", "come") } back with { $health } Health.

## Staking Health

event-push = { $who } { FORM($you, "pushes", "push") } the envelope and { FORM($you, "rolls", "roll") } { $die }: { $good ->
    [yes] it works
   *[no] too much
 }.
event-gained = { $altitude ->
    [not-there] { $who } { FORM($you, "has", "have") } { $amount } more { $speed_name }.
   *[other] { $who } { FORM($you, "rises", "rise") } to { $altitude }.
 }

## The end

event-won = { $who } { FORM($you, "wins", "win") }.
event-draw = The match is drawn.
