#include "CHookeKernels.h"
#include "dispatch.h"
#include "hermite.h"

#include <string.h>

// Values and velocities of one track at many times. The arithmetic is that of KeyframeTrack, operation by operation and
// without fused multiply-add, so the results are bit-identical.
#pragma STDC FP_CONTRACT OFF

#define INLINE static inline __attribute__((always_inline))

enum { BLOCK = 256, LANES = 8 };

typedef hooke_track_key_f64 track_key;

INLINE size_t interval_of(double t, double origin, double scale) {
    double shifted = (t - origin) * scale + 0x1p52;
    uint64_t bits;
    memcpy(&bits, &shifted, sizeof bits);
    return (uint32_t)bits;
}

// The last key at or before a time, starting from a key at or before it. The time is before the last key.
INLINE size_t last_key_until(const track_key *keys, size_t count, double t, size_t start) {
    size_t low = start, stride = 1;
    while (low + stride < count && keys[low + stride].time <= t) {
        low += stride;
        stride *= 2;
    }
    size_t high = low + stride < count - 1 ? low + stride : count - 1;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (keys[middle].time <= t) low = middle;
        else high = middle;
    }
    return low;
}

INLINE double evaluate_between(const track_key *a, const track_key *b, double t, int isCubic, int isVelocity) {
    double duration = b->time - a->time;
    double chord = b->value - a->value;
    if (isVelocity && !isCubic) return chord * (1 / duration);
    double u = (t - a->time) / duration, v = (b->time - t) / duration;
    if (isVelocity) return hermite_slope(u, v, chord, a->leaving, b->arriving) * (1 / duration);
    double value = isCubic ? hermite_value(u, v, a->value, b->value, a->leaving, b->arriving)
                           : line_value(u, v, a->value, b->value);
    // Keys are exact, even if a product is NaN or infinite. There is one condition, because with two the compiler does
    // not vectorise.
    double distance = v < u ? v : u, nearest = v < u ? b->value : a->value;
    return distance == 0 ? nearest : value;
}

// Increasing times that pass few keys: segment by segment, LANES at once. The next segment overwrites lanes beyond the
// segment's end.
INLINE void evaluate_increasing(const track_key *restrict keys, size_t first, const double *restrict times,
                                size_t count, double *restrict results, int isCubic, int isVelocity) {
    size_t k = first;
    for (size_t i = 0; i < count;) {
        while (keys[k + 1].time <= times[i]) k++;
        const track_key a = keys[k], b = keys[k + 1];
        if (count - i < LANES) {
            results[i] = evaluate_between(&a, &b, times[i], isCubic, isVelocity);
            i++;
            continue;
        }
        size_t taken = 0;
        // Unrolling first would prevent vectorisation.
#pragma clang loop vectorize(assume_safety) unroll(disable)
        for (size_t lane = 0; lane < LANES; lane++) {
            results[i + lane] = evaluate_between(&a, &b, times[i + lane], isCubic, isVelocity);
        }
        for (size_t lane = 0; lane < LANES; lane++) taken += times[i + lane] < b.time;
        i += taken;
    }
}

INLINE void evaluate(const hooke_track_f64 *track, const double *restrict times, size_t count,
                     double *restrict results, int isCubic, int isVelocity) {
    const track_key *restrict keys = track->keys;
    const uint32_t *restrict lastKeys = track->lastKeys;
    const size_t keyCount = track->count;
    const double origin = keys[0].time, end = keys[keyCount - 1].time, scale = track->scale;
    uint64_t segments[BLOCK];
    for (size_t start = 0; start < count; start += BLOCK) {
        const size_t length = count - start < BLOCK ? count - start : BLOCK;
        const double *restrict block = times + start;
        double *restrict out = results + start;

        uint64_t falls = !(block[0] >= origin && block[length - 1] < end);
        for (size_t i = 1; i < length; i++) falls |= !(block[i - 1] <= block[i]);
        if (!falls) {
            size_t from = lastKeys ? lastKeys[interval_of(block[0], origin, scale)] : 0;
            from = last_key_until(keys, keyCount, block[0], from);
            const size_t to = last_key_until(keys, keyCount, block[length - 1], from);
            if ((to - from) * 4 < length) {
                evaluate_increasing(keys, from, block, length, out, isCubic, isVelocity);
                continue;
            }
        }

        if (lastKeys) {
            uint64_t isFar = 0;
#pragma clang loop vectorize(assume_safety)
            for (size_t i = 0; i < length; i++) {
                double t = block[i] < origin ? origin : block[i];
                t = t < end ? t : origin;
                uint64_t k = lastKeys[interval_of(t, origin, scale)];
                k += keys[k + 1].time <= t;
                k += keys[k + 1].time <= t;
                isFar |= keys[k + 1].time <= t;
                segments[i] = k;
            }
            if (isFar) {
                for (size_t i = 0; i < length; i++) {
                    double t = block[i] < origin ? origin : block[i];
                    t = t < end ? t : origin;
                    if (keys[segments[i] + 1].time <= t) segments[i] = last_key_until(keys, keyCount, t, segments[i]);
                }
            }
        } else {
            memset(segments, 0, sizeof segments);
            for (size_t k = 1; k + 1 < keyCount; k++) {
                const double time = keys[k].time;
                for (size_t i = 0; i < length; i++) {
                    double t = block[i] < origin ? origin : block[i];
                    segments[i] += time <= (t < end ? t : origin);
                }
            }
        }
#pragma clang loop vectorize(assume_safety)
        for (size_t i = 0; i < length; i++) {
            const double t = block[i];
            double result = evaluate_between(keys + segments[i], keys + segments[i] + 1, t, isCubic, isVelocity);
            result = t < origin ? track->before : result;
            result = t >= end ? (t > end ? track->after : track->atEnd) : result;
            out[i] = t == t ? result : t;
        }
    }
}

HOOKE_CLONES void hooke_track_cubic_values_f64(const hooke_track_f64 *track, const double *times, size_t count,
                                               double *results) {
    evaluate(track, times, count, results, 1, 0);
}

HOOKE_CLONES void hooke_track_cubic_velocities_f64(const hooke_track_f64 *track, const double *times,
                                                   size_t count, double *results) {
    evaluate(track, times, count, results, 1, 1);
}

HOOKE_CLONES void hooke_track_linear_values_f64(const hooke_track_f64 *track, const double *times, size_t count,
                                                double *results) {
    evaluate(track, times, count, results, 0, 0);
}

HOOKE_CLONES void hooke_track_linear_velocities_f64(const hooke_track_f64 *track, const double *times,
                                                    size_t count, double *results) {
    evaluate(track, times, count, results, 0, 1);
}
