### Das Set zum Drucken: was es ablehnt, seine Teile und Bögen, seine erste Seite und der Befehl. In print-paper.ftl
### steht, was auf seinen Seiten steht. $what ist plane oder ship.

## Was nicht geht

print-no-players = { $players } Spieler: Erlaubt sind 1 bis { $most }
print-no-paper = es gibt kein Papier '{ $paper }'; es gibt { $papers }
print-no-size = { $value } { $unit }: Erlaubt sind { $least } bis { $most } { $unit }
print-no-page = was die Regeln unter '{ $title }' sagen, ist größer als eine Seite ihrer Karte; kürzere Namen und Tabellen passen
print-no-mat = eine Matte von mehr als { $most } { $hexes ->
    [yes] Feldern
   *[no] mm
 } lässt sich nicht drucken
print-no-part = in diesem Set gibt es kein '{ $part }'; es hat { $parts }
print-no-file = in diesem Set gibt es kein { $name }.{ $form }
print-no-place-name = '{ $place }' ist kein Name für einen Ordner
print-no-place-parent = es gibt keinen Ordner { $place }
print-no-place-file = { $place } ist eine Datei
print-no-place-link = { $place } ist eine Verknüpfung; nenn, worauf sie zeigt
print-no-place-other = { $place } enthält, was kein Set dorthin legte, oder was seither geändert wurde: { $files }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weitere
 }; nimm einen anderen Namen, oder --force, das ersetzt, was im Weg ist, und den Rest lässt
print-no-place-other-zip = { $place } ist nicht die Zip-Datei eines Sets, wie sie gemacht wurde; nimm einen anderen Namen, --no-zip, oder --force, das sie ersetzt
print-no-place-zip = { $place } ist ein Ordner, also kann die Zip-Datei nicht dorthin
print-no-place-writing = { $place } kann nicht geschrieben werden: { $why }; nichts wurde geschrieben
print-disk-full = die Festplatte ist voll
print-disk-quota = das Kontingent ist aufgebraucht
print-disk-closed = dort darf nicht geschrieben werden
print-disk-read-only = die Festplatte ist nur lesbar
print-disk-name = der Name ist zu lang
print-busy = für dich wird schon ein Set gemacht, oder für andere zu viele; warte ein wenig
print-gone = dieses Set ist nicht mehr da; mach es noch einmal

## Was gespielt wird

print-with-module = Modul { $module }{ $needs ->
    [not-there] { "" }
   *[other] { " " }(mit { $needs })
 }
print-with-hexes = Auf Sechseckfeldern
print-with-modules = Module: { $modules }
print-with-all-modules = und seine Module, jedes einzeln
print-on-hexes = auf Sechseckfeldern
print-enlarged = vergrößert auf { $scale } %: Wo eine Regel 100 mm sagt, sind { $scale } mm gemeint
print-house-rules = Hausregeln: { $rules }
print-house-rule = { $option } { $value }

## Teile: je ein Titel und eine Bemerkung

print-what = { $what ->
    [ship] Schiff
   *[plane] Flugzeug
 }
print-what-first = { $what ->
    [ship] Schiff
   *[plane] Flugzeug
 }
print-part-plane = { print-what-first }
print-part-plane-note = { $mission ->
    [yes] jedes in der Farbe seines Spielers
   *[no] eines je Spieler, in dessen Farbe
 }
print-part-plane-blank = { print-what } ohne Zeichen
print-part-plane-blank-note = zum Bemalen, oder um ein Modell daraufzusetzen
print-part-plane-letter = { print-what-first } mit Buchstabe { $letter }
print-part-plane-letter-note = statt des { print-what }s, wenn du magst
print-part-plane-touch = { print-what-first } zum Ertasten: { print-emblem }
print-part-plane-touch-note = statt des { print-what }s, wenn du magst
print-part-plane-braille = { print-what-first } mit Buchstabe { $letter } in Braille
print-part-plane-braille-note = statt des { print-what }s, wenn du magst
print-part-altitude-ring-touch = Höhenring zum Ertasten: { print-emblem }
print-part-altitude-ring-touch-note = { $notches ->
    [1] eine Kerbe
   *[other] { $notches } Kerben
 } im Rand
print-part-altitude-ring = Höhenring
print-part-altitude-ring-note = { $levels } je { print-what }{ $bombers ->
    [yes] , auch je Bomber
   *[no] { "" }
 }; sie rasten ineinander und darunter ein
print-part-first-player = Startmarke
print-part-first-player-note = { "" }
print-part-template-all = Kombischablone
print-part-template-all-note = eine für den Tisch; für rechts umdrehen
print-part-template = Schablone { print-template-name }
print-part-template-note = für rechts umdrehen; druck je Spieler eine, wenn du magst
print-part-ruler-part = Reichweitenlineal, Teil { $number }
print-part-ruler-part-note = eines von { $parts }, die ineinander einrasten
print-part-ruler = Reichweitenlineal am Stück
print-part-ruler-note = { $length } mm lang{ $parts ->
    [1] { "" }
   *[other] , statt der { $parts }: leg es über die Diagonale der Platte
 }
