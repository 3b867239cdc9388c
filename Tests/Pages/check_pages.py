"""Changes the committed pages and the sources of their modules: scripts/build-studio --check and scripts/build-interactive
--check must fail.

    python3 Tests/Pages/check_pages.py

Needs no compiler. The changes are made in a copy.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from random_cases import generator, random_cases  # noqa: E402

root = pathlib.Path(__file__).resolve().parent.parent.parent
PAGES = {
    "build-studio": "Sources/HookeTool/Studio/StudioPage.swift",
    "build-interactive": "Sources/HookeExport/Interactive/InteractivePage.swift",
}
PROPERTIES = "Sources/HookeTimeline/Timeline/AnimatedProperty.swift"
draw = generator(5)


def another(byte):
    """Another byte of base64."""
    return b"B" if byte == b"A" else b"A"


def change_module(text, part):
    """Changes one byte of the module in a page, at a part of its length."""
    found = re.search(rb'static let wasm = #"""\n(.*?)\n        """#', text, re.S)
    place = found.start(1) + int(part * (found.end(1) - found.start(1) - 1))
    while not re.match(rb"[A-Za-z0-9+/]", text[place : place + 1]):
        place -= 1
    return text[:place] + another(text[place : place + 1]) + text[place + 1 :]


def replaced(old, new):
    def change(text):
        assert text.count(old) == 1, old
        return text.replace(old, new)

    return change


def main():
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "copy"
        shutil.copytree(root / "scripts", copy / "scripts")
        shutil.copytree(root / "Sources", copy / "Sources", ignore=shutil.ignore_patterns("dist"))

        def passes(script):
            ran = subprocess.run([f"scripts/{script}", "--check"], cwd=copy, capture_output=True, text=True)
            assert "Traceback" not in ran.stderr, ran.stderr
            return ran.returncode == 0

        def expect(path, change, failing):
            """Changes a file, and expects that the checks of some pages fail, and the others pass."""
            file = copy / path
            text = file.read_bytes()
            file.write_bytes(change(text))
            for script in PAGES:
                assert passes(script) != (script in failing), f"{script} --check after a change of {path}"
            file.write_bytes(text)

        for script in PAGES:
            assert passes(script), f"{script} --check fails without a change"
        changes = 0
        for script, page in PAGES.items():
            for part in [0, 0.999, 1] + [draw.random() for _ in range(random_cases(7))]:
                expect(page, lambda text: change_module(text, part), [script])
                changes += 1
            expect(page, lambda text: re.sub(rb"// Sources of the module: .*\n", b"", text), [script])
        both = list(PAGES)
        expect(PROPERTIES, replaced(b"case bounds, position,", b"case bounds, inserted, position,"), both)
        expect("Sources/CHooke/hooke.c", lambda text: text + b"int added;\n", both)
        expect("scripts/lib/embedded.sh", lambda text: text + b"added=1\n", both)
        expect("Sources/HookeC/Springs.swift", lambda text: text + b"let added = 1\n", ["build-studio"])
        expect("Sources/Interactive/wasm/Page.swift", lambda text: text + b"let added = 1\n", ["build-interactive"])
        expect("Sources/Studio/app.js", lambda text: text + b"const added = 1;\n", ["build-studio"])
        expect("Sources/Interactive/stage.js", lambda text: text + b"const added = 1;\n", ["build-interactive"])
        # Comments make no module.
        expect(PROPERTIES, lambda text: b"// A comment.\n\n" + text, [])
        print(f"the checks find {changes} changed bytes of the modules, and changes of sources")


if __name__ == "__main__":
    main()
