#include "CHookeKernels.h"
#include "dispatch.h"

#include <stdint.h>

// The integrators, from the same files for each scalar.

#define INLINE static inline __attribute__((always_inline))
#define JOIN(a, b) a##_##b
#define JOINED(a, b) JOIN(a, b)
#define NAME(a) JOINED(a, SUFFIX)      // for a scalar
#define ROWS(a) JOINED(NAME(a), row)   // for a row of scalars
#define LAW NAME(hooke_integration)
#define ROW NAME(row)
#define MASK NAME(mask)
#define ABSOLUTE(a) __builtin_elementwise_abs(a)

// The largest number of impacts computed per substep.
enum { HOOKE_IMPACTS = 8 };

// A row is 4 registers of 512 bits. Without such registers a shorter row is enough and takes less code.
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
