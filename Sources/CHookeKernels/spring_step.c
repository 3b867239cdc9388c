#include "CHookeKernels.h"
#include "dispatch.h"

#include <stdint.h>

// The four functions differ in their scalar type and in the source of the target; spring_step_body.h is the body of
// each.

#define SCALAR double
#define MAGNITUDE __builtin_fabs
#define INFINITE __builtin_inf()

#define GOAL(i) target
HOOKE_CLONES size_t hooke_spring_step_f64(double *restrict position, double *restrict velocity, size_t count,
                                          double target, hooke_spring_step_f64_t step) {
#include "spring_step_body.h"
}
#undef GOAL

#define GOAL(i) target[i]
HOOKE_CLONES size_t hooke_spring_step_targets_f64(double *restrict position, double *restrict velocity,
                                                  size_t count, const double *restrict target,
                                                  hooke_spring_step_f64_t step) {
#include "spring_step_body.h"
}
#undef GOAL

#undef SCALAR
#undef MAGNITUDE
#undef INFINITE
#define SCALAR float
#define MAGNITUDE __builtin_fabsf
#define INFINITE __builtin_inff()

#define GOAL(i) target
HOOKE_CLONES size_t hooke_spring_step_f32(float *restrict position, float *restrict velocity, size_t count,
                                          float target, hooke_spring_step_f32_t step) {
#include "spring_step_body.h"
}
#undef GOAL

#define GOAL(i) target[i]
HOOKE_CLONES size_t hooke_spring_step_targets_f32(float *restrict position, float *restrict velocity,
                                                  size_t count, const float *restrict target,
                                                  hooke_spring_step_f32_t step) {
#include "spring_step_body.h"
}
#undef GOAL
