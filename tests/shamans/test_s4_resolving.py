"""S4 Resolving a trick."""

from __future__ import annotations

from spiritboard.games.shamans.actions import (
    Draw,
    Eliminate,
    NameGuide,
    Play,
    StepBack,
    TakePile,
    TakeShown,
    TurnUp,
)
from spiritboard.games.shamans.box import DAGGER, MASK, MOONSTONE, PORTAL
from tests.shamans.table import Table, card, rng

# Who counts


def test_only_the_destination_counts() -> None:
    """S4.1 Only cards of the Destination count: neither the red 8 nor the yellow 1."""
    t = Table(5, ["P4 ...", "Y1 ...", "P2 ...", "R8 ...", "P6 ..."])
    t.play("P4 Y1 P2 R8 P6")
    assert (t.kind, t.turn) == ("take-artifact", 2)
    t.take("dagger")
    assert (t.kind, t.turn) == ("lead", 4)


def test_one_match_is_lowest_and_highest() -> None:
    """S4.1 One matching player is both lowest and highest."""
    t = Table(3, ["P4 ...", "Y1 ...", "S6 ..."])
    t.play("P4 Y1 S6")
    assert (t.kind, t.turn) == ("take-artifact", 0)
    t.take("dagger")
    assert (t.kind, t.turn, t.on_board("P")) == ("lead", 0, [4])


def test_eliminated_players_do_not_count() -> None:
    """S4.1 Only living players count: the lowest was eliminated, so is the next the lowest."""
    t = Table(4, ["P1 ...", "P2 ...", "P3 ...", "N5 ..."], placed="N", up={3: "dagger"}, pawn=0)
    t.play("P1 P2 P3 N5")
    t.answer(3, Eliminate(0))
    assert (t.kind, t.turn) == ("take-artifact", 1)


# Taking an artifact

PILE = ["portal", "portal", "moonstone", "moonstone", "moonstone"]
LOWEST_IS_0 = ["P1 ...", "P2 ...", "P3 ..."]


def test_from_the_display() -> None:
    """S4.2 One of the two on display is kept face up; the pile refills the display face up."""
    t = Table(3, LOWEST_IS_0, display="moonstone dagger")
    t.play("P1 P2 P3")
    t.nature(Draw(PORTAL))
    t.take("dagger")
    assert (t.up(0), t.down(0), t.display()) == ("dagger", "", "moonstone portal")
    assert (t.told("takes"), t.heard("takes")) == ([{"seat": 0, "tile": DAGGER}], [None])
    assert (t.told("refilled"), t.heard("refilled")) == ([{"tile": PORTAL}], [None])
    assert (sum(t.s.pile), t.turn) == (9, 2)


def test_from_the_other_slot() -> None:
    """S4.2 Either of the two; the refill comes to the same place."""
    t = Table(3, LOWEST_IS_0, display="moonstone dagger")
    t.play("P1 P2 P3")
    assert t.options(0) == [TakeShown(0), TakeShown(1), TakePile()]
    t.nature(Draw(DAGGER))
    t.take("moonstone")
    assert (t.up(0), t.display()) == ("moonstone", "dagger dagger")


def test_from_the_pile() -> None:
    """S4.2 The top of the pile unseen: its taker alone looks, and keeps it face down."""
    t = Table(3, LOWEST_IS_0, display="moonstone dagger")
    t.play("P1 P2 P3")
    t.nature(Draw(PORTAL))
    t.take("pile")
    assert (t.up(0), t.down(0), t.display()) == ("", "portal", "moonstone dagger")
    assert (t.told("takes-unseen"), t.heard("takes-unseen")) == ([{"seat": 0}], [None])
    assert (t.told("you-took"), t.heard("you-took")) == ([{"tile": PORTAL}], [(0,)])
    assert (t.view(0).down, t.view(1).down, t.view(1).down_sizes) == ((PORTAL,), (), (1, 0, 0))


