### What the lobby says of ready-made matches; games, modules and bots have files of their own.

credits = Squadron Leader by Tim Smith and Space Pirates by PirateJC, CC BY-SA 4.0. Dogfight and Bombing Raid: an unofficial implementation of the mechanics of Squadron Dice by Flatworks Gaming, LLC, not affiliated.
title-chosen-seed = { $title }; whoever made this match chose the seed of its dice

## Ready-made matches

preset-first-flight = First flight
preset-first-flight-about = The first edition without modules, against a bot that forgives.
preset-classic = Classic with altitude
preset-classic-about = One against one with altitude and Split S.
preset-hex = Hex
preset-hex-about = The first edition on a hex grid.
preset-space-pirates = Space Pirates
preset-space-pirates-about = Ships with stored Speed, one against one.
preset-aces = Three aces
preset-aces-about = Everyone alone, with Split S and Immelmann: who knocks one out has an ace die for the other.
preset-two-on-two = Two on two
preset-two-on-two-about = You and a wingman against two bots.
no-such-scene = there is no scene { $name }; there are { $known }
no-such-lesson = there is no lesson { $name }; there are { $known }
match-is-no-lesson = this match does not begin as lesson { $name } does
