// The batch loops of Hooke: plain C, compiled for several instruction sets and chosen at run time where the platform
// can, so that no build flags are needed. Every loop has a twin in Swift that defines its meaning and tests it.
#ifndef C_HOOKE_KERNELS_H
#define C_HOOKE_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// One step of a damped spring, for every spring that shares parameters and step length: with d = x − target,
//     x' = target + (xx·d + xv·v)        v' = vx·d + vv·v
// A spring with |x' − target| ≤ restPosition and |v'| ≤ restVelocity is put to rest: x' = target, v' = 0 exactly.
// Without that a decaying state ends among the subnormal numbers, where a step takes a hundred times as long. NaN never
// rests.
typedef struct {
    double xx, xv, vx, vv;
    double restPosition, restVelocity;
} hooke_spring_step_f64_t;

typedef struct {
    float xx, xv, vx, vv;
    float restPosition, restVelocity;
} hooke_spring_step_f32_t;

// Steps `count` springs in place and returns how many are still moving. The arrays must not overlap; any alignment
// does. A spring's result depends neither on its place in the arrays nor on its neighbours.
//
// With one target for all:
size_t hooke_spring_step_f64(double *position, double *velocity, size_t count, double target,
                             hooke_spring_step_f64_t step);
size_t hooke_spring_step_f32(float *position, float *velocity, size_t count, float target,
                             hooke_spring_step_f32_t step);

// With a target for each:
size_t hooke_spring_step_targets_f64(double *position, double *velocity, size_t count, const double *target,
                                     hooke_spring_step_f64_t step);
size_t hooke_spring_step_targets_f32(float *position, float *velocity, size_t count, const float *target,
                                     hooke_spring_step_f32_t step);

// A frame of a motion under forces, in equal substeps, for every number that shares the law. Everything is divided by the
// mass: with d = x − target,
//     x'' = force − stiffness·d − cubic·d³ − damping·x' − drag·x'·|x'|,    lower ≤ x ≤ upper
// An impact at a limit reverses the velocity and multiplies it by `restitution`. A number within the rest tolerances of
// where the forces balance, target + restOffset or the limit before it, is put to rest there at the end of the frame; with
// `restsAnywhere` it rests wherever it is slow. A negative restVelocity: nothing is put to rest.
enum { HOOKE_SEMI_IMPLICIT_EULER = 0, HOOKE_VELOCITY_VERLET = 1, HOOKE_RUNGE_KUTTA_4 = 2 };

typedef struct {
    double stiffness, cubic, damping, drag, force;
    double lower, upper, restitution;
    double restPosition, restVelocity, restOffset;
    int restsAnywhere;
    double step; // of a substep, in seconds
    size_t substeps;
} hooke_integration_f64;

typedef struct {
    float stiffness, cubic, damping, drag, force;
    float lower, upper, restitution;
    float restPosition, restVelocity, restOffset;
    int restsAnywhere;
    float step;
    size_t substeps;
} hooke_integration_f32;

// One target for all: from + s·(linear + s·(square + s·cube)) at the fraction s of the frame, `to` at its end; `still`
// when it does not move.
typedef struct {
    double from, to, linear, square, cube;
    int still;
} hooke_target_path_f64;

typedef struct {
    float from, to, linear, square, cube;
    int still;
} hooke_target_path_f32;

// How many are not at rest, and how many have a velocity that is not a finite number.
typedef struct {
    size_t moving, diverged;
} hooke_integration_result_t;

// Steps `count` numbers in place. With `targetFrom` and `targetTo` each has its own target, which goes from one to the
// other in a straight line (they may be the same array); without, `shared` is the target of all. Positions, velocities and
// targets must not overlap. A number's result depends neither on its place in the arrays nor on its neighbours.
hooke_integration_result_t hooke_integrate_f64(int method, double *position, double *velocity, size_t count,
                                               const double *targetFrom, const double *targetTo,
                                               hooke_target_path_f64 shared, hooke_integration_f64 law);
hooke_integration_result_t hooke_integrate_f32(int method, float *position, float *velocity, size_t count,
                                               const float *targetFrom, const float *targetTo,
                                               hooke_target_path_f32 shared, hooke_integration_f32 law);

// Springs with parameters of their own. What belongs to a spring lies in rows of 8 doubles or 16 floats, one spring after
// the other: row by row the coefficients of a step, or the fields of a motion, for as many springs as a row holds, then
// those of the next. Springs are handled in blocks of 64; what pads the last block is zeros. Calls begin with a spring
// `first`, a multiple of 64, which is the first of the arrays without rows. None may overlap. Any alignment does.
// A spring's result depends neither on the others, nor on how a batch is cut into calls.
enum { HOOKE_SPRING_BLOCK = 64 };

