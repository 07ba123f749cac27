### Wörter von Squadron Leader und Space Pirates, die mehrere Sätze teilen.

ruleset-title = { $titles }{ $modules ->
    [not-there] , ohne Module
   *[other] , mit { $modules }
 }{ $hexes ->
    [yes] , auf Sechseckfeldern
   *[no] { "" }
 }{ $mission ->
    [not-there] { "" }
   *[other] ; { $mission }
 }
ruleset-mission = Mission { $title }

a-template = { $template ->
    [straight] Gerade
    [bank] Schwenk
    [turn] Kurve
   *[other] { $template }
 }
a-manner = { $manner }
faces = { $span ->
    [0] { $high }
    [1] { $low } oder { $high }
   *[other] { $low } bis { $high }
 }
so-many-hexes = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
 }
so-many-mm = { $length } mm
so-many-pieces = { $kind ->
    [bomber] { $count ->
        [one] 1 Bomber
       *[other] { $count } Bomber
    }
    [balloon] { $count ->
        [one] 1 Ballon
       *[other] { $count } Ballons
    }
   *[plane] { $count ->
        [one] 1 Flugzeug
       *[other] { $count } Flugzeuge
    }
 }
edge-south = Südrand
edge-north = Nordrand
edge-west = Westrand
edge-east = Ostrand

## Wo ein Flugzeug ein anderes sieht

seen-range = { $away }{ $missing ->
    [not-there] { $section ->
        [0] { "" }
       *[other] , Abschnitt { $section }
    }
   *[other] , { $missing } außer Reichweite
 }
seen-arc = { $how ->
    [inside] in deinem Schussfeld
    [outside] außerhalb deines Schussfelds
    [partly] nicht ganz in deinem Schussfeld
   *[degrees] { $degrees }° außerhalb deines Schussfelds
 }

## Was die Kanonen vom Ziel fernhält

against-range = { $hexes ->
    [yes] { so-many-hexes }
   *[no] { $amount } mm
 } außer Reichweite
against-guides = außerhalb der Visierlinien
against-arc = { $hexes ->
    [yes] außerhalb des Schussfelds
   *[no] { $amount }° außerhalb des Schussfelds
 }
against-balloon = ein Ballon schießt nicht
against-friend = kein Gegner
against-shot-down = schon abgeschossen
against-by-clause = { $reason } ({ $clause })

## Wofür Würfel da sind

purpose-attack = { $count } Angriff
purpose-defense = { $count } Abwehr
purpose-altitude = { $count } für größere Höhe
purpose-guides = { $count } für die Visierlinien
purpose-ace = { $count } Ass
purpose-none = keine Würfel
reroll-range = Entfernung
reroll-altitude = Höhe
reroll-guides = Visierlinien
reroll-ace = Ass
rerolls-for = { $count } für { $reasons }

## Manöver, im Satz und auf einem Knopf

template-called = { $template ->
    [straight] Gerade
    [bank] Schwenk
    [turn] Kurve
   *[other] { $template }
 }{ $hand ->
    [left] { " " }links
    [right] { " " }rechts
   *[not-there] { "" }
 }
manoeuvre-called = { $manner ->
    [not-there] { "" }
   *[other] { $manner },{ " " }
 }{ template-called }
manoeuvre-label = { $manner ->
    [not-there] { "" }
   *[other] { $manner },{ " " }
 }{ template-called }

## Unsere Missionen

mission-bombers-escape = Flucht der Bomber
mission-bombers-escape-about = Bring einen Bomber mit drei Bomben übers Spielfeld, oder hol ihn herunter.
mission-errant-balloons = Ausgerissene Ballons
mission-errant-balloons-about = Schieß drei Ballons ab, oder die Flugzeuge, die das versuchen.
mission-balloon-line = Die Ballonsperre
mission-balloon-line-about = Vier Flugzeuge gegen eine Reihe von vier Ballons, deren drei Wächter zurückkommen.
mission-convoy = Der Geleitzug
mission-convoy-about = Bring mit zwei Begleitern einen von zwei Bombern über ein weites Spielfeld, oder hol beide herunter.
mission-crossing = Die Kreuzung
mission-crossing-about = Jede Seite bringt ihren Bomber übers Spielfeld, am anderen vorbei: als Erster drüben, oder als Einziger übrig.
mission-fortress = Fliegende Festungen
mission-fortress-about = Vier Flugzeuge jagen drei schwere Bomber, deren Geschütze und Bomben sie jagen.
mission-side-attackers = Angreifer
mission-side-defenders = Verteidiger
mission-side-bomber = Bomberstaffel
mission-side-hunters = Jäger
mission-side-raiders = Angreifer
mission-side-guards = Wächter
mission-side-convoy = Geleitzug
mission-side-southerners = Südstaffel
mission-side-northerners = Nordstaffel
mission-side-fortresses = Festungen
order-climb = steigen
order-dive = { $numbers } sinken
order-store = { $numbers } speichern
order-drop = Bombe werfen
order-push = ans Limit gehen
order-reroll = { $numbers ->
    [not-there] nichts neu werfen
   *[other] Würfel { $numbers } neu werfen
 }
order-keep = behalten
order-attack = auf { $target } schießen{ $numbers ->
    [not-there] { "" }
    [1] , mit einem Ass-Würfel
   *[other] , mit { $numbers } Ass-Würfeln
 }
order-hold = nicht schießen
order-ace = { $numbers ->
    [0] keine Ass-Würfel
    [1] ein Ass-Würfel
   *[other] { $numbers } Ass-Würfel
 }
order-end = den Zug beenden
order-immelmann = den Immelmann fliegen
order-dive-bomb = hinabstoßen
order-decline = weiterfliegen
