"""All symbols of The Castle and the classes of its nodes, as one file."""

from __future__ import annotations

from collections.abc import Iterator

from alcaide.games.castle.rules.components import TILES, load_components
from castle_art import (
    bonus,
    caps,
    emblems,
    flat,
    patterns,
    people,
    roofs,
    starts,
    stonework,
    tiles,
    wallart,
)
from castle_art.ornaments import GATE, UPRIGHT
from castle_art.pen import INK, use

HEAD = """\
<svg xmlns="http://www.w3.org/2000/svg" class="sprites" width="0" height="0"
 aria-hidden="true">
<!-- The Castle: every symbol that scene.py names, and the classes of its nodes. Written by
     scripts/castle_art from the data of the game; all drawing is our own. A tile is 120 x 120,
     its middle at (0, 0); the classes t0 to t3 turn it and keep the light in the north-west. -->
"""
BOARD = (
    ".cs-cell{fill:transparent;stroke:#A98B55;stroke-width:1.4;stroke-dasharray:2 6}"
    ".cs-still,.cs-no,.em,.night,.person,.keep,.marker,.tile,.cap,.start{pointer-events:none}"
    ".night{fill:#0B1330;opacity:var(--k-night,0)}[data-theme=dark]{--k-night:.34}"
    ".lot{fill:none;stroke:#2B1D12;stroke-width:1;opacity:.24}"
    ".cast{fill:#20160e;opacity:.3}"
    ".badge{fill:#FBF5E8;stroke:#2B1D12;stroke-width:1.2}"
    '.lap{font:700 15px var(--text,"Alegreya Sans",sans-serif);fill:#2B1D12;text-anchor:middle}'
    ".now{fill:none;stroke:var(--c);stroke-width:5;paint-order:stroke}"
    ".nowrim{fill:none;stroke:#2B1D12;stroke-width:8}"
)
HITS = (
    ".hit{fill:transparent;stroke:none}"
    ".hit.cell{stroke:#A98B55;stroke-width:1.4;stroke-dasharray:2 6}"
    ".hit.cell.may{fill:rgb(227 182 91/.36);stroke:#FFF3CF;stroke-width:3.5;"
    "stroke-dasharray:none}.hit.cell.may:hover{fill:rgb(242 194 75/.6);stroke:#fff}"
    ".hit.can{fill:rgb(227 182 91/.34);stroke:#FFF3CF;stroke-width:5;stroke-dasharray:none;"
    "paint-order:stroke;filter:drop-shadow(0 0 5px #F2C24B)}"
    ".hit.can:hover,.hit.hover{fill:rgb(242 194 75/.62);stroke:#fff;stroke-width:5;"
    "stroke-dasharray:none;paint-order:stroke;filter:drop-shadow(0 0 5px #F2C24B)}"
    ".hit.chosen{fill:transparent;stroke:#B5532F;stroke-width:4.5;stroke-dasharray:13 7;"
    "filter:drop-shadow(0 0 2px #fff) drop-shadow(0 0 2px #fff)}"
    ".handle{cursor:pointer}.hit.handle,.hit.handle:hover{fill:#B5532F;stroke:#FBF5E8;"
    "stroke-width:3;filter:drop-shadow(0 1px 3px #20160e)}.turner{pointer-events:none}"
    ".hit.refused{fill:rgb(161 38 29/.2);stroke:#A1261D;stroke-width:3;stroke-dasharray:3 3}"
    ".hit.rule{fill:rgb(127 176 234/.3);stroke:#1F4F8F;stroke-width:2.5;stroke-dasharray:6 4}"
    ".hit.area{stroke-linejoin:round}"
    ".hit.area.kin,.hit.area:hover,.hit.area:focus-visible,.rim.kin,.hit.area.told,.rim.told{"
    "fill:rgb(255 232 150/.14);stroke:#FFD873;stroke-width:4.5;"
    "filter:drop-shadow(0 0 1px #2B1D12) drop-shadow(0 0 1.5px #2B1D12)}"
    ".rim{fill:none;stroke:none;pointer-events:none;stroke-linejoin:round}.rim.kin{fill:none}"
    ".ghost{filter:brightness(1.06) drop-shadow(0 0 3px #FFF3CF) drop-shadow(0 0 7px #E8A81E)}"
    ".em.ghost{filter:none}.gone{opacity:.3}.wish{opacity:.55}"
    ".hit.area.can,.hit.area.can:hover,.hit.area.hover{fill:rgb(242 194 75/.12);stroke:#FFD873;"
    "stroke-width:3.5;filter:drop-shadow(0 0 1px #2B1D12)}"
    ".hit.spot.can,.hit.spot.may{fill:rgb(251 245 232/.66);stroke-width:4}"
    ".hit.spot.can:hover,.hit.spot.hover{fill:rgb(251 245 232/.9)}"
    ".hit.spot{stroke:#FBF5E8;stroke-width:2.5;stroke-dasharray:5 4}"
)
PLAN = (
    ".pl-court{fill:#BFCB96}.pl-house{fill:#D99A7C}.pl-tower{fill:#C9C5BC}.pl-path{fill:#F3E2B6}"
    ".pl-square{fill:#F3E2B6}"
    ".pl-court,.pl-house,.pl-tower,.pl-path,.pl-square{stroke:#4a3a28;stroke-width:1.6;"
    "stroke-linejoin:round}"
    ".pl-court2{fill:url(#cs-dots)}.pl-house2{fill:url(#cs-slant)}.pl-tower2{fill:url(#cs-cross)}"
    '.pl-letter{font:700 19px var(--text,"Alegreya Sans",sans-serif);fill:#2B1D12;'
    "text-anchor:middle;paint-order:stroke;stroke:#FBF5E8;stroke-width:4px;stroke-linejoin:round}"
    ".pl-wall{fill:#E9D3A6;stroke:#2B1D12;stroke-width:1.6}.pl-floor{fill:#EFE6D0}"
    ".pl-plate{fill:#FBF2DD;stroke:#6b4a22;stroke-width:1}.pl-plate.five{fill:#F1DDB0}"
    ".pl-plate.ten{fill:#B5532F}.pl-no.ten{fill:#F6EFE2}"
    '.pl-no{font:700 22px var(--text,"Alegreya Sans",sans-serif);fill:#3A2413;text-anchor:middle;'
    "font-variant-numeric:lining-nums tabular-nums}"
    ".pl-square,.pl-letter,.pl-wall,.pl-no,.pl-plate,.pl-tower2,.pl-house2,.pl-court2,.pl-floor{"
    "pointer-events:none}"
)


