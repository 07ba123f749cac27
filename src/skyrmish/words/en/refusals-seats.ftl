### Why nobody can sit so: seats, teams, names, and the pieces of each.

at-planes = planes: { $reason }
kind-of-name = { $what ->
    [seat] seat
    [team] team
   *[plane] plane
 }
named-twice = { kind-of-name } { $name } is named twice
name-has-a-meaning = { kind-of-name } { $name }: that word has another meaning in records
name-form = { kind-of-name } { $name }: a name is 1 to { $most } printable characters without colon, comma, bar, # or double spaces
name-ends-like-aces = { kind-of-name } { $name }: a name does not end like an order for ace dice
team-named-like-seat = team { $team } has the name of a seat that is not in it
plane-named-like-seat = plane { $plane } of seat { $seat } has the name of another seat

seat-nearly-bot = no bot is called { $word }; did you mean { $near }? A person is written { $name }
seats-two-to = there are 2 to { $most } seats, not { $count }
sides-two-to = there are 2 to { $most } sides, not { $count }
players-not-from-two = { $count } players are not from 2 to { $most }
teams-two-against-two = teams are two against two, and everybody is in one
seat-without-plane = seat { $seat } has no plane
too-many-planes = { $count } planes are more than the { $most } there is room for
planes-for-each-seat = { $planes } planes for each seat are not from 1 to { $most }
pieces-each = bombers and balloons of a seat are from 0 to { $most }
pieces-need-module = bombers and balloons need the module { $module }
room-for-pieces = there is room for { $bombers } bombers and { $balloons } balloons
board-small-for-balloons = board: balloons need { $least } mm or more each way
game-has-none = this game has none
dice-games-have-none = the dice games have none
game-without-stats = in { $game } there are no stats to share out
