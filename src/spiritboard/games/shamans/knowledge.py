"""What a seat knows: the view of a table, and a possible table for a view.

A view is built field by field from what its player may know. Nothing is taken out of the truth.
"""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace
from mypy_extensions import i64

from spiritboard.core.bits import alone, holds, nth_of, set_of, shifted, size_of, some_of
from spiritboard.core.content import known
from spiritboard.core.record import Tagged
from spiritboard.core.rng import Rng
from spiritboard.core.state import NOT_ASKED
from spiritboard.core.values import Action, Seat
from spiritboard.core.views import opened, rebuilt
from spiritboard.games.shamans.box import MASK, Box
from spiritboard.games.shamans.state import NOTHING, ShamansState
from spiritboard.games.shamans.view import UNKNOWN, ShamansView


def box_of(view: ShamansView) -> Box:
    """What lies in the box of the match that a view is of."""
    return cast("Box", known(view.box))


def make_view(s: ShamansState, seat: Seat, other: ShamansView | None = None) -> ShamansView:
    """`other`: the view of whoever looks on at the very same table. A seat sees that, and its own."""
    seats = s.box.seats
    own = seat if 0 <= seat < seats else NOTHING
    seen = seen_roles(s, own)
    roles = tuple([(s.shadows >> x) & 1 if (seen >> x) & 1 else UNKNOWN for x in range(seats)])
    hand = s.hand(own) if own != NOTHING else ()
    down = s.down[own] if own != NOTHING else ()
    passed = still_hidden(s, own) if own != NOTHING else NOTHING
    received = received_by(s, own) if own != NOTHING else NOTHING
    answers = s.answers
    answer = answers[own] if 0 <= own < len(answers) else None
    if answer == NOT_ASKED:
        answer = None
    if other is not None:
        return replace(
            other,
            seat=seat,
            roles=roles,
            hand=hand,
            down=down,
            passed=passed,
            received=received,
            answer=answer,
        )
    return opened(
        ShamansView,
        s,
        seat=seat,
        roles=roles,
        hand=hand,
        hand_sizes=tuple([int(size_of(held)) for held in s.hands]),
        pile=sum(s.pile),
        eclipse=s.eclipse == 1,
        down=down,
        down_sizes=tuple([len(tiles) for tiles in s.down]),
        passed=passed,
        received=received,
        is_open=len(answers) > 0,
        answered=answered_by(answers),
        answer=answer,
    )


def answered_by(answers: list[Action | int | None]) -> tuple[Seat, ...]:
    """Who has answered the question that is put to all."""
    return tuple([seat for seat, answer in enumerate(answers) if isinstance(answer, Action)])


def seen_roles(s: ShamansState, own: Seat) -> int:
    """Whose role cards a seat has seen, as a set."""
    return s.revealed | s.knows[own] if own != NOTHING else s.revealed


def still_hidden(s: ShamansState, seat: Seat) -> int:
    """S4.6 The card a seat has passed, if its receiver still holds it."""
    card, receiver = s.passed[seat], s.passed_to[seat]
    if NOTHING in (card, receiver):
        return NOTHING
    return card if holds(s.hands[receiver], card) else NOTHING


def received_by(s: ShamansState, seat: Seat) -> int:
    """S4.6 The card that was passed to a seat, if it still holds it."""
    for giver, receiver in enumerate(s.passed_to):
        if receiver == seat:
            return still_hidden(s, giver)
    return NOTHING


def make_world(view: ShamansView, rng: Rng, records: Tagged) -> ShamansState:
    """A table that looks just so from this seat; what it can't see is dealt at random."""
    s = open_table(view, records)
    fill_in(s, view)
    redeal(s, view.seat, rng)
    return s


def blank_table(view: ShamansView, records: Tagged) -> ShamansState:
    """A table with blanks for all that this seat can't see, the right number of them.

    Roles and hands have no blanks: some that are possible are set.
    """
    box = box_of(view)
    down = [(NOTHING,) * size for size in view.down_sizes]
    down[view.seat] = view.down
    return rebuilt(
        ShamansState,
        view,
        records,
        answers=[],
        shadows=possible_shadows(view, box),
        hands=possible_hands(view, box),
        pile=[view.pile] + [0] * (len(box.tiles) - 1),
        eclipse=int(view.eclipse),
        down=down,
        passed=[NOTHING] * box.seats,
    )


def open_table(view: ShamansView, records: Tagged) -> ShamansState:
    """What lies open on it."""
    return rebuilt(ShamansState, view, records, eclipse=int(view.eclipse))


def fill_in(s: ShamansState, view: ShamansView) -> None:
    """Somewhere for all that this seat can't see, in no particular order."""
    s.shadows = possible_shadows(view, s.box)
    s.hands = possible_hands(view, s.box)
    fill_in_tiles(s, view)
    s.passed = [NOTHING] * s.box.seats
    for giver, receiver in enumerate(view.passed_to):
        if receiver == NOTHING:
            continue
        if giver == view.seat:
            s.passed[giver] = view.passed
        elif receiver == view.seat:
            s.passed[giver] = view.received


