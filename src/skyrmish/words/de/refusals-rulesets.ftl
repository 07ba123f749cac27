### Warum ein Regelwerk keines ist: Spiele, Ausgaben, Module, Optionen, Spielfelder, Würfel.

game-is-there = das Spiel { $game } gibt es schon
game-unknown = das Spiel { $game } ist unbekannt; es gibt { $games }
dice-game-unknown = das Spiel { $game } ist unbekannt; die Würfelspiele sind { $games }

## Ausgaben und Module

at-edition = Ausgabe { $edition }: { $reason }
edition-unknown = die Ausgabe { $edition } ist unbekannt; es gibt { $editions }
edition-of-another-game = die Ausgabe { $edition } gehört nicht zu { $game }
edition-no-number = [costs] { $key }: { $given } ist keine ganze Zahl ab 0
edition-no-room = [costs] { $key }: { $number } ist mehr als die { $most }, für die Platz ist
edition-no-module = { $where }: Es gibt kein Modul { $module }; es gibt { $modules }
module-unknown = das Modul { $module } ist unbekannt; es gibt { $modules }
module-twice = ein Modul ist zweimal genannt
module-needs = das Modul { $module } braucht das Modul { $other }
module-excludes = das Modul { $module } geht nicht zusammen mit { $other }

## Optionen

option-unknown = die Option { $option } ist unbekannt; { $near ->
    [not-there] skyrmish rules --json nennt sie alle
   *[other] meinst du { $near }?
 }
option-choice = Option { $option }: { $given } ist keines von { $known }
option-switch = Option { $option }: { $given } ist weder true noch false
option-amount = Option { $option }: { $given } ist keine { $whole ->
    [yes] ganze Zahl
   *[no] Zahl
 } von { $least } bis { $most }
option-stats = Option { $option }: { $given } sind nicht { $count } ganze Zahlen von 1 bis 8, etwa [4, 3, 3, 2]
option-no-face = Option { $option }: { $given } ist keine Seite eines W{ $sides }
option-no-bombers = Option { $option }: Unter den eigenen Teilen von Space Pirates gibt es keine Bomber
option-needs-altitude = die Option { $option } braucht Höhe
option-no-value = der Wert von { $option } ist weder ein Wort noch eine Zahl
option-too-long = { $option } ist keine Option

## Spielfelder

board-form = { $given } hat nicht die Form 700x700
board-without-size = { $given } hat keine Breite oder keine Höhe
board-too-small-for-mission = Mission { $mission } braucht { $least } mm oder mehr in jeder Richtung, nicht { $size }
board-size = ein Spielfeld von { $size } { $hexes ->
    [yes] Feldern
   *[no] mm
 } liegt nicht zwischen { $least } und { $most }

## Manöver

manner-nose = { $where }: nose { $given } ist keines von { $known }
manner-no-switch = { $where }: Es gibt keinen Schalter { $switch }
manner-is-there = Manöver { $file }: Es gibt { $manner } schon
too-many-manoeuvres = dieses Regelwerk hat { $count } Manöver, mehr als die { $most }, für die Platz ist
too-many-plans = Tempo { $speed } ergibt { $plans } Flugpläne, mehr als die { $most }, für die Platz ist
too-long-a-plan = Tempo { $speed } bezahlt { $manoeuvres } Manöver in einem Plan, mehr als die { $most }, für die Platz ist
too-many-sequences = Tempo { $speed } ergibt mehr als die { $most } Manöverfolgen, für die Platz ist

## Würfel

file-is-not-there = { $file }: { $mistake }
file-is-no-toml = { $file }: keine TOML-Datei: { $mistake }
dice-option-unknown = die Option { $option } ist unbekannt; es gibt { $options }
dice-timing = Option decision.timing: { $given } ist keines von { $known }
dice-rounds = Option limit.rounds: { $given } ist keine ganze Zahl von 0 bis { $most }
dice-no-object = Option dice: ein Objekt mit einer Liste von sechs Seiten für jeden Würfel
dice-no-room = dice.squadron: { $key } { $number } ist mehr als die { $room }, für die Platz ist
dice-unknown = dice: Es gibt keinen Würfel { $die }; es gibt { $dice } und ace
dice-no-table = dice.{ $die }: Das muss eine Tabelle sein
dice-no-ace = dice.ace.{ $ace }: Die Asse sind { $aces }
dice-six-faces = dice.{ $die }: Ein Würfel hat sechs Seiten, nicht { $count ->
    [not-there] keine
   *[other] { $count }
 }
dice-no-icon = dice.{ $die }: Symbol { $face } ist unbekannt; es gibt { $icons }
dice-cannot-show = dice.{ $die }: So ein Würfel kann { $face } nicht zeigen, nur { $known }
