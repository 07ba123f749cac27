### Puzzles: questions, hints, and why an answer is the best.

no-such-puzzle = there is no puzzle { $puzzle }; all of them stand in the list of puzzles

## End where you can shoot and cannot be shot

puzzle-safe-shot = All others have moved. Fly so that you can shoot, and nobody can shoot you.
puzzle-safe-shot-rule = What counts is your chance to hit; where anybody can shoot back, it counts for nothing.
puzzle-safe-shot-why = From there you hit { $target } with { $hit } %, and nobody has you before the guns.
puzzle-safe-shot-why-not = { $lost ->
    [yes] Your plane leaves the board.
   *[other] { $threats ->
        [not-there] { $target ->
            [not-there] From your end nobody can be shot at.
           *[other] Your end is safe as well, but hits { $target } with { $hit } % only.
        }
       *[other] At your end { $threats } can shoot you.
    }
 }

## Shoot somebody down

puzzle-best-shot = All others have moved, and shoot before you. Find the plan with the best chance to shoot somebody down this round.
puzzle-best-shot-rule = You must still be flying when your turn to shoot comes. Everybody rerolls for damage.
puzzle-best-shot-why = You shoot down { $target } with { $kill } %{ $threats ->
    [not-there] , and nobody can shoot you before.
   *[other] { "" }. { $threats } can shoot you before, and you are still there with { $lives } %: { $best_worth } % in all.
 }
puzzle-best-shot-why-not = { $lost ->
    [yes] Your plane leaves the board.
   *[other] { $target ->
        [not-there] From your end nobody can be shot at.
       *[other] Your plan comes to { $worth } %: { $kill } % to shoot down { $target }, and { $lives } % to be still there.
    }
 }

## Escape

puzzle-escape = All others have moved and have their guns on you. Find the plan with the best chance to live through this round.
puzzle-escape-rule = Whoever can shoot you does, and rerolls for damage.
puzzle-escape-why = { $threats ->
    [not-there] From there nobody can shoot you.
   *[other] Only { $threats } can shoot you there: you live with { $lives } %.
 }
puzzle-escape-why-not = { $lost ->
    [yes] Your plane leaves the board.
   *[other] { $threats ->
        [not-there] Your end is safe as well.
       *[other] At your end { $threats } can shoot you: you live with { $lives } %.
    }
 }

## The right reroll

puzzle-reroll = { $attacks ->
    [yes] { $target } has { $health } Health left. What gives you the best chance to shoot { $target } down with this attack?
   *[other] You have { $health } Health left. What gives you the best chance to stay in the air?
 }
puzzle-reroll-rule = Not damage counts, but whether { $target } falls; both pilots reroll for that from here on.
puzzle-reroll-why = { $attacks ->
    [yes] It shoots { $target } down with { $best_worth } %.
   *[other] You stay in the air with { $best_worth } %.
 }
puzzle-reroll-why-not = Yours comes to { $worth } %.

## The right stats

puzzle-stats = { $target } has Attack { $attack }, Defense { $defense }, Speed { $speed } and Health { $health }. You meet nose to nose in section { $section } and trade shots until one falls; { $target } shoots first. You need Speed { $needed } at least. Which stats?
puzzle-stats-rule = Nobody moves away, and everybody rerolls for damage.
puzzle-stats-why = You are the one who is left with { $best_worth } %.
puzzle-stats-why-not = { $nothing ->
    [yes] That is not fast enough.
   *[other] With yours it is { $worth } %.
 }

## Over two rounds

puzzle-trap = Nobody can shoot this round. Fly so that next round, wherever the other one goes, you can shoot.
puzzle-trap-rule = What counts is the chance to hit next round that nobody can take from you.
puzzle-trap-why = Whatever comes, you hit next round with { $best_worth } % at least{ $line ->
    [not-there] .
   *[other] , if you go on with: { $line }.
 }
puzzle-trap-why-not = { $nothing ->
    [yes] From there a way out is left.
   *[other] From there only { $worth } % are sure.
 }

## Dice

puzzle-dice = { $decision ->
    [bring] You lost a Rookie. Which Ace gives you the best chance to win the match?
    [retire] An Ace must go. Without which one is your chance to win the match best?
    [second-roll] Which dice do you roll again, to win the match?
   *[other] Your Decision die: what gives you the best chance to win the match?
 }
puzzle-dice-rule = { $decision ->
    [second-roll] { $target } rolls again what gains on average: { $dice ->
        [not-there] nothing
       *[other] { $dice }
    }. After this turn both play as well as can be.
   *[other] After this both play as well as can be.
 }
puzzle-dice-why = You win the match with { $best_worth } %.
puzzle-dice-why-not = With yours it is { $worth } %.

## Your own mistake

puzzle-own = You ordered: { $said }. That cost { $loss } % of your chance to win. What is better?
puzzle-own-rule = It is held against what an ace would do, by an ace's own judgement of the position after it.
puzzle-own-why = After that an ace gives you { $best_worth } % to win.
puzzle-own-why-not = { $target ->
    [not-there] After yours an ace gives you { $worth } % to win.
   *[other] After yours an ace gives you { $worth } % to win; there is a way that keeps a shot at { $target }, { $hit } % to hit.
 }
puzzle-own-not-judged = step { $step } is no decision that can be held against an ace's

## Hints, and the next best

puzzle-hint-begins = It begins with: { $step }.
puzzle-hint-most = Up to the last step: { $steps }.
puzzle-hint-not = It is not: { $answer }.
puzzle-second = The next best is { $answer }: { $worth } %.
