"""What is kept of a match, and its file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from spiritboard.core.errors import BadRecord, BadSetup

T = TypeVar("T", bound=msgspec.Struct)

FORMAT = "spiritboard-match-1"
LONGEST: Final = 1 << 26
"""Bytes of a file; some five hundred times what a long match of five holds, so that one without an
end (a device) is refused and not read for ever."""
DEEPEST: Final = 50
LARGEST: Final = 1 << 53
"""A larger whole number is not the same in every program that reads JSON."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One answer: which question, whose, what."""

    question: int
    seat: int
    action: Any
    """An Action; in a file, its JSON form."""
    by: str = ""
    """Who answered for the seat, e.g. a bot's name."""
    at: float = 0
    """When, in seconds since 1970; 0: not kept."""


class Seed(msgspec.Struct, frozen=True):
    """A seed and the entry from which it holds; a fork may bring a new one."""

    since: int
    commitment: str
    seed: str


class MatchRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that is needed to play a match again."""

    format: str
    game: str
    rules: str
    seats: int
    options: Mapping[str, Any]
    """With all that lies in the box; release 0.1 kept only what was different from its own."""
    people: tuple[int, ...]
    seeds: tuple[Seed, ...]
    log: tuple[Entry, ...]
    state: str
    """The digest of the state after the last entry."""
    form: int = 1
    """The version of the game's saved form of which that is the digest."""


def is_older(theirs: str, ours: str) -> bool:
    """Are these earlier rules of the same game?

    >>> is_older("chess-1", "chess-2"), is_older("chess-2", "chess-2")
    (True, False)
    """
    (game, version), (same, newer) = _parts(theirs), _parts(ours)
    return game == same and 0 <= version < newer


def _parts(version: str) -> tuple[str, int]:
    """A game and a number; -1 where there is none."""
    game, _, number = version.rpartition("-")
    return game, int(number) if re.fullmatch("[0-9]{1,9}", number) else -1


def encode(record: MatchRecord) -> bytes:
    """The record as a file: a line for each entry, and a checksum over it all."""
    head = msgspec.to_builtins(record)
    log = [msgspec.json.encode(entry) for entry in record.log]
    del head["log"]
    return sealed(msgspec.json.encode(head)[:-1] + b',"log":[\n' + b",\n".join(log) + b"\n]")


def decode(data: bytes) -> MatchRecord:
    return unsealed(data, FORMAT, MatchRecord)


def sealed(body: bytes) -> bytes:
    """A JSON object, without the brace that closes it, as a file: with a checksum over it all."""
    return body + b',\n"checksum":"' + sha256(body).hexdigest().encode() + b'"}\n'


def unsealed(data: bytes, expected: str, kind: type[T]) -> T:
    """What a file holds; refused if it is cut off, edited or of another format."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("record-cut-off", detail=str(error)) from None
    except RecursionError:
        raise BadRecord("record-absurd") from None
    if not isinstance(found, dict) or found.get("format") != expected:
        raise BadRecord("record-format", expected=expected)
    body, _, _ = data.rpartition(b',\n"checksum":')
    if found.pop("checksum", None) != sha256(body).hexdigest():
        raise BadRecord("record-edited")
    if not is_within_reason(found):
        raise BadRecord("record-absurd")
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as error:
        raise BadRecord("record-shape", detail=str(error)) from None


def is_within_reason(data: object) -> bool:
    """No number and no nesting beyond what any match needs."""
    waiting = [(data, 0)]
    while waiting:
        value, depth = waiting.pop()
        if depth > DEEPEST or (isinstance(value, int) and abs(value) > LARGEST):
            return False
        inner = value.values() if isinstance(value, dict) else value
        if isinstance(inner, Iterable) and not isinstance(inner, str):
            waiting += [(item, depth + 1) for item in inner]
    return True


def write_record(record: MatchRecord, path: Path) -> None:
    write_whole(encode(record), path)


def write_whole(data: bytes, path: Path) -> None:
    """Whole or not at all: a file half written never takes the place of an old one."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise BadSetup("file-unwritable", file=str(path), detail=error.strerror) from None


def read_record(path: Path) -> MatchRecord:
    return decode(read_whole(path))


def read_whole(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
    except OSError as error:
        raise BadRecord("record-unreadable", file=str(path), detail=error.strerror) from None
    if len(data) > LONGEST:
        raise BadRecord("record-too-long", file=str(path), most=LONGEST >> 20)
    return data
