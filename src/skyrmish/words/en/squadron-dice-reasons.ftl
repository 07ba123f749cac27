### Why something is not allowed. The clause is said beside it.

dice-reason-not-asked = the table does not wait for { $who } now
dice-reason-no-such-choice = that is no choice here
dice-reason-no-die = { $who } has no unused Decision die
dice-reason-planes-too-late = { $who }'s die shows { $icon }, and positions are settled: that window is closed
dice-reason-hit-too-early = { $who }'s die shows a hit: it waits until the Hit dice have been rolled
dice-reason-evade-too-early = { $who }'s die shows an evade: it waits until the Evade dice have been rolled
dice-reason-not-the-hitter = { $who } does not hit this turn, and a hit is added to your own roll only
dice-reason-not-the-evader = { $who } does not evade this turn, and an evade is added to your own roll only
dice-reason-die-is-not-any = { $who }'s die shows { $icon }, not Any
dice-reason-die-is-not-blanks = { $who }'s die shows { $icon }, not Blanks
dice-reason-die-needs-target = { $who }'s die shows { $icon }: say which dice, as in 'use any NAME 3' or 'use blanks 1 2'
dice-reason-no-such-pilot = there is no such pilot
dice-reason-pilot-is-out = { $other } is out of the game
dice-reason-no-such-die = { $other } has no such die on the table; a Decision die is never rerolled
dice-reason-not-on-the-table = { $other } has rolled no Hit or Evade dice this turn
dice-reason-position-is-settled = positions are settled: only an evade on the evader's Aces counts
dice-reason-not-blank = { $who }'s die { $die } is not blank
dice-reason-too-many-blanks = Blanks rerolls at most { $most } dice
dice-reason-no-blanks-named = say which blank dice, as in 'use blanks 1 2'
dice-reason-not-your-shot = { $who } has rolled no Hit or Evade dice this turn
dice-reason-not-tied = { $other } is not one of the pilots to choose from
dice-reason-no-such-ace = { $who } has no such Ace to choose
dice-reason-die-is-locked = { $who }'s die { $die } shows an evade and stays this turn
