"""Levels by name: what plays for each, how often the easy ones err, and what was measured of them."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

import msgspec
import pytest

from spiritboard import BadSetup, Match, simulate
from spiritboard.bots import bot_for, strength
from spiritboard.bots.bot import ErringBot, GreedyBot
from spiritboard.bots.levels import NAMED, OFFERED, OURS, check_level, spec_of, timed
from spiritboard.bots.seating import SLIPS
from spiritboard.bots.strength import Strength, Strengths, level_of, strengths, written
from spiritboard.bots.thinker import SearchBot
from spiritboard.catalog import opened, ours
from spiritboard.core.rng import Rng
from spiritboard.core.rollout import RolloutMind
from spiritboard.core.values import Action
from spiritboard.terminal.opening import seated_bots
from spiritboard.text import LANGUAGES, Words

MEASURED = Strengths(
    rules="wisps-1",
    command='spiritboard arena wisps --seed "a b"',
    measure="rating",
    games=12,
    levels={"greedy": Strength("greedy", 1200, 30), "search": Strength("search:0.1cpu", 1300, 31)},
)


def test_people_choose_from_easy_to_strongest() -> None:
    assert list(NAMED) == ["beginner", "casual", "sharp", "strongest"]
    assert OFFERED == ("beginner", "casual", "greedy", "search")
    for level in OURS:
        check_level(level)
        assert spec_of(level) == level


@pytest.mark.parametrize(
    ("typed", "kind", "name"),
    [
        ("beginner", ErringBot, "beginner"),
        ("casual", ErringBot, "casual"),
        ("sharp", GreedyBot, "greedy"),
        ("strongest:7", SearchBot, "search"),
    ],
)
def test_a_level_may_be_typed_and_a_record_names_the_bot(typed: str, kind: type, name: str) -> None:
    """So that a match can be resumed with whoever played before."""
    bot = bot_for(typed, "shamans", b"")
    assert type(bot) is kind
    assert bot.name == name
    assert type(bot_for(bot.name, "shamans", b"")) is kind


@pytest.mark.parametrize("spec", ["beginner:30", "casual:0.1s", "sharp:9"])
def test_who_does_not_think_has_no_budget(spec: str) -> None:
    with pytest.raises(BadSetup, match="unknown-bot"):
        bot_for(spec, "shamans", b"")


@pytest.mark.parametrize("level", SLIPS)
def test_an_easy_bot_takes_its_time_as_any_other(level: str) -> None:
    """No budget is written behind it: the table waits for all of them alike."""
    assert timed(level, 0.6) == level


class Asked:
    """As much of a view as a bot that draws needs."""

    seat = 0

    def __init__(self, question: int) -> None:
        self.question = question


@pytest.mark.parametrize("level", SLIPS)
def test_so_often_it_errs_and_always_the_same_way(level: str) -> None:
    """Wherever the quick choice is the first answer, any other is a slip."""
    bot = ErringBot(level, b"key", First(), SLIPS[level])
    options = [Number(number) for number in range(1000)]
    found = [bot.decide(Asked(question), options) for question in range(2000)]
    slips = sum(answer != Number(0) for answer in found)
    assert abs(slips / 2000 - SLIPS[level] / 100) < 0.04
    assert found == [bot.decide(Asked(question), options) for question in range(2000)]


class Number(Action, frozen=True, tag="number"):
    """Any answer."""

    number: int


class First(RolloutMind):
    """Likes the first answer."""

    def __init__(self) -> None:
        pass

    def choose(self, view: object, options: Sequence[Action], rng: Rng) -> Action:
        return options[0]


@pytest.mark.slow
def test_each_level_is_stronger_than_the_one_before() -> None:
    """At Djinn, where one bad choice decides little."""
    for weak, strong in (("random", "beginner"), ("beginner", "casual"), ("casual", "greedy")):
        points = simulate("djinn", 2, 12, 1, [strong, weak]).mean_scores
        assert points[0] > points[1], (weak, strong, points)


# What was measured


MEASURED_GAMES = [name for name in ours() if strength.FILE in opened(name).content]


@pytest.mark.parametrize("name", MEASURED_GAMES)
def test_what_is_kept_of_our_games_can_be_read(name: str) -> None:
    """All levels that are offered, the easiest first, by a command of that game."""
    found = msgspec.convert(opened(name).content[strength.FILE], Strengths)
    assert found.rules.startswith(name)
    assert tuple(found.levels) == OFFERED
    assert all(level.error > 0 for level in found.levels.values())
    assert name in found.command or "scene odds" in found.command
    assert found.levels["beginner"].value < found.levels["search"].value


def test_what_is_written_is_read_again() -> None:
    assert tomllib.loads(written(MEASURED))["levels"]["search"]["bot"] == "search:0.1cpu"
    assert msgspec.convert(tomllib.loads(written(MEASURED)), Strengths) == MEASURED


def test_a_level_is_known_by_its_bot() -> None:
    assert [level_of(bot) for bot in ("strongest:9", "search:0.1cpu", "sharp", "casual")] == [
        "search",
        "search",
        "greedy",
        "casual",
    ]


def test_a_game_that_measured_nothing_shows_nothing() -> None:
    assert strengths("tests.kit.wisps:Wisps") is None


def test_what_older_rules_measured_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    found = opened("djinn")
    older = {**found.content[strength.FILE], "rules": "djinn-0"}
    monkeypatch.setitem(found.content._read, strength.FILE, older)
    assert strengths("djinn") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name(language: str) -> None:
    words = Words(language)
    assert words.has("cli-level-rating")
    names = {level: words("page-level", level=level) for level in OURS}
    assert len(set(names.values())) == len(OURS)
    assert not set(names.values()) & set(OURS)


def test_a_resumed_match_has_the_same_levels() -> None:
    match = Match.new("shamans", 3, "a seed")
    bots = seated_bots(match, None, "beginner,sharp,casual")
    assert [bots[seat].name for seat in range(3)] == ["beginner", "greedy", "casual"]
