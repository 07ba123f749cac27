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
 }, { told-away }{ $height ->
    [not-there] { "" }
   *[other] , { $height }
 }
told-away = { $hexes ->
    [yes] { $away ->
        [1] ein Feld entfernt
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
 }

## Ein Schuss als Überschrift: $side ist, wo das Ziel den Angreifer sieht

told-shooting = { $you ->
    [attacker] Du schießt auf { $target }
    [target] { $attacker } schießt auf dich
   *[nobody] { $attacker } schießt auf { $target }
}
told-shot = { $damage ->
    [0] { told-shooting }
   *[other] { $you ->
        [attacker] Du erwischst { $target }
        [target] { $attacker } erwischt dich
       *[nobody] { $attacker } erwischt { $target }
     }
 } { $side ->
    [ahead] von vorn
    [ahead-right] von rechts vorn
    [right] von rechts
    [behind-right] von rechts hinten
    [behind] von hinten
    [behind-left] von links hinten
    [left] von links
   *[ahead-left] von links vorn
 }, { told-away }:
told-outcome = { $left ->
    [0] abgeschossen
   *[other] { $damage ->
        [0] kein Schaden
       *[other] { $damage } Schaden
     }
 }
