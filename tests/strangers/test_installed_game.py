"""The guide is true: rules, a door and a few words are a game in terminal, browser and arena."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.server.running import Guest, Server
from tests.strangers.conftest import Stranger


def test_it_stands_on_the_shelf(stranger: Stranger) -> None:
    assert "wisps: Wisps, 2–4 players" in stranger.said("play")


def test_the_kit(stranger: Stranger) -> None:
    assert stranger.said("check", "wisps", "--matches", "2").startswith("wisps: ")


def test_many_games(stranger: Stranger) -> None:
    told = stranger.said("simulate", "wisps", "--seats", "3", "--games", "6", "--bots", "greedy")
    assert told.startswith("Wisps, 3 seats: 6 games, 54 answers")
    told = stranger.said("balance", "wisps", "--games", "4", "--bots", "random", "--players", "2")
    assert told.startswith("2 players:")
    told = stranger.said("duel", "greedy", "random", "--game", "wisps", "--deals", "4")
    assert "greedy" in told


def test_its_rules(stranger: Stranger) -> None:
    assert "W1  Every player gets a hidden wisp." in stranger.said("rules", "wisps")


def test_a_match_in_the_terminal_is_saved_and_resumed(stranger: Stranger, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    told = stranger.said(
        "play", "wisps", "--seats", "2", "--bots", "search:50", "--record", str(file), typed="1\n"
    )
    assert "1: Stay" in told
    assert "The match is saved in" in told
    told = stranger.said("play", "--resume", str(file), typed="1\n2\n")
    assert "The wisps are shown" in told
    assert "The record is sound" in stranger.said("verify", str(file))


def test_a_match_in_the_browser_against_search_outlives_the_server(
    stranger: Stranger, server: Server, guest: Guest, tmp_path: Path
) -> None:
    (info,) = [game for game in guest.get("/api/games") if game["name"] == "wisps"]
    assert info["levels"] == ["beginner", "casual", "greedy", "search"]
    assert "strengths" not in info
    table = guest.table("me", "search", game="wisps", start=True)["id"]
    one = guest.at(table)
    one.until_asked(0)
    one.answer(0)
    one.until_asked(0)
    before = one.positions[0]["asked"]
    server.process.send_signal(signal.SIGKILL)
    server.process.wait()
    server.let_go()
    again = Server(tmp_path)
    try:
        guest.come_to(again)
        one = guest.at(table)
        assert one.until_asked(0)["asked"] == before
        one.play_on(0)
        assert one.positions[0]["outcome"]["scores"]
    finally:
        again.kill()


@pytest.mark.parametrize("name", ["wisps:Wisps", "wisps:PACKAGE"])
def test_a_game_or_its_door_by_its_path(stranger: Stranger, name: str) -> None:
    told = stranger.said("simulate", name, "--seats", "2", "--games", "1")
    assert told.startswith("Wisps, 2 seats: 1 game")
