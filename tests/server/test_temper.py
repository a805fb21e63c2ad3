"""Bots speak now and then: of what everybody saw, in ready phrases, and of nothing else."""

from __future__ import annotations

import time
from collections import deque
from itertools import pairwise

import pytest
from msgspec import structs

from spiritboard.catalog import names, table_side
from spiritboard.core.values import WATCHER, Event
from spiritboard.games.shamans.view import ShamansView
from spiritboard.match import Match
from spiritboard.server.hosting import bot_chair
from spiritboard.server.journal import Chair, TableDoc, Talked
from spiritboard.server.talk import Talk
from spiritboard.server.temper import AGAIN, QUIET, TEMPERS, remark_of
from spiritboard.text import Phraser
from tests.server.running import Guest, Server

ALL_MOVES = 400
STRAYS = Event("strays", {"seat": 0, "card": 7})


def table(*chairs: Chair) -> TableDoc:
    return TableDoc(
        id="a-table",
        game="shamans",
        options={},
        public=False,
        pace="free",
        absent="bot",
        lesson=False,
        host=1,
        status="playing",
        chairs=list(chairs),
        created=time.time(),
        changed=time.time(),
    )


def bots() -> list[Chair]:
    return [bot_chair(seat, "greedy") for seat in range(5)]


def watched() -> ShamansView:
    """What somebody sees who looks on at a new table of five."""
    match = Match.new("shamans", 5, "quiet")
    found = match.view(WATCHER)
    assert isinstance(found, ShamansView)
    return found


def heard(doc: TableDoc, event: Event, view: ShamansView | None = None) -> list[tuple[int, Talked]]:
    """What is said when the same happens again and again, at a table where all are in the round."""
    view = view or watched()
    talk, said = Talk(), deque[tuple[int, Talked]]()
    for seq in range(1, ALL_MOVES):
        if remark := remark_of(doc, table_side("shamans").talk, view, talk.lines, seq, [event]):
            said.append((seq, remark))
            talk.hear(seq, remark)
    return list(said)


@pytest.mark.parametrize("game", names())
def test_every_remark_is_a_ready_phrase_about_an_event_of_the_game(game: str) -> None:
    talk, words = table_side(game).talk, Phraser(game)
    for event, by_temper in talk.remarks.items():
        assert words.event(event, {}).key == f"event-{event}"
        assert set(by_temper) <= set(TEMPERS.values())
        for remark in by_temper.values():
            assert talk.claims[remark.claim] == bool(remark.about)


def test_bots_speak_rarely_and_the_same_at_the_same_table() -> None:
    by_the_bear = Event("strays", {"seat": 1, "card": 7})
    said = heard(table(*bots()), by_the_bear)
    assert said == heard(table(*bots()), by_the_bear)
    assert {remark.seat for _, remark in said} == {0, 2}
    seqs = [seq for seq, _ in said]
    assert all(later - before >= QUIET for before, later in pairwise(seqs))


def test_a_bot_does_not_repeat_itself() -> None:
    said = heard(table(*bots()), Event("strays", {"seat": 1, "card": 7}))
    for seat in (0, 2):
        seqs = [seq for seq, remark in said if remark.seat == seat]
        assert len(seqs) > 1
        assert all(later - before >= AGAIN for before, later in pairwise(seqs))


def test_nobody_speaks_of_themselves_unless_it_is_meant_so() -> None:
    """The fox says nothing of its own stray card, the hare nothing of another's."""
    doc = table(*bots())
    assert 0 not in {remark.seat for _, remark in heard(doc, STRAYS)}
    own = Event("strays", {"seat": 3, "card": 7})
    said = {remark.seat: remark.phrase for _, remark in heard(doc, own)}
    assert said[3] is not None
    assert said[3].key == "claim-no-choice"


def test_of_what_was_told_to_some_only_bots_say_nothing() -> None:
    whispered = Event("strays", {"seat": 0, "card": 7}, (1,))
    assert heard(table(*bots()), whispered) == []


def test_nobody_speaks_for_people_not_even_while_they_are_away() -> None:
    away = [Chair(kind="person", name=name, away=True) for name in TEMPERS]
    assert heard(table(*away), STRAYS) == []


def test_a_bot_that_is_out_of_the_round_says_nothing() -> None:
    doc, event = table(*bots()), Event("strays", {"seat": 1, "card": 7})
    assert {remark.seat for _, remark in heard(doc, event)} == {0, 2}
    without_the_fox = structs.replace(watched(), alive=(1, 2, 3, 4))
    assert {remark.seat for _, remark in heard(doc, event, without_the_fox)} == {2}


def test_bots_say_nothing_at_a_table_that_wants_them_quiet(server: Server) -> None:
    guest = Guest(server)
    bots = ["greedy"] * 4
    link = guest.table("me", *bots, start=True, bots_talk=False)["id"]
    socket = guest.at(link)
    assert socket.table["bots_talk"] is False
    socket.play_on(0)
    assert all(message["type"] != "line" for message in socket.messages)


def test_the_host_decides_before_the_match_whether_bots_chat(server: Server) -> None:
    guest, friend = Guest(server), Guest(server)
    table = guest.table("me", "open", "greedy")["id"]
    seen = friend.at(table)
    assert "bots_talk" not in seen.table
    guest.put(f"/api/tables/{table}", {"seats": 3, "bots_talk": False})
    while "bots_talk" not in seen.table:
        seen.until("table")
    assert seen.table["bots_talk"] is False


def test_what_a_bot_says_is_heard_and_kept(server: Server) -> None:
    guest = Guest(server)
    link = guest.table("me", "greedy", "greedy", "greedy", "greedy", start=True)["id"]
    socket = guest.at(link)
    spoken: list[dict[str, object]] = []
    while not spoken and socket.until_asked(0).get("asked"):
        socket.answer(0)
        spoken = [m["line"] for m in socket.messages if m["type"] == "line"]
    assert spoken[0]["seat"] in range(1, 5)
    again = guest.at(link)
    assert spoken[0] in again.messages[0]["lines"]
