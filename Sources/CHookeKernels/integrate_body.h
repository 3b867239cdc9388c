// The batch loop of the integrators for one scalar type. See integrate.c for the expected names. No guard: included
// once per scalar type.

#define VALUE SCALAR
#define OF(a) NAME(a)
#include "integrate_law.h"
#include "integrate_impacts.h"
#undef VALUE
#undef OF

// LANES points that are stepped in parallel. A row is several registers long, so that multiply-adds do not wait for
// each other.
typedef SCALAR ROW __attribute__((vector_size(ROW_BYTES)));
typedef INTEGER MASK __attribute__((vector_size(ROW_BYTES)));
#define LANES (ROW_BYTES / sizeof(SCALAR))
#define SPLAT(s) ((ROW){} + (s))
#define SELECT(mask, a, b) ((ROW)(((mask) & (MASK)(a)) | (~(mask) & (MASK)(b))))
#define ANY(mask) (__builtin_expect(__builtin_reduce_or(mask) != 0, 0))

#define VALUE ROW
#define OF(a) ROWS(a)
#include "integrate_law.h"
#undef VALUE
#undef OF

// The arrays of a batch. The two target arrays are null if all points share one target.
typedef struct {
    SCALAR *position, *velocity;
    const SCALAR *targetFrom, *targetTo;
    NAME(hooke_target_path) shared;
} NAME(batch);

// Steps whole rows and counts the first `count` points. `fixed`: towards one constant target.
INLINE void NAME(step_rows)(int method, int fixed, const LAW *law, const NAME(batch) *batch, size_t count,
                            hooke_integration_result_t *result) {
    const int own = !fixed && batch->targetFrom;
    const int limited = law->lower > -__builtin_inf() || law->upper < __builtin_inf();
    const SCALAR share = 1 / (SCALAR)law->substeps;
    ROWS(path) path = {SPLAT(batch->shared.from), SPLAT(batch->shared.linear), batch->shared.square, batch->shared.cube};
    ROW goalTo = SPLAT(batch->shared.to);
    for (size_t start = 0; start < count; start += LANES) {
        ROW x, v;
        __builtin_memcpy(&x, batch->position + start, sizeof x);
        __builtin_memcpy(&v, batch->velocity + start, sizeof v);
        if (own) {
            __builtin_memcpy(&path.from, batch->targetFrom + start, sizeof path.from);
            __builtin_memcpy(&goalTo, batch->targetTo + start, sizeof goalTo);
            path.linear = goalTo - path.from;
        }
        ROW atStart = path.from, inTheMiddle = path.from, atEnd = path.from;
        for (size_t substep = 0; substep < law->substeps; substep++) {
            if (!fixed) {
                ROWS(target_at)(&path, ((SCALAR)substep + (SCALAR)0.5) * share, &inTheMiddle);
                ROWS(target_at)(&path, ((SCALAR)substep + 1) * share, &atEnd);
            }
            ROW x0 = x, v0 = v;
            ROWS(advance)(method, law, &x, &v, &atStart, &inTheMiddle, &atEnd, law->step);
            MASK beyond;
            if (limited && (beyond = (x > law->upper) | (x < law->lower), ANY(beyond))) {
                for (size_t lane = 0; lane < LANES; lane++) {
                    if (!beyond[lane]) continue;
                    NAME(path) way = {path.from[lane], path.linear[lane], path.square, path.cube};
                    SCALAR hitX = x[lane], hitV = v[lane];
                    NAME(impacts)(method, law, &way, (SCALAR)substep * share, ((SCALAR)substep + 1) * share,
                                  x0[lane], v0[lane], &hitX, &hitV);
                    x[lane] = hitX;
                    v[lane] = hitV;
                }
            }
            atStart = atEnd;
        }

        // Most points are neither near rest nor diverged. A point rests if the target is constant and the state is
        // within the tolerances of the balance of forces.
        MASK slow = ABSOLUTE(v) <= law->restVelocity, lost = ~(ABSOLUTE(v) < INFINITE);
        if (ANY(slow | lost)) {
            ROW point = goalTo + law->restOffset;
            point = SELECT(point > law->upper, SPLAT(law->upper), point);
            point = SELECT(point < law->lower, SPLAT(law->lower), point);
            MASK still = own ? path.from == goalTo : (MASK){} - (INTEGER)fixed;
            if (law->hasNoRestoringForce) {
                point = x;
                still = slow;
            }
            MASK rests = still & slow & (ABSOLUTE(x - point) <= law->restPosition);
            x = SELECT(rests, point, x);
            v = SELECT(rests, SPLAT(0), v);
            for (size_t lane = 0; lane < LANES && start + lane < count; lane++) {
                result->moving += rests[lane];
                result->diverged -= lost[lane];
            }
        }
        __builtin_memcpy(batch->position + start, &x, sizeof x);
        __builtin_memcpy(batch->velocity + start, &v, sizeof v);
    }
    result->moving += count;
}

