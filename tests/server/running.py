"""A real server in a process of its own, and guests who talk to it."""

from __future__ import annotations

import os
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol
from uuid import uuid4

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.tested import SOURCES

PROJECT = Path(__file__).parents[2]
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing here is encrypted, and to load all certificates for each guest takes longest of all."""


class Server:
    """`spiritboard serve` on a free port."""

    sources = SOURCES

    def __init__(self, data: Path, *flags: str, port: int = 0) -> None:
        self.data = data
        given = ["--port", str(port), "--data", str(data), "--bot-pace", "0", *flags]
        # A test answers faster than people do, and strength is measured elsewhere.
        at_once = {
            "SPIRITBOARD_BOT_SECONDS": "0.1",
            "SPIRITBOARD_OUT_OF_TURN_SECONDS": "0",
            "SPIRITBOARD_COMMANDS_PER_SECOND": "0",
            "SPIRITBOARD_TABLES_PER_MINUTE": "0",
        }
        with (data / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "spiritboard", "serve", "--lang", "en", *given],
                env={**os.environ, **at_once, "PYTHONPATH": self.sources, "PYTHONUNBUFFERED": "1"},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        self.guests: list[Guest] = []
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, (data / "log.txt").read_text()
        self.address = line.split()[-1].rstrip("/")

    @property
    def log(self) -> str:
        return (self.data / "log.txt").read_text()

    def stop(self) -> int:
        """As an operator would: Ctrl+C."""
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(20)
        self.let_go()
        return code

    def kill(self) -> None:
        """As a power cut would: the server and its bots are gone at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.let_go()

    def let_go(self) -> None:
        """Everybody hangs up."""
        assert self.process.stdout is not None
        self.process.stdout.close()
        for guest in self.guests:
            guest.hang_up()


class Installed(Server):
    """The package as it is installed, compiled where it could be."""

    sources = ""


@contextmanager
def running(data: Path, *flags: str) -> Iterator[Server]:
    data.mkdir(parents=True, exist_ok=True)
    server = Server(data, *flags)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Running(Protocol):
    """A server, however it was started."""

    address: str
    guests: list[Guest]


class Guest:
    """A browser with its cookies."""

    def __init__(self, server: Running) -> None:
        self.cookies = httpx.Cookies()
        self.sockets: list[Socket] = []
        self.come_to(server)
        self.get("/api/me")

    def come_to(self, server: Running) -> None:
        """The same browser at a server, perhaps one that was started again."""
        self.server = server
        self.http = httpx.Client(
            base_url=server.address, timeout=30, cookies=self.cookies, verify=NO_CERTIFICATES
        )
        self.cookies = self.http.cookies
        server.guests.append(self)

    def hang_up(self) -> None:
        self.http.close()
        for socket in self.sockets:
            socket.close()
        self.sockets = []

    def get(self, path: str, **query: Any) -> Any:
        return self.ask("GET", path, params=query)

    def post(self, path: str, body: Any = None) -> Any:
        return self.ask("POST", path, json=body)

    def put(self, path: str, body: Any) -> Any:
        return self.ask("PUT", path, json=body)

    def delete(self, path: str) -> Any:
        return self.ask("DELETE", path)

    def ask(self, method: str, path: str, **given: Any) -> Any:
        answer = self.http.request(method, path, **given)
        found = msgspec.json.decode(answer.content)
        if answer.is_error:
            raise Refused(found["refusal"]["code"], answer.status_code)
        return found

    def table(self, *kinds: str, start: bool = False, **more: Any) -> Any:
        """A table: `me`, `open`, `here`, or a bot by its level, for each seat."""
        seats = [
            {"kind": kind} if kind in ("me", "open", "here") else {"kind": "bot", "bot": kind}
            for kind in kinds
        ]
        wish = {"game": "shamans", "seats": seats, "start": start, **more}
        return self.post("/api/tables", wish)

    def at(self, table: str, since: int = 0, positions: str = "", **headers: str) -> Socket:
        found = Socket(self, table, f"since={since}&positions={positions}", headers)
        self.sockets.append(found)
        return found

    def socket_to(
        self, table: str, query: str = "", headers: Mapping[str, str] = {}
    ) -> ClientConnection:
        """A bare socket; nothing has been received yet."""
        path = f"/api/tables/{table}/socket"
        request = self.http.build_request("GET", path)
        cookie = {"Cookie": request.headers["cookie"]} if "cookie" in request.headers else {}
        address = self.server.address.replace("http", "ws", 1)
        # Where much is left unread, a farewell is not read either: nobody waits for it.
        return connect(
            f"{address}{path}?{query}",
            additional_headers={**cookie, **headers},
            close_timeout=0.5,
        )


