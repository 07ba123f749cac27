### What each clause says, in our own words and in one line: clause-ID; and the titles of their chapters.

chapter-first-set-up = Squadron Leader, first edition: set-up

clause-sl1-goal-01 = Be the last one flying; a plane without Health is out.
clause-sl1-comp-01 = Each pilot has a plane and four altitude tokens.
clause-sl1-comp-02 = The table shares templates, a ruler, and dice for attack and defence.
clause-sl1-area-01 = Play on any area; a square of 70 cm is usual.
clause-sl1-stat-01 = Share out 4, 3, 3, 2 over Attack, Defense, Speed and Health: twelve ways.
clause-sl1-stat-02 = Everyone chooses in secret; all is revealed together.
clause-sl1-stat-03 = Two sample allocations, for a beginner and for an ace.
clause-sl1-first-01 = The highest die starts.
clause-sl1-place-01 = In turn, place within a straight template of an edge.
clause-sl1-place-02 = Keep a ruler's length from other players' planes.
clause-sl1-place-03 = With several planes each, place one at a time, turn by turn.
clause-sl1-rnd-01 = A round: everybody moves, then everybody attacks.

chapter-first-moving = Squadron Leader, first edition: moving

clause-sl1-move-01 = Players move their own planes, in turn.
clause-sl1-move-02 = A straight costs 1, a bank 2, a turn 3.
clause-sl1-move-03 = Fly any sequence that Speed pays for.
clause-sl1-move-04 = Template to the nose; the token goes to its far end.
clause-sl1-move-05 = No manoeuvre in a round: the plane stalls and crashes.
clause-sl1-move-06 = Any part off the board after a manoeuvre: the plane is lost.

chapter-first-attacking = Squadron Leader, first edition: attacking

clause-sl1-atk-01 = Name one enemy as the target.
clause-sl1-atk-02 = It must be no farther than the ruler is long.
clause-sl1-atk-03 = It must be in the 90° arc ahead.
clause-sl1-atk-04 = The attacker rolls one die for each point of Attack.
clause-sl1-atk-05 = The defender rolls one die for each point of Defense.
clause-sl1-atk-06 = 6, 7 and 8 hit; 8 is a critical.
clause-sl1-atk-07 = 6, 7 and 8 dodge; a dodge cancels a hit.
clause-sl1-atk-08 = A critical takes two dodges, and does the damage of one hit.
clause-sl1-atk-09 = Each hit that is left costs one Health.
clause-sl1-bon-01 = In the furthest section the defender may reroll a die.
clause-sl1-bon-02 = In the closest section the attacker may reroll a die.
clause-sl1-next-01 = Who was second starts the next round.
clause-sl1-arc-img = Arcs differ: one may shoot while the other cannot.

chapter-first-questions = Squadron Leader, first edition: questions answered, print data

clause-sl1-faq-01 = Dive to pay for a special manoeuvre, as long as the altitude it takes itself is left.
clause-sl1-faq-02 = Defending ace dice may be named after seeing the attack roll.
clause-sl1-faq-03 = A manoeuvre may not end on another token.
clause-sl1-faq-04 = Flying over planes is free.
clause-sl1-faq-05 = Altitude from an Immelmann does not forbid special manoeuvres.
clause-sl1-prn-01 = The ruler's marks are one, two and three straights long: 78, 156, 234 mm.

chapter-modules = Squadron Leader modules

