### Der Bildschirm einer Partie.

## An mehreren Stellen gesagt

table-menu = Menü
table-kill = Abschuss
table-all-keys = Alle Tasten
table-log = Verlauf
table-log-coordinates = mit Koordinaten
table-log-as-seen = wie gesehen
table-rematch = Revanche
table-no-shot = kein Schuss
table-you = Du
table-hit-chance = Treffer { $chance }
table-left-now = { $left } übrig.
table-stage-inline = { $stage ->
    [assign] { $secret ->
        [yes] geheime Werte
       *[no] Werte
     }
    [place] Aufstellung
    [move] Bewegung
    [attack] Angriff
    [over] Partie zu Ende
   *[other] Tisch
}
table-a-draw = Unentschieden
table-your-luck = Deine Würfel im ersten Wurf: { $rolled } gute, zu erwarten waren { $expected }.
table-wins = { $winner } gewinnt

## table/DesktopPanels

table-hint-i = Tipp (I)

## table/TableScreen

table-title = { $title } · Skyrmish
table-title-and-turn = ● { $turn } · { $title } · Skyrmish

## table/attack

table-attack = Angriff
table-fire = Feuer

## table/attack/AceDice

table-ace-dice = Ass-Würfel
table-count-of-ace-dice = { $count } Ass-Würfel

## table/attack/AimChips

table-section = Abschnitt { $section }

## table/shot/RollOdds

table-before-the-roll = Vor dem Wurf
table-damage = Schaden
table-you-reroll = du wirfst { $count } nach
table-they-reroll = Gegner wirft { $count } nach
table-exact = Genau: { $attack } Würfel gegen { $defence }{ $rerolls }. { $expected } zu erwarten.
table-it-was-a-roll = Die Chance war { $chance }

## table/shot/WhyDice

table-why-dice = Warum { $count ->
    [one] ein Würfel
    [2] zwei Würfel
    [3] drei Würfel
    [4] vier Würfel
    [5] fünf Würfel
   *[other] { $count } Würfel
}
table-die-for = { $what ->
    [altitude] Höher
    [guides] In den Visierlinien
    [ace] Ass
   *[attack] Angriff
}
table-dice-count = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
table-reroll-for = { $why ->
    [range] Nah
    [altitude] Höher geflogen
    [guides] Im Visier
   *[ace] Das Ass
}
table-their-reroll-for = { $you ->
    [yes] Du
   *[no] { $name }
}, { $why ->
    [range] weit weg
    [altitude] höher
   *[ace] das Ass
}
table-reroll-count = { $count ->
    [one] 1 Nachwurf
   *[other] { $count } Nachwürfe
}

## table/attack/ChoicePanel

table-seat-chooses = { $seat } wählt

## table/shot/DiceTray

table-dice-tray = Würfelteller
table-shot-tally = { $hits ->
    [0] Kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}, { $dodged } ausgewichen
table-health-goes = Leben { $before } → { $after }, { $me ->
    [yes] du fliegst weiter
   *[no] fliegt weiter
}
table-health-would-go = Leben { $before } → { $after }
table-lands = trifft
table-go-on = Weiter
table-as-it-stands = Wie es steht
table-is-shot-down = { $me ->
    [yes] Du bist abgeschossen
   *[no] { $name } ist abgeschossen
}
table-would-be-shot-down = { $me ->
    [yes] Du wärst abgeschossen
   *[no] { $name } wäre abgeschossen
}
table-chance-to-change = Chance, das zu ändern: { $chance }

## table/attack/FirePanel

table-hold-fire = Nicht schießen
table-at-target = auf { $plane }
table-no-target = kein Ziel

## table/attack/PhoneAim

table-hold = Verzichten
table-words-and-kill = { $words } Abschuss { $kill }.

## table/attack/RerollPanel

table-reroll = Nachwerfen
table-keep-them = So lassen
table-pick-a-die = Wähle einen Würfel:
table-the-new-face-stands = Die neue Seite gilt.
table-rerolls-left = { $count ->
    [one] noch { $count } Nachwurf
   *[other] noch { $count } Nachwürfe
}
table-reroll-the = Die { $face } nachwerfen
table-pick-one = Würfel wählen
table-die-shows = Würfel { $die }. { $words }

## table/attack/TargetPanel

table-targets = Ziele
table-target = { $plane } { $state }. { $sight }
table-to-cycle = zum Wechseln
table-nobody-is-left-to-shoot = Niemand ist mehr da, auf den man schießen kann.
table-refused = geht nicht
table-chosen = gewählt

