### What several screens say.

## Said in several places

shared-close = Close
shared-skyrmish-home = Skyrmish, to the first screen
shared-puzzles = Puzzles
shared-print-kit = Print kit
shared-lab = Lab
shared-rules = Rules
shared-skyrmish = Skyrmish
shared-a-match = A match
shared-theme = { $theme ->
    [day] Day
    [night] Night
   *[space] Space
}
shared-speed-short = { $short } { $speed } short
shared-copied = Copied
shared-copy-link = Copy link
shared-percent = { $value } %
shared-hexes = { $value ->
    [one] { $value } hex
   *[other] { $value } hexes
}
shared-laying-out-the-table = Laying out the table …
shared-game = Game
shared-edition = Edition
shared-enter = Enter
shared-replay = Replay
shared-to-the-lobby = To the lobby
shared-record = Record
shared-space = Space
shared-hit = hit

## App

shared-incomplete = A part of the page did not come: the line broke off, or there is a newer version. Nothing is lost.
shared-load-again = Load the page again

## board/ThreatArc

shared-arc-of = { $name }’s arc

## board/Wedge

shared-range = { $unit ->
    [mm] range { $most } mm
   *[hexes] range { $most } hexes
}

## connection/asking

shared-out-of-reach-is-it-running = The table is out of reach. Is it still running?
shared-table-answered = The table answered { $status }.

## connection/records

shared-record-you-brought = A record that you brought

## connection/socket

shared-line-ended = { $why ->
    [unplayable] What is kept of this match breaks its rules. Nothing of it was changed: tell whoever runs the table.
    [strange] This link opens no seat of this match.
    [gone] There is no such match here.
    [elsewhere] This match is open in another tab of this browser. Nothing is lost: play on there, or here.
   *[renewed] The table has been renewed: load the page again.
}

## connection/table

shared-out-of-reach = The table is out of reach.

## controls/Masthead

shared-screens = Screens
shared-resume = Resume
shared-lobby = Lobby
shared-replays = Replays
shared-theme-change = Theme: { $name }. Change it.

## flight/fan

shared-climb-first = climb { $levels } first
shared-too-deep-a-dive = too deep a dive for it
shared-dive-to-pay = { $stores ->
    [yes] spend { $levels } of what is stored
   *[no] dive { $levels } to pay for it
}
shared-drop-the-climb = { $stores ->
    [yes] store less
   *[no] drop the climb
}
shared-nothing-to-pay-with = nothing is left to pay with
shared-short-but = { $short }: { $way }

## pieces/AltitudeBars

shared-altitude-of = { $stores ->
    [yes] Stored: { $altitude } of { $most }
   *[no] Altitude { $altitude } of { $most }
}

## pieces/TeamBadge

shared-team = team { $team }
shared-your-team = your team, { $team }

## pieces/Pips

shared-health-of = Health { $health } of { $full }

## pieces/TrayDie

shared-die = { $of ->
    [attack] attack die { $number }: { $face }, { $result }
   *[defence] defence die { $number }: { $face }, { $result }
}
shared-reroll-it = reroll?

## words/dice

shared-die-was = was { $face }
shared-die-bonus = { $for ->
    [altitude] higher
    [guides] guides
   *[ace] Ace
}
shared-die-result = { $result ->
    [critical] crit
    [hit] hit
    [double] 2 hits
    [dodge] dodge
    [double-dodge] 2 dodges
    [cancelled] dodged
   *[miss] miss
}
shared-damage = { $damage ->
    [0] No damage
   *[other] { $damage } damage
}

## words/numbers

shared-less-than-a-percent = < 1 %
shared-nearly-certain = > 99 %
shared-millimetres = { $value } mm

## words/sights

shared-out-of-range = out of range by { $by }
shared-outside-the-arc = { $degrees }° outside your arc
shared-no-shot-for = { $why }.
shared-no-shot-so-far = { $why }: { $distance } of { $reach }.
shared-sight-odds = { $plane }: hit { $hit }, kill { $kill }. { $words }
shared-sight-refused = { $plane }: { $why }. Rule { $clause }.
shared-language = Language
