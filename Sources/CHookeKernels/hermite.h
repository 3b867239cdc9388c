// The cubic between two values as in HermiteSegment.swift, operation by operation. u is the fraction of the segment and
// v = 1 − u; tangents are per segment parameter.
#ifndef HOOKE_HERMITE_H
#define HOOKE_HERMITE_H

// No fused multiply-add, so the bits are the same on every processor.
#pragma STDC FP_CONTRACT OFF

// Computed from the nearer end, so that both ends are exact; without branches, because the half is unpredictable.
static inline __attribute__((always_inline)) double hermite_value(double u, double v, double start, double end,
                                                                  double startTangent, double endTangent) {
    double distance = v < u ? v : u, product = u * v;
    double weight = __builtin_copysign(distance * distance * (3 - 2 * distance), v - u);
    return (v < u ? end : start)
           + (((end - start) * weight + startTangent * (product * v)) - endTangent * (u * product));
}

// The straight line, in the same way.
static inline __attribute__((always_inline)) double line_value(double u, double v, double start, double end) {
    return (v < u ? end : start) + (end - start) * (v < u ? -v : u);
}

// The derivative of the cubic by u.
static inline __attribute__((always_inline)) double hermite_slope(double u, double v, double chord,
                                                                  double startTangent, double endTangent) {
    return (chord * (6 * u * v) + startTangent * (v * (1 - 3 * u))) + endTangent * (u * (1 - 3 * v));
}

#endif
