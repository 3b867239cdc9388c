"""`hooke eval` as a process that answers many questions and is started again when it ends."""

from __future__ import annotations

import hashlib
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from typing import IO

import orjson

from hooke_cluster.errors import HookeError

DEATHS_AT_A_QUESTION = 3


class HookeProcess:
    """A process of `hooke eval`.

    It lives until `close`. When it ends by itself, another one gets the questions that have no answer yet: an answer
    depends only on its question, so the answers are the same. Three ends at one question are an error.
    """

    def __init__(self, program: str, identity: str | None = None) -> None:
        """Takes the program's path or name, and the identity that its answers must have, unchecked if `None`."""
        self.program = program
        self.identity = identity
        self.starts = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] | None = None

    @property
    def pid(self) -> int | None:
        """The process's number; `None` where there is none."""
        return None if self._process is None else self._process.pid

    def ask(self, questions: Sequence[bytes]) -> list[bytes]:
        """Returns the answers to questions, one line of JSON each, in the same order."""
        answers: list[bytes] = []
        deaths, died_at = 0, -1
        while len(answers) < len(questions):
            if self._process is None:
                self._start()
            # After an end without an answer, one question at a time shows which one it is.
            end = len(answers) + 1 if died_at == len(answers) else len(questions)
            if self._exchange(questions[len(answers) : end], answers):
                continue
            reason = self._ended()
            deaths = deaths + 1 if died_at == len(answers) else 1
            died_at = len(answers)
            if deaths == DEATHS_AT_A_QUESTION:
                question = questions[died_at].decode(errors="replace").strip()
                raise HookeError(f"{self.program} ended {deaths} times ({reason}) at the question {question[:200]}")
        return answers

    def close(self) -> None:
        """Ends the process."""
        if self._process is not None:
            self._ended(kill=True)

    def _exchange(self, questions: Sequence[bytes], answers: list[bytes]) -> bool:
        """Asks, appends the answers, and returns whether all came."""
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        # Both pipes are bounded, so one thread writes while this one reads.
        writer = threading.Thread(target=_feed, args=(process.stdin, questions), daemon=True)
        writer.start()
        complete = True
        for _ in questions:
            answer = process.stdout.readline()
            if not answer.endswith(b"\n"):
                complete = False
                break
            answers.append(answer)
        if not complete:
            process.kill()
        writer.join()
        return complete

    def _start(self) -> None:
        try:
            self._errors = tempfile.TemporaryFile()
        except OSError as error:
            raise HookeError(f"a temporary file for the errors of {self.program} cannot be made: {error}") from error
        try:
            self._process = subprocess.Popen(
                [self.program, "eval"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                bufsize=1 << 18,
            )
        except OSError as error:
            raise HookeError(f"{self.program} cannot be started: {error.strerror}; set --hooke") from error
        self.starts += 1
        if self.identity is None:
            return
        answers: list[bytes] = []
        if not self._exchange(_PROBE, answers):
            raise HookeError(f"{self.program} ended ({self._ended()}) at its first questions")
        if (found := _digest(answers)) != self.identity:
            self.close()
            raise HookeError(
                f"{self.program} answers differently here ({found[:12]}) than where the run began "
                f"({self.identity[:12]}): install the same version, without OpenBLAS where processors differ"
            )

    def _ended(self, kill: bool = False) -> str:
        """Collects the ended process and returns its status and its last words."""
        process, errors = self._process, self._errors
        assert process is not None and errors is not None
        self._process = self._errors = None
        if kill:
            process.kill()
        status = process.wait()
        for pipe in (process.stdin, process.stdout):
            try:
                if pipe is not None:
                    pipe.close()
            except OSError:
                pass
        errors.seek(0)
        words = errors.read(300).decode(errors="replace").strip()
        errors.close()
        return f"status {status}" + (f", {words}" if words else "")


def _feed(pipe: IO[bytes], questions: Sequence[bytes]) -> None:
    try:
        for start in range(0, len(questions), 256):
            pipe.write(b"".join(questions[start : start + 256]))
        pipe.flush()
    except OSError:
        pass  # The process has ended; the reader sees it.


def _probe() -> list[bytes]:
    """Questions whose answers a differing build or processor would change; made without functions of a C library."""
    times = [index / 64 for index in range(300)]
    values = [1 - (1 - index / 300) ** 3 + (index * 7919 % 101 - 50) / 1e5 for index in range(300)]
    questions: list[dict[str, object]] = [
        {"op": "spring", "preset": "bouncy", "at": times[:40]},
        {"op": "fit", "times": times[:20], "values": values[:20]},
        {"op": "fit", "times": times, "values": values},
    ]
    return [orjson.dumps(question) + b"\n" for question in questions]


_PROBE = _probe()


def _digest(answers: Sequence[bytes]) -> str:
    return hashlib.sha256(b"".join(answers)).hexdigest()


def identify(program: str) -> tuple[str, str]:
    """Returns the version of `hooke`, and its identity: a hash of its answers to fixed questions."""
    try:
        run = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    except OSError as error:
        raise HookeError(f"{program} cannot be started: {error.strerror}; set --hooke") from error
    except subprocess.CalledProcessError as error:
        raise HookeError(f"{program} --version ended with status {error.returncode}") from error
    process = HookeProcess(program)
    try:
        return run.stdout.strip(), _digest(process.ask(_PROBE))
    finally:
        process.close()


_local = threading.local()


def of_this_thread(program: str, identity: str) -> HookeProcess:
    """Returns the process of this worker's thread, which is started at the first question."""
    process: HookeProcess | None = getattr(_local, "process", None)
    if process is None or (process.program, process.identity) != (program, identity):
        if process is not None:
            process.close()
        process = _local.process = HookeProcess(program, identity)
    return process
