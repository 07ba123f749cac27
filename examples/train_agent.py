"""Teach a small network to beat `rookie` at Squadron Leader: PPO in a hundred lines, on one core.

    pip install 'skyrmish[env,torch]'
    python examples/train_agent.py 4000000 curve.json

Steps to take (four million unless you say otherwise), and a file for the curve. docs/environments.md shows one.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from skyrmish.env import squadron_leader_v1

OPPONENT, MATCHES, ROUND = "rookie", 256, 64  # so many steps of each match are played, then learnt from
EPOCHS, BATCHES, RATE, CLIP, CURIOSITY = 3, 4, 1e-3, 0.2, 0.01
DISCOUNT, SMOOTH = 0.997, 0.95
FACTS = ("sight", "mask", "action", "odds", "hope", "reward", "ended")


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


def play(env, pilot: Pilot, seen: dict) -> tuple[dict[str, Tensor], dict, list[float]]:
    """A round of steps in every match: what was seen, said and gained; and how the matches that ended did."""
    told: dict[str, list[Tensor]] = {name: [] for name in FACTS}
    outcomes: list[float] = []
    for _ in range(ROUND):
        sight, mask = torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])
        with torch.no_grad():
            says, hope = pilot(sight, mask)
            action = says.sample()
        seen, reward, ended, _, infos = env.step(action.numpy())
        gained = torch.from_numpy(reward), torch.from_numpy(ended).float()
        for name, fact in zip(FACTS, (sight, mask, action, says.log_prob(action), hope, *gained), strict=True):
            told[name].append(fact)
        outcomes += np.sign(infos["rewards"][ended] @ [1.0, -1.0]).tolist()
    return {name: torch.stack(facts) for name, facts in told.items()}, seen, outcomes


def advantages(told: dict[str, Tensor], last_hope: Tensor) -> Tensor:
    """How much better each step went than was hoped (generalised advantage estimation)."""
    found, ahead, hope = torch.zeros_like(told["reward"]), torch.zeros_like(last_hope), last_hope
    for t in reversed(range(ROUND)):
        goes_on = DISCOUNT * (1.0 - told["ended"][t])
        surprise = told["reward"][t] + goes_on * hope - told["hope"][t]
        found[t] = ahead = surprise + SMOOTH * goes_on * ahead
        hope = told["hope"][t]
    return found


def learn(pilot: Pilot, optimizer: torch.optim.Optimizer, told: dict[str, Tensor], seen: dict) -> None:
    """Proximal policy optimisation over what was played."""
    with torch.no_grad():
        last_hope = pilot(torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]))[1]
    gained = advantages(told, last_hope)
    reached = (gained + told["hope"]).flatten()
    flat, gained = {name: facts.flatten(0, 1) for name, facts in told.items()}, gained.flatten()
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gained)).chunk(BATCHES):
            says, hope = pilot(flat["sight"][part], flat["mask"][part])
            better = (gained[part] - gained[part].mean()) / (gained[part].std() + 1e-8)
            ratio = (says.log_prob(flat["action"][part]) - flat["odds"][part]).exp()
            policy = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            loss = 0.5 * (hope - reached[part]).pow(2).mean() - policy - CURIOSITY * says.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(pilot.parameters(), 0.5)
            optimizer.step()


def main(steps: int, curve_file: Path) -> None:
    torch.manual_seed(1)
    torch.set_num_threads(1)
    env = squadron_leader_v1.vector_env(MATCHES, OPPONENT, rewards="dense")
    pilot = Pilot(env.numbered.face.sights, env.numbered.face.actions)
    optimizer = torch.optim.Adam(pilot.parameters(), RATE)
    seen, _ = env.reset(seed=1)
    curve: list[dict[str, int]] = []
    for taken in range(MATCHES * ROUND, steps + 1, MATCHES * ROUND):
        told, seen, outcomes = play(env, pilot, seen)
        learn(pilot, optimizer, told, seen)
        optimizer.param_groups[0]["lr"] = RATE * max(0.1, 1.0 - taken / steps)
        counts = {"won": outcomes.count(1.0), "drawn": outcomes.count(0.0), "lost": outcomes.count(-1.0)}
        curve.append({"steps": taken, **counts})
        print(" ".join(f"{name} {number:,}" for name, number in curve[-1].items()), flush=True)
        curve_file.write_text(json.dumps({"opponent": OPPONENT, "curve": curve}), encoding="utf-8")


if __name__ == "__main__":
    main(*(int(number) for number in sys.argv[1:2] or ["4000000"]), Path(*(sys.argv[2:3] or ["curve.json"])))
