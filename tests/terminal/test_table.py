"""At the table: answering, asking why, taking back, looking."""

from __future__ import annotations

import io
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from spiritboard.core.values import Action
from spiritboard.games.shamans.actions import Play, TakeShown, UsePortal
from spiritboard.games.shamans.box import DAGGER, PORTAL
from spiritboard.games.shamans.rules.resolution import TAKE
from spiritboard.games.shamans.state import ShamansState
from spiritboard.match import Match
from spiritboard.terminal.opening import Wishes, open_table
from spiritboard.terminal.plain import Plain
from spiritboard.terminal.session import Ending
from spiritboard.text import LANGUAGES, Words
from tests.terminal.desk import Desk, play


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [True, False])
def test_a_whole_game_by_numbers(language: str, plain: bool) -> None:
    desk = Desk(Wishes("shamans", seats=4, seed="9", plain=plain), itertools.repeat("1"), language)
    assert desk.session.run() is Ending.OVER
    outcome = desk.session.match.outcome
    assert outcome is not None
    words, points = desk.session.words, max(outcome.scores)
    if outcome.winners == (0,):
        ending = words("game-ends-you", points=points)
    else:
        ending = words(
            "game-ends", names=words.name_of(outcome.winners[0]), winners=1, points=points
        )
    assert desk.output.endswith(ending + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_has_neither_colours_nor_frames(language: str) -> None:
    desk = play(["help", "table", "rules all", "log", "1", "1"], language)
    assert not set(desk.output) & set("\x1b│─╭╮╰╯█━♟✦≈♣☼◈▲♥")


def first_hand(seats: int = 3, seed: str = "1") -> list[Action]:
    return Match.new("shamans", seats, seed, {"first": 0}, (0,)).options(0)


def card_name(words: Words, card: int) -> str:
    return words("card", world=card >> 3, value=(card & 7) + 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_by_its_letter_and_number_or_by_its_name(language: str) -> None:
    card = first_hand()[2]
    assert isinstance(card, Play)
    words = Words(language, "shamans")
    english = Words("en", "shamans")
    for typed in (
        words("code-of", card=card.card),
        words("code-of", card=card.card).lower(),
        english("code-of", card=card.card),
        card_name(words, card.card),
    ):
        desk = play([typed], language)
        assert desk.session.match.log[1].action == card


def test_every_preview_stands_beside_its_card() -> None:
    desk = play([])
    lines = [line for line in desk.output.splitlines() if "(leads: " in line]
    assert len(lines) == 9


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There’s no option 99: choose 1 to 9."),
        ("0", "There’s no option 0:"),
        ("xyzzy", "“xyzzy” is neither an option nor a command."),
        ("portal back", "You have no Portal. (S5.1)"),
        ("why portal", "You have no Portal. (S5.1)"),
        ("turn dagger", "You have no such artifact face down. (S4.2)"),
        ("eliminate Jana", "Play a card from your hand. (S3.1)"),
        ("why", "Why what?"),
        ("why 1", "Yes, you can: Play"),
        ("why 77", "There’s no option 77:"),
        ("why xyzzy", "neither an option nor a command"),
        ("rules", "S3.1: As the Guide"),
        ("rules S6.4", "S6.4: Neutralisation"),
        ("rules S5", "S5.4: The tiles"),
        ("rules Q1", "There’s no rule “Q1”."),
        ("rules all", "S8.4: If anyone has 8 or more"),
        ("undo", "You have nothing to take back."),
        ("save", "Where? Try"),
        ("save /nowhere/at/all.json", "Can’t write /nowhere/at/all.json"),
        ("watch", "You won’t be asked before others act any more."),
        ("hint", "A strong bot would choose: Play"),
        ("help", "takes back your last answer"),
        ("table", "Worlds: purple"),
        ("log", "Round 1 begins."),
        ("", "Which card will you lead?"),
    ],
)
def test_what_is_typed_is_answered_and_changes_nothing(typed: str, said: str) -> None:
    desk = play([typed])
    assert said in desk.output
    assert all(entry.seat < 0 for entry in desk.session.match.log)


def test_a_card_that_is_not_in_the_hand_is_refused_with_its_rule() -> None:
    held = {action.card for action in first_hand() if isinstance(action, Play)}
    missing = next(card for card in range(6) if card not in held)
    desk = play([f"P{missing + 1}", f"why purple {missing + 1}"])
    refusal = f"You don’t have purple {missing + 1}: choose a card from your hand. (S3.1)"
    assert desk.output.count(refusal) == 2


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_commands_in_the_tables_language_and_in_english(language: str) -> None:
    words = Words(language, "shamans")
    own = words("command-rules").split(",")[0]
    desk = play([own, "rules"], language)
    assert desk.output.count("S3.1") == 2


def test_undo_brings_the_question_back_and_is_itself_recorded() -> None:
    desk = play(["1", "undo", "2"])
    log = desk.session.match.log
    mine = [entry for entry in log if entry.seat == 0]
    assert len(mine) == 3
    hand = first_hand()
    assert mine[0].action == hand[0]
    assert mine[2].action == hand[1]
    assert "Taken back." in desk.output


