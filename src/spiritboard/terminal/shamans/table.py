"""The table of Shamans, drawn."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spiritboard.games.shamans.box import Box
from spiritboard.games.shamans.preview import best_so_far
from spiritboard.games.shamans.state import NOTHING
from spiritboard.games.shamans.view import ShamansView
from spiritboard.games.shamans.words import box_of
from spiritboard.terminal.shamans.chips import (
    MOON,
    PAWN,
    QUIET,
    TILE_SIGNS,
    WORLD_COLOURS,
    card_chip,
    world_chip,
)
from spiritboard.text import Words

WORLDS_WIDTH: Final = 48
FRAME: Final = 4
"""What a frame takes of a line."""
LABEL_WIDTH: Final = 30
"""Room for the words beside the track."""


def draw_table(view: ShamansView, words: Words, width: int) -> RenderableType:
    """From the others at the top down to what is one's own."""
    box = box_of(view)
    middle = Table.grid(expand=True)
    middle.add_column(width=WORLDS_WIDTH)
    middle.add_column(ratio=1)
    middle.add_row(worlds(view, box, words), trick(view, words))
    return Group(
        header(view, box, words),
        others(view, words, width),
        track(view, box, words, width),
        middle,
        artifacts(view, words),
        *own(view, words),
    )


def header(view: ShamansView, box: Box, words: Words) -> RenderableType:
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    left = Text.assemble(
        (words("game-name"), "bold"),
        (f" · {words('table-round', round=view.round)}", ""),
        (f" · {words('table-goal', points=box.target)}", QUIET),
    )
    role = words("table-role", role=view.roles[view.seat], revealed=view.seat in view.revealed)
    points = words("table-points", points=view.points[view.seat])
    right = Text.assemble((role, "bold"), (f" {points}", MOON))
    line.add_row(left, right)
    return line


def others(view: ShamansView, words: Words, width: int) -> RenderableType:
    """Clockwise from one's left, in the order in which they play."""
    row = Table.grid(expand=True)
    seats = len(view.points)
    places = [(view.seat + step) % seats for step in range(1, seats)]
    room = width // len(places) - FRAME
    told = [player_lines(view, seat, words, room) for seat in places]
    height = max(len(lines) for lines in told)
    for _ in places:
        row.add_column(ratio=1)
    row.add_row(
        *[
            player(view, seat, lines, height, words)
            for seat, lines in zip(places, told, strict=True)
        ]
    )
    return row


def player(
    view: ShamansView, seat: int, lines: list[str], height: int, words: Words
) -> RenderableType:
    points = words("table-points", points=view.points[seat])
    return framed(
        Text("\n".join(lines)),
        Text.assemble((words.name_of(seat), "not dim bold"), " ", (points, f"not dim {MOON}")),
        style="" if seat in view.alive else QUIET,
        height=height + 2,
    )


def player_lines(view: ShamansView, seat: int, words: Words, room: int) -> list[str]:
    """Cards, artifacts, what is known of the role: each on lines of its own."""
    facts = [
        words("table-cards", count=view.hand_sizes[seat]),
        tiles_of(view, seat, words) or words("table-no-tiles"),
        standing(view, seat, words),
    ]
    return [line for fact in facts for line in wrap(fact, room)]


def framed(
    content: RenderableType, title: str | Text, style: str = "", height: int | None = None
) -> Panel:
    return Panel(
        content,
        title=Text(title, "not dim") if isinstance(title, str) else title,
        title_align="left",
        box=ROUNDED,
        style=style,
        border_style=QUIET,
        padding=(0, 1),
        height=height,
    )


def tiles_of(view: ShamansView, seat: int, words: Words) -> str:
    """Face-up artifacts by sign and name, face-down ones by number."""
    up = [f"{TILE_SIGNS[tile]}\u00a0{words('tile-name', tile=tile)}" for tile in view.up[seat]]
    if view.down_sizes[seat]:
        up.append(words("table-face-down", count=view.down_sizes[seat]))
    return ", ".join(up)


