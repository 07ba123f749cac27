### Warum niemand so sitzen kann: Plätze, Teams, Namen und ihre Teile.

at-planes = planes: { $reason }
kind-of-name = { $what ->
    [seat] Platz
    [team] Team
   *[plane] Flugzeug
 }
named-twice = { kind-of-name } { $name } ist zweimal genannt
name-has-a-meaning = { kind-of-name } { $name }: Dieses Wort bedeutet in Aufzeichnungen etwas anderes
name-form = { kind-of-name } { $name }: Ein Name hat 1 bis { $most } druckbare Zeichen ohne Doppelpunkt, Komma, Strich, # oder doppelte Leerzeichen
name-ends-like-aces = { kind-of-name } { $name }: Ein Name endet nicht wie ein Befehl für Ass-Würfel
team-named-like-seat = Team { $team } heißt wie ein Platz, der nicht darin ist
plane-named-like-seat = Flugzeug { $plane } von Platz { $seat } heißt wie ein anderer Platz

seat-nearly-bot = kein Bot heißt { $word }; meinst du { $near }? Ein Mensch schreibt sich { $name }
seats-two-to = es gibt 2 bis { $most } Plätze, nicht { $count }
sides-two-to = es gibt 2 bis { $most } Seiten, nicht { $count }
players-not-from-two = { $count } Spieler: Erlaubt sind 2 bis { $most }
teams-two-against-two = Teams sind zwei gegen zwei, und alle sind in einem
seat-without-plane = Platz { $seat } hat kein Flugzeug
too-many-planes = { $count } Flugzeuge sind mehr als die { $most }, für die Platz ist
planes-for-each-seat = { $planes } Flugzeuge je Platz: Erlaubt sind 1 bis { $most }
pieces-each = ein Platz hat 0 bis { $most } Bomber und ebenso viele Ballons
pieces-need-module = Bomber und Ballons brauchen das Modul { $module }
room-for-pieces = es ist Platz für { $bombers } Bomber und { $balloons } Ballons
board-small-for-balloons = board: Ballons brauchen { $least } mm oder mehr in jeder Richtung
game-has-none = dieses Spiel hat keine
dice-games-have-none = die Würfelspiele haben keine
game-without-stats = in { $game } gibt es keine Werte zu verteilen
