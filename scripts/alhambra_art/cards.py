"""Cards, 100 x 144: money, exchange, bonus, scoring."""

from __future__ import annotations

from alcaide.games.alhambra.rules.components import POINTS, TYPES
from alhambra_art.glyphs import CURRENCIES, coin
from alhambra_art.pen import AZUL, AZUL2, CREAM, GOLD, HUES, INK, line, n, path, star


def _rounded(inset: float, r: float) -> str:
    """Return the outline of a card with round corners."""
    wide, high = 100 - 2 * (inset + r), 144 - 2 * (inset + r)
    sides = ((f"h{n(wide)}", 1, 1), (f"v{n(high)}", -1, 1), (f"h-{n(wide)}", -1, -1))
    arcs = "".join(f"{side}a{r},{r} 0 0 1 {n(r * x)},{n(r * y)}" for side, x, y in sides)
    return f"M{n(inset + r)},{n(inset)}{arcs}v-{n(high)}a{r},{r} 0 0 1 {r},-{r}z"


EDGE, FIELD = _rounded(0.6, 7), _rounded(4, 5)
STRIP = "M9,9H34V135H14a5,5 0 0 1 -5,-5z"
REPEAT = {
    "y": '<path d="M7,0L14,7L7,14L0,7z" fill="none"/><circle cx="7" cy="7" r="1.5"/>',
    "g": '<path d="M1.5,1.5H12.5V12.5H1.5zM7,1.5L12.5,7L7,12.5L1.5,7z" fill="none"/>',
    "b": '<path d="M0,4Q3.5,0 7,4T14,4M0,11Q3.5,7 7,11T14,11" fill="none"/>',
    "o": '<path d="M0,0A7,7 0 0 0 14,0M-7,7A7,7 0 0 0 7,7A7,7 0 0 0 21,7" fill="none"/>',
}
USER = 'patternUnits="userSpaceOnUse"'


def patterns() -> dict[str, str]:
    """Return the patterns by id."""
    found = {
        f"al-p-{money}": f'<pattern id="al-p-{money}" width="14" height="14" {USER}>'
        f'<g stroke="{CURRENCIES[money][0]}" opacity=".5">{art}</g></pattern>'
        for money, art in REPEAT.items()
    }
    tiles = (
        path("M0,0H16V16H0z", "#F6EFE2", 0)
        + path(star(8, 8, 6.6), AZUL, 0)
        + path(star(8, 8, 3), GOLD, 0)
        + path("M0,0h3l-3,3zM16,0v3l-3,-3zM0,16v-3l3,3zM16,16h-3l3,-3z", "#3F8A6B", 0)
    )
    pattern = (
        f'<pattern id="al-azulejo" width="16" height="16" x="2" y="8" {USER}>{tiles}</pattern>'
    )
    return found | {"al-azulejo": pattern}


def sign(money: str, x: float, y: float, size: float) -> str:
    """Draw the sign of a currency."""
    dark = CURRENCIES[money][2]
    return (
        f'<use href="#al-{money}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
        f' fill="{dark}"/>'
    )


def blank(money: str) -> str:
    """Draw a money card without its value."""
    strong, tint, dark = CURRENCIES[money]
    field = "M34,9H86a5,5 0 0 1 5,5V130a5,5 0 0 1 -5,5H34z"
    return (
        path(EDGE, CREAM)
        + path(FIELD, strong, 0)
        + path(field, tint, 0)
        + path(field, f"url(#al-p-{money})", 0)
        + path(STRIP, CREAM, 0)
        + line("M34,9V135", dark, 1)
        + path(coin(money, 62.5, 72, 27), strong, 1.6)
        + path(coin(money, 62.5, 72, 21.6), CREAM, 1)
        + sign(money, 51.5, 12.5, 22)
        + sign(money, 51.5, 109.5, 22)
        + sign(money, 11.5, 44, 20)
        + "".join(path(coin(money, 21.5, y, 5.4), tint, 0.8) for y in (122, 118.4, 114.8))
    )


def money(currency: str, value: int) -> str:
    """Draw a money card; the strip on the left is what a fan shows."""
    return (
        f'<use href="#al-card-{currency}"/><g class="al-no"><text x="21.5" y="38" font-size="33">'
        f'{value}</text><text x="62.5" y="85.6" font-size="40">{value}</text></g>'
    )


