// The loop of a step over the blocks of a batch. See spring_batch.c for the expected names. No guard: included once per
// function.

size_t resting = 0;
for (size_t done = 0; done < count; done += HOOKE_SPRING_BLOCK) {
    const SCALAR *block = coefficients + (first + done) * HOOKE_SPRING_COEFFICIENTS;
    if (count - done >= HOOKE_SPRING_BLOCK) {
        resting += STEP(block, target + done, restPosition, restVelocity, position + done, velocity + done);
    } else {
        // The caller's arrays end within the last block. Padding is at rest.
        SCALAR lastTarget[HOOKE_SPRING_BLOCK] = {0}, x[HOOKE_SPRING_BLOCK] = {0}, v[HOOKE_SPRING_BLOCK] = {0};
        size_t length = count - done, bytes = length * sizeof(SCALAR);
        memcpy(lastTarget, target + done, bytes);
        memcpy(x, position + done, bytes);
        memcpy(v, velocity + done, bytes);
        resting += STEP(block, lastTarget, restPosition, restVelocity, x, v);
        resting -= HOOKE_SPRING_BLOCK - length;
        memcpy(position + done, x, bytes);
        memcpy(velocity + done, v, bytes);
    }
}
return count - resting;
