#include "CMachineLimits.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__x86_64__) && defined(__linux__) && defined(__GLIBC__)
#define CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define CLONES
#endif

#ifdef MACHINE_OPENBLAS
extern void cblas_dgemm(int order, int transposeA, int transposeB, int m, int n, int k, double alpha, const double *a,
                        int lda, const double *b, int ldb, double beta, double *c, int ldc);
extern void cblas_sgemm(int order, int transposeA, int transposeB, int m, int n, int k, float alpha, const float *a,
                        int lda, const float *b, int ldb, float beta, float *c, int ldc);
enum { COLUMN_MAJOR = 102, NO_TRANSPOSE = 111 };

int machine_multiply_stacked_f64(double *c, const double *a, const double *b, int rows, int inner, int columns) {
    cblas_dgemm(COLUMN_MAJOR, NO_TRANSPOSE, NO_TRANSPOSE, rows, columns, inner, 1, a, rows, b, inner, 0, c, rows);
    return 1;
}

int machine_multiply_stacked_f32(float *c, const float *a, const float *b, int rows, int inner, int columns) {
    cblas_sgemm(COLUMN_MAJOR, NO_TRANSPOSE, NO_TRANSPOSE, rows, columns, inner, 1, a, rows, b, inner, 0, c, rows);
    return 1;
}
#else
int machine_multiply_stacked_f64(double *c, const double *a, const double *b, int rows, int inner, int columns) {
    (void)c, (void)a, (void)b, (void)rows, (void)inner, (void)columns;
    return 0;
}

int machine_multiply_stacked_f32(float *c, const float *a, const float *b, int rows, int inner, int columns) {
    (void)c, (void)a, (void)b, (void)rows, (void)inner, (void)columns;
    return 0;
}
#endif

#define STRUCTURES(SCALAR, SUFFIX)                                                                             \
    void machine_project_structures_##SUFFIX(const SCALAR m[16], const machine_point_##SUFFIX *restrict from,  \
                                             machine_point_##SUFFIX *restrict to, size_t count) {              \
        for (size_t i = 0; i < count; i++) {                                                                   \
            machine_point_##SUFFIX p = from[i];                                                                \
            SCALAR x = (m[0] * p.x + m[4] * p.y) + (m[8] * p.z + m[12]);                                       \
            SCALAR y = (m[1] * p.x + m[5] * p.y) + (m[9] * p.z + m[13]);                                       \
            SCALAR z = (m[2] * p.x + m[6] * p.y) + (m[10] * p.z + m[14]);                                      \
            SCALAR w = (m[3] * p.x + m[7] * p.y) + (m[11] * p.z + m[15]);                                      \
            to[i] = (machine_point_##SUFFIX){x / w, y / w, z / w};                                             \
        }                                                                                                      \
    }                                                                                                          \
    void machine_project_plane_structures_##SUFFIX(const SCALAR m[16],                                         \
                                                   const machine_plane_point_##SUFFIX *restrict from,          \
                                                   machine_plane_point_##SUFFIX *restrict to, size_t count) {  \
        for (size_t i = 0; i < count; i++) {                                                                   \
            machine_plane_point_##SUFFIX p = from[i];                                                          \
            SCALAR x = m[0] * p.x + m[4] * p.y + m[12];                                                        \
            SCALAR y = m[1] * p.x + m[5] * p.y + m[13];                                                        \
            SCALAR w = m[3] * p.x + m[7] * p.y + m[15];                                                        \
            to[i] = (machine_plane_point_##SUFFIX){x / w, y / w};                                              \
        }                                                                                                      \
    }                                                                                                          \
    CLONES void machine_update_three_##SUFFIX(SCALAR *restrict first, SCALAR *restrict second,                 \
                                              SCALAR *restrict third, size_t count, SCALAR factor) {           \
        for (size_t i = 0; i < count; i++) {                                                                   \
            first[i] *= factor;                                                                                \
            second[i] *= factor;                                                                               \
            third[i] *= factor;                                                                                \
        }                                                                                                      \
    }

STRUCTURES(double, f64)
STRUCTURES(float, f32)
