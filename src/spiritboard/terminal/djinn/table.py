"""The table of Djinn, drawn: the others, the town, the offers, one's own board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spiritboard.core.values import Seat
from spiritboard.games.djinn.box import BOSS, COLOURS, GEAR_KINDS, LOCATIONS, Box
from spiritboard.games.djinn.state import AT_HAND, DOWN, NOTHING, OFFERED, ON_TOP
from spiritboard.games.djinn.view import DjinnView
from spiritboard.games.djinn.words import box_of
from spiritboard.terminal.djinn.chips import (
    GOLD,
    MAGIC,
    QUIET,
    WIZARDS,
    djinn_chips,
    letter_of,
    mage_chip,
    tint,
)
from spiritboard.terminal.djinn.town import draw_town
from spiritboard.text import Words
from spiritboard.text.djinn import MAGE_PILES, cards_at, owned_by, round_facts

TRACK: Final = 8
CIRCLES: Final = 4


def draw_table(view: DjinnView, words: Words, height: int) -> RenderableType:
    """From the others at the top down to what is one's own."""
    box = box_of(view)
    others = [seat for seat in range(len(view.coins)) if seat != view.seat]
    parts: list[RenderableType] = [header(view, words)]
    parts += [player_line(view, seat, words) for seat in others]
    if NOTHING not in view.layout:
        parts += [draw_town(view, box, words, height), *offers(view, box, words)]
    if 0 <= view.seat < len(view.coins):
        parts.append(own(view, box, words))
    return Group(*parts)


def header(view: DjinnView, words: Words) -> RenderableType:
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    left = Text.assemble(
        (words("game-name"), "bold"), f" · {words.clauses(round_facts(view, words))}"
    )
    supply = words("table-supply", bosses=view.bosses, left=sum(view.boss))
    line.add_row(left, Text.assemble((supply, QUIET)))
    return line


def player_line(view: DjinnView, seat: Seat, words: Words) -> RenderableType:
    """Somebody else, in short."""
    means = means_of(view, seat, words)
    line = Text.assemble((f" {words.name_of(seat)} ", WIZARDS[seat]))
    line.append_text(amounts(view, seat, [said for count, said in means if count], words))
    line.append("  ")
    line.append_text(kept(view, seat, words))
    up, down = owned_by(view.mages, seat), owned_by(view.mages, seat + DOWN)
    if up or down:
        count = len(up) + len(down)
        line.append(f"  {words('table-mages-count', up=len(up), count=count)}", QUIET)
    if awards := owned_by(view.awards, seat):
        line.append(f"  {words('table-awards-count', count=len(awards))}", GOLD)
    return line


def amounts(view: DjinnView, seat: Seat, means: Sequence[str], words: Words) -> Text:
    """Magic and the means."""
    magic = words("table-magic", magic=view.magic[seat], most=view.marker[seat] - 1)
    return Text.assemble((magic, MAGIC), *[f" · {said}" for said in means])


def means_of(view: DjinnView, seat: Seat, words: Words) -> list[tuple[int, str]]:
    """How many, and how that is said."""
    return [
        (view.coins[seat], words("table-coins", coins=view.coins[seat])),
        (view.scrolls[seat], words("table-scrolls", scrolls=view.scrolls[seat])),
        (view.keys[seat], words("table-keys", keys=view.keys[seat])),
        (view.corks[seat], words("table-corks", corks=view.corks[seat])),
    ]


def kept(view: DjinnView, seat: Seat, words: Words) -> Text:
    """Circles, empty bottles, and djinn in bottles: ( ) [ ] and nothing around."""
    held = view.held[5 * seat : 5 * seat + 5]
    free = view.circles[seat] - sum(held)
    found = Text("(").append_text(djinn_chips(held[:BOSS], words, held[BOSS]))
    found.append("○" * free, GOLD).append("·" * (CIRCLES - view.circles[seat]), QUIET).append(")")
    bottles = view.bottles[len(COLOURS) * seat : len(COLOURS) * (seat + 1)]
    if any(bottles):
        found.append(" [")
        for colour, count in enumerate(bottles):
            found.append(letter_of(colour, words).lower() * count, f"bold {TINT[colour]}")
        found.append("]")
    for colour in range(len(COLOURS)):
        djinn, bosses = view.corked[8 * seat + colour], view.corked[8 * seat + BOSS + colour]
        if djinn + bosses:
            found.append(" ").append(f" {letter_of(colour, words)}{djinn + bosses} ", tint(colour))
    return found


