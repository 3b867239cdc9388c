// Hooke for C and for every language that calls C: animation mathematics as functions of time.
//
// Rules for all functions:
// - Times are in seconds, velocities in units per second, angles in radians. The input of a curve is the
//   fraction of its duration.
// - A function returns a `hooke_status`. HOOKE_OK is 0. With any other status only `error` is written.
// - `error` may be null. Otherwise it describes the invalid argument and what is accepted: `field` is the name of a
//   parameter or of a member of a struct in this header, `index` the element of an array, or -1. A quantity that is
//   computed from arguments has its formula at the beginning of `accepted`, and its value as `value`. For a value in a text
//   its path follows the name of the parameter: `text.response`.
// - Parameters must be finite. Times, inputs and pulls can be any number: NaN gives NaN.
// - A pointer to an array must be valid for the given count, and may be null if the count is 0. Optional
//   results may be null too, where the comment says so.
// - A handle identifies a value in the library. `hooke_free` releases it. Handle numbers are never reused, so
//   a stale handle is rejected; there are 2^53, so a handle is also exact as a double. Calls leave no other
//   allocation.
// - Functions may be called from any thread. After `fork` a child may call them, and has its own copy of the values.
// - If the system has no memory left for a call, the process ends by a trap (SIGILL or SIGTRAP).
#ifndef HOOKE_H
#define HOOKE_H

#include <stddef.h>
#include <stdint.h>

// The version of the package.
#define HOOKE_VERSION "0.1.0"
// The version of this interface. It changes when a function or struct is changed or removed.
#define HOOKE_ABI 3

