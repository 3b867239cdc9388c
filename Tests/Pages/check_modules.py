"""Changes the committed modules of the pages and their sources: scripts/update-modules --check must fail, and name the module.

    python3 Tests/Pages/check_modules.py

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
FOLDER = "Sources/Web/wasm"
PROPERTIES = "Sources/HookeTimeline/Timeline/AnimatedProperty.swift"
draw = generator(5)


def change_byte(data, part):
    """Changes one byte, at a part of the length."""
    place = int(part * (len(data) - 1))
    return data[:place] + bytes([data[place] ^ draw.randrange(1, 256)]) + data[place + 1 :]


def replaced(old, new):
    def change(text):
        assert old in text, old
        return text.replace(old, new, 1)

    return change


def main():
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "copy"
        shutil.copytree(root / "scripts", copy / "scripts")
        shutil.copytree(root / "Sources", copy / "Sources", ignore=shutil.ignore_patterns("dist"))

        def faults():
            """What the check prints; nothing if it passes."""
            ran = subprocess.run(["scripts/update-modules", "--check"], cwd=copy, capture_output=True, text=True)
            assert "Traceback" not in ran.stderr, ran.stderr
            assert (ran.returncode == 0) == (ran.stderr == ""), ran.stderr
            return ran.stderr

        def expect(path, change, *names):
            """Changes a file, and expects that the check fails with the first of some modules, or passes without one."""
            file = copy / path
            data = file.read_bytes()
            file.write_bytes(change(data))
            found = faults()
            assert f"{names[0]}.wasm.gz" in found if names else not found, f"{path}: {found}"
            file.write_bytes(data)

        assert not faults(), faults()
        changes = 0
        for name in ["hooke", "page"]:
            for part in [0, 0.999, 1] + [draw.random() for _ in range(random_cases(7))]:
                expect(f"{FOLDER}/{name}.wasm.gz", lambda data: change_byte(data, part), name)
                changes += 1
            (copy / FOLDER / f"{name}.wasm.gz").rename(copy / "kept")
            assert f"{name}.wasm.gz" in faults()
            (copy / "kept").rename(copy / FOLDER / f"{name}.wasm.gz")
        expect(f"{FOLDER}/modules.json", lambda text: re.sub(rb'"sources": "\w+"', b'"sources": ""', text), "hooke")
        expect(PROPERTIES, replaced(b"case bounds, position,", b"case bounds, inserted, position,"), "hooke")
        expect("Sources/CHooke/hooke.c", lambda text: text + b"int added;\n", "hooke")
        expect("scripts/lib/embedded.sh", lambda text: text + b"added=1\n", "hooke")
        expect("Sources/HookeC/Springs.swift", lambda text: text + b"let added = 1\n", "hooke")
        expect(f"{FOLDER}/Page.swift", lambda text: text + b"let added = 1\n", "page")
        # Comments and other parts of the pages make no module.
        expect(PROPERTIES, lambda text: b"// A comment.\n\n" + text)
        expect("Sources/Web/studio/app.js", lambda text: text + b"const added = 1;\n")
        print(f"the check finds {changes} changed bytes of the modules, and changes of sources")


if __name__ == "__main__":
    main()
