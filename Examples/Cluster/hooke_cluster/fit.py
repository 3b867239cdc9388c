"""Springs fitted to recorded motions."""

from __future__ import annotations

import csv
import hashlib
import io
import itertools
import pathlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy
import pyarrow
import pyarrow.parquet

from hooke_cluster.errors import InputError, quoted
from hooke_cluster.jobs import Item, Partition, Row, Unit, cells, find_files, hash_file, question
from hooke_cluster.table import Column

SUFFIXES = (".csv", ".parquet")

_NUMBERS = {
    **{name: name for name in ("mass", "stiffness", "damping", "response", "dampingRatio", "bounce")},
    **{name: name for name in ("from", "to", "velocity", "startTime")},
    **{name: f"residual.{name}" for name in ("rootMeanSquare", "largest", "explained")},
    **{f"{name}Error": f"standardErrors.{name}" for name in ("stiffness", "damping", "from", "to", "velocity")},
}
_TEXTS = {"verdict": "verdict", "regime": "regime"}
_ANSWER = [
    *((Column(name, "text"), path.split(".")) for name, path in _TEXTS.items()),
    *((Column(name, "number"), path.split(".")) for name, path in _NUMBERS.items()),
]
_COLUMNS = [
    Column("file", "text"),
    Column("motion", "text"),
    *(column for column, _ in _ANSWER),
    Column("reason", "text"),
    Column("error", "text"),
]


@dataclass(frozen=True)
class Fit:
    """Fits of motions in CSV files (`motion`, `time`, `value`) and Parquet files (`motion`, `times`, `values`)."""

    inputs: tuple[str, ...]
    known: tuple[tuple[str, float], ...] = ()
    """Fields of the operation `fit` for all motions."""

    kind = "fit"
    columns = _COLUMNS

    @property
    def options(self) -> Mapping[str, object]:
        return dict(self.known)

    def probe(self) -> bytes | None:
        values = [1 - (1 - index / 16) ** 3 for index in range(16)]
        return question({"op": "fit", "times": [index / 16 for index in range(16)], "values": values, **self.options})

    def units(self) -> list[Unit]:
        return [Unit(name, (str(path),)) for path, name in find_files(self.inputs, SUFFIXES)]

    def describe(self, unit: Unit, size: int) -> list[Partition]:
        path = pathlib.Path(unit.files[0])
        content = hash_file(path)
        if path.suffix.lower() == ".csv":
            # A motion's lines are together, but where it begins is known only after reading.
            return [Partition(unit, 0, -1, content)]
        parts = []
        for start, count in _row_groups(_open(path, unit.name)):
            for offset in range(0, count, size):
                parts.append(Partition(unit, start + offset, min(size, count - offset), content))
        return parts

    def items(self, partition: Partition) -> Iterator[Item]:
        path = pathlib.Path(partition.unit.files[0])
        if path.suffix.lower() == ".csv":
            motions = _csv_motions(path, partition)
        else:
            motions = _parquet_motions(path, partition)
        for name, times, values in motions:
            yield self._item((partition.unit.name, name), times, values)

    def rows(self, item: Item, answer: Mapping[str, object]) -> Iterator[Row]:
        yield [*item.names, *cells(answer, _ANSWER), answer.get("reason"), None]  # type: ignore[list-item]

    def refused(self, item: Item, reason: str) -> Row:
        return [*item.names, *([None] * (len(_ANSWER) + 1)), reason]

    def _item(self, names: tuple[str, str], times: numpy.ndarray | None, values: numpy.ndarray | None) -> Item:
        for field, numbers in (("times", times), ("values", values)):
            if numbers is None:
                return Item(names, refusal=f"{field} is null; accepted: a list of numbers")
            finite = numpy.isfinite(numbers)
            if not finite.all():
                index = int(numpy.argmin(finite))
                return Item(names, refusal=f"{field}[{index}] is {numbers[index]}; accepted: a finite number")
        return Item(names, question({"op": "fit", "times": times, "values": values, **self.options}))


Motion = tuple[str, numpy.ndarray | None, numpy.ndarray | None]


