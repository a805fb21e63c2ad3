"""G3.3–G3.5: the keyhole's side and door, and the look."""

from __future__ import annotations

from typing import ClassVar, Final

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat, Chance, Do
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import ChooseSide, Number, Rolls
from spiritboard.games.ducharina.box import BUSYBODY, CRYSTAL_BALL, KNOCK_KNOCK
from spiritboard.games.ducharina.geometry.shapes import SMALL, middle_of
from spiritboard.games.ducharina.geometry.sight import Body, Verdict, is_seen, look
from spiritboard.games.ducharina.hall import (
    EDGE,
    GHOSTS,
    HOME,
    SIDES,
    SIZE_OF,
    WIDTH,
    door_of,
    opposite,
    same_number_opposite,
    side_of,
    spot_of,
    square_of,
)
from spiritboard.games.ducharina.state import NOTHING, DucharinaState

FACES: Final = WIDTH
"""G1.1 A die has as many faces as a side has doors."""


class PlaceKeyhole(Do[DucharinaState]):
    """G3.3, G3.4 Who chooses the side, which door; under some midnight cards in another way."""

    tag: ClassVar[str] = "place-keyhole"
    rule: ClassVar[str] = "G3.3"

    def run(self, s: DucharinaState) -> None:
        if s.midnight == KNOCK_KNOCK:
            s.chooser, s.side = s.die, side_of(s.keyhole)
            s.push(RollNumber(), MoveKeyhole())
        elif s.midnight == CRYSTAL_BALL:
            s.push(FindChooser(0), RollNumber(), AskSide(), MoveKeyhole())
        else:
            s.push(FindChooser(0), AskSide(), RollNumber(), MoveKeyhole())


class FindChooser(Chance[DucharinaState]):
    """G3.3 Those who have not chosen in this cycle roll; the highest chooses, ties roll again.

    `tied`: the seats that roll again, as a set; 0: all who take part.
    """

    tag: ClassVar[str] = "find-chooser"
    __match_args__ = ("tied",)
    kind: ClassVar[str] = "roll-off"
    rule: ClassVar[str] = "G3.3"
    purpose: ClassVar[str] = "roll-off"

    def __init__(self, tied: int) -> None:
        self.tied = tied

    def rolling(self, s: DucharinaState) -> list[Seat]:
        taking_part = self.tied or ~s.chosen
        return [seat for seat in range(s.box.seats) if (taking_part >> seat) & 1]

    def needed(self, s: DucharinaState) -> bool:
        return len(self.rolling(s)) > 1

    def run(self, s: DucharinaState) -> None:
        """A single one left chooses without a roll."""
        choose(s, self.rolling(s)[0])

    def index(self, s: DucharinaState) -> int:
        return s.rolled

    def sample(self, s: DucharinaState, seat: Seat, rng: Rng) -> Action:
        rolling = self.rolling(s)
        seats = range(s.box.seats)
        return Rolls(tuple([rng.below(FACES) + 1 if seat in rolling else 0 for seat in seats]))

    def is_possible(self, s: DucharinaState, action: Action) -> bool:
        if not isinstance(action, Rolls) or len(action.values) != s.box.seats:
            return False
        rolling = self.rolling(s)
        for x, value in enumerate(action.values):
            if not (1 <= value <= FACES if x in rolling else value == 0):
                return False
        return True

    def answer(self, s: DucharinaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Rolls)
        s.rolled += 1
        s.reveal("rolls-off", rolls=action.values)
        highest = max(action.values)
        best = [seat for seat, value in enumerate(action.values) if value == highest]
        if len(best) > 1:
            s.push(FindChooser(sum([1 << seat for seat in best])))
        else:
            choose(s, best[0])


def choose(s: DucharinaState, seat: Seat) -> None:
    """G3.3 One who has chosen sits out until everybody has."""
    s.chooser = seat
    s.chosen |= 1 << seat
    if s.chosen == (1 << s.box.seats) - 1:
        s.chosen = 0
    s.tell("may-choose", seat=seat)