def unfolded(replay: Any) -> Any:
    """A replay with each moment's whole pictures, as the page makes it."""
    views: list[Any] = []
    for step in replay["steps"]:
        seen = [step["view"], *step.get("own", [])]
        before = views[-1] if views else [None] * len(seen)
        views.append([changed(old, change) for old, change in zip(before, seen, strict=True)])
    steps = [
        {**step, "view": view, "own": own}
        for step, (view, *own) in zip(replay["steps"], views, strict=True)
    ]
    return {**replay, "steps": steps}


def updated(known: Any, update: Any) -> Any:
    """The position that an update shows to whoever was shown another one before."""
    return update["position"] if "position" in update else changed(known, update["change"])


def changed(old: Any, change: Any) -> Any:
    """What a change makes of a picture, as the page makes it."""
    for path, value in change.get("at", {}).items():
        old = put(old, path.split(".") if path else [], value)
    for path in change.get("gone", []):
        old = put(old, path.split("."), GONE)
    return old


GONE = object()


def put(old: Any, way: Sequence[str], value: Any) -> Any:
    """With another value at the end of a way."""
    if not way:
        return value
    name, *rest = way
    if isinstance(old, list):
        found = put(old[int(name)], rest, value)
        return [found if n == int(name) else one for n, one in enumerate(old)]
    found = put(old.get(name), rest, value)
    others = {key: one for key, one in old.items() if key != name}
    return others if found is GONE else {**others, name: found}


class Refused(Exception):
    def __init__(self, code: str, status: int = 0) -> None:
        super().__init__(code, status)
        self.code = code
        self.status = status


class AnotherQuestion(Refused):
    """Somebody acted out of turn in the meantime, and perhaps made an end of the match."""


TOO_LATE = ("another-question", "game-over")


class Socket:
    """A browser's socket at a table; it remembers all that it was sent."""

    def __init__(self, guest: Guest, table: str, query: str, headers: dict[str, str]) -> None:
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(guest.socket_to(table, query, headers))
        self.messages: list[Any] = []
        self.positions: dict[int, Any] = {}
        self.news: dict[int, list[Any]] = {}
        self.table: Any = None
        self.until("welcome")

    def receive(self, timeout: float = 60) -> Any:
        message = msgspec.json.decode(self.socket.recv(timeout))
        self.messages.append(message)
        if message["type"] == "welcome":
            self.table = message["table"]
            for sight in message["eyes"]:
                self.news.setdefault(sight["seat"], []).extend(sight.get("news", []))
                self.positions[sight["seat"]] = sight.get("position")
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "update":
            self.news[message["seat"]].append(message["news"])
            seen = updated(self.positions[message["seat"]], message)
            self.positions[message["seat"]] = seen
        return message

    def until(self, kind: str, key: str | None = None) -> Any:
        """The next message of a kind; what comes before it is taken in."""
        while True:
            message = self.receive()
            if message["type"] == kind and (key is None or message.get("key") == key):
                return message

    def until_asked(self, seat: int) -> Any:
        """Until this seat has to answer, or the match is over: its position then."""
        while True:
            position = self.positions[seat]
            asked = position.get("asked")
            if asked is None or seat in asked["seats"]:
                return position
            self.receive()

    def send(self, kind: str, key: str, **given: Any) -> None:
        self.socket.send(msgspec.json.encode({"type": kind, "key": key, **given}).decode())

    def command(self, kind: str, **given: Any) -> Any:
        """Sends a command; the reply to it. Raises Refused."""
        key = given.pop("key", None) or uuid4().hex
        self.send(kind, key, **given)
        while True:
            message = self.receive()
            if message["type"] in ("done", "hint", "prospects") and message["key"] == key:
                return message
            if message["type"] == "refused" and message.get("key", key) == key:
                code = message["refusal"]["code"]
                raise AnotherQuestion(code) if code in TOO_LATE else Refused(code)

    def answer(self, seat: int, option: int = 0, **given: Any) -> Any:
        """Answers the open question with one of the options."""
        position = self.positions[seat]
        action = position["options"][option]["action"]
        question = position["asked"]["id"]
        return self.command("answer", seat=seat, decision=question, action=action, **given)

    def play_on(self, seat: int) -> None:
        """To the end of the match, always with the first option."""
        while self.until_asked(seat).get("asked"):
            with suppress(AnotherQuestion):
                self.answer(seat)

    def close(self) -> None:
        self.stack.close()
