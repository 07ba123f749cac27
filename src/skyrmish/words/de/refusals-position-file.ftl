### Was mit einer Stellungsdatei nicht stimmt.

no-position-files = game: Für { $game } gibt es keine Stellungsdateien
position-no-object = eine Stellung ist ein JSON-Objekt, nicht { $given }

## JSON

the-text = { $what ->
    [options] die Liste der Optionen
   *[position] die Stellung
 }
text-too-long = { the-text } hat { $length } Zeichen, mehr als { $most }
text-empty = { the-text } ist leer
text-too-deep = { the-text } ist zu tief geschachtelt
text-no-json = { the-text } ist kein JSON: Zeile { $line }, Spalte { $column }: { $mistake }
no-number-for-a-table = { $given } ist keine Zahl, die ein Tisch haben kann
number-too-long = eine Zahl mit { $digits } Ziffern kann kein Tisch haben
field-twice = das Feld { $field } steht zweimal da

## Felder

at-field = { $field ->
    [not-there] der Name eines Felds
   *[other] { $field }
 }: { $reason }
mistake = { $given } geht nicht
mistake-missing = dieses Feld fehlt
mistake-extra-forbidden = dieses Feld gibt es nicht
mistake-int-type = { $given } ist keine ganze Zahl
mistake-float-type = { $given } ist keine Zahl
mistake-finite-number = { $given } ist keine Zahl, die ein Tisch haben kann
mistake-bool-type = { $given } ist weder true noch false
mistake-string-type = { $given } ist kein Text
mistake-string-unicode = { $given } ist kein Text
mistake-no-json = das ist kein JSON
mistake-too-short = es müssen mindestens { $min_length } sein
mistake-string-too-long = { $given } ist länger als { $max_length } Zeichen
mistake-list-type = { $given } ist keine Liste
mistake-dict-type = { $given } ist kein Objekt
mistake-literal-error = { $given } ist nicht { $expected }
mistake-greater-than-equal = { $given } ist weniger als { $ge }
mistake-less-than-equal = { $given } ist mehr als { $le }
mistake-too-long = { $actual_length } sind mehr als die { $max_length }, für die Platz ist
mistake-value-error = { $error }

## Flugzeuge

at-plane = Flugzeug { $plane }: { $reason }
at-bomb = bombs[{ $number }]: { $reason }
board-of-hexes = board: Ein Sechseckraster hat columns und rows, nicht width und height
board-is-open = board: Ein offenes Spielfeld hat width und height, nicht columns und rows
position-no-seat = Flugzeug { $plane }: Es gibt keinen Platz { $seat }
position-no-side = { $field }: Es gibt keinen Platz { $seat }; die Plätze sind { $seats }
position-no-face = dice[{ $number }]: { $given } ist keine Seite eines W{ $sides }
position-stat-missing = { $stat } fehlt
position-stat-not-played = { $stat } wird nicht gespielt
position-shot-down = in der Phase { $stage } ist niemand abgeschossen
position-balloon-stat = ein Ballon hat keinen Wert { $stat }
position-not-simultaneous = shot_down und scored gibt es in der Angriffsphase mit gleichzeitigen Angriffen (attack.resolution)
position-shot-down-with-health = es ist mit { $health } Leben abgeschossen
position-nothing-lost = { $field }: Kritische Treffer senken hier keinen Wert (crit.lowers)
position-no-bombs = nur ein Bomber hat Bomben
position-altitude = Höhe { $altitude } muss { $most ->
    [0] ohne das Modul altitude 0
   *[other] höchstens { $most }
 } sein
position-climbed = climbed { $climbed } muss { $most ->
    [0] ohne das Modul altitude 0
   *[other] höchstens { $most } je Runde
 } sein
position-no-aces = aces { $aces } muss { $played ->
    [yes] hier 0 sein, wo ein Abschuss keine Ass-Würfel gibt: "ace": true sagt, wer ein Ass ist
   *[no] ohne das Modul ace-pilots 0 sein
 }
position-no-single-ace = ace kann { $played ->
    [yes] hier nicht true sein, wo ein Abschuss Ass-Würfel gibt: aces sagt, wie viele
   *[no] ohne das Modul ace-pilots nicht true sein
 }
position-ace-does-not-fly = { $balloon ->
    [yes] ein Ballon
   *[no] ein abgeschossenes Flugzeug
 } kann nicht das Ass sein
position-ace-defended = ace_defended kann nur true sein, wo ein einziges Ass je Runde einen Abwehrwürfel nachwirft
position-two-aces = { $other } ist schon das Ass, und es gibt nur eines
position-too-many-aces-used = aces_used { $used } ist mehr als seine { $aces } aces
position-not-on-hexes = q, r und facing gehören zu einem Sechseckraster
position-on-hexes = auf Sechseckfeldern hat ein Flugzeug q, r und facing
x-and-y = { $hexes ->
    [yes] q und r
   *[no] x und y
 }
position-go-together = { x-and-y } gehören zusammen
position-place-missing = { x-and-y } fehlen
position-off-board = Flugzeug { $plane }: { $hexes ->
    [yes] Es ist in keinem Feld des Rasters
   *[no] Ein Teil davon ist außerhalb des Spielfelds
 }
position-overlap = die Flugzeuge { $plane } und { $other } { $hexes ->
    [yes] sind in einem Feld
   *[no] überlappen sich
 }

## Piloten mit Würfeln

at-pilot = Pilot { $seat }: { $reason }
position-no-pilot = pilots: Es gibt keinen Platz { $seat }; die Plätze sind { $seats }
position-pilot-twice = pilots: Ein Platz ist zweimal genannt
position-ace-flies-and-waits = ein Ass kann nicht fliegen und warten zugleich
position-nobody-waits = in Bombing Raid wartet kein Ass: Alle fliegen, die nicht in Rente sind
position-all-rookies-fly = rookies { $given } muss in Bombing Raid { $rookies } sein, wo alle Würfel von Anfang an fliegen
position-fly-or-retired = jedes der Asse { $aces } fliegt oder ist in Rente, und keines beides
position-no-trophies = in Bombing Raid gewinnt niemand eine Trophäe
position-nobody-retires = in Dogfight geht kein Ass in Rente
position-dice-count = dice: { $given } sind nicht die { $count } dieser Staffel
position-planes = planes: { $given } sind nicht die { $shown }, die die Würfel zeigen
position-die = dice: { $given } ist nichts, was Würfel { $number }, { $kind ->
    [rookie] ein Rookie
   *[other] Ass { $kind }
 }, zeigen kann
position-no-decision-dice = in Bombing Raid gibt es keine Entscheidungswürfel
position-nobody-is-out = vor dem Ende von Bombing Raid ist niemand ausgeschieden
position-squadron-size = eine Staffel hat { $rookies } Würfel
position-too-many-wait = es warten mehr Asse, als Rookies fliegen
position-decision = decision { $given } ist keines von { $known }
position-no-ace = { $name } { $given } ist keines von { $known }
position-ace-twice = { $name } nennt Ass { $ace } zweimal
