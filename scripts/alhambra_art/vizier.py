"""The vizier, 60 x 84: his robe has the colour of his player; turned over when used."""

from __future__ import annotations

from alhambra_art.pen import CREAM, GOLD, INK, SHADE, TERRA, cast, disc, line, path, star

ROBE = "M30,30C42,30 44,44 50,73Q30,80 10,73C16,44 18,30 30,30z"
BASE = "M8,74a22,5 0 0 1 44,0v3a22,5 0 0 1 -44,0z"


def active() -> str:
    """Draw the vizier from in front."""
    return (
        cast(31, 79, 25, 4.6)
        + path(BASE, "#C8962E", 1.2)
        + f'<path class="al-robe" d="{ROBE}" stroke-width="1.4"/>'
        + path("M36,31C43,34 45,50 50,73Q44,75.4 38,76z", INK, 0, 'opacity=".22"')
        + path("M25,44L30,75L35,44z", "#FBF1DA", 1)
        + path("M16,54Q30,60 44,54L45,60Q30,66 15,60z", GOLD, 1)
        + path(star(30, 59.4, 5.6), CREAM, 0.9)
        + disc(30, 27, 9.4, "#D9A877", 1.3)
        + path("M21.6,28Q22,43 30,46Q38,43 38.4,28Q35,33 30,32.6Q25,33 21.6,28z", "#3A2A20", 0.8)
        + line("M27,36Q30,37.6 33,36", "#D9A877", 1)
        + line("M26.4,26.6v.4M33.6,26.6v.4", INK, 2)
        + path("M18,23Q15,10 30,7Q45,10 42,23Q30,17 18,23z", CREAM, 1.3)
        + line("M19,19Q28,9 40,13M20,22Q32,12 42,18", SHADE, 1)
        + path("M30,1.4Q34,8 30,13Q26,8 30,1.4z", TERRA, 0.9)
        + disc(30, 15, 2.6, GOLD, 0.9)
    )


def used() -> str:
    """Draw the vizier from behind: he has done his service."""
    return (
        cast(31, 79, 25, 4.6)
        + '<path class="al-robe" d="M8,74a22,5 0 0 1 44,0v3a22,5 0 0 1 -44,0z"/>'
        + path(ROBE, "#CFC3AE", 1.4)
        + path("M36,31C43,34 45,50 50,73Q44,75.4 38,76z", INK, 0, 'opacity=".16"')
        + path("M19,29Q18,12 30,10Q42,12 41,29Q30,34 19,29z", "#E4DAC6", 1.3)
        + line("M21,22Q30,16 40,24M21,27Q31,20 40,29", SHADE, 1)
        + line("M30,34V75M24,36Q22,56 18,74M36,36Q38,56 42,74", "#8F8370", 1)
    )