## table/dialogs

table-rules-of-this-match = Regeln dieser Partie

## table/dialogs/KeysDialog

table-keys-of = { $group ->
    [move] Bewegen
    [attack] Angreifen
    [dice] Würfel
   *[always] Immer
}
table-key = { $key ->
    [Enter] Enter
    [Space] Leertaste
    [Esc] Esc
   *[other] { $key }
}
table-key-does = { $does ->
    [gold] was golden ist
    [pass] passen, oder alle behalten
    [next-choice] nächster Würfel, Pilot oder Ass
    [pick-dice] Würfel oder Auswahl wählen
    [put-down] loslassen
    [chances] genaue Chancen
    [theme] andere Farben
    [straight] Gerade
    [bank] Schwenk links, Schwenk rechts
    [turn] Kurve links, Kurve rechts
    [climb] steigen, oder speichern
    [dive] Sturzflug
    [drop] nach dem letzten Manöver eine Bombe werfen, oder behalten
    [undo] zurücknehmen
    [next-plane] nächstes Flugzeug
    [fly] fliegen
    [next-target] nächstes Ziel
    [fire] Feuer, oder was golden ist
    [hold] nicht schießen
    [ace] ein Ass-Würfel mehr
    [pick] Würfel oder Auswahl wählen
    [reroll] den gewählten Würfel nachwerfen
    [keep] die Würfel lassen
    [fit] das ganze Spielfeld zeigen
    [zoom] vergrößern, verkleinern
    [threats] Gefahren: gegnerische Schussfelder
    [measure] messen
    [log] Verlauf
    [tell] sagen, was auf dem Tisch ist, für einen Screenreader
    [hint] Tipp
    [sound] Ton
    [skip] Gezeigtes überspringen, einen Bot antreiben
    [go-on] nach einem Ergebnis weiter
    [keys] alle Tasten
   *[close] schließen, oder eine Vorschau zurücknehmen
}

## table/dialogs/LeaveDialog

table-fly-off-the-board = Vom Spielfeld fliegen?
table-stay-and-plan-again = Bleiben und neu planen
table-leave-the-board = Spielfeld verlassen
table-would-leave = { $you ->
    [yes] Du würdest
   *[no] { $plane } würde
} das Spielfeld verlassen, und ein { table-craft }, das es verlässt, ist verloren.

## table/dialogs/MenuDialog

table-look = Farben
table-pace = Ergebnisse
table-pace-of = { $pace ->
    [wait] Auf mich warten
    [calm] Ruhig
   *[brisk] Flott
}
table-sound = Ton
table-captions = Töne in Worten
table-caption = { $cue ->
    [lay] ein Klicken von Holz: gelegt
    [undo] ein Flattern von Stoff: zurückgenommen
    [fly] ein Motor zieht vorbei
    [dice] Würfel auf Filz
    [hit] ein dumpfer Schlag: ein Treffer
    [shot-down] ein fallender Ton: abgeschossen
    [turn] ein Glockenton: du bist dran
   *[refused] ein leises Summen: das geht nicht
}
table-save-the-record-of-this = Aufzeichnung dieser Partie sichern
table-save-a-picture = Bild dieses Augenblicks
table-leave-the-table = Tisch verlassen

## table/dialogs/RuleDialog

table-rule-in-pictures = Bilder, Beispiel, andere Lesarten
table-all-rules-of-this-match = Alle Regeln dieser Partie
table-rule-without-sentence = Diese Regel hat keinen eigenen Satz.

## table/ghosts/Odds

table-you-could-be-hit = Treffer auf dich

## table/ghosts/RangeLabel

table-distance-and-section = { $distance }, Abschnitt { $section }

## table/ghosts/options

table-option-closed = { $manoeuvre }, kostet { $cost }: { $why }.
table-not-possible = nicht möglich
table-option-open = { $manoeuvre }, kostet { $cost }, übrig { $left }.
table-leaves-the-board = Verlässt das Spielfeld.
table-wins-the-mission = Das erreicht den Zielrand: Die Mission ist gewonnen.
table-bomb-after = Eine Bombe nach { $manoeuvres }.
table-and-after = , und nach{" "}
table-bombs-left = { $count ->
    [one] Noch { $count } Bombe.
   *[other] Noch { $count } Bomben.
}
table-you-face = Vor dir { $plane }: Treffer { $hit }, Abschuss { $kill }.
table-no-shot-here = Kein Schuss.
table-could-be-hit = Du könntest getroffen werden: { $chance }.

## table/panels

