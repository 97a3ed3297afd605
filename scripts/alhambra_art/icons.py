"""Icons, 24 x 24, of many colours."""

from __future__ import annotations

from alhambra_art.glyphs import CURRENCIES, MONEY, TYPES, coin
from alhambra_art.pen import (
    AZUL,
    AZUL2,
    BRASS,
    CREAM,
    GOLD,
    HUES,
    INK,
    LIT,
    SHADE,
    STONE,
    TERRA,
    disc,
    line,
    path,
    rect,
    star,
)

THIN = 1.0


def _kind(kind: str) -> str:
    return f'<path class="al-i-{kind}" d="{TYPES[kind]}" fill-rule="evenodd" stroke="none"/>'


def _currency(money: str) -> str:
    colour = CURRENCIES[money][2 if money == "y" else 0]
    return path(coin(money, 12, 12, 11), CREAM, THIN) + (
        f'<path d="{MONEY[money]}" fill="{colour}" fill-rule="evenodd" stroke="none"'
        ' transform="translate(5.4 5.4) scale(.55)"/>'
    )


def _wall() -> str:
    return path("M2,22V6H6V9.5H10V6H14V9.5H18V6H22V22z", "#F3C955", 1.2) + line(
        "M2,15.4H22M8,15.4V22M16,15.4V22M12,10V15.4", INK, 0.9
    )


def _vizier() -> str:
    return (
        path("M2,24Q3,16 12,16Q21,16 22,24z", AZUL, THIN)
        + disc(12, 12.4, 5.4, "#D9A877", THIN)
        + path("M7,13Q7.4,19.6 12,20.4Q16.6,19.6 17,13Q12,16.6 7,13z", "#3A2A20", 0.6)
        + path("M4.4,10.6Q3,3.4 12,2Q21,3.4 19.6,10.6Q12,7.4 4.4,10.6z", CREAM, THIN)
        + disc(12, 6, 1.7, TERRA, 0.6)
    )


def _bonus() -> str:
    return (
        path("M5,1H19a1.6,1.6 0 0 1 1.6,1.6V21.4a1.6,1.6 0 0 1 -1.6,1.6H5a1.6,1.6 0 0 1 -1.6,-1.6"
             "V2.6A1.6,1.6 0 0 1 5,1z", AZUL2, THIN)
        + path(star(12, 12, 7), GOLD, 0.8)
        + line("M12,9V15M9,12H15", INK, 1.6)
    )  # fmt: skip


def _square() -> str:
    return (
        rect(1.6, 1.6, 20.8, 20.8, BRASS, THIN)
        + path(star(12, 12, 9.6), CREAM, 0.8)
        + path(star(12, 12, 4.4), TERRA, 0.6)
    )


def _bag() -> str:
    return (
        path("M8,7C2,11 1,23 5,23H19C23,23 22,11 16,7z", "#B98B54", THIN)
        + path("M7,2.4Q9.4,4 12,2.4Q14.6,4 17,2.4L15.6,7H8.4z", "#D9B27C", THIN)
        + line("M7.6,7.4H16.4", TERRA, 1.8)
        + rect(9, 12.6, 6, 6, LIT, 0.8)
    )


def _deck() -> str:
    return (
        path("M7,5.6H20V23H7z", STONE, THIN)
        + path("M5.4,3.4H18.4V20.8H5.4z", LIT, THIN)
        + path("M3.8,1.2H16.8V18.6H3.8z", AZUL2, THIN)
        + path(star(10.3, 9.9, 4.6), GOLD, 0.7)
    )


def _reserve() -> str:
    return (
        path("M3,13.6L12,9.4L21,13.6L12,17.8z", STONE, THIN)
        + path("M3,13.6L12,17.8L21,13.6V17L12,21.2L3,17z", SHADE, THIN)
        + path("M3,8L12,3.8L21,8L12,12.2z", LIT, THIN)
        + path("M3,8L12,12.2L21,8V11.4L12,15.6L3,11.4z", SHADE, THIN)
    )


def _dirk() -> str:
    return (
        path("M2,24Q3,15.6 12,15.6Q21,15.6 22,24z", "#7C7264", THIN)
        + disc(12, 11, 5.4, "#E0B98C", THIN)
        + path("M3,8.6Q12,5.4 21,8.6L19.6,10Q12,7.4 4.4,10z", "#4A3A2A", 0.8)
        + path("M7,7.4Q6.6,1.4 12,1.4Q17.4,1.4 17,7.4Q12,5.8 7,7.4z", "#5E4B37", 0.8)
    )


def _exchange() -> str:
    return (
        disc(8, 8, 6.4, GOLD, THIN)
        + rect(10.6, 10.6, 11.4, 11.4, "#3F8E4F", THIN)
        + line("M15.4,4.6Q19.4,5 19.6,8.6M8.4,19.4Q4.6,19 4.4,15.4", INK, 1.5)
        + path("M17.4,8.2H21.8L19.6,11.4zM2.2,15.8H6.6L4.4,12.6z", INK, 0)
    )


def _money() -> str:
    return (
        '<ellipse cx="9.6" cy="18.4" rx="8" ry="3.6" fill="#C8962E" stroke-width="1"/>'
        '<ellipse cx="9.6" cy="14.6" rx="8" ry="3.6" fill="#E9BE55" stroke-width="1"/>'
        + disc(15.4, 8.6, 7, "#F3D27C", THIN)
        + disc(15.4, 8.6, 4.2, "none", 0.9)
    )


def _badge(colour: str, sign: str) -> str:
    return disc(12, 12, 10.6, colour, 1.2) + line(sign, CREAM, 2.8)


AGAIN = "M6.8,13.4A5.4,5.4 0 1 0 8.6,7.8M8.4,4.2V8.4H12.6"
BADGES = {
    "al-yes": _badge("#2F7A43", "M6.6,12.6L10.4,16.4L17.4,8"),
    "al-not": _badge("#A1261D", "M8,8L16,16M16,8L8,16"),
    "al-again": _badge("#2F7A43", AGAIN),
    "al-end": _badge("#6B5640", "M8.6,8.6H15.4V15.4H8.6z"),
}
ICONS = (
    {f"i-al-{kind}": _kind(kind) for kind in TYPES}
    | {f"i-cur-{money}": _currency(money) for money in CURRENCIES}
    | {
        "i-wall": _wall(),
        "i-vizier": _vizier(),
        "i-bonus": _bonus(),
        "i-square": _square(),
        "i-bag": _bag(),
        "i-deck": _deck(),
        "i-reserve": _reserve(),
        "i-dirk": _dirk(),
        "i-exchange": _exchange(),
        "i-money": _money(),
    }
    | BADGES
)
BRIGHT = ("#7FB0EA", "#EC8A7A", "#D9A066", "#E9E3D6", "#93C28A", "#C19BDD")  # at night
NIGHT = ";".join(f"--al-i-{kind}:{bright}" for kind, bright in zip(TYPES, BRIGHT, strict=True))
STYLE = (
    "".join(
        f".al-i-{kind}{{fill:var(--al-i-{kind},{HUES[kind][3 if kind == 'chambers' else 2]})}}"
        for kind in TYPES
    )
    + f"[data-theme=dark]{{{NIGHT}}}"
)
