"""G3 A round."""

from __future__ import annotations

from spiritboard.core.values import NATURE, WATCHER
from spiritboard.games.ducharina.actions import ChooseSide, Leave, Plan, Withdraw
from tests.ducharina.table import GAME, Table, card, furnish, plan, side

# G3.1 A card, and perhaps a piece of furniture


def test_cards_are_drawn_from_the_dies_holder_clockwise() -> None:
    """G3.1 Each draws, and moves furniture before the next one draws."""
    t = Table(4, at="draw", die=2, hall="grand-foyer")
    turns = []
    for name in ("9", "desk piano", "8", "mirror table"):
        t.draws(name)
        if t.kind == "move-furniture":
            turns.append(t.turn)
            t.leave()
    assert [told["seat"] for told in t.told("draws")] == [2, 3, 0, 1]
    assert turns == [3, 1]
    assert t.kind == "move-ghosts"


def test_movement_cards_lie_open_and_removed_ones_stay_unseen() -> None:
    """G9.3 All see what is drawn; nobody can tell what was laid aside from what is still to come."""
    t = Table(2, at="draw", hall="grand-foyer").draws("desk piano")
    for seat in (0, 1, WATCHER):
        assert t.view(seat).cards == (card("desk piano"), -1)
        assert t.view(seat).unseen.bit_count() == 19
    t.leave()
    assert len(GAME.chances(t.s).weighted) == 19


def test_a_number_alone_moves_no_furniture() -> None:
    """G3.1 Only a card that shows furniture lets one move it."""
    assert Table(2, at="furniture", cards=("9", "8"), hall="grand-foyer").kind == "move-ghosts"


def test_one_of_the_two_pieces_on_the_card() -> None:
    """G3.1 Either of them, and no other; or none."""
    t = Table(2, at="furniture", cards=("desk piano",), hall="grand-foyer")
    assert t.may(furnish("desk 470 140 180"))
    assert t.may(furnish("piano 130 460"))
    assert t.may(Leave())
    refusal = t.refusal(furnish("table 300 310 45"))
    assert (refusal.rule, refusal.key) == ("G3.1", "not-on-your-card")
    assert refusal.params == {"piece": 5, "pieces": (2, 3)}
    assert t.refused(plan()) == "G3.1 move-or-leave"


def test_only_one_piece_is_moved() -> None:
    """G3.1 Once touched, that piece it is: sending the move is touching it (G9.2)."""
    t = Table(2, at="furniture", cards=("desk piano", "9"), hall="grand-foyer")
    t.furnish("desk 470 140 180")
    assert (t.stands("desk"), t.kind) == ("470 140 180", "move-ghosts")


def test_a_piece_that_was_moved_is_locked() -> None:
    """G3.1 Until the round is over."""
    t = Table(2, at="furniture", cards=("desk piano", "mirror desk"), hall="grand-foyer")
    t.furnish("desk 470 140 180")
    assert t.refused(furnish("desk 470 150 180")) == "G3.1 piece-locked"
    t.furnish("mirror 450 460 45").plans().look("N3")
    assert t.s.locked == 0


def test_both_pieces_locked() -> None:
    """G3.1, G9.2 Any other unlocked piece may be moved then; one need not."""
    table = {"at": "furniture", "cards": ("desk piano", "9"), "hall": "grand-foyer"}
    t = Table(2, locked="desk piano mirror", **table)  # type: ignore[arg-type]  # by name
    assert t.refused(furnish("desk 470 140 180")) == "G3.1 piece-locked"
    assert t.refused(furnish("mirror 450 460 45")) == "G3.1 piece-locked"
    assert t.may(Leave())
    assert t.may(furnish("trolley 300 510"))
    t.furnish("table 300 310 45")
    assert t.s.locked == 0b101101


def test_one_piece_locked_leaves_the_other() -> None:
    """G3.1 Only if both are locked may one move what is not on the card."""
    t = Table(2, at="furniture", cards=("desk piano",), hall="grand-foyer", locked="desk")
    assert t.refused(furnish("table 300 310 45")) == "G3.1 not-on-your-card"
    assert t.may(furnish("piano 130 460"))


def test_an_unchanged_pose_is_no_move() -> None:
    """G9.2 A piece that stays where it is was not moved."""
    t = Table(2, at="furniture", cards=("desk piano",), hall="grand-foyer")
    assert t.refused(furnish("desk 470 130 180")) == "G9.2 same-pose"


