"""A run: the plan, its tasks, and the manifest."""

from __future__ import annotations

import hashlib
import pathlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import orjson

from hooke_cluster import manifest, process, table, worker
from hooke_cluster.engine import Engine
from hooke_cluster.errors import UsageError
from hooke_cluster.jobs import Job, Partition, Unit
from hooke_cluster.progress import Progress
from hooke_cluster.worker import Done, Fault, Setup


@dataclass
class Outcome:
    """What a run did."""

    files: int = 0
    reused: int = 0
    rows: int = 0
    elements: int = 0
    refused: int = 0
    faults: list[str] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    digest: str = ""


@dataclass(frozen=True)
class _Task:
    partition: Partition
    name: str
    key: str


@dataclass(frozen=True)
class _Describe:
    job: Job
    size: int

    def __call__(self, numbered: tuple[int, Unit]) -> list[Partition] | Fault:
        return worker.describe(self.job, numbered[1], self.size)


@dataclass(frozen=True)
class _Make:
    setup: Setup

    def __call__(self, task: _Task) -> Done | Fault:
        return worker.make(self.setup, task.partition, task.name)


def run(
    job: Job,
    out: str,
    engine: Engine,
    *,
    hooke: str,
    form: table.Format,
    size: int,
    overwrite: bool,
    progress: Progress,
) -> Outcome:
    """Makes all files of results in the folder `out`, except those that an earlier run finished."""
    version, identity = process.identify(hooke)
    _check_options(job, hooke)
    folder = pathlib.Path(out).absolute()
    header = {
        "kind": job.kind,
        "options": dict(job.options),
        "columns": [[column.name, column.kind] for column in job.columns],
        "format": form,
        "partition": size,
        "hooke": version,
        "answers": identity,
    }
    header = orjson.loads(orjson.dumps(header))
    units = job.units()
    outcome = Outcome()
    with manifest.Manifest(folder, header, overwrite) as record:
        tasks = list(_plan(job, units, size, form, header, engine, outcome, progress))
        waiting = []
        for task in tasks:
            entry = record.finished(task.name, task.key)
            if entry is None:
                waiting.append(task)
            else:
                outcome.reused += 1
                progress.skip(entry["elements"])
        progress.begin(len(tasks), outcome.reused)
        setup = Setup(job, hooke, identity, str(folder), form)
        for task, done in engine.map(_Make(setup), waiting):
            progress.advance(done.elements if isinstance(done, Done) else 0)
            if isinstance(done, Fault):
                outcome.faults.append(f"{task.name} ({_label(task.partition)}): {done.reason}")
                continue
            part = task.partition
            record.add(
                {
                    "part": task.name,
                    "key": task.key,
                    "source": _label(part),
                    "start": part.start,
                    "rows": done.rows,
                    "elements": done.elements,
                    "refused": done.refused,
                    "refusals": done.refusals,
                    "bytes": done.bytes,
                    "sha256": done.sha256,
                    "seconds": round(done.seconds, 3),
                }
            )
        progress.end()
        entries = [record.parts[task.name] for task in tasks if task.name in record.parts]
        record.close([task.name for task in tasks])
    outcome.files = len(entries)
    for entry in entries:
        outcome.rows += entry["rows"]
        outcome.elements += entry["elements"]
        outcome.refused += entry["refused"]
        outcome.refusals += entry["refusals"]
    outcome.faults.sort()
    return outcome


def _check_options(job: Job, hooke: str) -> None:
    """Lets `hooke` judge the options once, before any input is read."""
    question = job.probe()
    if question is None:
        return
    asked = process.HookeProcess(hooke)
    try:
        answer = orjson.loads(asked.ask([question])[0])
    finally:
        asked.close()
    if "error" in answer:
        raise UsageError(f"hooke refuses the options: {answer['error']}")


def _plan(
    job: Job,
    units: list[Unit],
    size: int,
    form: str,
    header: dict[str, Any],
    engine: Engine,
    outcome: Outcome,
    progress: Progress,
) -> Iterator[_Task]:
    """Yields the tasks in the order of the input, each with a name that only its place in the input decides."""
    described: dict[int, list[Partition]] = {}
    common = orjson.dumps(header)
    for (number, _), parts in engine.map(_Describe(job, size), enumerate(units)):
        progress.say(f"reading the input: {number + 1} of {len(units)}")
        if isinstance(parts, Fault):
            outcome.faults.append(parts.reason)
        else:
            described[number] = parts
    for number in sorted(described):
        for place, part in enumerate(described[number]):
            content = orjson.dumps([part.unit.name, part.start, part.count, part.content])
            key = hashlib.sha256(common + content).hexdigest()
            yield _Task(part, f"part-{number:06}-{place:06}.{form}", key)


def _label(partition: Partition) -> str:
    names = partition.unit.name.split("\n")
    return names[0] if len(names) == 1 else f"{names[0]} … {names[-1]}"


def digest(folder: pathlib.Path) -> tuple[int, str]:
    """Returns the number of rows of a folder of results, and the hash of all their bits in the order of the input."""
    header, parts = manifest.read(folder)
    columns = [table.Column(name, kind) for name, kind in header["columns"]]
    return table.digest(table.read(folder / name, columns) for name in sorted(parts))
