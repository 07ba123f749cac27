"""What a person does at the table, in a few words."""

import json
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect
from table.conftest import Hall

# Ends what moves, and says whether anything did: one motion may set off another, as a colour that is inherited. What
# goes round for ever goes on. Nobody waits for the motions themselves: a page that is drawn seldom would never say.
AT_REST = """() => {
  const moving = document.getAnimations().filter(
    motion => motion.playState === "running" && motion.effect.getComputedTiming().endTime < Infinity);
  moving.forEach(motion => motion.finish());
  return moving.length === 0;
}"""
BETWEEN_LOOKS = 20  # ms
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def press_start(page: Page) -> None:
    page.get_by_role("button", name="Start", exact=False).and_(page.locator(".fly")).click()


def seat(page: Page, name: str) -> Locator:
    """The card of a seat at the table."""
    return page.locator(f'[data-seat="{name}"]')


def sit_down(page: Page, hall: Hall, keys: dict[str, str], match: str) -> None:
    page.goto(f"{hall.base}/#/t/{match}/{'+'.join(keys.values())}")


def seal(page: Page) -> None:
    """Seal the stat card as it lies."""
    page.get_by_role("button", name="Seal the card").click()


def place(page: Page) -> None:
    """Place the plane where it is offered."""
    button = page.get_by_role("button", name="Place", exact=False).and_(page.locator(".fly"))
    expect(button).to_be_enabled()
    button.click()


def make(hall: Hall, *seats: tuple[str, str], **wanted: Any) -> dict[str, Any]:
    """A match of people, friends and bots: ``("Ann", "person")``."""
    games = httpx.get(f"{hall.base}/api/catalogue").json()["games"]
    levels = next(game["bots"] for game in games if game["game"] == wanted.get("game", "squadron-leader"))
    new = [{"name": name, "kind": kind, "level": levels[0]["level"] if kind == "bot" else ""} for name, kind in seats]
    return hall.make(seats=new, **wanted)


def come_to_rest(page: Page) -> None:
    page.wait_for_function(AT_REST, polling=BETWEEN_LOOKS)


def faults(page: Page, only: str = "") -> list[str]:
    """What axe finds serious, each with where it is; by one of its rules or by all."""
    come_to_rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    how = {"runOnly": [only]} if only else {}
    found = json.loads(page.evaluate("async how => JSON.stringify((await axe.run(how)).violations)", how))
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def grasp(page: Page, what: Locator) -> tuple[float, float]:
    """Put the pointer on something that has come to rest; where it is."""
    what.hover()
    box = what.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    return x, y


def look_away(page: Page, away: bool = True) -> None:
    """To another tab, or back."""
    page.evaluate("away => Object.defineProperty(document, 'hidden', { get: () => away, configurable: true })", away)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
