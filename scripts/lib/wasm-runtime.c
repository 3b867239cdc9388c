/* System functions that Embedded Swift needs in a WebAssembly module without imports; the rest is wasi-libc's. */

/* The seed of hashed collections. No result depends on their order. */
void arc4random_buf(void *bytes, unsigned long count) {
    for (unsigned long index = 0; index < count; index++) ((unsigned char *)bytes)[index] = 0;
}

/* A WebAssembly module without imports cannot print. */
int putchar(int character) { return character; }
