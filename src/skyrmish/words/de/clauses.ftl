### Was jeder Paragraf sagt, in eigenen Worten und in einer Zeile: clause-ID; und die Titel ihrer Kapitel.

chapter-first-set-up = Squadron Leader, erste Ausgabe: Aufbau

clause-sl1-goal-01 = Sei der Letzte, der fliegt; ein Flugzeug ohne Leben ist draußen.
clause-sl1-comp-01 = Jeder Pilot hat ein Flugzeug und vier Höhenmarken.
clause-sl1-comp-02 = Schablonen, Lineal und Würfel für Angriff und Abwehr teilt der ganze Tisch.
clause-sl1-area-01 = Gespielt wird auf beliebiger Fläche; üblich ist ein Quadrat von 70 cm.
clause-sl1-stat-01 = 4, 3, 3, 2 auf Angriff, Abwehr, Tempo und Leben verteilen: zwölf Möglichkeiten.
clause-sl1-stat-02 = Alle wählen geheim und decken gemeinsam auf.
clause-sl1-stat-03 = Zwei Beispiele zum Verteilen, für Anfänger und für Asse.
clause-sl1-first-01 = Der höchste Würfel beginnt.
clause-sl1-place-01 = Reihum aufstellen, höchstens eine gerade Schablone vom Rand.
clause-sl1-place-02 = Eine Lineallänge Abstand zu Flugzeugen anderer Spieler.
clause-sl1-place-03 = Mit mehreren Flugzeugen stellt jeder reihum je eines auf.
clause-sl1-rnd-01 = Eine Runde: Alle ziehen, dann greifen alle an.

chapter-first-moving = Squadron Leader, erste Ausgabe: Bewegen

clause-sl1-move-01 = Reihum zieht jeder die eigenen Flugzeuge.
clause-sl1-move-02 = Eine Gerade kostet 1, ein Schwenk 2, eine Kurve 3.
clause-sl1-move-03 = Flieg jede Folge, die das Tempo bezahlt.
clause-sl1-move-04 = Schablone an die Nase; der Spielstein kommt ans andere Ende.
clause-sl1-move-05 = Kein Manöver in einer Runde: Das Flugzeug überzieht und stürzt ab.
clause-sl1-move-06 = Irgendein Teil nach einem Manöver außerhalb: Das Flugzeug ist verloren.

chapter-first-attacking = Squadron Leader, erste Ausgabe: Angreifen

clause-sl1-atk-01 = Nenne einen Gegner als Ziel.
clause-sl1-atk-02 = Er darf nicht weiter weg sein, als das Lineal lang ist.
clause-sl1-atk-03 = Er muss im Schussfeld von 90° voraus sein.
clause-sl1-atk-04 = Der Angreifer wirft einen Würfel je Punkt Angriff.
clause-sl1-atk-05 = Der Verteidiger wirft einen Würfel je Punkt Abwehr.
clause-sl1-atk-06 = 6, 7 und 8 treffen; 8 ist kritisch.
clause-sl1-atk-07 = 6, 7 und 8 weichen aus; ein Ausweicher hebt einen Treffer auf.
clause-sl1-atk-08 = Ein kritischer Treffer braucht zwei Ausweicher und macht den Schaden von einem.
clause-sl1-atk-09 = Jeder Treffer, der übrig ist, kostet ein Leben.
clause-sl1-bon-01 = Im letzten Abschnitt darf der Verteidiger einen Würfel nachwerfen.
clause-sl1-bon-02 = Im ersten Abschnitt darf der Angreifer einen Würfel nachwerfen.
clause-sl1-next-01 = Wer Zweiter war, beginnt die nächste Runde.
clause-sl1-arc-img = Schussfelder sind verschieden: Einer darf schießen, während der andere es nicht kann.

chapter-first-questions = Squadron Leader, erste Ausgabe: beantwortete Fragen, Druckdaten

