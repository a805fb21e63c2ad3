"""Why a strong player would rather give one answer than another, as far as a seat can tell.

Both are played on by the preview, from the view alone; whom to suspect is the bot's own estimate.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spiritboard.core.speech import Saying
from spiritboard.core.values import Action
from spiritboard.games.shamans.actions import Eliminate, Exchange, KeepDagger, NameGuide, Play
from spiritboard.games.shamans.bot_table import Table
from spiritboard.games.shamans.preview import Previews
from spiritboard.games.shamans.state import NOTHING, world_of
from spiritboard.games.shamans.view import ShamansView

AT_SOMEBODY: Final = (Eliminate, Exchange, NameGuide)
Told = Mapping[str, Mapping[str, object]]
"""What a preview tells, by its messages."""


def reason(
    previews: Previews, view: ShamansView, action: Action, others: Sequence[Action]
) -> Saying | None:
    """What sets an answer apart from the best of the others that differs in something."""
    table = Table(view)
    if isinstance(action, AT_SOMEBODY):
        return suspected("reason-suspect", table, action.seat)
    for other in others:
        if isinstance(action, KeepDagger) and isinstance(other, Eliminate):
            return suspected("reason-unsure", table, other.seat)
        if isinstance(action, Play) and isinstance(other, Play):
            found = of_cards(previews, table, action, other)
            if found is not None:
                return found
    return None


def of_cards(previews: Previews, table: Table, action: Play, other: Play) -> Saying | None:
    one, another = told(previews, table.view, action), told(previews, table.view, other)
    ritual = of_ritual(table, one, another)
    if ritual is not None or table.view.destination != NOTHING:
        return ritual or of_follow(table, one, another)
    return of_lead(table, action, other)


def told(previews: Previews, view: ShamansView, action: Action) -> Told:
    return dict(previews.preview(view, action))


def suspected(key: str, table: Table, seat: int) -> Saying:
    return (key, {"seat": seat, "percent": round(100 * table.suspects[seat])})


def of_ritual(table: Table, one: Told, other: Told) -> Saying | None:
    """S6 One's own ritual, or somebody else's that would be theirs."""
    own, theirs = performer(one), performer(other)
    if own == table.me != theirs and "preview-no-dagger" not in one:
        return ("reason-ritual", one["preview-completes"])
    if theirs not in (own, table.me, NOTHING):
        return ("reason-no-ritual", other["preview-completes"])
    return None


def performer(found: Told) -> object:
    """Whose ritual it would be."""
    return found.get("preview-completes", {}).get("seat", NOTHING)


def of_lead(table: Table, action: Play, other: Play) -> Saying | None:
    """S3.1 Whether all others can follow: what Shamans want, and Shadows do not."""
    one, another = all_follow(table, world_of(action.card)), all_follow(table, world_of(other.card))
    card = other.card
    if one > another and not table.is_shadow:
        return ("reason-all-follow", {"percent": one, "card": card, "other": another})
    if one < another and table.is_shadow:
        return ("reason-some-stray", {"percent": 100 - one, "card": card, "other": 100 - another})
    return None


def all_follow(table: Table, world: int) -> int:
    """How likely each of those still to play has a card of a world, in percent."""
    chance = 1.0
    for seat in table.to_come():
        chance *= 1.0 - table.void(seat, world)
    return round(100 * chance)


def of_follow(table: Table, one: Told, other: Told) -> Saying | None:
    """S3.4 Where the pawn goes comes first, then what the card itself brings (S4)."""
    return of_pawn(table, steps(table, one), steps(table, other)) or of_place(one, other)


def of_pawn(table: Table, one: int, other: int) -> Saying | None:
    reaches, would_reach = one >= table.steps, other >= table.steps
    if table.is_shadow and one < other:
        return ("reason-unsuspected", {"percent": round(100 * table.suspected())})
    if table.is_shadow and one > other:
        nearer: Saying = ("reason-pawn-nearer", {"left": table.steps - one})
        return ("reason-reaches-moon", {}) if reaches else nearer
    if not table.is_shadow and one < other:
        stays: Saying = ("reason-pawn-stays", {"left": table.steps - one})
        return ("reason-not-to-moon", {}) if would_reach else stays
    return None


def steps(table: Table, found: Told) -> int:
    """How far the pawn would go."""
    if "preview-strays-to-moon" in found:
        return table.steps
    moved = found.get("preview-strays", {}).get("steps", 0)
    assert isinstance(moved, int)
    return moved


def of_place(one: Told, other: Told) -> Saying | None:
    """S4.2 The lowest card brings an artifact, the highest places the trick."""
    for key in ("lowest", "highest"):
        if f"preview-{key}" in one and f"preview-{key}" not in other:
            return (f"reason-{key}", one[f"preview-{key}"])
    return None
