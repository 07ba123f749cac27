### The page's puzzles.

puzzles-puzzles = Puzzles
puzzles-puzzle = A puzzle
puzzles-puzzles-skyrmish = Puzzles · Skyrmish
puzzles-of-the-day = Puzzle of the day
puzzles-solve = Solve it
puzzles-again = Solve it again
puzzles-fetching = Fetching the puzzles …
puzzles-damaged = What this browser knew of your puzzles could not be read. It was put aside, and counting begins anew.
puzzles-days = Days in a row
puzzles-in-a-row = In a row at first try
puzzles-most-in-a-row = Most in a row
puzzles-solved = Solved
puzzles-of = { $solved } of { $all }
puzzles-about = Every position was made and proved by the engine: no other answer comes near the best one. Ratings tell what bots of each level find.
puzzles-all = All puzzles
puzzles-by-kind = By kind
puzzles-every-kind = All kinds
puzzles-next-unsolved = The next unsolved one
puzzles-is-solved = solved
puzzles-kind = { $kind ->
    [safe-shot] Shoot unseen
    [best-shot] Shoot down
    [escape] Escape
    [reroll] The right reroll
    [stats] The right stats
    [trap] Trap in two rounds
    [dice] Dice
   *[own] Your own mistake
 }
puzzles-rated = Puzzle, rating { $rating }
puzzles-of-your-match = From a match of yours
puzzles-to-all = To all puzzles
puzzles-try-to-fetch = Try again
puzzles-fold = Fold the question
puzzles-hint = Hint
puzzles-share = Link
puzzles-link-copied = Link copied
puzzles-right = That is it
puzzles-wrong = There is something better
puzzles-yours = Yours
puzzles-the-best = The best
puzzles-try-again = Try again
puzzles-show = Show the answer
puzzles-next = Next puzzle
puzzles-play-on = Play on from here
puzzles-match-title = Puzzle: { $title }
puzzles-found-by = Found by
puzzles-bot-found = { $level } { $share } %
