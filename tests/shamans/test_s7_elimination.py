"""S7 Elimination."""

from __future__ import annotations

from spiritboard.games.shamans.actions import Eliminate, NameGuide, Play, StepBack
from tests.shamans.table import Table, card


def struck(
    victim: int,
    hands: list[str],
    *,
    seats: int = 5,
    shadows: tuple[int, ...] = (3, 4),
    pawn: int = 4,
    placed: str = "N",
    points: list[int] | None = None,
) -> Table:
    """Seat 1 completes brown off-colour and eliminates the victim."""
    t = Table(
        seats, hands, placed=placed, up={1: "dagger"}, shadows=shadows, pawn=pawn - 1, points=points
    )
    lead, brown = hands[0].split()[0], hands[1].split()[0]
    t.play(f"{lead} {brown}")
    t.answer(1, Eliminate(victim))
    return t


HANDS = ["P1 ...", "N8 ...", "B1 B2 B3", "...", "..."]


def test_role_is_revealed() -> None:
    """S7.1 The eliminated player's role is revealed; nobody else's is."""
    t = struck(2, HANDS)
    assert t.told("is-eliminated") == [{"seat": 2, "role": 0}]
    assert t.view(0).revealed == (2,)
    assert t.view(0).roles == (0, -1, 0, -1, -1)


def test_eliminated_player_plays_no_more() -> None:
    """S7.1 They play no more this round, in this trick or a later one."""
    t = struck(2, ["P1 S1 ...", "N8 S2 ...", "B1 B2", "P3 S3 ...", "P4 S4 ..."])
    t.play("P3 P4")
    t.take("dagger")
    t.play("S4 S1 S2 S3")
    assert t.kind == "take-artifact"
    assert t.refused(2, Play(card("B1"))).data() == "S4.2 not-your-question"


def test_points_are_kept_but_none_are_won() -> None:
    """S7.1 They keep points already taken and score nothing at the round's end."""
    t = Table(
        4, ["P1", "N6", "P2", "P3"], up={1: "dagger", 2: "moonstone moonstone"}, points=[1, 2, 3, 4]
    )
    t.play("P1 N6")
    t.answer(1, Eliminate(2))
    t.play("P3")
    t.take("dagger")
    assert t.has_ended() == ("shamans", "worlds-guarded")
    assert t.s.points == [1 + 2, 2 + 2, 3, 4]


def test_shaman_moves_the_pawn_by_the_hand() -> None:
    """S7.2 A Shaman: the pawn moves 1 per card in hand; the hand is laid aside face down."""
    t = struck(2, HANDS)
    assert (t.s.pawn, t.told("hand-laid-aside")) == (7, [{"seat": 2, "count": 3}])
    assert (t.hand(2), t.view(0).hand_sizes[2], t.told("hand-placed")) == ("B1 B2 B3", 3, [])


def test_shaman_without_cards() -> None:
    """S7.2 No cards in hand: the pawn does not move."""
    t = Table(4, ["P1", "P2", "N6", "P4"], up={2: "dagger"})
    t.play("P1 P2 N6")
    t.answer(2, Eliminate(0))
    assert (t.s.pawn, t.living()) == (14, [1, 2, 3])


def test_shadows_win_by_an_eliminated_shaman() -> None:
    """S7.2 Shadows may win by it: the pawn stops on the Moon."""
    t = struck(2, HANDS, pawn=22)
    assert (t.has_ended(), t.s.pawn) == (("shadows", "moon-reached"), 24)
    assert t.s.points == [0, 0, 0, 3, 3]


def test_one_step_short_of_the_moon() -> None:
    """S7.2 One card fewer, and the round goes on."""
    t = struck(2, HANDS, pawn=20)
    assert (t.has_ended(), t.s.pawn, t.kind, t.turn) == (None, 23, "follow", 3)


def test_world_that_can_no_longer_be_completed() -> None:
    """S7.2 The hand is out of the round: a world whose card lies there stays open."""
    t = Table(4, ["P1", "N6", "B1", "B2"], up={1: "dagger"})
    t.play("P1 N6")
    t.answer(1, Eliminate(2))
    t.play("B2")
    assert (t.on_board("B"), t.kind) == ([2, 3, 4, 5, 6], "take-artifact")


def test_last_shadow() -> None:
    """S7.3 The last living Shadow: Shamans win the round at once."""
    t = struck(3, ["P1 ...", "N6 ..."], seats=4, shadows=(3,))
    assert (t.has_ended(), t.s.points) == (("shamans", "last-shadow-eliminated"), [2, 2, 2, 0])
    assert (t.kind, t.s.pawn) == ("deal", 4)


def test_second_of_two_shadows() -> None:
    """S7.3 With five players the second Shadow is the last."""
    t = Table(5, ["P1 ...", "N8 ...", "...", "", "..."], placed="N", up={1: "dagger"}, dead=[3])
    t.play("P1 N8")
    t.answer(1, Eliminate(4))
    assert (t.has_ended(), t.s.points) == (("shamans", "last-shadow-eliminated"), [2, 2, 2, 0, 0])


def test_shadow_eliminates_the_other_shadow() -> None:
    """S7.3 By a Shadow too; the last one left plays on alone."""
    t = struck(4, HANDS, shadows=(1, 4))
    assert (t.has_ended(), t.living(), t.turn) == (None, [0, 1, 2, 3], 2)


def test_shadows_hand_is_revealed_and_placed() -> None:
    """S7.3 Not the last: the hand is revealed and placed at its worlds; the pawn stays."""
    t = struck(4, ["P1 ...", "N8 ...", "...", "...", "B1 G2 R3"])
    assert (t.s.pawn, t.hand(4)) == (4, "")
    assert [1 in t.on_board("B"), 2 in t.on_board("G"), 3 in t.on_board("R")] == [True] * 3
    placed = {"seat": 4, "cards": (card("B1"), card("G2"), card("R3"))}
    assert (t.told("hand-placed"), t.heard("hand-placed")) == ([placed], [None])
    assert (t.kind, t.turn) == ("follow", 2)


