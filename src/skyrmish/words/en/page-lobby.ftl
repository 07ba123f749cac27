### The screen where a match is made.

## Said in several places

lobby-bot = Bot

## lobby/ImportRecord

lobby-open-a-record = Open a record
lobby-or-paste-one = or paste one:
lobby-record-as-text = Record as text
lobby-a-record-as-the-table = A record as the table or the terminal wrote it
lobby-show-it = Show it

## lobby/LobbyScreen

lobby-set-up-a-match = Set up a match
lobby-seats-and-start = Seats and start
lobby-the-table-does-not-answer = The table does not answer
lobby-try-again = Try again
lobby-line = Pocket dogfights on one table
lobby-rules-came-by-link = These rules came by link.

## lobby/MatchList

lobby-keys-of-your-seats-are = Keys of your seats are kept on this device; the host knows your matches by them. Forgetting a match here does not end it. Deleting it is asked of everybody: the host deletes a match once all people who play in it have.
lobby-resume-a-match = Resume a match
lobby-replays = Replays
lobby-match-over = over
lobby-outcome = { $result ->
    [won] you won
    [lost] { $winner } won
    [drawn] a draw
   *[watched] { $winner } won
 }{ $how ->
    [resigned] , by resignation
    [claimed] , by a claim
    [draw-agreed] , agreed
   *[rules] { "" }
 }
lobby-statistics = Your matches on this device
lobby-statistics-column = { $column ->
    [game] game
    [played] played
    [won] won
    [lost] lost
    [drawn] drawn
   *[luck] luck
 }
lobby-game-name = { $game ->
    [squadron-leader] Squadron Leader
    [space-pirates] Space Pirates
    [dogfight] Dogfight
    [bombing-raid] Bombing Raid
   *[other] { $game }
 }
lobby-luck = { $rolled } of { $expected }
lobby-luck-about = Luck: hits and dodges of your planes, or planes on your dice, as they first fell, of as many as are to be expected.
lobby-save-list = Save this list
lobby-forget-all = Forget all …
lobby-forget-all-really = Really forget all of them
lobby-forget = Forget { $title }, { $when }
lobby-forget-here = Forget on this device
lobby-delete-at-host = Delete it everywhere
lobby-deleted = The match is deleted.
lobby-deleted-later = The host deletes the match once { $people } did the same.
lobby-none-waiting = No match is waiting for you on this device.
lobby-none-played = No match has been played on this device yet.

## lobby/SeatList

lobby-seats = Seats
lobby-teams = Teams
lobby-free-for-all = free for all
lobby-in-teams = in teams
lobby-add-a-seat = Add a seat
lobby-add-a-pilot = Add a pilot: several may share a side

## lobby/SeatRow

lobby-by-link = By link
lobby-flies-as = flies as
lobby-side-of = Side of { $name }
lobby-team = Team
lobby-alone = alone
lobby-remove = Remove
lobby-seat-by-link = you get a link to send
lobby-seat-you = you, on this device
lobby-seat-same-screen = same screen, hands over
lobby-count = { $of ->
    [planes] Planes
    [bombers] Bombers
   *[balloons] Balloons
}
lobby-count-of = { $of ->
    [planes] Planes of { $name }
    [bombers] Bombers of { $name }
   *[balloons] Balloons of { $name }
}
lobby-name-of-seat = Name of seat { $number }
lobby-who-flies-for = Who flies for { $name }
lobby-human = Human
lobby-same-screen = Same screen
lobby-level-of = Level of { $name }
lobby-team-of = Team of { $name }
lobby-remove-seat = Remove { $name }

## lobby/SharePanel

lobby-the-table-is-set = The table is set
lobby-send-each-friend-their-own = Send each friend their own link. Whoever opens it sits down, with no account, and may come back later on the same link.
lobby-see-everything-but-secrets = see everything but secrets
lobby-is-here = is here
lobby-not-here-yet = not here yet
lobby-to-the-table = To the table
lobby-all-here = { $away ->
    [0] Everybody is here.
    [one] You need not wait: the match begins as soon as your friend sits down.
   *[other] You need not wait: the match begins as soon as your friends sit down.
}

