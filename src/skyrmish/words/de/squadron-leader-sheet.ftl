### Das Regelblatt von Squadron Leader und Space Pirates. Jede Zahl der Regeln und jede Einstellung ist eine Angabe, mit
### ihrem Namen und _ für den Punkt; $speed_name ist, wie die Ausgabe das Tempo nennt.

sheet-title-needs = Was ihr braucht
sheet-title-setting-up = Aufbau
sheet-title-round = Die Runde
sheet-title-manoeuvres = Manöver
sheet-title-altitude = Höhe
sheet-title-attacking = Angreifen
sheet-title-bonuses = Vorteile
sheet-title-knock-outs = Abschüsse
sheet-title-ending = Ende
sheet-title-bombers = Bomber und Ballons
sheet-title-mission = Mission: { $title }
sheet-title-more = Weitere Regeln
sheet-title-unlike = Anders als in der gedruckten Ausgabe

## Was ihr braucht

sheet-board = Ein Spielfeld von { $board_width } × { $board_height } mm, oder ein beliebiges anderes.
sheet-hex-board = Ein Raster von { $board_width } × { $board_height } Sechseckfeldern, oder ein beliebiges anderes; die Größe ist unsere Annahme.
sheet-craft = { $ship ->
    [yes] Schiff
   *[no] Flugzeug
 }
sheet-plane = Ein { sheet-craft }{ $altitude_max ->
    [0] { "" }
   *[other] { " " }und { $altitude_max } Höhenmarken
 } für jeden Piloten.
sheet-templates = Schablonen für Gerade, Schwenk und Kurve; ein Lineal von { $range_max } mm{ $range_sections ->
    [1] { "" }
   *[other] { " " }mit { $range_sections } Abschnitten
 }.
sheet-no-templates = Keine Schablonen und kein Lineal: Sechseckfelder ersetzen sie.
sheet-dice = Würfel mit { $die_sides } Seiten: { $attack } zum Angreifen, { $defence } zum Abwehren.
sheet-native-pieces = Die Teile sind die eigenen von Space Pirates: sechseckige Spielsteine, kürzere Schablonen.
sheet-printed-banks = Schwenks enden, wo die gedruckte Schablone endet, nicht wo die ideale es tut.

## Aufbau

sheet-stats = Verteilt { $numbers } auf { $names }, { $stats_secret ->
    [yes] geheim; alle decken gemeinsam auf
   *[no] offen
 }.
sheet-stat = { $name }: { $about }
sheet-health-cap = Niemand beginnt mit mehr als { $health_cap } Leben.
sheet-first = { $first ->
    [highRoll] Der höchste Würfel beginnt{ $ship ->
        [yes] { " " }und nimmt die Startmarke
       *[no] { "" }
     }; bei Gleichstand noch einmal.
    [random] Der Zufall bestimmt, wer beginnt.
   *[manual] Ihr macht aus, wer beginnt: etwa wer zuletzt ein echtes Flugzeug gesehen hat.
 }
sheet-placing = Stellt reihum je ein { sheet-craft } auf: { $mission ->
    [yes] der Spielstein berührt seinen Rand
   *[no] { $place_band ->
        [whole] der ganze Spielstein
       *[nearest] ein Teil des Spielsteins
     } höchstens { $place_depth } mm von einem Rand
 }, Blickrichtung beliebig.
sheet-apart = Haltet { $place_distance } mm Abstand zu { sheet-craft }en anderer Seiten; wo es keinen solchen Platz gibt, nehmt ihr den mit dem größten Abstand.
sheet-hex-placing = Stellt reihum je ein { sheet-craft } auf: in die äußersten Felder des eigenen Rands, Blick zu beliebiger Feldseite.
sheet-hex-edges = Süden, Norden, Westen und Osten gehören den ersten vier Seiten; mehr als vier teilen sich alle Ränder.
sheet-hex-apart = Bleibt { $away } oder mehr von { sheet-craft }en anderer Seiten weg; wo es kein solches Feld gibt, nehmt ihr das freieste.

