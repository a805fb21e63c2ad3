"""The traits T1 to T20, and their draft: D36 to D39."""

from __future__ import annotations

import pytest

from spiritboard.catalog import table_side
from spiritboard.core.errors import Illegal
from spiritboard.core.values import NATURE, WATCHER
from spiritboard.games.djinn.actions import (
    Consult,
    Convert,
    Craft,
    Decline,
    Draw,
    Hire,
    Keep,
    KeepGear,
    LetBe,
    Open,
    PlaceSecret,
    Skip,
    Study,
    TakeBonus,
    TakeTrait,
    Trade,
    Unlock,
    UseGear,
    Wake,
)
from spiritboard.games.djinn.box import BUY_CORK, COINS, WAKE_MAGES
from spiritboard.games.djinn.info import DjinnOptions
from spiritboard.games.djinn.rules.ending import points_of
from spiritboard.games.djinn.state import NOTHING, OFFERED, OUT, DjinnState
from spiritboard.text import LANGUAGES, Words
from tests.djinn.table import GAME, Table, capture, gear, location, mage, rng, space

STUDY = Study(raises=False)


def take(number: int) -> TakeTrait:
    """T1 to T20."""
    return TakeTrait(number - 1)


def drafted(*numbers: int, seats: int = 2) -> DjinnState:
    """A match whose players have taken these traits, in this order."""
    s = GAME.setup(seats, DjinnOptions(first=0))
    GAME.apply(s, NATURE, GAME.draw(s, rng("draft")))
    for number in range(20):
        s.traits[number] = OFFERED if number + 1 in numbers else OUT
    for number in numbers:
        GAME.apply(s, GAME.whose(s), take(number))
    return s


def refusal(s: DjinnState, action: TakeTrait | Skip) -> str:
    with pytest.raises(Illegal) as found:
        GAME.check(s, GAME.whose(s), action)
    return f"{found.value.rule} {found.value.key}"


# The draft


def test_the_draft() -> None:
    """D36 Any sign clockwise, then the other sign back again; the rest goes into the box."""
    s = GAME.setup(3, DjinnOptions(first=1))
    GAME.apply(s, NATURE, GAME.draw(s, rng("draft")))
    assert s.traits.count(OFFERED) == 8
    order = []
    while (decision := GAME.decision(s)) and decision.kind == "draft":
        order.append(GAME.whose(s))
        GAME.apply(s, order[-1], GAME.options(s, order[-1])[0])
    assert order == [1, 2, 0, 0, 2, 1]
    for seat in range(3):
        own = [number for number in range(20) if s.traits[number] == seat]
        assert sorted(number % 2 for number in own) == [0, 1]
    assert OFFERED not in s.traits


def test_what_cannot_be_drafted() -> None:
    """D36 Not the same sign again, nor what does not lie open."""
    s = GAME.setup(2, DjinnOptions(first=0))
    GAME.apply(s, NATURE, GAME.draw(s, rng("draft")))
    s.traits = [OFFERED] * 6 + [OUT] * 14
    GAME.apply(s, 0, take(1))
    GAME.apply(s, 1, take(2))
    assert refusal(s, take(4)) == "D36 the-other-sign"
    assert refusal(s, take(1)) == "D36 trait-not-offered"
    assert refusal(s, take(9)) == "D36 trait-not-offered"
    assert refusal(s, take(0)) == "D36 not-an-answer"
    assert refusal(s, Skip(2)) == "D36 not-an-answer"


def test_losses_come_after_gains() -> None:
    """D37 And never below 0."""
    s = drafted(1, 2, 3, 4)
    assert (s.coins, s.scrolls, s.magic) == ([6, 1], [2, 0], [1, 3])
    s = GAME.setup(2, DjinnOptions(first=0, content={"start": {"coins": 1, "magic": 1}}))
    GAME.apply(s, NATURE, GAME.draw(s, rng("draft")))
    s.traits = [OFFERED] * 20
    for number in (2, 4, 3, 5):
        GAME.apply(s, GAME.whose(s), take(number))
    assert (s.coins, s.magic) == ([0, 1], [1, 0])


# At the start


