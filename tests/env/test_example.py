"""The example that trains an agent runs, where PyTorch is installed."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch", reason="pip install 'skyrmish[torch]'")

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_agent.py"


@pytest.fixture
def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_agent", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_agent_is_taught_and_goes_on_where_it_was_interrupted(
    example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps, learn = 3 * example.MATCHES * example.ROUND, example.learn
    example.main(steps, tmp_path / "straight.json", tmp_path / "straight.pt")

    def interrupted(*told: Any) -> None:
        monkeypatch.setattr(example, "learn", stopped)
        learn(*told)

    def stopped(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(example, "learn", interrupted)
    with pytest.raises(KeyboardInterrupt):
        example.main(steps, tmp_path / "again.json", tmp_path / "again.pt")
    monkeypatch.setattr(example, "learn", learn)
    example.main(steps, tmp_path / "again.json", tmp_path / "again.pt")

    told = json.loads((tmp_path / "again.json").read_text(encoding="utf-8"))
    assert [each["steps"] for each in told["curve"]] == [steps // 3, 2 * steps // 3, steps]
    assert all(each["won"] + each["lost"] > 0 for each in told["curve"])
    assert told == json.loads((tmp_path / "straight.json").read_text(encoding="utf-8"))
    one, other = (example.torch.load(tmp_path / f"{name}.pt", weights_only=False) for name in ("straight", "again"))
    assert all(one["pilot"][name].equal(other["pilot"][name]) for name in one["pilot"])
