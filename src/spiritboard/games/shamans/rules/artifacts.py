"""S4.2, S4.3, S4.6: taking artifacts, the mask of truth, the eclipse."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import i64

from spiritboard.core.bits import set_of
from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskAll, AskSeat, Chance
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.shamans.actions import (
    LEFT,
    RIGHT,
    Draw,
    PassCard,
    TakePile,
    TakeShown,
    Top,
)
from spiritboard.games.shamans.box import CARDS, DAGGER, MASK, MOONSTONE, PORTAL, TILES
from spiritboard.games.shamans.state import NOTHING, ShamansState, with_item, without

DRAWS_A_ROUND: Final = 16
"""More than a pile has, so that a round's draws have numbers of their own."""

PASSES: Final = tuple([PassCard(card) for card in range(CARDS)])
DRAWS: Final = tuple([Draw(tile) for tile in range(len(TILES))])
TOPS: Final = (Top(0), Top(LEFT), Top(RIGHT))
TAKES: Final = (TakeShown(0), TakeShown(1), TakePile())
PILE: Final = 2
"""The number of `TakePile`; `TakeShown` has that of its slot."""


def artifact_choices(s: ShamansState) -> int:
    """S4.2 One of those on display, or the top of the pile, by number."""
    found = int(has_pile(s)) << PILE
    for slot, tile in enumerate(s.display):
        if tile != NOTHING:
            found |= 1 << slot
    return found


def has_pile(s: ShamansState) -> bool:
    """Is there an artifact in the pile?"""
    return pile_size(s) > 0


def pile_size(s: ShamansState) -> int:
    """Artifacts in the pile; the eclipse is none."""
    pile = s.pile
    return pile[DAGGER] + pile[PORTAL] + pile[MOONSTONE] + pile[MASK]


def why_not_take(action: Action) -> Illegal:
    if isinstance(action, TakePile):
        return Illegal("S4.2", "pile-empty")
    if isinstance(action, TakeShown):
        return Illegal("S4.2", "not-on-display")
    return Illegal("S4.2", "take-an-artifact")


def number_of_take(action: Action) -> int:
    if isinstance(action, TakeShown):
        return action.slot
    assert isinstance(action, TakePile)
    return PILE


def take_artifact(s: ShamansState, seat: Seat, number: int) -> None:
    """S4.2 From the display face up, and the pile refills it at once; or unseen from the pile."""
    if number != PILE:
        take_shown(s, seat, number)
        return
    if s.events is not None:
        s.tell("takes-unseen", seat=seat)
    s.stack.append(DRAW_UNSEEN[seat])


def take_shown(s: ShamansState, seat: Seat, slot: int) -> None:
    tile = s.display[slot]
    s.display[slot] = NOTHING
    if s.events is not None:
        s.tell("takes", seat=seat, tile=tile)
    if has_pile(s):
        s.stack.append(REFILL[slot])
    keep_face_up(s, seat, tile)


def keep_face_up(s: ShamansState, seat: Seat, tile: int) -> None:
    """S4.3 A mask of truth shows its taker's role; it stays revealed."""
    s.up[seat] = with_item(s.up[seat], tile)
    if tile == MASK:
        s.revealed |= 1 << seat
        s.reveal("mask-reveals", seat=seat, role=int(s.is_shadow(seat)))


class TakeArtifact(AskSeat[ShamansState]):
    """S4.2 Mandatory while there is anything to take."""

    tag: ClassVar[str] = "take-artifact"
    kind: ClassVar[str] = "take-artifact"
    rule: ClassVar[str] = "S4.2"

    def needed(self, s: ShamansState) -> bool:
        return s.is_alive(self.seat) and (has_pile(s) or max(s.display) != NOTHING)

    def choices(self, s: ShamansState, seat: Seat) -> i64:
        return artifact_choices(s)

    def numbered(self, number: int) -> Action:
        return TAKES[number]

    def refusal(self, s: ShamansState, seat: Seat, action: Action) -> Illegal:
        return why_not_take(action)

    def choose(self, s: ShamansState, seat: Seat, number: i64) -> None:
        take_artifact(s, seat, int(number))

    def answer(self, s: ShamansState, seat: Seat, action: Action) -> None:
        take_artifact(s, seat, number_of_take(action))


def can_turn_up(s: ShamansState, seat: Seat) -> int:
    """S4.2 The owner of a face-down artifact may turn it face up later: the kinds, as a set."""
    return set_of(s.down[seat]) if s.is_alive(seat) else 0


def turn_up(s: ShamansState, seat: Seat, tile: int) -> None:
    s.down[seat] = without(s.down[seat], tile)
    s.up[seat] = with_item(s.up[seat], tile)
    s.reveal("turns-up", seat=seat, tile=tile)


