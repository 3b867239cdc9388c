// Powers of two, sines and cosines for the batch loops. The code has no tables or branches, so compilers vectorise
// loops over it for any instruction set.
//
// Rates are in halvings and half-turns per second. So an argument is reduced exactly by subtracting the nearest
// integer, which is faster than exp, sin and cos of plain arguments. An argument has two words: `rest` is the rounding
// error of `x`.
//
// The coefficients are minimax; Tests/TestSupport/Golden/elementary.py computes them and their errors.
#ifndef HOOKE_ELEMENTARY_H
#define HOOKE_ELEMENTARY_H

#include "dispatch.h"

#include <stdint.h>
#include <string.h>

// The product and sum of an expression become one fused multiply-add if the instruction set has it.
#pragma STDC FP_CONTRACT ON

#define HOOKE_INLINE static inline __attribute__((always_inline))

#define HOOKE_LN2 0x1.62e42fefa39efp-1
#define HOOKE_PI 0x1.921fb54442d18p+1

// 2^x = scale·(1 + excess), also as one number.
typedef struct {
    double scale, excess, value;
} hooke_power_f64_t;

typedef struct {
    float scale, excess, value;
} hooke_power_f32_t;

typedef struct {
    double sine, cosine;
} hooke_turn_f64_t;

typedef struct {
    float sine, cosine;
} hooke_turn_f32_t;

