#include "CHookeKernels.h"
#include "dispatch.h"

// As in transform_points.c.
#pragma STDC FP_CONTRACT OFF

// The products are summed in pairs, as in Transform3D.concatenating.
#define SPREAD(m, a) \
    __builtin_shufflevector(m, m, a, a, a, a, 4 + a, 4 + a, 4 + a, 4 + a, 8 + a, 8 + a, 8 + a, 8 + a, 12 + a, 12 + a, \
                            12 + a, 12 + a)
#define ROW(m, a) \
    __builtin_shufflevector(m, m, 4 * a, 4 * a + 1, 4 * a + 2, 4 * a + 3, 4 * a, 4 * a + 1, 4 * a + 2, 4 * a + 3, 4 * a, \
                            4 * a + 1, 4 * a + 2, 4 * a + 3, 4 * a, 4 * a + 1, 4 * a + 2, 4 * a + 3)

typedef double matrix_f64 __attribute__((vector_size(16 * sizeof(double))));
typedef float matrix_f32 __attribute__((vector_size(16 * sizeof(float))));

// A node directly after its parent, as in a chain, takes it from registers.
#define WORLD(NAME, SCALAR, MATRIX)                                                                           \
    HOOKE_CLONES void NAME(const SCALAR *local, const int32_t *parents, size_t count, SCALAR *world) {        \
        MATRIX last = {0};                                                                                    \
        for (size_t i = 0; i < count; i++) {                                                                  \
            MATRIX own, parent;                                                                               \
            __builtin_memcpy(&own, local + 16 * i, sizeof own);                                               \
            int32_t p = parents[i];                                                                           \
            if (p >= 0) {                                                                                     \
                if ((size_t)p + 1 == i) parent = last;                                                        \
                else __builtin_memcpy(&parent, world + 16 * (size_t)p, sizeof parent);                        \
                own = (SPREAD(own, 0) * ROW(parent, 0) + SPREAD(own, 1) * ROW(parent, 1)) +                   \
                      (SPREAD(own, 2) * ROW(parent, 2) + SPREAD(own, 3) * ROW(parent, 3));                    \
            }                                                                                                 \
            last = own;                                                                                       \
            __builtin_memcpy(world + 16 * i, &own, sizeof own);                                               \
        }                                                                                                     \
    }

WORLD(hooke_world_transforms_f64, double, matrix_f64)
WORLD(hooke_world_transforms_f32, float, matrix_f32)
