#include "CHookeKernels.h"
#include "dispatch.h"
#include "stream.h"

// A product and a sum are never fused: the operations are those of Transform3D, in their order, so that the results have its
// bits on every processor.
#pragma STDC FP_CONTRACT OFF

#define HOOKE_INLINE static inline __attribute__((always_inline))

// The images may be in the very memory of the points: an item reads its own numbers before it writes them, and no other's.
#if defined(__clang__)
#define EACH_BY_ITSELF _Pragma("clang loop vectorize(assume_safety)")
#else
#define EACH_BY_ITSELF _Pragma("GCC ivdep")
#endif

// Points that are handled together: what they take of scratch fits into the first cache.
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