clause-mod-alt-01 = Altitude: everyone starts at 0.
clause-mod-alt-02 = Once a round, one Speed buys one level.
clause-mod-alt-03 = One level up a round at most.
clause-mod-alt-04 = In a round without a climb, each level given up is one more Speed.
clause-mod-alt-05 = The higher plane may reroll a die, attacking or defending.
clause-mod-alt-06 = Four levels at most.
clause-mod-sps-01 = Split S: for three altitude, end a template facing the other way.
clause-mod-sps-02 = A Split S costs twice the template.
clause-mod-sps-03 = No Split S in a round with a climb.
clause-mod-imm-01 = Immelmann: after a knock-out, up three, a straight, and about.
clause-mod-imm-02 = It is optional, and comes before the next attack.
clause-mod-brl-01 = Barrel roll: fly a bank or turn, keep the heading.
clause-mod-brl-02 = A barrel roll costs twice the template.
clause-mod-brl-03 = No barrel roll in a round with a climb.
clause-mod-ace-01 = Each knock-out earns an ace die for the rest of the match.
clause-mod-ace-02 = Each ace die serves once a round, in attack or defence.
clause-mod-ace-03 = Name ace dice before rolling.
clause-mod-ace-04 = Several ace dice may be used together or apart.
clause-mod-fwd-01 = Forward guides: the only arc, or one more attack die.
clause-mod-d6-01 = Six-sided dice: 4 to 6 hit and dodge; no criticals.
clause-mode-team-01 = Teams take turns; inside a team any order.
clause-mode-team-02 = Team-mates sit together.
clause-mode-quick-01 = Shorter games: 2 Health, a smaller board, or more climbing.
clause-mode-quick-02 = Other numbers to share out, the same for all.

chapter-hexes = Hexes

clause-hex-01 = Hexes replace templates and ruler; the rest stays.
clause-hex-02 = Set up in the hexes along your own edge.
clause-hex-03 = One plane a hex; a move may not end in a taken one.
clause-hex-04 = A plane faces a side of its hex.
clause-hex-05 = Cost 1: two hexes ahead.
clause-hex-06 = Cost 2: one ahead, turn 60°, one ahead.
clause-hex-07 = Cost 3: turn 60°, one ahead, turn 60° the same way.
clause-hex-08 = Range is three hexes, the target's included.
clause-hex-09 = The arc is one hex wide, then three, then five.
clause-hex-10 = The hex ahead is the closest section, range 3 the furthest.

chapter-second = Squadron Leader, second edition

clause-sl2-comp-01 = A plane and four altitude tokens each; one combined template, a ruler and six-sided dice for all.
clause-sl2-area-01 = Any area; three ruler lengths square is usual.
clause-sl2-stat-01 = Share out 4, 3, 3, 2 over Health, Defense, Attack, Manoeuvrability, openly.
clause-sl2-stat-02 = A sample allocation for beginners.
clause-sl2-first-01 = Who last saw a real plane starts.
clause-sl2-place-01 = In turn, within 78 mm of an edge and a ruler from others.
clause-sl2-rnd-01 = Everybody manoeuvres, then everybody attacks.
clause-sl2-man-01 = Template to the nose; the token goes to its far end.
clause-sl2-man-02 = Manoeuvrability pays: 1, 2, 3.
clause-sl2-man-03 = One manoeuvre at least, or the plane stalls.
clause-sl2-man-04 = Any part off the board after a manoeuvre: lost.
clause-sl2-alt-01 = Altitude is part of the core; everyone starts at 0.
clause-sl2-alt-02 = Once a round, one Manoeuvrability buys one level.
clause-sl2-alt-03 = One level up a round at most.
clause-sl2-alt-04 = Without a climb this round, dive any number of levels for Manoeuvrability.
clause-sl2-alt-05 = Four levels at most.
clause-sl2-atk-01 = Name one enemy as the target.
clause-sl2-atk-02 = It must be in range of the ruler.
clause-sl2-atk-03 = It must be in the 90° arc ahead.
clause-sl2-atk-04 = The attacker rolls Attack dice.
clause-sl2-atk-05 = The defender rolls Defense dice.
clause-sl2-atk-06 = 4 to 6 hit; 6 is a critical.
clause-sl2-atk-07 = 4 to 6 dodge.
clause-sl2-atk-08 = A critical takes two dodges, and does one damage.
clause-sl2-atk-09 = Each hit that is left costs one Health.
clause-sl2-bon-01 = Furthest section: the defender rerolls one.
clause-sl2-bon-02 = Closest section: the attacker rerolls one.
clause-sl2-bon-03 = Target in the forward guides: the attacker rerolls one.
clause-sl2-bon-04 = A higher attacker rerolls one.
clause-sl2-bon-05 = Rerolls add up, also on one die.
clause-sl2-next-01 = Who was second starts the next round.

