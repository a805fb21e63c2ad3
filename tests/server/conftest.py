from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Guest, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def guest(server: Server) -> Guest:
    return Guest(server)


@pytest.fixture
def friend(server: Server) -> Guest:
    return Guest(server)
