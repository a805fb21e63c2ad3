"""What an answer would do, told before it is given, from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from spiritboard.core.values import Action
from spiritboard.games.shamans.actions import (
    ChooseRitual,
    Eliminate,
    Exchange,
    KeepDagger,
    KeepPortal,
    Play,
    StepBack,
    TakePile,
    TakeShown,
    TurnUp,
    UsePortal,
)
from spiritboard.games.shamans.box import (
    DAGGER,
    ILLUMINATION,
    MASK,
    MOONSTONE,
    PORTAL,
    STABILISATION,
    TILES,
    TRANSMUTATION,
    Box,
)
from spiritboard.games.shamans.state import NOTHING, world_of
from spiritboard.games.shamans.view import ShamansView
from spiritboard.games.shamans.words import box_of


class Consequence(NamedTuple):
    """A fragment of a sentence: its message and what fills it."""

    key: str
    params: Mapping[str, object]


class CardEffect(NamedTuple):
    """What a card would do if it were played now."""

    card: int
    leads: bool
    """It would set the Destination."""
    follows: bool
    """It would match the Destination."""
    steps: int
    """S3.4 How far the pawn would move; the Moon may be nearer."""
    left: int
    """Steps from the pawn to the Moon after that."""
    held: int
    """Cards that its world would hold, those of the trick included."""
    completes: bool
    performer: int
    """Who would perform the ritual of the completed world, as things stand."""
    lowest: bool
    """S4.2 It would be the lowest match so far."""
    highest: bool
    sure: bool
    """Nobody plays after it, so what holds so far holds."""

    @property
    def reaches_moon(self) -> bool:
        return self.left == 0 and self.steps > 0


def card_effect(view: ShamansView, card: int) -> CardEffect:
    """S3 One card of the hand, as the table stands."""
    box = box_of(view)
    world = world_of(card)
    leads = view.destination == NOTHING
    follows = not leads and world == view.destination
    matching = matches_so_far(view)
    if leads or follows:
        matching.append((card, view.seat))
        laid = sum([is_match(view, other) for other in view.trick])
        held = view.placed[world].bit_count() + laid + 1
        performer = max(matching)[1]
        steps = 0
    else:
        held = view.placed[world].bit_count() + 1
        performer = view.seat
        steps = box.stray_step
    matches = leads or follows
    return CardEffect(
        card=card,
        leads=leads,
        follows=follows,
        steps=steps,
        left=max(0, box.moon - view.pawn - steps),
        held=held,
        completes=held == box.values,
        performer=performer,
        lowest=matches and min(matching)[0] == card,
        highest=matches and max(matching)[0] == card,
        sure=not others_to_play(view),
    )


def others_to_play(view: ShamansView) -> bool:
    """Does anybody still play in this trick after this seat?"""
    return any(
        frame[0] == "Follow"
        and frame[1] != view.seat
        and frame[1] in view.alive
        and view.hand_sizes[int(str(frame[1]))] > 0
        for frame in view.stack
    )


def preview(view: ShamansView, action: Action) -> list[Consequence]:
    """What an answer would do, in fragments; empty when there is nothing to tell."""
    box = box_of(view)
    if isinstance(action, Play):
        return play_preview(view, box, card_effect(view, action.card))
    if isinstance(action, TakeShown):
        return [tile_preview(view, box, view.display[action.slot])]
    if isinstance(action, TakePile):
        return pile_preview(view)
    if isinstance(action, UsePortal):
        return [pawn_preview(view, box, action.direction * box.portal_step)]
    if isinstance(action, StepBack):
        return [pawn_preview(view, box, -box.stabilisation_step)]
    if isinstance(action, Exchange):
        return [exchange_preview(view, action.seat)]
    if isinstance(action, Eliminate):
        return [elimination_preview(view, box, action.seat)]
    if isinstance(action, ChooseRitual):
        return [ritual_preview(view, box, box.rituals[action.world])]
    if isinstance(action, TurnUp):
        return [Consequence("preview-turn-up", {})]
    return idle_preview(view, action)


def idle_preview(view: ShamansView, action: Action) -> list[Consequence]:
    """Why one is asked although one has nothing to use: a question must not betray who has."""
    own = (*view.up[view.seat], *view.down)
    if isinstance(action, KeepPortal) and PORTAL not in own:
        return [Consequence("preview-asked-without-portal", {})]
    if isinstance(action, KeepDagger) and DAGGER not in own:
        return [Consequence("preview-asked-without-dagger", {})]
    return []


def play_preview(view: ShamansView, box: Box, effect: CardEffect) -> list[Consequence]:
    world = world_of(effect.card)
    if effect.reaches_moon:
        return [Consequence("preview-strays-to-moon", {})]
    count: dict[str, object] = {"world": world, "count": effect.held, "of": box.values}
    told: list[Consequence] = []
    if effect.leads:
        told.append(Consequence("preview-leads", count))
    elif effect.follows:
        told.append(Consequence("preview-follows", count))
    else:
        left = {"steps": effect.steps, "left": effect.left}
        told.append(Consequence("preview-strays", left))
        if not effect.completes:
            told.append(Consequence("preview-count", count))
    if effect.follows or effect.sure:
        if effect.lowest:
            told.append(Consequence("preview-lowest", {"sure": effect.sure}))
        if effect.highest:
            told.append(Consequence("preview-highest", {"sure": effect.sure}))
    if effect.completes:
        told += completion_preview(view, box, world, effect.performer)
    return told


def completion_preview(
    view: ShamansView, box: Box, world: int, performer: int
) -> list[Consequence]:
    ritual = box.rituals[world]
    told = [Consequence("preview-completes", {"world": world, "ritual": ritual, "seat": performer})]
    if performer == view.seat:
        told.append(ritual_preview(view, box, ritual))
    return told


def ritual_preview(view: ShamansView, box: Box, ritual: int) -> Consequence:
    """S6 What the ritual would do for this seat."""
    if ritual == STABILISATION:
        return Consequence("preview-stabilisation", {"steps": box.stabilisation_step})
    if ritual == TRANSMUTATION:
        return Consequence("preview-transmutation", {})
    if ritual == ILLUMINATION:
        return Consequence("preview-illumination", {"points": box.illumination_points})
    if DAGGER in view.up[view.seat]:
        return Consequence("preview-must-eliminate", {})
    if DAGGER in view.down:
        return Consequence("preview-may-eliminate", {})
    return Consequence("preview-no-dagger", {})


def tile_preview(view: ShamansView, box: Box, tile: int) -> Consequence:
    """S5 What an artifact is good for."""
    params: dict[str, object] = {}
    if tile == PORTAL:
        params = {"steps": box.portal_step}
    elif tile == MOONSTONE:
        own = view.up[view.seat].count(tile) + view.down.count(tile)
        params = {
            "count": own + 1,
            "of": box.moonstones_needed,
            "points": box.moonstone_points,
        }
    elif tile == MASK:
        params = {"role": view.roles[view.seat]}
    return Consequence(f"preview-tile-{TILES[tile]}", params)


def pile_preview(view: ShamansView) -> list[Consequence]:
    told = [Consequence("preview-unseen", {"count": view.pile})]
    if view.eclipse:
        told.append(Consequence("preview-eclipse-inside", {}))
    return told


def pawn_preview(view: ShamansView, box: Box, steps: int) -> Consequence:
    pawn = max(0, view.pawn + steps)
    if pawn >= box.moon:
        return Consequence("preview-pawn-to-moon", {})
    return Consequence(
        "preview-pawn-on" if steps > 0 else "preview-pawn-back", {"left": box.moon - pawn}
    )


def exchange_preview(view: ShamansView, seat: int) -> Consequence:
    role = view.roles[seat]
    if role == NOTHING:
        return Consequence("preview-exchange-unknown", {})
    return Consequence("preview-exchange-known", {"role": role})


def elimination_preview(view: ShamansView, box: Box, seat: int) -> Consequence:
    """S7 By the victim's role if it is known, else by either."""
    cards = view.hand_sizes[seat]
    steps = cards * box.eliminated_card_step
    left = max(0, box.moon - view.pawn - steps)
    gone = [x for x in range(box.seats) if x not in view.alive and view.roles[x] == 1]
    last = box.shadows - len(gone) == 1
    role = view.roles[seat]
    if role == 1:
        return Consequence(
            "preview-eliminate-last-shadow" if last else "preview-eliminate-shadow", {}
        )
    if role == 0 and left == 0:
        return Consequence("preview-eliminate-shaman-to-moon", {"count": cards})
    if role == 0:
        return Consequence("preview-eliminate-shaman", {"count": cards, "left": left})
    told = {"last": last, "steps": steps, "reaches": left == 0, "left": left}
    return Consequence("preview-eliminate-unknown", told)


def is_match(view: ShamansView, card: int) -> bool:
    """S3.3 An off-colour card lies in the trick too while portals are asked for."""
    return card != NOTHING and world_of(card) == view.destination


def matches_so_far(view: ShamansView) -> list[tuple[int, int]]:
    """S4.1 The matching cards of living players, each with its seat."""
    return [(view.trick[seat], seat) for seat in view.alive if is_match(view, view.trick[seat])]


def best_so_far(view: ShamansView) -> tuple[int, int]:
    """S4.1 The seats with the lowest and the highest match so far; NOTHING if there is none."""
    matching = matches_so_far(view)
    return (min(matching)[1], max(matching)[1]) if matching else (NOTHING, NOTHING)
