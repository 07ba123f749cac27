### Der Bildschirm des Drucksets.

## kit

kit-paper = Papier

## kit/KitOptions

kit-what-to-print = Was gedruckt wird
kit-everything-for-the-table-cut = Alles für den Tisch, aus derselben Geometrie geschnitten, mit der das Spiel spielt.
kit-players = Spieler
kit-pieces = Teile
kit-ink = Tinte
kit-check-the-scale = Maßstab prüfen
kit-print-at-100-and-lay = Drucke mit 100 % und leg ein Lineal an den Balken unten auf dem ersten Bogen: Er muss 100 mm messen.
kit-group = { $group ->
    [templates] Schablonen
    [ruler] Reichweitenlineal
    [planes] Flugzeuge, Höhe
    [stats] Wertekarten, Tafeln
    [expansion] Bomber, Ballon
    [mats] Spielmatte
    [hex] Sechseckmatte
    [dice] Würfel
    [rules] Regeln
    [box] Schachteln
   *[other] { $group }
}
kit-group-about = { $group ->
    [templates] Gerade, Schwenk, Kurve
    [ruler] und Schnur
    [planes] je ein Satz
    [stats] je ein Satz
    [expansion] Erweiterung
    [mats] viele Seiten
    [hex] mehrere Seiten
    [dice] Aufkleber und Rohlinge
    [rules] ein Heft
    [box] aus Karton oder Kunststoff
   *[other] { "" }
}
kit-paper-size = { $paper ->
    [a4] A4
    [a3] A3
    [letter] US Letter
   *[other] { $paper }
}
kit-in-colour = Farbe
kit-outlines-only = Nur Umrisse

## kit/Played

kit-modules = Module
kit-all-modules = Jedes für sich
kit-some-modules = Gewählte
kit-board = Spielfeld
kit-open-sky = Freier Himmel
kit-hexes = Sechseckfelder
kit-board-side = { $side ->
    [width] Breite
   *[height] Höhe
}
kit-mission = Mission
kit-no-mission = keine

## kit/SolidView

kit-turning = { $title }, von allen Seiten
kit-turn-by-hand = Zieh daran, oder nimm die Pfeiltasten.

## kit/KitScreen

kit-print-kit-skyrmish = Druckset · Skyrmish
kit-looking-through-the-drawers = Die Schubladen werden durchgesehen …
kit-the-whole-kit = Das ganze Set
kit-how-far-the-kit-is = Wie weit das Set ist
kit-print-the-first-sheet = Ersten Bogen drucken
kit-3d-printer = 3D-Drucker
kit-notches-with-the-clearance-you = Kerben und Sockel mit dem Spielraum, den du wählst.
kit-bed = Druckbett deines Druckers
kit-bed-of = { $bed } mm
kit-plates = Das ganze Set hat Platten aller Teile dafür, in Farben, mit Gramm und Zeit.
kit-scale = Größe
kit-scale-of = { $scale } %
kit-clearance = Spielraum
kit-printed-and-played-agree = Gedruckt wie gespielt
kit-templates-notches-and-ruler-are = Schablonen, Kerben und Lineal sind aus der Geometrie gezeichnet, mit der der Tisch misst, bis zur letzten Stelle.
kit-beginning = Anfang
kit-contents = { $sheets ->
    [one] { $sheets } Bogen
   *[other] { $sheets } Bögen
} Papier und { $parts ->
    [one] { $parts } festes Teil
   *[other] { $parts } feste Teile
}, als PDF, SVG, STL und 3MF, mit Verzeichnis.
kit-making-it = Wird gemacht …
kit-fetch-all = Alles holen
kit-step = { $done } von { $all }: { $what }
kit-clearance-of = { $clearance } mm
kit-first-page = { $title }: die erste Seite

## kit/Previews

kit-pdf = PDF
kit-solid-parts = Feste Teile
kit-first-page-as-printed = { $title }: die erste Seite, wie sie gedruckt wird
kit-turn = { $title }: von allen Seiten ansehen
kit-larger = { $title }, größer
kit-of-what = für { $title }
kit-count = { $count } Stück
kit-more = { $count } mehr, wenn du magst
