"""Another table like one, written out field by field: bots do it more often than anything else."""

from __future__ import annotations

from spiritboard.games.djinn.state import DjinnState


def twin(s: DjinnState) -> DjinnState:
    """Must agree with `clone`."""
    t = DjinnState.__new__(DjinnState)
    t.stack = s.stack[:]
    t.answers = s.answers[:]
    t.question = s.question
    t.box = s.box
    t.first = s.first
    t.turn = s.turn
    t.last = s.last
    t.is_final = s.is_final
    t.layout = s.layout[:]
    t.djinn = s.djinn[:]
    t.boss = s.boss[:]
    t.bag = s.bag[:]
    t.draws = s.draws
    t.openings = s.openings
    t.bosses = s.bosses
    t.chests = s.chests[:]
    t.mages = s.mages[:]
    t.mage_piles = s.mage_piles[:]
    t.gear = s.gear[:]
    t.gear_piles = s.gear_piles[:]
    t.awards = s.awards[:]
    t.traits = s.traits[:]
    t.scoring = s.scoring[:]
    t.tom = s.tom[:]
    t.place = s.place[:]
    t.came = s.came[:]
    t.stall = s.stall[:]
    t.magic = s.magic[:]
    t.marker = s.marker[:]
    t.minimum = s.minimum[:]
    t.coins = s.coins[:]
    t.scrolls = s.scrolls[:]
    t.keys = s.keys[:]
    t.corks = s.corks[:]
    t.circles = s.circles[:]
    t.blocked = s.blocked
    t.bottles = s.bottles[:]
    t.held = s.held[:]
    t.corked = s.corked[:]
    t.secrets = s.secrets[:]
    t.sets = s.sets
    t.done = s.done
    t.used = s.used
    t.fresh = s.fresh
    t.boost = s.boost
    t.stays = s.stays
    return t
