### Umgebungen für lernende Agenten: was an dem falsch ist, was verlangt oder gesagt wurde.

env-unknown = es gibt keine Umgebung { $name }; es gibt { $known }
env-extra-missing = { $what } ist nicht installiert: pip install 'skyrmish[{ $extra }]'
env-rewards = rewards muss { $known } sein, nicht { $given }
env-choice = { $name } lässt sich nicht angeben; es gibt { $known }
env-seats = seats: { $given } ist weder eine Anzahl von Agenten noch eine Liste ihrer Namen
env-teams = teams: { $teams } für { $seats } Plätze; nenn eines für jeden
env-number = { $what }: { $given } ist keine ganze Zahl
env-board = board: { $given } ist nicht Breite und Höhe in mm
env-names = { $what }: { $given } ist keine Liste von Namen
env-name = { $what }: { $given } ist kein Name
env-options = options: { $given } nennt nicht einen Wert für jede Option
env-actions-named = actions: { $given } nennt nicht für jeden Agenten eine Aktion
env-render-mode = render_mode muss { $known } sein, nicht { $given }
env-not-begun = die Umgebung hat nicht begonnen: Ruf zuerst reset() auf
env-is-over = die Partie ist zu Ende: Ruf reset() für die nächste auf
env-action-missing = { $seat } wird gefragt ({ $waits }), hat aber keine Aktion
env-no-such-action = Aktion { $action } ist keine ganze Zahl von 0 bis { $most }
env-not-legal = Aktion { $action } ({ $order }) ist gerade nicht erlaubt: Der Tisch wartet auf { $seats }: { $waits }
env-no-order = Aktion { $action } ist gerade keine Antwort: Der Tisch wartet auf { $seats }: { $waits }
env-text-title = { $title } · Runde { $round }
env-text-waits = Der Tisch wartet auf { $seats }: { $waits }.
env-picture-round = Runde { $round }
env-picture-planes = { $planes ->
    [one] 1 Flugzeug
   *[other] { $planes } Flugzeuge
 }
env-opponents = opponents: { $count } für die { $seats } anderen Plätze; nenn einen, oder einen für jeden
env-opponent-slow = opponents: { $bot } sucht, wofür viele Partien zugleich keine Zeit haben; es gibt { $known }
env-seat = seat: { $seat } liegt nicht zwischen 0 und { $most }
env-not-compiled = viele Partien zugleich gibt es von { $known }, nicht von { $game }
env-actions-shape = actions: { $count } ganze Zahlen werden verlangt, eine je Partie
env-groups = groups: { $matches } Partien lassen sich nicht gleich auf { $groups } verteilen
env-kept-other = das Aufgehobene ist von anderen Partien: Setz es mit demselben Spiel, denselben Angaben und Anzahlen fort
env-action-unknown = Aktion { $action } ist gerade keine Antwort
env-die-shows = der Würfel fällt auf Seite { $face }
