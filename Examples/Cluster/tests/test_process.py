"""The process of `hooke eval`."""

import os
import pathlib
import random
import signal
import struct
import sys
import threading
import time

import orjson
import pytest
from conftest import motions

from hooke_cluster import process
from hooke_cluster.errors import HookeError
from hooke_cluster.jobs import question


def questions(count: int) -> list[bytes]:
    return [question({"op": "fit", "times": times, "values": values}) for _, times, values in motions(count)]


def program(folder: pathlib.Path, body: str) -> str:
    """Writes a program that stands for `hooke`."""
    path = folder / "hooke"
    path.write_text(f"#!{sys.executable}\nimport os, sys\n{body}\n")
    path.chmod(0o755)
    return str(path)


def test_a_killed_process_is_started_again_and_the_answers_are_the_same(hooke: str) -> None:
    asked = questions(600)
    quiet, disturbed = process.HookeProcess(hooke), process.HookeProcess(hooke)
    expected = quiet.ask(asked)
    stopped = threading.Event()

    def kill() -> None:
        for starts in (1, 2):
            while disturbed.starts < starts and not stopped.is_set():
                time.sleep(0.001)
            time.sleep(0.01)
            if not stopped.is_set() and (pid := disturbed.pid) is not None:
                os.kill(pid, signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    found = disturbed.ask(asked)
    stopped.set()
    killer.join()
    assert found == expected
    assert disturbed.starts >= 2 and quiet.starts == 1
    quiet.close()
    disturbed.close()


def test_doubles_survive_the_way_to_hooke_and_back_bit_for_bit(hooke: str) -> None:
    draw = random.Random(5)
    numbers = [0.0, -0.0, 5e-324, -5e-324, 1.7976931348623157e308, 2.2250738585072014e-308, 0.1, 1e22, 1e23]
    while len(numbers) < 3000:
        number = struct.unpack("<d", draw.randbytes(8))[0]
        if abs(number) <= 1.7976931348623157e308:
            numbers.append(number)
    # A track of one key has its value at every time.
    asked = [
        question({"op": "keyframes", "times": [0], "values": [number], "mode": "discrete", "at": [0]})
        for number in numbers
    ]
    running = process.HookeProcess(hooke)
    found = [orjson.loads(answer)["value"][0] for answer in running.ask(asked)]
    running.close()
    assert struct.pack(f"<{len(found)}d", *found) == struct.pack(f"<{len(numbers)}d", *numbers)


def test_a_question_that_ends_the_process_is_named(tmp_path: pathlib.Path) -> None:
    body = (
        "for line in sys.stdin:\n"
        "  if 'poison' in line: sys.stderr.write('bad luck'); sys.exit(9)\n"
        "  print(line, end='', flush=True)"
    )
    running = process.HookeProcess(program(tmp_path, body))
    assert running.ask([b"1\n", b"2\n"]) == [b"1\n", b"2\n"]
    with pytest.raises(HookeError, match=r"ended 3 times \(status 9, bad luck\) at the question poison"):
        running.ask([b"1\n", b"2\n", b"poison\n", b"3\n"])
    assert running.ask([b"4\n"]) == [b"4\n"]
    running.close()


def test_a_torn_last_answer_is_asked_again(tmp_path: pathlib.Path) -> None:
    marker = tmp_path / "torn"
    body = (
        f"marker = {str(marker)!r}\n"
        "for line in sys.stdin:\n"
        "  if line == '2\\n' and not os.path.exists(marker):\n"
        "    open(marker, 'w'); print('par', end='', flush=True); os._exit(1)\n"
        "  print('answer', line, end='', flush=True)"
    )
    running = process.HookeProcess(program(tmp_path, body))
    assert running.ask([b"1\n", b"2\n", b"3\n"]) == [b"answer 1\n", b"answer 2\n", b"answer 3\n"]
    assert running.starts == 2
    running.close()


def test_a_program_that_answers_differently_is_refused(hooke: str, tmp_path: pathlib.Path) -> None:
    _, identity = process.identify(hooke)
    running = process.HookeProcess(program(tmp_path, "for line in sys.stdin: print('{}', flush=True)"), identity)
    with pytest.raises(HookeError, match="answers differently here"):
        running.ask([b"{}\n"])


def test_a_missing_program_is_named() -> None:
    with pytest.raises(HookeError, match="/no/hooke cannot be started: No such file or directory; set --hooke"):
        process.identify("/no/hooke")


def test_a_process_ends_when_its_input_ends(hooke: str) -> None:
    running = process.HookeProcess(hooke)
    running.ask(questions(1))
    child = running._process
    assert child is not None and child.stdin is not None
    # As when the worker dies: its end of the pipe is closed.
    child.stdin.close()
    assert child.wait(timeout=10) == 0
    running.close()
