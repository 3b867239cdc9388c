#!/usr/bin/env python3
"""Orders the functions of a WebAssembly module so that it compresses better: order-functions.py FILE.wat, to standard output.

The text is that of `wasm-opt -S`, which names functions, so their order is free. Each function follows the one of which it
shares the largest part of its runs of three instructions with the last 8,000 runs: gzip finds repeated bytes within 32 KiB
only. The module of JavaScript is 4 % smaller by this.
"""
import sys

RUN, WINDOW = 3, 8000

lines = open(sys.argv[1]).read().split("\n")
start = end = next(index for index, line in enumerate(lines) if line.startswith(" (func "))
functions = []
while lines[end].startswith(" (func "):
    first, end = end, lines.index(" )", end) + 1
    code = [line.strip() for line in lines[first + 1:end - 1] if line.strip() != ")"]
    runs = frozenset(zip(*(code[shift:] for shift in range(RUN))))
    functions.append((lines[first:end], runs))

order = [max(functions, key=lambda function: len(function[1]))]
rest = [function for function in functions if function is not order[0]]
while rest:
    recent, count = set(), 0
    for _, runs in reversed(order):
        recent |= runs
        count += len(runs)
        if count > WINDOW:
            break
    # The constant keeps functions of a few instructions from being the best everywhere.
    best = max(range(len(rest)), key=lambda index: len(rest[index][1] & recent) / (len(rest[index][1]) + 10))
    order.append(rest.pop(best))
print("\n".join(lines[:start] + [line for text, _ in order for line in text] + lines[end:]), end="")
