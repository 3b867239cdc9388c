"""Answers a file of questions with libhooke.so; Tests/JavaScript/native.test.js compares the bits with its own results.

    values.py LIBRARY QUESTIONS ANSWERS

A question is 16 doubles: an operation and its numbers. An answer is 16 doubles; unused ones are 0.
"""

import array
import ctypes
import sys

double, int32, handle = ctypes.c_double, ctypes.c_int32, ctypes.c_uint64
library = ctypes.CDLL(sys.argv[1])


def numbers(values):
    return (double * len(values))(*values)


def call(name, *arguments):
    status = getattr(library, name)(*arguments, None)
    assert status == 0, (name, status)


def spring(q, out):
    call("hooke_spring_sample", numbers(q[:6]), numbers(q[6:7]), ctypes.c_size_t(1), out, ctypes.byref(out, 8))


def settle_time(q, out):
    call("hooke_spring_settle", numbers(q[:6]), double(q[6]), double(float("inf")), out)


def sampled(made, time, out):
    call("hooke_sample", made, numbers([time]), ctypes.c_size_t(1), out, ctypes.byref(out, 8))
    assert library.hooke_free(made) == 0


def bezier(q, out):
    made = handle()
    call("hooke_curve_bezier", *map(double, q[:4]), ctypes.byref(made))
    sampled(made, q[4], out)


def track(q, out):
    made = handle()
    kinds = (int32 * 3)(*[int(q[0])] * 3)
    size = ctypes.c_size_t(4)
    call("hooke_track", numbers(q[1:5]), numbers(q[5:9]), size, kinds, None, ctypes.byref(made))
    sampled(made, q[9], out)


def decay(q, out):
    size = ctypes.c_size_t(1)
    call("hooke_decay_sample", *map(double, q[:3]), numbers(q[3:4]), size, out, ctypes.byref(out, 8))


def rubber_band(q, out):
    call("hooke_rubber_band", *map(double, q[:3]), out)


def transforms(q, out):
    # From the identity to two rotations and a translation, with a method.
    made, matrix, identity = handle(), (double * 16)(), (double * 16)()
    for index in range(0, 16, 5):
        identity[index] = 1
    parts = numbers([q[2], q[3], q[4], q[5], q[6], 1, q[7], 0, 0, 0, 0, 0, 1, q[8], q[9], q[10], q[11]])
    call("hooke_transform_compose", parts, matrix)
    call("hooke_transform_between", identity, matrix, int32(int(q[0])), ctypes.byref(made))
    call("hooke_transform_sample", made, numbers([q[1]]), ctypes.c_size_t(1), out)
    assert library.hooke_free(made) == 0


class Options(ctypes.Structure):
    _fields_ = [("numbers", double * 9), ("choices", int32 * 4)]


class Plan(ctypes.Structure):
    _fields_ = [("numbers", double * 4), ("handle", handle)]


def settle(q, out):
    plan = Plan()
    given = [q[2], q[3], q[4], 1, 0.1, *([0.25, 0.1, 0.25, 1] if q[0] == 2 else [1, q[5], q[6], 0])]
    options = Options((double * 9)(*given), (int32 * 4)(int(q[0]), int(q[1]), 1, 0))
    call("hooke_settle", ctypes.byref(options), ctypes.byref(plan))
    sampled(handle(plan.handle), q[7], out)
    out[2:6] = plan.numbers[:]


def profile(q, out):
    one, made, count = ctypes.c_size_t(1), [handle(), handle()], ctypes.c_size_t()
    states = [numbers(q[k:k + 1]) for k in range(6)]
    duration = numbers(q[12:13]) if q[12] else None
    if library.hooke_motion_profile(*states, one, numbers(q[6:12]), duration, ctypes.byref(made[0]), None):
        out[0] = -1
        return
    if library.hooke_motion_retarget(made[0], double(q[13]), states[0], None, None, None, None, ctypes.byref(made[1]), None):
        out[0] = -1
        return
    for index, motion in enumerate(made):
        place = lambda k: ctypes.byref(out, 8 * (4 * index + k))
        call("hooke_motion_events", motion, place(0), one, ctypes.byref(count))
        call("hooke_motion_sample", motion, numbers([q[13]]), one, place(2), place(3), place(1))
        assert library.hooke_free(motion) == 0


OPERATIONS = [spring, settle_time, bezier, track, decay, rubber_band, transforms, settle, profile]


def main():
    questions = array.array("d")
    with open(sys.argv[2], "rb") as file:
        questions.frombytes(file.read())
    answers = array.array("d")
    for start in range(0, len(questions), 16):
        out = (double * 16)()
        OPERATIONS[int(questions[start])](questions[start + 1:start + 16], out)
        answers.extend(out)
    with open(sys.argv[3], "wb") as file:
        file.write(answers.tobytes())


if __name__ == "__main__":
    main()
