### Was an einem Würfeltisch über Chancen gesagt wird.

chances-nobody-answers = Wenn niemand antwortet.
chances-best-play = Die Partie, mit bestem Spiel auf beiden Seiten ab dem nächsten Zug.
chances-others-roll = Die Wahl von { $who } ist verdeckt: angenommen { $dice ->
    [not-there] nichts
   *[other] Würfel { $dice }
 }, was im Schnitt mehr bringt.
chances-not-solved = Für mehr als zwei, oder für eigene Würfel, gibt es keine Tabelle der Chancen.

### Was ein Tipp an einem Würfeltisch sagt.

advice-keep = den Entscheidungswürfel lassen, wie er liegt
advice-roll = den Entscheidungswürfel neu werfen
advice-hitter = { $you ->
    [yes] du schießt
   *[no] { $who } schießt
 }
advice-evader = { $who } ausweichen lassen
advice-roll-again = { $count ->
    [0] alle Würfel lassen, wie sie liegen
   *[other] Würfel { $dice } neu werfen
 }
advice-use = { $on ->
    [any] Beliebig auf { $you ->
        [yes] deinen Würfel { $dice }
       *[no] Würfel { $dice } von { $who }
    } einsetzen; er zeigt { $shows }
    [blanks] Nieten auf deine Würfel { $dice } einsetzen
   *[itself] den Entscheidungswürfel einsetzen: { $icon }
 }
