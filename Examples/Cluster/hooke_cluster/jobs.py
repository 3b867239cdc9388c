"""What a kind of work is: how its input is divided, which questions it asks, and which rows the answers give."""

from __future__ import annotations

import hashlib
import itertools
import pathlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import orjson

from hooke_cluster.errors import InputError
from hooke_cluster.table import Cell, Column, cell

Row = Sequence[Cell]


@dataclass(frozen=True)
class Unit:
    """A part of the input that is described as a whole: a file, or some files of a folder."""

    name: str
    files: tuple[str, ...] = ()


@dataclass(frozen=True)
class Partition:
    """The rows of one file of results: `count` elements of a unit, from `start` on."""

    unit: Unit
    start: int
    count: int
    content: str
    """A hash of the unit's content."""


@dataclass(frozen=True)
class Item:
    """One element: the cells that name it, and its question as JSON or why it cannot be asked."""

    names: tuple[Cell, ...]
    question: bytes = b""
    refusal: str | None = None


class Job(Protocol):
    """A kind of work with its options. It is sent to workers, which read the input by its path."""

    @property
    def kind(self) -> str:
        """The word for it on the command line."""

    @property
    def columns(self) -> Sequence[Column]:
        """The columns of the results; the last one is `error`."""

    @property
    def options(self) -> Mapping[str, object]:
        """What changes the results, apart from the input, as JSON."""

    def probe(self) -> bytes | None:
        """Returns a question that `hooke` refuses if the options are wrong."""

    def units(self) -> list[Unit]:
        """Lists the input, sorted by name."""

    def describe(self, unit: Unit, size: int) -> list[Partition]:
        """Divides a unit into partitions of about `size` elements; runs on a worker."""

    def items(self, partition: Partition) -> Iterator[Item]:
        """Reads the elements of a partition; runs on a worker."""

    def rows(self, item: Item, answer: Mapping[str, object]) -> Iterator[Row]:
        """Returns the rows of an answer that is not refused."""

    def refused(self, item: Item, reason: str) -> Row:
        """Returns the row of an element that is refused."""


def question(fields: Mapping[str, object]) -> bytes:
    """Returns a question as one line. Doubles are written with as many digits as they need to be read back."""
    return orjson.dumps(fields, option=orjson.OPT_SERIALIZE_NUMPY) + b"\n"


def at_path(answer: Mapping[str, object], path: Sequence[str]) -> object:
    """Returns the value at a path of names and indices; raises `LookupError` where there is none."""
    value: object = answer
    for name in path:
        if isinstance(value, dict):
            value = value[name]
        elif isinstance(value, list) and name.isdecimal():
            value = value[int(name)]
        else:
            raise LookupError(name)
    return value


def cells(answer: Mapping[str, object], columns: Sequence[tuple[Column, Sequence[str]]]) -> list[Cell]:
    """Returns the cells of columns, each from a path of an answer."""
    found: list[Cell] = []
    for column, path in columns:
        try:
            found.append(cell(at_path(answer, path), column.kind))
        except (LookupError, TypeError) as error:
            raise InputError(
                column.name,
                f"the answer has no {column.kind} there ({error})",
                f"a path to a {column.kind}; the answer has {', '.join(answer)}",
            ) from error
    return found


def hash_file(path: pathlib.Path) -> str:
    """Returns the SHA-256 of a file."""
    try:
        with open(path, "rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise InputError(str(path), f"it cannot be read ({error.strerror})", "a file that workers can read") from error


def find_files(inputs: Sequence[str], suffixes: Sequence[str]) -> list[tuple[pathlib.Path, str]]:
    """Returns the named files, and those with these suffixes in the named folders, each with its name.

    A name is the path that was given, or that below the folder that was given; the files are sorted by it.
    """
    found: list[tuple[pathlib.Path, str]] = []
    accepted = "files and folders with " + " or ".join(suffixes)
    for text in inputs:
        path = pathlib.Path(text)
        if path.is_dir():
            inside = [file for file in path.rglob("*") if file.suffix.lower() in suffixes and file.is_file()]
            if not inside:
                raise InputError(text, "the folder has no such files", accepted)
            found += [(file.absolute(), file.relative_to(path).as_posix()) for file in inside]
        elif path.is_file() and path.suffix.lower() in suffixes:
            found.append((path.absolute(), path.name))
        else:
            state = "it is of another kind" if path.exists() else "there is no such file or folder"
            raise InputError(text, state, accepted)
    found.sort(key=lambda file: file[1])
    for (first, name), (second, other) in itertools.pairwise(found):
        if name == other:
            raise InputError(str(second), f"it has the name of {first}", "different names")
    return found
