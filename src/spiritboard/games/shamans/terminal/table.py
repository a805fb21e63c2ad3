"""The table of Shamans, drawn."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from spiritboard.core.drawing import Cell, Column, Drawing, Grid, Line, Panel, Stack
from spiritboard.core.speech import Wording
from spiritboard.games.shamans.box import Box
from spiritboard.games.shamans.sentences import standing
from spiritboard.games.shamans.state import NOTHING
from spiritboard.games.shamans.terminal.chips import (
    MOON,
    PAWN,
    QUIET,
    TILE_SIGNS,
    WORLD_COLOURS,
    world_chip,
)
from spiritboard.games.shamans.terminal.trick import draw_trick
from spiritboard.games.shamans.view import ShamansView
from spiritboard.games.shamans.words import box_of

WORLDS_WIDTH: Final = 48
FRAME: Final = 4
"""What a frame takes of a line."""
LABEL_WIDTH: Final = 30
"""Room for the words beside the track."""


def draw_table(view: ShamansView, words: Wording, width: int, *, is_low: bool = False) -> Drawing:
    """From the others at the top down to what is one's own."""
    box = box_of(view)
    middle = Grid(
        [(worlds(view, box, words, is_low), trick(view, words, is_low))],
        (Column(width=WORLDS_WIDTH), Column(share=1)),
        is_wide=True,
    )
    return Stack(
        [
            header(view, box, words),
            others_in_lines(view, words) if is_low else others(view, words, width),
            track(view, box, words, width),
            middle,
            artifacts(view, words),
            *own(view, words),
        ]
    )


def header(view: ShamansView, box: Box, words: Wording) -> Drawing:
    left = Line(
        Cell(words("game-name"), "bold"),
        f" · {words('table-round', round=view.round)}",
        Cell(f" · {words('table-goal', points=box.target)}", QUIET),
    )
    role = words("table-role", role=view.roles[view.seat], revealed=view.seat in view.revealed)
    points = words("table-points", points=view.points[view.seat])
    right = Line(Cell(role, "bold"), Cell(f" {points}", MOON))
    return Grid([(left, right)], (Column(), Column(is_right=True)), is_wide=True)


def others(view: ShamansView, words: Wording, width: int) -> Drawing:
    """Clockwise from one's left, in the order in which they play."""
    seats = len(view.points)
    places = [(view.seat + step) % seats for step in range(1, seats)]
    room = width // len(places) - FRAME
    told = [player_lines(view, seat, words, room) for seat in places]
    height = max(len(lines) for lines in told)
    row = [
        player(view, seat, lines, height, words) for seat, lines in zip(places, told, strict=True)
    ]
    return Grid([row], [Column(share=1)] * len(row), is_wide=True)


def others_in_lines(view: ShamansView, words: Wording) -> Drawing:
    """Where there is no room for frames: two on a line."""
    seats = len(view.points)
    told = [in_a_line(view, (view.seat + step) % seats, words) for step in range(1, seats)]
    rows = [tuple([*told[at : at + 2], Line()][:2]) for at in range(0, len(told), 2)]
    return Grid(rows, (Column(share=1), Column(share=1)), is_wide=True)


def in_a_line(view: ShamansView, seat: int, words: Wording) -> Line:
    known = [words.say(fact) for fact in standing(view, seat)]
    facts = [words("table-cards", count=view.hand_sizes[seat]), tiles_of(view, seat, words), *known]
    return Line(
        f" {words.name_of(seat)} ",
        Cell(words("table-points", points=view.points[seat]), MOON),
        f" · {' · '.join(filter(None, facts))}",
        style="" if seat in view.alive else QUIET,
    )


def player(view: ShamansView, seat: int, lines: list[str], height: int, words: Wording) -> Drawing:
    points = words("table-points", points=view.points[seat])
    return Panel(
        Stack([Line(line) for line in lines]),
        Line(Cell(words.name_of(seat), "not dim bold"), " ", Cell(points, f"not dim {MOON}")),
        style="" if seat in view.alive else QUIET,
        height=height + 2,
    )


