#!/usr/bin/env python3
"""Compares the names that the modules UIKit, QuartzCore and CoreGraphics export with the declarations of HookeUIKit.

    scripts/list-port-names.py [--write]

They export the names that Sources/HookeUIKit declares outside of other types, and no other name of the library: an app may
have a `Spring` of its own. Each name is in one list, and UIKit exports QuartzCore, which exports CoreGraphics, as Apple's
do. `--write` writes the lists.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources/HookeUIKit"
DECLARATION = re.compile(
    r"^(?:    )?(?:nonisolated )?(?:public|open) (?:final |indirect )?(class|struct|enum|protocol|typealias|func|let|var) (\w+)(.*)", re.M)
CONDITIONAL = re.compile(r"^#if .*\n((?:(?!#if|#endif).*\n)*)#endif", re.M)
PROTOCOLS = {
    match for path in ROOT.glob("Sources/Hooke*/**/*.swift")
    for match in re.findall(r"^public protocol (\w+)", path.read_text(encoding="utf-8"), re.M)}
# The first letters of a module's names, and the module that it exports; a name is of the first module that matches.
MODULES = {"CoreGraphics": ("CG", "Foundation"), "QuartzCore": ("CA|kCA", "CoreGraphics"), "UIKit": ("", "QuartzCore")}
HEAD = "// Written by scripts/list-port-names.py: the names of Sources/HookeUIKit, which alone cannot clash with an app's.\n"


def declarations():
    """The kind and the name of each declaration outside of types."""
    found = {}
    for path in sorted(SOURCES.rglob("*.swift")):
        text = path.read_text(encoding="utf-8")
        inside = [match.span(1) for match in CONDITIONAL.finditer(text)]
        for match in DECLARATION.finditer(text):
            is_indented = match[0].startswith(" ")
            if is_indented and not any(start <= match.start() < end for start, end in inside):
                continue
            kind = "var" if match[1] == "let" else match[1]
            if kind == "typealias" and re.split(r"\W+", match[3])[-1] in PROTOCOLS:
                kind = "protocol"
            found[match[2]] = kind
    return found


def main():
    found = declarations()
    failures = []
    for module, (letters, inner) in MODULES.items():
        names = [name for name in sorted(found) if re.match(letters, name)]
        lines = [f"@_exported import {found.pop(name)} HookeUIKit.{name}\n" for name in names]
        text = HEAD + f"@_exported import {inner}\n" + "".join(lines)
        path = ROOT / f"Sources/HookePort/{module}/Exports.swift"
        if "--write" in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != text:
            failures.append(module)
    if failures:
        sys.exit(f"the exports of {', '.join(failures)} differ from Sources/HookeUIKit: scripts/list-port-names.py --write")


if __name__ == "__main__":
    main()
