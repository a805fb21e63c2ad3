"""The table of Djinn, drawn: the others, the town, the offers, one's own board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spiritboard.core.board import BRIEF
from spiritboard.core.drawing import Cell, Column, Drawing, Grid, Line, Panel, Stack, joined
from spiritboard.core.speech import Wording
from spiritboard.core.values import Seat
from spiritboard.games.djinn.box import BOSS, COLOURS, GEAR_KINDS, Box
from spiritboard.games.djinn.rows import bosses_at, bottles_row, corked_at, held_row, secrets_row
from spiritboard.games.djinn.sentences import MAGE_PILES, cards_at, owned_by, round_facts
from spiritboard.games.djinn.state import AT_HAND, DOWN, NOTHING, OFFERED, ON_TOP
from spiritboard.games.djinn.terminal.chips import (
    GOLD,
    MAGIC,
    QUIET,
    TINTS,
    WIZARDS,
    djinn_chips,
    letter_of,
    mage_chip,
    tint,
)
from spiritboard.games.djinn.terminal.town import draw_town
from spiritboard.games.djinn.view import DjinnView
from spiritboard.games.djinn.words import box_of

TRACK: Final = 8
CIRCLES: Final = 4


def draw_table(view: DjinnView, words: Wording, width: int, detail: int) -> Drawing:
    """From the others at the top down to what is one's own; shortest without the offers."""
    box = box_of(view)
    others = [seat for seat in range(len(view.coins)) if seat != view.seat]
    parts: list[Drawing] = [header(view, words)]
    parts += [player_line(view, seat, words).cut(width) for seat in others]
    if NOTHING not in view.layout:
        parts.append(draw_town(view, box, words, width, detail))
        parts += offers(view, box, words) if detail > BRIEF else []
    if 0 <= view.seat < len(view.coins):
        parts.append(own(view, box, words, width if detail == BRIEF else 0))
    return Stack(parts)


def header(view: DjinnView, words: Wording) -> Drawing:
    facts = words.clauses([words.say(fact) for fact in round_facts(view)])
    left = Line(Cell(words("game-name"), "bold"), f" · {facts}")
    supply = words("table-supply", bosses=view.bosses, left=sum(view.boss))
    right = Line(Cell(supply, QUIET))
    return Grid([(left, right)], (Column(), Column(is_right=True)), is_wide=True)


def player_line(view: DjinnView, seat: Seat, words: Wording) -> Line:
    """Somebody else, in short."""
    means = [said for count, said in means_of(view, seat, words) if count]
    line = Line(
        Cell(f" {words.name_of(seat)} ", WIZARDS[seat]),
        amounts(view, seat, means, words),
        "  ",
        kept(view, seat, words),
    )
    up, down = owned_by(view.mages, seat), owned_by(view.mages, seat + DOWN)
    if up or down:
        count = len(up) + len(down)
        line += Cell(f"  {words('table-mages-count', up=len(up), count=count)}", QUIET)
    if awards := owned_by(view.awards, seat):
        line += Cell(f"  {words('table-awards-count', count=len(awards))}", GOLD)
    return line


def amounts(view: DjinnView, seat: Seat, means: Sequence[str], words: Wording) -> Line:
    """Magic and the means."""
    magic = words("table-magic", magic=view.magic[seat], most=view.marker[seat] - 1)
    return Line(Cell(magic, MAGIC), *[f" · {said}" for said in means])


def means_of(view: DjinnView, seat: Seat, words: Wording) -> list[tuple[int, str]]:
    """How many, and how that is said."""
    return [
        (view.coins[seat], words("table-coins", coins=view.coins[seat])),
        (view.scrolls[seat], words("table-scrolls", scrolls=view.scrolls[seat])),
        (view.keys[seat], words("table-keys", keys=view.keys[seat])),
        (view.corks[seat], words("table-corks", corks=view.corks[seat])),
    ]


def kept(view: DjinnView, seat: Seat, words: Wording) -> Line:
    """Circles, empty bottles, and djinn in bottles: ( ) [ ] and nothing around."""
    held = view.held[held_row(seat)]
    free = view.circles[seat] - sum(held)
    line = Line(
        "(",
        djinn_chips(held[:BOSS], words, held[BOSS]),
        Cell("○" * free, GOLD),
        Cell("·" * (CIRCLES - view.circles[seat]), QUIET),
        ")",
    )
    bottles = view.bottles[bottles_row(seat)]
    if any(bottles):
        empty = [
            Cell(letter_of(colour, words).lower() * count, f"bold {TINTS[colour]}")
            for colour, count in enumerate(bottles)
        ]
        line = Line(line, " [", *empty, "]")
    for colour in range(len(COLOURS)):
        djinn, bosses = view.corked[corked_at(seat, colour)], view.corked[bosses_at(seat, colour)]
        if djinn + bosses:
            full = Cell(f" {letter_of(colour, words)}{djinn + bosses} ", tint(colour))
            line = Line(line, " ", full)
    return line


