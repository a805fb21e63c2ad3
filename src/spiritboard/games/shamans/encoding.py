"""Shamans by numbers. Seats are told from one's own, clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spiritboard.core.encoding import Encoding, Field, bits_of, from_seat, one_hot, seat_hot
from spiritboard.core.game import Game
from spiritboard.core.spelling import SEAT, Part, Speller, Told
from spiritboard.core.views import set_of
from spiritboard.games.shamans.actions import (
    ChooseRitual,
    Eliminate,
    Exchange,
    KeepDagger,
    KeepPortal,
    NameGuide,
    PassCard,
    Play,
    StepBack,
    TakePile,
    TakeShown,
    TurnUp,
    UsePortal,
)
from spiritboard.games.shamans.box import CARDS, TILES, WORLDS
from spiritboard.games.shamans.state import ShamansState, world_of
from spiritboard.games.shamans.view import ShamansView

SEATS: Final = 5
KINDS: Final = len(TILES)
DEEDS: Final = 4
VALUES: Final = 8
FACE: Final = len(WORLDS) + VALUES
"""A card as its world and its value."""
SHOWN: Final = 2
"""Artifacts on display."""

CARD: Final = Part("card", "card", 0, CARDS - 1)
OTHER: Final = Part("seat", "seat", 0, SEATS - 1, SEAT)

TOLD: Final[Told] = {
    Play: (CARD,),
    TakeShown: (Part("slot", "slot", 0, SHOWN - 1),),
    TakePile: (),
    PassCard: (CARD,),
    UsePortal: (Part("direction", "direction", -1, 1),),
    KeepPortal: (),
    TurnUp: (Part("tile", "tile", 0, KINDS - 1),),
    StepBack: (),
    Exchange: (OTHER,),
    Eliminate: (OTHER,),
    KeepDagger: (),
    ChooseRitual: (Part("world", "world", 0, len(WORLDS) - 1),),
    NameGuide: (OTHER,),
}

FIELDS: Final = (
    Field("hand", CARDS, 0, 1, "one's cards; a card is 8 × world + value − 1"),
    Field("placed", CARDS, 0, 1, "the cards on the board"),
    Field("trick", SEATS * FACE, 0, 1, "by seat, the card before it: its world, its value"),
    Field("played", SEATS * CARDS, 0, 1, "by seat, the cards it has played this round"),
    Field("passed", FACE, 0, 1, "the card one passed on, while nobody has played it"),
    Field("received", FACE, 0, 1, "the card one was passed, while it is in hand"),
    Field("roles", SEATS * 3, 0, 1, "by seat: a Shaman, a Shadow, not known"),
    Field("knows", SEATS * SEATS, 0, 1, "by seat, whose roles it has seen, by their seats"),
    Field("alive", SEATS, 0, 1, "by seat: still in the round"),
    Field("revealed", SEATS, 0, 1, "by seat: its role lies face up"),
    Field("guide", SEATS, 0, 1, "who is the Guide"),
    Field("first", SEATS, 0, 1, "who has the first-player token"),
    Field("answered", SEATS, 0, 1, "who has answered the question that is put to all"),
    Field("destination", len(WORLDS), 0, 1, "the world of the trick"),
    Field("closed", len(WORLDS), 0, 1, "the worlds that are complete and done with"),
    Field("display", SHOWN * KINDS, 0, 1, "by slot, the artifact on display"),
    Field("up", SEATS * KINDS, 0, 20, "by seat and kind, face-up artifacts"),
    Field("down", KINDS, 0, 20, "by kind, one's face-down artifacts"),
    Field("discard", KINDS, 0, 20, "by kind, artifacts that were used"),
    Field("down_sizes", SEATS, 0, 20, "by seat, how many lie face down"),
    Field("hand_sizes", SEATS, 0, CARDS, "by seat, how many cards it holds"),
    Field("points", SEATS, 0, 99, "by seat"),
    Field("deeds", DEEDS * SEATS, 0, 99, "by kind and seat, how often: warped, stepped back, exchanged, eliminated"),
    Field("aims", 2 * SEATS, 0, 99, "by seat, how often it was exchanged with, and eliminated"),
    Field("pawn", 1, 0, 99, "how far the pawn has come"),
    Field("round", 1, 0, 99, ""),
    Field("pile", 1, 0, 99, "artifacts in the pile"),
    Field("eclipse", 1, 0, 1, "the eclipse is still in it"),
)  # fmt: skip


class ShamansEncoding(Encoding[ShamansState, ShamansView]):
    """Every answer is one id."""

    def __init__(self, rules: Game[ShamansState, ShamansView], seats: int) -> None:
        super().__init__(rules, Speller(TOLD, seats), FIELDS, 1)
        self.seats = seats
        self.groups = [
            [self.by_seat(bits_of(group, seats), me, 0) for group in range(1 << seats)]
            for me in range(seats)
        ]
        """By seat and set of seats: the set as that seat tells it."""

    def seen(self, view: ShamansView) -> list[int]:
        found = cards_at(view.hand)
        for values in view.placed:
            found += BITS[values]
        found += [0] * (2 * CARDS - len(found))
        self.add_plays(found, view)
        self.add_people(found, view)
        found += one_hot(view.destination, len(WORLDS)) + bits_of(view.closed, len(WORLDS))
        self.add_artifacts(found, view)
        self.add_history(found, view)
        found += [view.pawn, view.round, view.pile, int(view.eclipse)]
        return found

    def add_plays(self, found: list[int], view: ShamansView) -> None:
        """The trick, all cards played, and those passed on at the eclipse."""
        seats, me = self.seats, max(view.seat, 0)
        for card in self.by_seat(view.trick, view.seat, -1):
            found += FACES[card + 1]
        at = len(found)
        found += NO_PLAYS
        for play in view.plays:
            found[at + CARDS * (((play & 7) - me) % seats) + (play >> 3)] = 1
        found += FACES[view.passed + 1]
        found += FACES[view.received + 1]

    def add_people(self, found: list[int], view: ShamansView) -> None:
        """Roles, and who is who at the table."""
        seats, me = self.seats, view.seat
        for role in self.by_seat(view.roles, me, NO_ROLE):
            found += ROLES[role + 1]
        groups = self.groups[max(me, 0)]
        for known in self.by_seat(view.knows, me, 0):
            found += groups[known]
        for group in (view.alive, view.revealed):
            found += groups[set_of(group)]
        found += seat_hot(view.guide, me, seats, SEATS)
        found += seat_hot(view.first, me, seats, SEATS)
        found += groups[set_of(view.answered)]

    def add_artifacts(self, found: list[int], view: ShamansView) -> None:
        for nth in range(SHOWN):
            found += one_hot(view.display[nth] if nth < len(view.display) else -1, KINDS)
        for own in self.owned(view.up, view.seat):
            found += counts_of(own)
        found += counts_of(view.down)
        found += view.discard
        found += self.by_seat(view.down_sizes, view.seat, 0)
        found += self.by_seat(view.hand_sizes, view.seat, 0)
        found += self.by_seat(view.points, view.seat, 0)

    def add_history(self, found: list[int], view: ShamansView) -> None:
        """What else everybody saw this round."""
        seats, me = self.seats, max(view.seat, 0)
        done = [0] * ((DEEDS + 2) * SEATS)
        for kind, seat, other, _ in view.deeds:
            done[SEATS * kind + (seat - me) % seats] += 1
            if kind >= 2 and other >= 0:
                done[SEATS * (DEEDS + kind - 2) + (other - me) % seats] += 1
        found += done

    def by_seat(self, row: Sequence[int], seat: int, filler: int) -> list[int]:
        """From one's own seat on; the seats that nobody has are filled up."""
        return [*from_seat(row, seat), *[filler] * (SEATS - self.seats)]

    def owned(self, row: tuple[tuple[int, ...], ...], seat: int) -> list[tuple[int, ...]]:
        return [*from_seat(row, seat), *[()] * (SEATS - self.seats)]


def cards_at(cards: tuple[int, ...]) -> list[int]:
    found = [0] * CARDS
    for card in cards:
        found[card] = 1
    return found


def counts_of(tiles: tuple[int, ...]) -> list[int]:
    found = [0] * KINDS
    for tile in tiles:
        found[tile] += 1
    return found


def face_of(card: int) -> list[int]:
    if card < 0:
        return [0] * FACE
    return one_hot(world_of(card), len(WORLDS)) + one_hot(card & 7, VALUES)


BITS: Final = [bits_of(values, VALUES) for values in range(1 << VALUES)]
FACES: Final = [face_of(card) for card in range(-1, CARDS)]
"""By card, and no card first."""
NO_PLAYS: Final = [0] * (SEATS * CARDS)
NO_ROLE: Final = 2
ROLES: Final = ([0, 0, 1], [1, 0, 0], [0, 1, 0], [0, 0, 0])
"""By role from UNKNOWN on: not known, a Shaman, a Shadow; then a seat that nobody has."""