HOOKE_CLONES static void NAME(step_with)(int method, const LAW *law, const NAME(batch) *batch, size_t count,
                                         hooke_integration_result_t *result) {
    const int fixed = !batch->targetFrom && batch->shared.still;
#define STEP_ROWS(method) \
    if (fixed) NAME(step_rows)(method, 1, law, batch, count, result); \
    else NAME(step_rows)(method, 0, law, batch, count, result);
    if (method == HOOKE_SEMI_IMPLICIT_EULER) {
        STEP_ROWS(HOOKE_SEMI_IMPLICIT_EULER)
    } else if (method == HOOKE_VELOCITY_VERLET) {
        STEP_ROWS(HOOKE_VELOCITY_VERLET)
    } else {
        STEP_ROWS(HOOKE_RUNGE_KUTTA_4)
    }
#undef STEP_ROWS
}

// Steps less than a row, in a separate row whose other lanes are zero.
static void NAME(step_part)(int method, const LAW *law, const NAME(batch) *batch, size_t start, size_t count,
                            hooke_integration_result_t *result) {
    SCALAR x[LANES] = {0}, v[LANES] = {0}, from[LANES] = {0}, to[LANES] = {0};
    NAME(batch) part = {x, v, 0, 0, batch->shared};
    __builtin_memcpy(x, batch->position + start, count * sizeof *x);
    __builtin_memcpy(v, batch->velocity + start, count * sizeof *v);
    if (batch->targetFrom) {
        __builtin_memcpy(from, batch->targetFrom + start, count * sizeof *from);
        __builtin_memcpy(to, batch->targetTo + start, count * sizeof *to);
        part.targetFrom = from;
        part.targetTo = to;
    }
    NAME(step_with)(method, law, &part, count, result);
    __builtin_memcpy(batch->position + start, x, count * sizeof *x);
    __builtin_memcpy(batch->velocity + start, v, count * sizeof *v);
}

hooke_integration_result_t NAME(hooke_integrate)(int method, SCALAR *position, SCALAR *velocity, size_t count,
                                                 const SCALAR *targetFrom, const SCALAR *targetTo,
                                                 NAME(hooke_target_path) shared, LAW law) {
    hooke_integration_result_t result = {0, 0};
    NAME(batch) batch = {position, velocity, targetFrom, targetTo, shared};
    // A long batch first steps up to the start of a cache line, as in spring_step_body.h.
    enum { LINE = 64 };
    size_t past = (uintptr_t)position % LINE / sizeof(SCALAR);
    size_t start = past == 0 || count < 16 * LANES ? 0 : LINE / sizeof(SCALAR) - past;
    if (start > 0) NAME(step_part)(method, &law, &batch, 0, start, &result);
    size_t whole = (count - start) / LANES * LANES;
    NAME(batch) rows = {position + start, velocity + start, 0, 0, shared};
    if (targetFrom) {
        rows.targetFrom = targetFrom + start;
        rows.targetTo = targetTo + start;
    }
    NAME(step_with)(method, &law, &rows, whole, &result);
    start += whole;
    if (start < count) NAME(step_part)(method, &law, &batch, start, count - start, &result);
    return result;
}

#undef LANES
#undef SPLAT
#undef SELECT
#undef ANY
