### Why a ruleset is none: games, editions, modules, options, boards, dice.

game-is-there = game { $game } is there already
game-unknown = game { $game } is unknown; the games are { $games }
dice-game-unknown = game { $game } is unknown; the dice games are { $games }

## Editions and modules

at-edition = edition { $edition }: { $reason }
edition-unknown = edition { $edition } is unknown; the editions are { $editions }
edition-of-another-game = edition { $edition } is none of { $game }'s
edition-no-number = [costs] { $key }: { $given } is not a whole number from 0
edition-no-room = [costs] { $key }: { $number } is more than the { $most } there is room for
edition-no-module = { $where }: there is no module { $module }; the modules are { $modules }
module-unknown = module { $module } is unknown; the modules are { $modules }
module-twice = a module is named twice
module-needs = module { $module } needs the module { $other }
module-excludes = module { $module } cannot be combined with { $other }

## Options

option-unknown = option { $option } is unknown; { $near ->
    [not-there] skyrmish rules --json lists them all
   *[other] did you mean { $near }?
 }
option-choice = option { $option }: { $given } is not one of { $known }
option-switch = option { $option }: { $given } is neither true nor false
option-amount = option { $option }: { $given } is not { $whole ->
    [yes] a whole number
   *[no] a number
 } from { $least } to { $most }
option-stats = option { $option }: { $given } is not { $count } whole numbers from 1 to 8, such as [4, 3, 3, 2]
option-no-face = option { $option }: { $given } is no face of a d{ $sides }
option-no-bombers = option { $option }: there are no bombers among Space Pirates' own pieces
option-needs-altitude = option { $option } needs altitude
option-no-value = the value of { $option } is neither a word nor a number
option-too-long = { $option } is no option

## Boards

board-form = { $given } is not of the form 700x700
board-without-size = { $given } has no width or no height
board-too-small-for-mission = mission { $mission } needs { $least } mm or more each way, not { $size }
board-size = a board of { $size } { $hexes ->
    [yes] hexes
   *[no] mm
 } is not from { $least } to { $most }

## Manoeuvres

manner-nose = { $where }: nose { $given } is not one of { $known }
manner-no-switch = { $where }: there is no switch { $switch }
manner-is-there = manoeuvres { $file }: there is a manner { $manner } already
too-many-manoeuvres = this ruleset has { $count } manoeuvres, more than the { $most } there is room for
too-many-plans = Speed { $speed } makes { $plans } flight plans, more than the { $most } there is room for
too-long-a-plan = Speed { $speed } pays for { $manoeuvres } manoeuvres in one plan, more than the { $most } there is room for
too-many-sequences = Speed { $speed } makes more than the { $most } sequences of manoeuvres there is room for

## Dice

file-is-not-there = { $file }: { $mistake }
file-is-no-toml = { $file }: not a TOML file: { $mistake }
dice-option-unknown = option { $option } is unknown; the options are { $options }
dice-timing = option decision.timing: { $given } is not one of { $known }
dice-rounds = option limit.rounds: { $given } is not a whole number from 0 to { $most }
dice-no-object = option dice: an object with a list of six faces for each die
dice-no-room = dice.squadron: { $key } { $number } is more than the { $room } there is room for
dice-unknown = dice: there is no die { $die }; the dice are { $dice } and ace
dice-no-table = dice.{ $die }: this must be a table
dice-no-ace = dice.ace.{ $ace }: the Aces are { $aces }
dice-six-faces = dice.{ $die }: a die has six faces, not { $count ->
    [not-there] no
   *[other] { $count }
 }
dice-no-icon = dice.{ $die }: icon { $face } is unknown; the icons are { $icons }
dice-cannot-show = dice.{ $die }: such a die cannot show { $face }, only { $known }
