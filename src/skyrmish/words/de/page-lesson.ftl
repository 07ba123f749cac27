### Erster Flug: die Lektionen, ihre Ziele und was der Fluglehrer sagt.

lesson-screen-title = Erster Flug – Skyrmish
lesson-course = Erster Flug
lesson-course-about = { $all } kurze Lektionen am echten Tisch. Verlass jede, wann du willst, und flieg sie noch einmal.
lesson-flown = { $done } von { $all } geflogen
lesson-begin = Anfangen
lesson-go-on = Weiter
lesson-is-flown = geflogen
lesson-all = Alle Lektionen
lesson-unknown = Es gibt keine Lektion namens { $name }.
lesson-try-again = Noch einmal
lesson-damaged = Was dieser Browser von deinen Lektionen behalten hat, ist nicht lesbar. Es wurde beiseitegelegt: Jede Lektion ist offen, und die Liste der geflogenen beginnt neu.
lesson-begin-anew = Neu anfangen
lesson-number = Lektion { $number } von { $all }
lesson-coach = Dein Fluglehrer
lesson-reached = (erreicht)
lesson-well-flown = Gut geflogen.
lesson-that-will-do = Das passt. Flieg es.
lesson-again = Nochmal
lesson-next = Weiter
lesson-skip = Überspringen
lesson-finish = Fertig

lesson-move-title = Fliegen
lesson-move-about = Leg eine Schablone und flieg an ihr entlang.
lesson-move-goal-1 = Flieg an einer Schablone entlang
lesson-move-coach-1 = Diese goldenen Formen zeigen, wohin du fliegen kannst. Wähl die, auf die ich zeige, dann drück Fliegen.
lesson-move-done = Dein Flugzeug flog genau an der Schablone entlang. Mehr gehört zum Bewegen nicht dazu.
lesson-move-not-edge = So verlässt du das Spielfeld, und wer es verlässt, ist verloren. Dreh vor dem Rand ab.

lesson-speed-title = Gib dein Tempo aus
lesson-speed-about = Was Schablonen kosten.
lesson-speed-goal-1 = Flieg, ohne dass Tempo übrig bleibt
lesson-speed-coach-1 = Die Zahl auf einer Schablone ist ihr Preis: Gerade 1, Schwenk 2, Kurve 3. Du hast 4. Leg mehrere hintereinander.
lesson-speed-done = Tempo, das du nicht ausgibst, ist am Ende deines Zugs weg. Such also den Plan, der es nutzt.
lesson-speed-not-unspent = Es ist noch Tempo übrig. Leg noch eine Schablone, bevor du fliegst.

lesson-arc-title = Ins Visier nehmen
lesson-arc-about = Dein Schussfeld, und wie weit es reicht.
lesson-arc-goal-1 = Beende deinen Zug mit Ilse in deinem Schussfeld
lesson-arc-coach-1 = Im blauen Keil kannst du schießen. Zeig auf eine Schablone, um ihn von dort zu sehen, und wähl eine, an deren Ende Ilse darin ist.
lesson-arc-done = Im Schussfeld und in Reichweite: Jetzt darfst du schießen.
lesson-arc-not-arc = Von dort könntest du nicht auf sie schießen. Dreh die Nase zu ihr: Versuch einen Schwenk.

lesson-shoot-title = Schießen
lesson-shoot-about = Würfeln, und aus der Nähe nachwerfen.
lesson-shoot-goal-1 = Schieß auf Ilse
lesson-shoot-goal-2 = Wirf einen Würfel nach, der daneben ging
lesson-shoot-coach-1 = Du wirfst so viele Würfel wie dein Angriff. 6 oder mehr trifft. Feuer!
lesson-shoot-coach-2 = Ein Treffer, die 6. Im ersten Abschnitt deiner Reichweite darfst du einen Würfel nachwerfen: Wähl einen, der daneben ging.
lesson-shoot-done = Zwei Treffer, einem ist sie ausgewichen: Ilse verliert einen Punkt Leben.
lesson-shoot-not-held = Du hast nicht geschossen. Sie war in Reichweite und im Schussfeld, und ein Schuss kostet nichts.
lesson-shoot-not-hit = Dieser Würfel war dein Treffer. Die neue Seite gilt, was immer sie ist: Wirf einen Fehlschuss nach.
lesson-shoot-not-kept = Du hast drei Fehlschüsse behalten. Ein Nachwurf aus der Nähe kostet nichts: Nimm ihn immer, solange ein Würfel daneben geht.

lesson-defend-title = Ausweichen
lesson-defend-about = Abwehren, und aus der Ferne nachwerfen.
lesson-defend-goal-1 = Wirf einen Würfel nach, der nicht ausweicht
lesson-defend-coach-1 = Ilse trifft zweimal. Deine Abwehr gab dir vier Würfel, und nur die 6 weicht aus. So weit weg darfst du einen nachwerfen.
lesson-defend-done = Zwei Ausweicher gegen zwei Treffer: Nichts kam durch. Weit weg ist es für den Beschossenen sicherer.
lesson-defend-not-dodge = Das war der Würfel, der ausweicht. Wirf einen der anderen.
lesson-defend-not-kept = Ein Nachwurf kostet nichts, und drei deiner Würfel tun nichts. Nimm ihn.

lesson-altitude-title = Steigen
lesson-altitude-about = Wer höher ist, wirft nach.
lesson-altitude-goal-1 = Steig, und ende mit Ilse in deinem Schussfeld
lesson-altitude-coach-1 = Eine Stufe Höhe kostet 1 Tempo. Wer höher ist, darf einen Würfel nachwerfen, in Angriff und Abwehr. Steig, dann nimm sie ins Visier.
lesson-altitude-done = Du bist über ihr: ein Nachwurf mehr in jedem Schuss zwischen euch, bis sie steigt.
lesson-altitude-not-low = Du hast den Schuss, aber nicht die Höhe. Steig auch: Es kostet 1 Tempo.
lesson-altitude-not-astray = So verlierst du sie. Steig, und halt die Nase auf sie.

