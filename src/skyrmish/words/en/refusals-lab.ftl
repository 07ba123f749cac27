### Experiments that make no sense, and their files.

not-from-to = { $what }: { $number } is not from { $least } to { $most }
lab-seed-range = { $what }: { $seed } is not from 0 to 2^63 − 1
arena-bots = --bots: an arena has 2 to { $most } bots, not { $bots }
arena-bot-twice = --bots: { $bot } is named twice
arena-no-file = --save: { $path } is no arena's file
arena-other-file = --save: { $path } holds another arena (other bots, rules, seed or limits)
shelf-bot = --save: bot { $bot } cannot be kept in a record, where | and # mean something else; --save-games 0 keeps none
shelf-file = --save: { $folder } is a file, not a folder
shelf-taken = --save: { $folder } holds records already; choose another folder
arena-unwritten = --save: { $path } cannot be written: { $problem }
kept-no-file = --keep: { $path } is no file of kept games or ratings; choose another
kept-unwritten = --keep: { $path } cannot be written: { $problem }
kept-own = --keep: only games between bots of the ladder are kept; leave --keep away
cluster-no-ray = --cluster: this needs Ray, which is not installed: pip install 'skyrmish[cluster]'
cluster-silent = --cluster: no Ray cluster answers at { $address }; start one with ray start --head, and give the address that it prints
cluster-lost = --cluster: the cluster was lost ({ $problem }); start it again, and the same command plays the same games
cluster-version = --cluster: its machines have Skyrmish { $theirs }, and this one { $ours }; games are equal only where these are
cluster-own = --cluster: bots and games of your own are played on one machine; leave --cluster away

## The lab of a page

lab-bots = { $bots } { $bots ->
    [one] bot
   *[other] bots
 } for { $seats } seats: there must be one for each
lab-not-this-game = { $game } cannot be played so often here; skyrmish simulate can
lab-no-mission = balance compares ways to share out the stats in a plain dogfight: choose no mission
lab-needs-engine = rules as WebAssembly, with which many games are played, did not come, or this folder was written without them: skyrmish site without --no-engine
lab-broke-off = the games broke off: { $problem }
lab-busy = the lab is busy with somebody else's games; try again when they are counted
lab-getting-ready = Compiling the rules for many games, once for this version: it takes about half a minute on a free core, and longer on a busy machine …
