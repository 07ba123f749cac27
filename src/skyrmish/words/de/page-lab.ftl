### Das Labor: viele Spiele von dem, was gewählt ist, und was sie zeigen.

## lab/LabScreen

lab-lab-skyrmish = Labor · Skyrmish
lab-line = Ändere eine Regel und sieh, was sie bewirkt
lab-what-is-played = Was gespielt wird
lab-as-in-the-lobby = Wie in der Lobby. Was du hier änderst, bleibt hier, bis du es dorthin mitnimmst.
lab-take-to-the-lobby = Diese Regeln in die Lobby mitnehmen

## lab/LabControls

lab-many-games = Viele Spiele
lab-kind = { $kind ->
    [simulate] Wer gewinnt
   *[balance] Welche Werte gewinnen
 }
lab-kind-about = { $kind ->
    [simulate] Bots auf allen Plätzen, wie skyrmish simulate sie spielt
   *[balance] Jede Verteilung der Werte gegen jede andere, wie skyrmish balance sie spielt
 }
lab-bot-for = Bot für { $name }
lab-bot-for-both = Bot für beide Seiten
lab-games = Spiele
lab-games-number = { $thousands } 000
lab-a-million = 1 000 000
lab-seed = Startwert
lab-count = Zählen
lab-again = Neu zählen
lab-stop = Anhalten
lab-no-stats = In diesem Spiel gibt es keine Werte zu verteilen.
lab-at-once = Wenn du etwas änderst, wird neu gezählt.

## lab/Progress

lab-progress = { $games } von { $wanted } Spielen
lab-stopped = Angehalten nach { $games } von { $wanted } Spielen
lab-rate = { $games } Spiele, { $rate } pro Sekunde
lab-same-numbers = Dieselben Zahlen mit dem Befehl:

## lab/Sides

lab-score = { $percent } %
lab-interval = { $low } bis { $high } %
lab-wins-of = { $side }: { $percent } % der Spiele gewonnen, sicher zwischen { $low } und { $high } %
lab-than-before = { $points } Punkte
lab-draws = Unentschieden
lab-rounds = Runden je Spiel
lab-rounds-number = { $rounds }

## lab/HeatMap

lab-map = Siege der Zeile gegen die Spalte in 100 Spielen; ein Unentschieden ist ein halber Sieg
lab-of-against = Siege von \ gegen
lab-field = alle
lab-field-about = Gegen alle anderen
lab-secret = geheim
lab-secret-about = Wie oft man sie wählt, wenn beide geheim wählen
lab-never = nie
lab-legend = Fett: sicher nicht gleich. { $stats }.
lab-stat = { $letter } { $name }
lab-cell = { $row } gegen { $column }: { $percent } % ({ $low } bis { $high })

## lab/Runs

lab-earlier = Was du versucht hast
lab-column = { $column ->
    [rules] Regeln
    [found] Ergebnis
    [rounds] Runden
   *[games] Spiele
 }
lab-found-side = { $side } { $percent } %
lab-found-best = am besten { $name } { $percent } %
