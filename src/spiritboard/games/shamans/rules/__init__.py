"""The rules of Shamans, one module a chapter, one frame a paragraph of the rulebook.

S1, S2  set-up        setup.py         S5  portals        portals.py
S3      the trick     trick.py         S6  rituals        rituals.py
S4      resolving it  resolution.py    S7  elimination    elimination.py
S4.2    artifacts     artifacts.py     S8  scoring        scoring.py
"""
