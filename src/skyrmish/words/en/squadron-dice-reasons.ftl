### Why something is not allowed. The clause is said beside it.

dice-reason-not-asked = the table does not wait for { $who } now
dice-reason-no-such-choice = that is no choice here
dice-reason-no-die = { $who } { FORM($you, "has", "have") } no unused Decision die
dice-reason-planes-too-late = { whose } die shows { $icon }, and positions are settled: that window is closed
dice-reason-hit-too-early = { whose } die shows a hit: it waits until the Hit dice have been rolled
dice-reason-evade-too-early = { whose } die shows an evade: it waits until the Evade dice have been rolled
dice-reason-not-the-hitter = { $who } { FORM($you, "does", "do") } not hit this turn, and a hit is added to your own roll only
dice-reason-not-the-evader = { $who } { FORM($you, "does", "do") } not evade this turn, and an evade is added to your own roll only
dice-reason-die-is-not-any = { whose } die shows { $icon }, not Any
dice-reason-die-is-not-blanks = { whose } die shows { $icon }, not Blanks
dice-reason-die-needs-target = { whose } die shows { $icon }: say which dice, as in 'use any NAME 3' or 'use blanks 1 2'
dice-reason-no-such-pilot = there is no such pilot
dice-reason-pilot-is-out = { $other ->
    [you] you are
   *[other] { $other } is
 } out of the game
dice-reason-no-such-die = { $other ->
    [you] you have
   *[other] { $other } has
 } { $dice } dice on the table, and no die { $die }
dice-reason-not-on-the-table = { $other ->
    [you] you have
   *[other] { $other } has
 } rolled no Hit or Evade dice this turn
dice-reason-position-is-settled = positions are settled: only an evade on the evader's Aces counts
dice-reason-squadron-is-settled = positions are settled: { whose } die { $die } is one of the squadron, and Blanks rerolls Hit or Evade dice now
dice-reason-not-blank = { whose } die { $die } is not blank
dice-reason-too-many-blanks = Blanks rerolls at most { $most } dice
dice-reason-no-blanks-named = say which blank dice, as in 'use blanks 1 2'
dice-reason-not-your-shot = { $who } { FORM($you, "has", "have") } rolled no Hit or Evade dice this turn
dice-reason-not-tied = { $other ->
    [you] you are
   *[other] { $other } is
 } not one of the pilots to choose from
dice-reason-no-such-ace = { $who } { FORM($you, "has", "have") } no such Ace to choose
dice-reason-die-is-locked = { whose } die { $die } shows an evade and stays this turn
