"""A table of Duchařina in the middle of a match, for tests that read like rulebook examples.

Squares are a letter from west to east and a number from north to south, doors a side and a number;
ghosts are small (S1 to S4), medium (M1, M2) and large (L). A line of words says where they are:

    S1@b5 S2@b5.ne M1@c3^ L@out M2@edge       corners sw se ne nw; `^` on top; all others at home

and where they go: `S1>c6 M1>out`. Furniture is put as in `geometry/hall.py`: `piano 300 400 90 front`,
one after the other; a piece that is not named is not in the hall. The south plays against the north;
three sit in the south, west and north; four in the south, west, north and east.
"""

from __future__ import annotations

from typing import Any, Final

from spiritboard.catalog import game
from spiritboard.core.errors import Illegal
from spiritboard.core.rng import Rng, key_of, stream
from spiritboard.core.state import Frame, clone
from spiritboard.core.values import NATURE, Action, Event, Seat
from spiritboard.games.ducharina.actions import (
    ChooseSide,
    Draw,
    Enter,
    Furnish,
    Grow,
    Leave,
    Number,
    Plan,
    Rolls,
    Step,
    Tag,
    TurnMidnight,
)
from spiritboard.games.ducharina.box import MIDNIGHTS
from spiritboard.games.ducharina.game import Ducharina
from spiritboard.games.ducharina.geometry.placing import top_under
from spiritboard.games.ducharina.geometry.plans import Pose
from spiritboard.games.ducharina.geometry.shapes import PIECES, middle_of
from spiritboard.games.ducharina.geometry.shapes import SIDES as DOWN
from spiritboard.games.ducharina.hall import (
    EDGE,
    GHOSTS,
    HOME,
    OUT,
    OUTSIDE,
    SIDES,
    SIZE_OF,
    door_of,
    number_of,
    place_of,
    side_of,
    spot_of,
    square_at,
    square_of,
)
from spiritboard.games.ducharina.info import DucharinaOptions
from spiritboard.games.ducharina.rules.ending import score
from spiritboard.games.ducharina.rules.furniture import MoveFurniture
from spiritboard.games.ducharina.rules.ghosts import MoveGhosts
from spiritboard.games.ducharina.rules.keyhole import PlaceKeyhole
from spiritboard.games.ducharina.rules.midnight import TurnMidnightCard
from spiritboard.games.ducharina.rules.rounds import DrawCards, EndRound, Rounds
from spiritboard.games.ducharina.rules.setup import NOWHERE
from spiritboard.games.ducharina.state import NOTHING, DucharinaState
from spiritboard.games.ducharina.view import DucharinaView
from tests.asked import Asked
from tests.ducharina.geometry import hall as halls

GHOST_NAMES: Final = ("S1", "S2", "S3", "S4", "M1", "M2", "L")
SPOT_NAMES: Final = ("", ".sw", ".se", ".ne", ".nw")
ELSEWHERE: Final = {"home": HOME, "out": OUT, "edge": EDGE}
ROUND: Final = ("midnight", "draw", "furniture", "ghosts", "keyhole", "end", "next")
"""The steps of a round: a table begins with one of them."""
NAMED_HALLS: Final = ("grand-foyer", "music-room", "night-porter", "tea-at-five", "spring-clean")


def ducharina() -> Ducharina:
    found = game("ducharina")
    assert isinstance(found, Ducharina)
    return found


GAME: Final = ducharina()


def rng(seed: str) -> Rng:
    """The same numbers each time."""
    return stream(key_of(seed), "test", 0)


# Names and what they stand for


def square(name: str) -> int:
    """ "a1" is the north-west corner, "f6" the south-east one."""
    return square_at("abcdef".index(name[0]), 6 - int(name[1]))


def square_name(number: int) -> str:
    return f"{'abcdef'[number % 6]}{6 - number // 6}"


def door(name: str) -> int:
    """ "S3": the third door in the south."""
    return door_of(side(name[0]), int(name[1]))


def door_name(number: int) -> str:
    return f"{SIDES[side_of(number)][0].upper()}{number_of(number)}"


def side(name: str) -> int:
    """ "south" or "S"."""
    return [known[: len(name)] for known in SIDES].index(name.lower())


def ghost(name: str) -> int:
    return GHOST_NAMES.index(name)


def piece(name: str) -> int:
    return PIECES.index(name)


def pose(text: str) -> Pose:
    """ "300 400 90 front": hundredths, degrees, the side that is down."""
    return halls.pose(f"mirror {text}")[1]


def where(text: str) -> tuple[int, int, int]:
    """ "b5.ne^": a square, a spot, 1 if on top."""
    if text == "out":
        return OUTSIDE, 0, 0
    at, _, corner = text.rstrip("^").partition(".")
    spot = SPOT_NAMES.index(f".{corner}") if corner else 0
    return square(at), spot, int(text.endswith("^"))


def place(text: str) -> int:
    """ "b5.ne" as the state has it."""
    return ELSEWHERE[text] if text in ELSEWHERE else place_of(*where(text)[:2])


