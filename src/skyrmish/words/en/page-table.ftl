### The screen of a match.

## Said in several places

table-menu = Menu
table-kill = kill
table-all-keys = All keys
table-log = Log
table-log-coordinates = with coordinates
table-log-as-seen = as seen
table-rematch = Rematch
table-no-shot = no shot
table-you = You
table-hit-chance = hit { $chance }
table-left-now = { $left } left.
table-stage-inline = { $stage ->
    [assign] { $secret ->
        [yes] secret stats
       *[no] stats
     }
    [place] placement
    [move] move stage
    [attack] attack stage
    [over] match over
   *[other] table
}
table-a-draw = A draw
table-your-luck = Your dice as they first fell: { $rolled ->
    [one] 1 good one
   *[other] { $rolled } good ones
}, of { $expected } to be expected.
table-wins = { $winner } wins

## table/DesktopPanels

table-hint-i = Hint (I)

## table/TableScreen

table-title = { $title } · Skyrmish
table-title-and-turn = ● { $turn } · { $title } · Skyrmish

## table/attack

table-attack = Attack
table-fire = Fire

## table/attack/AceDice

table-ace-dice = Ace dice
table-count-of-ace-dice = { $count } ace dice

## table/attack/AimChips

table-section = section { $section }

## table/shot/RollOdds

table-before-the-roll = Before the roll
table-damage = damage
table-you-reroll = you reroll { $count }
table-they-reroll = they reroll { $count }
table-exact = Exact: { $attack } dice against { $defence }{ $rerolls }. { $expected } expected.
table-it-was-a-roll = It was a { $chance } roll

## table/shot/WhyDice

table-why-dice = Why { $count ->
    [one] one die
    [2] two dice
    [3] three dice
    [4] four dice
    [5] five dice
   *[other] { $count } dice
}
table-die-for = { $what ->
    [altitude] Higher
    [guides] In the guides
    [ace] Ace
   *[attack] Attack
}
table-dice-count = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
table-reroll-for = { $why ->
    [range] Close by
    [altitude] Being higher
    [guides] Lined up
   *[ace] The Ace
}
table-their-reroll-for = { $you ->
    [yes] You
   *[no] { $name }
}, { $why ->
    [range] far away
    [altitude] higher
   *[ace] the Ace
}
table-reroll-count = { $count ->
    [one] 1 reroll
   *[other] { $count } rerolls
}

## table/attack/ChoicePanel

table-seat-chooses = { $seat } chooses

## table/shot/DiceTray

table-dice-tray = Dice tray
table-shot-tally = { $hits ->
    [0] No hit
    [one] 1 hit
   *[other] { $hits } hits
}, { $dodged } dodged
table-health-goes = Health { $before } → { $after }, { $me ->
    [yes] you fly on
   *[no] flies on
}
table-health-would-go = Health { $before } → { $after }
table-lands = lands
table-go-on = Go on
table-as-it-stands = As it stands
table-is-shot-down = { $me ->
    [yes] You are shot down
   *[no] { $name } is shot down
}
table-would-be-shot-down = { $me ->
    [yes] You would be shot down
   *[no] { $name } would be shot down
}
table-chance-to-change = Chance to change it: { $chance }

## table/attack/FirePanel

table-hold-fire = Hold fire
table-at-target = at { $plane }
table-no-target = no target

## table/attack/PhoneAim

table-hold = Hold
table-words-and-kill = { $words } Kill { $kill }.

## table/attack/RerollPanel

table-reroll = Reroll
table-keep-them = Keep them
table-pick-a-die = Pick a die:
table-the-new-face-stands = The new face stands.
table-rerolls-left = { $count ->
    [one] { $count } reroll left
   *[other] { $count } rerolls left
}
table-reroll-the = Reroll the { $face }
table-pick-one = Pick a die
table-die-shows = Die { $die }. { $words }

## table/attack/TargetPanel

table-targets = Targets
table-target = { $plane } { $state }. { $sight }
table-to-cycle = to cycle
table-nobody-is-left-to-shoot = Nobody is left to shoot at.
table-refused = refused
table-chosen = chosen

## table/dialogs

table-rules-of-this-match = Rules of this match

## table/dialogs/KeysDialog

