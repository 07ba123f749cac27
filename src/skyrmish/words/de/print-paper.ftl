### Was auf den Seiten des Sets und in seinen Schneidedateien steht.

print-paper-name = { $paper ->
    [a4] A4
   *[letter] Letter
 }
print-page-note = { print-paper-name }, mit 100 % drucken
print-bar = { $length } mm
print-cutting = Millimeter. Rot: schneiden. Blau: ritzen. Schwarz: gravieren. { $whose }

## Plätze

print-seat = { $seat ->
    [ember] Glut
    [cobalt] Kobalt
    [jade] Jade
    [plum] Pflaume
    [slate] Schiefer
   *[ivory] Elfenbein
 }
print-emblem = { $emblem ->
    [chevron] Winkel
    [ring] Ring
    [diamond] Raute
    [trefoil] Kleeblatt
    [star] Stern
   *[crescent] Halbmond
 }
print-seat-plane = { print-seat }{ $plane ->
    [0] { "" }
   *[other] { " " }{ $plane }
 }
print-seat-row = { $letter }  { print-seat-plane } { print-emblem }

## Schablonen und Lineal

print-template-name = { $template ->
    [straight] Gerade
    [bank] Schwenk
   *[turn] Kurve
 }
print-template = { print-template-name }, kostet { $cost }
print-square = { $side } mm × { $side } mm
print-square-how = Mit 100 % drucken: kein „an Seite anpassen“, keine Skalierung. Miss dieses Quadrat. Sind es nicht { $side } mm, ändere die Skalierung des Druckers und druck noch einmal, sonst passen die Teile nicht zum Spiel.
print-ruler = Reichweitenlineal
print-ruler-how = { $strips ->
    [1] { $length } mm
   *[other] { $strips } Streifen von { $section } mm, Ende an Ende zusammenkleben
 }
print-ruler-note = { $numbered ->
    [yes] Abschnitte enden bei { $ends } mm. Auf einer Marke zählt als näher.
   *[no] Bis { $ends } mm ist in Reichweite.
 }
print-string-how = Nimm eine Schnur, die sich nicht dehnt. Leg sie an die Linie, mach an jedes Ende einen Knoten, { $length } mm von Knoten zu Knoten{ $sections ->
    [1] { "" }
   *[other] , und färb sie, wo Abschnitte enden, bei { $marks } mm
 }. Wo die Linie in einer anderen Zeile weitergeht, markier das Ende der Zeile und leg diese Marke an die nächste.
print-string-place = { $is_knot ->
    [yes] Knoten
   *[no] Marke
 }
print-all-in-one = Alle drei auf einem Stück
print-all-in-one-how = Eine Startkerbe, drei Enden. Kleb die zwei Seiten Rücken an Rücken: auf einer links herum, auf der anderen rechts herum. Leg die Startkerbe an die Nase eines { print-what }s, heb das { print-what } und setz es in das Ende, das du bezahlst.
print-stubs = Die Stummel an Nase und Heck des Bombers passen in die gewöhnlichen Schablonen: Kerbe an den Stummel, fliegen, und den Heckstummel in die Endkerbe.

## Karten

print-choose = alle { $count } Verteilungen für jeden: { $secret ->
    [yes] wähl eine geheim, deckt gemeinsam auf
   *[no] wähl eine, offen
 }
print-foot = Gezeichnet von Skyrmish, { $licence } · { $credit ->
    [not-there] { "" }
   *[other] { $credit } ·{ " " }
 }{ $title }
print-numbers = { $numbers }: je eine Zahl
print-bomber-numbers = { print-numbers }; { $speed_name } { $bomber_speed }
print-altitude = Höhe

## Matten

print-band = { print-what }e außerhalb dieser Linie aufstellen: höchstens { $band } mm vom Rand
print-start = { $sides }: hier aufstellen, am Rand anliegend
print-tile = { $title }, { $tile } von { $last }
print-tile-note = an den Marken schneiden; die nächste Seite liegt auf dem gestrichelten Streifen
print-tiles = { $pages } Seiten, mit 100 % drucken
print-tiles-how = Das Ganze ist { $width } × { $height } mm. Druck alle Seiten mit 100 % und prüf den 100-mm-Balken unten. Schneid jede Seite an ihren Eckmarken, leg die nächste auf den gestrichelten Streifen von { $overlap } mm, und kleb von hinten.

## Würfel

print-dice-of = Würfel von { print-seat }
print-dice-note = Aufkleber von { $face } mm für Würfel von { $die } mm
print-rookies = Rookies
print-aces = Asse, eines je Buchstabe
print-decision-die = Entscheidungswürfel
print-shared-dice = Treffer- und Ausweichwürfel
print-shared-dice-note = für den ganzen Tisch
print-dice-of-kind = { $kind ->
    [hit] Trefferwürfel
   *[evade] Ausweichwürfel
 }
print-faces = Seiten

## Die Regelkarte und die Faltschachtel

print-fold = Wie gefaltet wird
print-fold-how = Falte jede gestrichelte Linie in beide Richtungen. Schneid die durchgezogene. Falte den Bogen längs, schieb die Enden zusammen, bis der Schnitt sich zum Kreuz öffnet, und schließ die Seiten um den Umschlag.{ $sheets ->
    [1] { "" }
   *[other] { " " }Falte jeden Bogen für sich: Der zweite geht weiter, wo der erste endet.
 }
print-bind = Wie gebunden wird
print-bind-how = Schneid jeden Bogen an der Linie in seiner Mitte durch, leg die Seiten in ihrer Reihenfolge aufeinander, und hefte sie links zusammen.
print-whose = Wessen Spiel
print-card-credit = Worte und Zeichnungen dieser Karte von Skyrmish, { $licence }.
print-clauses = Kleine Zeichen nach einer Regel nennen ihren Paragrafen im Verzeichnis.
print-tuck-box-how = { $width } × { $height } × { $depth } mm; Karton 160 g; ringsum schneiden, gestrichelte Linien falten, die schmale { $strips ->
    [1] Lasche kleben
   *[other] Lasche jedes Streifens an den anderen kleben
 }
print-glue = kleben
