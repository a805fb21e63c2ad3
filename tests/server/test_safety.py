"""What keeps a table safe: origins, limits, cookies, headers, and secrets that stay secret."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import suppress
from html.parser import HTMLParser
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spiritboard.server.app import HEADERS
from spiritboard.server.origins import is_welcome
from tests.server.launcher import Launcher
from tests.server.light import TEXT, LightSocket, frame
from tests.server.running import Guest, Refused, Server, Socket, running

MOVES = 700
"""So much is more than the queue, the system and the network hold."""
LIMITED = ("--tables-per-minute", "3")


def message(kind: str, **given: Any) -> str:
    return msgspec.json.encode({"type": kind, **given}).decode()


@pytest.fixture
def table(guest: Guest) -> str:
    """Everybody at it is the guest."""
    found: str = guest.table("me", "here", "here", start=True)["id"]
    return found


# Who may come in


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://["])
def test_a_page_of_another_site_may_not_open_a_socket(
    guest: Guest, table: str, origin: str
) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        guest.at(table, Origin=origin)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost:1"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_nor_change_anything_over_http(guest: Guest, headers: dict[str, str]) -> None:
    """Other ports and sibling names are the same site, so the cookie comes along."""
    wish = b'{"game": "shamans", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}'
    given = {**headers, "Content-Type": "text/plain"}
    answer = guest.http.post("/api/tables", content=wish, headers=given)
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (403, "foreign-origin")
    assert guest.http.get("/api/me", headers=headers).status_code == 200
    ours = {"Origin": guest.server.address, "Sec-Fetch-Site": "same-origin"}
    assert guest.http.post("/api/tables", content=wish, headers=ours).status_code == 201


def test_whoever_names_no_host_is_not_our_own_page() -> None:
    """`null` has no host either, and is no page of ours."""
    headers = [(b"origin", b"null"), (b"host", b"")]
    assert not is_welcome(HTTPConnection({"type": "http", "headers": headers}), ())


def test_our_own_page_may(guest: Guest, table: str) -> None:
    assert guest.at(table, Origin=guest.server.address).positions


def test_a_page_may_come_from_where_the_operator_says(tmp_path: Path) -> None:
    with running(tmp_path, "--origin", "https://games.example") as server:
        guest = Guest(server)
        table = guest.table("me", "greedy", "greedy")["id"]
        assert guest.at(table, Origin="https://games.example").table["id"] == table


def test_nobody_gets_in_by_a_link_that_was_never_given(guest: Guest) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        guest.at("no-such-table")


# Limits


def test_a_message_that_is_far_too_long_ends_the_line_and_nothing_else(
    guest: Guest, table: str
) -> None:
    socket, other = guest.at(table), guest.at(table)
    socket.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosed, match="1009"):
        socket.until("never")
    assert other.command("say", seat=0, text="hello")


def test_what_is_no_text_ends_the_line_and_fills_no_log(guest: Guest, server: Server) -> None:
    table = guest.table("me", "here", "here", start=True)["id"]

    async def send_it() -> int:
        socket = LightSocket(lambda _: None)
        await socket.open(server.address, f"/api/tables/{table}/socket", "")
        socket.send(b'{"type":"say","text":"\xff\xfe"}', TEXT)
        await socket.lost
        return socket.code

    assert asyncio.run(send_it()) == 1007
    assert server.log == ""


def test_whoever_sends_too_fast_is_told_so_and_hung_up_on(tmp_path: Path) -> None:
    with running(tmp_path, "--commands-per-second", "20") as server:
        guest = Guest(server)
        table = guest.table("me", "here", "here", start=True)["id"]
        socket = guest.at(table)
        for number in range(100):
            socket.socket.send(message("say", key=str(number), seat=0, text="hello"))
        assert socket.until("bye")["reason"] == "too-fast"
        with pytest.raises(ConnectionClosed):
            socket.receive()
        said = len([told for told in socket.messages if told["type"] == "done"])
        assert 60 <= said < 100


def test_a_guest_sets_up_only_so_many_tables(tmp_path: Path) -> None:
    with running(tmp_path, *LIMITED) as server:
        guest = Guest(server)
        for _ in range(3):
            guest.table("me", "greedy", "greedy")
        with pytest.raises(Refused, match="too-many-tables") as refused:
            guest.table("me", "greedy", "greedy")
        assert refused.value.status == 429
        assert Guest(server).table("me", "greedy", "greedy")


def test_a_slow_reader_is_dropped_and_holds_nobody_up(guest: Guest, server: Server) -> None:
    kinds = ("me", "here", "here", "here", "here")
    table = guest.table(*kinds, start=True, options={"content": {"points": {"target": 99}}})["id"]
    path, cookie = f"/api/tables/{table}/socket?positions=whole", cookie_of(guest, table)
    socket = guest.at(table)

    async def be_slow() -> int:
        """Does not read while many moves are made; so much there was to read."""
        heard: list[bytes] = []
        slow = LightSocket(heard.append)
        await slow.open(server.address, path, cookie, buffer=4096, packs=False)
        slow.transport.pause_reading()
        await asyncio.to_thread(play, socket, MOVES)
        slow.transport.resume_reading()
        while not slow.lost.done() and len(heard) < MOVES * len(kinds):
            await asyncio.sleep(0.01)
        slow.close()
        return len(heard)

    assert asyncio.run(be_slow()) < MOVES * len(kinds)
    assert socket.command("say", seat=0, text="still here")


def play(socket: Socket, moves: int) -> None:
    for _ in range(moves):
        socket.answer(socket.positions[0]["asked"]["seats"][0])


def cookie_of(guest: Guest, table: str) -> str:
    return str(guest.http.build_request("GET", f"/api/tables/{table}/socket").headers["cookie"])


# Headers and cookies


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/anything", 200),
        ("GET", "/assets/nothing.js", 404),
        ("POST", "/", 405),
        ("GET", "/api/games", 200),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/me", 405),
        ("PUT", "/api/me", 422),
        ("GET", "/api/tables/nothing", 404),
    ],
)
def test_every_answer_says_what_a_browser_may_do(
    guest: Guest, method: str, path: str, status: int
) -> None:
    answer = guest.http.request(method, path)
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "server" not in answer.headers


def test_no_script_is_allowed_that_is_not_a_file_of_ours() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy


def test_the_page_has_no_script_or_style_inside(guest: Guest) -> None:
    page = Inside()
    page.feed(guest.http.get("/").text)
    assert page.scripts
    assert page.found == []


class Inside(HTMLParser):
    """Looks for what the policy forbids."""

    def __init__(self) -> None:
        super().__init__()
        self.scripts = 0
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.scripts += tag == "script"
        if tag == "style" or (tag == "script" and "src" not in given):
            self.found.append(tag)
        self.found += [name for name in given if name.startswith("on") or name == "style"]


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    guest = Guest(server)
    me = cookie_in(httpx.get(f"{server.address}/api/me"), "guest")
    wish = {"game": "shamans", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    answer = guest.http.post("/api/tables", json=wish)
    seat = cookie_in(answer, "seat")
    assert (me["httponly"], me["samesite"], me["path"], me["secure"]) == (True, "lax", "/", "")
    assert (seat["httponly"], seat["samesite"]) == (True, "strict")
    assert seat["path"] == f"/api/tables/{answer.json()['id']}"


def test_whoever_comes_again_is_known_for_another_year(server: Server, guest: Guest) -> None:
    with httpx.Client(base_url=server.address, cookies=guest.cookies) as again:
        given = SimpleCookie(again.get("/api/me").headers["set-cookie"])["guest"]
        assert given.value == guest.cookies["guest"]
        assert int(given["max-age"]) > 360 * 24 * 3600


def test_two_whom_we_do_not_know_may_choose_the_same_key(guest: Guest, friend: Guest) -> None:
    table = guest.table("me", "open", "here", options={"first": 0})["id"]
    friend.post(f"/api/tables/{table}/seats/1/sit", {})
    guest.post(f"/api/tables/{table}/start")
    for one in (guest, friend):
        one.cookies.delete("guest")
    sockets = guest.at(table), friend.at(table)
    done = [
        socket.command("claim", key="the same", seat=seat, claim="shaman")["seq"]
        for seat, socket in enumerate(sockets)
    ]
    assert done[1] > done[0]
    assert sockets[0].command("claim", key="the same", seat=0, claim="shaman")["seq"] == done[0]


def over_https(server: Server, method: str, path: str, cookie: str = "", **given: Any) -> Any:
    """As a proxy that encrypts passes it on."""
    headers = {"X-Forwarded-Proto": "https", "Cookie": cookie}
    return httpx.request(method, f"{server.address}{path}", headers=headers, **given)


def test_behind_a_proxy_that_encrypts_cookies_go_no_other_way(server: Server) -> None:
    """Names with these prefixes a browser takes from https alone; the guest's not from a neighbour of the domain."""
    answer = over_https(server, "GET", "/api/me")
    me = cookie_in(answer, "__Host-guest")
    assert (me["secure"], me["path"], me["domain"]) == (True, "/", "")
    wish = {"game": "shamans", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    sat = over_https(server, "POST", "/api/tables", f"__Host-guest={me.value}", json=wish)
    seat = cookie_in(sat, "__Secure-seat")
    table = f"/api/tables/{sat.json()['id']}"
    assert (seat["secure"], seat["path"]) == (True, table)
    both = f"__Host-guest={me.value}; __Secure-seat={seat.value}"
    assert over_https(server, "GET", table, both).json()["you"] == [0]


def test_guests_of_the_plain_names_stay_who_they_are_over_https(
    server: Server, guest: Guest
) -> None:
    """They get the safe name with the same token, and the plain one is taken away."""
    guest.put("/api/me", {"name": "Eva"})
    table = guest.table("me", "open", "here")["id"]
    plain = guest.http.build_request("GET", f"/api/tables/{table}").headers["cookie"]
    answer = over_https(server, "GET", "/api/me", plain)
    assert answer.json()["name"] == "Eva"
    assert cookie_in(answer, "__Host-guest").value == guest.cookies["guest"]
    assert cookie_in(answer, "guest")["max-age"] == "0"
    assert over_https(server, "GET", f"/api/tables/{table}", plain).json()["you"] == [0, 2]


def test_what_a_neighbour_of_the_domain_sets_does_not_count(
    server: Server, guest: Guest, friend: Guest
) -> None:
    guest.put("/api/me", {"name": "Eva"})
    friend.put("/api/me", {"name": "Mallory"})
    tossed = f"guest={friend.cookies['guest']}; __Host-guest={guest.cookies['guest']}"
    assert over_https(server, "GET", "/api/me", tossed).json()["name"] == "Eva"


def cookie_in(answer: httpx.Response, name: str) -> Any:
    (given,) = [
        cookies[name]
        for cookies in map(SimpleCookie, answer.headers.get_list("set-cookie"))
        if name in cookies
    ]
    return given


@pytest.mark.parametrize(
    "name",
    [
        *["", " ", " Eva", "Eva ", "Eva\n", "E\nva", "\u202eavE", "x" * 25, "~Eva"],
        *["\u200b", "Eva\u200b", "\u2800", "\u3164", "\u00ad", "\u3000", "\u200f", "\u061c"],
        *["\U000e0041", "\u180e", "E" + "\u0301" * 4, "\ue000", "\u0415va", "Ev\u03b1"],
    ],
)
def test_a_name_that_deceives_the_eye_is_refused(guest: Guest, name: str) -> None:
    with pytest.raises(Refused, match=r"bad-(request|name)"):
        guest.put("/api/me", {"name": name})


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Zoe\u0308", "Zo\u00eb"),
        ("Анна", "Анна"),
        ("Jan\u00a0Žižka", "Jan\u00a0Žižka"),
        ("山田", "山田"),
        ("Eva 🎲", "Eva 🎲"),
    ],
)
def test_a_name_is_kept_in_one_form(guest: Guest, name: str, kept: str) -> None:
    assert guest.put("/api/me", {"name": name})["name"] == kept


