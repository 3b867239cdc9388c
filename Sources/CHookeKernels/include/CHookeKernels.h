// Hooke's batch loops in plain C, compiled for several instruction sets and selected at run time where the platform
// supports it, without build flags. Every loop has a reference in Swift that defines and tests it.
#ifndef C_HOOKE_KERNELS_H
#define C_HOOKE_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// One step of a damped spring, for springs with the same parameters and step length: with d = x − target,
//     x' = target + (xx·d + xv·v)        v' = vx·d + vv·v
// A spring with |x' − target| ≤ restPosition and |v'| ≤ restVelocity is put to rest: x' = target, v' = 0 exactly.
// Otherwise a decaying state ends as subnormal numbers, which are a hundred times as slow. NaN never rests.
typedef struct {
    double xx, xv, vx, vv;
    double restPosition, restVelocity;
} hooke_spring_step_f64_t;

typedef struct {
    float xx, xv, vx, vv;
    float restPosition, restVelocity;
} hooke_spring_step_f32_t;

// Steps `count` springs in place and returns the number still moving. The arrays must not overlap; any alignment works.
// A spring's result does not depend on its index or its neighbours.
//
// With one target for all springs:
size_t hooke_spring_step_f64(double *position, double *velocity, size_t count, double target,
                             hooke_spring_step_f64_t step);
size_t hooke_spring_step_f32(float *position, float *velocity, size_t count, float target,
                             hooke_spring_step_f32_t step);

// With one target per spring:
size_t hooke_spring_step_targets_f64(double *position, double *velocity, size_t count, const double *target,
                                     hooke_spring_step_f64_t step);
size_t hooke_spring_step_targets_f32(float *position, float *velocity, size_t count, const float *target,
                                     hooke_spring_step_f32_t step);

// One frame of motion under forces, in equal substeps, for all points with the same law. Everything is divided by the
// mass: with d = x − target,
//     x'' = force − stiffness·d − cubic·d³ − damping·x' − drag·x'·|x'|,    lower ≤ x ≤ upper
// An impact at a limit reverses the velocity and multiplies it by `restitution`. The rest position is target +
// restOffset, where the forces balance, or the limit before it. At the end of the frame a point within the tolerances
// of it is put to rest there; with `hasNoRestoringForce` a slow point rests anywhere. With a negative restVelocity no point
// is put to rest.
enum { HOOKE_SEMI_IMPLICIT_EULER = 0, HOOKE_VELOCITY_VERLET = 1, HOOKE_RUNGE_KUTTA_4 = 2 };

typedef struct {
    double stiffness, cubic, damping, drag, force;
    double lower, upper, restitution;
    double restPosition, restVelocity, restOffset;
    int hasNoRestoringForce;
    double step; // of a substep, in seconds
    size_t substeps;
} hooke_integration_f64;

typedef struct {
    float stiffness, cubic, damping, drag, force;
    float lower, upper, restitution;
    float restPosition, restVelocity, restOffset;
    int hasNoRestoringForce;
    float step;
    size_t substeps;
} hooke_integration_f32;

// One target for all: from + s·(linear + s·(square + s·cube)) at the fraction s of the frame, `to` at its end; `still`
// if it is constant.
typedef struct {
    double from, to, linear, square, cube;
    int still;
} hooke_target_path_f64;

typedef struct {
    float from, to, linear, square, cube;
    int still;
} hooke_target_path_f32;

// The number of points not at rest, and of those whose velocity is not finite.
typedef struct {
    size_t moving, diverged;
} hooke_integration_result_t;

// Steps `count` points in place. With `targetFrom` and `targetTo` each has its own target, which moves linearly from
// one to the other (they may be the same array); otherwise `shared` is the target of all. Positions, velocities and
// targets must not overlap. A point's result does not depend on its index or its neighbours.
hooke_integration_result_t hooke_integrate_f64(int method, double *position, double *velocity, size_t count,
                                               const double *targetFrom, const double *targetTo,
                                               hooke_target_path_f64 shared, hooke_integration_f64 law);
hooke_integration_result_t hooke_integrate_f32(int method, float *position, float *velocity, size_t count,
                                               const float *targetFrom, const float *targetTo,
                                               hooke_target_path_f32 shared, hooke_integration_f32 law);

// Springs with their own parameters. Their data are in rows of 8 doubles or 16 floats, one spring per lane: for each
// group of 8 or 16 springs one row per coefficient or field. Springs are processed in blocks of 64, and the last block
// is padded with zeros. A call begins with spring `first`, a multiple of 64; arrays without rows begin with that
// spring. Arrays must not overlap; any alignment works. A spring's result does not depend on other springs or on the
// division into calls.
enum { HOOKE_SPRING_BLOCK = 64 };

