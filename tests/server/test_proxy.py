"""docs/nginx.conf as it is, but for its names, ports and certificate: people play through it."""

from __future__ import annotations

import getpass
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from tests.server.keeping import Database, Kept
from tests.server.running import PROJECT, Server, running
from tests.server.test_node_servers import nodes

CONFIG = PROJECT / "docs" / "nginx.conf"
WHOLE = """
daemon off;
pid {folder}/nginx.pid;
user {user};
error_log {folder}/errors.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {config}
}}
"""
"""What a distribution has around it."""


def nginx() -> str:
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    assert found, "tools/proxy installs nginx for the tests"
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def certificate(folder: Path) -> None:
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"]
    files = ["-keyout", str(folder / "key"), "-out", str(folder / "pem")]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    subprocess.run([*made, *subject, *files], check=True, capture_output=True)


def configured(folder: Path, servers: Sequence[Server], port: int, plain: int) -> str:
    """The file of the documentation, for this machine."""
    found = CONFIG.read_text()
    first, *more = [server.address.removeprefix("http://") for server in servers]
    for ours, theirs in (
        ("127.0.0.1:8000", first),
        ("# server 10.0.0.6:8000;", "".join(f"server {one};" for one in more)),
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("/etc/ssl/play.example.pem", str(folder / "pem")),
        ("/etc/ssl/play.example.key", str(folder / "key")),
    ):
        assert found.count(ours) == 1, ours
        found = found.replace(ours, theirs)
    return WHOLE.format(folder=folder, user=getpass.getuser(), config=found)


@contextmanager
def proxied(folder: Path, *servers: Server) -> Iterator[tuple[int, int]]:
    port, plain = free_port(), free_port()
    certificate(folder)
    (folder / "nginx.conf").write_text(configured(folder, servers, port, plain))
    process = subprocess.Popen([nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf")])
    try:
        until_it_listens(process, port)
        yield port, plain
    finally:
        process.terminate()
        process.wait(20)


def until_it_listens(process: subprocess.Popen[bytes], port: int) -> None:
    while process.poll() is None:
        with socket.socket() as found:
            if found.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise AssertionError("nginx has ended")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    flags = ("--requests-per-second", "1", "--operator-token", "an-operator-knows-this")
    with running(tmp_path_factory.mktemp("server"), *flags) as found:
        yield found


@pytest.fixture(scope="module")
def ports(tmp_path_factory: pytest.TempPathFactory, server: Server) -> Iterator[tuple[int, int]]:
    with proxied(tmp_path_factory.mktemp("nginx"), server) as found:
        yield found


@pytest.fixture
def trusted() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@pytest.fixture
def browser(ports: tuple[int, int], trusted: ssl.SSLContext) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"https://127.0.0.1:{ports[0]}", verify=trusted) as found:
        yield found


def test_a_table_is_set_up_and_played_at(browser: httpx.Client, trusted: ssl.SSLContext) -> None:
    """The page's own origin is welcome, and cookies are for https alone."""
    given = browser.get("/api/me").headers["set-cookie"]
    assert given.startswith("__Host-guest=")
    assert "Secure" in given
    seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "here"}]
    origin = {"Origin": str(browser.base_url).rstrip("/")}
    wish = {"game": "shamans", "seats": seats, "start": True}
    made = browser.post("/api/tables", json=wish, headers=origin)
    assert made.headers["set-cookie"].startswith("__Secure-seat=")
    table = made.json()["id"]
    path = f"/api/tables/{table}/socket"
    cookies = browser.build_request("GET", path).headers["cookie"]
    address = f"wss{str(browser.base_url).removeprefix('https').rstrip('/')}{path}"
    headers = {"Cookie": cookies, **origin}
    with connect(address, ssl=trusted, additional_headers=headers) as line:
        welcome = msgspec.json.decode(line.recv(30))
        assert welcome["type"] == "welcome"
        assert welcome["table"]["you"] == [0, 1, 2]
        line.send('{"type": "say", "key": "k", "seat": 0, "text": "hello"}')
        kinds = {msgspec.json.decode(line.recv(30))["type"] for _ in range(3)}
        assert {"line", "done"} <= kinds


def test_another_site_is_not_welcome(browser: httpx.Client) -> None:
    browser.get("/api/me")
    answer = browser.put(
        "/api/me", json={"name": "Eve"}, headers={"Origin": "https://evil.example"}
    )
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (403, "foreign-origin")


def test_nobody_chooses_the_address_they_are_counted_by(
    browser: httpx.Client, server: Server
) -> None:
    """This machine has no limits. Past the proxy somebody else's address would have."""
    elsewhere = {"X-Forwarded-For": "203.0.113.9"}
    through = [browser.get("/api/me", headers=elsewhere).status_code for _ in range(20)]
    assert set(through) == {200}
    with httpx.Client(base_url=server.address, headers=elsewhere) as past:
        assert 429 in {past.get("/api/me").status_code for _ in range(20)}


def test_figures_stay_at_home(browser: httpx.Client, server: Server) -> None:
    known = {"Authorization": "Bearer an-operator-knows-this"}
    assert browser.get("/metrics", headers=known).status_code == 404
    assert httpx.get(f"{server.address}/metrics", headers=known).status_code == 200


def test_without_tls_one_is_sent_on(ports: tuple[int, int]) -> None:
    answer = httpx.get(f"http://127.0.0.1:{ports[1]}/t/abc?x=1")
    assert answer.status_code == 301
    assert re.fullmatch(r"https://127\.0\.0\.1/t/abc\?x=1", answer.headers["location"])


def test_several_servers_stand_behind_it_and_one_may_be_killed(
    tmp_path: Path, trusted: ssl.SSLContext, postgres: Database
) -> None:
    """Each table is of the server that its people are sent to; when that is gone they come to the other."""
    with (
        nodes(Kept(tmp_path, postgres.new())) as (one, two),
        proxied(tmp_path, one, two) as (port, _),
        httpx.Client(base_url=f"https://127.0.0.1:{port}", verify=trusted) as browser,
    ):
        browser.get("/api/me")
        wish = {"game": "shamans", "seats": [{"kind": "me"}, *[{"kind": "here"}] * 2]}
        made = [browser.post("/api/tables", json={**wish, "start": True}) for _ in range(8)]
        tables = {answer.json()["id"]: answer.json()["seq"] for answer in made}
        for table, seq in tables.items():
            assert browser.get(f"/api/tables/{table}").json()["seq"] == seq
        one.kill()
        for table, seq in tables.items():
            while (answer := browser.get(f"/api/tables/{table}")).status_code != 200:
                time.sleep(0.05)
            assert answer.json()["seq"] == seq
