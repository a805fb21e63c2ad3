"""Content files: marks on every value, and a player's own numbers with helpful refusals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spiritboard import BadSetup, Match, game
from spiritboard.catalog.content import MARKS, changes_from, line_of, marked_box_of
from spiritboard.games.shamans.knowledge import box_of


def values(tables: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in tables.items():
        if isinstance(value, dict) and "value" not in value:
            yield from values(value, f"{path}{name}.")
        else:
            yield path + name, value


def test_every_value_says_where_it_comes_from() -> None:
    found = dict(values(marked_box_of("shamans")))
    assert len(found) == 40
    for path, value in found.items():
        assert set(value) == {"value", "from"}, path
        assert value["from"] in MARKS, path


def changed(tmp_path: Path, text: str) -> dict[str, Any]:
    file = tmp_path / "my-board.toml"
    file.write_text(text)
    return changes_from(file, game("shamans"))


def test_a_player_may_change_any_value(tmp_path: Path) -> None:
    """S2.1 The numbers printed on one's own board."""
    changes = changed(tmp_path, "[track]\nmoon = 30\n\n[players.3]\nstart = 20\n")
    match = Match.new("shamans", seats=3, seed=1, options={"content": changes})
    assert match.view(0).pawn == 20
    assert box_of(match.view(0)).moon == 30


@pytest.mark.parametrize("path", [path for path, _ in values(marked_box_of("shamans"))])
def test_each_value_can_be_replaced_and_is_checked(path: str, tmp_path: Path) -> None:
    table, _, name = path.rpartition(".")
    with pytest.raises(BadSetup) as caught:
        changed(tmp_path, f'# mine\n[{table}]\n{name} = "wrong"\n')
    assert caught.value.key == "content-wrong"
    assert caught.value.params["field"] == path
    assert caught.value.params["line"] == 3
    assert str(caught.value.params["file"]).endswith("my-board.toml")


@pytest.mark.parametrize(
    ("text", "line", "field"),
    [
        ("[track]\nmoon = 0", 2, "track.moon"),
        ("[track]\nmoon = 100", 2, "track.moon"),
        ("[track]\nmoon = 9.5", 2, "track.moon"),
        ("\n\n[track]\nsun = 9", 4, "track.sun"),
        ("[sky]\nmoon = 9", 1, "sky"),
        ("[players.3]\nstart = 36", 2, "players.3.start"),
        ("[players.4]\n\nhand = 10", 3, "players.4.hand"),
        ("[players.5]\nshamans = 4", 2, "players.5.shamans"),
        ("[players.6]\nhand = 4", 1, "players.6"),
        ('[rituals]\nred = "exorcism"', 2, "rituals.red"),
        ("[tiles]\ndagger = 0\nportal = 0\nmoonstone = 0\nmask = 2", 2, "tiles.dagger"),
        ("players.3.start = 99", 1, "players.3.start"),
    ],
)
def test_a_wrong_value_is_refused_by_file_line_and_field(
    text: str, line: int, field: str, tmp_path: Path
) -> None:
    with pytest.raises(BadSetup) as caught:
        changed(tmp_path, text)
    assert (caught.value.params["line"], caught.value.params["field"]) == (line, field)


def test_what_is_no_toml_or_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="content-not-toml"):
        changed(tmp_path, "[track\nmoon = 3")
    with pytest.raises(BadSetup, match="content-unreadable"):
        changes_from(tmp_path / "nowhere.toml", game("shamans"))


def test_line_of_a_field_that_is_not_there() -> None:
    assert line_of("[track]\nmoon = 1", "step.portal") == 1
