### Bots that cannot be had, what a bot of somebody's own did wrong, and what that comes to.

bot-unknown = bot { $bot } is unknown; the bots are { $known }
bot-unknown-here = bot { $bot } is unknown; the bots are { $known }, FILE.py:NAME and program:COMMAND
bot-seconds = seconds: { $seconds } is not above 0 and up to { $most }
bot-no-file = bot { $bot }: there is no file { $file }
bot-problem = bot { $bot }: { $problem }
bot-which-program = bot { $bot }: say which program, such as program:./my-bot
bot-at-fault = bot { $bot } { $reason }
solver-winning-loses = with these dice winning a turn can be a loss: the solver does not play them

## Faults: what follows the name of a bot

fault-ended = ended
fault-late = is late
fault-no-json = answered no JSON
fault-no-object = answered no JSON object
fault-not-started = cannot be started: { $problem }
fault-too-much = answered too much
fault-says = says { $error }
fault-no-orders = answered no list of orders
fault-order = ordered { $order }: { $reason }
fault-unfinished = left its move unfinished

## Faults: what they come to

fault-out = { $who } was at fault in { $faults } of { $answers } answers, which loses the match
fault-count-raised = { $count } raised
fault-count-late = { $count } too slow
fault-count-gone = { $count } gone
fault-count-refused = { $count } refused