HOOKE_INLINE uint64_t hooke_bits_f64(double x) {
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

HOOKE_INLINE double hooke_from_bits_f64(uint64_t bits) {
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

HOOKE_INLINE uint32_t hooke_bits_f32(float x) {
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

HOOKE_INLINE float hooke_from_bits_f32(uint32_t bits) {
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

// The rounding error of the product a·b, by one fused multiply-add. On platforms that do not guarantee it the factors
// are split in halves, whose products are exact. The clone for old processors returns 0.
HOOKE_INLINE double hooke_product_rest_f64(double a, double b, double product) {
#if defined(HOOKE_HAS_CLONES) || defined(__FMA__) || defined(__aarch64__) || defined(__ARM_FEATURE_FMA)
    return a * b - product;
#else
    double aHigh = hooke_from_bits_f64(hooke_bits_f64(a) & 0xfffffffff8000000);
    double bHigh = hooke_from_bits_f64(hooke_bits_f64(b) & 0xfffffffff8000000);
    double aLow = a - aHigh, bLow = b - bHigh;
    return ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow;
#endif
}

// 2^(x + rest) for |x| ≤ 1021; finite but meaningless up to 2⁵⁰.
HOOKE_INLINE hooke_power_f64_t hooke_power_f64(double x, double rest) {
    // Adding 1.5·2⁵² rounds to an integer and leaves it in the low bits.
    double shifted = x + 0x1.8p52;
    double f = (x - (shifted - 0x1.8p52)) + rest;
    double f2 = f * f;
    // (2^f − 1)/f with even and odd powers separate, which halves the dependency chain.
    double even = 0x1.b525a08d4f801p-24 + f2 * 0x1.e8cac09f28ce1p-32;
    even = 0x1.ffcbfc1ea6378p-17 + f2 * even;
    even = 0x1.5d87fe78b2112p-10 + f2 * even;
    even = 0x1.c6b08d704a08ep-5 + f2 * even;
    even = HOOKE_LN2 + f2 * even;
    double odd = 0x1.62bfd4b49c538p-20 + f2 * 0x1.e605d2a94bf7ep-28;
    odd = 0x1.4309130958eedp-13 + f2 * odd;
    odd = 0x1.3b2ab6fba1e40p-7 + f2 * odd;
    odd = 0x1.ebfbdff82c598p-3 + f2 * odd;
    double slope = even + f * odd;
    double factor = 1 + f * slope;
    uint64_t exponent = hooke_bits_f64(shifted) << 52;
    hooke_power_f64_t power = {hooke_from_bits_f64(exponent + ((uint64_t)1023 << 52)), f * slope,
                               hooke_from_bits_f64(hooke_bits_f64(factor) + exponent)};
    return power;
}

// sin and cos of π(x + rest), for |x| ≤ 2⁵⁰.
HOOKE_INLINE hooke_turn_f64_t hooke_turn_f64(double x, double rest) {
    double shifted = x + 0x1.8p52;
    double f = (x - (shifted - 0x1.8p52)) + rest;
    double z = f * f;
    double z2 = z * z;
    double even = 0x1.e8f365081a0a3p-12 + z2 * 0x1.9d3694a5d09d6p-21;
    even = 0x1.507834854caedp-4 + z2 * even;
    even = 0x1.466bc6775aa82p+1 + z2 * even;
    even = HOOKE_PI + z2 * even;
    double odd = -0x1.e3074df539ca3p-8 - z2 * 0x1.6f7a5f408bff0p-16;
    odd = -0x1.32d2cce627d1ap-1 + z2 * odd;
    odd = -0x1.4abbce625be52p+2 + z2 * odd;
    double sine = f * (even + z * odd);
    even = 0x1.f9d25db6ac829p-10 + z2 * 0x1.168d57ddfbeaep-18;
    even = 0x1.e1f50681cae9cp-3 + z2 * even;
    even = 0x1.03c1f081b59c8p+2 + z2 * even;
    even = 1 + z2 * even;
    odd = -0x1.a6d1efeb4e60bp-6 - z2 * 0x1.b696d3fcd2eadp-14;
    odd = -0x1.55d3c7e3c115fp+0 + z2 * odd;
    odd = -0x1.3bd3cc9be45dcp+2 + z2 * odd;
    double cosine = even + z * odd;
    // An odd number of half-turns changes both signs.
    uint64_t sign = hooke_bits_f64(shifted) << 63;
    hooke_turn_f64_t turn = {hooke_from_bits_f64(hooke_bits_f64(sine) ^ sign),
                             hooke_from_bits_f64(hooke_bits_f64(cosine) ^ sign)};
    return turn;
}

// The same in single precision; products are exact in double precision.
HOOKE_INLINE float hooke_product_rest_f32(float a, float b, float product) {
#if defined(HOOKE_HAS_CLONES) || defined(__FMA__) || defined(__aarch64__) || defined(__ARM_FEATURE_FMA)
    return a * b - product;
#else
    return (float)((double)a * b - product);
#endif
}

// 2^(x + rest) for |x| ≤ 125; finite but meaningless up to 2²¹.
HOOKE_INLINE hooke_power_f32_t hooke_power_f32(float x, float rest) {
    float shifted = x + 0x1.8p23f;
    float f = (x - (shifted - 0x1.8p23f)) + rest;
    float f2 = f * f;
    float even = 0x1.c6af6ep-5f + f2 * 0x1.5f07b4p-10f;
    even = 0x1.62e430p-1f + f2 * even;
    float odd = 0x1.3b2ba0p-7f + f2 * 0x1.4308f8p-13f;
    odd = 0x1.ebfbdep-3f + f2 * odd;
    float slope = even + f * odd;
    float factor = 1 + f * slope;
    uint32_t exponent = hooke_bits_f32(shifted) << 23;
    hooke_power_f32_t power = {hooke_from_bits_f32(exponent + ((uint32_t)127 << 23)), f * slope,
                               hooke_from_bits_f32(hooke_bits_f32(factor) + exponent)};
    return power;
}

// sin and cos of π(x + rest), for |x| ≤ 2²¹.
HOOKE_INLINE hooke_turn_f32_t hooke_turn_f32(float x, float rest) {
    float shifted = x + 0x1.8p23f;
    float f = (x - (shifted - 0x1.8p23f)) + rest;
    float z = f * f;
    float z2 = z * z;
    float even = 0x1.466918p+1f + z2 * 0x1.3e2930p-4f;
    even = 0x1.921fb6p+1f + z2 * even;
    float odd = -0x1.4abbc6p+2f - z2 * 0x1.325570p-1f;
    float sine = f * (even + z * odd);
    even = 0x1.03c1e6p+2f + z2 * 0x1.e12f86p-3f;
    even = 1 + z2 * even;
    odd = -0x1.55d0b8p+0f - z2 * 0x1.901bd6p-6f;
    odd = -0x1.3bd3ccp+2f + z2 * odd;
    float cosine = even + z * odd;
    uint32_t sign = hooke_bits_f32(shifted) << 31;
    hooke_turn_f32_t turn = {hooke_from_bits_f32(hooke_bits_f32(sine) ^ sign),
                             hooke_from_bits_f32(hooke_bits_f32(cosine) ^ sign)};
    return turn;
}

#endif
