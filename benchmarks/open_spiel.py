"""How fast OpenSpiel's C++ games are: random games inside its core, counted in decisions of players.

An MCTSBot with one simulation does nothing but hand the position to its evaluator, and a RandomRolloutEvaluator of n
rollouts plays n random games from it in C++. So one call plays them all, and no Python loop is timed. How many
decisions such a game has is counted beforehand, untimed. Every move of a player counts, also a forced one; chance does
not. OpenSpiel lives in an environment of its own under .bench/, made on the first run.

    python benchmarks/open_spiel.py
"""

import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HOME = Path(__file__).resolve().parent.parent / ".bench" / "open_spiel"
PYTHON = HOME / "bin" / "python"
SEED = 1
SAMPLES = {"backgammon": 1_000, "pig": 5_000}  # games in which decisions are counted
SECONDS = 2.0  # least processor time of one measurement
REPEATS = 3  # the best one counts

Speeds = dict[str, dict[str, float]]


def measure() -> Speeds | None:
    """Games and decisions a second of each game; None, with a sentence, where OpenSpiel is not to be had."""
    if not _is_installed() and not _install():
        print("OpenSpiel could not be installed here, so it is left out.", file=sys.stderr)
        return None
    done = subprocess.run([PYTHON, "-P", __file__], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        print(f"OpenSpiel did not run, so it is left out: {last}", file=sys.stderr)
        return None
    speeds: Speeds = json.loads(done.stdout)
    return speeds


def _is_installed() -> bool:
    return PYTHON.exists() and _succeeds([str(PYTHON), "-c", "import pyspiel"])


def _install() -> bool:
    print("Installing OpenSpiel into .bench/; this happens once.", file=sys.stderr)
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--root-user-action=ignore", "-qq"]
    return _succeeds([sys.executable, "-m", "venv", str(HOME)]) and _succeeds([*pip, "open_spiel"])


def _succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


# ---- what follows runs in OpenSpiel's own environment ----


def _speed(name: str) -> dict[str, float]:
    import pyspiel

    game = pyspiel.load_game(name)
    start = _first_choice(game)
    games_per_second = max(_games_per_second(game, start) for _ in range(REPEATS))
    decisions = _decisions_per_game(start, SAMPLES[name])
    return {
        "decisions_per_second": games_per_second * decisions,
        "games_per_second": games_per_second,
        "decisions_per_game": decisions,
    }


def _first_choice(game: Any) -> Any:
    """The first position in which a player decides; opening dice fall on their first face."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def _games_per_second(game: Any, start: Any) -> float:
    """Time ever more rollouts in one call, until it takes long enough."""
    rollouts = 100
    while True:
        seconds = _seconds_for(game, start, rollouts)
        if seconds >= SECONDS:
            return rollouts / seconds
        rollouts = int(rollouts * min(100.0, 1.2 * SECONDS / seconds)) + 1


def _seconds_for(game: Any, start: Any, rollouts: int) -> float:
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=SEED)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=10, solve=False, seed=SEED, verbose=False
    )
    begun = time.process_time()
    bot.mcts_search(start)
    return time.process_time() - begun


def _decisions_per_game(start: Any, games: int) -> float:
    chance = random.Random(SEED)
    return sum(_count_decisions(start.clone(), chance) for _ in range(games)) / games


def _count_decisions(state: Any, chance: random.Random) -> int:
    """Play a random game, and count how often a player moved."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, odds)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions


def main() -> None:
    inside = Path(sys.prefix) == HOME
    speeds = {name: _speed(name) for name in SAMPLES} if inside else measure()
    print(json.dumps(speeds, indent=2))


if __name__ == "__main__":
    main()
