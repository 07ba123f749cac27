"""Environments for learning agents: PettingZoo, Gymnasium and OpenSpiel faces of the same match.

>>> from skyrmish.env import squadron_leader_v1
>>> env = squadron_leader_v1.env(modules=["altitude"])
>>> env.reset(seed=7)
>>> env.agent_selection, int(env.last()[0]["action_mask"].sum())
('red_0', 12)

Every registered game has a module of that kind: its name with a version, as PettingZoo has them. Gymnasium knows them
as ``skyrmish/squadron_leader-v1``. docs/environments.md tells more.
"""

from typing import Any

from skyrmish.env.naming import Family, families, family_called, make, register_environments

__all__ = ["Family", "families", "make", "register_environments"]

register_environments()


def __getattr__(name: str) -> Any:
    """A game's environments, as ``squadron_leader_v1``."""
    family = family_called(name)
    if family is None:
        raise AttributeError(f"module 'skyrmish.env' has no attribute {name!r}")
    return family
