### Der Würfeltisch: Dogfight und Bombing Raid.

## An mehreren Stellen gesagt

dice-icon = { $icon ->
    [one] Ein Flugzeug
    [two] Zwei Flugzeuge
    [evade] Ausweichen
    [hit] Treffer
    [reroll] Nachwurf
    [any] Beliebig
    [blanks] Nieten
   *[other] Niete
}
dice-planes = { $planes ->
    [one] Flugzeug
   *[other] Flugzeuge
}
dice-go-on = Weiter

## dice/DiceBoard

dice-table = Der Tisch
dice-formation = { $name }: { $planes ->
    [0] kein Flugzeug in der Luft
    [one] 1 Flugzeug in der Luft
   *[other] { $planes } Flugzeuge in der Luft
}
dice-may-change = { $ghosts ->
    [0] { "" }
    [one] 1 kann sich ändern
   *[other] { $ghosts } können sich ändern
}
dice-goal = { $step ->
    [position-roll] Die meisten schießen auf die wenigsten
    [position-window] Die meisten schießen auf die wenigsten
    [shot-roll] Mehr Treffer als Ausweicher kosten einen Rookie
    [shot-window] Mehr Treffer als Ausweicher kosten einen Rookie
    [result] Mehr Treffer als Ausweicher kosten einen Rookie
   *[other] Die höchste Summe schickt ein Ass in Rente
}
dice-goal-more = { $step ->
    [position-roll] Gleichstand an der Spitze ist ein neuer Zug
    [position-window] Gleichstand an der Spitze ist ein neuer Zug
    [shot-roll] und ein Ass nimmt seinen Platz ein
    [shot-window] und ein Ass nimmt seinen Platz ein
    [result] und ein Ass nimmt seinen Platz ein
   *[other] bei Gleichstand geht je eines, nie das letzte
}

## dice/DicePhone

dice-acts-now = Jetzt dran

## dice/pilots/PilotPanel

dice-team = , Team { $team }{ $planes ->
    [0] { "" }
   *[other] : { $planes } zusammen
}
dice-where = { $where ->
    [stand-in] ein Bot vertritt
    [bot] Bot, { $level }
    [away] weg
    [link] per Link
   *[person] hier
}
dice-standing = { $standing ->
    [highest] am meisten
    [tied-highest] gleichauf vorn
    [lowest] am wenigsten
   *[tied-lowest] gleichauf hinten
}
dice-role = { $role ->
    [hitter] schießt
   *[evader] weicht aus
}
dice-out = ausgeschieden
dice-aces = Asse
dice-ace = Ass { $letter }: { $state ->
    [flying] fliegt
    [home] für diesen Zug daheim
    [reserve] in Reserve
   *[retired] in Rente
}
dice-ace-state = { $state ->
    [flying] fliegt
    [home] daheim
    [reserve] Reserve
   *[retired] in Rente
}
dice-trophies = Trophäen
dice-rookies-lost = Verlorene Rookies
dice-decision-saved = { $icon }, aufgehoben
dice-decision-used = Entscheidungswürfel verbraucht{ $added ->
    [0] { "" }
   *[other] : +{ $added }
}
dice-decision-to-come = Entscheidungswürfel: noch nicht geworfen
dice-not-rolled = noch nicht geworfen
dice-sealed = verdeckt
dice-unsealed = wählt geheim
dice-choose-pilot = { $you ->
    [yes] Dich selbst
   *[no] { $name }
} wählen
dice-choose-ace = Ass { $letter } wählen

## dice/pilots/TouchDie

dice-die = { $name }: { $words }{ $number ->
    [0] { "" }
   *[other] , Würfel { $number }
}
dice-mark = { $mark ->
    [reroll] neu
    [keep] bleibt
    [use] einsetzen
    [home] daheim
   *[other] { "" }
}
dice-face = { $icon ->
    [one] 1
    [two] 2
    [evade] ausweichen
    [hit] Treffer
    [any] beliebig
    [blanks] Nieten
    [none] { " " }
   *[other] Niete
}

## dice/pilots/ShotTray

dice-hits-of = { $name ->
    [you] Deine Treffer
   *[other] Treffer von { $name }
}
dice-evades-of = { $name ->
    [you] Deine Ausweicher
   *[other] Ausweicher von { $name }
}
dice-against = gegen
dice-aces-evade = Ass { $letter } weicht auch aus
dice-decision-adds = + { $added } durch den Entscheidungswürfel

## dice/panels/ResultCard

dice-result = { $kind ->
    [tie] Gleichstand an der Spitze
    [escaped] { $you ->
        [yes] Du entkommst
       *[no] { $name } entkommt
    }
    [lost] { $you ->
        [yes] Du verlierst einen Rookie
       *[no] { $name } verliert einen Rookie
    }
    [eliminated] { $you ->
        [yes] Du bist ausgeschieden
       *[no] { $name } ist ausgeschieden
    }
    [total] { $you ->
        [yes] Du führst
       *[no] { $name } führt
    }
   *[tied] Gleichstand an der Spitze
}
dice-stands = Geht bald von selbst weiter, für alle, die warten

dice-caption = Was gerade geschah

## dice/panels/StepsCard

