// The machine's own limits, measured in the same process as what is compared with them.
#ifndef C_MACHINE_LIMITS_H
#define C_MACHINE_LIMITS_H

#include <stddef.h>

// Reads and writes both arrays once, with one multiplication: the least any step in place can cost.
void machine_update_pair_f64(double *first, double *second, size_t count, double factor);
void machine_update_pair_f32(float *first, float *second, size_t count, float factor);

// The same, and reads a third array.
void machine_update_pair_reading_f64(double *first, double *second, const double *third, size_t count,
                                     double factor);

// Reads and writes both arrays once, with `rounds` multiply-adds on each number, of enough numbers at a time that none waits
// for another: the least that arithmetic of twice so many multiply-adds a pair can cost.
void machine_multiply_add_f64(double *first, double *second, size_t count, size_t rounds, double factor,
                              double addend);

// Does nothing that a compiler could know of: what `address` points to counts as read and written.
void machine_consume(void *address);

#endif