lesson-split-s-title = Abschwung und Immelmann
lesson-split-s-about = Mit Höhe eine Kehrtwende bezahlen, und sie zurückgewinnen.
lesson-split-s-goal-1 = Kehr mit einem Abschwung um
lesson-split-s-goal-2 = Schieß Ilse ab
lesson-split-s-goal-3 = Flieg den Immelmann
lesson-split-s-coach-1 = Ilse zieht hinter dir vorbei. Ein Abschwung kehrt um und kostet das Doppelte der Schablone und drei Stufen Höhe. Wähl Abschwung, dann die Gerade.
lesson-split-s-coach-2 = Da ist sie. Feuer!
lesson-split-s-coach-3 = Wer jemanden abschießt, darf einen Immelmann fliegen: drei Stufen hinauf, eine Gerade, und kehrt.
lesson-split-s-done = Du bist wieder oben und schaust dorthin, woher du kamst.
lesson-split-s-not-away = Sie bleibt hinter dir. Mit einem Abschwung kehrst du auf der Stelle um.
lesson-split-s-not-held = Du hast nicht geschossen, und sie entkommt.
lesson-split-s-not-declined = Ein Immelmann kostet nichts und gibt dir die ausgegebene Höhe zurück.

lesson-teams-title = Mehrere Flugzeuge
lesson-teams-about = Zwei Schussfelder auf ein Ziel, und ein Partner.
lesson-teams-goal-1 = Ende mit Ilse in den Schussfeldern deiner beiden Flugzeuge
lesson-teams-coach-1 = Du hast zwei Flugzeuge, und Otto fliegt in deinem Team. Zieh beide, in beliebiger Reihenfolge, sodass beide auf Ilse schießen können.
lesson-teams-done = Zwei Schüsse auf dasselbe Flugzeug in einer Phase. Du gewinnst zusammen mit Otto.
lesson-teams-not-none = Keines könnte auf Ilse schießen. Dreh beide zu ihr.
lesson-teams-not-one = Nur eines könnte auf Ilse schießen. Dreh auch das andere zu ihr.

lesson-hexes-title = Auf Sechseckfeldern
lesson-hexes-about = Dasselbe Spiel, in Feldern gezählt.
lesson-hexes-goal-1 = Ende mit Ilse im Schussfeld und höchstens drei Felder entfernt
lesson-hexes-coach-1 = Auf Feldern geht eine Gerade zwei Felder voraus, und die Reichweite wird gezählt: drei Felder. Komm nah genug, mit Ilse vor dir.
lesson-hexes-done = Kein Lineal, keine Schablone, derselbe Kampf.
lesson-hexes-not-range = Zu weit. Leg noch eine Schablone.
lesson-hexes-not-arc = Du bist an ihr vorbeigeflogen. Dein Schussfeld ist vor dir.

lesson-space-pirates-title = Space Pirates
lesson-space-pirates-about = Ein schmales Schussfeld, und Tempo zum Aufheben.
lesson-space-pirates-goal-1 = Ende mit Nova in deinem Schussfeld, und speichere Tempo
lesson-space-pirates-coach-1 = Hier draußen ist das Schussfeld schmal, und übriges Tempo lässt sich für einen späteren Zug speichern. Dreh zu Nova, und speichere, was du nicht brauchst.
lesson-space-pirates-done = Du hast sie im Visier, und eine Marke für später.
lesson-space-pirates-not-arc = Das Schussfeld ist hier nur 60° breit. Dreh weiter zu ihr.
lesson-space-pirates-not-lapsed = Das übrige Tempo ist weg. Speichere es, bevor du fliegst.

lesson-dogfight-title = Dogfight
lesson-dogfight-about = Würfel: setz dich hinter die andere Staffel.
lesson-dogfight-goal-1 = Setz dich hinter Ilse
lesson-dogfight-goal-2 = Sieh, wie der Schuss ausgeht
lesson-dogfight-coach-1 = Deine Würfel zeigen drei Flugzeuge, die von Ilse vier. Die meisten jagen die wenigsten. Dein Entscheidungswürfel zeigt zwei Flugzeuge: Setz ihn ein.
lesson-dogfight-coach-2 = Du bist hinter ihr. Vier Trefferwürfel gegen vier Ausweichwürfel; sie darf noch ihren eigenen Entscheidungswürfel einsetzen.
lesson-dogfight-done = Das ist ein Zug von Dogfight: Überzahl, treffen, ausweichen.
lesson-dogfight-not-passed = Du hast gepasst, und mit weniger Flugzeugen wirst du gejagt. Zwei Flugzeuge mehr hätten das gedreht.

lesson-bombing-raid-title = Bombing Raid
lesson-bombing-raid-about = Würfel: wissen, was man neu wirft.
lesson-bombing-raid-goal-1 = Wirf die drei Nieten neu
lesson-bombing-raid-coach-1 = Die meisten Flugzeuge gewinnen den Zug. Ausweicher sind gesperrt; vom Rest darfst du einmal neu werfen, was du willst. Wähl die drei Nieten.
lesson-bombing-raid-done = Eine Niete kann nur besser werden. Jetzt kennst du alle vier Spiele.
lesson-bombing-raid-not-none = Drei deiner Würfel zeigen nichts. Sie neu zu werfen kann nur helfen.
lesson-bombing-raid-not-other = Lass, was Flugzeuge zeigt, und wirf jede Niete neu: Das bringt im Schnitt die meisten Flugzeuge.
