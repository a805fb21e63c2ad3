"""The command line: what it says, and with which code it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiritboard.catalog import shelf
from spiritboard.cli import INTERRUPTED, REFUSED, run
from spiritboard.match import Match
from tests.terminal.desk import program

ENGLISH = {"LANG": "en_GB.UTF-8"}


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The program's code, what it says, and what it complains of."""
    code = run(arguments, ENGLISH)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("dance", "Unknown command “dance”. Available: serve, store, play"),
        (
            "play shamans --fly",
            "Unknown option “--fly”. See “spiritboard play shamans --help” for the list.",
        ),
        ("verify --fly", "Unknown option “--fly”. See “spiritboard verify --help”"),
        ("play shamans --seats", "“--seats” needs a value."),
        ("serve --data here --data there", "“--data” was given more than once."),
        ("play shamans --seats many", "“many” isn’t valid for --seats. Possible: a whole number."),
        ("play shamans --seats 9", "This game isn’t for 9. Number of players: 3, 4, 5."),
        ("play shamans --lang de", "Unknown language “de”. Available: en, cs, ru."),
        ("play shamans --edition fr", "“fr” isn’t valid for --edition. Possible: cs, ru."),
        ("play shamans --bots genius", "Unknown bot “genius”."),
        ("play shamans --seats 4 --bots greedy,random", "You named 2 bots for 3 seats."),
        ("play shamans --first 4 --seats 3", "There’s no such seat: this table has 3."),
        ("play shamans --content nowhere.toml", "Can’t read nowhere.toml: there’s no such file"),
        ("play --resume nowhere.json", "Can’t read nowhere.json: there’s no such file"),
        ("play --resume nowhere.json --seed 1", "--seed is for a new match"),
        ("play shamans --record /nowhere/m.json", "Can’t write /nowhere/m.json: there’s no such"),
        ("play chess", "Unknown game “chess”. Available: djinn, ducharina, shamans, wildwoods."),
        ("play no.such:game", "“no.such:game” can’t be loaded (there’s no module “no”)"),
        ("play shamans chess", "“chess” isn’t expected here."),
        ("play os:path", "“os:path” isn’t a game"),
        ("rules chess", "Unknown game “chess”."),
        ("verify", "“FILE” needs a value."),
        ("verify nowhere.json", "Can’t read nowhere.json: there’s no such file"),
        ("simulate shamans --games 0", "The number of games can’t be 0: it has to be 1 or more."),
        ("simulate shamans --seats 7", "This game isn’t for 7."),
        ("check shamans --seats 2", "This game isn’t for 2."),
        ("play shamans --tom 14", "Unknown option “--tom”."),
        ("play djinn --tom 99", "“99” isn’t valid for the option “tom”. Possible: 12–15."),
        (
            "play djinn --tom 14 --seats 2",
            "The option “tom” only works with this many seats: 1.",
        ),
        ("simulate djinn --tom 14 --seats 2", "The option “tom” only works with"),
        ("balance djinn --tom 14 --players 2", "The option “tom” only works with"),
        ("simulate djinn --processes 0", "The number of processes can’t be 0"),
        ("simulate", "Which game? Available: djinn, ducharina, shamans, wildwoods."),
        (
            "balance shamans --games 1 --output /nowhere/x.md",
            "Can’t write /nowhere/x.md: there’s no",
        ),
        ("serve --port 99999", "--port can’t be “99999”. Possible: 0–65535."),
        ("serve --port -1", "--port can’t be “-1”."),
        ("serve --bot-processes 0", "--bot-processes can’t be “0”."),
        ("serve --live-seconds nan", "--live-seconds can’t be “nan”."),
        ("serve --origin nowhere", "--origin can’t be “nowhere”."),
        (
            "serve --port 0 --host 300.1.1.1",
            "Can’t listen at 300.1.1.1: this computer has no such address",
        ),
        ("serve --port 0 --data /dev/null", "Can’t keep tables in /dev/null: "),
        ("check shamans --matches 0", "The number of games can’t be 0"),
        ("check shamans --seats x", "This game isn’t for x. Number of players: 3, 4, 5."),
    ],
)
def test_refusals_are_one_line_that_says_what_was_expected(
    capsys: pytest.CaptureFixture[str], arguments: str, reason: str
) -> None:
    code, out, err = said(capsys, *arguments.split())
    assert (code, out) == (REFUSED, "")
    assert err.startswith(reason)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "reason"),
    [("cs", "Tuto hru nelze hrát v počtu 9."), ("ru", "Игроков не может быть 9.")],
)
def test_refusals_in_other_languages(
    capsys: pytest.CaptureFixture[str], language: str, reason: str
) -> None:
    assert said(capsys, "play", "shamans", "--seats", "9", "--lang", language)[2].startswith(reason)


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "Can’t keep tables in {}: it isn’t a folder."),
        ("cs", "Do složky {} nelze ukládat stoly: není to složka."),
        ("ru", "В папке {} столы хранить нельзя: это не папка."),
    ],
)
def test_tables_are_not_kept_in_a_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, reason: str
) -> None:
    """Where a folder is expected: a line that says so, and the file is left as it was."""
    file = tmp_path / "tables"
    file.write_text("mine")
    code, out, err = said(capsys, "serve", "--data", str(file), "--lang", language)
    assert (code, out, err) == (REFUSED, "", reason.format(file) + "\n")
    assert file.read_text() == "mine"