## Die Runde

sheet-round = Erst ziehen alle, dann greifen alle an.
sheet-turns = { $multi_order ->
    [block] Eine Seite ist mit all ihren { sheet-craft }en dran, in beliebiger Reihenfolge, dann die nächste links davon.
   *[alternate] Die Seiten wechseln sich links herum ab, je ein { sheet-craft }.
 }
sheet-next = Die nächste Seite links, die noch fliegt, beginnt die nächste Runde.

## Manöver

sheet-costs = Kosten in { $speed_name }
sheet-costs-altitude = Höhe
template-straight = Gerade
template-bank = Schwenk
template-turn = Kurve
sheet-only-one = ; das einzige Manöver seiner Runde
sheet-template = Schablone an die Nase, Spielstein ans andere Ende; er dreht sich mit: { $turns }.
sheet-turn = { a-template } um { $degrees }°
sheet-sequence = Fliegt jede Folge, die { $speed_name } bezahlt, { $hexes ->
    [yes] Zug um Zug
   *[no] Schablone um Schablone
 }; der Rest { $altitude ->
    [stored] darf gespeichert werden
   *[other] verfällt
 }.
sheet-one-move = Fliegt mindestens ein Manöver je Runde; ein { sheet-craft }, das nirgendwohin kann, { $stall_blocked ->
    [destroyed] überzieht und stürzt ab
   *[hold] bleibt am Platz
 }.
sheet-off-board = { $hexes ->
    [yes] Außerhalb des Rasters
   *[no] Irgendein Teil außerhalb des Spielfelds
 } nach einem Manöver: Das { sheet-craft } ist verloren. { $offboard_voluntary ->
    [confirm] Das darf man wählen
   *[forbidIfAvoidable] Das darf man nicht wählen, solange ein anderer Weg offen ist
 }.
sheet-overlap = Kein Manöver darf { $hexes ->
    [yes] im Feld eines anderen { sheet-craft }s
   *[no] auf einem anderen Spielstein
 } enden; darüber fliegen ist frei.
sheet-push = Ans Limit: Einmal je Zug darf man würfeln; unter { $push_from } kostet es { $push_damage } Leben.
sheet-push-gain = Mit { faces } gibt es { $push_gain } mehr { $pushEnvelope_gain ->
    [speed] { $speed_name }
   *[either] { $speed_name } oder Höhe, nach Wahl
 }.
sheet-push-altitude = Diese Höhe kommt neben einem Steigflug dazu, bis { $altitude_max }, und schließt dasselbe aus wie er.
sheet-hex-move = { $template ->
    [straight] Eine Gerade
    [bank] Ein Schwenk
    [turn] Eine Kurve
   *[other] { $template }
 } geht { $ahead ->
    [not-there] { "" }
   *[other] { $ahead } voraus
 }{ $both ->
    [yes] , dann{ " " }
   *[no] { "" }
 }{ $aside ->
    [not-there] { "" }
   *[other] { $aside } nach vorn links oder vorn rechts
 }{ $turned ->
    [0] { "" }
   *[other] ; die Nase dreht sich um { $turned }° dorthin
 }.

## Höhe

sheet-stored = Was an { $speed_name } übrig bleibt, darf als Höhenmarken gespeichert werden, höchstens { $altitude_max } insgesamt.
sheet-spending = In einem späteren Zug bringt jede Marke einen Punkt { $speed_name }; { $speed_name } selbst wird zuerst ausgegeben.
sheet-altitude = Alle beginnen auf 0; { $altitude_max } ist ganz oben. Höhe ändert weder Reichweite noch Schussfeld.
sheet-climb = Steigt { $climb_limit ->
    [1] eine Stufe
   *[other] bis zu { $climb_limit } Stufen
 } je Runde, an beliebiger Stelle des Zugs, für je { $climb_cost } { $speed_name }; Steigen ist kein Manöver.
