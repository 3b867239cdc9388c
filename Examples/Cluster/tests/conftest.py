"""What the tests share: the program `hooke`, and recorded motions."""

from __future__ import annotations

import math
import os
import pathlib
import random
import shutil

import pyarrow
import pyarrow.parquet
import pytest

Motion = tuple[str, list[float], list[float]]


@pytest.fixture(scope="session")
def hooke() -> str:
    """The program; scripts/check-cluster sets HOOKE."""
    program = os.environ.get("HOOKE") or shutil.which("hooke")
    assert program, "there is no hooke: set HOOKE to its path"
    return program


def motions(count: int, seed: int = 1, samples: int = 12) -> list[Motion]:
    """Returns motions of springs, some with noise."""
    draw = random.Random(seed)
    made: list[Motion] = []
    for index in range(count):
        frequency, ratio = draw.uniform(8, 20), draw.uniform(0.3, 0.95)
        noise = 0.0 if index % 4 else 0.2
        damped = frequency * math.sqrt(1 - ratio * ratio)
        times = [step * 0.6 / samples for step in range(samples)]
        values = [
            100
            - 100
            * math.exp(-ratio * frequency * time)
            * (math.cos(damped * time) + ratio * frequency / damped * math.sin(damped * time))
            + draw.gauss(0, noise)
            for time in times
        ]
        made.append((f"m{index}", times, values))
    return made


def write_parquet(path: pathlib.Path, made: list[Motion], row_group_size: int | None = None) -> None:
    """Writes motions as a Parquet file."""
    columns = {name: [motion[place] for motion in made] for place, name in enumerate(("motion", "times", "values"))}
    kinds = pyarrow.schema(
        [
            ("motion", pyarrow.string()),
            ("times", pyarrow.list_(pyarrow.float64())),
            ("values", pyarrow.list_(pyarrow.float64())),
        ]
    )
    pyarrow.parquet.write_table(pyarrow.table(columns, schema=kinds), path, row_group_size=row_group_size)


def write_csv(path: pathlib.Path, made: list[Motion]) -> None:
    """Writes motions as a CSV file."""
    lines = ["motion,time,value"]
    lines += [f"{name},{time!r},{value!r}" for name, times, values in made for time, value in zip(times, values)]
    path.write_text("\n".join(lines) + "\n")
