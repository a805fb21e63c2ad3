"""The table of Wildwoods: river, dice, tracks, decks, what is held and what is remembered.

Nothing is hidden but what chance will bring: a pile is the cards that may still come, and its known
top cards; even what a place hides is drawn only when somebody looks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spiritboard.core.state import State, contents, counter, number_set, row
from spiritboard.games.wildwoods.box import ACTION_CARDS, NOTHING, Box, Card, Creature, Side

FIRST_CREATURE: Final = len(ACTION_CARDS)
"""In the river: lower numbers are the action cards, this and higher ones creatures."""

STUNNED: Final = 1
WAITING: Final = 2
"""W3.1 It is still to be activated in this phase."""
SIDE: Final = 4
"""From this bit on: which side is up."""

OPEN: Final = 0
WON: Final = 1
LOST: Final = 2
RESTARTED: Final = 3
"""How the scene stands; the last: the chapter is lost and begins again."""


@dataclass(eq=False, kw_only=True)
class WildwoodsState(State):
    """One scene. All of it lies open."""

    box: Box = contents()
    turn: int = counter()
    is_luma: int = counter()
    """1: it is Luma's phase."""
    is_over: int = counter()
    """1: the scene is decided, and what follows from it is told."""
    river: list[int] = row()
    """W1.2 From the start: action cards 0 to 3, creatures by their number."""
    kinds: list[int] = row()
    """By creature, in the order in which they came: its kind."""
    marks: list[int] = row()
    """By creature: STUNNED, WAITING, and from SIDE on the side that is up."""
    crystals: list[int] = row()
    """W1.5 By action card."""
    spirit: int = counter()
    """W1.6 Spaces from the marker to the end of the track, its own too."""
    light: int = counter()
    """W1.7 Steps from the edge; the centre is `light_track`."""
    shadow: int = counter()

    owned: list[int] = row()
    """W1.3 By kind of die: how many Luma has in this chapter."""
    dice: list[int] = row()
    """By kind of die: how many are available."""
    used_dice: list[int] = row()
    kept_dice: int = counter()
    """Available dice that are kept for the next phase as additional ones."""
    fewer_dice: int = counter()
    """So many d8 stay out of the next phase."""
    rolled: list[tuple[int, int]] = row()
    """W2.2 The open roll: sides and value of each die."""
    rolls: int = counter()
    """Rolls in this scene."""
    throws: int = counter()
    """The same, re-rolls too."""
    acting: int = counter(NOTHING)
    """W2.2 The card in use."""
    roll_number: int = counter()
    """What a die of the open roll must show at least."""
    ability: int = counter(NOTHING)
    target: int = counter(NOTHING)
    """A creature, a place, or a slot."""
    bonus: int = counter()
    """Successes that a card has added to the open roll."""
    surplus: int = counter()
    """Successes over the need of what was resolved last."""

    slots: list[int] = row()
    """W4.2 The held cards."""
    used: int = number_set()
    """The held cards that were used up: for the scene, by card."""
    used_turn: int = number_set()
    used_chapter: int = number_set()
    drawn: list[int] = row()
    """Explore cards that were drawn and of which one is kept."""
    in_hand: int = counter(NOTHING)
    """A card for which room must be made."""
    explore_pile: list[int] = row()
    """By card: how many may still come."""
    explore_top: list[int] = row()
    """Known cards on top, the next one last."""
    explore_discard: list[int] = row()
    gone: int = counter()
    """Explore cards that are out of the game."""
    added: int = counter()
    """Explore cards that the story has brought."""
    creature_pile: list[int] = row()
    creature_top: list[int] = row()
    creature_discard: list[int] = row()
    draws: int = counter()
    """Cards drawn in this scene, of any pile."""
    shadow_left: int = counter()
    """W4.3 How many cards the shadow pile has; any of `shadow_pile` may be among them."""
    shadow_pile: list[int] = row()
    shadow_up: list[int] = row()
    """The face-up shadow cards of this chapter."""
    shadow_ever: int = number_set()
    """The shadow cards drawn in the campaign."""
    brom: int = counter()

    solved: int = number_set()
    """W5.1 The places that are done."""
    paid: int = number_set()
    """The places whose crystals were paid."""
    ruled_out: int = number_set()
    """Places that hide nothing, as a hint has told."""
    found: int = number_set()
    """Hidden things that were found."""
    in_force: list[tuple[int, int, int, int]] = row()
    """What holds for a while: see `rules.force`."""

    flags: list[int] = row()
    counts: list[int] = row()
    healed: list[int] = row()
    """By kind of creature: how many were healed in the campaign."""
    healed_here: int = counter()
    result: int = counter(OPEN)
    way: int = counter(NOTHING)
    """W6.1 Which of several ways to prevail it was."""
    goto: int = counter(NOTHING)
    """The scene or ending that follows."""

    # Creatures

    def kind_of(self, creature: int) -> Creature:
        return self.box.creatures[self.kinds[creature - FIRST_CREATURE]]

    def marks_of(self, creature: int) -> int:
        return self.marks[creature - FIRST_CREATURE]

    def mark(self, creature: int, marks: int) -> None:
        self.marks[creature - FIRST_CREATURE] |= marks

    def unmark(self, creature: int, marks: int) -> None:
        self.marks[creature - FIRST_CREATURE] &= ~marks

    def is_stunned(self, creature: int) -> bool:
        return self.marks_of(creature) & STUNNED != 0

    def side_of(self, creature: int) -> Side:
        return self.kind_of(creature).sides[self.marks_of(creature) // SIDE]

    def creatures(self) -> list[int]:
        """Those in the river, from its start."""
        return [card for card in self.river if card >= FIRST_CREATURE]

    def action_cards(self) -> list[int]:
        return [card for card in self.river if card < FIRST_CREATURE]

    # Cards and places

    def card(self, number: int) -> Card:
        return self.box.cards[number]

    def take_held(self, slot: int) -> int:
        """Out of a slot; those behind it move up, and so does the aim of an open roll at one of them."""
        if self.target < NOTHING and slot < NOTHING - 1 - self.target:
            self.target += 1
        return self.slots.pop(slot)

    def places(self) -> list[int]:
        """W5.1 Those that there are: a shadow card is a place only once it was drawn."""
        known = enumerate(self.box.scene.places)
        return [number for number, place in known if self.is_drawn(place.shadow)]

    def is_drawn(self, shadow: int) -> bool:
        return shadow == NOTHING or (self.shadow_ever >> shadow) & 1 == 1

    def is_solved(self, place: int) -> bool:
        return (self.solved >> place) & 1 == 1

    @property
    def is_light_at_centre(self) -> bool:
        return self.light >= self.box.scene.light_track

    def everybody(self) -> tuple[int, ...]:
        """The seats decide together."""
        return tuple(range(self.box.seats))
