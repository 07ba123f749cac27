### Die Spiele: ein Titel, und was dazu gesagt wird, wo jemand eines wählt.

game-squadron-leader = Squadron Leader
game-squadron-leader-about = Schablonen, Schussfelder und Höhe
game-squadron-leader-players = 2 bis 6 Flugzeuge oder Teams
game-space-pirates = Space Pirates
game-space-pirates-about = Sechseckige Schiffe, 60°-Schussfelder, gespeichertes Tempo
game-space-pirates-players = 2 bis 6 Schiffe
game-dogfight = Dogfight
game-dogfight-about = Würfel: Überzahl, treffen, ausweichen
game-dogfight-players = 2 bis 4 Spieler
game-bombing-raid = Bombing Raid
game-bombing-raid-about = Würfel: das Glück ausreizen, die Asse heimbringen
game-bombing-raid-players = 2 bis 4 Spieler
