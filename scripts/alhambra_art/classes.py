"""Classes of nodes: ground, tiles, places to point at; by day and by night."""

from __future__ import annotations

FACES = (
    ".al-fine{display:var(--fine,inline)}.al-plain{display:var(--plain,none)}"
    ".al-ink{stroke:#2B1D12;stroke-width:1.1;stroke-linejoin:round;stroke-linecap:round}"
    '.al-no{font-family:var(--text,"Alegreya Sans"),"Alegreya Sans",sans-serif;font-weight:700;'
    "text-anchor:middle;fill:#2B1D12;stroke:none;font-variant-numeric:lining-nums tabular-nums}"
    '.al-sum{font:700 34px var(--text,"Alegreya Sans"),"Alegreya Sans",sans-serif;'
    "text-anchor:middle;fill:var(--ink,#2B1D12);font-variant-numeric:lining-nums tabular-nums}"
    ".al-rim{fill:none;stroke:var(--c,#C8962E)}.al-robe{fill:var(--c,#1F4F8F)}"
    + "".join(f".al-l{s}{{display:var(--l{s},none)}}.al-on{s}{{--l{s}:inline}}" for s in "nesw")
)
GROUND = (
    ".al-lawn{fill:var(--al-lawn,#DCE0BA)}.al-meadow{fill:url(#al-grass);display:var(--fine,inline)}"
    ".al-cross{stroke:var(--al-cross,#8E9E68);stroke-width:1.3;fill:none}"
    ".al-blade{stroke:var(--al-blade,#B3BC8A);stroke-width:1.2;fill:none;stroke-linecap:round}"
    ".al-shade{fill:#20160E;opacity:.28}"
    ".al-ribbon{fill:#F6CF62;stroke:#E9B23A;stroke-opacity:.4;stroke-width:7;"
    "stroke-linejoin:round;paint-order:stroke;display:var(--fine,inline)}"
    ".al-em{color:var(--c);stroke:#2B1D12;stroke-width:1.5;stroke-linejoin:round}"
    ".al-dusk{fill:#0B1330;opacity:var(--al-dusk,0)}.al-dim{fill:#0B1330;opacity:var(--al-dim,0)}"
    ".al-lawn,.al-meadow,.al-shade,.al-ribbon,.al-em,.al-tile{pointer-events:none}"
    "[data-theme=dark]{--al-dusk:.2;--al-dim:.09;--al-lawn:#2A3527;--al-cross:#56684A;--al-blade:#3E4D38}"
)
HITS = (
    ".hit.al-full,.hit.al-empty{fill:transparent;stroke:none;filter:none}"
    ".hit.al-empty.may,.hit.al-empty.can{fill:var(--al-may,rgb(255 251 242/.62));"
    "stroke:var(--al-line,#1F4F8F);stroke-width:2.6;stroke-dasharray:8 5}"
    ".hit.al-empty.can{stroke-width:3.4}"
    ".hit.al-empty.may:hover,.hit.al-empty.can:hover,.hit.al-empty.hover{"
    "fill:var(--al-over,rgb(255 251 242/.92));stroke:var(--al-line,#1F4F8F);stroke-width:4;"
    "stroke-dasharray:none}"
    ".hit.al-full.may{stroke:#FFF3CF;stroke-width:3}"
    ".hit.al-full.can{fill:rgb(255 243 207/.12);stroke:#FFF3CF;stroke-width:4.5;"
    "stroke-dasharray:none;filter:drop-shadow(0 0 4px #F2C24B)}"
    ".hit.al-full.can:hover,.hit.al-full.may:hover,.hit.al-full.hover{"
    "fill:rgb(242 194 75/.36);stroke:#fff;stroke-width:5}"
    ".hit.al-full.chosen,.hit.al-empty.chosen{fill:transparent;stroke:#1F4F8F;stroke-width:5;"
    "stroke-dasharray:none;filter:drop-shadow(0 0 2px #fff) drop-shadow(0 0 2px #fff)}"
    ".hit.al-full.from,.hit.al-empty.from{fill:none;stroke:#fff;stroke-width:3.5;"
    "stroke-dasharray:8 5;filter:drop-shadow(0 0 1px #2B1D12)}"
    ".hit.al-full.refused,.hit.al-empty.refused{fill:rgb(161 38 29/.22);stroke:#A1261D;"
    "stroke-width:3.4;stroke-dasharray:4 4}"
    ".hit.al-full.rule,.hit.al-empty.rule{fill:rgb(127 176 234/.3);stroke:#1F4F8F;"
    "stroke-width:3;stroke-dasharray:7 5}"
    ".hit.al-full.told,.hit.al-empty.told{stroke:#FFD873;stroke-width:4.5;stroke-dasharray:none;"
    "filter:drop-shadow(0 0 1px #2B1D12) drop-shadow(0 0 1px #2B1D12)}"
    ".al-tile.ghost{filter:drop-shadow(0 0 3px #fff) drop-shadow(0 0 5px #1F4F8F);opacity:.92}"
    ".al-tile.gone{opacity:.3;filter:none}.al-wish{opacity:.6}"
    "[data-theme=dark]{--al-may:rgb(169 203 242/.2);--al-over:rgb(169 203 242/.42);"
    "--al-line:#A9CBF2}"
)
STYLES = (FACES, GROUND, HITS)
