"""Calls every function of libhooke.so with random arguments: invalid numbers, null pointers, counts of 0, all kinds of handles.

    fuzz.py LIBRARY HEADER CALLS

The prototypes are read from the header. Each call must return a status of the header, with texts in the error. A crash fails
the run.
"""

import ctypes
import random
import re
import sys

NUMBERS = [0.0, -0.0, 1.0, -1.0, 0.5, 0.3, 170.0, 26.0, 0.998, 1e-308, 1e-280, 1e280, 1e308, -1e308, 5e-324, 2.0 ** 53,
           float("nan"), float("inf"), float("-inf")]
WHOLE = [-2 ** 31, -1, 0, 1, 2, 3, 4, 5, 12, 13, 2 ** 31 - 1]
TEXTS = [b"ease", b"linear(0, 0.5 20% 30%, 1)", b"cubic-bezier(.1,2,.3,-4)", b"steps(4, jump-both)", b"steps(0)", b"", b"\xff\xfe",
         b"rotate(45deg) translate(10px, 50%)", b"matrix(1,2,3,4,5,6)", b"scale(1e999)", b"linear(0, 1e-99999999999)", b"steps(2147483647, jump-both)", b"perspective(0)", b"rotate3d(0,0,0,1turn)"]
SIZE = 64


class Error(ctypes.Structure):
    _fields_ = [("value", ctypes.c_double), ("index", ctypes.c_int64), ("field", ctypes.c_char * 48),
                ("accepted", ctypes.c_char * 192)]


def prototypes(path):
    """Yields each function of the header with the types and names of its parameters."""
    text = re.sub(r"//[^\n]*", "", open(path, encoding="utf-8").read())
    for name, parameters in re.findall(r"hooke_status (hooke_\w+)\(([^)]*)\);", text):
        yield name, [" ".join(parameter.split()) for parameter in parameters.split(",")]


def main():
    library = ctypes.CDLL(sys.argv[1])
    functions = list(prototypes(sys.argv[2]))
    assert len(functions) > 25, functions
    random.seed(7)
    handles, seen = [0, 1, 2 ** 32 - 1], {}
    number = lambda: random.choice(NUMBERS) if random.random() < 0.3 else random.uniform(-2, 2) * 10 ** random.randint(-3, 3)
    rarely_null = lambda pointer: None if random.random() < 0.03 else pointer
    for _ in range(int(sys.argv[3])):
        name, parameters = random.choice(functions)
        arguments, error, made = [], Error(), ctypes.c_uint32(0)
        error.accepted = b""
        text = random.choice(TEXTS)
        count = random.choice([0, 1, 2, 3, SIZE])
        times = sorted(number() for _ in range(SIZE)) if random.random() < 0.7 else [number() for _ in range(SIZE)]
        for parameter in parameters:
            kind, _, last = parameter.rpartition(" ")
            if "hooke_error" in parameter:
                arguments.append(rarely_null(ctypes.byref(error)))
            elif "char" in parameter:
                arguments.append(rarely_null(text if "const" in parameter else ctypes.create_string_buffer(SIZE)))
            elif kind.endswith("size_t") and "*" not in last:
                whole = len(text) if "length" in last else count
                arguments.append(ctypes.c_size_t(2 ** 63 + 1 if random.random() < 0.005 and "sample" not in name else whole))
            elif "size_t" in parameter:
                arguments.append(rarely_null(ctypes.byref(ctypes.c_size_t(0))))
            elif "hooke_handle" in parameter and "*" in parameter:
                buffer = (ctypes.c_uint32 * SIZE)(*[random.choice(handles) for _ in range(SIZE)])
                arguments.append(rarely_null(buffer if "const" in parameter else ctypes.byref(made)))
            elif "hooke_handle" in parameter:
                arguments.append(ctypes.c_uint32(random.choice(handles)))
            elif "int32_t" in parameter and ("*" in parameter or "[" in parameter):
                kinds = [random.choice(WHOLE) if random.random() < 0.02 else random.randrange(13) for _ in range(SIZE)]
                arguments.append(rarely_null((ctypes.c_int32 * SIZE)(*kinds)))
            elif "int32_t" in parameter:
                arguments.append(ctypes.c_int32(random.choice(WHOLE)))
            elif "*" in parameter or "[" in parameter:
                # Numbers, or a struct of doubles with integers at its end.
                values = times if "times" in parameter or "inputs" in parameter else [number() for _ in range(SIZE)]
                buffer = (ctypes.c_double * (16 * SIZE))(*values)
                if "settle" in parameter:
                    tail = (ctypes.c_int32 * 4)(*[random.choice([0, 1, 2, 3]) for _ in range(4)])
                    ctypes.memmove(ctypes.byref(buffer, 72), tail, 16)
                arguments.append(rarely_null(buffer))
            else:
                arguments.append(ctypes.c_double(number()))
        status = getattr(library, name)(*arguments)
        assert 0 <= status <= 9, (name, status)
        seen.setdefault(name, set()).add(status)
        if status and arguments[-1] is not None and "hooke_error" in parameters[-1]:
            assert error.field and error.accepted, (name, status)
            error.accepted.decode()
        if made.value:
            handles.append(made.value)
        if len(handles) > 50:
            # A handle that a random call has already released is unknown.
            assert library.hooke_free(handles.pop(3)) in (0, 7)
    for name, statuses in seen.items():
        assert 0 in statuses and len(statuses) > 1, f"{name} returned only {statuses}"
    print(f"{sys.argv[3]} calls of {len(functions)} functions")


if __name__ == "__main__":
    main()
