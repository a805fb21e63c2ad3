"""What an answer would cost and give, told from a view before it is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from spiritboard.catalog import table_side
from spiritboard.core.errors import Illegal
from spiritboard.core.rng import Rng
from spiritboard.core.speech import Saying
from spiritboard.core.table_side import Prospect
from spiritboard.games.djinn.actions import Capture, Craft, Lure, Skip, Study, Walk
from spiritboard.games.djinn.info import DjinnOptions
from tests.djinn.table import GAME, Table, capture, counted, location, mage, space

TABLE_SIDE = table_side("djinn")


def weighed(t: Table, **wish: Any) -> Sequence[Prospect]:
    return TABLE_SIDE.what_if(GAME.view(t.s, t.me), wish)


def captured(t: Table, djinn: str, at: str = "R1", **more: Any) -> Prospect:
    """A batch by letters; all that is not given is chosen for the player."""
    wish = {"space": space(at), "djinn": counted(djinn), "boss": "X" in djinn, **more}
    (found,) = weighed(t, do="capture", **wish)
    return found


def missing(prospect: Prospect) -> list[str]:
    return [f"{refusal.rule} {refusal.key}" for refusal in prospect.missing]


def said(sayings: Sequence[Saying]) -> dict[str, Any]:
    return dict(sayings)


def test_the_cheapest_way_is_proposed() -> None:
    """D22 One's own magic if it is enough; into a bottle if there is one."""
    t = Table(2, "R1", "magic=4 M11 coins=3 bottles=b corks=1", djinn={"R1": "bnX"})
    found = captured(t, "b")
    assert found.action == capture("b", bottled="b")
    assert found.missing == ()
    assert said(found.does)["what-if-magic"] == {"magic": 4, "left": 0}
    t.play(capture("b", bottled="b"))
    assert t.has("magic=0 corked=b")


def test_mages_are_called_where_magic_does_not_reach() -> None:
    """D22 The fewest coins: M13 would take 2, M11 takes 1."""
    t = Table(2, "R1", "magic=2 M11 M13 coins=3", djinn={"R1": "bnX"})
    found = captured(t, "n")
    assert found.action == capture("n", "M11")
    bill = said(found.does)
    assert bill["what-if-price"] == {"price": 4}
    assert bill["what-if-help"] == {"amount": 3}
    assert bill["what-if-coins"] == {"fee": 1, "left": 2}


def test_the_example_of_eleven_magic() -> None:
    """D22 K09 and M14 give 11 of the 12."""
    own = "K09 M14 coins=4 magic=3 circles=3"
    t = Table(4, "P23", own, djinn={"P23": "nnboX"}, turn=2)
    found = captured(t, "nnb", "P23")
    assert found.action == capture("nnb", "K09 M14")
    assert said(found.does)["what-if-help"] == {"amount": 11}


def test_all_that_is_missing_is_told_at_once() -> None:
    """D22, D23 Magic, and a circle or what a bottle would take."""
    t = Table(2, "R1", "magic=3 circles=2 held=oo", djinn={"R1": "bnX"})
    found = captured(t, "b")
    assert missing(found) == [
        "D22 magic-missing",
        "D23 circle-missing",
        "D23 or-bottle-missing",
        "D23 or-cork-missing",
    ]
    assert found.missing[0].params == {"need": 4, "missing": 1}


def test_a_chosen_way_is_weighed_as_it_is() -> None:
    """D23 Whoever insists on a bottle learns what is missing for it."""
    t = Table(2, "R1", "magic=4 coins=0 M11", djinn={"R1": "bnX"})
    assert missing(captured(t, "b", bottled=counted("b"))) == [
        "D23 bottle-missing",
        "D23 cork-missing",
    ]
    assert missing(captured(t, "b", mages=[mage("M11")])) == ["D22 costs-coins"]
    assert missing(captured(t, "b", mages=[mage("M01")])) == ["D22 mage-not-ready"]


def test_a_boss_brings_one_for_nothing() -> None:
    """D24 One that fits into a bottle is preferred."""
    t = Table(2, "R1", "magic=8 marker=9 bottles=n corks=1", djinn={"R1": "bnX"})
    assert captured(t, "X").action == capture("X", bottled="n", free="n")
    assert captured(t, "X", free=0, bottled=(0, 0, 0, 0), boss_bottle=1).action == capture(
        "X", bottled="N", free="b"
    )
    assert captured(t, "X", free=-1, boss_bottle=-1).action == capture("X")


def test_a_boss_left_alone_is_told() -> None:
    """D25 It would leave the town."""
    t = Table(2, "R1", "magic=8 marker=9", djinn={"R1": "bX"})
    assert "what-if-driven-out" in said(captured(t, "b").does)
    assert "what-if-driven-out" not in said(captured(t, "X").does)


def test_elsewhere_one_only_learns() -> None:
    """D22 What it would cost there; it is no answer."""
    t = Table(2, "S12<R1", "magic=3", djinn={"R3": "boX"})
    found = captured(t, "o", "R3")
    assert not found.is_open
    assert missing(found) == ["D22 magic-missing"]
    kinds = [prospect.say[0] for prospect in weighed(t, do="look", space=space("R3"))]
    assert kinds == ["djinn-blue", "djinn-orange", "djinn-boss"]


