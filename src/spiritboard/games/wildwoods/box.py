"""What lies in the box of one scene: its board, and all cards of the campaign.

Effects and conditions are data. An effect list is a programme, kept by its number; so is a
condition. A frame that is pending names the programme and how far it has come.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from spiritboard.core.content import Contents

NOTHING: Final = -1
"""No card, no place, no programme; as a condition: it always holds."""

LIGHT: Final = 0
HELP: Final = 1
EXPLORE: Final = 2
HEAL: Final = 3
ACTION_CARDS: Final = ("light", "help", "explore", "heal")
"""W1.4 The four action cards, in the order in which a new river holds them."""
TOP: Final = 0
BOTTOM: Final = 1
ABILITIES: Final = ("top", "bottom")

NUMBERS: Final = (3, 4, 5, 6)
"""W1.2 The numbered spaces; three blank ones follow."""
SPACES: Final = 7
DICE: Final = (8, 10, 12)
"""W1.3 The kinds of dice, by their sides."""
CRYSTALS: Final = 3
"""W1.5 At most so many on a card."""

BLESSING: Final = "blessing"
CURSE: Final = "curse"
COMPANION: Final = "companion"
TRAUMA: Final = "trauma"
CARD_TYPES: Final = (BLESSING, CURSE, COMPANION, TRAUMA)

PROTECT: Final = 0
CARE: Final = 1
LAID: Final = 2
AWAY: Final = 3
BROM_SIDES: Final = ("protect", "care", "laid", "away")
"""W1.9 Brom's card: its two sides, laid on the shadow discard, or not with Luma."""

WINDOWS: Final = ("use", "after_roll", "blank_roll", "before_activation", "on_loss")
"""When the player may use a held card."""
MOMENTS: Final = (
    "played",
    "before_activation",
    "activated",
    "healed",
    "shone",
    "turn_start",
    "scene_start",
    "travel",
    "won",
    "lost",
    "solved",
)
"""When something happens by itself."""
LIMITS: Final = ("", "turn", "scene", "chapter")


class Amount(NamedTuple):
    """A number, or so many times a quantity, halved if it says so."""

    n: int
    quantity: str = ""
    name: int = NOTHING
    """Of `count`: which."""
    divisor: int = 1


class Effect(NamedTuple):
    """One step of a programme. What each field means depends on the kind."""

    kind: str
    n: Amount = Amount(0)
    what: str = ""
    to: str = ""
    scope: str = ""
    item: int = NOTHING
    """A card, a kind of creature, a place, a count, a flag, a hidden thing, a scene."""
    value: int = 0
    programme: int = NOTHING
    otherwise: int = NOTHING
    condition: int = NOTHING
    choices: tuple[int, ...] = ()
    """Of `choose`: the numbers in `Box.choices`."""


class Condition(NamedTuple):
    """Something that holds or not."""

    kind: str
    n: int = 0
    what: str = ""
    item: int = NOTHING
    items: tuple[int, ...] = ()
    """Places, or the conditions that this one is made of."""
    pay: bool = False


class Choice(NamedTuple):
    """One way in a story choice; its text is found by its name."""

    name: str
    condition: int
    programme: int
    question: str
    """The page that asks."""


class Trigger(NamedTuple):
    """When something of a card happens."""

    on: str
    programme: int
    condition: int = NOTHING
    limit: str = ""


class Modifier(NamedTuple):
    """W4.2 What holds while a card is held."""

    what: str
    n: int
    scope: str = ""
    condition: int = NOTHING


class Side(NamedTuple):
    """One side of a creature card."""

    shine: int
    """W1.4 Successes to shine on it; 0: it can't be."""
    heal: int
    """W1.4 Successes to heal it; 0: it can't be."""
    damage: int
    crystals: int
    damage_plus: Amount = Amount(0)
    """The damage grows by this."""


class Creature(NamedTuple):
    """W4.1 A kind of creature."""

    name: str
    sides: tuple[Side, ...]
    enter: int
    """The space where it enters, from 0; SPACES: at the river's end."""
    triggers: tuple[Trigger, ...]
    side_triggers: tuple[tuple[Trigger, ...], ...]
    """By side."""
    still: bool
    """It never moves, but for the river closing."""


class Card(NamedTuple):
    """W4.2 An explore card: blessing, curse, companion or trauma."""

    name: str
    type: str
    heal: int
    """Of a trauma: the successes that heal it; 0: it can't be healed now."""
    heal_when: int
    triggers: tuple[Trigger, ...]
    modifiers: tuple[Modifier, ...]


class ShadowCard(NamedTuple):
    """W4.3 A card of the shadow."""

    name: str
    programme: int
    said: int
    """As a place of help: the successes it takes to say it."""
    last: bool
    """It always lies at the bottom of its pile."""


