#include "CHookeKernels.h"
#include "dispatch.h"
#include "hermite.h"
#include "stream.h"

#include <stdint.h>

// No fused multiply-add: each operation is one of KeyframeTrack's, in its order, so the results are bit-identical on
// every processor.
#pragma STDC FP_CONTRACT OFF

#define HOOKE_INLINE static inline __attribute__((always_inline))

enum { LANES = HOOKE_KEYFRAME_LANES, LINE = 64 / sizeof(double), AHEAD = 56 * LINE };

typedef struct {
    double value, velocity;
} sample;

// One channel at the fraction u of its piece, with v = 1 − u. Without branches.
HOOKE_INLINE sample piece_at(double u, double v, double rate, int isLinear, int isStill, double start, double end,
                             double startTangent, double endTangent) {
    double chord = end - start;
    double value = isLinear ? line_value(u, v, start, end) : hermite_value(u, v, start, end, startTangent, endTangent);
    value = isStill ? start : value;
    // Keys are exact, even if a product is NaN or infinite.
    value = u == 0 ? start : v == 0 ? end : value;
    double slope = (isLinear ? chord : hermite_slope(u, v, chord, startTangent, endTangent)) * rate;
    return (sample){value, isStill ? 0 : slope};
}

// A row of channels with their own times. The rate is negative for a straight line, and 0 for a hold.
HOOKE_INLINE void row_at(const double *restrict row, double time, double *restrict value, double *restrict velocity) {
    for (size_t lane = 0; lane < LANES; lane++) {
        double from = row[lane], to = row[LANES + lane], duration = to - from, rate = row[6 * LANES + lane];
        sample own = piece_at((time - from) / duration, (to - time) / duration, __builtin_fabs(rate), rate < 0,
                              rate == 0, row[2 * LANES + lane], row[3 * LANES + lane], row[4 * LANES + lane],
                              row[5 * LANES + lane]);
        value[lane] = own.value;
        velocity[lane] = own.velocity;
    }
}

// A row of channels with equal times. The low bits of `kind` are the lanes with straight lines, the next the lanes with
// holds.
HOOKE_INLINE void shared_row_at(const double *restrict row, uint64_t kind, double passed, double left, double rate,
                                double *restrict value, double *restrict velocity) {
    for (size_t lane = 0; lane < LANES; lane++) {
        uint64_t straight = UINT64_C(1) << lane, still = straight << LANES;
        sample own = piece_at(passed, left, rate, (kind & straight) != 0, (kind & still) != 0, row[lane],
                              row[LANES + lane], row[2 * LANES + lane], row[3 * LANES + lane]);
        value[lane] = own.value;
        velocity[lane] = own.velocity;
    }
}

// Overwrites the channels that change between the page's moment and `time`, in either direction. For each channel the
// last change wins. Padding has the time NaN.
HOOKE_INLINE void change(const double *restrict row, size_t count, double time, const int isForward,
                         double *restrict value, double *restrict velocity) {
    double x[LANES], v[LANES];
    for (size_t done = 0; done < count; done += LANES, row += HOOKE_KEYFRAME_CHANGE * LANES) {
        size_t applied = 0;
        for (size_t lane = 0; lane < LANES; lane++) {
            applied += isForward ? row[lane] <= time : row[lane] > time;
        }
        if (applied == 0) return;
        row_at(row + LANES, time, x, v);
        const double *channels = row + 8 * LANES;
        for (size_t lane = 0; lane < applied; lane++) {
            value[(size_t)channels[lane]] = x[lane];
            velocity[(size_t)channels[lane]] = v[lane];
        }
        if (applied < LANES) return;
    }
}

// The index of the last of the increasing times that is at most `time`; the first is −∞.
HOOKE_INLINE size_t last_until(const double *times, size_t count, double time) {
    size_t found = 0;
    while (count > 1) {
        size_t half = count / 2;
        found += times[found + half] <= time ? half : 0;
        count -= half;
    }
    return found;
}

HOOKE_INLINE void prefetch(const double *from, size_t count) {
    for (size_t i = 0; i < count; i += LINE) __builtin_prefetch(from + i);
}

HOOKE_CLONES void hooke_keyframes_evaluate_f64(const hooke_keyframe_block *blocks, size_t blockCount,
                                               const double *pageTimes, const hooke_keyframe_page *pages, const double *rows,
                                               double time, int isLong, double *value, double *velocity) {
    _Alignas(64) double values[HOOKE_KEYFRAME_BLOCK];
    _Alignas(64) double velocities[HOOKE_KEYFRAME_BLOCK];
    const hooke_keyframe_page *next = 0;
    for (size_t b = 0; b < blockCount; b++) {
        const hooke_keyframe_block *block = blocks + b;
        const hooke_keyframe_page *page =
            next ? next : pages + block->firstPage + last_until(pageTimes + block->firstPage, block->pageCount, time);
        const double *row = rows + page->place;
        if (b + 1 < blockCount) {
            // The start of the next block is far away, and the hardware cannot predict it.
            const hooke_keyframe_block *later = block + 1;
            next = pages + later->firstPage + last_until(pageTimes + later->firstPage, later->pageCount, time);
            prefetch(rows + next->place, AHEAD);
            if (b + 2 < blockCount) {
                size_t count = block[2].pageCount;
                prefetch(pageTimes + block[2].firstPage, count < AHEAD ? count : AHEAD);
            }
        }

        size_t count = block->count;
        // The last row may end beyond the caller's arrays.
        int isCopied = isLong || count % LANES != 0;
        double *x = isCopied ? values : value + block->first;
        double *v = isCopied ? velocities : velocity + block->first;
        if (page->isShared) {
            const uint16_t *kinds = (const uint16_t *)(const void *)row;
            double duration = page->end - page->start, rate = 1 / duration;
            double passed = (time - page->start) / duration, left = (page->end - time) / duration;
            row += HOOKE_KEYFRAME_KINDS;
            for (size_t i = 0; i < count; i += LANES, row += HOOKE_KEYFRAME_SHARED * LANES) {
                uint64_t kind = kinds[i / LANES];
                prefetch(row + AHEAD, HOOKE_KEYFRAME_SHARED * LANES);
                shared_row_at(row, kind, passed, left, rate, x + i, v + i);
            }
        } else {
            const double *first = row;
            for (size_t i = 0; i < count; i += LANES, row += HOOKE_KEYFRAME_OWN * LANES) {
                prefetch(row + AHEAD, HOOKE_KEYFRAME_OWN * LANES);
                row_at(row, time, x + i, v + i);
            }
            size_t rowsBefore = (page->before + LANES - 1) / LANES;
            change(row, page->after, time, 1, x, v);
            change(first - rowsBefore * HOOKE_KEYFRAME_CHANGE * LANES, page->before, time, 0, x, v);
        }
        if (isLong) {
            hooke_stream(value + block->first, x, count * sizeof(double));
            hooke_stream(velocity + block->first, v, count * sizeof(double));
        } else if (isCopied) {
            memcpy(value + block->first, x, count * sizeof(double));
            memcpy(velocity + block->first, v, count * sizeof(double));
        }
    }
    if (isLong) hooke_stream_end();
}
