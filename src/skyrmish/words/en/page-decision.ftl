### What is said of a decision, by its name: whose it is, and what they do.

decision-yours = { $decision ->
    [assign] Your stats
    [place] Your placement
    [move] Your move
    [attack] You shoot
    [attack-reroll] Your dice
    [defence-reroll] Your dice
    [ace-defence] Your dice
    [immelmann] Your choice
    [dive-bomb] Your choice
    [push-gain] Your choice
   *[other] Your turn
}
decision-yours-by-name = { $decision ->
    [assign] { $seat } chooses
    [place] { $seat } places
    [move] { $seat } moves
    [attack] { $seat } shoots
    [attack-reroll] { $seat }, your dice
    [defence-reroll] { $seat }, your dice
    [ace-defence] { $seat }, your dice
    [immelmann] { $seat } may loop
    [dive-bomb] { $seat } may dive-bomb
    [push-gain] { $seat } pushed the envelope
   *[other] { $seat } chooses
}

decision-theirs = { $decision ->
    [assign] { $seat } chooses
    [place] { $seat } places
    [move] { $seat } moves
    [attack] { $seat } shoots
    [attack-reroll] { $seat } chooses rerolls
    [defence-reroll] { $seat } chooses rerolls
    [ace-defence] { $seat } chooses ace dice
    [immelmann] { $seat } may loop
    [dive-bomb] { $seat } may dive-bomb
    [push-gain] { $seat } pushed the envelope
   *[other] { $seat } chooses
}
decision-doing = { $decision ->
    [assign] choosing stats
    [place] placing now
    [move] moving now
    [attack] shooting now
    [attack-reroll] choosing rerolls
    [defence-reroll] choosing rerolls
    [ace-defence] choosing ace dice
    [immelmann] may fly a loop
    [dive-bomb] may dive-bomb
    [push-gain] choosing its gain
   *[other] choosing
}
