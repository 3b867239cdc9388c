"""What a worker does: it describes a unit of the input, or makes one file of results."""

from __future__ import annotations

import pathlib
import time
from dataclasses import dataclass

import orjson

from hooke_cluster import process, table
from hooke_cluster.errors import HookeError, InputError, OutputError
from hooke_cluster.jobs import Job, Partition, Row, Unit

SHOWN_REFUSALS = 3


@dataclass(frozen=True)
class Setup:
    """What all tasks of a run have in common."""

    job: Job
    hooke: str
    identity: str
    folder: str
    form: table.Format


@dataclass(frozen=True)
class Done:
    """A file of results that is complete."""

    rows: int
    elements: int
    refused: int
    bytes: int
    sha256: str
    seconds: float
    refusals: tuple[str, ...]
    """The reasons of the first refused elements."""


@dataclass(frozen=True)
class Fault:
    """What prevents a unit or a partition; trying again would not help."""

    reason: str


def describe(job: Job, unit: Unit, size: int) -> list[Partition] | Fault:
    """Divides a unit into partitions."""
    try:
        return job.describe(unit, size)
    except InputError as error:
        return Fault(str(error))


def make(setup: Setup, partition: Partition, name: str) -> Done | Fault:
    """Asks the questions of a partition and writes the answers into a file with this name."""
    began = time.perf_counter()
    job = setup.job
    try:
        items = list(job.items(partition))
        hooke = process.of_this_thread(setup.hooke, setup.identity)
        answers = iter(hooke.ask([item.question for item in items if item.refusal is None]))
        rows: list[Row] = []
        refusals: list[str] = []
        refused = 0
        for item in items:
            reason = item.refusal
            if reason is None:
                answer = orjson.loads(next(answers))
                reason = answer.get("error")
                if reason is None:
                    rows.extend(job.rows(item, answer))
                    continue
            rows.append(job.refused(item, reason))
            refused += 1
            if len(refusals) < SHOWN_REFUSALS:
                refusals.append(f"{', '.join(str(name) for name in item.names)}: {reason}")
        size, digest = table.write(pathlib.Path(setup.folder, name), job.columns, rows, setup.form)
    except (InputError, HookeError, OutputError) as error:
        return Fault(str(error))
    seconds = time.perf_counter() - began
    return Done(len(rows), len(items), refused, size, digest, seconds, tuple(refusals))
