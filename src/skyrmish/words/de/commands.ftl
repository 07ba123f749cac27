### Was die Befehle neben den Spielen selbst ausgeben.

play-address = Der Tisch ist unter { $address } (Strg-C beendet ihn)
play-invites = Mitspieler im selben Netz kommen über { $address } herein; jeder dort kann das
play-already = Der Tisch mit diesen Spielen ist schon offen, unter { $address }
host-needs-url = Noch kann niemand sonst herein: Mit --address { $address } sagt --url die Adresse, die Leute eintippen, etwa --url { $example }. Fürs Internet horche auf Loopback hinter einem Proxy, der TLS kann; docs/hosting.md sagt wie.
many-games = Spiele
many-games-there = Spiele auf { $machines ->
    [one] einem Rechner mit { $cores } Kernen
   *[other] { $machines } Rechnern mit { $cores } Kernen
}
many-games-pace = { $pace } je Sekunde
compiling-rules = wird übersetzt
compiling-so-far = übersetzt: { $percent } %, nach { $seconds } s
fact = { $row }{ $column ->
    [not-there] { "" }
   *[other] , { $column }
 }: { $cell }

site-written = { $folder }: { $count } Dateien, { $megabytes } MB. Leg sie auf irgendeinen Dateiserver, oder sieh sie an mit: python -m http.server -d { $folder }

## Regeln

rules-nothing-differs = Kein Unterschied.
rules-column-clauses = Paragrafen
rules-what-differs = { $ours }: was anders ist als { $theirs }
match-rules-board = { $title }; Spielfeld { $width } mal { $height } { $hexes ->
    [yes] Felder
   *[no] mm
 }.
match-rules-costs = { $speed_name }: Gerade kostet { $straight }, Schwenk { $bank }, Kurve { $turn }; mindestens eines je Runde (SL1-MOVE-02, SL1-MOVE-05).
match-rules-guns = Reichweite { $range } { $hexes ->
    [yes] Felder
   *[no] mm
 } in { $sections } Abschnitten; Schussfeld { $hexes ->
    [yes] { $arc } (HEX-08, HEX-09)
   *[no] { $arc }°
 }; W{ $dice }, { $hits } und mehr trifft oder weicht aus.
match-rules-module = { $name }: { $about }
match-rules-mission = Mission { $title }: { $about }
match-rules-option = Option { $name } = { $value }

## Viele Spiele

simulate-column-side = Seite
simulate-column-bot = Bot
simulate-column-wins = Siege
simulate-column-share = Anteil
simulate-draw = unentschieden
simulate-share = { $percent } %
simulate-counted = { $count ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
 }, je { $rounds } Runden, { $decisions } Entscheidungen in { $seconds } s: { $rate } pro Sekunde

replay-same-game = Dieselben Bots spielten dieselbe Partie noch einmal: Alle { $lines } Zeilen sind gleich.

## Der Rechner

solve-solving = wird gelöst
solve-exact = Genau bis auf { $bound }. Die Seiten der Asse sind unsere Annahme (B-60).
solve-exact-windows = Genau bis auf { $bound }, mit Fenstern nach Vorrang. Die Seiten der Asse sind unsere Annahme (B-60).
solve-share = { $name } { $percent } %
solve-against = gegen { $aces }
solve-raid-title = Bombing Raid: deine Siegchance in Prozent, mit deinen übrigen Assen (Zeilen) gegen die des Gegners
solve-raid-start = Von Anfang an gewinnt jeder Platz 50 %: Beide wählen gleichzeitig, also ist keiner besser.
solve-raid-first = Wer den ersten Zug gewinnt, steht danach, je nachdem, welches Ass in Rente ging, bei: { $worth }. Schick zuerst { $best } in Rente.
solve-fight-title = Dogfight: deine Siegchance in Prozent, mit deinen fliegenden Assen (Zeilen) gegen die des Gegners
solve-fight-start = Von Anfang an gewinnt der erste Platz { $first } %, der zweite { $second } %.
solve-fight-first = Nach dem ersten Verlust, je nach dazugeholtem Ass: { $worth }. Hol zuerst { $best }.
solve-fight-saved = Mit aufgehobenem Entscheidungswürfel am Anfang, gegen einen verbrauchten: { $saved }.
solve-held = { $held ->
    [0] verbraucht
    [1] ein Flugzeug
    [2] zwei Flugzeuge
    [3] Ausweicher
    [4] Treffer
    [5] Beliebig
   *[6] Nieten
 }

## Rätsel

make-puzzles-making = Rätsel
make-puzzles-rating = von Bots bewertet
make-puzzles-warming = Auch suchende Bots werden gefragt. Beim ersten Mal werden die Regeln übersetzt, mit denen sie denken; das dauert einige Minuten.
make-puzzles-kind = --kind { $kind } ist unbekannt; es gibt { $kinds }
make-puzzles-line = { $id }: { $best }; wert { $worth } %, { $margin } % mehr als alles andere{ $rating ->
    [not-there] { "" }
   *[other] ; Wertung { $rating }
 }
make-puzzles-made = { $count } Rätsel ({ $kind }, Startwert { $seed }) aus { $drawn } Stellungen in { $seconds } s
