"""Whatever is sent over a socket, the answer is a typed refusal, and nothing has changed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from spiritboard.server import wire
from spiritboard.text import Phrase, Words
from tests.server.faults import OPEN_TO_NONSENSE
from tests.server.fuzzing import Fuzzer
from tests.server.launcher import Launcher
from tests.server.light import LightSocket
from tests.server.running import Guest, Running, Socket, running

MESSAGES: Final = 200_000
AT_ONCE: Final = 100
"""So many messages are under way on a socket."""
FLAGS: Final = ("--tables-per-minute", "0", "--commands-per-second", "0")
DEEP: Final = {
    "done before",
    "too-long",
    "not-your-seat",
    "another-question",
    "not-your-question",
    "not-an-action",
    "card-not-in-hand",
    "talk-card",
    "nothing-to-agree",
}
"""Some messages get so far; a fuzzer that is stopped at the door would show nothing."""

decode = msgspec.json.Decoder(wire.AnyMessage).decode


class Pest:
    """Somebody who sends nonsense, and looks at every answer."""

    def __init__(self, fuzzer: Fuzzer, known: dict[str, int]) -> None:
        self.fuzzer = fuzzer
        self.known = known
        self.codes: Counter[str] = Counter()
        self.said: dict[str, Phrase] = {}
        self.wrong: list[bytes] = []

    async def pester(self, address: str, path: str, cookie: str, messages: int) -> None:
        self.socket = LightSocket(self.hear)
        self.to_send = self.to_hear = messages
        self.settled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self.socket.open(address, path, cookie)
        for _ in range(AT_ONCE):
            self.send()
        await asyncio.wait((self.settled, self.socket.lost), return_when=asyncio.FIRST_COMPLETED)
        self.socket.close()

    def send(self) -> None:
        if self.to_send:
            self.to_send -= 1
            self.socket.send(*self.fuzzer())

    def hear(self, content: bytes) -> None:
        message = decode(content)
        if isinstance(message, wire.Welcome | wire.Seating):
            return
        if isinstance(message, wire.Refused):
            self.codes[message.refusal.code] += 1
            self.said[message.refusal.code] = message.refusal.say
        elif isinstance(message, wire.Done) and self.known.get(message.key) == message.seq:
            self.codes["done before"] += 1
        else:
            self.wrong.append(content)
        self.to_hear -= 1
        self.send()
        if not self.to_hear:
            self.settled.set_result(None)

    def faults(self) -> Iterator[str]:
        yield from (f"answered with {content!r}" for content in self.wrong)
        if self.to_hear:
            yield f"the server hangs up, {self.to_hear} messages before the end"
        words = Words("en", "shamans")
        yield from (f"no words for {say}" for say in self.said.values() if not words.read(say))


def test_fuzzed_messages_are_refused_and_change_nothing(tmp_path: Path) -> None:
    with running(tmp_path, *FLAGS) as server:
        faults, codes = fuzz(server, MESSAGES)
        log = server.log
    assert not faults
    assert codes.keys() >= DEEP
    assert sum(codes.values()) == MESSAGES
    assert log == ""


@pytest.mark.parametrize("fault", OPEN_TO_NONSENSE)
def test_a_server_that_takes_nonsense_is_found_out(tmp_path: Path, fault: str) -> None:
    with Launcher(fault) as launcher:
        server = launcher.start(tmp_path, *FLAGS)
        faults, _ = fuzz(server, 2000)
        server.kill()
    assert faults


def fuzz(server: Running, messages: int) -> tuple[list[str], Counter[str]]:
    """What was found, and how often each refusal was given."""
    guest, friend, stranger = (Guest(server) for _ in range(3))
    one, table = a_table_in_play(guest, friend)
    known = {
        "spoken": one.command("say", seat=0, text="hello", key="spoken")["seq"],
        "played": one.answer(0, key="played")["seq"],
    }
    legal = offered(one)
    before = looks(table, guest, friend, stranger)
    pests = [
        Pest(Fuzzer("guest", (0, 1), list(known), legal), known),
        Pest(Fuzzer("friend", (2,), (), legal), {}),
        Pest(Fuzzer("stranger", (), (), legal), {}),
        Pest(Fuzzer("nobody", (), (), legal), {}),
    ]
    cookies = [cookie_of(who, table) for who in (guest, friend, stranger)]
    asyncio.run(pester(server, table, pests, [*cookies, ""], messages // len(pests)))
    faults = [fault for pest in pests for fault in pest.faults()]
    if looks(table, guest, friend, stranger) != before:
        faults.append("the table has changed")
    return faults, sum((pest.codes for pest in pests), Counter())


def a_table_in_play(guest: Guest, friend: Guest) -> tuple[Socket, str]:
    """Seats 0 and 1 are the guest's, 2 is the friend's."""
    table = guest.table("me", "here", "open", options={"first": 0})["id"]
    friend.post(f"/api/tables/{table}/seats/2/sit", {})
    guest.post(f"/api/tables/{table}/start")
    return guest.at(table), table


def offered(socket: Socket) -> list[Any]:
    """What the guest may do now."""
    position = socket.positions[1]
    question = position["asked"]["id"]
    answers = [
        {"type": "answer", "seat": 1, "decision": question, "action": option["action"]}
        for option in position["options"]
    ]
    return [*answers, {"type": "take-back", "seat": 0}, {"type": "return", "seat": 1}]


def looks(table: str, *guests: Guest) -> list[Any]:
    """The table with the eyes of each: its last change, who sits there, and all that is seen.

    Not for how long somebody has been away: that goes on by itself.
    """
    found = []
    for guest in guests:
        socket = guest.at(table)
        seats = [{**seat, "gone": 0} for seat in socket.table["seats"]]
        found.append((socket.table["seq"], seats, socket.positions, socket.news))
        socket.close()
    return found


def cookie_of(guest: Guest, table: str) -> str:
    return str(guest.http.build_request("GET", f"/api/tables/{table}/socket").headers["cookie"])


async def pester(
    server: Running, table: str, pests: Sequence[Pest], cookies: Sequence[str], each: int
) -> None:
    path = f"/api/tables/{table}/socket"
    pestering = [
        pest.pester(server.address, path, cookie, each)
        for pest, cookie in zip(pests, cookies, strict=True)
    ]
    await asyncio.gather(*pestering)