def test_pile_is_drawn_by_chance() -> None:
    """S4.2 Each tile in the pile is as likely as any other."""
    t = Table(3, LOWEST_IS_0, display="moonstone dagger", pile="dagger dagger mask")
    t.play("P1 P2 P3")
    t.game.apply(t.s, 0, TakePile())
    assert t.game.chances(t.s).weighted == ((2, Draw(DAGGER)), (1, Draw(MASK)))
    assert t.refused(-1, Draw(PORTAL)).data() == "S4.2 not-by-chance"
    assert t.refused(0, Draw(MASK)).data() == "S4.2 not-your-question"


def drawn_as_weighted(t: Table) -> bool:
    """Does chance answer just as the weights say?"""
    bag = [action for weight, action in t.game.chances(t.s).weighted for _ in range(weight)]
    seeds = [f"draw {number}" for number in range(50)]
    drawn = [t.game.draw(t.s, rng(seed)) for seed in seeds]
    return drawn == [rng(seed).choice(bag) for seed in seeds] and set(drawn) == set(bag)


def test_draws_agree_with_their_weights() -> None:
    """S4.2, S4.6 The top of the pile, and whether the eclipse comes: as likely as stated."""
    t = Table(3, LOWEST_IS_0, pile="dagger dagger portal mask")
    t.play("P1 P2 P3")
    t.game.apply(t.s, 0, TakePile())
    assert drawn_as_weighted(t)
    t.game.apply(t.s, -1, Draw(PORTAL))
    assert drawn_as_weighted(t)


def test_every_draw_has_a_number_of_its_own() -> None:
    """S4.2 So what is drawn in one trick or round never shifts what is drawn in another."""
    numbers = []
    for left in range(1, 11):
        t = Table(3, LOWEST_IS_0, display="- -", pile=" ".join((["dagger"] * 5 + PILE)[:left]))
        t.play("P1 P2 P3")
        t.game.apply(t.s, 0, TakePile())
        for t.s.round in (1, 2, 3):
            numbers.append(t.game.chances(t.s).index)
    assert len(set(numbers)) == 30


def test_turned_up_later() -> None:
    """S4.2 Its owner may turn a face-down tile face up later; everybody sees it then."""
    t = Table(4, down={2: "portal moonstone"})
    t.answer(2, TurnUp(MOONSTONE))
    assert (t.up(2), t.down(2)) == ("moonstone", "portal")
    assert t.told("turns-up") == [{"seat": 2, "tile": MOONSTONE}]
    assert (t.heard("turns-up"), t.kind, t.turn) == ([None], "lead", 0)


def test_one_turns_up_only_what_one_has() -> None:
    """S4.2 Only one's own tile that lies face down."""
    t = Table(4, up={2: "dagger"}, down={3: "portal"})
    assert t.refused(2, TurnUp(DAGGER)).data() == "S4.2 no-such-tile"
    assert t.refused(2, TurnUp(PORTAL)).data() == "S4.2 no-such-tile"


def test_taking_is_mandatory() -> None:
    """S4.2 It is mandatory: the lowest can't just go on."""
    t = Table(3, ["P1 B1 ...", "P2 ...", "P3 ..."])
    t.play("P1 P2 P3")
    assert t.refused(0, Play(card("B1"))).data() == "S4.2 take-an-artifact"
    assert t.refused(0, StepBack()).data() == "S4.2 take-an-artifact"
    assert t.refused(0, TakeShown(2)).data() == "S4.2 not-on-display"
    assert t.refused(0, TakeShown(-1)).data() == "S4.2 not-on-display"
    assert t.refused(1, TakePile()).data() == "S4.2 not-your-question"


def test_empty_pile() -> None:
    """S4.2 Empty pile: display only, and no refill."""
    t = Table(3, LOWEST_IS_0, display="moonstone dagger", pile="", eclipse=False)
    t.play("P1 P2 P3")
    assert t.refused(0, TakePile()).data() == "S4.2 pile-empty"
    t.take("moonstone")
    assert (t.up(0), t.display(), t.told("refilled")) == ("moonstone", "- dagger", [])


