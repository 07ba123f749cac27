"""Write the mixtures of stats that bots choose from, out of reports of ``skyrmish balance --json``.

python docs/make_stat_mixtures.py first.json second.json …
"""

import json
import sys
from pathlib import Path
from typing import Any

FILE = (
    Path(__file__).resolve().parents[1] / "src" / "skyrmish" / "bots" / "ladder" / "setting_up" / "stat_mixtures.toml"
)
SELDOM = 0.01  # less often than that, an allocation is luck

HEAD = """\
# How often a bot chooses which stats when both sides choose at once: the equilibrium of all allocations against each
# other (docs/balance.md). Written by `python docs/make_stat_mixtures.py REPORT.json …`; above each mixture stands the
# command that made its report.
"""


def command(told: dict[str, Any]) -> str:
    """The command whose report this is."""
    words = ["skyrmish balance"]
    words.append("--game space-pirates" if told["game"] == "space-pirates" else f"--edition {told['edition']}")
    if told["modules"]:
        words.append(f"--modules {','.join(told['modules'])}")
    if told["board"]["kind"] == "hex":
        words.append("--board hex")
    return " ".join([*words, f"--bot {told['bot']} --games {told['games_wanted']} --seed {told['seed']} --json"])


def mixture(told: dict[str, Any]) -> str:
    """One mixture as TOML."""
    weights = {name: each["weight"] for name, each in told["equilibrium"].items() if each["weight"] > SELDOM}
    whole = sum(weights.values())
    choices = []
    for name, weight in sorted(weights.items(), key=lambda pair: -pair[1]):
        stats = ", ".join(f"{stat} = {number}" for stat, number in told["allocations"][name].items())
        choices.append(f"    {{ {stats}, weight = {weight / whole:.4f} }},")
    modules = ", ".join(f'"{name}"' for name in told["modules"])
    lines = [f"# {command(told)}", "[[mixture]]", f'edition = "{told["edition"]}"', f"modules = [{modules}]"]
    lines += [f"hexes = {str(told['board']['kind'] == 'hex').lower()}", "choices = [", *choices, "]"]
    return "\n".join(lines) + "\n"


def main() -> None:
    reports = [json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:]]
    interrupted = [report for report in reports if report["interrupted"]]
    if not reports or interrupted:
        sys.exit(__doc__ if not reports else "an interrupted report cannot be reproduced")
    FILE.write_text("\n".join([HEAD, *(mixture(report) for report in reports)]), encoding="utf-8")
    print(f"wrote {FILE}")


if __name__ == "__main__":
    main()
