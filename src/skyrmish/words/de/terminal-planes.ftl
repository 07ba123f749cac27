### Der Blick aus dem Cockpit, in Squadron Leader und Space Pirates. $you ist yes, wo $who angesprochen wird.

## Was ein Pilot sieht

planes-east = Ost
planes-north-east = Nordost
planes-north = Nord
planes-north-west = Nordwest
planes-west = West
planes-south-west = Südwest
planes-south = Süd
planes-south-east = Südost
planes-degrees = { $degrees }°
planes-label = { $name ->
    [you] du
   *[other] { $name }
 }: { $told }.
planes-friend = { $name } (Freund)
planes-sight = { $hour } Uhr, { $range }{ $height ->
    [not-there] { "" }
   *[other] , { $height }
 }{ $guides ->
    [yes] , zwischen deinen Visierlinien
   *[no] { "" }
 }; { $arc }
planes-sight-back = ; du bist { $seen ->
    [yes] in seinem
   *[no] nicht in seinem
 }, bei ihm auf { $hour } Uhr
planes-sight-balloon = ; ein Ballon
planes-balloon-at = ein Ballon bei { $place }
planes-at = bei { $place }, Kurs { $heading }
planes-altitude = Höhe { $altitude }
planes-health = Leben { $health }
planes-bombs = { $bombs ->
    [one] 1 Bombe
   *[other] { $bombs } Bomben
 }
planes-aces = { $left } von { $aces } Ass-Würfeln
planes-edge = Rand { $ahead } mm voraus, { $left } links, { $right } rechts
planes-edge-hexes = Rand { $ahead } Felder voraus, { $left } vorn links, { $right } vorn rechts
planes-hex = Feld { $q } { $r }
planes-point = ({ $x }; { $y })
planes-nobody-there = Noch ist niemand auf dem Spielfeld.
planes-bomb = Eine Bombe aus Runde { $round }: { $hour } Uhr, { $away }{ $near ->
    [yes] ; NAH
   *[no] { "" }
 }.
planes-not-placed = { $name }: noch nicht aufgestellt.
planes-not-flying = { $name }: fliegt nicht mehr.

## Die Karte

planes-map-scale = Norden ist oben; das Spielfeld ist { $width } mal { $height } mm, ein Zeichen { $each } mm breit.
planes-map-scale-hexes = Norden ist oben; das Spielfeld ist { $width } mal { $height } Felder.
planes-map-plane = { $letter } { $name }, Kurs { $heading }{ $altitude ->
    [not-there] { "" }
   *[other] , Höhe { $altitude }
 }
planes-map-balloon = { $letter } { $name }, ein Ballon
planes-map-bomb = { $letter } eine Bombe

## Bemerkungen neben Befehlen

planes-store = { $tokens } vom Übrigen für eine spätere Runde aufheben
planes-off-board = AUSSERHALB DES SPIELFELDS: zerstört
planes-to-altitude = auf Höhe { $altitude }
planes-heading = Kurs { $heading }
planes-costs = kostet { $cost }
planes-gives = bringt { $cost }
planes-leaves = übrig { $left } { $speed_name }
planes-it-shows = er zeigt { $face }
planes-keep = die Würfel so lassen
planes-decline = weiterfliegen
planes-drop = am anderen Ende der Schablone; danach noch { $left }
planes-gain-speed = { $gain } mehr { $speed_name }
planes-push = ein Würfel: { $faces }: { $gain } mehr { $speed_name }{ $either ->
    [yes] { " " }oder Höhe
   *[no] { "" }
 }; weniger kostet { $damage } Leben
planes-dive-bomb = auf Höhe { $altitude }; ein Würfel: { $faces }: { $damage } Schaden an { $target }; weniger: an dir
planes-end = so fliegen{ $left ->
    [0] { "" }
   *[other] ; { $left } { $speed_name } übrig
 }{ $trapped ->
    [yes] ; ACHTUNG: Von hier verlässt jedes Manöver das Spielfeld
   *[no] { "" }
 }
planes-aim-at = { $name } auf { $hour } Uhr
planes-you-aim = ; du zielst auf { $names }
planes-they-aim = ; im Schussfeld von { $names }
planes-shot = Abschnitt { $section }{ $covered ->
    [yes] , in Deckung
   *[no] { "" }
 }, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }{ $thrown_for } gegen { $defence }{ $yours ->
    [not-there] { "" }
   *[other] , du darfst nachwerfen: { $yours }
 }{ $theirs ->
    [not-there] { "" }
   *[other] , Gegner darf nachwerfen: { $theirs }
 }; zu erwarten { $expected } Schaden bei { $health } Leben
planes-place-at = { $edge }rand, { $end ->
    [middle] Mitte
   *[other] { $end }ende
 }, Blick { $heading }
planes-facing = Blick { $heading }

