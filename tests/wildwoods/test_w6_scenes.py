"""W6: scenes, travelling, chapters, a whole campaign."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from spiritboard import Match
from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.core.values import NATURE
from spiritboard.games.wildwoods.actions import Attempt, LeaveScene, OpenBook
from spiritboard.games.wildwoods.box import ACTION_CARDS, EXPLORE, HELP
from spiritboard.games.wildwoods.content import read_content
from spiritboard.games.wildwoods.content.starting import Carried, packed
from spiritboard.games.wildwoods.content.tables import Level
from spiritboard.games.wildwoods.info import WildwoodsOptions
from spiritboard.games.wildwoods.soundness import LEVELS
from spiritboard.games.wildwoods.state import WildwoodsState
from spiritboard.match import verify
from spiritboard.match.campaign import Campaign
from tests.wildwoods.table import GAME, SMALL, Table, campaign

BOTH = """
track = 1
light_track = 1
win = { light_at = "centre" }
[[icon]]
at = 1
do = [{ light = 1 }]
"""


def reason(table: Table) -> str:
    outcome = GAME.outcome(table.s)
    assert outcome is not None
    return outcome.reason


def begun(options: WildwoodsOptions) -> WildwoodsState:
    s = GAME.setup(1, options)
    GAME.advance(s, NATURE, OpenBook())
    return s


def test_luma_prevails_at_once() -> None:
    """W6.1"""
    table = Table('light_track = 1\nwin = { light_at = "centre" }')
    table.attempt("light", "bottom", "", 3).resolve("bottom")
    assert reason(table) == "luma-prevails"
    assert table.next_scene == "there"


def test_the_shadow_prevails_even_if_light_is_at_the_centre() -> None:
    """W6.1"""
    table = Table("track = 1\nlight_track = 1", light=1).end()
    assert reason(table) == "shadow-prevails"


def test_at_the_same_step_luma_prevails() -> None:
    """W6.1, ruling 18 But the earlier step wins."""
    assert reason(Table(BOTH).end()) == "shadow-prevails", "the icon comes after the step"
    scene = "track = 2\nwin = { shadow_min = 2 }"
    assert reason(Table(scene).end().end()) == "luma-prevails"


def test_a_scene_that_can_t_be_lost() -> None:
    """W6.1"""
    table = Table("track = 1\ncannot_be_lost = true").end().end()
    assert (table.s.shadow, table.s.turn) == (0, 3)


def test_two_ways_to_prevail() -> None:
    """W6.1"""
    scene = """
    win_any = [
      { id = "light", when = { light_min = 1 }, do = [{ count = "lamps", n = 1 }] },
      { solved_min = 1 },
    ]
    [[place]]
    id = "mill"
    kind = "help"
    need = 1
    """
    light = Table(scene).attempt("light", "bottom", "", 3).resolve("bottom")
    assert (light.count("lamps"), light.s.way) == (1, 0)
    mill = Table(scene, "help light").attempt("help", "top", "mill", 3).resolve("top")
    assert (mill.count("lamps"), mill.s.way) == (0, 1)


def test_one_may_leave_when_enough_is_done() -> None:
    """W6.1"""
    table = Table("may_leave = { light_min = 1 }")
    assert not table.may(LeaveScene)
    table.attempt("light", "bottom", "", 3).resolve("bottom").do(LeaveScene())
    assert reason(table) == "luma-prevails"


def test_the_light_that_comes_by_itself() -> None:
    """W6.1"""
    table = Table("light_step_each_turn = true\nlight_shut = true")
    assert table.s.light == 1
    assert table.refused(table.may()[0]) == ""
    assert table.end().s.light == 2
    assert table.refused(Attempt(0, 1, -1, (1, 0, 0))) == "W1.4 bottom-shut"


def test_what_comes_along() -> None:
    """W6.2, ruling 19 The river's order, piles, Brom's side, crystals, cards, spirit."""
    table = Table(
        'light_track = 1\nwin = { light_at = "centre" }',
        "heal light moth help explore",
        "heal=2",
        "stone cushion",
        spirit=4,
        brom=1,
    )
    table.attempt("light", "bottom", "", 8).resolve("bottom")
    carried = GAME.carried(table.s)
    assert carried["river"] == ["heal", "light", "help", "explore"]
    assert (carried["crystals"], carried["slots"]) == ([0, 0, 0, 2], ["stone", "cushion"])
    assert (carried["spirit"], carried["brom"]) == (6, "care"), "the cushion gives 2 at travel"
    options = GAME.continued(table.options, carried)
    assert options is not None
    following = begun(options)
    assert (following.turn, following.is_luma, following.dice) == (1, 1, [5, 0, 0])
    assert (following.spirit, following.brom, following.crystals) == (6, 1, [0, 0, 0, 2])
    assert following.creature_discard[table.kind("moth")] == 1
    assert sum(following.explore_pile) == 4


LIGHT_BAG = {
    "hard": {"river_stays": False, "crystals_most": 1, "crystals_least": {"help": 1, "explore": 1}}
}


def travelled(difficulty: str, scene: str = "", **carried: Any) -> Table:
    return Table(scene, difficulty=difficulty, carried=carried, level=LIGHT_BAG)


def told_of_travelling(table: Table) -> list[dict[str, Any]]:
    return [dict(event.params) for event in table.events("travels-light")]


def test_a_level_may_let_one_travel_light() -> None:
    """W6.2 At most one crystal on each card, and the river as the campaign begins."""
    came: dict[str, Any] = {"river": ["help", "heal", "light", "explore"], "crystals": [3, 2, 1, 0]}
    hard = travelled("hard", **came)
    assert hard.s.crystals == [1, 1, 1, 0]
    assert hard.river == " ".join(SMALL["river"])
    assert told_of_travelling(hard) == [{"left": 3, "found": 0, "anew": 1}]
    normal = travelled("normal", **came)
    assert (normal.s.crystals, normal.river) == ([3, 2, 1, 0], "help heal light explore")
    assert told_of_travelling(normal) == []


def test_nobody_comes_with_empty_hands() -> None:
    """W6.2 So there is nothing to be gained by losing crystals, or by keeping them too long."""
    table = travelled("hard", crystals=[0, 0, 0, 2])
    assert table.s.crystals == [0, 1, 1, 1]
    assert told_of_travelling(table) == [{"left": 1, "found": 2, "anew": 0}]


def test_who_travels_light_anyway_is_told_nothing() -> None:
    """W6.2"""
    assert told_of_travelling(travelled("hard", crystals=[1, 1, 1, 0])) == []


def test_a_scene_that_can_t_be_lost_is_as_it_is_on_hard() -> None:
    """W6.2 The lesson's crystals are where its teacher says."""
    assert travelled("hard", "cannot_be_lost = true").s.crystals == [0, 0, 0, 0]


