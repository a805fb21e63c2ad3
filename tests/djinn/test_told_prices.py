"""A price that is told with an answer is the price that is paid, for every answer to every question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from spiritboard.catalog import game, opened, table_side
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE, Action, Event
from spiritboard.games.djinn.actions import Capture, Craft, Draw, Lure, Stroll, Trade, Walk
from spiritboard.games.djinn.box import SOURCE
from spiritboard.games.djinn.info import DjinnOptions
from spiritboard.games.djinn.rules.source import price_at
from spiritboard.games.djinn.rules.tolls import Toll
from spiritboard.games.djinn.state import DjinnState

GAME = game("djinn")
TABLE_SIDE = table_side("djinn")
SPEECH = opened("djinn").speech
PRICED = (Walk, Trade, Stroll, Draw, Craft, Capture, Lure)


class Paid:
    """The real table after an answer, all that is due to others paid."""

    def __init__(self, before: DjinnState, seat: int, action: Action) -> None:
        self.before = before
        self.seat = seat
        self.s = clone(before)
        self.told: list[Event] = GAME.apply(self.s, seat, action)
        while self.s.stack and isinstance(self.s.stack[-1], Toll):
            self.told += GAME.apply(self.s, seat, GAME.options(self.s, seat)[0])

    def tolls(self) -> tuple[object, ...]:
        return tuple(event.params["to"] for event in self.told if event.key == "pays")

    def coins(self) -> int:
        return self.before.coins[self.seat] - self.s.coins[self.seat]

    def scrolls(self) -> int:
        return self.before.scrolls[self.seat] - self.s.scrolls[self.seat]

    def magic(self) -> int:
        return self.before.magic[self.seat] - self.s.magic[self.seat]


def check(s: DjinnState, seat: int, action: Action) -> bool:
    """Was there something to pay?"""
    view, paid = GAME.view(s, seat), Paid(s, seat, action)
    _, told = SPEECH.option(view, action)
    if isinstance(action, Walk):
        does = dict(TABLE_SIDE.preview(view, action))
        assert does.get("stop-toll", {"seats": ()})["seats"] == paid.tolls(), (action, paid.told)
        if action.space == SOURCE:
            assert does["gives-source"]["price"] == price_at(paid.s, seat)
    name, price = {
        Walk: ("toll", len(paid.tolls())),
        Trade: ("toll", len(paid.tolls())),
        Stroll: ("toll", len(paid.tolls())),
        Draw: ("price", paid.scrolls()),
        Craft: ("price", paid.coins()),
        Capture: ("magic", paid.magic()),
        Lure: ("magic", paid.magic()),
    }[type(action)]
    assert told[name] == price, (action, told, paid.told)
    return price > 0


def questions(seats: int, seed: int) -> Iterator[tuple[DjinnState, int, Rng]]:
    s, rng = GAME.setup(seats, DjinnOptions()), Rng(seed)
    while s.stack:
        seat = GAME.whose(s)
        if seat == NATURE:
            GAME.advance(s, NATURE, GAME.draw(s, rng))
            continue
        yield s, seat, rng
        GAME.advance(s, seat, GAME.sample(s, seat, rng))


def test_the_price_told_is_the_price_paid() -> None:
    """D3, D14, D15, D21, D22 Tolls, the Workshop, the Source, captures."""
    seen: Counter[type[Action]] = Counter()
    for seats in (1, 2, 3, 4):
        for s, seat, rng in questions(seats, seed=seats):
            priced = [action for action in GAME.options(s, seat) if isinstance(action, PRICED)]
            rng.shuffle(priced)
            for action in priced[:8]:
                seen[type(action)] += check(s, seat, action)
    assert all(seen[kind] >= 20 for kind in PRICED), seen
