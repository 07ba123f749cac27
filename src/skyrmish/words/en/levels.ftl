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

why-mixture = { $said }: drawn by lot from a mixture that nobody can prepare against.
why-no-games = { $said }: no games were played on for this.
why-place = { $said }: your chance to win is { $chance } %.
why-damage = { $said }: you expect to deal { $given } damage this round and to take { $taken }; your chance to win is { $chance } %.

## Why a bot of the dice games would do something

why-random = { $said }: drawn by lot.
why-greedy = { $said }: that looks best just now.
why-solver = { $said }: that wins most often from here, by the tables of chances{ $chance ->
    [not-there] { "" }
   *[other] ; as the squadrons stand, your chance to win is { $chance } %
 }.
