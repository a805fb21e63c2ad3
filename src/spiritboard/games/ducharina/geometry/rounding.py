"""The one division: to the nearest whole number, halves away from zero.

`//` rounds down, which would favour two sides of the hall over the others.
"""

from __future__ import annotations

from mypy_extensions import i64


def rounded(numerator: i64, denominator: i64) -> i64:
    """Of a fraction with a denominator above zero.

    >>> rounded(5, 2), rounded(-5, 2), rounded(7, 3)
    (3, -3, 2)
    """
    if numerator < 0:
        return -((denominator - 2 * numerator) // (2 * denominator))
    return (denominator + 2 * numerator) // (2 * denominator)