def test_more_at_the_start() -> None:
    """T1 2 coins, 2 scrolls and 1 magic more."""
    s = drafted(1, 3, 6, 8)
    assert (s.coins[0], s.scrolls[0], s.magic[0]) == (6, 2, 4)


def test_fewer_coins_at_the_start() -> None:
    """T2 3 coins less."""
    assert drafted(2, 3, 4, 5).coins == [1, 4]


def test_less_magic_at_the_start() -> None:
    """T4 3 magic less."""
    assert drafted(4, 3, 2, 5).magic == [0, 3]


def test_the_blocker() -> None:
    """T6 One active circle is covered; D38 it is the next to be activated, with 2 magic."""
    s = drafted(6, 3, 2, 5)
    assert (s.circles, s.blocked) == ([1, 2], 0)
    t = Table(2, "T1", "circles=1 magic=0 T6")
    t.s.blocked = 0
    t.play(Consult(4))
    assert t.has("circles=2 magic=2 marker=5")
    assert t.s.blocked == NOTHING


def test_after_the_blocker_the_circles_as_ever() -> None:
    """D38 Then the left one with 2 magic, then the right one with a capacity."""
    t = Table(2, "T1", "circles=2 magic=0 T6")
    t.play(Consult(4))
    assert t.has("circles=3 magic=2 marker=5")
    t = Table(2, "T1", "circles=3 magic=0 T6")
    t.play(Consult(4), TakeBonus())
    assert t.has("circles=4 magic=0 marker=6")


def test_hidden_scoring_cards() -> None:
    """T19 Two of the seven that are left, seen by their owner only; the better one scores."""
    s = drafted(19, 3, 2, 4)
    assert s.scoring.count(OFFERED) == 3
    left = [card for card, owner in enumerate(s.scoring) if owner == OUT]
    wrong = [(left[0], s.scoring.index(OFFERED)), (left[0],), (left[0], left[0]), tuple(left[:3])]
    for cards in wrong:
        with pytest.raises(Illegal, match="not-by-chance"):
            GAME.check(s, NATURE, Keep(cards))
    GAME.apply(s, NATURE, Keep((left[0], left[1])))
    assert s.scoring.count(0) == 2
    assert GAME.view(s, 0).scoring == tuple(s.scoring)
    assert 0 not in GAME.view(s, 1).scoring
    assert 0 not in GAME.view(s, WATCHER).scoring
    assert GAME.view(s, 1).keeper == 0


def test_the_better_of_the_hidden_cards_scores() -> None:
    """T19 For oneself only."""
    t = Table(2, "S12", "T19 V8 V9 keys=3 M01 M02", others={1: ("", "keys=3")})
    assert (points_of(t.s, 0), points_of(t.s, 1)) == (9, 0)


# At the places


def test_nothing_for_others_at_the_market() -> None:
    """T3 No pay for assistants; but for wizards."""
    t = Table(3, "T3", "T3 coins=1", stalls=[-1, BUY_CORK])
    t.play(Trade(BUY_CORK))
    assert t.has("corks=1 coins=0")
    assert t.has("coins=4", 1)


def test_a_key_for_those_without() -> None:
    """T5 With a mage that shows none; house: wherever it is gained."""
    t = Table(2, "S23", "T5")
    t.play(Hire(0))
    assert t.has("M01 keys=1")
    t = Table(2, "R2", "T5")
    t.play(Hire(2))
    assert t.has("K01 keys=1")
    t = Table(2, "S12", "T5 H9")
    t.play(UseGear(gear("H9")), Hire(0))
    assert t.has("M01 keys=1")


def test_three_corks() -> None:
    """T7 At the round space of the Workshop; not for the basic action."""
    t = Table(2, "P23", "T7")
    t.play(Craft(special=True, kind=-1))
    assert t.has("corks=3 coins=1")
    t = Table(2, "P23", "T7")
    t.play(Craft(special=False, kind=-1))
    assert t.has("corks=1 coins=2")


def test_two_scrolls_at_the_source() -> None:
    """T9 Always."""
    t = Table(2, "M", "T9 scrolls=2 marker=5")
    t.play(Draw(0))
    assert t.has("scrolls=0 bottles=b")