clause-sl1-faq-01 = Man darf sinken, um ein besonderes Manöver zu bezahlen, solange die Höhe übrig ist, die es selbst braucht.
clause-sl1-faq-02 = Abwehrende Ass-Würfel dürfen nach dem Angriffswurf genannt werden.
clause-sl1-faq-03 = Ein Manöver darf nicht auf einem anderen Spielstein enden.
clause-sl1-faq-04 = Über Flugzeuge hinwegfliegen ist frei.
clause-sl1-faq-05 = Höhe aus einem Immelmann verbietet keine besonderen Manöver.
clause-sl1-prn-01 = Die Marken des Lineals liegen bei einer, zwei und drei Geraden: 78, 156, 234 mm.

chapter-modules = Module von Squadron Leader

clause-mod-alt-01 = Höhe: Alle beginnen auf 0.
clause-mod-alt-02 = Einmal je Runde kauft ein Punkt Tempo eine Stufe.
clause-mod-alt-03 = Höchstens eine Stufe hinauf je Runde.
clause-mod-alt-04 = In einer Runde ohne Steigen bringt jede aufgegebene Stufe einen Punkt Tempo.
clause-mod-alt-05 = Das höhere Flugzeug darf einen Würfel nachwerfen, in Angriff und Abwehr.
clause-mod-alt-06 = Höchstens vier Stufen.
clause-mod-sps-01 = Abschwung: Für drei Stufen Höhe endet eine Schablone in Gegenrichtung.
clause-mod-sps-02 = Ein Abschwung kostet das Doppelte der Schablone.
clause-mod-sps-03 = Kein Abschwung in einer Runde mit Steigen.
clause-mod-imm-01 = Immelmann: nach einem Abschuss drei hinauf, eine Gerade, und kehrt.
clause-mod-imm-02 = Er ist freiwillig und kommt vor dem nächsten Angriff.
clause-mod-brl-01 = Fassrolle: Schwenk oder Kurve fliegen, Kurs behalten.
clause-mod-brl-02 = Eine Fassrolle kostet das Doppelte der Schablone.
clause-mod-brl-03 = Keine Fassrolle in einer Runde mit Steigen.
clause-mod-ace-01 = Jeder Abschuss bringt für den Rest der Partie einen Ass-Würfel.
clause-mod-ace-02 = Jeder Ass-Würfel dient einmal je Runde, in Angriff oder Abwehr.
clause-mod-ace-03 = Ass-Würfel nennt man vor dem Wurf.
clause-mod-ace-04 = Mehrere Ass-Würfel darf man zusammen oder einzeln einsetzen.
clause-mod-fwd-01 = Visierlinien: das einzige Schussfeld, oder ein Angriffswürfel mehr.
clause-mod-d6-01 = Sechsseitige Würfel: 4 bis 6 trifft und weicht aus; nichts ist kritisch.
clause-mode-team-01 = Teams wechseln sich ab; im Team ist die Reihenfolge frei.
clause-mode-team-02 = Wer zusammen spielt, sitzt zusammen.
clause-mode-quick-01 = Kürzere Spiele: 2 Leben, ein kleineres Spielfeld oder mehr Steigen.
clause-mode-quick-02 = Andere Zahlen zum Verteilen, für alle gleich.

chapter-hexes = Sechseckfelder

clause-hex-01 = Felder ersetzen Schablonen und Lineal; der Rest bleibt.
clause-hex-02 = Aufbau in den Feldern am eigenen Rand.
clause-hex-03 = Ein Flugzeug je Feld; ein Zug darf nicht in einem besetzten enden.
clause-hex-04 = Ein Flugzeug schaut zu einer Seite seines Felds.
clause-hex-05 = Kosten 1: zwei Felder voraus.
clause-hex-06 = Kosten 2: eines voraus, 60° drehen, eines voraus.
clause-hex-07 = Kosten 3: 60° drehen, eines voraus, noch einmal 60° ebenso.
clause-hex-08 = Die Reichweite ist drei Felder, das des Ziels mitgezählt.
clause-hex-09 = Das Schussfeld ist ein Feld breit, dann drei, dann fünf.
clause-hex-10 = Das Feld voraus ist der erste Abschnitt, Entfernung 3 der letzte.

