### The companion: what a phone says that lies beside a real table.

companion-page-title = At a real table · Skyrmish
companion-setup-title = At a real table
companion-setup-about = Your phone keeps count of Health and altitude, rolls or reads your dice, knows the exact odds, and settles who may shoot whom.
companion-damaged = What this browser kept of your game cannot be read. It was put aside: begin a new one.
companion-game = Game
companion-edition = Edition
companion-change-rules = Change modules and options
companion-pilots = Who flies
companion-pilot = Pilot { $number }
companion-remove = Remove { $name }
companion-add = Add a pilot
companion-begin = Begin
companion-way = What the phone does
companion-way-count = Keeps count
companion-way-record = Writes the game down
companion-about-count = Tracker, referee, dice and rules: you play, it counts and settles.
companion-about-record = You say what you fly and what the dice show. It checks every step, knows the odds, and keeps a record to replay.
companion-dice = Dice
companion-dice-real = Our own
companion-dice-table = The phone's
companion-phones = Phones
companion-phones-one = One for the table
companion-phones-each = One each, by link
companion-parts = Parts of the companion
companion-tab-tracker = Tracker
companion-tab-referee = Referee
companion-tab-dice = Dice
companion-tab-rules = Rules
companion-title-tracker = Tracker
companion-title-referee = Who may shoot?
companion-title-dice = Dice and odds
companion-title-rules = The rules
companion-home = Leave; the game is kept
companion-undo = Take the last step back

## Tracker

companion-round = Round { $round }, { $stage ->
    [attack] attack stage
   *[other] move stage
 }
companion-acts = { $name ->
    [not-there] Everybody is done
   *[other] { $name } { $stage ->
        [attack] attacks
       *[other] moves
     }
 }
companion-over = The sky is decided
companion-first = { $name } first
companion-who-starts = Who starts
companion-done = { $name ->
    [not-there] Go on
   *[other] { $name } { $stage ->
        [attack] is done, next
       *[other] moved, next
     }
 }
companion-new-game = A new game
companion-forget = End this game
companion-mark = { $mark ->
    [down] shot down
    [now] { $stage ->
        [attack] attacks now
       *[other] moves now
     }
    [done] { $stage ->
        [attack] done
       *[other] moved
     }
   *[waits] waits
 }
companion-lose-health = { $name } loses a point of Health
companion-gain-health = { $name } gets a point of Health back
companion-dive = { $stores ->
    [yes] { $name } spends a token
   *[no] { $name } dives
 }
companion-climb = { $stores ->
    [yes] { $name } stores a token
   *[no] { $name } climbs
 }
companion-climbed = { $way ->
    [up] { $stores ->
        [yes] stored { $levels }
       *[no] climbed { $levels }
     }
    [down] { $stores ->
        [yes] spent { $levels }
       *[no] dived { $levels }
     }
   *[none] { $stores ->
        [yes] nothing stored yet
       *[no] no climb yet
     }
 }
companion-aces = Ace dice: { $count }
companion-fewer-aces = One ace die less for { $name }
companion-more-aces = One ace die more for { $name }

## Referee

companion-sky = The planes as they stand on your table
companion-plane = { $name } at { $x }, { $y }, heading { $heading }. Arrow keys move it, Q and E turn it; with Shift ten at a time
companion-drag = Drag a plane to move it, its knob to turn it.
companion-may = { $may ->
    [yes] { $shooter } may shoot { $target }
   *[no] { $shooter } may not shoot { $target }
 }
companion-odds = Hit { $hit } %, kill { $kill } %, { $mean } damage on average
companion-template = Where a template takes { $name }
companion-no-template = choose one
companion-fly-it = Fly it
companion-typed = Or type what you measured, from centre to centre
companion-other = To
companion-far = Distance, mm
companion-sees = { $name } sees it at, ° to the left

## Dice

companion-placed = Or measure from an edge where you sit to the centre of { $name }
companion-edge = Edge
companion-edge-name = { $edge ->
    [south] below
    [north] above
    [west] at the left
   *[east] at the right
 }
companion-along = From the left corner, mm
companion-deep = From the edge, mm
companion-turned = Nose, ° to the left
companion-dice-way = Whose dice
companion-roll-here = Roll here
companion-type-dice = Type real dice
companion-attacker = Attacker
companion-target = Target
companion-section = Section
companion-guides = Inside the guides
companion-ace = Ace: { $name }
companion-as-placed = As you placed them: section { $section }.
companion-take-section = Take it
companion-die = d{ $sides }: { $hits } and more hit or dodge{ $top ->
    [hit] { "" }
    [double] , { $sides } counts twice
   *[critical] , { $sides } is a critical
 }.
companion-dice-of = { $of ->
    [attack] { $name } attacks
   *[defence] { $name } defends
 }
companion-no-dice = { $count ->
    [one] one die
   *[other] { $count } dice
 }
companion-next-face = { $of ->
    [attack] The next attack die shows
   *[defence] The next defence die shows
 }
companion-damage = { $damage ->
    [one] point of damage
   *[other] points of damage
 }
companion-chances = Damage, before any roll
companion-chances-foot = Hit { $hit } %, kill { $kill } %, { $mean } on average; rerolls { $mine } to { $theirs }, used as well as can be.
companion-clear-dice = Again
companion-reroll = Reroll the { $face }
companion-take = { $damage ->
    [0] { $name } is unhurt
   *[other] { $name } loses { $damage }
 }
companion-roll = Roll
