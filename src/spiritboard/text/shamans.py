"""The table of Shamans in sentences, for those who listen instead of looking."""

from __future__ import annotations

from spiritboard.games.shamans.box import Box
from spiritboard.games.shamans.preview import best_so_far
from spiritboard.games.shamans.state import NOTHING
from spiritboard.games.shamans.view import ShamansView
from spiritboard.games.shamans.words import box_of
from spiritboard.text.words import Words


def status(view: ShamansView, words: Words) -> list[str]:
    """What matters for the question at hand: the role, the pawn, the trick."""
    lines = [" ".join([*role_lines(view, words), pawn_line(view, box_of(view), words)])]
    if view.destination != NOTHING:
        lines.append(trick_line(view, words))
    return lines


def role_lines(view: ShamansView, words: Words) -> list[str]:
    """A watcher has no role."""
    if not 0 <= view.seat < len(view.roles):
        return []
    return [words("table-role", role=view.roles[view.seat], revealed=view.seat in view.revealed)]


def whole_table(view: ShamansView, words: Words) -> list[str]:
    box = box_of(view)
    seats = range(len(view.points))
    shown = [tile for tile in view.display if tile != NOTHING]
    eclipse = words("table-eclipse-in" if view.eclipse else "table-eclipse-over")
    pile = f"{words('table-pile', count=view.pile)}, {eclipse}."
    worlds = [
        words(
            "table-world-line",
            world=world,
            count=view.placed[world].bit_count(),
            of=box.values,
            ritual=box.rituals[world],
        )
        for world in range(box.worlds)
    ]
    return [
        f"{words('table-round', round=view.round)}, {words('table-goal', points=box.target)}.",
        *status(view, words),
        *hand_lines(view, words),
        *[player_line(view, seat, words) for seat in seats],
        words("table-worlds-line", facts=words.clauses(worlds)),
        f"{words('table-display-line', tiles=shown)} {words.capital(pile)}",
        *memory_lines(view, words),
    ]


def hand_lines(view: ShamansView, words: Words) -> list[str]:
    return [words("table-hand-line", cards=view.hand)] if view.hand else []


def pawn_line(view: ShamansView, box: Box, words: Words) -> str:
    steps = words("table-steps", steps=box.moon - view.pawn)
    return words("table-pawn-line", pawn=view.pawn, moon=box.moon, facts=steps)


def trick_line(view: ShamansView, words: Words) -> str:
    lowest, highest = best_so_far(view)
    seats = len(view.trick)
    facts = []
    for step in range(seats):
        seat = (view.guide + step) % seats
        if view.trick[seat] == NOTHING:
            continue
        marks = [
            words(mark)
            for mark, holds in (
                ("table-out", seat not in view.alive),
                ("table-lowest", seat == lowest),
                ("table-highest", seat == highest),
            )
            if holds
        ]
        told = words("table-trick-card", seat=seat, card=view.trick[seat])
        facts.append(f"{told} ({', '.join(marks)})" if marks else told)
    return words("table-trick-line", facts=words.clauses(facts))


def player_line(view: ShamansView, seat: int, words: Words) -> str:
    facts = [words("table-points", points=view.points[seat])]
    facts.append(words("table-cards", count=view.hand_sizes[seat]))
    if view.up[seat]:
        facts.append(words("table-your-tiles-up", tiles=view.up[seat]))
    if seat == view.seat and view.down:
        facts.append(words("table-your-tiles-down", tiles=view.down))
    elif view.down_sizes[seat]:
        facts.append(words("table-face-down", count=view.down_sizes[seat]))
    if seat not in view.alive:
        facts.append(words("table-eliminated"))
    if seat in view.revealed:
        facts.append(words("table-shows", role=view.roles[seat]))
    elif seat != view.seat and view.roles[seat] != NOTHING:
        facts.append(words("table-known", role=view.roles[seat]))
    if seat == view.first:
        facts.append(words("table-first"))
    return words("table-player-line", seat=seat, facts=words.clauses(facts))


def memory_lines(view: ShamansView, words: Words) -> list[str]:
    """S4.6 The card one has passed, while it is still in the other's hand."""
    if view.passed == NOTHING:
        return []
    return [words("table-passed", card=view.passed, to=view.passed_to[view.seat])]