def test_play_alone_lists_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "play")
    assert code == 0
    assert [line.partition(":")[0] for line in out.splitlines()[:-1]] == list(shelf())
    assert f"spiritboard play {shelf()[0]}" in out


def test_an_option_may_say_how_many_play(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "simulate", "djinn", "--tom", "14", "--games", "1")[1]
    assert out.startswith("Djinn, 1 seat: 1 game, ")


@pytest.mark.parametrize(("language", "edition"), [("en", "ru"), ("cs", "cs"), ("ru", "ru")])
def test_the_edition_is_that_of_ones_language(language: str, edition: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    program("play", "shamans", "--lang", language, "--record", str(file), typed="")
    assert Match.load(file).settings.edition == edition


def test_a_match_is_resumed_under_its_own_name(
    capsys: pytest.CaptureFixture[str], recorded: Path
) -> None:
    code, _, err = said(capsys, "play", "djinn", "--resume", str(recorded))
    assert (code, err) == (REFUSED, f"{recorded} holds a match of shamans, not of djinn.\n")


def test_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "rules", "shamans", "--lang", "ru")
    assert code == 0
    assert "Ритуал Нейтрализации" in out
    assert "S8.4" in out
    assert said(capsys, "rules", "shamans", "--markdown")[1].startswith("# Rules of Shamans\n")


def test_simulate_sums_up(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(
        capsys, "simulate", "shamans", "--seats", "3", "--games", "4", "--seed", "1"
    )
    assert code == 0
    assert out.startswith("Shamans, 3 seats: 4 games, ")
    assert len(out.splitlines()) == 4


def test_check_prints_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, "check", "shamans", "--seats", "3", "--matches", "1")
    assert code == 0
    assert out.startswith("shamans: 2 matches, ")
    assert "  matches-end\n" in out
    assert err.startswith("seats: 3; ShamansOptions(")


def test_check_speaks_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    given = ("check", "tests.kit.toy:Bids", "--seats", "3", "--seconds", "0")
    code, out, err = said(capsys, *given, "--lang", "cs")
    assert code == 0
    assert out.startswith("bids: partie ")
    assert "\nOtázky:\n" in out
    assert err.startswith("kontroly u jedné otázky z 199: partie ")