class Place(NamedTuple):
    """W5.1 A place of the scene."""

    name: str
    card: int
    """HELP or EXPLORE."""
    need: int
    after: tuple[int, ...]
    light: int
    """Where the light marker must be at least; 0: anywhere."""
    condition: int
    programme: int
    order_cost: int
    """The spirit it costs to solve it before its turn; 0: it can't be."""
    space: int
    """The river space, from 0, on which a card must stand; NOTHING: any."""
    space_card: int
    """Which card."""
    shadow: int = NOTHING
    """The shadow card that this place is made of."""


class Icon(NamedTuple):
    """W1.7 What happens when the shadow marker comes to a space."""

    at: int
    programme: int


class Hide(NamedTuple):
    """Something that one of some places hides."""

    name: str
    among: tuple[int, ...]
    programme: int


class Way(NamedTuple):
    """W6.1 One way to prevail."""

    name: str
    condition: int
    programme: int


class End(NamedTuple):
    """W6.1 What follows when Luma or the shadow has prevailed."""

    programme: int
    goto: int
    """The scene or ending that follows; NOTHING: the ending that fits."""


class Ending(NamedTuple):
    """How the story may end."""

    scene: int
    """Its number among the scenes."""
    condition: int


class Scene(NamedTuple):
    """One scene: its board and its rules."""

    name: str
    chapter: int
    track: int
    light_track: int
    places: tuple[Place, ...]
    icons: tuple[Icon, ...]
    hides: tuple[Hide, ...]
    setup: int
    rules: tuple[Trigger, ...]
    ways: tuple[Way, ...]
    may_leave: int
    """The condition on which the player may end the scene; NOTHING: never."""
    won: End
    lost: End
    loud: bool
    """Each success over the need moves the shadow."""
    light_step: int
    """The light moves by itself so many steps a turn."""
    light_shut: bool
    """The Light card can't move the light."""
    cannot_be_lost: bool
    """The shadow stops before the centre."""
    rolls: tuple[tuple[int, ...], ...]
    """Of a prologue: what the first rolls show."""


class Start(NamedTuple):
    """W6.2 What came along into this scene."""

    river: tuple[int, ...]
    crystals: tuple[int, ...]
    spirit: int
    slots: tuple[int, ...]
    owned: tuple[int, ...]
    brom: int
    explore_pile: tuple[int, ...]
    explore_top: tuple[int, ...]
    explore_discard: tuple[int, ...]
    creature_pile: tuple[int, ...]
    """W4.1 By kind."""
    creature_top: tuple[int, ...]
    creature_discard: tuple[int, ...]
    shadow_left: int
    shadow_pile: tuple[int, ...]
    shadow_up: tuple[int, ...]
    shadow_ever: int
    flags: tuple[int, ...]
    counts: tuple[int, ...]
    healed: tuple[int, ...]
    used_chapter: int
    added: int
    gone: int
    begins_chapter: bool


class ShadowIf(NamedTuple):
    """W7.3 If this holds when a chapter begins, its shadow pile has so many cards."""

    condition: int
    n: int
    is_added: bool
    """So many more or fewer than usual."""


class Forgetting(NamedTuple):
    """W1.9 What Brom forgets when he lies down; while the condition holds he keeps it."""

    condition: int
    programme: int


@dataclass(eq=False, kw_only=True)
class Box(Contents):
    """All that a match of one scene is played with."""

    seats: int
    scene: Scene
    scenes: tuple[str, ...]
    """Every scene and then every ending, by name."""
    endings: tuple[Ending, ...]
    """In the order in which they are asked whether they fit."""
    epilogues: tuple[Way, ...]
    """What may be told after any ending; the first that fits."""
    creatures: tuple[Creature, ...]
    cards: tuple[Card, ...]
    shadows: tuple[ShadowCard, ...]
    flags: tuple[tuple[str, ...], ...]
    """By flag: its name, then its values; value 0 is not set."""
    counts: tuple[str, ...]
    forget_count: int
    """The count of what Brom has forgotten; NOTHING: it is not counted."""
    programmes: tuple[tuple[Effect, ...], ...]
    conditions: tuple[Condition, ...]
    choices: tuple[Choice, ...]
    forgets: tuple[Forgetting, ...]
    """What Brom forgets, in order."""
    shadow_ifs: tuple[ShadowIf, ...]
    restart: int
    """The scene at which a lost chapter begins again."""
    start: Start
    spirit: int
    """W1.6 The spaces of the spirit track."""
    slots: int
    """W4.2 The blessing slots."""
    curses_act_when_drawn: bool
    gentle: bool
