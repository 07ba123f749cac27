### Was geschehen ist, in Squadron Leader und Space Pirates; die Seite sagt es auch. $you ist yes, wo $who angesprochen wird.

wer = { $who ->
    [you] du
   *[other] { $who }
 }
wen = { $target ->
    [you] dich
   *[other] { $target }
 }

at-pose = ({ $x }; { $y }), Kurs { $heading }°
at-point = ({ $x }; { $y })
at-hex = Feld { $q } { $r }, Richtung { hex-side }
at-hex-alone = Feld { $q } { $r }
hex-side = { $facing ->
    [0] N
    [1] NO
    [2] SO
    [3] S
    [4] SW
   *[5] NW
 }

dice-with-hits = { $dice ->
    [not-there] keine Würfel
   *[some] { $dice }
 }: { $criticals ->
    [0] { $hits ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }
    [one] { $hits ->
        [0] 1 kritischer Treffer
        [one] 1 kritischer und 1 normaler Treffer
       *[other] 1 kritischer und { $hits } normale Treffer
    }
   *[other] { $hits ->
        [0] { $criticals } kritische Treffer
        [one] { $criticals } kritische und 1 normaler Treffer
       *[other] { $criticals } kritische und { $hits } normale Treffer
    }
 }
dice-with-dodges = { $dice ->
    [not-there] keine Würfel
   *[some] { $dice }
 }: { $dodges ->
    [0] kein Ausweicher
    [one] 1 Ausweicher
   *[other] { $dodges } Ausweicher
 }

plane-stands = { $state ->
    [gone] { $name }: nicht mehr dabei
    [unplaced] { $name }: noch nicht aufgestellt
   *[here] { $name }: { $where }, Höhe { $altitude }, Leben { $health }
 }

## Wie viel höher ein Flugzeug ein anderes sieht

seen-height = { $levels ->
    [0] gleich hoch
    [1] eine Stufe { higher-or-lower }
    [2] zwei Stufen { higher-or-lower }
    [3] drei Stufen { higher-or-lower }
   *[4] vier Stufen { higher-or-lower }
 }
higher-or-lower = { $higher ->
    [yes] höher
   *[no] tiefer
 }

## Aufbau

event-revealed = { wer } { FORM($you, "zeigt", "zeigst") } { stats-told }.
event-starts = { wer } { FORM($you, "fängt", "fängst") } an.
event-placed = { wer } { FORM($you, "steht", "stehst") } jetzt bei { $where }.
event-round = Runde { $round }: Zuerst { FORM($you, "ist", "bist") } { $start ->
    [you] du
   *[other] { $start }
 } dran.

## Bewegen

event-flew = { wer } { FORM($you, "fliegt", "fliegst") } nach { $where }: { $manoeuvre }.
event-climbed = { wer } { FORM($you, "steigt", "steigst") } auf { $altitude }.
event-dived = { wer } { FORM($you, "sinkt", "sinkst") } im Sturzflug um { $levels } auf { $altitude }, für { $levels } mehr { $speed_name }.
event-stored = { wer } { FORM($you, "speichert", "speicherst") } { $levels } und { FORM($you, "hat", "hast") } { $altitude } für später.
event-ended = { wer } { FORM($you, "beendet", "beendest") } den Zug und { FORM($you, "hat", "hast") } { $left } { $speed_name } übrig.
event-held = { wer } { FORM($you, "kann", "kannst") } nirgendwohin und { FORM($you, "bleibt", "bleibst") } am Platz.
event-destroyed = { $cause ->
    [off-board] { wer } { FORM($you, "verlässt", "verlässt") } das Spielfeld und { FORM($you, "ist", "bist") } verloren.
    [stall] { wer } { FORM($you, "kann", "kannst") } nirgendwohin, { FORM($you, "überzieht", "überziehst") } und { FORM($you, "stürzt", "stürzt") } ab.
    [dive-bomb] { wer } { FORM($you, "fängt", "fängst") } den Sturz nicht mehr ab und { FORM($you, "ist", "bist") } zerstört.
    [push] { wer } { FORM($you, "bricht", "brichst") } auseinander und { FORM($you, "ist", "bist") } zerstört.
    [balloon] { wer } { FORM($you, "verfängt", "verfängst") } { FORM($you, "sich", "dich") } im Ballon und { FORM($you, "ist", "bist") } zerstört.
    [bomb] { wer } { FORM($you, "gerät", "gerätst") } in die Explosion und { FORM($you, "ist", "bist") } zerstört.
   *[shot] { wer } { FORM($you, "wird", "wirst") }{ $by ->
        [not-there] { "" }
        [you] { " " }von dir
       *[other] { " " }von { $by }
    } abgeschossen.
 }

## Angreifen

