"""A table of Shamans in the middle of a round, for tests that read like rulebook examples.

A card is a letter and a number: P(urple) B(lue) G(reen) Y(ellow) S (grey) N (brown) R(ed).
A hand that ends in `...` is filled up with cards nobody named; what is left lies on the board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypedDict

from spiritboard.catalog import game
from spiritboard.core.bits import set_of
from spiritboard.core.errors import Illegal
from spiritboard.core.rng import Rng, key_of, stream
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE, Action, Event, Outcome, Param, Seat
from spiritboard.games.shamans.actions import (
    Draw,
    KeepPortal,
    PassCard,
    Play,
    TakePile,
    TakeShown,
    Top,
    UsePortal,
)
from spiritboard.games.shamans.box import DAGGER, MASK, MOONSTONE, PORTAL, TILES
from spiritboard.games.shamans.game import Shamans
from spiritboard.games.shamans.info import ShamansOptions
from spiritboard.games.shamans.rules.setup import Rounds
from spiritboard.games.shamans.rules.trick import TRICK
from spiritboard.games.shamans.state import NOTHING, ShamansState
from spiritboard.games.shamans.view import ShamansView

LETTERS: Final = "PBGYSNR"
KEEP: Final = KeepPortal()
BACK: Final = UsePortal(-1)
ON: Final = UsePortal(1)
REST: Final = "..."

TRACK: Final = {
    "track": {"moon": 24},
    "players": {"3": {"start": 16}, "4": {"start": 13}, "5": {"start": 4}},
}
"""The examples are told on this track, wherever the box has the Moon (S2.1)."""


def shamans() -> Shamans:
    """The game with the content of its box."""
    found = game("shamans")
    assert isinstance(found, Shamans)
    return found


def rng(seed: str) -> Rng:
    """The same numbers each time."""
    return stream(key_of(seed), "test", 0)


def card(name: str) -> int:
    return 8 * LETTERS.index(name[0]) + int(name[1:]) - 1


def name_of(number: int) -> str:
    return f"{LETTERS[number >> 3]}{(number & 7) + 1}"


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split() if name != REST]


def tiles(names: str) -> list[int]:
    """Kinds by their names; `-` is an empty place on the display."""
    return [NOTHING if name == "-" else TILES.index(name) for name in names.split()]


def seat_set(seats: Sequence[Seat]) -> int:
    return sum(1 << seat for seat in set(seats))


class Laid(TypedDict, total=False):
    """What helpers pass on to a table."""

    shadows: Sequence[Seat]
    guide: Seat
    up: Mapping[Seat, str]
    down: Mapping[Seat, str]
    dead: Sequence[Seat]
    points: Sequence[int]
    edition: str


class Table:
    """A real state and the real game; after every answer nothing may be lost."""

    def __init__(
        self,
        seats: int = 4,
        hands: Sequence[str] = (),
        *,
        shadows: Sequence[Seat] | None = None,
        pawn: int | None = None,
        placed: str = "",
        guide: Seat = 0,
        up: Mapping[Seat, str] = MappingProxyType({}),
        down: Mapping[Seat, str] = MappingProxyType({}),
        display: str | None = None,
        pile: str | None = None,
        eclipse: bool = True,
        dead: Sequence[Seat] = (),
        revealed: Sequence[Seat] = (),
        points: Sequence[int] | None = None,
        edition: str = "ru",
        content: Mapping[str, Mapping[str, object]] = MappingProxyType({}),
    ) -> None:
        """`placed`: cards on the board; a letter alone stands for a world's cards nobody names.
        `pile`: what is left of it (the others were used); else everything not named is in it."""
        self.game = shamans()
        self.events: list[Event] = []
        self.coming: list[Action] = []
        self.s = s = fresh_state(self.game, seats, edition, content)
        s.round, s.first, s.guide = 1, 0, guide
        s.alive = seat_set(range(seats)) & ~seat_set(dead)
        s.revealed = seat_set([*dead, *revealed])
        s.knows = [1 << seat for seat in range(seats)]
        s.shadows = seat_set(range(seats - s.box.shadows, seats) if shadows is None else shadows)
        s.pawn = s.box.start if pawn is None else pawn
        s.points = list(points or [0] * seats)
        s.eclipse = int(eclipse)
        deal_cards(s, [*hands, *[REST] * (seats - len(hands))], placed)
        deal_tiles(s, up, down, display, pile)
        s.stack = []
        s.push(TRICK, Rounds())
        self.game.settle(s)
        box = s.box
        self.whole = {"cards": len(box.deck()), "tiles": sum(box.tiles), "shadows": box.shadows}
        assert self.game.conserved(s) == self.whole

    # Playing

    def nature(self, *answers: Action) -> None:
        """What chance will answer, in this order; else the first kind left, and no eclipse."""
        self.coming.extend(answers)

    def answer(self, seat: Seat, action: Action) -> None:
        self.game.check(self.s, seat, action)
        self.events += self.game.apply(self.s, seat, action)
        assert self.game.conserved(self.s) == self.whole
        if self.asked == (NATURE,) and self.kind != "deal":
            self.answer(NATURE, self._by_chance())

    def play(self, names: str) -> None:
        """Cards, each by the player whose turn it is."""
        for name in names.split():
            self.answer(self.turn, Play(card(name)))

    def take(self, tile: str) -> None:
        """S4.2 This artifact from the display, or the top of the `pile`."""
        shown = TakePile() if tile == "pile" else TakeShown(self.s.display.index(*tiles(tile)))
        self.answer(self.turn, shown)

    def each(self, *actions: Action) -> None:
        """Answers of all who are asked at the same time, by seat."""
        for seat, action in zip(self.asked, actions, strict=True):
            self.answer(seat, action)

    def pass_on(self, names: str) -> None:
        """S4.6 The cards that are passed, by the giver's seat."""
        self.each(*[PassCard(number) for number in cards(names)])

    def keep(self) -> None:
        """S5.1 Nobody uses a portal."""
        self.each(*[KEEP] * len(self.asked))

    def refused(self, seat: Seat, action: Action) -> Illegal:
        """The refusal of an action; nothing may have changed."""
        before = clone(self.s)
        try:
            self.game.check(self.s, seat, action)
        except Illegal as refusal:
            assert self.s == before
            assert action not in self.game.options(self.s, seat)
            return refusal
        raise AssertionError(f"{seat} may do {action}")

    def deal(self) -> None:
        """S8.3 The next round."""
        self.answer(NATURE, self.game.draw(self.s, rng(f"deal {self.s.round}")))

    def _by_chance(self) -> Action:
        chances = self.game.chances(self.s)
        for answer in self.coming:
            if isinstance(answer, Draw if chances.purpose == "pile" else Top):
                self.coming.remove(answer)
                return answer
        return chances.weighted[0][1]

    # Looking

    @property
    def kind(self) -> str:
        """What is asked."""
        decision = self.game.decision(self.s)
        return decision.kind if decision else "over"

    @property
    def asked(self) -> tuple[Seat, ...]:
        decision = self.game.decision(self.s)
        return decision.seats if decision else ()

    @property
    def turn(self) -> Seat:
        """The one player who is asked."""
        (seat,) = self.asked
        return seat

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.s)

    def options(self, seat: Seat) -> list[Action]:
        return self.game.options(self.s, seat)

    def view(self, seat: Seat) -> ShamansView:
        return self.game.view(self.s, seat)

    def told(self, key: str) -> list[dict[str, Param]]:
        """What the events of this kind have said."""
        return [dict(event.params) for event in self.events if event.key == key]

    def heard(self, key: str) -> list[tuple[Seat, ...] | None]:
        """Who heard the events of this kind; None: everybody."""
        return [event.audience for event in self.events if event.key == key]

    def hand(self, seat: Seat) -> str:
        return " ".join(name_of(number) for number in self.s.hand(seat))

    def on_board(self, letter: str) -> list[int]:
        """The values that lie at a world."""
        placed = self.s.placed[LETTERS.index(letter)]
        return [value + 1 for value in range(8) if (placed >> value) & 1]

    def in_trick(self, seat: Seat) -> str:
        return "" if self.s.trick[seat] == NOTHING else name_of(self.s.trick[seat])

    def up(self, seat: Seat) -> str:
        return " ".join(TILES[tile] for tile in self.s.up[seat])

    def down(self, seat: Seat) -> str:
        return " ".join(TILES[tile] for tile in self.s.down[seat])

    def display(self) -> str:
        return " ".join("-" if tile == NOTHING else TILES[tile] for tile in self.s.display)

    def discarded(self, tile: str) -> int:
        return self.s.discard[TILES.index(tile)]

    def living(self) -> list[Seat]:
        return self.s.living()

    def has_ended(self) -> tuple[Param, Param] | None:
        """Who has won the round, and why; None while it goes on."""
        for told in self.told("round-won"):
            return ("shadows" if told["role"] else "shamans"), told["reason"]
        return None


