### Würfel, die verlangt werden, und was gesagt wird, wenn andere kommen.

what-for = { $roll ->
    [who-starts] um den Beginn
    [attack] für den Angriffswurf
    [attack-reroll] für den Nachwurf im Angriff
    [defence] für den Abwehrwurf
    [defence-reroll] für den Nachwurf in der Abwehr
    [dive-bomb] für den Sturzangriff
    [push-the-envelope] für „Ans Limit“
    [balloon] für den Ballon
    [bomb] für die Bombe
    [lost-stat] für den getroffenen Wert (1 Angriff, 2 Abwehr, 3 Tempo)
    [repair] für die Reparatur
   *[other] für den Wurf { $roll }
 }
call-dice = Wirf { $count } W{ $sides } { what-for }{ $whose ->
    [not-there] { "" }
   *[other] : { $whose }
 }
throw-dice = { call-dice }. Tippe { $count ->
    [one] ihn
   *[other] sie
 } ein:{ " " }
dice-missing = Würfel: { $count } W{ $sides } verlangt { what-for }, und { $left ->
    [0] keiner ist übrig
    [one] nur 1 ist übrig
   *[other] nur { $left } sind übrig
 }
dice-wrong = Würfel: { $given } ist keine Seite eines W{ $sides }, wie verlangt { what-for }

## Würfel mit Symbolen

icon-die = { $kind ->
    [rookie] ein Rookie
    [hit] ein Trefferwürfel
    [evade] ein Ausweichwürfel
    [decision] ein Entscheidungswürfel
   *[ace] Ass { $kind }
 }
icon-roll = { $roll ->
    [position] Positionswurf
    [hit-and-evade] Wurf für Treffer und Ausweichen
    [reroll] Neuwurf
    [first] erster Wurf
   *[second] zweiter Wurf
 }{ $again ->
    [yes] { " " }(Nachwurf)
   *[no] { "" }
 }
icon-die-of = { $die } von { $who ->
    [you] dir
   *[other] { $who }
 }
throw-icon-die = { $you ->
    [yes] dein{ " " }
   *[no] { "" }
 }{ $kind ->
    [rookie] Rookie
    [hit] Trefferwürfel
    [evade] Ausweichwürfel
    [decision] Entscheidungswürfel
   *[ace] Ass { $kind }
 }{ $you ->
    [yes] { "" }
   *[no] { " " }von { $who }
 }, { icon-roll } ({ $icons }):{ " " }
call-icon-die = { icon-die-of }, { icon-roll }
icon-missing = Würfel: noch einer verlangt, { icon-roll }: { icon-die-of }
icon-unknown = Würfel: { $given } ist kein Symbol; { $die } zeigt { $icons } ({ icon-roll })
icon-wrong = Würfel: { $die } kann nicht { $icon } zeigen, nur { $icons } ({ icon-roll })
