// Functions that the compiler calls where WebAssembly has no instruction.
#include <stdint.h>

typedef struct {
    uint64_t low, high;
} wide;

static wide product(uint64_t a, uint64_t b) {
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (uint32_t)middle;
    return (wide){(other << 32) | (uint32_t)(a0 * b0), a1 * b1 + (middle >> 32) + (other >> 32)};
}

#ifdef __wasm__
// The product of two 128-bit numbers, modulo 2^128.
void __multi3(wide *to, uint64_t a_low, uint64_t a_high, uint64_t b_low, uint64_t b_high) {
    *to = product(a_low, b_low);
    to->high += a_low * b_high + a_high * b_low;
}
#endif

static uint64_t bits_of(double x) {
    union {
        double value;
        uint64_t bits;
    } number = {x};
    return number.bits;
}

static double double_of(uint64_t bits) {
    union {
        uint64_t bits;
        double value;
    } number = {bits};
    return number.value;
}

// Rounds to the nearest integer, halves away from 0.
double round(double x) {
    double size = x < 0 ? -x : x;
    if (!(size < 0x1p52)) return x;
    double whole = (double)(int64_t)size;
    if (size - whole >= 0.5) whole += 1;
    return double_of(bits_of(whole) | (bits_of(x) & (1ull << 63)));
}

// Returns the significand of a finite nonzero number, with its highest bit at 52, and the exponent of its
// lowest bit.
static uint64_t split(double x, int *exponent) {
    uint64_t bits = bits_of(x), fraction = bits & ((1ull << 52) - 1);
    int field = bits >> 52 & 0x7ff;
    if (field) {
        *exponent = field - 1075;
        return fraction | 1ull << 52;
    }
    int shift = __builtin_clzll(fraction) - 11;
    *exponent = -1074 - shift;
    return fraction << shift;
}

// Shifts right; sets the lowest bit if a nonzero bit was lost.
static wide shifted_right(wide x, int count) {
    if (count == 0) return x;
    if (count > 127) return (wide){(x.low | x.high) != 0, 0};
    if (count >= 64) {
        uint64_t lost = x.low | (count > 64 ? x.high << (128 - count) : 0);
        return (wide){(x.high >> (count - 64)) | (lost != 0), 0};
    }
    uint64_t lost = x.low << (64 - count);
    return (wide){(x.low >> count) | (x.high << (64 - count)) | (lost != 0), x.high >> count};
}

static wide shifted_left(wide x, int count) {
    if (count == 0) return x;
    if (count >= 64) return (wide){0, x.low << (count - 64)};
    return (wide){x.low << count, (x.high << count) | (x.low >> (64 - count))};
}

static int zeros_above(wide x) { return x.high ? __builtin_clzll(x.high) : 64 + __builtin_clzll(x.low); }

// x·y + z with one rounding.
double fma(double x, double y, double z) {
    const uint64_t sign = 1ull << 63;
    if (!(x - x == 0) || !(y - y == 0)) return x * y + z;
    if (!(z - z == 0)) return z;
    if (x == 0 || y == 0) return x * y + z;
    if (z == 0) return x * y;
    int x_exponent, y_exponent, z_exponent;
    uint64_t x_bits = split(x, &x_exponent), y_bits = split(y, &y_exponent);
    // Align both to the larger exponent, with two bits free above.
    wide a = product(x_bits, y_bits), b = {split(z, &z_exponent), 0};
    int a_shift = zeros_above(a) - 2, b_shift = zeros_above(b) - 2;
    int a_exponent = x_exponent + y_exponent - a_shift, b_exponent = z_exponent - b_shift;
    a = shifted_left(a, a_shift);
    b = shifted_left(b, b_shift);
    int exponent = a_exponent > b_exponent ? a_exponent : b_exponent;
    a = shifted_right(a, exponent - a_exponent);
    b = shifted_right(b, exponent - b_exponent);
    uint64_t a_sign = (bits_of(x) ^ bits_of(y)) & sign, b_sign = bits_of(z) & sign, result_sign = a_sign;
    wide sum;
    if (a_sign == b_sign) {
        sum.low = a.low + b.low;
        sum.high = a.high + b.high + (sum.low < a.low);
    } else {
        if (a.high < b.high || (a.high == b.high && a.low < b.low)) {
            wide other = a;
            a = b;
            b = other;
            result_sign = b_sign;
        }
        sum.low = a.low - b.low;
        sum.high = a.high - b.high - (a.low < b.low);
    }
    if ((sum.low | sum.high) == 0) return 0;
    // A normal result uses at most 62 bits, a subnormal one fewer; the rest only breaks ties.
    int shift = 66 - zeros_above(sum);
    if (shift < 0) {
        sum = shifted_left(sum, -shift);
    } else {
        sum = shifted_right(sum, shift);
    }
    exponent += shift;
    // Now 2^61 ≤ sum < 2^62, times 2 to the exponent.
    int missing = -1074 - (exponent + 9);
    int dropped = missing > 0 ? 9 + missing : 9;
    if (dropped > 63) return double_of(result_sign);
    uint64_t kept = sum.low >> dropped, rest = sum.low & ((1ull << dropped) - 1), half = 1ull << (dropped - 1);
    kept += rest > half || (rest == half && (kept & 1));
    exponent += dropped;
    // In two factors, because 2^exponent may be out of range. The significand is already rounded.
    double result = (double)kept;
    if (exponent > 971) return double_of(result_sign | 0x7ffull << 52);
    int first = exponent / 2;
    result = result * double_of((uint64_t)(1023 + first) << 52) * double_of((uint64_t)(1023 + exponent - first) << 52);
    return double_of(bits_of(result) | result_sign);
}
