"""Djinn at a terminal: drawn or told in sentences, answered by numbers or by words."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from spiritboard.catalog import opened, table_side
from spiritboard.cli import REFUSED, run
from spiritboard.core.board import BRIEF, FULL, USUAL
from spiritboard.games.djinn.box import SPACES
from spiritboard.match import Match
from spiritboard.terminal.opening import Wishes
from spiritboard.terminal.rendering import rendered
from spiritboard.terminal.session import Ending
from spiritboard.text import LANGUAGES, Words
from tests.djinn.hunter import EASY, hunted
from tests.djinn.table import Table
from tests.terminal.desk import Desk, program

OWN_BOX = {"content": EASY["content"]}
"""Djinn are weak, and the first chest holds room for all of them."""


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_told_and_asked(language: str, plain: bool) -> None:
    wishes = Wishes("djinn", seats=2, bots="random", seed="1", options={"first": 0}, plain=plain)
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
    assert "R8.1 (D22): Once per turn at a round space" in desk.output


def test_a_place_by_its_name() -> None:
    """Clear and allowed: it is done. Not allowed: the rule is told."""
    desk = at_the_archive("2", "market", "work")
    assert (
        "That’s too far: you can only jump over spaces where a wizard is in your way. (D4)"
        in desk.output
    )
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
    assert "“action” could mean: 5 Skip the action: 2 magic; 6 Skip the action" in desk.output
    assert desk.session.match.view(0).circles == (3,)


def test_skipping_by_a_word_asks_for_what() -> None:
    assert "“skip” could mean: " in at_the_archive("skip").output


def test_a_batch_by_its_letters() -> None:
    """D22 What is missing for just these, a star for the boss; and who is not there."""
    desk = at_the_archive("2", "work", "capture bo*", "why capture n")
    assert "You need 16 magic and are 13 short. (D22)" in desk.output
    assert "There’s no such djinn. (D22)" in desk.output


def hunting(at: str, own: str, djinn: str, *typed: str, language: str = "en") -> tuple[Table, str]:
    """Alone in the town, about to act where djinn stand; after what is typed, and what was said."""
    desk = Desk(Wishes("djinn", seats=1, seed="4", plain=True), typed, language)
    table = Table(1, at, own, djinn={at: djinn} if djinn else {})
    desk.session.match.state = table.s
    desk.session.run()
    return table, desk.output


RICH = "magic=8 marker=9 coins=4 corks=1 bottles=op M02 M11 M12 K15"


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [
        ("en", "capture *+ into *p", "corked=P bottles=o"),
        ("en", "capture ★+ into ★o", "corked=O bottles=p"),
        ("en", "capture *+ into -", "held=X bottles=op"),
        ("cs", "polap *+ do *f", "corked=P bottles=o"),
        ("ru", "поймать *+ в *ф", "corked=P bottles=o"),
    ],
)
def test_the_bottle_of_a_boss_is_typed(language: str, typed: str, found: str) -> None:
    """D23 A boss goes into a bottle of any colour, or into a circle."""
    own = "magic=8 marker=9 corks=1 bottles=op"
    table, _ = hunting("R1", own, "bnX", typed, language=language)
    assert table.has(found)


def test_who_is_bottled_is_typed() -> None:
    """D23 With one cork and one circle: the blue one or the brown one."""
    own = "magic=8 marker=9 held=o corks=1 bottles=bn"
    for letter, other in ("bn", "nb"):
        table, _ = hunting("R1", own, "bnX", f"capture bn into {letter}")
        assert table.has(f"corked={letter} held=o{other}")


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "capture n with barnabas kalila into -"),
        ("en", "capture n into - with Kal, Barn"),
        ("cs", "polap h s barnabáš kalila do -"),
        ("ru", "поймать к маги варнава калила в -"),
    ],
)
def test_who_helps_is_typed(language: str, typed: str) -> None:
    """D22 Any mages, also a payment that nobody would list: both are more than is needed."""
    table, _ = hunting("R1", RICH, "bnX", typed, language=language)
    assert table.has("-M02 -M11 M12 K15 held=n coins=3 magic=8")


def test_nobody_helps_and_nothing_comes_along() -> None:
    """D24 The djinn that would come with the boss may be left."""
    table, _ = hunting("R1", RICH, "bnX", "capture *+ with - into -")
    assert table.has("held=X magic=0 M11")
    table, _ = hunting("R1", RICH, "bnX", "capture *+n with - into -")
    assert table.has("held=Xn magic=0 M11")


def test_bosses_of_the_supply_are_typed() -> None:
    """D19 How many, who helps, and into which bottles."""
    table, _ = hunting("M", RICH, "", "capture 1 with leander into p")
    assert table.has("corked=P bottles=o -M12 coins=3 magic=5")


def test_a_typed_batch_is_asked_about() -> None:
    """D22 What it would do, what is not said clearly, and what is refused."""
    asked = (
        "why capture n with barn kal",
        "capture b",
        "capture o with kal",
        "capture n with adila",
        "capture n with nemo",
    )
    _, said = hunting("R1", f"{RICH} M03", "bnX", *asked)
    assert "Yes, you can: Capture a brown djinn for 0 magic, helped by Barnabas and Kalila;" in said
    assert "“capture b” could mean: " in said
    assert "There’s no such djinn. (D22)" in said
    assert "That mage isn’t face up in front of you. (D22)" in said
    assert "“capture n with nemo” is neither an option nor a command." in said


def test_many_answers_are_folded_and_unfolded() -> None:
    desk = Desk(Wishes("djinn", seats=1, seed="4", plain=True), ["more 4", "5"])
    desk.session.run()
    shown, told = desk.output.split("> more 4")
    assert "4: Enter at the Academy" in shown
    assert "(+2: more 4)" in shown
    assert "5: Enter at the Academy" not in shown
    assert "5: Enter at the Academy" in told
    assert desk.session.match.view(0).place == (SPACES.index("S23"),)


@pytest.mark.parametrize("detail", [BRIEF, USUAL, FULL])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn(language: str, detail: int) -> None:
    """As a map where there is room; everything stands on it."""
    view = Match.new("djinn", 2, "4", {"first": 0}, (0,)).view(0)
    words = Words(language, "djinn", ["Eva", "Jana"], 0)
    console = Console(file=io.StringIO(), width=84, color_system=None)
    with console.capture() as captured:
        drawing = opened("djinn").board.draw(view, words, 84, detail)
        assert drawing is not None
        console.print(rendered(drawing))
    drawn = captured.get()
    for location in range(6):
        assert drawn.count(words("location-name", location=location)) >= 2
    assert drawn.count("★") == 6
    assert drawn.count("○") >= 6 + 2
    assert ("·  ·" in drawn) == (detail == FULL)
    assert max(len(line) for line in drawn.splitlines()) <= 84


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_drawn_and_played(language: str, seats: int, tmp_path: Path) -> None:
    wishes = Wishes("djinn", seats=seats, seed="1", options=OWN_BOX, plain=False)
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
    assert ended.stderr.startswith("/dev/stdin, line 2, awards.A99: there’s no such card")


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
        view = msgspec.to_builtins(table_side("djinn").picture(match.view(0)))
        options = [{"action": msgspec.to_builtins(action)} for action in match.options(0)]
        yield str(hunted(options, view, 0) + 1)


def plays_alone(folder: Path, tom: int) -> Desk:
    wishes = Wishes("djinn", seed="1", options={**OWN_BOX, "tom": tom}, plain=True)
    desk = Desk(wishes._replace(records=folder / "kept" / "records.json"), ())
    desk.typed = hunter(desk)
    assert desk.session.run() is Ending.OVER
    return desk


def test_records_are_kept_for_each_deck(tmp_path: Path) -> None:
    """R15.2 The best score and the tasks, over many matches."""
    first = plays_alone(tmp_path, 14)
    assert first.session.match.outcome is not None
    score = first.session.match.outcome.scores[0]
    assert f"A new best score with 14 cards in Tom’s deck: {score}!" in first.output
    assert "You complete a task: no mage with a key." in first.output
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
    desk = Desk(
        Wishes("shamans", seats=3, plain=True, records=tmp_path / "records.json"), ["records"]
    )
    desk.session.run()
    assert "No records are kept here." in desk.output


def test_a_spoilt_file_of_records_is_told_and_left_alone(tmp_path: Path) -> None:
    records = tmp_path / "kept" / "records.json"
    records.parent.mkdir()
    records.write_text("[]")
    desk = plays_alone(tmp_path, 15)
    assert desk.output.splitlines()[-1].startswith(f"{records} doesn’t hold best scores")
    assert records.read_text() == "[]"
