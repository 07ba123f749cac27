"""Whole games by keys and announcements alone: whoever plays here reads nothing but what a screen reader is told."""

import re

import pytest
from playwright.sync_api import Page, expect
from table.conftest import PATIENCE, Hall, Sit

LISTEN = """() => {
    window.told = [];
    const hear = (node) => {
        const region = node.parentElement?.closest("[aria-live]");
        if (region && node.textContent.trim()) window.told.push(node.textContent.trim());
    };
    const within = (node) => node.querySelectorAll?.("[aria-live] > *").forEach(hear);
    new MutationObserver((changes) => {
        const added = changes.flatMap((change) => [...change.addedNodes]).filter((node) => node.nodeType === 1);
        added.forEach((node) => (hear(node), within(node)));
    }).observe(document.body, { childList: true, subtree: true });
    document.querySelectorAll("[aria-live] > *").forEach(hear);
}"""
MOST_LINES = 600
SEATS = [{"name": "Wren", "kind": "person"}, {"name": "Bolt", "kind": "bot", "level": "random"}]


class Reader:
    """Somebody who hears the table, and has a keyboard."""

    def __init__(self, page: Page) -> None:
        self.page, self.transcript = page, list[str]()
        page.evaluate(LISTEN)

    def next_line(self) -> str:
        """The next thing that is said."""
        heard = len(self.transcript)
        assert heard < MOST_LINES, "the match has no end"
        self.page.wait_for_function("heard => window.told.length > heard", arg=heard, timeout=PATIENCE)
        self.transcript.append(self.page.evaluate("heard => window.told[heard]", heard))
        return self.transcript[-1]

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused_dialog(self) -> str:
        """A dialog that opens is read out, and has the focus."""
        return str(self.page.evaluate("() => document.activeElement?.closest('dialog')?.innerText ?? ''"))

    def play(self, answer: dict[str, list[str]]) -> None:
        """Do what belongs to each thing that is said, until somebody has won."""
        while not re.search(r"\b(wins?|draw)\b", self.next_line()):
            line = self.transcript[-1]
            for beginning, keys in answer.items():
                if line.startswith(beginning):
                    self.press(*keys)
                    break
            if "off the board" in self.focused_dialog():
                while "Leave" not in self.focused_button():
                    self.press("Tab")
                self.press("Enter")

    def focused_button(self) -> str:
        return str(self.page.evaluate("() => document.activeElement?.innerText ?? ''"))


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("squadron-leader", {"edition": "first", "modules": ["altitude"]}),
        ("space-pirates", {"edition": "space-pirates"}),
    ],
)
def test_a_game_of_planes_is_played_by_ear(hall: Hall, sit: Sit, game: str, rules: dict[str, object]) -> None:
    page = sit(hall.address(hall.make(game=game, seats=SEATS, seed=11, **rules)))
    page.get_by_role("button", name=re.compile("^(Seal the|Take this) card")).wait_for()
    reader = Reader(page)
    reader.press("Enter")
    straight_on = {
        "Your placement": ["Enter"],
        "Your move": ["ArrowUp", "ArrowLeft", "Enter"],  # what is in the way, or too dear, is left out
        "You shoot": ["Enter"],
        "Your dice": ["Enter"],
        "Your choice": ["1"],
        "Enter goes on": ["Enter"],
    }
    reader.play(straight_on)
    told = "\n".join(reader.transcript)
    assert "Your move." in told
    assert re.search(r"Bolt (flies|banks|turns)", told), "what others do is told"
    assert "left" in told, "a plan is told as it is laid"


def test_the_table_is_told_on_request(hall: Hall, sit: Sit) -> None:
    made = hall.make(game="squadron-leader", edition="first", modules=["altitude"], seats=SEATS, seed=11)
    page = sit(hall.address(made))
    page.get_by_role("button", name="Seal the card").wait_for()
    reader = Reader(page)
    reader.press("Enter")
    while not reader.next_line().startswith("Your move"):
        if reader.transcript[-1].startswith("Your placement"):
            reader.press("Enter")
    expect(page.get_by_role("region", name="Outlook")).to_contain_text("Bolt")  # odds come a moment later
    reader.press("w")
    told = [reader.next_line() for _ in range(3)]
    assert sorted(line.split(",")[0] for line in told[:2]) == ["Bolt", "Wren"]
    assert all(re.search(r"Square [A-G][1-7].*Altitude 0.*Health \d of \d", line) for line in told[:2])
    assert re.match(r"Bolt: .*(range|arc|hit)", told[2])


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_a_game_of_dice_is_played_by_ear(hall: Hall, sit: Sit, game: str) -> None:
    page = sit(hall.address(hall.make(game=game, seats=SEATS, seed=11)))
    page.locator("main.dice-table").wait_for()
    reader = Reader(page)
    reader.press("w")
    reader.play({"You:": ["Enter"], "Enter goes on": ["Enter"]})
    told = "\n".join(reader.transcript)
    assert re.search(r"You roll .*planes", told)
    assert re.search(r"Bolt rolls? .*planes", told)
