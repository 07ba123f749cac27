### Was mit einer Aufzeichnung oder ihrer Datei nicht stimmt.

at-line = Zeile { $number }: { $reason }
record-too-long = eine Aufzeichnung hat höchstens { $most } Zeichen
record-begins = eine Aufzeichnung beginnt mit '{ $line }'
record-line = { $given } ist weder 'name: order' noch 'key: value'
record-seal = das Siegel ist gebrochen
record-among-orders = '{ $key }' steht zwischen den Befehlen
record-early-roll = ein Wurf vor dem ersten Befehl
record-dice-left = { $left } der Würfel in ihren Würfen { $left ->
    [one] ist
   *[other] sind
 } nicht geworfen
record-not-of-bots = nur Spiele, die arena --save oder simulate --save gesichert haben, lassen sich nachspielen: Andere sagen nicht, wie ihre Bots gefragt wurden
replay-another-game = dieselben Bots spielten ein anderes Spiel: Zeile { $number } ist jetzt { $now } und war { $old }
record-no-round = die Aufzeichnung hat keine Runde { $number }; sie endet in Runde { $last }

## Ihr Kopf

record-twice = { $key } steht zweimal da
record-game = das Spiel { $game } ist unbekannt
record-seed = der Startwert ist eine ganze Zahl bis 2^63 − 1, nicht { $given }
record-dice = eine Würfelzeile ist 'typed', oder hat ein Wort und 64 hexadezimale Ziffern, oder wie viele Würfel mitgebracht wurden, nicht { $given }
record-dice-commitment = die Würfel haben kein 'dice: commitment'
record-choice = eine versiegelte Wahl lautet 'dice: choice NAME | order 1 | table 0 | SEAL | NONCE', mit 'sealed' statt des Letzten bis zum Ende, nicht { $given }
record-dice-share = ein Anteil lautet 'NAME | COMMITMENT | SHARE', 'NAME | COMMITMENT | withheld' oder 'NAME | none', nicht { $given }
record-seat = ein Platz lautet 'seat: NAME | planes A, B | player person'
record-board = das Spielfeld lautet '700 x 700' oder 'hex 13 x 13', nicht { $given }
record-board-size = ein Spielfeld hat Breite und Höhe, nicht { $given }
record-origin = die Herkunft lautet 'simulate | game 3 | nodes 200', nicht { $given }
record-options = die Optionen sind ein JSON-Objekt, nicht { $given }

## Dateien

cannot-read-file = { $path } ist nicht lesbar: { $mistake }
no-text-in-utf-8 = { $path } ist kein Text in UTF-8
no-unfinished-game = in { $folder } liegt keine unfertige Partie
cannot-save = in { $path } lässt sich nicht sichern: { $mistake }
played-already = { $path } wird schon gespielt{ $process ->
    [not-there] { "" }
   *[other] , von Prozess { $process }
 }

## skyrmish verify

verify-not-over = die Partie ist nicht zu Ende, und woher ihre Würfel kommen, wird erst dann gesagt
verify-secret = dieses Geheimnis ist nicht das vor dem ersten Würfel versprochene
verify-share = dieser Anteil ist nicht der, den { $seat } vor dem ersten Würfel versprach
verify-seats = die Anteile sind nicht die der Plätze dieser Partie
verify-no-marks = die Aufzeichnung endet ohne die Marken ihrer Zeilen ('dice: rows …')
verify-other-dice = Geheimnis und Anteile sind nicht die, mit denen diese Aufzeichnung geschrieben wurde
verify-row = diese Zeile ist nicht, wie sie geschrieben wurde
verify-rows = { $written } Zeilen wurden geschrieben, und { $found } sind da
verify-choice = das ist nicht die Wahl, die { $seat } versiegelt hat
verify-die = ein Würfel zeigt { $shown }, wo { $should } fiel
record-position = die Stellung nennt { $field }, wofür die Aufzeichnung selbst Zeilen hat
record-position-seats = die Flugzeuge der Stellung sind nicht die der Plätze
