"""An upper bound: the scene as a player would wish it.

All crystals lie in one purse, nobody loses spirit, and so no shadow card comes; or some of that is
kept. What such a player would not mind is forgotten, and positions that differ in nothing else are one. Whoever plays by dice
and crystals never wins more often; cards that are held or found, and Brom, are left out here too.
"""

from __future__ import annotations

from spiritboard.games.wildwoods.adviser.board import PooledBoard
from spiritboard.games.wildwoods.adviser.foresight import LEFT_OUT, Foresight, effects_in
from spiritboard.games.wildwoods.adviser.position import Position
from spiritboard.games.wildwoods.adviser.steps import SPREAD, push
from spiritboard.games.wildwoods.box import (
    NOTHING,
    SPACES,
    Effect,
    Trigger,
)
from spiritboard.games.wildwoods.state import WildwoodsState


class RelaxedBoard(PooledBoard):
    """A scene without what a player would rather not meet."""

    def __init__(self, s: WildwoodsState, front: int = SPACES, counts_spirit: bool = False) -> None:
        super().__init__(s)
        self.front = front
        """Creatures block so many spaces; behind these they wait at the river's end."""
        self.is_empty = False
        """Creatures are left out: who would heal them gets a crystal for each success instead."""
        self.foresight = Foresight(s)
        is_made_of_shadows = any(place.shadow != NOTHING for place in self.places)
        self.counts_spirit = counts_spirit or self.is_asked("spirit_min") or is_made_of_shadows
        """Where places are made of shadow cards, one more may be a help."""
        if self.counts_spirit:
            self.foresight.is_fixed = False
        self.counts_healed = self.is_asked("healed")
        self.read_creatures()
        self.read_hides()
        self.read_places()
        self.is_empty = front == 0 and not self.are_creatures_asked()
        self.is_shone_for = self.is_empty and any(
            one.on == "shone"
            for kind in self.foresight.kinds
            for one in self.box.creatures[kind].triggers
        )

    def numbers_of(self) -> object:
        """Equal for boards on which the same happens."""
        held = (self.cap, self.crystal_gain, self.other_gain, self.heal_change, self.light_cap)
        dice = (self.usual, tuple(self.number_cap), tuple(self.needs), self.must_roll)
        return self.scene, held, dice, self.has_cards, frozenset(self.foresight.kinds)

    def is_asked(self, kind: str) -> bool:
        """Does it decide whether Luma prevails?"""
        asked = [way.condition for way in self.scene.ways] + [self.scene.may_leave]
        asked += [place.condition for place in self.places]
        asked += [rule.condition for rule in self.scene.rules]
        return any(self.names(condition, kind) for condition in asked)

    def are_creatures_asked(self) -> bool:
        """Must some be healed, or away, or does healing do more than give crystals?"""
        kinds = self.foresight.kinds
        told = [
            one.on
            for kind in kinds
            for side in self.box.creatures[kind].side_triggers
            for one in side
        ]
        told += [rule.on for rule in self.scene.rules]
        return "healed" in told or any(
            self.is_asked(kind)
            for kind in ("healed", "creature_here", "creatures_max", "creatures_min")
        )

    def comfort(self, p: Position, n: int) -> None:
        """To heal takes at least as many successes as it gives crystals; the spirit comes as well."""
        super().comfort(p, n)
        if self.is_empty:
            self.gain(p, n)

    def shine_around(self, p: Position, n: int) -> None:
        if self.is_shone_for:
            self.gain(p, n)

    def gain(self, p: Position, n: int) -> None:
        """Crystals, in any way."""
        push(p, SPREAD, n)

    def names(self, condition: int, kind: str) -> bool:
        if condition == NOTHING:
            return False
        found = self.box.conditions[condition]
        if found.kind == kind:
            return True
        return found.kind in ("all", "any", "not") and any(
            self.names(part, kind) for part in found.items
        )

    def read_hides(self) -> None:
        """Behind which equal doors something may be."""
        hides = self.scene.hides
        self.masks = [sum([1 << place for place in hide.among]) for hide in hides]
        self.even = [
            number
            for number, hide in enumerate(hides)
            if len({self.places[place]._replace(name="") for place in hide.among}) == 1
        ]

    def read_places(self) -> None:
        """Where it only counts how many of some like places are solved, the hardest are left alone."""
        self.needless: list[int] = []
        enough = self.solved_enough()
        self.are_places_even = bool(enough) and self.do_places_only_count()
        if self.are_places_even:
            order = sorted(range(len(self.places)), key=lambda place: self.needs[place])
            self.needless = order[enough:]

    def solved_enough(self) -> int:
        """So many places, and the scene is won; 0: they are asked for in another way."""
        asked = {one.kind for one in self.foresight.conditions}
        if "solved" in asked or "all_solved" in asked:
            return 0
        ends = [way.condition for way in self.scene.ways] + [self.scene.may_leave]
        found = [self.box.conditions[end] for end in ends if end != NOTHING]
        return min([one.n for one in found if one.kind == "solved_min"], default=0)

    def do_places_only_count(self) -> bool:
        """Are they all open from the start, for one card, and does nothing else come of them?"""
        first = self.places[0]
        plain = (first.card, (), 0, NOTHING, 0, NOTHING, NOTHING)
        return not self.scene.loud and all(
            plain
            == (
                one.card,
                one.after,
                one.light,
                one.condition,
                one.order_cost,
                one.space,
                one.shadow,
            )
            and self.is_idle(one.programme)
            for one in self.places
        )

    def is_idle(self, programme: int) -> bool:
        """Does it change nothing that is counted here?"""
        return all(self.is_effect_idle(one) for one in effects_in(self.box, programme))

    def is_effect_idle(self, effect: Effect) -> bool:
        if effect.kind == "spirit":
            return not self.counts_spirit
        if effect.kind == "light":
            return not self.needs_light
        if effect.kind == "crystal":
            return effect.what == "first" and effect.n.n < 0 and not self.is_piled
        return effect.kind in LEFT_OUT or effect.kind == "explore"

    def is_outdone(self, place: int, others: list[int]) -> bool:
        """Whoever solves a hard one could have solved an easier one, and of equal ones any will do."""
        return self.are_places_even and (
            place in self.needless
            or any(self.needs[place] == self.needs[other] for other in others)
        )

    def read_creatures(self) -> None:
        """Which forms are one, and which care whether they are stunned."""
        self.alike: list[int] = []
        self.minds_stun: list[bool] = []
        first: dict[object, int] = {}
        for form, side in enumerate(self.sides):
            kind = self.box.creatures[self.kind_of[form]]
            told = self.told_by(form)
            minds = any(self.names(one.condition, "self_stunned") for one in told)
            self.minds_stun.append(minds or self.counts_spirit)
            is_plain = not told and len(kind.sides) == 1 and not self.is_named(form)
            damage = side.damage if self.counts_spirit else 0
            same: object = (side.shine, side.heal, side.crystals, damage, kind.still)
            self.alike.append(first.setdefault(same if is_plain else form, form))

    def is_named(self, form: int) -> bool:
        """Does anything ask for its kind?"""
        kind = self.kind_of[form]
        return kind in self.foresight.named or any(
            one.kind == "creature_here" and one.item == kind for one in self.box.conditions
        )

    def are_cards_moved(self) -> bool:
        """Does a creature move other cards than itself? Then it matters where it stands."""
        return any(
            effect.kind in ("move", "swap") and effect.what != "self"
            for effect in self.foresight.by_itself()
        )

    def told_by(self, form: int) -> list[Trigger]:
        """What a creature does once it is in the river."""
        number = self.kind_of[form]
        kind = self.box.creatures[number]
        told = [*kind.triggers, *kind.side_triggers[form - self.first_form[number]]]
        return [one for one in told if one.on != "played"]
