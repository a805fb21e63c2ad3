"""Evenings: the same deal at several tables. Nobody learns at one of them what another has shown."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from spiritboard.server.comparing import Finished, compared
from tests.server.running import AnotherQuestion, Guest, Refused, Server, Socket, unfolded

TWO_BOTS = ("open", "greedy", "greedy")
SHORT: dict[str, Any] = {"content": {"points": {"target": 1}}}


def evening_of(host: Guest, *kinds: str, tables: int = 2, **more: Any) -> Any:
    """An evening of tables with these seats: `open`, or a bot by its level."""
    seats = [
        {"kind": kind} if kind in ("open", "me") else {"kind": "bot", "bot": kind} for kind in kinds
    ]
    table = {
        "game": "shamans",
        "seats": seats,
        **({} if "game" in more else {"options": SHORT}),
        **more,
    }
    return host.post("/api/evenings", {"tables": tables, "table": table})


def sit(guest: Guest, evening: Any, table: int, seat: int = 0) -> str:
    """Sits down at one of the tables; gives its name."""
    name = str(evening["tables"][table]["id"])
    guest.post(f"/api/tables/{name}/seats/{seat}/sit", {})
    return name


def begin(guest: Guest, table: str) -> Socket:
    guest.post(f"/api/tables/{table}/start")
    return guest.at(table)


def shown(guest: Guest, evening: Any) -> Any:
    return guest.get(f"/api/evenings/{evening['id']}")


def seed_of(server: Server, evening: Any) -> str:
    with closing(sqlite3.connect(server.data / "tables.db")) as store:
        sql = "SELECT seed FROM evenings WHERE id = ?"
        return str(store.execute(sql, (evening["id"],)).fetchone()[0])


# Comparing


def test_each_seat_is_compared_with_the_same_seat_at_the_other_tables() -> None:
    people = (True, True, False)
    found = compared([Finished(s, people, False) for s in ((9, 2, 5), (5, 4, 5), (4, 3, 8))])
    assert [[one.margin for one in table] for table in found] == [
        [4.5, -1.5, -1.5],
        [-1.5, 1.5, -1.5],
        [-3.0, 0.0, 3.0],
    ]
    assert [[one.rank for one in table] for table in found] == [[1, 4, 0], [4, 2, 0], [6, 3, 0]]


def test_a_table_that_has_lost_comes_last_whatever_its_points() -> None:
    lost, won = Finished((9,), (True,), True), Finished((4,), (True,), False)
    assert [table[0].rank for table in compared([lost, won])] == [2, 1]
    assert compared([won]) == []


# The same deal


class Friends:
    """Ada has finished her table, Eve plays the same deal at another one; a third has set the evening up."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.host, self.ada, self.eve = (Guest(server) for _ in range(3))
        self.evening = evening_of(self.host, *TWO_BOTS)
        self.of_ada, self.of_eve = sit(self.ada, self.evening, 0), sit(self.eve, self.evening, 1)
        self.at_adas = begin(self.ada, self.of_ada)
        self.at_adas.play_on(0)
        self.at_eves = begin(self.eve, self.of_eve)


@pytest.fixture(scope="module")
def friends(server: Server) -> Friends:
    return Friends(server)


def channels(table: str) -> dict[str, Callable[[Guest], Any]]:
    """Every way to learn something of a table."""
    path = f"/api/tables/{table}"
    match = f"{path}/matches/1"
    return {
        "table": lambda guest: guest.get(path),
        "sentences": lambda guest: guest.get(f"{path}/sentences"),
        "a seat's sentences": lambda guest: guest.get(f"{path}/sentences", seat=1),
        "replay": lambda guest: guest.get(f"{match}/replay"),
        "a seat's replay": lambda guest: guest.get(f"{match}/replay", seat=1),
        "open replay": lambda guest: guest.get(f"{match}/replay", open=True),
        "record": lambda guest: guest.get(f"{match}/record"),
        "proof": lambda guest: guest.get(f"{match}/proof"),
        "analysis": lambda guest: guest.get(f"{match}/analysis"),
    }


CHANNELS = list(channels(""))


@pytest.mark.parametrize("who", ["host", "ada", "eve", "stranger"])
@pytest.mark.parametrize("channel", CHANNELS)
def test_nobody_learns_of_another_table(friends: Friends, who: str, channel: str) -> None:
    guest = Guest(friends.server) if who == "stranger" else getattr(friends, who)
    others = [friends.of_ada] * (who != "ada") + [friends.of_eve] * (who != "eve")
    for table in others:
        with pytest.raises(Refused, match="evening-sealed") as refused:
            channels(table)[channel](guest)
        assert refused.value.status == 403
        with pytest.raises(InvalidStatus, match="403"):
            guest.socket_to(table)