def test_leaving_it_locks_nothing() -> None:
    """G9.2 Only a move by a movement card locks."""
    t = Table(2, at="furniture", cards=("desk piano",), hall="grand-foyer").leave()
    assert t.s.locked == 0
    assert t.told("leaves-furniture") == [{"seat": 0}]


# G3.2 Plans


def test_all_plan_at_the_same_time() -> None:
    """G3.2 Everybody splits the value of their card; nobody waits for another."""
    t = Table(3)
    assert list(t.asked) == [0, 1, 2]
    t.answer(1, plan("S1>a3"))
    assert list(t.asked) == [0, 2]
    assert t.ghosts(1) == ""
    t.answer(2, plan())
    t.answer(0, plan())
    assert (t.ghosts(1), t.kind) == ("S1@a3", "roll-off")


def test_plans_are_secret_until_all_are_ready() -> None:
    """G9.3 The others see that one is ready, and no more; a watcher likewise."""
    one, other = Table(3), Table(3)
    one.answer(1, plan("S1>a3"))
    other.answer(1, plan("L>b1 M1>a6"))
    for seat in (0, 2, WATCHER):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).answered == (1,)
    assert one.view(1).answer == plan("S1>a3")
    assert not one.events


def test_a_plan_may_be_withdrawn() -> None:
    """G9.3 While others are still thinking; the others' plans stay."""
    t = Table(3)
    assert t.refused(Withdraw(), 1) == "G9.3 nothing-to-withdraw"
    t.answer(1, plan("S1>a3"))
    t.answer(2, plan("S1>c1"))
    assert t.refused(plan("S2>a3"), 1) == "G3.2 not-your-question"
    t.answer(1, Withdraw())
    assert (t.asked, t.told("withdraws")) == ((0, 1), [{"seat": 1}])
    t.answer(1, plan("S2>a4"))
    t.answer(0, plan())
    assert (t.ghosts(1), t.ghosts(2)) == ("S2@a4", "S1@c1")
    assert t.refused(Withdraw(), 1).endswith("not-your-question")


def test_whoever_is_away_stays() -> None:
    """G3.2 House: the answer for somebody who is away moves nothing."""
    t = Table(2, at="furniture", cards=("desk piano",), hall="grand-foyer")
    assert GAME.default(t.s, 0) == Leave()
    t.leave()
    assert GAME.default(t.s, 1) == Plan()


def test_something_else_than_a_plan() -> None:
    """G3.2 Ghosts are to be moved now."""
    assert Table(2).refused(Leave(), 0) == "G3.2 make-a-plan"


# G3.3 Who chooses the side


def test_the_highest_roll_chooses() -> None:
    """G3.3 All who have not chosen in this cycle roll."""
    t = Table(4, at="keyhole").rolls(2, 5, 4, 1)
    assert (t.kind, t.turn) == ("choose-side", 1)
    assert t.told("rolls-off") == [{"rolls": (2, 5, 4, 1)}]


def test_ties_roll_again() -> None:
    """G3.3, G9.3 House: only those who are equal, as often as it takes."""
    t = Table(4, at="keyhole").rolls(6, 2, 6, 6)
    assert not t.may_roll(1, 2, 3, 4)
    assert not t.may_roll(0, 0, 3, 4)
    assert not t.may_roll(7, 0, 3, 4)
    t.rolls(3, 0, 5, 5)
    t.rolls(0, 0, 1, 1)
    t.rolls(0, 0, 1, 2)
    assert (t.kind, t.turn) == ("choose-side", 3)


def test_the_cycle_of_three_players() -> None:
    """G3.3 The rulebook's example: orange, then green against red, then red, then all again."""
    orange, red, green = 0, 1, 2
    t = Table(3, at="keyhole", hall="grand-foyer", keyhole="W1")
    t.rolls(5, 3, 4)
    assert t.turn == orange
    t.choose("south").number(1)
    t.skip_to("roll-off", "choose-side")
    assert not t.may_roll(6, 1, 2)
    t.rolls(0, 2, 6)
    assert t.turn == green
    t.choose("west").number(1)
    t.skip_to("roll-off", "choose-side")
    assert (t.kind, t.turn) == ("choose-side", red)
    t.choose("south").number(1)
    t.skip_to("roll-off", "choose-side")
    assert t.kind == "roll-off"
    assert t.may_roll(1, 2, 3)


