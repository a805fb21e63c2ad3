"""People who play Duchařina in browsers: in the hall or on its plan, by mouse, touch or keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Locator, expect

from spiritboard.games.ducharina.geometry.shapes import PIECES
from spiritboard.games.ducharina.hall import HOME, OUT, at_depth
from tests.browser.listening import Listener
from tests.browser.people import STILL
from tests.ducharina.table import ghost, square, square_name

ON_PLAN = {**STILL, "spiritboard.ducharina-view": "plan"}
"""What a browser keeps whose reader wants the plan."""
IN_FULL_HALL = {**STILL, "spiritboard.ducharina-view": "hall"}
"""The same for the hall, however slowly it moves."""
IN_HALL = {**IN_FULL_HALL, "spiritboard.ducharina-picture": "simple"}
"""The hall as a simple picture: without a graphics card it is drawn several times as fast."""
FAR = 5
"""The last row before the goal."""


def night(
    rounds: int = 1, card: str = "desk armchair 9", cards: Any = None, **options: Any
) -> dict[str, Any]:
    """The options of a short night for two: every movement card is the same, or these are all."""
    deck = cards or {"decks": {"measured": {"pairs": [card] * (2 * rounds), "alone": []}}}
    content = {"players": {"2": {"removed": 0}}, **deck}
    return {"hall": "grand-foyer", "first": 0, "content": content, **options}


ON_STAGE = {"L": "c5", "M1": "f5", "M2": "a1"}
"""Ghosts of the first seat: as the Grand Foyer stands, every door sees one of them."""
BARE: dict[str, Any] = {"decks": {"measured": {"pairs": [], "alone": [10, 10]}}}
"""Cards that move those ghosts there and no furniture."""


class Haunter(Listener):
    """Somebody at a table of Duchařina."""

    looks = 0
    """So many were put away."""

    def sits_down(self, *others: str, **options: Any) -> None:
        """At a table with bots that begins at once, until the hall or the plan is there."""
        wish = night(**options)
        self.person.sits_at("me", *(others or ("random",)), game="ducharina", options=wish)
        expect(self.board).to_be_visible()

    # What one sees

    @property
    def board(self) -> Locator:
        """The plan; or the hall, once it is drawn on."""
        return self.person.page.locator(".plan .sheet, .stage button").first

    @property
    def kind(self) -> str:
        """What this seat is asked; empty: nothing."""
        return str(self.position["asked"]["kind"]) if self.is_asked else ""

    @property
    def view(self) -> Any:
        return self.position["view"]

    @property
    def has_planned(self) -> bool:
        """The plan is in; the others still think."""
        return any(option["action"]["do"] == "withdraw" for option in self.position["options"])

    def place(self, name: str) -> Locator:
        """Whatever the page has given this name."""
        return self.person.page.locator(f'[data-place="{name}"]')

    def piece(self, name: str) -> Any:
        """A piece as the server has it."""
        return self.view["pieces"][PIECES.index(name)]

    def handle(self, name: str) -> Locator:
        """The button over a piece that may be moved."""
        return self.place(f"piece-{PIECES.index(name)}")

    def own(self, name: str) -> Locator:
        """The button of an own ghost: S1 … S4, M1, M2, L."""
        return self.place(f"own-{ghost(name)}")

    def square(self, name: str) -> Locator:
        return self.place(f"square-{square(name)}")

    @property
    def said(self) -> Locator:
        """What the board says of what is being put together."""
        return self.person.page.locator(".ducharina .says")

    @property
    def go_on(self) -> Locator:
        return self.place("do-go-on")

    # What one does

    def waits_until(self, kind: str) -> None:
        """Until this seat is asked that, and the page shows it."""
        while self.kind != kind:
            assert not self.is_over, f"it was over before {kind} was asked"
            self.rests()
        self.rests()

    def answers_by(self, deed: Callable[[], object]) -> None:
        """Until the answer is in: another question, or only the others' plans are missing."""
        before = self.position["asked"]["id"]
        deed()
        while not self.is_over and self.position["asked"]["id"] == before and not self.has_planned:
            self.rests()

    def waits_for_a_look(self, choose: Callable[[Locator], object]) -> None:
        """Until a look is shown; if one has to choose the keyhole's side, the first that may be."""
        while not self.go_on.is_visible():
            self.rests()
            if self.kind == "choose-side":
                side = self.place(f"side-{self.position['options'][0]['action']['side']}")
                self.answers_by(partial(choose, side))

    def moves(self, name: str, to: str) -> None:
        """A ghost becomes part of the plan."""
        self.own(name).click()
        goal = self.place("exit") if to == "out" else self.square(to)
        goal.click()
        self.place("do-move").click()
        expect(self.own(name)).to_have_attribute("aria-pressed", "false")

    def points_at(self, name: str) -> None:
        """A square of the hall, where its picture shows it."""
        box = self.square(name).bounding_box()
        assert box is not None, name
        self.person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def goes_on_stage(self) -> None:
        """In the hall, with ghosts of which every door sees one; then the look is awaited."""
        self.waits_until("move-ghosts")
        for name, to in ON_STAGE.items():
            self.own(name).click()
            self.points_at(to)
            self.place("do-move").click()
            expect(self.own(name)).to_have_attribute("aria-pressed", "false")
        self.answers_by(self.place("do-ready").click)
        self.waits_for_a_look(Locator.click)

    def looks_on(self) -> None:
        """Puts away what was seen."""
        self.go_on.click()
        expect(self.go_on).to_be_hidden()
        self.looks += 1

    def drags(self, name: str, by: tuple[float, float]) -> None:
        """A piece, by so many pixels, as a hand does: not in one jump."""
        box = self.handle(name).bounding_box()
        assert box is not None, name
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        mouse = self.person.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + by[0], y + by[1], steps=6)
        mouse.up()

    def weighs(self) -> None:
        """Until it is known what becomes of the piece as it is held."""
        expect(self.said).to_have_attribute("aria-busy", "false")

    def answers(self) -> None:
        """As somebody who runs straight across and never looks back."""
        self.rests()
        if self.kind == "move-furniture":
            self.answers_by(self.place("do-leave").click)
        elif self.kind == "move-ghosts":
            self.runs()
            self.answers_by(self.place("do-ready").click)
        else:
            side = self.position["options"][0]["action"]["side"]
            self.answers_by(self.place(f"side-{side}").click)

    def runs(self) -> None:
        """The large ghost as far as it goes, and another small one in each round."""
        home = self.view["players"][self.seat]["home"]
        large = self.view["players"][self.seat]["ghosts"][ghost("L")]["where"]
        if large != OUT:
            self.moves("L", square_name(at_depth(2, FAR, home)) if large == HOME else "out")
        nth = self.view["round"]
        self.moves(f"S{nth}", square_name(at_depth(2 + nth, 0, home)))


def play(*haunters: Haunter, looks: int) -> None:
    """Whoever is asked answers, until everybody has put away so many looks."""
    while any(one.looks < looks for one in haunters):
        for one in haunters:
            one.rests()
            if one.go_on.is_visible():
                one.looks_on()
            elif one.is_asked and not one.has_planned:
                one.answers()
