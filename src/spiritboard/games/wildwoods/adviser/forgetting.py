"""What such a player would not mind is forgotten: positions that differ in nothing else are one."""

from __future__ import annotations

from spiritboard.games.wildwoods.adviser.position import FIRST, Position, Rest
from spiritboard.games.wildwoods.adviser.relaxed import RelaxedBoard
from spiritboard.games.wildwoods.box import EXPLORE, HEAL, LIGHT, NOTHING, SPACES


class Forgetting:
    """Of one relaxed board."""

    def __init__(self, board: RelaxedBoard) -> None:
        self.relaxed = board
        self.foresight = board.foresight
        self.counts = self.foresight.items_asked("count")
        self.flags = self.foresight.items_asked("flag")
        self.rests: dict[int, int] = {}
        self.are_shadows_places = any(place.shadow != NOTHING for place in board.places)
        self.idle_shadows = [
            card
            for card, shadow in enumerate(board.box.shadows)
            if not shadow.last and board.is_idle(shadow.programme)
        ]
        """Those that do nothing here: one like the other."""

    def forget(self, p: Position) -> None:
        """What such a player would not mind."""
        b = self.relaxed
        p.finds = 0
        if not b.counts_spirit:
            p.spirit = b.box.spirit
        key = (p.rest << 6) | p.shadow
        rest = self.rests.get(key, -1)
        if rest < 0:
            rest = b.number_of(self.forgotten(b.rests[p.rest], p.shadow))
            self.rests[key] = rest
        p.rest = rest
        if b.is_empty:
            p.river = [card for card in p.river if card < FIRST]
        self.forget_creatures(p)
        if b.front < SPACES:
            p.river = behind(p.river, b.front)
        self.forget_cards(p)
        self.forget_places(p)

    def forgotten(self, rest: Rest, shadow: int) -> Rest:
        """Piles from which nothing comes any more, and healings that nobody counts."""
        rest = self.without_story(rest)
        if not self.relaxed.counts_healed:
            rest = rest._replace(healed=0)
        none = (0,) * len(rest.pile)
        if self.relaxed.is_empty:
            return rest._replace(pile=none, discard=none, top=())
        if not self.foresight.is_fixed:
            return rest
        draws = self.foresight.draws[shadow]
        if not draws:
            return rest._replace(pile=none, discard=none, top=())
        if draws > sum(rest.pile) - len(self.foresight.named):
            return rest
        named = self.foresight.named
        kept = [count if kind in named else 0 for kind, count in enumerate(rest.discard)]
        return rest._replace(discard=tuple(kept))

    def without_story(self, rest: Rest) -> Rest:
        """What is remembered, and not asked for in this scene. The shadow's pile counts where it is
        drawn from, or where one may wish for a creature of it."""
        b = self.relaxed
        rest = rest._replace(
            counts=kept(rest.counts, self.counts), flags=kept(rest.flags, self.flags)
        )
        if b.counts_spirit:
            return rest if self.are_shadows_places else self.with_like_shadows(rest)
        if not any(one.kind == "brom" for one in self.foresight.conditions):
            rest = rest._replace(brom=0)
        if not any(one.quantity == "shadow_face_up" for one in self.foresight.amounts):
            rest = rest._replace(shadow_up=0)
        shadows = rest.shadows if b.counts_healed else (0,) * len(rest.shadows)
        return rest._replace(shadows=shadows, shadow_left=0, shadow_ever=0)

    def with_like_shadows(self, rest: Rest) -> Rest:
        shadows = list(rest.shadows)
        idle = sum([shadows[card] for card in self.idle_shadows])
        for card in self.idle_shadows:
            shadows[card] = 0
        if idle:
            shadows[self.idle_shadows[0]] = idle
        return rest._replace(shadows=tuple(shadows), shadow_ever=0)

    def forget_creatures(self, p: Position) -> None:
        """Their kind, where it does not matter what lies among the discards; stuns nobody minds."""
        b = self.relaxed
        draws = self.foresight.draws[p.shadow]
        left = sum(b.rests[p.rest].pile) - len(self.foresight.named)
        is_kind_forgotten = self.foresight.is_fixed and (not draws or draws <= left)
        for space in range(len(p.river)):
            card = p.river[space]
            if card >= FIRST:
                form = (card - FIRST) >> 1
                stunned = card & 1 if b.minds_stun[form] else 0
                p.river[space] = (
                    FIRST + 2 * (b.alike[form] if is_kind_forgotten else form) + stunned
                )

    def forget_cards(self, p: Position) -> None:
        """Cards that have nothing left to do are one like the other."""
        idle = [card for card in (LIGHT, EXPLORE, HEAL) if self.is_idle(p, card)]
        if len(idle) < 2:
            return
        left = iter(idle)
        p.river = [next(left) if card in idle else card for card in p.river]

    def is_idle(self, p: Position, card: int) -> bool:
        b = self.relaxed
        for number, place in enumerate(b.places):
            if not (p.solved >> number) & 1 and card in (place.card, place.space_card):
                return False
        if not b.is_bottom_open(p, card):
            return False
        if card == EXPLORE:
            return True
        if card == LIGHT and b.needs_light and not b.scene.light_shut:
            return False
        if card == HEAL and b.counts_spirit:
            return False
        if b.is_empty:
            return card == LIGHT and not b.is_shone_for
        return len(p.river) == FIRST and not self.may_come(p)

    def may_come(self, p: Position) -> bool:
        sight = self.foresight
        return not sight.is_fixed or bool(sight.named) or sight.draws[p.shadow] > 0

    def forget_places(self, p: Position) -> None:
        """Of equal places that may hide something, only how many are left."""
        b = self.relaxed
        for number in range(len(b.scene.hides)):
            among = b.scene.hides[number].among
            if number not in b.even or (b.rests[p.rest].found >> number) & 1:
                continue
            rest = b.rests[p.rest]
            out = p.solved | rest.ruled_out
            gone = len([place for place in among if (out >> place) & 1])
            mask = b.masks[number]
            p.solved = (p.solved & ~mask) | sum([1 << place for place in among[:gone]])
            if rest.ruled_out & mask:
                p.rest = b.number_of(rest._replace(ruled_out=rest.ruled_out & ~mask))


def kept(numbers: tuple[int, ...], items: set[int]) -> tuple[int, ...]:
    """Those that are named; the others are nothing."""
    return tuple([number if item in items else 0 for item, number in enumerate(numbers)])


def behind(river: list[int], front: int) -> list[int]:
    """Creatures that stand further back go to the end, in an order of their own."""
    waiting: list[int] = []
    found: list[int] = []
    for space, card in enumerate(river):
        if card >= FIRST and space >= front:
            waiting.append(card)
        else:
            found.append(card)
    waiting.sort()
    return found + waiting