print-part-stat-board-pegs = Wertetafel mit Stiften
print-part-stat-board-pegs-note = je eine: ein Stift in jede Reihe
print-part-stat-dial = Wertescheibe
print-part-stat-dial-note = statt der Tafel mit Stiften, wenn du magst: ein Zeiger auf jede Scheibe
print-part-dial-pointer = Zeiger
print-part-dial-pointer-note = { $pegs } je Scheibe
print-part-ruler-bendable = Biegsames Reichweitenlineal
print-part-ruler-bendable-note = dünn genug, um über Spielsteinen zu liegen
print-part-peg = Stift
print-part-peg-note = { $pegs } je Tafel{ $bombers ->
    [0] { "" }
   *[other] , { $bombers } auf der eines Bombers
 }
print-part-stat-board = Wertetafel { $stats }
print-part-stat-board-note = { $shares }
print-share = { $name } { $value }
print-part-bomber = Bomber
print-part-bomber-note = seine Stummel passen in die Kerben der Schablonen{ $levels ->
    [0] { "" }
   *[other] , sein Sockel auf die Höhenringe
 }
print-part-bomb = Bombe
print-part-bomb-note = { $bombs } je Bomber
print-part-balloon = Ballon
print-part-balloon-note = { "" }
print-part-stat-board-bomber = Wertetafel des Bombers
print-part-stat-board-bomber-note = { $shares }
print-part-die = Rohling eines Würfels
print-part-die-note = { $die } mm, für die Aufkleber; gekaufte tun es auch
print-part-box = { $several ->
    [yes] Schachtel { $number }
   *[no] Schachtel
}
print-part-box-note = für { print-players }, { $width } × { $length } mm
print-part-lid = { $several ->
    [yes] Deckel { $number }
   *[no] Deckel
}
print-part-lid-note = mit der Oberseite nach unten gedruckt

## Bögen: je ein Titel und eine Bemerkung

print-sheet-templates-sheet = Schablonen und Lineal
print-sheet-templates-sheet-note = auf Karton mit 160 g; prüf zuerst das 50-mm-Quadrat
print-sheet-string-ruler = Lineal aus Schnur
print-sheet-string-ruler-note = eine Anleitung zum Knoten und Markieren; heb die Seite auf
print-sheet-planes-sheet = { $what ->
    [ship] Schiffe
   *[plane] Flugzeuge
 }{ $levels ->
    [0] { "" }
   *[other] { " " }und Höhe
 }
print-sheet-planes-sheet-note = auf Karton mit 160 g
print-sheet-stat-cards = Wertekarten
print-sheet-stat-cards-note = { $width } × { $height } mm{ $larger ->
    [yes] { "" }
   *[no] , für Hüllen
 }: zum Ausfüllen, und alle Verteilungen für jeden Spieler; mit einem Tropfen Leim oder Quellfarbe auf jedem Punkt wird die Brailleschrift fühlbar
print-sheet-bombers-sheet = Bomber und Ballons
print-sheet-bombers-sheet-note = auf Karton mit 160 g
print-sheet-play-mat = Spielmatte
print-sheet-play-mat-note = { $width } × { $height } mm, über viele Seiten
print-sheet-hex-mat = Sechseckmatte
print-sheet-hex-mat-note = { $columns } mal { $rows } Felder, über mehrere Seiten
print-sheet-dice-stickers = Würfelaufkleber
print-sheet-dice-stickers-note = auf Etikettenpapier, für Würfel von { $die } mm
print-sheet-rule-card = Regeln{ $cut ->
    [yes] { " " }in großer Schrift
   *[no] { " " }zum Falten
 }
print-sheet-rule-card-note = { $cut ->
    [yes] zwei Seiten aus jedem Bogen
   *[no] acht kleine Seiten aus jedem Bogen
 }
print-sheet-tuck-box = Faltschachtel
print-sheet-tuck-box-note = für die Papierteile, auf Karton mit 160 g

## Die erste Seite eines Sets

print-players = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
 }
print-index-title = Druckset: { $title }
print-index-about = Alles für { print-players }, aus derselben Geometrie, mit der das Spiel spielt: Eine gedruckte Schablone kann der gespielten nicht widersprechen. Druck Kunststoff oder Papier, oder von beidem etwas.
print-index-filament = Filament für das, was der Tisch braucht
print-filament = { $grams } g, { $metres } m mit 1,75 mm
print-index-time = Druckzeit, ungefähr
print-hours = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
 }
print-index-sizes = Spielraum, Dicke
print-sizes = { $tolerance } mm, { $thickness } mm
print-index-paper = Papier
print-pages = { print-paper-name }, { $pages } Seiten{ $low_ink ->
    [yes] , wenig Tinte
   *[no] { "" }
 }
