### What every match says, whatever is played.

no-answer-now = '{ $order }' is no answer now: the table waits for { $who } { $waits }
window-is-closed = '{ $order }' is no answer now: the window is closed: the table waits for { $who } { $waits }
whose-turn = the table waits for { $seats } { $waits }
whose = { $you ->
    [yes] your
   *[no] { $who }'s
 }