def _csv_motions(path: pathlib.Path, partition: Partition) -> Iterator[Motion]:
    name = partition.unit.name
    try:
        data = path.read_bytes()
        if hashlib.sha256(data).hexdigest() != partition.content:
            raise InputError(name, "it changed while the run was going on", "files that stay the same")
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise InputError(name, f"it cannot be read ({error.strerror})", "a file that workers can read") from error
    except UnicodeDecodeError as error:
        raise InputError(name, f"byte {error.start} is not UTF-8", "text in UTF-8") from error
    lines = csv.reader(io.StringIO(text, newline=""))
    header = [word.strip() for word in next(lines, [])]
    missing = [word for word in ("time", "value") if header.count(word) != 1]
    if missing:
        found = f"the columns are {quoted(','.join(header))}" if header else "it is empty"
        raise InputError(name, found, "columns time and value, each once, and motion", line=1)
    time, value = header.index("time"), header.index("value")
    motion = header.index("motion") if "motion" in header else None

    def number(row: list[str], column: int, field: str) -> float:
        try:
            if "_" in row[column]:
                raise ValueError
            return float(row[column])
        except ValueError:
            raise InputError(name, f"{field} is {quoted(row[column])}", "a number", lines.line_num) from None

    def samples() -> Iterator[tuple[str, float, float]]:
        for row in lines:
            if not row:
                continue
            if len(row) != len(header):
                raise InputError(name, f"{len(row)} fields", f"{len(header)}, as in line 1", lines.line_num)
            key = pathlib.PurePath(name).stem if motion is None else row[motion]
            yield key, number(row, time, "time"), number(row, value, "value")

    seen: set[str] = set()
    for key, group in itertools.groupby(samples(), key=lambda sample: sample[0]):
        if key in seen:
            raise InputError(
                name, f"motion {quoted(key)} comes again", "the lines of a motion together", lines.line_num
            )
        seen.add(key)
        numbers = numpy.array([sample[1:] for sample in group])
        yield key, numbers[:, 0].copy(), numbers[:, 1].copy()
    if not seen:
        raise InputError(name, "it has no samples", "a line for each sample after the names of the columns", line=1)


def _open(path: pathlib.Path, name: str) -> pyarrow.parquet.ParquetFile:
    try:
        file = pyarrow.parquet.ParquetFile(path)
    except (OSError, pyarrow.ArrowInvalid) as error:
        raise InputError(name, f"it cannot be read ({str(error).splitlines()[0]})", "a Parquet file") from error
    kinds = file.schema_arrow
    for field in ("motion", "times", "values"):
        if kinds.get_field_index(field) < 0:
            raise InputError(name, f"no column {field}", f"motion, times and values; it has {', '.join(kinds.names)}")
    for field in ("times", "values"):
        kind = kinds.field(field).type
        is_list = pyarrow.types.is_list(kind) or pyarrow.types.is_large_list(kind)
        if not is_list or not pyarrow.types.is_floating(kind.value_type):
            raise InputError(name, f"{field} is {kind}", "a list of doubles")
    return file


def _row_groups(file: pyarrow.parquet.ParquetFile) -> Iterator[tuple[int, int]]:
    start = 0
    for group in range(file.num_row_groups):
        count = file.metadata.row_group(group).num_rows
        yield start, count
        start += count


def _parquet_motions(path: pathlib.Path, partition: Partition) -> Iterator[Motion]:
    file = _open(path, partition.unit.name)
    for group, (start, count) in enumerate(_row_groups(file)):
        if start <= partition.start < start + count:
            table = file.read_row_group(group, columns=["motion", "times", "values"])
            rows = table.slice(partition.start - start, partition.count).combine_chunks()
            names = rows["motion"].cast(pyarrow.string()).to_pylist()
            columns = [_lists(rows[field]) for field in ("times", "values")]
            for index, (name, times, values) in enumerate(zip(names, *columns, strict=True)):
                yield str(partition.start + index) if name is None else name, times, values
            return
    raise InputError(partition.unit.name, "it changed while the run was going on", "files that stay the same")


def _lists(column: pyarrow.ChunkedArray) -> Sequence[numpy.ndarray | None]:
    """Returns the lists of a column as arrays of doubles; a null among the numbers is a NaN."""
    lists: list[numpy.ndarray | None] = []
    for chunk in column.chunks:
        numbers = chunk.values.cast(pyarrow.float64()).to_numpy(zero_copy_only=False)
        offsets = chunk.offsets.to_numpy()
        valid = chunk.is_valid().to_numpy(zero_copy_only=False)
        for index, (start, end) in enumerate(zip(offsets[:-1].tolist(), offsets[1:].tolist())):
            lists.append(numbers[start:end] if valid[index] else None)
    return lists
