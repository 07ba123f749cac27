### What every match says, whatever is played.

whose = { $you ->
    [yes] your
   *[no] { $who }'s
 }
