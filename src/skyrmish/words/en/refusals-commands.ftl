### What a command cannot do as it was asked.

at-option = --{ $option }: { $reason }
option-dice = --dice: { $dice } is neither seeded nor typed
option-form = --option: { $text } is not of the form KEY=VALUE
option-is-folder = --{ $option }: { $path } is a folder
option-mode = --mode: { $mode } is not one of { $modes }
option-no-folder = --{ $option }: there is no folder { $folder }
option-save-exists = --save: { $save } exists already; go on with it by --resume { $save }, or choose another name
option-say-resume = to go on with { $file }, say --resume { $file }
option-seed = --seed: { $seed } is not a whole number from 0 to { $most }
option-team-draw = --teams: a team called 'draw' could not be told from a draw
option-teams = { $seats } seats want { $seats } teams, not { $teams }
option-too-long = --option: { $key }: a value of { $characters } characters is too long
option-url = --url: { $url } is not of the form https://table.example

## Files

file-no-name = { $file } is no name of a file
file-not-text = { $file }: not UTF-8 text
file-problem = { $file }: { $problem }
file-too-large = { $file }: more than { $most } MB
file-unwritten = { $path } cannot be written: { $problem }

## Odds

no-attacks = { $game } has no attacks between planes
no-attacks-but-solved = { $game } has no attacks between planes; skyrmish solve { $game } tells its chances
odds-no-defense = --defense is missing: how many dice will the defender roll?
odds-no-face = --{ $option }: { $face } is no face of a d{ $sides }
odds-no-rerolls = --{ $who }-rerolls is missing: without a reroll there is nothing to choose
odds-one-missing = --{ $option } is missing; without both, all stats are told
odds-so-many-dice = --{ $option }: there are 1 to { $most } dice, not { $dice }

## Many games

arena-interrupted = interrupted after { $done } of { $total } games; { $kept ->
    [yes] the same command goes on from { $save }
   *[no] with --save FILE they would have been kept
 }
balance-nothing-counted = interrupted before the first games were counted; there is nothing to tell
solve-no-game = game { $game } cannot be solved; those that can are { $games }
