// Steps one block of springs, each with its own coefficients. See spring_batch.c for the expected names. No guard:
// included once per precision.
HOOKE_INLINE size_t STEP(const SCALAR *restrict block, const SCALAR *restrict target, SCALAR restPosition,
                         SCALAR restVelocity, SCALAR *restrict position, SCALAR *restrict velocity) {
    SCALAR least[LANES];
    for (size_t lane = 0; lane < LANES; lane++) least[lane] = INFINITE;
    for (size_t row = 0; row < HOOKE_SPRING_BLOCK; row += LANES) {
        for (size_t lane = 0; lane < LANES; lane++) {
            size_t i = row + lane;
            const SCALAR *own = block + row * HOOKE_SPRING_COEFFICIENTS + lane;
            SCALAR d = position[i] - target[i], v = velocity[i];
            SCALAR nextD = own[0] * d + own[LANES] * v;
            SCALAR nextV = own[2 * LANES] * d + own[3 * LANES] * v;
            SCALAR speed = MAGNITUDE(nextV);
            least[lane] = speed < least[lane] ? speed : least[lane];
            position[i] = target[i] + nextD;
            velocity[i] = nextV;
        }
    }
    int slow = 0;
    for (size_t lane = 0; lane < LANES; lane++) slow |= least[lane] <= restVelocity;
    if (!slow) return 0;
    size_t resting = 0;
    for (size_t row = 0; row < HOOKE_SPRING_BLOCK; row += LANES) {
        resting += REST(position + row, velocity + row, target + row, restPosition, restVelocity);
    }
    return resting;
}
