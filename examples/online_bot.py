"""A bot that plays on a server: it sits down at a public table and plays the game to its end.

    python examples/online_bot.py https://play.example KEY castle

The key is made on the account page of the server; docs/protocol.md tells what is said.
"""

import random
import sys

from httpx import HTTPError

from alcaide.client import Client, ServerError, Turn

FAVOURITES = ["score", "grandee", "baron", "castle", "follow", "buy"]


def choose(turn: Turn) -> int:
    """Return the place of the first favourite kind of action, or of any action."""
    for kind in FAVOURITES:
        places = [n for n, each in enumerate(turn.actions) if each["action"]["type"] == kind]
        if places:
            return random.choice(places)
    return random.randrange(len(turn.actions))


def play(address: str, key: str, game: str) -> str:
    """Play at the first table that has a free seat; tell how it ended."""
    with Client(address, key) as client:
        for table in client.lobby(game):
            end = client.play(table["id"], choose, sit=True)
            return f"{table['name']}: {end.scores}, won by seat {end.winners}, mine {end.seats}"
    return "no table has a free seat"


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: python online_bot.py ADDRESS KEY GAME")
    try:
        print(play(*sys.argv[1:]))
    except (ServerError, HTTPError) as error:
        sys.exit(f"{error}")
