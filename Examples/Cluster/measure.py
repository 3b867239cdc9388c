#!/usr/bin/env python3
"""Measures fits on this machine: makes recordings, fits them, and prints times, memory and the digest of the bits.

    measure.py make COUNT FILE.parquet [--samples N] [--noise SIZE]
    measure.py fit FILE.parquet FOLDER --workers N [--kill]

With --kill, a process of hooke and a worker of Dask are killed when a third and a half of the files are complete.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import resource
import signal
import threading
import time

import numpy
import psutil
import pyarrow
import pyarrow.parquet

from hooke_cluster import process
from hooke_cluster.engine import Cluster, engine
from hooke_cluster.fit import Fit
from hooke_cluster.progress import Progress
from hooke_cluster.run import digest, run

ROWS = 10_000


def make(options: argparse.Namespace) -> None:
    """Writes motions of springs from 0 to 100, sampled for 0.6 s."""
    draw = numpy.random.default_rng(1)
    times = numpy.arange(options.samples) * (0.6 / options.samples)
    kinds = pyarrow.schema(
        [
            ("motion", pyarrow.int64()),
            ("times", pyarrow.list_(pyarrow.float64())),
            ("values", pyarrow.list_(pyarrow.float64())),
        ]
    )
    with pyarrow.parquet.ParquetWriter(options.file, kinds, compression="zstd") as writer:
        for start in range(0, options.count, ROWS):
            count = min(ROWS, options.count - start)
            frequency, ratio = draw.uniform(8, 20, (count, 1)), draw.uniform(0.3, 0.95, (count, 1))
            damped = frequency * numpy.sqrt(1 - ratio**2)
            shape = numpy.cos(damped * times) + ratio * frequency / damped * numpy.sin(damped * times)
            values = 100 - 100 * numpy.exp(-ratio * frequency * times) * shape
            values += draw.normal(0, 1, values.shape) * options.noise
            offsets = numpy.arange(count + 1) * options.samples
            columns = [numpy.tile(times, count), values.ravel()]
            lists = [
                pyarrow.ListArray.from_arrays(pyarrow.array(offsets, pyarrow.int32()), column) for column in columns
            ]
            names = pyarrow.array(range(start, start + count), pyarrow.int64())
            writer.write_table(pyarrow.Table.from_arrays([names, *lists], schema=kinds), row_group_size=ROWS)


def kill(out: pathlib.Path, total: int, client: object) -> None:
    """Kills a process of `hooke` after a third of the files, and a worker after half of them."""
    for share, kind in ((3, "hooke"), (2, "worker")):
        while len(list(out.glob("part-*"))) < total / share:
            time.sleep(0.05)
        worker = psutil.Process(next(iter(client.run(os.getpid).values())))  # type: ignore[attr-defined]
        victim = (
            worker
            if kind == "worker"
            else next(child for child in worker.children() if child.name().startswith("hooke"))
        )
        os.kill(victim.pid, signal.SIGKILL)
        print(f"killed a {kind} after {len(list(out.glob('part-*')))} of {total} files", flush=True)


def fit(options: argparse.Namespace) -> None:
    """Fits all motions of a file."""
    out = pathlib.Path(options.folder)
    job = Fit((options.file,))
    peak = 0

    def watch() -> None:
        nonlocal peak
        while running:
            tree = [psutil.Process(), *psutil.Process().children(recursive=True)]
            memory = 0
            for member in tree:
                try:
                    memory += member.memory_info().rss
                except psutil.Error:
                    pass
            peak = max(peak, memory)
            time.sleep(0.5)

    running = True
    with engine(options.workers, None) as place:
        threads = [threading.Thread(target=watch, daemon=True)]
        if options.kill:
            assert isinstance(place, Cluster), "--kill needs --workers"
            total = len(job.describe(job.units()[0], ROWS))
            threads.append(threading.Thread(target=kill, args=(out, total, place.client), daemon=True))
        for thread in threads:
            thread.start()
        began = time.perf_counter()
        outcome = run(
            job,
            options.folder,
            place,
            hooke=options.hooke,
            form="parquet",
            size=ROWS,
            overwrite=False,
            progress=Progress(quiet=True),
        )
        seconds = time.perf_counter() - began
        running = False
    own = time.process_time()
    if options.workers == 0:
        process.of_this_thread(options.hooke, process.identify(options.hooke)[1]).close()
        children = resource.getrusage(resource.RUSAGE_CHILDREN)
        print(f"CPU: hooke {children.ru_utime + children.ru_stime:.1f} s, Python {own:.1f} s")
    size = sum(path.stat().st_size for path in out.glob("part-*"))
    rows, bits = digest(out)
    print(f"{rows} rows in {outcome.files} files, {outcome.refused} refused, {len(outcome.faults)} failed")
    print(f"{seconds:.1f} s, {rows / seconds:.0f} a second, peak {peak / 1e6:.0f} MB, results {size / 1e6:.1f} MB")
    print(f"bits {bits}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("make")
    command.add_argument("count", type=int)
    command.add_argument("file")
    command.add_argument("--samples", type=int, default=12)
    command.add_argument("--noise", type=float, default=0)
    command.set_defaults(call=make)
    command = commands.add_parser("fit")
    command.add_argument("file")
    command.add_argument("folder")
    command.add_argument("--workers", type=int, default=0)
    command.add_argument("--kill", action="store_true")
    command.add_argument("--hooke", default=os.environ.get("HOOKE", "hooke"))
    command.set_defaults(call=fit)
    options = parser.parse_args()
    options.call(options)


if __name__ == "__main__":
    main()
