### The table of dice: Dogfight and Bombing Raid.

## Said in several places

dice-icon = { $icon ->
    [one] One plane
    [two] Two planes
    [evade] Evade
    [hit] Hit
    [reroll] Re-roll
    [any] Any
    [blanks] Blanks
   *[other] Blank
}
dice-planes = { $planes ->
    [one] plane
   *[other] planes
}
dice-go-on = Go on

## dice/DiceBoard

dice-table = The table
dice-formation = { $name }: { $planes ->
    [0] no plane in the air
    [one] 1 plane in the air
   *[other] { $planes } planes in the air
}
dice-may-change = { $ghosts ->
    [0] { "" }
    [one] 1 may change
   *[other] { $ghosts } may change
}
dice-goal = { $step ->
    [position-roll] Most planes shoot at fewest
    [position-window] Most planes shoot at fewest
    [shot-roll] More hits than evades cost a Rookie
    [shot-window] More hits than evades cost a Rookie
    [result] More hits than evades cost a Rookie
   *[other] The highest total retires an Ace
}
dice-goal-more = { $step ->
    [position-roll] a tie at the top is a new turn
    [position-window] a tie at the top is a new turn
    [shot-roll] and an Ace takes its place
    [shot-window] and an Ace takes its place
    [result] and an Ace takes its place
   *[other] a tie retires one each, but never the last
}

## dice/DicePhone

dice-turn-alone = Turn { $round }
dice-sky = Squadrons in the air
dice-acts-now = Acts now

## dice/pilots/PilotPanel

dice-team = , team { $team }{ $planes ->
    [0] { "" }
   *[other] : { $planes } in all
}
dice-where = { $where ->
    [stand-in] a bot stands in
    [bot] bot, { $level }
    [away] away
    [link] by link
   *[person] here
}
dice-standing = { $standing ->
    [highest] highest
    [tied-highest] tied highest
    [lowest] lowest
   *[tied-lowest] tied lowest
}
dice-role = { $role ->
    [hitter] shoots
   *[evader] evades
}
dice-out = out of the match
dice-aces = Aces
dice-ace = Ace { $letter }: { $state ->
    [flying] flying
    [home] home for this turn
    [reserve] in reserve
   *[retired] retired
}
dice-ace-state = { $state ->
    [flying] flying
    [home] home
    [reserve] reserve
   *[retired] retired
}
dice-trophies = Trophies
dice-rookies-lost = Rookies lost
dice-decision-saved = { $icon }, saved
dice-decision-used = Decision die used{ $added ->
    [0] { "" }
   *[other] : +{ $added }
}
dice-decision-to-come = Decision die: not rolled yet
dice-not-rolled = not rolled yet
dice-rolling = rolling
dice-sealed = sealed
dice-unsealed = chooses in secret
dice-choose-pilot = Choose { $you ->
    [yes] yourself
   *[no] { $name }
}
dice-choose-ace = Choose Ace { $letter }

## dice/pilots/TouchDie

dice-die = { $name }: { $words }{ $number ->
    [0] { "" }
   *[other] , die { $number }
}
dice-mark = { $mark ->
    [reroll] reroll
    [keep] keep
    [use] use it
    [home] home
   *[other] { "" }
}
dice-face = { $icon ->
    [one] 1
    [two] 2
    [evade] evade
    [hit] hit
    [any] Any
    [blanks] Blanks
    [none] { " " }
   *[other] blank
}

## dice/pilots/ShotTray

dice-hits-of = { $name ->
    [you] Your hits
   *[other] { $name }’s hits
}
dice-evades-of = { $name ->
    [you] Your evades
   *[other] { $name }’s evades
}
dice-against = against
dice-aces-evade = Ace { $letter } evades too
dice-decision-adds = + { $added } by the Decision die

## dice/panels/ResultCard

dice-result = { $kind ->
    [tie] A tie at the top
    [escaped] { $you ->
        [yes] You get away
       *[no] { $name } gets away
    }
    [lost] { $you ->
        [yes] You lose a Rookie
       *[no] { $name } loses a Rookie
    }
    [eliminated] { $you ->
        [yes] You are out
       *[no] { $name } is out
    }
    [total] { $you ->
        [yes] You lead
       *[no] { $name } leads
    }
   *[tied] A tie at the top
}
dice-stands = Goes on by itself soon, for those who wait

dice-caption = What just happened

## dice/panels/StepsCard

