"""The lesson: its script can be played, and what its tips say is so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.catalog import table_side
from spiritboard.core.table_side import Lesson, Move
from spiritboard.core.values import Event
from spiritboard.games.djinn.actions import LetBe, PlaceSecret
from spiritboard.games.djinn.box import COINS, ROUNDS, SOURCE
from spiritboard.games.djinn.rows import djinn_at
from spiritboard.games.djinn.state import DjinnState
from spiritboard.match import Match
from spiritboard.server.script import Script
from spiritboard.text import LANGUAGES, Words
from tests.djinn.table import award, chest, gear, location, mage, space

FOUND = table_side("djinn").lesson
assert FOUND is not None
LESSON: Lesson = FOUND
ME, RIVAL = 0, 1
PURPLE = 3


def new_match() -> Match:
    return Match.new("djinn", LESSON.seats, seed=LESSON.seed, options=LESSON.options)


def state_of(match: Match) -> DjinnState:
    assert isinstance(match.state, DjinnState)
    return match.state


class Scene:
    """A move of the script: the table before it, and what came of it."""

    def __init__(self, move: Move, match: Match) -> None:
        s = state_of(match)
        self.move = move
        self.kind = match.decision.kind if match.decision else ""
        self.means = (s.magic[ME], s.coins[ME], s.scrolls[ME], s.corks[ME])
        self.circles = s.free_circles(ME)
        self.at = s.place[ME]
        self.djinn = list(s.djinn)
        self.corked = s.corked[PURPLE]
        self.said = {
            language: Words(language, "djinn", ("Ann", "Bob"), ME).option(
                match.view(move.seat), match.game.action(move.action)
            )
            for language in LANGUAGES
        }
        self.events = match.play(move.seat, move.action)

    def told(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key]

    def purple_at(self, name: str) -> int:
        return self.djinn[djinn_at(space(name), PURPLE)]


def scenes() -> Iterator[Scene]:
    match = new_match()
    for move in LESSON.moves:
        yield Scene(move, match)


def tipped() -> dict[str, Scene]:
    return {scene.move.tip.removeprefix("lesson-"): scene for scene in scenes() if scene.move.tip}


@pytest.fixture(scope="module")
def story() -> dict[str, Scene]:
    return tipped()


def test_the_script_is_legal_from_its_seed_and_ends_with_an_award() -> None:
    match = new_match()
    for move in LESSON.moves:
        assert match.decision is not None
        assert move.seat in match.decision.seats
        assert match.game.action(move.action) in match.options(move.seat)
        match.play(move.seat, move.action)
    s = state_of(match)
    assert s.awards[award("A05")] == ME
    assert s.turn == 11
    assert s.seat() == RIVAL


NAMED = {
    "hire": ("Parviz", "Parviz", "Парвиз"),
    "craft": ("Craftsman’s Cloak", "Plášť řemeslníka", "Плащ ремесленника"),
    "award": ("ward 5", "ocenění č. 5", "№ 5"),
    "walk": ("Market", "Tržnice", "Рын"),
    "again": ("Market", "Tržnic", "Рын"),
    "source": ("Magic Source", "Zřídl", "Источник"),
    "catacombs": ("Catacombs", "Katakomb", "Катакомбы"),
    "workshop": ("Workshop", "Díln", "Мастерск"),
    "enter": ("outer north-west", "vnější", "внешн"),
}
"""By tip: what both the tip and the answer name, in every language."""


@pytest.mark.parametrize("tip", NAMED)
@pytest.mark.parametrize("nth", range(len(LANGUAGES)))
def test_a_tip_names_what_to_choose(story: dict[str, Scene], tip: str, nth: int) -> None:
    language, name = LANGUAGES[nth], NAMED[tip][nth]
    assert name in story[tip].said[language]
    assert name in Words(language, "djinn")(f"lesson-{tip}")


def test_it_is_a_first_game_and_the_learner_begins_at_the_tavern(story: dict[str, Scene]) -> None:
    s = state_of(new_match())
    assert s.first == ME
    assert not s.box.traits
    assert s.layout[space("T2")] == location("tavern")
    assert story["enter"].move.action == {"do": "enter", "space": space("T2"), "came": space("P12")}


def test_f7_parviz_is_what_the_tip_says(story: dict[str, Scene]) -> None:
    box = state_of(new_match()).box
    card = mage("M16")
    assert story["hire"].told("hires")[0].params["mage"] == card
    assert (box.mage_power[card], box.mage_colours[card], box.mage_fee[card]) == (3, 8, 2)


def test_the_market_sells_a_cork_and_a_bottle(story: dict[str, Scene]) -> None:
    assert story["cork"].at == space("R2")
    assert story["bottle"].kind == "trade-again"
    assert story["bottle"].purple_at("R2") == 2
    assert story["bottle"].told("gains-bottles")


def test_d22_two_djinn_for_eight_with_a_mage(story: dict[str, Scene]) -> None:
    """D22, D25 Magic 3, power 3, 2 for purple. The boss is alone then."""
    scene = story["capture"]
    assert scene.means == (3, 2, 0, 1)
    captures = scene.told("captures")[0].params
    assert (captures["djinn"], captures["mages"], captures["magic"]) == ((0, 0, 0, 2, 0), (15,), 3)
    assert scene.told("driven-out")
    assert len(scene.told("djinn-comes")) == 2
    assert story["source"].means == (0, 1, 0, 0), "a coin came from the rival"
    assert (story["source"].circles, story["source"].corked) == (1, 1)


def test_d3_the_rival_pays_for_the_learners_edge() -> None:
    paid = [event for scene in scenes() for event in scene.told("pays")]
    assert [dict(event.params) for event in paid] == [{"seat": RIVAL, "to": ME, "what": COINS}]


def test_the_source_fills_up(story: dict[str, Scene]) -> None:
    assert story["fill"].at == SOURCE
    assert story["fill"].told("fills-up")[0].params["magic"] == 4


def test_the_chests_hold_coins_and_scrolls_and_have_locks(story: dict[str, Scene]) -> None:
    found = [event.params["chest"] for event in story["open"].told("chest")]
    assert found == [chest("C12"), chest("C18")]
    chests = state_of(new_match()).box.chests
    assert all(chests[one].unlocked for one in (chest("C12"), chest("C18")))
    assert story["third"].means == (4, 4, 3, 0)
    gained = [event.params["gained"] for event in story["open"].told("gains")]
    assert gained == [(3, 3, 0, 0, 0)]


def test_d23_without_a_bottle_it_goes_into_a_circle(story: dict[str, Scene]) -> None:
    assert story["third"].circles == 1
    assert story["third"].told("captures")[0].params["magic"] == 4
    assert not story["third"].told("driven-out")
    assert story["workshop"].circles == 0


def test_the_cloak_works_at_once(story: dict[str, Scene]) -> None:
    assert story["craft"].told("puts-on")[0].params["gear"] == gear("L3")
    assert story["gear"].means[1] == 2
    assert story["again"].means == (0, 4, 3, 1)


def test_d26_letting_them_be_costs_nothing_without_magic(story: dict[str, Scene]) -> None:
    assert story["let-be"].at == space("R2") < ROUNDS
    assert story["let-be"].told("declines")[0].params["magic"] == 0


def test_d29_three_purple_bottles_buy_the_award(story: dict[str, Scene]) -> None:
    assert story["from-circle"].means[3] == 2
    assert [story[tip].corked for tip in ("from-circle", "last-circle", "award")] == [1, 2, 3]
    assert story["award"].circles == 2
    tile = state_of(new_match()).box.awards[award("A05")]
    assert (tile.column, tile.points) == (1, 30)
    assert story["secret"].kind == "place-secret"


def test_the_secret_may_be_placed_anywhere() -> None:
    """The last move is free: the script refuses no other place, and is over then."""
    script, match = Script(LESSON), new_match()
    for move in LESSON.moves[:-1]:
        match.play(move.seat, move.action)
    options = match.options(ME)
    assert len(options) > 10
    for option in options:
        assert isinstance(option, PlaceSecret | LetBe)
        script.check(match, ME, option)
    match.play(ME, options[0])
    assert script.taught(match).tip == "lesson-ending"


def test_the_match_goes_on_freely_after_the_script() -> None:
    match = new_match()
    for move in LESSON.moves:
        match.play(move.seat, move.action)
    bots = {seat: bot_for("greedy", "djinn", bot_key("lesson", seat)) for seat in range(2)}
    while (answer := next_bot_answer(match, bots)) is not None:
        match.play(*answer)
    assert match.outcome is not None
