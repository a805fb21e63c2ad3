"""The hall from above, drawn with letters."""

from __future__ import annotations

from typing import Final

from spiritboard.core.drawing import Cell, Drawing, Line, Stack
from spiritboard.core.speech import Wording
from spiritboard.games.ducharina.geometry.plans import Plan
from spiritboard.games.ducharina.geometry.shapes import HALL, PIECES, SQUARE, middle_of
from spiritboard.games.ducharina.hall import (
    EAST,
    GHOSTS,
    NORTH,
    SIZE_OF,
    SOUTH,
    WEST,
    WIDTH,
    door_of,
    spot_of,
    square_of,
)
from spiritboard.games.ducharina.state import DucharinaState
from spiritboard.games.ducharina.terminal.chips import COLOURS, LAMP, QUIET, WOOD, ghost_cell

ACROSS: Final = 8
"""Letters of a square, from west to east."""
DOWN: Final = 2
"""Lines of a square, from north to south."""
COLUMNS: Final = ACROSS * WIDTH
LINES: Final = DOWN * WIDTH
MARGIN: Final = 4
PLAN_WIDTH: Final = 2 * MARGIN + COLUMNS
"""With the doors on either side, and a space after them."""

Canvas = list[list[Cell]]


def draw_plan(s: DucharinaState, words: Wording) -> Drawing:
    """North is up. Furniture is shaded, ghosts stand on it; doors are numbered on each side."""
    canvas = floor()
    put_furniture(canvas, s, words)
    put_ghosts(canvas, s)
    rows = [Line(*west(s, line), *canvas[line], *east(s, line)) for line in range(LINES)]
    return Stack([letters(), doors(s, NORTH), *rows, doors(s, SOUTH)])


def floor() -> Canvas:
    """A dot in the south-west corner of every square."""
    return [
        [
            Cell("·" if line % DOWN == DOWN - 1 and not at % ACROSS else " ", QUIET)
            for at in range(COLUMNS)
        ]
        for line in range(LINES)
    ]


def point_of(column: int, line: int) -> tuple[int, int]:
    """The middle of a letter, in thousandths."""
    x = (2 * column + 1) * SQUARE // (2 * ACROSS)
    return x, HALL - (2 * line + 1) * SQUARE // (2 * DOWN)


def letter_at(x: int, y: int) -> tuple[int, int]:
    """The column and the line where a point of the hall is drawn."""
    column = min(COLUMNS - 1, x * ACROSS // SQUARE)
    return column, min(LINES - 1, (HALL - y) * DOWN // SQUARE)


def put_furniture(canvas: Canvas, s: DucharinaState, words: Wording) -> None:
    """The lowest first, so that what stands on top is seen."""
    if not s.order:
        return
    standing = s.furniture()
    for plan in sorted(standing.plans, key=lambda plan: standing.heights[plan.piece]):
        shade(canvas, plan)
    for plan in standing.plans:
        label(canvas, plan, words(f"piece-{PIECES[plan.piece]}"))


def shade(canvas: Canvas, plan: Plan) -> None:
    for line in range(LINES):
        for column in range(COLUMNS):
            x, y = point_of(column, line)
            if plan.holds(x, y, 0):
                canvas[line][column] = Cell("▒", WOOD[plan.piece])


def label(canvas: Canvas, plan: Plan, name: str) -> None:
    """Its name over its middle, as far as there is room."""
    column, line = letter_at(plan.x, plan.y)
    start = min(max(0, column - len(name) // 2), COLUMNS - len(name))
    for at, letter in enumerate(name, start):
        canvas[line][at] = Cell(letter, f"bold {WOOD[plan.piece]}")


def put_ghosts(canvas: Canvas, s: DucharinaState) -> None:
    for index, place in enumerate(s.ghosts):
        if place >= 0:
            seat, ghost = divmod(index, GHOSTS)
            x, y = middle_of(s.box.shapes, SIZE_OF[ghost], square_of(place), spot_of(place))
            put_ghost(canvas, letter_at(x, y), ghost_cell(seat, SIZE_OF[ghost]), s.levels[index])


def put_ghost(canvas: Canvas, at: tuple[int, int], sign: Cell, level: int) -> None:
    """Beside another that stands there already; an arrow tells that it stands on something."""
    column, line = min(at[0], COLUMNS - 3), at[1]
    while column > 0 and canvas[line][column].text in "●▲■◆123":
        column -= 1
    text = sign.text + ("↑" if level else "")
    for offset, letter in enumerate(text):
        canvas[line][column + offset] = Cell(letter, sign.style)


def letters() -> Line:
    names = "".join([letter.center(ACROSS) for letter in "abcdef"])
    return Line(" " * MARGIN, Cell(names, QUIET))


def doors(s: DucharinaState, side: int) -> Line:
    """The doors of the north or the south, with the keyhole at its own."""
    numbers = range(1, WIDTH + 1) if side == SOUTH else range(WIDTH, 0, -1)
    cells: list[Cell] = []
    for number in numbers:
        sign = door_cell(s, side, number)
        room = ACROSS - len(sign.text)
        cells += [Cell(" " * (room // 2)), sign, Cell(" " * (room - room // 2))]
    return Line(" " * MARGIN, *cells)


def door_cell(s: DucharinaState, side: int, number: int) -> Cell:
    """Its number in the colour of whoever lives there."""
    owners = [seat for seat, home in enumerate(s.homes) if home == side]
    style = COLOURS[owners[0]] if owners else QUIET
    if s.keyhole == door_of(side, number):
        return Cell(f"⚿{number}", f"bold {LAMP}")
    return Cell(str(number), style)


def west(s: DucharinaState, line: int) -> list[Cell]:
    """The name of the row, and a door of the west."""
    row = line // DOWN
    if line % DOWN:
        return [Cell(" " * MARGIN)]
    sign = door_cell(s, WEST, row + 1)
    return [Cell(f"{row + 1} ", QUIET), sign, Cell(" " * (2 - len(sign.text)))]


def east(s: DucharinaState, line: int) -> list[Cell]:
    if line % DOWN:
        return []
    return [Cell(" "), door_cell(s, EAST, WIDTH - line // DOWN)]