def test_the_side_must_differ() -> None:
    """G3.3 The keyhole changes its side every time."""
    t = Table(2, at="keyhole", keyhole="E4").rolls(6, 1)
    assert t.options() == [ChooseSide(side(name)) for name in "SNW"]
    assert t.refused(ChooseSide(side("E"))) == "G3.3 same-side"
    assert t.refused(ChooseSide(4)) == "G3.3 not-an-answer"


def test_only_the_chooser_names_a_side() -> None:
    """G3.3 Nobody else is asked."""
    t = Table(2, at="keyhole", keyhole="E4").rolls(1, 6)
    assert t.refused(ChooseSide(side("S")), 0) == "G3.3 not-your-question"


# G3.4 The door


def test_the_chooser_rolls_the_door() -> None:
    """G3.4 A side and then a number; each number as likely as another."""
    t = Table(2, at="keyhole", keyhole="E4").rolls(1, 6).choose("north")
    assert (t.kind, t.asked, len(GAME.chances(t.s).weighted)) == ("roll-number", (NATURE,), 6)
    t.number(5)
    assert t.keyhole == "N5"
    assert t.told("looks")[0]["seat"] == 1


def test_the_die_passes_to_the_choosers_left() -> None:
    """G3.4 They begin the next round."""
    t = Table(3, at="keyhole", keyhole="E4", die=0).rolls(1, 2, 3).choose("north").number(5)
    assert t.s.die == 0
    t = Table(3, at="keyhole", keyhole="E4", die=0).rolls(1, 3, 2).choose("north").number(5)
    assert t.s.die == 2
    assert t.told("round-begins")[0]["seat"] == 2


# G3.5 The look


def test_whoever_is_seen_goes_home() -> None:
    """G3.5 The looker's own too; whoever is beside the field or behind furniture stays."""
    t = Table(
        2, "S1@c4 S2@a6 M1@d1", "L@c2 S1@f6", at="keyhole", keyhole="N1", hall="piano 350 350"
    )
    t.look("S3")
    assert (t.ghosts(0), t.ghosts(1)) == ("S2@a6 M1@d1", "S1@f6")
    assert t.told("looks") == [{"seat": 0, "door": 2, "seen": 2, "hidden": 3}]


def test_the_rulebooks_look() -> None:
    """G3.5 One orange and one red ghost are seen: both begin again."""
    orange, red = "S1@c3 S2@a5", "M1@d2 M2@f5"
    t = Table(2, orange, red, at="keyhole", keyhole="N1").look("S4")
    assert (t.ghosts(0), t.ghosts(1)) == ("S2@a5", "M2@f5")
    assert [told["seat"] for told in t.told("is-seen")] == [0, 1]


def test_the_keyhole_stays() -> None:
    """G3.5 Where it was put; from there the next side must differ."""
    t = Table(2, at="keyhole", keyhole="N1").look("S4")
    t.skip_to("roll-off", "choose-side")
    assert t.keyhole == "S4"


# G3.6 The end of a round


def test_cards_are_discarded() -> None:
    """G3.6 They do not come back."""
    t = Table(4, at="end", round=1, cards=("9", "8", "6", "desk piano"))
    assert (t.s.cards, t.s.round, t.kind) == ([-1] * 4, 2, "draw")
    assert t.s.unseen.bit_count() == 16


def test_it_ends_when_a_round_would_start_without_cards() -> None:
    """G3.6 After the fifth; what would be drawn was laid aside."""
    t = Table(3, "S1@out", at="keyhole", keyhole="N1", round=5).look("S4")
    assert (t.kind, t.outcome.winners) == ("over", (0,))
    assert t.refused(plan(), 0) == " game-over"


def test_a_round_as_the_rulebook_lists_it() -> None:
    """G3.1–G3.6 Cards and furniture, ghosts, side, door, look."""
    t = Table(2, at="next", round=0, hall="grand-foyer", keyhole="W1")
    t.draws("desk piano").furnish("desk 470 140 180")
    t.draws("9").plans("S1>c6 M1>e5", "S1>b3 L>c1")
    t.rolls(2, 4).choose("east").number(2)
    assert (t.s.round, t.kind, t.keyhole, t.s.die) == (2, "draw", "E2", 0)
    assert [told["round"] for told in t.told("round-ends")] == [1]