@pytest.mark.parametrize(
    "channel", ["a seat's replay", "open replay", "record", "proof", "analysis"]
)
def test_who_has_finished_is_not_handed_the_deal(friends: Friends, channel: str) -> None:
    with pytest.raises(Refused, match=r"evening-sealed|not-over"):
        channels(friends.of_ada)[channel](friends.ada)


def test_who_has_finished_knows_the_result_and_what_they_saw(friends: Friends) -> None:
    ada, table = friends.ada, friends.of_ada
    assert friends.at_adas.positions[0]["outcome"]["scores"]
    own = unfolded(ada.get(f"/api/tables/{table}/matches/1/replay", seat=0))
    assert own["steps"][-1]["view"]["seat"] == 0
    assert "finished" not in own or not own["finished"]
    assert [match["table"] for match in ada.get("/api/history")["matches"]] == [table]


def test_nothing_that_was_sent_holds_the_seed(friends: Friends) -> None:
    people = (friends.host, friends.ada, friends.eve)
    told = [
        *[shown(guest, friends.evening) for guest in people],
        *[
            guest.get(f"/api/{what}")
            for guest in people
            for what in ("evenings", "tables", "history")
        ],
        *[friends.at_adas.messages, friends.at_eves.messages, friends.server.log],
    ]
    assert seed_of(friends.server, friends.evening) not in repr(told)


def test_an_evening_tells_how_far_it_is_and_no_result(friends: Friends) -> None:
    told = shown(friends.host, friends.evening)
    assert [table["status"] for table in told["tables"]] == ["over", "playing"]
    assert told.keys() == {"id", "game", "commitment", "tables", "host"}
    assert told["tables"][0].keys() == {"id", "number", "status", "seats"}
    line = {"id": told["id"], "game": "shamans", "tables": 2, "ended": 1}
    assert friends.ada.get("/api/evenings")[0].items() >= line.items()


def test_the_same_answers_bring_the_same_points_and_then_all_lies_open(server: Server) -> None:
    """Bots draw from a stream that does not know their table, so they answer alike."""
    friends, stranger = Friends(server), Guest(server)
    friends.at_eves.play_on(0)
    found = shown(stranger, friends.evening)
    assert found["is_over"]
    adas, eves = found["standings"][:3], found["standings"][3:]
    assert [place["points"] for place in adas] == [place["points"] for place in eves]
    assert {place["margin"] for place in found["standings"]} == {0.0}
    assert [place.get("rank", 0) for place in found["standings"]] == [1, 0, 0, 1, 0, 0]
    own = [place.get("is_you", False) for place in shown(friends.eve, friends.evening)["standings"]]
    assert own == [False, False, False, True, False, False]
    seeds = set()
    for table in (friends.of_ada, friends.of_eve):
        match = f"/api/tables/{table}/matches/1"
        assert stranger.get(f"/api/tables/{table}")["commitment"] == found["commitment"]
        assert stranger.get(f"{match}/replay", open=True)["finished"]
        assert stranger.get(f"{match}/record")["log"]
        seeds.add(stranger.get(f"{match}/proof")["seed"])
        assert stranger.at(table).positions[-2]
    assert seeds == {seed_of(server, friends.evening)}


# Who sits where


def test_everybody_has_one_seat(guest: Guest, friend: Guest) -> None:
    """Also who has lost the cookie of their seat, and who has left it to a bot."""
    evening = evening_of(guest, "open", "open", "greedy")
    first, second = (table["id"] for table in evening["tables"])
    sit(friend, evening, 0)
    for table, seat in ((second, 0), (first, 1)):
        with pytest.raises(Refused, match=r"evening-one-seat|one-seat-each"):
            friend.post(f"/api/tables/{table}/seats/{seat}/sit", {})
    friend.delete(f"/api/tables/{first}/seats/0")
    sit(friend, evening, 1)
    sit(guest, evening, 1, 1)
    begin(friend, second)
    friend.delete(f"/api/tables/{second}/seats/0")
    for seat in (0, 1):
        with pytest.raises(Refused, match="evening-one-seat"):
            friend.post(f"/api/tables/{first}/seats/{seat}/sit", {})
    friend.cookies.delete("seat", path=f"/api/tables/{second}")
    with pytest.raises(Refused, match="evening-sealed"):
        friend.get(f"/api/tables/{second}")
    assert [table.get("you") for table in shown(friend, evening)["tables"]] == [None, [0]]


