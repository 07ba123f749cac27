"""Many games of Squadron Leader between bots."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from skyrmish.bots.ladder.knowledge import BOTS, THINKERS, learn
from skyrmish.bots.ladder.mixtures import tickets_for
from skyrmish.bots.notes import with_notes
from skyrmish.bots.search.limits import limit_of
from skyrmish.bots.search.ponder import ponder
from skyrmish.bots.search.thinker import warm_up
from skyrmish.engine.records import copied, packed, unpacked
from skyrmish.engine.rule import compiled
from skyrmish.games.seating import Seating
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import check_pieces, laid_out
from skyrmish.lab.lean_games import compiled_for
from skyrmish.lab.many_games import Outcome, Player, check_numbers, play_all, say_if_cold
from skyrmish.lab.tally import Tally, play_many
from skyrmish.lab.thinking_games import ThinkingPlayer

USUAL_NODES = 200
BOT_LIMITS = {"limit.rounds": 60, "limit.noAttackRounds": 15}  # B-44, for bots


@dataclass(frozen=True)
class Simulation:
    """What to play, between whom, and how often."""

    ruleset: Ruleset
    seating: Seating
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    nodes: int = USUAL_NODES  # games that `ace` plays out in thought, for each of its decisions

    def checked(self) -> "Simulation":
        """The same simulation, with the limits that bots need; refused where it makes no sense."""
        check_numbers(self.bots, BOTS, self.games, self.seed)
        check_pieces(self.ruleset, self.seating)
        limit_of(nodes=self.nodes)
        limited = replace(self.ruleset, options={**BOT_LIMITS, **self.ruleset.options})
        return replace(self, ruleset=limited)


def simulate(
    simulation: Simulation,
    mode: str = "compiled",
    cores: int = 0,
    say: Callable[[str], None] = lambda _: None,
    progress: Callable[[int], None] = lambda _: None,
) -> Outcome:
    """Play all games; ``progress`` hears how many more are done, ``say`` what takes long."""
    simulation = simulation.checked()
    if any(BOTS.index(bot) in THINKERS for bot in simulation.bots):
        player: Player[Tally] = _thinking_player(simulation, mode == "compiled", say)
    else:
        player = _compiled_player(simulation, say) if mode == "compiled" else _PlainPlayer(simulation)
    return play_all(player, simulation.games, len(simulation.seating.sides), mode, cores, progress)


class _PlainPlayer:
    """Plays games in plain Python."""

    def __init__(self, simulation: Simulation) -> None:
        stats = simulation.ruleset.settled()["stats"]
        self.seed = simulation.seed
        self.rules = make_rules(simulation.ruleset, max(stats))
        self.known = learn(self.rules, [BOTS.index(bot) for bot in simulation.bots], max(stats))
        self.known.mixture = tickets_for(simulation.ruleset, self.rules)
        self.table = with_notes(laid_out(simulation.seating))

    def __call__(self, first: int, beyond: int) -> Tally:
        tally = Tally()
        play_many(self.rules, self.known, copied(self.table), tally, self.seed, first, beyond)
        return tally


def _thinking_player(simulation: Simulation, fast: bool, say: Callable[[str], None]) -> ThinkingPlayer:
    """Plays games in which somebody searches."""
    plain = _PlainPlayer(simulation)
    plain.known.games = [simulation.nodes] * len(plain.known.games)
    if fast:
        say_if_cold(compiled(ponder), say)
        warm_up()
    return ThinkingPlayer(plain.rules, plain.known, plain.table, simulation.seed, fast)


def _compiled_player(simulation: Simulation, say: Callable[[str], None]) -> Callable[[int, int], Tally]:
    """Plays games in machine code; each call has a table of its own, and a mind of its own to weigh it with."""
    plain = _PlainPlayer(simulation)
    rules = packed(plain.rules)
    play = compiled_for(plain.rules, play_many)
    say_if_cold(play, say)

    def player(first: int, beyond: int) -> Tally:
        known, table, tally = packed(plain.known), packed(plain.table), packed(Tally())
        play(rules[0], known[0], table[0], tally[0], plain.seed, first, beyond)
        return unpacked(Tally, tally[0])

    player(0, 0)
    return player
