### What a command cannot do as it was asked.

at-option = --{ $option }: { $reason }
command-dice = --dice: { $dice } is neither seeded nor typed
command-form = --option: { $text } is not of the form KEY=VALUE
command-is-folder = --{ $option }: { $path } is a folder
command-mode = --mode: { $mode } is not one of { $modes }
command-no-folder = --{ $option }: there is no folder { $folder }
command-save-exists = --save: { $save } exists already; go on with it by --resume { $save }, or choose another name
command-say-resume = to go on with { $file }, say --resume { $file }
command-number = --{ $option }: { $text } is not a { $whole ->
    [yes] whole number
   *[no] number
 }
command-seed = --seed: { $seed } is not a whole number from 0 to { $most }
command-team-draw = --teams: a team called 'draw' could not be told from a draw
command-teams = { $seats } seats want { $seats } teams, not { $teams }
command-too-long = --option: { $key }: a value of { $characters } characters is too long
command-reach = --reach: { $reach } is not of the form 10.0.0.2:8000
command-url = --url: { $url } is not of the form https://table.example

## What is typed wrong

misuse-command = there is no command { $given }{ $near ->
    [not-there] ; skyrmish -h lists them all
   *[other] ; did you mean { $near }?
 }
misuse-missing = { $what } is missing; { $command } -h tells what there is to say
misuse-no-option = there is no { $option }{ $near ->
    [not-there] ; { $command } -h tells what there is to say
   *[other] ; did you mean { $near }?
 }
misuse-number = { $option }: { $text } is not possible; { $command } -h tells what is
misuse-too-much = { $given } is more than { $command } takes; { $command } -h tells what there is to say
misuse-value = { $option } takes { $given ->
    [yes] no value
   *[no] a value
 }; { $command } -h tells more

## Files

file-no-name = { $file } is no name of a file
file-not-text = { $file }: not UTF-8 text
file-problem = { $file }: { $problem }
file-too-large = { $file }: more than { $most } MB
file-unwritten = { $path } cannot be written: { $problem }

## Odds

no-attacks = { $game } has no attacks between planes
chances-no-defense = --defense is missing: how many dice will the defender roll?
chances-no-dice = --{ $option }: no dice are left to roll
chances-no-squadron = --{ $option }: { $word } is neither 0 to { $most } Rookies nor a new Ace, A, B, E or R
chances-squadron-size = --{ $option }: a squadron of Dogfight has { $most } dice, not { $given }
chances-other-game = --{ $option } is nothing to ask of { $game }
chances-so-many-icons = --{ $option }: 0 to { $most } icons can be added
chances-no-face = --{ $option }: { $face } is no face of a d{ $sides }
chances-no-rerolls = --{ $who }-rerolls is missing: without a reroll there is nothing to choose
chances-one-missing = --{ $option } is missing; without both, all stats are told
chances-so-many-dice = --{ $option }: there are 1 to { $most } dice, not { $dice }

## Many games

arena-interrupted = interrupted after { $done } of { $total } games; { $kept ->
    [yes] the same command goes on from { $save }
   *[no] with --save FOLDER they would have been kept
 }
balance-nothing-counted = interrupted before the first games were counted; there is nothing to tell
solve-no-game = game { $game } cannot be solved; those that can are { $games }
library-missing = this needs a library that was left out when Skyrmish was installed: pip install '{ $requirement }'
disk-is-full = what was to be written does not fit: the disk is full

language-unknown = there is no language { $given }: { $known }
