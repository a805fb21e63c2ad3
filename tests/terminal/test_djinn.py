"""Djinn at a terminal: told in sentences, answered by numbers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spiritboard.catalog import manners
from spiritboard.cli import REFUSED, run
from spiritboard.match import Match
from spiritboard.terminal.opening import Wishes
from spiritboard.terminal.session import Ending
from spiritboard.text import LANGUAGES
from tests.djinn.hunter import EASY, hunted
from tests.terminal.desk import Desk, program


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_told_and_asked(language: str, plain: bool) -> None:
    wishes = Wishes("djinn", seats=2, bots="random", seed="1", first=0, plain=plain)
    desk = Desk(wishes, ["1", "1", "1", "1"], language)
    desk.session.run()
    assert len(desk.session.match.log) > 4


def test_a_word_is_not_understood_and_a_rule_is_read() -> None:
    desk = Desk(Wishes("djinn", seats=1, seed="1", plain=True), ["tavern", "rules D22"])
    desk.session.run()
    assert "“tavern” is neither an option nor a command." in desk.output
    assert "D22: Once in a turn at a round space" in desk.output


def test_tom_may_win() -> None:
    ended = program("play", "djinn", "--seats", "1", "--auto", "--bots", "random", "--seed", "6")
    assert ended.returncode == 0
    assert "Tom wins.\nThe game is lost, with " in ended.stdout


def test_a_wrong_value_of_a_box_is_refused_in_the_words_of_its_game() -> None:
    ended = program("play", "djinn", "--seats", "2", "--content", "/dev/stdin", typed=WRONG)
    assert ended.returncode == 2
    assert ended.stderr.startswith("/dev/stdin, line 2, awards.A99: there is no such card")


WRONG = """[awards]
A99 = { column = 1, points = 30 }
"""


def test_flags_choose_the_variant(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """R16.1, R16.2, D41, D43 As the options of a table in the browser."""
    file = tmp_path / "match.json"
    chosen = ("--first-game", "--long", "--tom", "12", "--no-extra-turn", "--record", str(file))
    ended = program("play", "djinn", *chosen)
    assert ended.returncode == 0, ended.stderr
    match = Match.load(file)
    assert match.seats == 1
    options = msgspec.to_builtins(match.settings)
    assert (options["first_game"], options["long"]) == (True, True)
    assert (options["tom"], options["extra_turn"]) == (12, False)
    assert run(["play", "--resume", str(file), "--first-game"], {}) == REFUSED
    assert "--first-game" in capsys.readouterr().err
    assert run(["play", "djinn", "--tom", "11"], {}) == REFUSED
    assert "12" in capsys.readouterr().err


def hunter(desk: Desk) -> Iterator[str]:
    """Types the number of what a hunter does; a script that sees the session it is typed into."""
    while True:
        match = desk.session.match
        view = msgspec.to_builtins(manners("djinn").picture(match.view(0)))
        options = [{"action": msgspec.to_builtins(action)} for action in match.options(0)]
        yield str(hunted(options, view, 0) + 1)


def plays_alone(folder: Path, tom: int) -> Desk:
    wishes = Wishes("djinn", seed="1", tom=tom, content=easy_box(folder), plain=True)
    desk = Desk(wishes._replace(records=folder / "kept" / "records.json"), ())
    desk.typed = hunter(desk)
    assert desk.session.run() is Ending.OVER
    return desk


def easy_box(folder: Path) -> Path:
    """The box of the hunter as a file of one's own."""
    file = folder / "easy.toml"
    content = EASY["content"]
    lines = [f"[{table}]\n" + rows(content[table]) for table in ("start", "capture", "chests")]
    file.write_text("\n".join([*lines, "[players.1]\nlinked = 0\n"]))
    return file


def rows(table: dict[str, Any]) -> str:
    return "".join(f"{name} = {inline(value)}\n" for name, value in table.items())


def inline(value: Any) -> str:
    if not isinstance(value, dict):
        return str(value)
    return "{ " + ", ".join(f"{name} = {inline(one)}" for name, one in value.items()) + " }"


def test_records_are_kept_for_each_deck(tmp_path: Path) -> None:
    """R15.2 The best score and the tasks, over many matches."""
    first = plays_alone(tmp_path, 14)
    assert first.session.match.outcome is not None
    score = first.session.match.outcome.scores[0]
    assert f"A new best score with 14 cards in Tom’s deck: {score}!" in first.output
    assert "You fulfil a task: no mage with a key." in first.output
    again = plays_alone(tmp_path, 14)
    assert f"Your best score with 14 cards in Tom’s deck: {score}." in again.output

    desk = Desk(Wishes("djinn", seats=1, plain=True, records=again.session.records), ["records"])
    desk.session.run()
    assert f"Best score: 14: {score}" in desk.output
    assert "No mage with a key: 14" in desk.output
    assert "At least 3 awards: nowhere yet" in desk.output


def test_a_match_that_is_over_is_not_kept_twice(tmp_path: Path) -> None:
    session, file = plays_alone(tmp_path, 15).session, tmp_path / "match.json"
    session.match.save(file)
    records = session.records
    assert records is not None
    before = records.read_bytes()
    desk = Desk(Wishes("djinn", resume=file, plain=True, records=records), ())
    assert desk.session.run() is Ending.OVER
    assert records.read_bytes() == before


def test_where_there_are_no_records(tmp_path: Path) -> None:
    desk = Desk(Wishes(seats=3, plain=True, records=tmp_path / "records.json"), ["records"])
    desk.session.run()
    assert "No records are kept here." in desk.output


def test_a_spoilt_file_of_records_is_told_and_left_alone(tmp_path: Path) -> None:
    records = tmp_path / "kept" / "records.json"
    records.parent.mkdir()
    records.write_text("[]")
    desk = plays_alone(tmp_path, 15)
    assert desk.output.splitlines()[-1].startswith(f"{records} does not hold records")
    assert records.read_text() == "[]"
