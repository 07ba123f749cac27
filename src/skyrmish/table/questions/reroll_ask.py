"""The question about dice: which one to throw again, and what that would do."""

from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.orders.refusals import refusal
from skyrmish.games.squadron_leader.play.attacking.attack import why_not_reroll
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.match.match import Match
from skyrmish.odds.shown import Advice, reroll_advice
from skyrmish.table.messages.asks import DieChoice, Reason, RerollAsk
from skyrmish.table.questions.sights import shown
from skyrmish.words.catalogue import say


def reroll_ask(match: Match, seat: str, i: int) -> RerollAsk:
    table = match.table
    attacking = table.decision == w.ATTACK_REROLL
    faces = table.attack_dice[: table.attack_count] if attacking else table.defence_dice[: table.defence_count]
    advice = reroll_advice(match.rules, table)
    return RerollAsk(
        seat=seat,
        plane=match.names[i],
        of="attack" if attacking else "defence",
        left=table.rerolls,
        dice=[die_choice(match, advice, die, faces) for die in range(len(faces))],
        keep="keep",
        best=advice.best + 1 if advice.best in {each.die for each in advice.dice} else 0,
    )


def die_choice(match: Match, advice: Advice, die: int, faces: list[int]) -> DieChoice:
    reason = why_not_reroll(match.rules, match.table, len(faces), die)
    promised = next((each for each in advice.dice if each.die == die), None)
    if reason != ALLOWED or promised is None:
        refused = refusal(reason, dice=len(faces))
        why_not = Reason(reason=refused.reason, clause=match.cites(refused.clause or ""))
        keep = shown(advice.keep.expected)
        words = say("sky-die", face=faces[die], told=refused.reason)
        return DieChoice(
            die=die + 1, order=f"reroll {die + 1}", expected=keep, change=0.0, words=words, why_not=why_not
        )
    better, worse = shown(promised.better), shown(promised.worse)
    expected = shown(promised.odds.expected)
    told = say("sky-die-promises", chances=chances_told(better, worse), expected=f"{expected:.2f}")
    return DieChoice(
        die=die + 1,
        order=f"reroll {die + 1}",
        expected=expected,
        change=round(better + worse, 5),
        words=say("sky-die", face=faces[die], told=told),
    )


def chances_told(better: float, worse: float) -> str:
    """38 % to better the result, 12 % to worsen it."""
    key = ("sky-die-both" if worse else "sky-die-betters") if better else "sky-die-worsens" if worse else "sky-die-same"
    return say(key, better=f"{100 * better:.0f}", worse=f"{100 * worse:.0f}")
