### What people at a table have to do with each other.

## Asking and answering

together-among-players = Among players
together-is-asked = What is asked
together-asked-by-name = { $seat }:
together-asks = { $what ->
    [resign] { $seat } would resign for your side.
    [draw] { $seat } offers a draw.
    [take-back] { $seat } asks to take the last move back.
   *[rematch] { $seat } offers a rematch.
 }
together-yes = { $what ->
    [resign] Resign
    [draw] Agree on a draw
    [take-back] Let them take it back
   *[rematch] Play again
 }
together-no = No
together-you-asked = { $what ->
    [resign] You would resign: waiting for { $seats }.
    [draw] You offer a draw: waiting for { $seats }.
    [take-back] You ask to take your move back: waiting for { $seats }.
   *[rematch] You offer a rematch: waiting for { $seats }.
 }
together-withdraw = Withdraw
together-take-back = { $several ->
    [yes] Take back for { $seat }
   *[no] Take back
 }
together-offer-a-draw = Offer a draw
together-resign-of = { $several ->
    [yes] Resign { $seat } …
   *[no] Resign …
 }
together-resign = Resign
together-sure-to-resign = { $several ->
    [yes] { $seat } gives up the match, and cannot come back. Really?
   *[no] You give up the match, and cannot come back. Really?
 }
together-play-on = Play on

## Claiming

together-claim = Claim the match
together-claim-in = { $side } is away. The match can be claimed in { $minutes }:{ $seconds }.
together-can-claim = { $out ->
    [yes] The time of { $side } is out.
   *[no] { $side } has been away for long.
 }

## Once more

together-accept-rematch = Accept the rematch
together-waits-for = Waiting for { $seats } …

## A few words

together-signals = Say something
together-says = { $seat } says:
together-signal = { $what ->
    [ready] Ready
    [nice-shot] Nice shot
   *[one-moment] One moment
 }

## Your turn

together-notice = Tell me when it is my turn
together-notice-about = While another tab is in front. The title of this one always says so.
together-notice-refused = Your browser does not allow it here. The title of this tab says so all the same.
together-your-turn = Your turn

## Inviting

together-links = Links to this match
together-copy-for = Copy link for { $name }
together-qr = QR code
together-qr-for = QR code for { $name }
together-qr-of = QR code of the link for { $name }
together-only-this-machine = These links open on this machine only. For friends in the same network, start the table by
together-same-network = Friends in the same network can open these links.
together-friends-elsewhere = For friends elsewhere:
together-command-lan = skyrmish play --lan
together-command-host = skyrmish host
together-invitation = Invitation
together-invited = { $people ->
    [0] You are invited to { $title }.
    [one] { $hosts } invites you to { $title }.
   *[other] { $hosts } invite you to { $title }.
 }
together-you-are = You are { $seat }.
together-your-name = Your name
together-bots-too = { $bots ->
    [one] A bot plays too.
   *[other] { $bots } bots play too.
 }
together-sit-down = Sit down
together-spectators = Spectators
together-link-for = Link for { $name }