@pytest.mark.parametrize("text", ["\u202eecin", "a\u0000b", "\u2067x", "\ue000"])
def test_talk_that_turns_the_line_around_is_refused(guest: Guest, table: str, text: str) -> None:
    with pytest.raises(Refused, match="bad-talk"):
        guest.at(table).command("say", seat=0, text=text)


def test_nobody_takes_two_seats_or_anothers_name(guest: Guest, friend: Guest) -> None:
    guest.put("/api/me", {"name": "Alice"})
    table = guest.table("me", "open", "open", "open")["id"]
    seats = f"/api/tables/{table}/seats"
    with pytest.raises(Refused, match="player-name-taken"):
        friend.post(f"{seats}/1/sit", {"name": "ALICE"})
    friend.post(f"{seats}/1/sit", {"name": "Bob"})
    with pytest.raises(Refused, match="one-seat-each"):
        friend.post(f"{seats}/2/sit", {"name": "Carol"})
    assert guest.post(f"{seats}/2/sit", {"name": "Alice's son"})["you"] == [0, 2]


# Secrets


def test_the_store_holds_no_token(guest: Guest, server: Server) -> None:
    guest.table("me", "greedy", "greedy")
    tokens = [cookie.value for cookie in guest.cookies.jar]
    assert len(tokens) == 2
    stored = b"".join(file.read_bytes() for file in server.data.glob("tables.db*"))
    assert not [token for token in tokens if token and token.encode() in stored]


