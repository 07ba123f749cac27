### Was in Dogfight und Bombing Raid gesagt wird. $you ist yes, wo $who angesprochen wird.

icon-blank = Niete
icon-one = ein Flugzeug
icon-two = zwei Flugzeuge
icon-evade = Ausweicher
icon-hit = Treffer
icon-reroll = Nachwurf
icon-any = Beliebig
icon-blanks = Nieten

planes = { $planes ->
    [one] 1 Flugzeug
   *[other] { $planes } Flugzeuge
 }
hits = { $hits ->
    [one] 1 Treffer
   *[other] { $hits } Treffer
 }
evades = { $evades ->
    [one] 1 Ausweicher
   *[other] { $evades } Ausweicher
 }

## Wie ein Pilot steht

pilot-is-out = ausgeschieden
pilot-squadron = { $squadron }: { planes }
pilot-flies = Staffel: { $rookies ->
    [one] 1 Rookie
   *[other] { $rookies } Rookies
 }{ $aces ->
    [not-there] { "" }
   *[other] , Asse: { $aces }
 }
pilot-decision-die = Entscheidungswürfel: { $icon ->
    [not-there] verbraucht
   *[other] { $icon }
 }
pilot-reserve = Wartende Asse: { $aces ->
    [not-there] keine
   *[other] { $aces }
 }
pilot-hits = Trefferwürfel: { $dice }
pilot-evades = Ausweichwürfel: { $dice }
die-of = { $kind ->
    [rookie] Rookie
    [hit] Trefferwürfel
    [evade] Ausweichwürfel
    [decision] Entscheidungswürfel
   *[ace] Ass { $kind }
 }{ $icon ->
    [not-there] { "" }
   *[other] : { $icon }
 }
die-numbered = #{ $number } { $kind ->
    [not-there] { "" }
    [rookie] Rookie{ " " }
   *[ace] Ass { $kind }{ " " }
 }{ $face }
die-face = { $icon ->
    [evade] Ausweicher
    [hit] Treffer
    [reroll] Nachwurf
   *[number] { $icon }
 }
squadron-rookies = Rookies { $dice }

## Was geschehen ist

dice-event-turn = Zug { $round }.
event-kept-die = { dice-who } { FORM($you, "behält", "behältst") } den Entscheidungswürfel: { $decision_name }.
event-position-roll = { dice-who } { FORM($you, "wirft", "wirfst") } { $squadron }: { planes }. Entscheidungswürfel: { $decision_name }.
event-tie = Gleichstand um die höchste Position: ein neuer Zug.
event-position = { dice-who } ({ planes }) { FORM($you, "setzt sich", "setzt dich") } hinter { $evader ->
    [you] dich
   *[other] { $evader }
 } ({ $evader_planes ->
    [one] 1 Flugzeug
   *[other] { $evader_planes } Flugzeuge
 }).
event-shot = { dice-who } { FORM($you, "wirft", "wirfst") } { hits }, { $evader ->
    [you] du wirfst
   *[other] { $evader } wirft
 } { evades } (mit Assen).
event-used = { $how ->
    [any] { dice-who } { FORM($you, "setzt", "setzt") } Beliebig auf { $own ->
        [yes] den eigenen Würfel { $die }
       *[no] { $target ->
            [you] deinen Würfel { $die }
           *[other] Würfel { $die } von { $target }
        }
    } ein.
    [blanks] { dice-who } { FORM($you, "setzt", "setzt") } Nieten auf die eigenen Würfel { $dice } ein.
   *[icon] { dice-who } { FORM($you, "setzt", "setzt") } den Entscheidungswürfel ein: { $icon_name }.
 }
event-rerolled = { $you ->
    [yes] dein Würfel
   *[no] Ein Würfel von { $who }
 } wird neu geworfen: { $first ->
    [not-there] { "" }
   *[other] Nachwurf, dann{ " " }
 }{ $icon_name }.
event-lapsed = Was { dice-who } gewählt { $who ->
    [you] hast
   *[other] hat
 }, geht nicht mehr; der Entscheidungswürfel bleibt unverbraucht.
event-escaped = { hits } gegen { evades }, { dice-who } { FORM($you, "entkommt", "entkommst") }.
event-lost = { hits } gegen { evades }, { dice-who } { FORM($you, "verliert", "verlierst") } ein Flugzeug an { $to ->
    [you] dich
   *[other] { $to }
 }.
event-brought = { dice-who } { FORM($you, "holt", "holst") } Ass { $ace } dazu.
event-eliminated = { dice-who } { FORM($you, "hat", "hast") } kein Ass mehr und { FORM($you, "ist", "bist") } draußen.
event-first-roll = { dice-who } { FORM($you, "wirft", "wirfst") } { $squadron }: { planes }.{ $locked ->
    [not-there] { "" }
   *[other] { " " }Gesperrt: { $locked }.
 }
event-chose = { dice-who } { FORM($you, "wirft", "wirfst") } { $dice ->
    [not-there] nichts
   *[other] Würfel { $dice }
 } neu.
event-total = { dice-who } { FORM($you, "endet", "endest") } mit { $squadron }: { planes }.
event-retired = { dice-who } { FORM($you, "schickt", "schickst") } Ass { $ace } in Rente.
event-kept-ace = { dice-who } { FORM($you, "behält", "behältst") } das letzte Ass: Bei Gleichstand gewinnt niemand.

## Worauf der Tisch wartet

ask-keep-or-roll = den Entscheidungswürfel behalten oder neu werfen
waits-keep-or-roll = dass der Entscheidungswürfel bleibt oder neu geworfen wird
ask-position-window = den Entscheidungswürfel für die Position einsetzen, oder passen
waits-position-window = den Entscheidungswürfel für die Position, oder Passen
ask-shot-window = den Entscheidungswürfel für den Schuss einsetzen, oder passen
waits-shot-window = den Entscheidungswürfel für den Schuss, oder Passen
ask-hitter = wer von ihnen schießt
waits-hitter = wer von ihnen schießt
ask-evader = wer ausweichen muss
waits-evader = wer ausweichen muss
ask-bring = welches Ass dazukommt
waits-bring = welches Ass dazukommt
ask-second-roll = welche Würfel neu geworfen werden
waits-second-roll = welche Würfel neu geworfen werden
ask-retire = welches Ass in Rente geht
waits-retire = welches Ass in Rente geht
order-roll = neu werfen
order-use = einsetzen
order-use-any = Beliebig auf Würfel { $numbers } von { $target }
order-use-blanks = Nieten auf { $numbers }
order-pass = passen
order-bring = Ass { $target } holen
order-retire = Ass { $target } in Rente