def sheet() -> str:
    """Return the text of sprites.svg."""
    styles = [
        emblems.style(),
        patterns.STYLE,
        patterns.light(),
        tiles.STYLE,
        roofs.STYLE,
        stonework.STYLE,
        people.STYLE,
        bonus.STYLE,
        wallart.STYLE,
        caps.STYLE,
        BOARD,
        HITS,
        PLAN,
    ]
    return (
        HEAD + "<style>\n" + "\n".join(styles) + "\n</style>\n" + "\n".join(_parts()) + "\n</svg>\n"
    )


def _parts() -> Iterator[str]:
    yield from _defs()
    yield from _wall()
    yield from _tiles()
    yield from _people()
    yield from _bonuses()
    yield from _starts()


def _defs() -> Iterator[str]:
    yield "<defs>"
    yield from patterns.PATTERNS
    yield from patterns.CLIPS
    yield "</defs>"


def _wall() -> Iterator[str]:
    yield wallart.verge()
    for name, art in UPRIGHT.items():
        yield f'<g id="cs-{name}" class="cs-up">{art}</g>'
    yield f'<g id="cs-gate">{GATE}</g>'
    yield f'<g id="cs-postern"><g class="cs-turn">{use("gate", 0, -62, 0.95)}</g></g>'


def _tiles() -> Iterator[str]:
    for number in range(TILES):
        name = load_components().ids[number]
        yield f'<g id="tile-{name}" clip-path="url(#cs-clip)">{tiles.tile(number)}</g>'
        yield f'<symbol id="i-{name}" viewBox="-62 -62 124 124"><use href="#tile-{name}"/></symbol>'
    for number in range(TILES):
        yield f'<g id="flat-{load_components().ids[number]}">{flat.tile(number)}</g>'
    yield f'<g id="cs-flat-wall">{flat.wall()}</g>'


def _people() -> Iterator[str]:
    for name, art in people.PEOPLE.items():
        yield f'<g id="cs-{name}">{art}</g>'
    for name in ("herald", "knight", "squire", "merchant"):
        yield f'<g id="cs-small-{name}">{use(name, 0, 0, 0.66)}</g>'
        box = "-32 -34 68 64" if name == "merchant" else "-24 -38 62 68"
        yield f'<symbol id="i-{name}" viewBox="{box}"><use href="#cs-{name}"/></symbol>'
    yield '<symbol id="i-follower" viewBox="-20 -28 40 56"><use href="#cs-marker"/></symbol>'
    yield '<symbol id="i-keep" viewBox="-30 -42 60 68"><use href="#cs-keep"/></symbol>'


def _bonuses() -> Iterator[str]:
    for name, art in bonus.KINDS.items():
        yield f'<symbol id="i-cs-{name}" viewBox="-14 -14 28 28">{art}</symbol>'
    yield f'<g id="cs-back">{bonus.BACK}</g>'
    yield '<symbol id="i-wall-back" viewBox="-17 -17 36 38"><use href="#cs-back"/></symbol>'
    for kind in range(1, 10):
        yield f'<g id="cs-bonus{kind}">{bonus.face(kind)}</g>'
        yield (
            f'<symbol id="i-bonus{kind}" viewBox="-17 -17 34 34"><use href="#cs-bonus{kind}"/>'
            "</symbol>"
        )


def _starts() -> Iterator[str]:
    for name, art in starts.STARTS.items():
        yield f'<g id="cs-start-{name}">{art}</g>'
    yield '<g id="cs-start-stall"><g class="cs-turn">' + use("stall1", 0, -68, 0.62) + "</g></g>"
    for name, art in caps.CAPS.items():
        yield f'<g id="cs-{name}">{art}</g>'
    yield f'<g id="cs-land">{wallart.land()}</g>'
    yield f'<g id="cs-shade">{wallart.shade()}</g>'
    yield f'<g id="cs-wall">{wallart.wall()}</g>'
    yield f'<g id="cs-towers">{wallart.towers()}</g>'
    yield '<rect id="cs-hit" x="-55" y="-55" width="110" height="110" rx="8"/>'
    yield '<circle id="cs-hit-turn" r="19"/>'
    yield (
        '<g id="cs-turner"><path d="M8.5-4A9.5,9.5 0 1 0 9.2,3.4" fill="none" stroke="#FBF5E8"'
        ' stroke-width="3.4"/><path d="M2.4-4.6L12-5.4 10-12.6z" fill="#FBF5E8"/></g>'
    )
    yield f'<circle id="cs-hop" r="3" stroke="{INK}"/>'
    yield '<rect id="cs-badge" x="-17" y="-11" width="34" height="22" rx="7"/>'
    for name, art in emblems.EMBLEMS.items():
        yield f'<symbol id="em-{name}" viewBox="0 0 20 20">{art}</symbol>'
