### The log, from the cockpit: $you is yes where $who is spoken to, $seen is where others see it

told-placed = { $who } { FORM($you, "is", "are") } placed{ told-where }.
told-flew = { $manner ->
    [not-there] { $template ->
        [straight] { $who } { FORM($you, "flies", "fly") } straight{ $seen ->
            [not-there] { "" }
           *[other] ,
         }
        [bank] { $who } { FORM($you, "banks", "bank") } { told-hand }
        [turn] { $who } { FORM($you, "turns", "turn") } { told-hand }
       *[other] { $who } { FORM($you, "flies", "fly") } { $manoeuvre }
     }
   *[other] { $who } { FORM($you, "flies", "fly") } a { $manner }{ $hand ->
        [not-there] { "" }
       *[other] { " " }to the { told-hand }
     }
 }{ told-where }.
told-hand = { $hand ->
    [left] left
   *[right] right
 }
told-immelmann = { $who } { FORM($you, "loops", "loop") } an Immelmann{ told-where }.
told-dropped = { $who } { FORM($you, "drops", "drop") } a bomb{ told-where } and { FORM($you, "has", "have") } { $bombs } left.
told-where = { $seen ->
    [not-there] { "" }
   *[other] { " " }{ $seen }
 }
told-seen = { $side ->
    [ahead] ahead of you
    [ahead-right] ahead of you to the right
    [right] to your right
    [behind-right] behind you to the right
    [behind] behind you
    [behind-left] behind you to the left
    [left] to your left
   *[ahead-left] ahead of you to the left
 }, { told-away }{ $height ->
    [not-there] { "" }
   *[other] , { $height }
 }
told-away = { $hexes ->
    [yes] { $away ->
        [1] one hex away
        [2] two hexes away
        [3] three hexes away
        [4] four hexes away
       *[other] { $away } hexes away
     }
   *[no] { $away ->
        [0] close by
        [1] one straight away
        [2] two straights away
        [3] three straights away
        [4] four straights away
       *[other] far away
     }
 }

## A shot, as a heading: $side is where the target sees the attacker

told-shooting = { $you ->
    [attacker] You shoot at { $target }
    [target] { $attacker } shoots at you
   *[nobody] { $attacker } shoots at { $target }
}
told-shot = { $damage ->
    [0] { told-shooting }
   *[other] { $you ->
        [attacker] You catch { $target }
        [target] { $attacker } catches you
       *[nobody] { $attacker } catches { $target }
     }
 } { $side ->
    [ahead] head-on
    [ahead-right] from ahead on the right
    [right] from the right
    [behind-right] from behind on the right
    [behind] from behind
    [behind-left] from behind on the left
    [left] from the left
   *[ahead-left] from ahead on the left
 }, { told-away }:
told-outcome = { $left ->
    [0] shot down
   *[other] { $damage ->
        [0] no damage
       *[other] { $damage } damage
     }
 }
