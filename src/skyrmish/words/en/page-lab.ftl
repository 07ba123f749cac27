### The lab: many games of what is chosen, and what they show.

## lab/LabScreen

lab-lab-skyrmish = Lab · Skyrmish
lab-line = Change a rule, and see what it does
lab-what-is-played = What is played
lab-as-in-the-lobby = As the lobby has it. What you change here stays here, until you take it there.
lab-take-to-the-lobby = Take these rules to the lobby

## lab/LabControls

lab-many-games = Many games
lab-kind = { $kind ->
    [simulate] Who wins
   *[balance] Which stats win
 }
lab-kind-about = { $kind ->
    [simulate] Bots on all seats, as skyrmish simulate plays them
   *[balance] Every way to share out the stats against every other, as skyrmish balance plays them
 }
lab-bot-for = Bot for { $name }
lab-bot-for-both = Bot for both sides
lab-games = Games
lab-games-number = { $thousands } 000
lab-a-million = 1 000 000
lab-seed = Seed
lab-count = Count
lab-again = Count again
lab-stop = Stop
lab-no-stats = This game has no stats to share out.
lab-at-once = When you change something, it is counted again.

## lab/Progress

lab-progress = { $games } of { $wanted } games
lab-stopped = Stopped after { $games } of { $wanted } games
lab-rate = { $games } games, { $rate } a second
lab-same-numbers = The same numbers, by the command:

## lab/Sides

lab-score = { $percent } %
lab-interval = { $low } to { $high } %
lab-wins-of = { $side }: { $percent } % of games won, surely between { $low } and { $high } %
lab-than-before = { $points } points
lab-draws = Draws
lab-rounds = Rounds in a game
lab-rounds-number = { $rounds }

## lab/HeatMap

lab-map = Wins in 100 games of the row against the column; a draw is half a win
lab-of-against = wins of \ against
lab-field = all
lab-field-about = Against all others
lab-secret = secret
lab-secret-about = How often to choose it, if both choose in secret
lab-never = never
lab-legend = Bold: surely not even. { $stats }.
lab-stat = { $letter } { $name }
lab-cell = { $row } against { $column }: { $percent } % ({ $low } to { $high })

## lab/Runs

lab-earlier = What you have tried
lab-column = { $column ->
    [rules] Rules
    [found] Found
    [rounds] Rounds
   *[games] Games
 }
lab-found-side = { $side } { $percent } %
lab-found-best = best { $name } { $percent } %
