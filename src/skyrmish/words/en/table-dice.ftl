### What is told of chances at a table of dice.

chances-nobody-answers = If nobody answers.
chances-best-play = The match, with best play on both sides from the next turn on.
chances-others-roll = { $who }'s choice is sealed: taken as { $dice ->
    [not-there] nothing
   *[other] dice { $dice }
 }, what gains on average.
chances-not-solved = For more than two, or for dice of your own, no table of chances is at hand.

### What a hint says at a table of dice.

advice-keep = keep the Decision die as it is
advice-roll = roll the Decision die again
advice-hitter = { $you ->
    [yes] you shoot
   *[no] { $who } shoots
 }
advice-evader = let { $who } evade
advice-roll-again = { $count ->
    [0] keep all dice as they lie
    [one] roll die { $dice } again
   *[other] roll dice { $dice } again
 }
advice-use = { $on ->
    [any] use Any on { $you ->
        [yes] your own
       *[no] { $who }’s
    } die { $dice }, which shows { $shows }
    [blanks] use Blanks on your dice { $dice }
   *[itself] use your Decision die: { $icon }
 }
