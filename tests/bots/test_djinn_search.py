"""The searching bot of Djinn: what is done beside an answer is imagined too."""

from __future__ import annotations

from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.match import Match


def test_a_match_is_searched_to_its_end() -> None:
    match = Match.new("djinn", seats=2, seed=3)
    bots = {0: bot_for("search:4", "djinn", bot_key("3", 0))}
    bots[1] = bot_for("random", "djinn", bot_key("3", 1))
    while match.decision is not None:
        found = next_bot_answer(match, bots)
        assert found is not None
        match.play(*found, by=bots[found[0]].name)
    assert match.outcome is not None
