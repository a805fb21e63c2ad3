"""Djinn: routes, mages and bottles, for 1 to 4 players. This is its door."""

from __future__ import annotations

from spiritboard.core.package import AnyGame, Content, Package
from spiritboard.core.state import State
from spiritboard.games.djinn.bot import DjinnMind
from spiritboard.games.djinn.counted import COUNTED
from spiritboard.games.djinn.encoding import DjinnEncoding
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.learning import WorthLearner
from spiritboard.games.djinn.picture import DjinnPicture
from spiritboard.games.djinn.speech import DjinnSpeech
from spiritboard.games.djinn.state import DjinnState
from spiritboard.games.djinn.table_side import DjinnTable
from spiritboard.games.djinn.terminal import DjinnBoard


def mind(rules: AnyGame, content: Content) -> DjinnMind:
    assert isinstance(rules, Djinn)
    return DjinnMind(rules, content["worth"])


def table(rules: AnyGame, content: Content) -> DjinnTable:
    assert isinstance(rules, Djinn)
    return DjinnTable(rules, content["lesson"], content["worth"])


def board(rules: AnyGame) -> DjinnBoard:
    assert isinstance(rules, Djinn)
    return DjinnBoard(rules)


def encoding(rules: AnyGame, laid: State, _seats: int) -> DjinnEncoding:
    assert isinstance(laid, DjinnState)
    return DjinnEncoding(rules, laid.box)


PACKAGE = Package(
    rules=lambda content: Djinn(content["box"]),
    mind=mind,
    speech=lambda _: DjinnSpeech(),
    table=table,
    board=board,
    learner=WorthLearner,
    encoding=encoding,
    picture=DjinnPicture,
    shelf=2,
    counted=COUNTED,
)