sheet-dive = Sturzflug, in einer Runde ohne Steigen: Jede aufgegebene Stufe bringt einen Punkt { $speed_name }.
sheet-no-climb = Kein { $altitude ->
    [stored] Speichern
   *[classic] Steigen
 } in einer Runde mit { $manners }.
sheet-dive-to-pay = Man darf sinken, um { $manners } zu bezahlen, wenn die nötige Höhe übrig bleibt.

## Angreifen

sheet-target = Einmal je Runde darf jedes { sheet-craft } einen Gegner angreifen, oder nicht schießen.
sheet-range = Das Ziel muss höchstens { $range_max } mm weg sein, { $range_measure ->
    [nearest] zwischen den Punkten der beiden Spielsteine, die sich am nächsten sind
    [centre] von Mitte zu Mitte
   *[whole] mit beiden Spielsteinen ganz unter dem Lineal
 }; nichts verdeckt die Sicht.
sheet-hex-range = Das Ziel muss höchstens { $reach } weg sein, sein eigenes mitgezählt und deines nicht; nichts verdeckt die Sicht.
sheet-lane-only = Ein Teil davon muss in der Gasse von { $lane } mm zwischen den Visierlinien sein, nach vorn verlängert.
sheet-hex-lane-only = Und in der Reihe der Felder geradeaus, so lesen wir die Visierlinien.
sheet-arc = Und { $arc_mode ->
    [any] irgendein Teil davon
    [centre] seine Mitte
   *[whole] alles davon
 } im Schussfeld von { $arc }° vor der Mitte deines Spielsteins.
sheet-hex-arc = Und im Schussfeld voraus, { sheet-arc-widths }; die Felder neben deiner Nase gehören nicht dazu.
sheet-arc-widths = { $reach ->
    [1] 1 Feld breit
    [2] 1, dann 3 Felder breit
    [3] 1, dann 3, dann 5 Felder breit
   *[other] 1, dann 3, dann 5 Felder breit und so weiter
 }
sheet-dice-rolled = Der Angreifer wirft einen Würfel je Angriff, dann das Ziel einen je Abwehr.
sheet-faces = { $only ->
    [yes] Nur { $die_sides }
   *[no] { $hit_from } bis { $die_sides }
 } trifft im Angriff und weicht in der Abwehr aus; ein Ausweicher hebt einen Treffer auf.
sheet-crit = { $crit ->
    [none] Es gibt keine kritischen Treffer.
    [twoDodges] Eine { $die_sides } im Angriff ist kritisch: Sie braucht { $dodges_per_critical } Ausweicher und ist doch ein Treffer; Ausweicher gehen zuerst an normale Treffer.
   *[double] Eine { $die_sides } zählt doppelt, als Treffer oder als Ausweicher.
 }
sheet-damage = Jeder Treffer, der übrig ist, kostet das Ziel ein Leben.
sheet-lowers = Ein kritischer Treffer, der übrig ist, senkt auch einen ausgelosten Wert: { stat-attack }, { stat-defense } oder { $speed_name }, einmal je Angriff, nie auf 0.
sheet-repair = Am Ende der Runde würfelt jedes { sheet-craft } mit gesenktem Wert: { faces } gibt einen Punkt zurück, { stat-attack } zuerst, { $speed_name } zuletzt.
sheet-dive-bomb = Nach einem Angriff { $dive_bomb_section ->
    [1] im ersten Abschnitt
   *[other] bis Abschnitt { $dive_bomb_section }
 } darf man auf ein tieferes Ziel, das noch fliegt, einen Sturzangriff fliegen.
sheet-dive-bomb-roll = Geh auf seine Höhe hinab und wirf einen Würfel: { faces } kostet es { $dive_bomb_damage } Leben, alles darunter kostet dich so viel.

## Vorteile

