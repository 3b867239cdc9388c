// Writing around the caches. What a long batch writes is out of them before anyone can read it, and memory that is written
// through the caches is read first.
#ifndef HOOKE_STREAM_H
#define HOOKE_STREAM_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// The bytes of an array from which on it is written so: 8 MB.
enum { HOOKE_LONG = 1 << 23 };

// Copies so where the platform can and the place is that of a vector, plainly elsewhere. Other threads may not see it before
// hooke_stream_end.
static inline void hooke_stream(void *to, const void *from, size_t bytes) {
#if defined(__SSE2__)
    if ((uintptr_t)to % sizeof(__m128i) == 0 && bytes % sizeof(__m128i) == 0) {
        __m128i *target = (__m128i *)to;
        const __m128i *source = (const __m128i *)from;
        for (size_t i = 0; i < bytes / sizeof(__m128i); i++) {
            _mm_stream_si128(target + i, _mm_loadu_si128(source + i));
        }
        return;
    }
#endif
    memcpy(to, from, bytes);
}

static inline void hooke_stream_end(void) {
#if defined(__SSE2__)
    _mm_sfence();
#endif
}

#endif
