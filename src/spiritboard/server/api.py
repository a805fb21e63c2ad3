"""What can be asked for over HTTP."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from msgspec import Raw
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from spiritboard.catalog import names
from spiritboard.core.errors import Illegal
from spiritboard.core.values import WATCHER
from spiritboard.server import analysing, archive, arranging, cookies, evenings, hosting, wire
from spiritboard.server import lobby as lists
from spiritboard.server.addresses import address_of
from spiritboard.server.edge import Endpoint, Json, Param, openapi
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor, guest_name, hashed, is_token, new_token
from spiritboard.server.lobby import game_here, games_here
from spiritboard.server.past import past
from spiritboard.server.room import Room
from spiritboard.server.schema import socket_schema
from spiritboard.server.sealing import check_sees
from spiritboard.text import LANGUAGES, Rulebook, Words
from spiritboard.text.files import page_texts, said_of, story_pages, title_of

FAR: Final = 1e12
"""Later than any match, in seconds since 1970."""
ON_THE_SHELF: Final = {
    "about": "game-about",
    "kind": "game-kind",
    "now": "page-play-now-says",
    "alone": "page-alone-says",
}
"""What the first page says of every game, by the message in which the game says it."""
FOR_A_WHILE: Final = {"Cache-Control": "public, max-age=300"}
EYES: Final = Param(int, {"type": "integer", "minimum": WATCHER, "maximum": 15}, WATCHER)
OPEN: Final = Param(bool, {"type": "boolean"}, default=False)
GAME: Final = Param(str, {"type": "string", "maxLength": 40}, "")
BEFORE: Final = Param(float, {"type": "number", "minimum": 0, "maximum": FAR}, FAR)
LANG: Final = Param(str, {"type": "string", "enum": list(LANGUAGES)}, LANGUAGES[0])


def house_of(connection: HTTPConnection) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """Whoever has these cookies; nobody, if they are unknown."""
    token = cookies.token_in(connection, cookies.GUEST)
    seat = cookies.token_in(connection, cookies.SEAT)
    known = await house_of(connection).guest(token) if token else None
    visitor = known or Visitor(name=guest_name(token) if is_token(token) else "")
    address = address_of(connection.client.host) if connection.client else ""
    return visitor._replace(
        seat_token=hashed(seat) if seat else "",
        address=address,
        browser=hashed(token) if token else "",
    )


async def somebody(request: Request) -> Visitor:
    """Whoever has our cookie; nothing of theirs need be kept yet."""
    visitor = await visitor_of(request)
    if not visitor.name:
        raise Illegal("", "who-are-you")
    return visitor


async def guest_of(connection: HTTPConnection) -> Visitor:
    """Whoever has our cookie, kept from now on."""
    visitor = await visitor_of(connection)
    if visitor.guest:
        return visitor
    if not visitor.name:
        raise Illegal("", "who-are-you")
    house = house_of(connection)
    house.addresses.check("guest", visitor.address)
    kept = await house.enlist(cookies.token_in(connection, cookies.GUEST))
    return visitor._replace(guest=kept.guest, name=kept.name)


def is_piped(request: HTTPConnection) -> bool:
    """Another node has carried it here."""
    return bool(request.scope.get("is_piped"))


def with_seat(request: Request, room: Room, visitor: Visitor, token: str, status: int) -> Response:
    """The table, and the seat's token in a cookie that goes nowhere but to this table."""
    seated = visitor._replace(seat_token=hashed(token))
    response = Json(room.table(seated), status)
    cookies.give(response, request, cookies.SEAT, token, f"/api/tables/{room.doc.id}")
    return response


# Guests


async def me(request: Request) -> Response:
    """Who I am; whoever is nobody yet gets a name and a cookie, all others theirs for another year."""
    visitor = await visitor_of(request)
    token = cookies.token_in(request, cookies.GUEST) if visitor.name else new_token()
    response = Json(wire.Me(visitor.name or guest_name(token)))
    cookies.give(response, request, cookies.GUEST, token)
    return response


