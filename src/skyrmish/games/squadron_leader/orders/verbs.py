"""Every verb, once: orders are made with these."""

from skyrmish.games.squadron_leader.orders import attacking, moving, setting_up

ASSIGN, PLACE = setting_up.Assign(), setting_up.Place()
FLY, CLIMB, DIVE, STORE = moving.Fly(), moving.Climb(), moving.Dive(), moving.Store()
DROP, PUSH, GAIN, END = moving.Drop(), moving.Push(), moving.Gain(), moving.End()
ATTACK, HOLD_FIRE, ACE = attacking.Attack(), attacking.HoldFire(), attacking.Ace()
REROLL, KEEP = attacking.Reroll(), attacking.Keep()
IMMELMANN, DIVE_BOMB = attacking.Immelmann("immelmann"), attacking.Offer("dive-bomb")
DECLINE = attacking.Decline("decline")
