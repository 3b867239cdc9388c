// The impacts of a point in a substep that ended beyond a limit. See integrate.c for the expected names; include after
// integrate_law.h for the scalar. No guard: included once per scalar type.
//
// The path of the substep is approximated by the cubic with the positions and velocities of both ends. Newton's method
// within two bounds finds its crossing of the limit. The method then steps from the substep's start to that time, and
// one Newton step in time brings the position to the limit. So the impact time has the method's own order. The velocity
// is reflected and reduced, and the rest of the substep starts from the limit. It may end beyond a limit again.
//
// A point that returns within one substep to the limit it has just left rests there, because its bounces are too short
// to see. If e = 1 it continues, unless its velocity is 0. Impacts after the last of HOOKE_IMPACTS are ignored: the
// point stays at the limit until the substep ends, with the velocity after the last impact. No impact gains energy.

INLINE void NAME(advance_within)(int method, const LAW *law, const NAME(path) *path, SCALAR from, SCALAR to, SCALAR h,
                                 SCALAR *x, SCALAR *v, SCALAR *goal) {
    SCALAR start, middle;
    NAME(target_at)(path, from, &start);
    NAME(target_at)(path, (SCALAR)0.5 * (from + to), &middle);
    NAME(target_at)(path, to, goal);
    NAME(advance)(method, law, x, v, &start, &middle, goal, h);
}

// The root in (0, 1) of p0 + s·(q0 + s·(square + s·cube)), whose value at 1 is p1 > 0 and slope q1.
INLINE SCALAR NAME(crossing)(SCALAR p0, SCALAR q0, SCALAR p1, SCALAR q1) {
    SCALAR square = 3 * (p1 - p0) - 2 * q0 - q1, cube = q0 + q1 - 2 * (p1 - p0);
    SCALAR low = 0, high = 1, s = 1, value = p1, slope = q1;
    for (int round = 0; round < 6; round++) {
        SCALAR next = s - value / slope;
        s = next >= low && next <= high ? next : (SCALAR)0.5 * (low + high);
        value = p0 + s * (q0 + s * (square + s * cube));
        slope = q0 + s * (2 * square + s * (3 * cube));
        if (value < 0) low = s;
        else high = s;
    }
    return s;
}

// Replaces the state (x, v) at a substep's end, beyond a limit, by the state after the impacts; (x0, v0) is the state
// at its start. The substep is from the fraction `from` of the frame to the fraction `to`.
INLINE void NAME(impacts)(int method, const LAW *law, const NAME(path) *path, SCALAR from, SCALAR to, SCALAR x0,
                          SCALAR v0, SCALAR *x, SCALAR *v) {
    SCALAR left = law->step, perSecond = (to - from) / law->step, goal;
    int hitBefore = 0; // −1 lower limit, +1 upper limit
    for (int impact = 0; impact < HOOKE_IMPACTS; impact++) {
        int hit = (*x > law->upper) - (*x < law->lower);
        if (hit == 0) return;
        SCALAR wall = hit > 0 ? law->upper : law->lower, sign = (SCALAR)hit;
        if ((hit == hitBefore && (law->restitution < 1 || v0 == 0)) || (x0 == wall && v0 == 0)) {
            *x = wall;
            *v = 0;
            return;
        }
        SCALAR p0 = sign * (x0 - wall), q0 = sign * v0 * left;
        SCALAR passed = 0, hitV = v0;
        if (!(p0 > 0 || (p0 == 0 && q0 >= 0))) {
            passed = left * NAME(crossing)(p0, q0, sign * (*x - wall), sign * *v * left);
            SCALAR start = to - left * perSecond, hitX = x0, a;
            NAME(advance_within)(method, law, path, start, start + passed * perSecond, passed, &hitX, &hitV, &goal);
            NAME(acceleration)(law, &hitX, &hitV, &goal, &a);
            SCALAR later = (wall - hitX) / hitV;
            if (passed + later >= 0 && passed + later <= left) {
                passed = passed + later;
                hitV = hitV + later * a;
            }
        }
        x0 = wall;
        v0 = sign * hitV > 0 ? -law->restitution * hitV : hitV;
        left = left - passed;
        hitBefore = hit;
        *x = x0;
        *v = v0;
        NAME(advance_within)(method, law, path, to - left * perSecond, to, left, x, v, &goal);
    }
    if (*x > law->upper || *x < law->lower) {
        *x = x0;
        *v = v0;
    }
}
