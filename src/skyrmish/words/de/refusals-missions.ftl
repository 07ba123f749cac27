### Warum eine Mission keine ist, oder nicht für diesen Tisch.

at-mission = Mission { $mission }: { $reason }
at-side = Seite { $side }: { $reason }
mission-unknown = Mission { $mission } ist unbekannt; es gibt { $missions }
mission-too-long = Mission: Sie hat mehr als { $most } Zeichen
mission-no-json = Mission: Sie ist nicht als JSON lesbar
mission-no-name = Mission: Ihr Name fehlt
mission-sides = es müssen 2 bis { $most } [[sides]] sein
mission-modules = modules muss eine Liste von Namen sein
mission-side-no-name = Seite { $number } braucht einen Namen
mission-no-pieces = Seite { $side } hat nichts, das fliegt: Gib ihr Flugzeuge oder Bomber
mission-no-bomber = Seite { $side } soll einen Rand erreichen und hat keinen Bomber dafür
mission-no-wins = Seite { $side } hat nichts, womit sie gewinnt: wins = {"{"} destroy = [...] {"}"} oder {"{"} reach = EDGE {"}"}
mission-nobody-has = Seite { $side } soll { $kinds } zerstören, und niemand sonst hat welche
mission-count = { $field } muss eine ganze Zahl von 0 bis { $most } sein, nicht { $given }
mission-switch = { $field } muss true oder false sein, nicht { $given }
mission-no-table = { $given } hat nicht die Form {"{"} key = value {"}"}
mission-stats-of = Werte gibt es für Flugzeug oder Bomber, nicht für { $given }
mission-stat-missing = { $stat } von { $kind } fehlt
mission-stat = { $stat } { $given } von { $kind } ist keine ganze Zahl von 1 bis { $most }
mission-edges = edges muss eine Liste aus { $known } sein
mission-no-edge = { $given } ist kein Rand; es gibt { $known }
mission-returns = Flugzeuge kommen nach 1 Runde oder mehr zurück
mission-destroy = destroy muss eine Liste aus { $known } sein
mission-destroy-unknown = es gibt nichts namens { $given } zu zerstören; es gibt { $known }
bomber-speed = das Tempo eines Bombers ist { $speed }, nicht { $given }

## Am Tisch

mission-needs = Mission { $mission } braucht { $module }, das die Ausgabe { $edition } nicht hat
mission-says-itself = sie sagt selbst, was jede Seite fliegt: Lass Teile und Teams weg
mission-has-sides = Mission { $mission } hat { $sides } Seiten, nicht { $count }
mission-has-seats = Mission { $mission } hat { $count } Seiten, { $sides }, nicht { $given }; mehrere Plätze einer Seite haben dasselbe Team
mission-has-pieces = Mission { $mission }: Zu { $side } gehören { so-many-pieces }, nicht { $given }
mission-side-full = { $side }: Es gibt { $most } Teile zum Fliegen, nicht genug für { $given } Piloten
