"""What the book of Wildwoods shows: a view, arranged for the eye."""

from __future__ import annotations

from msgspec import Struct

from spiritboard.core.values import Shown
from spiritboard.core.views import pictured
from spiritboard.games.wildwoods.box import (
    ACTION_CARDS,
    BROM_SIDES,
    LAID,
    NOTHING,
    NUMBERS,
    SPACES,
    TOP,
    Box,
    Effect,
)
from spiritboard.games.wildwoods.rules.acting import number_for
from spiritboard.games.wildwoods.rules.naming import place_name
from spiritboard.games.wildwoods.rules.needs import need_of
from spiritboard.games.wildwoods.rules.places import is_free, place_need, price, why_shut
from spiritboard.games.wildwoods.rules.quantities import amount_of
from spiritboard.games.wildwoods.rules.rolls import successes
from spiritboard.games.wildwoods.sayings import key_of
from spiritboard.games.wildwoods.state import (
    FIRST_CREATURE,
    LOST,
    OPEN,
    RESTARTED,
    WON,
    WildwoodsState,
)
from spiritboard.games.wildwoods.view import WildwoodsView
from spiritboard.games.wildwoods.words import table_of

RESULTS = {OPEN: "", WON: "won", LOST: "lost", RESTARTED: "restarted"}


class PicturedRiverCard(Struct, frozen=True):
    """W1.2 A card in the river: one of the four action cards, or a creature."""

    card: int
    """Its number in answers."""
    name: str
    is_creature: bool
    number: int
    """What a die must show for it; 0: it can't act here."""
    crystals: int
    """On an action card; of a creature: what healing it gives."""
    shine: int
    """Successes; 0: it can't be shone on."""
    heal: int
    damage: int
    side: int
    """Which of its sides is up, from 0."""
    stunned: bool


class PicturedPlace(Struct, frozen=True):
    """W5.1 A place of the scene."""

    place: int
    name: str
    """As the story calls it: `p2-at-hinge`, `shadow-im_fine`."""
    card: int
    need: int
    is_solved: bool
    is_open: bool
    """It can be attempted now."""
    is_empty: bool
    """A hint has told that it hides nothing."""
    after: tuple[int, ...]
    """Places joined from the left."""
    light: int
    """Where the light must be; 0: anywhere."""
    space: int
    """What the space must show, on which the card of `space_card` stands; 0: any space."""
    space_card: int
    price: int
    """Crystals that it costs and that are not paid yet."""


class PicturedIcon(Struct, frozen=True):
    """W1.7 What the shadow brings when it comes to a space."""

    at: int
    does: tuple[str, ...]


class PicturedDie(Struct, frozen=True):
    """W2.2 A die of the open roll."""

    sides: int
    value: int
    is_success: bool


class PicturedHeld(Struct, frozen=True):
    """W4.2 A card of the explore deck."""

    card: int
    name: str
    type: str
    is_used: bool
    """It has done what it can for now."""


class PicturedRoll(Struct, frozen=True):
    """W2.2 The attempt that is open."""

    card: int
    ability: int
    number: int
    need: int
    """Successes for its top; 0: it was for the bottom."""
    successes: int
    dice: tuple[PicturedDie, ...]


class WildwoodsPicture(Struct, frozen=True):
    """The open book: the scene, the river, what is held, what is remembered."""

    seat: int
    scene: str
    chapter: int
    turn: Shown[int]
    is_luma: bool
    result: str
    """`won`, `lost`, `restarted`; empty: the scene goes on."""
    goes_to: str
    """The scene or ending that follows; empty: not known yet."""
    light: Shown[int]
    light_track: int
    shadow: Shown[int]
    track: int
    icons: tuple[PicturedIcon, ...]
    spirit: Shown[int]
    most_spirit: int
    river: tuple[PicturedRiverCard, ...]
    spaces: tuple[int, ...]
    """The numbers of the river's spaces; 0: a blank one."""
    crystals: Shown[tuple[int, ...]]
    dice: Shown[tuple[int, ...]]
    """Available ones, by kind: d8, d10, d12."""
    used_dice: Shown[tuple[int, ...]]
    roll: PicturedRoll | None
    throws: Shown[int]
    places: tuple[PicturedPlace, ...]
    found: tuple[str, ...]
    """Hidden things that were found."""
    held: tuple[PicturedHeld, ...]
    slots: int
    drawn: tuple[PicturedHeld, ...]
    """Of these one is kept."""
    in_hand: PicturedHeld | None
    """Room must be made for it."""
    explore: int
    explore_discard: int
    creatures: int
    """In their pile."""
    shadow_left: Shown[int]
    shadow_up: tuple[str, ...]
    brom: str
    """The side of his card, `laid` or `away`."""
    is_luma_side: bool
    """He lies between her and the dark: her own side is up."""
    gentle: bool
    healed: tuple[str, ...]
    """The kinds of creatures that were healed in the campaign."""
    forgotten: int
    """How often Brom lay down."""
    counts: dict[str, int]
    remembered: tuple[str, ...]
    """Flags with their values, as texts name them, now: `door-latch`."""
    brought: tuple[str, ...]
    """The same when the scene began."""


