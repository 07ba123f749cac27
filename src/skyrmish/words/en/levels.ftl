### The levels of bots: a title, and what is said of them where somebody chooses one.

level-random = Random
level-random-about = Does anything that is allowed and not plainly mad.
level-greedy = Greedy
level-greedy-about = Takes what looks best just now.
level-rookie = Rookie
level-rookie-about = Stays on the board and shoots when it can.
level-wingman = Wingman
level-wingman-about = Takes the best exchange of shots it sees.
level-veteran = Veteran
level-veteran-about = Lets you answer its plans before it flies one.
level-ace = Ace
level-ace-about = Weighs all that the dice can do, and the round after.
level-solver = Solver
level-solver-about = Knows the chances of every squadron, and plays by them.

## Why a bot of planes would do something: said to whoever asks, and a bot may be asked for any seat

why-mixture = drawn by lot from a mixture that nobody can prepare against.
why-no-games = no games were played on for this.
why-place = your chance to win is { $chance } %.
why-damage = you expect to deal { $given ->
    [not-there] no
   *[other] { $given }
 } damage this round and to take { $taken ->
    [not-there] none
   *[other] { $taken }
 }; your chance to win is { $chance } %.

## Why a bot of the dice games would do something

why-random = drawn by lot.
why-dice = { $expects ->
    [planes] you expect { $planes } planes, and lead with them in { $share } % of all throws
    [to-hit] { $share ->
        [100] you are the one who shoots
        [0] you are not the one who shoots, whatever falls
       *[other] you expect to be the one who shoots in { $share } % of all throws
    }
    [shot-lands] { $share ->
        [100] your shot lands
        [0] your shot does not land as it lies
       *[other] you expect your shot to land in { $share } % of all throws
    }
    [gets-away] { $share ->
        [100] you get away
        [0] you do not get away as it lies
       *[other] you expect to get away in { $share } % of all throws
    }
   *[nothing] { $bot ->
        [solver] that wins most often from here, by the tables of chances
       *[other] that looks best just now
    }
 }{ $win ->
    [not-there] { "" }
   *[other] ; your chance to win is then { $win } %
 }{ $stands ->
    [not-there] { "" }
   *[other] ; as the squadrons stand, your chance to win is { $stands } %
 }.