table-keys-of = { $group ->
    [move] Move
    [attack] Attack
    [dice] Dice
   *[always] Always
}
table-key = { $key ->
    [Enter] Enter
    [Space] Space
    [Esc] Esc
   *[other] { $key }
}
table-key-does = { $does ->
    [gold] what is gold
    [pass] pass, or keep all
    [next-choice] next die, pilot or Ace
    [pick-dice] pick a die, or a choice
    [put-down] let go
    [chances] exact chances
    [theme] another look
    [straight] straight
    [bank] bank left, bank right
    [turn] turn left, turn right
    [climb] climb, or store
    [dive] dive
    [drop] drop a bomb after the last manoeuvre, or keep it
    [undo] undo
    [next-plane] next plane
    [fly] fly
    [next-target] next target
    [fire] fire, or whatever is gold
    [hold] hold fire
    [ace] one ace die more
    [pick] pick a die, or a choice
    [reroll] reroll the picked die
    [keep] keep the dice
    [fit] fit the whole board
    [zoom] zoom
    [threats] threats: enemy arcs
    [measure] measure
    [log] log
    [tell] say what is on the table, to a screen reader
    [hint] hint
    [sound] sound
    [skip] skip what is being shown, hurry a bot
    [go-on] go on after a result
    [keys] all keys
   *[close] close, or take a preview back
}

## table/dialogs/LeaveDialog

table-fly-off-the-board = Fly off the board?
table-stay-and-plan-again = Stay and plan again
table-leave-the-board = Leave the board
table-would-leave = { $you ->
    [yes] You
   *[no] { $plane }
} would leave the board, and a { table-craft } that leaves is lost.

## table/dialogs/MenuDialog

table-look = Look
table-pace = Results
table-pace-of = { $pace ->
    [wait] Wait for me
    [calm] Calm
   *[brisk] Brisk
}
table-sound = Sound
table-captions = Sounds in words
table-caption = { $cue ->
    [lay] a wooden click: laid
    [undo] a canvas snap: taken back
    [fly] an engine passes
    [dice] dice on baize
    [hit] a thud: a hit
    [shot-down] a falling note: shot down
    [turn] a chime: your turn
   *[refused] a soft buzz: refused
}
table-save-the-record-of-this = Save the record of this match
table-save-a-picture = Picture of this moment
table-leave-the-table = Leave the table

## table/dialogs/RuleDialog

table-rule-in-pictures = Pictures, an example, other readings
table-all-rules-of-this-match = All rules of this match
table-rule-without-sentence = This rule has no sentence of its own.

## table/ghosts/Odds

table-you-could-be-hit = you could be hit

## table/ghosts/RangeLabel

table-distance-and-section = { $distance }, section { $section }

## table/ghosts/options

table-option-closed = { $manoeuvre }, costs { $cost }: { $why }.
table-not-possible = not possible
table-option-open = { $manoeuvre }, costs { $cost }, leaves { $left }.
table-leaves-the-board = Leaves the board.
table-wins-the-mission = This reaches its edge: the mission is won.
table-bomb-after = A bomb after { $manoeuvres }.
table-and-after = , and after{" "}
table-bombs-left = { $count ->
    [one] { $count } bomb left.
   *[other] { $count } bombs left.
}
table-you-face = You face { $plane }: hit { $hit }, kill { $kill }.
table-no-shot-here = No shot.
table-could-be-hit = You could be hit: { $chance }.

## table/panels

table-threats-enemy-arcs = Threats: enemy arcs

## table/panels/Banner

table-cannot-save = { $by ->
    [browser] This browser cannot keep the match now: free some space, or allow this page to keep data. Nothing is lost; trying again …
   *[server] The table cannot save now: its disk is full, or its database is away. Nothing is lost; trying again …
}
table-the-line-to-the-table = The line to the table is lost. The match is saved; trying again …
table-the-table-is-saved-and = The table is saved and the seat held.
table-wait = Wait
table-let-a-bot-fly-on = Let a bot fly on
table-take-the-seat-back = Take the seat back
table-hint = Hint:
table-hint-apply = Apply
table-hint-when-asked = A hint can be asked for while you have something to decide.
table-is-away-now = { $seat } is away.
table-bot-flies-for = A bot flies for { $seat }.

## table/panels/Clock

table-clock = Clock { $left }

## table/panels/Live

table-turn-now = { $turn }.
table-enter-goes-on = Enter goes on.
table-choice-by-number = { $number }: { $choice }.
table-refused-by = { $reason }. Rule { $clause }.

## table/panels/MapCard

table-whole-board = Whole board
table-fit = Fit
table-board-squares = { $width } mm, squares of 100

## table/panels/Minimap

table-small-map-go-to-a = Small map: go to a place

## table/panels/PhoneTop

table-some-fly = { $flying } of { $all } fly

## table/panels/SeatCard

table-ace-dice-left = Ace dice left
table-planes-fly = { $flying } of { $all } { table-craft }s fly
table-stats-face-down = Stats chosen, face down
table-stats-not-chosen = Stats not chosen yet

## table/panels/StageCard

table-stage-card = Stage
table-round = { $round ->
    [0] Before the fight
   *[other] Round { $round }
}

