"""Somebody at a table, and what the server tells their browser."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket

from tests.browser.people import Person
from tests.server.running import updated

NEXT_FRAME = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Listener:
    """Hears what the page hears, and what it answers."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.seat = -1
        self.names: list[str] = []
        self.position: Any = None
        self.answered: list[Any] = []
        person.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.overhear)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "welcome":
            self.names = [place.get("name", "") for place in message["table"]["seats"]]
            (sight,) = message["eyes"]
            self.seat, self.position = sight["seat"], sight.get("position")
        elif message["type"] == "update":
            self.position = updated(self.position, message)

    def overhear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "answer":
            self.answered.append(message["action"])

    @property
    def is_asked(self) -> bool:
        asked = self.position and self.position.get("asked")
        return bool(asked) and self.seat in asked["seats"]

    @property
    def is_over(self) -> bool:
        return self.position is not None and not self.position.get("asked")

    def rests(self) -> None:
        """Until the page has shown what its browser was told."""
        self.person.page.evaluate(NEXT_FRAME)
