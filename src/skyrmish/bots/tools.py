"""What bots that think long need before they answer: compiled rules, or tables that are solved."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Tools:
    """Both are asked of a ruleset. Getting ready may take minutes once, and seconds in every process after that."""

    name: Callable[[Any], str]  # rulesets that share a name share their tools
    get_ready: Callable[[Any], None]


NONE = Tools(lambda _ruleset: "", lambda _ruleset: None)
