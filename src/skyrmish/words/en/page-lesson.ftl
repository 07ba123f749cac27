### First flight: the lessons, by the names of their files in skyrmish/lessons. NAME-title and NAME-about stand in the list;
### for each goal there is what is to be done (goal) and how (coach); NAME-done ends it, and NAME-not-… answers a mistake.

## learn

lesson-screen-title = First flight – Skyrmish
lesson-course = First flight
lesson-course-about = { $all } short lessons at the real table. Leave any of them when you like, and fly them again.
lesson-flown = { $done } of { $all } flown
lesson-begin = Begin
lesson-go-on = Go on
lesson-is-flown = flown
lesson-all = All lessons
lesson-unknown = There is no lesson called { $name }.
lesson-try-again = Try again
lesson-damaged = What this browser kept of your lessons cannot be read. It was put aside: every lesson is open, and the list of those you flew begins anew.
lesson-begin-anew = Begin it anew
lesson-number = Lesson { $number } of { $all }
lesson-coach = Your instructor
lesson-reached = (reached)
lesson-well-flown = Well flown.
lesson-that-will-do = That will do. Fly it.
lesson-again = Again
lesson-next = Next
lesson-skip = Skip
lesson-finish = Finish

## 1

lesson-move-title = Fly
lesson-move-about = Lay a template and fly along it.
lesson-move-goal-1 = Fly along a template
lesson-move-coach-1 = These gold shapes are where you can fly. Pick the one I point at, then press Fly.
lesson-move-done = Your plane went exactly along the template. That is all there is to moving.
lesson-move-not-edge = That leaves the board, and a plane that leaves it is lost. Turn before the edge.

## 2

lesson-speed-title = Spend your Speed
lesson-speed-about = What templates cost.
lesson-speed-goal-1 = Fly, with no Speed left over
lesson-speed-coach-1 = The number on a template is what it costs: straight 1, bank 2, turn 3. You have 4. Lay several, one after the other.
lesson-speed-done = Speed that you do not spend is gone at the end of your move, so look for the plan that uses it.
lesson-speed-not-unspent = Some Speed is left over. Lay another template before you fly.

## 3

lesson-arc-title = Line up the shot
lesson-arc-about = Your arc, and how far it reaches.
lesson-arc-goal-1 = End your move with Ilse in your arc
lesson-arc-coach-1 = The blue wedge is where you can shoot. Point at a template to see it from there, and pick one that ends with Ilse in it.
lesson-arc-done = In the arc and in range: now you may shoot.
lesson-arc-not-arc = From there you could not shoot at her. Turn your nose towards her: try a bank.

## 4

lesson-shoot-title = Shoot
lesson-shoot-about = Roll, and reroll from close by.
lesson-shoot-goal-1 = Fire at Ilse
lesson-shoot-goal-2 = Reroll a die that missed
lesson-shoot-coach-1 = You roll as many dice as your Attack. A 6 or more hits. Fire!
lesson-shoot-coach-2 = One hit, the 6. In the nearest part of your range you may roll one die again: pick one that missed.
lesson-shoot-done = Two hits, one of them dodged: Ilse loses a point of Health.
lesson-shoot-not-held = You held your fire. She was in range and in your arc, and a shot costs nothing.
lesson-shoot-not-hit = That die was your hit. The new face counts, whatever it is: roll a miss again.
lesson-shoot-not-kept = You kept three misses. A reroll from close by is free: always take it while a die misses.

## 5

lesson-defend-title = Dodge
lesson-defend-about = Defend, and reroll from far away.
lesson-defend-goal-1 = Reroll a die that does not dodge
lesson-defend-coach-1 = Ilse hits twice. Your Defense gave you four dice, and only the 6 dodges. From this far you may roll one again.
lesson-defend-done = Two dodges against two hits: nothing got through. Far away is safer for the one who is shot at.
lesson-defend-not-dodge = That was the die that dodged. Roll one of the others.
lesson-defend-not-kept = A reroll is free, and three dice did nothing. Take it.

## 6