def picture(view: WildwoodsView) -> WildwoodsPicture:
    s = table_of(view)
    box, scene = s.box, s.box.scene
    return pictured(
        WildwoodsPicture,
        view,
        seat=view.seat,
        scene=scene.name,
        chapter=scene.chapter,
        is_luma=s.is_luma == 1,
        result=RESULTS[s.result],
        goes_to=box.scenes[s.goto] if s.goto != NOTHING else "",
        light_track=scene.light_track,
        track=scene.track,
        icons=icons_of(box),
        most_spirit=box.spirit,
        river=tuple(pictured_card(s, card) for card in s.river),
        spaces=(*NUMBERS, *[0] * (SPACES - len(NUMBERS))),
        roll=pictured_roll(s),
        places=tuple(pictured_place(s, place) for place in s.places()),
        found=tuple(hide.name for n, hide in enumerate(scene.hides) if (s.found >> n) & 1),
        held=tuple(pictured_held(s, card) for card in s.slots),
        slots=box.slots,
        drawn=tuple(pictured_held(s, card) for card in s.drawn),
        in_hand=pictured_held(s, s.in_hand) if s.in_hand != NOTHING else None,
        explore=sum(s.explore_pile) + len(s.explore_top),
        explore_discard=sum(s.explore_discard),
        creatures=sum(s.creature_pile) + len(s.creature_top),
        shadow_up=tuple(box.shadows[card].name for card in s.shadow_up),
        brom=BROM_SIDES[s.brom],
        is_luma_side=s.brom == LAID,
        gentle=box.gentle,
        healed=tuple(kind.name for kind, n in zip(box.creatures, s.healed, strict=True) if n),
        forgotten=s.counts[box.forget_count] if box.forget_count != NOTHING else 0,
        counts=dict(zip(box.counts, s.counts, strict=True)),
        remembered=flags_of(box, s.flags),
        brought=flags_of(box, box.start.flags),
    )


def flags_of(box: Box, values: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    """What is remembered; what is not set stays out."""
    pairs = zip(box.flags, values, strict=True)
    return tuple(key_of(f"{flag[0]}-{flag[value]}") for flag, value in pairs if value)


def icons_of(box: Box) -> tuple[PicturedIcon, ...]:
    found: dict[int, list[str]] = {}
    for icon in box.scene.icons:
        found.setdefault(icon.at, []).extend(kinds_in(box, icon.programme))
    return tuple(PicturedIcon(at, tuple(dict.fromkeys(found[at]))) for at in sorted(found))


def kinds_in(box: Box, programme: int) -> list[str]:
    """The kinds of effects, also of those that only may happen."""
    if programme == NOTHING:
        return []
    return [kind for effect in box.programmes[programme] for kind in kinds_of(box, effect)]


def kinds_of(box: Box, effect: Effect) -> list[str]:
    within = [*kinds_in(box, effect.programme), *kinds_in(box, effect.otherwise)]
    return within or [effect.kind]


def pictured_card(s: WildwoodsState, card: int) -> PicturedRiverCard:
    if card < FIRST_CREATURE:
        name, number = ACTION_CARDS[card], number_for(s, card)
        return PicturedRiverCard(card, name, False, number, s.crystals[card], 0, 0, 0, 0, False)
    side = s.side_of(card)
    return PicturedRiverCard(
        card=card,
        name=s.kind_of(card).name,
        is_creature=True,
        number=0,
        crystals=side.crystals,
        shine=side.shine,
        heal=side.heal,
        damage=side.damage + amount_of(s, side.damage_plus),
        side=s.kind_of(card).sides.index(side),
        stunned=s.is_stunned(card),
    )


def pictured_roll(s: WildwoodsState) -> PicturedRoll | None:
    if not s.rolled:
        return None
    dice = [PicturedDie(sides, value, value >= s.roll_number) for sides, value in s.rolled]
    need = need_of(s, s.acting, s.target) if s.ability == TOP else 0
    return PicturedRoll(s.acting, s.ability, s.roll_number, need, successes(s), tuple(dice))


def pictured_place(s: WildwoodsState, number: int) -> PicturedPlace:
    place = s.box.scene.places[number]
    return PicturedPlace(
        place=number,
        name=place_name(s, number),
        card=place.card,
        need=place_need(s, number),
        is_solved=s.is_solved(number),
        is_open=why_shut(s, number) is None,
        is_empty=(s.ruled_out >> number) & 1 == 1,
        after=place.after,
        light=place.light,
        space=NUMBERS[place.space] if place.space != NOTHING else 0,
        space_card=place.space_card,
        price=0 if is_free(s, number) else price(s, number),
    )


def pictured_held(s: WildwoodsState, card: int) -> PicturedHeld:
    used = (s.used | s.used_turn | s.used_chapter) >> card & 1 == 1
    return PicturedHeld(card, s.card(card).name, s.card(card).type, used)
