"""One question of `hooke eval`, asked for every combination of some of its fields."""

from __future__ import annotations

import hashlib
import math
import pathlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import orjson

from hooke_cluster.errors import InputError, quoted
from hooke_cluster.jobs import Item, Partition, Row, Unit, at_path, cells, question
from hooke_cluster.table import Column

MOST_VALUES = 100_000
"""The largest number of values that are varied, over all fields; the number of combinations has no limit."""

Value = float | str


@dataclass(frozen=True)
class Sweep:
    """A grid: the last field varies fastest."""

    fields: str
    """The question as JSON, without the values of the varied fields."""
    axes: tuple[tuple[str, tuple[Value, ...]], ...]
    """The path of each varied field, and its values."""
    asked: tuple[tuple[str, str, str], ...]
    """The name, kind and path of each column from the answer."""

    kind = "sweep"

    @property
    def _answer(self) -> list[tuple[Column, list[str]]]:
        return [(Column(name, _kind(kind)), path.split(".")) for name, kind, path in self.asked]

    @property
    def columns(self) -> Sequence[Column]:
        axes = [Column(name, "text" if isinstance(values[0], str) else "number") for name, values in self.axes]
        return [*axes, *(column for column, _ in self._answer), Column("error", "text")]

    @property
    def options(self) -> Mapping[str, object]:
        axes = hashlib.sha256(orjson.dumps(self.axes)).hexdigest()
        return {"question": self.fields, "axes": axes, "columns": [list(column) for column in self.asked]}

    def probe(self) -> bytes | None:
        return None

    def units(self) -> list[Unit]:
        return [Unit("grid")]

    def describe(self, unit: Unit, size: int) -> list[Partition]:
        count = math.prod(len(values) for _, values in self.axes)
        return [Partition(unit, start, min(size, count - start), "") for start in range(0, count, size)]

    def items(self, partition: Partition) -> Iterator[Item]:
        fields = orjson.loads(self.fields)
        paths = [name.split(".") for name, _ in self.axes]
        parents = [at_path(fields, path[:-1]) for path in paths]
        for index in range(partition.start, partition.start + partition.count):
            point: list[Value] = []
            for _, values in reversed(self.axes):
                index, place = divmod(index, len(values))
                point.append(values[place])
            point.reverse()
            for parent, path, value in zip(parents, paths, point, strict=True):
                if isinstance(parent, list):
                    parent[int(path[-1])] = value
                else:
                    parent[path[-1]] = value  # type: ignore[index]
            yield Item(tuple(point), question(fields))

    def rows(self, item: Item, answer: Mapping[str, object]) -> Iterator[Row]:
        yield [*item.names, *cells(answer, self._answer), None]

    def refused(self, item: Item, reason: str) -> Row:
        return [*item.names, *([None] * len(self.asked)), reason]


def read_sweep(name: str) -> Sweep:
    """Reads the description of a sweep: an object with `question`, `vary` and `columns`."""
    try:
        data = pathlib.Path(name).read_bytes()
    except OSError as error:
        raise InputError(name, f"it cannot be read ({error.strerror})", "a JSON file") from error
    try:
        content = orjson.loads(data)
    except orjson.JSONDecodeError as error:
        raise InputError(name, f"{error.msg} at column {error.colno}", "JSON", error.lineno) from error
    if not isinstance(content, dict) or set(content) != {"question", "vary", "columns"}:
        found = ", ".join(content) if isinstance(content, dict) else "no object"
        raise InputError(name, f"it has {found or 'no fields'}", "an object with question, vary and columns")
    fields = _object(name, content, "question")
    axes = [(path, _values(name, f"vary.{path}", given)) for path, given in _object(name, content, "vary").items()]
    total = sum(len(values) for _, values in axes)
    if total > MOST_VALUES:
        raise InputError(name, f"vary has {total} values", f"at most {MOST_VALUES}")
    for path, values in axes:
        _place(name, fields, path, values[0])
    asked = []
    for column, kind in _object(name, content, "columns").items():
        if kind not in ("number", "text"):
            raise InputError(name, f"columns.{column} is {_shown(kind)}", '"number" or "text"')
        if column == "error" or column in content["vary"]:
            raise InputError(name, f"columns.{column} is the name of another column", "different names")
        asked.append((column, kind, column))
    return Sweep(orjson.dumps(fields).decode(), tuple(axes), tuple(asked))


def _kind(text: str) -> Literal["number", "text"]:
    return "number" if text == "number" else "text"


def _shown(value: object) -> str:
    try:
        return quoted(value) if isinstance(value, str) else orjson.dumps(value).decode()[:60]
    except TypeError:
        return repr(value)


def _object(name: str, content: dict[str, object], field: str) -> dict[str, object]:
    value = content[field]
    if not isinstance(value, dict) or not value:
        raise InputError(name, f"{field} is {_shown(value)}", "an object with at least one field")
    return value


def _place(name: str, fields: dict[str, object], path: str, value: Value) -> None:
    """Checks that a varied field has a place in the question: in an object, or an element of a list."""
    *above, last = path.split(".")
    try:
        parent = at_path(fields, above)
        if isinstance(parent, list):
            parent[int(last)] = value
        elif isinstance(parent, dict):
            parent[last] = value
        else:
            raise LookupError(last)
    except (LookupError, ValueError) as error:
        raise InputError(name, f"vary.{path} has no place in the question", "a path of fields and indices") from error


def _values(name: str, field: str, given: object) -> tuple[Value, ...]:
    """Returns the values of a field: those of a list, or `count` from `from` to `to`."""
    if isinstance(given, list):
        if given and all(isinstance(value, str) for value in given):
            return tuple(given)
        if given and all(_is_finite(value) for value in given):
            return tuple(float(value) for value in given)
        raise InputError(name, f"{field} is {_shown(given)}", "a list of numbers, or of texts")
    accepted = "a list, or an object with from, to, count from 2 to 100000 and, if wanted, scale"
    if not isinstance(given, dict) or not {"from", "to", "count"} <= set(given) <= {"from", "to", "count", "scale"}:
        raise InputError(name, f"{field} is {_shown(given)}", accepted)
    low, high, count, scale = given["from"], given["to"], given["count"], given.get("scale", "linear")
    for word, value in (("from", low), ("to", high)):
        if not _is_finite(value):
            raise InputError(name, f"{field}.{word} is {_shown(value)}", "a finite number")
    if not isinstance(count, int) or isinstance(count, bool) or not 2 <= count <= MOST_VALUES:
        raise InputError(name, f"{field}.count is {_shown(count)}", f"a whole number from 2 to {MOST_VALUES}")
    if scale not in ("linear", "logarithmic"):
        raise InputError(name, f"{field}.scale is {_shown(scale)}", '"linear" or "logarithmic"')
    if scale == "logarithmic" and not (low > 0 and high > 0):
        raise InputError(name, f"{field} is from {low} to {high}", "numbers above 0 for a logarithmic scale")
    # The ends are exact. The values are made once, where the run begins, so they do not depend on the workers.
    parts = [index / (count - 1) for index in range(count)]
    if scale == "linear":
        inner = [low * (1 - part) + high * part for part in parts]
    else:
        inner = [math.exp(math.log(low) * (1 - part) + math.log(high) * part) for part in parts]
    return (float(low), *inner[1:-1], float(high))


def _is_finite(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) <= 1.7976931348623157e308
