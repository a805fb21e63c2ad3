"""Limits by the address that somebody comes from: to be many guests costs nothing, to be many addresses does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network

from spiritboard.core.errors import Illegal
from spiritboard.server.limits import Bucket
from spiritboard.server.settings import Settings


def address_of(host: str) -> str:
    """Whom to count: an IPv4 address, or the /64 that one household has of IPv6.

    Nobody, for this very machine: it is its owner, or a proxy that does not say for whom it asks.
    """
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if found.is_loopback:
        return ""
    return str(ip_network((found, 64), strict=False) if found.version == 6 else found)


class Addresses:
    """How much each has asked for lately, and how many sockets it holds."""

    def __init__(self, settings: Settings) -> None:
        per_minute = 1 / 60
        tables = 3 * settings.tables_per_minute
        self.rates: dict[str, tuple[float, float]] = {
            "request": (settings.requests_per_second, 3 * settings.requests_per_second),
            "guest": (settings.guests_per_minute * per_minute, settings.guests_per_minute),
            "table": (tables * per_minute, tables),
        }
        """By what is asked for: so many a second, and so many at once; 0: no limit."""
        self.most_sockets = settings.sockets_per_address
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.sockets: Counter[str] = Counter()
        self.sockets_elsewhere: Counter[str] = Counter()
        """Of other nodes."""
        self.spent: Counter[tuple[str, str]] = Counter()
        """What they don't know of yet."""

    def check(self, kind: str, address: str) -> None:
        """Refused if it is too much."""
        if not address or not self.rates[kind][0]:
            return
        if not self.bucket(kind, address).take():
            raise Illegal("", "too-many-tables" if kind == "table" else "too-many-requests")
        self.spent[kind, address] += 1

    def bucket(self, kind: str, address: str) -> Bucket:
        return self.buckets.setdefault((kind, address), Bucket(*self.rates[kind]))

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """One more as long as it is open."""
        here, there = self.sockets[address], self.sockets_elsewhere[address]
        if address and 0 < self.most_sockets <= here + there:
            raise Illegal("", "too-many-requests")
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def spent_lately(self) -> list[tuple[str, str, int]]:
        """Since this was asked last: for what, by whom and how often."""
        found = [(*who, times) for who, times in self.spent.items()]
        self.spent.clear()
        return found

    def spend(self, kind: str, address: str, times: int) -> None:
        """It was asked for at another node."""
        if self.rates[kind][0]:
            self.bucket(kind, address).level -= times

    def forget(self) -> None:
        """Those who have asked for nothing lately."""
        self.spent.clear()
        self.buckets = {who: one for who, one in self.buckets.items() if not one.is_full()}
