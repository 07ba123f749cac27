### Warum etwas nicht erlaubt ist. Der Paragraf steht daneben.

dice-who = { $who ->
    [you] du
   *[other] { $who }
 }
dice-whom = { $who ->
    [you] dich
   *[other] { $who }
 }
dice-other-is = { $other ->
    [you] du bist
   *[other] { $other } ist
 }
dice-other-has = { $other ->
    [you] du hast
   *[other] { $other } hat
 }
dice-reason-not-asked = der Tisch wartet gerade nicht auf { dice-whom }
dice-reason-no-such-choice = das steht hier nicht zur Wahl
dice-reason-no-die = { dice-who } { FORM($you, "hat", "hast") } keinen unverbrauchten Entscheidungswürfel
dice-reason-planes-too-late = { whose } zeigt { $icon }, und die Positionen stehen fest: Dieses Fenster ist zu
dice-reason-hit-too-early = { whose } zeigt einen Treffer: Er wartet, bis die Trefferwürfel geworfen sind
dice-reason-evade-too-early = { whose } zeigt einen Ausweicher: Er wartet, bis die Ausweichwürfel geworfen sind
dice-reason-not-the-hitter = { dice-who } { FORM($you, "schießt", "schießt") } in diesem Zug nicht, und ein Treffer zählt nur zum eigenen Wurf
dice-reason-not-the-evader = { dice-who } { FORM($you, "weicht", "weichst") } in diesem Zug nicht aus, und ein Ausweicher zählt nur zum eigenen Wurf
dice-reason-die-is-not-any = { whose } zeigt { $icon }, nicht Beliebig
dice-reason-die-is-not-blanks = { whose } zeigt { $icon }, nicht Nieten
dice-reason-die-needs-target = { whose } zeigt { $icon }: Sag, welche Würfel, etwa 'use any NAME 3' oder 'use blanks 1 2'
dice-reason-no-such-pilot = diesen Piloten gibt es nicht
dice-reason-pilot-is-out = { dice-other-is } ausgeschieden
dice-reason-no-such-die = { dice-other-has } { $dice } Würfel auf dem Tisch, und keinen Würfel { $die }
dice-reason-not-on-the-table = { dice-other-has } in diesem Zug keine Treffer- oder Ausweichwürfel geworfen
dice-reason-position-is-settled = die Positionen stehen fest: Nur ein Ausweicher auf den Assen des Gejagten zählt
dice-reason-squadron-is-settled = die Positionen stehen fest: { numbered-die } gehört zur Staffel, und Nieten wirft jetzt Treffer- oder Ausweichwürfel neu
dice-reason-not-blank = { numbered-die } ist keine Niete
dice-reason-too-many-blanks = Nieten wirft höchstens { $most } Würfel neu
dice-reason-no-blanks-named = sag, welche Nieten, etwa 'use blanks 1 2'
dice-reason-not-your-shot = { dice-who } { FORM($you, "hat", "hast") } in diesem Zug keine Treffer- oder Ausweichwürfel geworfen
dice-reason-not-tied = { dice-other-is } nicht unter denen, die zur Wahl stehen
dice-reason-no-such-ace = { dice-who } { FORM($you, "hat", "hast") } kein solches Ass zur Wahl
dice-reason-die-is-locked = { numbered-die } zeigt einen Ausweicher und bleibt in diesem Zug
numbered-die = { $you ->
    [yes] dein Würfel { $die }
   *[no] Würfel { $die } von { $who }
 }