def begun_with(scene: str, level: Level) -> WildwoodsState:
    """A scene of our campaign, with many crystals in another order."""
    came = {"chapter": 1, "river": ["help", "heal", "light", "explore"], "crystals": [3, 2, 1, 0]}
    return begun(WildwoodsOptions(scene=scene, difficulty=level, carried=came))


def test_on_hard_the_wood_keeps_what_was_gathered() -> None:
    """W6.2 (house) Every scene after the prologue begins with one crystal each on Help and Explore."""
    s = begun_with("1_2", "hard")
    assert s.crystals == [0, 1, 1, 0]
    assert [ACTION_CARDS[card] for card in s.action_cards()] == list(GAME.content["river"])  # type: ignore[call-overload]  # a list


@pytest.mark.parametrize("level", ["gentle", "normal"])
def test_everything_comes_along(level: Level) -> None:
    """W1.5, W6.2"""
    s = begun_with("1_2", level)
    assert s.crystals == [3, 2, 1, 0]
    assert [ACTION_CARDS[card] for card in s.action_cards()] == ["help", "heal", "light", "explore"]


@pytest.mark.parametrize(
    ("brought", "lying", "found"),
    [
        ([0, 0, 1, 2], (0, 1, 1, 2), [HELP]),
        ([3, 1, 0, 0], (3, 1, 1, 0), [EXPLORE]),
        ([0, 0, 0, 0], (0, 1, 1, 0), [HELP, EXPLORE]),
    ],
)
def test_on_normal_nobody_comes_without_a_crystal_on_help_or_explore(
    brought: list[int], lying: tuple[int, ...], found: list[int]
) -> None:
    """W6.2 (house) It is found on the way, and told; what was brought stays where it lies."""
    options = WildwoodsOptions(scene="1_2", carried={"chapter": 1, "crystals": brought})
    match = Match.new("wildwoods", 1, "found", msgspec.to_builtins(options))
    assert match.view(0).crystals == lying
    told = [dict(event.params) for event in match.told if event.key == "finds-crystals"]
    assert told == [{"action": action, "n": 1} for action in found]


