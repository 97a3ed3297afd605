"""Surfaces that repeat: their periods divide the side of a tile, so seams do not show."""

USER = 'patternUnits="userSpaceOnUse"'
BLADES = (
    "M4,9l1.4-4 1,4 1.6-3.4.4,3.4M25,6l1-3.4 1.2,3.4 1.8-3M14,22l1.2-3.6 1,3.6 1.8-3.2.2,3.2"
    "M33,20l1-3.4 1.2,3.4 1.6-3M6,34l1.2-3.6 1,3.6 1.6-3M25,35l1.2-4 1,4 1.8-3.4.2,3.4"
)
ASHLAR = (
    '<path d="M0,.5H30M0,12.5H30M7.5,0V12M24,0V12M0,12V24M16,12V24" stroke="#8D887E"'
    ' stroke-width=".9" fill="none"/><path d="M8.5,1.5h14.5v10h-14.5zM17,13.5h12v9.5h-12z"'
    ' fill="#fff" opacity=".16"/>'
)


def _ashlar(turn: int) -> str:
    turned = f' patternTransform="rotate({-90 * turn} 60 60)"' if turn else ""
    return f'<pattern id="cs-ashlar{turn}" width="30" height="24" {USER}{turned}>{ASHLAR}</pattern>'


def _tiles(name: str, size: str, lines: str, joints: str) -> str:
    return (
        f'<pattern id="cs-{name}" {size} {USER}><path d="{lines}" stroke="#5a1f0e"'
        f' stroke-width=".85"/><path d="{joints}" stroke="#5a1f0e" stroke-width=".4"'
        ' opacity=".7"/></pattern>'
    )


PATTERNS = [
    f'<pattern id="cs-blades" width="40" height="40" {USER}><path d="{BLADES}" fill="none"'
    ' stroke="#5E7340" stroke-width=".9" stroke-linecap="round"/>'
    '<path d="M19,13h.1M36,31h.1M17,36h.1M3,21h.1M31,12h.1" stroke="#E9E3B4" stroke-width="1.5"'
    ' stroke-linecap="round"/></pattern>',
    *(_ashlar(turn) for turn in range(4)),
    _tiles("tv", 'width="3.75" height="7.5"', "M.6,0V7.5", "M0,3.7h3.75"),
    _tiles("th", 'width="7.5" height="3.75"', "M0,.6H7.5", "M3.7,0v3.75"),
    f'<pattern id="cs-grit" width="15" height="15" {USER}><path d="M2,3h.1M9,1.6h.1M5,8h.1M12,7h.1'
    'M8.4,12.6h.1M2,13h.1M13.4,13.2h.1" stroke="#A98246" stroke-width="1.3"'
    ' stroke-linecap="round"/></pattern>',
    f'<pattern id="cs-chequer" width="9.25" height="9.25" {USER} x="-18.5" y="-18.5">'
    '<path d="M0,0h4.63v4.63H0zM4.63,4.63h4.63v4.63H4.63z" fill="#C3B393"/></pattern>',
    f'<pattern id="cs-soil" width="60" height="60" {USER}><path d="M8,12h3M48,22h3M18,36h2M40,44h3'
    'M26,24h2M54,54h2" stroke="#B59C6C" stroke-width="1.2" stroke-linecap="round"/>'
    '<path d="M31,9l1-3 1,3 1.4-2.6M6,54l1-3 1,3 1.4-2.4" fill="none" stroke="#8f9a5c"'
    ' stroke-linecap="round"/><circle cx="44" cy="10" r="1.6" fill="#C8B080" stroke="#A98B55"'
    ' stroke-width=".6"/></pattern>',
    f'<pattern id="cs-sandstone" width="40" height="30" {USER}><path d="M0,.5H40M0,15.5H40M12,0V15'
    'M33,0V15M2,15V30M22,15V30" stroke="#A57342" stroke-width=".9" opacity=".7"/></pattern>',
    f'<pattern id="cs-dots" width="12" height="12" {USER}><circle cx="3" cy="3" r="1.5"'
    ' fill="#5E7340"/><circle cx="9" cy="9" r="1.5" fill="#5E7340"/></pattern>',
    f'<pattern id="cs-slant" width="10" height="10" {USER}><path d="M-2,12L12-2M-2,2L2-2M8,12l4-4"'
    ' stroke="#7a2c14" stroke-width="1.6"/></pattern>',
    f'<pattern id="cs-cross" width="14" height="14" {USER}><path d="M0,3.5H14M0,10.5H14M3.5,0V3.5'
    'M10.5,3.5V10.5M3.5,10.5V14" stroke="#6d685f" stroke-width="1.3" fill="none"/></pattern>',
]
CLIPS = [
    '<clipPath id="cs-clip"><path d="M-60.6-60.6H60.6V60.6H-60.6z"/></clipPath>',
    '<clipPath id="cs-recess"><path d="M4,1V-19H116V1z"/></clipPath>',
]
STYLE = (
    ":root,.t0{--q:0deg;--sx:3px;--sy:4px;--ash:url(#cs-ashlar0)}"
    ".t1{--q:90deg;--sx:4px;--sy:-3px;--ash:url(#cs-ashlar1)}"
    ".t2{--q:180deg;--sx:-3px;--sy:-4px;--ash:url(#cs-ashlar2)}"
    ".t3{--q:270deg;--sx:-4px;--sy:3px;--ash:url(#cs-ashlar3)}"
)
ROOFS = (  # lit and dark of three hues
    ("#D47A51", "#A84E2E"),
    ("#C86A43", "#984327"),
    ("#DD926D", "#B6633F"),
)


def light() -> str:
    """Return the colours of roof faces by the side they look to, for each turn of a tile.

    The light comes from the north-west whatever the turn: a face that looks north on an unturned
    tile looks east after a quarter turn.
    """
    s = ""
    for turn in range(4):
        names = []
        for side in range(4):
            world = (side + turn) % 4
            for hue in range(3):
                colour = ROOFS[hue][0 if world in (0, 3) else 1]
                names.append(f"--{'nesw'[side]}{hue}:{colour}")
        s += (":root,.t0" if not turn else f".t{turn}") + "{" + ";".join(names) + "}"
    for letter in "nesw":
        for hue in range(3):
            s += f".cs-{letter}{hue}{{fill:var(--{letter}{hue})}}"
    return s
