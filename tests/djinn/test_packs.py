"""A pack adds cards to Djinn. The example of docs/packs.md is loaded, dealt, bought, told, replayed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spiritboard import BadSetup, Illegal, Match, game
from spiritboard.catalog import table_side
from spiritboard.catalog.content import Pack, read_pack
from spiritboard.core.values import Action, Event
from spiritboard.games.djinn.actions import Craft, Hire
from spiritboard.games.djinn.box import CARDS, GAINS
from spiritboard.games.djinn.box import HAT as HATS
from spiritboard.games.djinn.info import DjinnOptions
from spiritboard.games.djinn.picturing import picture
from spiritboard.games.djinn.proposals import LureProposal
from spiritboard.games.djinn.rules.ending import points_of
from spiritboard.games.djinn.state import OFFERED, ON_TOP, DjinnState
from spiritboard.games.djinn.view import DjinnView
from spiritboard.games.djinn.what_if import what_if_lured
from spiritboard.games.djinn.words import table_of
from spiritboard.testing import Terms, check_game
from spiritboard.text import Words
from spiritboard.text.files import bring_words
from tests.djinn.table import rng

PAGE = (Path(__file__).parents[2] / "docs" / "packs.md").read_text("utf-8")
EXAMPLE = re.findall(r"^```(toml|ftl)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
LUCIA, IGNAZ, HAT = 32, 33, 27


pytestmark = pytest.mark.usefixtures("words_as_before")


def folder_of(path: Path, cards: str, **texts: str) -> Path:
    for name, text in {
        "content/cards.toml": cards,
        **{f"text/{one}.ftl": said for one, said in texts.items()},
    }.items():
        (path / name).parent.mkdir(exist_ok=True)
        (path / name).write_text(text, "utf-8")
    return path


@pytest.fixture
def night_market(tmp_path: Path) -> Pack:
    """The example of the page."""
    (_, cards), (_, english), (_, czech) = EXAMPLE
    return read_pack(folder_of(tmp_path, cards, en=english, cs=czech), game("djinn"))


def match_with(pack: Pack, seed: str, seats: int = 2) -> Match:
    return Match.new("djinn", seats, seed, {"content": pack.content})


def first_mage(language: str) -> str:
    return Words(language, "djinn")("mage-name", mage=LUCIA)


# Played


def buys(view: DjinnView, action: Action) -> bool:
    """A mage or the hat of the pack."""
    if isinstance(action, Hire):
        return view.mages.index(ON_TOP + action.pile) in (LUCIA, IGNAZ)
    return isinstance(action, Craft) and action.kind == HATS and view.gear[HAT] == ON_TOP + HATS


def played(match: Match) -> Match:
    """To its end by chance; but what is new is bought."""
    chance = rng("packs")
    while (asked := match.decision) is not None:
        seat = asked.seats[0]
        options = match.options(seat)
        wanted = [action for action in options if buys(match.view(seat), action)]
        match.play(seat, chance.choice(wanted or options))
    return match


def told(match: Match, key: str, **params: int) -> list[Event]:
    return [
        event
        for event in match.story()
        if event.key == key and params.items() <= dict(event.params).items()
    ]


def test_a_pack_is_dealt_bought_told_saved_and_replayed(night_market: Pack, tmp_path: Path) -> None:
    bring_words("djinn", night_market.texts)
    match = played(match_with(night_market, "night 37"))
    assert match.outcome is not None
    (hired,) = told(match, "hires", mage=LUCIA)
    assert told(match, "hires", mage=IGNAZ)
    assert told(match, "puts-on", gear=HAT)
    assert told(match, "chest", chest=18)
    (scored, *_) = told(match, "scores-card", scoring=10)
    names = ("Jana", "Petr")
    said = {one: Words(one, "djinn", names).event(hired) for one in ("en", "cs", "ru")}
    assert "Lucia the Lamplighter" in said["en"]
    assert "Lucie lampářka" in said["cs"]
    assert "Lucia the Lamplighter" in said["ru"], "the first language of the pack"
    assert "1 point for each coin" in Words("en", "djinn", names).event(scored)
    assert "Night Watch Hat" in " ".join(Words("en", "djinn", names).sentences(match.view(0)))
    match.save(tmp_path / "night.json")
    again = Match.load(tmp_path / "night.json")
    assert again.state == match.state
    assert again.story() == match.story()


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_laws_hold_with_a_pack(night_market: Pack, seats: int) -> None:
    options = [DjinnOptions(content=night_market.content)]
    table, terms = table_side("djinn"), Terms(effort=1)
    report = check_game(game("djinn"), [seats], options, 1, "packs", 11, terms, table=table)
    assert report.matches == 1


@pytest.mark.slow
def test_a_full_box_is_played(tmp_path: Path) -> None:
    """99 of each kind, with everything that chests and awards may hold."""
    every = " , ".join(f"{what} = 1" for what in GAINS)
    cards = {
        "mages": '{ power = 1, colours = ["blue"], fee = 0 }',
        "gear": '{ kind = "cloak", once = true, banish = 1 }',
        "chests": f"{{ holds = {{ {every} }}, unlocked = {{ {every} }} }}",
        "awards": f"{{ column = 1, points = 1, bonus = {{ {every} }} }}",
        "scoring": '{ what = "coins", each = 1 }',
    }
    begins = {"mages": 33, "gear": 28, "chests": 19, "awards": 22, "scoring": 11}
    text = "".join(
        f"[{table}]\n" + "".join(f"{n} = {card}\n" for n in range(begins[table], CARDS + 1))
        for table, card in cards.items()
    )
    pack = read_pack(folder_of(tmp_path, text), game("djinn"))
    options = [DjinnOptions(content=pack.content)]
    check_game(game("djinn"), [2], options, 2, "full", 47, Terms(effort=1))


def test_a_new_scoring_card_counts(night_market: Pack) -> None:
    """4.8 It is dealt like the others and scores what it says."""
    s = game("djinn").setup(2, DjinnOptions(first=0, content=night_market.content))
    before = points_of(s, 0)
    s.scoring[10] = OFFERED
    s.coins[0] = 5
    assert points_of(s, 0) == before + 5


def test_the_board_and_the_planner_know_the_new_cards(night_market: Pack) -> None:
    match = match_with(night_market, "board")
    s = match.state
    assert isinstance(s, DjinnState)
    s.mages[LUCIA], s.gear[HAT] = 0, 0
    view = match.view(0)
    own = picture(view, table_of(view)).players[0]
    assert [(mage.card, mage.power, mage.fee) for mage in own.mages] == [(LUCIA, 2, 1)]
    assert [(gear.card, gear.effect, gear.amount) for gear in own.gear] == [(HAT, "at", 3)]
    helped = what_if_lured(s, 0, LureProposal(1, mages=(LUCIA,)))
    assert "mage-not-ready" not in [why.key for why in helped.missing]
    with pytest.raises(Illegal, match="mage-not-ready"):
        what_if_lured(s, 0, LureProposal(1, mages=(len(s.mages),)))


# Words


def test_a_card_without_a_name_is_called_by_its_number() -> None:
    assert [first_mage(one) for one in ("en", "cs", "ru")] == ["mage 33", "mág č. 33", "маг № 33"]


def test_a_message_that_a_language_lacks_is_said_in_another() -> None:
    bring_words("djinn", {"cs": "mage-33 = Lucie", "en": "mage-33 = Lucia\nmage-34 = Ignaz"})
    assert [first_mage(one) for one in ("en", "cs", "ru")] == ["Lucia", "Lucie", "Lucia"]
    assert Words("cs", "djinn")("mage-name", mage=IGNAZ) == "Ignaz"


# Refused


@pytest.mark.parametrize(
    ("cards", "line", "field", "key"),
    [
        (
            "[mages]\n34 = { power = 1, colours = [], fee = 0 }",
            2,
            "mages.34",
            "content-unknown-card",
        ),
        (
            "[mages]\nM1 = { power = 1, colours = [], fee = 0 }",
            2,
            "mages.M1",
            "content-unknown-card",
        ),
        ("\n[mages]\n33 = { power = 1, fee = 0 }", 3, "mages.33", "content-type"),
        (
            '[mages]\n33 = { power = 1, colours = ["red"], fee = 0 }',
            2,
            "mages.33.colours[0]",
            "content-type",
        ),
        ("[mages.33]\npower = 1\ncolours = []\nfee = -1", 4, "mages.33.fee", "content-type"),
        ('[gear]\n28 = { kind = "hat" }', 2, "gear.28", "content-gear-effect"),
        ('[gear]\n28 = { kind = "hat", wake = 1, chest = 1 }', 2, "gear.28", "content-gear-effect"),
        ('[gear]\n28 = { kind = "hat", at = "tavern" }', 2, "gear.28", "content-gear-at"),
        (
            '[gear]\n28 = { kind = "hat", no_toll = true, coins = 1 }',
            2,
            "gear.28",
            "content-gear-at",
        ),
        (
            '[gear]\n28 = { kind = "hat", no_toll = true, capture_of = "blue" }',
            2,
            "gear.28",
            "content-gear-colour",
        ),
        ('[gear]\n28 = { kind = "hat", mage = 1 }', 2, "gear.28", "content-gear-once"),
        (
            '[gear]\n28 = { kind = "hat", chest = 1, once = true }',
            2,
            "gear.28",
            "content-gear-once",
        ),
        (
            '[gear]\n28 = { kind = "hat", banish = 2, once = true }',
            2,
            "gear.28.banish",
            "content-only-one",
        ),
        ("[chests]\n19 = { holds = { mage = 2 } }", 2, "chests.19.holds.mage", "content-only-one"),
        (
            "[awards]\n22 = { column = 1, points = 9, bonus = { fill = 2 } }",
            2,
            "awards.22.bonus.fill",
            "content-only-one",
        ),
        ('[scoring]\n11 = { what = "coins" }', 2, "scoring.11", "content-scoring"),
        (
            '[tom]\n13 = { first = "tavern", second = "market", pay = "keys", amount = 1 }',
            2,
            "tom.13",
            "content-no-new-cards",
        ),
        (
            '[tasks]\n12 = { what = "keys", bound = "least", count = 1 }',
            2,
            "tasks.12",
            "content-no-new-cards",
        ),
    ],
)
def test_a_wrong_card_is_refused(
    tmp_path: Path, cards: str, line: int, field: str, key: str
) -> None:
    """By file, line and field, with what was expected."""
    with pytest.raises(BadSetup) as caught:
        read_pack(folder_of(tmp_path, cards), game("djinn"))
    found = caught.value.params
    assert str(found["file"]).endswith("cards.toml")
    why = found["why"]
    assert isinstance(why, BadSetup)
    assert (found["line"], found["field"], why.key) == (line, field, key)
    for language in ("en", "cs", "ru"):
        assert Words(language, "djinn").refusal(caught.value)


def test_a_refusal_says_what_was_expected(tmp_path: Path) -> None:
    cards = "[mages]\n40 = { power = 1, colours = [], fee = 0 }"
    with pytest.raises(BadSetup) as caught:
        read_pack(folder_of(tmp_path, cards), game("djinn"))
    said = Words("en", "djinn").refusal(caught.value)
    assert said.endswith(
        "line 2, mages.40: there’s no such card in the box; the next new one is called 33."
    )


def test_a_box_holds_so_many_cards(tmp_path: Path) -> None:
    mages = "".join(f"{n} = {{ power = 1, colours = [], fee = 0 }}\n" for n in range(33, CARDS + 2))
    with pytest.raises(BadSetup) as caught:
        read_pack(folder_of(tmp_path, "[mages]\n" + mages), game("djinn"))
    assert caught.value.params["field"] == "mages"
