### The plain table, for games that have no face of their own.

## Said in several places

plain-how-it-stands = How it stands
plain-round = { $title }, turn { $round }
plain-what-happened = What happened

## plain/PlainScreen

plain-waits = The table waits for { $seats }.
plain-decision = Decision

## plain/PlainSeats

plain-team = team { $team }
plain-thinks = is thinking …
plain-decides = decides now

## plain/PlainAsk

plain-asked = { $seat }: { $question }
plain-picked = { $count ->
    [0] Keep all as they are
   *[other] Roll { $count } again
}

## plain/PlainEnd

plain-save = Save the record

## plain/PlainReplay

plain-back-to-the-match = Back to the match
plain-steps = Steps
plain-step = { $at } of { $last }
plain-back = Back
plain-on = On
plain-waits-for-all = The first dice fall when everybody has sat down.
