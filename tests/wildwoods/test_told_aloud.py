"""The story at a terminal: pages are read where something happens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spiritboard.core.values import Event, Param
from spiritboard.games.wildwoods.terminal.telling import (
    NARRATED,
    TELLERS,
    THE_KEEPER,
    Teller,
    remembered,
)
from spiritboard.games.wildwoods.words import table_of
from spiritboard.match import Campaign, Match
from spiritboard.terminal.opening import Wishes
from spiritboard.terminal.visit import visit
from spiritboard.text import Words
from tests.server.running import PROJECT
from tests.terminal.desk import Desk


def teller(scene: str, language: str = "en", **options: object) -> Teller:
    match = Match.new("wildwoods", 1, 1, {"scene": scene, **options})
    return Teller(table_of(match.view(0)), Words(language, "wildwoods"))


def test_a_scene_begins_with_its_opening_and_its_aim() -> None:
    desk = Desk(Wishes("wildwoods", plain=True, seed="3"), [])
    desk.session.run()
    opening = desk.output.index("The lamp hung on its nail all summer")
    aim = desk.output.index("Bring the light to the centre")
    assert opening < aim < desk.output.index("What does Luma do?")


def test_a_whole_scene_is_told_to_its_end() -> None:
    desk = Desk(Wishes("wildwoods", plain=True, seed="3", auto=True, bots="random"), [])
    desk.session.run()
    assert "What does Luma do with the door?" not in desk.output
    assert "The story goes on: The Bear at the Gate." in desk.output


def test_what_is_remembered_is_added_to_a_page() -> None:
    at = teller("1_1")
    at.brought = ["start-dark"]
    dark = at.tell(Event("scene-begins", {"scene": "1_1"}))
    at.brought = []
    assert len(dark) == len(at.tell(Event("scene-begins", {"scene": "1_1"}))) + 1


def test_what_was_hidden_is_told_once_it_is_found() -> None:
    at = teller("1_2")
    assert at.tell(Event("found-here", {"place": "1_2-at-boot"})) == []
    at.things = ["leveret"]
    assert at.tell(Event("found-here", {"place": "1_2-at-boot"}))


def test_flags_are_named_as_texts_name_them() -> None:
    flags = (("letter", "read", "burned"), ("hare_child", "with_us"))
    assert remembered(flags, (2, 0)) == ["letter-burned"]
    assert remembered(flags, (0, 1)) == ["hare-child-with-us"]


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
@pytest.mark.parametrize(
    ("key", "params"),
    [
        ("heals", {"creature": "tin_moth"}),
        ("solves", {"place": "p2-at-hinge"}),
        ("solves", {"place": "shadow-im_fine"}),
        ("turn-begins", {"turn": 2}),
        ("rolls", {"roll": 9, "successes": 0}),
        ("rolls", {"roll": 9, "successes": 1}),
        ("rolls", {"roll": 9, "successes": 5}),
        ("luma-prevails", {}),
        ("shadow-prevails", {}),
        ("story-goes-on", {"scene": "ending-3"}),
        ("epilogue", {"epilogue": "latch"}),
        ("brom-forgets", {"page": "forgets-1", "kept": 0}),
        ("chooses", {"choice": "scene-p2-choose-tell-truth"}),
    ],
)
def test_each_is_told_in_every_language(language: str, key: str, params: dict[str, Param]) -> None:
    assert teller("p2", language).tell(Event(key, params))


def test_the_sentence_has_a_gentle_reading() -> None:
    plain, gentle = teller("p1"), teller("p1", gentle_reading=True)
    assert "upstairs" in plain.sentence
    assert "goodbye" in gentle.sentence


def test_an_event_without_a_page_is_only_told() -> None:
    for key in ("gains-spirit", "light-moves"):
        assert teller("p1").tell(Event(key, {"n": 1})) == []


# Gentle: no crystal is found on the way, so Brom has none to spend and asks nothing.
GENTLY = {"difficulty": "gentle"}


def at_the_terminal(typed: list[str], scene: str, language: str = "en") -> str:
    wishes = Wishes("wildwoods", plain=True, seed="3", options={"scene": scene, **GENTLY})
    desk = Desk(wishes, typed, language)
    desk.session.run()
    return desk.output


@pytest.mark.slow
def test_the_chance_is_told_once_a_turn() -> None:
    shown = at_the_terminal(["1", "undo"], "2_2")
    assert shown.count("What does Luma do?") > 1
    assert shown.count("Luma’s chance: ") == 1
    assert "as this turn begins" in shown


@pytest.mark.slow
@pytest.mark.parametrize("language", ["cs", "ru"])
def test_the_chance_is_told_in_every_language(language: str) -> None:
    words = Words(language, "wildwoods")
    assert words("forecast", word="").strip() in at_the_terminal([], "2_2", language)


@pytest.mark.slow
def test_a_lost_scene_is_reckoned_up_and_says_that_somebody_went_back() -> None:
    """Whoever only ends phases loses, and then chooses; back by two answers is one rewind."""
    ends = [*["end luma"] * 12, "1"]
    shown = at_the_terminal(["end luma", "end luma", "undo 2", *ends], "2_2")
    assert "Taken back." in shown
    ledger = shown[shown.index("Chance at the start") :]
    assert "the shadow came first." in ledger
    assert "Your choices cost" in ledger
    assert "You went back once." in ledger


@pytest.mark.slow
def test_a_warning_says_how_to_go_back() -> None:
    shown = at_the_terminal(["end luma"] * 12, "2_2")
    warned = shown.index("There is hardly any hope left here.")
    assert shown.index("Luma’s chance: almost gone") < warned < shown.index("Type “undo 3”")


@pytest.mark.slow
def test_a_scene_that_is_over_can_still_end_otherwise(tmp_path: Path) -> None:
    """Between two scenes the way back is told, and taken before the next one begins."""
    file = tmp_path / "story.json"
    options = {"scene": "2_2", **GENTLY}
    wishes = Wishes("wildwoods", plain=True, seed="3", options=options, campaign=file)
    lost = [*["end luma"] * 12, "1"]
    desk = Desk(wishes, [*lost, "undo 3", "end luma"])
    visit(desk.session)
    ledger = desk.output.index("the shadow came first.")
    told = desk.output.index("Type “undo 3”", ledger)
    assert (
        told < desk.output.index("Enter: on to the next scene.") < desk.output.index("Taken back.")
    )
    kept = Campaign.load(file)
    assert kept.finished == []
    assert kept.match.decision is not None
    assert kept.match.rewinds == 1


@pytest.mark.slow
def test_nobody_goes_back_further_than_to_the_beginning() -> None:
    shown = at_the_terminal(["end luma", "undo 9"], "2_2")
    assert "You can go back by 1 answer at most." in shown


def test_the_page_and_the_terminal_tell_the_same_events() -> None:
    """The page has what is remembered from its picture; which event has a page stands in both."""
    page = (PROJECT / "web/src/boards/wildwoods/telling.ts").read_text("utf-8")
    table = page[page.index("const TELLERS") : page.index("function narrated")]
    named = set(re.findall(r"^  '?([a-z-]+)'?\(at", table, re.MULTILINE))
    assert named == set(TELLERS) - {"scene-begins"}
    rolls = re.findall(r"\['(\w+)', (\d+)\]", page[: page.index("export function keyOf")])
    assert [(kind, int(count)) for kind, count in rolls] == list(NARRATED)
    assert f"'{THE_KEEPER}'" in page