def exchange(one: str, two: str) -> str:
    """Draw the exchange card of two currencies."""
    first, second = CURRENCIES[one], CURRENCIES[two]
    upper, lower = "M34,9H86a5,5 0 0 1 5,5V25.6L34,91.2z", "M91,25.6V130a5,5 0 0 1 -5,5H34V91.2z"
    arrow = "M70,44Q84,52 80,70l5,-1l-7.6,9l-5.4,-10.4l4.4,1.4Q79,56 68,49z"
    swap = "M21.5,36l5.4,6.4h-3.4v9.2h3.4l-5.4,6.4l-5.4,-6.4h3.4v-9.2h-3.4z"
    art = (
        path(EDGE, CREAM)
        + path("M9,4H91a5,5 0 0 1 5,5V20L4,124V9a5,5 0 0 1 5,-5z", first[0], 0)
        + path("M96,20V135a5,5 0 0 1 -5,5H9a5,5 0 0 1 -5,-5V124z", second[0], 0)
        + path(upper, first[1], 0)
        + path(upper, f"url(#al-p-{one})", 0)
        + path(lower, second[1], 0)
        + path(lower, f"url(#al-p-{two})", 0)
        + line("M96,20L4,124", INK, 1)
        + path(STRIP, CREAM, 0)
        + line("M34,9V135", INK, 1)
        + sign(one, 11.5, 13, 20)
        + sign(two, 11.5, 61, 20)
        + path(swap, INK, 0)
    )
    for currency, x, y in ((one, 53, 47), (two, 73, 99)):
        art += path(coin(currency, x, y, 17), CURRENCIES[currency][0], 1.4)
        art += path(coin(currency, x, y, 13.8), CREAM, 0.8) + sign(currency, x - 9, y - 9, 18)
    return art + path(arrow, CREAM, 1) + path(arrow, CREAM, 1, 'transform="rotate(180 63 73)"')


def bonus(kind: str) -> str:
    """Draw the frame of a bonus card; its tile comes upon it."""
    _, _, strong, dim = HUES[kind]
    return (
        path(EDGE, CREAM)
        + path(FIELD, strong, 0.8)
        + path("M9,8H91V136H9z", "url(#al-paving)", 0)
        + path("M11,97H89V133H11z", CREAM, 1)
        + f'<use href="#al-{kind}" x="17" y="102" width="25" height="25" fill="{dim}"/>'
        + '<text class="al-no" x="64" y="125" font-size="29">+1</text>'
    )


def back() -> str:
    """Draw the back of a bonus card."""
    return plain_back() + '<text class="al-no" x="49" y="81" font-size="27">+1</text>'


def plain_back() -> str:
    """Draw the back of a money card."""
    return (
        path(EDGE, CREAM)
        + path(FIELD, AZUL2, 0.8)
        + path("M10,8H90V136H10z", "url(#al-azulejo)", 0.8)
        + path(star(50, 72, 28), AZUL2, 1.2)
        + path(star(50, 72, 23), GOLD, 1)
    )


def scoring(number: int) -> str:
    """Draw a scoring card with the points of its round."""
    art = (
        path(EDGE, CREAM)
        + path(FIELD, AZUL2, 0.8)
        + path(star(50, 30, 22), GOLD, 1.2)
        + path(star(50, 30, 17), "#F9EBC0", 0.9)
        + path("M10,56H90V135H10z", CREAM, 0.9)
    )
    marks = "".join(f"M{50 + dx:g},22V38M{50 + dx - 3:g},22h6M{50 + dx - 3:g},38h6" for dx in
                    ((0,) if number == 1 else (-3.6, 3.6)))  # fmt: skip
    rows = ""
    for k, kind in enumerate(TYPES):
        y = 57.8 + 12.6 * k
        place = f'x="16" y="{y:g}" width="12" height="12"'
        art += f'<use href="#al-{kind}" {place} fill="{HUES[kind][2]}"/>'
        points = POINTS[number - 1][k]
        for rank, value in enumerate(points):
            x = 52 + 23 * rank if len(points) > 1 else 62
            rows += f'<text x="{x}" y="{y + 10.6:g}">{value}</text>'
    return art + line(marks, INK, 2.2) + f'<g class="al-no" font-size="14">{rows}</g>'