class FromPile(Chance[ShamansState]):
    """The top of the pile: each artifact left in it is as likely as any other."""

    kind: ClassVar[str] = "draw"
    rule: ClassVar[str] = "S4.2"
    purpose: ClassVar[str] = "pile"

    def index(self, s: ShamansState) -> int:
        return DRAWS_A_ROUND * s.round + pile_size(s)

    def weighted(self, s: ShamansState) -> list[tuple[int, Action]]:
        return [(count, DRAWS[tile]) for tile, count in enumerate(s.pile) if count]

    def pick(self, s: ShamansState, seat: Seat, rng: Rng) -> i64:
        """Must agree with `weighted`."""
        left = rng.below(pile_size(s))
        tile = 0
        while left >= s.pile[tile]:
            left -= s.pile[tile]
            tile += 1
        return tile

    def numbered(self, number: int) -> Action:
        return DRAWS[number]

    def answer(self, s: ShamansState, seat: Seat, action: Action) -> None:
        self.choose(s, seat, cast("Draw", action).tile)

    def from_pile(self, s: ShamansState, tile: int) -> None:
        s.pile[tile] -= 1
        if s.eclipse:
            s.stack.append(LOOK_AT_TOP)


class Refill(FromPile):
    """S4.2 The pile's top refills the display, face up."""

    tag: ClassVar[str] = "refill"
    __match_args__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def choose(self, s: ShamansState, seat: Seat, number: i64) -> None:
        tile = int(number)
        self.from_pile(s, tile)
        s.display[self.slot] = tile
        if s.events is not None:
            s.reveal("refilled", tile=tile)


class DrawUnseen(FromPile):
    """S4.2 The taker looks at it and keeps it face down; S4.3 but never a mask of truth."""

    tag: ClassVar[str] = "draw-unseen"
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, s: ShamansState, seat: Seat, number: i64) -> None:
        tile = int(number)
        self.from_pile(s, tile)
        if tile == MASK:
            s.reveal("was-mask", seat=self.seat)
            keep_face_up(s, self.seat, tile)
        else:
            s.down[self.seat] = with_item(s.down[self.seat], tile)
            if s.events is not None:
                s.whisper((self.seat,), "you-took", tile=tile)


class LookAtTop(Chance[ShamansState]):
    """S2.2 The eclipse has a back of its own: everybody sees when it is on top.

    It was mixed in but not on top, so each later place is as likely as any other.
    """

    tag: ClassVar[str] = "look-at-top"
    kind: ClassVar[str] = "look-at-top"
    rule: ClassVar[str] = "S4.6"
    purpose: ClassVar[str] = "eclipse"

    def index(self, s: ShamansState) -> int:
        return DRAWS_A_ROUND * s.round + pile_size(s)

    def weighted(self, s: ShamansState) -> list[tuple[int, Action]]:
        below = 2 * pile_size(s)
        sides: list[tuple[int, Action]] = [(1, TOPS[LEFT]), (1, TOPS[RIGHT])]
        return [(below, TOPS[0]), *sides] if below else sides

    def pick(self, s: ShamansState, seat: Seat, rng: Rng) -> i64:
        """Must agree with `weighted`."""
        below = 2 * pile_size(s)
        drawn = rng.below(below + 2)
        return 0 if drawn < below else drawn - below + 1

    def numbered(self, number: int) -> Action:
        return TOPS[number]

    def answer(self, s: ShamansState, seat: Seat, action: Action) -> None:
        self.choose(s, seat, cast("Top", action).eclipse)

    def choose(self, s: ShamansState, seat: Seat, number: i64) -> None:
        side = int(number)
        if side:
            s.eclipse = 0
            s.reveal("eclipse", side=side)
            s.stack.append(PassCards(side))


REFILL: Final = tuple([Refill(slot) for slot in range(2)])
DRAW_UNSEEN: Final = tuple([DrawUnseen(seat) for seat in range(5)])
LOOK_AT_TOP: Final = LookAtTop()


class PassCards(AskAll[ShamansState]):
    """S4.6 Each living player with cards passes one, all at the same time."""

    tag: ClassVar[str] = "pass-cards"
    __match_args__ = ("side",)
    kind: ClassVar[str] = "pass-card"
    rule: ClassVar[str] = "S4.6"
    least: ClassVar[int] = 2

    def __init__(self, side: int) -> None:
        self.side = side

    def asked(self, s: ShamansState) -> tuple[Seat, ...]:
        return tuple(s.with_cards())

    def choices(self, s: ShamansState, seat: Seat) -> i64:
        return s.hands[seat]

    def numbered(self, number: int) -> Action:
        return PASSES[number]

    def refusal(self, s: ShamansState, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, PassCard) and 0 <= action.card < CARDS:
            return Illegal(self.rule, "card-not-in-hand", card=action.card)
        return Illegal(self.rule, "pass-a-card")

    def resolve(self, s: ShamansState, answers: list[Action | int | None]) -> None:
        seats = self.asked(s)
        step = 1 if self.side == LEFT else -1
        cards = [cast("PassCard", answers[seat]).card for seat in seats]
        for place, seat in enumerate(seats):
            s.hands[seat] ^= 1 << cards[place]
        for place, seat in enumerate(seats):
            card = cards[place]
            receiver = seats[(place + step) % len(seats)]
            s.hands[receiver] |= 1 << card
            s.passed[seat] = card
            s.passed_to[seat] = receiver
            if s.events is not None:
                s.whisper((seat,), "you-passed", card=card, to=receiver)
                s.whisper((receiver,), "you-received", card=card, seat=seat)
        s.tell("cards-passed", side=self.side)
