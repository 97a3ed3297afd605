"""Signs of one colour, 24 x 24: types of buildings and currencies; emblems of the seats."""

from __future__ import annotations

from math import cos, pi, sin

from alhambra_art.pen import n, star

TYPES = {
    "pavilion": "M12,0Q13.4,8 23,10.5V12.5H20.5V20H22V23H2V20H3.5V12.5H1V10.5Q10.6,8 12,0z"
    "M5.7,20H9V15.4a1.65,1.65 0 0 0 -3.3,0zM10.3,20H13.7V14.6a1.7,1.7 0 0 0 -3.4,0z"
    "M15,20H18.3V15.4a1.65,1.65 0 0 0 -3.3,0z",
    "seraglio": "M1,23V8.5L4.8,3L8.6,8.5V9.5H15.4V8.5L19.2,3L23,8.5V23H15.8V16.5H8.2V23z"
    "M8.2,12.4V14.4H15.8V12.4zM3.8,11.5V15H5.8V11.5zM18.2,11.5V15H20.2V11.5z",
    "arcades": "M2.5,4H21.5L23.5,8H22.8V22H1.2V8H.5z"
    "M3,22H7V16.6a2.7,2.7 0 1 0 -4,0zM10,22H14V16.6a2.7,2.7 0 1 0 -4,0z"
    "M17,22H21V16.6a2.7,2.7 0 1 0 -4,0z",
    "chambers": "M11.3,0H12.7V3C15,5 20,6 18.4,12.5H23V23H15V18.5a3,3 0 0 0 -6,0V23H1V12.5H5.6"
    "C4,6 9,5 11.3,3z",
    "garden": "M5,3C8,8 8.4,13 7.4,17.5H2.6C1.6,13 2,8 5,3zM12,0C15.2,6 15.6,12 14.5,17.5H9.5"
    "C8.4,12 8.8,6 12,0zM19,3C22,8 22.4,13 21.4,17.5H16.6C15.6,13 16,8 19,3zM1,19.4H23V23H1z",
    "tower": "M7,19V9L5,7V1H8.4V3.6H10.3V1H13.7V3.6H15.6V1H19V7L17,9V19L18.6,23H14V19"
    "a2,2 0 0 0 -4,0V23H5.4zM11.2,10V14H12.8V10z",
}

# letter: colour, tint, darker colour
CURRENCIES = {
    "y": ("#E6B422", "#FAEBB8", "#8A6508"),
    "g": ("#3F8E4F", "#D3E8CD", "#1F5A2D"),
    "b": ("#2F6DB5", "#CFE0F3", "#17437C"),
    "o": ("#DB6B1D", "#FADCC2", "#8E3C06"),
}

# lily, star, key, pomegranate
MONEY = {
    "y": "M12,.6C15,4 15.6,7.4 13.9,11.6C15,7.6 19,5 21.6,7.6C23.6,10 21.6,13.6 18.4,13"
    "C18.6,15 17,15.6 14.4,15.4H17.4V17.8H14.2C14.6,20 15.6,21.6 17,22.6H7C8.4,21.6 9.4,20 "
    "9.8,17.8H6.6V15.4H9.6C7,15.6 5.4,15 5.6,13C2.4,13.6 .4,10 2.4,7.6C5,5 9,7.6 10.1,11.6"
    "C8.4,7.4 9,4 12,.6z",
    "g": star(12, 12, 11.6) + "M12,7.6a4.4,4.4 0 1 0 .01,0z",
    "b": "M12,.6a5.6,5.6 0 0 1 2,10.8V13H17V16H14V18H19V23.4H15.8V21.4H14V23.4H10.4V11.4"
    "A5.6,5.6 0 0 1 12,.6zM12,3.6a2.6,2.6 0 1 0 .01,0z",
    "o": "M7,.8L9.6,3.2L12,.6L14.4,3.2L17,.8L16,6.4C20.6,8 22.4,11.6 21.8,15.2C21,20 17,23.4 "
    "12,23.4S3,20 2.2,15.2C1.6,11.6 3.4,8 8,6.4zM12,10C9,12 8,15 9.4,19C10.4,20.4 13.6,20.4 "
    "14.6,19C16,15 15,12 12,10z",
}


def coin(money: str, x: float, y: float, r: float) -> str:
    """Return the outline of a coin: round, square, octagon, scalloped."""
    if money == "y":
        half = f"a{n(r)},{n(r)} 0 1 0"
        return f"M{n(x - r)},{n(y)}{half} {n(2 * r)},0{half} {n(-2 * r)},0z"
    if money == "g":
        q = r * 0.9
        return f"M{n(x - q)},{n(y - q)}h{n(2 * q)}v{n(2 * q)}h{n(-2 * q)}z"
    reach = r * (1.04 if money == "b" else 0.92)
    angles = [pi / 8 + k * pi / 4 for k in range(8)]
    points = [f"{n(x + reach * cos(a))},{n(y + reach * sin(a))}" for a in angles]
    if money == "b":
        return "M" + "L".join(points) + "z"
    arc = f"A{n(r * 0.38)},{n(r * 0.38)} 0 0 1 "
    return f"M{points[-1]}" + "".join(arc + point for point in points) + "z"


EMBLEMS = {
    "circle": '<circle cx="10" cy="10" r="7.5" fill="currentColor"/>',
    "square": '<rect x="3.5" y="3.5" width="13" height="13" rx="1" fill="currentColor"/>',
    "triangle": '<path d="M10 2 18.5 17H1.5z" fill="currentColor"/>',
    "diamond": '<path d="M10 1 18 10 10 19 2 10z" fill="currentColor"/>',
    "hexagon": '<path d="M10 1.5 17.6 5.8v8.5L10 18.5 2.4 14.3V5.8z" fill="currentColor"/>',
    "star": '<path d="M10 1l2.3 5.2L17.6 4 15.6 9.4 19 13l-5.3.4L12 19 10 14.4 8 19l-1.7-5.6L1 13'
    'l3.4-3.6L2.4 4l5.3 2.2z" fill="currentColor"/>',
}
COLOURS = {
    "blue": ("#1F5FA8", "#174880", "#fff"),
    "yellow": ("#D99A1C", "#AD7710", "#2B1D12"),
    "green": ("#2F7A43", "#215A30", "#fff"),
    "red": ("#B3261E", "#871A14", "#fff"),
    "white": ("#F4F1EA", "#D5CFC2", "#2B1D12"),
    "violet": ("#6E3A8C", "#53296B", "#fff"),
}
STYLE = "".join(f".p-{name}{{--c:{c};--d:{d};--e:{e}}}" for name, (c, d, e) in COLOURS.items())