sheet-near = { $range_sections ->
    [1] Auf jede Entfernung
   *[other] Im ersten Abschnitt (bis { $part } mm)
 } darf der Angreifer einen Würfel nachwerfen.
sheet-far = { $range_sections ->
    [1] Auf jede Entfernung
   *[other] Im letzten Abschnitt (über { $beyond } mm)
 } darf der Verteidiger einen Würfel nachwerfen.
sheet-hex-distance = { $range_sections ->
    [1] Auf jede Entfernung
   *[other] Auf { $several ->
        [yes] { $nearest } bis { $farthest }
       *[no] { $farthest }
    }
 }
sheet-hex-near = { sheet-hex-distance } darf der Angreifer einen Würfel nachwerfen.
sheet-hex-far = { sheet-hex-distance } darf der Verteidiger einen Würfel nachwerfen.
sheet-higher = { $altitude_reroll ->
    [both] Das höhere { sheet-craft } darf in Angriff und Abwehr einen Würfel nachwerfen.
   *[attacker] Ein höherer Angreifer darf einen Würfel nachwerfen.
 }
sheet-higher-die = Ein höherer Angreifer wirft einen Würfel mehr.
sheet-guides = Ein Ziel { $hexes ->
    [yes] in der Reihe der Felder geradeaus (die Visierlinien, wie wir sie lesen)
   *[no] in der Gasse von { $lane } mm zwischen den Visierlinien
 }: Der Angreifer { $lane_effect ->
    [extraDie] wirft einen Würfel mehr
    [halfOutside] wirft den vollen Angriff
   *[reroll] darf einen Würfel nachwerfen
 }.
sheet-guides-outside = Auf jedes andere Ziel wirft der Angreifer den halben Angriff, abgerundet, aber mindestens einen Würfel.
sheet-rerolls = Vorteile zählen zusammen; wirf je einen Würfel nach, wenn du willst, { $reroll_sameDie ->
    [yes] auch denselben noch einmal
   *[no] jeden einmal
 }.
sheet-rerolls-first = { $reroll_attacker ->
    [beforeDefence] Der Angreifer wirft nach, bevor die Abwehr geworfen wird.
   *[afterDefence] Der Angreifer wirft nach, wenn die Abwehr geworfen ist, vor dem Verteidiger.
 }

## Abschüsse und das Ende

sheet-resolution = { $attack_resolution ->
    [sequential] Ein { sheet-craft } ohne Leben geht sofort und schießt nicht mehr.
   *[simultaneous] { sheet-craft }e ohne Leben gehen, wenn alle angegriffen haben: Sie dürfen noch schießen.
 }
sheet-ace = { $ace ->
    [dice] Jeder Abschuss bringt einen Ass-Würfel, bis du fällst; jeder dient einmal je Runde, in Angriff oder Abwehr; sag es vor dem Wurf.
    [singleAce] Wer zuletzt jemanden abgeschossen hat, ist das Ass, das einzige: je Runde ein Nachwurf im Angriff und einer in der Abwehr.
   *[nextAttack] Ein Abschuss gibt dir einen Nachwurf im nächsten Angriff.
 }
sheet-immelmann = { $immelmann ->
    [addCap] Immelmann: Du darfst { $immelmann_gain } Höhe gewinnen, bis { $altitude_max },
    [raiseTo3] Immelmann: Du darfst auf Höhe { $immelmann_gain } steigen, wenn du tiefer bist,
   *[fromZero4] Immelmann, nur aus Höhe 0: Du darfst { $immelmann_gain } Höhe gewinnen,
 } eine Gerade fliegen und in die Gegenrichtung schauen, { $attack_resolution ->
    [simultaneous] nach allen Angriffen
   *[sequential] sofort
 } und kostenlos; das ist kein Steigen.
