"""What best play wins at most: the relaxed scene, solved to its end."""

from __future__ import annotations

from spiritboard.games.wildwoods.adviser.creatures import one_more
from spiritboard.games.wildwoods.adviser.foresight import effects_in, is_random_draw
from spiritboard.games.wildwoods.adviser.forgetting import Forgetting
from spiritboard.games.wildwoods.adviser.happenings import end_phase
from spiritboard.games.wildwoods.adviser.position import Position
from spiritboard.games.wildwoods.adviser.relaxed import RelaxedBoard
from spiritboard.games.wildwoods.adviser.rolls import (
    BOTTOM_ONLY,
    Try,
    targets,
)
from spiritboard.games.wildwoods.adviser.sharing import SURE, Hand, Sharing
from spiritboard.games.wildwoods.adviser.steps import DRAW, push
from spiritboard.games.wildwoods.box import HEAL, HELP, LIGHT, NOTHING


class Bound(Sharing):
    """No play by dice and crystals wins more."""

    def __init__(self, board: RelaxedBoard, limit: int = 3_000_000) -> None:
        super().__init__(board, limit)
        self.relaxed = board
        self.forgetting = Forgetting(board)
        self.callers = [
            card
            for card, shadow in enumerate(board.box.shadows)
            if any(is_random_draw(one) for one in effects_in(board.box, shadow.programme))
        ]

    def forget(self, p: Position) -> None:
        self.forgetting.forget(p)

    def of_card(self, p: Position, card: int, hands: list[Hand], best: float) -> float:
        """Bottom abilities that bring nothing only move the card away, with one die."""
        for target in targets(self.relaxed, p, card):
            if target != BOTTOM_ONLY or self.is_bottom_useful(p, card):
                best = self.of_target(p, Try(card, target, 0, 0, 0), hands, best)
            elif p.river[-1] != card:
                best = self.of_target(p, Try(card, target, 0, 0, 0), hands[-1:], best)
        return best

    def is_bottom_useful(self, p: Position, card: int) -> bool:
        b = self.relaxed
        if card == LIGHT:
            return b.is_shone_for or (b.needs_light and p.light < b.scene.light_track)
        if card == HELP:
            return True
        return card == HEAL and (b.counts_spirit or b.is_empty)

    def of_ending(self, p: Position) -> float:
        """Where healings are counted, a shadow card that brings a creature comes when it is wished."""
        if p.dice():
            way = p.copy()
            way.d8 = way.d10 = way.d12 = 0
            return self.worth(way)
        found = super().of_ending(p)
        if not self.relaxed.counts_healed or self.relaxed.counts_spirit or found >= SURE:
            return found
        rest = self.relaxed.rests[p.rest]
        for card in self.callers:
            if rest.shadows[card]:
                way = p.copy()
                shadows = one_more(rest.shadows, card, -1)
                way.rest = self.relaxed.number_of(rest._replace(shadows=shadows))
                end_phase(way)
                push(way, DRAW, NOTHING)
                found = max(found, self.value(way))
        return found