def test_what_others_hide_is_not_shown() -> None:
    """The person reads only their own role and hand; another seat's are never in the output."""
    desk = play(["table", "log"])
    match = desk.session.match
    for seat in (1, 2):
        hand = ", ".join(card_name(Words("en", "shamans"), card) for card in match.view(seat).hand)
        assert hand not in desk.output
    assert desk.output.count("You are a ") >= 1
    assert " was a " not in desk.output


def test_saving_and_going_on(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    play(["1", "1", f"save {file}"])
    before = Match.load(file)
    desk = Desk(Wishes("shamans", resume=file, plain=True), itertools.repeat("1"))
    assert desk.session.match.digest() == before.digest()
    assert desk.session.run() is Ending.OVER
    after = Match.load(file)
    assert after.outcome is not None
    assert after.log[: len(before.log)] == before.log


def test_everything_is_kept_after_every_answer(tmp_path: Path) -> None:
    file = tmp_path / "match.json"

    desk = Desk(
        Wishes("shamans", seats=3, seed="1", options={"first": 0}, plain=True, record=file), ["1"]
    )
    desk.session.read = interrupted(desk)
    with pytest.raises(KeyboardInterrupt):
        desk.session.run()
    assert Match.load(file).digest() == desk.session.match.digest()
    assert any(entry.seat == 0 for entry in Match.load(file).log)


def interrupted(desk: Desk) -> Callable[[str], str]:
    """Types what the script says; then somebody presses ctrl-C."""

    def read(prompt: str) -> str:
        try:
            return desk.read(prompt)
        except EOFError:
            raise KeyboardInterrupt from None

    return read


def with_a_portal(typed: list[str], first: int = 1) -> Desk:
    """A table at which the person owns a Portal and others begin."""
    desk = Desk(Wishes("shamans", seats=3, seed="1", options={"first": first}, plain=True), typed)
    state = desk.session.match.state
    assert isinstance(state, ShamansState)
    state.pile[PORTAL] -= 1
    state.up[0] = (PORTAL,)
    desk.session.run()
    return desk


def test_whoever_has_a_portal_is_asked_before_others_act() -> None:
    desk = with_a_portal(["2"])
    assert "Jana is about to act. Do you want to do something first?" in desk.output
    assert "You use a Portal. The Shadow pawn moves back 1 step; 12 to go." in desk.output
    assert desk.session.match.log[1].action == UsePortal(-1)


def test_nothing_typed_lets_the_others_act_and_the_question_comes_again_when_the_pawn_moves() -> (
    None
):
    desk = with_a_portal(["", "", "", ""])
    asked = desk.output.count("Do you want to do something first?")
    moved = desk.output.count("The Shadow pawn moves")
    assert 1 <= asked <= 1 + moved


def test_watch_stops_the_questions() -> None:
    desk = with_a_portal(["hint", "why 1", "watch"])
    assert desk.output.count("Do you want to do something first?") == 1
    assert "Which card will you play?" in desk.output


def test_a_portal_is_offered_beside_the_persons_own_question() -> None:
    desk = with_a_portal(["portal", "portal -"], first=0)
    assert "“portal” could mean: 10 Use a Portal" in desk.output
    assert desk.session.match.log[1].action == UsePortal(-1)


def test_a_round_that_ends_is_waited_for() -> None:
    """On a drawn table it would scroll away; commands are understood there too."""
    seen: list[str] = []

    def typed(desk: list[Desk]) -> Iterator[str]:
        while True:
            if desk[0].output.endswith("Enter: on to the next round. "):
                seen.append("pause")
                yield from ("hint", "log", "quit")
            yield "1"

    desks: list[Desk] = []
    desks.append(Desk(Wishes("shamans", seats=3, seed="9"), typed(desks)))
    assert desks[0].session.run() is Ending.LEFT
    assert seen == ["pause"]


def test_a_narrow_terminal_gets_sentences() -> None:
    console = Console(file=io.StringIO(), width=60)
    session = open_table(Wishes("shamans", seats=3), "en", console, input)
    assert isinstance(session.screen, Plain)


def test_saving_by_hand_spares_other_files(tmp_path: Path) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("precious")
    file = tmp_path / "match.json"
    desk = play([f"save {thesis}", f"save {file}", "1", f"save {file}"])
    assert thesis.read_text() == "precious"
    assert "already holds something else" in desk.output
    assert Match.load(file).digest() == desk.session.match.digest()


@pytest.mark.parametrize(("tiles", "choices"), [((PORTAL, PORTAL), 2), ((PORTAL, DAGGER), 3)])
def test_two_equal_tiles_are_one_option(tiles: tuple[int, int], choices: int) -> None:
    """And the pile is another."""
    desk = Desk(Wishes("shamans", seats=3, seed="1", plain=True), ["portal"])
    state = desk.session.match.state
    assert isinstance(state, ShamansState)
    state.display[:] = tiles
    state.stack.append(TAKE[0])
    offered = desk.session.offered()
    assert [option.number for option in offered] == list(range(1, choices + 1))
    assert desk.session.understand("portal", offered) == TakeShown(0)
