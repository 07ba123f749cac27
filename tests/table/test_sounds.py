"""What is heard: every cue is rendered in a real browser and looked at, since nobody listens while tests run."""

import base64
import json
import subprocess
from typing import Any

import pytest
from node import WEB, node_path
from playwright.sync_api import Browser, expect
from table.conftest import Hall, Sit
from table.hands import make

PLAIN = """
const ts = require("typescript");
const text = require("fs").readFileSync("src/sound/cues.ts", "utf8");
process.stdout.write(ts.transpile(text, { module: "ESNext", target: "ES2022" }));
"""
RENDER = """async (source) => {
    const { CUES } = await import(`data:text/javascript;base64,${source}`);
    const heard = {};
    for (const [name, play] of Object.entries(CUES)) {
        const context = new OfflineAudioContext(1, 48000, 48000);
        play(context, context.destination);
        heard[name] = Array.from((await context.startRendering()).getChannelData(0));
    }
    return JSON.stringify(heard);
}"""
RATE = 48_000  # samples a second
LOUD, FAINT = 0.9, 0.03  # parts of what a loudspeaker can do
LONGEST = 0.6  # seconds
CUES = ["lay", "undo", "fly", "dice", "hit", "shot-down", "turn", "refused"]


@pytest.fixture(scope="module")
def heard(chromium: Browser) -> dict[str, list[float]]:
    """One second of each cue."""
    source = subprocess.run([node_path(), "-e", PLAIN], cwd=WEB, capture_output=True, check=True).stdout
    page = chromium.new_page()
    sounds: dict[str, Any] = json.loads(page.evaluate(RENDER, base64.b64encode(source).decode()))
    page.close()
    return sounds


def test_these_are_all_the_cues(heard: dict[str, list[float]]) -> None:
    assert list(heard) == CUES


@pytest.mark.parametrize("cue", CUES)
def test_a_cue_is_heard_does_not_clip_and_ends_in_time(heard: dict[str, list[float]], cue: str) -> None:
    loudness = [abs(sample) for sample in heard[cue]]
    assert FAINT < max(loudness) < LOUD
    assert max(loudness[int(LONGEST * RATE) :]) < 0.001, "it goes on for too long"
    assert max(loudness[:960]) > 0.0, "it does not begin at once"


def test_sounds_are_told_in_words_where_somebody_wants_that(hall: Hall, sit: Sit) -> None:
    page = sit(hall.address(make(hall, ("Ann", "person"), ("Bolt", "bot"))))
    surprise, caption = page.get_by_role("button", name="Surprise me"), page.locator("[data-caption]")
    surprise.click()
    expect(caption).to_have_count(0)
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Sounds in words").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Seal the card").click()
    expect(caption).to_have_text("a chime: your turn")
