// One substep of each method under a force law, for VALUE: a scalar or a row of scalars. See integrate.c for the
// expected names. No guard: included once per type.
//
// Values are passed by address, because a row passed by value depends on the available registers. Functions are inlined
// into clones for every instruction set, so none may be compiled separately.

// −k·d − k3·d³ + f
INLINE void OF(pull)(const LAW *law, const VALUE *x, const VALUE *goal, VALUE *a) {
    VALUE d = *x - *goal;
    *a = law->force - d * (law->stiffness + law->cubic * (d * d));
}

// The pull minus c·v + c2·v·|v|.
INLINE void OF(acceleration)(const LAW *law, const VALUE *x, const VALUE *v, const VALUE *goal, VALUE *a) {
    OF(pull)(law, x, goal, a);
    *a = *a - *v * (law->damping + law->drag * ABSOLUTE(*v));
}

INLINE void OF(euler)(const LAW *law, VALUE *x, VALUE *v, const VALUE *start, SCALAR h) {
    VALUE a;
    OF(acceleration)(law, x, v, start, &a);
    *v = *v + h * a;
    *x = *x + h * *v;
}

// Half a step with the force at the start, then half a step with the force at the end, solved for the damping: v' +
// (h/2)·(c·v' + c2·v'·|v'|) = r.
INLINE void OF(verlet)(const LAW *law, VALUE *x, VALUE *v, const VALUE *start, const VALUE *end, SCALAR h) {
    SCALAR half = (SCALAR)0.5 * h;
    VALUE a;
    OF(acceleration)(law, x, v, start, &a);
    VALUE middle = *v + half * a;
    *x = *x + h * middle;
    OF(pull)(law, x, end, &a);
    VALUE r = middle + half * a;
    SCALAR p = 1 + half * law->damping;
    if (law->drag == 0) {
        SCALAR inverse = 1 / p;
        *v = r * inverse;
    } else {
        SCALAR square = p * p, factor = 4 * (half * law->drag);
        VALUE root = __builtin_elementwise_sqrt(square + factor * ABSOLUTE(r));
        *v = 2 * r / (p + root);
    }
}

// The classical method. The position's slopes are velocities, so their sum needs no storage.
INLINE void OF(rungekutta)(const LAW *law, VALUE *x, VALUE *v, const VALUE *start, const VALUE *middle,
                             const VALUE *end, SCALAR h) {
    SCALAR half = (SCALAR)0.5 * h;
    SCALAR sixth = h * (SCALAR)(1.0 / 6);
    VALUE a1, a2, a3, a4;
    OF(acceleration)(law, x, v, start, &a1);
    VALUE x2 = *x + half * *v, v2 = *v + half * a1;
    OF(acceleration)(law, &x2, &v2, middle, &a2);
    VALUE x3 = *x + half * v2, v3 = *v + half * a2;
    OF(acceleration)(law, &x3, &v3, middle, &a3);
    VALUE x4 = *x + h * v3, v4 = *v + h * a3;
    OF(acceleration)(law, &x4, &v4, end, &a4);
    VALUE inner = a2 + a3;
    VALUE outer = a1 + inner;
    *x = *x + h * (*v + sixth * outer);
    *v = *v + sixth * (outer + inner + a4);
}

INLINE void OF(advance)(int method, const LAW *law, VALUE *x, VALUE *v, const VALUE *start, const VALUE *middle,
                          const VALUE *end, SCALAR h) {
    if (method == HOOKE_SEMI_IMPLICIT_EULER) {
        OF(euler)(law, x, v, start, h);
    } else if (method == HOOKE_VELOCITY_VERLET) {
        OF(verlet)(law, x, v, start, end, h);
    } else {
        OF(rungekutta)(law, x, v, start, middle, end, h);
    }
}

// The target at the fraction s of the frame: from + s·(linear + s·(square + s·cube)).
typedef struct {
    VALUE from, linear;
    SCALAR square, cube;
} OF(path);

INLINE void OF(target_at)(const OF(path) *path, SCALAR s, VALUE *goal) {
    *goal = path->from + s * (path->linear + s * (path->square + s * path->cube));
}
