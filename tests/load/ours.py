"""People at tables of ours, each with a socket, who answer at once with any option."""

from __future__ import annotations

import asyncio
import random
from time import perf_counter
from typing import Any

import httpx
import msgspec

from tests.load.meter import Meter, Table
from tests.server.light import LightSocket
from tests.server.running import NO_CERTIFICATES, updated

WISHES: dict[str, dict[str, Any]] = {
    "shamans": {"content": {"points": {"target": 99}}},
    "djinn": {},
}
"""By game: matches that do not end while they are measured."""
AT_ONCE = 50


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    key: str
    seat: int
    decision: int
    action: Any


decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


class Person:
    """Somebody at a table."""

    def __init__(self, table: Table, address: str, path: str, seat: int, cookie: str) -> None:
        self.table = table
        self.address = address
        self.path = path
        self.seat = seat
        self.cookie = cookie
        self.position: Any = None
        self.answered = -1
        self.sent_at = 0.0

    async def come(self) -> None:
        self.socket = LightSocket(self.hear)
        await self.socket.open(self.address, self.path, self.cookie)

    def hear(self, content: bytes) -> None:
        self.table.meter.bytes += self.socket.weighed()
        message = decode(content)
        if message["type"] == "update":
            self.table.told(message["news"]["seq"])
            self.look(updated(self.position, message))
        elif message["type"] == "done":
            self.table.made(message["seq"], self.sent_at)
        elif message["type"] == "welcome":
            self.look(message["eyes"][0]["position"])
        elif message["type"] != "table":
            raise AssertionError(content)

    def look(self, position: Any) -> None:
        self.position = position
        asked = position.get("asked")
        if asked and self.seat in asked["seats"] and asked["id"] != self.answered:
            question = self.answered = asked["id"]
            options = [option for option in position["options"] if not option.get("beside")]
            action = random.choice(options)["action"]
            answer = Answer(str(question), self.seat, question, action)
            self.table.meter.move(lambda: self.send(encode(answer)))

    def send(self, content: bytes) -> None:
        self.sent_at = perf_counter()
        self.socket.send(content)


async def seated(
    address: str, tables: int, seats: int, meter: Meter, game: str = "shamans"
) -> list[Person]:
    """Tables of people, each with cookies of their own, and the matches begun."""
    limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=1)  # before the server hangs up
    door = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(
        base_url=address, verify=NO_CERTIFICATES, limits=limits, timeout=120
    ) as http:

        async def one() -> list[Person]:
            async with door:
                return await seat_people(http, seats, meter, game)

        groups = await asyncio.gather(*[one() for _ in range(tables)])
    return [person for group in groups for person in group]


async def seat_people(http: httpx.AsyncClient, seats: int, meter: Meter, game: str) -> list[Person]:
    table = Table(seats, meter)
    guests = [await cookie_from(http, "GET", "/api/me", "") for _ in range(seats)]
    wishes = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    wish = {"game": game, "seats": wishes, "options": WISHES[game]}  # an older server knows no more
    made = await ask(http, "POST", "/api/tables", guests[0], wish)
    place = f"/api/tables/{made.json()['id']}"
    cookies = [f"{guests[0]}; seat={made.cookies['seat']}"]
    for seat in range(1, seats):
        path = f"{place}/seats/{seat}/sit"
        cookies.append(await cookie_from(http, "POST", path, guests[seat], {}))
    await ask(http, "POST", f"{place}/start", cookies[0])
    address, path = str(http.base_url).rstrip("/"), f"{place}/socket"
    return [Person(table, address, path, seat, cookies[seat]) for seat in range(seats)]


async def cookie_from(
    http: httpx.AsyncClient, method: str, path: str, cookie: str, body: Any = None
) -> str:
    """What a browser would send from then on."""
    answer = await ask(http, method, path, cookie, body)
    given = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
    return f"{cookie}; {given}" if cookie else given


async def ask(
    http: httpx.AsyncClient, method: str, path: str, cookie: str, body: Any = None
) -> httpx.Response:
    content = None if body is None else encode(body)
    http.cookies.clear()
    answer = await http.request(method, path, content=content, headers={"Cookie": cookie})
    answer.raise_for_status()
    return answer
