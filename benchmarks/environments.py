"""How fast environments are: ours, and beside them pgx's and PettingZoo's own, on the same machine, on one core.

An agent step is one action given and one observation, with its mask, got back. Agents act at random among what is
legal; choosing is not timed with ours and PettingZoo's, and compiled into the step with pgx's, where it costs little.
Seconds are those of the processor, so that a busy machine tells nearly the same. pgx and PettingZoo's games live in an
environment of their own under .bench/, made on the first run.

    python benchmarks/environments.py
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HOME = Path(os.environ.get("SKYRMISH_BENCH", Path(__file__).resolve().parent.parent / ".bench")) / "environments"
PYTHON = HOME / "bin" / "python"
LIBRARIES = ("pgx", "pettingzoo", "pygame")
MATCHES = 1024
SECONDS = 0.7  # of the processor, for each measurement
REPEATS = 3  # the best counts: noise only slows down
OURS: list[tuple[str, str, dict[str, Any]]] = [
    ("squadron-leader", "random", {"modules": ["altitude", "split-s"]}),
    ("squadron-leader", "rookie", {"modules": ["altitude", "split-s"]}),
    ("squadron-leader", "self", {"modules": ["altitude", "split-s"]}),
    ("dogfight", "random", {}),
    ("dogfight", "self", {}),
    ("bombing-raid", "random", {}),
]
OF_PGX = ("tic_tac_toe", "connect_four", "backgammon", "leduc_holdem")
OF_PETTINGZOO = ("tictactoe_v3", "connect_four_v3")

Figures = dict[str, float]


def many_of_ours() -> Figures:
    """Vector environments: compiled steps."""
    import numpy as np

    from skyrmish.env import Family

    figures = {}
    for game, opponents, choices in OURS:
        env = Family(game).vector_env(MATCHES, opponents, copy=False, **choices)
        env.reset(seed=1)
        chance = np.random.default_rng(1)

        def step(env: Any = env, chance: Any = chance) -> float:
            lots = chance.random(env.masks.shape, np.float32)
            actions = (env.masks * lots).argmax(1)
            begun = time.process_time()
            env.step(actions)
            return time.process_time() - begun

        figures[f"skyrmish {game} against {opponents}, {MATCHES} matches"] = best(step, MATCHES)
    return figures


def best(step: Callable[[], float], steps: int) -> float:
    """Steps a second, of something that takes so many and tells how long that took."""
    found = 0.0
    for _ in range(REPEATS):
        taken, spent = 0, 0.0
        while spent < SECONDS:
            spent += step()
            taken += steps
        found = max(found, taken / spent)
    return found


def one_of_ours() -> Figures:
    from skyrmish.env import families

    return {f"skyrmish {family.game}, PettingZoo in turn": turns_a_second(family.env()) for family in families()}


def turns_a_second(env: Any) -> float:
    """Agents act in turn in an AEC environment; match after match."""
    steps, spent, seed = 0, 0.0, 0
    while spent < SECONDS:
        env.reset(seed=seed)
        seed += 1
        for agent in env.agent_iter():
            begun = time.process_time()
            seen, _, terminated, truncated, _ = env.last()
            spent += time.process_time() - begun
            over = terminated or truncated
            action = None if over else env.action_space(agent).sample(seen["action_mask"])
            begun = time.process_time()
            env.step(action)
            spent += time.process_time() - begun
            steps += not over
    return steps / spent


# ---- what follows runs in an environment of its own ----


def many_of_pgx() -> Figures:
    import jax
    import pgx

    figures = {}
    for name in OF_PGX:
        env = pgx.make(name)
        step, begin = jax.jit(jax.vmap(auto_reset(env))), jax.jit(jax.vmap(env.init))
        state = begin(jax.random.split(jax.random.PRNGKey(1), MATCHES))
        state = step(state, jax.random.split(jax.random.PRNGKey(2), MATCHES))  # which compiles it
        keys = [jax.random.split(jax.random.PRNGKey(seed), MATCHES) for seed in range(8)]

        def steps(step: Any = step, state: Any = state, keys: Any = keys) -> float:
            begun = time.process_time()
            for key in keys:
                state = step(state, key)
            jax.block_until_ready(state.observation)
            return time.process_time() - begun

        figures[f"pgx {name}, {MATCHES} matches"] = best(steps, MATCHES * len(keys))
    return figures


def auto_reset(env: Any) -> Any:
    """A random legal action; after an end, the next match begins."""
    import jax
    import jax.numpy as jnp

    def step(state: Any, key: Any) -> Any:
        choose, dice, again = jax.random.split(key, 3)
        action = jax.random.categorical(choose, jnp.log(state.legal_action_mask.astype(jnp.float32)))
        after = env.step(state, action, dice)
        fresh, over = env.init(again), after.terminated | after.truncated
        return jax.tree_util.tree_map(lambda new, old: jnp.where(over, new, old), fresh, after)

    return step


def one_of_pettingzoo() -> Figures:
    from importlib import import_module

    made = {name: import_module(f"pettingzoo.classic.{name}").env() for name in OF_PETTINGZOO}
    return {f"PettingZoo {name}": turns_a_second(env) for name, env in made.items()}


def others() -> Figures:
    """Nothing, with a sentence, where they are not to be had."""
    if not PYTHON.exists() and not install():
        print("pgx and PettingZoo's games could not be installed here, so they are left out.", file=sys.stderr)
        return {}
    one_core = {
        "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
        "JAX_PLATFORMS": "cpu",
    }
    surroundings = {**os.environ, **one_core, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run([PYTHON, "-P", __file__, "others"], env=surroundings, stdout=subprocess.PIPE, check=False)
    if done.returncode != 0:
        print("pgx or PettingZoo's games did not run, so they are left out.", file=sys.stderr)
        return {}
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def install() -> bool:
    print("Installing pgx and PettingZoo into .bench/; this happens once.", file=sys.stderr)
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--root-user-action=ignore", "-qq"]
    made = subprocess.run([sys.executable, "-m", "venv", str(HOME)], capture_output=True, check=False)
    return made.returncode == 0 and subprocess.run([*pip, *LIBRARIES], check=False).returncode == 0


def main() -> None:
    if "others" in sys.argv:
        print(json.dumps({**many_of_pgx(), **one_of_pettingzoo()}))
        return
    figures = {**many_of_ours(), **one_of_ours(), **others()}
    if "--json" in sys.argv:
        print(json.dumps(figures, indent=2))
        return
    for what, steps in figures.items():
        print(f"{what:60} {steps:14,.0f} agent steps a second")


if __name__ == "__main__":
    main()
