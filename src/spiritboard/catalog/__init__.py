"""Finds games by name and reads what lies in their boxes."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import msgspec

from spiritboard.catalog.content import box_of, content_of
from spiritboard.core.errors import BadSetup
from spiritboard.core.game import Game
from spiritboard.core.manners import Manners
from spiritboard.core.mind import Mind
from spiritboard.games.djinn.bot import DjinnMind
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.manners import DjinnManners
from spiritboard.games.shamans.bot import ShamansMind
from spiritboard.games.shamans.game import Shamans
from spiritboard.games.shamans.manners import ShamansManners

AnyGame = Game[Any, Any]
AnyMind = Mind[Any, Any]


@cache
def _djinn() -> Djinn:
    """One for its table, its bots and its manners."""
    return Djinn(box_of("djinn"))


GAMES: Mapping[str, Callable[[], AnyGame]] = {
    "shamans": lambda: Shamans(box_of("shamans")),
    "djinn": _djinn,
}
MINDS: Mapping[str, Callable[[], AnyMind]] = {
    "shamans": ShamansMind,
    "djinn": lambda: DjinnMind(_djinn()),
}
MANNERS: Mapping[str, Callable[[], Manners]] = {
    "shamans": lambda: ShamansManners(
        content_of("shamans", "talk"), content_of("shamans", "lesson")
    ),
    "djinn": lambda: DjinnManners(_djinn(), content_of("djinn", "lesson")),
}


@cache
def game(name: str) -> AnyGame:
    """One of our games by name, or a stranger's as `package.module:object`."""
    if name in GAMES:
        return GAMES[name]()
    if ":" in name:
        return _strangers_game(name)
    raise BadSetup("unknown-game", name=name, known=", ".join(GAMES))


def is_at_hand(name: str) -> bool:
    """One of ours, or one whose module this program has imported: a file must not load code."""
    return name in GAMES or name.partition(":")[0] in sys.modules


def _strangers_game(path: str) -> AnyGame:
    module, _, attribute = path.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadSetup("no-such-object", name=path, detail=str(error)) from None
    made = found() if isinstance(found, type) else found
    if not isinstance(made, Game):
        raise BadSetup("not-a-game", name=path)
    return made


@cache
def mind(name: str) -> AnyMind:
    """What a game teaches its bots."""
    if name not in MINDS:
        raise BadSetup("no-mind", name=name, known=", ".join(MINDS))
    return MINDS[name]()


@cache
def manners(name: str) -> Manners:
    """How a game behaves at a table of people."""
    return MANNERS[name]() if name in MANNERS else Manners()


def check_seats(rules: AnyGame, seats: int) -> None:
    if seats not in rules.info.seats:
        allowed = ", ".join(str(count) for count in rules.info.seats)
        raise BadSetup("seats-out-of-range", seats=seats, allowed=allowed)


def options_of(rules: AnyGame, options: Mapping[str, object] | msgspec.Struct | None) -> Any:
    """The host's choices, checked; what is not given has its default."""
    kind = rules.info.options
    if isinstance(options, kind):
        return options
    try:
        return msgspec.convert(options or {}, kind)
    except msgspec.ValidationError as error:
        fields = ", ".join(kind.__struct_fields__)
        raise BadSetup("bad-options", detail=str(error), known=fields) from None