table-threats-enemy-arcs = Gefahren: gegnerische Schussfelder

## table/panels/Banner

table-cannot-save = { $by ->
    [browser] Dieser Browser kann die Partie gerade nicht behalten: Schaff Platz, oder erlaube dieser Seite, Daten zu behalten. Nichts ist verloren; neuer Versuch …
   *[server] Der Tisch kann gerade nichts sichern: Seine Festplatte ist voll, oder die Datenbank ist weg. Nichts ist verloren; neuer Versuch …
}
table-the-line-to-the-table = Die Verbindung zum Tisch ist weg. Die Partie ist gesichert; neuer Versuch …
table-the-table-is-saved-and = Der Tisch ist gesichert, der Platz bleibt frei.
table-wait = Warten
table-let-a-bot-fly-on = Einen Bot weiterfliegen lassen
table-take-the-seat-back = Platz zurücknehmen
table-hint = Tipp:
table-hint-apply = Anwenden
table-hint-when-asked = Nach einem Tipp kannst du fragen, solange du etwas zu entscheiden hast.
table-is-away-now = { $seat } ist weg.
table-bot-flies-for = Ein Bot fliegt für { $seat }.

## table/panels/Clock

table-clock = Uhr { $left }

## table/panels/Live

table-turn-now = { $turn }.
table-enter-goes-on = Enter geht weiter.
table-choice-by-number = { $number }: { $choice }.
table-refused-by = { $reason }. Regel { $clause }.

## table/panels/MapCard

table-whole-board = Ganzes Spielfeld
table-fit = Alles
table-board-squares = { $width } mm, Quadrate zu 100

## table/panels/Minimap

table-small-map-go-to-a = Kleine Karte: zu einer Stelle gehen

## table/panels/PhoneTop

table-some-fly = { $flying } von { $all } fliegen

## table/panels/SeatCard

table-ace-dice-left = Ass-Würfel übrig
table-planes-fly = { $flying } von { $all } { table-craft }en fliegen
table-stats-face-down = Werte gewählt, verdeckt
table-stats-not-chosen = Werte noch nicht gewählt

## table/panels/StageCard

table-stage-card = Phase
table-round = { $round ->
    [0] Vor dem Kampf
   *[other] Runde { $round }
}

## sitting/frame/Tools

table-tools = Werkzeuge
table-tool-fit = Ganzes Spielfeld zeigen
table-tool-measure = Messen
table-tool-sound-off = Ton aus
table-tool-sound-on = Ton an
table-tool-and-key = { $tool } ({ $key })

## table/panels/WaitPanel

table-waiting = Warten
table-tap-the-board-to-skip = Tippe auf das Spielfeld, um vorzuspringen.
table-press = Drücke
table-or-click-the-board-to = oder klicke auf das Spielfeld, um vorzuspringen.
table-to-hurry-it = zum Antreiben.
table-odds-and-log-stay-move = Chancen und Verlauf bleiben; beweg die Kamera, wie du willst.
table-you-may-look-around-and = Du kannst dich solange umsehen und messen.
table-you-are-watching = Du siehst zu
table-you-are-out = Du bist ausgeschieden
table-out-about = Die anderen fliegen weiter. Bleib und sieh zu, lass den Rest schnell ablaufen, oder geh.
table-watch-faster = Schneller zusehen
table-watch-calmly = In üblichem Tempo zusehen
table-until-you-go-on = Das Ergebnis bleibt stehen, bis du weitergehst.
table-being-shown = { $stage ->
    [place] Aufstellung
    [move] Im Flug
   *[attack] Schüsse fallen
}
table-match-is-over = Die Partie ist zu Ende

## table/planning

table-plan = Plan
table-dive = Sinken
table-remove-the-change-of-altitude = Höhenwechsel entfernen
table-fly = Fliegen
table-lay-first = Leg mindestens eine Schablone: Dann kannst du fliegen.
table-too-high-a-change = { $stores ->
    [yes] So viel bleibt nach diesem Plan nicht zum Speichern.
   *[no] Für den Steigflug ist nichts mehr übrig.
}
table-too-deep-a-change = Dieser Plan braucht mehr Höhe, als der Sturzflug lässt.
table-cannot-end-here = Hier kann der Plan nicht enden: Leg noch eine Schablone, oder nimm die letzte zurück.
table-not-with-this-plan = Nicht mit diesem Plan.
table-climb = { $stores ->
    [yes] Speichern
   *[no] Steigen
}
table-remove-manoeuvre = { $manoeuvre } entfernen
table-change = { $way ->
    [store] { $levels } speichern
    [spend] { $levels } ausgeben
    [dive] { $levels } sinken
   *[climb] { $levels } steigen
}

