// The cubic between two values that HermiteSegment.swift defines, operation by operation. u of the segment has passed and
// v = 1 − u is left; tangents are in the segment's own parameter.
#ifndef HOOKE_HERMITE_H
#define HOOKE_HERMITE_H

// Nothing is fused, so that the bits are the same on every processor.
#pragma STDC FP_CONTRACT OFF

// From the nearer end, so that both are exact, and without branches: which half a time is in is as good as random.
static inline __attribute__((always_inline)) double hermite_value(double u, double v, double start, double end,
                                                                  double startTangent, double endTangent) {
    double distance = v < u ? v : u, product = u * v;
    double weight = __builtin_copysign(distance * distance * (3 - 2 * distance), v - u);
    return (v < u ? end : start)
           + (((end - start) * weight + startTangent * (product * v)) - endTangent * (u * product));
}

// The straight line, likewise.
static inline __attribute__((always_inline)) double line_value(double u, double v, double start, double end) {
    return (v < u ? end : start) + (end - start) * (v < u ? -v : u);
}

// The derivative of the cubic by u.
static inline __attribute__((always_inline)) double hermite_slope(double u, double v, double chord,
                                                                  double startTangent, double endTangent) {
    return (chord * (6 * u * v) + startTangent * (v * (1 - 3 * u))) + endTangent * (u * (1 - 3 * v));
}

#endif
