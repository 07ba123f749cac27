"""The line between a page and its table, in the hands of a test."""

import json

from playwright.sync_api import Page, WebSocketRoute


class Line:
    """A line that is lost, and comes back when the test says so."""

    def __init__(self, page: Page) -> None:
        self.most = 0  # events that were told at once
        self.is_lost = False
        page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, page_side: WebSocketRoute) -> None:
        if self.is_lost:
            page_side.close()
            return
        server, self.page_side = page_side.connect_to_server(), page_side

        def pass_on(text: str | bytes) -> None:
            self.most = max(self.most, len(json.loads(text).get("events", [])))
            page_side.send(text)

        server.on_message(pass_on)

    def come_back(self) -> None:
        self.most, self.is_lost = 0, False

    def lose(self) -> None:
        self.is_lost = True
        self.page_side.close()
