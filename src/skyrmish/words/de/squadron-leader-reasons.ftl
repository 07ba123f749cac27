### Warum etwas nicht erlaubt ist. Der Paragraf steht daneben.

wer-nicht = { $plane ->
    [you] du
   *[other] { $plane }
 }
reason-no-such-stats = { wer-nicht } { FORM($you, "muss", "musst") } genau { $stats } verteilen
reason-already-assigned = { wer-nicht } { FORM($you, "hat seine", "hast deine") } Werte schon
reason-already-placed = { wer-nicht } { FORM($you, "ist", "bist") } schon aufgestellt
reason-placed-off-board = ein Teil { $you ->
    [yes] deines Flugzeugs
   *[no] von { $plane }
 } wäre außerhalb des Spielfelds
reason-outside-band = { wer-nicht } { FORM($you, "muss", "musst") } { along-the-edge } einem Rand stehen
along-the-edge = { $touching ->
    [yes] direkt an
   *[no] höchstens { $band } mm von
 }
reason-too-close = { wer-nicht } { FORM($you, "wäre", "wärst") } { $distance } von { $other } weg: { $missing } zu nah
reason-placed-on-another = { wer-nicht } { FORM($you, "würde", "würdest") } { $other } überlappen
reason-not-your-plane = { wer-nicht } { FORM($you, "ist", "bist") } gerade nicht an der Reihe
reason-already-moved = { wer-nicht } { FORM($you, "hat", "hast") } in dieser Runde schon gezogen
reason-another-is-moving = { $other } hat den Zug begonnen und muss ihn erst beenden
reason-too-expensive = das kostet { $cost }, und { wer-nicht } { FORM($you, "hat", "hast") } noch { $left } { $speed_name }
reason-occupied = { wer-nicht } { FORM($you, "würde", "würdest") } auf { $other } enden
reason-leaves-board = { wer-nicht } { FORM($you, "würde", "würdest") } das Spielfeld verlassen und { FORM($you, "muss", "musst") } das nicht
reason-needs-altitude = das braucht { $cost } Höhe, und { wer-nicht } { FORM($you, "hat", "hast") } { $left }
reason-climbed-before = { wer-nicht } { FORM($you, "ist", "bist") } in dieser Runde gestiegen
reason-no-altitude-rule = in diesem Regelwerk gibt es keine Höhe
reason-at-the-top = { wer-nicht } { FORM($you, "ist", "bist") } auf der größten Höhe, { $top }
reason-climb-used = { wer-nicht } { FORM($you, "hat", "hast") } in dieser Runde schon alle Höhe gewonnen, die erlaubt ist
reason-climb-after-dive = { wer-nicht } { FORM($you, "hat", "hast") } in dieser Runde schon einen Sturzflug gemacht
reason-climb-after-special = { wer-nicht } { FORM($you, "hat", "hast") } in dieser Runde schon ein besonderes Manöver geflogen ({ $no_climb })
reason-no-speed-to-climb = { wer-nicht } { FORM($you, "hat", "hast") } keinen Punkt { $speed_name } mehr zum Steigen
reason-climb-alone = { wer-nicht } { FORM($you, "könnte", "könntest") } kein Manöver mehr fliegen, und eines muss sein
reason-dive-after-climb = { wer-nicht } { FORM($you, "ist", "bist") } in dieser Runde gestiegen
reason-not-that-high = { wer-nicht } { FORM($you, "hat", "hast") } { $left } Höhe für den Sturzflug
reason-must-move = { wer-nicht } { FORM($you, "muss", "musst") } mindestens ein Manöver fliegen
reason-already-attacked = { wer-nicht } { FORM($you, "hat", "hast") } schon angegriffen oder nicht geschossen
reason-not-an-enemy = { $other } ist kein Gegner
reason-target-gone = { $other } fliegt nicht mehr
reason-out-of-range = { $other } ist { $missing } außer Reichweite
reason-out-of-arc = { $other } ist { $hexes ->
    [yes] außerhalb des Schussfelds
   *[no] { $degrees }° außerhalb des Schussfelds
 }
reason-out-of-guides = { $other } ist außerhalb der Visierlinien
reason-not-that-many-aces = { wer-nicht } { FORM($you, "kann", "kannst") } in dieser Runde { $left } Ass-Würfel einsetzen
reason-no-such-die = es gibt { $dice } Würfel zur Auswahl
reason-die-used = dieser Würfel wurde schon nachgeworfen
reason-blocked-plane = { wer-nicht } { FORM($you, "kann", "kannst") } nirgendwohin; erst muss ein anderes Flugzeug der Seite ziehen
reason-stands-alone = { $solo } ist das einzige Manöver seiner Runde
reason-not-stored-here = in diesem Regelwerk wird { $speed_name } nicht als Höhe gespeichert
reason-stored-already = { wer-nicht } { FORM($you, "hat", "hast") } den Rest an { $speed_name } gespeichert, und damit endet der Zug
reason-nothing-to-store = { wer-nicht } { FORM($you, "kann", "kannst") } höchstens { $left } speichern
reason-not-your-edge = { wer-nicht } { FORM($you, "muss", "musst") } in einem Feld am eigenen Rand stehen
reason-no-push-rule = Ans Limit gehen gibt es in diesem Regelwerk nicht
reason-pushed-already = { wer-nicht } { FORM($you, "ging", "gingst") } in diesem Zug schon ans Limit
reason-bomber-speed = { wer-nicht } { FORM($you, "ist", "bist") } ein Bomber: { $speed_name } ist { $speed_fixed }, zu verteilen sind insgesamt { $stats }
reason-bomber-dives = { wer-nicht } { FORM($you, "ist", "bist") } ein Bomber und { FORM($you, "sinkt", "sinkst") } im Sturzflug höchstens um { $most } je Runde
reason-no-bomber = { wer-nicht } { FORM($you, "ist", "bist") } kein Bomber und { FORM($you, "hat", "hast") } keine Bomben
reason-no-bombs-left = { wer-nicht } { FORM($you, "hat", "hast") } alle Bomben geworfen
reason-nothing-flown = { wer-nicht } { FORM($you, "wirft", "wirfst") } eine Bombe nach einem Manöver, am anderen Ende der Schablone
reason-dropped-already = { wer-nicht } { FORM($you, "hat", "hast") } nach diesem Manöver schon eine Bombe geworfen
reason-not-that-edge = { wer-nicht } { FORM($you, "muss", "musst") } { along-the-edge } dem { $edges } stehen
reason-too-near-the-edge = { wer-nicht } { FORM($you, "ist", "bist") } ein Ballon und { FORM($you, "muss", "musst") } { $hexes ->
    [yes] ein Feld
   *[no] { $margin } mm
 } oder mehr von jedem Rand weg sein
