"""Columns of results, the files that hold them, and the digest of their bits."""

from __future__ import annotations

import hashlib
import os
import pathlib
import uuid
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy
import pyarrow
import pyarrow.csv
import pyarrow.parquet

from hooke_cluster.errors import writing

Cell = float | str | None
Format = Literal["parquet", "csv"]


@dataclass(frozen=True)
class Column:
    """A column of results: numbers are doubles."""

    name: str
    kind: Literal["number", "text"]


def schema(columns: Sequence[Column]) -> pyarrow.Schema:
    """Returns the columns in Arrow's types."""
    kinds = {"number": pyarrow.float64(), "text": pyarrow.string()}
    return pyarrow.schema([(column.name, kinds[column.kind]) for column in columns])


def cell(value: object, kind: str) -> Cell:
    """Returns a value of an answer as a cell; raises `TypeError` for another kind of value."""
    if value is None:
        return None
    if kind == "text":
        if isinstance(value, str):
            return value
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        return float(value)
    elif value in ("NaN", "Infinity", "-Infinity"):
        return float(str(value))
    raise TypeError(f"expected a {kind}, got {type(value).__name__}")


def write(
    path: pathlib.Path, columns: Sequence[Column], rows: Sequence[Sequence[Cell]], form: Format
) -> tuple[int, str]:
    """Writes rows into a file, which appears only when it is complete; returns its size and SHA-256."""
    # A worker that the scheduler gave up may still write the same file.
    temporary = path.with_name(f".{path.name}.{uuid.uuid4().hex}.tmp")
    with writing(path):
        try:
            return _write(temporary, path, columns, rows, form)
        except OSError:
            temporary.unlink(missing_ok=True)
            raise


def _write(
    temporary: pathlib.Path, path: pathlib.Path, columns: Sequence[Column], rows: Sequence[Sequence[Cell]], form: Format
) -> tuple[int, str]:
    if form == "csv":
        header = ",".join(_quote(column.name) for column in columns)
        lines = (",".join(_text(value) for value in row) for row in rows)
        content = "\n".join([header, *lines, ""]).encode()
        temporary.write_bytes(content)
    else:
        cells = list(zip(*rows)) if rows else [()] * len(columns)
        kinds = schema(columns)
        arrays = [pyarrow.array(values, field.type) for values, field in zip(cells, kinds, strict=True)]
        pyarrow.parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=kinds), temporary, compression="zstd")
    with open(temporary, "rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
        os.fsync(file.fileno())
    size = temporary.stat().st_size
    os.replace(temporary, path)
    return size, digest


def _text(value: Cell) -> str:
    if value is None:
        return ""
    # The shortest decimal that reads back to the same double.
    return _quote(value) if isinstance(value, str) else repr(value)


def _quote(text: str) -> str:
    return '"' + text.replace('"', '""') + '"'


def read(path: pathlib.Path, columns: Sequence[Column]) -> pyarrow.Table:
    """Reads a file of results with these columns."""
    kinds = schema(columns)
    if path.suffix == ".parquet":
        return pyarrow.parquet.read_table(path, schema=kinds)
    options = pyarrow.csv.ConvertOptions(
        null_values=[""], strings_can_be_null=True, quoted_strings_can_be_null=False, column_types=kinds
    )
    return pyarrow.csv.read_csv(
        path, convert_options=options, parse_options=pyarrow.csv.ParseOptions(newlines_in_values=True)
    )


def digest(tables: Iterable[pyarrow.Table]) -> tuple[int, str]:
    """Returns the number of rows and a hash of all cells, bit for bit, however the rows are divided into files."""
    numbers, texts, count = hashlib.sha256(), hashlib.sha256(), 0
    for table in tables:
        count += table.num_rows
        floats: list[numpy.ndarray] = []
        strings: list[list[str | None]] = []
        for column in table.columns:
            if pyarrow.types.is_floating(column.type):
                nulls = column.is_null().to_numpy().astype(numpy.float64)
                floats += [column.fill_null(0.0).to_numpy().astype(numpy.float64), nulls]
            else:
                strings.append(column.to_pylist())
        if floats:
            numbers.update(numpy.column_stack(floats).astype("<f8").tobytes())
        for row in zip(*strings):
            for text in row:
                data = b"" if text is None else text.encode()
                texts.update(f"{-1 if text is None else len(data)} ".encode() + data)
    return count, hashlib.sha256(numbers.digest() + texts.digest()).hexdigest()
