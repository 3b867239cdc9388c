// HOOKE_CLONES compiles a function for several instruction sets; the loader selects one.
//
// It needs the loader's ifunc, which glibc on Linux provides, and a Clang or GCC that knows the level names. Unlike
// `target("avx512f")`, these give the 512-bit clone 512-bit registers. Under ThreadSanitizer the selection runs before
// the sanitizer is ready and crashes. There and on every other platform one plain function is compiled; on 64-bit ARM
// it is NEON code.
#ifndef HOOKE_DISPATCH_H
#define HOOKE_DISPATCH_H

#if defined(__linux__)
#include <features.h> // defines __GLIBC__ for glibc
#endif

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define HOOKE_THREAD_SANITIZER 1
#endif
#elif defined(__SANITIZE_THREAD__)
#define HOOKE_THREAD_SANITIZER 1
#endif

#if defined(__x86_64__) && defined(__linux__) && defined(__GLIBC__) && !defined(HOOKE_THREAD_SANITIZER)
#define HOOKE_CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#define HOOKE_HAS_CLONES 1
#else
#define HOOKE_CLONES
#endif

#endif