def standing(view: ShamansView, seat: int, words: Words) -> str:
    """What is known of somebody's role, and whether they are still in the round."""
    facts = []
    if seat not in view.alive:
        facts.append(words("table-eliminated"))
    if seat in view.revealed:
        facts.append(words("table-shows", role=view.roles[seat]))
    elif view.roles[seat] != NOTHING:
        facts.append(words("table-known", role=view.roles[seat]))
    return " · ".join(facts)


def track(view: ShamansView, box: Box, words: Words, width: int) -> RenderableType:
    """The way of the Shadow to the Moon."""
    room = width - LABEL_WIDTH
    cell = max(1, min(2, room // (box.moon + 1)))
    spaces = min(box.moon, room // cell)
    pawn = view.pawn * spaces // box.moon
    line = Text(" ")
    line.append("━" * (cell * pawn), PAWN)
    line.append("♟", PAWN)
    line.append("·".rjust(cell) * max(0, spaces - pawn - 1), QUIET)
    line.append(" ☾ ", MOON)
    line.append(words("table-steps", steps=box.moon - view.pawn), "bold")
    return line


def worlds(view: ShamansView, box: Box, words: Words) -> RenderableType:
    rows = Table.grid(padding=(0, 1, 0, 0))
    for world in range(box.worlds):
        count = view.placed[world].bit_count()
        bar = Text("█" * count, WORLD_COLOURS[world]) + Text("·" * (box.values - count), QUIET)
        here = world == view.destination
        ritual = words.sentence(("table-ritual", {"ritual": box.rituals[world]}))
        rows.add_row(
            world_chip(world, words),
            Text(words("table-world", world=world), "bold underline" if here else ""),
            bar,
            Text(f"{count}/{box.values}"),
            Text(ritual, "" if count < box.values else QUIET),
        )
    return framed(rows, words("table-worlds"))


def trick(view: ShamansView, words: Words) -> RenderableType:
    """Who has played what, from the Guide on, and who is lowest and highest so far."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    lowest, highest = best_so_far(view)
    seats = len(view.trick)
    for step in range(seats):
        seat = (view.guide + step) % seats
        card = view.trick[seat]
        if card == NOTHING:
            continue
        marks = []
        if seat not in view.alive:
            marks.append(words("table-out"))
        if seat == lowest:
            marks.append(words("table-lowest"))
        if seat == highest:
            marks.append(words("table-highest"))
        rows.add_row(words.name_of(seat), card_chip(card, words), Text(", ".join(marks), QUIET))
    empty = Text(words("table-guide", seat=view.guide) + "\n" + words("table-no-trick"), QUIET)
    title = words("table-trick")
    if view.destination != NOTHING:
        title = words("table-destination", world=view.destination)
    return framed(rows if rows.row_count else empty, title, height=len(view.placed) + 2)


def artifacts(view: ShamansView, words: Words) -> RenderableType:
    shown = [
        f"{TILE_SIGNS[tile]} {words('table-tile', tile=tile)}"
        for tile in view.display
        if tile != NOTHING
    ]
    eclipse = words("table-eclipse-in" if view.eclipse else "table-eclipse-over")
    return Text.assemble(
        (f" {words('table-artifacts')}: ", QUIET),
        " · ".join(shown) or words("nothing"),
        (f"   {words('table-pile', count=view.pile)}, {eclipse}", QUIET),
    )


def own(view: ShamansView, words: Words) -> list[RenderableType]:
    """One's own artifacts, and what one remembers."""
    lines: list[RenderableType] = []
    up, down = view.up[view.seat], view.down
    if up or down:
        parts = []
        if up:
            parts.append(words("table-your-tiles-up", tiles=up))
        if down:
            parts.append(words("table-your-tiles-down", tiles=down))
        lines.append(
            Text.assemble((f" {words('table-yours')}: ", QUIET), (" · ".join(parts), "bold"))
        )
    if view.passed != NOTHING:
        to = view.passed_to[view.seat]
        lines.append(Text(" " + words("table-passed", card=view.passed, to=to), QUIET))
    return lines
