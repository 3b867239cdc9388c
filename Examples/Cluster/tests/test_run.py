"""Whole runs: the same bits in one process, on workers, after deaths and after stops."""

import os
import pathlib
import signal
import subprocess
import sys
import threading
import time

import psutil
import pytest
from conftest import motions, write_csv, write_parquet
from deadly import DeadlyFit
from distributed import Client, LocalCluster

from hooke_cluster import manifest
from hooke_cluster.cli import main
from hooke_cluster.engine import Cluster, Engine, ThisProcess
from hooke_cluster.errors import UsageError
from hooke_cluster.fit import Fit
from hooke_cluster.jobs import Job
from hooke_cluster.progress import Progress
from hooke_cluster.run import Outcome, digest, run

PARTITION = 40


def make(job: Job, out: pathlib.Path, engine: Engine, hooke: str, **options: object) -> Outcome:
    settings: dict[str, object] = {"form": "parquet", "size": PARTITION, "overwrite": False, **options}
    return run(job, str(out), engine, hooke=hooke, progress=Progress(quiet=True), **settings)  # type: ignore[arg-type]


def contents(folder: pathlib.Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.glob("part-*")}


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Fit:
    folder = tmp_path_factory.mktemp("recorded")
    made = motions(1200)
    write_parquet(folder / "a.parquet", made[:700], row_group_size=130)
    write_parquet(folder / "b.parquet", made[700:1100])
    write_csv(folder / "c.csv", made[1100:])
    return Fit((str(folder),))


