"""What a person does at a table of dice, in a few words."""

from collections.abc import Callable

from playwright.sync_api import Page

MOST_ANSWERS = 400
CHANGED = """before => {
  const { number, asked, busy, seen } = document.querySelector("main[data-number]")?.dataset ?? {};
  const isOver = document.querySelector("#end-of-match") !== null;
  return isOver || (`${number}/${asked}/${busy}/${seen}` !== before && (asked || busy));
}"""


def asked(page: Page) -> str:
    return page.locator("main").get_attribute("data-asked") or ""


def is_over(page: Page) -> bool:
    return page.locator("#end-of-match").count() > 0


def follow(page: Page, act: Callable[[Page], None], until: Callable[[str], bool]) -> set[str]:
    """Act on all that is shown or asked, until the match is over or such a question comes; what was asked till then."""
    seen: set[str] = set()
    before = ""
    for _ in range(MOST_ANSWERS):
        page.wait_for_function(CHANGED, arg=before)
        now = asked(page)
        if is_over(page) or (now and until(now)):
            return seen
        seen |= {now} - {""}
        before = str(
            page.locator("main").evaluate(
                "e => Object.values([e.dataset.number, e.dataset.asked, e.dataset.busy, e.dataset.seen]).join('/')"
            )
        )
        act(page)
    raise AssertionError("the match has no end")


def press_enter(page: Page) -> None:
    page.keyboard.press("Enter")


def to_question(page: Page, decision: str = "") -> None:
    """Read on, by keys, until somebody here is asked this; whatever else is asked is done as the golden button says."""
    follow(page, press_enter, lambda now: decision in ("", now))
    assert not is_over(page)


def to_the_end(page: Page, act: Callable[[Page], None]) -> set[str]:
    """A whole match, by acting so on whatever comes."""
    return follow(page, act, lambda _: False)