def test_one_left_on_display() -> None:
    """S4.2 An empty place on the display can't be taken."""
    t = Table(3, LOWEST_IS_0, display="- dagger", pile="", eclipse=False)
    t.play("P1 P2 P3")
    assert t.options(0) == [TakeShown(1)]
    assert t.refused(0, TakeShown(0)).data() == "S4.2 not-on-display"
    t.take("dagger")
    assert t.display() == "- -"


def test_nothing_left() -> None:
    """S4.2 Nothing left: nothing; the trick goes on to its highest."""
    t = Table(3, LOWEST_IS_0, display="- -", pile="", eclipse=False)
    t.play("P1 P2 P3")
    assert (t.kind, t.turn, t.up(0)) == ("lead", 2, "")


# The mask of truth


def test_mask_from_the_display() -> None:
    """S4.3 A mask of truth from the display: its taker reveals their role."""
    t = Table(3, LOWEST_IS_0, display="mask dagger", shadows=[0])
    t.play("P1 P2 P3")
    t.take("mask")
    assert (t.up(0), t.told("mask-reveals")) == ("mask", [{"seat": 0, "role": 1}])
    assert (t.heard("mask-reveals"), t.view(1).roles) == ([None], (1, 0, -1))


def test_mask_from_the_pile() -> None:
    """S4.3 Drawn unseen, it is face up at once all the same."""
    t = Table(3, LOWEST_IS_0)
    t.play("P1 P2 P3")
    t.nature(Draw(MASK))
    t.take("pile")
    assert (t.up(0), t.down(0), t.told("was-mask")) == ("mask", "", [{"seat": 0}])
    assert t.told("mask-reveals") == [{"seat": 0, "role": 0}]
    assert t.view(1).roles == (0, 0, -1)


def test_revealed_role_stays_revealed() -> None:
    """S4.3 The role stays revealed in later tricks."""
    t = Table(3, ["P1 B1 ...", "P2 B2 ...", "P3 B3 ..."], display="mask dagger")
    t.play("P1 P2 P3")
    t.take("mask")
    t.play("B3 B1 B2")
    t.take("dagger")
    assert t.view(1).revealed == (0,)


# The highest


def test_highest_places_all_matching_cards() -> None:
    """S4.4 The highest puts all matching cards to the Destination's world and leads next."""
    t = Table(4, ["P1 ...", "P5 ...", "B2 ...", "P3 ..."])
    t.play("P1 P5 B2 P3")
    t.take("dagger")
    assert (t.on_board("P"), t.on_board("B")) == ([1, 3, 5], [2])
    assert t.told("places") == [{"seat": 1, "world": 0, "count": 3, "of": 6}]
    assert (t.kind, t.turn, t.s.guide) == ("lead", 1, 1)
    assert [t.in_trick(seat) for seat in range(4)] == [""] * 4


def test_highest_performs_the_ritual() -> None:
    """S4.4 If the world is now complete, the highest performs its ritual, then leads."""
    t = Table(4, ["P1 ...", "P5 ...", "P2 ...", "P3 ..."], placed="P4 P6")
    t.play("P1 P5 P2 P3")
    t.take("dagger")
    assert (t.s.points, t.turn) == ([0, 1, 0, 0], 1)


def test_ritual_is_performed_once() -> None:
    """S4.4 A world completed in an earlier trick brings nothing more."""
    t = Table(3, ["P1 B1 ...", "P5 B2 ...", "P2 B3 ..."], placed="P")
    t.play("P1 P5 P2")
    t.take("moonstone")
    t.play("B2 B3 B1")
    t.take("dagger")
    assert (t.s.points, len(t.told("performs"))) == ([0, 1, 0], 1)


def test_lowest_takes_before_the_highest_places() -> None:
    """S4.4 The artifact comes first: a dagger just taken serves in the ritual of this trick."""
    t = Table(4, ["N1 ...", "B1 ...", "B2 ...", "B3 ..."], placed="N", display="dagger dagger")
    t.play("N1 B1 B2 B3")
    t.take("dagger")
    assert (t.kind, t.turn) == ("neutralisation", 0)