chapter-second = Squadron Leader, zweite Ausgabe

clause-sl2-comp-01 = Jeder ein Flugzeug und vier Höhenmarken; eine Kombischablone, ein Lineal und sechsseitige Würfel für alle.
clause-sl2-area-01 = Beliebige Fläche; üblich sind drei Lineallängen im Quadrat.
clause-sl2-stat-01 = 4, 3, 3, 2 offen auf Leben, Abwehr, Angriff, Wendigkeit verteilen.
clause-sl2-stat-02 = Ein Beispiel zum Verteilen für Anfänger.
clause-sl2-first-01 = Wer zuletzt ein echtes Flugzeug gesehen hat, beginnt.
clause-sl2-place-01 = Reihum, höchstens 78 mm vom Rand und ein Lineal von anderen.
clause-sl2-rnd-01 = Alle fliegen Manöver, dann greifen alle an.
clause-sl2-man-01 = Schablone an die Nase; der Spielstein kommt ans andere Ende.
clause-sl2-man-02 = Wendigkeit bezahlt: 1, 2, 3.
clause-sl2-man-03 = Mindestens ein Manöver, sonst überzieht das Flugzeug.
clause-sl2-man-04 = Irgendein Teil nach einem Manöver außerhalb: verloren.
clause-sl2-alt-01 = Höhe gehört zum Grundspiel; alle beginnen auf 0.
clause-sl2-alt-02 = Einmal je Runde kauft ein Punkt Wendigkeit eine Stufe.
clause-sl2-alt-03 = Höchstens eine Stufe hinauf je Runde.
clause-sl2-alt-04 = Ohne Steigen in dieser Runde beliebig viele Stufen sinken, für Wendigkeit.
clause-sl2-alt-05 = Höchstens vier Stufen.
clause-sl2-atk-01 = Nenne einen Gegner als Ziel.
clause-sl2-atk-02 = Er muss in Reichweite des Lineals sein.
clause-sl2-atk-03 = Er muss im Schussfeld von 90° voraus sein.
clause-sl2-atk-04 = Der Angreifer wirft Würfel für Angriff.
clause-sl2-atk-05 = Der Verteidiger wirft Würfel für Abwehr.
clause-sl2-atk-06 = 4 bis 6 trifft; 6 ist kritisch.
clause-sl2-atk-07 = 4 bis 6 weicht aus.
clause-sl2-atk-08 = Ein kritischer Treffer braucht zwei Ausweicher und macht einen Schaden.
clause-sl2-atk-09 = Jeder Treffer, der übrig ist, kostet ein Leben.
clause-sl2-bon-01 = Letzter Abschnitt: Der Verteidiger wirft einen nach.
clause-sl2-bon-02 = Erster Abschnitt: Der Angreifer wirft einen nach.
clause-sl2-bon-03 = Ziel zwischen den Visierlinien: Der Angreifer wirft einen nach.
clause-sl2-bon-04 = Ein höherer Angreifer wirft einen nach.
clause-sl2-bon-05 = Nachwürfe zählen zusammen, auch auf einem Würfel.
clause-sl2-next-01 = Wer Zweiter war, beginnt die nächste Runde.

chapter-space-pirates = Space Pirates

