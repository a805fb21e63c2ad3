"""Content files: what is wrong is refused by its field, with what was expected."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from spiritboard.catalog.content import read_pack
from spiritboard.core.errors import BadSetup
from spiritboard.games.wildwoods.content import gathered
from spiritboard.games.wildwoods.content.checking import check_place_needs
from spiritboard.games.wildwoods.content.vocabulary import CONDITIONS, EFFECTS, QUANTITIES
from spiritboard.games.wildwoods.info import WildwoodsOptions
from spiritboard.text import LANGUAGES, Words
from tests.wildwoods.table import GAME, SMALL, campaign

REACHED = 'win = { light_min = 1 }\n[lost]\ngoto = "there"'


def refused(scene: str, **tables: Any) -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        GAME.check_content(campaign(scene, **tables))
    for language in LANGUAGES:
        assert Words(language, "wildwoods").refusal(caught.value)
    return caught.value


def test_the_small_campaign_is_sound() -> None:
    GAME.check_content(campaign(REACHED))


@pytest.mark.slow
def test_our_own_campaign_is_sound() -> None:
    GAME.check_content({})


@pytest.mark.parametrize(
    ("scene", "field", "expected"),
    [
        ("setup = [{ spirit = true }]", "setup[0].spirit", "a number"),
        ('setup = [{ spirit = "luck" }]', "setup[0].spirit", "unused_dice"),
        ("setup = [{ sprit = 1 }]", "setup[0]", "one effect of: spirit"),
        ("setup = [{ spirit = 1, light = 1 }]", "setup[0]", "one effect of"),
        ("setup = [{ spirit = 1, to = 2 }]", "setup[0].to", "beside spirit: nothing"),
        ('setup = [{ move = "light" }]', "setup[0].move", "to beside it"),
        ('setup = [{ move = "lamp", to = "end" }]', "setup[0].move", "choose_action"),
        ('setup = [{ move = "light", to = 8 }]', "setup[0].to", "pile_top"),
        ('setup = [{ swap = ["light"] }]', "setup[0].swap", "a list of two cards"),
        ('setup = [{ die = "d8" }]', "setup[0].die", "d10, d12"),
        ('setup = [{ skip = "lunch" }]', "setup[0].skip", "icons, move"),
        ("setup = [{ win = false }]", "setup[0].win", "true"),
        ("setup = [{ story = true }]", "setup[0].story", "the name of a page"),
        ('setup = [{ creature = 1, at = "top" }]', "setup[0].at", "start, end"),
        ('setup = [{ choose = { id = "x" } }]', "setup[0].choose", "id and options"),
        ('setup = [{ choose = { id = "x", options = [] } }]', "setup[0].choose.options", "one way"),
        ('setup = [{ choose = { id = "x", options = [{ do = [] }] } }]', "options[0]", "with id"),
        ('setup = ["spirit"]', "setup[0]", "object"),
        ("win = { luck = 1 }", "win.luck", "one of: all, any"),
        ("win = { light_min = 1.5 }", "win.light_min", "a number"),
        ('win = { count = "lamps" }', "win.count", "n or max"),
        ("win = { any = [] }", "win.any", "a list of conditions"),
        ("win = { not = {} }", "win.not", "a condition"),
        ('win = { crystals = "any", n = 2, pay = 1 }', "win.pay", "true, false"),
        ('win = { card_at = "light", space = "7+" }', "win.space", "3+, 4+"),
        ("win = { solved = [] }", "win.solved", "a list of places"),
        ("win_any = [{ when = { turn = 1 }, dance = [] }]", "win_any[0]", "id, when and do"),
    ],
)
def test_a_word_that_can_t_stand_there(scene: str, field: str, expected: str) -> None:
    """W7.2 content-expected"""
    error = refused(scene)
    assert field in str(error.params["field"]), error
    assert expected in str(error), error


@pytest.mark.parametrize(
    ("scene", "field"),
    [
        ('setup = [{ shuffle_in = "pie" }]', "setup[0].shuffle_in"),
        ('setup = [{ companion = "pie" }]', "setup[0].companion"),
        ('setup = [{ lose_blessing = "pie" }]', "setup[0].lose_blessing"),
        ('setup = [{ creature = 1, kind = "pie" }]', "setup[0].kind"),
        ('setup = [{ flag = "pie", value = "x" }]', "setup[0].flag"),
        ('setup = [{ flag = "door", value = "x" }]', "setup[0]"),
        ('setup = [{ count = "pie", n = 1 }]', "setup[0].count"),
        ('setup = [{ spirit = "count.pie" }]', "setup[0].spirit"),
        ('setup = [{ goto = "pie" }]', "setup[0].goto"),
        ('setup = [{ hint = "pie" }]', "setup[0].hint"),
        ('win = { solved = ["pie"] }', "win.solved"),
        ('win = { flag = "door", value = "open" }', "win.value"),
        ('[won]\ngoto = "pie"', "won.goto"),
    ],
)
def test_a_name_that_nothing_has(scene: str, field: str) -> None:
    """W7.2 content-unknown"""
    error = refused(scene)
    assert error.key == "content-unknown"
    assert str(error.params["field"]).endswith(field)


@pytest.mark.parametrize(
    ("scene", "field"),
    [
        ("track = 0", "scene.here.track"),
        ("trak = 5", "scene.here.trak"),
        ('[[place]]\nid = "a"\nkind = "help"\nneed = 9', "scene.here.place[0].need"),
        ('[[place]]\nid = "a"\nkind = "heal"\nneed = 2', "scene.here.place[0].kind"),
    ],
)
def test_a_value_of_the_wrong_kind(scene: str, field: str) -> None:
    """W7.2"""
    error = refused(scene)
    assert error.key == "content-type"
    assert error.params["field"] == field


def test_places_that_wait_for_each_other() -> None:
    """W5.1"""
    scene = (
        REACHED
        + """
    [[place]]
    id = "a"
    kind = "help"
    need = 2
    after = ["b"]
    [[place]]
    id = "b"
    kind = "help"
    need = 2
    after = ["a"]
    """
    )
    assert refused(scene).key == "content-circle"


def test_a_need_that_nobody_reaches() -> None:
    """W5.1"""
    content = campaign('[[place]]\nid = "a"\nkind = "help"\nneed = 8\n')
    box = GAME.box(1, WildwoodsOptions(content=content))
    with pytest.raises(BadSetup, match="content-need"):
        check_place_needs("here", box, 7)


def small(**changes: Any) -> dict[str, Any]:
    content = copy.deepcopy(campaign(REACHED))
    content.update(changes)
    return content


def broken(content: dict[str, Any]) -> str:
    with pytest.raises(BadSetup) as caught:
        GAME.check_content(content)
    return caught.value.key


def test_what_makes_a_campaign_unsound() -> None:
    """W7.2"""
    assert broken(small(start="nowhere")) == "no-such-scene"
    assert broken(small(ending=())) == "content-no-ending"
    lonely = small()
    lonely["scene"]["lonely"] = lonely["scene"]["there"]
    assert broken(lonely) == "content-unreached"
    endless = small()
    endless["scene"]["beyond"]["won"]["goto"] = "there"
    endless["scene"]["beyond"]["lost"]["goto"] = "here"
    assert broken(endless) == "content-endless"
    short = small()
    short["chapter"][0]["shadow"] = 4
    assert broken(short) == "content-shadows"
    astray = small()
    astray["scene"]["there"]["chapter"] = 7
    assert broken(astray) == "content-chapter"
    unset = small()
    unset["scene"]["there"]["win"] = {"flag": "door", "value": "locked"}
    assert broken(unset) == "content-never-set"
    both = small()
    both["scene"]["there"]["win_any"] = [{"turn": 1}]
    assert broken(both) == "content-win"


@pytest.mark.slow
def test_a_scene_that_even_luck_does_not_win() -> None:
    """W6.1 The creature that is to be healed never comes: content-unwinnable"""
    scene = "win = { healed = 1, light_min = 1 }"
    alone = campaign(scene, card={**SMALL["card"], "lure": {"type": "curse"}})
    with pytest.raises(BadSetup) as caught:
        GAME.check_content(alone)
    error = caught.value
    assert (error.key, error.params["field"]) == ("content-unwinnable", "scene.here.win")
    assert Words("en", "wildwoods").refusal(error)
    GAME.check_content(
        campaign(f"{scene}\n[creatures]\nmoth = 1\n[[icon]]\nat = 1\ndo = [{{ creature = 1 }}]")
    )


def test_an_unknown_scene_is_refused() -> None:
    with pytest.raises(BadSetup, match="no-such-scene"):
        GAME.setup(1, WildwoodsOptions(scene="nowhere"))


def test_what_was_carried_must_be_readable() -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(1, WildwoodsOptions(carried={"spirit": "much"}))
    assert caught.value.params["field"] == "carried"


def test_a_strangers_campaign_is_a_pack(tmp_path: Path) -> None:
    """W7.2 A wrong word is refused by file, line and field."""
    folder = tmp_path / "content"
    folder.mkdir()
    (folder / "mine.toml").write_text(
        '# mine\n\n[scene.p1]\nsetup = []\n\n[[scene.p1.place]]\nid = "a"\nkind = "help"\n'
        'need = 2\n\n[[scene.p1.place]]\nid = "b"\nkind = "help"\nneed = 99\n'
    )
    with pytest.raises(BadSetup) as caught:
        read_pack(tmp_path, GAME)
    told = caught.value.params
    assert (told["line"], told["field"]) == (14, "scene.p1.place[1].need")
    assert str(told["file"]).endswith("mine.toml")


def test_tables_of_several_files_lie_together() -> None:
    files = {"a": {"scene": {"x": 1}}, "b": {"scene": {"y": 2}, "id": "z"}, "lesson": {"seed": "s"}}
    assert gathered(files) == {"scene": {"x": 1, "y": 2}, "id": "z"}  # type: ignore[arg-type]  # fewer tables


def test_the_page_for_writers_names_every_word() -> None:
    """W7.2"""
    page = (Path(__file__).parents[2] / "docs" / "write-a-scene.md").read_text("utf-8")
    assert [word for word in (*EFFECTS, *CONDITIONS, *QUANTITIES) if f"`{word}`" not in page] == []
    example = tomllib.loads(page.split("```toml\n")[1].split("```")[0])
    GAME.check_content(campaign(REACHED) | {"scene": campaign(REACHED)["scene"] | example["scene"]})
