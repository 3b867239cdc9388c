#include "CHookeKernels.h"
#include "dispatch.h"

// As in transform_points.c.
#pragma STDC FP_CONTRACT OFF

#define HOOKE_INLINE static inline __attribute__((always_inline))

// Rectangles per block.
enum { QUAD_BLOCK = 64 };

#define SCALAR double
#define MAGNITUDE __builtin_fabs
#define ROUNDOFF 0x1p-53
#define NAME(name) name##_f64
#include "transform_quads_body.h"
#undef SCALAR
#undef MAGNITUDE
#undef ROUNDOFF
#undef NAME

#define SCALAR float
#define MAGNITUDE __builtin_fabsf
#define ROUNDOFF 0x1p-24f
#define NAME(name) name##_f32
#include "transform_quads_body.h"