// A step as above, with the coefficients xx, xv, vx, vv of each spring.
enum { HOOKE_SPRING_COEFFICIENTS = 4 };
size_t hooke_spring_own_step_f64(const double *coefficients, size_t first, size_t count, const double *target,
                                 double restPosition, double restVelocity, double *position, double *velocity);
size_t hooke_spring_own_step_f32(const float *coefficients, size_t first, size_t count, const float *target,
                                 float restPosition, float restVelocity, float *position, float *velocity);

// The exact state at any time. The fields are rate, frequency, first, second and target. With h the time since the
// spring's start and E = 2^(−rate·h),
//     oscillating (frequency ≥ 0):  x = E·(cos φ·first + sin φ·second),   φ = π·frequency·h
//                                   v = E·π·frequency·(cos φ·second − sin φ·first) − ln 2·rate·x
//     overdamped (frequency < 0):   x = E·(slow − q·second) = E·(first − (q − 1)·second),   q = 2^(frequency·h)
//                                   v = −E·ln 2·frequency·q·second − ln 2·rate·x
// and the position is target + x. Critical damping counts as oscillating, at a frequency too low to matter.
// docs/internals/springs.md maps the names to Swift's. A spring within both tolerances is written as at rest.
enum { HOOKE_SPRING_FIELDS = 5 };

// The kinds of springs in a block; both may be combined.
enum { HOOKE_SPRING_OSCILLATING = 1, HOOKE_SPRING_OVERDAMPED = 2 };

// `starts` holds the start times. `slow` and `starts` have no rows, and `slow` is read only for overdamped springs.
// `kinds` has one entry per block. Up to `reach`, h·rate and h·|frequency| are at most 2⁵⁰ (2²¹) for every spring;
// other times are slower. Springs are evaluated at one time (`times` null) or each at its own. Without `starts` all
// started at 0, and `times` must be null.
size_t hooke_spring_evaluate_f64(const double *fields, const double *slow, const double *starts,
                                 const unsigned char *kinds, double reach, double restPosition,
                                 double restVelocity, size_t first, size_t count, double time,
                                 const double *times, double *position, double *velocity);
size_t hooke_spring_evaluate_f32(const float *fields, const float *slow, const double *starts,
                                 const unsigned char *kinds, float reach, float restPosition, float restVelocity,
                                 size_t first, size_t count, double time, const double *times, float *position,
                                 float *velocity);

// The elementary functions, for tests: 2^x, sin πx and cos πx, for |x| ≤ 1021 (125).
void hooke_elementary_f64(const double *x, size_t count, double *power, double *sine, double *cosine);
void hooke_elementary_f32(const float *x, size_t count, float *power, float *sine, float *cosine);

// Keyframe channels at one time. A channel is a sequence of pieces: cubics, straight lines or holds, each with a start
// and an end; a piece is active from its change on. Channels lie in blocks of at most 1024, in rows of 8, and each
// block in pages ordered by time. A page holds the pieces active at one moment, in rows. After the rows are the later
// changes of the page's time, in order; before the rows the earlier changes, backwards, with the pieces active until
// then. So every time reads one contiguous range of memory, and every seek costs the same.
enum { HOOKE_KEYFRAME_LANES = 8, HOOKE_KEYFRAME_BLOCK = 1024 };

// Numbers per channel of a row: startTime, endTime, start, end, startTangent, endTangent (per fraction of the piece)
// and rate: 1/duration for a cubic, −1/duration for a straight line, 0 for a hold at `start`.
enum { HOOKE_KEYFRAME_OWN = 7 };
// A change: its time (NaN for padding), those seven numbers, and the channel's index in the block.
enum { HOOKE_KEYFRAME_CHANGE = 9 };
// For blocks whose channels have equal times: start, end, startTangent, endTangent. Before the rows are 16 bits per
// row, in HOOKE_KEYFRAME_KINDS doubles: the lanes with straight lines, and from bit 8 on those with holds.
enum { HOOKE_KEYFRAME_SHARED = 4, HOOKE_KEYFRAME_KINDS = 32 };

typedef struct {
    double start, end;      // of the pieces, if isShared
    size_t place;           // index in the rows of the first row, or of the kinds
    unsigned before, after; // number of changes on either side
    int isShared;
} hooke_keyframe_page;

typedef struct {
    size_t firstPage, pageCount; // the first page begins at −∞
    size_t first, count;         // channels
} hooke_keyframe_block;