@pytest.mark.parametrize(("walks", "shadow"), [("oriel", 2), ("alone", 0)])
def test_with_oriel_the_shadow_begins_nearer(walks: str, shadow: int) -> None:
    """W6.2 (house) In the last scene; she brings a die, and a page says why."""
    came = {"chapter": 5, "flags": {"walks": walks}}
    options = WildwoodsOptions(scene="5_3", carried=came)
    match = Match.new("wildwoods", 1, "walks", msgspec.to_builtins(options))
    assert match.view(0).shadow == shadow
    pages = [event.params["page"] for event in match.told if event.key == "story"]
    assert pages == ["oriel_too"] * (walks == "oriel")


@pytest.mark.parametrize(("crystals", "shadow"), [([0, 1, 1, 1], 0), ([0, 1, 1, 2], 1)])
def test_much_light_draws_the_shadow(crystals: list[int], shadow: int) -> None:
    """W6.2 (house) With four crystals or more it begins a step nearer; a page says why, and the number is told."""
    options = WildwoodsOptions(scene="2_1", carried={"chapter": 2, "crystals": crystals})
    match = Match.new("wildwoods", 1, "drawn", msgspec.to_builtins(options))
    assert match.view(0).shadow == shadow
    pages = [event.params["page"] for event in match.told if event.key == "story"]
    assert pages == ["light_draws"] * shadow
    numbers = [event.params["n"] for event in match.told if event.key == "light-draws"]
    assert numbers == [4] * shadow


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_prologue_nothing_is_taken(level: Level) -> None:
    """W6.2 It teaches: crystals are where its teacher says."""
    assert begun_with("p2", level).crystals == [3, 2, 1, 0]


@pytest.mark.parametrize("end", ["won", "lost"])
def test_what_the_story_gives_at_the_end_of_a_scene_comes_along(end: str) -> None:
    """W6.2 So it gives cards and no crystals; in 5.1 it takes them."""
    scenes: dict[str, Any] = GAME.content["scene"]  # type: ignore[assignment]  # a table
    gifts = [name for name, scene in scenes.items() if gives_crystals(scene[end].get("do", []))]
    assert gifts == []


def gives_crystals(told: object) -> bool:
    """Somewhere in these effects."""
    if isinstance(told, list | tuple):
        return any(gives_crystals(one) for one in told)
    if not isinstance(told, dict):
        return False
    n = told.get("crystal", 0)
    return (isinstance(n, str) or n > 0) or any(gives_crystals(one) for one in told.values())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", range(4))
