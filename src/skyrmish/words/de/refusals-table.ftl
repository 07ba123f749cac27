### Was ein laufender Tisch ablehnt, bevor die Regeln gefragt werden.

bot-flies-for-you = ein Bot fliegt für { $seat }; nimm den Platz erst zurück
clock-has-run-out = die Uhr von { $seat } ist abgelaufen; der Bot fliegt bis zum Ende
message-unread = { $place ->
    [not-there] die Nachricht ist nicht lesbar: { $problem }
   *[other] die Nachricht ist nicht lesbar: { $place }: { $problem }
 }
no-person-s-seat = { $seat } ist an diesem Tisch kein Platz eines Menschen
no-such-step = step: Die Aufzeichnung hat { $steps } Schritte, also keinen Schritt { $step }
not-on-board = { $name } ist nicht auf dem Spielfeld
not-waited-for = der Tisch wartet nicht auf { $seat }
not-your-seat = { $seat } ist nicht dein Platz
nothing-to-measure = an diesem Tisch gibt es nichts zu messen
no-chances-here = an diesem Tisch berechnet niemand die Chancen eines Befehls
person-is-here = { $seat } ist da und fliegt selbst
person-has-just-left = { $seat } ist eben erst gegangen und vielleicht gleich wieder da; warte ein wenig
only-looks-on = wer zusieht, hat an diesem Tisch nichts zu sagen
hint-comes-too-late = worum es bei dem Tipp ging, ist schon entschieden
table-has-moved-on = seit diesen Befehlen ist es am Tisch weitergegangen: Jemand hat schon geantwortet, vielleicht du in einem anderen Tab

## Echte Würfel

no-orders = es kam kein Befehl
no-real-dice-here = hier wirft der Tisch seine Würfel selbst
dice-left-over = { $count ->
    [one] ein Würfel zu viel wurde geworfen
   *[other] { $count } Würfel zu viel wurden geworfen
 }
real-dice-want-people = mit echten Würfeln spielen nur Menschen und ohne Uhr: Weder ein Bot noch eine Uhr kann einen Würfel in die Hand nehmen

## Anteile an den Würfeln

share-not-now = Anteile an den Würfeln werden vor dem ersten Würfel geöffnet, wenn alle versprochen sind
seal-does-not-fit = das Siegel passt nicht zu diesen Befehlen
share-not-promised = niemand hat diesen Anteil an den Würfeln versprochen

## Was Spieler unter sich ausmachen

cannot-take-back = es gibt nichts zurückzunehmen: Ein gefallener Würfel bleibt, und eine geheime Wahl auch
has-given-up = { $side } hat schon aufgegeben
no-side-to-claim = { $side } ist keine Seite, gegen die man die Partie beanspruchen könnte

claim-too-soon = gegen { $side } lässt sich die Partie beanspruchen, sobald deren Zeit um ist, oder sobald dort { $seconds } Sekunden lang niemand da ist, während der Tisch wartet
draw-needs-people = niemand ist da, um ein Unentschieden anzunehmen: Bots spielen weiter
too-late-for-a-name = { $seat } spielt schon: Ein Name wird vor dem ersten Würfel und vor der ersten Antwort gewählt
no-offer-open = { $seat } wird nichts gefragt
offer-is-open = erst ist zu beantworten, was { $seat } fragt
signal-too-soon = du hast gerade etwas gesagt: Warte einen Moment
site-cannot-keep = dieser Browser kann die Partie gerade nicht behalten; schaff Platz, oder erlaube dieser Seite, Daten zu behalten, und versuch es noch einmal
companion-no-planes = { $game } hat keine Flugzeuge, die ein Schiedsrichter messen könnte: Die Regeln stehen auf der Regelseite
companion-no-face = die Würfel haben { $sides } Seiten, keine davon { $face }
