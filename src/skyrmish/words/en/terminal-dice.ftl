### Dogfight and Bombing Raid at the terminal.

dice-assumed = What is on the faces of the Aces is our assumption (B-60); rules shows every die.
dice-shot = { hits } against { evades }.
dice-shows = shows { $icons }
dice-pass = keep the Decision die: { $icon }
dice-command-odds = odds 1 3: what rolling those dice again gives
dice-odds = Planes after that: { $chances }. On average { $mean }.
dice-odds-when = odds are told before the second roll of Bombing Raid
