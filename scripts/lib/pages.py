"""Pages in one file: their modules joined, and kept as literals of Swift."""

import base64
import gzip
import re
import sys
from pathlib import Path

root = Path(__file__).resolve().parent.parent.parent
width = 120

imports = re.compile(r'^import\s+(?:(\w+)|\{([^}]*)\})\s+from\s+"([^"]+)";\n', re.M | re.S)
exports = re.compile(r"^export\s+(const|class|function)\s+(\w+)", re.M)


def modules(path, found):
    """The modules that one needs, each once, before those that import it."""
    path = path.resolve()
    if path in found:
        if found[path] is None:
            sys.exit(f"error: {path.relative_to(root)} is part of a cycle of imports")
        return found
    found[path] = None
    text = path.read_text()
    names = []
    for _, _, target in imports.findall(text):
        modules(path.parent / target, found)
    del found[path]
    name = "_" + re.sub(r"\W", "_", str(path.relative_to(root / "Sources"))[: -len(".js")])

    def bind(match):
        default, listed, target = match.groups()
        other = found[(path.parent / target).resolve()][0]
        if default:
            return f"const {default} = {other}.default;\n"
        return f"const {{ {', '.join(part.strip().replace(' as ', ': ') for part in listed.split(',') if part.strip())} }} = {other};\n"

    body = imports.sub(bind, text)
    names = [name for _, name in exports.findall(body)]
    body = exports.sub(r"\1 \2", body)
    if body.count("export default ") == 1:
        body = body.replace("export default ", "const standard = ")
        names.append("default: standard")
    if re.search(r"^(import|export)\b", body, re.M):
        sys.exit(f"error: {path.relative_to(root)} has an import or export in another form")
    # Comments on lines of their own are left out.
    body = re.sub(r"^\s*//.*\n", "", body, flags=re.M)
    body = re.sub(r"^\s*/\*\*.*?\*/\n", "", body, flags=re.M | re.S)
    found[path] = (name, f"const {name} = (() => {{\n{body}return {{ {', '.join(names)} }};\n}})();\n")
    return found


def script(main):
    """The modules that one needs, as one script."""
    text = "".join(text for _, text in modules(main, {}).values())
    if "</script" in text:
        sys.exit("error: the script has a text that ends it early")
    return text


def committed(swift, name):
    """The text of a literal of a Swift file; "" if there is none."""
    text = swift.read_text() if swift.exists() else ""
    found = re.search(rf'static let {name} = #"""\n(.*?)\n        """#', text, re.S)
    if not found:
        return ""
    return "\n".join(line[8:] for line in found.group(1).split("\n"))


def literal(text):
    """A literal of Swift."""
    if '"""#' in text or "\\#" in text:
        sys.exit("error: the page has a text that a raw literal of Swift does not take")
    lines = "\n".join("        " + line if line else "" for line in text.split("\n"))
    return f'#"""\n{lines}\n        """#'


def packed(wasm, old):
    """A module gzipped, as base64 in lines; `old` if it is the same module or there is no file."""
    if not wasm.exists():
        return old
    data = wasm.read_bytes()
    if old and gzip.decompress(base64.b64decode(old)) == data:
        return old
    text = base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()
    return "\n".join(text[at : at + width] for at in range(0, len(text), width))


def write(swift, header, name, summary, page, page_summary, wasm, wasm_summary, access=""):
    """Writes a Swift file with an enum of the page and the module."""
    swift.parent.mkdir(parents=True, exist_ok=True)
    swift.write_text(
        f"// swift-format-ignore-file\n// {header}\n\n"
        f"/// {summary}\n{access}enum {name} {{\n"
        f"    /// {page_summary}\n    static let page = {literal(page)}\n\n"
        f"    /// {wasm_summary}\n    static let wasm = {literal(wasm)}\n}}\n"
    )


def report(name, text, limit):
    """Prints the size of a page; fails if it is too large."""
    size = len(gzip.compress(text.encode(), 9))
    print(f"{name}  {len(text.encode())} bytes, {size} gzipped (at most {limit})", file=sys.stderr)
    if size > limit:
        sys.exit("error: the page is too large")