dice-turn = { $title }, Zug { $round }
dice-step = { $step ->
    [position-roll] Positionswurf
    [position-window] Erstes Fenster
    [shot-roll] Treffer und Ausweicher
    [shot-window] Zweites Fenster
    [result] Ergebnis
    [first-roll] Erster Wurf
    [evades-home] Ausweicher gehen heim
    [second-roll] Zweiter Wurf
    [count] Aufdecken und zählen
   *[retire] Ein Ass geht in Rente
}
dice-step-state = { $state ->
    [done] erledigt
    [now] jetzt
   *[later] später
}
dice-whose-turn = { $kind ->
    [yours] Du entscheidest
    [yours-by-name] { $seat } entscheidet
    [thinking] { $seat } denkt nach
    [away] { $seat } ist weg
    [theirs] { $seat } entscheidet
    [all] Alle wählen gleichzeitig
    [showing] Es geschieht gerade
    [standing] Wie es ausging
    [watching] Du siehst zu
    [nobody] Alle setzen sich
   *[over] Die Partie ist zu Ende
}

## dice/panels/ActsCard

dice-who-acts = Wer dran ist
dice-acting = { $acting ->
    [now] { FORM($you, "entscheidet jetzt", "entscheidest jetzt") }
    [may-answer] { FORM($you, "darf antworten", "darfst antworten") }
    [passed] { FORM($you, "hat gepasst", "hast gepasst") }
    [no-use] { FORM($you, "hat", "hast") } { $icon }: hier nutzlos
    [used] Entscheidungswürfel verbraucht
    [sealed] { FORM($you, "hat verdeckt", "hast verdeckt") }
    [out] ausgeschieden
   *[waits] { FORM($you, "wartet", "wartest") }
}
dice-window-closes = Das Fenster schließt, wenn alle der Reihe nach passen.

## dice/panels/AskPanel

dice-ask-title = { $decision ->
    [keep-or-roll] { $icon } behalten?
    [position-window] { $icon } einsetzen?
    [shot-window] { $icon } einsetzen?
    [hitter] Wer von ihnen schießt?
    [evader] Auf wen schießt du?
    [bring] Welches Ass kommt dazu?
    [second-roll] Noch einmal werfen?
   *[retire] Welches Ass geht in Rente?
}
dice-ask-about = { $decision ->
    [keep-or-roll] Ein unverbrauchter Entscheidungswürfel darf liegen bleiben oder mit der Staffel neu geworfen werden.
    [hitter] Sie haben gleich viele Flugzeuge: Du bestimmst, wer schießt.
    [evader] Sie haben gleich wenige Flugzeuge: Du bestimmst, wer ausweichen muss.
    [bring] Es nimmt ab dem nächsten Wurf den Platz des verlorenen Rookies ein.
    [second-roll] Tippe die Würfel an, die du neu wirfst. Alle verdecken, dann decken alle zusammen auf.
    [retire] Es verlässt deine Staffel für immer. Wer alle vier in Rente hat, gewinnt.
   *[window] { $icon ->
        [one] Er gibt deiner Position ein Flugzeug mehr, jetzt oder in einem späteren Zug.
        [two] Er gibt deiner Position zwei Flugzeuge mehr, jetzt oder in einem späteren Zug.
        [hit] Er gibt deinem Wurf einen Treffer mehr.
        [evade] Er gibt deinem Wurf einen Ausweicher mehr.
        [any] Tippe irgendeinen Würfel von irgendwem an, um ihn neu zu werfen.
       *[blanks] Tippe eine oder zwei eigene Nieten an, um sie neu zu werfen.
    }
}
dice-do = { $what ->
    [use] Einsetzen
    [any] { $own ->
        [yes] Deinen Würfel neu werfen
       *[no] Würfel von { $name } neu werfen
    }
    [blanks] { $count ->
        [one] Eine Niete neu werfen
       *[other] Zwei Nieten neu werfen
    }
    [seal] { $count ->
        [0] Alle behalten
        [one] 1 Würfel verdecken
       *[other] { $count } Würfel verdecken
    }
    [keep] Behalten
    [roll] Neu werfen
    [hitter] { $name } schießt
    [evader] Auf { $name } schießen
    [bring] Ass { $letter } holen
    [retire] Ass { $letter } in Rente
    [none] Wählen
   *[pass] Passen
}
dice-pass-more = den Würfel behalten
dice-keep-all = Alle liegen lassen
dice-waiting-about = { $kind ->
    [thinking] Die Leertaste lässt ihn gleich antworten.
    [showing] Leertaste oder Tippen geht weiter.
    [watching] Du siehst, was alle sehen.
    [over] Sieh dir die Wiedergabe an, oder spiel noch einmal.
   *[other] Du kannst dich solange umsehen.
}

## dice/panels/ChancesCard

dice-chances = Genaue Chancen
dice-chances-of = { $of ->
    [planes] Deine Flugzeuge nach dem zweiten Wurf, in %
   *[wins] Die Partie mit jedem Ass, in %
}
dice-share = { $name ->
    [you-hit] du schießt
    [new-turn] Gleichstand, neuer Zug
    [you-evade] du weichst aus
    [look-on] du siehst zu
    [shot-lands] der Schuss trifft
    [gets-away] er geht daneben
    [you-lead] du führst
    [tie] Gleichstand
   *[behind] zurück
}
dice-share-told = { $share }: { $chance }
dice-win = Du gewinnst die Partie: { $chance }
dice-chances-none = Hier bleibt nichts dem Zufall überlassen.
dice-chances-of-a-puzzle = Hier gibt es keine Chancen: Es ist ein Rätsel.
dice-chances-wait = Wird berechnet …

## dice/panels/DiceLive

dice-asked = { $seat }: { $question }

## dice/panels/DiceTally

dice-seat = Platz
dice-aces-left = Asse übrig
dice-aces-retired = Asse in Rente

## dice/DiceDesktop

dice-another-look = Andere Farben
dice-turn-alone = Zug { $round }
dice-sky = Staffeln in der Luft
dice-rolling = würfelt
