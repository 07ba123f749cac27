### Der einfache Tisch, für Spiele ohne eigenes Gesicht.

## An mehreren Stellen gesagt

plain-how-it-stands = Wie es steht
plain-round = { $title }, Zug { $round }
plain-what-happened = Was geschah

## plain/PlainScreen

plain-waits = Der Tisch wartet auf { $seats }.
plain-decision = Entscheidung

## plain/PlainSeats

plain-team = Team { $team }
plain-thinks = denkt nach …
plain-decides = entscheidet gerade

## plain/PlainAsk

plain-asked = { $seat }: { $question }
plain-picked = { $count ->
    [0] Alle so lassen
   *[other] { $count } noch einmal werfen
}

## plain/PlainEnd

plain-save = Aufzeichnung sichern

## plain/PlainReplay

plain-back-to-the-match = Zurück zur Partie
plain-steps = Schritte
plain-step = { $at } von { $last }
plain-back = Zurück
plain-on = Weiter
plain-waits-for-all = Die ersten Würfel fallen, wenn alle sitzen.
