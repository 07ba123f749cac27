### What skyrmish odds prints; [bold] and the like are how a terminal shows it.

odds-rules = { $title }; { $die }
odds-die = d{ $sides }, { $hits } and more hit or dodge{ $top ->
    [hit] { "" }
    [double] , { $sides } counts twice
   *[critical] , { $sides } is a critical
 }
odds-rerolls = { $who ->
    [attacker] attacker rerolls { $attacker }
    [defender] defender rerolls { $defender }
    [nobody] no rerolls
   *[both] attacker rerolls { $attacker }, defender rerolls { $defender }
 }
odds-section = section { $section }

## One attack

odds-one = [bold]{ $attack } dice against { $defence }[/bold]; { $rerolls }{ $kill ->
    [yes] , for the kill
   *[no] { "" }
 }
odds-summary = expected damage { $expected } · hits { $hits }{ $health ->
    [not-there] { "" }
   *[other] { " " }· knocks out Health { $health }: { $kills }
 }{ $exactly ->
    [not-there] { "" }
   *[other] { " " }[dim](exactly { $exactly })[/dim]
 }
odds-column-damage = damage
odds-column-chance = chance
odds-column-exactly = exactly
odds-column-hits = hits
odds-column-kills = kills
odds-column-better = better
odds-column-worse = worse

## All attacks

odds-all = [bold]Expected damage, and { $health ->
    [not-there] chance to hit
   *[other] chance to knock out Health { $health }
 }[/bold]; { $rerolls }
odds-attack = Attack { $number }
odds-defense = Defense { $number }

## Dice on a table

odds-attack-lies = attack  { $dice }
odds-defence-lies = defence { $dice }
odds-best = [bold]Best: the { $who ->
    [attacker] attacker
   *[defender] defender
 } { $keeps ->
    [yes] keeps
   *[no] rerolls die { $die }, the { $face }
 }[/bold], with { $rerolls ->
    [one] 1 reroll
   *[other] { $rerolls } rerolls
 } left.
odds-keep = keep
odds-reroll = reroll { $die }, the { $face }
