"""Shamans by numbers. Seats are told from one's own, clockwise."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from spiritboard.core.bits import size_of
from spiritboard.core.encoding import Field
from spiritboard.core.game import Game
from spiritboard.core.spelling import SEAT, Part, Speller, Told
from spiritboard.core.table_encoding import (
    ONE,
    TableEncoding,
    add_one,
    put,
    put_one,
    put_row,
    put_set,
)
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
from spiritboard.games.shamans.box import CARDS, WORLDS
from spiritboard.games.shamans.knowledge import received_by, seen_roles, still_hidden
from spiritboard.games.shamans.rules.artifacts import pile_size
from spiritboard.games.shamans.state import EXCHANGED, NOTHING, ShamansState
from spiritboard.games.shamans.view import ShamansView

SEATS: Final = 5
KINDS: Final = 4
"""Of artifacts. What is written as a number, mypyc reckons with while it compiles."""
ROLES: Final = 3
"""A Shaman, a Shadow, not known."""
UNSEEN: Final = 2
DEEDS: Final = 4
VALUES: Final = 8
FACE: Final = 15
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
    Field("roles", SEATS * ROLES, 0, 1, "by seat: a Shaman, a Shadow, not known"),
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


class ShamansEncoding(TableEncoding[ShamansState, ShamansView]):
    """Every answer is one id."""

    def __init__(self, rules: Game[ShamansState, ShamansView], seats: int) -> None:
        super().__init__(rules, Speller(TOLD, seats), FIELDS, 1, seats)

    def write_seen(self, out: BytesWriter, at: i64, s: ShamansState, seat: Seat) -> None:
        own = seat if seat >= 0 else NOTHING
        me = max(own, 0)
        if own >= 0:
            put_set(out, at, s.hands[own])
        for world, values in enumerate(s.placed):
            put_set(out, at + 2 * (CARDS + VALUES * world), values)
        at = self.put_plays(out, at + 4 * CARDS, s, me)
        put_card(out, at, still_hidden(s, own) if own >= 0 else NOTHING)
        put_card(out, at + 2 * FACE, received_by(s, own) if own >= 0 else NOTHING)
        at = self.put_people(out, at + 4 * FACE, s, own, me)
        put_one(out, at, s.destination)
        put_set(out, at + 2 * len(WORLDS), s.closed)
        at = self.put_artifacts(out, at + 4 * len(WORLDS), s, own, me)
        at = self.put_sizes(out, at, s, me)
        at = self.put_history(out, at, s, me)
        put(out, at, s.pawn)
        put(out, at + 2, s.round)
        put(out, at + 4, pile_size(s))
        put(out, at + 6, s.eclipse)

    def put_plays(self, out: BytesWriter, at: i64, s: ShamansState, me: i64) -> i64:
        """The trick, and all cards played."""
        for seat, card in enumerate(s.trick):
            put_card(out, at + 2 * FACE * self.step_to(seat, me), card)
        at += 2 * FACE * SEATS
        for play in s.plays:
            told: i64 = play
            out[at + 2 * (CARDS * self.step_to(told & 7, me) + (told >> 3))] = ONE
        return at + 2 * CARDS * SEATS

    def put_people(self, out: BytesWriter, at: i64, s: ShamansState, own: Seat, me: i64) -> i64:
        """Roles, and who is who at the table."""
        seen: i64 = seen_roles(s, own)
        shadows: i64 = s.shadows
        knows: i64 = at + 2 * ROLES * SEATS
        for seat in range(self.seats):
            step = self.step_to(seat, me)
            role: i64 = UNSEEN
            if (seen >> seat) & 1:
                role = (shadows >> seat) & 1
            out[at + 2 * (ROLES * step + role)] = ONE
            self.put_seats(out, knows + 2 * SEATS * step, s.knows[seat], me)
        at = knows + 2 * SEATS * SEATS
        self.put_seats(out, at, s.alive, me)
        self.put_seats(out, at + 2 * SEATS, s.revealed, me)
        if s.guide >= 0:
            put_one(out, at + 4 * SEATS, self.step_to(s.guide, me))
        if s.first >= 0:
            put_one(out, at + 6 * SEATS, self.step_to(s.first, me))
        if s.answers:
            self.put_seats(out, at + 8 * SEATS, answered(s), me)
        return at + 10 * SEATS

    def put_artifacts(self, out: BytesWriter, at: i64, s: ShamansState, own: Seat, me: i64) -> i64:
        for tile in s.display:
            put_one(out, at, tile)
            at += 2 * KINDS
        at += 2 * KINDS * (SHOWN - len(s.display))
        for seat, up in enumerate(s.up):
            put_counts(out, at + 2 * KINDS * self.step_to(seat, me), up)
        at += 2 * KINDS * SEATS
        put_counts(out, at, s.down[own] if own >= 0 else ())
        at += 2 * KINDS
        put_row(out, at, s.discard)
        return at + 2 * KINDS

    def put_sizes(self, out: BytesWriter, at: i64, s: ShamansState, me: i64) -> i64:
        """What has a number for each seat."""
        for seat in range(self.seats):
            place = at + 2 * self.step_to(seat, me)
            put(out, place, len(s.down[seat]))
            put(out, place + 2 * SEATS, size_of(s.hands[seat]))
            put(out, place + 4 * SEATS, s.points[seat])
        return at + 6 * SEATS

    def put_history(self, out: BytesWriter, at: i64, s: ShamansState, me: i64) -> i64:
        """What else everybody saw this round."""
        aims = at + 2 * SEATS * DEEDS
        for kind, seat, other, _ in s.deeds:
            add_one(out, at + 2 * (SEATS * kind + self.step_to(seat, me)))
            if kind >= EXCHANGED and other >= 0:
                add_one(out, aims + 2 * (SEATS * (kind - EXCHANGED) + self.step_to(other, me)))
        return aims + 4 * SEATS


def answered(s: ShamansState) -> int:
    """Who has answered the question that is put to all, as a set."""
    found = 0
    for seat, answer in enumerate(s.answers):
        if isinstance(answer, Action):
            found |= 1 << seat
    return found


def put_card(out: BytesWriter, at: i64, card: i64) -> None:
    """Its world and its value; NOTHING is nowhere."""
    if card >= 0:
        out[at + 2 * (card >> 3)] = ONE
        out[at + 2 * (len(WORLDS) + (card & 7))] = ONE


def put_counts(out: BytesWriter, at: i64, artifacts: tuple[int, ...]) -> None:
    """How many there are of each kind."""
    for kind in artifacts:
        add_one(out, at + 2 * kind)