## table/planning/AltitudePanel

table-stored-speed = Gespeichertes Tempo
table-stored = Gespeichert
table-altitude = Höhe
table-spend = Ausgeben

## table/planning/BombButton

table-drop-after = Bombe nach { $manoeuvre } werfen

## table/planning/BombNote

table-a-bomb-falls-where-its = Eine Bombe fällt, wo ihre Schablone begann.

## table/planning/KeyHints

table-key-hint = { $does ->
    [straight] Gerade
    [bank] Schwenk
    [turn] Kurve
    [climb] steigen
    [store] speichern
    [bomb] Bombe
    [undo] zurück
   *[next] nächstes Flugzeug
}

## table/planning/MannerButtons


## table/planning/OptionPanel

table-outlook = Aussicht
table-a-plan-in-pencil-others = Ein Plan mit Bleistift: Andere ziehen noch vorher. Chancen gibt es, wenn du dran bist.
table-where-the-plan-ends = Wo der Plan endet
table-where-you-are = Wo du bist
table-costs = kostet { $cost }
table-plane-would-be-lost = Das verlässt das Spielfeld: Das { table-craft } ist verloren.
table-reckoning = Chancen werden berechnet …
table-it-has-you = { $moved ->
    [yes] Hat dich im Visier und könnte treffen:
   *[no] Hat dich im Visier, zieht aber noch, und könnte treffen:
}

## table/planning/PhonePlan

table-undo = Zurück
table-climb-for = { $stores ->
    [yes] Speichern, kostet { $cost }
   *[no] Steigen, kostet { $cost }
}
table-speed-left = { $left } übrig

## table/planning/PlanPanel

table-click-to-lay = klicken zum Legen
table-undo-z = Zurück (Z)
table-change-by-one = { $way ->
    [store] Speichern
    [spend] Ausgeben
    [dive] Sinken
   *[climb] Steigen
}
table-spent-of = { $spent } von { $all }

## table/pointing/Clause

table-rule = Regel { $clause }

## table/pointing/MeasureChip

table-measure-click-a-plane-or = Messen: auf ein { table-craft } oder einen Punkt klicken, dann auf den nächsten
table-from-the-middle = von der Mitte von { $plane }; für das Lineal auf ein { table-craft } klicken

## table/pointing/PlaneChooser

table-which-plane = Welches Flugzeug
table-altitude-now = { $stores ->
    [yes] { $altitude } gespeichert,
   *[no] Höhe { $altitude },
}

## table/session/turns

table-stage = { $stage ->
    [assign] { $secret ->
        [yes] Geheime Werte
       *[no] Werte
     }
    [place] Aufstellung
    [move] Bewegung
    [attack] Angriff
    [over] Partie zu Ende
   *[other] Tisch
}
table-round-and-stage = Runde { $round }, { $stage }
table-turn-alone = Zug { $round }
table-watching-seat = Zuschauen: { $seat }
table-watching = Zuschauen
table-is-away = { $seat } ist weg
table-bot-plans = { $seat } plant
table-over = Zu Ende
table-out-of-the-match = ausgeschieden
table-where-and-doing = { $where }, { $doing }
table-where = { $where ->
    [stand-in] ein Bot fliegt dafür
    [bot] Bot
    [away] weg
    [link] per Link
   *[person] hier
}
table-has-won = Sieger
table-still-flying = fliegt noch
table-has-moved = hat gezogen
table-moves-later = zieht noch
table-has-shot = hat angegriffen
table-shoots-later = greift noch an
table-ready = bereit

## table/setup/AssignStage

table-stat-cards = Wertekarten
table-cards-are-being-sealed = { $secret ->
    [yes] Karten werden verdeckt
   *[no] Karten werden gewählt
}
table-all-stat-cards-are-turned = Alle Wertekarten werden gemeinsam aufgedeckt.
table-who-has-sealed-a-card = { $secret ->
    [yes] Wer seine Karte schon verdeckt hat
   *[no] Wer seine Karte schon gewählt hat
}
table-sealed = { $secret ->
    [yes] verdeckt
   *[no] gewählt
}
table-thinking-of-stats = denkt nach …
table-choosing-stats = wählt …

## table/setup/EndCard