event-attack = { wer } { FORM($you, "greift", "greifst") } { wen } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
 } an{ $ace_dice ->
    [0] { "" }
    [one] , davon 1 Ass-Würfel
   *[other] , davon { $ace_dice } Ass-Würfel
 }{ $cover ->
    [yes] ; das Ziel hat Deckung, also { $fewer ->
        [0] keine Nachwürfe
        [one] ein Würfel weniger und keine Nachwürfe
       *[other] { $fewer } Würfel weniger und keine Nachwürfe
    }
   *[not-there] { "" }
 }.
event-held-fire = { wer } { FORM($you, "schießt", "schießt") } nicht.
event-nobody-shot = Niemand hat ein Ziel.
event-attack-roll = { wer } { FORM($you, "wirft", "wirfst") } { dice-with-hits }.
event-attack-reroll = { wer } { FORM($you, "wirft", "wirfst") } Würfel { $die } nach: { $shown }. Jetzt { dice-with-hits }.
event-aces = { wer } { FORM($you, "nimmt", "nimmst") } { $aces } Ass-Würfel zur Abwehr dazu.
event-defence-roll = { wer } { FORM($you, "wirft", "wirfst") } { dice-with-dodges }.
event-defence-reroll = { wer } { FORM($you, "wirft", "wirfst") } Würfel { $die } nach: { $shown }. Jetzt { dice-with-dodges }.
event-damage = { $lost ->
    [0] { wer } { FORM($you, "nimmt", "nimmst") } keinen Schaden.
   *[other] { wer } { FORM($you, "verliert", "verlierst") } { $lost } Leben, { $health } übrig.
 }
event-ace = { $rank ->
    [die] { wer } { FORM($you, "verdient", "verdienst") } { FORM($you, "sich", "dir") } einen Ass-Würfel und { FORM($you, "hat", "hast") } jetzt { $aces }.
    [single] { wer } { FORM($you, "ist", "bist") } jetzt das Ass: in jeder Runde ein Nachwurf im Angriff und einer in der Abwehr.
   *[next-attack] { wer } { FORM($you, "hat", "hast") } im nächsten Angriff einen Nachwurf.
 }
event-immelmann = { wer } { FORM($you, "fliegt", "fliegst") } einen Immelmann nach { $where }, Höhe { $altitude }.
event-declined = { $what ->
    [dive-bomb] { wer } { FORM($you, "fliegt", "fliegst") } keinen Sturzangriff.
   *[immelmann] { wer } { FORM($you, "fliegt", "fliegst") } keinen Immelmann.
 }
event-dive-bomb = { wer } { FORM($you, "stürzt", "stürzt") } { FORM($you, "sich", "dich") } auf { wen }, hinab auf Höhe { $altitude }.
event-dive-bomb-roll = { wer } { FORM($you, "wirft", "wirfst") } { $die }: { $hit ->
    [yes] { $target ->
        [you] du bist
       *[other] { $target } ist
    } getroffen
   *[no] das geht schief
 }.
lost-stat-name = { $stat ->
    [attack] { stat-attack }
    [defense] { stat-defense }
   *[speed] { $speed_name }
 }
event-lowered = Das hat etwas Wichtiges erwischt: { $lost ->
    [0] der letzte Punkt { lost-stat-name } von { $who ->
        [you] dir
       *[other] { $who }
    } hält.
   *[other] { wer } { FORM($you, "verliert", "verlierst") } 1 { lost-stat-name }, { $left } übrig.
 }
event-repair = { wer } { FORM($you, "wirft", "wirfst") } { $die } für die Reparatur: { $stat ->
    [not-there] nichts wird repariert.
   *[other] { lost-stat-name } ist wieder { $left }.
 }

## Bomber und Ballons

event-hazard = { wer } { FORM($you, "ist", "bist") } nah bei { $near ->
    [not-there] einer Bombe
   *[other] { $near }
 } und { FORM($you, "wirft", "wirfst") } { $dice }: { $hits } Schaden.
event-dropped = { wer } { FORM($you, "wirft", "wirfst") } bei { $where } eine Bombe ab und { FORM($you, "hat", "hast") } noch { $bombs }.
event-arrived = { wer } { FORM($you, "erreicht seinen", "erreichst deinen") } Zielrand.
event-returned = { wer } { FORM($you, "kommt", "kommst") } mit { $health } Leben zurück.

## Leben riskieren

event-push = { wer } { FORM($you, "geht", "gehst") } ans Limit und { FORM($you, "wirft", "wirfst") } { $die }: { $good ->
    [yes] es klappt
   *[no] zu viel
 }.
event-gained = { $altitude ->
    [not-there] { wer } { FORM($you, "hat", "hast") } { $amount } mehr { $speed_name }.
   *[other] { wer } { FORM($you, "steigt", "steigst") } auf { $altitude }.
 }

## Das Ende

event-won = { wer } { FORM($you, "gewinnt", "gewinnst") }.
event-draw = Die Partie endet unentschieden.