async def rename(request: Request, body: wire.NewName) -> wire.Me:
    """Take another name."""
    house, visitor = house_of(request), await guest_of(request)
    here, elsewhere = await arranging.waiting_rooms(house, visitor)
    if elsewhere and not here and not is_piped(request):
        raise elsewhere[0]  # whoever waits at a table is renamed where it is
    return wire.Me((await arranging.rename(house, visitor, body.name)).name)


async def history(request: Request, game: str, before: float) -> wire.Past:
    """The matches I have finished, the latest first, and how many I have won of each game."""
    return await past(house_of(request), await somebody(request), game, before)


async def records(request: Request, game: str) -> wire.Records:
    """What I have achieved alone in a game."""
    game_here(game)
    return await lists.records(house_of(request), await somebody(request), game)


# Games


async def games(request: Request) -> list[wire.GameInfo]:
    """The games that can be played here."""
    return games_here()


async def words(request: Request, lang: str, game: str | None = None) -> Response:
    """All words of the page and of a game in one language, as a Fluent file."""
    if game is not None:
        game_here(game)
    return Response(words_file(lang, game), media_type="text/plain", headers=FOR_A_WHILE)


@cache
def words_file(lang: str, game: str | None) -> bytes:
    return "\n".join([*page_texts(lang, game), *shelf(lang)]).encode()


def shelf(lang: str) -> Iterator[str]:
    """What the games here are called, what one does in them and for how long, as messages of the page."""
    for name in names():
        yield f"title-{name} = {title_of(lang, name)}"
        for key, message in ON_THE_SHELF.items():
            if said := said_of(lang, name, message):
                yield f"{key}-{name} = {said}"


async def shell_words(request: Request, lang: str) -> Response:
    """All words of the page without a game, as a Fluent file."""
    return await words(request, lang)


async def story(request: Request, lang: str, game: str) -> Response:
    """The pages of a game's story in one language, as a Fluent file."""
    game_here(game)
    return Response(story_file(lang, game), media_type="text/plain", headers=FOR_A_WHILE)


@cache
def story_file(lang: str, game: str) -> bytes:
    return story_pages(lang, game).encode()


async def rules(request: Request, lang: str, game: str) -> wire.Rules:
    """The rules of a game."""
    game_here(game)
    return await asyncio.to_thread(rules_of, lang, game)


@cache
def rules_of(lang: str, game: str) -> wire.Rules:
    book = Rulebook(lang, game)
    chapters = [
        wire.Chapter(
            c.number, c.title, [wire.Rule(r.number, r.text, r.mark, r.table) for r in c.rules]
        )
        for c in book.chapters()
    ]
    return wire.Rules(book.title, book.intro, chapters)


# Tables


async def lobby(request: Request) -> list[wire.LobbyTable]:
    """Public tables to join or watch, and my own."""
    return await lists.lobby(house_of(request), await visitor_of(request))


async def new_table(request: Request, body: wire.NewTable) -> Response:
    """Set up a table."""
    visitor = await guest_of(request)
    room, token = await hosting.new_table(house_of(request), visitor, body)
    return with_seat(request, room, visitor, token, 201)


async def new_lesson(request: Request, body: wire.NewLesson) -> Response:
    """Begin a lesson, or go on with one."""
    visitor = await guest_of(request)
    room, token = await hosting.new_lesson(house_of(request), visitor, body.game)
    return with_seat(request, room, visitor, token, 201)


async def table(request: Request, table: str) -> wire.Table:
    """A table and who sits at it."""
    room, visitor = await seen(request, table)
    return room.table(visitor)


async def seen(request: Request, table: str) -> tuple[Room, Visitor]:
    """A table, for somebody who may look at it."""
    house, visitor = house_of(request), await visitor_of(request)
    room = await house.room(table)
    await check_sees(house.store, room, visitor)
    return room, visitor


