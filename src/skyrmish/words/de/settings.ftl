### Optionen von Squadron Leader und Space Pirates: worum es bei jeder geht.

setting-range-measure = wie die Entfernung gemessen wird
setting-range-max = Länge des Reichweitenlineals, mm
setting-range-sections = gleiche Abschnitte des Lineals
setting-range-bonus = Nachwürfe für den ersten und den letzten Abschnitt
setting-arc-half = halbes Schussfeld, Grad
setting-arc-mode = wie viel vom Ziel im Schussfeld sein muss
setting-lane-half = halbe Gasse zwischen den Visierlinien, mm
setting-lane-effect = was die Visierlinien bewirken
setting-sp-geometry = die Teile auf dem Tisch
setting-bank-geometry = die Schablone für den Schwenk
setting-place-depth = Tiefe des Aufstellstreifens, mm
setting-place-band = wie viel vom Spielstein im Streifen sein muss
setting-place-distance = kleinster Abstand zwischen Spielern, mm
setting-offboard-voluntary = absichtlich hinausfliegen
setting-stall-blocked = ein Flugzeug, das nicht ziehen kann
setting-dice = Seiten der Würfel
setting-hit-from = kleinste Seite, die trifft oder ausweicht
setting-crit = was die höchste Seite bewirkt
setting-crit-lowers = was ein kritischer Treffer sonst senkt: nichts, einen anderen Wert, oder einen, der repariert werden kann
setting-altitude = Höhe
setting-altitude-reroll = wer für größere Höhe nachwirft
setting-altitude-extradie = ein höherer Angreifer wirft einen Würfel mehr
setting-climb-limit = Stufen Höhe je Runde
setting-splits-paystemplate = ein Abschwung für 4 Höhe kostet auch seine Schablone
setting-immelmann = Höhe durch einen Immelmann
setting-ace = Lohn für einen Abschuss
setting-divebomb = Sturzangriff
setting-divebomb-from = kleinste Seite, mit der ein Sturzangriff trifft
setting-pushenvelope = Ans Limit
setting-pushenvelope-from = kleinste Seite, mit der Ans Limit gelingt
setting-pushenvelope-gain = was Ans Limit bringen kann
setting-bombers = Bomber und Ballons
setting-cover = Bomber und Ballons in der Schusslinie geben Deckung
setting-attack-resolution = wann Schaden zählt
setting-reroll-attacker = wann der Angreifer nachwirft
setting-reroll-samedie = ein Würfel darf mehrmals nachgeworfen werden
setting-first = wer beginnt
setting-stats-secret = Werte werden geheim verteilt
setting-stats = die Zahlen, die jeder Pilot verteilt
setting-health-cap = höchstes Leben am Anfang
setting-multi-order = Reihenfolge bei mehreren Flugzeugen je Platz
setting-limit-rounds = Runden bis zum Unentschieden, 0 für keine Grenze
setting-limit-noattackrounds = ruhige Runden bis zum Unentschieden

## Die Lesarten, wo eine beim Namen gewählt wird; andere Werte sind Zahlen

reading-switch = { $on ->
    [yes] an
   *[no] aus
}
reading-range-measure = { $value ->
    [nearest] zwischen den Punkten der Spielsteine, die sich am nächsten sind
    [whole] zum fernsten Punkt des Ziels
   *[centre] von Mitte zu Mitte
}
reading-arc-mode = { $value ->
    [any] irgendein Teil
    [whole] das ganze Ziel
   *[centre] seine Mitte
}
reading-lane-effect = { $value ->
    [only] sie sind das einzige Schussfeld
    [extraDie] zwischen ihnen ein Angriffswürfel mehr
    [reroll] zwischen ihnen wirft der Angreifer einen Würfel nach
    [halfOutside] außerhalb nur der halbe Angriff
   *[none] nichts
}
reading-sp-geometry = { $value ->
    [sl] die von Squadron Leader
   *[native] die von Space Pirates selbst
}
reading-bank-geometry = { $value ->
    [ideal] wie die Regeln sie beschreiben
   *[stl] wie ihre Druckdatei sie misst
}
reading-place-band = { $value ->
    [whole] der ganze Spielstein
   *[nearest] sein nächster Punkt
}
reading-offboard-voluntary = { $value ->
    [confirm] erlaubt, nach einer Rückfrage
   *[forbidIfAvoidable] verboten, solange ein anderer Zug auf dem Spielfeld bleibt
}
reading-stall-blocked = { $value ->
    [destroyed] es überzieht und ist verloren
   *[hold] es bleibt, wo es ist
}
reading-crit = { $value ->
    [none] nicht mehr als ein Treffer
    [twoDodges] zwei Ausweicher sind nötig
   *[double] sie zählt doppelt, als Treffer oder Ausweicher
}
reading-crit-lowers = { $value ->
    [nothing] nichts
    [stat] einen weiteren Wert
   *[repaired] einen weiteren Wert, der repariert werden kann
}
reading-altitude = { $value ->
    [classic] Stufe für Stufe mit Tempo bezahlt
   *[stored] nicht verbrauchtes Tempo, aufgespart
}
reading-altitude-reroll = { $value ->
    [none] niemand
    [attacker] der Angreifer
   *[both] Angreifer und Verteidiger
}
reading-barrelroll = { $value ->
    [double] für die doppelten Kosten
   *[soloTurn] allein in ihrem Zug, mit einer Kurve
}
reading-immelmann = { $value ->
    [addCap] drei mehr, höchstens bis ganz oben
    [raiseTo3] bis auf Stufe 3
   *[fromZero4] vier mehr, nur von 0 aus
}
reading-ace = { $value ->
    [dice] ein Ass-Würfel für den Rest der Partie
    [singleAce] der letzte Abschuss macht zum einzigen Ass, mit Nachwürfen
   *[nextAttack] ein Nachwurf im nächsten Angriff
}
reading-pushenvelope-gain = { $value ->
    [speed] Tempo
   *[either] Tempo oder Höhe
}
reading-attack-resolution = { $value ->
    [sequential] sofort, Angriff für Angriff
   *[simultaneous] wenn alle angegriffen haben
}
reading-reroll-attacker = { $value ->
    [beforeDefence] bevor der Verteidiger würfelt
   *[afterDefence] nachdem der Verteidiger gewürfelt hat
}
reading-first = { $value ->
    [highRoll] der höchste Würfel
    [random] wen das Los trifft
   *[manual] wen die Spieler nennen
}
reading-multi-order = { $value ->
    [block] alle Flugzeuge eines Platzes, dann der nächste Platz
   *[alternate] reihum je ein Flugzeug
}