// Writes value and velocity of every channel of some blocks. `pageTimes` are the start times of the pages. With
// `isLong` it uses non-temporal stores. The time is not NaN. The arrays begin with channel 0 and do not overlap.
// Multiply-adds are not fused, so the results are bit-identical to KeyframeTrack on every processor.
void hooke_keyframes_evaluate_f64(const hooke_keyframe_block *blocks, size_t blockCount, const double *pageTimes,
                                  const hooke_keyframe_page *pages, const double *rows, double time, int isLong,
                                  double *value, double *velocity);

// A scalar track through at least two keys, the last later than the first. `arriving` and `leaving` are the tangents in
// the segments before and after a key, each per that segment's parameter. Time is divided into `scale` intervals per
// unit, and `lastKeys` has the last key before each interval. It may be null for few keys, which are then searched.
typedef struct {
    double time, value, arriving, leaving;
} hooke_track_key_f64;

typedef struct {
    const hooke_track_key_f64 *keys;
    size_t count;
    const uint32_t *lastKeys;
    double scale;
    double before, atEnd, after; // the results before the first key, at the last, and after it
} hooke_track_f64;

// Values or velocities at `count` times in any order: cubics or straight lines between the keys. Times and results must
// not overlap. Every result has the same bits on any machine and for any other times.
void hooke_track_cubic_values_f64(const hooke_track_f64 *track, const double *times, size_t count, double *results);
void hooke_track_cubic_velocities_f64(const hooke_track_f64 *track, const double *times, size_t count, double *results);
void hooke_track_linear_values_f64(const hooke_track_f64 *track, const double *times, size_t count, double *results);
void hooke_track_linear_velocities_f64(const hooke_track_f64 *track, const double *times, size_t count,
                                       double *results);

// Transforms of points, for row vectors. A matrix is sixteen numbers m11, m12, … m44, without gaps between matrices.
// Multiply-adds are not fused, and the operations are those of Transform3D in their order.
//
// Projects points to the screen: (x, y, z, 1)·M divided by w, with NaN coordinates unless w > 0. Writes w too if toW is
// not null. A matrix whose last column is 0, 0, 0, 1 has w = 1 for every point. Without z the points lie in the plane z
// = 0 and no z is written; with it, toZ may be null. With `runs` each matrix transforms its own run of points, one run
// after the other. Without, each transforms all `count` points, and image i of matrix k is at k·count + i. Images may
// replace their points, except for several matrices without runs; nothing else overlaps. With `isLong`, which requires
// separate images, it uses non-temporal stores. Returns the number of points in front.
size_t hooke_project_f64(const double *matrices, size_t matrixCount, const size_t *runs, const double *x, const double *y,
                         const double *z, size_t count, double *toX, double *toY, double *toZ, double *toW, int isLong);
size_t hooke_project_f32(const float *matrices, size_t matrixCount, const size_t *runs, const float *x, const float *y,
                         const float *z, size_t count, float *toX, float *toY, float *toZ, float *toW, int isLong);

// Every point by every matrix, without division: the x's of matrix 0, its y's, z's and w's, then those of matrix 1.
// This is the product of count × 4 and 4 × 4·matrixCount, stored by columns.
void hooke_homogeneous_f64(const double *matrices, size_t matrixCount, const double *x, const double *y, const double *z,
                           size_t count, double *images, int isLong);
void hooke_homogeneous_f32(const float *matrices, size_t matrixCount, const float *x, const float *y, const float *z,
                           size_t count, float *images, int isLong);

// Projects rectangles of the plane z = 0 to the screen. matrixStep is 16 for one matrix per rectangle, or 0 for one
// matrix; rectangleStep is 1 for one rectangle per matrix, or 0 for one rectangle. Writes eight columns `stride` apart:
// x and y of the corners at (x, y), then along x, opposite, along y; NaN unless w > 0. `least` is the least w of the
// four corners, NaN if one is NaN. `facing` is 1 for the front, −1 for the back, 0 within rounding of the edge.
void hooke_quads_f64(const double *matrices, size_t matrixStep, const double *x, const double *y, const double *width,
                     const double *height, size_t rectangleStep, size_t count, double *corners, size_t stride,
                     double *least, int8_t *facing);
void hooke_quads_f32(const float *matrices, size_t matrixStep, const float *x, const float *y, const float *width,
                     const float *height, size_t rectangleStep, size_t count, float *corners, size_t stride, float *least,
                     int8_t *facing);

// The product of each matrix and its parent's: world[i] = local[i]·world[parents[i]]. A parent comes before its
// children; a negative index means none. `world` may equal `local`.
void hooke_world_transforms_f64(const double *local, const int32_t *parents, size_t count, double *world);
void hooke_world_transforms_f32(const float *local, const int32_t *parents, size_t count, float *world);

#ifdef __cplusplus
}
#endif

#endif