async def arrange(request: Request, table: str, body: wire.Arrangement) -> wire.Table:
    """The host changes how many play, with which options and at which pace."""
    house, visitor = house_of(request), await guest_of(request)
    room = await house.room(table)
    await arranging.arrange(room, visitor, body)
    return room.table(visitor)


async def change_seat(request: Request, table: str, seat: int, body: wire.Change) -> wire.Table:
    """The host gives a seat to a bot, or opens it."""
    house, visitor = house_of(request), await guest_of(request)
    room = await house.room(table)
    await hosting.change_seat(room, visitor, seat, body)
    return room.table(visitor)


async def sit(request: Request, table: str, seat: int, body: wire.Sitting) -> Response:
    """Sit down."""
    house, visitor = house_of(request), await guest_of(request)
    room = await house.room(table)
    token = await hosting.sit(house, room, visitor, seat, body.name)
    return with_seat(request, room, visitor, token, 200)


async def leave(request: Request, table: str, seat: int) -> wire.Table:
    """Get up; during a match a bot sits in until I am back."""
    house, visitor = house_of(request), await guest_of(request)
    room = await house.room(table)
    await hosting.leave(room, visitor, seat)
    return room.table(visitor)


async def start(request: Request, table: str) -> wire.Table:
    """The host begins the match."""
    house, visitor = house_of(request), await guest_of(request)
    room = await house.room(table)
    await hosting.start(house, room, visitor)
    return room.table(visitor)


async def rematch(request: Request, table: str) -> wire.Table:
    """Once more, everybody one seat further."""
    house, visitor = house_of(request), await guest_of(request)
    room = await house.room(table)
    await hosting.rematch(house, room, visitor)
    return room.table(visitor)


async def go_on(request: Request, table: str) -> wire.Table:
    """The next match of a campaign."""
    house, visitor = house_of(request), await guest_of(request)
    room = await house.room(table)
    await hosting.go_on(house, room, visitor)
    return room.table(visitor)


async def sentences(request: Request, table: str, seat: int, lang: str) -> list[str]:
    """The table in sentences, as in the terminal."""
    room, visitor = await seen(request, table)
    if seat != WATCHER:
        room.check_holds(visitor, seat)
    view, names = room.playing().view(seat), room.names()
    return await asyncio.to_thread(read_aloud, room.doc.game, lang, names, seat, view)


def read_aloud(game: str, lang: str, names: list[str], seat: int, view: Any) -> list[str]:
    """The first time in a language takes a while: its words are read."""
    return Words(lang, game, names, seat).sentences(view)


# Matches


