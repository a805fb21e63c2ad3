"""The application: routes, headers, and the life of the house."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spiritboard.core.errors import Illegal
from spiritboard.server.addresses import address_of
from spiritboard.server.api import ENDPOINTS, describe, describe_socket, house_of
from spiritboard.server.edge import refused, routes
from spiritboard.server.health import healthz, readyz
from spiritboard.server.house import House
from spiritboard.server.operating import FOR_THE_OPERATOR
from spiritboard.server.origins import is_welcome
from spiritboard.server.page import Page
from spiritboard.server.piping import Piped
from spiritboard.server.postgres_membership import Membership
from spiritboard.server.presenter import shell_refusal
from spiritboard.server.settings import Settings
from spiritboard.server.sockets import serve_socket
from spiritboard.server.watching import Watched, metrics

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


COUNTED: Final = ("/api/", "/metrics")
"""All but the page's own files."""


class Guarded:
    """So many requests of each address, and none that changes something for a page of another site."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self.app
        if scope["type"] == "http" and scope["path"].startswith(COUNTED):
            try:
                self.check(HTTPConnection(scope))
            except Illegal as error:
                app = refused(error, shell_refusal)
        await app(scope, receive, send)

    def check(self, request: HTTPConnection) -> None:
        house = house_of(request)
        if request.client and not request.scope.get(
            "is_piped"
        ):  # else it was counted where it came
            house.addresses.check("request", address_of(request.client.host))
        changes = request.scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not is_welcome(request, house.settings.origins):
            raise Illegal("", "foreign-origin")


class SafeHeaders:
    """Every answer says what a browser may do with it."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        app.state.membership = None

    def join(self, membership: Membership | None) -> None:
        """Before it opens: it is one of several nodes."""
        self.app.state.membership = membership

    @property
    def house(self) -> House:
        found = self.app.state.house
        assert isinstance(found, House)
        return found

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


def application(settings: Settings) -> SafeHeaders:
    page = Page()

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        house = House(settings, app.state.membership)
        app.state.house = house
        await house.open()
        yield
        house.close()

    app = Starlette(
        routes=[
            Route("/healthz", healthz),
            Route("/readyz", readyz),
            Route("/api/openapi.json", describe),
            Route("/api/socket.json", describe_socket),
            WebSocketRoute("/api/tables/{table}/socket", serve_socket),
            Route("/metrics", metrics),
            *routes((*ENDPOINTS, *FOR_THE_OPERATOR), shell_refusal),
            Route("/{path:path}", page.serve),
        ],
        middleware=[
            Middleware(Watched),
            Middleware(Piped),
            Middleware(Guarded),
            Middleware(GZipMiddleware, minimum_size=2000, compresslevel=5),
        ],
        lifespan=life,
    )
    return SafeHeaders(app)
