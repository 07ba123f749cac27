### What several screens say.

## Said in several places

page-close = Close
page-skyrmish-to-the-lobby = Skyrmish, to the lobby
page-print-kit = Print kit
page-rules = Rules
page-skyrmish = Skyrmish
page-a-match = A match
page-theme = { $theme ->
    [day] Day
    [night] Night
   *[space] Space
}
page-speed-short = { $short } { $speed } short
page-copied = Copied
page-copy-link = Copy link
page-percent = { $value } %
page-hexes = { $value ->
    [one] { $value } hex
   *[other] { $value } hexes
}
page-laying-out-the-table = Laying out the table …
page-game = Game
page-edition = Edition
page-enter = Enter
page-replay = Replay
page-to-the-lobby = To the lobby
page-record = Record
page-space = Space
page-hit = hit

## board/ThreatArc

page-arc-of = { $name }’s arc

## board/Wedge

page-range = { $unit ->
    [mm] range { $most } mm
   *[hexes] range { $most } hexes
}

## connection/asking

page-out-of-reach-is-it-running = The table is out of reach. Is it still running?
page-table-answered = The table answered { $status }.

## connection/records

page-record-you-brought = A record that you brought

## connection/socket

page-line-ended = { $code ->
    [4401] This link opens no seat of this match.
    [4404] There is no such match here.
   *[4409] The table has been renewed: load the page again.
}

## connection/table

page-out-of-reach = The table is out of reach.

## controls/Masthead

page-screens = Screens
page-resume = Resume
page-lobby = Lobby
page-replays = Replays
page-theme-change = Theme: { $name }. Change it.

## flight/fan

page-climb-first = climb { $levels } first
page-too-deep-a-dive = too deep a dive for it
page-dive-to-pay = dive { $levels } to pay for it
page-drop-the-climb = drop the climb
page-nothing-to-pay-with = nothing is left to pay with
page-short-but = { $short }: { $way }

## pieces/AltitudeBars

page-altitude-of = Altitude { $altitude } of { $most }

## pieces/Pips

page-health-of = Health { $health } of { $full }

## pieces/TrayDie

page-die = { $of ->
    [attack] attack die { $number }: { $face }, { $result }
   *[defence] defence die { $number }: { $face }, { $result }
}
page-reroll-it = reroll?

## words/dice

page-die-result = { $result ->
    [critical] crit
    [hit] hit
    [double] 2 hits
    [dodge] dodge
    [double-dodge] 2 dodges
    [cancelled] dodged
   *[miss] miss
}
page-damage = { $damage ->
    [0] No damage
   *[other] { $damage } damage
}

## words/numbers

page-less-than-a-percent = < 1 %
page-nearly-certain = > 99 %
page-millimetres = { $value } mm

## words/sights

page-out-of-range = out of range by { $by }
page-outside-the-arc = { $degrees }° outside your arc
page-no-shot-for = { $why }.
page-no-shot-so-far = { $why }: { $distance } of { $reach }.
page-sight-odds = { $plane }: hit { $hit }, kill { $kill }. { $words }
page-sight-refused = { $plane }: { $why }. Rule { $clause }.
