"""A match for whoever only reads it: nothing waits, ticks or thinks there."""

from collections.abc import Generator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from skyrmish.games.clauses import clause_chapters
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import GameRecord, begin_record, play_line, read_record, record_text
from skyrmish.match.records.verifying import verified
from skyrmish.table.dice.sealing import Sealing
from skyrmish.table.keeping import KeptMatch
from skyrmish.table.live_table import chairs_of
from skyrmish.table.lobby.match_setup import check_players, ruleset_of, seating_of, title_of
from skyrmish.table.lobby.restoring import restored
from skyrmish.table.messages.answers import RuleSection
from skyrmish.table.messages.lobby import ClauseChapter, ClauseLine, NewMatch
from skyrmish.table.messages.replays import DiceProof
from skyrmish.table.rulesets import key_of, rule_sections
from skyrmish.table.seats.chairs import Chairs
from skyrmish.table.seats.keys import fits, hash_of
from skyrmish.words.refusal import Refusal

Answer = TypeVar("Answer")
Steps = Generator[None, None, Answer]


@dataclass(frozen=True)
class ReadTable:
    """All that was acknowledged is here: it was written down first."""

    kept: KeptMatch
    match: Match
    header: Header

    @cached_property
    def chairs(self) -> Chairs:
        return chairs_of(self.kept, self.header)

    @cached_property
    def record(self) -> str:
        """Without secret orders; and without what the dice come from, while there are still some to come."""
        return record_text(self.match, self.header, tells_secrets=self.match.is_over)

    def opens_with(self, key: str) -> bool:
        return bool(self.chairs.opened_with([key])) or fits(key, hash_of(self.kept.watch_key))

    def proof(self) -> DiceProof:
        """Every die and every order, checked as ``skyrmish verify`` does."""
        fair = self.header.fair
        try:
            proved, words = True, verified(self.record).sentence
        except Refusal as refusal:
            proved, words = False, refusal.reason
        shares = (fair and self.match.is_over and fair.shares) or ()
        return DiceProof(
            proved=proved,
            words=words,
            commitment=fair.commitment if fair else "",
            commitments={share.seat: share.commitment for share in shares},
            shares={share.seat: share.value for share in shares},
            seals=Sealing(self.match, fair).told,
        )


def read_table(kept: KeptMatch) -> ReadTable:
    played = restored(kept)
    return ReadTable(kept, played.match, played.header)


def table_title(table: ReadTable) -> str:
    return title_of(table.header.ruleset, is_seed_chosen=False)


def checked(text: str) -> Steps[GameRecord]:
    """A record that can be played from its first line to its last."""
    if "\0" in text:
        raise Refusal("record-zero-byte")
    record = read_record(text)
    match = begin_record(record)
    for line in record.lines:
        yield
        play_line(match, line)
    return record


def rules_of(new: NewMatch) -> list[RuleSection]:
    """The rule sheet of what is being put together; refused if it cannot be played."""
    seating_of(new)
    check_players(new)
    return rule_sections(key_of(ruleset_of(new)))


def register() -> list[ClauseChapter]:
    """Every clause in one sentence, chapter by chapter."""
    return [
        ClauseChapter(title=title, clauses=[ClauseLine(clause=clause, says=says) for clause, says in clauses.items()])
        for title, clauses in clause_chapters().items()
    ]
