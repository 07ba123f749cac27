### Warum ein Befehl nicht angenommen wird. $you ist yes, wo $who oder $plane angesprochen wird.

match-is-over = die Partie ist zu Ende
whose-turn = der Tisch wartet auf { $seats }: { $waits }
not-its-turn = { whose-turn }, nicht auf { $who ->
    [you] dich
   *[other] { $who }
 }
no-answer-now = '{ $order }' ist jetzt keine Antwort: Der Tisch wartet auf { $who ->
    [you] dich
   *[other] { $who }
 }: { $waits }
window-is-closed = '{ $order }' ist jetzt keine Antwort: Das Fenster ist zu: Der Tisch wartet auf { $who ->
    [you] dich
   *[other] { $who }
 }: { $waits }

## Wie ein Befehl lautet

order-too-long = ein Befehl ist ein Text von höchstens { $most } Zeichen
order-one-line = ein Befehl ist eine Zeile druckbarer Zeichen
order-empty = ein leerer Befehl
order-unknown = { $given } ist kein Befehl; die Befehle sind { $forms }
order-unknown-planes = { $given } ist kein Befehl; versuch straight, bank left, turn right, climb, end, attack NAME …
order-must-read = der Befehl muss lauten: { $form }
order-whole-numbers = der Befehl muss lauten: { $verb } mit ganzen Zahlen
order-whole-dice = der Befehl muss lauten: attack NAME ace DICE, eine ganze Zahl von Würfeln
not-a-number = { $verb }: { $given } ist keine Zahl
number-too-far = { $verb }: { $given } ist keine Zahl zwischen −{ $most } und { $most }
place-on-hexes = place: Ein Feld ist Q R FACING in ganzen Zahlen, die Richtung von 0 bis { $most }

## Für wen ein Befehl ist

no-such-seat = es gibt keinen Platz { $seat }; die Plätze sind { $seats }
no-such-plane = es gibt kein Flugzeug { $plane }; die Flugzeuge sind { $planes }
no-such-pilot = es gibt keinen Piloten { $pilot }; die Piloten sind { $pilots }
several-decide = mehrere entscheiden zugleich; sag, wer: { $heads }
say-which-plane = sag, welches Flugzeug: { $heads }
does-not-speak-for = { $seat } spricht nicht für { $who }
not-your-plane = { wer-nicht } { FORM($you, "ist", "bist") } kein Flugzeug von { $seat }
has-chosen = { dice-who } { FORM($you, "hat", "hast") } schon gewählt, und Zurücknehmen gibt es nicht
is-out-of-the-game = { dice-who } { FORM($you, "ist", "bist") } ausgeschieden

## Flugzeuge

not-flying = { wer-nicht } { FORM($you, "fliegt", "fliegst") } nicht mehr
no-enemy = { wer-nicht } { FORM($you, "hat", "hast") } keinen Gegner zum Beschießen
no-dive-bomb = in diesem Regelwerk gibt es keinen Sturzangriff
dive-bomb-when = ein Sturzangriff folgt auf einen Angriff im ersten Abschnitt auf ein Flugzeug, das tiefer ist und noch fliegt
no-such-manner = in diesem Regelwerk gibt es das nicht: { $manner }
manner-is-flown-with = { $manner } wird geflogen mit { $templates }

## Würfel

decision-die-not-rerolled = ein Entscheidungswürfel wird nie von einem anderen neu geworfen
dice-named-twice = { $verb }: Ein Würfel ist zweimal genannt
no-such-die = { $verb }: Es gibt keinen Würfel { $die }
dice-come-first = niemand wird nach einem Befehl gefragt, bevor die Würfel gefallen sind