lesson-altitude-title = Climb
lesson-altitude-about = Whoever is higher rerolls.
lesson-altitude-goal-1 = Climb, and end with Ilse in your arc
lesson-altitude-coach-1 = A level of altitude costs 1 Speed. Whoever is higher may reroll a die, attacking and defending. Climb, then line up the shot.
lesson-altitude-done = You are above her: a reroll more in every shot between you two, until she climbs.
lesson-altitude-not-low = You have the shot, but not the height. Climb as well: it costs 1 Speed.
lesson-altitude-not-astray = You would lose her. Climb, and keep your nose towards her.

## 7

lesson-split-s-title = Split S and Immelmann
lesson-split-s-about = Turn about by giving up height, and win it back.
lesson-split-s-goal-1 = Turn about with a Split S
lesson-split-s-goal-2 = Shoot Ilse down
lesson-split-s-goal-3 = Fly the Immelmann
lesson-split-s-coach-1 = Ilse passes behind you. A Split S costs twice the template and three levels of altitude, and you end facing the other way. Choose Split S, then the straight.
lesson-split-s-coach-2 = There she is. Fire!
lesson-split-s-coach-3 = A knock-out of your own earns an Immelmann: up three levels, a straight, and about.
lesson-split-s-done = You are high again, and face where you came from.
lesson-split-s-not-away = She stays behind you. With a Split S you turn about on the spot.
lesson-split-s-not-held = You held your fire, and she gets away.
lesson-split-s-not-declined = An Immelmann costs nothing, and gives you back the height that you spent.

## 8

lesson-teams-title = Several planes
lesson-teams-about = Two arcs on one target, and a partner.
lesson-teams-goal-1 = End with Ilse in the arcs of both your planes
lesson-teams-coach-1 = You have two planes, and Otto flies in your team. Move both of them, in the order you like, so that both can shoot at Ilse.
lesson-teams-done = Two shots at the same plane in one stage. You win together with Otto.
lesson-teams-not-none = Neither of them could shoot at Ilse. Turn both towards her.
lesson-teams-not-one = Only one of them could shoot at Ilse. Turn the other one towards her too.

## 9

lesson-hexes-title = On hexes
lesson-hexes-about = The same game, counted in hexes.
lesson-hexes-goal-1 = End with Ilse in arc and within three hexes
lesson-hexes-coach-1 = On hexes a straight goes two hexes ahead, and range is counted: three hexes. Come near enough, with Ilse ahead of you.
lesson-hexes-done = No ruler, no template, the same fight.
lesson-hexes-not-range = Too far. Lay another template.
lesson-hexes-not-arc = You flew past her. Your arc is ahead of you.

## 10

lesson-space-pirates-title = Space Pirates
lesson-space-pirates-about = A narrow arc, and Speed to keep.
lesson-space-pirates-goal-1 = End with Nova in your arc, and store Speed
lesson-space-pirates-coach-1 = Out here the arc is narrow, and Speed that is left over can be stored for a later move. Turn towards Nova, and store what you do not need.
lesson-space-pirates-done = You have her in your sights, and a token for later.
lesson-space-pirates-not-arc = The arc is only 60° wide here. Turn further towards her.
lesson-space-pirates-not-lapsed = The Speed you had left is gone. Store it before you fly.

## 11

lesson-dogfight-title = Dogfight
lesson-dogfight-about = Dice: get behind the other squadron.
lesson-dogfight-goal-1 = Get behind Ilse
lesson-dogfight-goal-2 = See how the shot ends
lesson-dogfight-coach-1 = Your dice show three planes, Ilse's four. The most hunt the fewest. Your Decision die shows two planes: use it.
lesson-dogfight-coach-2 = You are behind her. Four Hit dice against four Evade dice; she may still use her own Decision die.
lesson-dogfight-done = That is a turn of Dogfight: outnumber, hit, evade.
lesson-dogfight-not-passed = You passed, and with fewer planes it is you who is hunted. Two more planes would have turned that round.

## 12

lesson-bombing-raid-title = Bombing Raid
lesson-bombing-raid-about = Dice: know what to roll again.
lesson-bombing-raid-goal-1 = Roll the three blank dice again
lesson-bombing-raid-coach-1 = Most planes win the turn. Evades are locked; of the rest you may roll again what you like, once. Pick the three blanks.
lesson-bombing-raid-done = A blank can only get better. You know all four games now.
lesson-bombing-raid-not-none = Three of your dice show nothing. Rolling them again can only help.
lesson-bombing-raid-not-other = Leave what shows planes, and roll every blank again: that is most planes on average.
