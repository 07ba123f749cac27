"""The bots at the terminal's table: those that play, and whoever is asked for a hint."""

from skyrmish.bots.kinds import kinds_of, make_bot
from skyrmish.bots.player import Hint, Player
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header

HINT_SEED = 1  # hints do not tell what a bot at the table will do


def seat_bots(header: Header) -> dict[str, Player]:
    """A bot for every seat that is no person's; compiled rules are made ready for those that search."""
    game, bots = header.ruleset.game, {seat: player.bot for seat, player in header.seated().items() if player.bot}
    kinds = kinds_of(game)
    if any(kinds.thinks_long(bot) and kinds.until_ready(bot) == bot for bot in bots.values()):
        from skyrmish.bots.search.warming import warm_up_in_background

        warm_up_in_background()
    return {seat: make_bot(game, bot, header.seed) for seat, bot in bots.items()}


def hint_of(match: Match, seat: str, seed: int, level: str = "") -> tuple[str, Hint]:
    """What a good player would do in this seat: its level, and its advice."""
    game = match.ruleset.game
    name = level or kinds_of(game).usual
    return name, make_bot(game, name, seed + HINT_SEED).hint(match, seat)
