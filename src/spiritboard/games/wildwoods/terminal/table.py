"""The table of Wildwoods, drawn in plain lines."""

from __future__ import annotations

from typing import Final

from spiritboard.core.drawing import Cell, Drawing, Grid, Line, Panel, Stack
from spiritboard.core.speech import Wording
from spiritboard.games.wildwoods.box import ACTION_CARDS, NUMBERS, SPACES
from spiritboard.games.wildwoods.rules.places import place_need, why_shut
from spiritboard.games.wildwoods.sentences import creature_line, held_lines, place_line
from spiritboard.games.wildwoods.state import FIRST_CREATURE, WildwoodsState
from spiritboard.games.wildwoods.view import WildwoodsView
from spiritboard.games.wildwoods.words import table_of

QUIET: Final = "dim"
LAMP: Final = "#ffd27a"
DARK: Final = "#8d7bd1"
CALM: Final = "#8fd1a5"
COLOURS: Final = ("#ffd27a", "#f19a8b", "#8fd1a5", "#86bff2")
"""By action card."""
SIGNS: Final = "✦✚◇♥"


def draw_table(view: WildwoodsView, words: Wording, *, is_brief: bool) -> Drawing:
    """The track, Luma, the river, the places, what is held."""
    s = table_of(view)
    river: Drawing = Stack(river_lines(s, words))
    if not is_brief:
        river = Panel(river, Line(""), QUIET)
    parts: list[Drawing] = [header(s, words), track(s), luma(s, words), river]
    parts += [place(s, number, words) for number in s.places()]
    parts += [Line(Cell(words.sentence(said), CALM)) for said in held_lines(s)]
    return Stack(parts)


def header(s: WildwoodsState, words: Wording) -> Line:
    title = words.sentence(("table-scene-line", {"scene": s.box.scene.name, "turn": s.turn}))
    return Line(Cell(words("game-name"), "bold"), Cell(f" · {title}"))


def track(s: WildwoodsState) -> Line:
    """W1.7 Light from the left, shadow from the right, the centre between them."""
    scene = s.box.scene
    light = "".join(["●" if step == s.light else "·" for step in range(scene.light_track)])
    shadow = "".join(["●" if step == s.shadow else icon(s, step) for step in range(scene.track)])
    centre = "◉" if s.is_light_at_centre else "○"
    return Line(Cell(light, LAMP), Cell(f" {centre} ", "bold"), Cell(shadow[::-1], DARK))


def icon(s: WildwoodsState, step: int) -> str:
    return "*" if step in [found.at for found in s.box.scene.icons] else "·"


def luma(s: WildwoodsState, words: Wording) -> Line:
    """W1.6 Spirit as candles, dice, Brom."""
    candles = "▮" * s.spirit + "▯" * (s.box.spirit - s.spirit)
    dice = words("table-dice", dice=tuple(s.dice)) if any(s.dice) else words("table-dice", dice=0)
    return Line(
        Cell(candles, LAMP),
        Cell(f"  {dice}  "),
        Cell(words("table-brom", brom=s.brom), QUIET),
    )


def river_lines(s: WildwoodsState, words: Wording) -> list[Drawing]:
    """W1.2 A line for each space."""
    rows = [[space_cell(space), card_cell(s, space, words)] for space in range(SPACES)]
    return [Grid(rows[: max(len(s.river), len(NUMBERS))], gap=1)]


def space_cell(space: int) -> Line:
    return Line(Cell(f"{NUMBERS[space]}+" if space < len(NUMBERS) else " –", QUIET))


def card_cell(s: WildwoodsState, space: int, words: Wording) -> Line:
    if space >= len(s.river):
        return Line("")
    card = s.river[space]
    if card >= FIRST_CREATURE:
        said = words.say(creature_line(s, space, card)).partition(": ")[2]
        return Line(Cell(words.capital(said), DARK))
    name = words(f"action-{ACTION_CARDS[card]}")
    gems = "◆" * s.crystals[card]
    return Line(Cell(f"{SIGNS[card]} {name} ", f"bold {COLOURS[card]}"), Cell(gems, LAMP))


def place(s: WildwoodsState, number: int, words: Wording) -> Line:
    """W5.1 Its need as dots; dim while it is shut."""
    sign = SIGNS[s.box.scene.places[number].card]
    dots = "✓" if s.is_solved(number) else "●" * place_need(s, number)
    is_open = why_shut(s, number) is None
    said = words.sentence(place_line(s, number))
    return Line(
        Cell(f"{sign} {dots} ", LAMP if is_open else QUIET), Cell(said, "" if is_open else QUIET)
    )
