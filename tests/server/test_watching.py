"""Whoever watches over the server sees how it fares, and nothing of what people hold or say."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from spiritboard.core.errors import BadSetup
from spiritboard.server.house import House
from spiritboard.server.identity import hashed
from spiritboard.server.logs import Logs, keep_log, logger
from spiritboard.server.settings import Settings, settings
from spiritboard.server.watching import figures
from tests.server.running import Guest, Refused, Server, running
from tests.server.test_set_aside import spoil

TOKEN = "an-operator-knows-this"  # noqa: S105  # of this test alone
WATCHED = ("--operator-token", TOKEN)
IN_THE_LOG = {
    "event": r"[\w '-]+",
    "level": r"info|warning",
    "logger": r"[\w.]+",
    "timestamp": r"[\d:.TZ-]+",
    "request": r"[0-9a-f]{12}",
    "socket": r"[0-9a-f]{12}",
    "table": r"[\w-]{1,32}",
    "kind": r"[A-Z]\w+",
    "refused": r"[a-z-]*",
    "method": r"[A-Z]+",
    "status": r"\d{3}",
    "seconds": r"[\d.e-]+",
    "host": r"[\d.]+",
    "port": r"\d+",
    "version": r"[\w.+]+",
}
"""All that a line may tell, by name, and what it looks like: no room for a hand or for words."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("watched"), *WATCHED) as found:
        yield found


def ask(server: Server, method: str, path: str, token: str = TOKEN) -> httpx.Response:
    known = {"Authorization": f"Bearer {token}"} if token else {}
    return httpx.request(method, server.address + path, headers=known, timeout=30)


