### The screen of a replay.

## replay/BranchCard

replay-play-on-from-here = Play on from here
replay-branch-from-here = Branch from here
replay-bots = Bots
replay-who-you-fly-for = Who you fly for
replay-branch-and-play = Branch and play
replay-you = you
replay-bot = bot
replay-branch-title = { $title }, from step { $step }
replay-branch-about = Play on from step { $step } in a copy. This record stays as it is.

## replay/ReplayScreen

replay-replay-skyrmish = Replay · Skyrmish
replay-winding-back = Winding back …
replay-link-names-no-match = This link names no match: some of it is missing.

## replay/ReplayTable

replay-close-the-replay = Close the replay
replay-time = Time
replay-step = step
replay-stage = stage
replay-play = play
replay-home = Home
replay-end = End
replay-ends = ends
replay-branch = branch
replay-what-happened = What happened
replay-steps = { $steps } steps · { $title }

## replay/Scrubber

replay-step-of-the-match = Step of the match
replay-move-stage = move stage
replay-attack-stage = attack stage
replay-shot-down = shot down
replay-to-the-beginning = To the beginning
replay-a-step-back = A step back
replay-a-step-on = A step on
replay-to-the-end = To the end
replay-where = { $where }, step { $step } of { $last }. { $chances }
replay-step-of = step { $step } of { $last }
replay-pause = Pause
replay-start-playing = Play
replay-speed = Speed { $speed }, change it

## replay/WinCurve

replay-win-chance = Win chance
replay-as-the-bots-see-it = as the bots see it
replay-bots-look = the bots look at the first position
replay-working-it-out = working it out: { $known } of { $all }

## replay/curve

replay-chances-unknown = Chances to win are not worked out yet
replay-chances = Chance to win: { $chances }
replay-chance = { $name } { $chance }

## replay/trails

replay-table-is-set = The table is set.
replay-step-untold = { $secret ->
    [yes] { $who } chooses in secret.
   *[no] { $who } passes.
}
replay-check-dice = Check dice and orders
replay-proved = { $words }
replay-not-proved = Not proved: { $words }.
replay-other-choice = Not proved: this device was told of a sealed choice that is not in this record.
replay-other-promise = Not proved: before the first die the host promised this device another secret than the one in this record.
replay-other-shares = Not proved: before the first die the host told this device of other shares in the dice than those in this record.
replay-share-left-out = Not proved: this device opened its share in the dice, and the record says that it did not. Its line may have been too slow; or the host has left the share out to have other dice.
replay-no-share = This device had no share in them: it came too late, another device of its seat had one, or the host has left it out.

## replay/film/ShareRow

replay-share = Show it to others
replay-picture = Picture
replay-film = Film
replay-filming = Filming … { $done }
replay-link-to-the-moment = Link to this moment
replay-picture-saved = The picture is saved.
replay-film-saved = The film is saved.