def test_when_the_store_fails_the_log_tells_no_secrets(tmp_path: Path) -> None:
    with Launcher("fail_to_store_every_third_change") as launcher:
        server = launcher.start(tmp_path)
        guest = Guest(server)
        for _ in range(6):
            play_until_hung_up_on(guest)
        log = (tmp_path / "log.txt").read_text()
        tokens = [cookie.value for cookie in guest.cookies.jar]
        server.kill()
    assert re.search("a command failed .*kind=Answer", log)
    assert not [secret for secret in (*tokens, *seeds(tmp_path)) if secret and secret in log]
    assert not re.search(r'"do"|\bhands?\b|shadows', log)


def play_until_hung_up_on(guest: Guest) -> None:
    with suppress(ConnectionClosed, httpx.HTTPStatusError):
        table = guest.table("me", "here", "here", start=True)["id"]
        play(guest.at(table), 10)


def seeds(data: Path) -> list[str]:
    with sqlite3.connect(data / "tables.db") as connection:
        bodies = [body for (body,) in connection.execute("SELECT body FROM journal")]
    connection.close()
    return [seed.decode() for body in bodies for seed in re.findall(rb'"seed":"(\w+)"', body)]


# Hanging up


def test_whoever_hangs_up_in_the_middle_of_a_command_disturbs_nobody(
    guest: Guest, friend: Guest, server: Server
) -> None:
    table = guest.table("me", "open", "greedy")["id"]
    friend.post(f"/api/tables/{table}/seats/1/sit", {})
    other = friend.at(table)
    for number in range(20):
        asyncio.run(say_much_and_hang_up(server, table, cookie_of(guest, table), number))
    other.command("say", seat=1, text="done")
    assert not [told for told in other.messages if told["type"] == "bye"]


async def say_much_and_hang_up(server: Server, table: str, cookie: str, visit: int) -> None:
    replied: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(content: bytes) -> None:
        if b'"done"' in content and not replied.done():
            replied.set_result(None)

    socket = LightSocket(hear)
    await socket.open(server.address, f"/api/tables/{table}/socket", cookie)
    said = [message("say", key=f"{visit} {n}", seat=0, text="hello") for n in range(20)]
    socket.transport.write(b"".join(frame(text.encode()) for text in said))
    await asyncio.wait((replied, socket.lost), return_when=asyncio.FIRST_COMPLETED)
    socket.close()
    await socket.lost
