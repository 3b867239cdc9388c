#!/usr/bin/env python3
"""Checks the links, anchors and paths of the documentation.

    scripts/check-links.py

Covers the project's Markdown and DocC articles, and the comments of Swift, C, Bash and Python sources:

- a relative link names a file, and its anchor a heading of that file;
- `<doc:Name>` of an article names an article of the same catalog;
- a path in the text (`docs/springs.md`, `Tests/HookeSolversTests/Networks`, `Spring+Parameters.swift`) exists: from the
  top of the checkout, from the folder of the document, or by its file name;
- docs/README.md lists every page of docs/, docs/internals/README.md every page there, docs/adr/README.md every decision,
  a catalog's first page each of its articles.

It does not fetch web addresses.
"""

import functools
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^()\s]+)\)")
DOC = re.compile(r"<doc:([A-Za-z0-9_-]+)>")
# A path from a top folder, or the name of a Swift file. With `…` or `<` before it, it is a placeholder.
PATH = re.compile(
    r"(?<![\w/.:…<-])((?:Sources|Tests|Benchmarks|Examples|docs|scripts|\.ci)/[\w+./*-]*[\w*]|[A-Z][\w+]*\.swift)(?![\w/*])")
FENCE = re.compile(r"^\s*```")
# The start of a comment, by file extension.
COMMENT = {".swift": "//", ".c": "//", ".h": "//", ".py": "#", "": "#"}
# Placeholder names.
STAND_INS = {"Type.swift", "Type+Side.swift", "Type+Coding.swift", "Type+Notation.swift", "Name.swift"}
TEMPLATE = pathlib.Path("docs/adr/template.md")


@functools.cache
def tracked():
    """The files of the checkout, including new ones."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True,
        check=True)
    return [path for path in map(pathlib.Path, listed.stdout.splitlines()) if (ROOT / path).exists()]


@functools.cache
def places():
    """Every file, with and without its extension, and every folder of the checkout; and the names of its files."""
    files = set(tracked())
    folders = {folder for file in files for folder in file.parents}
    return files | folders | {file.with_suffix("") for file in files}, {file.name for file in files}


@functools.cache
def anchors(path):
    """The anchors of a Markdown file's headings, as GitHub makes them."""
    found, inside = set(), False
    for line in (ROOT / path).read_text(encoding="utf-8").splitlines():
        inside ^= bool(FENCE.match(line))
        heading = None if inside else re.match(r"#+ +(.*?) *#*$", line)
        if not heading:
            continue
        text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.group(1)).lower()
        slug = re.sub(r"[^\w\- ]", "", text.replace("`", "")).replace(" ", "-")
        count = 0
        while (name := slug if count == 0 else f"{slug}-{count}") in found:
            count += 1
        found.add(name)
    return found


def normal(path):
    """A path without `..`, relative to the top; None if it leaves the checkout."""
    whole = (ROOT / path).resolve()
    return whole.relative_to(ROOT) if whole.is_relative_to(ROOT) else None


def wrong_link(document, target):
    """What is wrong with a link, if anything."""
    if re.match(r"[a-z]+:", target):
        return None
    name, _, anchor = target.partition("#")
    file = normal(document.parent / name) if name else document
    if file not in places()[0]:
        return f"{target} does not exist"
    if anchor and (file.suffix != ".md" or anchor not in anchors(file)):
        return f"{file} has no heading #{anchor}"
    return None


def wrong_path(document, text):
    """What is wrong with a path in the text, if anything."""
    everything, names = places()
    path = pathlib.Path(text)
    if "/" not in text:
        return None if text in names or text in STAND_INS else f"there is no file {text}"
    if ".build" in path.parts:
        return None
    for base in (pathlib.Path(), document.parent):
        whole = normal(base / path)
        if whole in everything or "*" in text and any((ROOT / base).glob(text)):
            return None
    return f"{text} does not exist"


def prose(path):
    """The lines of a document, or of a source's comments, with their numbers."""
    for number, line in enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), 1):
        if path.suffix == ".md" or line.lstrip().startswith(COMMENT[path.suffix]):
            yield number, line


def faults(path):
    """What is wrong in a file."""
    inside = False
    for number, line in prose(path):
        where = f"{path}:{number}"
        if path.suffix == ".md":
            inside ^= bool(FENCE.match(line))
            if not inside:
                for target in LINK.findall(line):
                    if fault := wrong_link(path, target):
                        yield f"{where}: {fault}"
                for name in DOC.findall(line):
                    if path.parent / f"{name}.md" not in places()[0]:
                        yield f"{where}: the catalog has no article {name}"
        if not inside:
            for text in PATH.findall(line):
                if fault := wrong_path(path, text):
                    yield f"{where}: {fault}"


def missing_from(index, pages, spelling):
    """The pages that an index does not list."""
    text = (ROOT / index).read_text(encoding="utf-8")
    for page in pages:
        if page != index and spelling(page) not in text:
            yield f"{index}: {page} is not in this index"


def main():
    files = tracked()
    documents = [file for file in files if file.suffix == ".md" and file != TEMPLATE]
    sources = [file for file in files if file.suffix in COMMENT and (ROOT / file).is_file()]
    found = [fault for file in documents + sources for fault in faults(file)]
    docs, adr = pathlib.Path("docs"), pathlib.Path("docs/adr")
    for folder in (docs, docs / "internals"):
        pages = [f for f in documents if f.parent == folder]
        found += missing_from(folder / "README.md", pages, lambda f: f"({f.name})")
    decisions = [f for f in documents if f.parent == adr and f.name[0].isdigit()]
    found += missing_from(adr / "README.md", decisions, lambda f: f"({f.name})")
    for catalog in {f.parent for f in documents if f.parent.suffix == ".docc"}:
        articles = [f for f in documents if f.parent == catalog]
        found += missing_from(catalog / f"{catalog.stem}.md", articles, lambda f: f"<doc:{f.stem}>")
    for fault in found:
        print(fault, file=sys.stderr)
    print(f"{len(documents)} documents and the comments of {len(sources)} sources, {len(found)} faults")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
