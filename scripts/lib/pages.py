"""Pages in one file: their modules joined, and kept as literals of Swift.

    pages.py inputs NAME      # prints the digest of the sources of hooke.wasm (hooke) or page.wasm (page)

A committed page says from what its WebAssembly module was made: the digest of the module's text in the page, and that of all
sources of the module. So a check without a compiler finds a module that was changed, and one that is older than its sources.
"""

import base64
import gzip
import hashlib
import re
import sys
from pathlib import Path

root = Path(__file__).resolve().parent.parent.parent
width = 120

# The sources of all modules, and those of each.
shared = [
    *(f"Sources/{name}" for name in ("Hooke", "HookeMotion", "HookeGeometry", "HookeTimeline", "CHooke")),
    "Sources/JavaScript/wasm", "scripts/lib/embedded.sh",
]
sources = {
    "hooke": ["Sources/HookeC", "scripts/build-javascript"],
    "page": ["Sources/Interactive/wasm", "scripts/build-interactive-core"],
}
# The programs that write hooke.wasm and page.wasm.
builders = {"hooke": "scripts/build-javascript", "page": "scripts/build-interactive-core"}

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


def inputs(name):
    """The digest of the sources of a module, without lines that are comments."""
    files = []
    for place in (root / path for path in shared + sources[name]):
        found = place.rglob("*") if place.is_dir() else [place]
        files += [path for path in found if path.suffix in (".swift", ".c", ".h", ".modulemap", ".sh", "")]
    digest = hashlib.sha256()
    for path in sorted(path for path in files if path.is_file()):
        lines = [line.strip() for line in path.read_text().splitlines()]
        text = "\n".join(line for line in lines if line and not line.startswith("//"))
        digest.update(f"{path.relative_to(root)} {len(text)}\n{text}\n".encode())
    return digest.hexdigest()


def built(name, wasm):
    """The module of the last build with its tools; `None` if it is not that of the present sources."""
    record = root / f"out/modules/{name}.inputs"
    if not wasm.exists() or not record.exists():
        return None
    digest, *tools = record.read_text().splitlines()
    return (wasm.read_bytes(), tools) if digest == inputs(name) else None


class Module:
    """The module of a committed page: its text, and what the page says about it."""

    def __init__(self, swift, name, wasm):
        text = swift.read_text() if swift.exists() else ""

        def said(label):
            found = re.search(rf"^// {label}: (.*)$", text, re.M)
            return found.group(1) if found else ""

        self.name, self.swift, self.built = name, swift, built(name, wasm)
        self.text, self.module, self.inputs = committed(swift, "wasm"), said("Module"), said("Sources of the module")
        self.tools = said("Tools")

    def refresh(self):
        """Takes the module of the last build, if it is that of the present sources."""
        if not self.built:
            print(f"note: {self.name}.wasm is not built from the present sources: the committed one stays", file=sys.stderr)
        else:
            data, tools = self.built
            if not self.text or gzip.decompress(base64.b64decode(self.text)) != data:
                packed = base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()
                self.text = "\n".join(packed[at : at + width] for at in range(0, len(packed), width))
            self.inputs, self.tools = inputs(self.name), "; ".join(tools)
            self.module = self.digest
        if not self.text:
            sys.exit(f"error: there is no {self.name}.wasm; {builders[self.name]} writes it")

    @property
    def digest(self):
        return hashlib.sha256(self.text.encode()).hexdigest()

    @property
    def header(self):
        return f"// Module: {self.module}\n// Sources of the module: {self.inputs}\n// Tools: {self.tools}\n"

    def check(self, writer):
        """Fails unless the committed module is the one that its page names, made from the present sources."""
        page = self.swift.relative_to(root)
        again = f"run {builders[self.name]} and {writer}"
        if self.digest != self.module:
            sys.exit(f"error: the module of {page} is not the one that was written: its digest is another; {again}")
        if self.inputs != inputs(self.name):
            sys.exit(f"error: the module of {page} was made from other sources than these; {again}")
        if self.built and self.built[0] != gzip.decompress(base64.b64decode(self.text)):
            here = "; ".join(self.built[1])
            sys.exit(f"error: a build gives another module than that of {page}, made with {self.tools}; here: {here}; {again}")


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


def write(swift, header, name, summary, page, page_summary, module, wasm_summary, access=""):
    """Writes a Swift file with an enum of the page and the module."""
    swift.parent.mkdir(parents=True, exist_ok=True)
    swift.write_text(
        f"// swift-format-ignore-file\n// {header}\n{module.header}\n"
        f"/// {summary}\n{access}enum {name} {{\n"
        f"    /// {page_summary}\n    static let page = {literal(page)}\n\n"
        f"    /// {wasm_summary}\n    static let wasm = {literal(module.text)}\n}}\n"
    )


def report(name, text, limit):
    """Prints the size of a page; fails if it is too large."""
    size = len(gzip.compress(text.encode(), 9))
    print(f"{name}  {len(text.encode())} bytes, {size} gzipped (at most {limit})", file=sys.stderr)
    if size > limit:
        sys.exit("error: the page is too large")


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] != "inputs" or sys.argv[2] not in sources:
        sys.exit(__doc__)
    print(inputs(sys.argv[2]))
