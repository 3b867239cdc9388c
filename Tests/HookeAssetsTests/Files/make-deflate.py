#!/usr/bin/env python3
"""Writes raw deflate data by zlib: 1 MiB of zeros, and 5,000 bytes in each kind of block."""

import pathlib
import zlib

folder = pathlib.Path(__file__).parent


def write(name, data, level, strategy=zlib.Z_DEFAULT_STRATEGY):
    deflate = zlib.compressobj(level, zlib.DEFLATED, -15, 9, strategy)
    (folder / f"{name}.deflate").write_bytes(deflate.compress(data) + deflate.flush())


data = bytes(i * i // 251 & 0xFF for i in range(5_000))
write("zeros", bytes(1 << 20), 9)
write("dynamic", data, 9)
write("fixed", data, 9, zlib.Z_FIXED)
write("stored", data, 0)
