"""Shamans by numbers. Seats are told from one's own, clockwise."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i16, i64, u8

from spiritboard.core.bits import size_of
from spiritboard.core.encoding import (
    IS_LITTLE,
    Encoding,
    Field,
    bits_of,
    from_seat,
    one_hot,
    packed,
    unpacked,
    write_number,
    zeros,
)
from spiritboard.core.game import Game
from spiritboard.core.rng import Rng
from spiritboard.core.spelling import SEAT, Part, Speller, Spelling, Told
from spiritboard.core.values import Action, Seat
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
from spiritboard.games.shamans.knowledge import received_by, seen_roles, still_hidden
from spiritboard.games.shamans.state import EXCHANGED, NOTHING, ShamansState, world_of
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
    """Every answer is one id. An observation is written straight from the table; what it may tell is
    what the view shows, so every table that agrees with a view is told in the same way."""

    def __init__(self, rules: Game[ShamansState, ShamansView], seats: int) -> None:
        super().__init__(rules, Speller(TOLD, seats), FIELDS, 1)
        self.seats = seats
        self.round_table: list[list[int]] = [from_seat(range(seats), me) for me in range(seats)]
        """By seat: all seats, beginning with its own."""
        self.groups: list[list[bytes]] = [
            [self.as_told(group, me) for group in range(1 << seats)] for me in range(seats)
        ]
        """By seat and set of seats: the set as that seat tells it."""
        self.empty_seats = SEATS - seats

    def as_told(self, group: int, me: int) -> bytes:
        return packed(from_seat(bits_of(group, self.seats), me)) + zeros(SEATS - self.seats)

    def seen(self, view: ShamansView) -> list[int]:
        out = BytesWriter()
        self.write_seen(out, self.rules.world(view, Rng(0)), view.seat)
        return unpacked(out.getvalue())

    def write(self, out: BytesWriter, s: ShamansState, seat: Seat, chosen: Spelling) -> None:
        out.write(self.asked(s.stack[-1].pack() if s.stack else ()))
        write_number(out, chosen[0] + 1 if chosen else 0)
        self.write_seen(out, s, seat)

    def write_seen(self, out: BytesWriter, s: ShamansState, seat: Seat) -> None:
        own = seat if seat >= 0 else NOTHING
        me = max(own, 0)
        write_cards(out, s.hands[own] if own >= 0 else 0)
        for values in s.placed:
            out.write(BITS[values])
        out.write(zeros(VALUES * (len(WORLDS) - len(s.placed))))
        self.write_plays(out, s, me)
        out.write(FACES[still_hidden(s, own) + 1 if own >= 0 else 0])
        out.write(FACES[received_by(s, own) + 1 if own >= 0 else 0])
        self.write_people(out, s, own, me)
        out.write(WORLD_SETS[1 << s.destination if s.destination >= 0 else 0])
        out.write(WORLD_SETS[s.closed])
        self.write_artifacts(out, s, own, me)
        self.write_sizes(out, s, me)
        self.write_history(out, s, me)
        write_number(out, s.pawn)
        write_number(out, s.round)
        write_number(out, sum(s.pile))
        write_number(out, s.eclipse)

    def nobody(self, out: BytesWriter, numbers: int) -> None:
        """So many zeros for each seat that nobody has."""
        if self.empty_seats:
            out.write(zeros(self.empty_seats * numbers))

    def write_plays(self, out: BytesWriter, s: ShamansState, me: int) -> None:
        """The trick, and all cards played."""
        for seat in self.round_table[me]:
            out.write(FACES[s.trick[seat] + 1])
        self.nobody(out, FACE)
        at: i64 = len(out) + LOW
        out.write(NOTHING_PLAYED)
        seats: i64 = self.seats
        first: i64 = seats - me
        for play in s.plays:
            told: i64 = play
            place: i64 = CARDS * (((told & 7) + first) % seats) + (told >> 3)
            out[at + 2 * place] = ONE

    def write_people(self, out: BytesWriter, s: ShamansState, own: Seat, me: int) -> None:
        """Roles, and who is who at the table."""
        table, groups = self.round_table[me], self.groups[me]
        seen = seen_roles(s, own)
        for seat in table:
            out.write(ROLES[1 + ((s.shadows >> seat) & 1) if (seen >> seat) & 1 else 0])
        self.nobody(out, len(ROLES))
        for seat in table:
            out.write(groups[s.knows[seat]])
        self.nobody(out, SEATS)
        out.write(groups[s.alive])
        out.write(groups[s.revealed])
        out.write(groups[1 << s.guide if s.guide >= 0 else 0])
        out.write(groups[1 << s.first if s.first >= 0 else 0])
        out.write(groups[answered(s)])

    def write_artifacts(self, out: BytesWriter, s: ShamansState, own: Seat, me: int) -> None:
        for tile in s.display:
            out.write(KIND_HOT[tile + 1])
        out.write(zeros(KINDS * (SHOWN - len(s.display))))
        for seat in self.round_table[me]:
            write_counts(out, s.up[seat])
        self.nobody(out, KINDS)
        write_counts(out, s.down[own] if own >= 0 else ())
        for count in s.discard:
            write_number(out, count)

    def write_sizes(self, out: BytesWriter, s: ShamansState, me: int) -> None:
        """What has a number for each seat."""
        table = self.round_table[me]
        for seat in table:
            write_number(out, len(s.down[seat]))
        self.nobody(out, 1)
        for seat in table:
            write_number(out, i16(size_of(s.hands[seat])))
        self.nobody(out, 1)
        for seat in table:
            write_number(out, s.points[seat])
        self.nobody(out, 1)

    def write_history(self, out: BytesWriter, s: ShamansState, me: int) -> None:
        """What else everybody saw this round."""
        at: i64 = len(out) + LOW
        out.write(NO_DEEDS)
        seats = self.seats
        for kind, seat, other, _ in s.deeds:
            add_one(out, at + 2 * (SEATS * kind + (seat - me) % seats))
            if kind >= EXCHANGED and other >= 0:
                add_one(out, at + 2 * (SEATS * (DEEDS + kind - EXCHANGED) + (other - me) % seats))


def answered(s: ShamansState) -> int:
    """Who has answered the question that is put to all, as a set."""
    found = 0
    for seat, answer in enumerate(s.answers):
        if isinstance(answer, Action):
            found |= 1 << seat
    return found


def write_cards(out: BytesWriter, cards: i64) -> None:
    """A set of cards: 1 for each that is in it."""
    left: i64 = cards
    for _ in range(len(WORLDS)):
        out.write(BITS[left & A_WORLD])
        left >>= VALUES


def write_counts(out: BytesWriter, artifacts: tuple[int, ...]) -> None:
    """How many there are of each kind."""
    at: i64 = len(out) + LOW
    out.write(NO_ARTIFACTS)
    for kind in artifacts:
        add_one(out, at + 2 * kind)


def add_one(out: BytesWriter, at: i64) -> None:
    """To a small number, of which this is the low byte."""
    out[at] = out[at] + ONE


def face_of(card: int) -> list[int]:
    if card < 0:
        return [0] * FACE
    return one_hot(world_of(card), len(WORLDS)) + one_hot(card & 7, VALUES)


BITS: Final[list[bytes]] = [packed(bits_of(values, VALUES)) for values in range(1 << VALUES)]
A_WORLD: Final = len(BITS) - 1
ONE: Final[u8] = 1
LOW: Final = 0 if IS_LITTLE else 1
"""Where the low byte of a number is."""
NOTHING_PLAYED: Final[bytes] = zeros(SEATS * CARDS)
NO_ARTIFACTS: Final = zeros(KINDS)
NO_DEEDS: Final = zeros((DEEDS + 2) * SEATS)
WORLD_SETS: Final[list[bytes]] = [
    packed(bits_of(worlds, len(WORLDS))) for worlds in range(1 << len(WORLDS))
]
FACES: Final[list[bytes]] = [packed(face_of(card)) for card in range(-1, CARDS)]
"""By card, and no card first."""
KIND_HOT: Final[list[bytes]] = [packed(one_hot(kind, KINDS)) for kind in range(-1, KINDS)]
"""By kind of artifact, and none first."""
ROLES: Final[list[bytes]] = [packed(role) for role in ((0, 0, 1), (1, 0, 0), (0, 1, 0))]
"""By role from UNKNOWN on: not known, a Shaman, a Shadow."""
