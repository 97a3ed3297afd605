"""SVG without what only browsers know: classes, variables and ``use`` become plain attributes.

Renderers of pictures know CSS 2 at best. Our drawings say their colours by custom properties, which
reach into what ``use`` brings. Selectors are those of sprites files: classes of one element.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

SVG: Final = "http://www.w3.org/2000/svg"
HREF: Final = ("href", "{http://www.w3.org/1999/xlink}href")
RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
PLAIN: Final = re.compile(r"(?:[a-z]*)((?:\.[\w-]+)+)")
VARIABLE: Final = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)")
CALC: Final = re.compile(r"calc\(\s*(-?[\d.]+)\s*\*\s*(-?[\d.]+)(px|deg)?\s*\)")
UNIT: Final = re.compile(r"(-?[\d.]+)(?:px|deg)")
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
DEEP: Final = 12  # uses within uses
KEPT: Final = ("pattern", "clipPath", "linearGradient", "radialGradient", "filter", "mask")
LEFT_OUT: Final = ("class", "style", "role", *HREF)
PLAIN_NUMBER: Final = re.compile(r"\d*\.?\d+")
SHAPES: Final = ("path", "circle", "ellipse", "rect", "polygon", "polyline", "line")
INHERITED: Final = {"fill": "black", "stroke": "none", "fill-opacity": "1", "stroke-opacity": "1"}
NOT_SHOWN: Final = ("pointer-events", "cursor", "transform-box", "transform-origin", "transition")
Declared = dict[str, str]


class _Rule(NamedTuple):
    """Declarations for elements that have all of some classes."""

    classes: frozenset[str]
    said: Declared


class _Sheet:
    def __init__(self, source: str, elements: Mapping[str, ET.Element]) -> None:
        self.elements = elements
        self.root: Declared = {}
        rules: list[_Rule] = []
        for selectors, body in RULE.findall(COMMENT.sub("", source)):
            said = declarations(body)
            for selector in (each.strip() for each in selectors.split(",")):
                if selector == ":root":
                    self.root |= said
                elif plain := PLAIN.fullmatch(selector):
                    rules.append(_Rule(frozenset(plain[1].split(".")[1:]), said))
        self.rules = sorted(rules, key=lambda rule: len(rule.classes))  # by specificity, then order

    def declared(self, element: ET.Element) -> Declared:
        """Return what styles say of an element, its own last."""
        classes = set(element.get("class", "").split())
        found: Declared = {}
        for rule in self.rules:
            if rule.classes <= classes:
                found |= rule.said
        return found | declarations(element.get("style", ""))


def declarations(body: str) -> Declared:
    """Return the properties of a block of CSS."""
    parts = (part.partition(":") for part in body.split(";"))
    return {name.strip(): value.strip() for name, colon, value in parts if colon}


def flat(source: str) -> str:
    """Return an SVG document as one that any renderer shows alike."""
    root = ET.fromstring(source)
    elements = {id: each for each in root.iter() if (id := each.get("id"))}
    styles = "\n".join(each.text or "" for each in root.iter(f"{{{SVG}}}style"))
    sheet = _Sheet(styles, elements)
    made = _plain(root, sheet, sheet.root, 0)
    defs = ET.Element(f"{{{SVG}}}defs")
    defs.extend(_kept(elements.values(), sheet))
    assert made is not None
    made.insert(0, defs)
    _lighten(made, INHERITED)
    ET.register_namespace("", SVG)
    return ET.tostring(made, encoding="unicode")


def _lighten(element: ET.Element, above: Declared) -> None:
    """Let what is painted once be painted lightly: a layer of its own costs renderers dear."""
    own = {name: element.get(name, value) for name, value in above.items()}
    painted = [f"{paint}-opacity" for paint in ("fill", "stroke") if own[paint] != "none"]
    factors = element.get("opacity", ""), own[painted[0]] if painted else ""
    if _name(element) in SHAPES and len(painted) == 1 and all(map(PLAIN_NUMBER.fullmatch, factors)):
        element.set(painted[0], f"{float(factors[0]) * float(factors[1]):g}")
        del element.attrib["opacity"]
    for child in element:
        _lighten(child, own)


def _kept(elements: Iterable[ET.Element], sheet: _Sheet) -> Iterable[ET.Element]:
    """Yield what is pointed at by an address, once, as it is where it stands."""
    for element in elements:
        if _name(element) in KEPT:
            made = _plain(element, sheet, sheet.root, 0, within=True)
            if made is not None:
                yield made


def _name(element: ET.Element) -> str:
    return element.tag.rpartition("}")[2]


def _plain(
    element: ET.Element, sheet: _Sheet, known: Declared, depth: int, within: bool = False
) -> ET.Element | None:
    """Return an element with all that is in it; None for what is not drawn where it stands."""
    name = _name(element)
    if name in ("style", "title", "symbol", "defs") or (name in KEPT and not within):
        return None
    said = sheet.declared(element)
    known = known | {
        name: _valued(value, known) for name, value in said.items() if name[:2] == "--"
    }
    if name == "use":
        return _used(element, said, sheet, known, depth)
    made = ET.Element(element.tag, _attributes(element, said, known))
    made.text, made.tail = element.text, element.tail
    made.extend(_inside(element, sheet, known, depth, within))
    return made


def _inside(
    element: ET.Element, sheet: _Sheet, known: Declared, depth: int, within: bool = False
) -> Iterable[ET.Element]:
    for child in element:
        if (made := _plain(child, sheet, known, depth, within)) is not None:
            yield made


def _used(
    element: ET.Element, said: Declared, sheet: _Sheet, known: Declared, depth: int
) -> ET.Element | None:
    """Return a group with what an element uses, which inherits from where it is used."""
    href = next((found for name in HREF if (found := element.get(name))), "")
    target = sheet.elements.get(href.removeprefix("#"))
    if target is None or depth > DEEP:
        return None
    group = ET.Element(f"{{{SVG}}}g", _attributes(element, said, known))
    for name in ("x", "y", "width", "height"):
        group.attrib.pop(name, None)
    x, y = element.get("x", "0"), element.get("y", "0")
    if (x, y) != ("0", "0"):
        group.set("transform", f"{group.get('transform', '')} translate({x} {y})".strip())
    if _name(target) != "symbol":
        made = _plain(target, sheet, known, depth + 1)
        group.extend([made] if made is not None else [])
        return group
    own = sheet.declared(target)
    inner = known | {name: _valued(value, known) for name, value in own.items() if name[:2] == "--"}
    box = target.get("viewBox")
    frame = ET.Element(f"{{{SVG}}}{'svg' if box else 'g'}", _attributes(target, own, inner))
    frame.attrib.pop("id", None)
    if box:
        for name in ("width", "height"):
            frame.set(
                name, element.get(name) or target.get(name) or box.split()[2 + (name != "width")]
            )
    frame.extend(_inside(target, sheet, inner, depth + 1))
    group.append(frame)
    return group


def _attributes(element: ET.Element, said: Declared, known: Declared) -> Declared:
    """Return the attributes of an element, with what styles say in place of classes."""
    kept = {
        name: _valued(value, known)
        for name, value in element.attrib.items()
        if name not in LEFT_OUT and not name.startswith(("data-", "aria-"))
    }
    shown = {
        name: _valued(value, known)
        for name, value in said.items()
        if name[:2] != "--" and name not in NOT_SHOWN
    }
    if move := shown.pop("transform", ""):
        kept["transform"] = UNIT.sub(r"\1", move).replace(",", " ")
    kept |= _font(shown.pop("font", ""))
    return kept | {name: value for name, value in shown.items() if value}


def _font(short: str) -> Declared:
    """Return the parts of a short declaration of a font."""
    found = re.fullmatch(r"(?:(\d{3}|bold|normal) )?([\d.]+)px(?:/\S+)? (.+)", short)
    if not found:
        return {}
    weight = {"font-weight": found[1]} if found[1] else {}
    return {"font-size": found[2], "font-family": found[3], **weight}


def _valued(value: str, known: Mapping[str, str]) -> str:
    """Return a value with its variables filled in and its products worked out."""
    for _ in range(DEEP):
        filled = VARIABLE.sub(lambda found: known.get(found[1], (found[2] or "").strip()), value)
        if filled == value:
            break
        value = filled
    return CALC.sub(lambda found: f"{float(found[1]) * float(found[2]):g}{found[3] or ''}", value)
