// The loop over the blocks of a batch. See spring_batch.c for the expected names. No guard: included once per function.

_Alignas(64) SCALAR elapsed[HOOKE_SPRING_BLOCK];
_Alignas(64) SCALAR lastPosition[HOOKE_SPRING_BLOCK];
_Alignas(64) SCALAR lastVelocity[HOOKE_SPRING_BLOCK];
size_t resting = 0;
int careful = 0;
int isLong = count * sizeof(SCALAR) >= HOOKE_LONG;
for (size_t done = 0; done < count; done += HOOKE_SPRING_BLOCK) {
    size_t length = count - done < HOOKE_SPRING_BLOCK ? count - done : HOOKE_SPRING_BLOCK;
    // One elapsed time is valid for all blocks, except for the padding of the last.
    if (starts || done == 0 || length < HOOKE_SPRING_BLOCK) {
        if (times) {
            for (size_t i = 0; i < length; i++) elapsed[i] = (SCALAR)(times[done + i] - starts[first + done + i]);
        } else if (starts) {
            for (size_t i = 0; i < length; i++) elapsed[i] = (SCALAR)(time - starts[first + done + i]);
        } else {
            for (size_t i = 0; i < length; i++) elapsed[i] = (SCALAR)time;
        }
        // Padding is at rest from the beginning.
        for (size_t i = length; i < HOOKE_SPRING_BLOCK; i++) elapsed[i] = 0;
        // Negative numbers, infinities and NaN have larger bits than any time within reach.
        careful = 0;
        for (size_t i = 0; i < HOOKE_SPRING_BLOCK; i++) careful |= BITS(elapsed[i]) > BITS(reach);
    }

    unsigned char kind = kinds[(first + done) / HOOKE_SPRING_BLOCK];
    const SCALAR *block = fields + (first + done) * HOOKE_SPRING_FIELDS;
    const SCALAR *slowModes = slow + first + done;
    // The last block may end beyond the caller's arrays.
    int isCopied = isLong || length < HOOKE_SPRING_BLOCK;
    SCALAR *x = isCopied ? lastPosition : position + done;
    SCALAR *v = isCopied ? lastVelocity : velocity + done;
    if (careful) {
        resting += EVALUATE(block, slowModes, elapsed, restPosition, restVelocity, x, v, 1, 1, 1);
    } else if (kind == HOOKE_SPRING_OSCILLATING) {
        resting += EVALUATE(block, slowModes, elapsed, restPosition, restVelocity, x, v, 1, 0, 0);
    } else if (kind == HOOKE_SPRING_OVERDAMPED) {
        resting += EVALUATE(block, slowModes, elapsed, restPosition, restVelocity, x, v, 0, 1, 0);
    } else {
        resting += EVALUATE(block, slowModes, elapsed, restPosition, restVelocity, x, v, 1, 1, 0);
    }
    if (length < HOOKE_SPRING_BLOCK) {
        memcpy(position + done, x, length * sizeof(SCALAR));
        memcpy(velocity + done, v, length * sizeof(SCALAR));
        resting -= HOOKE_SPRING_BLOCK - length;
    } else if (isLong) {
        hooke_stream(position + done, x, sizeof lastPosition);
        hooke_stream(velocity + done, v, sizeof lastVelocity);
    }
}
if (isLong) hooke_stream_end();
return count - resting;
