"""Python's memory is kept after the first visit; whoever comes back need not wait until all is loaded again."""

import time

from playwright.sync_api import Page, expect
from sites.conftest import Visit, is_kept
from table.conftest import PATIENCE
from table.hands import press_start

MEMORY = "caches.open('memory-of-skyrmish')"
SIZE = f"{MEMORY}.then(kept => kept.matchAll()).then(all => all[0] ? all[0].arrayBuffer().then(a => a.byteLength) : 0)"
SPOIL = f"{MEMORY}.then(async kept => kept.put((await kept.keys())[0], new Response('no')))"


def is_remembered(page: Page) -> None:
    """A worker beside the table has kept what it has loaded."""
    until = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(SIZE):
        assert time.monotonic() < until, "nothing was kept"
        page.clock.fast_forward(20_000)
        page.wait_for_timeout(500)


def test_the_next_visit_begins_where_the_first_had_everything_loaded(visit: Visit) -> None:
    page = visit(before=lambda page: page.clock.install())
    is_kept(page)
    is_remembered(page)
    page.reload()
    press_start(page)
    seal = page.get_by_role("button", name="Seal the card")
    expect(seal).to_be_visible()
    assert page.evaluate(SIZE) > 10_000_000, "what cannot be used is forgotten"
    page.evaluate(SPOIL)
    page.reload()
    expect(seal).to_be_visible()
    assert page.evaluate(SIZE) == 0, "and the match stands without it"
