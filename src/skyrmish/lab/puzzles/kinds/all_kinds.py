"""Every kind of puzzle, by its name."""

from skyrmish.lab.puzzles.kinds.dice_choices import DiceChoice
from skyrmish.lab.puzzles.kinds.flying import BestShot, Escape, SafeShot
from skyrmish.lab.puzzles.kinds.kind import Kind
from skyrmish.lab.puzzles.kinds.rerolling import Reroll
from skyrmish.lab.puzzles.kinds.shoot_out import Stats
from skyrmish.lab.puzzles.kinds.trap import Trap

KINDS: dict[str, Kind] = {
    kind.name: kind for kind in (SafeShot(), BestShot(), Escape(), Reroll(), Stats(), Trap(), DiceChoice())
}
