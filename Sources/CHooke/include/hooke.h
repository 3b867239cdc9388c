// Hooke for C and for every language that calls C: animation mathematics as functions of time.
//
// Rules of all functions:
// - Times are seconds, velocities units a second, angles radians. A curve's input is the fraction of its duration.
// - A function returns a `hooke_status`. HOOKE_OK is 0. With any other status no result is written, but for the error.
// - `error` may be null. Where a status is not HOOKE_OK, its fields say what was refused and what is accepted.
// - Any number is allowed where a function is asked for a value: NaN in gives NaN out. Parameters have to be finite.
// - A pointer to an array is read or written for as many elements as the count says, and may be null if that is 0.
//   Optional results may be null too; the comment says which.
// - A handle stands for a value that lives in the library. `hooke_free` releases it. A number of a handle is never used
//   twice, so a stale one is refused. Nothing else is left allocated by a call.
// - Functions may be called from any thread.
#ifndef HOOKE_H
#define HOOKE_H

#include <stddef.h>
#include <stdint.h>

// The version of the package.
#define HOOKE_VERSION "0.1.0"
// The version of this interface: it changes when a function or a struct changes or goes.
#define HOOKE_ABI 1

#ifdef __cplusplus
extern "C" {
#endif

// What a call returns.
typedef int32_t hooke_status;
enum {
    HOOKE_OK = 0,
    // A number outside its domain: `field`, `value`, `accepted`.
    HOOKE_OUT_OF_RANGE = 1,
    // An element outside its domain or out of order: `field`, `index`, `value`, `accepted`.
    HOOKE_BAD_ELEMENT = 2,
    // An array of the wrong length: `field`, the count as `value`, `accepted`.
    HOOKE_WRONG_COUNT = 3,
    // A text that cannot be read: `field`, the offset in bytes as `index`, `accepted`.
    HOOKE_BAD_TEXT = 4,
    // Numbers that have no answer together: `field`, the reason as `accepted`.
    HOOKE_NO_SOLUTION = 5,
    // A pointer that must not be null: `field`.
    HOOKE_NULL_POINTER = 6,
    // A handle that was never made, was released, or is of another kind: `field`, the handle as `value`.
    HOOKE_UNKNOWN_HANDLE = 7,
    // A buffer that is too small: `field`, its size as `value`, the size that is needed as `index`.
    HOOKE_TOO_SMALL = 8,
    // There is no room for another handle: see HOOKE_MAX_HANDLES and HOOKE_MAX_ELEMENTS.
    HOOKE_FULL = 9,
};

// How many handles there may be at one time.
#define HOOKE_MAX_HANDLES 65536
// How many keys or stops one handle may have, and how many bytes a text.
#define HOOKE_MAX_COUNT 1048576
// How many keys and stops all handles together may have.
#define HOOKE_MAX_ELEMENTS 16777216

// What was refused. Texts are UTF-8, end with a zero byte and are cut to fit.
typedef struct hooke_error {
    double value;
    int64_t index;
    char field[48];
    char accepted[192];
} hooke_error;

// A value in the library; 0 is none.
typedef uint32_t hooke_handle;

// HOOKE_ABI and HOOKE_VERSION of the library itself.
int32_t hooke_abi(void);
const char *hooke_version(void);

// Releases a handle. 0 is accepted.
hooke_status hooke_free(hooke_handle handle);

// The values and rates of change of a curve, a track or a settle plan at `n` inputs, in any order. `values` or `rates` may
// be null. `values` may be `inputs`.
hooke_status hooke_sample(
    hooke_handle handle, const double *inputs, size_t n, double *values, double *rates, hooke_error *error);

// --- Springs

// The spellings of a spring, as three numbers.
enum {
    // mass, stiffness, damping
    HOOKE_PHYSICAL = 0,
    // duration in seconds, bounce in (-1, 1]; the third is not read, and 1 when written. Mass 1.
    HOOKE_BOUNCE = 1,
    // response in seconds, damping ratio, mass
    HOOKE_RESPONSE = 2,
};

// Writes a spring in another spelling; `from` and `to` may be the same array.
hooke_status hooke_spring_convert(
    int32_t spelling, const double from[3], int32_t other_spelling, double to[3], hooke_error *error);

// Position and velocity of a spring's motion at `time`: out[0] and out[1]. For the reason of a refusal call
// `hooke_spring_sample` with the same numbers.
hooke_status hooke_spring(
    double mass, double stiffness, double damping, double from, double to, double velocity, double time, double *out);

// The same at many times. `motion` is mass, stiffness, damping, from, to, velocity. `positions` or `velocities` may be null.
hooke_status hooke_spring_sample(
    const double motion[6], const double *times, size_t n, double *positions, double *velocities, hooke_error *error);

// The time from which the motion stays within `distance` of its target and at most as fast as `speed`; INFINITY for any
// speed. HOOKE_NO_SOLUTION if it never does.
hooke_status hooke_spring_settle(
    const double motion[6], double distance, double speed, double *duration, hooke_error *error);

// The motion as a curve of straight pieces that is nowhere farther than `largest_error` from it, as a fraction of the way;
// its duration, and the largest distance that was found. `found` may be null.
hooke_status hooke_spring_linear(
    const double motion[6], double largest_error, double *duration, double *found, hooke_handle *curve,
    hooke_error *error);

// --- Timing curves

enum { HOOKE_JUMP_START = 0, HOOKE_JUMP_END = 1, HOOKE_JUMP_NONE = 2, HOOKE_JUMP_BOTH = 3 };

hooke_status hooke_curve_bezier(
    double x1, double y1, double x2, double y2, hooke_handle *curve, hooke_error *error);
hooke_status hooke_curve_steps(int32_t count, int32_t jump, hooke_handle *curve, hooke_error *error);
hooke_status hooke_curve_stops(
    const double *inputs, const double *outputs, size_t n, hooke_handle *curve, hooke_error *error);
// A spring's step from 0 to 1 over a duration; `spring` is mass, stiffness, damping.
hooke_status hooke_curve_spring(
    const double spring[3], double velocity, double duration, hooke_handle *curve, hooke_error *error);
// A CSS easing function or keyword of `length` bytes of UTF-8.
hooke_status hooke_curve_parse(const char *css, size_t length, hooke_handle *curve, hooke_error *error);

// The first input in [0, 1] with this value. HOOKE_NO_SOLUTION if there is none.
hooke_status hooke_curve_inverse(hooke_handle curve, double value, double *input, hooke_error *error);
// The curve as one of straight pieces, as in `hooke_spring_linear`. `found` may be null.
hooke_status hooke_curve_linear(
    hooke_handle curve, double largest_error, double *found, hooke_handle *linear, hooke_error *error);
// The curve as CSS, without a zero byte at the end. `length` is written with HOOKE_TOO_SMALL too; `text` may be null if
// `capacity` is 0. HOOKE_NO_SOLUTION for a spring, which CSS cannot write: see `hooke_curve_linear`.
hooke_status hooke_curve_css(hooke_handle curve, char *text, size_t capacity, size_t *length, hooke_error *error);

// --- Keyframe tracks

// How a track goes from one key to the next. Neighbours of the same kind from HOOKE_CATMULL_ROM on are one curve.
enum {
    HOOKE_HOLD = 0,
    HOOKE_LINEAR = 1,
    HOOKE_CATMULL_ROM = 2,
    HOOKE_TIME_AWARE = 3,
    HOOKE_HOLD_SAFE = 4,
    HOOKE_MONOTONE = 5,
    HOOKE_PCHIP = 6,
    HOOKE_AKIMA = 7,
    HOOKE_MODIFIED_AKIMA = 8,
    HOOKE_SPLINE = 9,
    HOOKE_SPLINE_CLAMPED = 10,
    HOOKE_SPLINE_NOT_A_KNOT = 11,
    HOOKE_SPLINE_PERIODIC = 12,
};

// A track through `n` values at times that are non-decreasing. `kinds` has n − 1 elements. `timings` is null, or has for each
// segment a curve that gives its pace, or 0. The curves may be released afterwards.
hooke_status hooke_track(
    const double *times, const double *values, size_t n, const int32_t *kinds, const hooke_handle *timings,
    hooke_handle *track, hooke_error *error);

// --- Transforms: sixteen numbers m11, m12, … m44 as in CSS's matrix3d(), the translation in the last four

typedef struct hooke_parts {
    double translation[3];
    double scale[3];
    double skew[3];
    double perspective[4];
    // x, y, z, w of a quaternion.
    double rotation[4];
} hooke_parts;

// CSS's parts of a transform. HOOKE_NO_SOLUTION for a singular one.
hooke_status hooke_transform_decompose(const double matrix[16], hooke_parts *parts, hooke_error *error);
hooke_status hooke_transform_compose(const hooke_parts *parts, double matrix[16], hooke_error *error);
// The transform of a value of CSS's `transform`. `box` is null, or the width and height that percentages are of.
hooke_status hooke_transform_parse(
    const char *css, size_t length, const double *box, double matrix[16], hooke_error *error);

enum { HOOKE_CSS = 0, HOOKE_POLAR = 1, HOOKE_SCREW = 2, HOOKE_LOGARITHM = 3 };

// The interpolation between two transforms, by a method.
hooke_status hooke_transform_between(
    const double from[16], const double to[16], int32_t method, hooke_handle *between, hooke_error *error);
// The interpolation between two lists of CSS's transform functions, each of them by itself where they match.
hooke_status hooke_transform_between_css(
    const char *from, size_t from_length, const char *to, size_t to_length, const double *box, hooke_handle *between,
    hooke_error *error);
// The transforms at `n` progresses: 16·n numbers.
hooke_status hooke_transform_sample(
    hooke_handle between, const double *progress, size_t n, double *matrices, hooke_error *error);

// --- Momentum

// Position and velocity of a fling at `n` times. `rate` is the share of the velocity that is left after a millisecond:
// 0.998 is UIKit's normal, 0.99 its fast rate. `positions` or `velocities` may be null.
hooke_status hooke_decay_sample(
    double from, double velocity, double rate, const double *times, size_t n, double *positions, double *velocities,
    hooke_error *error);
// Where a fling comes to rest, and the time from which it stays within `distance` of there. Either result may be null.
hooke_status hooke_decay_end(
    double from, double velocity, double rate, double distance, double *end, double *duration, hooke_error *error);

// How far content shows past an edge when it is pulled by `pull`, and the reverse. UIKit's coefficient is 0.55.
hooke_status hooke_rubber_band(
    double extent, double coefficient, double pull, double *displacement, hooke_error *error);
hooke_status hooke_rubber_band_inverse(
    double extent, double coefficient, double displacement, double *pull, hooke_error *error);

// The velocity along x and y, out[0] and out[1], of a finger at `n` times, oldest first, for the moment it is released;
// the last time for a finger that is still down.
hooke_status hooke_velocity(
    const double *times, const double *xs, const double *ys, size_t n, double released, double out[2],
    hooke_error *error);

// --- The end of a gesture: fractions of a transition, velocities in fractions a second

enum {
    // Finishes when the finger moves forward. No parameter.
    HOOKE_VELOCITY_SIGN = 0,
    // Finishes from the fraction `parameter` on.
    HOOKE_THRESHOLD = 1,
    // Finishes when a fling of the rate `parameter` would come to rest nearer to the end.
    HOOKE_PROJECTED = 2,
    // Faster than `parameter` the direction decides, else the half.
    HOOKE_FLING = 3,
    // Finishes when `parameter` seconds at this velocity lead past the half.
    HOOKE_LOOK_AHEAD = 4,
};

// Writes 1 to `finishes` if a finger that is released so finishes the transition, else 0.
hooke_status hooke_decide(
    int32_t rule, double parameter, double fraction, double velocity, int32_t *finishes, hooke_error *error);

enum { HOOKE_SETTLE_SPRING = 0, HOOKE_SETTLE_CURVE = 1, HOOKE_SETTLE_UIKIT = 2 };
enum { HOOKE_CLAMP = 0, HOOKE_EXTRAPOLATE = 1, HOOKE_RUBBER_BAND = 2 };

// How a transition runs from where the finger left it to its end.
typedef struct hooke_settle_options {
    double fraction;
    double velocity;
    // The transition's duration, and UIKit's completion speed. A spring reads neither.
    double duration;
    double speed;
    // The largest fraction past the target, for HOOKE_RUBBER_BAND.
    double limit;
    // HOOKE_SETTLE_SPRING: mass, stiffness, damping. HOOKE_SETTLE_UIKIT: x1, y1, x2, y2. Else not read.
    double parameters[4];
    int32_t style;
    int32_t overshoot;
    // 1 to the end of the transition, 0 back to its start.
    int32_t finishes;
    int32_t reserved;
} hooke_settle_options;

// A plan, and what is known of it before it runs.
typedef struct hooke_settle_plan {
    double duration;
    double initial_velocity;
    // The smallest and the largest fraction on the way.
    double minimum;
    double maximum;
    hooke_handle handle;
    int32_t reserved;
} hooke_settle_plan;

hooke_status hooke_settle(const hooke_settle_options *options, hooke_settle_plan *plan, hooke_error *error);

#ifdef __cplusplus
}
#endif

#endif
