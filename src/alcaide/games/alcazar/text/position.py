"""Positions as text, for people, tests and reports of faults: docs/notation.md.

A position stands at the opening of a turn. One thing a line::

    players 3
    turn 0
    build 7 8 9 8x2 7-9     pieces in the order of building: cubes, bridges with their pillars
    castle almeria 7        the building with a piece on 7 has this flag
    baron 0 8               seat and cell
    money 40 55 3
    hand 0 3 12 tower ?     ? is a card nobody knows

Further lines: ``version NUMBER`` (of the rules, where they are older ones), ``start``, ``round``,
``options``, ``shown SEAT CARDS`` (of a hand, taken openly), ``open CARDS``, ``deck CARDS`` (top
first) or ``deck none``, ``gone CARDS`` (played), ``towers NUMBER`` (left to buy), ``passed SEATS``
in succession, ``out SEATS``. What is left out is as at the start of a game; cards not named lie in
the open row and the deck in ascending order. ``;`` begins a comment.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.errors import PositionError
from alcaide.core.position_lines import lines_of, number_of
from alcaide.core.seat_sets import all_seats, has_seat, with_seat
from alcaide.games.alcazar.information.view import observe, options_of
from alcaide.games.alcazar.rules.components import FLAGS, SPACES, TOWERS, load_board
from alcaide.games.alcazar.rules.setup import OPTIONS, SEATS, set_options
from alcaide.games.alcazar.rules.state import OVER, VERSION, State
from alcaide.games.alcazar.text.position_pieces import lay_pieces, place_noble, plant_flag
from alcaide.games.alcazar.text.position_reach import tower_cards_played

HEAD = ("players", "version", "start", "turn", "round", "options")
TABLE = ("build", "castle", "baron", "grandee", "money")
CARDS = ("hand", "shown", "open", "deck", "gone", "towers", "passed", "out")
ORDER = (*HEAD, *TABLE, *CARDS)
SEATED = ("hand", "shown")  # a line for each seat
REPEATED = ("build", "castle", "baron", "grandee")


def read_position(text: str, board: str = "", *, reachable: bool = True) -> State:
    """Return the state that a text describes.

    Raises PositionError with the line, the rule and the reason when no game could reach it.
    ``reachable=False`` takes more cubes on a cell than cards can lay, to study a single rule.
    """
    lines = lines_of(text.lower(), ORDER, SEATED, REPEATED)
    state = _new(lines, board)
    stock: dict[str, list[str]] = {}
    for number, words in lines:
        try:
            _apply(state, words, stock)
        except PositionError as error:
            raise PositionError(f"line {number}: {error}") from None
    _check_flags(state)
    _deal(state, stock, tower_cards_played(state) if reachable else 0)
    _set_passes(state, stock)
    return state


def _new(lines: list[tuple[int, list[str]]], board: str) -> State:
    for number, words in lines:
        if words[0] == "players":
            count = number_of(words[1:2], f"line {number}: players")
            if count not in SEATS:
                raise PositionError(f"line {number}: ALC-1: 2 to 5 players, not {count}")
            return State(load_board(board), count)
    return State(load_board(board), SEATS[0])


def _apply(state: State, words: list[str], stock: dict[str, list[str]]) -> None:
    match words:
        case ["players", *_]:
            pass
        case ["version", *rest]:
            state.version = _version(rest)
        case ["start", *rest]:
            state.start = _seat(state, rest)
        case ["turn", *rest]:
            state.seat = _seat(state, rest)
        case ["round", *rest]:
            state.round = number_of(rest, "round")
        case ["options", *rest]:
            _set_options(state, rest)
        case ["build", *rest]:
            lay_pieces(state, rest)
        case ["castle", flag, cell]:
            plant_flag(state, flag, cell)
        case ["baron" | "grandee" as kind, seat, *cells]:
            for cell in cells:
                place_noble(state, _seat(state, [seat]), kind == "grandee", cell)
        case ["money", *rest] if len(rest) == state.players:
            state.money = vec[i64]([number_of([word], "money") for word in rest])
        case ["hand" | "shown" as key, seat, *rest]:
            stock[f"{key} {_seat(state, [seat])}"] = rest
        case ["open" | "deck" | "gone" | "towers" | "passed" | "out" as key, *rest]:
            stock[key] = rest
        case _:
            raise PositionError(f"{' '.join(words)[:40]!r} has too few or too many words")


def _version(words: list[str]) -> int:
    version = number_of(words, "version")
    if version not in range(1, VERSION + 1):
        raise PositionError(f"the rules have the versions 1 to {VERSION}, not {version}")
    return version


def _seat(state: State, words: list[str]) -> int:
    seat = number_of(words, "a seat")
    if seat >= state.players:
        raise PositionError(f"ALC-1: there is no seat {seat}; seats are 0 to {state.players - 1}")
    return seat


def _set_options(state: State, words: list[str]) -> None:
    chosen = options_of(state)
    known = {option.name: option.values for option in OPTIONS}
    for word in words:
        name, _, value = word.partition("=")
        if value not in known.get(name, ()):
            raise PositionError(f"{word[:40]!r} is no option; options are {', '.join(known)}")
        chosen[name] = value
    set_options(state, chosen)


def _check_flags(state: State) -> None:
    """Refuse XL palaces while a flag is free (ALC-22)."""
    for building, flag in enumerate(state.flag):
        if flag == -1 and state.value[building] >= 5 and state.free_flags():
            cell = state.board.names[_first(state, building)]
            raise PositionError(
                f"ALC-22: the palace on {cell} has value {state.value[building]} and a flag is "
                f"free: it is a castle; say so with: castle FLAG {cell}"
            )


def _first(state: State, building: int) -> int:
    return next(cell for cell, mask in enumerate(state.standing) if mask >> building & 1)


def _deal(state: State, stock: dict[str, list[str]], towers_played: int) -> None:
    """Put every card where the text says, the others where they are out of the way."""
    named = [word for key, words in stock.items() for word in words if _holds_cards(key)]
    numbers = [_card(word) for word in named if word not in ("tower", "?", "none")]
    for card in numbers:
        if numbers.count(card) > 1:
            raise PositionError(f"ALC-2: card {card} is in two places")
    rest = [card for card in range(1, SPACES + 1) if card not in numbers]
    for seat in range(state.players):
        _deal_hand(state, seat, stock, rest)
    state.open = [_card(word) for word in stock["open"]] if "open" in stock else rest[:6]
    if len(state.open) > 6:
        raise PositionError(f"ALC-3: six cards lie open, not {len(state.open)}")
    left = rest if "open" in stock else rest[6:]
    deck = stock.get("deck", [])
    state.deck = left if "deck" not in stock else [_card(word) for word in deck if word != "none"]
    state.deck.reverse()
    if state.deck and len(state.open) < 6:
        raise PositionError(f"ALC-11: {len(state.open)} cards lie open; with a deck there are six")
    _deal_towers(state, stock, towers_played)


def _holds_cards(key: str) -> bool:
    return key in ("open", "deck", "gone") or key.startswith("hand")


def _card(word: str) -> int:
    card = number_of([word], "a card")
    if not 1 <= card <= SPACES:
        raise PositionError(f"ALC-2: there is no card {card}; cards are 1 to 72")
    return card


def _deal_hand(state: State, seat: int, stock: dict[str, list[str]], rest: list[int]) -> None:
    words = stock.get(f"hand {seat}", [])
    state.tower_hands[seat] = words.count("tower")
    cards = [_card(word) for word in words if word not in ("tower", "?")]
    for _ in range(words.count("?")):
        if not rest:
            raise PositionError("ALC-2: more cards in hands than there are")
        cards.append(rest.pop())
    state.hands[seat] = sorted(cards)
    state.shown[seat] = sorted(_card(word) for word in stock.get(f"shown {seat}", []))
    for card in state.shown[seat]:
        if card not in cards:
            raise PositionError(f"ALC-93: card {card} is shown but not in the hand of seat {seat}")


def _deal_towers(state: State, stock: dict[str, list[str]], played: int) -> None:
    gone = sum(state.tower_hands) + played
    left = max(0, TOWERS - gone)
    state.towers = number_of(stock["towers"], "towers") if "towers" in stock else left
    if state.towers + gone > TOWERS:
        raise PositionError(f"ALC-2: there are {TOWERS} tower cards, not {gone + state.towers}")


def _set_passes(state: State, stock: dict[str, list[str]]) -> None:
    """Say who passed and who is out; end a game that has come to its end."""
    for word in stock.get("passed", []):
        state.passed = with_seat(state.passed, _seat(state, [word]))
    for word in stock.get("out", []):
        seat = _seat(state, [word])
        if state.hands[seat] or state.tower_hands[seat] or state.open or state.towers:
            raise PositionError(f"ALC-71: seat {seat} is not out while there are cards to hold")
        state.out = with_seat(state.out, seat)
    everybody = all_seats(state.players)
    if not state.cubes or not state.bridges or not everybody & ~state.out & ~state.passed:
        state.phase = OVER  # ALC-90, ALC-72
    elif has_seat(state.out, state.seat):
        raise PositionError(f"ALC-71: it is the turn of seat {state.seat}, who is out")


def write_position(state: State, seat: int | None = None) -> str:
    """Return the text of a position as a seat knows it; None: with every card.

    In a noble step the text is that of the same table at the opening of a turn; in a flag step it
    shows the palaces that wait, and cannot be read (ALC-22).
    """
    view = observe(state, seat)
    names = state.board.names
    options = options_of(state)
    lines = [f"players {state.players}"]
    lines += [f"version {state.version}"] if state.version < VERSION else []
    lines += [f"start {state.start}", f"turn {state.seat}"]
    lines += [f"round {state.round}", "options " + " ".join(f"{k}={v}" for k, v in options.items())]
    pieces = [_piece_name(names, piece.cells) for piece in view.pieces]
    lines += ["build " + " ".join(pieces)] if pieces else []
    castles = {b.flag: names[_first(state, b.id)] for b in view.buildings if b.flag}
    lines += [f"castle {flag} {castles[flag]}" for flag in FLAGS if flag in castles]
    lines += [f"{noble.kind} {noble.seat} {names[noble.cell]}" for noble in view.nobles]
    lines.append("money " + " ".join(str(money) for money in state.money))
    for other in range(state.players):
        lines += _hand_lines(state, other, known=seat in (None, other))
    lines += [_line("open", state.open), _line("gone", _gone(state))]
    if seat is None:
        lines.append(_line("deck", state.deck[::-1] or ["none"]))
    lines.append(f"towers {state.towers}")
    for key, bits in (("passed", state.passed), ("out", state.out)):
        lines += (
            [_line(key, [s for s in range(state.players) if has_seat(bits, s)])] if bits else []
        )
    return "\n".join(lines) + "\n"


def _line(key: str, words: Sequence[object]) -> str:
    return " ".join([key, *(str(word) for word in words)])


def _gone(state: State) -> list[int]:
    """Return the construction cards that have left the game, as everybody knows (ALC-11)."""
    left = state.open + state.deck + [card for hand in state.hands for card in hand]
    return [card for card in range(1, SPACES + 1) if card not in left]


def _piece_name(names: list[str], cells: tuple[int, ...]) -> str:
    return names[cells[0]] if len(cells) == 1 else f"{names[cells[0]]}-{names[cells[-1]]}"


def _hand_lines(state: State, seat: int, *, known: bool) -> list[str]:
    shown = state.shown[seat]
    faces = state.hands[seat] if known else shown
    cards = [str(card) for card in faces] + ["?"] * (len(state.hands[seat]) - len(faces))
    cards += ["tower"] * state.tower_hands[seat]
    lines = [f"hand {seat} " + " ".join(cards)] if cards else []
    return [*lines, _line(f"shown {seat}", shown)] if shown else lines
