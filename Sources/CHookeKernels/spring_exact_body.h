// Evaluates one block of springs at the times since their starts. See spring_batch.c for the expected names, and
// CHookeKernels.h for the formula. No guard: included once per precision.
//
// `oscillating` and `overdamped` are the kinds in the block. `careful` means that times may be negative, infinite or so
// large that arguments leave the range of the elementary functions. All are constants after inlining, so each
// combination is a loop of its own. The results do not depend on the combination.
HOOKE_INLINE size_t EVALUATE(const SCALAR *restrict block, const SCALAR *restrict slowModes,
                             const SCALAR *restrict elapsed, SCALAR restPosition, SCALAR restVelocity,
                             SCALAR *restrict position, SCALAR *restrict velocity, const int oscillating,
                             const int overdamped, const int careful) {
    SCALAR least[LANES];
    for (size_t lane = 0; lane < LANES; lane++) least[lane] = INFINITE;
    for (size_t row = 0; row < HOOKE_SPRING_BLOCK; row += LANES) {
        for (size_t lane = 0; lane < LANES; lane++) {
            size_t i = row + lane;
            const SCALAR *own = block + row * HOOKE_SPRING_FIELDS + lane;
            SCALAR rate = own[0], frequency = own[LANES], first = own[2 * LANES], second = own[3 * LANES];
            SCALAR h = elapsed[i];
            // NaN becomes the default NaN, because other NaN bits would corrupt exponents.
            if (careful) h = h > -INFINITE ? h : NOT_A_NUMBER;

            // Each product is computed in two words.
            SCALAR decays = rate * h;
            SCALAR decaysRest = PRODUCT_REST(rate, h, decays);
            SCALAR envelope = POWER(-decays, -decaysRest).value;
            envelope = decays > GREATEST ? 0 : envelope;
            if (careful) envelope = decays < -GREATEST ? INFINITE : envelope;

            SCALAR turns = frequency * h;
            SCALAR turnsRest = PRODUCT_REST(frequency, h, turns);
            SCALAR x = 0, v = 0;
            if (oscillating) {
                // Beyond this no digit of the phase is known.
                SCALAR known = turns;
                if (careful) known = MAGNITUDE(turns) > FARTHEST ? NOT_A_NUMBER : turns;
                TURN_T turn = TURN(known, turnsRest);
                x = turn.cosine * first + turn.sine * second;
                v = ((SCALAR)HOOKE_PI * frequency) * (turn.cosine * second - turn.sine * first);
            }
            if (overdamped) {
                POWER_T power = POWER(turns, turnsRest);
                SCALAR ratio = turns < -GREATEST ? 0 : power.value;
                // 1 − 2^turns would cancel, and so would the two modes.
                SCALAR excess = (power.scale - 1) + power.scale * power.excess;
                if (careful) {
                    ratio = turns > GREATEST ? INFINITE : ratio;
                    excess = turns > GREATEST ? INFINITE : excess;
                }
                int isShort = turns > -3;
                SCALAR slow = slowModes[i];
                SCALAR overdampedX = (isShort ? first : slow) - (isShort ? excess : ratio) * second;
                SCALAR overdampedV = (-(SCALAR)HOOKE_LN2 * frequency) * (ratio * second);
                int isOverdamped = frequency < 0;
                x = oscillating && !isOverdamped ? x : overdampedX;
                v = oscillating && !isOverdamped ? v : overdampedV;
            }
            if (careful) {
                // The motion has decayed for any phase, also at infinity. Subtracting keeps NaN.
                x = decays > GREATEST ? first - first : x;
                v = decays > GREATEST ? second - second : v;
            }
            x = envelope * x;
            v = envelope * v - ((SCALAR)HOOKE_LN2 * rate) * x;

            SCALAR speed = MAGNITUDE(v);
            least[lane] = speed < least[lane] ? speed : least[lane];
            position[i] = own[4 * LANES] + x;
            velocity[i] = v;
        }
    }

    int slow = 0;
    for (size_t lane = 0; lane < LANES; lane++) slow |= least[lane] <= restVelocity;
    if (!slow) return 0;
    size_t resting = 0;
    for (size_t row = 0; row < HOOKE_SPRING_BLOCK; row += LANES) {
        const SCALAR *targets = block + row * HOOKE_SPRING_FIELDS + 4 * LANES;
        resting += REST(position + row, velocity + row, targets, restPosition, restVelocity);
    }
    return resting;
}
