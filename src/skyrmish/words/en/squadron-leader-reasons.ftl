### Why something is not allowed. The clause is said beside it.

reason-no-such-stats = { $plane } must share out exactly { $stats }
reason-already-assigned = { $plane } { FORM($you, "has", "have") } { FORM($you, "its", "your") } stats already
reason-already-placed = { $plane } { FORM($you, "is", "are") } placed already
reason-placed-off-board = part of { $you ->
    [yes] your plane
   *[no] { $plane }
} would be off the board
reason-outside-band = { $plane } must { along-the-edge } an edge
along-the-edge = { $touching ->
    [yes] touch
   *[no] be within { $band } mm of
 }
reason-too-close = { $plane } would be { $distance } from { $other }: { $missing } too close
reason-placed-on-another = { $plane } would overlap { $other }
reason-not-your-plane = { $plane } { FORM($you, "is", "are") } not yours to order now
reason-already-moved = { $plane } { FORM($you, "has", "have") } moved already this round
reason-another-is-moving = { $other } has begun its move and must end it first
reason-too-expensive = it costs { $cost }, and { $plane } { FORM($you, "has", "have") } { $left } { $speed_name } left
reason-occupied = { $plane } would end on { $other }
reason-leaves-board = { $plane } would leave the board, and need not
reason-needs-altitude = it takes { $cost } altitude, and { $plane } { FORM($you, "has", "have") } { $left }
reason-climbed-before = { $plane } { FORM($you, "has", "have") } climbed this round
reason-no-altitude-rule = there is no altitude in this ruleset
reason-at-the-top = { $plane } { FORM($you, "is", "are") } at the highest altitude, { $top }
reason-climb-used = { $plane } { FORM($you, "has", "have") } gained all the altitude { FORM($you, "it", "you") } may this round
reason-climb-after-dive = { $plane } { FORM($you, "has", "have") } dived this round
reason-climb-after-special = { $plane } { FORM($you, "has", "have") } flown { $no_climb } this round
reason-no-speed-to-climb = { $plane } { FORM($you, "has", "have") } no { $speed_name } left to climb
reason-climb-alone = { $plane } could not fly a manoeuvre any more, and one is needed
reason-dive-after-climb = { $plane } { FORM($you, "has", "have") } climbed this round
reason-not-that-high = { $plane } { FORM($you, "has", "have") } { $left } altitude to dive
reason-must-move = { $plane } must fly at least one manoeuvre
reason-already-attacked = { $plane } { FORM($you, "has", "have") } attacked or held { FORM($you, "its", "your") } fire already
reason-not-an-enemy = { $other } is not an enemy
reason-target-gone = { $other } is not flying any more
reason-out-of-range = { $other } is { $missing } out of range
reason-out-of-arc = { $other } is { $hexes ->
    [yes] outside the arc
   *[no] { $degrees }° outside the arc
 }
reason-out-of-guides = { $other } is outside the forward guides
reason-not-that-many-aces = { $plane } can use { $left } of { FORM($you, "its", "your") } ace dice this round
reason-no-such-die = there are { $dice } dice to choose from
reason-die-used = that die has been rerolled already
reason-blocked-plane = { $plane } { FORM($you, "has", "have") } nowhere to go; another plane of the side must move first
reason-stands-alone = { $solo } is the only manoeuvre of its round
reason-not-stored-here = altitude is not stored { $speed_name } in this ruleset
reason-stored-already = { $plane } { FORM($you, "has", "have") } stored { FORM($you, "its", "your") } unspent { $speed_name }, and the move ends with that
reason-nothing-to-store = { $plane } can store { $left } at most
reason-not-your-edge = { $plane } must be in a hex along { FORM($you, "its", "your") } own edge
reason-no-push-rule = there is no Push the Envelope in this ruleset
reason-pushed-already = { $plane } { FORM($you, "has", "have") } pushed the envelope this turn
reason-bomber-speed = { $plane } { FORM($you, "is", "are") } a bomber: { FORM($you, "its", "your") } { $speed_name } is { $speed_fixed }, and { FORM($you, "it shares", "you share") } out { $stats } in all
reason-bomber-dives = { $plane } { FORM($you, "is", "are") } a bomber and { FORM($you, "dives", "dive") } { $most } altitude a round at most
reason-no-bomber = { $plane } { FORM($you, "is", "are") } no bomber and { FORM($you, "has", "have") } no bombs
reason-no-bombs-left = { $plane } { FORM($you, "has", "have") } dropped all { FORM($you, "its", "your") } bombs
reason-nothing-flown = { $plane } { FORM($you, "drops", "drop") } a bomb after a manoeuvre, at the other end of its template
reason-dropped-already = { $plane } { FORM($you, "has", "have") } dropped a bomb after this manoeuvre
reason-not-that-edge = { $plane } must { along-the-edge } the { $edges } edge
reason-too-near-the-edge = { $plane } { FORM($you, "is", "are") } a balloon and must be { $hexes ->
    [yes] a hex
   *[no] { $margin } mm
 } or more from every edge
