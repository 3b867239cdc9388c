"""Files of results."""

import math
import pathlib
import random
import struct

import pytest

from hooke_cluster import table
from hooke_cluster.table import Column

COLUMNS = [Column("x", "number"), Column("y", "number"), Column("word", "text")]


def rows(count: int) -> list[list[table.Cell]]:
    draw = random.Random(3)
    special = [0.0, -0.0, math.inf, -math.inf, math.nan, None, 5e-324, 1e22, 0.1]
    words = ["", None, "a", 'say "so", please', "two\nlines", "NaN", "ü"]
    made: list[list[table.Cell]] = []
    for index in range(count):
        number = struct.unpack("<d", draw.randbytes(8))[0]
        number = 1.0 if math.isnan(number) else number
        made.append([special[index % len(special)], number, words[index % len(words)]])
    return made


@pytest.mark.parametrize("form", ["parquet", "csv"])
def test_rows_read_back_to_the_same_bits(tmp_path: pathlib.Path, form: table.Format) -> None:
    made = rows(500)
    table.write(tmp_path / f"a.{form}", COLUMNS, made, form)
    found = table.read(tmp_path / f"a.{form}", COLUMNS).to_pylist()
    for row, read in zip(made, found, strict=True):
        for value, other in zip(row, read.values(), strict=True):
            if isinstance(value, float):
                assert struct.pack("<d", value) == struct.pack("<d", other)
            else:
                assert value == other
    assert not [file for file in tmp_path.iterdir() if file.name.startswith(".")]


def test_the_digest_depends_on_every_cell_but_not_on_division_or_format(tmp_path: pathlib.Path) -> None:
    made = rows(100)

    def digest(pieces: list[list[list[table.Cell]]], form: table.Format) -> tuple[int, str]:
        paths = []
        for index, piece in enumerate(pieces):
            paths.append(tmp_path / f"{index}.{form}")
            table.write(paths[-1], COLUMNS, piece, form)
        return table.digest(table.read(path, COLUMNS) for path in paths)

    expected = digest([made], "parquet")
    assert expected[0] == 100
    assert digest([made[:7], made[7:8], [], made[8:]], "csv") == expected
    for row, column, value in [(5, 1, 1.0), (0, 0, -0.0), (1, 0, None), (0, 2, None), (1, 2, ""), (99, 2, "b")]:
        changed = [list(cells) for cells in made]
        assert changed[row][column] != value or (row, column) == (0, 0)
        changed[row][column] = value
        assert digest([changed], "parquet") != expected


def test_equal_rows_give_equal_files(tmp_path: pathlib.Path) -> None:
    for form in ("parquet", "csv"):
        found = {table.write(tmp_path / f"{name}.{form}", COLUMNS, rows(50), form) for name in "ab"}  # type: ignore[arg-type]
        assert len(found) == 1


@pytest.mark.parametrize(("value", "kind"), [("x", "number"), (True, "number"), (1.0, "text"), ([1.0], "number")])
def test_a_value_of_another_kind_is_refused(value: object, kind: str) -> None:
    with pytest.raises(TypeError):
        table.cell(value, kind)
