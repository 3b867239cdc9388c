// Compares hooke.wasm's own functions with those of the C library.
#include <math.h>
#include <stdio.h>
#include <string.h>

#define fma own_fma
#define round own_round
#include "../../Sources/JavaScript/wasm/arithmetic.c"
#undef fma
#undef round

static uint64_t state = 1;

static uint64_t next(void) {
    state += 0x9E3779B97F4A7C15;
    uint64_t z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9;
    return (z ^ (z >> 27)) * 0x94D049BB133111EB ^ (z >> 31);
}

// Numbers with any exponents, with similar exponents, or with few bits.
static double number(int kind) {
    uint64_t bits = next();
    if (kind == 0) return double_of(bits);
    if (kind == 1) return double_of((bits & 0x800FFFFFFFFFFFFF) | (1000 + bits % 46) << 52);
    if (kind == 2) return double_of((bits & 0x8008000000000001) | (bits >> 52 & 63) << 52);
    return double_of(bits & 0xFFFC000000000000);
}

static int same(double a, double b) { return memcmp(&a, &b, 8) == 0 || (a != a && b != b); }

int main(void) {
    for (int index = 0; index < 4000000; index++) {
        int kind = index % 4;
        double x = number(kind), y = number(kind), z = kind == 2 ? number(1) * number(2) : number(kind);
        if (index % 3 == 0) z = -(x * y);
        if (!same(own_fma(x, y, z), fma(x, y, z)) || !same(own_round(x), round(x))) {
            printf("fma(%a, %a, %a) is %a, not %a; round is %a, not %a\n", x, y, z, own_fma(x, y, z), fma(x, y, z), own_round(x),
                   round(x));
            return 1;
        }
    }
    puts("4000000 cases");
}
