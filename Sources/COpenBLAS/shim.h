// OpenBLAS: the C interface of BLAS, and the LAPACK routines in use, which libopenblas exports itself
// (Fortran calling convention: every argument by address, matrices column by column).
#ifndef HOOKE_COPENBLAS_SHIM_H
#define HOOKE_COPENBLAS_SHIM_H

#if defined(__has_include)
#if !__has_include(<cblas.h>)
#error "cblas.h is missing. Install OpenBLAS: `apt-get install libopenblas-dev` (Debian, Ubuntu) or `brew install openblas` (macOS), or build without it: `swift build --disable-default-traits`."
#endif
#endif

#include <cblas.h>

#endif
