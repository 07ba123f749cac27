### Die Regelblätter von Dogfight und Bombing Raid.

dice-sheet-title-dice = Die Würfel
dice-sheet-title-turn = Der Zug
dice-sheet-title-decision = Entscheidungswürfel
dice-sheet-title-ending = Ende
dice-sheet-title-pairs = Paare
number-in-words = { $number ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $number }
 }

## Die Würfel

dice-sheet-die = Würfel
dice-sheet-faces = Seiten
die-in-a-list = { $kind ->
    [hit] Treffer
    [evade] Ausweichen
    [rookie] Rookie
    [decision] Entscheidung
   *[other] Ass { $kind }
 }
face-in-a-list = { $icon ->
    [0] –
    [1] 1
    [2] 2
    [3] Ausweicher
    [4] Treffer
    [5] Nachwurf
    [6] Beliebig
   *[7] Nieten
 }
dice-sheet-reroll = Nachwurf: sofort noch einmal; ein zweiter im selben Wurf ist eine Niete.
dice-sheet-own-file = Nach deiner eigenen Datei: { $dice }.
dice-sheet-assumed = Die Seiten der Asse sind unsere Annahme; die Option dice nimmt deine eigenen.

## Dogfight

dice-sheet-start = { $rookies ->
    [1] Ein Rookie fliegt
    [2] Zwei Rookies fliegen
    [3] Drei Rookies fliegen
    [4] Vier Rookies fliegen
   *[other] { $rookies } Rookies fliegen
 }, { $aces ->
    [4] vier Asse warten
   *[other] { $aces } Asse warten
 }, der Entscheidungswürfel ist in der Hand.
dice-sheet-kept = Ein unverbrauchter Entscheidungswürfel bleibt oder wird neu geworfen, geheim gewählt; ein verbrauchter wird geworfen.
dice-sheet-roll = Wirf deine Staffel und zähl Flugzeuge.
dice-sheet-hunt = Die meisten jagen die wenigsten. Gleichstand oben: ein neuer Zug; unten: Der Jäger wählt.
dice-sheet-shot = { $hits ->
    [1] Ein Trefferwürfel
    [2] Zwei Trefferwürfel
    [3] Drei Trefferwürfel
    [4] Vier Trefferwürfel
   *[other] { $hits } Trefferwürfel
 } gegen { $evades ->
    [1] einen Ausweichwürfel
    [2] zwei Ausweichwürfel
    [3] drei Ausweichwürfel
    [4] vier Ausweichwürfel
   *[other] { $evades } Ausweichwürfel
 } und die Ausweicher auf den Assen des Gejagten.
dice-sheet-loss = Mehr Treffer als Ausweicher: Der Gejagte gibt dem Jäger einen Rookie und fliegt ein Ass seiner Wahl.
dice-sheet-end = Ohne ein Ass, das dazukommt, bist du draußen. Der Letzte gewinnt.
dice-sheet-planes = Flugzeuge zählen im ersten Fenster, nach dem Positionswurf, und nur, wenn sie eingesetzt werden.
dice-sheet-hits = Ein Treffer oder Ausweicher kommt im zweiten Fenster zum eigenen Wurf dazu.
dice-sheet-any = Beliebig: Ein Würfel, der ein Ergebnis zeigt, wird von seinem Besitzer neu geworfen; nie ein Entscheidungswürfel.
dice-sheet-blanks = Nieten: { $at_once } eigene Nieten werden neu geworfen.
dice-sheet-windows = { $timing ->
    [priority] In jedem Fenster wird zuerst gefragt, wer es nötig hat; es schließt, wenn alle der Reihe nach passen.
   *[simultaneousSecret] In jedem Fenster wählen alle zugleich und geheim, bis niemand einen Würfel einsetzt.
 }

## Bombing Raid

dice-sheet-raid-start = Alle Rookies und Asse fliegen von Anfang an.
dice-sheet-raid-first = Erster Wurf: Würfel mit Ausweicher sind für diesen Zug gesperrt.
dice-sheet-raid-second = Zweiter Wurf: beliebige der anderen, geheim gewählt und zugleich geworfen; Flugzeuge zählen.
dice-sheet-raid-retire = Wer die meisten Flugzeuge hat, schickt eines seiner Asse in Rente.
dice-sheet-raid-tie = Bei Gleichstand tun das alle daran, aber niemand gewinnt dadurch.
dice-sheet-raid-end = Wer zuerst keine Asse mehr hat, gewinnt.

## Beide

dice-sheet-limit = Nach { $rounds } Zügen ist es unentschieden.
dice-sheet-pairs = Zwei gegen zwei zählen ihre Flugzeuge zusammen. Eine Variante von uns, gespielt, wenn Plätze Teams haben.