def test_check_ends_when_its_time_is_up(capsys: pytest.CaptureFixture[str]) -> None:
    """Also in the middle of the first pass, if a game has so many variants; it says how far it came."""
    code, out, err = said(capsys, "check", "djinn", "--seconds", "0")
    assert code == 0
    assert out.startswith("djinn: 1 match, ")
    assert err.splitlines()[1] == (
        "Time ran out: 1 of 32 variants were played. Give it more with --seconds."
    )


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match that bots have played to the end."""
    file = tmp_path_factory.mktemp("matches") / "match.json"
    done = program(
        "play", "shamans", "--seats", "3", "--seed", "5", "--auto", "--record", str(file)
    )
    assert done.returncode == 0, done.stderr
    assert " wins with " in done.stdout
    assert "\x1b" not in done.stdout
    return file


def test_a_recorded_match_is_verified(capsys: pytest.CaptureFixture[str], recorded: Path) -> None:
    published = Match.load(recorded).commitment
    code, out, _ = said(capsys, "verify", str(recorded), "--published", published)
    assert code == 0
    assert out.startswith("The record is sound: ")
    assert out.endswith("The match is over.\n")
    code, _, err = said(capsys, "verify", str(recorded), "--published", "0" * 64)
    assert code == REFUSED
    assert err.startswith("The record doesn’t belong to the hash")


def test_a_record_that_was_cut_off_or_edited_is_refused(
    capsys: pytest.CaptureFixture[str], recorded: Path, tmp_path: Path
) -> None:
    data = recorded.read_bytes()
    hurt = tmp_path / "hurt.json"
    for spoilt, reason in (
        (data[: len(data) // 2], "The file is incomplete"),
        (data.replace(b'"seats":3', b'"seats":4', 1), "The file was changed after it was saved"),
        (b"{}", "The file isn’t a match record"),
        (b"", "The file is incomplete"),
    ):
        hurt.write_bytes(spoilt)
        for command in (["verify"], ["play", "--resume"]):
            code, _, err = said(capsys, *command, str(hurt))
            assert code == REFUSED
            assert err.startswith(reason)
            assert err.count("\n") == 1


def test_an_unfinished_match_is_not_written_over(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    Match.new("shamans", 3, seed=1, people=(0,)).save(file)
    before = file.read_bytes()
    code, _, err = said(capsys, "play", "shamans", "--record", str(file))
    assert code == REFUSED
    assert "already holds" in err
    assert file.read_bytes() == before


def test_a_players_own_box(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[track]\nmoon = 3\n")
    code, _, err = said(capsys, "play", "shamans", "--content", str(file))
    assert code == REFUSED
    assert err.startswith(f"{file}, line ")
    file.write_text("[track]\nmoon = 39\n")
    done = program("play", "shamans", "--seats", "3", "--content", str(file), typed="")
    assert done.returncode == 0
    assert "14 steps from the Moon" in done.stdout


def test_the_real_program_by_hand(tmp_path: Path) -> None:
    """Typed by a person, in Czech by the locale, until the typing ends; then from the file on."""
    file = tmp_path / "partie.json"
    done = program(
        "play", "shamans", "--seats", "3", "--seed", "2", "--record", str(file), typed="1\n1\nulož\nproč portál\n",
        LC_ALL="cs_CZ.UTF-8",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Nemáte žádný portál. (S5.1)" in done.stdout
    assert f"Pokračujte: spiritboard play --resume {file}" in done.stdout
    answers = len(Match.load(file).log)
    done = program("play", "--resume", str(file), "--lang", "ru", typed="1\nвыход\n")
    assert done.returncode == 0, done.stderr
    assert "Партия продолжается." in done.stdout
    assert len(Match.load(file).log) > answers


def test_without_a_record_it_says_that_nothing_is_kept() -> None:
    done = program("play", "shamans", "--seats", "3", "--seed", "2", typed="quit\n")
    assert done.returncode == 0
    assert "The match wasn’t saved." in done.stdout


def test_an_interrupt_ends_politely(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    file = tmp_path / "match.json"
    code, out, err = said(capsys, "play", "shamans", "--seats", "3", "--record", str(file))
    assert (code, err) == (INTERRUPTED, "")
    assert f"--resume {file}" in out
    assert Match.load(file).outcome is None
