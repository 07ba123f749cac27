"""A decision at a table of dice: everything that lies there, lit if an order may be about it, dim with the reason."""

from collections.abc import Iterable

from skyrmish.bots.squadron_dice.greedy import greedy_answer
from skyrmish.bots.squadron_dice.knowledge import learn
from skyrmish.bots.squadron_dice.solver.many.position_of_many import who_meets_whom
from skyrmish.games.orders import Order, Situation, Verb
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.orders import NamesAce, NamesPilot, OneDie, Pass, RollAgain, Use, order_for
from skyrmish.games.squadron_dice.pieces import Table
from skyrmish.games.squadron_dice.play.windows import dice_of
from skyrmish.games.squadron_dice.reasons import ALLOWED, CLAUSES, KEYS, POSITION_IS_SETTLED
from skyrmish.match.match import Match
from skyrmish.odds.dice_windows import shot_of, tables_after
from skyrmish.table.messages.asks import Choice, DiceAsk, DicePick, Reason, Touchable
from skyrmish.words.refusal import Refusal

SQUADRONS_STAY = Refusal(KEYS[POSITION_IS_SETTLED], CLAUSES[POSITION_IS_SETTLED])
DECISION_DICE_STAY = Refusal("decision-die-not-rerolled", "SD-08")


def dice_ask(match: Match, number: int) -> DiceAsk:
    at, row = match.situation(number), match.asked
    question, best = _Question(match, at), best_order(match, number)
    pilot = at.table.pilots[number]
    return DiceAsk(
        seat=at.name,
        decision=row.name,
        title=row.question[:1].upper() + row.question[1:],
        clause=match.cites(row.clause),
        icon=w.ICON_KEYS[pilot.decision] if pilot.holds else "",
        touchables=[each for verb in row.verbs for each in question.touchables(verb)],
        pick=next(filter(None, (question.pick(verb, best) for verb in row.verbs)), None),
        choices=[each for verb in row.verbs for each in question.choices(verb)],
        passing=next((verb.name for verb in row.verbs if isinstance(verb, Pass)), ""),
        best=str(best),
    )


def best_order(match: Match, number: int) -> Order:
    """What a bot would order at a glance, from what its seat may see; a Decision die that can turn nothing is kept."""
    view, at = match.game.seen_by(match.rules, match.table, number), match.situation(number)
    choice = greedy_answer(match.rules, learn(match.rules, []), view, number)
    order = order_for(match.asked.verbs, at, choice)
    passing = next((Order(verb) for verb in match.asked.verbs if isinstance(verb, Pass)), None)
    return order if passing is None or _turns_something(at, order) else passing


def _turns_something(at: Situation, order: Order) -> bool:
    """SD-DF-08  Who meets whom, or whether the shot lands, may be another if nobody answers this use of the die."""

    def end(table: Table) -> object:
        return who_meets_whom(table) if at.table.decision == w.POSITION_WINDOW else shot_of(at.rules, table)

    return any(end(after) != end(at.table) for after, _ in tables_after(at, order))


class _Question:
    """What each verb that answers a decision may be about."""

    def __init__(self, match: Match, at: Situation) -> None:
        self.match, self.at = match, at

    def choices(self, verb: Verb) -> Iterable[Choice]:
        """Orders that touch nothing."""
        if isinstance(verb, OneDie):
            yield Choice(order=Order(verb).words(), label=verb.label(self.at, Order(verb)), does=verb.name)
        if isinstance(verb, Use) and verb.why_not(self.at, Order(verb)) == ALLOWED:
            yield Choice(order=Order(verb).words(), label=verb.label(self.at, Order(verb)), does=verb.name)

    def pick(self, verb: Verb, best: Order) -> DicePick | None:
        """SD-09, SD-BR-03  Dice that are named together."""
        pilot = self.at.table.pilots[self.at.number]
        named = [int(die) for die in best.numbers]
        if isinstance(verb, RollAgain):
            nothing = Order(verb).words()
            return DicePick(order=f"{verb.name} {{picked}}", most=pilot.count, nothing=nothing, best=named)
        if isinstance(verb, Use) and pilot.holds and pilot.decision == w.BLANKS:
            return DicePick(order=f"{verb.name} blanks {{picked}}", most=self.at.rules.blanks_at_once, best=named)
        return None

    def touchables(self, verb: Verb) -> Iterable[Touchable]:
        if isinstance(verb, NamesPilot):
            yield from (self._touch("pilot", order, seat=order.target) for order in verb.options(self.at))
        elif isinstance(verb, NamesAce):
            yield from (self._touch("ace", order, letter=order.target) for order in verb.options(self.at))
        elif isinstance(verb, RollAgain):
            dice = range(1, self.at.table.pilots[self.at.number].count + 1)
            yield from (self._picked(Order(verb, numbers=(float(die),)), die) for die in dice)
        elif isinstance(verb, Use):
            for seat, name in enumerate(self.at.names):
                yield from self._dice_in_window(verb, seat, name)

    def _dice_in_window(self, verb: Use, seat: int, name: str) -> Iterable[Touchable]:
        """B-64, B-65  Dice that the Decision die may be used on, and those that it may not, each with the reason."""
        at, pilot = self.at, self.at.table.pilots[seat]
        picks = at.table.pilots[at.number].decision == w.BLANKS and seat == at.number
        for die in range(1, dice_of(at.rules, at.table, seat) + 1):
            if picks:
                yield self._picked(Order(verb, how="blanks", numbers=(float(die),)), die)
            else:
                order = Order(verb, how="any", target=name, numbers=(float(die),))
                yield self._touch("die", order, seat=name, number=die)
        if at.table.decision == w.SHOT_WINDOW and seat != at.table.evader:
            yield Touchable(on="die", seat=name, why_not=self._told(SQUADRONS_STAY))
        if pilot.holds and seat != at.number:
            yield Touchable(on="decision", seat=name, why_not=self._told(DECISION_DICE_STAY))

    def _picked(self, order: Order, die: int) -> Touchable:
        """A die of one's own that goes into an order with others."""
        return Touchable(on="die", seat=self.at.name, number=die, why_not=self._why_not(order))

    def _touch(self, on: str, order: Order, seat: str = "", number: int = 0, letter: str = "") -> Touchable:
        why_not = self._why_not(order)
        words = "" if why_not else order.words()
        return Touchable(
            on=on,  # type: ignore[arg-type]
            seat=seat or self.at.name,
            number=number,
            letter=letter,
            order=words,
            why_not=why_not,
        )

    def _why_not(self, order: Order) -> Reason | None:
        reason = order.verb.why_not(self.at, order)
        return None if reason == ALLOWED else self._told(order.verb.refusal(self.at, order, reason))

    def _told(self, refusal: Refusal) -> Reason:
        return Reason(reason=refusal.spoken(), clause=self.match.cites(refusal.clause or ""))
