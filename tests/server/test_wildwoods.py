"""Wildwoods over the network: scene after scene, and people who decide together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Guest, Refused, Socket, running


def sit(*people: Guest, **more: Any) -> tuple[str, list[Socket]]:
    """A table at which each person has a seat and looks on."""
    host, *others = people
    kinds = ["me", *["open"] * len(others)]
    table = host.table(*kinds, game="wildwoods", start=not others, **more)["id"]
    for seat, other in enumerate(others, 1):
        other.post(f"/api/tables/{table}/seats/{seat}/sit", {})
    if others:
        host.post(f"/api/tables/{table}/start")
    sockets = [person.at(table) for person in people]
    for seat, socket in enumerate(sockets):
        socket.until_asked(seat)
    return table, sockets


def test_the_next_scene_follows(guest: Guest) -> None:
    table, (one,) = sit(guest)
    path = f"/api/tables/{table}"
    with pytest.raises(Refused, match="not-over"):
        guest.post(f"{path}/next")
    one.play_on(0)
    over = guest.get(path)
    assert (over["status"], over["goes_on"]) == ("over", True)
    following = guest.post(f"{path}/next")
    assert (following["status"], following["match"]) == ("playing", 2)
    assert following["options"]["scene"] == "p2"
    assert following["options"]["content"] == {}
    assert guest.get(path).get("goes_on", False) is False


def test_once_more_is_the_same_scene(guest: Guest) -> None:
    table, (one,) = sit(guest)
    one.play_on(0)
    guest.post(f"/api/tables/{table}/next")
    two = guest.at(table)
    two.until_asked(0)
    two.play_on(0)
    again = guest.post(f"/api/tables/{table}/rematch")
    assert again["options"]["scene"] == "p2"


def test_a_match_that_is_no_campaign_does_not_go_on(guest: Guest) -> None:
    table = guest.table("me", game="ducharina", options={"puzzle": 1}, start=True)["id"]
    one = guest.at(table)
    one.until_asked(0)
    one.play_on(0)
    assert guest.get(f"/api/tables/{table}").get("goes_on", False) is False
    with pytest.raises(Refused, match="campaign-over"):
        guest.post(f"/api/tables/{table}/next")


def test_the_leader_decides_and_others_propose(guest: Guest, friend: Guest) -> None:
    _, (one, other) = sit(guest, friend)
    assert one.positions[0]["leader"] == 0
    other.answer(1, 2)
    one.until("update")
    (proposal,) = one.positions[0]["proposals"]
    assert proposal["seat"] == 1
    assert proposal["action"] == other.positions[1]["options"][2]["action"]
    before = one.positions[0]["asked"]["id"]
    one.answer(0, 1)
    assert one.positions[0]["asked"]["id"] != before
    assert one.positions[0].get("proposals", []) == []


def test_what_all_propose_is_done(guest: Guest, friend: Guest) -> None:
    _, (one, other) = sit(guest, friend, deciding="vote")
    before = one.positions[0]["asked"]["id"]
    one.answer(0, 1)
    assert one.positions[0]["asked"]["id"] == before
    other.answer(1, 1)
    assert other.positions[1]["asked"]["id"] != before


def test_in_a_vote_of_two_the_leader_breaks_a_tie(guest: Guest, friend: Guest) -> None:
    _, (one, other) = sit(guest, friend, deciding="vote")
    before = one.positions[0]["asked"]["id"]
    one.answer(0, 1)
    other.answer(1, 2)
    assert other.positions[1]["asked"]["id"] == before
    one.answer(0, 3)
    assert one.positions[0]["asked"]["id"] != before


def test_a_vote_does_not_wait_for_ever(tmp_path: Path) -> None:
    """Those who have voted decide; nothing hurries anybody before the first vote."""
    with running(tmp_path, "--vote-seconds", "1") as server:
        _, (one, other) = sit(Guest(server), Guest(server), deciding="vote")
        assert other.positions[1].get("vote_clock", 0) == 0
        before = one.positions[0]["asked"]["id"]
        other.answer(1, 2)
        assert other.positions[1]["vote_clock"] == 1
        while one.positions[0]["asked"]["id"] == before:
            one.receive()


def test_an_illegal_proposal_is_refused(guest: Guest, friend: Guest) -> None:
    _, (_, other) = sit(guest, friend)
    asked = other.positions[1]["asked"]["id"]
    with pytest.raises(Refused, match="not-an-action"):
        other.command("answer", seat=1, decision=asked, action={"do": "fly"})


def test_a_roll_that_was_taken_back_is_rolled_anew(guest: Guest) -> None:
    """The same attempt ten times over does not bring the same dice each time."""
    _, (one,) = sit(guest, options={"scene": "1_1"})
    for _ in range(10):
        one.answer(0, 4)
        one.command("take-back", seat=0)
    told = [told for news in one.news[0] for told in news.get("told", [])]
    rolls = [told["params"]["values"] for told in told if told["key"] == "rolls"]
    assert len(rolls) == 10
    assert any(roll != rolls[0] for roll in rolls)


def rolls(leader: Socket, other: Socket) -> None:
    """The other one proposes a roll of all dice, and the leader confirms it."""
    most = max(range(len(options_of(other, 1))), key=lambda at: dice_of(options_of(other, 1)[at]))
    other.answer(1, most)
    leader.until("update")
    leader.answer(0, most)
    catches_up(other, 1, leader.positions[0]["asked"]["id"])


def catches_up(socket: Socket, seat: int, question: int) -> None:
    """Until this is asked."""
    while socket.positions[seat]["asked"]["id"] != question:
        socket.receive()


def options_of(socket: Socket, seat: int) -> list[Any]:
    found: list[Any] = socket.positions[seat]["options"]
    return found


def dice_of(option: Any) -> int:
    return sum(option["action"].get("dice", ()))


@pytest.mark.parametrize("deciding", ["leader", "vote"])
def test_what_a_roll_brings_is_up_to_whoever_proposed_it(
    guest: Guest, friend: Guest, deciding: str
) -> None:
    _, (one, other) = sit(guest, friend, deciding=deciding)
    rolls(one, other)
    assert one.positions[0]["asked"]["kind"] == "after-roll"
    assert one.positions[0]["leader"] == 1
    assert not one.positions[0].get("votes")
    before = one.positions[0]["asked"]["id"]
    one.answer(0, 0)
    assert one.positions[0]["asked"]["id"] == before
    other.answer(1, 1)
    assert other.positions[1]["asked"]["id"] != before


def test_what_one_rolls_unasked_is_ones_own(guest: Guest, friend: Guest) -> None:
    _, (one, other) = sit(guest, friend)
    other.answer(1, 0)
    one.until("update")
    one.answer(
        0, max(range(len(options_of(one, 0))), key=lambda at: dice_of(options_of(one, 0)[at]))
    )
    assert one.positions[0]["asked"]["kind"] == "after-roll"
    assert one.positions[0]["leader"] == 0


def test_a_choice_of_the_story_needs_a_majority(guest: Guest, friend: Guest) -> None:
    """Also where a leader decides; of two who differ it is the leader's."""
    _, (one, other) = sit(guest, friend, options={"scene": "2_2"})
    while one.positions[0]["asked"]["kind"] != "story-choice":
        ends = [o["action"]["do"] == "end-phase" for o in options_of(one, 0)]
        one.answer(0, ends.index(True) if True in ends else 0)
    asked = one.positions[0]["asked"]["id"]
    assert one.positions[0]["votes"]
    one.answer(0, 0)
    assert one.positions[0]["asked"]["id"] == asked
    assert one.positions[0].get("vote_clock", 0) == 0, "nobody hurries the story"
    catches_up(other, 1, asked)
    other.answer(1, 0)
    assert (other.positions[1].get("asked") or {}).get("id") != asked
    (wanted,) = other.positions[1]["wanted"]
    assert [one["seat"] for one in wanted["by"]] == [0, 1]
    assert {str(one["say"]) for one in wanted["by"]} == {str(wanted["done"])}
