"""Matches and records in files: where they may be written, and what is said when they can't be."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec

from spiritboard.core.errors import BadRecord, BadSetup
from spiritboard.core.feats import Feats
from spiritboard.match import Campaign, Match
from spiritboard.match.record import write_whole


def check_free(path: Path) -> None:
    """A file may be written if it does not exist or holds a match that is over."""
    if path.exists() and not is_over(path):
        raise BadSetup("record-taken", file=str(path))


def is_over(path: Path) -> bool:
    """Does the file hold a match, and is it over?"""
    try:
        return Match.load(path).outcome is not None
    except BadRecord:
        return False


class Kept(NamedTuple):
    """A campaign, and the file that it is kept in."""

    campaign: Campaign
    file: Path

    def keep(self) -> None:
        make_folder(self.file)
        self.campaign.save(self.file)


Records = dict[str, list[Feats]]
"""By game: what each match that was played alone has added."""


def records_in(path: Path) -> Records:
    """Nothing, if there is no such file yet."""
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=Records)
    except OSError as error:
        raise BadRecord("record-unreadable", file=str(path), detail=error.strerror) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("records-spoilt", file=str(path), detail=str(error)) from None


def add_feats(path: Path, game: str, feats: Feats) -> None:
    """Whole or not at all, as a match is written."""
    records = records_in(path)
    records.setdefault(game, []).append(feats)
    make_folder(path)
    write_whole(msgspec.json.format(msgspec.json.encode(records)) + b"\n", path)


def make_folder(path: Path) -> None:
    """For a file in the user's data folder."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(path), detail=error.strerror) from None
