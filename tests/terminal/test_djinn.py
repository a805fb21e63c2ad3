"""Djinn at a terminal: drawn or told in sentences, answered by numbers or by words."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from spiritboard.catalog import manners
from spiritboard.cli import REFUSED, run
from spiritboard.games.djinn.box import SPACES
from spiritboard.match import Match
from spiritboard.terminal.board import board_of
from spiritboard.terminal.opening import Wishes
from spiritboard.terminal.session import Ending
from spiritboard.text import LANGUAGES, Words
from tests.djinn.hunter import EASY, hunted
from tests.terminal.desk import Desk, program


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_told_and_asked(language: str, plain: bool) -> None:
    wishes = Wishes("djinn", seats=2, bots="random", seed="1", first=0, plain=plain)
    desk = Desk(wishes, ["1", "1", "1", "1"], language)
    desk.session.run()
    assert len(desk.session.match.log) > 4


def at_the_archive(*typed: str, plain: bool = True, language: str = "en") -> Desk:
    """Alone in the town: the first turn at the square of the Archive, then what is typed."""
    desk = Desk(Wishes("djinn", seats=1, seed="4", plain=plain), ["1", *typed], language)
    desk.session.run()
    return desk


def test_a_word_is_not_understood_and_a_rule_is_read() -> None:
    desk = at_the_archive("dragon", "rules D22")
    assert "“dragon” is neither an option nor a command." in desk.output
    assert "D22: Once in a turn at a round space" in desk.output


def test_a_place_by_its_name() -> None:
    """Clear and allowed: it is done. Not allowed: the rule is told."""
    desk = at_the_archive("2", "market", "work")
    assert "That is too far: you pass only spaces where a wizard bars your way. (D4)" in desk.output
    assert desk.session.match.view(0).place == (SPACES.index("R2"),)


@pytest.mark.parametrize(
    ("language", "typed"), [("cs", "dílna kulaté"), ("ru", "мастерская круглое")]
)
def test_a_place_in_other_languages(language: str, typed: str) -> None:
    desk = at_the_archive("2", typed, language=language)
    assert desk.session.match.view(0).place == (SPACES.index("R2"),)


def test_an_answer_by_some_of_its_words() -> None:
    """Two words of one answer; one word of several of them names them all."""
    desk = at_the_archive("action", "magic circle")
    assert "“action” could mean: 5 No action here: 2 magic; 6 No action here" in desk.output
    assert desk.session.match.view(0).circles == (3,)


def test_skipping_by_a_word_asks_for_what() -> None:
    assert "“skip” could mean: " in at_the_archive("skip").output


def test_a_batch_by_its_letters() -> None:
    """D22 What is missing for just these, a star for the boss; and who is not there."""
    desk = at_the_archive("2", "work", "capture bo*", "why capture n")
    assert "You need 16 magic and lack 13. (D22)" in desk.output
    assert "There is no such djinn. (D22)" in desk.output


def test_many_answers_are_folded_and_unfolded() -> None:
    desk = Desk(Wishes("djinn", seats=1, seed="4", plain=True), ["more 4", "5"])
    desk.session.run()
    shown, told = desk.output.split("> more 4")
    assert "4: Enter at the Academy" in shown
    assert "(+2: more 4)" in shown
    assert "5: Enter at the Academy" not in shown
    assert "5: Enter at the Academy" in told
    assert desk.session.match.view(0).place == (SPACES.index("S23"),)


@pytest.mark.parametrize("height", [24, 40])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn(language: str, height: int) -> None:
    """As a map where there is room; everything stands on it."""
    view = Match.new("djinn", 2, "4", {"first": 0}, (0,)).view(0)
    words = Words(language, "djinn", ["Eva", "Jana"], 0)
    console = Console(file=io.StringIO(), width=84, color_system=None)
    with console.capture() as captured:
        console.print(board_of("djinn").draw(view, words, 84, height))
    drawn = captured.get()
    for location in range(6):
        assert drawn.count(words("location-name", location=location)) >= 2
    assert drawn.count("★") == 6
    assert drawn.count("○") >= 6 + 2
    assert ("·  ·" in drawn) == (height == 40)
    assert max(len(line) for line in drawn.splitlines()) <= 84


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_drawn_and_played(language: str, seats: int, tmp_path: Path) -> None:
    wishes = Wishes("djinn", seats=seats, seed="1", content=easy_box(tmp_path), plain=False)
    desk = Desk(wishes, (), language)
    desk.typed = hunter(desk)
    assert desk.session.run() is Ending.OVER
    assert desk.session.match.outcome is not None


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
    file.write_text("\n".join([*lines, "[players.1]\nlinked = 0\n", "[players.2]\nrefill = 0\n"]))
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
