### Was das Labor findet, in Tabellen, Bildern und Sätzen.

lab-compiling = übersetzt wird { $what ->
    [ponder] womit suchende Bots denken, für alle Befehle
    [play_games] Spiele zwischen Bots, für simulate und balance
   *[other] Spiele zwischen Bots
 }, einmal für diese Version: { $seconds ->
    [not-there] das dauert auf einem freien Kern etwa eine halbe Minute, und länger, wo anderes läuft
   *[other] beim letzten Mal dauerte es { $seconds } s
 } …

## Die Arena

arena-title = Gewonnene Spiele gegen, in % (95-%-Bereich)
arena-against = gegen { $bot }
arena-column-bot = Bot
arena-column-rating = Wertung
arena-counted = { $games } Spiele, je { $rounds } Runden, { $draws } unentschieden
arena-page-title = Skyrmish-Arena
arena-heading = Wer fliegt am besten?
arena-stamp = Skyrmish · Arena
arena-subtitle = { $title } · { $games } Spiele, je { $rounds } Runden
arena-ratings = Wertungen
arena-ratings-note = Nach Bradley und Terry, auf der Skala von Elo: 100 Punkte mehr gewinnen 64 % der Spiele. Balken sind 95-%-Bereiche; 0 ist das Mittel.
arena-cross = Wer wen schlägt
arena-cross-note = Spiele, die die Zeile gegen die Spalte gewann, mit 95-%-Bereich; ein Unentschieden zählt für niemanden.
arena-cell = { $low } bis { $high } · { $games } Spiele{ $draws ->
    [0] { "" }
   *[other] , { $draws } unentschieden
 }

## Fehler, in der Arena und in Simulationen

faults-title = Fehler
faults-column-bot = Bot
faults-column-answers = Antworten
faults-column-raised = Ausnahmen
faults-column-late = zu langsam
faults-column-gone = weg
faults-column-refused = abgelehnt
faults-column-lost = verlorene Partien
faults-heading = Bots mit Fehlern
faults-note = Wer { $least }-mal oder öfter und bei mehr als { $percent } % seiner bisherigen Antworten Fehler macht, verliert die Partie; ebenso, wer gar keine gute Antwort gab.
fault-first = Erster Fehler: { $bot } { $reason }
fault-matches-lost = { $bot } verlor { $lost ->
    [one] eine Partie
   *[other] { $lost } Partien
 } durch Fehler: { $least } oder mehr und mehr als { $percent } % der Antworten, oder alle.

## Balance: Zahlen

balance-percent = { $percent } %
balance-interval = { $share } % ({ $low } bis { $high })
balance-range = { $low } bis { $high }
balance-never = nie
balance-part = { $name } { $percent } %
balance-even = ± { $points }

## Balance: Sätze

balance-choose = Wähle { $mixture }: Keine andere Verteilung kommt besser dagegen an.
balance-mix = Mische, damit dir niemand antworten kann: { $mixture }.
balance-fairness = Zwei verschiedene Verteilungen sind typischerweise { $points } Punkte vom Gleichstand entfernt; gegen alle anderen kommt { $best } auf { $best_score }, { $worst } auf { $worst_score }.
balance-start-even = Anfangen macht keinen Unterschied, den { $games } Spiele zeigen würden: { $score }.
balance-start-good = Anfangen ist ein Vorteil: Die beginnende Seite kommt auf { $score }.
balance-start-bad = Anfangen ist ein Nachteil: Die beginnende Seite kommt auf { $score }.
balance-length = Die Hälfte aller Spiele endet in höchstens { $half } Runden, neun von zehn in höchstens { $most }; das Mittel ist { $mean }.{ $draws ->
    [not-there] { "" }
   *[other] { " " }{ $draws } enden unentschieden durch die Grenzen für Bots (B-44).
 }
balance-no-crash = Kein Flugzeug verließ das Spielfeld, oder kaum eines.
balance-crashes = { $crashes } aller Spiele entscheidet ein Flugzeug, das das Spielfeld verlässt oder nicht ziehen kann; { $name } verliert so { $losses } seiner Spiele.
balance-interrupted = [bold]Unterbrochen:[/bold] Was folgt, gilt für die Spiele bis dahin.
balance-interrupted-page = Unterbrochen: { $games } von { $wanted } Spielen wurden gespielt. Dies gilt für sie.