@pytest.fixture(scope="module")
def reference(recorded: Fit, hooke: str, tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The results of one process."""
    folder = tmp_path_factory.mktemp("reference") / "out"
    outcome = make(recorded, folder, ThisProcess(), hooke)
    assert (outcome.rows, outcome.refused, outcome.faults) == (1200, 0, [])
    return folder


def hookes(worker: int) -> list[psutil.Process]:
    return [child for child in psutil.Process(worker).children() if child.name().startswith("hooke")]


def kill_when(parts: int, out: pathlib.Path, client: Client, victims: list[str]) -> None:
    """Kills a process of `hooke` and then a worker, after some files of results are complete."""
    for kind, least in (("hooke", parts), ("worker", parts + 3)):
        while len(contents(out)) < least:
            time.sleep(0.002)
        workers = list(client.run(os.getpid).values())
        if kind == "worker":
            os.kill(workers[0], signal.SIGKILL)
            victims.append(kind)
            continue
        while not (children := [child for worker in workers for child in hookes(worker)]):
            time.sleep(0.002)
        children[0].kill()
        victims.append(kind)


def test_workers_that_are_killed_in_the_middle_change_no_bit(
    recorded: Fit, reference: pathlib.Path, hooke: str, tmp_path: pathlib.Path
) -> None:
    out = tmp_path / "out"
    victims: list[str] = []
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        before = set(client.run(os.getpid).values())
        killer = threading.Thread(target=kill_when, args=(2, out, client, victims), daemon=True)
        killer.start()
        outcome = make(recorded, out, Cluster(client), hooke)
        killer.join(timeout=60)
        client.wait_for_workers(2, timeout=60)
        assert set(client.run(os.getpid).values()) != before
    assert victims == ["hooke", "worker"]
    assert (outcome.rows, outcome.faults) == (1200, [])
    assert contents(out) == contents(reference)
    assert digest(out) == digest(reference)


def test_a_partition_that_kills_every_worker_fails_alone_and_one_that_fails_once_is_repeated(
    hooke: str, tmp_path: pathlib.Path
) -> None:
    (tmp_path / "in").mkdir()
    for name in ("a", "deadly", "flaky", "z"):
        write_csv(tmp_path / "in" / f"{name}.csv", motions(3))
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster:
        with Client(cluster) as client:
            outcome = make(DeadlyFit((str(tmp_path / "in"),)), tmp_path / "out", Cluster(client), hooke)
    assert outcome.rows == 9
    (fault,) = outcome.faults
    assert fault.startswith("part-000001-000000.parquet (deadly.csv): KilledWorker: ")
    assert (tmp_path / "in" / "flaky.failed").exists()


def test_a_run_on_a_scheduler_has_the_same_bits(
    recorded: Fit, reference: pathlib.Path, hooke: str, tmp_path: pathlib.Path
) -> None:
    command = ["fit", *recorded.inputs, "--out", str(tmp_path / "out"), "--partition", "200", "--hooke", hooke]
    with LocalCluster(n_workers=1, threads_per_worker=2, dashboard_address=None) as cluster:
        assert main([*command, "--scheduler", cluster.scheduler_address, "--quiet"]) == 0
    assert digest(tmp_path / "out") == digest(reference)


def test_a_run_that_is_killed_goes_on_from_its_finished_files(
    recorded: Fit, reference: pathlib.Path, hooke: str, tmp_path: pathlib.Path
) -> None:
    out = tmp_path / "out"
    command = [sys.executable, "-m", "hooke_cluster", "fit", *recorded.inputs, "--out", str(out), "--workers", "0"]
    command += ["--partition", str(PARTITION), "--hooke", hooke, "--quiet"]
    first = subprocess.Popen(command)
    while not (out / manifest.NAME).exists() or len(manifest.read(out)[1]) < 4:
        assert first.poll() is None
        time.sleep(0.002)
    first.kill()
    first.wait()
    finished = len(manifest.read(out)[1])
    assert 4 <= finished < len(contents(reference))
    second = subprocess.run(command, capture_output=True, text=True, check=True)
    assert f"{finished} of them from an earlier run" in second.stdout
    assert contents(out) == contents(reference)


def test_a_third_run_makes_nothing_anew(reference: pathlib.Path, recorded: Fit, hooke: str) -> None:
    times = {name: (reference / name).stat().st_mtime_ns for name in contents(reference)}
    outcome = make(recorded, reference, ThisProcess(), hooke)
    assert outcome.reused == outcome.files == len(times)
    assert {name: (reference / name).stat().st_mtime_ns for name in contents(reference)} == times


def test_partition_and_format_change_no_bit(
    recorded: Fit, reference: pathlib.Path, hooke: str, tmp_path: pathlib.Path
) -> None:
    make(recorded, tmp_path / "out", ThisProcess(), hooke, size=333, form="csv")
    assert digest(tmp_path / "out") == digest(reference)


def test_only_what_changed_is_made_anew(hooke: str, tmp_path: pathlib.Path) -> None:
    (tmp_path / "in").mkdir()
    made = motions(30)
    for index, name in enumerate("abc"):
        write_csv(tmp_path / "in" / f"{name}.csv", made[10 * index : 10 * index + 10])
    job = Fit((str(tmp_path / "in"),))
    out = tmp_path / "out"
    assert make(job, out, ThisProcess(), hooke).reused == 0
    before = contents(out)
    write_csv(tmp_path / "in" / "b.csv", motions(8, seed=9))
    outcome = make(job, out, ThisProcess(), hooke)
    assert (outcome.reused, outcome.rows) == (2, 28)
    after = contents(out)
    assert [name for name in after if after[name] != before[name]] == ["part-000001-000000.parquet"]
    # A file of results that was damaged, or is gone, is made again; one that is of no use is removed.
    (out / "part-000000-000000.parquet").write_bytes(b"damaged")
    (out / "part-000002-000000.parquet").unlink()
    (out / "part-000009-000000.parquet").write_bytes(b"of another run")
    assert make(job, out, ThisProcess(), hooke).reused == 1
    assert contents(out) == after


def test_a_bad_file_is_named_and_the_others_are_done(hooke: str, tmp_path: pathlib.Path) -> None:
    (tmp_path / "in").mkdir()
    write_csv(tmp_path / "in" / "good.csv", motions(5))
    (tmp_path / "in" / "bad.csv").write_text("motion,time,value\na,0,0\na,1,oops\n")
    (tmp_path / "in" / "torn.parquet").write_bytes(b"PAR1")
    job = Fit((str(tmp_path / "in"),))
    outcome = make(job, tmp_path / "out", ThisProcess(), hooke)
    assert outcome.rows == 5 and len(outcome.faults) == 2
    assert any('bad.csv:3: value is "oops"; accepted: a number' in fault for fault in outcome.faults)
    assert any(fault.startswith("torn.parquet: it cannot be read") for fault in outcome.faults)
    write_csv(tmp_path / "in" / "bad.csv", motions(3))
    (tmp_path / "in" / "torn.parquet").unlink()
    outcome = make(job, tmp_path / "out", ThisProcess(), hooke)
    assert (outcome.rows, outcome.reused, outcome.faults) == (8, 1, [])


def test_a_folder_with_other_content_is_refused(recorded: Fit, hooke: str, tmp_path: pathlib.Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(UsageError, match="it has other files; accepted: a new or empty folder"):
        make(recorded, tmp_path, ThisProcess(), hooke)


def test_results_with_other_options_are_kept_unless_told(
    recorded: Fit, reference: pathlib.Path, hooke: str, tmp_path: pathlib.Path
) -> None:
    write_csv(tmp_path / "m.csv", motions(3))
    job, other = Fit((str(tmp_path / "m.csv"),)), Fit((str(tmp_path / "m.csv"),), (("tolerance", 1.0),))
    make(job, tmp_path / "out", ThisProcess(), hooke)
    with pytest.raises(UsageError, match="results of a run with another options; accepted"):
        make(other, tmp_path / "out", ThisProcess(), hooke)
    assert make(other, tmp_path / "out", ThisProcess(), hooke, overwrite=True).reused == 0


def test_two_runs_do_not_share_a_folder(tmp_path: pathlib.Path) -> None:
    with manifest.Manifest(tmp_path, {"kind": "fit"}):
        with pytest.raises(UsageError, match="another run uses it"):
            manifest.Manifest(tmp_path, {"kind": "fit"})


def test_a_torn_line_of_the_manifest_is_ignored(tmp_path: pathlib.Path) -> None:
    (tmp_path / manifest.NAME).write_bytes(b'{"kind":"fit"}\n{"part":"a"}\n{"part":"b')
    assert manifest.read(tmp_path) == ({"kind": "fit"}, {"a": {"part": "a"}})
    with manifest.Manifest(tmp_path, {"kind": "fit"}) as record:
        record.add({"part": "c"})
    assert list(manifest.read(tmp_path)[1]) == ["a", "c"]
    (tmp_path / manifest.NAME).write_bytes(b'{"kind":"fit"}\n{"part":"a\n{"part":"b"}\n')
    with pytest.raises(UsageError, match=f"{manifest.NAME}:2: not JSON"):
        manifest.read(tmp_path)


def test_options_that_hooke_refuses_are_wrong_use(hooke: str, recorded: Fit, tmp_path: pathlib.Path) -> None:
    job = Fit(recorded.inputs, (("mass", -1.0),))
    with pytest.raises(UsageError, match="hooke refuses the options: mass is -1.0"):
        make(job, tmp_path / "out", ThisProcess(), hooke)
    assert not (tmp_path / "out").exists()
