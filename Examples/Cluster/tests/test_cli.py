"""The command line."""

import os
import pathlib
import resource
import subprocess
import sys

import pytest
from conftest import motions, write_csv

from hooke_cluster.cli import main


def test_a_run_prints_its_counts_and_digest_prints_its_bits(
    hooke: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_csv(tmp_path / "a.csv", motions(4))
    command = ["fit", str(tmp_path / "a.csv"), "--out", str(tmp_path / "out"), "--workers", "0", "--hooke", hooke]
    assert main(command) == 0
    assert capsys.readouterr().out.startswith("4 rows in 1 files, 0 of them from an earlier run; 0 elements refused")
    assert main(["digest", str(tmp_path / "out")]) == 0
    assert capsys.readouterr().out.startswith("4 ")


def test_refused_elements_and_bad_files_have_their_own_status(
    hooke: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.csv").write_text("time,value\n0,1\n1,nan\n")
    (tmp_path / "b.csv").write_text("time,value\n0,x\n")
    end = ["--workers", "0", "--hooke", hooke]
    assert main(["fit", str(tmp_path / "a.csv"), "--out", str(tmp_path / "one"), *end]) == 2
    assert "refused: a.csv, a: values[1] is nan; accepted: a finite number" in capsys.readouterr().err
    assert main(["fit", str(tmp_path), "--out", str(tmp_path / "two"), *end]) == 1
    assert 'b.csv:2: value is "x"; accepted: a number' in capsys.readouterr().err
    assert main(["fit", str(tmp_path / "nowhere"), "--out", str(tmp_path / "three"), *end]) == 1


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["fit", "{}", "--out", "o", "--partition", "0"], "--partition is 0; accepted: whole numbers from 1"),
        (["fit", "{}", "--out", "o", "--workers", "-1"], "--workers is -1; accepted: whole numbers from 0 to 1024"),
        (["fit", "{}", "--out", "o", "--workers", "0", "--mass", "0"], "hooke refuses the options: mass is 0.0"),
        (["digest", "{}"], "manifest.jsonl: No such file or directory; accepted: a folder of results"),
    ],
)
def test_wrong_use_has_status_64(
    hooke: str,
    tmp_path: pathlib.Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    reason: str,
) -> None:
    monkeypatch.setenv("HOOKE", hooke)
    write_csv(tmp_path / "a.csv", motions(1))
    assert main([word.replace("{}", str(tmp_path)) for word in words]) == 64
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [[], ["fit"], ["fit", "a", "--out", "o", "--format", "xml"], ["fit", "a", "--out", "o", "--workers", "two"]],
)
def test_words_that_are_not_understood_have_status_64(words: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 64


def _command(
    words: list[str], bytes_of_a_file: int | None = None, out: int = subprocess.PIPE
) -> subprocess.CompletedProcess[str]:
    """Runs the command in a process whose files can be no larger than a size, as on a full disk."""

    def limit() -> None:
        if bytes_of_a_file is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (bytes_of_a_file, bytes_of_a_file))

    command = [sys.executable, "-m", "hooke_cluster", *words]
    return subprocess.run(command, stdout=out, stderr=subprocess.PIPE, text=True, preexec_fn=limit, check=False)


@pytest.mark.parametrize("form", ["parquet", "csv"])
@pytest.mark.parametrize(
    ("size", "place"), [(10, "manifest.jsonl"), (100, "manifest.jsonl"), (700, "part-000000-000000.{}")]
)
def test_results_that_cannot_be_written_are_an_error_without_a_traceback_and_later_the_run_goes_on(
    hooke: str, tmp_path: pathlib.Path, form: str, size: int, place: str
) -> None:
    write_csv(tmp_path / "a.csv", motions(40))
    words = ["fit", str(tmp_path / "a.csv"), "--out", str(tmp_path / "out"), "--workers", "0"]
    words += ["--hooke", hooke, "--format", form]
    stopped = _command(words, size)
    assert stopped.returncode == 1 and "Traceback" not in stopped.stderr
    assert f"{tmp_path / 'out' / place.format(form)} cannot be written: File too large" in stopped.stderr
    assert not list((tmp_path / "out").glob(".*.tmp"))
    assert main(words) == 0
    assert len(list((tmp_path / "out").glob("part-*"))) == 1
    # No space even for the temporary files of a process.
    stopped = _command(words, 0)
    assert stopped.returncode == 1 and "Traceback" not in stopped.stderr
    assert "a temporary file for the errors of" in stopped.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full")
def test_output_that_cannot_be_written_is_an_error_without_a_traceback(hooke: str, tmp_path: pathlib.Path) -> None:
    write_csv(tmp_path / "a.csv", motions(2))
    words = ["fit", str(tmp_path / "a.csv"), "--out", str(tmp_path / "out"), "--workers", "0", "--hooke", hooke]
    for command in (words, ["digest", str(tmp_path / "out")], ["--help"]):
        with open("/dev/full", "w") as full:
            ended = _command(command, out=full.fileno())
        words_of_the_error = "error: standard output cannot be written: No space left on device\n"
        assert (ended.returncode, ended.stderr) == (1, words_of_the_error)
