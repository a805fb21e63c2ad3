"""What stays in sight on a small screen, whatever is asked; and what a list of answers gives up first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from rich.console import Console, Group

from spiritboard.core.board import Board
from spiritboard.core.drawing import Line
from spiritboard.core.speech import Wording
from spiritboard.core.values import Action
from spiritboard.games.djinn.box import LOCATIONS
from spiritboard.games.djinn.view import DjinnView
from spiritboard.games.shamans.actions import Play
from spiritboard.games.shamans.state import NOTHING
from spiritboard.games.shamans.terminal.trick import draw_trick, tricks_of
from spiritboard.games.shamans.view import ShamansView
from spiritboard.games.shamans.words import box_of
from spiritboard.terminal.listing import Listing
from spiritboard.terminal.opening import Wishes
from spiritboard.terminal.option import Option
from spiritboard.terminal.prose import Prose
from spiritboard.terminal.rendering import rendered
from spiritboard.text import LANGUAGES, Words
from tests.shamans.table import Table
from tests.terminal.desk import Desk

SMALL = (80, 24)
ANSWERS = 12


def shamans_in_sight(view: ShamansView, words: Words) -> Iterator[str]:
    """Role, track, trick."""
    revealed = view.seat in view.revealed
    yield words("table-role", role=view.roles[view.seat], revealed=revealed)
    yield words("table-steps", steps=box_of(view).moon - view.pawn)
    if view.destination != NOTHING:
        yield words("table-destination", world=view.destination)
    yield from [words("code-of", card=play >> 3) for play in view.plays[-2:]]


def djinn_in_sight(view: DjinnView, words: Words) -> Iterator[str]:
    """The town, one's own goods."""
    for location in range(len(LOCATIONS)) if NOTHING not in view.layout else ():
        yield words("location-name", location=location)
    yield words("table-coins", coins=view.coins[view.seat])
    yield words("table-magic", magic=view.magic[view.seat], most=view.marker[view.seat] - 1)


IN_SIGHT: dict[str, tuple[int, Callable[..., Iterator[str]]]] = {
    "shamans": (5, shamans_in_sight),
    "djinn": (4, djinn_in_sight),
}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", IN_SIGHT)
def test_all_that_matters_is_in_sight_on_80_by_24(game: str, language: str) -> None:
    seats, in_sight = IN_SIGHT[game]
    seen = 0

    def typed() -> Iterator[str]:
        nonlocal seen
        while seen < ANSWERS:
            session, picture = desk.session, desk.picture
            if not desk.output.endswith(session.words("prompt")):
                yield ""  # a round is over
                continue
            decision = session.match.decision
            assert decision is not None
            view = session.match.view(0)
            assert len(picture) <= SMALL[1], "\n".join(picture)
            shown = "".join("".join(picture).split())
            for sight in (*in_sight(view, session.words), session.words.question(view, decision)):
                assert "".join(sight.split()) in shown, "\n".join(picture)
            seen += 1
            yield "1"

    desk = Desk(Wishes(game, seats=seats, seed="2", bots="random"), typed(), language, SMALL)
    desk.session.run()
    assert seen == ANSWERS


# Shamans


def test_cards_of_a_seat_tell_the_tricks() -> None:
    """Also when somebody is eliminated and plays no more."""
    plays = [8 * card + seat for seat, card in ((1, 3), (2, 20), (0, 5), (2, 7), (1, 9))]
    assert tricks_of(plays) == [{1: 3, 2: 20, 0: 5}, {2: 7, 1: 9}]


def drawn_trick(table: Table, seat: int) -> str:
    words = Words("en", "shamans", ["Ann", "Bob", "Cyd", "Dan"], seat)
    title, cards = draw_trick(table.game.view(table.s, seat), words)
    console = Console(width=60, color_system=None)
    with console.capture() as captured:
        console.print(title)
        console.print(rendered(cards))
    return captured.get()


def test_a_finished_trick_stays_until_the_next_card() -> None:
    table = Table(3, ["P3 B1 ...", "P2 B2 ...", "P5 B3 ..."], display="portal dagger")
    table.play("P3 P2 P5")
    table.take("portal")
    over = drawn_trick(table, 0)
    assert over.startswith("Last trick")
    assert [code in over for code in ("P3", "P2", "P5")] == [True] * 3
    table.play("B3")
    lines = drawn_trick(table, 0).splitlines()
    assert lines[0].startswith("Destination: blue")
    assert lines[1].strip() == "before"
    assert [line.split()[-1] for line in lines[2:]] == ["P5", "P3", "P2"]


def test_a_card_of_another_world_is_still_in_sight() -> None:
    table = Table(3, ["P3 ...", "G2 ...", "P5 ..."])
    table.play("P3 G2")
    assert "Bob  ♣ G2  off suit" in drawn_trick(table, 2)


# Lists


class Chips(Board):
    """Cards are pictures here."""

    def chip(self, action: Action, words: Wording) -> Line | None:
        return Line(f" {action.card} ") if isinstance(action, Play) else None


def listing(options: list[Option], width: int = 40) -> Listing:
    return Listing(options, Chips(), Words("en"), width)


def lines_of(shown: object, width: int = 40) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(shown)
    return [line.rstrip() for line in captured.get().splitlines()]


def cards(*previews: str) -> list[Option]:
    return [Option(n, Play(n), f"Play {n}", text, False) for n, text in enumerate(previews, 1)]


def test_cards_that_do_the_same_share_a_line() -> None:
    joined = next(listing(cards("leads: red", "leads: red", "leads: blue")).shorter())
    assert [line.split() for line in lines_of(joined)] == [
        ["1", "1", "2", "2", "leads:", "red"],
        ["3", "3", "leads:", "blue"],
    ]


def test_every_way_to_list_names_all_answers_and_gets_no_longer() -> None:
    long = "what it would do is told at some length"
    options = cards(*[f"{long} {n % 4}" for n in range(9)])
    options.append(Option(10, Action(), "Stay where you are", long, True))
    shown = listing(options)
    ways = [lines_of(way) for way in (shown.whole(), *shown.shorter())]
    for way in ways:
        assert all(str(option.number) in " ".join(way).split() for option in options)
    assert all(len(longer) >= len(shorter) for longer, shorter in pairwise(ways))


def words_only(count: int, name: str) -> list[Option]:
    return [Option(n, Action(), name.format(n), "", False) for n in range(1, count + 1)]


def test_what_has_no_room_can_be_asked_for() -> None:
    some = lines_of(listing(words_only(10, "Way {}")).some(3))
    assert some[:2] == ["  1 Way 1             2 Way 2", "  3 Way 3             4 Way 4"]
    assert some[2] == "… and 6 more options: type “more”"


def test_answers_that_only_differ_at_their_end_are_not_set_side_by_side() -> None:
    far = "A way that is told at great length, number {}"
    assert listing(words_only(3, far)).abreast == 1
    assert listing(words_only(3, "Way {}")).abreast == 2


def test_a_line_does_not_end_after_a_short_word() -> None:
    console = Console(width=12, color_system=None)
    with console.capture() as captured:
        console.print(Group(Prose("jdeme domů\u00a0v\u00a0dešti")))
    assert [line.rstrip() for line in captured.get().splitlines()] == [
        "jdeme",
        "domů\u00a0v\u00a0dešti",
    ]