async def replay(
    request: Request,
    table: str,
    match: int,
    seat: int,
    open: bool,  # noqa: A002  # its name in the query
) -> Response:
    """A match moment by moment; one that goes on only through my own eyes."""
    house = house_of(request)
    room, visitor = await seen(request, table)
    packed = await archive.replay(house, room, visitor, match, seat, is_open=open)
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        return Json(Raw(packed), more={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
    return Json(Raw(await asyncio.to_thread(gzip.decompress, packed)))


async def record(request: Request, table: str, match: int) -> Response:
    """The record of a finished match, as `spiritboard verify` reads it."""
    room, visitor = await seen(request, table)
    found = await archive.record(house_of(request), room, visitor, match)
    name = f"{table}-{match}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(found, media_type="text/plain", headers=headers)


async def proof(request: Request, table: str, match: int) -> wire.Proof:
    """The seed of a finished match, and what playing its record again has shown."""
    room, visitor = await seen(request, table)
    return await archive.proof(house_of(request), room, visitor, match)


async def analysis(request: Request, table: str, match: int) -> Response:
    """A finished match looked back at by a strong bot; ask again until it is done."""
    room, visitor = await seen(request, table)
    found = await analysing.analysis(house_of(request), room, visitor, match)
    return Json(Raw(found) if isinstance(found, bytes) else found)


# Evenings


async def own_evenings(request: Request) -> list[wire.EveningLine]:
    """The evenings that I have set up or sit at, the latest first."""
    return await evenings.own(house_of(request), await visitor_of(request))


async def new_evening(request: Request, body: wire.NewEvening) -> wire.Evening:
    """Set up several tables with the same deal."""
    return await evenings.new_evening(house_of(request), await guest_of(request), body)


async def evening(request: Request, evening: str) -> wire.Evening:
    """An evening, its tables, and how everybody did once all of them have come to their end."""
    return await evenings.shown(house_of(request), await visitor_of(request), evening)


async def close_evening(request: Request, evening: str) -> wire.Evening:
    """Its host ends an evening: what is not finished does not count."""
    return await evenings.close(house_of(request), await guest_of(request), evening)


TABLE: Final = "/api/tables/{table}"
EVENING: Final = "/api/evenings/{evening}"
SEAT: Final = TABLE + "/seats/{seat}"
MATCH: Final = TABLE + "/matches/{match}"

ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", me, wire.Me),
    Endpoint("PUT", "/api/me", rename, wire.Me, wire.NewName),
    Endpoint("GET", "/api/history", history, wire.Past, query={"game": GAME, "before": BEFORE}),
    Endpoint("GET", "/api/records/{game}", records, wire.Records),
    Endpoint("GET", "/api/games", games, list[wire.GameInfo]),
    Endpoint("GET", "/api/text/{lang}", shell_words, bytes),
    Endpoint("GET", "/api/text/{lang}/{game}", words, bytes),
    Endpoint("GET", "/api/story/{lang}/{game}", story, bytes),
    Endpoint("GET", "/api/rules/{lang}/{game}", rules, wire.Rules),
    Endpoint("GET", "/api/tables", lobby, list[wire.LobbyTable]),
    Endpoint("POST", "/api/tables", new_table, wire.Table, wire.NewTable, status=201),
    Endpoint("POST", "/api/lessons", new_lesson, wire.Table, wire.NewLesson, status=201),
    Endpoint("GET", TABLE, table, wire.Table),
    Endpoint("PUT", TABLE, arrange, wire.Table, wire.Arrangement),
    Endpoint("PUT", SEAT, change_seat, wire.Table, wire.Change),
    Endpoint("DELETE", SEAT, leave, wire.Table),
    Endpoint("POST", SEAT + "/sit", sit, wire.Table, wire.Sitting),
    Endpoint("POST", TABLE + "/start", start, wire.Table),
    Endpoint("POST", TABLE + "/rematch", rematch, wire.Table),
    Endpoint("POST", TABLE + "/next", go_on, wire.Table),
    Endpoint("GET", TABLE + "/sentences", sentences, list[str], query={"seat": EYES, "lang": LANG}),
    Endpoint("GET", MATCH + "/replay", replay, wire.Replay, query={"seat": EYES, "open": OPEN}),
    Endpoint("GET", MATCH + "/record", record, bytes),
    Endpoint("GET", MATCH + "/proof", proof, wire.Proof),
    Endpoint("GET", MATCH + "/analysis", analysis, wire.Analysis),
    Endpoint("GET", "/api/evenings", own_evenings, list[wire.EveningLine]),
    Endpoint("POST", "/api/evenings", new_evening, wire.Evening, wire.NewEvening, status=201),
    Endpoint("GET", EVENING, evening, wire.Evening),
    Endpoint("POST", EVENING + "/close", close_evening, wire.Evening),
)


async def describe_socket(request: Request) -> Response:
    """What comes and goes over a socket."""
    return Json(socket_schema())


async def describe(request: Request) -> Response:
    """This description."""
    return Json(description())


@cache
def description() -> dict[str, Any]:
    return openapi(ENDPOINTS)
