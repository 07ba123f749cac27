"""A puzzle as it is asked: the question in words, hints, and how hard it is."""

from skyrmish.bots.level import level_called
from skyrmish.games.all_games import game_of
from skyrmish.games.squadron_leader.orders.verbs import ASSIGN
from skyrmish.games.squadron_leader.rulesets.naming import stats_told
from skyrmish.lab.puzzles.collection import collection
from skyrmish.lab.puzzles.kinds.all_kinds import KINDS
from skyrmish.lab.puzzles.puzzle import Puzzle, orders_in
from skyrmish.table.lobby.problems import NotFound
from skyrmish.table.messages.puzzles import PuzzleFound, PuzzleLine, PuzzleView
from skyrmish.words.catalogue import say
from skyrmish.words.language import in_each_language
from skyrmish.words.quoting import quoted

END = ", end"


def puzzle_named(name: str) -> Puzzle:
    puzzle = collection().get(name)
    if puzzle is None:
        raise NotFound("no-such-puzzle", puzzle=quoted(name))
    return puzzle


def puzzle_lines() -> list[PuzzleLine]:
    """All of them, the easiest first."""
    ordered = sorted(collection().values(), key=lambda puzzle: (puzzle.rating, puzzle.id))
    return [line_of(puzzle) for puzzle in ordered]


@in_each_language()
def title_of(puzzle_id: str) -> str:
    ruleset = collection()[puzzle_id].named.ruleset
    return game_of(ruleset).title(ruleset)


def line_of(puzzle: Puzzle) -> PuzzleLine:
    game = puzzle.position["game"]
    return PuzzleLine(id=puzzle.id, kind=puzzle.kind, game=game, title=title_of(puzzle.id), rating=puzzle.rating)


def view_of(puzzle: Puzzle) -> PuzzleView:
    return PuzzleView(
        **vars(line_of(puzzle)),
        seat=puzzle.seat,
        question=question_of(puzzle),
        rule=say(f"puzzle-{puzzle.kind}-rule", facts_of(puzzle)),
        hints=hints_of(puzzle),
        answers=len(orders_in(puzzle.best)),
        found=[PuzzleFound(level=level_called(level), share=share) for level, share in puzzle.found.items()],
    )


def question_of(puzzle: Puzzle) -> str:
    return say(f"puzzle-{puzzle.kind}", facts_of(puzzle))


def facts_of(puzzle: Puzzle, answer: str = "") -> dict[str, object]:
    """What the words of a puzzle tell; with the answer that they are about."""
    match = puzzle.named
    facts = KINDS[puzzle.kind].facts(match, puzzle.seat, puzzle.terms, answer or puzzle.best)
    shares = {name: percent(value) for name, value in facts.items() if isinstance(value, float)}
    return {
        "line": " · ".join(said(puzzle, line) for line in puzzle.line) or None,
        **match.called,
        **facts,
        **shares,
    }


def percent(chance: float) -> str:
    return f"{100 * chance:.1f}".removesuffix(".0")


def hints_of(puzzle: Puzzle) -> list[str]:
    """How it begins, and then nearly all of it; of an answer of one step, what it is not."""
    steps, told = orders_in(puzzle.best.removesuffix(END)), puzzle.named.game.notation.told
    if len(steps) == 1:
        return [say("puzzle-hint-not", answer=said(puzzle, puzzle.second))]
    first = say("puzzle-hint-begins", step=told(steps[:1]))
    return [first, say("puzzle-hint-most", steps=told(steps[:-1]))] if len(steps) > 2 else [first]


def said(puzzle: Puzzle, answer: str) -> str:
    """An answer in words: a plan needs no word for its end, and stats have names."""
    verb, *numbers = answer.split()
    if verb != ASSIGN.name:
        return puzzle.named.game.notation.told(orders_in(answer))
    return stats_told(puzzle.named.called, numbers)
