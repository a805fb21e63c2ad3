"""Matches in files: where they may be written, and what is said when they can't be."""

from __future__ import annotations

from pathlib import Path

from spiritboard.core.errors import BadRecord, BadSetup
from spiritboard.match import Match


def save(match: Match, path: Path) -> None:
    try:
        match.save(path)
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(path), detail=error.strerror) from None


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