// A step as above with the coefficients xx, xv, vx, vv of each.
enum { HOOKE_SPRING_COEFFICIENTS = 4 };
size_t hooke_spring_own_step_f64(const double *coefficients, size_t first, size_t count, const double *target,
                                 double restPosition, double restVelocity, double *position, double *velocity);
size_t hooke_spring_own_step_f32(const float *coefficients, size_t first, size_t count, const float *target,
                                 float restPosition, float restVelocity, float *position, float *velocity);

// The exact state at any time. The fields are rate, frequency, first, second and target; with h the time since the
// spring's start and E = 2^(−rate·h),
//     oscillating (frequency ≥ 0):  x = E·(cos φ·first + sin φ·second),   φ = π·frequency·h
//                                   v = E·π·frequency·(cos φ·second − sin φ·first) − ln 2·rate·x
//     overdamped (frequency < 0):   x = E·(slow − q·second) = E·(first − (q − 1)·second),   q = 2^(frequency·h)
//                                   v = −E·ln 2·frequency·q·second − ln 2·rate·x
// "oscillating" includes critical damping, at a frequency too low to matter. docs/springs.md maps the names to Swift's.
// and the position is target + x. A spring within both tolerances is written as at rest.
enum { HOOKE_SPRING_FIELDS = 5 };

// What occurs in a block, or both together.
enum { HOOKE_SPRING_OSCILLATING = 1, HOOKE_SPRING_OVERDAMPED = 2 };

// `slow` and `starts`, when each spring started, are without rows, and `slow` is read only for overdamped springs. `kinds`
// has one entry a block. Up to `reach` h·rate and h·|frequency| are at most 2⁵⁰ (2²¹) for every spring; other times take longer.
// At one time (`times` null), or each at its own; without `starts` all started at 0, and then there are no `times`.
size_t hooke_spring_evaluate_f64(const double *fields, const double *slow, const double *starts,
                                 const unsigned char *kinds, double reach, double restPosition,
                                 double restVelocity, size_t first, size_t count, double time,
                                 const double *times, double *position, double *velocity);
size_t hooke_spring_evaluate_f32(const float *fields, const float *slow, const double *starts,
                                 const unsigned char *kinds, float reach, float restPosition, float restVelocity,
                                 size_t first, size_t count, double time, const double *times, float *position,
                                 float *velocity);

// The functions that it is made of, for tests: 2^x, sin πx and cos πx, for |x| ≤ 1021 (125).
void hooke_elementary_f64(const double *x, size_t count, double *power, double *sine, double *cosine);
void hooke_elementary_f32(const float *x, size_t count, float *power, float *sine, float *cosine);

// Channels of keyframes at one time. A channel does one piece after the other: a cubic, a straight line or a hold, from a
// start to an end in time; each piece serves from a change on. Channels lie in blocks of at most 1024, in rows of 8, and each
// block in pages one after the other in time. A page holds the pieces that serve at one moment, in rows, and around that
// moment the changes of its time: after the rows those that come later, in order, and before the rows those that came
// earlier, backwards, with the pieces that had served until then. So every time is found in one stretch of memory, and costs
// the same from wherever one comes.
enum { HOOKE_KEYFRAME_LANES = 8, HOOKE_KEYFRAME_BLOCK = 1024 };

// Numbers for each channel of a row: startTime, endTime, start, end, startTangent, endTangent (by the fraction of the
// piece) and rate, 1/duration for a cubic, −1/duration for a straight line, 0 for a hold at `start`.
enum { HOOKE_KEYFRAME_OWN = 7 };
// A change: its time (NaN where a row is padded), those seven, and the channel's place in the block.
enum { HOOKE_KEYFRAME_CHANGE = 9 };
// Where a block's channels share their times: start, end, startTangent, endTangent. Before the rows there are 16 bits a row,
// in as many doubles as HOOKE_KEYFRAME_KINDS: the lanes that are straight, and from bit 8 on those that hold.
enum { HOOKE_KEYFRAME_SHARED = 4, HOOKE_KEYFRAME_KINDS = 32 };

typedef struct {
    double start, end;      // of the pieces, where they are shared
    size_t place;           // of the first row, or of the kinds, in the rows
    unsigned before, after; // changes on either side
    int isShared;
} hooke_keyframe_page;

typedef struct {
    size_t firstPage, pageCount; // the first page serves from −∞ on
    size_t first, count;         // channels
} hooke_keyframe_block;

