// 4×4 matrices by the textbook, as commonly written in C, for comparison with Transform3D's products and inverses. Row
// by row; the inverse by cofactors, without checking that it exists.
#include "CMachineLimits.h"

#define MULTIPLY(NAME, SCALAR)                                                                                           \
    void NAME(const SCALAR *restrict a, const SCALAR *restrict b, SCALAR *restrict product, size_t count) {              \
        for (size_t n = 0; n < count; n++, a += 16, b += 16, product += 16) {                                            \
            for (int i = 0; i < 4; i++) {                                                                                \
                for (int j = 0; j < 4; j++) {                                                                            \
                    product[4 * i + j] = a[4 * i] * b[j] + a[4 * i + 1] * b[4 + j] + a[4 * i + 2] * b[8 + j] +           \
                                         a[4 * i + 3] * b[12 + j];                                                       \
                }                                                                                                        \
            }                                                                                                            \
        }                                                                                                                \
    }

MULTIPLY(plain_multiply_f64, double)
MULTIPLY(plain_multiply_f32, float)

// The determinant of the matrix without one row and one column, the others in order.
#define MINOR(m, i, j, k, p, q, r)                                                                                       \
    (m[4 * i + p] * (m[4 * j + q] * m[4 * k + r] - m[4 * k + q] * m[4 * j + r]) -                                        \
     m[4 * i + q] * (m[4 * j + p] * m[4 * k + r] - m[4 * k + p] * m[4 * j + r]) +                                        \
     m[4 * i + r] * (m[4 * j + p] * m[4 * k + q] - m[4 * k + p] * m[4 * j + q]))

#define INVERT(NAME, SCALAR)                                                                                             \
    void NAME(const SCALAR *restrict m, SCALAR *restrict inverse, size_t count) {                                        \
        for (size_t n = 0; n < count; n++, m += 16, inverse += 16) {                                                     \
            SCALAR c[16] = {                                                                                             \
                MINOR(m, 1, 2, 3, 1, 2, 3),  -MINOR(m, 0, 2, 3, 1, 2, 3), MINOR(m, 0, 1, 3, 1, 2, 3),                    \
                -MINOR(m, 0, 1, 2, 1, 2, 3), -MINOR(m, 1, 2, 3, 0, 2, 3), MINOR(m, 0, 2, 3, 0, 2, 3),                    \
                -MINOR(m, 0, 1, 3, 0, 2, 3), MINOR(m, 0, 1, 2, 0, 2, 3),  MINOR(m, 1, 2, 3, 0, 1, 3),                    \
                -MINOR(m, 0, 2, 3, 0, 1, 3), MINOR(m, 0, 1, 3, 0, 1, 3),  -MINOR(m, 0, 1, 2, 0, 1, 3),                   \
                -MINOR(m, 1, 2, 3, 0, 1, 2), MINOR(m, 0, 2, 3, 0, 1, 2),  -MINOR(m, 0, 1, 3, 0, 1, 2),                   \
                MINOR(m, 0, 1, 2, 0, 1, 2),                                                                              \
            };                                                                                                           \
            SCALAR factor = 1 / (m[0] * c[0] + m[1] * c[4] + m[2] * c[8] + m[3] * c[12]);                                \
            for (int i = 0; i < 16; i++) inverse[i] = c[i] * factor;                                                     \
        }                                                                                                                \
    }

INVERT(plain_invert_f64, double)
INVERT(plain_invert_f32, float)

void plain_determinant_f64(const double *restrict m, double *restrict result, size_t count) {
    for (size_t n = 0; n < count; n++, m += 16) {
        result[n] = m[0] * MINOR(m, 1, 2, 3, 1, 2, 3) - m[1] * MINOR(m, 1, 2, 3, 0, 2, 3) +
                    m[2] * MINOR(m, 1, 2, 3, 0, 1, 3) - m[3] * MINOR(m, 1, 2, 3, 0, 1, 2);
    }
}
