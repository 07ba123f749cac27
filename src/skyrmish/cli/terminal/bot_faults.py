"""What is said at the terminal of bots at fault: when it happens, and at the end of a match."""

from collections.abc import Mapping
from dataclasses import asdict

from skyrmish.bots.faults import account_of, those_out, winner
from skyrmish.bots.kinds import kinds_of
from skyrmish.bots.player import Player
from skyrmish.bots.verdicts import counted, out_sentence
from skyrmish.cli.terminal.voice import Voice
from skyrmish.match.match import Match
from skyrmish.words.catalogue import YOU, say


def tell_faults(voice: Voice, match: Match, seat: str, bot: Player, known: int) -> None:
    """The faults after those that are known: what was wrong, and who answers."""
    for fault in bot.faults[known:]:
        facts = {"who": seat, "reason": fault.reason, "stand_in": kinds_of(match.ruleset.game).stand_in}
        voice.tell_fault(say("terminal-fault", facts), seat=seat, fault=fault.kind, reason=fault.reason)
    if bot.is_out and len(bot.faults) > known:
        voice.tell_fault(out_sentence(seat, account_of(bot)) + ".", seat=seat, lost=True)


def tell_accounts(voice: Voice, match: Match, bots: Mapping[str, Player]) -> None:
    """Every bot's faults by kind; and who won, if faults have decided that."""
    for seat, bot in bots.items():
        if bot.faults:
            account = account_of(bot)
            facts = {"who": seat, "faults": account.faults, "answers": account.answers, "kinds": counted(account)}
            voice.tell_fault(say("terminal-faults", facts), seat=seat, **asdict(account))
    if those_out(bots):
        won = winner(match, bots)
        sentence = (
            say("terminal-won-by-faults", side=match.seating.called(won), lost=those_out(bots), you=won == YOU)
            if won
            else say("terminal-drawn-by-faults")
        )
        voice.tell_fault(sentence, winner=won)
