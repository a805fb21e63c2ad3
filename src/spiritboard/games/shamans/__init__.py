"""Shamans: hidden roles and tricks, for 3 to 5 players. This is its door."""

from __future__ import annotations

from spiritboard.core.package import AnyGame, Content, Package
from spiritboard.games.shamans.beliefs import RoleBeliefs
from spiritboard.games.shamans.bot import ShamansMind
from spiritboard.games.shamans.bot_evidence import odds_in
from spiritboard.games.shamans.counted import COUNTED
from spiritboard.games.shamans.encoding import ShamansEncoding
from spiritboard.games.shamans.game import Shamans
from spiritboard.games.shamans.learning import OddsLearner
from spiritboard.games.shamans.picture import ShamansPicture
from spiritboard.games.shamans.speech import ShamansSpeech
from spiritboard.games.shamans.table_side import ShamansTable
from spiritboard.games.shamans.terminal import ShamansBoard


def mind(rules: AnyGame, content: Content) -> ShamansMind:
    assert isinstance(rules, Shamans)
    return ShamansMind(rules, odds_in(content["odds"]))


def table(rules: AnyGame, content: Content) -> ShamansTable:
    assert isinstance(rules, Shamans)
    return ShamansTable(rules, content["talk"], content["lesson"])


PACKAGE = Package(
    rules=lambda content: Shamans(content["box"]),
    mind=mind,
    speech=lambda _: ShamansSpeech(),
    table=table,
    board=lambda _: ShamansBoard(),
    beliefs=lambda _, content: RoleBeliefs(odds_in(content["odds"])),
    learner=OddsLearner,
    encoding=lambda rules, _laid, seats: ShamansEncoding(rules, seats),
    picture=ShamansPicture,
    shelf=1,
    counted=COUNTED,
)
