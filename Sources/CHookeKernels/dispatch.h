// HOOKE_CLONES: compile a function for several instruction sets and choose when the program is loaded.
//
// That takes the loader's help (ifunc), which is to be had from glibc on Linux; the Clang and GCC that know the level
// names also give the 512-bit clone 512-bit registers, which `target("avx512f")` alone does not. Under ThreadSanitizer
// the choosing runs before the sanitizer is ready and crashes, so there, and on every other platform, the plain
// function is compiled: on 64-bit ARM it is vector code (NEON) as it stands.
#ifndef HOOKE_DISPATCH_H
#define HOOKE_DISPATCH_H

#if defined(__linux__)
#include <features.h> // defines __GLIBC__ where it is glibc
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