def test_all_tables_are_alike(guest: Guest, friend: Guest) -> None:
    """Not even the host changes one; whoever sits there begins."""
    evening = evening_of(guest, *TWO_BOTS, options={"edition": "ru"})
    table = sit(guest, evening, 0)
    for wish in ({"kind": "bot"}, {"kind": "open"}):
        with pytest.raises(Refused, match="not-the-host"):
            guest.put(f"/api/tables/{table}/seats/1", wish)
    with pytest.raises(Refused, match="not-the-host"):
        guest.put(f"/api/tables/{table}", {"seats": 4})
    other = evening["tables"][1]["id"]
    with pytest.raises(Refused, match="not-the-host"):
        guest.post(f"/api/tables/{other}/start")
    sit(friend, evening, 1)
    seen = friend.post(f"/api/tables/{other}/start")
    assert (seen["status"], seen["evening"]) == ("playing", evening["id"])
    assert seen["options"]["edition"] == "ru"
    assert not seen.get("host")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"kinds": ("greedy", "greedy", "greedy")}, "evening-seats"),
        ({"kinds": ("me", "open", "greedy")}, "evening-seats"),
        ({"kinds": TWO_BOTS, "public": True}, "evening-seats"),
        ({"kinds": TWO_BOTS, "start": True}, "evening-seats"),
        ({"kinds": TWO_BOTS, "tables": 1}, "bad-request"),
        ({"kinds": TWO_BOTS, "tables": 9}, "bad-request"),
        ({"kinds": ("open",)}, "seats"),
    ],
)
def test_what_is_no_evening_is_refused(guest: Guest, wish: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused, match=code):
        evening_of(guest, *wish.pop("kinds"), **wish)
    assert guest.get("/api/evenings") == []
    with pytest.raises(Refused, match="no-such-evening"):
        guest.get("/api/evenings/nowhere")


# At a table of an evening


def test_what_was_seen_is_not_taken_back(guest: Guest) -> None:
    """Alone among bots at an ordinary table one may."""
    evening = evening_of(guest, "open", "greedy", game="djinn", options={"first": 0})
    socket = begin(guest, sit(guest, evening, 0))
    met: set[str] = set()
    for _ in range(30):
        socket.until_asked(0)
        socket.answer(0)
        may = socket.until_asked(0).get("undo", "no")
        if may == "free" and may not in met:
            socket.command("take-back", seat=0, after=0)
        elif may == "no":
            with pytest.raises(Refused, match="evening-seen"):
                socket.command("take-back", seat=0, after=0)
        met.add(may)
    assert met == {"free", "no"}


def test_no_dice_are_rolled_again(guest: Guest) -> None:
    evening = evening_of(guest, "open", game="wildwoods")
    socket = begin(guest, sit(guest, evening, 0))
    for _ in range(20):
        socket.answer(0)
        position = socket.until_asked(0)
        assert (position.get("undo", "no"), position.get("may_rewind", False)) == ("no", False)
    for after in (0, 1):
        with pytest.raises(Refused, match="evening-seen"):
            socket.command("take-back", seat=0, after=after)


def test_an_evening_has_one_deal(guest: Guest) -> None:
    evening = evening_of(guest, *TWO_BOTS)
    table = sit(guest, evening, 0)
    begin(guest, table).play_on(0)
    for what in ("rematch", "next"):
        with pytest.raises(Refused, match="evening-one-deal"):
            guest.post(f"/api/tables/{table}/{what}")
    with pytest.raises(Refused, match="game-over"):
        guest.delete(f"/api/tables/{table}/seats/0")


def test_its_host_may_end_it(guest: Guest, friend: Guest, server: Server) -> None:
    """What is not finished does not count and can't go on; so nobody gains by what lies open then."""
    third = Guest(server)
    evening = evening_of(guest, *TWO_BOTS, tables=3)
    ended, going, empty = (table["id"] for table in evening["tables"])
    sit(friend, evening, 0)
    begin(friend, ended).play_on(0)
    sit(third, evening, 1)
    socket = begin(third, going)
    socket.until_asked(0)
    with pytest.raises(Refused, match="not-the-host"):
        friend.post(f"/api/evenings/{evening['id']}/close")
    found = guest.post(f"/api/evenings/{evening['id']}/close")
    assert found["is_over"]
    assert [table["status"] for table in found["tables"]] == ["over", "over", "over"]
    assert {place["table"] for place in found["standings"]} == {ended}
    assert all("margin" not in place and "rank" not in place for place in found["standings"])
    assert socket.until("bye")["reason"] == "shutdown"
    again = third.at(going)
    with pytest.raises(AnotherQuestion, match="game-over"):
        again.answer(0)
    with pytest.raises(Refused, match="evening-seen"):
        again.command("take-back", seat=0, after=0)
    with pytest.raises(Refused, match="started-already"):
        third.post(f"/api/tables/{empty}/seats/0/sit", {})
    assert third.get(f"/api/tables/{ended}/matches/1/proof")["seed"] == seed_of(server, evening)
