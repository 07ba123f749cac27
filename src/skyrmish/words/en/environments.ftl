### Environments for learning agents: what is wrong with what they were asked for, or told.

env-unknown = there is no environment { $name }; there are { $known }
env-extra-missing = { $what } is not installed: pip install 'skyrmish[{ $extra }]'
env-rewards = rewards must be { $known }, not { $given }
env-choice = there is no choice { $name }; there are { $known }
env-seats = seats: { $given } is neither a number of agents nor a list of their names
env-teams = teams: { $teams } for { $seats } seats; name one for each
env-number = { $what }: { $given } is not a whole number
env-board = board: { $given } is not a width and a height in mm
env-names = { $what }: { $given } is not a list of names
env-name = { $what }: { $given } is not a name
env-options = options: { $given } does not name a value for each option
env-actions-named = actions: { $given } does not name an action for each agent
env-render-mode = render_mode must be { $known }, not { $given }
env-not-begun = the environment has not begun: call reset() first
env-is-over = the match is over: call reset() for the next one
env-action-missing = { $seat } is asked { $waits }, but has no action
env-no-such-action = action { $action } is not a whole number from 0 to { $most }
env-not-legal = action { $action } ({ $order }) is not legal now: the table waits for { $seats } { $waits }
env-no-order = action { $action } is no answer now: the table waits for { $seats } { $waits }
env-text-title = { $title } · round { $round }
env-text-waits = The table waits for { $seats } { $waits }.
env-picture-round = Round { $round }
env-picture-planes = { $planes ->
    [one] 1 plane
   *[other] { $planes } planes
 }
env-opponents = opponents: { $count } for the { $seats } other seats; name one, or one for each
env-opponent-slow = opponents: { $bot } searches, which many matches at once have no time for; there are { $known }
env-seat = seat: { $seat } is not from 0 to { $most }
env-not-compiled = many matches at once are played of { $known }, not of { $game }
env-actions-shape = actions: { $count } whole numbers are wanted, one for each match
env-groups = groups: { $matches } matches cannot be shared out evenly among { $groups }
env-kept-other = what was kept is of other matches: take it up with the same game, choices and numbers
env-action-unknown = action { $action } is no answer now
env-die-shows = the die falls on side { $face }