def offers(view: DjinnView, box: Box, words: Wording) -> list[Drawing]:
    mages = [
        mage_chip(box, card, words)
        for card in cards_at(view.mages, range(ON_TOP, ON_TOP + MAGE_PILES))
    ]
    gear = cards_at(view.gear, range(ON_TOP, ON_TOP + len(GEAR_KINDS)))
    names = [Line(words("gear-name", gear=card)) for card in gear]
    return [
        titled(words("table-title-mages"), mages),
        titled(words("table-title-gear"), names),
        titled(
            words("table-title-awards"), [award_chips(view, box, column) for column in (1, 2, 3)]
        ),
    ]


def award_chips(view: DjinnView, box: Box, column: int) -> Line:
    """Their points, the column as it is printed."""
    tiles = [box.awards[tile] for tile, owner in enumerate(view.awards) if owner == OFFERED]
    points = [str(tile.points) for tile in tiles if tile.column == column]
    return Line(Cell("I" * column, QUIET), " ", Cell(" ".join(points) or "–", GOLD))


def titled(title: str, things: Sequence[Line]) -> Line:
    return Line(Cell(f" {title}: ", QUIET), apart(things))


def apart(things: Sequence[Line]) -> Line:
    """Points between them."""
    return joined(Cell(" · ", QUIET), things)


def own(view: DjinnView, box: Box, words: Wording, brief: int) -> Drawing:
    """One's own board: magic, means, what is kept, helpers; `brief`: in lines of this width."""
    seat = view.seat
    means = [said for _, said in means_of(view, seat, words)]
    rows = [
        Line(track(view, seat), "  ", amounts(view, seat, means, words)),
        Line(kept(view, seat, words), "  ", secrets(view, seat, words)),
    ]
    if helpers := helpers_of(view, box, seat, words):
        rows.append(apart(helpers))
    if extra := extras(view, seat, words):
        rows.append(Line(Cell(words.clauses(extra), QUIET)))
    name = Line(Cell(words.name_of(seat), f"not dim {WIZARDS[seat]}"))
    if brief:
        rows[0] = Line(name, " ", rows[0])
        return Stack([Line(" ", row).cut(brief) for row in rows])
    return Panel(Stack(rows), name)


def track(view: DjinnView, seat: Seat) -> Line:
    """F5 As far as the capacity marker lets it."""
    magic, most, least = view.magic[seat], view.marker[seat] - 1, view.minimum[seat]
    spaces = [
        Cell(
            "▰" if place <= magic else "▱" if place <= most else "·",
            MAGIC if place <= most else QUIET,
        )
        for place in range(1, TRACK + 1)
    ]
    return Line(*spaces, Cell(f" ≥{least}" if least else "", QUIET))


def secrets(view: DjinnView, seat: Seat, words: Wording) -> Line:
    at_hand = view.secrets[secrets_row(seat)]
    locations = owned_by(at_hand, AT_HAND)
    return Line(Cell(words("table-secrets", locations=locations) if locations else "", QUIET))


def helpers_of(view: DjinnView, box: Box, seat: Seat, words: Wording) -> list[Line]:
    """Mages and gear; what lies face down is dim."""
    asleep = [words("mage-name", mage=card) for card in owned_by(view.mages, seat + DOWN)]
    used = [words("gear-name", gear=card) for card in owned_by(view.gear, seat + DOWN)]
    return [
        *[mage_chip(box, card, words) for card in owned_by(view.mages, seat)],
        *[Line(Cell(f"({name})", QUIET)) for name in asleep],
        *[Line(words("gear-name", gear=card)) for card in owned_by(view.gear, seat)],
        *[Line(Cell(f"({name})", QUIET)) for name in used],
    ]


def extras(view: DjinnView, seat: Seat, words: Wording) -> list[str]:
    """Awards, traits, scoring cards."""
    facts = []
    if awards := owned_by(view.awards, seat):
        facts.append(words("table-awards-count", count=len(awards)))
    if traits := owned_by(view.traits, seat):
        facts.append(words("table-traits", traits=traits))
    if scoring := owned_by(view.scoring, OFFERED):
        facts.append(words("table-title-scoring", scoring=scoring))
    if view.keeper == seat:
        facts.append(words("table-title-kept", scoring=owned_by(view.scoring, seat)))
    return facts