def card(name: str) -> int:
    """ "9", or "desk piano"; of cards that are alike the first."""
    return cards(name)[0]


def cards(name: str, deck: str = "measured") -> list[int]:
    box = GAME.box(2, DucharinaOptions(deck=deck))  # type: ignore[arg-type]  # one of the two
    words = name.split()
    pair = tuple(sorted(piece(word) for word in words)) if len(words) > 1 else ()
    found = [n for n, one in enumerate(box.cards) if tuple(sorted(one.pieces)) == pair]
    return [n for n in found if pair or box.cards[n].value == int(name)]


def midnight(name: str) -> int:
    return MIDNIGHTS.index(name)


def step(text: str) -> Step:
    """ "S1>b5.ne^": a ghost, a square, a spot, 1 if on top."""
    name, _, to = text.partition(">")
    return (ghost(name), *where(to))


def plan(text: str = "", recalled: str = "") -> Plan:
    steps = tuple(step(word) for word in text.split())
    return Plan(steps, tuple(ghost(name) for name in recalled.split()))


def furnish(text: str) -> Furnish:
    which, to = halls.pose(text)
    return Furnish(which, *to)


def enter(text: str) -> Enter:
    return Enter(*where(text))


class Table(Asked[DucharinaState]):
    """A real state and the real game; after every answer nothing may be lost."""

    game = GAME

    def __init__(
        self,
        seats: int = 2,
        *ghosts: str,
        at: str = "ghosts",
        hall: str = "",
        cards: tuple[str, ...] = (),
        keyhole: str = "S1",
        die: Seat = 0,
        round: int = 1,  # noqa: A002  # as the state has it
        turned: str = "",
        locked: str = "",
        chosen: tuple[Seat, ...] = (),
        **options: Any,
    ) -> None:
        """`ghosts`: a line for each seat. The table is in a step of the round (`at`). `cards` are
        those of the seats; a seat without one has a 9. `turned`: the midnight card of this round."""
        named = hall if hall in NAMED_HALLS else "grand-foyer"
        options = {"first": die, "hall": named, **options}
        self.s = s = GAME.setup(seats, DucharinaOptions(**options))
        self.events: list[Event] = []
        if hall not in NAMED_HALLS:
            lay_hall(s, hall)
        s.round, s.keyhole = round, door(keyhole)
        s.cards = [card(name) for name in (*cards, *["9"] * (seats - len(cards)))]
        s.midnight = midnight(turned) if turned else NOTHING
        s.locked = sum(1 << piece(name) for name in locked.split())
        s.chosen = sum(1 << seat for seat in chosen)
        for seat, line in enumerate(ghosts):
            for word in line.split():
                put_ghost(s, seat, word)
        s.stack = []
        s.push(*steps_from(s, at))
        take_cards(s, at)
        GAME.settle(s)
        self.amounts = GAME.conserved(s)

    # Playing

    def play(self, *actions: Action) -> Table:
        """Answers of whoever is asked."""
        for action in actions:
            self.answer(self.turn, action)
        return self

    def answer(self, seat: Seat, action: Action) -> None:
        GAME.check(self.s, seat, action)
        self.events += GAME.apply(self.s, seat, action)
        assert GAME.conserved(self.s) == self.amounts

    def plans(self, *lines: str) -> Table:
        """Everybody's plan, by seat; those that are not named stay."""
        for seat in range(self.s.box.seats):
            self.answer(seat, plan(lines[seat] if seat < len(lines) else ""))
        return self

    def furnish(self, text: str) -> Table:
        return self.play(furnish(text))

    def leave(self) -> Table:
        return self.play(Leave())

    def choose(self, name: str) -> Table:
        return self.play(ChooseSide(side(name)))

    def tag(self, name: str) -> Table:
        return self.play(Tag(ghost(name)))

    def grow(self, name: str) -> Table:
        return self.play(Grow(ghost(name)))

    # What nature answers

    def rolls(self, *values: int) -> Table:
        """By seat; 0: does not roll."""
        return self.play(Rolls(values))

    def number(self, number: int) -> Table:
        return self.play(Number(number))

    def draws(self, name: str) -> Table:
        unseen = [one for one in cards(name) if (self.s.unseen >> one) & 1]
        return self.play(Draw(unseen[0]))

    def turns(self, name: str) -> Table:
        return self.play(TurnMidnight(midnight(name)))

    def look(self, through: str) -> Table:
        """The rest of the round: the first who may chooses this door's side, and rolls it."""
        if self.kind == "roll-off":
            able = [not (self.s.chosen >> seat) & 1 for seat in range(self.s.box.seats)]
            self.rolls(*[(6 - seat) * is_able for seat, is_able in enumerate(able)])
        for _ in range(2):
            if self.kind == "choose-side":
                self.choose(through[0])
            elif self.kind == "roll-number":
                self.number(int(through[1]))
        return self

    def may_roll(self, *values: int) -> bool:
        return self.may(Rolls(values), NATURE)

    def skip_to(self, *kinds: str) -> Table:
        """Nobody moves anything, nature answers as it likes, and so do choosers, until this is asked."""
        while self.kind not in kinds:
            self.skip()
        return self

    def skip(self) -> None:
        if self.kind == "move-furniture":
            self.leave()
        elif self.kind == "move-ghosts":
            self.plans()
        elif self.asked == (NATURE,):
            self.play(GAME.draw(self.s, rng("chance")))
        else:
            self.play(self.options()[0])

    def refused(self, action: Action, seat: Seat | None = None) -> str:
        """Rule and key of a refusal; nothing may have changed."""
        refusal = self.refusal(action, seat)
        return f"{refusal.rule} {refusal.key}"

    def refusal(self, action: Action, seat: Seat | None = None) -> Illegal:
        before = clone(self.s)
        try:
            GAME.check(self.s, self.asked[0] if seat is None else seat, action)
        except Illegal as refusal:
            assert self.s == before
            return refusal
        raise AssertionError(f"this may be done: {action}")

    def may(self, action: Action, seat: Seat | None = None) -> bool:
        try:
            GAME.check(self.s, self.asked[0] if seat is None else seat, action)
        except Illegal:
            return False
        return True

    # Looking

    @property
    def keyhole(self) -> str:
        return door_name(self.s.keyhole)

    def options(self, *kinds: type[Action]) -> list[Any]:
        found = GAME.options(self.s, self.asked[0])
        return [action for action in found if isinstance(action, kinds)] if kinds else found

    def view(self, seat: Seat) -> DucharinaView:
        return GAME.view(self.s, seat)

    def ghosts(self, seat: Seat = 0) -> str:
        """Where those are that are not at home."""
        found = [(name, self.where(seat, name)) for name in GHOST_NAMES]
        return " ".join(f"{name}@{at}" for name, at in found if at != "home")

    def where(self, seat: Seat, name: str) -> str:
        index = GHOSTS * seat + ghost(name)
        at = self.s.ghosts[index]
        if at < 0:
            return next(word for word, there in ELSEWHERE.items() if there == at)
        on_top = "^" if self.s.levels[index] else ""
        return f"{square_name(square_of(at))}{SPOT_NAMES[spot_of(at)]}{on_top}"

    def level(self, seat: Seat, name: str) -> int:
        return self.s.levels[GHOSTS * seat + ghost(name)]

    def score(self, seat: Seat = 0) -> int:
        return score(self.s, seat)

    def stands(self, name: str) -> str:
        """ "300 400 90 front", without what is nought."""
        x, y, turn, down = self.s.poses[piece(name)]
        degrees = f" {5 * turn}" if turn or down else ""
        return f"{x} {y}{degrees}" + (f" {DOWN[down]}" if down else "")

    def height(self, name: str) -> int:
        return self.s.furniture().heights[piece(name)]

    def told(self, key: str) -> list[dict[str, Any]]:
        """What the events of this kind have said."""
        return [dict(event.params) for event in self.events if event.key == key]