## sitting/frame/Tools

table-tools = Tools
table-tool-fit = Fit the whole board
table-tool-measure = Measure
table-tool-sound-off = Sound off
table-tool-sound-on = Sound on
table-tool-and-key = { $tool } ({ $key })

## table/panels/WaitPanel

table-waiting = Waiting
table-tap-the-board-to-skip = Tap the board to skip ahead.
table-press = Press
table-or-click-the-board-to = or click the board to skip ahead.
table-to-hurry-it = to hurry it.
table-odds-and-log-stay-move = Odds and log stay; move the camera as you like.
table-you-may-look-around-and = You may look around and measure meanwhile.
table-you-are-watching = You are watching
table-you-are-out = You are out of the match
table-out-about = The others fly on. Stay and watch, see the rest quickly, or leave.
table-watch-faster = Watch faster
table-watch-calmly = Watch at the usual pace
table-until-you-go-on = The result stands until you go on.
table-being-shown = { $stage ->
    [place] Taking places
    [move] In flight
   *[attack] Shots are fired
}
table-match-is-over = The match is over
table-a-result = The result
table-nobody-has-a-shot = Nobody has a shot

## table/planning

table-plan = Plan
table-dive = Dive
table-remove-the-change-of-altitude = Remove the change of altitude
table-fly = Fly
table-lay-first = Lay at least one template: then it can be flown.
table-too-high-a-change = { $stores ->
    [yes] Not so much is left to be stored after this plan.
   *[no] Nothing is left to pay for the climb.
}
table-too-deep-a-change = This plan needs more altitude than the dive leaves.
table-cannot-end-here = The plan cannot end here: lay one more template, or take the last one back.
table-not-with-this-plan = Not with the plan as it is.
table-climb = { $stores ->
    [yes] Store
   *[no] Climb
}
table-remove-manoeuvre = Remove { $manoeuvre }
table-change = { $way ->
    [store] Store { $levels }
    [spend] Spend { $levels }
    [dive] Dive { $levels }
   *[climb] Climb { $levels }
}

## table/planning/AltitudePanel

table-stored-speed = Stored Speed
table-stored = Stored
table-altitude = Altitude
table-spend = Spend

## table/planning/BombButton

table-drop-after = Drop a bomb after { $manoeuvre }

## table/planning/BombNote

table-a-bomb-falls-where-its = A bomb falls where its template began.

## table/planning/KeyHints

table-key-hint = { $does ->
    [straight] straight
    [bank] bank
    [turn] turn
    [climb] climb
    [store] store
    [bomb] bomb
    [undo] undo
   *[next] next plane
}

## table/planning/MannerButtons


## table/planning/OptionPanel

table-outlook = Outlook
table-a-plan-in-pencil-others = A plan in pencil: others are still to move. Odds come with your turn.
table-where-the-plan-ends = Where the plan ends
table-where-you-are = Where you are
table-costs = costs { $cost }
table-plane-would-be-lost = This leaves the board: the { table-craft } is lost.
table-no-odds-in-a-puzzle = No odds here: it is a puzzle. Look at the arcs.
table-reckoning = Reckoning the odds …
table-it-has-you = { $moved ->
    [yes] It has you and could hit:
   *[no] It has you as it stands, still to move, and could hit:
}

## table/planning/PhonePlan

table-undo = Undo
table-climb-for = { $stores ->
    [yes] Store, costs { $cost }
   *[no] Climb, costs { $cost }
}
table-speed-left = { $left } left

## table/planning/PlanPanel

table-click-to-lay = click to lay
table-undo-z = Undo (Z)
table-change-by-one = { $way ->
    [store] Store
    [spend] Spend
    [dive] Dive
   *[climb] Climb
}
table-spent-of = { $spent } of { $all }

## table/pointing/Clause

table-rule = Rule { $clause }

## table/pointing/MeasureChip

table-measure-click-a-plane-or = Measure: click a { table-craft } or a point, then another
table-from-the-middle = from the middle of { $plane }; click a { table-craft } for the ruler

## table/pointing/PlaneChooser

table-which-plane = Which plane
table-altitude-now = { $stores ->
    [yes] { $altitude } stored,
   *[no] altitude { $altitude },
}

## table/session/turns

table-stage = { $stage ->
    [assign] { $secret ->
        [yes] Secret stats
       *[no] Stats
     }
    [place] Placement
    [move] Move stage
    [attack] Attack stage
    [over] Match over
   *[other] Table
}
table-round-and-stage = Round { $round }, { $stage }
table-turn-alone = Turn { $round }
table-watching-seat = Watching: { $seat }
table-watching = Watching
table-is-away = { $seat } is away
table-bot-plans = { $seat } plans
table-over = Over
table-out-of-the-match = out of the match
table-where-and-doing = { $where }, { $doing }
table-where = { $where ->
    [stand-in] a bot flies for it
    [bot] bot
    [away] away
    [link] by link
   *[person] here
}
table-has-won = winner
table-still-flying = still flying
table-has-moved = moved already
table-moves-later = yet to move
table-has-shot = attack made
table-shoots-later = yet to attack
table-ready = ready

