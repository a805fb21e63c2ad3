"""The table of Shamans in sentences, for those who listen instead of looking."""

from __future__ import annotations

from spiritboard.core.speech import Clauses, Saying
from spiritboard.games.shamans.box import Box
from spiritboard.games.shamans.picturing import best_so_far
from spiritboard.games.shamans.state import NOTHING
from spiritboard.games.shamans.view import ShamansView
from spiritboard.games.shamans.words import box_of


def status(view: ShamansView) -> list[Saying]:
    """What matters for the question at hand: the role, the pawn, the trick."""
    lines = [*role_lines(view), pawn_line(view, box_of(view))]
    if view.destination != NOTHING:
        lines.append(trick_line(view))
    return lines


def role_lines(view: ShamansView) -> list[Saying]:
    """A watcher has no role."""
    if not 0 <= view.seat < len(view.roles):
        return []
    role, revealed = view.roles[view.seat], view.seat in view.revealed
    return [("table-role", {"role": role, "revealed": revealed})]


def whole_table(view: ShamansView) -> list[Saying]:
    box = box_of(view)
    seats = range(len(view.points))
    shown = [tile for tile in view.display if tile != NOTHING]
    worlds = [world_line(view, box, world) for world in range(box.worlds)]
    return [
        ("table-opening-line", {"facts": Clauses(round_facts(view, box))}),
        *status(view),
        *hand_lines(view),
        *[player_line(view, seat) for seat in seats],
        ("table-worlds-line", {"facts": Clauses(worlds)}),
        ("table-display-line", {"tiles": shown}),
        ("table-opening-line", {"facts": Clauses(pile_facts(view))}),
        *memory_lines(view),
    ]


def round_facts(view: ShamansView, box: Box) -> list[Saying]:
    return [("table-round", {"round": view.round}), ("table-goal", {"points": box.target})]


def pile_facts(view: ShamansView) -> list[Saying]:
    eclipse = "table-eclipse-in" if view.eclipse else "table-eclipse-over"
    return [("table-pile", {"count": view.pile}), (eclipse, {})]


def world_line(view: ShamansView, box: Box, world: int) -> Saying:
    count, ritual = view.placed[world].bit_count(), box.rituals[world]
    facts = {"world": world, "count": count, "of": box.values, "ritual": ritual}
    return ("table-world-line", facts)


def hand_lines(view: ShamansView) -> list[Saying]:
    return [("table-hand-line", {"cards": view.hand})] if view.hand else []


def pawn_line(view: ShamansView, box: Box) -> Saying:
    steps = ("table-steps", {"steps": box.moon - view.pawn})
    return ("table-pawn-line", {"pawn": view.pawn, "moon": box.moon, "facts": steps})


def trick_line(view: ShamansView) -> Saying:
    """From the Guide on."""
    seats = len(view.trick)
    order = [(view.guide + step) % seats for step in range(seats)]
    played = [trick_card(view, seat) for seat in order if view.trick[seat] != NOTHING]
    return ("table-trick-line", {"facts": Clauses(played)})


def trick_card(view: ShamansView, seat: int) -> Saying:
    card = ("table-trick-card", {"seat": seat, "card": view.trick[seat]})
    marks = trick_marks(view, seat)
    return ("table-trick-marked", {"played": card, "marks": marks}) if marks else card


def trick_marks(view: ShamansView, seat: int) -> list[Saying]:
    lowest, highest = best_so_far(view)
    marks = {
        "table-out": seat not in view.alive,
        "table-lowest": seat == lowest,
        "table-highest": seat == highest,
    }
    return [(mark, {}) for mark, holds in marks.items() if holds]


def player_line(view: ShamansView, seat: int) -> Saying:
    facts: list[Saying] = [
        ("table-points", {"points": view.points[seat]}),
        ("table-cards", {"count": view.hand_sizes[seat]}),
    ]
    if view.up[seat]:
        facts.append(("table-your-tiles-up", {"tiles": view.up[seat]}))
    if seat == view.seat and view.down:
        facts.append(("table-your-tiles-down", {"tiles": view.down}))
    elif view.down_sizes[seat]:
        facts.append(("table-face-down", {"count": view.down_sizes[seat]}))
    facts += standing(view, seat)
    if seat == view.first:
        facts.append(("table-first", {}))
    return ("table-player-line", {"seat": seat, "facts": Clauses(facts)})


def standing(view: ShamansView, seat: int) -> list[Saying]:
    """What is known of somebody's role, and whether they are still in the round."""
    facts: list[Saying] = []
    if seat not in view.alive:
        facts.append(("table-eliminated", {}))
    if seat in view.revealed:
        facts.append(("table-shows", {"role": view.roles[seat]}))
    elif seat != view.seat and view.roles[seat] != NOTHING:
        facts.append(("table-known", {"role": view.roles[seat]}))
    return facts


def memory_lines(view: ShamansView) -> list[Saying]:
    """S4.6 The card one has passed, while it is still in the other's hand."""
    if view.passed == NOTHING:
        return []
    return [("table-passed", {"card": view.passed, "to": view.passed_to[view.seat]})]
