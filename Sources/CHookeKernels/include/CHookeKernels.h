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

#ifdef __cplusplus
}
#endif

#endif