#ifdef __cplusplus
extern "C" {
#endif

// The result of a call.
typedef int32_t hooke_status;
enum {
    HOOKE_OK = 0,
    // A number is out of range: `field`, `value`, `accepted`, and `index` in an array of fixed size.
    HOOKE_OUT_OF_RANGE = 1,
    // One of `n` elements is out of range or out of order: `field`, `index`, `value`, `accepted`.
    HOOKE_BAD_ELEMENT = 2,
    // An array has the wrong length: `field`, the count as `value`, `accepted`.
    HOOKE_WRONG_COUNT = 3,
    // A text cannot be parsed: `field`, the offset in bytes as `index`, `accepted`. If a value, a field or a word in the text
    // is wrong, `index` is -1 and `accepted` continues the sentence "FIELD is": `"bouncey"; did you mean "bouncy"?
    // Accepted: …`, `unknown; …`, `missing; …`.
    HOOKE_BAD_TEXT = 4,
    // The numbers have no solution: `field`, the reason as `accepted`.
    HOOKE_NO_SOLUTION = 5,
    // A required pointer is null: `field`.
    HOOKE_NULL_POINTER = 6,
    // A handle was never created, was released, or has another type: `field`, the handle as `value`, and `index` in an
    // array.
    HOOKE_UNKNOWN_HANDLE = 7,
    // A buffer is too small: `field`, its size as `value`, the required size as `index`.
    HOOKE_TOO_SMALL = 8,
    // There is no room for another handle: see HOOKE_MAX_HANDLES and HOOKE_MAX_ELEMENTS.
    HOOKE_FULL = 9,
};

// The largest number of handles at one time.
#define HOOKE_MAX_HANDLES 65536
// The largest number of keys or stops of a handle, and of bytes of a text.
#define HOOKE_MAX_COUNT 1048576
// The largest total number of keys and stops of all handles.
#define HOOKE_MAX_ELEMENTS 16777216

// The description of an error. Texts are UTF-8 and end with a zero byte; a text that does not fit ends with "…" after
// a whole word. A zero byte of a text is shown as U+FFFD.
typedef struct hooke_error {
    double value;
    int64_t index;
    char field[48];
    char accepted[192];
} hooke_error;

// The handle of a value in the library; 0 is no value.
typedef uint64_t hooke_handle;

// HOOKE_ABI and HOOKE_VERSION of the loaded library.
int32_t hooke_abi(void);
const char *hooke_version(void);

// Releases a handle. 0 is accepted.
hooke_status hooke_free(hooke_handle handle);

// Evaluates a curve, a track or a settle plan at `n` inputs in any order: values and rates of change.
// `values` or `rates` may be null. `values` may be `inputs`.
hooke_status hooke_sample(
    hooke_handle handle, const double *inputs, size_t n, double *values, double *rates, hooke_error *error);

// --- Springs

// The parameters of a spring, as three numbers.
enum {
    // mass, stiffness, damping
    HOOKE_PHYSICAL = 0,
    // duration in seconds, bounce in (-1, 1]; mass 1. The third number is ignored, and written as 1.
    HOOKE_BOUNCE = 1,
    // response in seconds, damping ratio, mass
    HOOKE_RESPONSE = 2,
};

// Converts the parameters of a spring. `from` and `to` may be the same array.
hooke_status hooke_spring_convert(
    int32_t spelling, const double from[3], int32_t other_spelling, double to[3], hooke_error *error);

// Parses a spring of `length` bytes of UTF-8: a name such as `bouncy`, `spring(response=0.4, damping-ratio=0.8)`,
// `spring(stiffness=170, damping=26)` or another pair of numbers, `origami(40, 7)`, `react-spring(170, 26)`. Writes mass,
// stiffness and damping.
hooke_status hooke_spring_parse(const char *text, size_t length, double spring[3], hooke_error *error);
// Writes the shortest text that `hooke_spring_parse` reads as the same bits, without a zero byte. `spring` is mass,
// stiffness, damping. `length` is also written with HOOKE_TOO_SMALL; `text` may be null if `capacity` is 0.
hooke_status hooke_spring_text(
    const double spring[3], char *text, size_t capacity, size_t *length, hooke_error *error);
// Writes the names of springs with spaces between them, as `hooke_spring_text` writes its text.
hooke_status hooke_spring_names(char *text, size_t capacity, size_t *length, hooke_error *error);

// Writes position and velocity of a spring at `time` to out[0] and out[1]. To get the reason of an error,
// call `hooke_spring_sample` with the same numbers.
hooke_status hooke_spring(
    double mass, double stiffness, double damping, double from, double to, double velocity, double time, double *out);

// Evaluates a spring at `n` times. `motion` is mass, stiffness, damping, from, to, velocity. `positions` or
// `velocities` may be null.
hooke_status hooke_spring_sample(
    const double motion[6], const double *times, size_t n, double *positions, double *velocities, hooke_error *error);

// The time from which the motion stays within `distance` of its target and its speed is at most `speed`;
// INFINITY accepts any speed. HOOKE_NO_SOLUTION if it never settles.
hooke_status hooke_spring_settle(
    const double motion[6], double distance, double speed, double *duration, hooke_error *error);

// Approximates the motion by a piecewise linear curve with an error of at most `largest_error`, as a fraction
// of the distance. Writes the duration and the actual error. `found` may be null.
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
// A spring from 0 to 1 over a duration; `spring` is mass, stiffness, damping.
hooke_status hooke_curve_spring(
    const double spring[3], double velocity, double duration, hooke_handle *curve, hooke_error *error);
// Parses a curve of `length` bytes of UTF-8: a CSS easing function or keyword, the name of an easing such as
// `easeOutBounce`, `spring(…)` with a spring and optionally velocity=… and duration=…, `path("M 0,0 C …")`, `reversed(…)`,
// or `composed(outer=…, inner=…)`.
hooke_status hooke_curve_parse(const char *text, size_t length, hooke_handle *curve, hooke_error *error);

// The first input in [0, 1] with this value. HOOKE_NO_SOLUTION for `value` if there is none, for `curve` if it is a
// composition or a reversed spring, which have no inverse.
hooke_status hooke_curve_inverse(hooke_handle curve, double value, double *input, hooke_error *error);
// Approximates the curve by a piecewise linear one, as `hooke_spring_linear` does. `found` may be null.
hooke_status hooke_curve_linear(
    hooke_handle curve, double largest_error, double *found, hooke_handle *linear, hooke_error *error);
// Writes the curve as CSS, without a zero byte. `length` is also written with HOOKE_TOO_SMALL; `text` may be
// null if `capacity` is 0. HOOKE_NO_SOLUTION for a spring or another curve that CSS cannot represent: use
// `hooke_curve_linear`.
hooke_status hooke_curve_css(hooke_handle curve, char *text, size_t capacity, size_t *length, hooke_error *error);
// Writes the shortest text that `hooke_curve_parse` reads as the same bits, as `hooke_curve_css` does: for every curve.
hooke_status hooke_curve_text(hooke_handle curve, char *text, size_t capacity, size_t *length, hooke_error *error);
// Writes the names of curves with spaces between them, as `hooke_spring_names` does.
hooke_status hooke_curve_names(char *text, size_t capacity, size_t *length, hooke_error *error);

// --- Keyframe tracks

// The interpolation of a segment. From HOOKE_CATMULL_ROM on, adjacent segments of the same kind form one
// curve.
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

// Creates a track through `n` values at non-decreasing times. `kinds` has n − 1 elements. `timings` is null
// or has n − 1 elements: a curve handle, or 0 for linear timing. The curves may be released afterwards.
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

// Decomposes a transform as CSS does. HOOKE_NO_SOLUTION if it is singular.
hooke_status hooke_transform_decompose(const double matrix[16], hooke_parts *parts, hooke_error *error);
hooke_status hooke_transform_compose(const hooke_parts *parts, double matrix[16], hooke_error *error);
// Parses a value of CSS's `transform`. `box` is null, or the width and height for percentages.
hooke_status hooke_transform_parse(
    const char *css, size_t length, const double *box, double matrix[16], hooke_error *error);

enum { HOOKE_CSS = 0, HOOKE_POLAR = 1, HOOKE_SCREW = 2, HOOKE_LOGARITHM = 3 };

// Interpolates between two transforms with a method.
hooke_status hooke_transform_between(
    const double from[16], const double to[16], int32_t method, hooke_handle *between, hooke_error *error);
// Interpolates between two lists of CSS transform functions; matching functions are interpolated one by one.
hooke_status hooke_transform_between_css(
    const char *from, size_t from_length, const char *to, size_t to_length, const double *box, hooke_handle *between,
    hooke_error *error);
// Writes the transforms at `n` progress values: 16·n numbers.
hooke_status hooke_transform_sample(
    hooke_handle between, const double *progress, size_t n, double *matrices, hooke_error *error);
// Writes a list of CSS transform functions with another one accumulated onto it `count` times, as CSS that reads back as the
// same bits, as `hooke_curve_css` does. `box` is null, or the width and height for percentages.
hooke_status hooke_transform_accumulate(
    const char *base, size_t base_length, const char *css, size_t css_length, int32_t count, const double *box, char *text,
    size_t capacity, size_t *length, hooke_error *error);

// --- Momentum

// Evaluates a fling at `n` times. `rate` is the fraction of the velocity that remains after a millisecond:
// 0.998 is UIKit's normal rate, 0.99 its fast rate. `positions` or `velocities` may be null.
hooke_status hooke_decay_sample(
    double from, double velocity, double rate, const double *times, size_t n, double *positions, double *velocities,
    hooke_error *error);
// Writes the final position of a fling, and the time from which it stays within `distance` of it. Either may
// be null.
hooke_status hooke_decay_end(
    double from, double velocity, double rate, double distance, double *end, double *duration, hooke_error *error);

// The displacement of content that is pulled past an edge by `pull`, and the inverse. UIKit's coefficient is
// 0.55.
hooke_status hooke_rubber_band(
    double extent, double coefficient, double pull, double *displacement, hooke_error *error);
hooke_status hooke_rubber_band_inverse(
    double extent, double coefficient, double displacement, double *pull, hooke_error *error);

// Writes the velocity of a finger along x and y at release to out[0] and out[1]. Samples are oldest first.
// For a finger that still touches the screen, `released` is the last time.
hooke_status hooke_velocity(
    const double *times, const double *xs, const double *ys, size_t n, double released, double out[2],
    hooke_error *error);

// --- Gesture release: fractions of a transition, velocities in fractions per second

enum {
    // Finishes if the finger moves forward. No parameter.
    HOOKE_VELOCITY_SIGN = 0,
    // Finishes from the fraction `parameter` on, 0 to 1.
    HOOKE_THRESHOLD = 1,
    // Finishes if a fling with the rate `parameter` would stop nearer to the end.
    HOOKE_PROJECTED = 2,
    // Above the speed `parameter`, at least 0, the direction decides, otherwise the half.
    HOOKE_FLING = 3,
    // Finishes if `parameter` seconds, at least 0, at this velocity pass the half.
    HOOKE_LOOK_AHEAD = 4,
};

// Writes 1 to `finishes` if the release finishes the transition, otherwise 0.
hooke_status hooke_decide(
    int32_t rule, double parameter, double fraction, double velocity, int32_t *finishes, hooke_error *error);

enum { HOOKE_SETTLE_SPRING = 0, HOOKE_SETTLE_CURVE = 1, HOOKE_SETTLE_UIKIT = 2 };
enum { HOOKE_CLAMP = 0, HOOKE_EXTRAPOLATE = 1, HOOKE_RUBBER_BAND = 2 };

// How a transition settles after the release.
typedef struct hooke_settle_options {
    double fraction;
    double velocity;
    // The transition's duration, and UIKit's completion speed. Springs ignore both; they may have any value.
    double duration;
    double speed;
    // The largest overshoot as a fraction, for HOOKE_RUBBER_BAND.
    double limit;
    // HOOKE_SETTLE_SPRING: mass, stiffness, damping. HOOKE_SETTLE_UIKIT: x1, y1, x2, y2. Otherwise ignored.
    double parameters[4];
    int32_t style;
    int32_t overshoot;
    // 1 settles at the end of the transition, 0 at its start.
    int32_t finishes;
    // Must be 0.
    int32_t reserved;
} hooke_settle_options;

// A settle plan and its properties.
typedef struct hooke_settle_plan {
    double duration;
    double initial_velocity;
    // The smallest and the largest fraction of the motion.
    double minimum;
    double maximum;
    hooke_handle handle;
} hooke_settle_plan;

hooke_status hooke_settle(const hooke_settle_options *options, hooke_settle_plan *plan, hooke_error *error);

// === In JavaScript the functions from here on are a module of their own.

// --- Motions: positions of 1 to 4 numbers, with velocities and accelerations
//
// The handle of a motion belongs to these functions alone. `size` is the count of the numbers of a position; an array
// of `n` positions has n·size numbers. A motion copies what it is made of: handles may be released afterwards.

// A position that rests, or moves uniformly. `velocity` may be null, which is 0.
hooke_status hooke_motion_uniform(
    const double *from, const double *velocity, size_t size, hooke_handle *motion, hooke_error *error);
// `spring` is mass, stiffness, damping. `velocity` may be null, which is 0.
hooke_status hooke_motion_spring(
    const double spring[3], const double *from, const double *to, const double *velocity, size_t size,
    hooke_handle *motion, hooke_error *error);
// A fling that slows down, as of `hooke_decay_sample`.
hooke_status hooke_motion_decay(
    const double *from, const double *velocity, size_t size, double rate, hooke_handle *motion, hooke_error *error);

// A spring from 1 number to another that stops or bounces at bounds. `motion` is mass, stiffness, damping, from, to,
// velocity. Bounds may be infinite. `restitution` is the fraction of the speed that is left, 0 to 1.
hooke_status hooke_motion_bounded_spring(
    const double motion[6], double minimum, double maximum, double restitution, hooke_handle *bounded,
    hooke_error *error);
// A spring that ends when it passes its target.
hooke_status hooke_motion_clamped_spring(const double motion[6], hooke_handle *clamped, hooke_error *error);
// Writes mass, stiffness and damping of the softest spring, not softer than the one given, whose motion stays within bounds.
hooke_status hooke_spring_within(
    const double motion[6], double minimum, double maximum, double spring[3], hooke_error *error);

// What a track does before its first key, or after its last.
enum {
    HOOKE_OUTSIDE_HOLD = 0,
    // It continues with its velocity.
    HOOKE_OUTSIDE_EXTEND = 1,
    HOOKE_OUTSIDE_REPEAT = 2,
    HOOKE_OUTSIDE_MIRROR = 3,
    // It repeats, each time moved by the difference between the last value and the first.
    HOOKE_OUTSIDE_REPEAT_OFFSET = 4,
};

// A track, as of `hooke_track`, through n·size values, with rules outside its keys.
hooke_status hooke_motion_track(
    const double *times, const double *values, size_t n, size_t size, const int32_t *kinds, const hooke_handle *timings,
    int32_t before, int32_t after, hooke_handle *motion, hooke_error *error);

// A map of ranges: inputs that ascend or descend to n·size outputs, by one interpolation. It is a motion whose times are
// inputs, and whose velocities are slopes. `before` is the rule beyond the first input as given.
hooke_status hooke_motion_map(
    const double *inputs, const double *outputs, size_t n, size_t size, int32_t kind, int32_t before, int32_t after,
    hooke_handle *map, hooke_error *error);

// The handle of a key.
enum {
    // By the adjacent keys, as in Blender.
    HOOKE_HANDLE_AUTOMATIC = 0,
    // A third of the way to the adjacent key.
    HOOKE_HANDLE_VECTOR = 1,
    // Opposite to the other handle, of its length in time.
    HOOKE_HANDLE_ALIGNED = 2,
    // Opposite to the other handle; its length in time is the first of its numbers.
    HOOKE_HANDLE_ALIGNED_LENGTH = 3,
    // A time and `size` numbers, relative to the key.
    HOOKE_HANDLE_FREE = 4,
};

// A track of Béziers in time and value. Each key has a handle before it and one after it: 2·n `kinds`, and
// 2·n·(1 + size) numbers, which may be null if no kind has numbers. Handles that are longer than their segment are
// shortened: `factors` is null, or 2·n numbers, for what is left of each handle; 1 is all.
hooke_status hooke_motion_bezier(
    const double *times, const double *values, size_t n, size_t size, const int32_t *kinds, const double *handles,
    int32_t before, int32_t after, double *factors, hooke_handle *motion, hooke_error *error);

// Writes angles moved by whole periods, so that each is at most half a period from the one before. `unwrapped` may be `angles`.
hooke_status hooke_angles_unwrap(
    const double *angles, size_t n, double period, double *unwrapped, hooke_error *error);

// What a follower matches of its path.
enum { HOOKE_MATCH_POSITION = 0, HOOKE_MATCH_VELOCITY = 1, HOOKE_MATCH_ACCELERATION = 2 };

// A spring whose target moves along `path`, the handle of `hooke_motion_track` of holds, lines and cubics without timings,
// with HOOKE_OUTSIDE_HOLD. `from` and `velocity` have as many numbers as the path; `velocity` may be null, which is 0, and
// `start_time` too, which is the time of the first key.
hooke_status hooke_motion_follow(
    hooke_handle path, const double spring[3], int32_t matching, const double *from, const double *velocity,
    const double *start_time, hooke_handle *motion, hooke_error *error);
// Unity's SmoothDamp, exact, along a path of 1 number. `maximum_speed` may be infinite.
hooke_status hooke_motion_smooth_damp(
    hooke_handle path, double smooth_time, double maximum_speed, double from, double velocity,
    const double *start_time, hooke_handle *motion, hooke_error *error);
// Exponential smoothing of a path.
hooke_status hooke_motion_smoothing(
    hooke_handle path, double half_life, const double *from, const double *start_time, hooke_handle *motion,
    hooke_error *error);

// A motion within limits from any state to any state: the shortest one, or one of a `duration`. From rest to rest it is on the
// straight line, whose norms have the limits; otherwise each number has them for itself. `limits` are the speed, acceleration
// and jerk of increasing numbers and velocities and accelerations, then those of decreasing ones, each INFINITY for none.
// Velocities and accelerations may be null, which is 0, and `duration` too.
hooke_status hooke_motion_profile(
    const double *from, const double *velocity, const double *acceleration, const double *to, const double *end_velocity,
    const double *end_acceleration, size_t size, const double limits[6], const double *duration, hooke_handle *motion,
    hooke_error *error);
// The motion within limits that continues a motion at `time` to a new end, without a jump of its position and
// velocity, nor, with a limited jerk, of its acceleration. Its own time begins at 0. `limits` may be null for a motion of
// this function or of `hooke_motion_profile`, which keeps its limits; `duration` may be null too, which is the shortest one.
hooke_status hooke_motion_retarget(
    hooke_handle motion, double time, const double *to, const double *end_velocity, const double *end_acceleration,
    const double limits[6], const double *duration, hooke_handle *retargeted, hooke_error *error);

// The same motion, begun at `start_time`.
hooke_status hooke_motion_later(hooke_handle motion, double start_time, hooke_handle *later, hooke_error *error);
// The motion that is `motion` before `time` and goes over into `to` from then on, both at the same time, without a jump of
// position or velocity. Switches of `motion` at `time` and later are removed. The text is how the difference is
// removed: a spring as of `hooke_spring_parse`, `third-order(12)`, `quintic(0.4, join=c2)` or `fade(0.3)`.
hooke_status hooke_motion_hand_over(
    hooke_handle motion, hooke_handle to, double time, const char *text, size_t length, hooke_handle *handed,
    hooke_error *error);

// Writes the size of a motion's positions, and the time from which it is at rest exactly: INFINITY if there is none, or none
// is known. Either may be null.
hooke_status hooke_motion_info(hooke_handle motion, size_t *size, double *duration, hooke_error *error);
// Writes the times of impacts, of switches, of a profile's arrival, or at which the speed limit begins or ends to act. `count`
// is also written with HOOKE_TOO_SMALL; `times` may be null if `capacity` is 0.
hooke_status hooke_motion_events(
    hooke_handle motion, double *times, size_t capacity, size_t *count, hooke_error *error);
// The time from which the motion stays within `distance` of its end, with a speed of at most `speed`; INFINITY accepts any.
// HOOKE_NO_SOLUTION if it never settles, or no such time is known.
hooke_status hooke_motion_settle(
    hooke_handle motion, double distance, double speed, double *duration, hooke_error *error);
// Evaluates a motion at `n` times: n·size numbers in each array, any of which may be null.
hooke_status hooke_motion_sample(
    hooke_handle motion, const double *times, size_t n, double *positions, double *velocities, double *accelerations,
    hooke_error *error);

// --- Views of a plane, and paths

// The path between two views, x, y, width, that zooms out, pans and zooms in (van Wijk and Nuij 2003). `rho` is √2 for most
// uses. `length` may be null.
hooke_status hooke_zoom(
    const double from[3], const double to[3], double rho, double *length, hooke_handle *zoom, hooke_error *error);
// Writes the views at `n` fractions of the path: 3·n numbers.
hooke_status hooke_zoom_sample(
    hooke_handle zoom, const double *fractions, size_t n, double *views, hooke_error *error);

// Parses the path data of SVG.
hooke_status hooke_path_parse(const char *text, size_t length, hooke_handle *path, hooke_error *error);
// Writes the length of a path, and its exact bounds: x, y, width, height. Either may be null.
hooke_status hooke_path_info(hooke_handle path, double *length, double bounds[4], hooke_error *error);
// Evaluates a path at `n` distances from its beginning: 2·n numbers of points, the angles of the direction in radians, and the
// curvatures. Any of the arrays may be null.
hooke_status hooke_path_sample(
    hooke_handle path, const double *distances, size_t n, double *points, double *angles, double *curvatures,
    hooke_error *error);

// --- Colours

// The spaces of CSS Color 4, with its numbers: hues in degrees, lightness of Lab and LCH, saturation, whiteness and blackness
// to 100.
enum {
    HOOKE_SRGB = 0,
    HOOKE_SRGB_LINEAR = 1,
    HOOKE_DISPLAY_P3 = 2,
    HOOKE_OKLAB = 3,
    HOOKE_OKLCH = 4,
    HOOKE_A98_RGB = 5,
    HOOKE_PROPHOTO_RGB = 6,
    HOOKE_REC2020 = 7,
    HOOKE_XYZ_D65 = 8,
    HOOKE_XYZ_D50 = 9,
    HOOKE_LAB = 10,
    HOOKE_LCH = 11,
    HOOKE_HSL = 12,
    HOOKE_HWB = 13,
};
// The direction of hues.
enum { HOOKE_SHORTER = 0, HOOKE_LONGER = 1, HOOKE_INCREASING = 2, HOOKE_DECREASING = 3 };

// A colour, not premultiplied. Components may be any numbers.
typedef struct hooke_color {
    // Three components and alpha.
    double parts[4];
    int32_t space;
    // The parts that are `none`, a bit for each from 1 on; they are 0.
    int32_t missing;
} hooke_color;

// Parses a colour of CSS, also `color-mix()`, in the space of its function.
hooke_status hooke_color_parse(const char *text, size_t length, hooke_color *color, hooke_error *error);
// Writes a colour as CSS that reads back as the same bits if it is in CSS's ranges, as `hooke_curve_css` does.
hooke_status hooke_color_css(
    const hooke_color *color, char *text, size_t capacity, size_t *length, hooke_error *error);
// Converts a colour to a space. `converted` may be `color`.
hooke_status hooke_color_convert(
    const hooke_color *color, int32_t space, hooke_color *converted, hooke_error *error);
// Writes the colours between two at `n` fractions, in a space, as CSS Color 4 interpolates.
hooke_status hooke_color_mix(
    const hooke_color *from, const hooke_color *to, int32_t space, int32_t hue, const double *fractions, size_t n,
    hooke_color *colors, hooke_error *error);

#ifdef __cplusplus
}
#endif

#endif
