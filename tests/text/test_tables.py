"""The table in sentences: for every reader, also those who only look on, and for any game."""

from __future__ import annotations

import pytest
from msgspec import Struct

from spiritboard.core.values import WATCHER
from spiritboard.text import LANGUAGES, Words
from tests.shamans.table import Table

NAMES = ("Eva", "Jana", "Petr")


def told(table: Table, seat: int, language: str = "en") -> list[str]:
    return Words(language, "shamans", NAMES, seat).sentences(table.view(seat))


def test_a_player_hears_of_the_own_role_and_tiles() -> None:
    lines = told(Table(3, ["P1 ..."], shadows=[0], down={0: "portal"}), 0)
    assert lines[1] == "You are a Shadow."
    assert lines[2] == "Shadow track: space 16 of 24, 8 steps to the Moon."
    assert lines[3].startswith("Your hand: purple")
    assert "Eva: 0 points; 9 cards; face down: Portal; first player." in lines


@pytest.mark.parametrize("shadow", [0, 1, 2])
def test_a_watcher_hears_of_nobodys_role_or_hidden_tiles(shadow: int) -> None:
    lines = told(Table(3, shadows=[shadow], down={0: "portal"}), WATCHER)
    assert lines[1] == "Shadow track: space 16 of 24, 8 steps to the Moon."
    assert "Eva: 0 points; 9 cards; 1 face down; first player." in lines
    assert not [line for line in lines if "Shaman" in line or "a Shadow" in line or "hand" in line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [WATCHER, 0, 1])
def test_a_trick_is_told_in_the_order_of_play(seat: int, language: str) -> None:
    table = Table(3, ["...", "P4 ...", "P2 ..."], guide=1)
    table.play("P4 P2")
    (trick,) = [line for line in told(table, seat, language) if "Jana" in line and "Petr" in line]
    assert trick.index("Jana") < trick.index("Petr")


class ToyView(Struct):
    seat: int
    heap: tuple[int, ...]
    mood: str
    over: bool


@pytest.mark.parametrize(("language", "no"), [("en", "no"), ("cs", "ne"), ("ru", "нет")])
def test_a_game_without_sentences_is_told_field_by_field(language: str, no: str) -> None:
    lines = Words(language).sentences(ToyView(0, (3, 1), "calm", over=False))
    assert lines == ["Heap: 3, 1.", "Mood: calm.", f"Over: {no}."]
