"""The command line."""

import pathlib

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