print-index-modules = Module
print-index-estimates = Gramm und Zeiten sind Faustregeln: PLA, 0,2-mm-Schichten, zwei Wände, ein Fünftel Füllung.
print-index-solids = Für den 3D-Drucker
print-index-spare = Stattdessen oder dazu, wenn du magst
print-takes = { $width } × { $length } × { $height } mm; { $grams } g, { $time }{ $several ->
    [yes] { " " }je Stück
   *[no] { "" }
 }
print-change-at = Zwei Farben: Filament bei { $height } mm wechseln.
print-plate = Platte { $number }
print-on-plate = { $count } × { $title }
print-plate-takes = { $grams } g, { $time }
print-index-plates = Platten für ein Druckbett von { $bed } × { $bed } mm
print-larger-than-bed = Größer als das Druckbett, darum auf keiner Platte: { $parts }.
print-index-colours = Die 3MF-Dateien haben ihre Farben als eigene Teile, für Drucker, die das Filament selbst wechseln. Andere wechseln von Hand auf der Höhe, die bei jedem Teil steht.
print-index-cutting = Für den Laserschneider, verschachtelt
print-cutting-sheet = { $sheet ->
    [a4] Bögen in A4
   *[other] Bögen von 600 × 300 mm
 }
print-cutting-kerf = Ebenen heißen cut, score und engrave. { $kerf ->
    [0] Die Dateien haben keine Schnittbreite: Nenn deine mit --kerf.
   *[other] Linien liegen um eine halbe Schnittbreite von { $kerf } mm außen.
 }
print-index-sheets = Auf Papier
print-index-scale = Mit 100 % drucken.
print-index-scale-how = Kein „an Seite anpassen“. Leg ein Lineal an den 100-mm-Balken unten auf einer Seite{ $square ->
    [yes] { " " }(und an das 50-mm-Quadrat der Schablonen)
   *[no] { "" }
 }: Stimmt das nicht, stimmt nichts.
print-first-page = { $title }, erste Seite
print-pages-short = { $pages } S.
print-index-assembly = Zusammenbauen
print-how-solids = Druck jedes feste Teil, wie es in seiner Datei liegt: flache Seite unten, ohne Stützen, 0,2-mm-Schichten.
print-how-notches = Probier ein { print-what } in der Kerbe einer Schablone, bevor du den Rest druckst. Klemmt es, mach das Set mit größerem --tolerance noch einmal; wackelt es, mit kleinerem.
print-how-rings = Höhenringe kommen unter das { print-what }, Noppe nach oben; sie rasten ein und drehen sich nicht.
print-how-ruler = Drück die Zungen des Lineals von oben in ihre Buchsen, in ihrer Reihenfolge.
print-how-pegs = Stifte kommen von vorn in die Wertetafel: einer in jede Reihe.
print-how-flat = Flache Teile lassen sich aus den SVG-Dateien mit dem Laser schneiden: Rot wird geschnitten, Blau geritzt, Schwarz graviert.
print-how-stickers = Druck die Würfel, oder kauf leere, die so groß sind. Druck die Aufkleber auf Etikettenpapier, schneid sie aus und kleb sie auf.
print-how-aces = Asse haben abgeschnittene Ecken und einen Buchstaben; der Entscheidungswürfel hat einen goldenen Ring.
print-how-paper = Kleb Papierteile vor dem Schneiden auf Karton, oder druck auf Karton mit 160 g.
print-how-rules = Jeder Regelbogen faltet sich zu acht Seiten: Falte jede gestrichelte Linie, schneid die durchgezogene, schieb die Enden zusammen.
print-how-binding = Schneid jeden Regelbogen in der Mitte durch, und hefte die Seiten in ihrer Reihenfolge zusammen.
print-index-credit = Wessen Werk
print-credit-dice = Eine inoffizielle Umsetzung der Mechanik von Squadron Dice von Flatworks Gaming, LLC; ohne Verbindung dazu.
print-index-licence = Modelle, Zeichnungen und Texte dieses Sets sind von Skyrmish selbst, unter der Lizenz { $licence }: Teil und ändere sie, nenn ihre Urheber, behalt die Lizenz. Siehe { $file }.

## Während es gemacht wird, und danach

print-index = Verzeichnis
print-ready = Fertig
print-forced = --force ersetzt { $files }; andere Dateien von dir bleiben, wie sie sind.
print-made = { $parts ->
    [one] 1 festes Teil
   *[other] { $parts } feste Teile
 } und { $sheets ->
    [one] 1 Papierbogen
   *[other] { $sheets } Papierbögen
 } in { $seconds } s ({ $size } MB).
print-takes-in-all = Was der Tisch braucht: etwa { $grams } g und { $hours } h zum Drucken.
print-open = Öffne { $page }{ $archive ->
    [not-there] { "" }
   *[other] ; dasselbe als { $archive }
 }.
