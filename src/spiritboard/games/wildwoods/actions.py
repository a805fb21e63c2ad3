"""What can be done in Wildwoods, by the players and by nature. Ids only.

Action cards are 0 to 3 (Light, Help, Explore, Heal), creatures have the numbers they got when they
came, places and slots are counted from 0 as the scene and the table have them.
"""

from __future__ import annotations

from spiritboard.core.values import Action


class Attempt(Action, frozen=True, tag="attempt"):
    """W2.2 Roll some dice for an ability of a card: at a creature, a place, a trauma in a slot."""

    card: int
    ability: int
    target: int
    dice: tuple[int, int, int]
    """How many d8, d10 and d12."""


class Resolve(Action, frozen=True, tag="resolve"):
    """W2.2 After a roll: which ability takes effect, with so many crystals of the card in use."""

    ability: int
    crystals: int


class Forgo(Action, frozen=True, tag="forgo"):
    """W2.2 After a roll: neither ability."""


class RerollDie(Action, frozen=True, tag="reroll-die"):
    """W1.9 Luma: a crystal of the card in use for another roll of one die."""

    die: int


class Reroll(Action, frozen=True, tag="reroll"):
    """W2.2 These dice of the open roll again; a set, by bits."""

    dice: int


class UseCard(Action, frozen=True, tag="use-card"):
    """W4.2 Use a held card."""

    slot: int


class Protect(Action, frozen=True, tag="protect"):
    """W1.9 Brom: a crystal of this card; a creature to the river's end, stunned."""

    creature: int
    card: int


class Care(Action, frozen=True, tag="care"):
    """W1.9 Brom: crystals, by card, for spirit."""

    crystals: tuple[int, int, int, int]


class EndPhase(Action, frozen=True, tag="end-phase"):
    """W2.3 Luma's phase is over."""


class LeaveScene(Action, frozen=True, tag="leave-scene"):
    """W6.1 Where the scene allows it: enough is done."""


class PlaceCrystals(Action, frozen=True, tag="place-crystals"):
    """W1.5 Gained crystals, by card."""

    crystals: tuple[int, int, int, int]


class Pay(Action, frozen=True, tag="pay"):
    """Crystals that are given up, by card."""

    crystals: tuple[int, int, int, int]


class Keep(Action, frozen=True, tag="keep"):
    """W1.4 Of the drawn explore cards, this one."""

    card: int


class UseUp(Action, frozen=True, tag="use-up"):
    """W4.2 All slots are full: use this held card, or the new one."""

    card: int


class Discard(Action, frozen=True, tag="discard"):
    """W4.2 A held card, or the new one, is discarded."""

    card: int


class Pick(Action, frozen=True, tag="pick"):
    """A card of the river."""

    card: int


class PickPlace(Action, frozen=True, tag="pick-place"):
    """A place."""

    place: int


class Order(Action, frozen=True, tag="order"):
    """Cards in an order: those of the river, or those looked at, the next one first."""

    cards: tuple[int, ...]


class Choose(Action, frozen=True, tag="choose"):
    """A way of the story."""

    choice: int


class LayBrom(Action, frozen=True, tag="lay-brom"):
    """W1.9 Brom's card instead of the last shadow card."""


class DrawLast(Action, frozen=True, tag="draw-last"):
    """W1.9 The last shadow card after all."""


class GoOn(Action, frozen=True, tag="go-on"):
    """Nothing is used here."""


class OpenBook(Action, frozen=True, tag="open-book"):
    """W6.2 Nature: the page is turned, and the scene begins."""


class Roll(Action, frozen=True, tag="roll"):
    """W2.2 Nature: what the dice show, in their order."""

    values: tuple[int, ...]


class DrawCard(Action, frozen=True, tag="draw-card"):
    """Nature: the next card of a pile."""

    card: int


class Reveal(Action, frozen=True, tag="reveal"):
    """Nature: does the place that was solved hide it?"""

    found: bool


class Hint(Action, frozen=True, tag="hint"):
    """Nature: a place where it is not."""

    place: int


AnyAction = (
    Attempt
    | Resolve
    | Forgo
    | RerollDie
    | Reroll
    | UseCard
    | Protect
    | Care
    | EndPhase
    | LeaveScene
    | PlaceCrystals
    | Pay
    | Keep
    | UseUp
    | Discard
    | Pick
    | PickPlace
    | Order
    | Choose
    | LayBrom
    | DrawLast
    | GoOn
    | OpenBook
    | Roll
    | DrawCard
    | Reveal
    | Hint
)
