"""Djinn at a table over the network: with a bot, and alone against Tom."""

from __future__ import annotations

from tests.server.running import Guest


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
    assert djinn["levels"] == ["random", "greedy", "search"]
    assert {"first_game", "long", "tom"} <= set(djinn["options"]["properties"])


def test_one_plays_alone_against_tom(guest: Guest) -> None:
    table = guest.table("me", game="djinn", options={"tom": 12}, start=True)
    one = guest.at(table["id"])
    one.until_asked(0)
    assert one.positions[0]["asked"]["kind"] == "enter"
