### Modules and editions: what each is about. An edition's own text of a module has its name after it; files of yours say it themselves.

module-altitude = Spend { $speed_name } to climb, dive for { $speed_name }, reroll a die when higher.
module-altitude-second = Climb for later, dive for { $speed_name }, reroll when attacking from above.
module-split-s = Pay 3 altitude and double { $speed_name } for a template to end it facing the other way.
module-split-s-second = Pay 4 altitude beside the template's cost to end it facing the other way.
module-immelmann = After a knock-out, gain 3 altitude, fly a straight and face the other way.
module-immelmann-current = After a knock-out from altitude 0, gain 4 altitude, fly a straight and face the other way.
module-barrel-roll = Pay double { $speed_name } for a bank or turn to keep your heading.
module-barrel-roll-current = A turn that keeps your heading, as the only manoeuvre of the round.
module-ace-pilots = Each knock-out earns a bonus die, once a round, in attack or defence.
module-ace-pilots-second = The last pilot to knock somebody out is the Ace: one reroll in attack and one in defence a round.
module-ace-pilots-current = After a knock-out, one reroll in your next attack.
module-guides-only = Only the forward guides count as firing arc.
module-guides-extra-die = One more attack die when the target is in the forward guides.
module-d6 = Six-sided dice: 4 to 6 hit and dodge, no criticals.
module-quick-health = Nobody starts with more than 2 Health.
module-quick-climb = Climb as often as { $speed_name } allows.
module-bombers-and-balloons = Bombers with guns all round and bombs to drop; balloons that are dangerous to come near; both give cover.
module-dive-bomb = After an attack from above in the closest section, drop to the target's altitude: 2 to 6 hurts it, 1 hurts you.
module-dive-bomb-current = After an attack from above in the closest section, drop to the target's altitude: 3 to 6 hurts it, less hurts you.
module-push-the-envelope = Once a turn, roll a die: 5 or 6 gives 1 { $speed_name } more, less costs 1 Health.
module-push-the-envelope-current = Once a turn, roll a die: 5 or 6 gives 1 { $speed_name } or 1 altitude more, less costs 1 Health.
