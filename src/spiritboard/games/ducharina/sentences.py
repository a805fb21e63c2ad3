"""The table of Duchařina in sentences, for those who listen instead of looking."""

from __future__ import annotations

from spiritboard.core.speech import Clauses, Saying
from spiritboard.games.ducharina.geometry.placing import carrier_of
from spiritboard.games.ducharina.geometry.shapes import SIZES, STANDING, middle_of
from spiritboard.games.ducharina.hall import (
    EDGE,
    GHOSTS,
    HOME,
    MIDDLE,
    OUT,
    SIZE_OF,
    opposite,
    spot_of,
    square_of,
)
from spiritboard.games.ducharina.rules.ending import score
from spiritboard.games.ducharina.sayings import ghosts_of
from spiritboard.games.ducharina.state import NOTHING, DucharinaState
from spiritboard.games.ducharina.view import DucharinaView
from spiritboard.games.ducharina.words import steps_of, table_of


def status(view: DucharinaView) -> list[Saying]:
    """What matters for the question at hand: how far the match is, and what one has."""
    table = table_of(view)
    lines = [round_line(table), *coming_lines(table)]
    if 0 <= view.seat < table.box.seats:
        facts = [*side_facts(table, view.seat), *own_facts(table, view.seat)]
        lines.append(("table-own-line", {"facts": Clauses(facts)}))
    return lines


def whole_table(view: DucharinaView) -> list[Saying]:
    table = table_of(view)
    return [
        round_line(table),
        *coming_lines(table),
        *plan_lines(view),
        *[piece_line(table, piece) for piece in sorted(table.order)],
        *[player_line(view, seat) for seat in range(table.box.seats)],
    ]


# The match


def round_line(s: DucharinaState) -> Saying:
    return ("table-round-line", {"facts": Clauses(round_facts(s))})


def round_facts(s: DucharinaState) -> list[Saying]:
    """How far the match is, and where the keyhole is or will be."""
    facts: list[Saying] = []
    if s.round:
        facts.append(("table-round", {"round": s.round, "rounds": s.box.rounds}))
    if s.box.goal:
        facts.append(("table-puzzle", {"goal": s.box.goal}))
    if s.midnight != NOTHING:
        facts.append(("table-midnight", {"midnight": s.midnight}))
    if s.keyhole != NOTHING:
        facts.append(("table-keyhole", {"door": s.keyhole}))
    if s.side != NOTHING:
        facts.append(("table-next-side", {"side": s.side}))
    if s.number:
        facts.append(("table-next-number", {"number": s.number}))
    return facts or [("table-set-up", {})]


def plan_lines(view: DucharinaView) -> list[Saying]:
    """G9.3 One's own plan, while others are still thinking."""
    if view.answer is None:
        return []
    steps = steps_of(table_of(view), view.seat, view.answer)
    return [("table-plan-line", {"steps": Clauses(steps)})]


def coming_lines(s: DucharinaState) -> list[Saying]:
    """Of a puzzle: the cards and the looks that are known, this round's too."""
    known = list(enumerate(s.coming, 1))[max(s.round - 1, 0) :]
    facts: list[Saying] = [
        ("table-coming", {"round": number, "value": s.box.cards[card].value, "door": door})
        for number, (card, door) in known
    ]
    return [("table-coming-line", {"facts": Clauses(facts)})] if facts else []


# Furniture


def piece_line(s: DucharinaState, piece: int) -> Saying:
    facts: list[Saying] = [("table-piece", {"piece": piece, "pose": s.poses[piece]})]
    if s.furniture().heights[piece] > 0:
        facts.append(("table-stacked", {}))
    if (s.locked >> piece) & 1:
        facts.append(("table-moved", {}))
    return ("table-piece-line", {"facts": Clauses(facts)})


# Players


def player_line(view: DucharinaView, seat: int) -> Saying:
    s = table_of(view)
    facts = [*side_facts(s, seat), ("table-score", {"points": score(s, seat)}), *own_facts(s, seat)]
    if seat == s.die and not s.box.goal:
        facts.append(("table-die", {}))
    if seat in view.chosen:
        facts.append(("table-has-chosen", {}))
    if seat in view.answered:
        facts.append(("table-ready", {}))
    return ("table-player-line", {"seat": seat, "facts": Clauses(facts)})


def side_facts(s: DucharinaState, seat: int) -> list[Saying]:
    home = s.homes[seat]
    return [("table-home", {"side": home}), ("table-goal", {"side": opposite(home)})]


def own_facts(s: DucharinaState, seat: int) -> list[Saying]:
    """The card, and where one's ghosts are."""
    facts: list[Saying] = []
    if s.cards[seat] != NOTHING:
        card = s.box.cards[s.cards[seat]]
        facts.append(("table-card", {"value": card.value, "pieces": card.pieces}))
    inside = [ghost_here(s, seat, ghost) for ghost in range(GHOSTS) if s.at(seat, ghost) >= 0]
    if inside:
        facts.append(("table-inside", {"ghosts": inside}))
    for key, where in (("table-at-home", HOME), ("table-at-edge", EDGE), ("table-out", OUT)):
        counts = counted(s, seat, where)
        if any(counts):
            facts.append((key, {"ghosts": ghosts_of(counts)}))
    return facts


def counted(s: DucharinaState, seat: int, where: int) -> tuple[int, ...]:
    """How many of each size are there."""
    sizes = [SIZE_OF[ghost] for ghost, place in enumerate(s.ghosts_of(seat)) if place == where]
    return tuple([sizes.count(size) for size in range(len(SIZES))])


def ghost_here(s: DucharinaState, seat: int, ghost: int) -> Saying:
    place = s.at(seat, ghost)
    about: dict[str, object] = {"ghost": ghost, "square": square_of(place)}
    facts = [*spot_facts(place), *shelter_facts(s, seat, ghost)]
    if s.rests(seat, ghost):
        facts.append(("ghost-rests", {}))
    return ("ghost-with", {**about, "facts": Clauses(facts)}) if facts else ("ghost-at", about)


def spot_facts(place: int) -> list[Saying]:
    """The middle of a square goes without saying."""
    spot = spot_of(place)
    return [] if spot == MIDDLE else [("ghost-corner", {"corner": spot})]


def shelter_facts(s: DucharinaState, seat: int, ghost: int) -> list[Saying]:
    """G9.5 The piece that a ghost stands on, or in whose plan it stands."""
    size, place, level = SIZE_OF[ghost], s.at(seat, ghost), s.levels[GHOSTS * seat + ghost]
    x, y = middle_of(s.box.shapes, size, square_of(place), spot_of(place))
    radius, furniture = s.box.shapes.radii[size], s.furniture()
    if level:
        return [("ghost-on", {"piece": carrier_of(furniture, x, y, radius, level)})]
    for plan in furniture.plans:
        if plan.holds(x, y, radius):
            is_standing = s.poses[plan.piece][3] == STANDING
            return [("ghost-in" if is_standing else "ghost-in-tipped", {"piece": plan.piece})]
    return []
