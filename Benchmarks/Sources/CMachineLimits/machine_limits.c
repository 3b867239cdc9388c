#include "CMachineLimits.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__x86_64__) && defined(__linux__) && defined(__GLIBC__)
#define CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define CLONES
#endif

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
