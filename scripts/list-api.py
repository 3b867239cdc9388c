#!/usr/bin/env python3
"""Writes the public interface of each library as text to docs/api, or checks it with --check.

    scripts/list-api.py [--check] [--modules FOLDER]

Reads the modules of the last debug build (FOLDER is .build/debug/Modules), so build first: swift build. A line is a
declaration with its full name, or a conformance. Commit a changed text together with the change of the interface. List a
removed or changed line in the CHANGELOG.
"""

import argparse
import difflib
import json
import pathlib
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts/lib"))
from manifest import libraries  # noqa: E402
from symbol_graphs import MODULES, extract  # noqa: E402

FOLDER = ROOT / "docs/api"
# Conformances that the compiler adds to every type.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


def symbol_graphs(names, modules):
    """The symbol graphs of some libraries, by library."""
    with tempfile.TemporaryDirectory() as home:
        folder = pathlib.Path(home)
        extract(names, folder, ["-skip-synthesized-members"], modules)
        return {
            name: [json.loads(path.read_text(encoding="utf-8")) for path in sorted((folder / name).glob("*.json"))]
            for name in names
        }


def interface(graphs, names):
    """The sorted lines of a library's symbol graphs, including extensions of other modules' types."""
    lines = set()
    for graph in graphs:
        for symbol in graph["symbols"]:
            declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
            lines.add(f"{'.'.join(symbol['pathComponents'])}: {' '.join(declaration.split())}")
        for relation in graph["relationships"]:
            if relation["kind"] not in ("conformsTo", "inheritsFrom"):
                continue
            source = names.get(relation["source"])
            target = names.get(relation["target"]) or relation.get("targetFallback", "?").split(".")[-1]
            if source and target not in IMPLIED:
                verb = "conforms to" if relation["kind"] == "conformsTo" else "inherits from"
                lines.add(f"{source} {verb} {target}")
    return sorted(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the text is not current")
    parser.add_argument("--modules", type=pathlib.Path, default=MODULES)
    options = parser.parse_args()
    graphs = symbol_graphs(sorted(libraries()), options.modules.resolve())
    names = {
        symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"])
        for own in graphs.values() for graph in own for symbol in graph["symbols"]
    }
    stale = False
    FOLDER.mkdir(exist_ok=True)
    for library, own in graphs.items():
        lines = interface(own, names)
        if not lines:
            sys.exit(f"{library} has no public symbol in {options.modules}")
        path = FOLDER / f"{library}.txt"
        after = "\n".join(lines) + "\n"
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        print(f"{library}: {len(lines)} lines")
        if after == before:
            continue
        if options.check:
            stale = True
            sys.stderr.writelines(difflib.unified_diff(
                before.splitlines(keepends=True), after.splitlines(keepends=True), f"docs/api/{path.name}", "the sources", n=0))
        else:
            path.write_text(after, encoding="utf-8")
    if stale:
        sys.exit("docs/api is not current: run scripts/list-api.py, and list the changes in CHANGELOG.md")


if __name__ == "__main__":
    main()
