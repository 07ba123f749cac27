"""What a person does in the lab, and the command that says the same."""

import json
import shlex
from typing import Any

from playwright.sync_api import Page, expect
from typer.testing import CliRunner

from skyrmish.cli.app import app


def by_command(words: str) -> dict[str, Any]:
    """What the command says that the page names."""
    done = CliRunner().invoke(app, [*shlex.split(words)[1:], "--mode", "plain", "--cores", "1", "--json"])
    assert done.exit_code == 0, done.output
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def count_dogfights(page: Page) -> str:
    """What the lab shows of a thousand of them."""
    page.get_by_label("Game", exact=True).select_option("dogfight")
    for number, bot in enumerate(("random", "greedy")):
        page.locator("label", has_text="Bot for").nth(number).locator("select").select_option(bot)
    page.locator("label", has_text="Games").locator("select").select_option("1000")
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("The same numbers, by the command:")).to_be_visible()
    return page.locator(".same code").inner_text()


def shows(page: Page, command: str) -> None:
    """The numbers of the command stand on the page."""
    told = by_command(command)
    for wins in list(told["wins"].values())[:-1]:
        expect(page.get_by_text(f"{100 * wins / told['games']:.1f} %", exact=True).first).to_be_visible()
    expect(page.get_by_text(f"{told['rounds_mean']:.2f}", exact=True).first).to_be_visible()
