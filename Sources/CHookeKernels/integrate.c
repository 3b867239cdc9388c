#include "CHookeKernels.h"
#include "dispatch.h"

#include <stdint.h>

// The integrators, by the same files for each scalar.

#define INLINE static inline __attribute__((always_inline))
#define JOIN(a, b) a##_##b
#define JOINED(a, b) JOIN(a, b)
#define NAME(a) JOINED(a, SUFFIX)      // of a scalar
#define ROWS(a) JOINED(NAME(a), row)   // of a row of them
#define LAW NAME(hooke_integration)
#define ROW NAME(row)
#define MASK NAME(mask)

// The most impacts that are followed within a substep.
enum { HOOKE_IMPACTS = 8 };
enum { ROW_BYTES = 256 };

#define SUFFIX f64
#define SCALAR double
#define INTEGER int64_t
#include "integrate_body.h"
#undef SUFFIX
#undef SCALAR
#undef INTEGER

#define SUFFIX f32
#define SCALAR float
#define INTEGER int32_t
#include "integrate_body.h"
