"""Events: what happened, as typed facts, with the clause that made it happen; the text is made from them when asked.

Every kind of event is a class of a game's own, with its facts as fields: that table is all that there is to know about
events. Rules tell a number for what happened; a game's ``tellers`` make the facts of it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

from skyrmish.words.catalogue import YOU, say

Kind = TypeVar("Kind")


@dataclass_transform(kw_only_default=True)
def facts(cls: type[Kind]) -> type[Kind]:
    """Mark a kind of event: its fields are its facts. They are not frozen, which would take as long again to make."""
    made: Any = dataclass(kw_only=True)(cls)
    made.RENAMED = any(each.name.endswith("_") for each in fields(made))
    return made  # type: ignore[no-any-return]


@dataclass
class Facts:
    """The facts of one kind of event. A field that is None does not apply, and is left out."""

    KIND: ClassVar[str]
    MESSAGE: ClassVar[str]  # its key in the catalogue
    SIDES: ClassVar[tuple[str, ...]] = ()  # the facts that are sides: in a sentence a team has its pilots beside it
    RENAMED: ClassVar[bool]  # a fact whose name Python needs for itself is a field with a line at its end

    def __init_subclass__(cls, kind: str = "", message: str = "") -> None:
        if kind:
            cls.KIND, cls.MESSAGE = kind, message or f"event-{kind}"

    def all(self) -> dict[str, Any]:
        """Every fact by its name, to look at."""
        known = vars(self)
        return {name.rstrip("_"): value for name, value in known.items()} if self.RENAMED else known

    def as_json(self) -> dict[str, Any]:
        """Those that apply."""
        return {name: value for name, value in self.all().items() if value is not None}

    def words(self) -> dict[str, Any]:
        """What a message needs beside the facts themselves."""
        return {}

    def about(self, who: str) -> str:
        """Whom the sentence is about."""
        return who

    def told_to(self, pilot: str) -> Self:
        """The same facts, with this pilot called ``you``."""
        theirs = [name for name, value in vars(self).items() if value == pilot]
        return replace(self, **dict.fromkeys(theirs, YOU)) if theirs else self


@dataclass(slots=True)
class Event:
    """Something that happened at the table. ``called`` is what the ruleset calls things, such as Speed."""

    told: Facts
    clause: str
    who: str = ""
    called: Mapping[str, str] = field(default_factory=dict, repr=False, compare=False)
    teams: Mapping[str, str] = field(default_factory=dict, repr=False, compare=False)  # as a sentence calls them

    @property
    def kind(self) -> str:
        return self.told.KIND

    @property
    def facts(self) -> dict[str, Any]:
        return self.told.as_json()

    @property
    def text(self) -> str:
        """A sentence that a person can read."""
        return self._said(you=False)

    def spoken(self) -> str:
        """The same, said to a pilot who is called ``you``."""
        if self.told.about(self.who) != YOU:
            return self.text
        text = self._said(you=True)
        return text[:1].upper() + text[1:]

    def spoken_to(self, pilot: str) -> str:
        """The same, said to this pilot."""
        who = YOU if self.who == pilot else self.who
        return Event(self.told.told_to(pilot), self.clause, who, self.called, self.teams).spoken()

    def _said(self, you: bool) -> str:
        told = self.told
        facts = {**self.called, **told.all(), **told.words(), "who": self.who, "you": you}
        if told.SIDES and self.teams:
            facts |= {name: self.teams.get(facts[name], facts[name]) for name in told.SIDES}
        return say(told.MESSAGE, facts)

    def as_json(self) -> dict[str, Any]:
        head: dict[str, Any] = {"kind": self.kind}
        if self.who:
            head["who"] = self.who
        return {**head, **self.facts, "clause": self.clause, "text": self.text}


Teller = Callable[["Journal", Any, int, int, int], Event]
Witness = Callable[[Any, int, int], None]  # looks at the table when something happens: what, and to whom


@dataclass
class Journal:
    """Listens to the rules, and notes what they tell as events."""

    tellers: Mapping[int, Teller]
    rules: Any
    names: Sequence[str]  # of planes or pilots
    sides: Sequence[str]
    cites: Callable[[str], str] = str  # a clause as the ruleset's own rulebook has it
    called: Mapping[str, str] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    teams: Mapping[str, str] = field(default_factory=dict)
    witness: Witness | None = None

    def hear(self, table: Any, happening: int, number: int, first: int, second: int) -> None:
        if self.witness is not None:
            self.witness(table, happening, number)
        self.events.append(self.tellers[happening](self, table, number, first, second))

    def event(self, told: Facts, clause: str, who: str = "") -> Event:
        return Event(told, self.cites(clause), who, self.called, self.teams)


class Tellers(dict[int, Teller]):
    """The functions that make events of a game's happenings."""

    def of(self, happening: int) -> Callable[[Teller], Teller]:
        """Mark the function that tells of one happening."""

        def mark(teller: Teller) -> Teller:
            self[happening] = teller
            return teller

        return mark
