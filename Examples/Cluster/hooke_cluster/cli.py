"""The command line."""

from __future__ import annotations

import argparse
import os
import pathlib
import sys
import time
from collections.abc import Sequence
from typing import TextIO

from hooke_cluster.engine import engine
from hooke_cluster.errors import HookeError, InputError, OutputError, UsageError, reason
from hooke_cluster.fit import Fit
from hooke_cluster.jobs import Job
from hooke_cluster.progress import Progress
from hooke_cluster.run import digest, run
from hooke_cluster.sweep import read_sweep
from hooke_cluster.tune import Tune

SHOWN = 20
"""How many faults and refusals are printed."""

EXIT_FAULTS, EXIT_REFUSED, EXIT_USAGE, EXIT_STOPPED = 1, 2, 64, 130

_FIT = {
    "from": "the start of all motions",
    "to": "their target",
    "velocity": "their velocity at the start",
    "mass": "the mass of the springs",
    "tolerance": "the largest error of a sample",
}
_TUNE_NUMBERS = {
    "width": "the distance of a whole transition in points",
    "duration": "seconds, for curve and uikit",
    "speed": "the completion speed",
    "cap": "the largest release velocity",
}
_TUNE_WORDS = {"edge": "left, right, top or bottom", "recogniser": "pan or edge", "overshoot": "as in hooke tune"}


class _Parser(argparse.ArgumentParser):
    def print_help(self, file: TextIO | None = None) -> None:  # type: ignore[override]
        # The one of argparse hides that it cannot write.
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> None:  # type: ignore[override]
        self.print_usage(sys.stderr)
        self.exit(EXIT_USAGE, f"error: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m hooke_cluster", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    sweep = commands.add_parser("sweep", help="ask a question for every combination of values")
    sweep.add_argument("input", help="a JSON file with question, vary and columns")
    fit = commands.add_parser("fit", help="fit springs to recorded motions")
    fit.add_argument("input", nargs="+", help="CSV and Parquet files, or folders of them")
    for name, text in _FIT.items():
        fit.add_argument(f"--{name}", type=float, metavar="NUMBER", help=text)
    tune = commands.add_parser("tune", help="try release decisions on recorded gestures")
    tune.add_argument("input", nargs="+", help="traces, or folders of them")
    tune.add_argument("--decision", action="append", metavar="NAME=NUMBER", help="may be repeated; all if left out")
    tune.add_argument("--settle", action="append", metavar="NAME", help="may be repeated; a spring if left out")
    for name, text in _TUNE_NUMBERS.items():
        tune.add_argument(f"--{name}", type=float, metavar="NUMBER", help=text)
    for name, text in _TUNE_WORDS.items():
        tune.add_argument(f"--{name}", metavar="NAME", help=text)
    for command in (sweep, fit, tune):
        command.add_argument("--out", required=True, metavar="FOLDER", help="the results")
        place = command.add_mutually_exclusive_group()
        place.add_argument(
            "--workers",
            type=int,
            metavar="N",
            help="local workers of Dask; one for each processor if left out, 0 for this process alone",
        )
        place.add_argument("--scheduler", metavar="ADDRESS", help="a cluster of Dask, such as tcp://HOST:8786")
        command.add_argument("--format", choices=("parquet", "csv"), default="parquet")
        command.add_argument("--partition", type=int, metavar="N", help="elements of a file of results")
        command.add_argument(
            "--hooke",
            default=os.environ.get("HOOKE", "hooke"),
            metavar="PROGRAM",
            help="the command on every worker; $HOOKE, or hooke, if left out",
        )
        command.add_argument("--overwrite", action="store_true", help="replace the results of another run")
        command.add_argument("--quiet", action="store_true", help="show no progress")
    check = commands.add_parser("digest", help="print the number of rows and a hash of all their bits")
    check.add_argument("folder", help="a folder of results")
    return parser


def _job(options: argparse.Namespace) -> Job:
    given = vars(options)
    if options.command == "sweep":
        return read_sweep(options.input)
    if options.command == "fit":
        known = tuple((name, given[name]) for name in _FIT if given[name] is not None)
        return Fit(tuple(options.input), known)
    settings = [(name, given[name]) for name in (*_TUNE_NUMBERS, *_TUNE_WORDS) if given[name] is not None]
    lists = [(f"{name}s", tuple(given[name])) for name in ("decision", "settle") if given[name]]
    return Tune(tuple(options.input), (*settings, *lists), options.partition or 500)


def _run(options: argparse.Namespace) -> tuple[int, str]:
    if options.partition is not None and options.partition < 1:
        raise UsageError(f"--partition is {options.partition}; accepted: whole numbers from 1")
    workers = os.cpu_count() or 1 if options.workers is None else options.workers
    if not 0 <= workers <= 1024:
        raise UsageError(f"--workers is {workers}; accepted: whole numbers from 0 to 1024")
    job = _job(options)
    size = options.partition or (500 if options.command == "tune" else 10_000)
    began = time.monotonic()
    with engine(workers, options.scheduler) as place:
        outcome = run(
            job,
            options.out,
            place,
            hooke=options.hooke,
            form=options.format,
            size=size,
            overwrite=options.overwrite,
            progress=Progress(options.quiet),
        )
    seconds = time.monotonic() - began
    for kind, texts, count in (
        ("failed", outcome.faults, len(outcome.faults)),
        ("refused", outcome.refusals, outcome.refused),
    ):
        for text in texts[:SHOWN]:
            print(f"{kind}: {text}", file=sys.stderr)
        if count > min(len(texts), SHOWN):
            print(f"{kind}: {count - min(len(texts), SHOWN)} more", file=sys.stderr)
    return (
        EXIT_FAULTS if outcome.faults else EXIT_REFUSED if outcome.refused else 0,
        f"{outcome.rows} rows in {outcome.files} files, {outcome.reused} of them from an earlier run; "
        f"{outcome.refused} elements refused, {len(outcome.faults)} parts failed; {seconds:.1f} s\n",
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit status."""
    try:
        try:
            options = _parser().parse_args(arguments)
            status, text = _answer(options)
            print(text, end="")
        finally:
            # Here, because Python reports a fault of its own flush with a traceback.
            sys.stdout.flush()
        return status
    except OSError as error:
        print(f"error: standard output cannot be written: {reason(error)}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_FAULTS


def _answer(options: argparse.Namespace) -> tuple[int, str]:
    """Does what the options say, and returns the exit status and the output."""
    try:
        if options.command == "digest":
            rows, bits = digest(pathlib.Path(options.folder))
            return 0, f"{rows} {bits}\n"
        return _run(options)
    except UsageError as error:
        print(f"error: {error}", file=sys.stderr)
        return EXIT_USAGE, ""
    except (InputError, HookeError) as error:
        print(f"error: {error}", file=sys.stderr)
        return EXIT_FAULTS, ""
    except OutputError as error:
        print(f"error: {error}; the same command goes on from the finished files", file=sys.stderr)
        return EXIT_FAULTS, ""
    except OSError as error:
        print(f"error: {error.filename or 'the system'}: {reason(error)}", file=sys.stderr)
        return EXIT_FAULTS, ""
    except KeyboardInterrupt:
        print("stopped; the same command goes on from the finished files", file=sys.stderr)
        return EXIT_STOPPED, ""
