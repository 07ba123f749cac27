"""The report: one page that needs nothing else, for a designer's wall."""

from dataclasses import dataclass
from html import escape

from skyrmish.lab.balance.colours import ink_on, shade
from skyrmish.lab.balance.heat_map import heat_map
from skyrmish.lab.balance.length_chart import length_chart
from skyrmish.lab.balance.modules import Compared
from skyrmish.lab.balance.result import Result
from skyrmish.lab.balance.words import (
    mixture_words,
    module_cells,
    module_columns,
    percent,
    sentences,
    weight_words,
    with_interval,
)
from skyrmish.lab.html_page import card, header, page
from skyrmish.words.catalogue import say


@dataclass(frozen=True)
class Report:
    """What is told, and what to tell above and below it."""

    result: Result
    title: str
    command: str
    compared: tuple[Compared, ...] = ()

    @property
    def subtitle(self) -> str:
        experiment = self.result.experiment
        games = f"{self.result.counts.games:,}"
        return say("balance-subtitle", games=games, bot=experiment.bot, planes=experiment.planes)

    @property
    def under(self) -> str:
        return say("report-under", title=self.title, subtitle=self.subtitle)

    def svg(self) -> str:
        return heat_map(self.result, say("report-title"), self.under)

    def html(self) -> str:
        parts = [self._warning(), self._figures(), self._words(), self._map(), self._rest()]
        head = header(say("report-title"), self.under, say("report-stamp"))
        return page(say("report-page-title", title=self.title), [head, *parts, self._modules(), self._foot()])

    def _warning(self) -> str:
        if not self.result.counts.interrupted:
            return ""
        games, wanted = f"{self.result.counts.games:,}", f"{self.result.experiment.games:,}"
        return f'<p class="warning">{say("balance-interrupted-page", games=games, wanted=wanted)}</p>'

    def _figures(self) -> str:
        result, found = self.result, self.result.starter
        best, rounds = result.ranking[0], say("report-rounds", rounds=f"{result.rounds_mean:.1f}")
        cards = [
            (result.names[best], say("report-best", score=with_interval(result.field[best]))),
            (points(f"{100 * (found.share - 0.5):+.1f}"), say("report-for-starting", score=with_interval(found))),
            (rounds, say("report-length", half=result.rounds_within(0.5))),
            (points(say("balance-even", points=f"{100 * result.imbalance:.0f}")), say("report-from-even")),
            (percent(result.draw_share), say("report-draws")),
        ]
        told = "".join(f'<div class="figure"><b>{escape(a)}</b><span>{escape(b)}</span></div>' for a, b in cards)
        return f'<div class="figures">{told}</div>'

    def _words(self) -> str:
        told = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences(self.result))
        return f'<ul class="words">{told}</ul>'

    def _map(self) -> str:
        told = heat_map(self.result, say("report-map"), say("report-map-under"))
        return f'<section class="card map">{told}</section>'

    def _rest(self) -> str:
        lengths = card(say("report-lengths"), length_chart(self.result), say("report-lengths-note"), "card chart")
        return f'<div class="two"><div>{lengths}{self._stats()}</div>{self._equilibrium()}</div>'

    def _stats(self) -> str:
        """The mean score of all allocations that put a number into a stat."""
        found = self.result.stat_scores
        head = "".join(f"<th>{name}</th>" for name in self.result.stats.values())
        rows = []
        for number in sorted({number for by in found.values() for number in by}, reverse=True):
            cells = "".join(_shaded(by.get(number)) for by in found.values())
            rows.append(f"<tr><td>{say('report-number-in', number=number)}</td>{cells}</tr>")
        table = f'<table class="stats"><tr><th></th>{head}</tr>{"".join(rows)}</table>'
        return card(say("report-stats"), table, say("report-stats-note"))

    def _equilibrium(self) -> str:
        result, found = self.result, self.result.equilibrium
        rows = []
        order = sorted(range(len(result.names)), key=lambda k: (-found.weights[k], -found.scores[k]))
        for k in order[:8]:
            spread = say("balance-range", low=f"{100 * found.low[k]:.0f}", high=f"{100 * found.high[k]:.0f}")
            cells = (result.names[k], weight_words(found.weights[k]), spread, percent(found.scores[k]))
            rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
        names = ("allocation", "weight", "luck", "score")
        head = "".join(f"<th>{say(f'report-column-{name}')}</th>" for name in names)
        table = f"<table><tr>{head}</tr>{''.join(rows)}</table>"
        return card(say("report-secret"), table, say("report-secret-note"))

    def _modules(self) -> str:
        if not self.compared:
            return ""
        rows = [_row(say("balance-as-played"), "", self.result, "base")]
        for each in self.compared:
            same = f" {say('report-same')}" if each.is_same_as(self.result) else ""
            rows.append(_row(each.variant.name, each.variant.about + same, each.result))
        *names, mix = say("balance-column-module"), *module_columns()
        head = "".join(f"<th>{name}</th>" for name in names) + f'<th class="mix">{mix}</th>'
        return card(say("report-modules"), f"<table><tr>{head}</tr>{''.join(rows)}</table>")

    def _foot(self) -> str:
        notes = escape(say("report-foot", bot=self.result.experiment.bot))
        return f'<p class="note">{notes}<code>{escape(self.command)}</code></p>'


def points(number: str) -> str:
    return say("report-points", points=number)


def _shaded(score: float | None) -> str:
    if score is None:
        return "<td></td>"
    colour = shade(score)
    return f'<td style="background:{colour};color:{ink_on(colour)}">{percent(score)}</td>'


def _row(name: str, about: str, result: Result, kind: str = "") -> str:
    small = f"<small>{escape(about)}</small>" if about else ""
    told = "".join(f"<td>{escape(cell)}</td>" for cell in module_cells(result))
    played = "<br>".join(mixture_words(result))
    mark = f' class="{kind}"' if kind else ""
    return f'<tr{mark}><td>{escape(name)}{small}</td>{told}<td class="mix">{played}</td></tr>'