def test_winner_without_cards() -> None:
    """S4.4 A winner with no cards left: the next living player clockwise who has cards leads."""
    t = Table(5, ["P1 B1", "P8", "P3", "P4 B4", "P5"], guide=1, dead=[2])
    t.play("P8 P4 P5 P1")
    t.take("dagger")
    assert (t.kind, t.turn) == ("lead", 3)


def test_nobody_has_cards() -> None:
    """S4.4 The winner is Guide only if any living player has cards; else the round is over."""
    t = Table(3, ["P1", "P2", "P3"], placed="B1")
    t.play("P1 P2 P3")
    t.take("dagger")
    assert t.has_ended() == ("shamans", "worlds-guarded")


# The only match was eliminated


def only_match_eliminated() -> Table:
    """Seat 0 alone plays purple, and seat 1 eliminates it."""
    t = Table(
        4,
        ["P1 G1", "N5 ...", "B1 S6 ...", "B2 Y1 ..."],
        placed="N P S",
        up={1: "dagger", 2: "dagger"},
        pawn=0,
    )
    t.play("P1 N5")
    t.answer(1, Eliminate(0))
    t.play("B1 B2")
    return t


def test_only_match_was_eliminated() -> None:
    """S4.5 The cards are placed, nobody takes an artifact, no ritual is performed."""
    t = only_match_eliminated()
    assert (t.kind, t.turn) == ("name-guide", 0)
    assert t.on_board("P") == [1, 2, 3, 4, 5, 6]
    assert (t.told("takes"), t.s.points) == ([], [0, 0, 0, 0])
    assert [told["world"] for told in t.told("performs")] == [5]


def test_eliminated_player_names_the_guide() -> None:
    """S4.5 The eliminated player names the next Guide among living players with cards."""
    t = only_match_eliminated()
    assert t.options(0) == [NameGuide(1), NameGuide(2), NameGuide(3)]
    t.answer(0, NameGuide(2))
    assert (t.kind, t.turn, t.told("names-guide")) == ("lead", 2, [{"seat": 0, "guide": 2}])


def test_ritual_that_was_not_performed_is_lost() -> None:
    """S4.5 Purple was completed so: whoever eliminates somebody later does not perform it."""
    t = only_match_eliminated()
    t.answer(0, NameGuide(3))
    t.play("Y1")
    t.answer(1, t.options(1)[0])
    t.play("S6")
    t.answer(2, Eliminate(1))
    assert (t.kind, t.turn, t.s.points) == ("take-artifact", 3, [0, 0, 0, 0])


def test_guide_must_be_living() -> None:
    """S4.5 Neither an eliminated player nor anything else; and nobody else names."""
    t = only_match_eliminated()
    assert t.refused(0, NameGuide(0)).data() == "S4.5 name-a-guide"
    assert t.refused(0, Play(card("G1"))).data() == "S4.5 name-a-guide"
    assert t.refused(1, NameGuide(1)).data() == "S4.5 not-your-question"


def test_guide_must_have_cards() -> None:
    """S4.5 Somebody without cards can't be named."""
    t = Table(4, ["P1", "N5", "B1", "B2 ..."], placed="N", up={1: "dagger"}, pawn=0)
    t.play("P1 N5")
    t.answer(1, Eliminate(0))
    t.play("B1 B2")
    assert t.options(0) == [NameGuide(3)]
    assert t.refused(0, NameGuide(2)).data() == "S4.5 name-a-guide"


def test_nobody_to_name() -> None:
    """S4.5 Nobody has cards: nobody is named, the round is over."""
    t = Table(4, ["Y1", "N5", "P1", "P2"], up={1: "dagger"}, pawn=0)
    t.play("Y1 N5")
    t.answer(1, Eliminate(0))
    t.play("P1 P2")
    assert t.has_ended() == ("shamans", "worlds-guarded")
