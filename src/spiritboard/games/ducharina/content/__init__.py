"""The cards, points and halls of the game, and the box of one match made from them.

They stand in the files beside this one; `spiritboard.catalog` reads them. A table may change any of
them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from spiritboard.core.content import read
from spiritboard.core.errors import BadSetup
from spiritboard.games.ducharina.box import MIDNIGHTS, Box, MovementCard
from spiritboard.games.ducharina.content.halls import Hall, furnished
from spiritboard.games.ducharina.content.shapes import (
    Furniture,
    Ghosts,
    Hole,
    Pieces,
    Sides,
    Spirits,
    figures_of,
)
from spiritboard.games.ducharina.geometry.plans import Pose
from spiritboard.games.ducharina.geometry.shapes import PIECES
from spiritboard.games.ducharina.hall import SIDES, SOUTH
from spiritboard.games.ducharina.info import DucharinaOptions

Count = Annotated[int, Meta(ge=0, le=99)]
Value = Annotated[int, Meta(ge=1, le=40)]
SideName = Literal["south", "east", "north", "west"]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the files."""


class Deck(Part, frozen=True):
    pairs: tuple[str, ...]
    """Two pieces and a value."""
    alone: tuple[Value, ...]


class Decks(Part, frozen=True):
    measured: Deck
    generous: Deck


class Players(Part, frozen=True):
    removed: Count
    homes: tuple[SideName, ...]


class Puzzle(Part, frozen=True):
    rounds: Annotated[int, Meta(ge=2, le=6)]
    small: Annotated[int, Meta(ge=0, le=4)]
    medium: Annotated[int, Meta(ge=0, le=2)]
    large: Annotated[int, Meta(ge=0, le=1)]

    def goal(self) -> tuple[int, ...]:
        return self.small, self.medium, self.large


class PlayerCounts(Part, frozen=True, rename={"two": "2", "three": "3", "four": "4"}):
    two: Players
    three: Players
    four: Players


class BySize(Part, frozen=True):
    small: Count
    medium: Count
    large: Count

    def values(self) -> tuple[int, ...]:
        return self.small, self.medium, self.large


class Points(Part, frozen=True):
    out: BySize
    inside: BySize


class Content(Part, frozen=True):
    """Everything in the files, without the marks."""

    sides: Sides
    pieces: Pieces
    keyhole: Hole
    ghosts: Ghosts
    decks: Decks
    players: PlayerCounts
    points: Points
    puzzle: Puzzle
    halls: Mapping[str, Hall]
    """By name."""


def read_content(base: Mapping[str, object], changes: Mapping[str, object]) -> Content:
    """The content with some of its values replaced; a wrong one is refused by its field."""
    return read(Content, base, changes)


def make_box(content: Content, seats: int, options: DucharinaOptions) -> Box:
    """The box for one match; raises BadSetup when the numbers can't be played."""
    alone = seats == 1
    if alone:
        options = of_a_puzzle(options)
    cards = cards_of(content, "generous" if options.family else options.deck)
    house, spirits = (
        Furniture(content.sides, content.pieces),
        Spirits(content.keyhole, content.ghosts),
    )
    box = Box(
        seats=seats,
        first=-1 if options.first is None else options.first,
        homes=(SOUTH,) if alone else homes_of(players_of(content, seats), seats),
        cards=cards,
        rounds=content.puzzle.rounds if alone else rounds_of(content, len(cards), seats),
        out_points=content.points.out.values(),
        inside_points=content.points.inside.values(),
        hall=hall_of(content, options.hall),
        by_players=options.hall == "players",
        merging=options.merging,
        midnight_rounds={"off": 0, "once": 1, "each": len(MIDNIGHTS)}[options.midnight],
        trying=options.trying or options.family,
        goal=content.puzzle.goal() if alone else (),
        puzzle=options.puzzle if alone else 0,
        figures=figures_of(house, spirits),
    )
    if box.hall:
        furnished(f"halls.{options.hall}", box.hall, box.shapes)
    return box


def of_a_puzzle(options: DucharinaOptions) -> DucharinaOptions:
    """What a table of several may choose is fixed in a puzzle: it would have no solution."""
    return DucharinaOptions(puzzle=options.puzzle, trying=options.trying)


def players_of(content: Content, seats: int) -> Players:
    return (content.players.two, content.players.three, content.players.four)[seats - 2]


def homes_of(players: Players, seats: int) -> tuple[int, ...]:
    """G2.1 One colour to a side."""
    homes = tuple([SIDES.index(name) for name in players.homes])
    if len(homes) != seats or len(set(homes)) != seats:
        raise BadSetup("content-homes", field=f"players.{seats}.homes", seats=seats)
    return homes


def rounds_of(content: Content, cards: int, seats: int) -> int:
    """G1.4, G3.6 As long as there are cards for everybody."""
    rounds = (cards - players_of(content, seats).removed) // seats
    if rounds < 1:
        raise BadSetup("content-removed", field=f"players.{seats}.removed", cards=cards)
    return rounds


def cards_of(content: Content, name: str) -> tuple[MovementCard, ...]:
    """G1.4 The movement cards of a deck."""
    deck: Deck = getattr(content.decks, name)
    pairs = [card_of(text, f"decks.{name}.pairs") for text in deck.pairs]
    return (*pairs, *[MovementCard(value, -1, -1) for value in deck.alone])


def card_of(text: str, field: str) -> MovementCard:
    """From "desk piano 5"."""
    words = text.split()
    if len(words) != 3 or not words[2].isdecimal() or not 1 <= int(words[2]) <= 40:
        raise BadSetup("content-card", field=field, card=text)
    if words[0] == words[1] or not {words[0], words[1]} <= set(PIECES):
        raise BadSetup("content-card", field=field, card=text)
    first, second = sorted((PIECES.index(words[0]), PIECES.index(words[1])))
    return MovementCard(int(words[2]), first, second)


def hall_of(content: Content, name: str) -> tuple[Pose, ...]:
    """G2.2 One of our own halls; none if it is not one of ours."""
    hall = content.halls.get(name)
    return () if hall is None else hall.poses()
