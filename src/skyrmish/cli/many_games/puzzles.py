"""``skyrmish puzzles``: make puzzles, prove that each has one best answer, and rate them by what bots find."""

import json
from functools import partial
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

from typer import Option

from skyrmish.cli.many_games.reports import check_writable, write
from skyrmish.cli.many_games.running import cluster_at, cluster_told, counting
from skyrmish.cli.options import Json, Keep, OnCluster, Plain, Seed
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal, check_within

if TYPE_CHECKING:
    from rich.progress import Progress

    from skyrmish.lab.cluster import Cluster
    from skyrmish.lab.puzzles.puzzle import Puzzle

MOST_PUZZLES = 10_000
USUAL_COUNT = 10


def puzzles(
    kind: Annotated[str, Option(help="safe-shot, best-shot, escape, reroll, stats, trap or dice.")] = "safe-shot",
    count: Annotated[int, Option(help="How many.")] = USUAL_COUNT,
    seed: Seed = 0,
    rate: Annotated[bool, Option("--rate/--no-rate", help="Ask bots of every level what they would do.")] = True,
    out: Annotated[Path | None, Option(help="Write them there, a puzzle a line, as those that come along.")] = None,
    cluster: OnCluster = "",
    keep: Keep = None,
    plain: Plain = False,
    as_json: Json = False,
) -> None:
    """Make puzzles: positions with one best answer, proved by looking at all others.

    Rating asks bots that search, whose rules are compiled the first time; `--no-rate` does without. It is what takes
    longest, and what a cluster does.

    Example: `skyrmish puzzles --kind escape --count 5 --seed 1 --no-rate`

    Example: `skyrmish puzzles --kind dice --count 20 --out my-puzzles.jsonl --json`
    """
    from skyrmish.lab.puzzles.kinds.all_kinds import KINDS
    from skyrmish.lab.puzzles.puzzle import as_line

    if kind not in KINDS:
        raise Refusal("make-puzzles-kind", kind=repr(kind), kinds=list(KINDS))
    check_within("--count", count, 1, MOST_PUZZLES)
    for name, path in (("out", out), ("keep", keep)):
        check_writable(name, path)
    begun = perf_counter()
    with cluster_at(cluster) as there, counting(plain) as bar:
        size = cluster_told(there)
        found, drawn = made(kind, count, seed, bar)
        if rate:
            found = rated_all(found, there, bar, keep)
    if out is not None:
        write(out, "".join(f"{as_line(puzzle)}\n" for puzzle in found))
    about = {"kind": kind, "seed": seed, "drawn": drawn, "seconds": round(perf_counter() - begun, 1)}
    if as_json:
        print(json.dumps({**about, **size, "puzzles": [json.loads(as_line(puzzle)) for puzzle in found]}))
    else:
        tell(found, about)


def made(kind: str, count: int, seed: int, bar: "Progress") -> "tuple[list[Puzzle], int]":
    from skyrmish.lab.puzzles.making import different

    found: list[Puzzle] = []
    task, drawn = bar.add_task(say("make-puzzles-making"), total=count), 0
    for drawn, puzzle in islice(different(kind, seed), count):  # noqa: B007 - the last one is told
        found.append(puzzle)
        bar.advance(task)
    return found, drawn


def rated_all(found: "list[Puzzle]", cluster: "Cluster | None", bar: "Progress", keep: Path | None) -> "list[Puzzle]":
    """By this machine or a cluster, in whatever order; told in the order in which they were made."""
    from skyrmish.lab.puzzles.rating import KeptRatings, rater_of, wait_for_rules

    kept = KeptRatings(keep)
    out = kept.among(found)
    left = [number for number in range(len(found)) if number not in out]
    if cluster is not None:
        each = cluster.played(partial(rater_of, found), ((number,) for number in left))
    else:
        if left and wait_for_rules(found):
            bar.console.print(say("make-puzzles-warming"))
        each = map(rater_of(found), left) if left else iter(())
    task = bar.add_task(say("make-puzzles-rating"), total=len(found), completed=len(out))
    for number, puzzle in each:
        kept.add(puzzle)
        out[number] = puzzle
        bar.advance(task)
    return [out[number] for number in range(len(found))]


def tell(found: "list[Puzzle]", about: dict[str, object]) -> None:
    for puzzle in found:
        facts = {"id": puzzle.id, "best": puzzle.best, "rating": puzzle.rating or None}
        worths = {"worth": f"{100 * puzzle.worth_float:.1f}", "margin": f"{100 * float(puzzle.margin):.1f}"}
        print(say("make-puzzles-line", {**facts, **worths}))
    print(say("make-puzzles-made", {**about, "count": len(found), "seconds": str(about["seconds"])}))