// Writes value and velocity of every channel of some blocks; `pageTimes` says from when on each page serves. `isLong`: around
// the caches. The time is not NaN. The arrays begin with channel 0 and do not overlap. No multiplication is fused with an
// addition, so the bits are those of KeyframeTrack on every processor.
void hooke_keyframes_evaluate_f64(const hooke_keyframe_block *blocks, size_t blockCount, const double *pageTimes,
                                  const hooke_keyframe_page *pages, const double *rows, double time, int isLong,
                                  double *value, double *velocity);

// A track of numbers through keys, ready to be evaluated: two keys or more, the last later than the first. `arriving` and
// `leaving` are the tangents in the segments before and after a key, each in that segment's own parameter. `lastKeys` says
// for each stretch of time, of which there are `scale` a unit, the last key before it; it may be null for few keys, which
// are then looked through.
typedef struct {
    double time, value, arriving, leaving;
} hooke_track_key_f64;

typedef struct {
    const hooke_track_key_f64 *keys;
    size_t count;
    const uint32_t *lastKeys;
    double scale;
    double before, atEnd, after; // what there is before the first key, at the last, and after it
} hooke_track_f64;

// Values or velocities at `count` times in any order, the cubic or the straight line between the keys. Times and results
// must not overlap. Every result is the same bits on any machine, whatever the other times.
void hooke_track_cubic_values_f64(const hooke_track_f64 *track, const double *times, size_t count, double *results);
void hooke_track_cubic_velocities_f64(const hooke_track_f64 *track, const double *times, size_t count, double *results);
void hooke_track_linear_values_f64(const hooke_track_f64 *track, const double *times, size_t count, double *results);
void hooke_track_linear_velocities_f64(const hooke_track_f64 *track, const double *times, size_t count,
                                       double *results);

// Transforms of points, for row vectors: a matrix is sixteen numbers m11, m12, … m44, and matrices stand one after the other.
// No multiplication is fused with an addition, and the operations are those of Transform3D in their order.
//
// Points to the screen: (x, y, z, 1)·M divided by w, the coordinates NaN where w > 0 does not hold; w itself is written if
// it is wanted (toW not null). A matrix whose last column is 0, 0, 0, 1 has w = 1 for every point. Without z the points lie in
// the plane z = 0, and no z is written; with it, toZ may be null. Each matrix takes its own run of points, one run after the
// other, or without runs each takes all `count` of them, and image i of matrix k is at k·count + i. Images may be where their
// points are, but for several matrices without runs; apart from that nothing overlaps. `isLong`: around the caches, not for
// images in the place of their points. Returns how many are in front.
size_t hooke_project_f64(const double *matrices, size_t matrixCount, const size_t *runs, const double *x, const double *y,
                         const double *z, size_t count, double *toX, double *toY, double *toZ, double *toW, int isLong);
size_t hooke_project_f32(const float *matrices, size_t matrixCount, const size_t *runs, const float *x, const float *y,
                         const float *z, size_t count, float *toX, float *toY, float *toZ, float *toW, int isLong);

// Every point through every matrix, undivided: the x's of matrix 0, its y's, its z's and its w's, then those of matrix 1. That is
// the product of count × 4 and 4 × 4·matrixCount, column by column.
void hooke_homogeneous_f64(const double *matrices, size_t matrixCount, const double *x, const double *y, const double *z,
                           size_t count, double *images, int isLong);
void hooke_homogeneous_f32(const float *matrices, size_t matrixCount, const float *x, const float *y, const float *z,
                           size_t count, float *images, int isLong);

// Rectangles of the plane z = 0 to the screen, each through its own matrix, or all through one (matrixStep 16 or 0), and each
// its own, or one for all (rectangleStep 1 or 0). Eight columns of numbers `stride` apart: x and y of the corners at (x, y),
// then along x, opposite, along y; NaN where w > 0 does not hold. `least` is the least w of the four, NaN when there is one
// that is NaN, and `facing` 1 for the front, −1 for the back, 0 within rounding of the edge.
void hooke_quads_f64(const double *matrices, size_t matrixStep, const double *x, const double *y, const double *width,
                     const double *height, size_t rectangleStep, size_t count, double *corners, size_t stride,
                     double *least, int8_t *facing);
void hooke_quads_f32(const float *matrices, size_t matrixStep, const float *x, const float *y, const float *width,
                     const float *height, size_t rectangleStep, size_t count, float *corners, size_t stride, float *least,
                     int8_t *facing);

// The product of each matrix and its parent's: world[i] = local[i]·world[parents[i]]. A parent stands before its children; a
// negative one is none. `world` may be `local`.
void hooke_world_transforms_f64(const double *local, const int32_t *parents, size_t count, double *world);
void hooke_world_transforms_f32(const float *local, const int32_t *parents, size_t count, float *world);

#ifdef __cplusplus
}
#endif

#endif
