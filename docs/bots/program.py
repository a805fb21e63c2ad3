#!/usr/bin/env python3
"""A bot that is a program: a question is a line of JSON on stdin, the answer a line on stdout.

    spiritboard duel "cmd:python3 docs/bots/program.py" random --game djinn --deals 2

It is written from docs/write-a-bot.md alone. Give it a mind in `choose`.
"""

import json
import random
import sys


def choose(view, options, budget):
    """The number of an option; `view` is all that this seat may know."""
    return random.randrange(len(options))


for line in sys.stdin:
    question = json.loads(line)
    random.seed(question["random"])
    answer = None  # out of turn it does nothing
    if question["asked"]:
        answer = choose(question["view"], question["options"], question["budget"])
    print(json.dumps({"answer": answer}), flush=True)
