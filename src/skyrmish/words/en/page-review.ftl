### After the match, on the page.

review-review = Looking back
review-going-through = step { $steps } …
review-seat = Seat
review-accuracy = Decisions
review-accuracy-about = Moves, and choices of dice, beside an ace's: one that costs nothing counts 100 %, one that costs a fifth of the match counts nothing.
review-good-dice = Good dice
review-luck = { $rolled }, expected { $expected }
review-turning-points = Turning points
review-none = No roll and no decision turned it by much.
review-roll = { $won ->
    [yes] This roll brought { $you ->
        [yes] you
       *[no] { $seat }
    } { $percent } %.
   *[no] This roll cost { $you ->
        [yes] you
       *[no] { $seat }
    } { $percent } %.
 }
review-decision = { $you ->
    [yes] This cost you { $percent } %
   *[no] This cost { $seat } { $percent } %
 }: an ace would have ordered { $better }.
review-missed-shot = Here { $better } would have kept the shot at { $target }, { $hit } % to hit: { $percent } % of the match.
review-solve-mistake = { $you ->
    [yes] Do your worst mistake better
   *[no] Do the worst mistake of { $seat } better
 }
