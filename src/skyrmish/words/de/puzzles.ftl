### Rätsel: was gefragt ist, was zählt, und warum eine Antwort die beste ist.

no-such-puzzle = es gibt kein Rätsel { $puzzle }; alle stehen in der Liste der Rätsel

puzzle-safe-shot = Alle anderen haben gezogen. Flieg so, dass du schießen kannst und niemand auf dich.
puzzle-safe-shot-rule = Es zählt deine Trefferchance; wo jemand zurückschießen kann, zählt sie nichts.
puzzle-safe-shot-why = Von dort triffst du { $target } mit { $hit } %, und niemand hat dich im Visier.
puzzle-safe-shot-why-not = { $lost ->
    [yes] Dein Flugzeug verlässt das Spielfeld.
   *[other] { $threats ->
        [not-there] { $target ->
            [not-there] Von deinem Ende aus ist niemand zu beschießen.
           *[other] Dein Ende ist auch sicher, trifft { $target } aber nur mit { $hit } %.
        }
       *[other] An deinem Ende kannst du von { $threats } beschossen werden.
    }
 }

puzzle-best-shot = Alle anderen haben gezogen und schießen vor dir. Finde den Plan mit der besten Chance, in dieser Runde jemanden abzuschießen.
puzzle-best-shot-rule = Du musst noch fliegen, wenn du mit Schießen dran bist. Alle werfen auf Schaden nach.
puzzle-best-shot-why = Du schießt { $target } mit { $kill } % ab{ $threats ->
    [not-there] , und niemand kann vorher auf dich schießen.
   *[other] { "" }. Vorher kannst du von { $threats } beschossen werden, und du bist mit { $lives } % noch da: zusammen { $best_worth } %.
 }
puzzle-best-shot-why-not = { $lost ->
    [yes] Dein Flugzeug verlässt das Spielfeld.
   *[other] { $target ->
        [not-there] Von deinem Ende aus ist niemand zu beschießen.
       *[other] Dein Plan kommt auf { $worth } %: { $kill } %, um { $target } abzuschießen, und { $lives } %, um noch da zu sein.
    }
 }

puzzle-escape = Alle anderen haben gezogen und zielen auf dich. Finde den Plan mit der besten Chance, diese Runde zu überleben.
puzzle-escape-rule = Wer auf dich schießen kann, tut es und wirft auf Schaden nach.
puzzle-escape-why = { $threats ->
    [not-there] Dort kann niemand auf dich schießen.
   *[other] Dort kannst du nur von { $threats } beschossen werden: Du überlebst mit { $lives } %.
 }
puzzle-escape-why-not = { $lost ->
    [yes] Dein Flugzeug verlässt das Spielfeld.
   *[other] { $threats ->
        [not-there] Dein Ende ist auch sicher.
       *[other] An deinem Ende kannst du von { $threats } beschossen werden: Du überlebst mit { $lives } %.
    }
 }

puzzle-reroll = { $attacks ->
    [yes] { $target } hat noch { $health } Leben. Was gibt dir die beste Chance, { $target } mit diesem Angriff abzuschießen?
   *[other] Du hast noch { $health } Leben. Was gibt dir die beste Chance, in der Luft zu bleiben?
 }
puzzle-reroll-rule = Nicht der Schaden zählt, sondern ob { $target } fällt; beide Piloten werfen ab hier darauf nach.
puzzle-reroll-why = { $attacks ->
    [yes] Das schießt { $target } mit { $best_worth } % ab.
   *[other] Du bleibst mit { $best_worth } % in der Luft.
 }
puzzle-reroll-why-not = Deine Antwort kommt auf { $worth } %.

puzzle-stats = { $target } hat Angriff { $attack }, Abwehr { $defense }, Tempo { $speed } und Leben { $health }. Ihr trefft euch Nase an Nase in Abschnitt { $section } und tauscht Schüsse, bis einer fällt; { $target } schießt zuerst. Du brauchst mindestens Tempo { $needed }. Welche Werte?
puzzle-stats-rule = Niemand zieht weg, und alle werfen auf Schaden nach.
puzzle-stats-why = Du bleibst mit { $best_worth } % übrig.
puzzle-stats-why-not = { $nothing ->
    [yes] Das ist nicht schnell genug.
   *[other] Mit deinen sind es { $worth } %.
 }

puzzle-trap = In dieser Runde kann niemand schießen. Flieg so, dass du in der nächsten schießen kannst, wohin der andere auch geht.
puzzle-trap-rule = Es zählt die Trefferchance der nächsten Runde, die dir niemand nehmen kann.
puzzle-trap-why = Was auch kommt, du triffst in der nächsten Runde mit mindestens { $best_worth } %{ $line ->
    [not-there] .
   *[other] , wenn du so weitermachst: { $line }.
 }
puzzle-trap-why-not = { $nothing ->
    [yes] Von dort bleibt ein Ausweg.
   *[other] Von dort sind nur { $worth } % sicher.
 }

puzzle-dice = { $decision ->
    [bring] Du hast einen Rookie verloren. Welches Ass gibt dir die beste Siegchance?
    [retire] Ein Ass muss gehen. Ohne welches ist deine Siegchance am besten?
    [second-roll] Welche Würfel wirfst du neu, um die Partie zu gewinnen?
   *[other] Dein Entscheidungswürfel: Was gibt dir die beste Siegchance?
 }
puzzle-dice-rule = { $decision ->
    [second-roll] { $target } wirft neu, was im Schnitt mehr bringt: { $dice ->
        [not-there] nichts
       *[other] { $dice }
    }. Nach diesem Zug spielen beide so gut es geht.
   *[other] Danach spielen beide so gut es geht.
 }
puzzle-dice-why = Du gewinnst die Partie mit { $best_worth } %.
puzzle-dice-why-not = Mit deiner Antwort sind es { $worth } %.

puzzle-own = Du hast befohlen: { $said }. Das kostete { $loss } % deiner Siegchance. Was ist besser?
puzzle-own-rule = Verglichen wird mit dem, was ein Ass täte, nach dessen eigenem Urteil über die Stellung danach.
puzzle-own-why = Danach gibt ein Ass dir { $best_worth } % Siegchance.
puzzle-own-why-not = { $target ->
    [not-there] Nach deiner Antwort gibt ein Ass dir { $worth } % Siegchance.
   *[other] Nach deiner Antwort gibt ein Ass dir { $worth } % Siegchance; es gibt einen Weg, der einen Schuss auf { $target } behält, Treffer { $hit } %.
 }
puzzle-own-not-judged = Schritt { $step } ist keine Entscheidung, die sich mit der eines Asses vergleichen lässt

puzzle-hint-begins = Es beginnt mit: { $step }.
puzzle-hint-most = Bis auf den letzten Schritt: { $steps }.
puzzle-hint-not = Es ist nicht: { $answer }.
puzzle-second = Das Nächstbeste ist { $answer }: { $worth } %.
