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

    def check(self, kind: str, address: str) -> None:
        """Refused if it is too much."""
        rate, size = self.rates[kind]
        if not address or not rate:
            return
        bucket = self.buckets.setdefault((kind, address), Bucket(rate, size))
        if not bucket.take():
            raise Illegal("", "too-many-tables" if kind == "table" else "too-many-requests")

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """One more as long as it is open."""
        if address and 0 < self.most_sockets <= self.sockets[address]:
            raise Illegal("", "too-many-requests")
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def forget(self) -> None:
        """Those who have asked for nothing lately."""
        self.buckets = {who: one for who, one in self.buckets.items() if not one.is_full()}
