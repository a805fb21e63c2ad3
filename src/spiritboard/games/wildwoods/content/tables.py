"""The tables of the content files, as they may be written. Effects and conditions are read apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Effects = tuple[Mapping[str, Any], ...]
When = Mapping[str, Any]
Count = Annotated[int, Meta(ge=0, le=99)]
Small = Annotated[int, Meta(ge=0, le=9)]
Length = Annotated[int, Meta(ge=1, le=20)]
Id = Annotated[str, Meta(pattern="^[a-z0-9_]+$")]
ActionCard = Literal["light", "help", "explore", "heal"]
Level = Literal["gentle", "normal", "hard"]
Moment = Literal[
    "played",
    "before_activation",
    "activated",
    "healed",
    "shone",
    "solved",
    "turn_start",
    "scene_start",
    "travel",
    "won",
    "lost",
    "use",
    "after_roll",
    "blank_roll",
    "on_loss",
    "while_held",
]
Limit = Literal["turn", "scene", "chapter"]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the files."""


class SideTable(Part, frozen=True):
    """One side of a creature; what it does not say is as the creature has it."""

    id: Id = ""
    shine: Small | None = None
    heal: Small | None = None
    damage: Small | None = None
    crystals: Small | None = None
    damage_plus: int | str | None = None
    on: Moment | tuple[Moment, ...] = ()
    do: tuple[Any, ...] = ()
    when: When = {}


class CreatureTable(Part, frozen=True):
    heal: Small
    damage: Small
    crystals: Small
    enter: Annotated[int, Meta(ge=1, le=7)] | Literal["start", "end"]
    shine: Small = 0
    damage_plus: int | str = 0
    on: Moment | tuple[Moment, ...] = ()
    do: tuple[Any, ...] = ()
    when: When = {}
    sides: tuple[SideTable, ...] = ()
    still: bool = False
    boss: bool = False


class CardTable(Part, frozen=True):
    type: Literal["blessing", "curse", "companion", "trauma"]
    do: Effects = ()
    on: Moment | None = None
    when: When = {}
    limit: Limit | None = None
    heal: Small = 2


class ShadowTable(Part, frozen=True):
    do: Effects = ()
    said: Annotated[int, Meta(ge=1, le=8)] = 3
    last: bool = False


class PlaceTable(Part, frozen=True):
    id: Id
    kind: Literal["help", "explore"]
    need: Annotated[int, Meta(ge=1, le=8)]
    after: tuple[str, ...] = ()
    light: bool | Length = False
    when: When = {}
    do: Effects = ()
    order_cost: Small = 0
    space: Literal["3+", "4+", "5+", "6+"] | None = None
    card: ActionCard | None = None


class IconTable(Part, frozen=True):
    at: Length | tuple[Length, ...]
    do: Effects


class HideTable(Part, frozen=True):
    id: Id
    among: tuple[str, ...]
    do: Effects = ()


class RuleTable(Part, frozen=True):
    on: Moment
    do: Effects
    when: When = {}


class EndTable(Part, frozen=True):
    goto: str
    do: Effects = ()


class Track(Part, frozen=True):
    gentle: Length
    normal: Length
    hard: Length


class SceneTable(Part, frozen=True):
    chapter: Count
    track: Length | Track
    won: EndTable
    lost: EndTable
    light_track: Length | Track = 6
    creatures: Mapping[str, Count] | None = None
    setup: Effects = ()
    win: When = {}
    win_any: tuple[When, ...] = ()
    place: tuple[PlaceTable, ...] = ()
    places_from: Literal["shadow_face_up"] | None = None
    icon: tuple[IconTable, ...] = ()
    hide: tuple[HideTable, ...] = ()
    rule: tuple[RuleTable, ...] = ()
    may_leave: When = {}
    loud: bool = False
    light_step_each_turn: bool | Small = False
    light_shut: bool = False
    cannot_be_lost: bool = False
    easy_on_purpose: Id | None = None
    """Why no level's aim holds for it: the end of a message `easy-…`."""
    rolls: tuple[tuple[Annotated[int, Meta(ge=1, le=12)], ...], ...] = ()


class EndingTable(Part, frozen=True):
    """One that comes up several times is told by the same id."""

    id: Annotated[int, Meta(ge=1, le=99)] | Id
    when: When = {}


class LevelTable(Part, frozen=True):
    """W6.2 How a level lets one travel."""

    from_chapter: Count = 0
    """Before that everything travels."""
    river_stays: bool = True
    """Else it is laid in the campaign's first order at every scene."""
    crystals_most: Small = 3
    """So many travel on a card."""
    crystals_least: Mapping[ActionCard, Small] = {}
    """So many lie on a card in any case."""


class ShadowIf(Part, frozen=True):
    when: When
    n: Annotated[int, Meta(ge=-3, le=12)]
    """How many cards; a negative number, or one below 3, is added to the usual one."""


class ChapterTable(Part, frozen=True):
    id: Count
    shadow: Annotated[int, Meta(ge=1, le=12)]
    shadow_cards: tuple[str, ...]
    explore: tuple[str, ...]
    scenes: tuple[str, ...]
    shadow_last: str | None = None
    shadow_if: tuple[ShadowIf, ...] = ()
    restart: str | None = None


class ForgetTable(Part, frozen=True):
    n: Count
    do: Effects = ()
    unless: When = {}


class Content(Part, frozen=True):
    """Everything in the files."""

    id: Id
    start: str
    river: tuple[ActionCard, ActionCard, ActionCard, ActionCard]
    chapter: tuple[ChapterTable, ...]
    creature: Mapping[str, CreatureTable]
    card: Mapping[str, CardTable]
    shadow: Mapping[str, ShadowTable]
    scene: Mapping[str, SceneTable]
    ending: tuple[EndingTable, ...]
    epilogue: tuple[EndingTable, ...] = ()
    level: Mapping[Level, LevelTable] = {}
    spirit: Annotated[int, Meta(ge=2, le=30)] = 10
    slots: Annotated[int, Meta(ge=1, le=9)] = 3
    chapters: tuple[Count, ...] = ()
    counts: Mapping[str, Count] = {}
    flags: Mapping[str, tuple[str, ...]] = {}
    forgets: tuple[ForgetTable, ...] = ()
    forget_count: str = "brom_forgets"
