#!/usr/bin/env python3
"""Checks the targets, their imports and their folders against the tables of ARCHITECTURE.md.

    scripts/check-layers.py

The table `| target | … | imports |` has a row for each target of Sources/, or for several. A target may import only the backticked names
of its last cell: targets of this package, products of others, and Foundation. It checks:

- the manifest: the dependencies of a target are those of its row, and each is imported directly or by a re-export;
- the sources: a target imports the names of its row, modules of the toolchain, and modules of a platform inside
  `canImport`; those that HookePort has too only inside `canImport(Darwin)`, because all targets share a folder of modules;
- the tests: a target imports targets of this package that it depends on, directly or not;
- folders: those of one target form no cycle, unless a row of the table `| cycle | … |` names it. A folder uses another
  if it names a type that exactly one file of the other declares; a nested type counts after a dot.

Folders are compared as text, without the compiler.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts/lib"))
from manifest import reach, targets  # noqa: E402

PAGE = ROOT / "ARCHITECTURE.md"
# Modules of every toolchain that need no operating system.
TOOLCHAIN = {"Swift", "Synchronization"}
# Modules that a row must name even inside `canImport`.
NEVER_IMPLIED = re.compile(r"Foundation\w*")
# Modules of Apple's platforms that HookePort has elsewhere.
PORTED = {"UIKit", "QuartzCore", "CoreGraphics"}
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\(\w+\))?[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?"
    r"import[ \t]+(?:(?:struct|class|func|enum|protocol|typealias|let|var)[ \t]+)?(\w+)", re.M)
CAN_IMPORT = re.compile(r"\bcanImport\((\w+)")
EXPORT = re.compile(r"@_exported (?:public )?import (\w+)")
BRACE_OR_TYPE = re.compile(r"([{}])|\b(?:struct|class|enum|protocol|actor|typealias)\s+([A-Z]\w{2,})")
# Strings and comments: they do not use types.
TEXT = re.compile(r'"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.S)
NAME = re.compile(r"`([^`]+)`")
OUTER = re.compile(r"(\w*)\.$")


def table(first, last=None):
    """The rows, as lists of cells, of the tables of ARCHITECTURE.md with these headings of their first and last column."""
    inside = False
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            inside = False
        elif inside:
            if set(cells[0]) - set("- "):
                yield cells
        else:
            inside = cells[0] == first and (last is None or cells[-1] == last)


def files(folder):
    """The text of the Swift files of a folder, by path from the top of the checkout."""
    return {
        path.relative_to(ROOT): path.read_text(encoding="utf-8") for path in sorted((ROOT / folder).rglob("*.swift"))
    }


def imports(folder):
    """The files that import each module, and the modules among them that a file imports without `canImport`."""
    found, plain = collections.defaultdict(list), set()
    for path, text in files(folder).items():
        for module in set(IMPORT.findall(text)):
            found[module].append(str(path))
            if f"canImport({'Darwin' if module in PORTED else module})" not in text:
                plain.add(module)
    return found, plain


def exports(folder):
    """The modules that a target re-exports."""
    return {module for text in files(folder).values() for module in EXPORT.findall(text)}


def layer_faults(found, allowed):
    """What is wrong with dependencies and imports."""
    depends = {name: needs for name, (_, needs) in found.items()}
    exported = {name: exports(folder) for name, (folder, _) in found.items()}
    for name, (folder, needs) in found.items():
        imported, plain = imports(folder)
        for path, text in files(folder).items() if folder.parts[0] == "Sources" else ():
            for module in sorted(set(CAN_IMPORT.findall(text)) & PORTED):
                yield f"{path}: canImport({module}) is true on Linux once HookePort is built; use canImport(Darwin)"
        example = lambda module: imported[module][0] + (" and others" if len(imported[module]) > 1 else "")
        if folder.parts[0] != "Sources":
            for module in sorted(imported.keys() & found.keys() - reach(name, depends) - {name}):
                yield f"{example(module)}: {name} imports {module} and does not depend on it"
            continue
        if name not in allowed:
            yield f"ARCHITECTURE.md: the table of targets has no row for {name}"
            continue
        row = allowed[name]
        for module in sorted(imported.keys() - {name}):
            if module in PORTED and module not in plain | needs:
                continue
            if module in found and module not in needs:
                yield f"{example(module)}: {name} imports {module}, which the manifest does not name as its dependency"
            is_implied = module not in found and module not in plain and not NEVER_IMPLIED.fullmatch(module)
            if module not in row | TOOLCHAIN and not is_implied:
                yield f"{example(module)}: {name} may not import {module}: its row in ARCHITECTURE.md does not name it"
        for need in sorted(needs - row):
            yield f"Package.swift: {name} may not depend on {need}: its row in ARCHITECTURE.md does not name it"
        for need in sorted((row - needs) & found.keys()):
            yield f"ARCHITECTURE.md: the row of {name} names {need}, which is not its dependency in the manifest"
        seen = imported.keys() | {module for name in imported for module in reach(name, exported)}
        for need in sorted(row - seen if imported else ()):
            yield f"ARCHITECTURE.md: the row of {name} names {need}, which none of its files imports"
    for name in sorted(allowed.keys() - found.keys()):
        yield f"ARCHITECTURE.md: the table of targets has a row for {name}, which is not a target"


def types(code):
    """The types that a source declares, each with whether it is nested."""
    depth = 0
    for brace, name in BRACE_OR_TYPE.findall(code):
        depth += {"{": 1, "}": -1, "": 0}[brace]
        if name:
            yield name, depth > 0


def arrows(folder):
    """Which folder of a target uses which others, with an example of a type and a file for each."""
    code = {path: TEXT.sub('""', text) for path, text in files(folder).items()}
    owners, nested = collections.defaultdict(set), set()
    for path, text in code.items():
        for name, is_nested in types(text):
            owners[name].add(path)
            if is_nested:
                nested.add(name)
    uses = collections.defaultdict(dict)
    for path, text in code.items():
        for place in re.finditer(r"\b[A-Z]\w+", text):
            word, outer = place.group(), OUTER.search(text[max(0, place.start() - 60) : place.start()])
            others = owners.get(word, ())
            # A type inside a type of another target is not of this target.
            if outer and outer.group(1)[:1].isupper() and outer.group(1) not in owners:
                continue
            if len(others) == 1 and (outer or word not in nested):
                other = next(iter(others)).parent
                if other != path.parent:
                    uses[path.parent].setdefault(other, (word, path.name))
    return uses


def cycles(uses):
    """The sets of folders in which each folder uses all others, directly or not."""
    ahead = {folder: reach(folder, uses) for folder in uses}
    return {frozenset(to for to in far if start in ahead.get(to, ())) for start, far in ahead.items() if start in far}


def cycle_faults(found, allowed):
    """What is wrong with the folders inside targets."""
    needed = set()
    for name, (folder, _) in found.items():
        if folder.parts[0] != "Sources":
            continue
        uses = arrows(folder)
        # A folder's name is its path inside the target; the top folder's is the target's name.
        spell = lambda path: str(path.relative_to(folder)) if path != folder else name
        for cycle in cycles(uses):
            row = next((row for row in allowed if row[0] == name and {spell(path) for path in cycle} <= row[1]), None)
            if row:
                needed.add(row)
                continue
            yield f"{folder}: folders in a cycle: {', '.join(sorted(map(spell, cycle)))}"
            for path in sorted(cycle):
                for other in sorted(cycle & uses[path].keys()):
                    word, file = uses[path][other]
                    yield f"    {spell(path)} uses {spell(other)}: {word} in {file}"
    for name, folders in sorted(set(allowed) - needed, key=str):
        yield f"ARCHITECTURE.md: the folders {', '.join(sorted(folders))} of {name} form no cycle: remove the row"


def main():
    found = targets()
    rows = [(NAME.findall(row[0]), set(NAME.findall(row[-1]))) for row in table("target", "imports")]
    allowed = {name: row for names, row in rows for name in names}
    # The first name of a cycle is the target, the others are its folders.
    names = [NAME.findall(row[0]) for row in table("cycle")]
    faults = list(layer_faults(found, allowed))
    faults += cycle_faults(found, [(target, frozenset(folders)) for target, *folders in names])
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(allowed)} targets, {len(names)} allowed cycles, {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
