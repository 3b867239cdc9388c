"""Reads the symbol graphs of the last debug build, for other scripts."""

import concurrent.futures
import pathlib
import subprocess
import sys

from manifest import ROOT

MODULES = ROOT / ".build/debug/Modules"


def clang_arguments(modules):
    """The compiler's arguments for the C modules that public Swift modules may refer to."""
    built = [modules.parent / f"{name}.build" for name in ("CHookeKernels", "CHookePages")]
    maps = [folder / "module.modulemap" for folder in (*built, ROOT / "Sources/COpenBLAS")]
    return [word for path in maps if path.exists() for word in ("-Xcc", f"-fmodule-map-file={path}")]


def target_triple():
    """The triple of this machine."""
    said = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    return said.split('"triple": "', 1)[1].split('"', 1)[0]


def extract(names, folder, options, modules=MODULES):
    """Writes the symbol graphs of the public interface of some modules, each into its own folder of `folder`."""
    if not modules.is_dir():
        sys.exit(f"{modules} does not exist; build first: swift build")
    triple = target_triple()

    def run(name):
        (folder / name).mkdir(parents=True)
        return subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", name, "-I", str(modules), "-target", triple,
             "-minimum-access-level", "public", "-output-dir", str(folder / name), *options,
             *clang_arguments(modules)],
            capture_output=True, text=True)

    with concurrent.futures.ThreadPoolExecutor() as pool:
        for name, done in zip(names, pool.map(run, names)):
            if done.returncode != 0:
                sys.exit(f"no symbol graph of {name}: {done.stdout}{done.stderr}")