## Balance: das Terminal

balance-heading = { $title }: { $subtitle }
balance-subtitle = { $games } Spiele von { $bot } gegen { $bot }, { $planes ->
    [one] ein Flugzeug je Seite
   *[other] { $planes } Flugzeuge je Seite
 }
balance-matrix = Siege der Zeile gegen die Spalte in 100 Spielen
balance-against = gegen { $name }
balance-column-field = gegen alle anderen
balance-column-secret = geheim
balance-counted = { $games } Spiele in { $seconds } s: { $rate } pro Sekunde
balance-modules = was jedes Modul ändert
balance-as-played = wie hier gespielt
balance-variant = { $name }{ $same ->
    [yes] { " " }(dieselben Spiele)
   *[no] { "" }
 }
balance-with = mit { $module }{ $beside ->
    [not-there] { "" }
   *[other] { " " }(mit { $beside })
 }
balance-without = ohne { $module }{ $beside ->
    [not-there] { "" }
   *[other] { " " }(und { $beside })
 }
balance-column-module = Modul
balance-column-rounds = mittlere Runden
balance-column-draws = unentschieden
balance-column-starter = wer beginnt, erreicht
balance-column-even = typisch vom Gleichstand
balance-column-mix = geheim spiele

## Balance: der Bericht

report-title = Welche Werte gewinnen?
report-page-title = Welche Werte gewinnen? { $title }
report-under = { $title } · { $subtitle }
report-stamp = Skyrmish · Balance
report-best = am besten gegen alle anderen: { $score }
report-points = { $points } Punkte
report-for-starting = fürs Anfangen: { $score }
report-rounds = { $rounds } Runden
report-length = mittlere Länge; die Hälfte endet in höchstens { $half }
report-from-even = wie weit zwei verschiedene Verteilungen typischerweise vom Gleichstand sind
report-draws = unentschieden, durch die Grenzen für Bots (B-44)
report-map = Jede Verteilung gegen jede andere
report-map-under = Die beste gegen alle anderen oben
report-lengths = Wie lange Spiele dauern
report-lengths-note = Spiele nach ihrer Zahl der Runden.
report-stats = Wo Zahlen am meisten wert sind
report-stats-note = Das mittlere Ergebnis, gegen alle anderen, der Verteilungen mit dieser Zahl in diesem Wert.
report-number-in = { $number } in
report-secret = Wenn beide geheim wählen
report-secret-note = Nichts antwortet auf diese Mischung mit mehr als 50 %, außer durch Glück: Sie ist das Mittel aus vielen, und der Glücksbereich enthält 95 von 100 davon, gelöst aus zufällig neu gezogenen Zählungen.
report-column-allocation = Verteilung
report-column-weight = spiele sie
report-column-luck = Glücksbereich
report-column-score = ihr Ergebnis dagegen
report-modules = Was jedes Modul ändert
report-same = Genau dieselben Spiele: Es wirkt nach einem Abschuss, und dort endet ein Duell.
report-foot = Jedes Paar von Verteilungen spielte gleich viele Spiele, jede auf jedem Platz, jeder Platz beginnend. Bereiche enthalten in 95 von 100 Fällen die wahre Quote (Wilson). Ein Unentschieden zählt halb. Was für { $bot } gilt, muss für Menschen nicht gelten. Gemacht von{ " " }

## Balance: die Bilder

map-label = Wärmekarte: { $title }
map-against = gegen …
map-wins-of = Siege von …
map-pair = { $row } gegen { $column }: { $score }
map-field = Gegen alle anderen
map-secret = Wenn beide geheim wählen
map-this-often = so oft spielen
map-scale = Siege der Zeile gegen die Spalte in 100 Spielen; ein Unentschieden ist ein halber Sieg.
map-legend = Fett: sicher nicht gleich (95 %). { $stats }.
lengths-column = { $rounds }{ $more ->
    [yes] { " " }oder mehr
   *[no] { "" }
 } Runden: { $percent } % der Spiele
lengths-median = Median
lengths-label = Länge der Spiele: Die Hälfte endet in höchstens { $half } Runden
