"""A bot that sits down at a table of a Spiritboard server and plays, any game, at random.

    pip install websockets
    python bot.py http://localhost:8000 TABLE [NAME]

It is written from docs/protocol.md alone. Give it a mind in `choose`.
"""

import json
import random
import sys
from http.cookiejar import CookieJar
from time import sleep
from urllib.request import HTTPCookieProcessor, Request, build_opener
from uuid import uuid4

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


class Browser:
    """Speaks HTTP and keeps the cookies: they say who we are, and which seat is ours."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))

    def ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = Request(self.address + path, data, headers, method=method)
        with self.opener.open(request) as answer:
            return json.load(answer)

    def socket(self, path):
        request = Request(self.address + path)
        self.cookies.add_cookie_header(request)
        headers = {"Cookie": request.get_header("Cookie")}
        return connect("ws" + (self.address + path)[4:], additional_headers=headers)


def choose(view, options):
    """One of the answers that the server offers; `view` is all that this seat may know."""
    return random.choice(options)["action"]


def sit_down(browser, table, name):
    """The first free seat is ours."""
    browser.ask("GET", "/api/me")
    seats = browser.ask("GET", f"/api/tables/{table}")["seats"]
    seat = next(number for number, place in enumerate(seats) if place["kind"] == "open")
    browser.ask("POST", f"/api/tables/{table}/seats/{seat}/sit", {"name": name})
    return seat


def positions(message):
    """What a message says about how the table looks, by seat."""
    if message["type"] == "welcome":
        return {one["seat"]: one.get("position") for one in message["eyes"]}
    return {message["seat"]: message["position"]} if message["type"] == "update" else {}


def play(socket):
    """Answers whatever we are asked; says how the match ended, or None if the line broke."""
    for text in socket:
        message = json.loads(text)
        if message["type"] == "bye":
            return None
        for seat, position in positions(message).items():
            if position is None or seat < 0:
                continue
            asked = position.get("asked")
            if asked is None:
                return position["outcome"]
            if seat in asked["seats"]:
                answer = {"type": "answer", "key": uuid4().hex, "seat": seat}
                action = choose(position["view"], position["options"])
                socket.send(json.dumps({**answer, "decision": asked["id"], "action": action}))
    return None


def main(address, table, name="Robin"):
    browser = Browser(address)
    seat = sit_down(browser, table, name)
    outcome = None
    while outcome is None:
        try:
            with browser.socket(f"/api/tables/{table}/socket?positions=whole") as socket:
                outcome = play(socket)
        except (ConnectionClosed, OSError):
            sleep(1)  # all that counts is stored: come again and see
    print("won" if seat in outcome["winners"] else "lost", outcome["scores"])


if __name__ == "__main__":
    main(*sys.argv[1:])
