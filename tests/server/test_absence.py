"""People who go away, servers that stop, bots that break, several people at one browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running import Guest, Refused, Server, running


def test_a_bot_sits_in_when_the_clock_runs_out_and_the_player_takes_the_seat_back(
    tmp_path: Path,
) -> None:
    with running(tmp_path, "--live-seconds", "0.3") as server:
        guest = Guest(server)
        table = guest.table("me", "greedy", "greedy", start=True, pace="live")["id"]
        socket = guest.at(table)
        while not socket.table["seats"][0].get("away"):
            socket.until("table")
        socket.command("return", seat=0)
        while socket.table["seats"][0].get("away"):
            socket.until("table")


def test_the_mildest_answer_is_given_for_who_is_late(tmp_path: Path) -> None:
    with running(tmp_path, "--live-seconds", "0.2") as server:
        guest = Guest(server)
        wish = {"pace": "live", "absent": "default", "options": {"first": 0}}
        table = guest.table("me", "greedy", "greedy", start=True, **wish)["id"]
        socket = guest.at(table)
        while not any(news.get("by") == "default" for news in socket.news[0]):
            socket.until("update")
        assert not socket.table["seats"][0].get("away")


def test_bots_wait_while_a_person_may_act_out_of_turn(tmp_path: Path) -> None:
    """S5.1 With a tile face down, whatever it is; when it is turned up they play at once."""
    with running(tmp_path, "--out-of-turn-seconds", "3600") as server:
        guest = Guest(server)
        tiles = {"dagger": 9, "portal": 0, "moonstone": 3, "mask": 0}
        long = {"track": {"moon": 90}, "points": {"target": 90}}
        options = {"first": 0, "content": {**long, "tiles": tiles}}
        table = guest.table("me", "greedy", "greedy", start=True, options=options)["id"]
        socket = guest.at(table)
        while not socket.positions[0]["view"]["down"]:
            socket.until_asked(0)
            socket.answer(0, -1)
        while 0 in socket.positions[0]["asked"]["seats"]:
            socket.answer(0)
        assert all(option["beside"] for option in socket.positions[0]["options"])
        while socket.positions[0].get("options"):
            socket.answer(0)
        socket.until_asked(0)


def test_who_leaves_a_running_match_may_come_back(server: Server) -> None:
    guest = Guest(server)
    table = guest.table("me", "greedy", "greedy", start=True)["id"]
    socket = guest.at(table)
    guest.delete(f"/api/tables/{table}/seats/0")
    while not socket.table["seats"][0].get("away"):
        socket.until("table")
    socket.command("return", seat=0)


def test_a_match_goes_on_after_the_server_was_stopped_and_after_it_was_killed(
    tmp_path: Path,
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    server = Server(data)
    guest = Guest(server)
    table = guest.table("me", "here", "here", start=True, options={"first": 0})["id"]
    socket = guest.at(table)
    for stop in (Server.stop, Server.kill):
        seat = socket.positions[0]["asked"]["seats"][0]
        socket.answer(seat)
        before = socket.positions
        seen = socket.news[0][-1]["seq"]
        stop(server)
        server = Server(data)
        guest.come_to(server)
        socket = guest.at(table, since=seen)
        assert socket.positions == before
        assert socket.news[0] == []
    server.stop()


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    server = Server(data)
    guest = Guest(server)
    table = guest.table("me", "greedy", "greedy", start=True, options={"first": 1})["id"]
    server.kill()
    server = Server(data)
    guest.come_to(server)
    socket = guest.at(table)
    assert socket.until_asked(0)["asked"]["seats"] == [0]
    assert server.stop() == 0
    assert "Traceback" not in server.log


def test_several_people_at_one_browser_each_have_their_own_eyes(server: Server) -> None:
    guest = Guest(server)
    table = guest.table("me", "here", "greedy", start=True, options={"first": 0})
    assert table["you"] == [0, 1]
    socket = guest.at(table["id"])
    assert socket.positions[0]["view"]["hand"] != socket.positions[1]["view"]["hand"]
    socket.answer(0)
    socket.until_asked(1)
    socket.answer(1)


@pytest.mark.parametrize("name", ["shamans", "djinn"])
def test_the_lesson_is_resumed_where_it_was(server: Server, name: str) -> None:
    guest = Guest(server)
    table = guest.post("/api/lessons", {"game": name})
    assert table["lesson"]
    socket = guest.at(table["id"])
    (seat,) = table["you"]
    position = socket.until_asked(seat)
    assert position["tip"]["key"].startswith("lesson-")
    assert position["progress"]["step"] == 1
    assert position["progress"]["chapter"]["key"].startswith("lesson-chapter-")
    again = guest.post("/api/lessons", {"game": name})
    assert again["id"] == table["id"]
    assert again["you"] == [seat]


def test_a_lesson_that_is_left_becomes_a_match_like_any_other(server: Server) -> None:
    """Also after the next look: it is stored. The next lesson is another one."""
    guest = Guest(server)
    table = guest.post("/api/lessons", {"game": "shamans"})
    socket = guest.at(table["id"])
    position = socket.until_asked(0)
    wanted = socket.command("hint", seat=0)["action"]
    other = next(one["action"] for one in position["options"] if one["action"] != wanted)
    asked = {"seat": 0, "decision": position["asked"]["id"], "action": other}
    with pytest.raises(Refused, match="lesson-goes-on"):
        socket.command("answer", **asked)
    socket.command("leave-lesson", seat=0)
    socket.command("leave-lesson", seat=0)
    left = guest.at(table["id"]).positions[0]
    assert "tip" not in left
    assert "progress" not in left
    socket.command("answer", **asked)
    assert guest.post("/api/lessons", {"game": "shamans"})["id"] != table["id"]


def test_the_time_that_is_told_is_the_time_that_runs(tmp_path: Path) -> None:
    """Each new question has all its time, in the same message that asks it."""
    with running(tmp_path, "--live-seconds", "60") as server:
        guest = Guest(server)
        wish = {"pace": "live", "options": {"first": 0}}
        table = guest.table("me", "here", "here", start=True, **wish)["id"]
        socket = guest.at(table)
        asked = socket.positions[0]["asked"]
        assert (asked["seats"], socket.positions[0]["clock"]) == ([0], 60)
        socket.answer(0)
        (next_one,) = socket.positions[2]["asked"]["seats"]
        told = {seat: position.get("clock") for seat, position in socket.positions.items()}
        assert told == {seat: 60 if seat == next_one else None for seat in range(3)}
        socket.command("order", seat=0, order=socket.positions[0]["orders"][0]["name"], on=True)
        assert socket.positions[next_one]["clock"] in (59, 60)
