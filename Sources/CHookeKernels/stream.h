// Non-temporal stores. Output of a long batch leaves the caches before it is read, and normal stores read the memory
// first.
#ifndef HOOKE_STREAM_H
#define HOOKE_STREAM_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// The least number of bytes of an array for non-temporal stores: 8 MB.
enum { HOOKE_LONG = 1 << 23 };

// Copies with non-temporal stores where the platform has them. Bytes outside whole vectors are stored normally. Other
// threads may not see the data before hooke_stream_end.
static inline void hooke_stream(void *to, const void *from, size_t bytes) {
#if defined(__SSE2__)
    size_t head = (size_t)(-(uintptr_t)to % sizeof(__m128i));
    if (head < bytes) {
        size_t count = (bytes - head) / sizeof(__m128i), done = head + count * sizeof(__m128i);
        __m128i *target = (__m128i *)(void *)((char *)to + head);
        const __m128i *source = (const __m128i *)(const void *)((const char *)from + head);
        memcpy(to, from, head);
        for (size_t i = 0; i < count; i++) _mm_stream_si128(target + i, _mm_loadu_si128(source + i));
        memcpy((char *)to + done, (const char *)from + done, bytes - done);
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
