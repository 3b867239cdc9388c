/* What Embedded Swift asks of a system, for modules of WebAssembly that import nothing; the rest is wasi-libc's. */

/* The seed of hashed collections. Nothing that is answered depends on their order. */
void arc4random_buf(void *bytes, unsigned long count) {
    for (unsigned long index = 0; index < count; index++) ((unsigned char *)bytes)[index] = 0;
}

/* A module of WebAssembly has nowhere to print. */
int putchar(int character) { return character; }
