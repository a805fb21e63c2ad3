"""For whoever watches over the server: its figures, and a line in the log for each request."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from hmac import compare_digest
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from spiritboard.core.errors import Illegal
from spiritboard.core.values import WATCHER
from spiritboard.server.api import house_of
from spiritboard.server.edge import refused
from spiritboard.server.house import House
from spiritboard.server.logs import logger, new_request
from spiritboard.server.metrics import REGISTRY, REQUESTS
from spiritboard.server.presenter import shell_refusal

log = logger(__name__)

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")
"""Those that are counted by name; a stranger could think of others for ever."""


def check_operator(request: HTTPConnection) -> None:
    """Only with the token that the operator has chosen; without one there is nothing to see."""
    ours = house_of(request).settings.operator_token
    if not ours:
        raise Illegal("", "no-operator")
    theirs = request.headers.get("Authorization", "").removeprefix("Bearer ")
    if not compare_digest(theirs.encode(), ours.encode()):
        raise Illegal("", "not-the-operator")


class HouseFigures(Collector):
    """What a house holds at this moment."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterable[Metric]:
        house, workers = self.house, self.house.workers
        listeners = house.listeners()
        tables = Counter((room.doc.game, room.doc.status) for room in house.rooms.values())
        sockets = Counter((eyes_kind(listener.eyes),) for listener in listeners)
        guests = {one.visitor.guest or one.visitor.browser for one in listeners}
        waiting = [((rank.name.lower(),), n) for rank, n in workers.waiting_by_rank().items()]
        yield gauges("tables", "In memory.", ("game", "status"), tables.items())
        yield gauges("sockets", "Open ones, by what they are for.", ("kind",), sockets.items())
        yield gauge("guests", "Those at a table now.", len(guests))
        yield gauges("bot_queue", "Work that waits for a process.", ("rank",), waiting)
        yield gauge("bots_thinking", "Processes at work.", workers.running)
        yield gauge("nodes", "Servers on the same store, this one too.", house.node.count)
        yield gauge("set_aside_tables", "Tables that can't be read.", len(house.set_aside))
        yield gauge("tables_to_resume", "Tables still to be taken in.", len(house.to_resume))
        yield failures_of(house)


def eyes_kind(eyes: tuple[int, ...]) -> str:
    return "watcher" if WATCHER in eyes else "player"


def gauge(name: str, says: str, value: float) -> Metric:
    return GaugeMetricFamily(f"spiritboard_{name}", says, value)


def gauges(
    name: str, says: str, labels: Sequence[str], values: Iterable[tuple[Sequence[str], float]]
) -> Metric:
    """One for each combination of labels."""
    found = GaugeMetricFamily(f"spiritboard_{name}", says, labels=labels)
    for key, value in values:
        found.add_metric(key, value)
    return found


def failures_of(house: House) -> Metric:
    says = "Work in the background that failed and was begun anew, by name."
    found = CounterMetricFamily("spiritboard_background_failures", says, labels=("work",))
    for work, count in house.failures.items():
        found.add_metric((work,), count)
    return found


def figures(house: House) -> bytes:
    """Everything, as Prometheus reads it."""
    now = CollectorRegistry()
    now.register(HouseFigures(house))
    return generate_latest(REGISTRY) + generate_latest(now)


async def metrics(request: Request) -> Response:
    """For Prometheus, with the operator's token."""
    try:
        check_operator(request)
    except Illegal as error:
        return refused(error, shell_refusal)
    return Response(figures(house_of(request)), headers={"Content-Type": CONTENT_TYPE_LATEST})


class Watched:
    """Every request and every socket has a name, which the log and the answer tell."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        name = new_request()
        with bound_contextvars(**about(scope, name)):
            if scope["type"] == "http":
                await self.answer(scope, receive, send, name)
            else:
                await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send, name: str) -> None:
        begun, status = time.monotonic(), 500

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-Id"] = name
            await send(message)

        try:
            await self.app(scope, receive, send_named)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            seconds = time.monotonic() - begun
            REQUESTS.labels(method, status).observe(seconds)
            log.info("request", method=method, status=status, seconds=round(seconds, 4))


def about(scope: Scope, name: str) -> dict[str, str]:
    """What every line of the log tells about a request, or about all that comes over a socket."""
    root, _, rest = scope["path"].partition("/api/tables/")
    table = {"table": rest.partition("/")[0][:32]} if rest and not root else {}
    return {kind_of(scope): name, **table}


def kind_of(scope: Scope) -> str:
    """What the log calls it; a node that carries it to another tells its name there."""
    return "request" if scope["type"] == "http" else "socket"
