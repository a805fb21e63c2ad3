"""Bots of one's own: from a file, a module, an entry point, a class, an object or a function."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from spiritboard import BadSetup, Match, simulate
from spiritboard.arena import balance, duel
from spiritboard.bots import Bot, Budget, bot_for, bot_key, finding
from spiritboard.cli import run
from spiritboard.core.game import Game
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Capture
from tests.docs.test_docs import ROOT

STICKS = "tests.bots.sticks:Sticks"
LAST = '''
from helper import last

class Last:
    """The last of the options."""

    def decide(self, view, options, budget):
        return last(options)
'''


class Last:
    """The last of the options; it remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, Any, Any]] = []

    def decide(self, view: Any, options: Sequence[Action], budget: Budget) -> Action:
        self.given.append((view, options, budget))
        return options[-1]


class Drawing:
    """Any option, by its own stream."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: Any, options: Sequence[Action], budget: Budget) -> Action:
        return self.rng.choice(options)


class Wrong:
    def decide(self, view: Any, options: Sequence[Action], budget: Budget) -> Any:
        return "the red one"


def make_last() -> Last:
    return Last()


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with a bot, and another one that it imports."""
    (tmp_path / "mine.py").write_text(LAST)
    (tmp_path / "helper.py").write_text("def last(options): return options[-1]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("mine", "helper", str(tmp_path / "mine.py")):
        monkeypatch.delitem(sys.modules, name, raising=False)
    finding.maker_at.cache_clear()
    return tmp_path / "mine.py"


@pytest.mark.parametrize("spec", ["./mine.py:Last", "mine:Last", "mine.py:Last:20"])
def test_a_bot_in_a_file_or_module(file: Path, spec: str) -> None:
    by_name = simulate("shamans", seats=3, games=3, seed=1, bots=[spec, "random", "random"])
    by_class = simulate("shamans", seats=3, games=3, seed=1, bots=[Last, "random", "random"])
    assert by_name.outcomes == by_class.outcomes


def test_a_bot_in_a_file_plays_in_other_processes_too(file: Path) -> None:
    alone, together = (
        simulate("shamans", 3, games=4, seed=1, bots="./mine.py:Last", processes=processes)
        for processes in (1, 2)
    )
    assert alone == together


def test_an_installed_bot_is_found_by_its_name(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("lasting", "mine:Last", finding.GROUP)
    monkeypatch.setattr(finding, "entry_points", lambda **_: [entry])
    finding.installed.cache_clear()
    try:
        named = simulate("shamans", 3, games=1, bots="lasting")
    finally:
        finding.installed.cache_clear()
    assert named.outcomes == simulate("shamans", 3, games=1, bots=Last).outcomes


@pytest.mark.parametrize("bot", [Last, Last(), make_last], ids=["class", "object", "function"])
def test_python_takes_a_class_an_object_or_a_function(bot: Any) -> None:
    found = simulate("shamans", seats=3, games=1, seed=2, bots=[bot, "greedy", "greedy"])
    assert found.bots[0] in ("Last", "make_last")
    assert duel(STICKS, bot, "random", 2, deals=2).games == 4
    assert balance(STICKS, 2, games=1, bots=bot).games == 1


def test_it_gets_its_view_its_options_and_its_budget_and_nothing_else() -> None:
    match = Match.new("shamans", seats=3, seed=1)
    assert match.decision is not None
    seat = match.decision.seats[0]
    own = Last()
    bot_for(own, "shamans", b"").decide(match.view(seat), match.options(seat))
    ((view, options, budget),) = own.given
    assert view == match.view(seat)
    assert options == tuple(match.options(seat))
    assert budget == Budget()


def test_a_budget_follows_the_last_colon(file: Path) -> None:
    assert bot_for("mine.py:Last:20", "djinn", b"").budget == Budget(iterations=20)
    assert bot_for("mine.py:Last:0.5cpu", "djinn", b"").budget == Budget(processor=0.5)


def test_it_draws_from_a_stream_of_its_own() -> None:
    """By question: what it drew before, and whether it is made anew, does not matter."""
    match = Match.new("shamans", seats=3, seed=1)
    assert match.decision is not None
    seat = match.decision.seats[0]
    asked = match.view(seat), match.options(seat)
    one, other = (bot_for(Drawing, "shamans", bot_key(str(seed), seat)) for seed in (1, 2))
    answers = [one.decide(*asked) for _ in range(3)]
    assert len(set(answers)) == 1
    keys = [bot_key(str(seed), seat) for seed in range(20)]
    assert len({bot_for(Drawing, "shamans", key).decide(*asked) for key in keys}) > 1
    assert other.decide(*asked) == other.decide(*asked)


def test_a_maker_gets_what_it_names() -> None:
    found: dict[str, Any] = {}

    class Curious(Last):
        def __init__(self, game: Any, rng: Any, budget: Any) -> None:
            super().__init__()
            found.update(game=game, rng=rng, budget=budget)

    bot_for(Curious, "djinn", b"")
    assert isinstance(found["game"], Game)
    assert isinstance(found["rng"], Rng)
    assert found["budget"] == Budget()


def test_without_a_wish_it_does_nothing_out_of_turn() -> None:
    class Eager(Last):
        def impulse(self, view: Any, options: Sequence[Action]) -> Action:
            return options[0]

    view, options = Match.new("shamans", seats=3, seed=1).view(0), [Action()]
    assert bot_for(Last, "shamans", b"").impulse(view, options) is None
    assert bot_for(Eager, "shamans", b"").impulse(view, options) == options[0]


def test_one_of_our_own_kind_is_welcome_too() -> None:
    class Ours(Bot):
        name = "ours"

        def decide(
            self, view: Any, options: Sequence[Action], budget: Budget | None = None
        ) -> Action:
            return self.rng("decide", view).choice(options)

        def impulse(self, view: Any, options: Sequence[Action]) -> None:
            return None

    assert simulate(STICKS, 2, games=1, bots=Ours).decisions > 0


@pytest.mark.parametrize(
    ("bot", "key"),
    [
        (Wrong, "bot-not-an-option .bot: Wrong, answer: 'the red one'"),
        (list, "not-a-bot .name: list"),
        (7, "not-a-bot .name: int"),
        ("./nobody.py:Bot", "no-such-bot"),
        ("tests.bots.test_own:Nobody", "no-such-bot"),
        ("tests.bots.test_own:LAST", "not-a-bot"),
        ("nobody.at.all:Bot", "no-such-bot"),
    ],
)
def test_what_is_no_bot_is_refused(bot: Any, key: str) -> None:
    with pytest.raises(BadSetup, match=key):
        simulate("shamans", 3, games=1, bots=bot)


def test_an_answer_that_the_rules_refuse_is_told_with_its_rule() -> None:
    """Of actions with unbounded room not every one is listed; the table checks them."""

    class Greedy:
        def decide(self, view: Any, options: Sequence[Action], budget: Budget) -> Action:
            return Capture((), boss=False, free=-1, mages=(), bottled=(), boss_bottle=-1)

    with pytest.raises(BadSetup, match=r"bot-refused .bot: Greedy, .*why: \w+"):
        simulate("djinn", 2, games=1, bots=Greedy)


def test_a_class_that_no_other_process_can_find(capsys: pytest.CaptureFixture[str]) -> None:
    class Hidden(Last):
        pass

    with pytest.raises(BadSetup, match="cannot-be-sent"):
        simulate(STICKS, 2, games=2, bots=Hidden, processes=2)


def test_every_command_takes_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = "./mine.py:Last"
    few = ["--seed", "1", "--lang", "en"]
    one = ["--games", "1", *few]
    assert run(["simulate", "shamans", "--seats", "3", "--bots", bot, *one], {}) == 0
    assert run(["balance", "shamans", "--players", "3", "--bots", bot, *one], {}) == 0
    assert run(["duel", bot, "random", "--game", STICKS, "--deals", "2", *few], {}) == 0
    assert run(["duel", "mine:Last", "random", f"--game={STICKS}", "--deals", "2", *few], {}) == 0
    play = ["play", "shamans", "--seats", "3", "--auto", "--plain"]
    assert run([*play, "--bots", bot, *few], {}) == 0
    assert "./mine.py:Last against random" in capsys.readouterr().out


def test_the_example_of_the_docs_beats_random_play() -> None:
    spec = f"{ROOT / 'docs' / 'bots' / 'dreamer.py'}:Dreamer:60"
    found = duel(STICKS, spec, "random", 2, deals=10, seed=1)
    assert found.share.low > 0.5
