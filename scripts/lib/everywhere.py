"""Runs the same cases in every build of Tests/Everywhere and compares; called by scripts/check-everywhere.

    everywhere.py ANSWERS FOLDER PROGRAM...

FOLDER contains the programs of Embedded Swift; the others are in folders named debug and release. A question is four
integers (Calls.swift).
"""

import base64
import json
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time

# Kinds of questions.
COUNT, NAME, HASH, ANSWERS, HASH_OF_RANGE, CASES, NUMBERS, BITS, IS_GIVEN, HASH_OF_ALL = range(10)

SCRIPT = """
const exports = new WebAssembly.Instance(new WebAssembly.Module(bytes), {}).exports;
const answers = questions.map(q => BigInt.asUintN(64, exports.everywhere(...q)).toString());
"""


def output(command, **options):
    """The output of a command; a failure ends the script."""
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"error: {' '.join(map(str, command))[:200]} ended with {done.returncode}: {done.stderr[-2000:]}")
    return done.stdout


def program(*command):
    """Runs a program, with many questions at once."""
    return lambda questions: [
        int(line) for line in output([*command, *(str(number) for question in questions for number in question)]).split()
    ]


def wasmkit(module):
    """Runs the interpreter of Swift's toolchain, one question per run."""
    def ask(questions):
        texts = [output(["wasmkit", "run", module, "everywhere", *(f"i32:{n}" for n in question)]) for question in questions]
        return [int(re.search(r"i64\((\d+)\)", text)[1]) for text in texts]
    return ask


def node(module):
    """Runs V8 in Node."""
    def ask(questions):
        script = f"const bytes = require('fs').readFileSync({json.dumps(str(module))}), questions = {json.dumps(questions)};"
        return [int(answer) for answer in output(["node", "-e", script + SCRIPT + "console.log(answers.join(' '))"]).split()]
    return ask


def browser(module):
    """Runs a page in headless Chromium."""
    names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    command = next(filter(None, map(shutil.which, names)), None)
    if command is None:
        return None

    def ask(questions):
        data = base64.b64encode(pathlib.Path(module).read_bytes()).decode()
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder) / "page.html"
            page.write_text(f"""<!doctype html><p id="answers"></p><script>
const bytes = Uint8Array.from(atob("{data}"), c => c.charCodeAt(0)), questions = {json.dumps(questions)};{SCRIPT}
document.getElementById("answers").textContent = answers.join(" ");</script>""", encoding="utf-8")
            flags = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile", "--dump-dom"]
            text = output([command, *flags, page.as_uri()])
        return [int(answer) for answer in re.search(r'<p id="answers">([\d ]*)</p>', text)[1].split()]
    return ask


def number(bits):
    """A number from its bits: exact, and as text."""
    return f"{bits:016x} ({struct.unpack('<d', struct.pack('<Q', bits))[0]!r})"


def show_difference(reference, ask, operation, name, cases):
    """Prints the first case of an operation in which two runs differ, and the first number."""
    low, high = 0, cases
    while high - low > 1:
        middle = (low + high) // 2
        question = [(HASH_OF_RANGE, operation, low, middle)]
        low, high = (middle, high) if reference(question) == ask(question) else (low, middle)
    count = max(one([(NUMBERS, operation, low, 0)])[0] for one in (reference, ask))
    questions = [(BITS, operation, low, index) for index in range(count)]
    expected, found = reference(questions), ask(questions)
    is_given = reference([(IS_GIVEN, operation, low, index) for index in range(count)])
    first = next((index for index in range(count) if expected[index] != found[index]), None)
    print(f"    first in case {low} of {name!r}")
    for index in range(count):
        if is_given[index]:
            print(f"      input    {number(expected[index])}")
        elif index == first:
            print(f"      result   {number(expected[index])}, here {number(found[index])}")
            break


def main():
    wanted, folder, *programs = int(sys.argv[1]), *map(pathlib.Path, sys.argv[2:])
    module = folder / "everywhere.wasm"
    natives = {f"x86-64, {path.parent.name}": program(path) for path in reversed(programs)}
    reference = next(iter(natives.values()))
    runs = natives | {
        "x86-64, Embedded": program(plain) if (plain := folder / "everywhere-x86-64").exists() else None,
        "arm64, Embedded": program("qemu-aarch64", folder / "everywhere-arm64"),
        "WebAssembly, Node": node(module), "WebAssembly, Chromium": browser(module),
        "WebAssembly, wasmkit": wasmkit(module),
    }

    operations = range(reference([(COUNT, 0, 0, 0)])[0])
    letters = reference([(NAME, operation, index, 0) for operation in operations for index in range(60)])
    names = [bytes(letters[60 * operation:60 * operation + 60]).rstrip(b"\0").decode() for operation in operations]
    # The number of rounds for which all operations together give the wanted number of results.
    sample = 256
    rounds = -(-wanted * sample // sum(reference([(ANSWERS, operation, 0, sample) for operation in operations])))
    while sum(answers := reference([(ANSWERS, operation, 0, rounds) for operation in operations])) < wanted:
        rounds += 1 + rounds // 1000
    cases = reference([(CASES, operation, 0, rounds) for operation in operations])

    questions, hashes, failed = [(HASH, operation, 0, rounds) for operation in operations], None, False
    for run, ask in runs.items():
        if ask is None:
            print(f"{run:24} is not available")
            continue
        start = time.monotonic()
        # An interpreter loads the module again for each question.
        total = ask([(HASH_OF_ALL, 0, 0, rounds)])[0] if "wasmkit" in run else None
        found = ask(questions) if total is None else None
        if hashes is None:
            hashes, expected = found, reference([(HASH_OF_ALL, 0, 0, rounds)])[0]
            for operation in operations:
                print(f"{names[operation]:44} {cases[operation]:7} cases {answers[operation]:8} results {found[operation]:016x}")
            print(f"{'total':44} {sum(cases):7} cases {sum(answers):8} results {expected:016x}")
        elapsed = time.monotonic() - start
        if total is not None and total != expected:
            found = ask(questions)
        different = [operation for operation in operations if found is not None and found[operation] != hashes[operation]]
        print(f"{run:24} {elapsed:7.1f} s  " + (f"{len(different)} operations differ" if different else "the same bits"))
        for operation in different:
            show_difference(reference, ask, operation, names[operation], cases[operation])
        failed = failed or bool(different)
    sys.exit(1 if failed else 0)


main()
