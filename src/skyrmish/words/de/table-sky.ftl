### Was der Tisch der Seite über ein Spiel mit Flugzeugen sagt.

## Wahlmöglichkeiten

sky-fly-on = Weiterfliegen
sky-aces = Ass-Würfel in der Abwehr
sky-aces-add = { $dice ->
    [0] Keine Ass-Würfel
    [one] 1 Ass-Würfel dazu
   *[other] { $dice } Ass-Würfel dazu
 }
sky-aces-about = { $plane } hat { $dice ->
    [one] in dieser Runde noch 1 Ass-Würfel und darf ihn dazunehmen.
   *[other] in dieser Runde noch { $dice } Ass-Würfel und darf beliebig viele dazunehmen.
 }
sky-loop = Immelmann
sky-loop-do = Immelmann fliegen
sky-loop-about = Hochziehen auf Höhe { $altitude }, eine Gerade voraus, Blick in die Gegenrichtung.{ $leaves ->
    [yes] { " " }Das würde das Spielfeld verlassen.
   *[no] { "" }
 }
sky-bomb = Sturzangriff
sky-bomb-do = Auf { $target } stürzen
sky-bomb-about = Auf die Höhe von { $target } stürzen: { $chance } % für { $damage } Schaden daran; sonst nimmt { $plane } den Schaden.
sky-gain = Am Limit
sky-gain-about = Nimm { $gain } mehr { $speed_name }, oder steig.
sky-gain-speed = Mehr { $speed_name }
sky-gain-altitude = Steigen
sky-climb = { $stores ->
    [yes] Speichern
   *[no] Steigen
 }
sky-drop = Bombe werfen
sky-drop-about = Sie fällt, wo die letzte Schablone begann; danach noch { $left }.
sky-push = Ans Limit gehen
sky-push-about = { $chance } % für { $gain } mehr { $speed_name }{ $either ->
    [yes] { " " }oder Höhe
   *[no] { "" }
 }; sonst { $damage } Schaden.

## Aufstellen

sky-keep-away = { $plane } braucht { $wanted } Abstand
sky-taken = dort steht { $plane }
sky-spot = { sky-spot-edge }{ $square }
sky-spot-hexes = { sky-spot-edge }Feld { $square }, Richtung { hex-side }
sky-spot-edge = { $edge ->
    [south] Südrand,{ " " }
    [north] Nordrand,{ " " }
    [west] Westrand,{ " " }
    [east] Ostrand,{ " " }
   *[not-there] { "" }
 }

## Würfel

sky-die = Die { $face }: { $told }.
sky-die-promises = { $chances }; { $expected } Schaden zu erwarten
sky-die-same = sie kann das Ergebnis nicht ändern
sky-die-worsens = sie kann das Ergebnis nur verschlechtern, { $worse } %
sky-die-betters = { $better } % für ein besseres Ergebnis, und nichts zu verlieren
sky-die-both = { $better } % für ein besseres Ergebnis, { $worse } % für ein schlechteres
sky-attack-dice = { $dice }{ $cover ->
    [yes] ; in Deckung
   *[no] { "" }
 }
sky-they-reroll = Gegner wirft nach
sky-you-reroll = du wirfst nach
sky-both-reroll = beide werfen nach

## Messen

sky-outlines = von Umriss zu Umriss
sky-centres = von Mitte zu Mitte
sky-far-side = bis zur fernen Seite des Spielsteins
sky-hex-by-hex = Feld um Feld

## Bomben

sky-bomb-at = Eine Bombe bei { $x }, { $y }.
sky-bomb-reaches = Wer eine spätere Runde höchstens { $hexes ->
    [yes] { so-many-hexes }
   *[no] { so-many-mm }
 } davon beendet, wirft { $dice } Würfel und verliert 1 Leben je Treffer.

## Was Flugzeuge voneinander haben

sky-sight = { $hour } Uhr, { $range }{ $height ->
    [not-there] { "" }
   *[other] , { $height }
 }; { $arc }.
sky-sight-shot = { sky-sight } { $attack } Würfel{ $guides ->
    [yes] { " " }für die Visierlinien
   *[no] { "" }
 }{ $cover ->
    [yes] { " " }in Deckung
   *[no] { "" }
 } gegen { $defence }.

## Tipps

advice-for = { $plane }: { $told }
advice-spends = { $told }; das gibt { $levels } vom Gespeicherten aus
advice-reroll = die { $shows } neu werfen
advice-keep-dice = die Würfel behalten
