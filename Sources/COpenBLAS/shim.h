// OpenBLAS: the C interface of BLAS, and the LAPACK routines in use, which libopenblas exports.
//
// LAPACK uses Fortran's calling convention: every argument by address, matrices stored by columns, and for every
// character argument a hidden length of type size_t after the visible ones. Older compilers omitted the lengths.
// Surplus arguments are harmless on the C ABIs in use, because the caller cleans up, but a Fortran callee may reuse the
// stack slots of missing ones. So they are declared here and passed (always 1). Routines that OpenBLAS has rewritten in
// C, such as dgetrs, ignore them.
//
// The names below are Hooke's, bound to the library's symbols by assembler label. The headers that declare dgesv_ and
// others (f77blas.h, lapack.h, LAPACKE) disagree about return type, const and hidden lengths. A second declaration of
// the same C name would clash in a program that imports two of them.
#ifndef HOOKE_COPENBLAS_SHIM_H
#define HOOKE_COPENBLAS_SHIM_H

#if defined(__has_include)
#if !__has_include(<cblas.h>)
#error "cblas.h is missing. Install OpenBLAS: `apt-get install libopenblas-dev` (Debian, Ubuntu) or `brew install openblas` (macOS), or build without it: `swift build --disable-default-traits`."
#endif
#endif

#include <cblas.h>
#include <stddef.h>

// The symbol in the object file: with a leading underscore on Apple platforms, without it elsewhere.
#define HOOKE_STRING_(text) #text
#define HOOKE_STRING(text) HOOKE_STRING_(text)
#define HOOKE_SYMBOL(name) __asm__(HOOKE_STRING(__USER_LABEL_PREFIX__) name)

#ifdef __cplusplus
extern "C" {
#endif

// LU factorisation with row exchanges, PA = LU; info > 0 is the first zero pivot.
void hooke_lapack_dgetrf(const blasint *m, const blasint *n, double *a, const blasint *lda, blasint *ipiv,
                         blasint *info) HOOKE_SYMBOL("dgetrf_");

// Solves with the factors of dgetrf; trans is "N" or "T".
void hooke_lapack_dgetrs(const char *trans, const blasint *n, const blasint *nrhs, const double *a,
                         const blasint *lda, const blasint *ipiv, double *b, const blasint *ldb, blasint *info,
                         size_t transLength) HOOKE_SYMBOL("dgetrs_");

// Cholesky factorisation; info > 0 is the first pivot that is not positive.
void hooke_lapack_dpotrf(const char *uplo, const blasint *n, double *a, const blasint *lda, blasint *info,
                         size_t uploLength) HOOKE_SYMBOL("dpotrf_");

// Eigenvalues and eigenvectors of a symmetric matrix, divide and conquer.
void hooke_lapack_dsyevd(const char *jobz, const char *uplo, const blasint *n, double *a, const blasint *lda,
                         double *w, double *work, const blasint *lwork, blasint *iwork, const blasint *liwork,
                         blasint *info, size_t jobzLength, size_t uploLength) HOOKE_SYMBOL("dsyevd_");

// Least squares or minimum norm of a full-rank system by QR or LQ; leaves the factors in a.
void hooke_lapack_dgels(const char *trans, const blasint *m, const blasint *n, const blasint *nrhs, double *a,
                        const blasint *lda, double *b, const blasint *ldb, double *work, const blasint *lwork,
                        blasint *info, size_t transLength) HOOKE_SYMBOL("dgels_");

// Singular value decomposition, divide and conquer; jobz "S" requests the thin U and Vᵀ.
void hooke_lapack_dgesdd(const char *jobz, const blasint *m, const blasint *n, double *a, const blasint *lda,
                         double *s, double *u, const blasint *ldu, double *vt, const blasint *ldvt, double *work,
                         const blasint *lwork, blasint *iwork, blasint *info, size_t jobzLength)
    HOOKE_SYMBOL("dgesdd_");

#ifdef __cplusplus
}
#endif

#undef HOOKE_SYMBOL
#undef HOOKE_STRING
#undef HOOKE_STRING_

#endif
