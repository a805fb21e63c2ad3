"""Setting up tables, sitting down, starting, and playing again."""

from __future__ import annotations

import re

import pytest

from tests.server.running import Guest, Refused


def test_a_guest_is_made_for_whoever_comes(guest: Guest) -> None:
    name = guest.get("/api/me")["name"]
    assert re.fullmatch(r"~guest-\d{4}", name)
    assert guest.get("/api/me") == {"name": name}
    assert guest.put("/api/me", {"name": "Jana"}) == {"name": "Jana"}


def test_play_now_seats_one_against_bots_at_once(guest: Guest) -> None:
    table = guest.table("me", "greedy", "greedy", start=True)
    assert (table["status"], table["you"], table["match"]) == ("playing", [0], 1)
    assert len(table["commitment"]) == 64


def test_a_name_that_nobody_chose_is_kept_in_no_language(guest: Guest, friend: Guest) -> None:
    kinds = ("me", "open", "here", "greedy", "greedy")
    table = guest.table(*kinds)["id"]
    friend.post(f"/api/tables/{table}/seats/1/sit", {})
    names = [place["name"] for place in guest.get(f"/api/tables/{table}")["seats"]]
    own, theirs = (person.get("/api/me")["name"] for person in (guest, friend))
    assert names == [own, theirs, "~player-3", "~player-4", "~player-5"]


def test_nobody_sits_down_under_a_name_that_nobody_chose(guest: Guest, friend: Guest) -> None:
    table = guest.table("me", "open", "greedy")["id"]
    with pytest.raises(Refused, match="bad-request"):
        friend.post(f"/api/tables/{table}/seats/1/sit", {"name": "~player-3"})
    seats = [{"kind": "me"}, {"kind": "here", "name": "~guest-1234"}, {"kind": "bot"}]
    with pytest.raises(Refused, match="bad-request"):
        guest.post("/api/tables", {"game": "shamans", "seats": seats})


def test_a_friend_needs_only_the_link(guest: Guest, friend: Guest) -> None:
    table = guest.table("me", "open", "greedy")
    with pytest.raises(Refused, match="seats-open"):
        guest.post(f"/api/tables/{table['id']}/start")
    seated = friend.post(f"/api/tables/{table['id']}/seats/1/sit", {"name": "Petr"})
    assert seated["you"] == [1]
    assert not seated.get("host")
    with pytest.raises(Refused, match="not-the-host"):
        friend.post(f"/api/tables/{table['id']}/start")
    assert guest.post(f"/api/tables/{table['id']}/start")["status"] == "playing"


def test_a_taken_seat_is_taken(guest: Guest, friend: Guest) -> None:
    table = guest.table("me", "open", "greedy")["id"]
    for seat in (0, 2):
        with pytest.raises(Refused, match="seat-taken"):
            friend.post(f"/api/tables/{table}/seats/{seat}/sit", {})
    with pytest.raises(Refused, match="no-such-seat"):
        friend.post(f"/api/tables/{table}/seats/7/sit", {})


def test_who_gets_up_frees_the_seat(guest: Guest, friend: Guest) -> None:
    table = guest.table("me", "open", "greedy")["id"]
    friend.post(f"/api/tables/{table}/seats/1/sit", {})
    assert friend.delete(f"/api/tables/{table}/seats/1")["seats"][1]["kind"] == "open"
    with pytest.raises(Refused, match="not-your-seat"):
        friend.delete(f"/api/tables/{table}/seats/1")


def test_the_host_fills_seats_with_bots(guest: Guest, friend: Guest) -> None:
    table = guest.table("me", "open", "open")["id"]
    changed = guest.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "search"})
    assert changed["seats"][1]["bot"] == "search"
    guest.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
    with pytest.raises(Refused, match="not-the-host"):
        friend.put(f"/api/tables/{table}/seats/1", {"kind": "bot"})
    with pytest.raises(Refused, match="seat-taken"):
        guest.put(f"/api/tables/{table}/seats/0", {"kind": "bot"})


def test_everybody_at_the_table_sees_who_comes(guest: Guest, friend: Guest) -> None:
    table = guest.table("me", "open", "greedy")["id"]
    host = guest.at(table)
    friend.post(f"/api/tables/{table}/seats/1/sit", {"name": "Petr"})
    while host.table["seats"][1].get("name") != "Petr":
        host.until("table")
    other = friend.at(table)
    while not host.table["seats"][1].get("online"):
        host.until("table")
    other.close()
    while host.table["seats"][1].get("online"):
        host.until("table")


def test_who_sits_down_comes_again_with_the_new_cookie(guest: Guest, friend: Guest) -> None:
    table = guest.table("me", "open", "greedy")["id"]
    watcher = friend.at(table)
    assert watcher.table.get("you", []) == []
    friend.post(f"/api/tables/{table}/seats/1/sit", {})
    assert watcher.until("bye")["reason"] == "seat-changed"
    assert friend.at(table).table["you"] == [1]


