"""What happened, told shortly: a whole move in one sentence, everything else as it fell."""

from collections.abc import Sequence

from skyrmish.cli.terminal.planes.cockpit import others_of, sight_of, why_no_shot
from skyrmish.cli.terminal.voice import Voice
from skyrmish.cli.terminal.wording import told
from skyrmish.cli.texts.paper import Grid, Row
from skyrmish.games.events import Event
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.events import Starts
from skyrmish.games.squadron_leader.pieces import Table
from skyrmish.games.squadron_leader.play.attacking.gunnery import has_target
from skyrmish.match.match import Match
from skyrmish.words.catalogue import YOU, say

STEPS = ("flew", "climbed", "dived", "stored", "dropped", "ended")
STEP_KEYS = {"climbed": "climb", "dived": "dive", "stored": "store", "dropped": "drop"}
FEW = 2  # as many planes of people are told how a moved plane now lies to them


def step_words(event: Event) -> str:
    if event.kind == "flew":
        return str(event.told.words()["manoeuvre"])
    return say(f"planes-step-{STEP_KEYS[event.kind]}", event.facts) if event.kind in STEP_KEYS else ""


def narrate(
    voice: Voice, match: Match, events: Sequence[Event], watchers: Sequence[int], notes: Sequence[str] = ()
) -> None:
    """Tell events; the steps of one plane's move become one sentence, with where it now is for those who watch.

    Notes belong to the stage that was: they stand before a new round.
    """
    steps: list[Event] = []
    for event in [*events, None]:
        if steps and (event is None or event.kind not in STEPS or event.who != steps[0].who):
            voice.account(steps, move_words(match, steps, watchers))
            steps = []
        if event is None or event.kind == "round":
            voice.say_all(notes)
            notes = ()
        if event is not None and event.kind in STEPS:
            steps.append(event)
        elif event is not None:
            voice.tell(event, beside(event))


def beside(event: Event) -> str:
    """Whoever starts has thrown for it, if dice were thrown."""
    dice = event.told.dice if isinstance(event.told, Starts) else {}
    return say("planes-starts-dice", dice=[f"{who} {face}" for who, face in dice.items()]) if dice else ""


def move_words(match: Match, steps: Sequence[Event], watchers: Sequence[int]) -> str:
    """Blue: climb, straight. Now 2 o'clock, 143 mm …"""
    who = steps[0].who
    facts = {"who": who, "steps": [words for words in map(step_words, steps) if words]}
    i, planes = match.names.index(who), match.table.planes
    seeing = [j for j in watchers if planes[j].flying and planes[j].placed and planes[i].flying]
    if i in watchers or not seeing:
        return say("planes-moved", facts)
    if len(seeing) == 1:
        return say("planes-moved-now", facts, sight=sight_of(match, seeing[0], i))
    lines = [say("planes-from", name=match.names[j], sight=sight_of(match, j, i)) for j in seeing[:FEW]]
    return "\n".join([say("planes-moved", facts), *lines])


def silent_guns(match: Match, watchers: Sequence[int]) -> list[str]:
    """For each plane that moved and may shoot nobody: why not, enemy by enemy."""
    lines = []
    for i in watchers:
        plane = match.table.planes[i]
        if plane.flying and not has_target(match.rules, match.table, i):
            enemies = [j for j in others_of(match, i) if match.table.planes[j].side != plane.side]
            lines.append(told("planes-silent-guns", match.names[i], told="; ".join(_why(match, i, j) for j in enemies)))
    return lines


def _why(match: Match, i: int, j: int) -> str:
    return say("planes-silent-gun", name=match.names[j], why=why_no_shot(match, i, j, ", "))


def results(match: Match) -> Grid:
    """Each plane, what became of it, its knock-outs."""
    kills, fates = knock_outs(match.events)
    head = [say(f"planes-result-{column}") for column in ("plane", "health", "knock-outs", "fate")]
    rows = []
    for name, plane in zip(match.names, match.table.planes[: match.table.count], strict=True):
        fate = say("planes-fate-flying") if plane.flying else fates.get(name, say("planes-fate-gone"))
        rows.append(Row(name, [str(plane.health), str(kills.get(name, 0)), fate]))
    return Grid(head, rows, box=None)


def knock_outs(events: Sequence[Event]) -> tuple[dict[str, int], dict[str, str]]:
    """How many each plane has knocked out, and how each one that fell did."""
    kills: dict[str, int] = {}
    fates: dict[str, str] = {}
    number = 0
    for event in events:
        if event.kind == "round":
            number = event.facts["round"]
        elif event.kind == "damage" and event.facts["health"] == 0:
            shooter = event.facts["from"]
            if shooter != event.who:
                kills[shooter] = kills.get(shooter, 0) + 1
                fates[event.who] = say("planes-fate-shot", by=shooter, round=number)
            else:
                fates[event.who] = fate_words(event, number)
        elif event.kind == "destroyed" and event.facts["cause"] != "shot":
            fates[event.who] = fate_words(event, number)
    return kills, fates


def fate_words(event: Event, number: int) -> str:
    return say(f"planes-fate-{event.facts['cause']}", round=number, you=event.who == YOU)


def stage_ended(before: Table, match: Match) -> bool:
    """The Move Stage is over: guns speak, or nobody could shoot and a new round has begun."""
    table = match.table
    return before.stage == w.MOVING and not match.is_over and (table.stage, table.round) != (w.MOVING, before.round)
