"""The input of fits."""

import math
import pathlib

import orjson
import pyarrow
import pyarrow.parquet
import pytest
from conftest import motions, write_csv, write_parquet

from hooke_cluster.engine import ThisProcess
from hooke_cluster.errors import InputError
from hooke_cluster.fit import Fit
from hooke_cluster.jobs import Item, Job
from hooke_cluster.progress import Progress
from hooke_cluster.run import run
from hooke_cluster.table import read


def items(path: pathlib.Path, size: int = 10) -> list[Item]:
    job = Fit((str(path),))
    return [item for unit in job.units() for part in job.describe(unit, size) for item in job.items(part)]


def results(job: Job, out: pathlib.Path, hooke: str) -> list[dict[str, object]]:
    run(job, str(out), ThisProcess(), hooke=hooke, form="parquet", size=10, overwrite=False, progress=Progress(True))
    return [row for path in sorted(out.glob("part-*")) for row in read(path, job.columns).to_pylist()]


def test_csv_and_parquet_give_the_same_questions(tmp_path: pathlib.Path) -> None:
    made = motions(25)
    write_csv(tmp_path / "a.csv", made)
    write_parquet(tmp_path / "a.parquet", made, row_group_size=7)
    assert [item.question for item in items(tmp_path / "a.csv")] == [
        item.question for item in items(tmp_path / "a.parquet")
    ]
    question = orjson.loads(items(tmp_path / "a.csv")[3].question)
    assert (question["times"], question["values"]) == made[3][1:]


def test_partitions_of_parquet_are_slices_of_row_groups(tmp_path: pathlib.Path) -> None:
    write_parquet(tmp_path / "a.parquet", motions(25), row_group_size=12)
    job = Fit((str(tmp_path),))
    parts = job.describe(job.units()[0], 10)
    assert [(part.start, part.count) for part in parts] == [(0, 10), (10, 2), (12, 10), (22, 2), (24, 1)]
    names = [item.names[1] for part in parts for item in job.items(part)]
    assert names == [f"m{index}" for index in range(25)]


def test_a_file_without_a_column_of_motions_is_one_motion(tmp_path: pathlib.Path) -> None:
    (tmp_path / "swing.csv").write_text("\ufeffvalue, time,note\r\n1,0,a\r\n\r\n2,0.5,b\r\n")
    (item,) = items(tmp_path / "swing.csv")
    assert item.names == ("swing.csv", "swing")
    assert orjson.loads(item.question) == {"op": "fit", "times": [0.0, 0.5], "values": [1.0, 2.0]}


def test_a_motion_with_a_number_that_is_not_finite_is_refused_alone(hooke: str, tmp_path: pathlib.Path) -> None:
    made = motions(6)
    made[1][2][3] = math.nan
    made[2][1][4] = math.inf
    made[4] = ("m4", [], [])
    made[5] = ("m5", made[5][1], made[5][2][:-1])
    write_parquet(tmp_path / "a.parquet", made)
    rows = results(Fit((str(tmp_path / "a.parquet"),)), tmp_path / "out", hooke)
    assert [row["motion"] for row in rows] == [f"m{index}" for index in range(6)]
    assert [row["error"] for row in rows] == [
        None,
        "values[3] is nan; accepted: a finite number",
        "times[4] is inf; accepted: a finite number",
        None,
        "times has 0 elements; accepted: at least 6, more than the 5 numbers to be found",
        "values has 11 elements; accepted: 12",
    ]
    assert rows[0]["verdict"] == "spring" and rows[1]["stiffness"] is None


def test_nulls_are_refused_with_their_place(tmp_path: pathlib.Path) -> None:
    kinds = pyarrow.schema(
        [
            ("motion", pyarrow.int64()),
            ("times", pyarrow.large_list(pyarrow.float32())),
            ("values", pyarrow.list_(pyarrow.float64())),
        ]
    )
    table = pyarrow.table({"motion": [7, None], "times": [[0, 1], None], "values": [[1, None], [0]]}, schema=kinds)
    pyarrow.parquet.write_table(table, tmp_path / "a.parquet")
    first, second = items(tmp_path / "a.parquet")
    assert first.names[1] == "7" and first.refusal == "values[1] is nan; accepted: a finite number"
    assert second.names[1] == "1" and second.refusal == "times is null; accepted: a list of numbers"


