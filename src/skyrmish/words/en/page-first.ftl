### The first screen: what this is, and three doors.

first-line = Dogfights on a table
first-about = Fly templates, line up the shot, roll.
first-doors = Where to begin
first-learn = Learn to fly
first-learn-about = one minute, no rules to read
first-learn-on = { $done } of { $all } lessons flown
first-play = Play now
first-play-about = against { $level ->
    [rookie] a rookie
   *[other] a bot
 }
first-setting-up = Setting the table …
first-table = At a real table
first-table-about = tracker, referee, dice and odds on your phone
first-choose = Choose game, rules and seats
first-last-time = Last time: { $screen }
first-resume = Resume a match
first-resume-now = Resume
first-games = The games
first-chosen-for-you = Your stats and place were chosen for you.
first-choose-them = Choose them yourself
first-go-on-so = Go on with these
first-try-again = Try again