def test_what_is_not_there_cannot_be_weighed() -> None:
    t = Table(2, "R1", "magic=4", djinn={"R1": "bX"})
    with pytest.raises(Illegal, match="no-such-djinn"):
        captured(t, "o")
    with pytest.raises(Illegal, match="capture-somebody"):
        captured(t, "")
    with pytest.raises(Illegal, match="no-free-djinn"):
        captured(t, "b", free=0)
    with pytest.raises(Illegal, match="not-an-answer"):
        captured(t, "b", bottled=(0, 2, 0, 0))
    for wish in ({}, {"do": "dance"}, {"do": "look"}, {"do": "look", "space": 7}):
        with pytest.raises(Illegal, match="not-a-proposal"):
            TABLE_SIDE.what_if(GAME.view(t.s, t.me), wish)


def test_bosses_at_the_source() -> None:
    """D19 6 magic each, power counts once."""
    t = Table(2, "M<R1", "magic=7 marker=8 M11 M12 coins=2 bottles=p corks=1")
    (one,) = weighed(t, do="lure", count=1)
    assert one.action == Lure(1, (), (0, 0, 0, 1))
    (two,) = weighed(t, do="lure", count=2)
    assert two.action == Lure(2, (mage("M11"), mage("M12")), (0, 0, 0, 1))
    (many,) = weighed(t, do="lure", count=12)
    assert missing(many) == ["D22 magic-missing", "D23 circle-missing", "D19 no-bosses-left"]
    t = Table(2, "S12<R1", "magic=6 marker=8")
    (afar,) = weighed(t, do="lure", count=1)
    assert not afar.is_open


def test_a_route_of_three_stops() -> None:
    """D4 Never back; what each stop gives."""
    t = Table(2, "S12<R1", "S1 market@S23", walk=True, djinn={"R2": "boX"})
    (here,) = weighed(t, do="route", stops=[])
    assert here.ways == tuple(t.options(Walk))
    first, second = weighed(t, do="route", stops=[way("R2<S12"), way("S23<R2")])
    assert first.action == Walk(*way("R2<S12"))
    assert said(first.does)["gives-tavern"] == {"special": True}
    assert said(first.does)["gives-djinn"] == {"djinn": (1, 0, 1, 0, 1)}
    assert set(said(second.does)) == {"gives-tavern", "gives-market"}
    assert Walk(*way("R2<S23")) not in second.ways
    (back,) = weighed(t, do="route", stops=[way("R1<S12")])
    assert missing(back) == ["D4 never-back"]


def test_a_route_past_others() -> None:
    """D3 Whoever stands at the edge is paid or jumped."""
    t = Table(2, "S12<R1", "coins=1", walk=True, others={1: ("R2<S12", "")})
    (stop,) = weighed(t, do="route", stops=[way("R2<S12")])
    assert said(stop.does)["stop-toll"] == {"seats": (1,)}
    (jump,) = weighed(t, do="route", stops=[way("M<R2")])
    assert said(jump.does)["stop-jump"] == {"came": space("R2")}
    assert said(jump.does)["gives-source"] == {"most": 4, "price": 4}


def way(spelled: str) -> tuple[int, int]:
    name, _, came = spelled.partition("<")
    return space(name), space(came)


def test_previews_tell_the_numbers_before_and_after() -> None:
    t = Table(2, "S12<R1", "magic=3 coins=4 S1")
    told = said(TABLE_SIDE.preview(GAME.view(t.s, t.me), Study(raises=False)))
    assert told["preview-magic"] == {"before": 3, "after": 4}
    assert told["preview-scrolls"]["after"] == 1
    assert "preview-full" in told
    assert said(TABLE_SIDE.preview(GAME.view(t.s, t.me), Skip(2)))["preview-coins"] == {
        "before": 4,
        "after": 6,
    }


def test_previews_tell_points() -> None:
    """4.8 A cork that is not used is worth one."""
    t = Table(2, "T2<P12", "coins=4")
    told = said(TABLE_SIDE.preview(GAME.view(t.s, t.me), Craft(special=False, kind=-1)))
    assert told["preview-points"] == {"points": 1, "more": True}


def test_a_walk_tells_the_gear_that_pays() -> None:
    """4.4 The Tavern pays 2 magic with S2."""
    t = Table(2, "S12<R1", "S2", walk=True)
    told = said(TABLE_SIDE.preview(GAME.view(t.s, t.me), Walk(*way("R2<S12"))))
    assert told["gives-gear"]["gains"] == ((2, 2),)
    assert t.s.layout[space("R2")] == location("tavern")


def test_what_is_weighed_is_what_the_rules_say() -> None:
    """In random games: a wish without anything missing can be answered, any other is refused."""
    legal = refused = 0
    rng = Rng(7)
    s = GAME.setup(3, DjinnOptions())
    while s.stack:
        seat = GAME.whose(s)
        if seat >= 0:
            view = GAME.view(s, seat)
            for action in GAME.options(s, seat)[:4]:
                TABLE_SIDE.preview(view, action)
            for action in [a for a in GAME.options(s, seat) if isinstance(a, Capture)][:6]:
                wish = {
                    "do": "capture",
                    "space": s.place[seat],
                    "djinn": action.djinn,
                    "boss": action.boss,
                    "mages": rng.choice([action.mages, None]),
                    "bottled": rng.choice([action.bottled, (0, 0, 0, 0)]),
                    "free": action.free,
                }
                (found,) = TABLE_SIDE.what_if(view, wish)
                assert found.is_open
                assert found.action is not None
                try:
                    GAME.check(s, seat, found.action)
                except Illegal:
                    assert found.missing
                    refused += 1
                else:
                    assert not found.missing
                    legal += 1
        GAME.advance(s, seat, GAME.sample(s, seat, rng))
    assert min(legal, refused) > 5
