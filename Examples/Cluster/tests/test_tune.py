"""Tuning over archives of gestures."""

import json
import pathlib
import subprocess

from hooke_cluster.engine import ThisProcess
from hooke_cluster.jobs import Job
from hooke_cluster.progress import Progress
from hooke_cluster.run import run
from hooke_cluster.table import read
from hooke_cluster.tune import MOST_BYTES, Tune

TRACES = pathlib.Path(__file__).parents[3] / "Sources/HookeTransitions/Gestures/Traces"


def swipe(speed: float) -> str:
    rows = [
        f"{16 * step},{'move' if 0 < step < 12 else 'up' if step else 'down'},{10 + speed * step},400"
        for step in range(13)
    ]
    return "time_ms,phase,x,y\n" + "\n".join(rows) + "\n"


def results(job: Job, out: pathlib.Path, hooke: str) -> list[dict[str, object]]:
    run(job, str(out), ThisProcess(), hooke=hooke, form="csv", size=10, overwrite=False, progress=Progress(True))
    return [row for path in sorted(out.glob("part-*")) for row in read(path, job.columns).to_pylist()]


def test_the_rows_equal_what_hooke_tune_prints(hooke: str, tmp_path: pathlib.Path) -> None:
    archive = tmp_path / "archive"
    (archive / "deep").mkdir(parents=True)
    for index in range(12):
        (archive / ("deep" if index % 2 else ".") / f"s{index:02}.csv").write_text(swipe(2 + 1.7 * index))
    decisions, settles = ("threshold=0.6", "projected=0.998", "fling"), ("spring", "curve")
    settings = (("cap", 3.0), ("overshoot", "extrapolate"), ("decisions", decisions), ("settles", settles))
    rows = results(Tune((str(archive),), settings, files_in_unit=5), tmp_path / "out", hooke)
    files = sorted(path.relative_to(archive).as_posix() for path in archive.rglob("*.csv"))
    command = [hooke, "tune", *files, "--cap", "3", "--overshoot", "extrapolate", "--json"]
    command += [word for name in decisions for word in ("--decision", name)]
    command += [word for name in settles for word in ("--settle", name)]
    printed = json.loads(subprocess.run(command, cwd=archive, capture_output=True, check=True, text=True).stdout)
    expected = [
        {
            "trace": trace["name"],
            **{name: trace[name] for name in ("releaseTime", "fraction", "velocity", "cappedVelocity")},
            **{name: result[name] for name in ("decision", "settle", "outcome", "reason")},
            **{name: result[name] for name in ("duration", "restTime", "overshoot")},
            "leftOut": None,
            "error": None,
        }
        for trace in printed["traces"]
        for result in trace["results"]
    ]
    assert len(rows) == 72 and rows == expected
    assert {row["outcome"] for row in rows} == {"finish", "cancel"}


def test_what_is_wrong_is_a_row_of_its_own(hooke: str, tmp_path: pathlib.Path) -> None:
    archive = tmp_path / "archive"
    archive.mkdir()
    (archive / "a.csv").write_text(swipe(20))
    (archive / "b.csv").write_text("time_ms,phase,x,y\n0,down,1,1\n5,move,oops,1\n")
    (archive / "c.csv").write_text(swipe(-0.5))
    (archive / "d.csv").write_bytes(b"time\xff")
    (archive / "e.csv").write_text("")
    (archive / "f.json").write_text(" " * (MOST_BYTES + 1))
    (archive / "g.json").write_text("{}")
    rows = results(Tune((str(archive),), (("decisions", ("threshold",)),)), tmp_path / "out", hooke)
    assert [row["trace"] for row in rows] == ["a.csv", "b.csv", "c.csv", "d.csv", "e.csv", "f.json", "g.json"]
    assert rows[0]["outcome"] == "finish" and rows[0]["error"] is None
    assert str(rows[1]["error"]).startswith('b.csv:3: x is "oops"')
    assert str(rows[2]["leftOut"]).startswith("c.csv: ") and rows[2]["error"] is None
    assert rows[3]["error"] == "d.csv: byte 4 is not UTF-8; accepted: text in UTF-8"
    assert str(rows[4]["error"]).startswith("e.csv: ")
    assert "bytes; accepted: at most 16777216" in str(rows[5]["error"])
    assert str(rows[6]["error"]).startswith("g.json: ")
