"""Duchařina: ghosts steal through a hotel hall that is watched through a keyhole, for 2 to 4 players.

This is its door.
"""

from __future__ import annotations

from spiritboard.core.package import AnyGame, Content, Package
from spiritboard.core.state import State
from spiritboard.games.ducharina.counted import COUNTED
from spiritboard.games.ducharina.encoding import DucharinaEncoding
from spiritboard.games.ducharina.game import Ducharina
from spiritboard.games.ducharina.mind import DucharinaMind
from spiritboard.games.ducharina.picture import DucharinaPicture
from spiritboard.games.ducharina.speech import DucharinaSpeech
from spiritboard.games.ducharina.state import DucharinaState
from spiritboard.games.ducharina.table_side import DucharinaTable
from spiritboard.games.ducharina.terminal import DucharinaBoard
from spiritboard.games.ducharina.timed import TIMED


def rules(content: Content) -> Ducharina:
    files = [content[name] for name in ("box", "furniture", "ghosts", "halls")]
    return Ducharina({table: values for file in files for table, values in file.items()})


def mind(rules: AnyGame, _content: Content) -> DucharinaMind:
    assert isinstance(rules, Ducharina)
    return DucharinaMind(rules)


def table(rules: AnyGame, content: Content) -> DucharinaTable:
    assert isinstance(rules, Ducharina)
    return DucharinaTable(rules, content["lesson"])


def encoding(rules: AnyGame, laid: State, _seats: int) -> DucharinaEncoding:
    assert isinstance(laid, DucharinaState)
    return DucharinaEncoding(rules, laid.box)


PACKAGE = Package(
    rules=rules,
    mind=mind,
    speech=lambda _: DucharinaSpeech(),
    table=table,
    board=lambda _: DucharinaBoard(),
    encoding=encoding,
    picture=DucharinaPicture,
    shelf=3,
    counted=COUNTED,
    timed=TIMED,
)
