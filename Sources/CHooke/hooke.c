#include "hooke.h"

int32_t hooke_abi(void) { return HOOKE_ABI; }

const char *hooke_version(void) { return HOOKE_VERSION; }
