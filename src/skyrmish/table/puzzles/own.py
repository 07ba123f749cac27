"""A puzzle made from somebody's own mistake: the step of a match, to be done better."""

from skyrmish.lab.puzzles.puzzle import orders_in
from skyrmish.match.records.record import read_record
from skyrmish.table.messages.puzzles import PuzzleVerdict, PuzzleView
from skyrmish.table.puzzles.asking import END, percent
from skyrmish.table.replays.foresight import played
from skyrmish.table.replays.review import check_legal, judged_step, seat_of
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

OWN = "own"
NEAR = 0.01  # of the chance to win: as good as an ace's


def own_view(record: str, step: int, title: str) -> PuzzleView:
    """The question at a step; refused where that decision cannot be judged."""
    lines = read_record(record).lines
    if not 1 <= step <= len(lines):
        raise Refusal("no-such-step", steps=len(lines), step=step)
    line = lines[step - 1]
    judged = judged_step(record, step, line.steps)
    if judged is None:
        raise Refusal("puzzle-own-not-judged", step=step)
    match, _, _ = played(record)
    first, *rest = orders_in(judged.best.removesuffix(END))
    told = match.game.notation.told
    facts = {"said": told(line.steps), "loss": percent(judged.loss)}
    return PuzzleView(
        id=OWN,
        kind=OWN,
        game=match.ruleset.game,
        title=title,
        rating=0,
        seat=seat_of(match, line),
        question=say("puzzle-own", facts),
        rule=say("puzzle-own-rule"),
        hints=[say("puzzle-hint-begins", step=told([first]))] if rest else [],
        answers=1 + len(rest),
        found=[],
    )


def own_verdict(record: str, step: int, orders: list[str]) -> PuzzleVerdict:
    """Right is what comes as near to winning as an ace's order. Runs where bots think."""
    check_legal(record, step, orders)
    judged = judged_step(record, step, orders)
    if judged is None:
        raise Refusal("puzzle-own-not-judged", step=step)
    right, notation = judged.loss <= NEAR, played(record)[0].game.notation
    told = {"worth": percent(judged.chance), "best_worth": percent(max(judged.best_chance, judged.chance))}
    shot = {"target": judged.target or None, "hit": percent(judged.hit)}
    return PuzzleVerdict(
        right=right,
        worth=judged.chance,
        best_worth=max(judged.best_chance, judged.chance),
        answer=notation.told(orders),
        best=notation.told(orders_in(judged.best)),
        why=[say("puzzle-own-why", told)],
        why_not="" if right else say("puzzle-own-why-not", {**told, **shot}),
    )
