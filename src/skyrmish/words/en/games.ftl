### The games: a title, and what is said of them where somebody chooses one.

game-squadron-leader = Squadron Leader
game-squadron-leader-about = Templates, arcs and altitude
game-squadron-leader-players = 2 to 6 planes or teams
game-space-pirates = Space Pirates
game-space-pirates-about = Hexagon ships, 60° arcs, stored Speed
game-space-pirates-players = 2 to 6 ships
game-dogfight = Dogfight
game-dogfight-about = Dice: outnumber, hit, evade
game-dogfight-players = 2 to 4 players
game-bombing-raid = Bombing Raid
game-bombing-raid-about = Dice: push your luck, bring the Aces home
game-bombing-raid-players = 2 to 4 players
