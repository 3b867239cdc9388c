// The body of a shared spring step; see spring_step.c for the names it expects. No guard: included once a function.
//
// Deciding about rest takes longer than the step itself (compare, select, count), and most springs of a moving batch are
// nowhere near rest. So a block is first stepped plainly, keeping only the least |v'| of each lane; where that is within
// the tolerance somewhere, a second pass over the block, by now in the nearest cache, decides spring by spring. A block
// after one in which springs rested is done in a single pass with the decision in it. Both ways give the same bits.
//
// Products and sums stand in one expression each, so that a compiler with fused multiply-add contracts them the same way
// wherever the expression occurs.

enum { LANES = 32, BLOCK = 512, LINE = 64 };

#define NEXT(i)                                                                                             \
    SCALAR d = position[i] - GOAL(i);                                                                       \
    SCALAR v = velocity[i];                                                                                 \
    SCALAR nextD = step.xx * d + step.xv * v;                                                               \
    SCALAR nextV = step.vx * d + step.vv * v;                                                               \
    SCALAR nextX = GOAL(i) + nextD;

// Without branches; `resting` counts.
#define STORE_OR_REST(i, x, v)                                                                              \
    int rests = (MAGNITUDE((x) - GOAL(i)) <= step.restPosition) & (MAGNITUDE(v) <= step.restVelocity);      \
    position[i] = rests ? GOAL(i) : (x);                                                                    \
    velocity[i] = rests ? 0 : (v);                                                                          \
    resting += rests;

size_t resting = 0;
size_t start = 0;

// In a long batch to the start of a cache line first: Swift's arrays begin in the middle of one, and wide accesses across
// lines cost a tenth or more. Arrays that were allocated alike arrive there together.
size_t past = (uintptr_t)position % LINE / sizeof(SCALAR);
size_t head = past == 0 || count < 4 * BLOCK ? 0 : LINE / sizeof(SCALAR) - past;
for (; start < head; start++) {
    NEXT(start)
    STORE_OR_REST(start, nextX, nextV)
}

int restedBefore = 0;
while (count - start >= LANES) {
    size_t length = count - start < BLOCK ? (count - start) / LANES * LANES : BLOCK;
    size_t end = start + length;
    size_t restingBefore = resting;
    if (restedBefore) {
        for (size_t i = start; i < end; i++) {
            NEXT(i)
            STORE_OR_REST(i, nextX, nextV)
        }
    } else {
        SCALAR least[LANES];
        for (size_t lane = 0; lane < LANES; lane++) least[lane] = INFINITE;
        for (size_t row = start; row < end; row += LANES) {
            for (size_t lane = 0; lane < LANES; lane++) {
                NEXT(row + lane)
                SCALAR speed = MAGNITUDE(nextV);
                least[lane] = speed < least[lane] ? speed : least[lane];
                position[row + lane] = nextX;
                velocity[row + lane] = nextV;
            }
        }
        int slow = 0;
        for (size_t lane = 0; lane < LANES; lane++) slow |= least[lane] <= step.restVelocity;
        if (slow) {
            for (size_t i = start; i < end; i++) {
                SCALAR x = position[i];
                SCALAR v = velocity[i];
                STORE_OR_REST(i, x, v)
            }
        }
    }
    restedBefore = resting != restingBefore;
    start = end;
}
for (size_t i = start; i < count; i++) {
    NEXT(i)
    STORE_OR_REST(i, nextX, nextV)
}
return count - resting;

#undef NEXT
#undef STORE_OR_REST