sheet-credit = Nur der Angriff, der das letzte Leben nimmt, wird belohnt.
sheet-goal = Die letzte fliegende Seite gewinnt sofort; fallen die letzten zusammen, ist es unentschieden.
sheet-goal-mission = Die Mission sagt, womit man gewinnt: sofort, sobald es getan ist.
sheet-limit-rounds = Nach { $limit_rounds } Runden ist es unentschieden.
sheet-limit-quiet = Nach { $limit_quiet_rounds } Runden ohne Angriff ist es unentschieden.

## Bomber und Ballons

sheet-bomber = Ein Bomber { $given ->
    [yes] { "" }
   *[no] verteilt { $numbers } mit { $speed_name } { $bomber_speed },{ " " }
 }{ $altitude ->
    [off] { "" }
   *[other] sinkt im Sturzflug höchstens um { $bomber_dive } je Runde,{ " " }
 }feuert bis Abschnitt { $bomber_turret_section } rundum, darüber hinaus nach vorn.
sheet-bombs = Nach jedem Manöver darf er dort, wo es begann, eine Bombe werfen{ $mission ->
    [yes] { "" }
   *[no] , höchstens { $bomber_bombs } insgesamt
 }.
sheet-blast = Wer eine spätere Runde höchstens { $near } von einer Bombe beendet, wirft { $hazard_dice } Würfel, { sheet-blast-costs }.
sheet-blast-costs = 1 Leben je Treffer; niemand weicht aus
sheet-balloons = Ballons, zuerst aufgestellt{ $inside ->
    [yes] { " " }und { $hexes ->
        [yes] in inneren Feldern
       *[no] { $balloon_margin } mm von jedem Rand
     }
   *[no] , irgendwo
 }, zählen nicht als fliegend; { $balloon_hits } Treffer eines Angriffs holen einen herunter, ohne Belohnung.
sheet-balloon-near = Wer auf { $near } an einen Ballon herankommt, Freund oder Feind, wirft { $bombed ->
    [yes] ebenso { $hazard_dice } Würfel
   *[no] { $hazard_dice } Würfel, { sheet-blast-costs }
 }.
sheet-cover = Deckung: Ein Bomber oder Ballon { $hexes ->
    [yes] auf einem kürzesten Weg vom Schützen zum Ziel
   *[no] auf der Linie von Mitte zu Mitte
 } kostet { $cover_dice } Angriffswürfel und alle Nachwürfe des Angreifers.

## Missionen

sheet-side = { $side }: { $pieces }{ $edges ->
    [not-there] { "" }
   *[other] , am { $edges }
 }; zum Sieg: { $tasks }.
sheet-side-pieces = { so-many-pieces }{ $bombs ->
    [0] { "" }
    [one] { " " }mit{ $each ->
        [yes] { " " }je
       *[no] { "" }
     } 1 Bombe
   *[other] { " " }mit{ $each ->
        [yes] { " " }je
       *[no] { "" }
     } { $bombs } Bomben
 }
sheet-side-stats = Ihr { $kind ->
    [bomber] Bomber
   *[plane] Flugzeug
 } hat { $stats }.
sheet-returns = Ihre Flugzeuge kommen nach { $rounds ->
    [one] 1 vollen Runde
   *[other] { $rounds } vollen Runden
 } zurück, am { $edges }.
sheet-destroy = alle { $kind ->
    [bomber] Bomber
    [balloon] Ballons
   *[plane] Flugzeuge
 } zerstören
sheet-reach = einen Bomber zum { $edges } bringen
sheet-edges = { $edges }

## Was sonst gespielt wird, und was geändert wurde

sheet-setting = { $about }: { $value }.
sheet-departure = { $key } = { $value }, nicht { $usual }: { $by ->
    [option] eine Option
    [module] Modul { $module }
   *[other] eine andere Option
 }{ $idle ->
    [yes] ; auf Sechseckfeldern ändert es nichts
   *[no] { "" }
 }.
sheet-usual-board = Das Spielfeld ist sonst { board-words }.
board-words = { $width } × { $height } { $hexes ->
    [yes] Felder
   *[no] mm
 }
differs-on = an
