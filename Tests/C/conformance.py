"""Runs the conformance cases on libhooke.so in C and Python, and the program of their page; both runners must fail for planted
faults.

    conformance.py FOLDER-OF-THE-LIBRARY
"""

import pathlib
import re
import subprocess
import sys
import tempfile

TESTS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TESTS))
from planted_cases import plant  # noqa: E402

library, cases = pathlib.Path(sys.argv[1]).resolve(), TESTS.parent / "conformance"
with tempfile.TemporaryDirectory() as home:
    flags = ["-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", f"-I{library}", f"-L{library}", f"-Wl,-rpath,{library}"]
    subprocess.run(["gcc", *flags, cases / "run.c", "-lhooke", "-lm", "-o", f"{home}/run"], check=True)
    for runner in [[f"{home}/run"], [sys.executable, cases / "run.py", library / "libhooke.so"]]:

        def wrong(folder):
            """The wrong numbers of each family."""
            done = subprocess.run([*runner, folder], capture_output=True, text=True, check=False)
            found = {name: int(count) for name, count in re.findall(r"^(\w+): \d+ numbers, (\d+) wrong", done.stdout, re.M)}
            assert len(found) == 9 and done.returncode == (sum(found.values()) > 0), done.stdout + done.stderr
            return found

        assert not any(wrong(cases).values()), wrong(cases)
        for fault in ("digit", "speed"):
            with tempfile.TemporaryDirectory() as copy:
                plant(cases, copy, fault)
                found = wrong(copy)
            if fault == "digit":
                assert set(found.values()) == {1}, found
            else:
                assert found.pop("springs") > 1000 and not any(found.values()), found
# The page shows a case of the files, and its program prints what it says.
page = (cases / "README.md").read_text()
assert re.search(r"^(.*)\n\]\}\n```", page, re.M)[1] + ",\n" in (cases / "beziers.json").read_text()
program = re.search(r"```python\n(.*?)```", page, re.S)[1]
said = re.search(r"print\(.*# (.*)", program)[1]
done = subprocess.run([sys.executable, "-c", program], cwd=cases.parent, capture_output=True, text=True, check=True)
assert done.stdout.strip() == said, f"{done.stdout!r}, not {said!r}"
print("The conformance cases pass in C and Python, and planted faults fail")