def test_shadows_hand_completes_a_world() -> None:
    """S7.3 The eliminator performs the ritual of a world so completed."""
    t = struck(4, ["Y1 ...", "N8 ...", "...", "...", "B1 P8"], placed="N B")
    assert (t.kind, t.turn) == ("stabilisation", 1)
    t.answer(1, StepBack())
    assert (t.s.pawn, t.kind, t.turn) == (2, "follow", 2)


def test_eliminations_in_a_chain() -> None:
    """S7.3 A world completed so may be a Neutralisation: a second dagger, a second victim."""
    t = Table(
        5,
        ["P1 ...", "N8 ...", "...", "...", "S8 Y2"],
        placed="N S",
        up={1: "dagger dagger"},
    )
    t.play("P1 N8")
    t.answer(1, Eliminate(4))
    assert (t.kind, t.turn, t.living()) == ("neutralisation", 1, [0, 1, 2, 3])
    t.answer(1, Eliminate(3))
    assert t.has_ended() == ("shamans", "last-shadow-eliminated")


def test_worlds_completed_by_a_trick_before() -> None:
    """S7.3 Purple was completed by an earlier trick: the eliminator does not perform it again."""
    hands = ["P1 B2 ...", "P2 N8 ...", "P3 ...", "P4 ...", "P5 B1 ..."]
    t = Table(5, hands, placed="P N", up={1: "dagger"})
    t.play("P1 P2 P3 P4 P5")
    t.take("moonstone")
    t.play("B1 B2 N8")
    t.answer(1, Eliminate(3))
    assert (t.s.points, t.kind, t.turn) == ([0, 0, 0, 0, 1], "follow", 2)


def test_worlds_completed_by_an_elimination_before() -> None:
    """S7.3 Blue was completed by the first elimination: the second brings it not again."""
    hands = ["P1 ...", "N8 ...", "S8 ...", "...", "B8"]
    t = Table(5, hands, placed="N S B", up={1: "dagger", 2: "dagger"}, pawn=0)
    t.play("P1 N8")
    t.answer(1, Eliminate(4))
    t.answer(1, StepBack())
    t.play("S8")
    t.answer(2, Eliminate(0))
    assert (t.kind, t.turn, t.living()) == ("follow", 3, [1, 2, 3])


def test_destination_completed_only_with_the_trick() -> None:
    """S7.3 A Destination that lacks only the played cards is completed when they are placed."""
    t = struck(
        4,
        ["P1 ...", "N8 ...", "P2 ...", "P3 ...", "P8 B1"],
        placed="N P",
        shadows=(0, 4),
    )
    assert (t.on_board("P"), t.s.points) == ([4, 5, 6, 7, 8], [0] * 5)
    t.play("P2 P3")
    t.take("dagger")
    assert (t.on_board("P"), t.s.points) == ([1, 2, 3, 4, 5, 6, 7, 8], [0, 0, 0, 1, 0])


def test_played_card_stays_but_does_not_count() -> None:
    """S7.4 It is placed with the trick, but counts neither lowest nor highest."""
    hands = ["P4 ...", "P8 ...", "P1 B1", "N8 ...", "P6 ..."]
    t = Table(5, hands, placed="N", up={3: "dagger"}, shadows=[2, 4])
    t.play("P4 P8 P1 N8")
    t.answer(3, Eliminate(2))
    t.play("P6")
    assert (t.in_trick(2), t.kind, t.turn) == ("P1", "take-artifact", 0)
    t.take("dagger")
    assert (t.on_board("P"), t.turn) == ([1, 4, 6, 8], 1)


def test_highest_card_was_an_eliminated_players() -> None:
    """S7.4 The highest card was theirs: the next highest places and leads."""
    hands = ["P4 ...", "P8 B1", "P1 ...", "N8 ...", "P6 ..."]
    t = Table(5, hands, placed="N", up={3: "dagger"}, shadows=[1, 4])
    t.play("P4 P8 P1 N8")
    t.answer(3, Eliminate(1))
    t.play("P6")
    t.take("dagger")
    assert (t.on_board("P"), t.turn) == ([1, 4, 6, 8], 4)


def test_player_not_yet_to_play_does_not_play() -> None:
    """S7.4 Eliminated before their turn: the turn is skipped."""
    t = struck(2, HANDS)
    assert (t.kind, t.turn) == ("follow", 3)
    assert t.refused(2, Play(card("B1"))).data() == "S3.2 not-your-question"


def test_destination_stays_without_the_guide() -> None:
    """S7.4 The Guide is eliminated: the Destination stays, and who matches it does not stray."""
    t = struck(0, ["P1 B1 B2", "N8 ...", "P3 ...", "S3 ...", "P2 ..."])
    assert t.s.pawn == 6
    t.play("P3 S3 P2")
    assert (t.s.pawn, t.kind, t.turn) == (7, "take-artifact", 4)
    t.take("dagger")
    assert (t.on_board("P"), t.turn) == ([1, 2, 3], 2)


def test_eliminated_guide_names_the_next() -> None:
    """S7.4, S4.5 Nobody else matched: the eliminated Guide names the next one."""
    t = struck(0, ["P1 B1 B2", "N8 ...", "Y3 ...", "S3 ...", "Y2 ..."])
    t.play("Y3 S3 Y2")
    assert (t.kind, t.turn, t.on_board("P")) == ("name-guide", 0, [1])
    t.answer(0, NameGuide(4))
    assert (t.kind, t.turn) == ("lead", 4)
