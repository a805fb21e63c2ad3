"""Wildwoods: a story of dice and cards, for one player or up to four who decide together.

This is its door.
"""

from __future__ import annotations

from spiritboard.core.package import AnyGame, Content, Package
from spiritboard.core.state import State
from spiritboard.games.wildwoods.advising import WildwoodsAdviser, curves_in
from spiritboard.games.wildwoods.bot import WildwoodsMind
from spiritboard.games.wildwoods.content import gathered
from spiritboard.games.wildwoods.encoding import WildwoodsEncoding
from spiritboard.games.wildwoods.game import Wildwoods
from spiritboard.games.wildwoods.picture import WildwoodsPicture
from spiritboard.games.wildwoods.scenes import WildwoodsScenes
from spiritboard.games.wildwoods.speech import WildwoodsSpeech
from spiritboard.games.wildwoods.state import WildwoodsState
from spiritboard.games.wildwoods.table_side import WildwoodsTable
from spiritboard.games.wildwoods.terminal import WildwoodsBoard


def rules(content: Content) -> Wildwoods:
    return Wildwoods(gathered(content))


def table(_rules: AnyGame, content: Content) -> WildwoodsTable:
    return WildwoodsTable(content["lesson"])


def scenes(rules: AnyGame, content: Content) -> WildwoodsScenes:
    assert isinstance(rules, Wildwoods)
    return WildwoodsScenes(rules, content["starts"], content["brought"])


def adviser(rules: AnyGame, content: Content) -> WildwoodsAdviser:
    return WildwoodsAdviser(WildwoodsMind(rules), curves_in(content["chances"]))


def encoding(rules: AnyGame, laid: State, _seats: int) -> WildwoodsEncoding:
    assert isinstance(laid, WildwoodsState)
    return WildwoodsEncoding(rules, laid.box)


PACKAGE = Package(
    rules=rules,
    mind=lambda rules, _: WildwoodsMind(rules),
    speech=lambda _: WildwoodsSpeech(),
    table=table,
    adviser=adviser,
    encoding=encoding,
    picture=WildwoodsPicture,
    scenes=scenes,
    board=lambda _: WildwoodsBoard(),
    shelf=4,
)
