"""The edge of the HTTP part: typed bodies in, typed answers out, and a description of both.

A route is a function with a body type and an answer type; its OpenAPI description follows.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from spiritboard.core.errors import Illegal, SpiritboardError
from spiritboard.server import wire
from spiritboard.server.metrics import REFUSALS

VERSION: Final = "1"
"""Of what is described here, not of the program."""
BODY_LIMIT: Final = 16 * 1024
BODY_SECONDS: Final = 10.0
"""So long a body may take to arrive."""
STATUS: Final = {
    "no-such-table": 404,
    "no-such-evening": 404,
    "no-such-match": 404,
    "no-operator": 404,
    "who-are-you": 401,
    "not-your-seat": 403,
    "not-the-host": 403,
    "evening-sealed": 403,
    "not-the-operator": 401,
    "foreign-origin": 403,
    "too-many-tables": 429,
    "too-many-requests": 429,
    "too-slow": 408,
    "store-trouble": 503,
    "lost-lease": 503,
    "too-long": 413,
}
"""By a refusal's code; all others are 409 when the table says no, 422 when the request is wrong."""

Handler = Callable[..., Awaitable[Any]]
Refuse = Callable[[SpiritboardError], wire.Refusal]


class Param(NamedTuple):
    """Something in the path or the query."""

    kind: type
    schema: Mapping[str, Any]
    default: Any = None


class Endpoint(NamedTuple):
    """One thing that can be asked for over HTTP."""

    method: str
    path: str
    handler: Handler
    answer: Any
    """The type of the answer; bytes: a file."""
    body: Any = None
    query: Mapping[str, Param] = {}
    status: int = 200


class Malformed(SpiritboardError):
    """A request that does not fit its description."""


PATH: Final[Mapping[str, Param]] = {
    "table": Param(str, {"type": "string", "maxLength": 32}),
    "evening": Param(str, {"type": "string", "maxLength": 32}),
    "seat": Param(int, {"type": "integer", "minimum": 0, "maximum": 15}),
    "match": Param(int, {"type": "integer", "minimum": 1, "maximum": wire.MATCHES_AT_A_TABLE}),
    "lang": Param(str, {"type": "string", "enum": ["en", "cs", "ru"]}),
    "game": Param(str, {"type": "string", "maxLength": 40}),
}


def read(name: str, param: Param, text: str) -> Any:
    """A value of the path or the query."""
    schema = param.schema
    try:
        value = {"true": True, "false": False}[text] if param.kind is bool else param.kind(text)
    except (KeyError, ValueError):
        raise Malformed("bad-request", detail=name) from None
    fits = True
    if "enum" in schema:
        fits = value in schema["enum"]
    if "minimum" in schema:
        fits = schema["minimum"] <= value <= schema["maximum"]
    if not fits or len(text) > schema.get("maxLength", 100):
        raise Malformed("bad-request", detail=name)
    return value


def number_in(text: str) -> int | float:
    found = float(text)
    return int(found) if found.is_integer() else found


BODY: Final = msgspec.json.Decoder(float_hook=number_in)


async def body_of(request: Request, kind: Any) -> Any:
    """The body, read as its type. JSON knows no whole numbers, so 12.0 is 12."""
    found = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                found += chunk
                if len(found) > BODY_LIMIT:
                    raise Malformed("too-long", most=BODY_LIMIT)
    except TimeoutError:
        raise Illegal("", "too-slow") from None
    try:
        return msgspec.convert(BODY.decode(bytes(found)), kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("bad-request", detail=str(error)) from None


class Place:
    """All that can be asked for at one path."""

    def __init__(self, refuse: Refuse, endpoints: Sequence[Endpoint]) -> None:
        self.refuse = refuse
        self.endpoints = {endpoint.method: endpoint for endpoint in endpoints}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.answer(Request(scope, receive))
        await response(scope, receive, send)

    async def answer(self, request: Request) -> Response:
        endpoint = self.endpoints.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            return self.nothing_here(request)
        try:
            found = await endpoint.handler(request, **await given_to(endpoint, request))
        except SpiritboardError as error:
            return refused(error, self.refuse)
        return found if isinstance(found, Response) else Json(found, endpoint.status)

    def nothing_here(self, request: Request) -> Response:
        asked = f"{request.method} {request.url.path}"
        problem = wire.Problem(self.refuse(Malformed("bad-request", detail=asked)))
        if not self.endpoints:
            return Json(problem, 404)
        return Json(problem, 405, {"Allow": ", ".join(self.endpoints)})


async def given_to(endpoint: Endpoint, request: Request) -> dict[str, Any]:
    """What a request says, as its handler takes it."""
    given = {n: read(n, PATH[n], v) for n, v in request.path_params.items()}
    for name, param in endpoint.query.items():
        text = request.query_params.get(name)
        given[name] = param.default if text is None else read(name, param, text)
    if endpoint.body is not None:
        given["body"] = await body_of(request, endpoint.body)
    return given


def routes(endpoints: Sequence[Endpoint], refuse: Refuse) -> list[Route]:
    """The API, and nothing else below its root."""
    places: dict[str, list[Endpoint]] = {}
    for endpoint in endpoints:
        places.setdefault(endpoint.path, []).append(endpoint)
    places["/api/{path:path}"] = []
    return [Route(path, Place(refuse, here)) for path, here in places.items()]


def refused(error: SpiritboardError, refuse: Refuse) -> Response:
    """Why not, counted."""
    REFUSALS.labels(error.key).inc()
    return Json(wire.Problem(refuse(error)), STATUS.get(error.key, status_of(error)))


def status_of(error: SpiritboardError) -> int:
    return 422 if isinstance(error, Malformed) else 409


class Json(Response):
    """An answer in JSON; never kept by anybody on the way."""

    media_type = "application/json"

    def __init__(self, content: Any, status: int = 200, more: Mapping[str, str] = {}) -> None:
        headers = {"Cache-Control": "no-store", **more}
        super().__init__(msgspec.json.encode(content), status, headers=headers)


# The description


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """OpenAPI 3.1, made of the endpoints' types."""
    types = [t for e in endpoints for t in (e.answer, e.body) if t is not None and t is not bytes]
    schemas, components = msgspec.json.schema_components(
        [*types, wire.Problem], ref_template="#/components/schemas/{name}"
    )
    known = dict(zip([id(t) for t in types], schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        described = operation(endpoint, known, schemas[-1])
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {"title": "Spiritboard", "version": VERSION},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(endpoint: Endpoint, known: Mapping[int, Any], problem: Any) -> dict[str, Any]:
    of_path = [
        {"name": name, "in": "path", "required": True, "schema": dict(PATH[name].schema)}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    of_query = [
        {"name": name, "in": "query", "schema": {**param.schema, "default": param.default}}
        for name, param in endpoint.query.items()
    ]
    kind = "text/plain" if endpoint.answer is bytes else "application/json"
    schema = {"type": "string"} if endpoint.answer is bytes else known[id(endpoint.answer)]
    described: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": (endpoint.handler.__doc__ or "").strip().partition("\n")[0],
        "parameters": of_path + of_query,
        "responses": {
            str(endpoint.status): {"description": "Done.", "content": {kind: {"schema": schema}}},
            "4XX": {
                "description": "Refused, with the reason.",
                "content": {"application/json": {"schema": problem}},
            },
        },
    }
    if endpoint.body is not None:
        body = {"application/json": {"schema": known[id(endpoint.body)]}}
        described["requestBody"] = {"required": True, "content": body}
    return described
