### What skyrmish odds prints; [bold] and the like are how a terminal shows it.

chances-rules = { $title }; { $die }
chances-die = d{ $sides }, { $hits } and more hit or dodge{ $top ->
    [hit] { "" }
    [double] , { $sides } counts twice
   *[critical] , { $sides } is a critical
 }
chances-rerolls = { $who ->
    [attacker] attacker rerolls { $attacker }
    [defender] defender rerolls { $defender }
    [nobody] no rerolls
   *[both] attacker rerolls { $attacker }, defender rerolls { $defender }
 }
chances-section = section { $section }

## One attack

chances-one = [bold]{ $attack } dice against { $defence }[/bold]; { $rerolls }{ $kill ->
    [yes] , for the kill
   *[no] { "" }
 }
chances-summary = expected damage { $expected } · hits { $hits }{ $health ->
    [not-there] { "" }
   *[other] { " " }· knocks out Health { $health }: { $kills }
 }{ $exactly ->
    [not-there] { "" }
   *[other] { " " }[dim](exactly { $exactly })[/dim]
 }
chances-column-damage = damage
chances-column-chance = chance
chances-column-exactly = exactly
chances-column-hits = hits
chances-column-kills = kills
chances-column-better = better
chances-column-worse = worse

## All attacks

chances-all = [bold]Expected damage, and { $health ->
    [not-there] chance to hit
   *[other] chance to knock out Health { $health }
 }[/bold]; { $rerolls }
chances-attack = Attack { $number }
chances-defense = Defense { $number }

## Dice on a table

chances-attack-lies = attack  { $dice }
chances-defence-lies = defence { $dice }
chances-best = [bold]Best: the { $who ->
    [attacker] attacker
   *[defender] defender
 } { $keeps ->
    [yes] keeps
   *[no] rerolls die { $die }, the { $face }
 }[/bold], with { $rerolls ->
    [one] 1 reroll
   *[other] { $rerolls } rerolls
 } left.
chances-keep = keep
chances-reroll = reroll { $die }, the { $face }

## Squadrons of dice

chances-squadron = { $rookies ->
    [0] { "" }
    [one] 1 Rookie{ $aces ->
        [not-there] { "" }
       *[other] ,{ " " }
     }
   *[other] { $rookies } Rookies{ $aces ->
        [not-there] { "" }
       *[other] ,{ " " }
     }
 }{ $aces ->
    [not-there] { "" }
   *[other] { $aces }
 }
chances-squadrons = [bold]{ $title }[/bold]: { $mine } against { $theirs }
chances-column-planes = planes
chances-mine = { $mine }
chances-theirs = against { $theirs }
chances-planes = expected planes { $mine } against { $theirs }
chances-position = more planes { $more } · as many { $equal } · fewer { $fewer }
chances-shot-down = A shot with { $hit_dice } Hit dice{ $hits ->
    [0] { "" }
    [one] { " " }and 1 hit
   *[other] { " " }and { $hits } hits
 } against { $evade_dice } Evade dice{ $evades ->
    [0] { "" }
    [one] { " " }and 1 evade
   *[other] { " " }and { $evades } evades
 } brings a plane down: { $chance } [dim](exactly { $exactly })[/dim]
