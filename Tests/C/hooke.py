"""libhooke.so with the prototypes of its header, for the tests beside this file."""

import ctypes
import re

NAN, INF = float("nan"), float("inf")


class Error(ctypes.Structure):
    _fields_ = [
        ("value", ctypes.c_double),
        ("index", ctypes.c_int64),
        ("field", ctypes.c_char * 48),
        ("accepted", ctypes.c_char * 192),
    ]


class Parts(ctypes.Structure):
    _fields_ = [
        ("translation", ctypes.c_double * 3),
        ("scale", ctypes.c_double * 3),
        ("skew", ctypes.c_double * 3),
        ("perspective", ctypes.c_double * 4),
        ("rotation", ctypes.c_double * 4),
    ]


class Options(ctypes.Structure):
    _fields_ = [
        ("fraction", ctypes.c_double),
        ("velocity", ctypes.c_double),
        ("duration", ctypes.c_double),
        ("speed", ctypes.c_double),
        ("limit", ctypes.c_double),
        ("parameters", ctypes.c_double * 4),
        ("style", ctypes.c_int32),
        ("overshoot", ctypes.c_int32),
        ("finishes", ctypes.c_int32),
        ("reserved", ctypes.c_int32),
    ]


class Plan(ctypes.Structure):
    _fields_ = [
        ("duration", ctypes.c_double),
        ("initial_velocity", ctypes.c_double),
        ("minimum", ctypes.c_double),
        ("maximum", ctypes.c_double),
        ("handle", ctypes.c_uint64),
    ]


class Color(ctypes.Structure):
    _fields_ = [("parts", ctypes.c_double * 4), ("space", ctypes.c_int32), ("missing", ctypes.c_int32)]


KINDS = {
    "double": ctypes.c_double,
    "int32_t": ctypes.c_int32,
    "size_t": ctypes.c_size_t,
    "hooke_handle": ctypes.c_uint64,
}


class Parameter:
    """A parameter of a prototype: its name, its type, and the size of an array, 0 for a pointer."""

    def __init__(self, text):
        self.text = " ".join(text.split())
        self.name, size = re.search(r"(\w+)(?:\[(\d+)\])?$", self.text).groups()
        self.is_pointer = "*" in self.text or size is not None
        self.size = int(size or 0)
        self.kind = self.text.replace("const ", "").split()[0].rstrip("*")

    @property
    def ctype(self):
        return ctypes.c_void_p if self.is_pointer else KINDS[self.kind]


def prototypes(header):
    """Each function of the header that returns a status, with its parameters."""
    text = re.sub(r"//[^\n]*", "", open(header, encoding="utf-8").read())
    found = re.findall(r"hooke_status (hooke_\w+)\(([^)]*)\);", text)
    return {name: [Parameter(parameter) for parameter in parameters.split(",")] for name, parameters in found}


def constants(header):
    """The numbers that the header names."""
    text = open(header, encoding="utf-8").read()
    pairs = re.findall(r"(?:#define )?\b(HOOKE_\w+)(?: =)? (\d+)\b", text)
    return {name: int(value) for name, value in pairs}


def numbers(values):
    values = list(values)
    return (ctypes.c_double * len(values))(*values)


class Refused(Exception):
    """A status other than 0, with the error."""

    def __init__(self, status, error):
        self.status, self.value, self.index = status, error.value, error.index
        self.field, self.accepted = error.field.decode(), error.accepted.decode()
        super().__init__(f"status {status}: {self.field}[{self.index}] is {self.value}; accepted: {self.accepted}")


class Hooke:
    """The library: `library.spring_settle(...)` calls `hooke_spring_settle` with an error, and raises `Refused`."""

    def __init__(self, path, header):
        self.library = ctypes.CDLL(path)
        self.prototypes = prototypes(header)
        self.constants = constants(header)
        for name, parameters in self.prototypes.items():
            getattr(self.library, name).argtypes = [parameter.ctype for parameter in parameters]

    def __getattr__(self, name):
        if name in self.constants:
            return self.constants[name]
        function = getattr(self.library, f"hooke_{name}")
        takes_error = self.prototypes[f"hooke_{name}"][-1].name == "error"

        def call(*arguments):
            error = Error()
            status = function(*arguments, *([ctypes.byref(error)] if takes_error else []))
            if status:
                raise Refused(status, error)

        return call

    def made(self, name, *arguments):
        """The handle that a function makes, its last argument."""
        handle = ctypes.c_uint64()
        getattr(self, name)(*arguments, ctypes.byref(handle))
        return handle.value

    def sampled(self, handle, inputs):
        """Values and rates of a curve, a track or a plan."""
        inputs = list(inputs)
        values, rates = numbers(inputs), numbers(inputs)
        self.sample(handle, numbers(inputs), len(inputs), values, rates)
        return list(values), list(rates)

    def css(self, curve):
        return self.written("curve_css", curve)

    def written(self, name, *arguments):
        """The text that a function writes."""
        length = ctypes.c_size_t()
        try:
            getattr(self, name)(*arguments, None, 0, ctypes.byref(length))
        except Refused as refused:
            if refused.status != self.HOOKE_TOO_SMALL:
                raise
            assert refused.index == length.value > 0
        text = ctypes.create_string_buffer(length.value)
        getattr(self, name)(*arguments, text, length.value, ctypes.byref(length))
        return text.raw.decode()

    def spring_of(self, text):
        """Mass, stiffness and damping of a text."""
        found = numbers([0, 0, 0])
        self.spring_parse(text.encode(), len(text.encode()), found)
        return list(found)

    def curve_of(self, text):
        """The handle of the curve of a text."""
        return self.made("curve_parse", text.encode(), len(text.encode()))
