### Der Begleiter auf dem Telefon, für alle mit den echten Teilen auf dem Tisch.

companion-page-title = Am echten Tisch · Skyrmish
companion-setup-title = Am echten Tisch
companion-setup-about = Dein Telefon zählt Leben und Höhe, wirft oder liest eure Würfel, kennt die genauen Chancen und entscheidet, wer auf wen schießen darf.
companion-damaged = Was dieser Browser von eurem Spiel behalten hat, ist nicht lesbar. Es wurde beiseitegelegt: Fangt ein neues an.
companion-game = Spiel
companion-edition = Ausgabe
companion-change-rules = Module und Optionen ändern
companion-pilots = Wer fliegt
companion-pilot = Pilot { $number }
companion-remove = { $name } entfernen
companion-add = Pilot hinzufügen
companion-begin = Anfangen
companion-way = Was das Telefon tut
companion-way-count = Zählt mit
companion-way-record = Schreibt mit
companion-about-count = Stand, Schiri, Würfel und Regeln: Ihr spielt, es zählt und entscheidet.
companion-about-record = Ihr sagt, was ihr fliegt und was die Würfel zeigen. Es prüft jeden Schritt, kennt die Chancen und führt eine Aufzeichnung zum Nachspielen.
companion-dice = Würfel
companion-dice-real = Unsere eigenen
companion-dice-table = Die des Telefons
companion-phones = Telefone
companion-phones-one = Eins für den Tisch
companion-phones-each = Jeder seins, per Link
companion-parts = Teile des Begleiters
companion-tab-tracker = Stand
companion-tab-referee = Schiri
companion-tab-dice = Würfel
companion-tab-rules = Regeln
companion-title-tracker = Stand
companion-title-referee = Wer darf schießen?
companion-title-dice = Würfel und Chancen
companion-title-rules = Die Regeln
companion-home = Gehen; das Spiel bleibt
companion-undo = Letzten Schritt zurücknehmen

companion-round = Runde { $round }, { $stage ->
    [attack] Angriffsphase
   *[other] Bewegungsphase
 }
companion-acts = { $name ->
    [not-there] Alle sind fertig
   *[other] { $name } { $stage ->
        [attack] greift an
       *[other] zieht
     }
 }
companion-over = Der Luftkampf ist entschieden
companion-first = { $name } zuerst
companion-who-starts = Wer beginnt
companion-done = { $name ->
    [not-there] Weiter
   *[other] { $name } { $stage ->
        [attack] ist fertig, weiter
       *[other] hat gezogen, weiter
     }
 }
companion-new-game = Neues Spiel
companion-forget = Dieses Spiel beenden
companion-mark = { $mark ->
    [down] abgeschossen
    [now] { $stage ->
        [attack] greift gerade an
       *[other] zieht gerade
     }
    [done] { $stage ->
        [attack] fertig
       *[other] hat gezogen
     }
   *[waits] wartet
 }
companion-lose-health = { $name } verliert einen Punkt Leben
companion-gain-health = { $name } bekommt einen Punkt Leben zurück
companion-dive = { $stores ->
    [yes] { $name } gibt eine Marke aus
   *[no] { $name } sinkt
 }
companion-climb = { $stores ->
    [yes] { $name } speichert eine Marke
   *[no] { $name } steigt
 }
companion-climbed = { $way ->
    [up] { $stores ->
        [yes] { $levels } gespeichert
       *[no] { $levels } gestiegen
     }
    [down] { $stores ->
        [yes] { $levels } ausgegeben
       *[no] { $levels } gesunken
     }
   *[none] { $stores ->
        [yes] noch nichts gespeichert
       *[no] noch nicht gestiegen
     }
 }
companion-aces = Ass-Würfel: { $count }
companion-fewer-aces = Ein Ass-Würfel weniger für { $name }
companion-more-aces = Ein Ass-Würfel mehr für { $name }

companion-sky = Die Flugzeuge, wie sie auf eurem Tisch stehen
companion-plane = { $name } bei { $x }, { $y }, Kurs { $heading }. Pfeiltasten bewegen, Q und E drehen; mit Umschalt zehn auf einmal
companion-drag = Zieh ein Flugzeug, um es zu bewegen, seinen Knopf, um es zu drehen.
companion-may = { $may ->
    [yes] { $shooter } darf auf { $target } schießen
   *[no] { $shooter } darf nicht auf { $target } schießen
 }
companion-odds = Treffer { $hit } %, Abschuss { $kill } %, { $mean } Schaden im Schnitt
companion-template = Wohin eine Schablone { $name } bringt
companion-no-template = wähl eine
companion-fly-it = Fliegen
companion-typed = Oder tipp ein, was du gemessen hast, von Mitte zu Mitte
companion-other = Zu
companion-far = Entfernung, mm
companion-sees = Winkel von { $name }, ° nach links

companion-placed = Oder miss von einem Rand, an dem du sitzt, bis zur Mitte von { $name }
companion-edge = Rand
companion-edge-name = { $edge ->
    [south] unten
    [north] oben
    [west] links
   *[east] rechts
 }
companion-along = Von der linken Ecke, mm
companion-deep = Vom Rand, mm
companion-turned = Nase, ° nach links
companion-dice-way = Wessen Würfel
companion-roll-here = Hier werfen
companion-type-dice = Echte eintippen
companion-attacker = Angreifer
companion-target = Ziel
companion-section = Abschnitt
companion-guides = Zwischen den Visierlinien
companion-ace = Ass: { $name }
companion-as-placed = Wie ihr sie aufgestellt habt: Abschnitt { $section }.
companion-take-section = Übernehmen
companion-die = W{ $sides }: { $hits } und mehr trifft oder weicht aus{ $top ->
    [hit] { "" }
    [double] , { $sides } zählt doppelt
   *[critical] , { $sides } ist kritisch
 }.
companion-dice-of = { $of ->
    [attack] { $name } greift an
   *[defence] { $name } wehrt ab
 }
companion-no-dice = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
 }
companion-next-face = { $of ->
    [attack] Der nächste Angriffswürfel zeigt
   *[defence] Der nächste Abwehrwürfel zeigt
 }
companion-damage = { $damage ->
    [one] Punkt Schaden
   *[other] Punkte Schaden
 }
companion-chances = Schaden, vor jedem Wurf
companion-chances-foot = Treffer { $hit } %, Abschuss { $kill } %, { $mean } im Schnitt; Nachwürfe { $mine } zu { $theirs }, bestmöglich genutzt.
companion-clear-dice = Noch einmal
companion-reroll = Die { $face } nachwerfen
companion-take = { $damage ->
    [0] { $name } ist unversehrt
   *[other] { $name } verliert { $damage }
 }
companion-roll = Werfen
