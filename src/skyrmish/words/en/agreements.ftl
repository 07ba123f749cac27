### What players settle among themselves, whatever is played; the page says it as well.

team-called = Team { $team } ({ $names })
event-resigned = { $who } { FORM($you, "resigns", "resign") }{ $winner ->
    [not-there] { "" }
   *[other] : { $winner } wins
 }.
event-draw-agreed = All agree on a draw, which { $who } offered.
event-taken-back = { $who } { FORM($you, "takes", "take") } back the last { $orders ->
    [one] order
   *[other] { $orders } orders
 }; all have agreed.
event-claimed = { $who } { FORM($you, "claims", "claim") } the match against { $side }, who is away or out of time{ $winner ->
    [not-there] { "" }
   *[other] : { $winner } wins
 }.