## Vor einer Entscheidung

planes-question-move = { $question }, noch { $left } { $speed_name }
planes-place = Aufstellen { $band ->
    [0] direkt an
   *[other] höchstens { $band } mm von
 } { $edge } und mindestens { $apart } mm von anderen Spielern: place X Y HEADING, in mm von der Südwestecke, Kurs 0 Ost, 90 Nord (oder n, ne …); oder eine Nummer:
planes-place-hexes = Aufstellen in einem Feld an { $edge }, { $apart } oder mehr Felder von anderen Spielern: place Q R FACING, Richtung 0 Nord, dann im Uhrzeigersinn bis 5 Nordwest (oder n, ne …); oder eine Nummer:
planes-place-balloon = Den Ballon { $name } aufstellen{ $inside ->
    [yes] , { $margin } mm von jedem Rand
   *[no] { "" }
 }: place X Y HEADING; oder eine Nummer:
planes-place-balloon-hexes = Den Ballon { $name } aufstellen{ $inside ->
    [yes] , nicht in einem äußersten Feld
   *[no] { "" }
 }: place X Y HEADING; oder eine Nummer:
planes-an-edge = einem Rand
planes-own-edge = deinem eigenen Rand
planes-the-edge = dem { $edges }
planes-attack-shows = Der Angriff zeigt { $attack }. { wer } { FORM($you, "wehrt", "wehrst") } mit { $dice } Würfeln und Ass-Würfeln ab.
planes-as-dice-lie = So wie die Würfel liegen: minus { $lost } Leben für { $who ->
    [you] dich
   *[other] { $who }
 }.
planes-rerolls-left = Nachwürfe übrig: { $rerolls }.
planes-sure = '{ $order }' bringt { $who ->
    [you] dich
   *[other] { $who }
 } vom Spielfeld: zerstört ({ $clause }). Fliegen? ja oder nein>

## Was geschehen ist

planes-starts-dice = Die Würfel: { $dice }.
planes-moved = { wer }: { $steps }.
planes-moved-now = { wer }: { $steps }. Jetzt { $sight }.
planes-from = {"  "}von { $name }: { $sight }.
planes-step-climb = steigen
planes-step-dive = Sturzflug { $levels }
planes-step-store = { $levels } speichern
planes-step-drop = Bombe
planes-silent-gun = { $name }: { $why }
planes-silent-guns = { wer } { $who ->
    [you] darfst
   *[other] darf
 } auf niemanden schießen. { $told }.
planes-result-plane = Flugzeug
planes-result-health = Leben
planes-result-knock-outs = Abschüsse
planes-result-fate = Schicksal
planes-fate-flying = fliegt
planes-fate-gone = weg
planes-fate-shot = von { $by } in Runde { $round } abgeschossen
planes-fate-off-board = verließ in Runde { $round } das Spielfeld
planes-fate-stall = überzog in Runde { $round }
planes-fate-dive-bomb = kam in Runde { $round } nicht aus { FORM($you, "seinem", "deinem") } Sturzangriff
planes-fate-push = ging in Runde { $round } zu weit ans Limit
planes-fate-balloon = geriet in Runde { $round } in einen Ballon
planes-fate-bomb = geriet in Runde { $round } in eine Explosion

## Wörter an der Eingabe

planes-command-look = wo alle sind, aus deinem Cockpit; look NAME aus einem anderen
planes-command-map = das Spielfeld von oben, in Zeichen
planes-command-why = why NAME: warum ich nicht darauf schießen darf; why ORDER: was dagegen spricht
planes-command-stats = Werte, Leben, Höhe und Ass-Würfel von allen
planes-command-rules = das Regelwerk dieser Partie; rules all das ganze Regelblatt
planes-command-suggest = mehr Plätze zum Anfangen
planes-command-hint = was ein guter Pilot täte, und warum; hint rookie fragt eine andere Stufe
planes-why-what = sag, was du wissen willst: why NAME, oder why ORDER
planes-not-all-there = noch sind nicht alle auf dem Spielfeld
planes-not-itself = { wer } { FORM($you, "kann nicht auf sich", "kannst nicht auf dich") } selbst schießen
planes-gone = { wer } { FORM($you, "fliegt", "fliegst") } nicht mehr
planes-no-enemy = { $who } ist kein Gegner
planes-no-shot = { $name }: kein Schuss auf { $target }: { $why }.
planes-may-shoot = { $name }: darf auf { $target } schießen: { $shot }.
planes-stats-secret = Die Werte sind geheim, bis alle gewählt haben ({ $clause }).
planes-no-suggestions = Vorschläge gibt es beim Aufstellen; hint sagt, was ein guter Pilot täte
planes-column-plane = Flugzeug
planes-column-altitude = Höhe
planes-column-aces = Asse
planes-column-gone = weg
