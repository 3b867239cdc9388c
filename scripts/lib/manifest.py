"""Reads the manifest for other scripts. Run as a program, it prints the names of the libraries."""

import functools
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


@functools.cache
def manifest():
    """The manifest as SwiftPM dumps it, with the dependencies that each target names."""
    settings = os.environ | {"HOOKE_NAMED_DEPENDENCIES": "1"}
    dumped = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, env=settings, capture_output=True, text=True
    )
    if dumped.returncode != 0:
        sys.exit(dumped.stderr)
    return json.loads(dumped.stdout)


def targets():
    """The targets by name, each with its folder and the names of its dependencies."""
    found = {}
    for target in manifest()["targets"]:
        parent = "Tests" if target["type"] == "test" else "Sources"
        needs = {(kind.get("byName") or kind.get("target") or kind.get("product"))[0] for kind in target["dependencies"]}
        found[target["name"]] = pathlib.Path(target.get("path") or f"{parent}/{target['name']}"), needs
    return found


def libraries():
    """The names of the package's libraries. Each is a module, except HookePort, whose modules are re-exports."""
    products = [product for product in manifest()["products"] if "library" in product["type"]]
    return [product["name"] for product in products if product["name"] in product["targets"]]


def reach(start, arrows):
    """Everything reachable from a start."""
    seen, ahead = set(), [start]
    while ahead:
        for following in set(arrows.get(ahead.pop(), ())) - seen:
            seen.add(following)
            ahead.append(following)
    return seen


if __name__ == "__main__":
    print("\n".join(libraries()))
