// The functions of a C library that Swift's code for WebAssembly needs, without an operating system.
//
// Blocks are powers of two from 16 bytes, aligned to their size. Each 64 KiB page has blocks of one size, so
// the address of a block determines its size; larger blocks have pages of their own. Each size has a list of
// free blocks.
#include <stddef.h>
#include <stdint.h>

enum { PAGE_BITS = 16, LEAST_BITS = 4, MOST_BITS = 31 };

static uint8_t bits_of_page[1 << (32 - PAGE_BITS)];
static void *free_blocks[MOST_BITS + 1];

static int bits_for(size_t size) {
    return size <= (1 << LEAST_BITS) ? LEAST_BITS : 32 - __builtin_clz((uint32_t)size - 1);
}

// Allocates pages and adds their blocks to the list.
static int add_blocks(int bits) {
    size_t pages = bits <= PAGE_BITS ? 1 : (size_t)1 << (bits - PAGE_BITS);
    size_t first = __builtin_wasm_memory_grow(0, pages);
    if (first == SIZE_MAX) return 0;
    bits_of_page[first] = (uint8_t)bits;
    size_t size = (size_t)1 << bits;
    uintptr_t start = first << PAGE_BITS;
    for (size_t offset = pages << PAGE_BITS; offset >= size; offset -= size) {
        void **block = (void **)(start + offset - size);
        *block = free_blocks[bits];
        free_blocks[bits] = block;
    }
    return 1;
}

void *malloc(size_t size) {
    if (size > (size_t)1 << MOST_BITS) return NULL;
    int bits = bits_for(size);
    if (!free_blocks[bits] && !add_blocks(bits)) return NULL;
    void **block = free_blocks[bits];
    free_blocks[bits] = *block;
    return block;
}

void free(void *block) {
    if (!block) return;
    int bits = bits_of_page[(uintptr_t)block >> PAGE_BITS];
    *(void **)block = free_blocks[bits];
    free_blocks[bits] = block;
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    // Pages are aligned to 64 KiB.
    *block = alignment <= (1 << PAGE_BITS) ? malloc(size > alignment ? size : alignment) : NULL;
    return *block ? 0 : 12;
}

// With -mbulk-memory these are single instructions.
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }
void *memcpy(void *restrict to, const void *restrict from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

int memcmp(const void *one, const void *other, size_t count) {
    const uint8_t *a = one, *b = other;
    for (; count; count--, a++, b++) {
        if (*a != *b) return *a - *b;
    }
    return 0;
}

// There is one thread. The compiler counts references without atomic operations, but Embedded Swift only has
// the atomic functions.
void *swift_retain(void *object);
void *swift_retain_n(void *object, uint32_t count);
void swift_release(void *object);
void swift_release_n(void *object, uint32_t count);
void *swift_nonatomic_retain(void *object) { return swift_retain(object); }
void *swift_nonatomic_retain_n(void *object, uint32_t count) { return swift_retain_n(object, count); }
void swift_nonatomic_release(void *object) { swift_release(object); }
void swift_nonatomic_release_n(void *object, uint32_t count) { swift_release_n(object, count); }