def test_the_same_option_twice() -> None:
    """T11 At the round space of the Archive."""
    t = Table(2, "P12", "T11", djinn={"P12": ""})
    t.play(Consult(1), Consult(1))
    assert t.has("coins=8")
    t = Table(2, "P12", "T11", djinn={"P12": ""}, removed="archive market")
    first = PlaceSecret(location("tavern"), space("T2"))
    t.play(Consult(0), first, Consult(0), PlaceSecret(location("academy"), space("T3")))
    assert t.has("tavern@T2 academy@T3")


def test_only_one_chest() -> None:
    """T12 Also at the round space."""
    t = Table(2, "R3", "T12")
    assert t.refused(Open(2)) == "D9 not-an-answer"
    assert t.may(Open(1))


def test_magic_for_letting_be() -> None:
    """T13, D39 1 magic is gained instead of lost; not where no djinn is left."""
    t = Table(2, "R1", "T13 magic=2")
    t.play(Decline())
    assert t.has("magic=3")
    t = Table(2, "R1", "T13 magic=2", djinn={"R1": ""})
    assert t.refused(Decline()) == "D22 nobody-here"


def test_no_keys_for_chests() -> None:
    """T14 They are still worth a coin."""
    t = Table(2, "S31", "T14 keys=1 coins=0 magic=0")
    t.nature("C11")
    t.play(Open(1))
    assert t.has("magic=3 keys=1 coins=0")
    t.play(Convert(COINS))
    assert t.has("coins=1")


def test_the_key_is_kept() -> None:
    """T15 One must own one."""
    t = Table(2, "S31", "T15 keys=1 coins=0 magic=0")
    t.nature("C11")
    t.play(Open(1), Unlock())
    assert t.has("magic=3 keys=1 coins=4")
    t = Table(2, "S31", "T15 keys=0 coins=0")
    t.nature("C11")
    t.play(Open(1))
    assert t.has("coins=0")


def test_mages_with_a_key_come_face_down() -> None:
    """T16, D39 The key comes all the same."""
    t = Table(2, "R2", "T16")
    t.play(Hire(2))
    assert t.has("-K01 keys=1")
    t = Table(2, "S23", "T16")
    t.play(Hire(0))
    assert t.has("M01")


def test_mages_wake_at_the_academy() -> None:
    """T17, D39 Up to two, for 1 magic each, with any action of the Academy."""
    t = Table(2, "S12", "T17 magic=1 -M01 -M02 -M03")
    t.play(STUDY)
    assert t.kind == "rouse"
    three = Wake((mage("M01"), mage("M02"), mage("M03")))
    assert t.refused(three) == "T17 wake-at-most"
    t.play(Wake((mage("M01"), mage("M02"))))
    assert t.has("magic=2 M01 M02 -M03")
    t = Table(2, "S23", "T17 academy@S23 magic=0 -M01")
    t.play(STUDY, Wake(()))
    assert t.has("magic=3 -M01")


def test_mages_wake_before_the_magic() -> None:
    """D44, T17 Where 3 magic would not fit: first or afterwards, once."""
    both = Wake((mage("M01"), mage("M02")))
    t = Table(2, "S12", "T17 magic=4 -M01 -M02 -M03")
    t.play(STUDY)
    assert t.kind == "rouse-first"
    t.play(both)
    assert t.has("magic=4 M01 M02 -M03")
    assert t.turn == 1
    t = Table(2, "S12", "T17 magic=4 -M01 -M02 -M03")
    t.play(STUDY, Wake(()))
    assert t.kind == "rouse"
    t.play(both)
    assert t.has("magic=2 M01 M02 -M03")


def test_more_capacity_makes_room_before_mages_wake() -> None:
    """D44, T17 At the round Academy 2 and 3 magic fit below a marker that moves to 6."""
    for magic, asked in ((2, "rouse"), (3, "rouse-first")):
        t = Table(2, "R1", f"T17 magic={magic} -M01", djinn={"R1": ""})
        t.play(Study(raises=True))
        assert t.kind == asked


