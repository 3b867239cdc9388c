"""The manifest of a folder of results: which files are complete, and from what they were made."""

from __future__ import annotations

import fcntl
import hashlib
import os
import pathlib
from collections.abc import Iterable, Mapping
from types import TracebackType
from typing import Any

import orjson

from hooke_cluster.errors import UsageError, writing

NAME = "manifest.jsonl"
LOCK = ".lock"
Entry = Mapping[str, Any]


class Manifest:
    """One line for the run and one for each complete file, appended when it is complete.

    A run that was stopped leaves the lines of what it finished; a torn last line is ignored. One process at a time may
    have a folder open.
    """

    def __init__(self, folder: pathlib.Path, header: Entry, overwrite: bool = False) -> None:
        """Opens a folder, made if it is missing. Refuses one with other files, or results of another run."""
        self.folder = folder
        self.parts: dict[str, Entry] = {}
        self._header = header
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = open(folder / LOCK, "a")
        except OSError as error:
            raise UsageError(f"--out {folder}: {error.strerror}; accepted: a folder that can be written") from error
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._lock.close()
            raise UsageError(f"--out {folder}: another run uses it; accepted: a folder of its own") from None
        try:
            self._open(overwrite)
        except BaseException:
            self._lock.close()
            raise

    def _open(self, overwrite: bool) -> None:
        path = self.folder / NAME
        if path.exists():
            header, self.parts = read(self.folder)
            if header != self._header:
                if not overwrite:
                    differing = [
                        name for name in {**header, **self._header} if header.get(name) != self._header.get(name)
                    ]
                    raise UsageError(
                        f"--out {self.folder}: it has results of a run with another {' and '.join(sorted(differing))}; "
                        "accepted: another folder, or --overwrite"
                    )
                self.parts = {}
        elif any(file.name != LOCK for file in self.folder.iterdir()):
            raise UsageError(f"--out {self.folder}: it has other files; accepted: a new or empty folder")
        for file in self.folder.glob(".part-*.tmp"):
            file.unlink(missing_ok=True)
        # Written anew, so that a torn line is gone.
        self._write([self._header, *self.parts.values()])
        with writing(path):
            # Without a buffer, so that closing it has nothing to write.
            self._file = open(path, "ab", buffering=0)

    def finished(self, name: str, key: str) -> Entry | None:
        """Returns the entry of a file, if it was made from the same and is still as it was written."""
        entry = self.parts.get(name)
        if entry is None or entry["key"] != key:
            return None
        try:
            with open(self.folder / name, "rb") as file:
                same = hashlib.file_digest(file, "sha256").hexdigest() == entry["sha256"]
        except OSError:
            return None
        return entry if same else None

    def add(self, entry: Entry) -> None:
        """Notes a complete file."""
        line = orjson.dumps(entry) + b"\n"
        with writing(self.folder / NAME):
            while line:
                line = line[self._file.write(line) :]
        self.parts[entry["part"]] = entry

    def close(self, names: Iterable[str] | None = None) -> None:
        """Closes the folder. With the names of all files, sorts the lines and removes other files of results."""
        try:
            self._file.close()
            if names is not None:
                kept = list(names)
                for file in self.folder.glob("part-*"):
                    if file.name not in set(kept):
                        file.unlink()
                self._write([self._header, *(self.parts[name] for name in kept if name in self.parts)])
        finally:
            self._lock.close()

    def __enter__(self) -> Manifest:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self._lock.closed:
            self.close()

    def _write(self, entries: Iterable[Entry]) -> None:
        temporary = self.folder / f".{NAME}.tmp"
        with writing(self.folder / NAME):
            try:
                with open(temporary, "wb") as file:
                    for entry in entries:
                        file.write(orjson.dumps(entry) + b"\n")
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(temporary, self.folder / NAME)
            except OSError:
                temporary.unlink(missing_ok=True)
                raise


def read(folder: pathlib.Path) -> tuple[Entry, dict[str, Entry]]:
    """Returns the line of the run, and those of the complete files by name."""
    try:
        lines = (folder / NAME).read_bytes().split(b"\n")
    except OSError as error:
        raise UsageError(f"{folder / NAME}: {error.strerror}; accepted: a folder of results") from error
    entries: list[Entry] = []
    for number, line in enumerate(lines, 1):
        if not line:
            continue
        try:
            entries.append(orjson.loads(line))
        except orjson.JSONDecodeError as error:
            if number == len(lines):
                break  # A line that a stopped run did not finish has no line end.
            raise UsageError(f"{folder / NAME}:{number}: not JSON; accepted: a manifest as it was written") from error
    if not entries:
        raise UsageError(f"{folder / NAME}: it is empty; accepted: a manifest as it was written")
    return entries[0], {entry["part"]: entry for entry in entries[1:]}
