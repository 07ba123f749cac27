"""Whoever plays a sky at random, by what there is to press, and looks at every screen on the way."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, Page
from table.hands import come_to_rest

COVERED = Path(__file__).with_name("covered.js").read_text(encoding="utf-8")
READY = """before => {
  const { number, asked } = document.querySelector("main.table")?.dataset ?? {};
  const stands = document.querySelector("[data-action=go-on]") !== null;
  const isOver = document.querySelector("#end-of-match, [data-action=result]") !== null;
  const isAsked = document.querySelector("[data-action], [data-choice], .fly:enabled") !== null;
  const isOut = document.querySelector("[data-action=faster][aria-pressed=false]") !== null;
  return isOver || stands || isOut || (asked && isAsked && `${number}/${asked}` !== before);
}"""
WATCH_FASTER = "document.querySelector('[data-action=faster][aria-pressed=false]')?.click()"  # unless it is over by now
MOST_LAID = 6
CLIMBS = 0.4  # of its plans
SETTLING = 300  # ms
LONGEST_FIGHT = 600_000  # ms that bots may go on for without the player
Look = Callable[[str], None]


def covered(page: Page) -> list[str]:
    """What cannot be seen or pressed once everything has come to rest: what a panel is just about to leave is not."""
    come_to_rest(page)
    found = page.evaluate(COVERED)
    if found:
        page.wait_for_timeout(SETTLING)
        found = page.evaluate(COVERED)
    return [str(line) for line in found]


class RandomPlayer:
    """Answers whatever is asked, trying things on the way."""

    def __init__(self, page: Page, draws: Random, look: Look) -> None:
        self.page, self.draws, self.look = page, draws, look

    def play(self, most: int) -> None:
        """Until the match is over, or for so many answers."""
        before = ""
        for _ in range(most):
            self.page.wait_for_function(READY, arg=before, timeout=LONGEST_FIGHT)
            if self.has("#end-of-match"):
                self.look("the end")
                return
            if self.has("[data-action=go-on]"):
                self.look("a result")
                self.page.keyboard.press("Enter")
                continue
            if self.has("[data-action=faster][aria-pressed=false]"):
                self.look("out of the match")
                self.page.evaluate(WATCH_FASTER)
                continue
            number, asked = self.page.locator("main.table").evaluate("e => [e.dataset.number, e.dataset.asked]")
            if not asked:
                continue
            before = f"{number}/{asked}"
            self.look(f"asked to {asked}")
            getattr(self, asked)()

    def has(self, what: str) -> bool:
        return self.page.locator(what).count() > 0

    def any_of(self, what: str) -> Locator | None:
        found = self.page.locator(what).all()
        return self.draws.choice(found) if found else None

    def press(self, what: str) -> None:
        button = self.any_of(what)
        assert button is not None, what
        button.click()

    def assign(self) -> None:
        self.page.locator("[data-action=seal]").click()

    def place(self) -> None:
        if self.has("[data-spot]:visible"):
            self.press("[data-spot]:visible")
            self.look("another place")
        self.page.locator(".fly:enabled").click()  # as soon as the table has allowed it

    def move(self) -> None:
        for _ in range(MOST_LAID):
            self.try_one("[aria-disabled=true]")
            if not self.try_one("[aria-disabled=false]"):
                break
            if self.has("[data-action=fly]:enabled") and self.draws.random() < 0.3:
                break
        if self.draws.random() < CLIMBS:
            self.page.keyboard.press("c")  # or stores, and a later plan may spend that
            self.look("higher")
        while not self.has("[data-action=fly]:enabled"):
            self.page.keyboard.press("z")
        self.press("[data-action=fly]")
        if self.has("[data-action=leave]"):
            self.look("leaving?")
            self.press("[data-action=leave]")

    def try_one(self, which: str) -> bool:
        """Look at a ghost, and lay it if that may be done."""
        ghost = self.any_of(f"[data-option]{which}")
        if ghost is None:
            return False
        ghost.hover(force=True)
        self.look(f"looking at {ghost.get_attribute('data-option')}")
        if "false" in which:
            ghost.click(force=True)
            self.page.mouse.move(self.page.viewport_size["width"] / 2, 4)  # type: ignore[index]
            self.look("laid")
        return True

    def attack(self) -> None:
        for target in self.page.locator("[data-target]").all():
            target.click()
            self.look(f"aiming at {target.get_attribute('data-target')}")
        self.press("[data-action=fire]:enabled" if self.has("[data-action=fire]:enabled") else "[data-action=hold]")

    def reroll(self) -> None:
        self.page.keyboard.press(self.draws.choice(["k", "Enter"]))

    def choice(self) -> None:
        self.press("[data-choice]")
