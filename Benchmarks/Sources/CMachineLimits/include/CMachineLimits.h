// The machine's limits, measured in the same process as the jobs.
#ifndef C_MACHINE_LIMITS_H
#define C_MACHINE_LIMITS_H

#include <stddef.h>

// The C library's memcpy.
void machine_copy(void *to, const void *from, size_t bytes);

// Reads and writes both arrays once, with one multiplication: the least cost of a step in place.
void machine_update_pair_f64(double *first, double *second, size_t count, double factor);
void machine_update_pair_f32(float *first, float *second, size_t count, float factor);

// The same, and also reads a third array.
void machine_update_pair_reading_f64(double *first, double *second, const double *third, size_t count,
                                     double factor);

// even = exp(exponent)·cos(angle), odd = exp(exponent)·sin(angle), by polynomials without special cases, for exponents
// within ±700 and angles within ±1e6. Worst error measured: 4.1 u of each product (u = 2⁻⁵³), 2.9 u of the envelope.
void machine_exp_sincos_f64(double *even, double *odd, const double *exponent, const double *angle, size_t count);

// c = a·b by OpenBLAS's dgemm, all n × n and contiguous. Returns 0 and does nothing in a build without OpenBLAS.
int machine_multiply_f64(double *c, const double *a, const double *b, int n);

// OpenBLAS's description of itself; null in a build without it.
const char *machine_blas(void);

// The C compiler of this build.
const char *machine_compiler(void);

// Reads and writes both arrays once, with `rounds` multiply-adds on each number. It processes enough numbers in
// parallel that none waits for another: the least cost of 2 · `rounds` multiply-adds per pair.
void machine_multiply_add_f64(double *first, double *second, size_t count, size_t rounds, double factor,
                              double addend);

// The same, and also reads five more numbers per item, for eight items side by side; `count` is a multiple of eight.
void machine_update_pair_reading_five_f64(double *first, double *second, const double *others, size_t count,
                                          double factor);

// e^(−decay)·cos(phase) and e^(−decay)·sin(phase), only by Hooke's elementary functions.
void machine_kernel_exp_sincos_f64(const double *decay, const double *phase, size_t count, double *first, double *second);
void machine_kernel_exp_sincos_f32(const float *decay, const float *phase, size_t count, float *first, float *second);

// The same with arguments in halvings and half-turns, which saves two products per function.
void machine_power_turn_f64(const double *halvings, const double *halfTurns, size_t count, double *first,
                            double *second);

// The number of allocations of this thread so far; −1 if they are not counted.
long long machine_allocations(void);

// Does nothing, but the compiler must assume that the memory at `address` is read and changed.
void machine_consume(void *address);

// c = a·b by OpenBLAS's dgemm or sgemm, contiguous and by columns: rows × inner times inner × columns. Returns 0 and
// does nothing in a build without OpenBLAS.
int machine_multiply_stacked_f64(double *c, const double *a, const double *b, int rows, int inner, int columns);
int machine_multiply_stacked_f32(float *c, const float *a, const float *b, int rows, int inner, int columns);

// Points through one matrix as in glm: an array of structures, (x, y, z, 1) times the matrix, divided by w without
// checking w.
typedef struct {
    double x, y, z;
} machine_point_f64;
typedef struct {
    float x, y, z;
} machine_point_f32;
void machine_project_structures_f64(const double m[16], const machine_point_f64 *from, machine_point_f64 *to, size_t count);
void machine_project_structures_f32(const float m[16], const machine_point_f32 *from, machine_point_f32 *to, size_t count);

// The same for points of the plane z = 0.
typedef struct {
    double x, y;
} machine_plane_point_f64;
typedef struct {
    float x, y;
} machine_plane_point_f32;
void machine_project_plane_structures_f64(const double m[16], const machine_plane_point_f64 *from,
                                          machine_plane_point_f64 *to, size_t count);
void machine_project_plane_structures_f32(const float m[16], const machine_plane_point_f32 *from,
                                          machine_plane_point_f32 *to, size_t count);

// Reads and writes three arrays once, with one multiplication.
void machine_update_three_f64(double *first, double *second, double *third, size_t count, double factor);
void machine_update_three_f32(float *first, float *second, float *third, size_t count, float factor);

// `count` 4×4 matrices by the textbook, sixteen contiguous numbers each.
void plain_multiply_f64(const double *a, const double *b, double *product, size_t count);
void plain_multiply_f32(const float *a, const float *b, float *product, size_t count);
void plain_invert_f64(const double *matrices, double *inverses, size_t count);
void plain_invert_f32(const float *matrices, float *inverses, size_t count);
void plain_determinant_f64(const double *matrices, double *determinants, size_t count);

// c = a·b by OpenBLAS's sgemm, like machine_multiply_f64.
int machine_multiply_f32(float *c, const float *a, const float *b, int n);

#endif
