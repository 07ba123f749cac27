"""Teach a small network to beat `rookie` at Squadron Leader: PPO in a hundred lines, on one core or a cluster.

    pip install 'skyrmish[env,torch]'
    python examples/train_agent.py 4000000 curve.json --keep agent.pt

Steps to take, and a file for the curve; docs/environments.md shows one. What was kept goes on where it was interrupted.
"""

import json
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from contextlib import nullcontext
from functools import partial
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from skyrmish.env import squadron_leader_v1
from skyrmish.env.rounds import Round, Rounds
from skyrmish.lab.cluster import Cluster
from skyrmish.words.refusal import Refusal

OPPONENT, MATCHES, ROUND = "rookie", 256, 64  # so many steps of each match are played, then learnt from
EPOCHS, BATCHES, RATE, CLIP, CURIOSITY = 3, 4, 1e-3, 0.2, 0.01
DISCOUNT, SMOOTH = 0.997, 0.95


class Pilot(nn.Module):
    """What to say, and how it will end."""

    def __init__(self, sights: int, actions: int) -> None:
        super().__init__()
        self.eyes = nn.Sequential(nn.Linear(sights, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh())
        self.orders, self.hope = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, sight: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        seen = self.eyes(sight)
        orders = self.orders(seen).masked_fill(mask == 0, -1e9)  # what is not legal is never said
        return Categorical(logits=orders), self.hope(seen).squeeze(-1)


def fly(pilot: Pilot, seen: dict, chance: np.random.Generator) -> tuple[np.ndarray, dict]:
    """An order for every match, drawn by lot, with its odds and what was hoped. Workers of a cluster do this."""
    with torch.no_grad():
        says, hope = pilot(torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]))
        action = (says.logits + torch.from_numpy(chance.gumbel(size=says.logits.shape))).argmax(1)
    return action.numpy(), {"odds": says.log_prob(action).numpy(), "hope": hope.numpy()}


def advantages(told: dict[str, Tensor], last_hope: Tensor) -> Tensor:
    """How much better each step went than was hoped (generalised advantage estimation)."""
    found, ahead, hope = torch.zeros_like(told["reward"]), torch.zeros_like(last_hope), last_hope
    for t in reversed(range(ROUND)):
        goes_on = DISCOUNT * (1.0 - told["ended"][t].float())
        surprise = told["reward"][t] + goes_on * hope - told["hope"][t]
        found[t] = ahead = surprise + SMOOTH * goes_on * ahead
        hope = told["hope"][t]
    return found


def learn(pilot: Pilot, optimizer: torch.optim.Optimizer, played: Round) -> None:
    """Proximal policy optimisation over what was played."""
    told = {name: torch.from_numpy(fact) for name, fact in played.told.items()}
    with torch.no_grad():
        last_hope = pilot(*(torch.from_numpy(played.seen[name]) for name in ("observation", "action_mask")))[1]
    gained = advantages(told, last_hope)
    reached = (gained + told["hope"]).flatten()
    flat, gained = {name: facts.flatten(0, 1) for name, facts in told.items()}, gained.flatten()
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gained)).chunk(BATCHES):
            says, hope = pilot(flat["observation"][part], flat["action_mask"][part])
            better = (gained[part] - gained[part].mean()) / (gained[part].std() + 1e-8)
            ratio = (says.log_prob(flat["action"][part]) - flat["odds"][part]).exp()
            policy = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            loss = 0.5 * (hope - reached[part]).pow(2).mean() - policy - CURIOSITY * says.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(pilot.parameters(), 0.5)
            optimizer.step()


class Kept:
    """All that goes on after an interruption, in a file."""

    def __init__(self, file: Path | None, pilot: Pilot, optimizer: torch.optim.Optimizer, rounds: Rounds) -> None:
        self.file, self.pilot, self.optimizer, self.rounds = file, pilot, optimizer, rounds

    def read(self) -> list[dict]:
        """Go on with it; the curve until there."""
        if self.file is None or not self.file.exists():
            return []
        kept = torch.load(self.file, weights_only=False)
        self.pilot.load_state_dict(kept["pilot"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.rounds.go_on(kept["rounds"])
        return kept["curve"]

    def write(self, curve: list[dict]) -> None:
        if self.file is not None:
            learnt = {"pilot": self.pilot.state_dict(), "optimizer": self.optimizer.state_dict()}
            torch.save({**learnt, "rounds": self.rounds.kept(), "curve": curve}, new := self.file.with_suffix(".new"))
            new.replace(self.file)


def main(steps: int, curve_file: Path, kept_file: Path | None = None, cluster: Cluster | None = None) -> None:
    torch.manual_seed(1)
    torch.set_num_threads(1)
    rounds = squadron_leader_v1.rounds(matches=MATCHES, opponents=OPPONENT, rewards="dense", seed=1)
    pilot = Pilot(rounds.sights, rounds.actions)
    optimizer = torch.optim.Adam(pilot.parameters(), RATE)
    kept = Kept(kept_file, pilot, optimizer, rounds)
    curve = kept.read()
    for taken in range(MATCHES * ROUND * (len(curve) + 1), steps + 1, MATCHES * ROUND):
        torch.manual_seed(taken)
        optimizer.param_groups[0]["lr"] = RATE * max(0.1, 1.0 - taken / steps)
        played = rounds.play(partial(fly, pilot), ROUND, cluster)
        learn(pilot, optimizer, played)
        outcomes = np.sign(played.outcomes @ [1.0, -1.0]).tolist()
        counts = {"won": outcomes.count(1.0), "drawn": outcomes.count(0.0), "lost": outcomes.count(-1.0)}
        curve.append({"steps": taken, **counts})
        print(" ".join(f"{name} {number:,}" for name, number in curve[-1].items()), flush=True)
        curve_file.write_text(json.dumps({"opponent": OPPONENT, "curve": curve}), encoding="utf-8")
        kept.write(curve)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("steps", type=int, nargs="?", default=4_000_000, help="to take")
    parser.add_argument("curve", type=Path, nargs="?", default=Path("curve.json"), help="a file for the curve")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="play on a Ray cluster: the same matches")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep here what was learnt, and go on with it")
    given = parser.parse_args()
    try:
        with Cluster(given.cluster) if given.cluster else nullcontext() as cluster:
            main(given.steps, given.curve, given.keep, cluster)
    except Refusal as refusal:
        parser.error(str(refusal))