def test_nobody_is_better_off_with_a_crystal_less(level: Level, card: int) -> None:
    """W6.2 In our campaign: nothing is gained by throwing crystals away before a scene ends."""
    content = read_content(GAME.content, {})
    came = []
    for n in range(4):
        had = tuple([n if at == card else 1 for at in range(4)])
        came.append(packed(content, "1_1", Carried(crystals=had), level)[1])
    assert [one[card] for one in came] == sorted(one[card] for one in came)
    assert len({one[:card] + one[card + 1 :] for one in came}) == 1


def test_a_new_chapter() -> None:
    """W6.2, rulings 7 and 24 Spirit is full, Brom is back, dice are handed back, decks are new."""
    table = Table('win = { light_min = 1 }\n[won]\ngoto = "beyond"', held="stone", spirit=3)
    table.s.owned, table.s.brom, table.s.shadow_left = [5, 1, 0], 2, 1
    table.s.explore_pile[table.card("lie")] += 1
    table.attempt("light", "bottom", "", 8).resolve("bottom")
    options = GAME.continued(table.options, GAME.carried(table.s))
    assert options is not None
    s = begun(options)
    assert (s.spirit, s.brom, s.owned, s.shadow_left) == (10, 0, [5, 0, 0], 3)
    assert [s.card(card).name for card in s.slots] == ["stone"]
    named = {s.card(card).name for card, n in enumerate(s.explore_pile) if n}
    assert named == {"matches", "lie"}, "what the story brought and nobody used"


@pytest.mark.parametrize(("mill", "cards"), [("stopped", 4), ("running", 2), ("", 3)])
def test_the_story_changes_the_shadow_pile(mill: str, cards: int) -> None:
    """W7.3"""
    flags = {"mill": mill} if mill else {}
    options = WildwoodsOptions(scene="beyond", content=campaign(), carried={"flags": flags})
    assert GAME.setup(1, options).shadow_left == cards


def test_a_companion_at_the_start_of_a_scene() -> None:
    """W6.2"""
    assert Table(carried={"slots": ["starlings"]}).s.light == 1


@pytest.mark.parametrize(("lamps", "ending"), [(1, "ending-1"), (2, "ending-2")])
def test_the_ending_that_fits(lamps: int, ending: str) -> None:
    """W6.1"""
    scene = (
        'win = { light_min = 1 }\n[won]\ngoto = "ending"\ndo = [{ flag = "door", value = "latch" }]'
    )
    table = Table(scene, carried={"counts": {"lamps": lamps}})
    table.attempt("light", "bottom", "", 8).resolve("bottom")
    carried = GAME.carried(table.s)
    assert carried["scene"] == ending
    assert table.events("epilogue")[0].params["epilogue"] == "latch"
    assert GAME.continued(table.options, carried) is None


def test_where_the_story_turns_off() -> None:
    """W6.1"""
    scene = 'win = { light_min = 1 }\n[won]\ngoto = "there"\ndo = [{ goto = "beyond" }]'
    table = Table(scene).attempt("light", "bottom", "", 8).resolve("bottom")
    assert table.next_scene == "beyond"


def play(whole: Campaign, steps: int = 10_000) -> None:
    bots = {0: bot_for("random", "wildwoods", bot_key("1", 0))}
    for _ in range(steps):
        found = next_bot_answer(whole.match, bots)
        if found is None:
            if whole.is_over:
                return
            whole.next()
        else:
            whole.match.play(*found)


def test_a_campaign_is_its_scenes_in_a_row_saved_at_every_step(tmp_path: Path) -> None:
    """W6.3"""
    options: dict[str, Any] = {"content": campaign(), "scene": "here"}
    whole = Campaign.new("wildwoods", 1, "campaign", options)
    play(whole, 30)
    whole.save(tmp_path / "c.json")
    again = Campaign.load(tmp_path / "c.json")
    play(whole)
    play(again)
    assert whole.is_over
    assert again.match.state == whole.match.state
    assert [record.options["scene"] for record in whole.finished][:1] == ["here"]
    for record in whole.finished:
        assert verify(record).over
