### Experiments that make no sense, and their files.

not-from-to = { $what }: { $number } is not from { $least } to { $most }
lab-seed = { $what }: { $seed } is not from 0 to 2^63 − 1
arena-bots = --bots: an arena has 2 to { $most } bots, not { $bots }
arena-bot-twice = --bots: { $bot } is named twice
arena-no-file = --save: { $path } is no arena's file
arena-other-file = --save: { $path } holds another arena (other bots, rules, seed or limits)
shelf-bot = --save: bot { $bot } cannot be kept in a record, where | and # mean something else; --save-games 0 keeps none
shelf-file = --save: { $folder } is a file, not a folder
shelf-taken = --save: { $folder } holds records already; choose another folder
arena-unwritten = --save: { $path } cannot be written: { $problem }