clause-sp-comp-01 = Zwei bis sechs Piloten; für jeden Schiff, Würfelchen und Marken; Schablonen, Reichweitenschnur und Würfel für alle.
clause-sp-area-01 = Irgendeine große flache Fläche.
clause-sp-stat-01 = 4, 3, 3, 2 verteilen.
clause-sp-first-01 = Der höchste Würfel beginnt und nimmt die Startmarke.
clause-sp-place-01 = Aufstellen wie in Squadron Leader.
clause-sp-move-01 = Schiffe ziehen reihum.
clause-sp-move-02 = Kosten 1, 2, 3.
clause-sp-move-03 = Insgesamt bis zum Tempo.
clause-sp-move-04 = Mindestens ein Manöver.
clause-sp-move-05 = Nach einem Manöver außerhalb: zerstört.
clause-sp-atk-01 = Nenne ein Ziel innerhalb der Reichweitenschnur.
clause-sp-atk-02 = Das Schussfeld ist 60° breit.
clause-sp-atk-03 = Sechsseitige Würfel, 4 bis 6 trifft und weicht aus; nichts ist kritisch, keine Nachwürfe.
clause-sp-atk-04 = Ein Angriffswürfel mehr für ein Ziel zwischen den vorderen Linien.
clause-sp-next-01 = Wer Zweiter war, bekommt die Startmarke.
clause-sp-alt-01 = Gib mindestens einen Punkt Tempo für ein Manöver aus.
clause-sp-alt-02 = Übriges Tempo als Höhe speichern, auch mehrere je Runde.
clause-sp-alt-03 = Gespeicherte Marken sind Tempo in einem späteren Zug.
clause-sp-alt-04 = Höchstens vier gespeichert.
clause-sp-sps-01 = Abschwung: drei Marken, doppelte Kosten, nicht in einer Runde mit Speichern.
clause-sp-brl-01 = Fassrolle: doppelte Kosten, nicht in einer Runde mit Speichern.

chapter-squadron-dice = Dogfight und Bombing Raid

clause-sd-01 = Würfel in vier Farben für zwei bis vier Spieler: Asse, Rookies, Entscheidung, Treffer, Ausweichen.
clause-sd-02 = Trefferwürfel: vier Treffer, zwei Nieten.
clause-sd-03 = Ausweichwürfel: zwei Ausweicher, vier Nieten.
clause-sd-04 = Rookie: ein Flugzeug, zwei Flugzeuge, Niete, je zweimal.
clause-sd-05 = Vier Arten von Assen, jede mit eigenen Seiten.
clause-sd-06 = Nachwurfseite: sofort noch einmal; eine zweite ist eine Niete.
clause-sd-07 = Entscheidungswürfel: ein Flugzeug, zwei Flugzeuge, Ausweichen, Treffer, Beliebig, Nieten.
clause-sd-08 = Beliebig: irgendeinen Würfel auf dem Tisch neu werfen, nur keinen Entscheidungswürfel.
clause-sd-09 = Nieten: bis zu zwei eigene Nieten neu werfen.
clause-sd-df-01 = Aufbau: Vier Rookies fliegen, vier Asse warten, der Entscheidungswürfel ist in der Hand.
clause-sd-df-02 = Alle werfen ihre Staffel und zählen Flugzeuge.
clause-sd-df-03 = Die meisten jagen die wenigsten; Gleichstand oben ist ein neuer Zug, unten wählt der Jäger.
clause-sd-df-04 = Trefferwürfel gegen Ausweichwürfel; Ausweicher auf den Assen des Gejagten zählen mit.
clause-sd-df-05 = Mehr Treffer als Ausweicher: Ein Rookie ist verloren, und ein Ass kommt dazu.
clause-sd-df-06 = Kein Ass mehr, das dazukommt: draußen. Der Letzte gewinnt.
clause-sd-df-07 = Der Entscheidungswürfel wird nur mit der Staffel geworfen.
clause-sd-df-08 = Setz ihn sofort ein, später im Zug oder in späteren Zügen.
clause-sd-df-09 = Ein unverbrauchter darf bleiben oder neu geworfen werden.
clause-sd-df-10 = Ein verbrauchter wird neu geworfen.
clause-sd-df-11 = Zurücknehmen gibt es nicht.
clause-sd-br-01 = Bombing Raid: nur Rookies und Asse, alle acht von Anfang an.
clause-sd-br-02 = Erster Wurf: alle Würfel; Ausweicher sind für den Zug gesperrt.
clause-sd-br-03 = Zweiter Wurf: beliebige der anderen, alle zusammen; Flugzeuge zählen.
clause-sd-br-04 = Die höchste Summe schickt eines ihrer Asse in Rente.
clause-sd-br-05 = Bei Gleichstand tun das alle daran, aber niemand gewinnt dadurch.
clause-sd-br-06 = Nimm auf, was übrig ist, und weiter.
clause-sd-br-07 = Wer zuerst keine Asse mehr hat, gewinnt.
clause-sd-var-01 = Varianten für Paare gibt es anderswo.

