# Die Werte: wie sie heißen und wofür sie da sind. Für Tempo haben Ausgaben eigene Namen.

stat-attack = Angriff
stat-attack-about = Würfel, mit denen du schießt.
stat-defense = Abwehr
stat-defense-about = Würfel, mit denen du ausweichst, wenn auf dich geschossen wird.
stat-speed = { $speed_name }
stat-speed-about = Was deine Schablonen { $altitude ->
    [0] { "" }
    [1] und Steigflüge{ " " }
   *[2] und das, was du speicherst,{ " " }
 }in einer Runde kosten dürfen.
stat-health = Leben
stat-health-about = Schaden, den du verträgst; bei null bist du abgeschossen.

stats-told = { stat-attack } { $attack }, { stat-defense } { $defense }, { stat-speed } { $speed }, { stat-health } { $health }
