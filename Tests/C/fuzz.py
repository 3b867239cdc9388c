"""Calls every function of libhooke.so with random arguments: invalid numbers, null pointers, counts of 0, all kinds of handles.

    fuzz.py LIBRARY HEADER CALLS

The prototypes are read from the header. Each call must return a status of the header. An error must name a parameter or a
member of its struct, an element that exists, and the value that was given there. A crash fails the run.
"""

import ctypes
import math
import pathlib
import sys

from hooke import Color, Error, Hooke, Options, Parts, Plan

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from random_cases import generator, random_cases  # noqa: E402

NUMBERS = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    0.3,
    170.0,
    26.0,
    0.998,
    1e-308,
    1e-280,
    1e280,
    1e308,
    -1e308,
    5e-324,
    2.0**53,
    float("nan"),
    float("inf"),
    float("-inf"),
]
WHOLE = [-(2**31), -1, 0, 1, 2, 3, 4, 5, 12, 13, 2**31 - 1]
TEXTS = [
    b"ease",
    b"linear(0, 0.5 20% 30%, 1)",
    b"cubic-bezier(.1,2,.3,-4)",
    b"cubic-bezier(2,0,0,1)",
    b"steps(4, jump-both)",
    b"steps(0)",
    b"",
    b"\xff\xfe",
    b"rotate(45deg) translate(10px, 50%)",
    b"matrix(1,2,3,4,5,6)",
    b"scale(1e999)",
    b"linear(0, 1e-99999999999)",
    b"steps(2147483647, jump-both)",
    b"perspective(0)",
    b"rotate3d(0,0,0,1turn)",
    b"bouncy",
    b"spring(response=0.4, damping-ratio=0.8)",
    b"spring(response=-1, dampingRatio=0.8)",
    b"origami(40, 7)",
    b"origami([[[[40, 7",
    b"react-spring(tension=170, friction=26, mass=1e999)",
    b"spring(bouncy, velocity=2, duration=0.5)",
    b"spring(spring(spring(smooth)), duration=-1)",
    b"composed(outer=steps(4), inner=reversed(easeOutBounce))",
    b"path('M 0,0 C 0.1,0 0.2,1 0.3,1 C 0.4,1 1,1 1,1')",
    b"reversed(" * 200 + b"ease" + b")" * 200,
    b"third-order(12)",
    b"quintic(0.4, join=c2, never-crosses-zero=true)",
    b"fade(1e999, half-life=0.1)",
    b"M0 0Q1 2 3 4A5 6 7 0 0 8 9z",
    b"m1e999 2",
    b"oklch(0.5 none 30 / 0.1)",
    b"color-mix(in lab, gold, #123 30%)",
    b"rgb(1 2",
]
SIZE = 64
COUNTS = ("n", "length", "from_length", "to_length", "base_length", "css_length", "capacity")
TOO_MANY = 2**63 + 4096

draw = generator(7)


def number():
    return draw.choice(NUMBERS) if draw.random() < 0.3 else draw.uniform(-2, 2) * 10 ** draw.randint(-3, 3)


def members(made):
    """The numbers of a struct by the names of its members."""
    found = {}
    for name, _ in made._fields_:
        value = getattr(made, name)
        found[name] = list(value) if isinstance(value, ctypes.Array) else value
    return found


def struct(kind):
    made = kind()
    for name, field in made._fields_:
        if field is ctypes.c_int32:
            setattr(made, name, draw.choice([0, 1, 2, 3]) if name != "reserved" or draw.random() < 0.05 else 0)
        elif issubclass(field, ctypes.Array):
            setattr(made, name, field(*[number() for _ in range(field._length_)]))
        elif field is ctypes.c_double:
            setattr(made, name, number())
    return made


