### Was die Lobby über fertige Partien sagt; Spiele, Module und Bots haben eigene Dateien.

credits = Squadron Leader von Tim Smith und Space Pirates von PirateJC, CC BY-SA 4.0. Dogfight und Bombing Raid: eine inoffizielle Umsetzung der Mechanik von Squadron Dice von Flatworks Gaming, LLC, ohne Verbindung dazu.
title-chosen-seed = { $title }; wer diese Partie machte, wählte den Startwert ihrer Würfel

## Fertige Partien

preset-first-flight = Erster Flug
preset-first-flight-about = Die erste Ausgabe ohne Module, gegen einen nachsichtigen Bot.
preset-classic = Klassisch mit Höhe
preset-classic-about = Eins gegen eins mit Höhe und Abschwung.
preset-hex = Sechseckfelder
preset-hex-about = Die erste Ausgabe auf Sechseckfeldern.
preset-space-pirates = Space Pirates
preset-space-pirates-about = Schiffe mit gespeichertem Tempo, eins gegen eins.
preset-aces = Drei Asse
preset-aces-about = Jeder für sich, mit Abschwung und Immelmann: Wer einen abschießt, hat einen Ass-Würfel für den anderen.
preset-two-on-two = Zwei gegen zwei
preset-two-on-two-about = Du und ein Flügelmann gegen zwei Bots.

## Lektionen

no-such-scene = es gibt keine Szene { $name }; es gibt { $known }
no-such-lesson = es gibt keine Lektion { $name }; es gibt { $known }
match-is-no-lesson = diese Partie beginnt nicht wie die Lektion { $name }
