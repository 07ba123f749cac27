### What editions, modules and manners of flying of ours are; a file of yours says it itself.

## Modules: where an edition has a text of its own, the key says in which

module-about-altitude = Spend { $speed_name } to climb, dive for { $speed_name }, reroll a die when higher.
module-about-altitude-in-second = Climb for later, dive for { $speed_name }, reroll when attacking from above.
module-about-altitude-in-current = Climb for later, dive for { $speed_name }, reroll a die when higher, in attack and in defence.
module-about-split-s = Pay 3 altitude and double { $speed_name } for a template to end it facing the other way.
module-about-split-s-in-second = Pay 4 altitude beside the template's cost to end it facing the other way.
module-about-immelmann = After a knock-out, gain 3 altitude, fly a straight and face the other way.
module-about-immelmann-in-current = After a knock-out from altitude 0, gain 4 altitude, fly a straight and face the other way.
module-about-barrel-roll = Pay double { $speed_name } for a bank or turn to keep your heading.
module-about-barrel-roll-in-current = A turn that keeps your heading, as the only manoeuvre of the round.
module-about-ace-pilots = Each knock-out earns a bonus die, once a round, in attack or defence.
module-about-ace-pilots-in-second = The last pilot to knock somebody out is the Ace: one reroll in attack and one in defence a round.
module-about-ace-pilots-in-current = After a knock-out, one reroll in your next attack.
module-about-guides-only = Only the forward guides count as firing arc.
module-about-guides-extra-die = One more attack die when the target is in the forward guides.
module-about-d6 = Six-sided dice: 4 to 6 hit and dodge, no criticals.
module-about-quick-health = Nobody starts with more than 2 Health.
module-about-quick-climb = Climb as often as { $speed_name } allows.
module-about-bombers-and-balloons = Bombers with guns all round and bombs to drop; balloons that are dangerous to come near; both give cover.
module-about-dive-bomb = After an attack from above in the closest section, drop to the target's altitude: 2 to 6 hurts it, 1 hurts you.
module-about-dive-bomb-in-current = After an attack from above in the closest section, drop to the target's altitude: 3 to 6 hurts it, less hurts you.
module-about-push-the-envelope = Once a turn, roll a die: 5 or 6 gives 1 { $speed_name } more, less costs 1 Health.
module-about-push-the-envelope-in-current = Once a turn, roll a die: 5 or 6 gives 1 { $speed_name } or 1 altitude more, less costs 1 Health.

## Modules: what they are called, if not by the manner of flying that they bring

title-of-altitude = Altitude
title-of-immelmann = Immelmann
title-of-ace-pilots = Ace pilots
title-of-guides-only = Guides only
title-of-guides-extra-die = Guides: an extra die
title-of-d6 = Six-sided dice
title-of-quick-health = Quick game
title-of-bombers-and-balloons = Bombers and balloons
title-of-dive-bomb = Dive Bomb
title-of-push-the-envelope = Push the Envelope
title-of-quick-climb = Quick climb

## Manners of flying a template, in a sentence, and what becomes of the nose

manner-plain = as printed
manner-split-s = Split S
manner-split-s-remark = ends facing the other way
manner-barrel-roll = barrel roll
manner-barrel-roll-remark = keeps your heading

## What pays for manoeuvres

edition-speed-first = Speed
edition-speed-second = Manoeuvrability

## Editions: a title, the same beside the game's name, and on a button, and a line about it

edition-title-first = First edition
edition-beside-first = first edition
edition-short-first = First
edition-about-first = d8, hits on 6 to 8
edition-title-first-d6 = First edition, six-sided dice
edition-beside-first-d6 = first edition, six-sided dice
edition-short-first-d6 = First, d6
edition-about-first-d6 = d6, hits on 4 to 6
edition-title-second = Second edition
edition-beside-second = second edition
edition-short-second = Second
edition-about-second = altitude in the core
edition-title-current = Current rules
edition-beside-current = current rules
edition-short-current = Current
edition-about-current = a 6 counts double
edition-title-space-pirates = Space Pirates
edition-about-space-pirates = Ships, stored Speed, no rerolls.