## lobby/StartPanel

lobby-copy-a-link-to-these = Copy a link to these rules
lobby-rules-copied = Link to these rules copied.
lobby-setting-the-table = Setting the table …
lobby-start = Start

## lobby/choosing/BoardPicker

lobby-board = Board
lobby-as-printed = As printed
lobby-open-sky = Open sky
lobby-hexes = Hexes
lobby-board-side = { $side ->
    [width] Width
   *[height] Height
}
lobby-board-unit = { $board ->
    [hex] hexes
   *[open] mm
}
lobby-board-size = { $board ->
    [hex] { $width } × { $height }
   *[open] { $width } × { $height } mm
}

## lobby/choosing/GameCards


## lobby/choosing/ModuleCards

lobby-core = core
lobby-forward-guides = Forward guides
lobby-guides = { $module ->
    [guides-extra-die] +1 die
   *[guides-only] only arc
}
lobby-needs = Needs { $modules }.

## lobby/choosing/RulesColumn

lobby-start-from-a-preset = Start from a preset
lobby-start-from = Start from
lobby-modules = Modules
lobby-mission = Mission
lobby-none-the-last-side-flying = None: the last side flying wins
lobby-own = { $option ->
    [dice] Dice of your own
   *[other] { $option } of your own
}
lobby-own-about = { $option ->
    [dice] Yours show other faces? Choose a dice file (TOML); what it leaves out stays as printed.
   *[other] Choose a file.
}
lobby-own-chosen = { $name } is played with.
lobby-own-refused = { $name } cannot be played with.
lobby-own-choose = Choose a file
lobby-own-drop = As usual
lobby-one-set-of-rules = One set of rules, dice instead of planes. The rules are at the table, under Rules.
lobby-modules-on = { $on } of { $all } on

## lobby/choosing/Rulings

lobby-rulings = Rulings
lobby-where-the-printed-rules-leave = Where the printed rules leave something open, the table has settled it. You may settle it otherwise.
lobby-search-the-rulings = Search the rulings
lobby-search-arc-altitude-b-05 = Search: arc, altitude, B-05 …
lobby-all-at-their-defaults = All at their defaults
lobby-ruling-usual = usually { $value }
lobby-ruling-now = , now
lobby-no-ruling = No ruling speaks of “{ $sought }”.

## lobby/choosing/SettingRows

lobby-change = Change
lobby-seed-for-the-same-dice = Seed, for the same dice again
lobby-any = any
lobby-minutes-for-each-seat = Minutes for each seat
lobby-setting = { $name ->
    [dice] Dice
    [clock] Clock
   *[rulings] Rulings
}
lobby-change-setting = { $name ->
    [dice] Change dice
    [clock] Change clock
   *[rulings] Change rulings
}
lobby-dice-by-chance = by chance, all recorded
lobby-dice-from-seed = from seed { $seed }
lobby-clock = { $minutes ->
    [0] none
   *[other] { $minutes } minutes each
}
lobby-no-clock = no clock
lobby-rulings-changed = { $changed ->
    [0] all at their defaults
   *[other] { $changed } changed
}

## lobby/draft/draft

lobby-pilot = Pilot { $number }

## lobby/draft/summary

lobby-board-words = { $board ->
    [hex] hexes, { $width } × { $height }
   *[open] { $width } × { $height } mm of open sky
}
lobby-game-and-edition = { $game }, { $edition }
lobby-core-alone = core rules alone
lobby-with-mission = mission { $mission }
lobby-changed-rulings = { $changed ->
    [one] { $changed } ruling changed
   *[other] { $changed } rulings changed
}
lobby-people = { $pilots } pilots{ $several ->
    [yes] {" "}with { $planes } planes
   *[no] {""}
}{ $teams ->
    [yes] {" "}in teams
   *[no] {""}
}
lobby-and = { $most } and { $last }
lobby-details = { $parts }.

## lobby/draft/switching

lobby-switched-on = { $modules } switched on: { $by } needs it.
lobby-switched-off = { $excluded ->
    [yes] { $modules } switched off: not together with { $by }.
   *[no] { $modules } switched off: needs { $by }.
}
