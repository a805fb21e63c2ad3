"""The rules of Wildwoods, one module a subject, one frame a paragraph of the reference.

W1.2 W1.4 W1.5  river.py, needs.py, crystals.py     W3    phases.py
W1.6 W1.7       spirit.py, track.py                 W4.1  creatures.py
W1.9            brom.py, shadow_cards.py            W4.2  explore.py, bringing.py, using.py
W2              acting.py, roll*.py, rerolling.py   W4.3  shadow_cards.py
W5              places.py                           W4.4  story.py
W6              scenes.py

Effects are data: programme.py runs them, each module performs its own; conditions.py, quantities.py
and force.py read the table for them.
"""
