### What is said in Dogfight and Bombing Raid. $you is yes where $who is spoken to.

icon-blank = blank
icon-one = one plane
icon-two = two planes
icon-evade = evade
icon-hit = hit
icon-reroll = re-roll
icon-any = Any
icon-blanks = Blanks

planes = { $planes ->
    [one] 1 plane
   *[other] { $planes } planes
 }
hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }
evades = { $evades ->
    [one] 1 evade
   *[other] { $evades } evades
 }

## How a pilot stands

pilot-is-out = out of the game
pilot-squadron = { $squadron }: { planes }
pilot-flies = squadron: { $rookies ->
    [one] 1 Rookie
   *[other] { $rookies } Rookies
 }{ $aces ->
    [not-there] { "" }
   *[other] , Aces: { $aces }
 }
pilot-decision-die = Decision die: { $icon ->
    [not-there] used
   *[other] { $icon }
 }
pilot-reserve = Aces waiting: { $aces ->
    [not-there] none
   *[other] { $aces }
 }
pilot-hits = Hit dice: { $dice }
pilot-evades = Evade dice: { $dice }
die-of = { $kind ->
    [rookie] Rookie
    [hit] Hit die
    [evade] Evade die
    [decision] Decision die
   *[ace] Ace { $kind }
 }{ $icon ->
    [not-there] { "" }
   *[other] : { $icon }
 }
die-numbered = #{ $number } { $kind ->
    [not-there] { "" }
    [rookie] Rookie{ " " }
   *[ace] Ace { $kind }{ " " }
 }{ $face }
die-face = { $icon ->
    [evade] evade
    [hit] hit
    [reroll] reroll
   *[number] { $icon }
 }
squadron-rookies = Rookies { $dice }

## What happened

dice-event-turn = Turn { $round }.
event-kept-die = { $who } { FORM($you, "keeps", "keep") } the Decision die: { $decision_name }.
event-position-roll = { $who } { FORM($you, "rolls", "roll") } { $squadron }: { planes }. Decision die: { $decision_name }.
event-tie = A tie for the highest position: a new turn.
event-position = { $who } ({ planes }) { FORM($you, "gets", "get") } behind { $evader } ({ $evader_planes ->
    [one] 1 plane
   *[other] { $evader_planes } planes
 }).
event-shot = { $who } { FORM($you, "rolls", "roll") } { hits }, { $evader } { evades } (Aces included).
event-used = { $how ->
    [any] { $who } { FORM($you, "uses", "use") } Any on { $own ->
        [yes] { FORM($you, "its own", "your own") } die { $die }
       *[no] { $target ->
            [you] your die { $die }
           *[other] { $target }'s die { $die }
        }
    }.
    [blanks] { $who } { FORM($you, "uses", "use") } Blanks on { FORM($you, "its own", "your own") } dice: { $dice }.
   *[icon] { $who } { FORM($you, "uses", "use") } the Decision die: { $icon_name }.
 }
event-rerolled = { whose } die is rolled again: { $first ->
    [not-there] { "" }
   *[other] re-roll, then{ " " }
 }{ $icon_name }.
event-lapsed = What { $who } chose can no longer be done; the Decision die stays unused.
event-escaped = { hits } against { evades }: { $who } { FORM($you, "gets", "get") } away.
event-lost = { hits } against { evades }: { $who } { FORM($you, "loses", "lose") } a plane to { $to }.
event-brought = { $who } { FORM($you, "brings", "bring") } in Ace { $ace }.
event-eliminated = { $who } { FORM($you, "has", "have") } no Ace left to bring in and { FORM($you, "is", "are") } out.
event-first-roll = { $who } { FORM($you, "rolls", "roll") } { $squadron }: { planes }.{ $locked ->
    [not-there] { "" }
   *[other] { " " }Locked: { $locked }.
 }
event-chose = { $who } { FORM($you, "rolls", "roll") } { $dice ->
    [not-there] nothing
   *[other] dice { $dice }
 } again.
event-total = { $who } { FORM($you, "ends", "end") } with { $squadron }: { planes }.
event-retired = { $who } { FORM($you, "retires", "retire") } Ace { $ace }.
event-kept-ace = { $who } { FORM($you, "keeps", "keep") } the last Ace: nobody wins on a tie.

## What the table waits for

ask-keep-or-roll = keep the Decision die or roll it again
waits-keep-or-roll = to keep the Decision die or roll it again
ask-position-window = use the Decision die for position, or pass
waits-position-window = to use the Decision die for position, or pass
ask-shot-window = use the Decision die on the shot, or pass
waits-shot-window = to use the Decision die on the shot, or pass
ask-hitter = who of them hits
waits-hitter = to say who of them hits
ask-evader = who must evade
waits-evader = to say who must evade
ask-bring = which Ace comes in
waits-bring = to bring in an Ace
ask-second-roll = which dice to roll again
waits-second-roll = to choose which dice to roll again
ask-retire = which Ace to retire
waits-retire = to retire an Ace
order-roll = roll
order-use = use
order-use-any = use Any on die { $numbers } of { $target }
order-use-blanks = use Blanks on { $numbers }
order-pass = pass
order-bring = bring in Ace { $target }
order-retire = retire Ace { $target }
