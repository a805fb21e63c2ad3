"""Djinn: routes, mages and bottles, for 1 to 4 players. This is its door."""

from __future__ import annotations

from spiritboard.core.package import AnyGame, Content, Package
from spiritboard.games.djinn.bot import DjinnMind
from spiritboard.games.djinn.counted import COUNTED
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.picture import DjinnPicture
from spiritboard.games.djinn.speech import DjinnSpeech
from spiritboard.games.djinn.table_side import DjinnTable
from spiritboard.games.djinn.terminal import DjinnBoard


def mind(rules: AnyGame) -> DjinnMind:
    assert isinstance(rules, Djinn)
    return DjinnMind(rules)


def table(rules: AnyGame, content: Content) -> DjinnTable:
    assert isinstance(rules, Djinn)
    return DjinnTable(rules, content["lesson"])


def board(rules: AnyGame) -> DjinnBoard:
    assert isinstance(rules, Djinn)
    return DjinnBoard(rules)


PACKAGE = Package(
    rules=lambda content: Djinn(content["box"]),
    mind=mind,
    speech=lambda _: DjinnSpeech(),
    table=table,
    board=board,
    picture=DjinnPicture,
    shelf=2,
    counted=COUNTED,
)
