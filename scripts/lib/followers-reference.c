// Writes a table of random followers of tracks, in 113-bit arithmetic and by the closed form of
// docs/internals/followers.md.
//
//     followers-reference COUNT [SEED] >FILE
//
// scripts/compare-followers compiles it and compares the table with the library.
// The format is that of Tests/TestSupport/Golden/followers.py, whose values are Taylor series of 50 digits. With COUNT 0 it
// reads such a table from the standard input and writes the largest difference from it.
#include "reference.h"

typedef struct { quad x, v, a; } State;
typedef struct {
    double mass, stiffness, damping, x, v, start;
    int matching, keys;
    double times[8], values[8], velocities[7][2];
} Case;

static Case drawn(void) {
    Case c = {.mass = unit() < 0.5 ? 1 : power(-1, 1), .matching = (int)(3 * unit())};
    double w = power(-2, 2.3), choice = unit();
    double ratio = choice < 0.2 ? 0 : choice < 0.35 ? 1 : choice < 0.75 ? uniform(0.02, 1) : uniform(1, 6);
    c.stiffness = c.mass * w * w;
    c.damping = 2 * ratio * c.mass * w;
    c.keys = 2 + (unit() < 0.4 ? 0 : (int)(5 * unit()));
    double base = power(-3, 0.6);
    c.times[0] = unit() < 0.5 ? 0 : uniform(-3, 3);
    c.values[0] = uniform(-100, 100);
    for (int k = 1; k < c.keys; k++) {
        double h = unit() < 0.1 ? 0 : base * power(-0.5, 0.5);
        c.times[k] = c.times[k - 1] + h;
        c.values[k] = unit() < 0.1 ? c.values[k - 1] : c.values[k - 1] + uniform(-50, 50);
        h = c.times[k] - c.times[k - 1];
        double chord = h > 0 ? (c.values[k] - c.values[k - 1]) / h : 0;
        for (int side = 0; side < 2; side++) c.velocities[k - 1][side] = chord * uniform(-1, 3);
        if (unit() < 0.2) c.velocities[k - 1][0] = c.velocities[k - 1][1] = chord;
    }
    double last = c.times[c.keys - 1], pick = unit();
    c.start = pick < 0.6 ? c.times[0] : pick < 0.8 ? c.times[0] - 0.1 : uniform(c.times[0], last);
    c.x = unit() < 0.3 ? c.values[0] : uniform(-100, 100);
    c.v = unit() < 0.5 ? 0 : uniform(-1000, 1000);
    return c;
}

// The free motion from a displacement and a velocity.
static State released(quad w2, quad g2, quad x, quad v, quad h) {
    quad g = g2 / 2, D = w2 - g * g, w = sqrtq(fabsq(D)), y = w * h, c, s;
    if (D == 0) {
        c = 1, s = h;
    } else if (D > 0) {
        c = cosq(y), s = sinq(y) / w;
    } else {
        // Both exponentials with the decay, so that neither overflows.
        quad slow = expq((w - g) * h), fast = expq(-(w + g) * h);
        c = (slow + fast) / 2;
        s = y < 1e-3Q ? expq(-g * h) * sinhq(y) / w : (slow - fast) / (2 * w);
        return (State){c * x + s * (v + g * x), c * v - s * (w2 * x + g * v), 0};
    }
    quad e = expq(-g * h);
    return (State){e * (c * x + s * (v + g * x)), e * (c * v - s * (w2 * x + g * v)), 0};
}

static quad cubic(const quad *p, quad s) { return p[0] + s * (p[1] + s * (p[2] + s * p[3])); }

// The state s seconds after the beginning of a piece p.
static State followed(const Case *c, const quad *p, quad x, quad v, quad s) {
    quad w2 = (quad)c->stiffness / c->mass, g2 = (quad)c->damping / c->mass;
    quad kappa = c->matching > 0, lambda = c->matching > 1, alpha = lambda - 1, beta = -g2 * (1 - kappa);
    quad q2 = 3 * beta * p[3] / w2;
    quad q1 = (6 * alpha * p[3] + 2 * beta * p[2] - 2 * g2 * q2) / w2;
    quad q0 = (2 * alpha * p[2] + beta * p[1] - g2 * q1 - 2 * q2) / w2;
    quad r[4] = {p[0] + q0, p[1] + q1, p[2] + q2, p[3]};
    State y = released(w2, g2, x - r[0], v - r[1], s);
    y.x += cubic(r, s);
    y.v += r[1] + s * (2 * r[2] + 3 * s * r[3]);
    quad speed = p[1] + s * (2 * p[2] + 3 * s * p[3]), bend = 2 * p[2] + 6 * s * p[3];
    y.a = lambda * bend - g2 * (y.v - kappa * speed) - w2 * (y.x - cubic(p, s));
    return y;
}