table-seat = Platz
table-attacks = Angriffe
table-damage-2 = Schaden
table-taken = Erlitten
table-shot-down = Abschüsse
table-flying = Fliegt
table-of = von
table-new-game = Neues Spiel
table-see-the-board = Spielfeld ansehen
table-the-same-rules-sides-swapped = Dieselben Regeln mit getauschten Seiten; alle am Tisch kommen mit.
table-you-win = Du gewinnst
table-your-team-wins = Dein Team gewinnt
table-title-and-rounds = { $title }. { $face ->
    [dice] { $rounds ->
        [one] { $rounds } Zug
       *[other] { $rounds } Züge
    }
   *[other] { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
}.

## table/setup/HandOver

table-your-turn-to-choose = { $seat }, du wählst
table-hand-over = Gib den Bildschirm an { $seat }; alle anderen schauen weg. Was verdeckt ist, bleibt verdeckt.
table-i-am = Ich bin { $seat }

## table/setup/PlaceHandles

table-placing = { $plane } bei { $x }, { $y } Millimetern, Kurs { $heading } Grad. Pfeiltasten bewegen, Q und E drehen.

## table/setup/PlacePanel

table-turn = Drehen
table-left = Links
table-right = Rechts
table-good-places = Gute Plätze
table-others = Andere
table-allowed = Erlaubt
table-asking-the-table = Der Tisch wird gefragt …
table-place = Aufstellen
table-place-and-heading = { $x } × { $y } mm, { $heading }°
table-craft = { $ship ->
    [yes] Schiff
   *[no] Flugzeug
}
table-place-plane = { $you ->
    [yes] Dein { table-craft }
   *[no] { $plane }
} aufstellen
table-how-to-place = Zieh es im goldenen Streifen{ $keys ->
    [yes] , oder nimm die Pfeiltasten
   *[no] { "" }
}. Der Ring darum dreht es.
table-how-to-place-on-the-rim = Zieh es an der goldenen Linie entlang{ $keys ->
    [yes] , oder nimm die Pfeiltasten
   *[no] { "" }
}. Der Ring darum dreht es.
table-how-to-place-on-hexes = Zieh es auf ein Feld am Rand; der Ring darum dreht es in jede Richtung.

## table/setup/SetupOverlay

table-back-to-the-result = Zurück zum Ergebnis
table-watched-match = Zuschauen bei { $names }

## table/setup/StatCard

table-ready-made-cards = Fertige Karten
table-surprise-me = Überrasch mich
table-drag-a-number-onto-another = Zieh eine Zahl auf eine andere, drücke zwei Werte, oder tippe auf einem eine Zahl.
table-seal-the-card = { $secret ->
    [yes] Karte verdecken
   *[no] Diese Karte nehmen
}
table-the-same-for-all-your = Gleich für alle deine { table-craft }e
table-secret-card = Deine Wertekarte: Niemand sieht sie, bevor alle verdeckt sind.
table-open-card = Deine Wertekarte.
table-health-cap = Hier höchstens { $most }.
table-character = { $name ->
    [hunter] Jäger
    [dancer] Tänzer
    [fortress] Festung
   *[fencer] Fechter
}
table-character-about = { $name ->
    [hunter] trifft hart und kommt hin
    [dancer] ist immer woanders
    [fortress] hält länger durch
   *[fencer] teilt aus und pariert
}

## Ein Flugzeug, für alle, die das Spielfeld nicht sehen

table-plane = { table-plane-called }.{ $square ->
    [not-there] { "" }
   *[other] { " " }{ $hexes ->
        [yes] Feld
       *[no] Quadrat
     } { $square }.
 }{ $altitude ->
    [not-there] { "" }
   *[other] { " " }{ $stores ->
        [yes] { $altitude } gespeichert
       *[no] Höhe { $altitude }
     }.
 }{ $health ->
    [not-there] { "" }
   *[other] { " " }Leben { $health } von { $full }.
 }
table-plane-called = { $name }, { table-livery }{ $kind ->
    [bomber] , Bomber
    [balloon] , Ballon
   *[plane] { "" }
 }
table-livery = { $colour ->
    [0] glutroter Winkel
    [1] kobaltblauer Ring
    [2] jadegrüne Raute
    [3] pflaumenfarbenes Kleeblatt
    [4] schiefergrauer Stern
   *[5] elfenbeinfarbener Halbmond
 }
table-a-result = Das Ergebnis
table-nobody-has-a-shot = Niemand hat ein Ziel
table-no-odds-in-a-puzzle = Hier gibt es keine Chancen: Es ist ein Rätsel. Sieh auf die Schussfelder.
table-look-back = Was die Partie gedreht hat
