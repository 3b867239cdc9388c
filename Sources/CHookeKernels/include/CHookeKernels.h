#ifndef C_HOOKE_KERNELS_H
#define C_HOOKE_KERNELS_H

#include <stddef.h>

#endif
