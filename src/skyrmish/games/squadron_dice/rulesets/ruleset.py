"""A ruleset of the dice games: game, options and dice, all data; and the record of numbers that the rules read."""

from dataclasses import dataclass, field
from typing import Any

from skyrmish.games.squadron_dice.constants import (
    ACE_COUNT,
    DOGFIGHT,
    GAMES,
    ICONS,
    KINDS,
    LETTERS,
    NOT_CHOSEN,
    TIMINGS,
)
from skyrmish.games.squadron_dice.pieces import MOST_SIDES_OF_A_DIE, Pilot, Rules, Table
from skyrmish.games.squadron_dice.rulesets.layouts import FACES, Layouts, printed, usual_layouts, with_layouts
from skyrmish.words.refusal import Refusal

OPTIONS = ("decision.timing", "limit.rounds", "dice")
MOST_ROUNDS = 1_000_000


@dataclass(frozen=True)
class DiceRuleset:
    """What is being played. Options: ``decision.timing`` (B-63), ``limit.rounds`` (B-44), ``dice`` (B-60)."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)

    def settled(self) -> dict[str, Any]:
        """Every option's value, checked."""
        if self.game not in GAMES:
            raise Refusal("dice-game-unknown", game=repr(self.game), games=GAMES)
        unknown = next((key for key in self.options if key not in OPTIONS), None)
        if unknown is not None:
            raise Refusal("dice-option-unknown", option=repr(unknown), options=OPTIONS)
        timing = self.options.get("decision.timing", TIMINGS[0])
        if timing not in TIMINGS:
            raise Refusal("dice-timing", "B-63", given=repr(timing), known=TIMINGS)
        rounds = self.options.get("limit.rounds", 0)
        if not isinstance(rounds, int) or isinstance(rounds, bool) or not 0 <= rounds <= MOST_ROUNDS:
            raise Refusal("dice-rounds", "B-44", given=repr(rounds), most=MOST_ROUNDS)
        return {"decision.timing": timing, "limit.rounds": rounds, "dice": self.layouts()}

    def layouts(self) -> Layouts:
        """B-60  The dice; your own where the option ``dice`` names them, such as {"ace": {"A": [six faces]}}."""
        own = self.options.get("dice", {})
        if not isinstance(own, dict):
            raise Refusal("dice-no-object", "B-60")
        data = {name: part if isinstance(part, dict) else {"faces": part} for name, part in own.items()}
        return with_layouts(usual_layouts(), data)


def as_options(settled: dict[str, Any]) -> dict[str, Any]:
    """Options that settle everything as it was settled once."""
    dice = settled["dice"]
    aces = {letter: dice[letter] for letter in LETTERS}
    return {**settled, "dice": {**{kind: dice[kind] for kind in dice if kind not in LETTERS}, "ace": aces}}


def make_rules(ruleset: DiceRuleset) -> Rules:
    """The numbers that the rules read."""
    values, squadron = ruleset.settled(), printed()["squadron"]
    rules = Rules(game=GAMES.index(ruleset.game), sides=FACES, rookies=squadron["rookies"])
    rules.timing = TIMINGS.index(values["decision.timing"])
    rules.limit_rounds = values["limit.rounds"]
    rules.hit_dice, rules.evade_dice = squadron["hit_dice"], squadron["evade_dice"]
    rules.blanks_at_once = squadron["blanks_at_once"]
    set_faces(rules, {kind: [ICONS.index(face) for face in faces] for kind, faces in values["dice"].items()})
    return rules


def set_faces(rules: Rules, dice: dict[str, list[int]]) -> None:
    """Write the icons of every die into the rules."""
    for number, kind in enumerate(KINDS):
        start = number * MOST_SIDES_OF_A_DIE
        rules.faces[start : start + len(dice[kind])] = dice[kind]


def laid_out(rules: Rules, teams: list[int]) -> Table:
    """SD-01, SD-DF-01, SD-BR-01  A table with full squadrons, before the first turn; a team for each seat."""
    table = Table(count=len(teams), teams=1 + max(teams), winner=-1, hitter=-1, evader=-1)
    for seat, team in enumerate(teams):
        table.pilots[seat] = new_pilot(rules, team)
    return table


def new_pilot(rules: Rules, team: int) -> Pilot:
    every = (1 << ACE_COUNT) - 1
    pilot = Pilot(team=team, alive=True, rookies=rules.rookies, choice=NOT_CHOSEN)
    if rules.game == DOGFIGHT:
        pilot.reserve = every
    else:
        pilot.flying = every
    return pilot


def digest(rules: Rules) -> str:
    """A name for what decides the chances: dice and squadrons."""
    import hashlib

    fields = (rules.sides, rules.rookies, rules.hit_dice, rules.evade_dice, rules.blanks_at_once)
    words = [str(number) for number in (*fields, *rules.faces)]
    return hashlib.sha256(" ".join(words).encode()).hexdigest()[:16]