dice-turn = { $title }, turn { $round }
dice-step = { $step ->
    [position-roll] Position roll
    [position-window] First window
    [shot-roll] Hits and evades
    [shot-window] Second window
    [result] Result
    [first-roll] First roll
    [evades-home] Evades go home
    [second-roll] Seal the second roll
    [count] Open and count
   *[retire] An Ace retires
}
dice-step-state = { $state ->
    [done] done
    [now] now
   *[later] later
}
dice-whose-turn = { $kind ->
    [yours] You decide
    [yours-by-name] { $seat } decides
    [thinking] { $seat } is thinking
    [away] { $seat } is away
    [theirs] { $seat } decides
    [all] All choose at once
    [showing] It happens now
    [standing] How it ended
    [watching] You are watching
    [nobody] Everybody sits down
   *[over] The match is over
}

## dice/panels/ActsCard

dice-who-acts = Who acts
dice-acting = { $acting ->
    [now] { FORM($you, "decides now", "decide now") }
    [may-answer] may answer
    [passed] { FORM($you, "has passed", "have passed") }
    [no-use] { FORM($you, "holds", "hold") } { $icon }: no use here
    [used] Decision die used
    [sealed] { FORM($you, "has sealed", "have sealed") }
    [out] out of the match
   *[waits] { FORM($you, "waits", "wait") }
}
dice-window-closes = The window closes when all pass in a row.

## dice/panels/AskPanel

dice-ask-title = { $decision ->
    [keep-or-roll] Keep your { $icon }?
    [position-window] Use your { $icon }?
    [shot-window] Use your { $icon }?
    [hitter] Who of them shoots?
    [evader] Whom do you shoot at?
    [bring] Which Ace comes in?
    [second-roll] Roll again?
   *[retire] Which Ace retires?
}
dice-ask-about = { $decision ->
    [keep-or-roll] An unused Decision die may be kept as it lies, or rolled again with the squadron.
    [hitter] They have equally many planes: you name the one who shoots.
    [evader] They have equally few planes: you name the one who must evade.
    [bring] It takes the place of the Rookie that you lost, from the next roll on.
    [second-roll] Touch the dice to roll again. All seal, then all open together.
    [retire] It leaves your squadron for good. Who has retired all four wins.
   *[window] { $icon ->
        [one] It adds one plane to your position, now or in a later turn.
        [two] It adds two planes to your position, now or in a later turn.
        [hit] It adds one hit to your roll.
        [evade] It adds one evade to your roll.
        [any] Touch any one die, of anybody, to roll it again.
       *[blanks] Touch one or two blank dice of your own to roll them again.
    }
}
dice-do = { $what ->
    [use] Use it
    [any] { $own ->
        [yes] Reroll your die
       *[no] Reroll { $name }’s die
    }
    [blanks] { $count ->
        [one] Reroll one blank
       *[other] Reroll two blanks
    }
    [seal] { $count ->
        [0] Keep all
        [one] Seal 1 die
       *[other] Seal { $count } dice
    }
    [keep] Keep it
    [roll] Roll it again
    [hitter] { $name } shoots
    [evader] Shoot at { $name }
    [bring] Bring in Ace { $letter }
    [retire] Retire Ace { $letter }
    [none] Pick one
   *[pass] Pass
}
dice-pass-more = keep the die
dice-keep-all = Keep all as they lie
dice-waiting-about = { $kind ->
    [thinking] Space lets it answer now.
    [showing] Space or a tap goes on.
    [watching] You see what everybody sees.
    [over] See the replay, or play again.
   *[other] You may look around meanwhile.
}

## dice/panels/ChancesCard

dice-chances = Exact chances
dice-chances-of = { $of ->
    [planes] Your planes after the second roll, in %
   *[wins] The match with each Ace, in %
}
dice-share = { $name ->
    [you-hit] you shoot
    [new-turn] tie, new turn
    [you-evade] you evade
    [look-on] you look on
    [shot-lands] the shot lands
    [gets-away] it misses
    [you-lead] you lead
    [tie] tie
   *[behind] behind
}
dice-share-told = { $share }: { $chance }
dice-win = You win the match: { $chance }
dice-chances-none = Nothing is left to chance here.
dice-chances-of-a-puzzle = No odds here: it is a puzzle.
dice-chances-wait = Working them out …

## dice/panels/DiceLive

dice-asked = { $seat }: { $question }

## dice/panels/DiceTally

dice-seat = Seat
dice-aces-left = Aces left
dice-aces-retired = Aces retired

## dice/DiceDesktop

dice-another-look = Another look