def lay_hall(s: DucharinaState, text: str) -> None:
    built = halls.hall(text)
    s.poses = [built.poses[one] if one in built.order else NOWHERE for one in range(len(PIECES))]
    s.order = list(built.order)


def put_ghost(s: DucharinaState, seat: Seat, word: str) -> None:
    """ "S1@b5.ne^"; one that is on top must find something level there."""
    name, _, at = word.partition("@")
    index = GHOSTS * seat + ghost(name)
    s.ghosts[index] = place(at)
    if at.endswith("^"):
        size, (number, spot, _) = SIZE_OF[ghost(name)], where(at)
        x, y = middle_of(s.box.shapes, size, number, spot)
        s.levels[index] = top_under(s.furniture(), x, y, s.box.shapes.radii[size])
        assert s.levels[index] > 0, word


def steps_from(s: DucharinaState, at: str) -> list[Frame[DucharinaState]]:
    """What is left of a round from one of its steps."""
    turns: list[Frame[DucharinaState]] = [MoveFurniture(x) for x in s.clockwise_from(s.die)]
    steps: dict[str, list[Frame[DucharinaState]]] = {
        "midnight": [TurnMidnightCard(), DrawCards()],
        "draw": [DrawCards()],
        "furniture": turns,
        "ghosts": [MoveGhosts()],
        "keyhole": [PlaceKeyhole()],
        "end": [EndRound()],
        "next": [Rounds()],
    }
    skipped = {"midnight": ("draw", "furniture"), "draw": ("furniture",)}.get(at, ())
    left = [name for name in ROUND[ROUND.index(at) :] if name not in skipped]
    return [frame for name in left for frame in steps[name]]


def take_cards(s: DucharinaState, at: str) -> None:
    """The cards of earlier rounds, and those that lie before the seats, are out of the deck."""
    has_drawn = at not in ("midnight", "draw", "next")
    own = set(s.cards) if has_drawn else set()
    s.cards = s.cards if has_drawn else [NOTHING] * s.box.seats
    played = s.box.seats * (s.round - (at != "next"))
    others = [one for one in range(len(s.box.cards)) if one not in own]
    gone = own | set(others[: played + (len(s.cards) - len(own)) * has_drawn])
    s.unseen = s.box.deck & ~sum(1 << one for one in gone)