def test_known_numbers_are_kept(hooke: str, tmp_path: pathlib.Path) -> None:
    write_csv(tmp_path / "a.csv", motions(2))
    row = results(Fit((str(tmp_path / "a.csv"),), (("from", 0.5), ("mass", 2.0))), tmp_path / "out", hooke)[0]
    assert (row["from"], row["mass"], row["fromError"]) == (0.5, 2, 0)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a.csv:1: it is empty; accepted: columns time and value, each once, and motion"),
        ("motion,time\n", 'a.csv:1: the columns are "motion,time"'),
        ("time,value,time\n", "a.csv:1: the columns are"),
        ("motion,time,value\n", "a.csv:1: it has no samples"),
        ("motion,time,value\na,0,0\na,1\n", "a.csv:3: 2 fields; accepted: 3, as in line 1"),
        ("motion,time,value\n\na,0,1_0\n", 'a.csv:3: value is "1_0"; accepted: a number'),
        ("motion,time,value\na,,1\n", 'a.csv:2: time is ""; accepted: a number'),
        ("motion,time,value\na,0,1\nb,0,1\na,1,1\n", 'a.csv:4: motion "a" comes again'),
    ],
)
def test_a_wrong_csv_file_is_refused_with_its_line(tmp_path: pathlib.Path, text: str, reason: str) -> None:
    (tmp_path / "a.csv").write_text(text)
    with pytest.raises(InputError) as caught:
        items(tmp_path / "a.csv")
    assert str(caught.value).startswith(reason)


def test_bytes_that_are_not_text_are_refused(tmp_path: pathlib.Path) -> None:
    (tmp_path / "a.csv").write_bytes(b"time,value\n0,\xff\n")
    with pytest.raises(InputError, match="a.csv: byte 13 is not UTF-8"):
        items(tmp_path / "a.csv")


@pytest.mark.parametrize(
    ("columns", "reason"),
    [
        ({"motion": ["a"], "times": [[0.0]]}, "no column values; accepted: motion, times and values"),
        ({"motion": ["a"], "times": [0.0], "values": [[0.0]]}, "times is double; accepted: a list of doubles"),
        ({"motion": ["a"], "times": [[0.0]], "values": [["x"]]}, "values is list<"),
    ],
)
def test_wrong_columns_of_parquet_are_refused(tmp_path: pathlib.Path, columns: dict[str, object], reason: str) -> None:
    pyarrow.parquet.write_table(pyarrow.table(columns), tmp_path / "a.parquet")
    with pytest.raises(InputError) as caught:
        items(tmp_path / "a.parquet")
    assert reason in str(caught.value)


def test_missing_and_ambiguous_inputs_are_refused(tmp_path: pathlib.Path) -> None:
    with pytest.raises(
        InputError, match="nowhere: there is no such file or folder; accepted: files and folders with .csv"
    ):
        Fit((str(tmp_path / "nowhere"),)).units()
    with pytest.raises(InputError, match="the folder has no such files"):
        Fit((str(tmp_path),)).units()
    (tmp_path / "a.txt").write_text("")
    with pytest.raises(InputError, match="a.txt: it is of another kind"):
        Fit((str(tmp_path / "a.txt"),)).units()
    for name in ("x", "y"):
        (tmp_path / name).mkdir()
        write_csv(tmp_path / name / "m.csv", motions(1))
    with pytest.raises(InputError, match="it has the name of"):
        Fit((str(tmp_path / "x"), str(tmp_path / "y"))).units()


def test_a_file_that_changed_after_it_was_described_is_refused(tmp_path: pathlib.Path) -> None:
    write_csv(tmp_path / "a.csv", motions(2))
    job = Fit((str(tmp_path / "a.csv"),))
    (part,) = job.describe(job.units()[0], 10)
    write_csv(tmp_path / "a.csv", motions(3))
    with pytest.raises(InputError, match="it changed while the run was going on"):
        list(job.items(part))
