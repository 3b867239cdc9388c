/* What the references in 113-bit arithmetic share: the type, the error exit and random numbers. */
#define _GNU_SOURCE
#include <inttypes.h>
#include <math.h>
#include <quadmath.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef __float128 quad;

__attribute__((noreturn, format(printf, 1, 2))) static inline void die(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "error: ");
    vfprintf(stderr, format, arguments);
    fprintf(stderr, "\n");
    exit(2);
}

static uint64_t seed;

static inline uint64_t next_bits(void) { /* SplitMix64 */
    uint64_t z = seed += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static inline double unit(void) { return (double)(next_bits() >> 11) * 0x1p-53; }
static inline double uniform(double low, double high) { return low + (high - low) * unit(); }
static inline double power(double low, double high) { return pow(10, uniform(low, high)); }
