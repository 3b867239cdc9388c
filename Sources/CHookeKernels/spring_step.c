#include "CHookeKernels.h"
