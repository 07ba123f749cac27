"""The report: one page that needs nothing else, for a designer's wall."""

from dataclasses import dataclass
from html import escape
from importlib.resources import files

from skyrmish.games.squadron_leader.rulesets.ruleset import edition_data
from skyrmish.lab.balance.colours import ink_on, shade
from skyrmish.lab.balance.heat_map import heat_map
from skyrmish.lab.balance.length_chart import length_chart
from skyrmish.lab.balance.modules import Compared
from skyrmish.lab.balance.result import Result
from skyrmish.lab.balance.words import mixture_words, percent, sentences, weight_words, with_interval

SAME = "The very same games: it acts after a knock-out, and that is where a duel ends."


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
        planes = "one plane a side" if experiment.planes == 1 else f"{experiment.planes} planes a side"
        return f"{self.result.counts.games:,} games of {experiment.bot} against {experiment.bot}, {planes}"

    def svg(self) -> str:
        return heat_map(self.result, "Which stats win?", f"{self.title} · {self.subtitle}")

    def html(self) -> str:
        css = files("skyrmish.lab.balance").joinpath("report.css").read_text(encoding="utf-8")
        parts = [self._head(), self._warning(), self._figures(), self._words(), self._map(), self._rest()]
        body = "\n".join([*parts, self._modules(), self._foot()])
        head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        title = f"<title>Which stats win? {escape(self.title)}</title>"
        page = f"<head>{head}{title}\n<style>{css}</style></head>\n<body><main>{body}</main></body>"
        return f'<!doctype html>\n<html lang="en">{page}</html>\n'

    def _head(self) -> str:
        told = f'<h1>Which stats win?</h1><p class="under">{escape(self.title)} · {escape(self.subtitle)}</p>'
        return f'<header><div>{told}</div><span class="stamp">Skyrmish · balance</span></header>'

    def _warning(self) -> str:
        if not self.result.counts.interrupted:
            return ""
        games, wanted = self.result.counts.games, self.result.experiment.games
        return f'<p class="warning">Interrupted: {games:,} of {wanted:,} games were played. This is about those.</p>'

    def _figures(self) -> str:
        result, found = self.result, self.result.starter
        best = result.ranking[0]
        cards = [
            (result.names[best], f"best against all others: {with_interval(result.field[best])}"),
            (f"{100 * (found.share - 0.5):+.1f} points", f"for starting: {with_interval(found)}"),
            (f"{result.rounds_mean:.1f} rounds", f"mean length; half end within {result.rounds_within(0.5)}"),
            (f"± {100 * result.imbalance:.0f} points", "how far two different allocations typically are from even"),
            (percent(result.draws / max(1, result.counts.games)), "draws, by the limits for bots (B-44)"),
        ]
        told = "".join(f'<div class="figure"><b>{escape(a)}</b><span>{escape(b)}</span></div>' for a, b in cards)
        return f'<div class="figures">{told}</div>'

    def _words(self) -> str:
        told = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences(self.result))
        return f'<ul class="words">{told}</ul>'

    def _map(self) -> str:
        told = heat_map(self.result, "Every allocation against every other", "The best against all others on top")
        return f'<section class="card map">{told}</section>'

    def _rest(self) -> str:
        lengths = f'<section class="card chart"><h2>How long games last</h2>{length_chart(self.result)}'
        lengths += '<p class="note">Games by their number of rounds.</p></section>'
        return f'<div class="two"><div>{lengths}{self._stats()}</div>{self._equilibrium()}</div>'

    def _stats(self) -> str:
        """The mean score of all allocations that put a number into a stat."""
        found = self.result.stat_scores
        speed = str(edition_data(self.result.experiment.ruleset.edition)["speed"])
        head = "".join(f"<th>{speed if stat == 'speed' else stat.capitalize()}</th>" for stat in found)
        rows = []
        for number in sorted({number for by in found.values() for number in by}, reverse=True):
            cells = "".join(_shaded(by.get(number)) for by in found.values())
            rows.append(f"<tr><td>{number} in</td>{cells}</tr>")
        table = f'<table class="stats"><tr><th></th>{head}</tr>{"".join(rows)}</table>'
        note = "The mean score, against all others, of the allocations with that number in that stat."
        return f'<section class="card"><h2>Where numbers are worth most</h2>{table}<p class="note">{note}</p></section>'

    def _equilibrium(self) -> str:
        result, found = self.result, self.result.equilibrium
        rows = []
        order = sorted(range(len(result.names)), key=lambda k: (-found.weights[k], -found.scores[k]))
        for k in order[:8]:
            spread = f"{100 * found.low[k]:.0f} to {100 * found.high[k]:.0f}"
            cells = (result.names[k], weight_words(found.weights[k]), spread, percent(found.scores[k]))
            rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
        head = "<tr><th>allocation</th><th>play it</th><th>luck’s range</th><th>its score against that</th></tr>"
        note = "Nothing answers this mixture with a score above 50 %, but for luck: it is the mean of many, and luck’s "
        note += "range holds 95 of 100 of them, solved from counts drawn anew by chance."
        table = f"<table>{head}{''.join(rows)}</table>"
        return f'<section class="card"><h2>If both choose in secret</h2>{table}<p class="note">{note}</p></section>'

    def _modules(self) -> str:
        if not self.compared:
            return ""
        rows = [_row("as played here", "", self.result, "base")]
        for each in self.compared:
            same = f" {SAME}" if each.is_same_as(self.result) else ""
            rows.append(_row(each.variant.name, each.variant.about + same, each.result))
        names = ("module", "mean rounds", "draws", "the starter scores", "typically from even")
        head = "".join(f"<th>{name}</th>" for name in names) + '<th class="mix">in secret, play</th>'
        table = f"<table><tr>{head}</tr>{''.join(rows)}</table>"
        return f'<section class="card"><h2>What each module changes</h2>{table}</section>'

    def _foot(self) -> str:
        result = self.result
        notes = (
            "Each pair of allocations played the same number of games, either in either seat, either seat starting. "
            "Intervals hold the true rate in 95 of 100 cases (Wilson). A draw counts half. "
            f"What is true for {result.experiment.bot} need not be true for people. Made by "
        )
        return f'<p class="note">{escape(notes)}<code>{escape(self.command)}</code></p>'


def _shaded(score: float | None) -> str:
    if score is None:
        return "<td></td>"
    colour = shade(score)
    return f'<td style="background:{colour};color:{ink_on(colour)}">{percent(score)}</td>'


def _row(name: str, about: str, result: Result, kind: str = "") -> str:
    small = f"<small>{escape(about)}</small>" if about else ""
    cells = (
        f"{result.rounds_mean:.2f}",
        percent(result.draws / max(1, result.counts.games)),
        with_interval(result.starter),
        f"± {100 * result.imbalance:.1f}",
    )
    told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    played = mixture_words(result).replace(", ", "<br>")
    mark = f' class="{kind}"' if kind else ""
    return f'<tr{mark}><td>{escape(name)}{small}</td>{told}<td class="mix">{played}</td></tr>'
