// The batch loops of Hooke: plain C, compiled for several instruction sets and chosen at run time where the platform
// can, so that no build flags are needed. Every loop has a twin in Swift that defines its meaning and tests it.
#ifndef C_HOOKE_KERNELS_H
#define C_HOOKE_KERNELS_H

#include <stddef.h>

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
// `restsAnywhere` it rests wherever it is slow. A negative restPosition: nothing is put to rest.
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

#ifdef __cplusplus
}
#endif

#endif
