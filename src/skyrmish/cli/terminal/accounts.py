"""What happened, told shortly: a whole move in one sentence, everything else as it fell."""

from collections.abc import Sequence

from skyrmish.cli.terminal.table_text import others_of, sight_of, why_no_shot
from skyrmish.cli.terminal.voice import Voice
from skyrmish.games.events import Event
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.play.attacking.gunnery import has_target
from skyrmish.match.match import Match

STEPS = ("flew", "climbed", "dived", "stored", "dropped", "ended")
FATES = {
    "off-board": "left the board",
    "stall": "stalled",
    "dive-bomb": "did not come out of its Dive Bomb",
    "push": "pushed the envelope too far",
    "balloon": "was caught by a balloon",
    "bomb": "was caught by a bomb",
}
FEW = 2  # as many planes of people are told how a moved plane now lies to them


def step_words(event: Event) -> str:
    if event.kind == "flew":
        return str(event.facts["manoeuvre"])
    levels = event.facts.get("levels", "")
    return {"climbed": "climb", "dived": f"dive {levels}", "stored": f"store {levels}", "dropped": "drop"}.get(
        event.kind, ""
    )


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
            for note in notes:
                voice.say(voice.wording(note))
            notes = ()
        if event is not None and event.kind in STEPS:
            steps.append(event)
        elif event is not None:
            voice.tell(event)


def move_words(match: Match, steps: Sequence[Event], watchers: Sequence[int]) -> str:
    """Blue: climb, straight. Now 2 o'clock, 143 mm …"""
    who = steps[0].who
    told = f"{who}: {', '.join(filter(None, map(step_words, steps)))}."
    i = match.names.index(who)
    if not match.table.planes[i].flying or i in watchers:
        return told
    seeing = [j for j in watchers if match.table.planes[j].flying and match.table.planes[j].placed]
    if len(seeing) == 1:
        return f"{told} Now {sight_of(match, seeing[0], i)}."
    lines = [f"  from {match.names[j]}: {sight_of(match, j, i)}." for j in seeing[:FEW]]
    return "\n".join([told, *lines])


def silent_guns(match: Match, watchers: Sequence[int]) -> list[str]:
    """For each plane that moved and may shoot nobody: why not, enemy by enemy."""
    lines = []
    for i in watchers:
        plane = match.table.planes[i]
        if plane.flying and not has_target(match.rules, match.table, i):
            enemies = [j for j in others_of(match, i) if match.table.planes[j].side != plane.side]
            told = "; ".join(f"{match.names[j]}: {why_no_shot(match, i, j).replace('; ', ', ')}" for j in enemies)
            lines.append(f"{match.names[i]} may shoot nobody. {told}.")
    return lines


def result_lines(match: Match) -> list[str]:
    """A short table: each plane, what became of it, its knock-outs."""
    kills, fates = knock_outs(match.events)
    head = f"{'plane':<16} {'Health':>6} {'knock-outs':>10}  fate"
    rows = []
    for i, name in enumerate(match.names):
        plane = match.table.planes[i]
        fate = "flying" if plane.flying else fates.get(name, "gone")
        rows.append(f"{name:<16} {plane.health:>6} {kills.get(name, 0):>10}  {fate}")
    return [head, *rows]


def knock_outs(events: Sequence[Event]) -> tuple[dict[str, int], dict[str, str]]:
    """How many each plane has knocked out, and how each one that fell did."""
    kills: dict[str, int] = {}
    fates: dict[str, str] = {}
    shooter, number = "", 0
    for event in events:
        if event.kind == "round":
            number = event.facts["round"]
        elif event.kind == "damage" and event.facts["health"] == 0:
            shooter = event.facts["from"]
            if shooter != event.who:
                kills[shooter] = kills.get(shooter, 0) + 1
                fates[event.who] = f"shot down by {shooter} in round {number}"
            else:
                fates[event.who] = f"{FATES[event.facts['cause']]} in round {number}"
        elif event.kind == "destroyed" and event.facts["cause"] != "shot":
            fates[event.who] = f"{FATES[event.facts['cause']]} in round {number}"
    return kills, fates


def stage_ended(before: tuple[int, int], match: Match) -> bool:
    """The Move Stage is over: guns speak, or nobody could shoot and a new round has begun."""
    stage, number = before
    return stage == w.MOVING and not match.is_over and (match.table.stage, match.table.round) != (stage, number)