TINT: Final = tuple(tint(colour).rpartition(" ")[2] for colour in range(len(COLOURS)))
"""By colour: the colour itself."""


def offers(view: DjinnView, box: Box, words: Words) -> list[RenderableType]:
    mages = [
        mage_chip(box, card, words)
        for card in cards_at(view.mages, range(ON_TOP, ON_TOP + MAGE_PILES))
    ]
    gear = cards_at(view.gear, range(ON_TOP, ON_TOP + len(GEAR_KINDS)))
    names = [Text(words("gear-name", gear=card)) for card in gear]
    return [
        titled(words("table-title-mages"), mages),
        titled(words("table-title-gear"), names),
        titled(
            words("table-title-awards"), [award_chips(view, box, column) for column in (1, 2, 3)]
        ),
    ]


def award_chips(view: DjinnView, box: Box, column: int) -> Text:
    """Their points, the column as it is printed."""
    tiles = [tile for tile, owner in enumerate(view.awards) if owner == OFFERED]
    points = [str(box.awards[tile][1]) for tile in tiles if box.awards[tile][0] == column]
    return Text.assemble(("I" * column, QUIET), " ", (" ".join(points) or "–", GOLD))


def titled(title: str, things: Sequence[Text]) -> RenderableType:
    return Text.assemble((f" {title}: ", QUIET), apart(things))


def apart(things: Sequence[Text]) -> Text:
    """Points between them."""
    return Text.assemble((" · ", QUIET)).join(things)


def own(view: DjinnView, box: Box, words: Words) -> RenderableType:
    """One's own board: magic, means, what is kept, helpers."""
    seat = view.seat
    means = [said for _, said in means_of(view, seat, words)]
    rows: list[Text] = [
        Text.assemble(track(view, seat), "  ", amounts(view, seat, means, words)),
        Text.assemble(kept(view, seat, words), "  ", secrets(view, seat, words)),
    ]
    if helpers := helpers_of(view, box, seat, words):
        rows.append(apart(helpers))
    if extra := extras(view, seat, words):
        rows.append(Text(words.clauses(extra), QUIET))
    return Panel(
        Group(*rows),
        title=Text(words.name_of(seat), f"not dim {WIZARDS[seat]}"),
        title_align="left",
        box=ROUNDED,
        border_style=QUIET,
        padding=(0, 1),
    )


def track(view: DjinnView, seat: Seat) -> Text:
    """F5 As far as the capacity marker lets it."""
    magic, most, least = view.magic[seat], view.marker[seat] - 1, view.minimum[seat]
    line = Text()
    for place in range(1, TRACK + 1):
        sign = "▰" if place <= magic else "▱" if place <= most else "·"
        line.append(sign, MAGIC if place <= most else QUIET)
    return line.append(f" ≥{least}" if least else "", QUIET)


def secrets(view: DjinnView, seat: Seat, words: Words) -> Text:
    at_hand = view.secrets[len(LOCATIONS) * seat : len(LOCATIONS) * (seat + 1)]
    locations = owned_by(at_hand, AT_HAND)
    return Text(words("table-secrets", locations=locations) if locations else "", QUIET)


def helpers_of(view: DjinnView, box: Box, seat: Seat, words: Words) -> list[Text]:
    """Mages and gear; what lies face down is dim."""
    asleep = [words("mage-name", mage=card) for card in owned_by(view.mages, seat + DOWN)]
    used = [words("gear-name", gear=card) for card in owned_by(view.gear, seat + DOWN)]
    return [
        *[mage_chip(box, card, words) for card in owned_by(view.mages, seat)],
        *[Text(f"({name})", QUIET) for name in asleep],
        *[Text(words("gear-name", gear=card)) for card in owned_by(view.gear, seat)],
        *[Text(f"({name})", QUIET) for name in used],
    ]


def extras(view: DjinnView, seat: Seat, words: Words) -> list[str]:
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