chapter-space-pirates = Space Pirates

clause-sp-comp-01 = Two to six pilots; ship, cubes and tokens each; templates, range string and dice for all.
clause-sp-area-01 = Any large flat surface.
clause-sp-stat-01 = Share out 4, 3, 3, 2.
clause-sp-first-01 = The highest die starts and takes the first-player token.
clause-sp-place-01 = Placing as in Squadron Leader.
clause-sp-move-01 = Ships move in turn.
clause-sp-move-02 = Costs 1, 2, 3.
clause-sp-move-03 = Up to Speed in all.
clause-sp-move-04 = One move at least.
clause-sp-move-05 = Off the board after a move: destroyed.
clause-sp-atk-01 = Name a target within the range string.
clause-sp-atk-02 = The arc is 60° wide.
clause-sp-atk-03 = Six-sided dice, 4 to 6 hit and dodge; no criticals, no rerolls.
clause-sp-atk-04 = One more attack die for a target between the forward lines.
clause-sp-next-01 = Who was second gets the first-player token.
clause-sp-alt-01 = Spend one Speed on a move at least.
clause-sp-alt-02 = Store unspent Speed as altitude, several a round.
clause-sp-alt-03 = Stored tokens are Speed on a later turn.
clause-sp-alt-04 = Four stored at most.
clause-sp-sps-01 = Split S: three tokens, twice the cost, not in a round of storing.
clause-sp-brl-01 = Barrel roll: twice the cost, not in a round of storing.

chapter-squadron-dice = Dogfight and Bombing Raid

clause-sd-01 = Dice in four colours for two to four players: Aces, Rookies, Decision, Hit, Evade.
clause-sd-02 = Hit die: four hits, two blanks.
clause-sd-03 = Evade die: two evades, four blanks.
clause-sd-04 = Rookie: one plane, two planes, blank, twice each.
clause-sd-05 = Four kinds of Aces, each with faces of its own.
clause-sd-06 = Re-roll face: again at once; a second one is a blank.
clause-sd-07 = Decision die: one plane, two planes, evade, hit, Any, Blanks.
clause-sd-08 = Any: reroll any die on the table but a Decision die.
clause-sd-09 = Blanks: reroll up to two blank dice of your own.
clause-sd-df-01 = Set-up: four Rookies fly, four Aces wait, the Decision die in hand.
clause-sd-df-02 = All roll their squadrons and count planes.
clause-sd-df-03 = Most planes hunt the fewest; a tie at the top is a new turn, at the bottom the hunter picks.
clause-sd-df-04 = Hit dice against Evade dice; evades on the hunted one's Aces count.
clause-sd-df-05 = More hits than evades: a Rookie is lost and an Ace comes in.
clause-sd-df-06 = No Ace left to come in: out. The last one wins.
clause-sd-df-07 = The Decision die is rolled with the squadron only.
clause-sd-df-08 = Use it at once, later in the turn, or in later turns.
clause-sd-df-09 = An unused one may be kept or rolled again.
clause-sd-df-10 = A used one is rolled again.
clause-sd-df-11 = No take-backs.
clause-sd-br-01 = Bombing Raid: Rookies and Aces only, all eight from the start.
clause-sd-br-02 = First roll: all dice; evades are locked for the turn.
clause-sd-br-03 = Second roll: any of the others, all players together; count planes.
clause-sd-br-04 = The highest total retires one of its Aces.
clause-sd-br-05 = All who tie do so too, but nobody wins on a tie.
clause-sd-br-06 = Pick up what is left and go on.
clause-sd-br-07 = The first without Aces wins.
clause-sd-var-01 = Variants for pairs exist elsewhere.

chapter-rulings-measuring = Rulings: measuring

