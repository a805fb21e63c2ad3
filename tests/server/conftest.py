from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.keeping import Database, Kept, database
from tests.server.running import Guest, Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that do nothing to it."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def guest(server: Server) -> Guest:
    return Guest(server)


@pytest.fixture
def friend(server: Server) -> Guest:
    return Guest(server)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Database]:
    """One for all tests; each has a database of its own in it."""
    with database() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    """A store with nothing in it."""
    url = request.getfixturevalue("postgres").new() if request.param == "postgresql" else ""
    found = Kept(tmp_path, url)
    found.prepare()
    return found


@pytest.fixture(autouse=True)
def no_connection_left_open(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whoever leaves one is found out here, not by whichever test runs when it is collected."""
    gc.freeze()  # what was there before need not be looked at
    yield
    if {"postgres", "where"} & set(request.fixturenames):
        gc.collect()
    gc.unfreeze()