def possible_shadows(view: ShamansView, box: Box) -> int:
    """The Shadow cards this seat can't place go to seats it does not know."""
    hidden = [seat for seat, role in enumerate(view.roles) if role == UNKNOWN]
    shadows = [seat for seat, role in enumerate(view.roles) if role == 1]
    if hidden:
        shadows += hidden[: box.shadows - len(shadows)]
    return set_of(shadows)


def possible_hands(view: ShamansView, box: Box) -> list[int]:
    """Cards nobody has shown are in the other hands; the one this seat passed is where it went."""
    own, passed = view.seat, view.passed
    hands: list[int] = []
    unseen = unseen_cards(view, box)
    for seat, size in enumerate(view.hand_sizes):
        if seat == own:
            hands.append(set_of(view.hand))
            continue
        knows = passed != NOTHING and view.passed_to[own] == seat
        hand: i64 = alone(passed) if knows else 0
        missing: i64 = size - 1 if knows else size
        while missing > 0:
            card: i64 = unseen & -unseen
            hand |= card
            unseen ^= card
            missing -= 1
        hands.append(int(hand))
    return hands


def unseen_cards(view: ShamansView, box: Box) -> i64:
    """Those that this seat sees nowhere, as a set."""
    found: i64 = box.dealt
    for world, values in enumerate(view.placed):
        found &= ~shifted(values, 8 * world)
    for card in (*view.hand, *view.trick, view.passed):
        if card != NOTHING:
            found &= ~alone(card)
    return found


def fill_in_tiles(s: ShamansState, view: ShamansView) -> None:
    """Artifacts not seen are in the pile or lie face down; a mask of truth never does."""
    s.pile = [
        count
        - view.discard[tile]
        - view.display.count(tile)
        - view.down.count(tile)
        - sum([own.count(tile) for own in view.up])
        for tile, count in enumerate(s.box.tiles)
    ]
    may_lie_down = [tile for tile in range(MASK) for _ in range(s.pile[tile])]
    s.down = [()] * s.box.seats
    for seat, size in enumerate(view.down_sizes):
        if seat == view.seat:
            s.down[seat] = view.down
            continue
        tiles = [may_lie_down.pop() for _ in range(size)]
        for tile in tiles:
            s.pile[tile] -= 1
        s.down[seat] = tuple(sorted(tiles))


def redeal(s: ShamansState, own: Seat, rng: Rng) -> None:
    """All that a seat can't see changes places at random. What it can see, the table itself tells."""
    passed = still_hidden(s, own) if own >= 0 else NOTHING
    redeal_roles(s, own, rng)
    redeal_hands(s, own, passed, rng)
    redeal_tiles(s, own, rng)
    redeal_passed(s, own, rng)


def redeal_roles(s: ShamansState, own: Seat, rng: Rng) -> None:
    seats: i64 = s.box.seats
    hidden: i64 = (alone(seats) - 1) & ~seen_roles(s, own if own >= 0 else NOTHING)
    shadows: i64 = s.shadows
    s.shadows = int((shadows & ~hidden) | some_of(hidden, size_of(shadows & hidden), rng))


def redeal_hands(s: ShamansState, own: Seat, passed: int, rng: Rng) -> None:
    """`passed`: the card that this seat knows to be in another's hand."""
    hands = s.hands
    known: i64 = 0 if passed == NOTHING else alone(passed)
    unseen: i64 = 0
    for seat, hand in enumerate(hands):
        if seat != own:
            unseen |= hand
    unseen &= ~known
    for seat, hand in enumerate(hands):
        if seat != own:
            kept: i64 = hand & known
            dealt = some_of(unseen, size_of(hand) - size_of(kept), rng)
            unseen ^= dealt
            hands[seat] = int(dealt | kept)


def redeal_tiles(s: ShamansState, own: Seat, rng: Rng) -> None:
    face_down = 0
    for seat, tiles in enumerate(s.down):
        if seat != own:
            face_down += len(tiles)
            for tile in tiles:
                s.pile[tile] += 1
    if not face_down:
        return
    may_lie_down = [tile for tile in range(MASK) for _ in range(s.pile[tile])]
    rng.shuffle(may_lie_down)
    for seat, before in enumerate(s.down):
        if seat != own:
            drawn = [may_lie_down.pop() for _ in before]
            for tile in drawn:
                s.pile[tile] -= 1
            s.down[seat] = tuple(sorted(drawn))


def redeal_passed(s: ShamansState, own: Seat, rng: Rng) -> None:
    """S4.6 What the others passed is one of the cards their receivers hold; this seat knows its own."""
    for giver, receiver in enumerate(s.passed_to):
        if receiver != NOTHING and own not in (giver, receiver):
            held = s.hands[receiver]
            s.passed[giver] = int(nth_of(held, rng.below(int(size_of(held))))) if held else NOTHING
