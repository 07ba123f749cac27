# The stats: what they are called, and what they are for. Editions have names of their own for Speed.

stat-attack = Attack
stat-attack-about = Dice you throw when you shoot.
stat-defense = Defense
stat-defense-about = Dice you throw to dodge when you are shot at.
stat-speed = { $speed_name }
stat-speed-about = What your templates { $altitude ->
    [0] may cost
    [1] and climbs may cost
   *[2] may cost, with what you store,
 } in a round.
stat-health = Health
stat-health-about = Damage you can take; at none you are shot down.

stats-told = { stat-attack } { $attack }, { stat-defense } { $defense }, { stat-speed } { $speed }, { stat-health } { $health }
