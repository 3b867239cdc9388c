#include "CHookeKernels.h"
#include "dispatch.h"
#include "stream.h"

// No fused multiply-add: the operations are those of Transform3D in their order, so the results are bit-identical on
// every processor.
#pragma STDC FP_CONTRACT OFF

#define HOOKE_INLINE static inline __attribute__((always_inline))

// Images may be in the memory of the points: an element reads its own numbers before it writes them, and no others.
#if defined(__clang__)
#define EACH_BY_ITSELF _Pragma("clang loop vectorize(assume_safety)")
#else
#define EACH_BY_ITSELF _Pragma("GCC ivdep")
#endif

// Points per block: their scratch memory fits into the L1 cache.
enum { POINT_BLOCK = 256 };

#define SCALAR double
#define COUNTER uint64_t
#define NAME(name) name##_f64
#include "transform_points_body.h"
#undef SCALAR
#undef COUNTER
#undef NAME

#define SCALAR float
#define COUNTER uint32_t
#define NAME(name) name##_f32
#include "transform_points_body.h"
