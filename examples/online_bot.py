"""A bot that plays on a server: it sits down at a public table and plays the game to its end.

    python examples/online_bot.py https://play.example KEY castle

The key is made on the account page of the server; docs/protocol.md tells what is said.
"""

import random
import sys

from alcaide.client import Client, Turn

FAVOURITES = ["score", "grandee", "baron", "castle", "follow", "buy"]


def choose(turn: Turn) -> int:
    """Return the place of the first favourite kind of action, or of any action."""
    for kind in FAVOURITES:
        places = [n for n, each in enumerate(turn.actions) if each["action"]["type"] == kind]
        if places:
            return random.choice(places)
    return random.randrange(len(turn.actions))


if __name__ == "__main__":
    address, key, game = sys.argv[1:]
    with Client(address, key) as client:
        for table in client.lobby(game):
            end = client.play(table["id"], choose, sit=True)
            print(f"{table['name']}: {end.scores}, won by seat {end.winners}, mine {end.seats}")
            break
        else:
            print("no table has a free seat")
