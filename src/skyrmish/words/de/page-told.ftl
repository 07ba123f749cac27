### Der Verlauf, aus dem Cockpit: $you ist yes, wo $who angesprochen wird, $seen ist, wo andere es sehen

told-who = { $who ->
    [you] du
   *[other] { $who }
 }
told-placed = { told-who } { FORM($you, "steht", "stehst") } jetzt{ told-where }.
told-flew = { $manner ->
    [not-there] { $template ->
        [straight] { told-who } { FORM($you, "fliegt", "fliegst") } geradeaus
        [bank] { told-who } { FORM($you, "schwenkt", "schwenkst") } nach { told-hand }
        [turn] { told-who } { FORM($you, "kurvt", "kurvst") } nach { told-hand }
       *[other] { told-who } { FORM($you, "fliegt", "fliegst") } { $manoeuvre }
     }
   *[other] { told-who } { FORM($you, "fliegt", "fliegst") }: { $manner }{ $hand ->
        [not-there] { "" }
       *[other] { " " }nach { told-hand }
     }
 }{ $seen ->
    [not-there] { "" }
   *[other] , { $seen }
 }.
told-hand = { $hand ->
    [left] links
   *[right] rechts
 }
told-immelmann = { told-who } { FORM($you, "fliegt", "fliegst") } einen Immelmann{ told-where }.
told-dropped = { told-who } { FORM($you, "wirft", "wirfst") } eine Bombe ab{ told-where } und { FORM($you, "hat", "hast") } noch { $bombs }.
told-where = { $seen ->
    [not-there] { "" }
   *[other] { " " }{ $seen }
 }
told-seen = { $side ->
    [ahead] vor dir
    [ahead-right] rechts vor dir
    [right] rechts von dir
    [behind-right] rechts hinter dir
    [behind] hinter dir
    [behind-left] links hinter dir
    [left] links von dir
   *[ahead-left] links vor dir
 }, { $hexes ->
    [yes] { $away ->
        [1] direkt daneben
        [2] zwei Felder entfernt
        [3] drei Felder entfernt
        [4] vier Felder entfernt
       *[other] { $away } Felder entfernt
     }
   *[no] { $away ->
        [0] ganz nah
        [1] eine Gerade entfernt
        [2] zwei Geraden entfernt
        [3] drei Geraden entfernt
        [4] vier Geraden entfernt
       *[other] weit weg
     }
 }{ $height ->
    [not-there] { "" }
   *[other] , { $height }
 }
