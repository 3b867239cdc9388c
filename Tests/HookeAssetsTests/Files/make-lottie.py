#!/usr/bin/env python3
"""Writes moves.lottie: shapes-5.json deflated and precomps-4.json stored, with a manifest."""

import json
import pathlib
import zipfile

folder = pathlib.Path(__file__).parent


def add(archive, name, text, method):
    info = zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0))
    info.compress_type = method
    info.external_attr = 0o644 << 16
    archive.writestr(info, text)


with zipfile.ZipFile(folder / "moves.lottie", "w") as archive:
    animations = [{"id": "shapes"}, {"id": "precomps"}]
    manifest = {"version": "1", "generator": "hooke", "animations": animations}
    add(archive, "manifest.json", json.dumps(manifest), zipfile.ZIP_STORED)
    for name, file, method in [
        ("shapes", "shapes-5.json", zipfile.ZIP_DEFLATED),
        ("precomps", "precomps-4.json", zipfile.ZIP_STORED),
    ]:
        add(archive, f"animations/{name}.json", (folder / file).read_text(), method)