chapter-rulings-measuring = Auslegungen: Messen

clause-b-01 = Die Entfernung ist die Lücke zwischen den Umrissen. Option.
clause-b-02 = Reichweite und Schussfeld werden getrennt geprüft.
clause-b-03 = Auf einer Marke gilt der nähere Abschnitt; beide Flugzeuge haben denselben.
clause-b-04 = Das ganze Lineal ist die größte Reichweite.
clause-b-05 = Irgendein Teil des Ziels im Schussfeld genügt. Option.
clause-b-06 = Die Spitze des Schussfelds ist die Mitte des Spielsteins, der halbe Winkel genau 45°.
clause-b-07 = Die Visierlinien sind eine Gasse von 6,5 mm, nach vorn verlängert.
clause-b-08 = Was die Visierlinien bewirken. Option und Module.
clause-b-09 = Höhe ändert weder Reichweite noch Schussfeld noch Überlappung.
clause-b-10 = Nichts verdeckt die Sicht.

chapter-rulings-moving = Auslegungen: Bewegen

clause-b-11 = Der Schwenk ist der ideale Achtelkreis. Option: wie gedruckt.
clause-b-12 = Ob etwas außerhalb ist, wird nach jeder Schablone geprüft; wer den Rand berührt, ist noch darauf.
clause-b-13 = Man darf absichtlich hinausfliegen; niemand bekommt den Abschuss. Option.
clause-b-14 = Enden dürfen sich berühren, aber nicht überlappen, Freund oder Feind, bei jedem Halt.
clause-b-15 = Kein Weg mehr: Das Flugzeug überzieht. Option: Es bleibt.
clause-b-16 = Kein Passen; Steigen ist kein Manöver.
clause-b-17 = Tempo muss nicht ausgegeben werden; geplant wird Schablone um Schablone.
clause-b-18 = Rechts ist das Spiegelbild von links.
clause-b-19 = Der ganze Spielstein liegt im Aufstellstreifen; die Richtung ist frei; auf vollem Feld der freieste Platz. Option.
clause-b-20 = 700 mm im Quadrat, oder irgendein Rechteck.
clause-b-21 = Steigen an beliebiger Stelle des Zugs.
clause-b-22 = Steigen und Sinken schließen sich in einer Runde aus.
clause-b-23 = Ein Abschwung kehrt von der Endrichtung der Schablone aus um.
clause-b-24 = Ein Abschwung kostet drei Stufen Höhe und das Doppelte.
clause-b-25 = In späteren Ausgaben kostet er vier Stufen Höhe und das Einfache. Option.
clause-b-26 = Nach dem Steigen kein besonderes Manöver, nach einem solchen kein Steigen.
clause-b-27 = Fassrollen gibt es mit Schwenk und Kurve.
clause-b-28 = Drei Stufen mehr, begrenzt. Option: bis auf drei.
clause-b-29 = Der Immelmann ist ein Paket, sofort, nur für einen eigenen Abschuss.
clause-b-30 = Mehrere Flugzeuge eines Platzes ziehen als Block. Option.
clause-b-82 = Gedränge: Ein Platz ist frei genug, wenn er auf 1 mm an den besten herankommt.
clause-b-83 = In den aktuellen Regeln verträgt sich eine Fassrolle mit Steigen: Ihr Preis ist, allein zu stehen.

chapter-rulings-order = Auslegungen: Reihenfolge, Würfel und Schaden

