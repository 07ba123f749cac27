### Der Bildschirm der Regeln.

## rules/RulesScreen

rules-rules-skyrmish = Regeln · Skyrmish
rules-rule-sheet = Regelblatt
rules-register-of-clauses = Verzeichnis der Paragrafen
rules-search-the-clauses = Paragrafen durchsuchen
rules-search-arc-reroll-b-36 = Suche: Schussfeld, Nachwurf, B-36 …
rules-all-clauses = Alle Paragrafen
rules-clauses = Paragrafen
rules-rules = Regeln
rules-modules = { $count ->
    [one] { $count } Modul
   *[other] { $count } Module
 }
rules-no-clause = Kein Paragraf spricht von „{ $sought }“.
rules-game-and-edition = { $game }, { $edition }

## rules/RulePictures, rules/Compared

rules-picture-templates = { $hexes ->
    [yes] Die Züge, Feld für Feld
   *[no] Die Schablonen, im Maßstab
 }
rules-picture-special = Besondere Manöver
rules-picture-guns = Wie weit die Waffen reichen
rules-picture-of = { $manoeuvre }: { $hexes ->
    [yes] die Felder, und wo das Flugzeug ankommt
   *[no] die Schablone, und wo das Flugzeug ankommt
 }
rules-picture-cost = kostet { $cost }{ $altitude ->
    [0] { "" }
    [one] { " " }und eine Höhenstufe
   *[other] { " " }und { $altitude } Höhenstufen
 }
rules-picture-reach = Höchstens { $most } { $unit ->
    [hexes] Felder
   *[mm] mm
 }{ $sections ->
    [one] { "" }
   *[other] , in { $sections } Abschnitten
 }; was jeder von ihnen gibt, steht an seinem Rand.
rules-picture-guides = Zwischen den Visierlinien
rules-picture-guides-wide = Die Gasse voraus ist { $wide } mm breit.
rules-picture-altitude = Höhe
rules-picture-levels = Von 0 bis { $most }{ $stores ->
    [yes] : nicht verbrauchtes Tempo, neben dem Schiff aufgespart
   *[no] : ein Spielstein steht auf so vielen Ringen, wie er hoch ist
 }.
rules-picture-turret = Der Turm eines Bombers
rules-picture-turret-about = Ein Bomber feuert ringsum, so weit der Ring reicht, und weiter nur nach vorn.
rules-picture-bomb = Eine Bombe
rules-example = Spiel es: { $lesson }
rules-scene = Spiel es: { $scene ->
    [move] ein Zug
    [shot] ein Schuss
    [last-hit] der letzte Treffer
    [bomber] der Zug eines Bombers
    [two-against-two] zwei gegen zwei
   *[beginning] von Anfang an
 }
rules-scene-title = { $title }: eine Regel gespielt
rules-about-a-ruling = { $about }.
rules-reading = Hier: { $value }.
rules-not-taken = Nicht gewählt: { $values }.
rules-compare = Vergleichen mit
rules-no-difference = Nichts ist anders.
