### Was unsere Ausgaben, Module und Arten zu fliegen sind; eine eigene Datei sagt es selbst.

## Module: wo eine Ausgabe einen eigenen Text hat, sagt der Schlüssel, welche

module-about-altitude = Steigen kostet { $speed_name }, ein Sturzflug bringt { $speed_name }, wer höher ist, darf einen Würfel nachwerfen.
module-about-altitude-in-second = Höhe sammeln für später, Sturzflug für { $speed_name }, Nachwurf beim Angriff von oben.
module-about-altitude-in-current = Höhe sammeln für später, Sturzflug für { $speed_name }, ein Nachwurf für den Höheren, im Angriff und in der Abwehr.
module-about-split-s = Eine Schablone für 3 Stufen Höhe und doppelt so viel { $speed_name } fliegen; danach schaust du in die Gegenrichtung.
module-about-split-s-in-second = Eine Schablone für 4 Stufen Höhe mehr fliegen; danach schaust du in die Gegenrichtung.
module-about-immelmann = Nach einem Abschuss: 3 Stufen Höhe gewinnen, eine Gerade fliegen und wenden.
module-about-immelmann-in-current = Nach einem Abschuss aus Höhe 0: 4 Stufen Höhe gewinnen, eine Gerade fliegen und wenden.
module-about-barrel-roll = Schwenk oder Kurve für doppelt so viel { $speed_name } fliegen und den Kurs behalten.
module-about-barrel-roll-in-current = Eine Kurve, die den Kurs behält, als einziges Manöver der Runde.
module-about-ace-pilots = Jeder Abschuss bringt einen Bonuswürfel, einmal je Runde, in Angriff oder Abwehr.
module-about-ace-pilots-in-second = Wer zuletzt jemanden abgeschossen hat, ist das Ass: je Runde ein Nachwurf im Angriff und einer in der Abwehr.
module-about-ace-pilots-in-current = Nach einem Abschuss ein Nachwurf im nächsten Angriff.
module-about-guides-only = Nur die Visierlinien zählen als Schussfeld.
module-about-guides-extra-die = Ein Angriffswürfel mehr, wenn das Ziel zwischen den Visierlinien ist.
module-about-d6 = Sechsseitige Würfel: 4 bis 6 trifft und weicht aus, keine kritischen Treffer.
module-about-quick-health = Niemand beginnt mit mehr als 2 Leben.
module-about-quick-climb = Steigen, so oft { $speed_name } es hergibt.
module-about-bombers-and-balloons = Bomber mit Rundumgeschützen und Bomben; Ballons, denen man besser fernbleibt; beide geben Deckung.
module-about-dive-bomb = Nach einem Angriff von oben im ersten Abschnitt auf die Höhe des Ziels stürzen: 2 bis 6 schadet ihm, 1 dir.
module-about-dive-bomb-in-current = Nach einem Angriff von oben im ersten Abschnitt auf die Höhe des Ziels stürzen: 3 bis 6 schadet ihm, weniger dir.
module-about-push-the-envelope = Einmal je Zug würfeln: 5 oder 6 gibt 1 { $speed_name } mehr, weniger kostet 1 Leben.
module-about-push-the-envelope-in-current = Einmal je Zug würfeln: 5 oder 6 gibt 1 { $speed_name } oder 1 Stufe Höhe mehr, weniger kostet 1 Leben.

## Module: wie sie heißen, wenn nicht wie die Art zu fliegen, die sie bringen

title-of-altitude = Höhe
title-of-immelmann = Immelmann
title-of-ace-pilots = Fliegerasse
title-of-guides-only = Nur Visierlinien
title-of-guides-extra-die = Visierlinien: ein Würfel mehr
title-of-d6 = Sechsseitige Würfel
title-of-quick-health = Schnelles Spiel
title-of-bombers-and-balloons = Bomber und Ballons
title-of-dive-bomb = Sturzangriff
title-of-push-the-envelope = Ans Limit
title-of-quick-climb = Schnelles Steigen

## Arten, eine Schablone zu fliegen, im Satz, und was aus der Nase wird

manner-plain = wie gedruckt
manner-split-s = Abschwung
manner-split-s-remark = endet in Gegenrichtung
manner-barrel-roll = Fassrolle
manner-barrel-roll-remark = behält den Kurs

## Was Manöver bezahlt

edition-speed-first = Tempo
edition-speed-second = Wendigkeit

## Ausgaben: ein Titel, derselbe neben dem Namen des Spiels und auf einem Knopf, und eine Zeile dazu

edition-title-first = Erste Ausgabe
edition-beside-first = erste Ausgabe
edition-short-first = Erste
edition-about-first = W8, trifft bei 6 bis 8
edition-title-first-d6 = Erste Ausgabe, sechsseitige Würfel
edition-beside-first-d6 = erste Ausgabe, sechsseitige Würfel
edition-short-first-d6 = Erste, W6
edition-about-first-d6 = W6, trifft bei 4 bis 6
edition-title-second = Zweite Ausgabe
edition-beside-second = zweite Ausgabe
edition-short-second = Zweite
edition-about-second = mit Höhe im Grundspiel
edition-title-current = Aktuelle Regeln
edition-beside-current = aktuelle Regeln
edition-short-current = Aktuell
edition-about-current = eine 6 zählt doppelt
edition-title-space-pirates = Space Pirates
edition-about-space-pirates = Schiffe, gespeichertes Tempo, keine Nachwürfe.
