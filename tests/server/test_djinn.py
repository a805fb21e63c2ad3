"""Djinn at a table over the network: with a bot, and alone against Tom."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spiritboard.catalog import table_side
from tests.server.running import AnotherQuestion, Guest, Refused, Socket

NONSENSE: tuple[Any, ...] = (
    None,
    True,
    -1,
    7,
    99,
    2**40,
    1.5,
    "blue",
    "",
    [],
    [9],
    [1, 2],
    {},
    [[1]],
)


def test_a_table_of_djinn_is_played_and_told(guest: Guest) -> None:
    options = {"first": 0, "first_game": True}
    table = guest.table("me", "random", game="djinn", options=options, start=True)
    one = guest.at(table["id"])
    for kind in ("enter", "act", "walk"):
        one.until_asked(0)
        while one.positions[0]["asked"]["kind"] != kind:
            one.answer(0, len(one.positions[0]["options"]) - 1)
            one.until_asked(0)
        assert one.positions[0]["options"]


def test_the_shelf_says_what_a_host_may_choose(guest: Guest) -> None:
    (djinn,) = [game for game in guest.get("/api/games") if game["name"] == "djinn"]
    assert djinn["seats"] == [1, 2, 3, 4]
    assert djinn["levels"] == ["beginner", "casual", "greedy", "search"]
    assert {"first_game", "long", "tom"} <= set(djinn["options"]["properties"])


def test_one_plays_alone_against_tom(guest: Guest) -> None:
    table = guest.table("me", game="djinn", options={"tom": 12}, start=True)
    one = guest.at(table["id"])
    one.until_asked(0)
    assert one.positions[0]["asked"]["kind"] == "enter"


def at_a_table(guest: Guest, *others: str) -> Socket:
    """Seat 0 is asked where to enter the town."""
    options = {"first": 0, "first_game": True}
    seats = ("me", *others) if others else ("me", "random")
    one = guest.at(guest.table(*seats, game="djinn", options=options, start=True)["id"])
    one.until_asked(0)
    return one


def what_if(one: Socket, seat: int, wish: Any, later: int = 0) -> Any:
    question = one.positions[seat]["asked"]["id"] + later
    return one.command("what-if", seat=seat, decision=question, wish=wish)["prospects"]


def test_a_what_if_changes_nothing(guest: Guest) -> None:
    one = at_a_table(guest)
    before = one.positions[0]
    (route,) = what_if(one, 0, {"do": "route"})
    assert route["ways"] == [option["action"] for option in before["options"]]
    found = what_if(one, 0, {"do": "look", "space": 0})
    assert found[-1]["say"] == {"key": "djinn-boss"}
    assert found[-1]["missing"][0]["key"] == "refusal-by-rule"
    assert one.positions[0] is before
    one.answer(0)


def test_only_whoever_holds_a_seat_may_ask_what_if(guest: Guest, friend: Guest) -> None:
    one = at_a_table(guest)
    wish = {"do": "look", "space": 0}
    question = one.positions[0]["asked"]["id"]
    with pytest.raises(Refused, match="not-your-seat"):
        one.command("what-if", seat=1, decision=question, wish=wish)
    with pytest.raises(Refused, match="not-your-seat"):
        friend.at(one.table["id"]).command("what-if", seat=0, decision=question, wish=wish)
    with pytest.raises(AnotherQuestion):
        what_if(one, 0, wish, later=1)


def test_whoever_waits_may_ask_too(guest: Guest) -> None:
    """It is their own view that is asked."""
    one = at_a_table(guest, "here")
    asked = one.positions[0]["asked"]["seats"]
    assert asked == [0]
    (route,) = what_if(one, 1, {"do": "route"})
    assert route["say"] == {"key": "route-outside"}


def test_nonsense_is_refused_and_the_table_goes_on(guest: Guest) -> None:
    one = at_a_table(guest)
    dice = random.Random("wishes")
    fields = ("space", "djinn", "boss", "free", "mages", "bottled", "boss_bottle", "count", "stops")
    kinds = ("capture", "lure", "look", "route", "fly", 7, None)
    codes = set()
    for _ in range(400):
        some = dice.sample(fields, dice.randrange(1, 5))
        wish = {"do": dice.choice(kinds), **{name: dice.choice(NONSENSE) for name in some}}
        try:
            what_if(one, 0, wish)
        except Refused as refused:
            codes.add(refused.code)
    assert codes == {"not-a-proposal"}
    one.answer(0)


def test_in_a_lesson_the_hint_is_what_the_lesson_shows(guest: Guest) -> None:
    """To its last move, also where that is done beside the question."""
    lesson = table_side("djinn").lesson
    assert lesson is not None
    one = guest.at(guest.post("/api/lessons", {"game": "djinn"})["id"])
    for move in lesson.moves:
        if move.seat == lesson.learner:
            position = one.until_asked(0)
            assert position["tip"]["key"] == move.tip
            hint = one.command("hint", seat=0)
            assert hint["why"][0]["key"] == "hint-lesson"
            asked = position["asked"]["id"]
            one.command("answer", seat=0, decision=asked, action=hint["action"])
    assert one.until_asked(0)["tip"]["key"] == lesson.ending
    assert one.command("hint", seat=0)["why"][0]["key"] != "hint-lesson"
