"""G1 What lies in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

import pytest

from spiritboard.core.errors import BadSetup
from spiritboard.games.ducharina.box import MIDNIGHTS, Box
from spiritboard.games.ducharina.geometry.shapes import PIECES
from spiritboard.games.ducharina.hall import DOORS, GHOSTS_OF, SQUARES
from spiritboard.games.ducharina.info import DucharinaOptions
from spiritboard.games.ducharina.rules.keyhole import FACES
from tests.ducharina.table import GAME, Table, card


def box(seats: int = 4, **options: object) -> Box:
    return GAME.box(seats, DucharinaOptions(**options))  # type: ignore[arg-type]  # by name


def test_two_to_four_play_in_a_hall_of_six_by_six() -> None:
    """G1.1 24 doors, six on each side, as many as a die has faces. House: puzzles for one."""
    assert GAME.info.seats == (1, 2, 3, 4)
    assert (SQUARES, DOORS, FACES) == (36, 24, 6)


def test_seven_ghosts_of_each_colour() -> None:
    """G1.2 Four small, two medium, one large."""
    assert [len(ghosts) for ghosts in GHOSTS_OF] == [4, 2, 1]
    for seats in (2, 3, 4):
        assert len(Table(seats).s.ghosts) == 7 * seats


def test_a_ghost_never_hides_another() -> None:
    """G1.2, G9.1 The small one straight behind a large one is seen, and so is the large one."""
    t = Table(2, "L@c5 S1@c3", at="keyhole", keyhole="N1").look("S3")
    assert t.ghosts() == ""


def test_six_pieces_of_furniture() -> None:
    """G1.3 Mirror, trolley, desk, piano, armchair, table."""
    assert PIECES == ("mirror", "trolley", "desk", "piano", "armchair", "table")
    assert sorted(Table(hall="grand-foyer").s.order) == list(range(6))


@pytest.mark.parametrize(
    ("deck", "with_pieces", "alone"),
    [
        ("measured", [3, 4, 5] * 5, [6, 7, 7, 8, 9]),
        ("generous", [6, 7, 8, 9, 10] * 3, [10, 10, 11, 11, 12]),
    ],
)
def test_twenty_movement_cards(deck: str, with_pieces: list[int], alone: list[int]) -> None:
    """G1.4 Every pair of pieces once, each value equally often; five show a number alone."""
    cards = box(deck=deck).cards
    pairs = [one.pieces for one in cards if one.pieces]
    assert Counter(pairs) == Counter(combinations(range(6), 2))
    assert sorted(one.value for one in cards if one.pieces) == sorted(with_pieces)
    assert sorted(one.value for one in cards if not one.pieces) == alone


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_always(seats: int) -> None:
    """G1.4 10 cards are laid aside with two players, 5 with three, none with four."""
    t = Table(seats, at="end", round=5)
    assert t.kind == "over"
    assert t.s.unseen.bit_count() == {2: 10, 3: 5, 4: 0}[seats]


def test_each_value_shows_each_piece_alike() -> None:
    """G1.4 House: every piece is on five of the fifteen cards."""
    counts = Counter(piece for one in box().cards for piece in one.pieces)
    assert set(counts.values()) == {5}


def test_twelve_midnight_cards() -> None:
    """G1.5 An option; without it none is ever turned."""
    assert len(set(MIDNIGHTS)) == 12
    assert box().midnight_rounds == 0


# Cards that a table types in


def refusal(content: Mapping[str, object], hall: str = "new") -> str:
    with pytest.raises(BadSetup) as refused:
        box(content=content, hall=hall)
    return f"{refused.value.key} {refused.value.params['field']}"


def test_cards_that_say_something_else() -> None:
    """G1.4 A table may type in its own; what is no card is refused by its field."""
    own = {"decks": {"measured": {"alone": [1, 2, 3, 4, 5]}}}
    assert [one.value for one in box(content=own).cards][-5:] == [1, 2, 3, 4, 5]
    for wrong in ("desk piano", "desk desk 4", "desk sofa 4", "desk piano 0", "desk piano 41"):
        assert refusal({"decks": {"measured": {"pairs": [wrong]}}}) == (
            "content-card decks.measured.pairs"
        )


def test_cards_for_a_round_at_least() -> None:
    """G1.4 More can't be laid aside than leaves a card for each."""
    assert refusal({"players": {"4": {"removed": 17}}}) == "content-removed players.4.removed"
    assert box(content={"players": {"4": {"removed": 16}}}).rounds == 1


def test_a_home_for_each() -> None:
    """G2.1 One colour to a side."""
    for homes in (["south", "west", "north"], ["south", "west", "north", "south"]):
        assert refusal({"players": {"4": {"homes": homes}}}) == "content-homes players.4.homes"


def test_a_hall_of_ones_own_must_stand() -> None:
    """G2.2, G4.2 No piece over the edge, none that falls, none on another."""
    for place in ([10, 10, 0, "standing"], [300, 300, 0, "head"], [130, 470, 0, "standing"]):
        own = {"halls": {"grand-foyer": {"armchair": place}}}
        assert refusal(own, "grand-foyer") == "content-type halls.grand-foyer.armchair"


def test_cards_have_names_here() -> None:
    """The names that these tests use are those of the deck."""
    cards = box().cards
    assert cards[card("9")] == (9, -1, -1)
    assert cards[card("piano desk")].value == 5
