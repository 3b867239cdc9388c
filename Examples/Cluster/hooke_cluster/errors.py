"""The errors that a user can correct."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager


class InputError(Exception):
    """Something is wrong in an input: the place, what was found, and what is accepted."""

    def __init__(self, place: str, found: str, accepted: str, line: int | None = None) -> None:
        super().__init__(place, found, accepted, line)
        self.place, self.found, self.accepted, self.line = place, found, accepted, line

    def __str__(self) -> str:
        place = self.place if self.line is None else f"{self.place}:{self.line}"
        return f"{place}: {self.found}; accepted: {self.accepted}"


class UsageError(Exception):
    """An option, or a combination of options, is wrong."""


class OutputError(Exception):
    """Results cannot be written: the path and the reason."""


@contextmanager
def writing(path: os.PathLike[str] | str) -> Iterator[None]:
    """Turns an `OSError` into an `OutputError` that names the path."""
    try:
        yield
    except OSError as error:
        raise OutputError(f"{path} cannot be written: {reason(error)}") from error


def reason(error: OSError) -> str:
    """Returns the system's words for an error, without those of a library."""
    return os.strerror(error.errno) if error.errno else str(error)


class HookeError(Exception):
    """`hooke` cannot be started, ends while it answers, or answers differently from another machine's."""


def quoted(value: object) -> str:
    """Returns at most 60 characters of a value between quotation marks."""
    text = str(value)
    return f'"{text[:60]}…"' if len(text) > 60 else f'"{text}"'
