// Puts the arrived springs of one row to rest, and counts them. See spring_batch.c for the expected names. No guard:
// included once per precision.
//
// The test costs a quarter of an exact evaluation and more than a step. So the loops only keep the least speed of each
// lane, and run this code if it is within the tolerance.
HOOKE_INLINE size_t REST(SCALAR *restrict position, SCALAR *restrict velocity, const SCALAR *restrict target,
                         SCALAR restPosition, SCALAR restVelocity) {
    size_t resting = 0;
    // Unrolled, the compiler would gather the rows across vectors.
#pragma clang loop vectorize(enable) unroll(disable)
    for (size_t lane = 0; lane < LANES; lane++) {
        SCALAR x = position[lane], v = velocity[lane];
        int rests = (MAGNITUDE(x - target[lane]) <= restPosition) & (MAGNITUDE(v) <= restVelocity);
        position[lane] = rests ? target[lane] : x;
        velocity[lane] = rests ? 0 : v;
        resting += rests;
    }
    return resting;
}
