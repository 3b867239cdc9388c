#include "CMachineLimits.h"

#include <stdint.h>
#include <string.h>

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__x86_64__) && defined(__linux__) && defined(__GLIBC__)
#define CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define CLONES
#endif

void machine_copy(void *restrict to, const void *restrict from, size_t bytes) {
    memcpy(to, from, bytes);
}

CLONES void machine_update_pair_f64(double *restrict first, double *restrict second, size_t count, double factor) {
    for (size_t i = 0; i < count; i++) {
        first[i] *= factor;
        second[i] *= factor;
    }
}

CLONES void machine_update_pair_f32(float *restrict first, float *restrict second, size_t count, float factor) {
    for (size_t i = 0; i < count; i++) {
        first[i] *= factor;
        second[i] *= factor;
    }
}

CLONES void machine_update_pair_reading_f64(double *restrict first, double *restrict second,
                                            const double *restrict third, size_t count, double factor) {
    for (size_t i = 0; i < count; i++) {
        first[i] = third[i] + factor * first[i];
        second[i] *= factor;
    }
}

// Adding 1.5·2⁵² rounds to an integer, which is then in the low bits of the sum.
#define ROUNDER 0x1.8p52

static inline uint64_t bits(double value) {
    uint64_t result;
    memcpy(&result, &value, sizeof result);
    return result;
}

static inline double number(uint64_t bits) {
    double result;
    memcpy(&result, &bits, sizeof result);
    return result;
}

// 2ⁿ·exp(r) with |r| ≤ ln 2 / 2, by Taylor's polynomial of degree 13.
static inline double exponential(double x) {
    double rounded = x * 0x1.71547652b82fep0 + ROUNDER;
    double n = rounded - ROUNDER;
    double r = (x - n * 0x1.62e42fefa3800p-1) - n * 0x1.ef35793c76730p-45;
    double p = 1.0 / 6227020800;
    p = p * r + 1.0 / 479001600;
    p = p * r + 1.0 / 39916800;
    p = p * r + 1.0 / 3628800;
    p = p * r + 1.0 / 362880;
    p = p * r + 1.0 / 40320;
    p = p * r + 1.0 / 5040;
    p = p * r + 1.0 / 720;
    p = p * r + 1.0 / 120;
    p = p * r + 1.0 / 24;
    p = p * r + 1.0 / 6;
    p = p * r + 0.5;
    p = p * r + 1;
    p = p * r + 1;
    return p * number((bits(rounded) + 1023) << 52);
}

CLONES void machine_exp_sincos_f64(double *restrict even, double *restrict odd, const double *restrict exponent,
                                   const double *restrict angle, size_t count) {
    for (size_t i = 0; i < count; i++) {
        // angle = n·π/2 + r with |r| ≤ π/4; π/2 in parts of 33 bits, 33 bits and the rest.
        double rounded = angle[i] * 0x1.45f306dc9c883p-1 + ROUNDER;
        double n = rounded - ROUNDER;
        double r = ((angle[i] - n * 0x1.921fb544p0) - n * 0x1.0b4611a6p-34) - n * 0x1.3198a2e037073p-69;
        double z = r * r;
        double s = -1.0 / 1307674368000;
        s = s * z + 1.0 / 6227020800;
        s = s * z - 1.0 / 39916800;
        s = s * z + 1.0 / 362880;
        s = s * z - 1.0 / 5040;
        s = s * z + 1.0 / 120;
        s = s * z - 1.0 / 6;
        s = r + r * (z * s);
        double c = 1.0 / 20922789888000;
        c = c * z - 1.0 / 87178291200;
        c = c * z + 1.0 / 479001600;
        c = c * z - 1.0 / 3628800;
        c = c * z + 1.0 / 40320;
        c = c * z - 1.0 / 720;
        c = c * z + 1.0 / 24;
        c = (1 - 0.5 * z) + z * z * c;
        // The number of quarter turns selects sine or cosine, and the signs.
        uint64_t quarter = bits(rounded);
        uint64_t swapped = 0 - (quarter & 1);
        double sine = number(((bits(s) & ~swapped) | (bits(c) & swapped)) ^ ((quarter & 2) << 62));
        double cosine = number(((bits(c) & ~swapped) | (bits(s) & swapped)) ^ (((quarter + 1) & 2) << 62));
        double envelope = exponential(exponent[i]);
        even[i] = envelope * cosine;
        odd[i] = envelope * sine;
    }
}

#ifdef MACHINE_OPENBLAS
// The OpenBLAS functions in use, with 32-bit integers.
extern void cblas_dgemm(int order, int transposeA, int transposeB, int m, int n, int k, double alpha, const double *a,
                        int lda, const double *b, int ldb, double beta, double *c, int ldc);
extern void cblas_sgemm(int order, int transposeA, int transposeB, int m, int n, int k, float alpha, const float *a,
                        int lda, const float *b, int ldb, float beta, float *c, int ldc);
extern char *openblas_get_config(void);

int machine_multiply_f64(double *c, const double *a, const double *b, int n) {
    enum { COLUMN_MAJOR = 102, NO_TRANSPOSE = 111 };
    cblas_dgemm(COLUMN_MAJOR, NO_TRANSPOSE, NO_TRANSPOSE, n, n, n, 1, a, n, b, n, 0, c, n);
    return 1;
}

int machine_multiply_f32(float *c, const float *a, const float *b, int n) {
    enum { COLUMN_MAJOR = 102, NO_TRANSPOSE = 111 };
    cblas_sgemm(COLUMN_MAJOR, NO_TRANSPOSE, NO_TRANSPOSE, n, n, n, 1, a, n, b, n, 0, c, n);
    return 1;
}

const char *machine_blas(void) {
    return openblas_get_config();
}
#else
int machine_multiply_f64(double *c, const double *a, const double *b, int n) {
    (void)c;
    (void)a;
    (void)b;
    (void)n;
    return 0;
}

int machine_multiply_f32(float *c, const float *a, const float *b, int n) {
    (void)c;
    (void)a;
    (void)b;
    (void)n;
    return 0;
}

const char *machine_blas(void) {
    return 0;
}
#endif

const char *machine_compiler(void) {
#ifdef __VERSION__
    return __VERSION__;
#else
    return "";
#endif
}

typedef double row __attribute__((vector_size(256)));
enum { LANES = sizeof(row) / sizeof(double) };

CLONES void machine_multiply_add_f64(double *restrict first, double *restrict second, size_t count, size_t rounds,
                                     double factor, double addend) {
    size_t start = 0;
    for (; start + LANES <= count; start += LANES) {
        row x, y;
        __builtin_memcpy(&x, first + start, sizeof x);
        __builtin_memcpy(&y, second + start, sizeof y);
        for (size_t round = 0; round < rounds; round++) {
            x = x * factor + addend;
            y = y * factor + addend;
        }
        __builtin_memcpy(first + start, &x, sizeof x);
        __builtin_memcpy(second + start, &y, sizeof y);
    }
    for (; start < count; start++) {
        for (size_t round = 0; round < rounds; round++) {
            first[start] = first[start] * factor + addend;
            second[start] = second[start] * factor + addend;
        }
    }
}

void machine_consume(void *address) {
    __asm__ volatile("" : : "r"(address) : "memory");
}
