### Die Stufen der Bots: ein Titel, und was dazu gesagt wird, wo jemand eine wählt.

level-random = Zufall
level-random-about = Tut irgendetwas, das erlaubt und nicht ganz verrückt ist.
level-greedy = Gierig
level-greedy-about = Nimmt, was gerade am besten aussieht.
level-rookie = Neuling
level-rookie-about = Bleibt auf dem Feld und schießt, wenn es geht.
level-wingman = Flügelmann
level-wingman-about = Nimmt den besten Schusswechsel, den er sieht.
level-veteran = Veteran
level-veteran-about = Bedenkt deine Antwort, bevor er fliegt.
level-ace = Ass
level-ace-about = Wägt alles ab, was die Würfel tun können, und die Runde danach.
level-solver = Rechner
level-solver-about = Kennt die Chancen jeder Staffel und spielt danach.

## Warum ein Bot der Flugzeugspiele etwas täte: gesagt, wenn jemand fragt, und für jeden Platz

why-mixture = ausgelost aus einer Mischung, auf die sich niemand einstellen kann.
why-no-games = dafür wurden keine Partien weitergespielt.
why-place = deine Siegchance ist { $chance } %.
why-damage = du machst in dieser Runde im Schnitt { $given ->
    [not-there] keinen
   *[other] { $given }
 } Schaden und nimmst { $taken ->
    [not-there] keinen
   *[other] { $taken }
 }; deine Siegchance ist { $chance } %.

## Warum ein Bot der Würfelspiele etwas täte

why-random = ausgelost.
why-dice = { $expects ->
    [planes] du erwartest { $planes } Flugzeuge und führst damit bei { $share } % aller Würfe
    [to-hit] { $share ->
        [100] du schießt
        [0] du schießt nicht, was auch fällt
       *[other] bei { $share } % aller Würfe schießt du
    }
    [shot-lands] { $share ->
        [100] dein Schuss trifft
        [0] dein Schuss trifft nicht, so wie er liegt
       *[other] bei { $share } % aller Würfe trifft dein Schuss
    }
    [gets-away] { $share ->
        [100] du entkommst
        [0] du entkommst nicht, so wie es liegt
       *[other] bei { $share } % aller Würfe entkommst du
    }
   *[nothing] { $bot ->
        [solver] das gewinnt von hier am häufigsten, laut den Tabellen der Chancen
       *[other] das sieht gerade am besten aus
    }
 }{ $win ->
    [not-there] { "" }
   *[other] ; deine Siegchance ist dann { $win } %
 }{ $stands ->
    [not-there] { "" }
   *[other] ; so wie die Staffeln stehen, ist deine Siegchance { $stands } %
 }.
