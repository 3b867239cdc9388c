"""Release decisions and ways to settle, tried on archives of recorded gestures."""

from __future__ import annotations

import hashlib
import pathlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from hooke_cluster.errors import InputError
from hooke_cluster.jobs import Item, Partition, Row, Unit, cells, find_files, hash_file, question
from hooke_cluster.table import Column

SUFFIXES = (".csv", ".json")
MOST_BYTES = 1 << 24
"""The largest trace, as in `hooke tune`."""

_RELEASE = [(Column(name, "number"), (name,)) for name in ("releaseTime", "fraction", "velocity", "cappedVelocity")]
_RESULT = [
    *((Column(name, "text"), (name,)) for name in ("decision", "settle", "outcome", "reason")),
    *((Column(name, "number"), (name,)) for name in ("duration", "restTime", "overshoot")),
]
_COLUMNS = [
    Column("trace", "text"),
    *(column for column, _ in _RELEASE),
    *(column for column, _ in _RESULT),
    Column("leftOut", "text"),
    Column("error", "text"),
]

_SWIPE = "time_ms,phase,x,y\n0,down,10,400\n16,move,60,400\n32,move,120,400\n48,move,180,400\n64,up,240,400\n"


@dataclass(frozen=True)
class Tune:
    """A row for each trace, decision and way to settle."""

    inputs: tuple[str, ...]
    settings: tuple[tuple[str, float | str | tuple[str, ...]], ...] = ()
    """Fields of the operation `tune` for all traces."""
    files_in_unit: int = 500

    kind = "tune"
    columns = _COLUMNS

    @property
    def options(self) -> Mapping[str, object]:
        return dict(self.settings)

    def probe(self) -> bytes | None:
        return question({"op": "tune", "trace": _SWIPE, **self.options})

    def units(self) -> list[Unit]:
        files = find_files(self.inputs, SUFFIXES)
        units = []
        for start in range(0, len(files), self.files_in_unit):
            some = files[start : start + self.files_in_unit]
            # The names of the traces do not depend on where the folder is.
            units.append(Unit("\n".join(name for _, name in some), tuple(str(path) for path, _ in some)))
        return units

    def describe(self, unit: Unit, size: int) -> list[Partition]:
        content = hashlib.sha256(unit.name.encode())
        for path in unit.files:
            content.update(hash_file(pathlib.Path(path)).encode())
        return [Partition(unit, 0, len(unit.files), content.hexdigest())]

    def items(self, partition: Partition) -> Iterator[Item]:
        for path, name in zip(partition.unit.files, partition.unit.name.split("\n"), strict=True):
            try:
                data = pathlib.Path(path).read_bytes()
            except OSError as error:
                place = f"it cannot be read ({error.strerror})"
                raise InputError(name, place, "a file that workers can read") from error
            if len(data) > MOST_BYTES:
                yield Item((name,), refusal=f"{name}: it has {len(data)} bytes; accepted: at most {MOST_BYTES}")
                continue
            try:
                text = data.decode()
            except UnicodeDecodeError as error:
                yield Item((name,), refusal=f"{name}: byte {error.start} is not UTF-8; accepted: text in UTF-8")
                continue
            yield Item((name,), question({"op": "tune", "trace": text, "name": name, **self.options}))

    def rows(self, item: Item, answer: Mapping[str, object]) -> Iterator[Row]:
        left_out = answer.get("leftOut")
        if isinstance(left_out, str):
            yield [*item.names, *([None] * (len(_RELEASE) + len(_RESULT))), left_out, None]
            return
        release = cells(answer, _RELEASE)
        results = answer["results"]
        assert isinstance(results, Sequence)
        for result in results:
            yield [*item.names, *release, *cells(result, _RESULT), None, None]

    def refused(self, item: Item, reason: str) -> Row:
        return [*item.names, *([None] * (len(_RELEASE) + len(_RESULT) + 1)), reason]
