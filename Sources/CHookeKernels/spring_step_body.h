// The body of a shared spring step. See spring_step.c for the expected names. No guard: included once per function.
//
// The test for rest (compare, select, count) takes longer than the step, and most springs of a moving batch are far
// from rest. So a block is first stepped without it, keeping only the least |v'| of each lane. If one is within the
// tolerance, a second pass over the block, now in the L1 cache, tests each spring. A block after one with springs at
// rest is done in a single pass with the test. Both variants give the same bits.
//
// A product and its sum are in one expression, so that a compiler with fused multiply-add contracts them identically
// everywhere.

enum { LINE = 64, VECTOR = LINE / sizeof(SCALAR), LANES = 32, BLOCK = 1024 };

#define NEXT(i)                                                                                             \
    SCALAR d = position[i] - GOAL(i);                                                                       \
    SCALAR v = velocity[i];                                                                                 \
    SCALAR nextD = step.xx * d + step.xv * v;                                                               \
    SCALAR nextV = step.vx * d + step.vv * v;                                                               \
    SCALAR nextX = GOAL(i) + nextD;

// Without branches; `resting` is the count.
#define STORE_OR_REST(i, x, v)                                                                              \
    int rests = (MAGNITUDE((x) - GOAL(i)) <= step.restPosition) & (MAGNITUDE(v) <= step.restVelocity);      \
    position[i] = rests ? GOAL(i) : (x);                                                                    \
    velocity[i] = rests ? 0 : (v);                                                                          \
    resting += rests;

#define STEP_PLAINLY(i, lane)                                                                               \
    NEXT(i)                                                                                                 \
    SCALAR speed = MAGNITUDE(nextV);                                                                        \
    least[lane] = speed < least[lane] ? speed : least[lane];                                                \
    position[i] = nextX;                                                                                    \
    velocity[i] = nextV;

// `lanes` springs at once, in registers if the compiler can.
#define STEP_ROW(lanes)                                                                                     \
    for (size_t lane = 0; lane < (lanes); lane++) {                                                         \
        STEP_PLAINLY(i + lane, lane)                                                                        \
    }                                                                                                       \
    i += (lanes);

// Fewer springs than fill a vector.
#define STEP_FEW(bound)                                                                                     \
    if ((bound) - i >= VECTOR / 2) {                                                                        \
        STEP_ROW(VECTOR / 2)                                                                                \
    }                                                                                                       \
    if ((bound) - i >= VECTOR / 4) {                                                                        \
        STEP_ROW(VECTOR / 4)                                                                                \
    }                                                                                                       \
    while (i < (bound)) {                                                                                   \
        STEP_ROW(1)                                                                                         \
    }

// First steps up to the start of a cache line. Swift's arrays begin in the middle of one, and wide accesses across
// lines cost at least a fifth more in the L1 cache. If the arrays have different offsets, only the positions are
// aligned.
size_t past = (uintptr_t)position % LINE / sizeof(SCALAR);
size_t head = past == 0 ? 0 : VECTOR - past;

size_t resting = 0;
int restedBefore = 0;
for (size_t start = 0, end; start < count; start = end) {
    end = count - start < head + BLOCK ? count : start + head + BLOCK;
    size_t restingBefore = resting;
    if (restedBefore) {
        for (size_t i = start; i < end; i++) {
            NEXT(i)
            STORE_OR_REST(i, nextX, nextV)
        }
    } else {
        SCALAR least[LANES];
        for (size_t lane = 0; lane < LANES; lane++) least[lane] = INFINITE;
        size_t i = start;
        size_t line = end - start < head ? end : start + head;
        STEP_FEW(line)
        while (end - i >= LANES) {
            STEP_ROW(LANES)
        }
        while (end - i >= VECTOR) {
            STEP_ROW(VECTOR)
        }
        STEP_FEW(end)
        int slow = 0;
        for (size_t lane = 0; lane < LANES; lane++) slow |= least[lane] <= step.restVelocity;
        if (slow) {
            for (i = start; i < end; i++) {
                SCALAR x = position[i];
                SCALAR v = velocity[i];
                STORE_OR_REST(i, x, v)
            }
        }
    }
    restedBefore = resting != restingBefore;
    head = 0;
}
return count - resting;

#undef NEXT
#undef STORE_OR_REST
#undef STEP_PLAINLY
#undef STEP_ROW
#undef STEP_FEW
