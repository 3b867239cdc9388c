"""The progress of a run."""

from __future__ import annotations

import sys
import time


class Progress:
    """One line on standard error: rewritten on a terminal, else a new one every ten seconds."""

    def __init__(self, quiet: bool) -> None:
        self._terminal = sys.stderr.isatty()
        self._quiet = quiet
        self._shown = time.monotonic()
        self._parts = self._total = self._elements = self._skipped = 0
        self._began = time.monotonic()

    def say(self, text: str) -> None:
        """Shows a text, unless one was shown just before."""
        now = time.monotonic()
        if self._quiet or now - self._shown < (0.2 if self._terminal else 10):
            return
        self._shown = now
        sys.stderr.write(f"\r\x1b[K{text}" if self._terminal else f"{text}\n")
        sys.stderr.flush()

    def skip(self, elements: int) -> None:
        """Counts elements that an earlier run finished."""
        self._skipped += elements

    def begin(self, total: int, finished: int) -> None:
        """Begins to count partitions."""
        self._total, self._parts, self._began = total, finished, time.monotonic()

    def advance(self, elements: int) -> None:
        """Counts a partition."""
        self._parts += 1
        self._elements += elements
        passed = time.monotonic() - self._began
        rate = self._elements / passed if passed > 0 else 0
        text = f"{self._parts} of {self._total} partitions, {self._elements + self._skipped} elements"
        self.say(f"{text}, {rate:.0f} a second")

    def end(self) -> None:
        """Erases the line."""
        if self._terminal and not self._quiet:
            sys.stderr.write("\r\x1b[K")
