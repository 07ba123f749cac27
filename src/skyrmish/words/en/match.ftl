### What every match says, whatever is played.

whose = { $you ->
    [yes] your
   *[no] { $who }'s
 }

## skyrmish verify, one sentence in parts

verified = Proved: { $dice ->
    [one] the only die fell
   *[other] all { $dice } dice fell
 } as this record says, and { $orders ->
    [one] its only order is
   *[other] all { $orders } orders are
 } as they were given; the host had promised its secret before the first die
verified-shares = { $seats } had a share in the dice that nobody else could choose
verified-no-shares = no page had a share in the dice, so that only the host's word stands for its choice of the secret
verified-withheld = { $seats } promised a share and did not open it, which with the host's help is a choice between { $sets } sets of dice
verified-brought = { $dice ->
    [one] the first die was
   *[other] the first { $dice } dice were
 } brought along from another record, and not checked
verified-choices = { $sealed ->
    [0] no secret choice was sealed
   *[other] { $sealed } of { $secret } secret choices were sealed, and are as they were
 }
verified-seed = { $dice ->
    [one] The one die is that
   *[other] All { $dice } dice are those
 } of seed { $seed }, and { $orders ->
    [one] the one order is
   *[other] all { $orders } orders are
 } legal; whoever knew the seed knew the dice beforehand
verified-typed = { $orders ->
    [one] The one order is
   *[other] All { $orders } orders are
 } legal with the dice as they were typed in; for dice that people throw, only their word stands
verified-taken-back = { $times ->
    [one] once orders were
   *[other] { $times } times orders were
 } taken back, before a die fell for them
verified-so-far = the record ends before the match does
hint-with-reason = { $said }{ $why ->
    [not-there] .
   *[other] : { $why }
 }
