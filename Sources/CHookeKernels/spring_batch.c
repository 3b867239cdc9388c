#include "CHookeKernels.h"
#include "dispatch.h"
#include "elementary.h"
#include "stream.h"

#include <stddef.h>

// Springs with their own parameters, in both precisions. The included headers are the code for each, written with the
// names defined before. LANES springs, a cache line of numbers, form a row.

#define SCALAR double
#define LANES 8
#define MAGNITUDE __builtin_fabs
#define INFINITE __builtin_inf()
#define NOT_A_NUMBER __builtin_nan("")
#define BITS hooke_bits_f64
#define PRODUCT_REST hooke_product_rest_f64
#define POWER hooke_power_f64
#define POWER_T hooke_power_f64_t
#define TURN hooke_turn_f64
#define TURN_T hooke_turn_f64_t
// The largest exponent of a power of two, and the largest number of half-turns that is reduced.
#define GREATEST 1021
#define FARTHEST 0x1p50
#define REST rest_row_f64
#define STEP step_block_f64
#define EVALUATE evaluate_block_f64
#include "spring_rest_body.h"
#include "spring_own_step_body.h"
#include "spring_exact_body.h"

HOOKE_CLONES size_t hooke_spring_own_step_f64(const double *coefficients, size_t first, size_t count,
                                              const double *target, double restPosition, double restVelocity,
                                              double *position, double *velocity) {
#include "spring_own_step_loop.h"
}

HOOKE_CLONES size_t hooke_spring_evaluate_f64(const double *fields, const double *slow, const double *starts,
                                              const unsigned char *kinds, double reach, double restPosition,
                                              double restVelocity, size_t first, size_t count, double time,
                                              const double *times, double *position, double *velocity) {
#include "spring_exact_loop.h"
}

HOOKE_CLONES void hooke_elementary_f64(const double *x, size_t count, double *power, double *sine, double *cosine) {
    for (size_t i = 0; i < count; i++) {
        hooke_turn_f64_t turn = hooke_turn_f64(x[i], 0);
        power[i] = hooke_power_f64(x[i], 0).value;
        sine[i] = turn.sine;
        cosine[i] = turn.cosine;
    }
}

#undef SCALAR
#undef LANES
#undef MAGNITUDE
#undef INFINITE
#undef NOT_A_NUMBER
#undef BITS
#undef PRODUCT_REST
#undef POWER
#undef POWER_T
#undef TURN
#undef TURN_T
#undef GREATEST
#undef FARTHEST
#undef REST
#undef STEP
#undef EVALUATE

#define SCALAR float
#define LANES 16
#define MAGNITUDE __builtin_fabsf
#define INFINITE __builtin_inff()
#define NOT_A_NUMBER __builtin_nanf("")
#define BITS hooke_bits_f32
#define PRODUCT_REST hooke_product_rest_f32
#define POWER hooke_power_f32
#define POWER_T hooke_power_f32_t
#define TURN hooke_turn_f32
#define TURN_T hooke_turn_f32_t
#define GREATEST 125
#define FARTHEST 0x1p21f
#define REST rest_row_f32
#define STEP step_block_f32
#define EVALUATE evaluate_block_f32
#include "spring_rest_body.h"
#include "spring_own_step_body.h"
#include "spring_exact_body.h"

HOOKE_CLONES size_t hooke_spring_own_step_f32(const float *coefficients, size_t first, size_t count,
                                              const float *target, float restPosition, float restVelocity,
                                              float *position, float *velocity) {
#include "spring_own_step_loop.h"
}

HOOKE_CLONES size_t hooke_spring_evaluate_f32(const float *fields, const float *slow, const double *starts,
                                              const unsigned char *kinds, float reach, float restPosition,
                                              float restVelocity, size_t first, size_t count, double time,
                                              const double *times, float *position, float *velocity) {
#include "spring_exact_loop.h"
}

HOOKE_CLONES void hooke_elementary_f32(const float *x, size_t count, float *power, float *sine, float *cosine) {
    for (size_t i = 0; i < count; i++) {
        hooke_turn_f32_t turn = hooke_turn_f32(x[i], 0);
        power[i] = hooke_power_f32(x[i], 0).value;
        sine[i] = turn.sine;
        cosine[i] = turn.cosine;
    }
}
