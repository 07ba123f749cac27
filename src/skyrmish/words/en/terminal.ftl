### What the terminal says at any table. $you is yes where $who is spoken to.

## Sitting down and leaving

terminal-title = { $title }.
terminal-bot = { $name } ({ $bot } bot)
terminal-at-the-table = At the table: { $who }. Seed { $seed }. Kept in { $path }.
terminal-resumed = Resumed in round { $round }.
terminal-over-already = The match is over already.
terminal-typed-dice = You throw the dice, for bots too, and type what they show; several may go on a line, in the order they are asked for.
terminal-type-help = Type help at any prompt.
terminal-good-bye = Good-bye.
terminal-saved = Saved in { $path }; resume with
terminal-record = The record is { $path }; step through it with
terminal-teams = { $seats } seats need { $seats } teams, not { $teams }

## Handing over the keyboard

terminal-hand-over = Choices are secret: hand the keyboard to { $who }. { $who }, press Enter>
terminal-at-the-keyboard = { $who } { FORM($you, "is", "are") } at the keyboard.
terminal-has-chosen = { $who } { FORM($you, "has", "have") } chosen.

## Bots at fault

terminal-fault = { $who } { $reason }; { $stand_in } answers for it.
terminal-faults = { $who } was at fault in { $faults } of { $answers } answers: { $kinds }.
terminal-won-by-faults = { $lost } lost by faults: { $side } { FORM($you, "wins", "win") }.
terminal-drawn-by-faults = The winner was at fault too often: the others have drawn.

## Asking

terminal-prompt = { $who }, { $question }>
terminal-prompt-which = { $who }, { $question }: which plane?>
terminal-stands = { $name }: { $told }.
terminal-sure-to-resign = { $who } { FORM($you, "resigns", "resign") }, and cannot come back. Do it? yes or no>
terminal-sure = '{ $order }' takes { $who } out of the game. Do it? yes or no>
terminal-throws-dice = '{ $order }' throws dice: { $steps } will be flown and cannot be taken back. Go on? yes or no>
terminal-yes = yes y
terminal-not-done = Left as it was.
terminal-planned = Planned: { $steps }.
terminal-taken-back = Taken back: { $step }.
terminal-nothing-against = Nothing is against '{ $order }'.
terminal-nothing-yet = Nothing has happened yet.

## Help

terminal-help = { $shorts ->
    [yes] Type an order by its number or in words; beginnings and short forms do, such as
   *[no] Type an order by its number or in words; beginnings do.
 }
terminal-help-now = now:
terminal-help-words = { $plans ->
    [yes] Several steps go with commas: c, s, bl, e. A move is only planned, and can be undone, until you end it. Other words:
   *[no] Other words:
 }
terminal-command-help = this list
terminal-command-orders = the legal orders again
terminal-command-look = how things stand
terminal-command-why = why ORDER: what is against it
terminal-command-log = what happened lately; log all from the beginning
terminal-command-rules = the rules of this match
terminal-command-undo = take the last step of the plan back; undo all of them
terminal-command-takeback = take your last order back, with all since, if no die has fallen
terminal-command-resign = give up
terminal-command-hint = what a good player would do, and why
terminal-command-wait = let a bot of your team go first
terminal-command-save = where the game is saved (it is after every step)
terminal-command-quit = leave; the game can be resumed
terminal-hint = The { $bot } would say: { $said }{ $why ->
    [not-there] { "" }
   *[other] : { $why }
 }
terminal-hint-for = for { $who }, from where { FORM($you, "it stands", "you stand") } before your plan

## Saying no

terminal-nothing-typed = type a number or an order from the list, or help
terminal-too-long = that is longer than { $most } characters
terminal-no-list = there is no list now
terminal-no-number = there is no number { $number } in the list
terminal-no-order = { $given } is no order, nor the beginning of one; now you may say: { $forms }; or help
terminal-could-be = { $word } could be { $found }
terminal-say-which = say which plane: { $names }
terminal-has-plan = { $who } { FORM($you, "has", "have") } a plan; undo it first
terminal-nothing-to-undo = there is nothing to take back: what was committed stays
terminal-nobody-waits = nobody else of your side is waiting
terminal-why-what = say what you wonder about: why ORDER
terminal-no-map = there is no map of this game
terminal-so-many-dice = that is { $typed ->
    [one] 1 die
   *[other] { $typed } dice
 }, and { $wanted } are wanted

## Replay

terminal-replay-help = Enter or n: next line · p: back · n 5, p 5: five lines · first · last · g 17: to line 17 · round 3 · { $map ->
    [yes] map · look [NAME]
   *[no] look
 } · q
terminal-replay-who = At the table: { $who }.
terminal-replay-line = { $number }. { $who }: { $orders }
terminal-replay-secret = chooses, not revealed yet
terminal-replay-end = That is the end of the record.
terminal-replay-verdict = The record ends here: { $verdict }.
terminal-replay-beginning = That is the beginning of the record.
terminal-replay-no-step = { $word } is no step here. { $help }
terminal-replay-no-number = { $word } is not a whole number
terminal-replay-no-line = --at: the record has { $last } lines, not { $number }