class AskSide(AskSeat[DucharinaState]):
    """G3.3 The chooser names a side, another one than the keyhole's. No trying out first."""

    tag: ClassVar[str] = "ask-side"
    __match_args__ = ()
    kind: ClassVar[str] = "choose-side"
    rule: ClassVar[str] = "G3.3"

    def __init__(self) -> None:
        pass

    def first(self, s: DucharinaState) -> Seat:
        return s.chooser

    def options(self, s: DucharinaState, seat: Seat) -> list[Action]:
        return [ChooseSide(side) for side in range(len(SIDES)) if side != side_of(s.keyhole)]

    def refusal(self, s: DucharinaState, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, ChooseSide) and action.side == side_of(s.keyhole):
            return Illegal(self.rule, "same-side")
        return super().refusal(s, seat, action)

    def answer(self, s: DucharinaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, ChooseSide)
        s.side = action.side
        s.tell("chooses-side", seat=seat, side=action.side)


class RollNumber(Chance[DucharinaState]):
    """G3.4 The chooser rolls the number of the door."""

    tag: ClassVar[str] = "roll-number"
    kind: ClassVar[str] = "roll-number"
    rule: ClassVar[str] = "G3.4"
    purpose: ClassVar[str] = "door"

    def index(self, s: DucharinaState) -> int:
        return s.round

    def weighted(self, s: DucharinaState) -> list[tuple[int, Action]]:
        return [(1, Number(number)) for number in range(1, FACES + 1)]

    def answer(self, s: DucharinaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Number)
        s.number = action.number
        s.reveal("rolls-number", seat=s.chooser, number=action.number)


class MoveKeyhole(Do[DucharinaState]):
    """G3.4, G3.5 The keyhole comes to its door; the die goes to the chooser's left; the look."""

    tag: ClassVar[str] = "move-keyhole"
    rule: ClassVar[str] = "G3.4"

    def run(self, s: DucharinaState) -> None:
        s.keyhole = door_of(s.side, s.number)
        look_through(s, s.chooser)
        if s.midnight == BUSYBODY:
            s.keyhole = same_number_opposite(s.keyhole)
            look_through(s, s.chooser)
        s.die = s.left_of(s.chooser)
        s.chooser = s.side = NOTHING
        s.number = 0


def look_through(s: DucharinaState, seat: Seat) -> None:
    """G3.5 Every ghost that is seen goes back, the looker's own too. The keyhole stays."""
    inside = [index for index, place in enumerate(s.ghosts) if place >= 0]
    if s.events is None:
        seen = [index for index in inside if is_in_sight(s, index)]
    else:
        verdicts = look(s.furniture(), s.keyhole, [body(s, index) for index in inside])
        seen = [index for index, found in zip(inside, verdicts, strict=True) if found.seen]
        tell_look(s, seat, inside, verdicts)
    for index in seen:
        send_back(s, index)


def body(s: DucharinaState, index: int) -> Body:
    """G7.1 The body of a ghost in the hall; lying ones point towards their goal (G8.2)."""
    seat, ghost = divmod(index, GHOSTS)
    size, place = SIZE_OF[ghost], s.ghosts[index]
    x, y = middle_of(s.box.shapes, size, square_of(place), spot_of(place))
    lying = 1 + opposite(s.homes[seat]) if s.are_lying() else 0
    return Body(size, x, y, s.levels[index], lying)


def is_in_sight(s: DucharinaState, index: int) -> bool:
    """Must agree with `look`."""
    found = body(s, index)
    return is_seen(s.furniture(), s.keyhole, found.size, found.x, found.y, found.z, found.lying)


def send_back(s: DucharinaState, index: int) -> None:
    """G3.5 Home; with merging, a larger one only to the edge (G8.1)."""
    ghost = index % GHOSTS
    keeps_size = s.box.merging and SIZE_OF[ghost] != SMALL
    s.ghosts[index] = EDGE if keeps_size else HOME
    s.levels[index] = 0


def tell_look(s: DucharinaState, seat: Seat, inside: list[int], verdicts: list[Verdict]) -> None:
    """G7.4 For each ghost seen, the ray that saw it; for each hidden one, what hid it."""
    seen = sum([found.seen for found in verdicts])
    s.reveal("looks", seat=seat, door=s.keyhole, seen=seen, hidden=len(verdicts) - seen)
    for index, found in zip(inside, verdicts, strict=True):
        owner, ghost = divmod(index, GHOSTS)
        s.reveal(
            "is-seen" if found.seen else "stays-hidden",
            seat=owner,
            ghost=ghost,
            size=SIZE_OF[ghost],
            place=s.ghosts[index],
            level=s.levels[index],
            square=square_of(s.ghosts[index]),
            why=found.reason,
            pieces=found.pieces,
            ray=found.ray,
        )