clause-b-31 = Die nächste überlebende Seite links beginnt; bei Gleichstand noch ein Wurf. Option.
clause-b-32 = Schaden zählt sofort; Tote schießen nicht. Option.
clause-b-33 = Angreifen ist freiwillig, einmal je Runde, nie auf Freunde.
clause-b-34 = Nur erlaubte Ziele werden angeboten.
clause-b-35 = Der Angreifer wirft nach, bevor die Abwehr geworfen wird. Option.
clause-b-36 = Nachwürfe sind freiwillig, je ein Würfel, nur eigene. Option.
clause-b-37 = Wer höher ist, wirft nach; auf gleicher Höhe niemand. Option.
clause-b-38 = Ausweicher gehen zuerst an normale Treffer, dann paarweise an kritische.
clause-b-39 = In den aktuellen Regeln ist eine 6 zwei Treffer oder zwei Ausweicher. Option `crit = double`.
clause-b-40 = Das Modul d6 hat keine kritischen Treffer, die späteren Ausgaben schon.
clause-b-41 = Ass-Würfel gehören dem Piloten, sofort, und gehen mit dem Flugzeug verloren.
clause-b-42 = Nur der Angriff, der das letzte Leben nimmt, zählt als Abschuss.
clause-b-43 = Leben endet bei 0.
clause-b-44 = Die letzte Seite gewinnt sofort; unentschieden durch eine einzige Wirkung oder eine Grenze. Option.
clause-b-45 = Werte sind geheim, bis alle gewählt haben. Option.
clause-b-46 = Schnelle Spiele: höchstens 2 Leben, mehr Steigen, ein kleineres Spielfeld.
clause-b-47 = Teams handeln als Block; ein Team ist mit seinem letzten Flugzeug besiegt.
clause-b-58 = Zwei bis sechs Seiten, beliebig viele Flugzeuge.
clause-b-81 = Ein Sturzangriff gehört zum Angriff: Wen er abschießt, hat der Stürzende abgeschossen.
clause-b-84 = Eine Stellungsdatei sagt, wer das Ass der späteren Ausgaben ist.
clause-b-86 = Etwas Wichtiges: ein übriger kritischer Treffer auf ein Flugzeug, das noch fliegt, einmal je Angriff; Angriff, Abwehr oder Tempo, je ein Drittel, sofort, nie der letzte Punkt.
clause-b-87 = Feldreparatur: Am Ende der Runde würfelt jedes Flugzeug mit gesenktem Wert; die obere Hälfte des Würfels gibt einen Punkt zurück, Angriff zuerst, dann Abwehr, dann Tempo.

chapter-rulings-bombs = Auslegungen: Bomben, Ballons und Missionen

clause-b-75 = Höchstens eine Bombe nach jeder Schablone, vor dem nächsten Schritt; drei je Bomber in einer Mission.
clause-b-76 = Ballons hängen, wo frei ist, die Seiten reihum; Abstand zum Rand nur in „Ausgerissene Ballons“: mindestens Abschnitt 1.
clause-b-77 = Bomben und Ballons: vier Angriffswürfel, 1 Schaden je Treffer; kein Ausweichen, kein Nachwurf, kein Abschuss.
clause-b-78 = Bomben wirken zusammen: Alle in der Nähe würfeln, dann gehen die Gefallenen; ist niemand übrig, unentschieden.
clause-b-79 = Wer mit Schablone oder Immelmann in Abschnitt 1 eines Ballons endet, würfelt, einmal je Annäherung.
clause-b-80 = Missionen: Spielsteine berühren ihren Rand; ein in einer Runde verlorenes Flugzeug ist nach der nächsten heil zurück; den fernen Rand zu berühren heißt, ihn zu erreichen.
clause-b-85 = Eine Seite, deren Flugzeuge alle zurückkommen, behält ihren Platz; die nächste beginnt für sie.

chapter-rulings-hexes = Auslegungen: Sechseckfelder

clause-b-48 = Sechsecke mit einer Seite oben, die Nase zu einer Seite.
clause-b-49 = Welche Felder im Schussfeld sind.
clause-b-50 = Am Ende eines Zugs außerhalb des Rasters: zerstört; jeder Halt muss frei sein.
clause-b-51 = Aufbau in der eigenen äußersten Reihe, vier Felder von anderen; 13 × 13 ist unsere Annahme.
clause-b-52 = Besondere Manöver auf Feldern.
clause-b-53 = Die Visierlinien sind die gerade Reihe voraus: unsere Annahme.

