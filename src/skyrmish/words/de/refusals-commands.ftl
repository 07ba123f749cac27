### Was ein Befehl so nicht tun kann.

at-option = --{ $option }: { $reason }
command-dice = --dice: { $dice } ist weder seeded noch typed
command-form = --option: { $text } hat nicht die Form KEY=VALUE
command-is-folder = --{ $option }: { $path } ist ein Ordner
command-mode = --mode: { $mode } ist keines von { $modes }
command-no-folder = --{ $option }: Es gibt keinen Ordner { $folder }
command-save-exists = --save: { $save } gibt es schon; mach damit weiter durch --resume { $save }, oder nimm einen anderen Namen
command-say-resume = um mit { $file } weiterzumachen, sag --resume { $file }
command-number = --{ $option }: { $text } ist keine { $whole ->
    [yes] ganze Zahl
   *[no] Zahl
 }
command-seed = --seed: { $seed } ist keine ganze Zahl von 0 bis { $most }
command-team-draw = --teams: Ein Team namens 'draw' wäre von einem Unentschieden nicht zu unterscheiden
command-teams = { $seats } Plätze brauchen { $seats } Teams, nicht { $teams }
command-too-long = --option: { $key }: Ein Wert von { $characters } Zeichen ist zu lang
command-reach = --reach: { $reach } hat nicht die Form 10.0.0.2:8000
command-url = --url: { $url } hat nicht die Form https://table.example

## Was falsch getippt ist

misuse-command = es gibt keinen Befehl { $given }{ $near ->
    [not-there] ; skyrmish -h nennt alle
   *[other] ; meintest du { $near }?
 }
misuse-missing = { $what } fehlt; { $command } -h nennt alle Angaben
misuse-no-option = es gibt kein { $option }{ $near ->
    [not-there] ; { $command } -h nennt alle Optionen
   *[other] ; meintest du { $near }?
 }
misuse-number = { $option }: { $text } geht nicht; { $command } -h sagt, was geht
misuse-too-much = { $given } ist mehr, als { $command } nimmt; { $command } -h nennt alle Angaben
misuse-value = { $option } nimmt { $given ->
    [yes] keinen Wert
   *[no] einen Wert
 }; { $command } -h sagt mehr

## Dateien

file-no-name = { $file } ist kein Dateiname
file-not-text = { $file }: kein UTF-8-Text
file-problem = { $file }: { $problem }
file-too-large = { $file }: mehr als { $most } MB
file-unwritten = { $path } kann nicht geschrieben werden: { $problem }

## Chancen

no-attacks = { $game } hat keine Angriffe zwischen Flugzeugen
chances-no-defense = --defense fehlt: Wie viele Würfel wirft der Verteidiger?
chances-no-dice = --{ $option }: Es sind keine Würfel mehr zu werfen
chances-no-squadron = --{ $option }: { $word } ist weder 0 bis { $most } Rookies noch ein weiteres Ass, A, B, E oder R
chances-squadron-size = --{ $option }: Eine Staffel in Dogfight hat { $most } Würfel, nicht { $given }
chances-other-game = --{ $option } gibt es bei { $game } nicht
chances-so-many-icons = --{ $option }: 0 bis { $most } Symbole können dazukommen
chances-no-face = --{ $option }: { $face } ist keine Seite eines W{ $sides }
chances-no-rerolls = --{ $who }-rerolls fehlt: Ohne Nachwurf gibt es nichts zu wählen
chances-one-missing = --{ $option } fehlt; ohne beide werden alle Werte gesagt
chances-so-many-dice = --{ $option }: Es gibt 1 bis { $most } Würfel, nicht { $dice }

## Viele Spiele

arena-interrupted = unterbrochen nach { $done } von { $total } Spielen; { $kept ->
    [yes] derselbe Befehl macht von { $save } aus weiter
   *[no] mit --save FOLDER wären sie gesichert
 }
balance-nothing-counted = unterbrochen, bevor die ersten Spiele gezählt waren; es gibt nichts zu sagen
solve-no-game = das Spiel { $game } lässt sich nicht lösen; die es lassen, sind { $games }
library-missing = dafür fehlt eine Bibliothek, die bei der Installation von Skyrmish weggelassen wurde: pip install '{ $requirement }'
disk-is-full = was zu schreiben war, passt nicht: Die Festplatte ist voll

language-unknown = es gibt keine Sprache { $given }: { $known }
