// What happens to one number in a substep that ended beyond a limit. See integrate.c for the names this file expects; it
// follows integrate_law.h for the scalar. No guard: included once a scalar.
//
// The way through the substep is taken for the cubic with the positions and velocities of both ends; its crossing of
// the limit is found by Newton's method, kept between two bounds. From the substep's start the method then goes as far
// in one step, and a last Newton step in time brings position and limit together: so the impact is known to the method's
// own order. The velocity turns and shrinks, and the rest of the substep starts from the limit. That may end beyond a
// limit again.
//
// A number that comes back to the limit it has just left, within one substep, stays there at rest: its bounces are too
// short to be seen. If they lose nothing it goes on, unless it does not move at all. What follows the last of
// HOOKE_IMPACTS impacts is dropped: the number stays at the limit until the substep ends, with the velocity it leaves it
// by. None of this gains energy.

INLINE void NAME(advance_within)(int method, const LAW *law, const NAME(path) *path, SCALAR from, SCALAR to, SCALAR h,
                                 SCALAR *x, SCALAR *v, SCALAR *goal) {
    SCALAR start, middle;
    NAME(goal_at)(path, from, &start);
    NAME(goal_at)(path, (SCALAR)0.5 * (from + to), &middle);
    NAME(goal_at)(path, to, goal);
    NAME(advance)(method, law, x, v, &start, &middle, goal, h);
}

// The root in (0, 1) of p0 + s·(q0 + s·(square + s·cube)), which is p1 > 0 at 1 with the slope q1 there.
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

// The state (x, v) at a substep's end, beyond a limit, becomes the state after the impacts; (x0, v0) is that at its start.
// The substep goes from the fraction `from` of the frame to the fraction `to`.
INLINE void NAME(impacts)(int method, const LAW *law, const NAME(path) *path, SCALAR from, SCALAR to, SCALAR x0,
                          SCALAR v0, SCALAR *x, SCALAR *v) {
    SCALAR left = law->step, perSecond = (to - from) / law->step, goal;
    int hitBefore = 0; // −1 the lower limit, +1 the upper one
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
