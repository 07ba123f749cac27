"""The example that trains an agent runs, where PyTorch is installed."""

import importlib.util
import json
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="pip install 'skyrmish[torch]'")

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_agent.py"


def test_an_agent_is_taught_and_its_curve_written(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("train_agent", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    example.main(3 * example.MATCHES * example.ROUND, tmp_path / "curve.json")
    told = json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))
    assert [each["steps"] for each in told["curve"]] == [n * example.MATCHES * example.ROUND for n in (1, 2, 3)]
    assert all(each["won"] + each["lost"] > 0 for each in told["curve"])
