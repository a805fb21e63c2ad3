"""The description of the HTTP part is true: whatever is asked, the answer is as described."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from spiritboard.server.api import description
from tests.server.killing import SHORT
from tests.server.running import Guest, Server

Case = schemathesis.Case[Any]
schema = schemathesis.openapi.from_dict(description())


@pytest.fixture(scope="module")
def host(server: Server) -> Guest:
    return Guest(server)


@pytest.fixture(scope="module")
def tables(host: Guest) -> list[str]:
    """One that waits for people, one that is played at, and one where a match is over."""
    kinds = ("me", "here", "here")
    waiting = host.table("me", "open", "random", public=True)["id"]
    playing = host.table(*kinds, start=True)["id"]
    over = host.table(*kinds, start=True, options=SHORT)["id"]
    socket = host.at(over)
    while asked := socket.positions[0].get("asked"):
        socket.answer(asked["seats"][0])
    socket.close()
    return [waiting, playing, over]


# Other threads of the process may draw random numbers while a case is made; it uses none of them.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
@schema.parametrize()
@settings(
    max_examples=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(case: Case, host: Guest, tables: list[str]) -> None:
    if "table" in case.path_parameters and is_well_formed(case):
        case.path_parameters["table"] = tables[any_number(case) % len(tables)]
    cookie = host.http.build_request("GET", case.formatted_path).headers["cookie"]
    case.call_and_validate(base_url=host.server.address, headers={"Cookie": cookie})


def is_well_formed(case: Case) -> bool:
    return case.meta is not None and case.meta.generation.mode.is_positive


def any_number(case: Case) -> int:
    """The same for the same case."""
    said: Any = (case.path_parameters, case.query, case.body)
    return crc32(repr(said).encode(errors="replace"))


def test_the_server_describes_itself(guest: Guest, server: Server) -> None:
    ours = msgspec.json.decode(msgspec.json.encode(description()))
    assert guest.get("/api/openapi.json") == ours
    assert "[error" not in server.log


def test_below_the_root_of_the_api_there_is_nothing_else(guest: Guest) -> None:
    answer = guest.http.get("/api/nothing")
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (404, "bad-request")
    answer = guest.http.delete("/api/me")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, PUT")
