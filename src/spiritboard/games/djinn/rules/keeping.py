"""Where captured djinn go; circles and capacity, which may bring more of them."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat, Chance
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import Come, DrawDjinn, LetBe, Put, TakeBonus
from spiritboard.games.djinn.box import BOSS, CAPACITY, CIRCLE, MAGIC
from spiritboard.games.djinn.rows import bosses_at, bottles_at, corked_at, held_at
from spiritboard.games.djinn.rules.means import gain_plain
from spiritboard.games.djinn.rules.room import can_bottle, can_find_room
from spiritboard.games.djinn.state import NOTHING, DjinnState

LAST_SPACE: Final = 8
FLIPPED: Final = 9
"""The capacity marker on its other side."""
CIRCLE_MAGIC: Final = 2
BLOCKED_MAGIC: Final = 2
MOST_CIRCLES: Final = 4

COMES: Final = tuple([Come(colour) for colour in range(4)])
PUTS: Final = (Put(bottled=False), Put(bottled=True))


def bottle(s: DjinnState, seat: int, djinn: int, colour: int) -> None:
    """It can't be taken out any more."""
    s.held[held_at(seat, djinn)] -= 1
    cork(s, seat, djinn, colour)
    if s.events is not None:
        s.tell("bottles", seat=seat, djinn=djinn, colour=colour)


def cork(s: DjinnState, seat: int, djinn: int, colour: int) -> None:
    s.corks[seat] -= 1
    s.bottles[bottles_at(seat, colour)] -= 1
    s.corked[bosses_at(seat, colour) if djinn == BOSS else corked_at(seat, colour)] += 1


def open_circle(s: DjinnState, seat: int) -> None:
    """4.2 The next inactive circle, with its reward; T6 the one under the blocker comes first."""
    if s.circles[seat] == MOST_CIRCLES:
        return
    s.circles[seat] += 1
    s.tell("circle", seat=seat, circles=s.circles[seat])
    if s.blocked == seat:
        s.blocked = NOTHING
        gain_plain(s, seat, MAGIC, BLOCKED_MAGIC)
    elif s.circles[seat] == MOST_CIRCLES:
        s.push(BonusOffered(seat, CAPACITY))
    else:
        gain_plain(s, seat, MAGIC, CIRCLE_MAGIC)


def raise_capacity(s: DjinnState, seat: int) -> None:
    """4.2 Beyond the last space: the marker is flipped once, and a djinn may come from the bag."""
    if s.marker[seat] < LAST_SPACE:
        s.marker[seat] += 1
        s.tell("capacity", seat=seat, most=s.most_magic(seat))
        return
    if s.marker[seat] == LAST_SPACE:
        s.marker[seat] = FLIPPED
        s.tell("capacity", seat=seat, most=s.most_magic(seat))
    s.push(FromBag(seat))


def grow(s: DjinnState, seat: int, what: int) -> None:
    """One more circle, or one step of capacity."""
    if what == CIRCLE:
        open_circle(s, seat)
    else:
        raise_capacity(s, seat)


class BonusOffered(AskSeat[DjinnState]):
    """D44 A circle or a step of capacity may be left: some scoring cards and tasks want few."""

    tag: ClassVar[str] = "bonus-offered"
    __match_args__ = ("seat", "what")
    kind: ClassVar[str] = "take-bonus"
    rule: ClassVar[str] = "D44"

    def __init__(self, seat: int, what: int) -> None:
        super().__init__(seat)
        self.what = what

    def needed(self, s: DjinnState) -> bool:
        """Beyond the last space there is only a djinn to be had, and that is asked by itself."""
        if self.what == CIRCLE:
            return s.circles[self.seat] < MOST_CIRCLES
        return s.marker[self.seat] < FLIPPED

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [TakeBonus(), LetBe()]

    def run(self, s: DjinnState) -> None:
        grow(s, self.seat, self.what)

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        if isinstance(action, TakeBonus):
            grow(s, seat, self.what)


class FromBag(AskSeat[DjinnState]):
    """D18 Optional, and decided before the draw; D45 asked if room could be had."""

    tag: ClassVar[str] = "from-bag"
    kind: ClassVar[str] = "from-bag"
    rule: ClassVar[str] = "D18"

    def needed(self, s: DjinnState) -> bool:
        colours = [colour for colour in range(4) if s.bag[colour]]
        return len(colours) > 0 and can_find_room(s, self.seat, colours)

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [DrawDjinn(), LetBe()]

    def default(self, s: DjinnState, seat: Seat) -> Action:
        return LetBe()

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        if isinstance(action, DrawDjinn):
            s.push(DrawOne(seat))


class OutOfBag(Chance[DjinnState]):
    """A djinn out of the bag: each is as likely as any other."""

    kind: ClassVar[str] = "come"
    rule: ClassVar[str] = "D27"
    purpose: ClassVar[str] = "bag"

    def index(self, s: DjinnState) -> int:
        return s.draws

    def weighted(self, s: DjinnState) -> list[tuple[int, Action]]:
        return [(count, COMES[colour]) for colour, count in enumerate(s.bag) if count]

    def drawn(self, s: DjinnState, action: Action) -> int:
        colour = cast("Come", action).colour
        s.bag[colour] -= 1
        s.draws += 1
        return colour


class DrawOne(OutOfBag):
    """D18 One that cannot be stored goes back."""

    tag: ClassVar[str] = "draw-one"
    __match_args__ = ("seat",)
    rule: ClassVar[str] = "D18"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        colour = self.drawn(s, action)
        s.reveal("draws-djinn", seat=self.seat, djinn=colour)
        s.push(Store(self.seat, colour))


class Store(AskSeat[DjinnState]):
    """D23, D24 A circle or a bottle; only asked where there is a choice."""

    tag: ClassVar[str] = "store"
    __match_args__ = ("seat", "colour")
    kind: ClassVar[str] = "store"
    rule: ClassVar[str] = "D23"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def ways(self, s: DjinnState) -> list[Action]:
        ways: list[Action] = []
        if s.free_circles(self.seat) > 0:
            ways.append(PUTS[0])
        if can_bottle(s, self.seat, self.colour):
            ways.append(PUTS[1])
        return ways

    def needed(self, s: DjinnState) -> bool:
        ways = self.ways(s)
        return len(ways) > 1 or (not ways and can_find_room(s, self.seat, [self.colour]))

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return self.ways(s) or [LetBe()]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        return Illegal(self.rule, "nowhere-to-put")

    def run(self, s: DjinnState) -> None:
        ways = self.ways(s)
        self.answer(s, self.seat, ways[0] if ways else LetBe())

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        if isinstance(action, LetBe):
            s.bag[self.colour] += 1
            s.tell("escapes", seat=seat, djinn=self.colour)
            return
        s.held[held_at(seat, self.colour)] += 1
        if cast("Put", action).bottled:
            bottle(s, seat, self.colour, self.colour)