def test_the_lobby_shows_public_tables_and_ones_own(guest: Guest, friend: Guest) -> None:
    public = guest.table("me", "open", "greedy", public=True)["id"]
    private = guest.table("me", "open", "greedy")["id"]
    seen = {table["id"]: table for table in friend.get("/api/tables")}
    assert public in seen
    assert private not in seen
    own = {table["id"]: table for table in guest.get("/api/tables")}
    assert own[private]["yours"]
    assert not seen[public].get("yours")


def test_a_rematch_moves_everybody_one_seat_on(guest: Guest) -> None:
    table = guest.table("me", "random", "random", start=True)["id"]
    socket = guest.at(table)
    with pytest.raises(Refused, match="not-over"):
        guest.post(f"/api/tables/{table}/rematch")
    socket.play_on(0)
    again = guest.post(f"/api/tables/{table}/rematch")
    assert (again["match"], again["you"], again["status"]) == (2, [1], "playing")
    welcome = socket.until("welcome")
    assert [sight["seat"] for sight in welcome["eyes"]] == [1]
    assert welcome["table"]["commitment"] != socket.messages[0]["table"]["commitment"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": "os:path", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": "shamans", "seats": [{"kind": "me"}]}, "seats-out-of-range"),
        ({"game": "shamans", "seats": []}, "bad-request"),
        ({"game": "shamans", "seats": [{"kind": "me"}] * 3, "more": 1}, "bad-request"),
        (
            {"game": "shamans", "seats": [{"kind": "me"}] * 3, "options": {"x": 1}},
            "unknown-game-option",
        ),
        (
            {"game": "shamans", "seats": [{"kind": "me"}] * 3, "options": {"first": 9}},
            "no-such-seat",
        ),
        ({"game": "shamans", "seats": [{"kind": "open"}] * 3, "start": True}, "seats-open"),
    ],
)
def test_a_table_that_cannot_be_is_refused(guest: Guest, wish: object, code: str) -> None:
    with pytest.raises(Refused, match=code):
        guest.post("/api/tables", wish)


def test_an_unknown_table_is_not_found(guest: Guest) -> None:
    with pytest.raises(Refused) as refused:
        guest.get("/api/tables/nothing")
    assert (refused.value.code, refused.value.status) == ("no-such-table", 404)


def test_the_host_arranges_the_table_until_the_match_begins(guest: Guest, friend: Guest) -> None:
    table = guest.table("me", "open", "open")["id"]
    friend.post(f"/api/tables/{table}/seats/1/sit", {})
    wish = {"seats": 5, "options": {"first": 4}, "public": True, "pace": "live"}
    with pytest.raises(Refused, match="not-the-host"):
        friend.put(f"/api/tables/{table}", wish)
    arranged = guest.put(f"/api/tables/{table}", wish)
    assert [place["kind"] for place in arranged["seats"]] == ["person", "person", *["open"] * 3]
    assert (arranged["options"]["first"], arranged["pace"]) == (4, "live")
    assert table in [one["id"] for one in Guest(guest.server).get("/api/tables")]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"seats": 2}, "seats"),
        ({"seats": 3, "options": {"first": 3}}, "no-such-seat"),
        ({"seats": 9}, "bad-request"),
    ],
)
def test_what_could_not_begin_is_refused_at_once(guest: Guest, wish: object, why: str) -> None:
    before = guest.table("me", "open", "open")
    with pytest.raises(Refused, match=why):
        guest.put(f"/api/tables/{before['id']}", wish)
    assert guest.get(f"/api/tables/{before['id']}") == before


def test_nobody_is_sent_away_by_a_smaller_table(guest: Guest, friend: Guest) -> None:
    table = guest.table("me", "open", "open", "open")["id"]
    friend.post(f"/api/tables/{table}/seats/3/sit", {})
    with pytest.raises(Refused, match="seat-taken"):
        guest.put(f"/api/tables/{table}", {"seats": 3})


def test_a_match_that_has_begun_is_not_arranged(guest: Guest) -> None:
    table = guest.table("me", "greedy", "greedy", start=True)["id"]
    with pytest.raises(Refused, match="started-already"):
        guest.put(f"/api/tables/{table}", {"seats": 3})


def test_whoever_waits_may_take_another_name(guest: Guest, friend: Guest) -> None:
    guest.put("/api/me", {"name": "Jana"})
    table = guest.table("me", "open", "greedy")["id"]
    friend.post(f"/api/tables/{table}/seats/1/sit", {})
    with pytest.raises(Refused, match="player-name-taken"):
        friend.put("/api/me", {"name": "Jana"})
    friend.put("/api/me", {"name": "Petr"})
    names = [place["name"] for place in guest.get(f"/api/tables/{table}")["seats"]]
    assert names[:2] == ["Jana", "Petr"]