def fresh_state(
    game: Shamans, seats: int, edition: str, content: Mapping[str, Mapping[str, object]]
) -> ShamansState:
    """A table before the first deal; seat 0 has the first-player token."""
    assert edition in ("ru", "cs")
    given = {**TRACK, **content}
    return game.setup(seats, ShamansOptions(edition, 0, given))  # type: ignore[arg-type]


def deal_cards(s: ShamansState, hands: Sequence[str], placed: str) -> None:
    """Named cards first, then the hands that end in `...`, then the board."""
    own = [cards(hand) for hand in hands]
    laid = [card(name) for name in placed.split() if len(name) > 1]
    named = [number for hand in own for number in hand] + laid
    assert len(set(named)) == len(named), "a card named twice"
    assert set(named) <= set(s.box.deck()), "a card that is not in play"
    left = [number for number in s.box.deck() if number not in named]
    whole = [LETTERS.index(name) for name in placed.split() if len(name) == 1]
    laid += [number for number in left if number >> 3 in whole]
    fill = sorted([number for number in left if number >> 3 not in whole], key=lambda n: -(n & 7))
    to_fill = [seat for seat, hand in enumerate(hands) if hand.endswith(REST)]
    while fill and (able := [seat for seat in to_fill if len(own[seat]) < s.box.hand]):
        own[min(able, key=lambda seat: len(own[seat]))].append(fill.pop(0))
    s.hands = [set_of(hand) for hand in own]
    for number in laid + fill:
        s.placed[number >> 3] |= 1 << (number & 7)
    for world, values in enumerate(s.placed):
        s.closed |= int(values == s.box.full) << world


def deal_tiles(
    s: ShamansState,
    up: Mapping[Seat, str],
    down: Mapping[Seat, str],
    display: str | None,
    pile: str | None,
) -> None:
    """Named tiles first, then the display, then the pile."""
    seats = range(s.box.seats)
    s.up = [tuple(sorted(tiles(up.get(seat, "")))) for seat in seats]
    s.down = [tuple(sorted(tiles(down.get(seat, "")))) for seat in seats]
    named = [tile for own in (*s.up, *s.down) for tile in own]
    named += [tile for tile in tiles(f"{display or ''} {pile or ''}") if tile != NOTHING]
    left = [count - named.count(kind) for kind, count in enumerate(s.box.tiles)]
    assert min(left) >= 0, "more tiles than there are"
    if display is None:
        s.display = [kind for kind in (MOONSTONE, DAGGER, PORTAL, MASK) if left[kind]][:2]
        for kind in s.display:
            left[kind] -= 1
    else:
        s.display = tiles(display)
    s.pile = [tiles(pile).count(kind) for kind in range(4)] if pile is not None else left
    s.discard = left if pile is not None else [0] * 4
