"""Sweeps of a question."""

import json
import math
import pathlib

import orjson
import pytest

from hooke_cluster.engine import ThisProcess
from hooke_cluster.errors import InputError
from hooke_cluster.jobs import Partition, Unit
from hooke_cluster.progress import Progress
from hooke_cluster.run import run
from hooke_cluster.sweep import Sweep, read_sweep
from hooke_cluster.table import read

GRID = {
    "question": {"op": "spring", "springs": [{"mass": 1}], "at": [0.1]},
    "vary": {"stiffness": [100, 200], "springs.0.damping": {"from": 1, "to": 3, "count": 3}},
    "columns": {"value.0": "number"},
}


def write(folder: pathlib.Path, content: object) -> str:
    path = folder / "sweep.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return str(path)


def asked(sweep: Sweep, start: int, count: int) -> list[dict[str, object]]:
    return [orjson.loads(item.question) for item in sweep.items(Partition(Unit("grid"), start, count, ""))]


def test_the_last_field_varies_fastest_and_a_partition_is_a_slice_of_the_grid(tmp_path: pathlib.Path) -> None:
    sweep = read_sweep(write(tmp_path, GRID))
    assert [(part.start, part.count) for part in sweep.describe(Unit("grid"), 4)] == [(0, 4), (4, 2)]
    whole = asked(sweep, 0, 6)
    assert [(question["stiffness"], question["springs"]) for question in whole] == [
        (stiffness, [{"mass": 1, "damping": damping}]) for stiffness in (100, 200) for damping in (1, 2, 3)
    ]
    assert asked(sweep, 2, 3) == whole[2:5]


def test_the_ends_of_a_scale_are_exact_and_a_logarithmic_one_has_equal_ratios(tmp_path: pathlib.Path) -> None:
    vary = {"a": {"from": 0.1, "to": 0.7, "count": 7}, "b": {"from": 1, "to": 1000, "count": 4, "scale": "logarithmic"}}
    axes = dict(read_sweep(write(tmp_path, {**GRID, "vary": vary})).axes)
    assert axes["a"][0] == 0.1 and axes["a"][-1] == 0.7 and len(axes["a"]) == 7
    assert axes["b"] == pytest.approx([1, 10, 100, 1000], rel=1e-15)
    assert axes["b"][0] == 1 and axes["b"][-1] == 1000


def test_a_sweep_has_the_values_of_the_spring(hooke: str, tmp_path: pathlib.Path) -> None:
    content = {
        "question": {"op": "spring", "at": [0.25], "damping": 0},
        "vary": {"stiffness": [1, -1, math.pi**2]},
        "columns": {"value.0": "number", "velocity.0": "number"},
    }
    out = tmp_path / "out"
    outcome = run(
        read_sweep(write(tmp_path, content)),
        str(out),
        ThisProcess(),
        hooke=hooke,
        form="csv",
        size=2,
        overwrite=False,
        progress=Progress(quiet=True),
    )
    assert (outcome.rows, outcome.refused, outcome.files) == (3, 1, 2)
    assert outcome.refusals == ["-1.0: stiffness is -1.0; accepted: a finite number above 0"]
    columns = read_sweep(write(tmp_path, content)).columns
    rows = [row for name in sorted(out.glob("part-*")) for row in read(name, columns).to_pylist()]
    assert [row["value.0"] for row in rows] == [
        pytest.approx(1 - math.cos(0.25), rel=1e-14),
        None,
        pytest.approx(1 - math.cos(math.pi / 4), rel=1e-14),
    ]
    assert [row["error"] is None for row in rows] == [True, False, True]


def test_a_column_that_the_answer_does_not_have_is_named(hooke: str, tmp_path: pathlib.Path) -> None:
    content = {"question": {"op": "springInfo"}, "vary": {"preset": ["smooth"]}, "columns": {"regime": "number"}}
    out = str(tmp_path / "out")
    outcome = run(
        read_sweep(write(tmp_path, content)),
        out,
        ThisProcess(),
        hooke=hooke,
        form="csv",
        size=2,
        overwrite=False,
        progress=Progress(quiet=True),
    )
    assert "regime: the answer has no number there (expected a number, got str)" in outcome.faults[0]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "sweep.json:1: "),
        ("{\n  1}", "sweep.json:2: "),
        ("[]", "it has no object; accepted: an object with question, vary and columns"),
        ({**GRID, "more": 1}, "it has question, vary, columns, more"),
        ({**GRID, "vary": {}}, "vary is {}; accepted: an object with at least one field"),
        ({**GRID, "vary": {"a": []}}, "vary.a is []; accepted: a list of numbers, or of texts"),
        ({**GRID, "vary": {"a": [1, "b"]}}, 'vary.a is [1,"b"]'),
        ({**GRID, "vary": {"a": [True]}}, "vary.a is [true]"),
        ({**GRID, "vary": {"a": {"from": 1}}}, 'vary.a is {"from":1}; accepted: a list, or an object with from'),
        (
            {**GRID, "vary": {"a": {"from": None, "to": 1, "count": 2}}},
            "vary.a.from is null; accepted: a finite number",
        ),
        (
            {**GRID, "vary": {"a": {"from": 0, "to": 1, "count": 1}}},
            "vary.a.count is 1; accepted: a whole number from 2",
        ),
        (
            {**GRID, "vary": {"a": {"from": 0, "to": 1, "count": 2, "scale": "logarithmic"}}},
            "vary.a is from 0 to 1; accepted: numbers above 0",
        ),
        ({**GRID, "vary": {"at.3": [1]}}, "vary.at.3 has no place in the question"),
        ({**GRID, "vary": {"op.a": [1]}}, "vary.op.a has no place in the question"),
        ({**GRID, "columns": {"a": "int"}}, 'columns.a is "int"; accepted: "number" or "text"'),
        ({**GRID, "columns": {"error": "text"}}, "columns.error is the name of another column"),
    ],
)
def test_a_wrong_description_is_refused_with_its_field(tmp_path: pathlib.Path, content: object, reason: str) -> None:
    with pytest.raises(InputError) as caught:
        read_sweep(write(tmp_path, content))
    assert reason in str(caught.value) and "sweep.json" in str(caught.value)


def test_infinity_in_a_description_is_refused(tmp_path: pathlib.Path) -> None:
    with pytest.raises(InputError, match="sweep.json:1"):
        read_sweep(write(tmp_path, '{"question":{"op":"spring"},"vary":{"a":[Infinity]},"columns":{}}'))