def told(text: str) -> dict[tuple[str, ...], float]:
    """Each figure by its name and the values of its labels, in the order of their names."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


# Figures


@pytest.mark.parametrize("path", ["/metrics", "/api/operator"])
def test_only_with_the_operators_token(server: Server, path: str) -> None:
    for token in ("", "wrong", TOKEN[:-1], TOKEN + "x"):
        answer = ask(server, "GET", path, token)
        assert (answer.status_code, answer.json()["refusal"]["code"]) == (401, "not-the-operator")
    assert ask(server, "GET", path).status_code == 200


def test_where_no_token_was_chosen_there_is_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for path in ("/metrics", "/api/operator"):
            for token in ("", TOKEN):
                assert ask(server, "GET", path, token).status_code == 404


def test_what_happens_is_counted(server: Server, guest: Guest) -> None:
    before = told(ask(server, "GET", "/metrics").text)
    table = guest.table("me", "here", "random", start=True, options={"first": 0})["id"]
    socket = guest.at(table)
    socket.answer(0)
    with pytest.raises(Refused, match="not-your-seat"):
        socket.command("return", seat=2)
    with pytest.raises(Refused, match="no-such-table"):
        guest.get("/api/tables/nowhere")
    now = told(ask(server, "GET", "/metrics").text)

    def more(*name: str) -> float:
        return now[name] - before.get(name, 0)

    assert more("spiritboard_moves_total", "person", "shamans") == 1
    assert more("spiritboard_refusals_total", "not-your-seat") == 1
    assert more("spiritboard_refusals_total", "no-such-table") == 1
    assert more("spiritboard_command_seconds_count", "Answer") == 1
    assert more("spiritboard_request_seconds_count", "GET", "404") == 1
    assert more("spiritboard_store_write_seconds_count") >= 3  # set up, dealt, answered
    assert now["spiritboard_tables", "shamans", "playing"] >= 1
    assert now["spiritboard_sockets", "player"] == 1
    assert now["spiritboard_guests",] == 1
    assert now["spiritboard_bot_queue", "playing"] >= 0
    assert now["process_open_fds",] > 0


def test_a_bots_thought_is_timed(server: Server, guest: Guest) -> None:
    table = guest.table("me", "greedy", "greedy", start=True, options={"first": 1})["id"]
    guest.at(table).until_asked(0)
    now = told(ask(server, "GET", "/metrics").text)
    assert now["spiritboard_bot_think_seconds_count", "playing"] >= 2
    waits = now["spiritboard_bot_wait_seconds_count", "playing"]
    assert waits >= now["spiritboard_bot_think_seconds_count", "playing"]


def test_failures_and_tables_set_aside_are_told(tmp_path: Path) -> None:
    house = House(Settings(data=tmp_path, bot_processes=1))
    try:
        house.failures["keep_up"] += 2
        house.set_aside["broken"] = "truncated"
        now = told(figures(house).decode())
    finally:
        house.close()
    assert now["spiritboard_background_failures_total", "keep_up"] == 2
    assert now["spiritboard_set_aside_tables",] == 1


def test_a_method_that_nobody_knows_makes_no_figure_of_its_own(server: Server) -> None:
    httpx.request("BREW", f"{server.address}/api/me")
    now = told(ask(server, "GET", "/metrics").text)
    assert any(name[:2] == ("spiritboard_request_seconds_count", "other") for name in now)
    assert not any("BREW" in name for name in now)


# The log


def evening(server: Server) -> list[str]:
    """Two people play, talk and err; says all that must stay between them and the server."""
    host, friend = Guest(server), Guest(server)
    host.put("/api/me", {"name": "Marmelade"})
    table = host.table("me", "open", "random", options={"first": 0})["id"]
    friend.post(f"/api/tables/{table}/seats/1/sit", {"name": "Quittengelee"})
    host.post(f"/api/tables/{table}/start")
    people = [host.at(table), friend.at(table)]
    people[0].command("say", seat=0, text="a secret between us")
    people[0].until_asked(0)
    people[0].command("hint", seat=0)
    with suppress(Refused):
        people[1].command("answer", seat=0, decision=1, action={"type": "play", "card": 3})
    people[0].socket.send("{nonsense, and secret}")
    people[0].until("refused")
    for seat, person in enumerate(people):
        person.until_asked(seat)
        person.answer(seat)
    with suppress(Refused):
        people[0].command("take-back", seat=0)
    host.http.get(f"/api/tables/{table}?seat=a-secret-question")
    seen = msg_strings([person.messages for person in people])
    assert "a secret between us" in seen
    tokens = [cookie.value for one in (host, friend) for cookie in one.cookies.jar]
    assert len(tokens) == 4  # each has two: a guest's and a seat's
    kept = [value for value in tokens if value]
    words = ["Marmelade", "Quittengelee", "a secret", "nonsense", "a-secret-question", TOKEN]
    return [*kept, *map(hashed, kept), *words]


def msg_strings(found: Any) -> set[str]:
    """Every text in what was sent."""
    if isinstance(found, str):
        return {found}
    inside = found.values() if isinstance(found, dict) else found if isinstance(found, list) else ()
    return set().union(*map(msg_strings, inside))


def test_a_whole_evening_tells_no_secret(tmp_path: Path) -> None:
    flags = ("--log-format", "json", "--log-level", "info", *WATCHED)
    with running(tmp_path, *flags) as server:
        secrets = evening(server)
        ask(server, "GET", "/metrics")
        server.stop()
        lines = [json.loads(line) for line in server.log.splitlines()]
    ours = [line for line in lines if line["logger"].startswith("spiritboard")]
    kinds = {line.get("kind") for line in ours}
    assert {"Say", "HintRequest", "Answer", "TakeBack"} <= kinds
    assert "not-your-seat" in {line.get("refused") for line in ours}
    for line in ours:
        for name, value in line.items():
            assert re.fullmatch(IN_THE_LOG[name], str(value)), line
    for secret in secrets:
        assert secret not in server.log


def test_each_line_names_its_table_and_its_request(tmp_path: Path) -> None:
    flags = ("--log-format", "json", "--log-level", "info")
    with running(tmp_path, *flags) as server:
        guest = Guest(server)
        table = guest.table("me", "here", "here", start=True)["id"]
        answer = guest.http.get(f"/api/tables/{table}")
        socket = guest.at(table)
        for seat in range(2):
            socket.command("say", seat=seat, text="hello")
        server.stop()
        lines = [json.loads(line) for line in server.log.splitlines()]
    (asked,) = [one for one in lines if one.get("request") == answer.headers["x-request-id"]]
    assert (asked["table"], asked["method"], asked["status"]) == (table, "GET", 200)
    said = [one for one in lines if one["event"] == "command"]
    assert [one["table"] for one in said] == [table, table]
    assert len({one["socket"] for one in said}) == 1
    assert len({one["request"] for one in said}) == 2


@pytest.fixture
def own_log() -> Iterator[None]:
    """Afterwards this process logs as before."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers, root.level = handlers, level


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_traceback_is_told_without_its_values(
    own_log: None, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    keep_log(Logs(form, "warning"))
    try:
        fail_with("the-token-of-" + "somebody")
    except ZeroDivisionError:
        logger("spiritboard.test").exception("it failed", table="abc")
    told = capsys.readouterr().err
    assert "ZeroDivisionError" in told
    assert "fail_with" in told
    assert "the-token-of-somebody" not in told


def fail_with(secret: str) -> float:
    return len(secret) / 0


def test_for_people_it_is_a_line_with_names(
    own_log: None, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_log(Logs("text", "warning"))
    logger("spiritboard.test").warning("a hint failed", table="abc", error="KeyError")
    logger("spiritboard.test").info("nobody asked for this")
    (line,) = capsys.readouterr().err.splitlines()
    assert re.search(
        r"warning +\] a hint failed +\[spiritboard.test\] error=KeyError table=abc", line
    )


@pytest.mark.parametrize(
    ("given", "refused"),
    [
        ({"operator_token": "too-short"}, "short-token"),
        ({"log_format": "xml"}, "bad-setting"),
        ({"log_level": "debug"}, "bad-setting"),
    ],
)
def test_what_would_not_be_safe_is_refused(given: dict[str, object], refused: str) -> None:
    with pytest.raises(BadSetup, match=refused) as found:
        settings(given, {})
    assert "too-short" not in str(found.value)


# The operator


def test_the_operator_sees_the_tables(server: Server, guest: Guest) -> None:
    table = guest.table("me", "here", "random", start=True)["id"]
    guest.at(table)
    seen = ask(server, "GET", "/api/operator").json()
    (ours,) = [one for one in seen["tables"] if one["id"] == table]
    assert (ours["game"], ours["status"]) == ("shamans", "playing")
    assert (ours["people"], ours["bots"], ours["sockets"]) == (2, 1, 1)
    assert seen["memory"] > 10_000_000
    assert seen["sockets"] >= 1


def test_a_closed_table_is_gone_for_everybody_and_stays_so(server: Server, guest: Guest) -> None:
    closed, other = [guest.table("me", "here", "here", start=True)["id"] for _ in "ab"]
    socket = guest.at(closed)
    answer = ask(server, "DELETE", f"/api/operator/tables/{closed}")
    assert closed not in [one["id"] for one in answer.json()["tables"]]
    assert socket.until("bye")["reason"] == "shutdown"
    with pytest.raises(Refused, match="no-such-table"):
        guest.get(f"/api/tables/{closed}")
    assert ask(server, "DELETE", f"/api/operator/tables/{closed}").status_code == 404
    assert guest.get(f"/api/tables/{other}")["status"] == "playing"
    with closing(sqlite3.connect(server.data / "tables.db")) as store:
        for where in ("tables WHERE id", "journal WHERE table_id", "holders WHERE table_id"):
            sql = f"SELECT count(*) FROM {where} = ?"  # noqa: S608  # ours
            assert store.execute(sql, (closed,)).fetchone() == (0,)


def test_a_guest_closes_nothing(server: Server, guest: Guest) -> None:
    table = guest.table("me", "here", "here", start=True)["id"]
    assert guest.http.delete(f"/api/operator/tables/{table}").status_code == 401
    assert guest.http.get(f"/api/operator/tables/{table}/export").status_code == 401
    assert guest.get(f"/api/tables/{table}")["status"] == "playing"


def test_a_table_is_taken_out_whole(server: Server, guest: Guest) -> None:
    table = guest.table("me", "here", "here", start=True, options={"first": 0})["id"]
    guest.at(table).answer(0)
    answer = ask(server, "GET", f"/api/operator/tables/{table}/export")
    assert answer.headers["content-disposition"] == f'attachment; filename="{table}.json"'
    kept = answer.json()
    assert (kept["id"], kept["status"]) == (table, "playing")
    assert json.loads(kept["table"])["seq"] == 3
    assert [json.loads(one["body"])["is"] for one in kept["changes"]] == [
        "seated",
        "started",
        "moved",
    ]


def test_one_that_cannot_be_read_is_listed_taken_out_and_closed(tmp_path: Path) -> None:
    spoilt = spoil(tmp_path)
    with running(tmp_path, *WATCHED) as server:
        guest = Guest(server)
        for table in spoilt:
            with pytest.raises(Refused, match="table-unreadable"):
                guest.get(f"/api/tables/{table}")
        aside = ask(server, "GET", "/api/operator").json()["set_aside"]
        assert {one["id"] for one in aside} == set(spoilt)
        assert all(spoilt[one["id"]] in one["reason"] for one in aside)
        broken = next(iter(spoilt))
        kept = ask(server, "GET", f"/api/operator/tables/{broken}/export").json()
        assert kept["table"] == "{"
        left = ask(server, "DELETE", f"/api/operator/tables/{broken}").json()["set_aside"]
        assert {one["id"] for one in left} == set(spoilt) - {broken}