def player_lines(view: ShamansView, seat: int, words: Wording, room: int) -> list[str]:
    """Cards, artifacts, what is known of the role: each on lines of its own."""
    facts = [
        words("table-cards", count=view.hand_sizes[seat]),
        tiles_of(view, seat, words) or words("table-no-tiles"),
        " · ".join([words.say(fact) for fact in standing(view, seat)]),
    ]
    return [line for fact in facts for line in wrap(fact, room)]


def framed(content: Drawing, title: str, is_low: bool, height: int = 0) -> Drawing:
    if is_low:
        return Stack([Line(Cell(f" {title}", QUIET)), content])
    return Panel(content, Line(Cell(title, "not dim")), height=height)


def tiles_of(view: ShamansView, seat: int, words: Wording) -> str:
    """Face-up artifacts by sign and name, face-down ones by number."""
    up = [f"{TILE_SIGNS[tile]}\u00a0{words('tile-name', tile=tile)}" for tile in view.up[seat]]
    if view.down_sizes[seat]:
        up.append(words("table-face-down", count=view.down_sizes[seat]))
    return ", ".join(up)


def track(view: ShamansView, box: Box, words: Wording, width: int) -> Drawing:
    """The way of the Shadow to the Moon."""
    room = width - LABEL_WIDTH
    cell = max(1, min(2, room // (box.moon + 1)))
    spaces = min(box.moon, room // cell)
    pawn = view.pawn * spaces // box.moon
    return Line(
        " ",
        Cell("━" * (cell * pawn) + "♟", PAWN),
        Cell("·".rjust(cell) * max(0, spaces - pawn - 1), QUIET),
        Cell(" ☾ ", MOON),
        Cell(words("table-steps", steps=box.moon - view.pawn), "bold"),
    )


def worlds(view: ShamansView, box: Box, words: Wording, is_low: bool) -> Drawing:
    rows = [world_row(view, box, world, words) for world in range(box.worlds)]
    return framed(Grid(rows, gap=1), words("table-worlds"), is_low)


def world_row(view: ShamansView, box: Box, world: int, words: Wording) -> list[Line]:
    count = view.placed[world].bit_count()
    here = world == view.destination
    ritual = words.sentence(("table-ritual", {"ritual": box.rituals[world]}))
    return [
        world_chip(world, words),
        Line(Cell(words("table-world", world=world), "bold underline" if here else "")),
        cards_in(view, box, world),
        Line(f"{count}/{box.values}"),
        Line(Cell(ritual, "" if count < box.values else QUIET)),
    ]


def cards_in(view: ShamansView, box: Box, world: int) -> Line:
    """Which cards lie there, each in its place."""
    here = [bool(view.placed[world] >> card & 1) for card in range(box.values)]
    return Line(
        *[
            Cell(str(card + 1), WORLD_COLOURS[world]) if is_here else Cell("·", QUIET)
            for card, is_here in enumerate(here)
        ]
    )


def trick(view: ShamansView, words: Wording, is_low: bool) -> Drawing:
    title, cards = draw_trick(view, words)
    return framed(cards, title, is_low, len(view.placed) + 2)


def artifacts(view: ShamansView, words: Wording) -> Drawing:
    shown = [
        f"{TILE_SIGNS[tile]} {words('table-tile', tile=tile)}"
        for tile in view.display
        if tile != NOTHING
    ]
    eclipse = words("table-eclipse-in" if view.eclipse else "table-eclipse-over")
    return Line(
        Cell(f" {words('table-artifacts')}: ", QUIET),
        " · ".join(shown) or words("nothing"),
        Cell(f"   {words('table-pile', count=view.pile)}, {eclipse}", QUIET),
    )


def own(view: ShamansView, words: Wording) -> list[Drawing]:
    """One's own artifacts, and what one remembers."""
    lines: list[Drawing] = []
    up, down = view.up[view.seat], view.down
    if up or down:
        parts = []
        if up:
            parts.append(words("table-your-tiles-up", tiles=up))
        if down:
            parts.append(words("table-your-tiles-down", tiles=down))
        lines.append(
            Line(Cell(f" {words('table-yours')}: ", QUIET), Cell(" · ".join(parts), "bold"))
        )
    if view.passed != NOTHING:
        to = view.passed_to[view.seat]
        lines.append(Line(Cell(" " + words("table-passed", card=view.passed, to=to), QUIET)))
    return lines
