"""Everything that crosses the wire. The page's types and the API's description are made of it.

A socket speaks for the seats its browser holds, or looks on. Each seat is told apart from the
others: a browser with two seats gets two updates.
"""

from spiritboard.server.wire.base import *
from spiritboard.server.wire.commands import *
from spiritboard.server.wire.evening import *
from spiritboard.server.wire.http import *
from spiritboard.server.wire.messages import *
from spiritboard.server.wire.table import *
