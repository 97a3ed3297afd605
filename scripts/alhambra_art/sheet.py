"""All symbols of Alhambra and the classes of its nodes, as one file."""

from __future__ import annotations

from collections.abc import Iterator

from alcaide.games.alhambra.board.picture import CHEAPEST, RICHEST, tile_parts
from alcaide.games.alhambra.rules.components import (
    COLOURS,
    CURRENCIES,
    FOUNTAIN,
    PAIRS,
    TYPES,
    load_components,
)
from alhambra_art import (
    arcades,
    cards,
    chambers,
    classes,
    garden,
    glyphs,
    grounds,
    icons,
    ornaments,
    pavilion,
    seraglio,
    tower,
    vizier,
    wallart,
)

HEAD = """\
<svg xmlns="http://www.w3.org/2000/svg" class="sprites" width="0" height="0"
 aria-hidden="true">
<!-- Alhambra: every symbol that a scene names, and the classes of its nodes. Written by
     scripts/alhambra_art from the data of the game; all drawing is our own. A tile is 100 x 100,
     north up, never turned; it has a face for the board and a plain one for small plans. -->
"""
BUILDINGS = {
    "pavilion": pavilion.pavilion,
    "seraglio": seraglio.seraglio,
    "arcades": arcades.arcades,
    "chambers": chambers.chambers,
    "garden": garden.garden,
    "tower": tower.tower,
}
MODULES = (ornaments, pavilion, seraglio, arcades, chambers, garden, tower, wallart)
TILE, CARD = "0 0 100 100", "0 0 100 144"
NIGHT = '<use href="#al-night"/>'
PRICES = range(1, 14)


def sheet() -> str:
    """Return the text of sprites.svg."""
    style = "\n".join([glyphs.STYLE, icons.STYLE, wallart.STYLE, *classes.STYLES])
    lines = "\n".join(_parts())
    return f"{HEAD}<style>\n{style}\n</style>\n{lines}\n</svg>\n"


def _symbol(name: str, box: str, art: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}"><g class="al-ink">{art}</g></symbol>'


def _faces(fine: str, plain: str) -> str:
    return f'<g class="al-fine">{fine}</g><g class="al-plain">{plain}</g>{NIGHT}'


def _card(name: str, art: str) -> str:
    return _symbol(name, CARD, f'{art}<use href="#al-night-card"/>')


def _parts() -> Iterator[str]:
    yield "<defs>"
    yield from (grounds.patterns() | cards.patterns()).values()
    yield "</defs>"
    for name, art in glyphs.EMBLEMS.items():
        yield f'<symbol id="em-{name}" viewBox="0 0 20 20">{art}</symbol>'
    for name, d in (glyphs.TYPES | glyphs.MONEY).items():
        yield (
            f'<symbol id="al-{name}" viewBox="0 0 24 24"><path d="{d}" fill-rule="evenodd"'
            ' stroke="none"/></symbol>'
        )
    for module in MODULES:
        for name, art in module.PARTS.items():
            yield f'<g id="al-{name}">{art}</g>'
    yield '<path id="al-night" class="al-dusk" d="M0,0H100V100H0z" stroke="none"/>'
    yield f'<path id="al-night-card" class="al-dim" d="{cards.EDGE}" stroke="none"/>'
    yield '<rect id="al-hit" x="-47" y="-47" width="94" height="94" rx="7"/>'
    yield from _tiles()
    yield from _walls()
    yield from _cards()
    for name, art in icons.ICONS.items():
        yield _symbol(name, "0 0 24 24", art)
    yield _symbol("vizier", "0 0 60 84", vizier.active())
    yield _symbol("vizier-used", "0 0 60 84", vizier.used())


def _tiles() -> Iterator[str]:
    for kind in TYPES:
        yield f'<g id="al-ground-{kind}">{grounds.ground(kind)}</g>'
        yield f'<g id="al-flat-{kind}">{grounds.flat(kind)}</g>'
        for v in range(RICHEST + 1):
            fine = f'<use href="#al-ground-{kind}"/>{BUILDINGS[kind](v)}'
            yield _symbol(f"t-{kind}-{v}", TILE, _faces(fine, f'<use href="#al-flat-{kind}"/>'))
    for kind, colour in zip(TYPES, COLOURS, strict=True):
        art = _faces(grounds.square(kind), grounds.flat_square(kind))
        yield _symbol(f"q-{colour}", TILE, art)
    yield _symbol("t-fountain", TILE, _faces(grounds.fountain(), grounds.flat_fountain()))
    yield f'<g id="al-coin">{grounds.COIN}</g>'
    for value in PRICES:
        yield _symbol(f"coin-{value}", TILE, f'<g class="al-fine">{grounds.price(value)}</g>')
    for count in range(4):
        art = f'<g class="al-fine">{grounds.value(count)}</g>'
        yield _symbol(f"al-value-{count}", TILE, art)
    yield _symbol("al-bonus", TILE, f'<g class="al-fine">{grounds.plus_one()}</g>')
    kit = load_components()
    for tile in range(FOUNTAIN):
        uses = "".join(f'<use href="#{part}"/>' for part in tile_parts(kit, tile))
        yield f'<symbol id="t-{kit.names[tile]}" viewBox="{TILE}">{uses}</symbol>'


def _walls() -> Iterator[str]:
    for bits in range(1, 16):
        sides = "".join(side for k, side in enumerate("nesw") if bits >> k & 1)
        yield _symbol(f"walls-{sides}", TILE, wallart.walls(sides))
    for corner in range(4):
        art = f'<g class="al-fine">{wallart.turret(corner)}</g>'
        yield _symbol(f"al-turret-{corner}", TILE, art)


def _cards() -> Iterator[str]:
    for money in CURRENCIES:
        yield f'<g id="al-card-{money}">{cards.blank(money)}</g>'
        for value in range(1, 10):
            yield _card(f"c-{money}{value}", cards.money(money, value))
    for pair in PAIRS:
        yield _card(f"c-{pair}", cards.exchange(*pair))
    for number in (1, 2):
        yield _card(f"s-{number}", cards.scoring(number))
    yield _card("m-back", cards.plain_back())
    yield _card("b-back", cards.back())
    at = 'x="11" y="11" width="78" height="78"'
    for kind in TYPES:
        yield f'<g id="al-bonus-{kind}">{cards.bonus(kind)}</g>'
        for v in range(RICHEST + 1):
            frame = f'<use href="#al-bonus-{kind}"/><use href="#al-night-card"/>'
            art = f'{frame}<use href="#t-{kind}-{v}" {at}/>'
            yield _symbol(f"b-{kind}-{v}", CARD, art)
    for value in PRICES:
        coin = f'<use href="#coin-{value}" {at}/>'
        yield f'<symbol id="bcoin-{value}" viewBox="{CARD}">{coin}</symbol>'
    kit = load_components()
    for tile in kit.bonus:
        kind, price = TYPES[kit.type[tile]], kit.price[tile]
        v = price - CHEAPEST[kit.type[tile]]
        uses = f'<use href="#b-{kind}-{v}"/><use href="#bcoin-{price}"/>'
        yield f'<symbol id="b-{kit.names[tile]}" viewBox="{CARD}">{uses}</symbol>'
