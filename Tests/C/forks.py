"""Forks a program with busy threads many times: every child uses libhooke.so and ends.

    forks.py LIBRARY HEADER DEBUG CHILDREN

DEBUG is the library with its symbols: after loading, no global may be left that a first use initialises, because a child
would wait for the thread that did so. Then the threads of this process make and free handles while it forks.
"""

import ctypes
import multiprocessing
import os
import subprocess
import sys
import threading
import time

from hooke import Hooke, numbers

TIMES = numbers([0.1, 0.5, 0.9])


def work(hooke, count):
    """Makes, samples and frees curves."""
    for _ in range(count):
        curve = hooke.made("curve_bezier", 0.4, 0, 0.6, 1)
        hooke.sample(curve, TIMES, 3, numbers([0, 0, 0]), None)
        hooke.free(curve)


def initialised(path):
    """Fails if a global of the library is not initialised. Its state is -1 when it is; the symbols end in `_Wz`."""
    library = ctypes.CDLL(path)
    address = ctypes.cast(library.hooke_abi, ctypes.c_void_p).value
    symbols = [
        line.split()
        for line in subprocess.run(["nm", path], capture_output=True, text=True, check=True).stdout.splitlines()
    ]
    places = {words[2]: int(words[0], 16) for words in symbols if len(words) == 3}
    base = address - places["hooke_abi"]
    states = {
        name: ctypes.c_int64.from_address(base + place).value for name, place in places.items() if name.endswith("_Wz")
    }
    # Lengths of curved paths: numbers have none.
    missing = [name for name, state in states.items() if state != -1 and "Legendre" not in name]
    assert not missing, f"hooke_start leaves out {missing}"
    return len(states)


def answer(value):
    """A task of multiprocessing: the value at 0.1 s of a curve that every child makes itself."""
    curve = library.made("curve_bezier", 0.4, 0, 0.6, 1)
    found = library.sampled(curve, [value])[0][0]
    library.free(curve)
    return found


def main():
    global library
    globals_ = initialised(sys.argv[3])
    library = hooke = Hooke(sys.argv[1], sys.argv[2])
    children = int(sys.argv[4])
    kept = hooke.made("curve_bezier", 0.4, 0, 0.6, 1)
    is_over = threading.Event()

    def busy():
        while not is_over.is_set():
            work(hooke, 20)

    threads = [threading.Thread(target=busy, daemon=True) for _ in range(4)]
    for thread in threads:
        thread.start()
    waiting, stuck, failed = {}, 0, 0
    for _ in range(children):
        child = os.fork()
        if child == 0:
            # The copy of a handle of the parent, and new ones.
            hooke.sample(kept, TIMES, 3, numbers([0, 0, 0]), None)
            work(hooke, 20)
            os._exit(0)
        waiting[child] = time.monotonic() + 20
        while len(waiting) > 8 or waiting and _ == children - 1:
            child, status = os.waitpid(-1, os.WNOHANG)
            if child:
                failed += status != 0
                del waiting[child]
                continue
            for child, end in list(waiting.items()):
                if time.monotonic() > end:
                    os.kill(child, 9)
                    os.waitpid(child, 0)
                    del waiting[child]
                    stuck += 1
            time.sleep(0.0005)
    assert stuck == failed == 0, f"of {children} children {stuck} wait for ever and {failed} fail"
    context = multiprocessing.get_context("fork")
    with context.Pool(2) as pool:
        values = pool.map_async(answer, [index / 100 for index in range(101)]).get(timeout=60)
    assert values == [answer(index / 100) for index in range(101)]
    is_over.set()
    for thread in threads:
        thread.join()
    print(
        f"{children} children of a program with threads end; {globals_} globals are initialised when the library is loaded"
    )


if __name__ == "__main__":
    main()