clause-b-01 = Range is the gap between outlines. Option.
clause-b-02 = Range and arc are tested apart.
clause-b-03 = On a mark, the closer section; both planes share one.
clause-b-04 = The whole ruler is the greatest range.
clause-b-05 = Any part of the target in the arc is enough. Option.
clause-b-06 = The arc's apex is the token's centre, its half-angle exactly 45°.
clause-b-07 = The guides are a lane 6.5 mm wide, drawn on ahead.
clause-b-08 = What the guides do. Option and modules.
clause-b-09 = Altitude changes neither range, arc nor overlap.
clause-b-10 = Nothing blocks the view.

chapter-rulings-moving = Rulings: moving

clause-b-11 = The bank is the ideal eighth of a circle. Option: as printed.
clause-b-12 = Off the board is tested after each template; touching the edge is on.
clause-b-13 = You may fly off on purpose; nobody gets the credit. Option.
clause-b-14 = Ends may touch but not overlap, friend or enemy, at every stop.
clause-b-15 = Nowhere to go: the plane stalls. Option: it holds.
clause-b-16 = No passing; a climb is no manoeuvre.
clause-b-17 = Speed need not be spent; plan template by template.
clause-b-18 = Right is the mirror image of left.
clause-b-19 = The whole token lies in the placement band; facing is free; on a crowded board, the roomiest spot. Option.
clause-b-20 = 700 mm square, or any rectangle.
clause-b-21 = Climb at any point of the move.
clause-b-22 = Climb and dive exclude each other in a round.
clause-b-23 = A Split S turns about from the template's own end heading.
clause-b-24 = A Split S takes three altitude and twice the cost.
clause-b-25 = In later editions it takes four altitude and the plain cost. Option.
clause-b-26 = After a climb no special manoeuvre, after one no climb.
clause-b-27 = Barrel rolls are for banks and turns.
clause-b-28 = Three levels more, capped. Option: up to three.
clause-b-29 = The Immelmann is one package, at once, only for a kill of your own.
clause-b-30 = Several planes of one seat move as a block. Option.
clause-b-82 = Crowded: a spot is roomy enough within 1 mm of the best there is.
clause-b-83 = In the current rules a barrel roll goes with a climb: standing alone is its price.

chapter-rulings-order = Rulings: order, dice and damage

clause-b-31 = The next surviving side to the left starts; ties roll again. Option.
clause-b-32 = Damage counts at once; the dead do not shoot. Option.
clause-b-33 = Attacking is optional, once a round, never a friend.
clause-b-34 = Only legal targets are offered.
clause-b-35 = The attacker rerolls before the defence is rolled. Option.
clause-b-36 = Rerolls are voluntary, one die at a time, own dice only. Option.
clause-b-37 = Who is higher rerolls; nobody at equal altitude. Option.
clause-b-38 = Dodges go to plain hits first, then to criticals in pairs.
clause-b-39 = In the current rules a 6 is two hits or two dodges. Option `crit = double`.
clause-b-40 = The d6 module has no criticals, the later editions have.
clause-b-41 = Ace dice belong to the pilot, at once, and are lost with the plane.
clause-b-42 = Only the attack that takes the last Health earns the credit.
clause-b-43 = Health stops at 0.
clause-b-44 = The last side wins at once; draws by one effect or by a limit. Option.
clause-b-45 = Stats are secret until all have chosen. Option.
clause-b-46 = Quick games: at most 2 Health, more climbing, a smaller board.
clause-b-47 = Teams act as blocks; a team is beaten with its last plane.
clause-b-58 = Two to six sides, any number of planes.
clause-b-81 = A Dive Bomb belongs to the attack: whom it knocks out is the diver's.
clause-b-84 = A position file says who is the Ace of the later editions.
clause-b-86 = Something important: a critical that is left, on a plane that still flies, once an attack; Attack, Defense or Speed, a third each, at once, never the last point.
clause-b-87 = Field repairs: at the end of a round each plane with a lowered stat rolls; the upper half of the die gives a point back, Attack first, then Defense, then Speed.