// Writes the states at ascending times, with the largest size of the terms until then.
static void states(const Case *c, const double *times, int count, State *found, quad *sizes) {
    quad w2 = (quad)c->stiffness / c->mass, g2 = (quad)c->damping / c->mass, rate = g2 + sqrtq(w2);
    quad x = c->x, v = c->v, size = 0;
    int next = 0;
    for (int k = -1; k < c->keys; k++) {
        quad begin = k < 0 ? c->start : fmaxq(c->start, c->times[k]);
        quad end = k + 1 < c->keys ? (quad)c->times[k + 1] : (quad)INFINITY;
        if (end <= begin) continue;
        quad p[4] = {k < 0 ? c->values[0] : c->values[k], 0, 0, 0};
        if (k >= 0 && k + 1 < c->keys) {
            quad h = end - c->times[k], chord = (quad)c->values[k + 1] - c->values[k];
            quad m0 = h * c->velocities[k][0], m1 = h * c->velocities[k][1], s = begin - c->times[k];
            quad t[4] = {p[0], m0 / h, (3 * chord - 2 * m0 - m1) / (h * h), (m0 + m1 - 2 * chord) / (h * h * h)};
            p[0] = cubic(t, s), p[1] = t[1] + s * (2 * t[2] + 3 * s * t[3]), p[2] = t[2] + 3 * s * t[3], p[3] = t[3];
        }
        quad length = end < INFINITY ? end - begin : 0, sum = 0;
        for (int n = 3; n >= 0; n--) sum = sum * length + fabsq(p[n]);
        size = fmaxq(size, fmaxq(sum, fabsq(x) + fabsq(v) / rate));
        for (; next < count && times[next] < end; next++) {
            if (times[next] < begin) { found[next] = (State){0, 0, 0}, sizes[next] = -1; continue; }
            State y = found[next] = followed(c, p, x, v, times[next] - begin);
            size = fmaxq(size, fabsq(y.x) + fabsq(y.v) / rate);
            sizes[next] = size;
        }
        if (end == INFINITY) return;
        // Sizes on the way, at a step of a tenth of the spring's time or 1/32 of the piece.
        int steps = (int)fminq(32, ceilq(10 * rate * length));
        for (int n = 1; n <= steps; n++) {
            State y = followed(c, p, x, v, length * n / steps);
            size = fmaxq(size, fabsq(y.x) + fabsq(y.v) / rate);
        }
        State y = followed(c, p, x, v, length);
        x = y.x, v = y.v;
    }
}

static int ascending(const void *a, const void *b) {
    double d = *(const double *)a - *(const double *)b;
    return (d > 0) - (d < 0);
}

static void write_case(const Case *c) {
    double w = (double)sqrtq((quad)c->stiffness / c->mass), last = fmax(c->times[c->keys - 1], c->start), times[7];
    for (int i = 0; i < 3; i++) times[i] = uniform(c->start, last);
    times[3] = c->start, times[4] = last, times[5] = last + uniform(0.1, 3) / w;
    times[6] = fmax(c->start, c->times[(int)(c->keys * unit())]);
    qsort(times, 7, sizeof *times, ascending);
    State found[7];
    quad sizes[7];
    states(c, times, 7, found, sizes);
    printf("F %.17g %.17g %.17g %d %.17g %.17g %.17g %d", c->mass, c->stiffness, c->damping, c->matching, c->x, c->v,
           c->start, c->keys);
    for (int k = 0; k < c->keys; k++) printf(" %.17g", c->times[k]);
    for (int k = 0; k < c->keys; k++) printf(" %.17g", c->values[k]);
    for (int k = 0; k + 1 < c->keys; k++) printf(" %.17g %.17g", c->velocities[k][0], c->velocities[k][1]);
    printf(" 7\n");
    for (int i = 0; i < 7; i++)
        printf("%.17g %.17g %.17g %.17g %.17g\n", times[i], (double)found[i].x, (double)found[i].v, (double)found[i].a,
               (double)sizes[i]);
}

static double number(char **rest) { return strtod(*rest, rest); }

// Compares with a table by Taylor series.
static void compare(void) {
    static char line[8192];
    double worst = 0;
    int cases = 0;
    while (fgets(line, sizeof line, stdin)) {
        char *rest = line + 1, kind = line[0];
        if (kind != 'F') continue;
        Case c = {0};
        c.mass = number(&rest), c.stiffness = number(&rest), c.damping = number(&rest);
        c.matching = (int)number(&rest);
        c.x = number(&rest), c.v = number(&rest), c.start = number(&rest);
        c.keys = (int)number(&rest);
        for (int k = 0; k < c.keys; k++) c.times[k] = number(&rest);
        for (int k = 0; k < c.keys; k++) c.values[k] = number(&rest);
        for (int k = 0; k + 1 < c.keys; k++)
            for (int side = 0; side < 2; side++) c.velocities[k][side] = number(&rest);
        int count = (int)number(&rest);
        for (int i = 0; i < count; i++) {
            if (!fgets(line, sizeof line, stdin)) exit(1);
            rest = line;
            double t = number(&rest), x = number(&rest), v = number(&rest), a = number(&rest), size = number(&rest);
            State found;
            quad own;
            states(&c, &t, 1, &found, &own);
            quad rate = (quad)c.damping / c.mass + sqrtq((quad)c.stiffness / c.mass);
            quad error = fmaxq(fabsq(found.x - x) / size, fabsq(found.v - v) / (rate * size + fabsq(v)));
            error = fmaxq(error, fabsq(found.a - a) / (rate * rate * size + fabsq(a)));
            worst = fmax(worst, (double)error);
        }
        cases++;
    }
    printf("%d cases, largest difference %.3g\n", cases, worst);
}

int main(int count, char **arguments) {
    if (count < 2) return fprintf(stderr, "usage: followers-reference COUNT [SEED]\n"), 2;
    int cases = atoi(arguments[1]);
    seed = count > 2 ? strtoull(arguments[2], NULL, 10) : 1;
    if (cases == 0) return compare(), 0;
    for (int i = 0; i < cases; i++) {
        Case c = drawn();
        write_case(&c);
    }
    return 0;
}
