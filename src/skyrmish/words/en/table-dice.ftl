### What is told of chances at a table of dice.

chances-nobody-answers = If nobody answers.
chances-best-play = The match, with best play on both sides from the next turn on.
chances-others-roll = { $who }'s choice is sealed: taken as { $dice ->
    [not-there] nothing
   *[other] dice { $dice }
 }, what gains on average.
chances-not-solved = For more than two, or for dice of your own, no table of chances is at hand.
