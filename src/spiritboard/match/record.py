"""What is kept of a match, and its file."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from spiritboard.core.errors import BadRecord

FORMAT = "spiritboard-match-1"


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


class MatchRecord(msgspec.Struct, frozen=True):
    """Everything that is needed to play a match again."""

    format: str
    game: str
    rules: str
    seats: int
    options: Mapping[str, Any]
    people: tuple[int, ...]
    seeds: tuple[Seed, ...]
    log: tuple[Entry, ...]
    state: str
    """The digest of the state after the last entry."""


def encode(record: MatchRecord) -> bytes:
    """The record as a file: a line for each entry, and a checksum over it all."""
    head = msgspec.to_builtins(record)
    log = [msgspec.json.encode(entry) for entry in record.log]
    del head["log"]
    body = msgspec.json.encode(head)[:-1] + b',"log":[\n' + b",\n".join(log) + b"\n]"
    return body + b',\n"checksum":"' + sha256(body).hexdigest().encode() + b'"}\n'


def decode(data: bytes) -> MatchRecord:
    """The record in a file; refused if it is cut off, edited or of another format."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("record-cut-off", detail=str(error)) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadRecord("record-format", expected=FORMAT)
    body, _, _ = data.rpartition(b',\n"checksum":')
    if found.pop("checksum", None) != sha256(body).hexdigest():
        raise BadRecord("record-edited")
    try:
        return msgspec.convert(found, MatchRecord)
    except msgspec.ValidationError as error:
        raise BadRecord("record-shape", detail=str(error)) from None


def write_record(record: MatchRecord, path: Path) -> None:
    """Whole or not at all: a file half written never takes the place of an old one."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(encode(record))
    draft.replace(path)


def read_record(path: Path) -> MatchRecord:
    try:
        return decode(path.read_bytes())
    except OSError as error:
        raise BadRecord("record-unreadable", file=str(path), detail=error.strerror) from None
