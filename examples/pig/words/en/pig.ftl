### Pig.

game-pig = Pig
game-pig-about = Roll as often as you dare
game-pig-players = 2 to 6 players

ask-pig-turn = roll again, or hold
waits-pig-turn = to roll or hold
pig-stands = { $score } points{ $pot ->
    [0] { "" }
   *[other] , { $pot } more at stake
 }
pig-die-missing = dice: one more wanted
pig-die-wrong = dice: { $given } is no face of a d{ $sides }
pig-nothing-to-hold = there is nothing to hold yet: roll first

event-pig-rolled = { $who } { FORM($you, "rolls", "roll") } { $face }.
event-pig-held = { $who } { FORM($you, "holds", "hold") }, and { FORM($you, "has", "have") } { $score }.
event-pig-won = { $who } { FORM($you, "wins", "win") }.

pig-sheet-turn = A turn
pig-sheet-roll = Roll as often as you like; what you roll is at stake, and a 1 loses it and your turn.
pig-sheet-hold = Hold to take home what is at stake.
pig-sheet-win = The first with { $points } points wins.
