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
#define ABSOLUTE(a) __builtin_elementwise_abs(a)

// The most impacts that are followed within a substep.
enum { HOOKE_IMPACTS = 8 };

// A row is 4 registers of 512 bits. Where none is so long, a shorter row fills as many and takes less code.
#if defined(__x86_64__)
enum { ROW_BYTES = 256 };
#else
enum { ROW_BYTES = 128 };
#endif

#define SUFFIX f64
#define SCALAR double
#define INTEGER int64_t
#define INFINITE __builtin_inf()
#include "integrate_body.h"
#undef SUFFIX
#undef SCALAR
#undef INTEGER
#undef INFINITE

#define SUFFIX f32
#define SCALAR float
#define INTEGER int32_t
#define INFINITE __builtin_inff()
#include "integrate_body.h"
