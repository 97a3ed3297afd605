"""Walls within their tile: seen from the south, so that a south wall shows its outer face."""

from __future__ import annotations

from alhambra_art.pen import INK, box, line

DEEP = 13  # of a wall
BARS = 17  # of a wall on a small plan
SIDES = "nesw"

# By side: brick, walk, merlons, bar of a small plan; those of the longest wall are set by the
# classes of a node, al-gn for the north side and so on.
PLAIN = ("var(--al-brick,#A65A38)", "#D8A673", "#F5E4C0", "#6F3219")
GOLDEN = ("#D39A2A", "#FFEDB8", "#FFE79A", "#EFB32B")


def _golden(side: str) -> str:
    values = ";".join(f"--{side}{k}:{colour}" for k, colour in enumerate(GOLDEN))
    return f".al-g{side},.al-gold{{{values}}}"


def _sided(side: str, other: str) -> str:
    """Return the class of a wall, or of a turret between two."""
    names = ("b", "k", "m", "p")
    values = ";".join(
        f"--al-{name}:var(--{side}{k},var(--{other}{k},{PLAIN[k]}))" for k, name in enumerate(names)
    )
    return "{" + values + "}"


STYLE = (
    "".join(_golden(side) for side in SIDES)
    + "".join(f".al-s{side}{_sided(side, side)}" for side in SIDES)
    + "".join(f".al-c{k}{_sided(SIDES[k - 1], SIDES[k])}" for k in range(4))
    + "".join(f".al-j{k}{{--j{k}:none}}.al-e{k}{{display:var(--j{k},inline)}}" for k in range(8))
    + ".al-b{fill:var(--al-b)}.al-k{fill:var(--al-k)}.al-m{fill:var(--al-m)}.al-p{fill:var(--al-p)}"
    + "[data-theme=dark]{--al-brick:#8E4A2E}"
)


def _fill(name: str, d: str, width: str = "") -> str:
    stroke = f' stroke-width="{width}"' if width else ' stroke="none"'
    return f'<path class="al-{name}" d="{d}"{stroke}/>'


def _merlons(y: float, high: float) -> str:
    return "".join(box(2 + 10 * k, y, 6, high) for k in range(10))


def _bricks(top: float) -> str:
    d = f"M0,{top + 3:g}H100" + "".join(
        f"M{2.5 + 10 * k:g},{top:g}v3M{7.5 + 10 * k:g},{top + 3:g}v3.2" for k in range(10)
    )
    return line(d, "#5E2C18", 0.7, 'opacity=".75"')


def _north() -> str:
    """Draw a north wall: merlons, walk, the inner face in shadow."""
    return (
        f'<path d="M0,{DEEP}h100v2.6H0z" fill="{INK}" opacity=".22" stroke="none"/>'
        + _fill("b", f"M0,0h100v{DEEP}H0z")
        + _bricks(6.8)
        + f'<path d="M0,6.8h100V{DEEP}H0z" fill="{INK}" opacity=".12" stroke="none"/>'
        + _fill("k", "M0,3h100v3.8H0z")
        + line(f"M0,6.8H100M0,.5H100M0,{DEEP}H100", INK, 0.9)
        + _fill("m", _merlons(0.5, 4.6), ".8")
    )


def _south() -> str:
    """Draw a south wall: walk, merlons before it, the outer face in the light."""
    return (
        _fill("b", "M0,87h100v13H0z")
        + _fill("k", "M0,87h100v4H0z")
        + _bricks(93.6)
        + f'<path d="M0,93.6h100v1.6H0z" fill="{INK}" opacity=".2" stroke="none"/>'
        + line("M0,87H100M0,93.6H100M0,99.5H100", INK, 0.9)
        + _fill("m", _merlons(89, 4.8), ".8")
    )


def _turned(turn: int) -> str:
    dim = f'<path d="M0,7h100v6H0z" fill="{INK}" opacity=".1" stroke="none"/>' if turn > 180 else ""
    return f'<g transform="rotate({turn} 50 50)"><use href="#al-wall-n"/>{dim}</g>'


def _turret() -> str:
    """Draw a turret, its corner at (0, 0): a roof in the light from the north-west."""
    facets = (
        ("M2.4,2.2H13.6L8,6.6z", "#fff", 0.4),
        ("M2.4,2.2V11.4L8,6.6z", "#fff", 0.18),
        ("M13.6,2.2V11.4L8,6.6z", INK, 0.14),
        ("M2.4,11.4H13.6L8,6.6z", INK, 0.34),
    )
    return (
        _fill("b", "M.5,.5h15v17h-15z", "1.1")
        + line("M.5,15.6h15M5,13.6v2M11,13.6v2M8,15.6v2", "#5E2C18", 0.7)
        + _fill("m", "M.5,.5h15v12.8h-15z", "1")
        + _fill("b", "M2.4,2.2h11.2v9.2H2.4z")
        + "".join(
            f'<path d="{d}" fill="{fill}" fill-opacity="{opacity}" stroke-width=".6"/>'
            for d, fill, opacity in facets
        )
    )


def _pier() -> str:
    """Draw the free west end of a north wall."""
    return (
        _fill("b", "M.5,.5h7v14h-7z", "1")
        + _fill("m", "M.5,.5h7v9.4h-7z", "1")
        + _fill("k", "M2.4,2.4h3.2v5.4H2.4z", ".6")
    )


PARTS = {
    "wall-n": _north(),
    "wall-e": _turned(90),
    "wall-s": _south(),
    "wall-w": _turned(270),
    "turret": _turret(),
    "pier": _pier(),
    "bar": f'<path d="M1,1H99V{BARS}H1z" stroke-width="3"/>',
}
# Where the piers of the eight ends stand: two for each side, counter-clockwise end first.
PIERS = ((0, 0), (92, 0), (92, 0), (92, 85), (92, 85), (0, 85), (0, 85), (0, 0))
TURRETS = ((0, 0), (84, 0), (84, 82), (0, 82))


def walls(sides: str) -> str:
    """Draw the walls of a tile with their turrets, and the piers at free ends."""
    art, bars = "", ""
    for k, side in enumerate(SIDES):
        if side not in sides:
            continue
        ends = ""
        for end, beside in ((0, SIDES[k - 1]), (1, SIDES[(k + 1) % 4])):
            if beside not in sides:
                x, y = PIERS[2 * k + end]
                ends += f'<use class="al-e{2 * k + end}" href="#al-pier" x="{x}" y="{y}"/>'
        art += f'<g class="al-s{side}"><use href="#al-wall-{side}"/>{ends}</g>'
        turn = f' transform="rotate({90 * k} 50 50)"' if k else ""
        bars += f'<g class="al-s{side}"><use class="al-p" href="#al-bar"{turn}/></g>'
    for k in range(4):
        if SIDES[k - 1] in sides and SIDES[k] in sides:
            art += turret(k)
    return f'<g class="al-fine">{art}</g><g class="al-plain">{bars}</g>'


def turret(corner: int) -> str:
    """Draw the turret of a corner."""
    x, y = TURRETS[corner]
    at = (f' x="{x}"' if x else "") + (f' y="{y}"' if y else "")
    return f'<g class="al-c{corner}"><use href="#al-turret"{at}/></g>'