def test_colours_of_no_use() -> None:
    """T8 Only green power; gear still helps."""
    t = Table(2, "R1", "T8 K09 coins=2 magic=1", djinn={"R1": "bnX"})
    t.play(capture("b", "K09"))
    assert t.has("magic=0 held=b")
    t = Table(2, "R1", "T8 H5 K09 coins=2 magic=0", djinn={"R1": "bnX"})
    t.play(capture("b", "K09"))
    assert t.has("magic=0 held=b")


def test_mages_that_never_wake() -> None:
    """T10 Not in the Archive, not at the Market, not by gear, not at the Academy (with T17)."""
    t = Table(2, "T1", "T10 -M01 H8")
    assert t.refused(Consult(3)) == "R4.6 nobody-sleeps"
    assert t.refused(UseGear(gear("H8"))) == "D16 gear-does-nothing"
    t = Table(3, "T3", "T10 -M01 scrolls=1")
    assert t.refused(Trade(WAKE_MAGES)) == "D14 cannot-pay-there"
    assert Table(2, "M", "T10 -M01 scrolls=9").refused(Draw(5)) == "D20 not-an-answer"
    t = Table(2, "S12", "T10 T17 -M01")
    t.play(STUDY)
    assert t.has("-M01")
    assert t.turn == 1


def test_gear_from_below() -> None:
    """T18 From a deck of one's choice, instead of the top; the top stays."""
    t = Table(2, "T2", "T18", offer="S1")
    t.nature("S8")
    t.play(Craft(special=False, kind=0))
    assert t.has("S8 corks=1")
    assert t.s.gear[gear("S1")] == 8
    assert t.s.gear_piles[0] == 7


def test_the_only_card_of_a_deck() -> None:
    """T18 It is top and bottom; of two of a kind one rests as ever."""
    below = " ".join(f"-S{number}" for number in range(3, 10))
    t = Table(2, "T2", "T18 S2", others={1: ("", below)}, offer="S1")
    t.play(Craft(special=False, kind=0), KeepGear(gear("S1")))
    assert t.has("S1 -S2")


def test_circles_score_nothing() -> None:
    """T20, D39 Also for bosses; bottles as ever."""
    t = Table(2, "S12", "T20 held=bX corked=n", others={1: ("", "held=bX")})
    assert (points_of(t.s, 0), points_of(t.s, 1)) == (10, 6)


def test_a_pointless_pair_is_allowed() -> None:
    """D39, 4.7 10 with 17, 14 with 15."""
    s = drafted(10, 14, 15, 17)
    assert (s.traits[9], s.traits[16]) == (0, 0)
    assert (s.traits[13], s.traits[14]) == (1, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("has", "takes", "dead"), [(10, 17, 17), (17, 10, 17), (14, 15, 15)])
def test_a_pointless_pair_is_hinted_at(language: str, has: int, takes: int, dead: int) -> None:
    """D39, 4.7 In the draft, with the trait that would make the pair, and only with that one."""
    s = GAME.setup(2, DjinnOptions(first=0))
    GAME.apply(s, NATURE, GAME.draw(s, rng("draft")))
    s.traits = [OFFERED] * 20
    GAME.apply(s, 0, take(5 if has % 2 else 6))
    GAME.apply(s, 1, take(has))
    view = GAME.view(s, 1)
    hints = [said for said in table_side("djinn").preview(view, take(takes)) if "dead" in said[0]]
    said = Words(language, "djinn", ("Eva", "Jana"), 1).say(hints[0])
    name, beside = (
        Words(language, "djinn").say((f"trait-{number}", {})).partition(":")[0]
        for number in (dead, takes if dead == has else has)
    )
    assert name in said
    assert beside in said
    assert said.index(name) < said.index(beside)
    harmless = 9 if takes % 2 else 12
    assert not any("dead" in key for key, _ in table_side("djinn").preview(view, take(harmless)))


def test_the_second_option_may_be_left_with_the_trait() -> None:
    """T11 One may, and need not."""
    t = Table(2, "P12", "T11", djinn={"P12": ""})
    t.play(Consult(1), LetBe())
    assert t.has("coins=6")
