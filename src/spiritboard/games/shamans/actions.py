"""What can be done in Shamans, by players and by nature. Ids only.

A card is 8 × world + value − 1; a tile is its kind; worlds and kinds are numbered in `content`.
"""

from __future__ import annotations

from typing import Final

from spiritboard.core.values import Action


class Play(Action, frozen=True, tag="play"):
    """S3.1, S3.2 A card from the hand into the trick."""

    card: int


class TakeShown(Action, frozen=True, tag="take-shown"):
    """S4.2 One of the artifacts on display."""

    slot: int


class TakePile(Action, frozen=True, tag="take-pile"):
    """S4.2 The top of the pile, unseen."""


class PassCard(Action, frozen=True, tag="pass-card"):
    """S4.6 The card passed on at the eclipse."""

    card: int


class UsePortal(Action, frozen=True, tag="use-portal"):
    """S5.1 Discard a portal; +1 is towards the Moon, -1 away from it."""

    direction: int


class KeepPortal(Action, frozen=True, tag="keep-portal"):
    """S5.1 Use no portal now."""


class TurnUp(Action, frozen=True, tag="turn-up"):
    """S4.2 Turn one of one's face-down artifacts face up."""

    tile: int


class StepBack(Action, frozen=True, tag="step-back"):
    """S6.1 Move the pawn back instead of taking an artifact."""


class Exchange(Action, frozen=True, tag="exchange"):
    """S6.2 Exchange role cards with this player."""

    seat: int


class Eliminate(Action, frozen=True, tag="eliminate"):
    """S6.4 Discard a dagger and eliminate this player."""

    seat: int


class KeepDagger(Action, frozen=True, tag="keep-dagger"):
    """S6.4 Leave face-down artifacts as they are."""


class ChooseRitual(Action, frozen=True, tag="choose-ritual"):
    """S6.5 Perform this world's ritual next."""

    world: int


class NameGuide(Action, frozen=True, tag="name-guide"):
    """S4.5 The next Guide."""

    seat: int


class First(Action, frozen=True, tag="first"):
    """S1.3 Nature: who gets the first-player token."""

    seat: int


class Deal(Action, frozen=True, tag="deal"):
    """S2 Nature: everything that is dealt for a round."""

    shadows: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    left_over: tuple[int, ...]
    display: tuple[int, ...]


class Draw(Action, frozen=True, tag="draw"):
    """S4.2 Nature: which artifact was on top of the pile."""

    tile: int


class Top(Action, frozen=True, tag="top"):
    """S4.6 Nature: is the eclipse on top now? 0: no; else the side its arrow points to."""

    eclipse: int


LEFT: Final = 1
RIGHT: Final = 2

AnyAction = (
    Play
    | TakeShown
    | TakePile
    | PassCard
    | UsePortal
    | KeepPortal
    | TurnUp
    | StepBack
    | Exchange
    | Eliminate
    | KeepDagger
    | ChooseRitual
    | NameGuide
    | First
    | Deal
    | Draw
    | Top
)
