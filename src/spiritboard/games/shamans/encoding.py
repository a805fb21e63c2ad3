"""Shamans by numbers. Seats are told from one's own, clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spiritboard.core.encoding import (
    Encoding,
    Field,
    bits_of,
    from_seat,
    one_hot,
    packed,
    unpacked,
    zeros,
)
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
    """Every answer is one id. An observation is put together from parts that were packed once."""

    def __init__(self, rules: Game[ShamansState, ShamansView], seats: int) -> None:
        super().__init__(rules, Speller(TOLD, seats), FIELDS, 1)
        self.seats = seats
        self.round_table = [from_seat(range(seats), me) for me in range(seats)]
        """By seat: all seats, beginning with its own."""
        self.groups = [
            [self.as_told(group, me) for group in range(1 << seats)] for me in range(seats)
        ]
        """By seat and set of seats: the set as that seat tells it."""
        self.counts: dict[tuple[int, ...], bytes] = {}
        """By artifacts: how many there are of each kind."""

    def as_told(self, group: int, me: int) -> bytes:
        return packed(from_seat(bits_of(group, self.seats), me)) + self.nobody(1)

    def nobody(self, numbers: int) -> bytes:
        """So many zeros for each seat that nobody has."""
        return zeros((SEATS - self.seats) * numbers)

    def seen(self, view: ShamansView) -> list[int]:
        return unpacked(self.seen_packed(view))

    def seen_packed(self, view: ShamansView) -> bytes:
        me = max(view.seat, 0)
        parts = cards_of(set_of(view.hand))
        parts += [BITS[values] for values in view.placed]
        parts.append(zeros(VALUES * (len(WORLDS) - len(view.placed))))
        self.add_plays(parts, view, me)
        self.add_people(parts, view, me)
        parts.append(WORLD_SETS[1 << view.destination if view.destination >= 0 else 0])
        parts.append(WORLD_SETS[view.closed])
        self.add_artifacts(parts, view, me)
        self.add_sizes(parts, view, me)
        parts.append(self.history(view, me))
        parts += numbers_of([view.pawn, view.round, view.pile, int(view.eclipse)])
        return b"".join(parts)

    def add_plays(self, parts: list[bytes], view: ShamansView, me: int) -> None:
        """The trick, all cards played, and those passed on at the eclipse."""
        trick, table = view.trick, self.round_table[me]
        parts += [FACES[trick[seat] + 1] for seat in table]
        parts.append(self.nobody(FACE))
        played = [0] * self.seats
        for play in view.plays:
            played[play & 7] |= 1 << (play >> 3)
        for seat in table:
            parts += cards_of(played[seat])
        parts.append(self.nobody(CARDS))
        parts += [FACES[view.passed + 1], FACES[view.received + 1]]

    def add_people(self, parts: list[bytes], view: ShamansView, me: int) -> None:
        """Roles, and who is who at the table."""
        table, groups = self.round_table[me], self.groups[me]
        roles, knows = view.roles, view.knows
        parts += [ROLES[roles[seat] + 1] for seat in table]
        parts.append(self.nobody(len(ROLES)))
        parts += [groups[knows[seat]] for seat in table]
        parts.append(self.nobody(SEATS))
        parts += [groups[set_of(view.alive)], groups[set_of(view.revealed)]]
        parts += [groups[1 << one if one >= 0 else 0] for one in (view.guide, view.first)]
        parts.append(groups[set_of(view.answered)])

    def add_artifacts(self, parts: list[bytes], view: ShamansView, me: int) -> None:
        display, up = view.display, view.up
        parts += [KIND_HOT[tile + 1] for tile in display]
        parts.append(zeros(KINDS * (SHOWN - len(display))))
        parts += [self.counted(up[seat]) for seat in self.round_table[me]]
        parts.append(self.nobody(KINDS))
        parts.append(self.counted(view.down))
        parts += numbers_of(view.discard)

    def counted(self, artifacts: tuple[int, ...]) -> bytes:
        found = self.counts.get(artifacts)
        if found is None:
            numbers = [artifacts.count(kind) for kind in range(KINDS)]
            found = self.counts[artifacts] = packed(numbers)
        return found

    def add_sizes(self, parts: list[bytes], view: ShamansView, me: int) -> None:
        """What has a number for each seat."""
        for row in (view.down_sizes, view.hand_sizes, view.points):
            numbers = numbers_of(row)
            parts += [numbers[seat] for seat in self.round_table[me]]
            parts.append(self.nobody(1))

    def history(self, view: ShamansView, me: int) -> bytes:
        """What else everybody saw this round."""
        if not view.deeds:
            return NO_DEEDS
        seats = self.seats
        done = [0] * ((DEEDS + 2) * SEATS)
        for kind, seat, other, _ in view.deeds:
            done[SEATS * kind + (seat - me) % seats] += 1
            if kind >= 2 and other >= 0:
                done[SEATS * (DEEDS + kind - 2) + (other - me) % seats] += 1
        return packed(done)


def cards_of(cards: int) -> list[bytes]:
    """A set of cards: 1 for each that is in it."""
    if not cards:
        return [NO_CARDS]
    return [BITS[(cards >> (VALUES * world)) & (len(BITS) - 1)] for world in range(len(WORLDS))]


def numbers_of(row: Sequence[int]) -> list[bytes]:
    return [NUMBERS[number] if number < len(NUMBERS) else packed([number]) for number in row]


def face_of(card: int) -> list[int]:
    if card < 0:
        return [0] * FACE
    return one_hot(world_of(card), len(WORLDS)) + one_hot(card & 7, VALUES)


NUMBERS: Final = [packed([number]) for number in range(100)]
BITS: Final = [packed(bits_of(values, VALUES)) for values in range(1 << VALUES)]
NO_CARDS: Final = zeros(CARDS)
NO_DEEDS: Final = zeros((DEEDS + 2) * SEATS)
WORLD_SETS: Final = [packed(bits_of(worlds, len(WORLDS))) for worlds in range(1 << len(WORLDS))]
FACES: Final = [packed(face_of(card)) for card in range(-1, CARDS)]
"""By card, and no card first."""
KIND_HOT: Final = [packed(one_hot(kind, KINDS)) for kind in range(-1, KINDS)]
"""By kind of artifact, and none first."""
ROLES: Final = [packed(role) for role in ((0, 0, 1), (1, 0, 0), (0, 1, 0))]
"""By role from UNKNOWN on: not known, a Shaman, a Shadow."""
