### Der erste Bildschirm, für alle, die noch nie hier waren.

first-line = Luftkämpfe am Tisch
first-about = Schablonen fliegen, Ziel erfassen, würfeln.
first-doors = Womit anfangen
first-learn = Fliegen lernen
first-learn-about = eine Minute, ohne Regeln zu lesen
first-learn-on = { $done } von { $all } Lektionen geflogen
first-play = Jetzt spielen
first-play-about = gegen { $level ->
    [rookie] einen Neuling
   *[other] einen Bot
 }
first-setting-up = Der Tisch wird gedeckt …
first-table = Am echten Tisch
first-table-about = Zähler, Schiedsrichter, Würfel und Chancen auf dem Telefon
first-choose = Spiel, Regeln und Plätze wählen
first-last-time = Zuletzt: { $screen }
first-resume = Partie fortsetzen
first-resume-now = Fortsetzen
first-games = Die Spiele
first-chosen-for-you = Deine Werte und dein Platz wurden für dich gewählt.
first-choose-them = Selbst wählen
first-go-on-so = Damit spielen
first-try-again = Noch einmal