chapter-rulings-space-pirates = Auslegungen: Space Pirates

clause-b-54 = Tempo und gespeicherte Marken sind ein Vorrat.
clause-b-55 = Kein Speichern neben Abschwung oder Fassrolle.
clause-b-56 = Kein Vorteil durch Höhe oder Entfernung, keine Nachwürfe, nichts ist kritisch.
clause-b-57 = Eigene sechseckige Teile; eine Reichweite von 180 mm ist unsere Annahme.

chapter-rulings-dice-games = Auslegungen: die Würfelspiele

clause-b-60 = Die Seiten der Asse sind unsere Annahme.
clause-b-61 = Eine Seite jeder Art auf dem Entscheidungswürfel.
clause-b-62 = Der Entscheidungswürfel zählt nur als Flugzeuge, wenn er eingesetzt wird.
clause-b-63 = Zwei Fenster je Zug für Entscheidungswürfel, nach Bedarf gereiht.
clause-b-64 = Beliebig: ein Würfel, der ein Ergebnis zeigt; sein Besitzer wirft.
clause-b-65 = Nieten: eine oder zwei, zusammen; das Ergebnis gilt.
clause-b-66 = Jeder Wurf erlaubt einen selbsttätigen Nachwurf.
clause-b-67 = Entscheidungssymbole helfen nur dem eigenen Wurf.
clause-b-68 = Behalten oder werfen vor jedem Positionswurf; ein verbrauchter Würfel wird geworfen.
clause-b-69 = Gleichstand oben, auch 0 zu 0, ist ein neuer Zug.
clause-b-70 = Mit dem fünften Verlust scheidet man aus; Trophäen fliegen nicht.
clause-b-71 = Nur Ausweicher auf den Assen des Gejagten zählen.
clause-b-72 = Ein Ausweicher sperrt seinen Würfel nur im ersten Wurf; die zweite Wahl ist geheim.
clause-b-73 = Bei Gleichstand schickt jeder mit zwei oder mehr Assen eines in Rente.
clause-b-74 = Paare: unsere Annahme, üblicherweise aus.

chapter-beyond = Über die Regelhefte hinaus

clause-c-1 = Die Seite für Fortgeschrittene der zweiten Ausgabe: Sturzangriff, einziges Ass, Ans Limit.
clause-c-2 = Die aktuellen Regeln: andere Zahlen dafür; Ans Limit darf Höhe bringen, bis ganz oben, wo man steigen könnte.
clause-c-3 = Bomber, Bomben, Ballons und Deckung; was der Text offen lässt, regelt die Seite über Missionen. Optionen.
clause-c-4 = Zwei Missionen als Daten: „Ausgerissene Ballons“ und „Flucht der Bomber“, wo zwei Flugzeuge den Bomber begleiten.
clause-c-5 = Vorschläge, die nie angenommen wurden: halber Angriff außerhalb der Visierlinien, ein Würfel für größere Höhe; ein kritischer Treffer, der auch einen anderen Wert senkt. Optionen.
clause-c-6 = Der Rat des Autors für Bots.
clause-c-7 = Spielsteine, die nur anders aussehen.

chapter-rulings-players = Eigene Auslegungen: was Spieler unter sich ausmachen

clause-c-8 = Wer aufgibt, tut es für die Seite, sobald alle ihre Leute zustimmen. Die letzte Seite, die nicht aufgegeben hat, gewinnt; sind es noch mehrere, spielt ein Bot für die Aufgebenden weiter und kann nicht gewinnen.
clause-c-9 = Ein Unentschieden braucht jeden am Tisch, der nicht aufgegeben hat, und Leute auf zwei Seiten; Bots ist es recht.
clause-c-10 = Eine Antwort wird zurückgenommen, wenn alle Leute zustimmen und seither kein Würfel gefallen ist; geheime Wahlen bleiben.
clause-c-11 = Wer spielt, darf die Partie gegen eine Seite beanspruchen, deren Leute alle ohne Zeit oder alle weg sind, während auf sie gewartet wird.
