"""What commands that play many games have in common."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping
from typing import Any

import msgspec


def bots_in(text: str) -> list[str]:
    """`greedy,search:300`."""
    return [spec.strip() for spec in text.split(",")]


def tell_json(summary: Mapping[str, Any]) -> None:
    print(msgspec.json.format(msgspec.json.encode(summary)).decode())


def command_line() -> str:
    """As it was given, for whoever wants to run it again."""
    return shlex.join(["spiritboard", *sys.argv[1:]])