class Arguments:
    """Random arguments of a function, and what its error may name."""

    def __init__(self, parameters, handles):
        self.error, self.made, self.given, self.values = Error(), ctypes.c_uint64(), {}, []
        text = draw.choice(TEXTS)
        count = draw.choice([0, 1, 2, 3, SIZE])
        rising = draw.random() < 0.7
        self.texts = {}
        samples = any(parameter.name in ("progress", "positions", "rates") for parameter in parameters)
        for parameter in parameters:
            self.values.append(self.value(parameter, text, count, rising, handles, samples))

    def value(self, parameter, text, count, rising, handles, samples):
        name, kind = parameter.name, parameter.kind
        if name == "error":
            return self.null(None, ctypes.byref(self.error))
        if not parameter.is_pointer:
            whole = len(text) if name.endswith("length") else count
            if name == "capacity" and draw.random() < 0.3:
                whole = 16 * SIZE
            value = {
                "double": number,
                "int32_t": lambda: draw.choice(WHOLE),
                "hooke_handle": lambda: draw.choice(handles),
                "size_t": lambda: TOO_MANY if draw.random() < 0.005 and not samples else whole,
            }[kind]()
            self.given[name] = value
            return value
        if kind == "char":
            return self.null(name, text if "const" in parameter.text else ctypes.create_string_buffer(16 * SIZE))
        if kind in ("hooke_settle_options", "hooke_parts", "hooke_settle_plan"):
            made = struct({"hooke_settle_options": Options, "hooke_parts": Parts, "hooke_settle_plan": Plan}[kind])
            if "const" in parameter.text:
                self.given.update(members(made))
            return self.null(name, ctypes.byref(made))
        if kind == "hooke_color":
            colors = [struct(Color) for _ in range(SIZE)]
            if "const" in parameter.text:
                self.given.update(members(colors[0]))
            return self.null(name, (Color * SIZE)(*colors))
        if kind == "hooke_handle" and "const" not in parameter.text:
            return self.null(name, ctypes.byref(self.made))
        # Those of handles, or of segments.
        most = draw.choice([5, 13])
        kinds = [draw.choice(WHOLE) if draw.random() < 0.02 else draw.randrange(most) for _ in range(SIZE)]
        values = {
            "double": lambda: [number() for _ in range(SIZE)],
            "int32_t": lambda: kinds,
            "size_t": lambda: [0],
            "hooke_handle": lambda: [draw.choice(handles) for _ in range(SIZE)],
        }[kind]()
        if name in ("times", "inputs") and rising:
            values = sorted(values)
        if name == "limits" and draw.random() < 0.8:
            values = [abs(value) for value in values]
        ctype = {
            "double": ctypes.c_double,
            "int32_t": ctypes.c_int32,
            "size_t": ctypes.c_size_t,
            "hooke_handle": ctypes.c_uint64,
        }[kind]
        # Results of several numbers for each input need more room.
        buffer = (ctype * (16 * SIZE))(*values)
        return self.null(name, buffer, values[: parameter.size] if parameter.size else values)

    def null(self, name, pointer, values=None):
        # A random duration is seldom long enough.
        optional = ("duration", "start_time", "end_velocity", "end_acceleration")
        isNull = draw.random() < (0.5 if name in optional else 0.03)
        if name:
            self.given[name] = None if isNull else values
        return None if isNull else pointer

    def check(self, status):
        """What the error must say."""
        error = self.error
        field, accepted, index, value = error.field.decode(), error.accepted.decode(), error.index, error.value
        where = f"status {status}, {field}[{index}] is {value}; accepted: {accepted}"
        field, dot, path = field.partition(".")
        assert accepted and field in self.given, where
        given = self.given[field]
        if dot:
            # A value in a text: its path.
            assert field == "text" and path and (status in (3, 4, 5) or math.isfinite(value) or status == 2), where
            return
        if status == 6:
            assert given is None, where
            return
        if status == 3:
            counts = [self.given.get(name) for name in COUNTS]
            assert value == float(TOO_MANY) or value in [
                float(count) for count in counts if isinstance(count, int)
            ], where
            return
        if status in (4, 8):
            assert index >= 0 or status == 4 and ("; accepted: " in accepted or "? Accepted: " in accepted), where
            return
        if index >= 0:
            given = given[index]
        elif isinstance(given, list):
            # The whole array, or a number that is computed from it.
            return
        computed = ": " in accepted or math.isnan(value) and status == 5
        assert computed or value == float(given) or math.isnan(value) and math.isnan(given), (where, given)


def main():
    hooke = Hooke(sys.argv[1], sys.argv[2])
    functions = list(hooke.prototypes.items())
    assert len(functions) > 25, functions
    handles, seen = [0, 1, 2**32 - 1, 2**64 - 1], {}
    count, line = random_cases(int(sys.argv[3])), (ctypes.c_double * 2)(0, 1)
    for call in range(count):
        if call % 20 == 0:
            # A track that followers can follow; random ones seldom are.
            kinds = (ctypes.c_int32 * 1)(1)
            handles.append(hooke.made("motion_track", line, line, 2, 1, kinds, None, 0, 0))
        name, parameters = draw.choice(functions)
        arguments = Arguments(parameters, handles)
        status = getattr(hooke.library, name)(*arguments.values)
        assert 0 <= status <= 9, (name, status)
        seen.setdefault(name, set()).add(status)
        if status and parameters[-1].name == "error" and arguments.values[-1] is not None:
            try:
                arguments.check(status)
            except Exception as fault:
                raise AssertionError(f"{name}: {fault}") from fault
        if arguments.made.value:
            handles.append(arguments.made.value)
        if len(handles) > 50:
            # A handle that a random call has already released is unknown.
            assert hooke.library.hooke_free(handles.pop(4)) in (0, 7)
    for name, statuses in seen.items():
        assert 0 in statuses and len(statuses) > 1, f"{name} returned only {statuses}"
    print(f"{count} calls of {len(functions)} functions")


if __name__ == "__main__":
    main()
