"""Pictures of curves for docs/images, in the style of the plots, light or dark as the reader prefers."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
IMAGES = ROOT / "docs/images"
WIDTH, PANEL = 820, 220
COLORS = ["#1b1c20", "#0a5aff", "#9b610c", "#1a4436", "#ce00a6", "#5f6b7a"]
# The style of all pictures of curves.
STYLE = "\n".join(line.strip() for line in re.search(
    r'"""\n(.*?)"""', (ROOT / "Tests/TestSupport/DocumentationPicture.swift").read_text(), re.S)[1].split("\n")).strip()


def text(x, y, words, kind="muted", fill="#62646d"):
    look = 'font-size="14" font-weight="600"' if kind == "ink" else f'font-size="12" fill="{fill}"'
    return f'<text x="{x:g}" y="{y:g}" {look}>{words}</text>'


def panel(left, top, width, height, title, curves, end, legend=True, start=0.0, unit=" s"):
    """Curves are (name, color, dashed, points), drawn from start to end."""
    values = [y for _, _, _, points in curves for _, y in points] + [0]
    low, high = min(values), max(values)
    space = 0.06 * (high - low)
    low, high = low - space, high + space

    def place(x, y):
        return left + (x - start) / (end - start) * width, top + 28 + (high - y) / (high - low) * (height - 56)

    zero = place(start, 0)[1]
    parts = [text(left, top + 16, title, "ink"), f'<line stroke="#d5d7dd" x1="{left}" x2="{left + width}" y1="{zero:.1f}" y2="{zero:.1f}"/>']
    names = left
    for name, color, dashed, points in curves:
        steps = " L".join(f"{x:.1f} {y:.1f}" for x, y in (place(*point) for point in points))
        dashes = ' stroke-dasharray="2 5"' if dashed else ""
        parts.append(f'<path fill="none" stroke="{color}" stroke-width="2.25" stroke-linejoin="round" stroke-linecap="round"'
                     f'{dashes} d="M{steps}"/>')
        if legend:
            parts.append(text(names, top + height - 6, name, fill=color))
            names += 12 + 6.4 * len(name)
    parts.append(text(left + width - 36, top + height - 6, f"{end:.4g}{unit}"))
    return parts


def write(name, title, description, height, parts):
    head = (f'<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
            f'viewBox="0 0 {WIDTH} {height}" role="img" aria-labelledby="title desc">\n<title id="title">{title}</title>\n'
            f'<desc id="desc">{description}</desc>\n{STYLE}\n<rect width="100%" height="100%" fill="#ffffff"/>\n')
    (IMAGES / name).write_text(head + "\n".join(parts) + "\n</svg>\n", encoding="utf-8")
