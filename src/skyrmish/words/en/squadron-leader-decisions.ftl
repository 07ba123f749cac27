### What the table waits for: how a pilot is asked, and what the others are told.

ask-assign = share out the stats
waits-assign = to assign stats
ask-place = place
waits-place = to place a plane
ask-move = move
waits-move = to move
ask-attack = attack
waits-attack = to attack or hold fire
ask-attack-reroll = reroll an attack die
waits-attack-reroll = to reroll or keep the attack dice
ask-ace-defence = ace dice in defence
waits-ace-defence = to say how many ace dice defend
ask-defence-reroll = reroll a defence die
waits-defence-reroll = to reroll or keep the defence dice
ask-immelmann = fly an Immelmann
waits-immelmann = to fly the Immelmann or decline it
ask-dive-bomb = fly a Dive Bomb
waits-dive-bomb = to fly the Dive Bomb or decline it
ask-push-gain = what to gain
waits-push-gain = to gain speed or altitude
