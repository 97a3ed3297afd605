"""A bot as a program of its own: it takes the action that brings most money or, else, any.

    alcaide simulate alcazar --bot greedy --bot "cmd:python examples/outside_bot.py" --seed 7

It needs nothing but Python; docs/outside-bots.md tells what is asked and answered.
"""

import json
import random
import sys
from typing import Any

FAVOURITES = ["grandee", "baron", "score", "castle", "bridge", "buy", "put"]


def choose(view: dict[str, Any], actions: list[dict[str, Any]]) -> int:
    """Return the place of the first favourite kind of action, or of any action."""
    for kind in FAVOURITES:
        places = [n for n, each in enumerate(actions) if each["action"]["type"] == kind]
        if places:
            return random.choice(places)
    return random.randrange(len(actions))


for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        random.seed(asked["seat"])
        answer: dict[str, Any] = {"name": "An example"}
    else:
        answer = {"action": choose(asked["view"], asked["actions"])}
    print(json.dumps(answer), flush=True)