## table/setup/AssignStage

table-stat-cards = Stat cards
table-cards-are-being-sealed = { $secret ->
    [yes] Cards are being sealed
   *[no] Cards are being chosen
}
table-all-stat-cards-are-turned = All stat cards are turned over together.
table-who-has-sealed-a-card = { $secret ->
    [yes] Who has sealed a card
   *[no] Who has chosen a card
}
table-sealed = { $secret ->
    [yes] sealed
   *[no] chosen
}
table-thinking-of-stats = thinking …
table-choosing-stats = choosing …

## table/setup/EndCard

table-seat = Seat
table-attacks = Attacks
table-damage-2 = Damage
table-taken = Taken
table-shot-down = Shot down
table-flying = Flying
table-of = of
table-look-back = What turned it
table-new-game = New game
table-see-the-board = See the board
table-the-same-rules-sides-swapped = The same rules, sides swapped; everybody at the table is led there.
table-you-win = You win
table-your-team-wins = Your team wins
table-title-and-rounds = { $title }. { $face ->
    [dice] { $rounds ->
        [one] { $rounds } turn
       *[other] { $rounds } turns
    }
   *[other] { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
}.

## table/setup/HandOver

table-your-turn-to-choose = { $seat }, your turn to choose
table-hand-over = Hand the screen to { $seat }; everybody else looks away. What was sealed stays sealed.
table-i-am = I am { $seat }

## table/setup/PlaceHandles

table-placing = { $plane } at { $x }, { $y } millimetres, heading { $heading } degrees. Arrow keys move it, Q and E turn it.

## table/setup/PlacePanel

table-turn = Turn
table-left = Left
table-right = Right
table-good-places = Good places
table-others = Others
table-allowed = Allowed
table-asking-the-table = Asking the table …
table-place = Place
table-place-and-heading = { $x } × { $y } mm, { $heading }°
table-craft = { $ship ->
    [yes] ship
   *[no] plane
}
table-place-plane = Place { $you ->
    [yes] your { table-craft }
   *[no] { $plane }
}
table-how-to-place = Drag it in the golden band{ $keys ->
    [yes] , or use the arrow keys
   *[no] { "" }
}. The ring around it turns it.
table-how-to-place-on-the-rim = Drag it along the golden line{ $keys ->
    [yes] , or use the arrow keys
   *[no] { "" }
}. The ring around it turns it.
table-how-to-place-on-hexes = Drag it to a hex at the edge; the ring around it turns it to any side.

## table/setup/SetupOverlay

table-back-to-the-result = Back to the result
table-watched-match = watching { $names }

## table/setup/StatCard

table-ready-made-cards = Ready-made cards
table-surprise-me = Surprise me
table-drag-a-number-onto-another = Drag a number onto another, press two stats, or type a number on one.
table-seal-the-card = { $secret ->
    [yes] Seal the card
   *[no] Take this card
}
table-the-same-for-all-your = The same for all your { table-craft }s
table-secret-card = Your stat card: nobody sees it before all are sealed.
table-open-card = Your stat card.
table-health-cap = At most { $most } here.
table-character = { $name ->
    [hunter] Hunter
    [dancer] Dancer
    [fortress] Fortress
   *[fencer] Fencer
}
table-character-about = { $name ->
    [hunter] hits hard and gets there
    [dancer] is somewhere else
    [fortress] outlasts the others
   *[fencer] gives and parries
}

## A plane, for whoever cannot see the board

table-plane = { table-plane-called }.{ $square ->
    [not-there] { "" }
   *[other] { " " }{ $hexes ->
        [yes] Hex
       *[no] Square
     } { $square }.
 }{ $altitude ->
    [not-there] { "" }
   *[other] { " " }{ $stores ->
        [yes] { $altitude } stored
       *[no] Altitude { $altitude }
     }.
 }{ $health ->
    [not-there] { "" }
   *[other] { " " }Health { $health } of { $full }.
 }
table-plane-called = { $name }, { table-livery }{ $kind ->
    [bomber] { " " }bomber
    [balloon] { " " }balloon
   *[plane] { "" }
 }
table-livery = { $colour ->
    [0] ember chevron
    [1] cobalt ring
    [2] jade diamond
    [3] plum trefoil
    [4] slate star
   *[5] ivory crescent
 }
