### Dogfight and Bombing Raid at the terminal.

dice-assumed = The faces of the Aces are our assumption (B-60).
dice-shot = { hits } against { evades }.
dice-shows = shows { $icons }
dice-command-odds = odds 1 3: what rolling those dice again gives
dice-odds = { $chances }. On average { $mean } planes.
dice-odds-when = odds are told before a second roll