chapter-rulings-bombs = Rulings: bombs, balloons and missions

clause-b-75 = One bomb at most after each template, before the next step; three a bomber in a mission.
clause-b-76 = Balloons hang anywhere that is free, sides in turn; range 1 from the edges in Errant Balloons only.
clause-b-77 = Bombs and balloons: four attack dice, 1 damage a hit; no dodges, rerolls or credit.
clause-b-78 = Bombs act together: everybody near rolls, then the fallen are removed; nobody left is a draw.
clause-b-79 = A template or Immelmann that ends within range 1 of a balloon rolls, once for each approach.
clause-b-80 = Missions: tokens touch their edge; a plane lost in one round is back, whole, after the next; touching the far edge is reaching it.
clause-b-85 = A side whose planes will all return keeps its place; the next one starts for it.

chapter-rulings-hexes = Rulings: hexes

clause-b-48 = Flat-topped hexes, the nose to a side.
clause-b-49 = Which hexes are in the arc.
clause-b-50 = Off the grid at the end of a move: destroyed; every stop must be free.
clause-b-51 = Set up in your outermost row, four hexes from others; 13 × 13 is our assumption.
clause-b-52 = Special manoeuvres on hexes.
clause-b-53 = The guides are the straight line ahead: our assumption.

chapter-rulings-space-pirates = Rulings: Space Pirates

clause-b-54 = Speed and stored tokens are one pool.
clause-b-55 = No storing beside a Split S or a barrel roll.
clause-b-56 = No bonus for altitude or range, no rerolls, no criticals.
clause-b-57 = Its own hexagonal pieces; a range of 180 mm is our assumption.

chapter-rulings-dice-games = Rulings: the dice games

clause-b-60 = The faces of the Aces are our assumption.
clause-b-61 = One face of each kind on the Decision die.
clause-b-62 = The Decision die counts as planes only when used.
clause-b-63 = Two windows a turn for Decision dice, in order of need.
clause-b-64 = Any: one die that shows a result; its owner rolls.
clause-b-65 = Blanks: one or two, together; results stand.
clause-b-66 = Every roll allows one automatic re-roll.
clause-b-67 = Decision icons help their owner's own roll only.
clause-b-68 = Keep or roll before each position roll; a used die is rolled.
clause-b-69 = A tie at the top, 0 to 0 too, is a new turn.
clause-b-70 = The fifth loss eliminates; trophies do not fly.
clause-b-71 = Only evades on the hunted one's Aces count.
clause-b-72 = An evade locks its die on the first roll only; second choices are secret.
clause-b-73 = Tied players with two Aces or more retire one.
clause-b-74 = Pairs: our assumption, off by default.

chapter-beyond = Beyond the rulebooks

clause-c-1 = The second edition's advanced page: Dive Bomb, single Ace, Push the Envelope.
clause-c-2 = The current rules: other numbers for these; pushing may gain altitude, up to the top, where a climb could.
clause-c-3 = Bombers, bombs, balloons and cover; what the text leaves open is settled in the page on missions. Options.
clause-c-4 = Two missions, as data: Errant Balloons, and Bombers' Escape, where two planes escort the bomber.
clause-c-5 = Proposals that were never adopted: half Attack outside the guides, a die for being higher; a critical that also lowers another stat. Options.
clause-c-6 = The author's advice for bots.
clause-c-7 = Tokens that only look different.

chapter-rulings-players = Rulings of our own: what players settle among themselves

clause-c-8 = Whoever resigns gives up for the side, once all people of it have said so. The last side that has not given up wins; with more of them left, a bot plays on for who resigned, and cannot win.
clause-c-9 = A draw needs every person at the table who has not given up, and people on two sides; bots do not mind.
clause-c-10 = An answer is taken back if all people agree, and only while no die has fallen since; secret choices stay.
clause-c-11 = Who plays may claim the match against a side whose people are all out of time, or all away while it is waited for.
