"""From the table of a match to a position of the adviser's board."""

from __future__ import annotations

from typing import Final

from spiritboard.core.state import Frame
from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.effects import entrance
from spiritboard.games.wildwoods.adviser.position import (
    FIRST,
    SELF,
    WAITING,
    Position,
    Rest,
    Step,
)
from spiritboard.games.wildwoods.adviser.steps import (
    AFTER,
    DRAW,
    DROP,
    ENTER,
    FINISH,
    HINT,
    LEAVE,
    LOOK,
    LOSE,
    NEXT,
    PAY,
    RUN,
    SHADOW_CARD,
    SOLVED,
    SPREAD,
    STEP,
    TURN,
)
from spiritboard.games.wildwoods.rules.acting import Act
from spiritboard.games.wildwoods.rules.creatures import DrawCreature, EnterCreature, TurnOrLeave
from spiritboard.games.wildwoods.rules.crystals import PayCrystals, SpreadCrystals
from spiritboard.games.wildwoods.rules.phases import AfterActivation, DropToken
from spiritboard.games.wildwoods.rules.places import LookUnder, SolvedPlace, TellWhereNot
from spiritboard.games.wildwoods.rules.programme import RunProgramme
from spiritboard.games.wildwoods.rules.rolling import FinishAction
from spiritboard.games.wildwoods.rules.spirit import LoseSpirit
from spiritboard.games.wildwoods.state import FIRST_CREATURE, SIDE, WildwoodsState
from spiritboard.games.wildwoods.state import WAITING as IN_THE_RULES

PLAIN: Final = {
    "Turns": TURN,
    "StepOfTheShadow": STEP,
    "ShadowStep": STEP,
    "NextActivation": NEXT,
    "TurnOrLeave": LEAVE,
    "DropToken": DROP,
    "DrawShadowCard": SHADOW_CARD,
}
"""Frames that say all by their name."""


def position_of(b: Board, s: WildwoodsState) -> Position:
    """What decides the scene, without what is pending."""
    p = Position()
    p.river = [card_of(b, s, card) for card in s.river]
    p.crystals = s.crystals[:]
    p.spirit, p.light, p.shadow = s.spirit, s.light if b.needs_light else 0, s.shadow
    p.d8, p.d10, p.d12 = s.dice
    p.solved = s.solved
    p.rest = b.number_of(rest_of(s))
    b.pool(p)
    return p


def pending_position(b: Board, s: WildwoodsState) -> Position:
    """With all that is pending, as far as a position can tell it."""
    p = position_of(b, s)
    if not s.is_luma:
        p.d8 = p.d10 = p.d12 = 0
        for space, card in enumerate(s.river):
            if card >= FIRST_CREATURE and s.marks_of(card) & IN_THE_RULES:
                p.river[space] |= WAITING
    for frame in s.stack[first_pending(s) :]:
        step = step_of(s, frame)
        if step is not None:
            p.todo.append(step)
            mark_self(s, p, frame)
    return p


def first_pending(s: WildwoodsState) -> int:
    """In Luma's phase what lies under its question comes only when the phase is over."""
    if not s.is_luma:
        return 0
    return max([at for at, frame in enumerate(s.stack) if isinstance(frame, Act)], default=-1) + 1


def step_of(s: WildwoodsState, frame: Frame[WildwoodsState]) -> Step | None:
    """A frame in the adviser's words; None: it needs none."""
    plain = PLAIN.get(type(frame).__name__)
    if plain is not None:
        return plain, 0, 0
    if isinstance(frame, FinishAction):
        return FINISH, s.acting, 0
    if isinstance(frame, SolvedPlace):
        return SOLVED, frame.place, 0
    if isinstance(frame, LookUnder):
        return LOOK, frame.hide, frame.place
    if isinstance(frame, TellWhereNot):
        return HINT, frame.hide, 0
    if isinstance(frame, RunProgramme):
        return RUN, frame.programme, frame.at
    return step_of_amount(frame) or step_of_creature(frame)


def step_of_amount(frame: Frame[WildwoodsState]) -> Step | None:
    """Spirit and crystals."""
    if isinstance(frame, LoseSpirit):
        return LOSE, frame.n, 0
    if isinstance(frame, SpreadCrystals):
        return SPREAD, frame.n, 0
    return (PAY, frame.n, 0) if isinstance(frame, PayCrystals) else None


def step_of_creature(frame: Frame[WildwoodsState]) -> Step | None:
    if isinstance(frame, DrawCreature):
        return DRAW, entrance(frame.to), 0
    if isinstance(frame, EnterCreature):
        return ENTER, frame.creature, entrance(frame.to)
    return (AFTER, frame.stunned, 0) if isinstance(frame, AfterActivation) else None


def mark_self(s: WildwoodsState, p: Position, frame: Frame[WildwoodsState]) -> None:
    """The creature that the frame is about."""
    is_meant = isinstance(frame, TurnOrLeave | AfterActivation | DropToken)
    if is_meant and frame.creature in s.river and p.self_at() < 0:  # type: ignore[attr-defined]  # each of them has
        p.river[s.river.index(frame.creature)] |= SELF  # type: ignore[attr-defined]  # it has


def card_of(b: Board, s: WildwoodsState, card: int) -> int:
    if card < FIRST_CREATURE:
        return card
    form = b.first_form[s.kinds[card - FIRST_CREATURE]] + s.marks_of(card) // SIDE
    return FIRST + 2 * form + int(s.is_stunned(card))


def rest_of(s: WildwoodsState) -> Rest:
    return Rest(
        counts=tuple(s.counts),
        flags=tuple(s.flags),
        pile=tuple(s.creature_pile),
        discard=tuple(s.creature_discard),
        top=tuple(s.creature_top),
        shadows=tuple(s.shadow_pile),
        shadow_left=s.shadow_left,
        shadow_up=len(s.shadow_up),
        shadow_ever=s.shadow_ever,
        brom=s.brom,
        healed=s.healed_here,
        found=s.found,
        ruled_out=s.ruled_out,
        paid=s.paid,
        fewer=s.fewer_dice,
        no_bottom=0,
        result=s.result,
    )
