### Was skyrmish odds ausgibt; [bold] und Ähnliches ist, wie ein Terminal es zeigt.

chances-rules = { $title }; { $die }
chances-die = W{ $sides }, { $hits } und mehr trifft oder weicht aus{ $top ->
    [hit] { "" }
    [double] , { $sides } zählt doppelt
   *[critical] , { $sides } ist kritisch
 }
chances-rerolls = { $who ->
    [attacker] Angreifer wirft { $attacker } nach
    [defender] Verteidiger wirft { $defender } nach
    [nobody] keine Nachwürfe
   *[both] Angreifer wirft { $attacker } nach, Verteidiger { $defender }
 }
chances-section = Abschnitt { $section }

## Ein Angriff

chances-one = [bold]{ $attack } Würfel gegen { $defence }[/bold]; { $rerolls }{ $kill ->
    [yes] , auf Abschuss
   *[no] { "" }
 }
chances-summary = erwarteter Schaden { $expected } · trifft { $hits }{ $health ->
    [not-there] { "" }
   *[other] { " " }· schießt Leben { $health } ab: { $kills }
 }{ $exactly ->
    [not-there] { "" }
   *[other] { " " }[dim](genau { $exactly })[/dim]
 }
chances-column-damage = Schaden
chances-column-chance = Chance
chances-column-exactly = genau
chances-column-hits = trifft
chances-column-kills = schießt ab
chances-column-better = besser
chances-column-worse = schlechter

## Alle Angriffe

chances-all = [bold]Erwarteter Schaden, und { $health ->
    [not-there] Chance zu treffen
   *[other] Chance, Leben { $health } abzuschießen
 }[/bold]; { $rerolls }
chances-attack = Angriff { $number }
chances-defense = Abwehr { $number }

## Würfel auf einem Tisch

chances-attack-lies = Angriff { $dice }
chances-defence-lies = Abwehr  { $dice }
chances-best = [bold]Am besten: Der { $who ->
    [attacker] Angreifer
   *[defender] Verteidiger
 } { $keeps ->
    [yes] lässt die Würfel
   *[no] wirft Würfel { $die } nach, die { $face }
 }[/bold], mit { $rerolls ->
    [one] noch 1 Nachwurf
   *[other] noch { $rerolls } Nachwürfen
 }.
chances-keep = so lassen
chances-reroll = { $die } nachwerfen, die { $face }

## Staffeln von Würfeln

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
chances-squadrons = [bold]{ $title }[/bold]: { $mine } gegen { $theirs }
chances-column-planes = Flugzeuge
chances-mine = { $mine }
chances-theirs = gegen { $theirs }
chances-planes = erwartete Flugzeuge { $mine } gegen { $theirs }
chances-position = mehr Flugzeuge { $more } · gleich viele { $equal } · weniger { $fewer }
chances-shot-down = Ein Schuss mit { $hit_dice } { $hit_dice ->
    [one] Trefferwürfel
   *[other] Trefferwürfeln
 }{ $hits ->
    [0] { "" }
    [one] { " " }und 1 Treffer
   *[other] { " " }und { $hits } Treffern
 } gegen { $evade_dice } Ausweichwürfel{ $evades ->
    [0] { "" }
    [one] { " " }und 1 Ausweicher
   *[other] { " " }und { $evades } Ausweicher
 } holt ein Flugzeug herunter: { $chance } [dim](genau { $exactly })[/dim]
