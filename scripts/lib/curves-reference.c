/* A reference for cubic Bezier timing curves at 113 bits (GCC's __float128), random and adversarial cases for
   `hooke eval`, and the check of its results. scripts/check-curves builds and runs it; the modes are at the end.

   It shares no code with Hooke: the parameter is found by bisection and Newton's method on the Bernstein form, whose terms
   have one sign, from the nearer end. Its own accuracy is checked against the golden table of 90 digits first. */
#include "reference.h"

/* ---- The reference ---- */

typedef struct { double x1, y1, x2, y2; } Curve;

/* A coordinate with inner control values a and b at s, and its derivatives by s. */
typedef struct { quad value, first, second; } Jet;

static Jet jet(quad a, quad b, quad s) {
    quad r = 1 - s;
    return (Jet){3 * r * r * s * a + 3 * r * s * s * b + s * s * s,
                 3 * (r * r * a + 2 * r * s * (b - a) + s * s * (1 - b)), 6 * (r * (b - 2 * a) + s * (1 - 2 * b + a))};
}

/* s in [0, 1] with x(s) = t, for t up to x(1/2). */
static quad root(quad a, quad b, quad t) {
    if (jet(a, b, 0.5Q).value == t) return 0.5Q; /* where x may be flat */
    quad low = 0, high = 0.5Q, s = t < 0.5Q ? t : 0.25Q;
    for (int step = 0; step < 400; step++) {
        Jet x = jet(a, b, s);
        quad miss = x.value - t;
        if (miss == 0) return s;
        if (miss > 0) high = s; else low = s;
        quad next = s - miss / x.first;
        /* Between numbers of different size use the geometric mean. */
        if (!(next > low && next < high) || (step > 20 && step % 3 == 0))
            next = low > 0 && low < high / 16 ? sqrtq(low * high) : low == 0 && step > 3 ? high / 1024 : (low + high) / 2;
        if (fabsq(next - s) <= fabsq(s) * 0x1p-112Q) return next;
        s = next;
    }
    return s;
}

typedef struct {
    quad value, slope, bend;
    quad slope_size, bend_size; /* the scales of rounding errors */
} Point;

static Point point_at(const Curve *c, double t) {
    quad a = c->x1, b = c->x2, middle = (3 * a + 3 * b + 1) / 8;
    bool late = t > middle;
    quad s = late ? root(1 - b, 1 - a, 1 - (quad)t) : root(a, b, t);
    /* From the nearer end; there x'' and y'' have the other sign. */
    Jet x = late ? jet(1 - b, 1 - a, s) : jet(a, b, s);
    Jet y = late ? jet(1 - (quad)c->y2, 1 - (quad)c->y1, s) : jet(c->y1, c->y2, s);
    quad terms = 3 * (1 + fabsq(c->y1) + fabsq(c->y2));
    quad turn = x.first * y.second - x.second * y.first;
    quad cube = x.first * x.first * x.first;
    Point p = {late ? 1 - y.value : y.value, y.first / x.first, (late ? -turn : turn) / cube, 0, 0};
    p.slope_size = fabsq(p.slope) + terms / x.first;
    p.bend_size = fabsq(p.bend) * (1 + 3 / x.first) + (fabsq(x.first) + fabsq(x.second)) * terms / cube;
    return p;
}

/* Whether the curve has a value, to within a margin, at a time before `t`. */
static bool is_reached_before(const Curve *c, double t, double value, quad margin) {
    quad a = 3 * (1 + 3 * (quad)c->y1 - 3 * (quad)c->y2), b = 6 * ((quad)c->y2 - 2 * (quad)c->y1), d = 3 * (quad)c->y1;
    quad discriminant = b * b - 4 * a * d;
    bool rising = value > 0;
    if (discriminant <= 0) return false;
    quad q = -(b + (b < 0 ? -1 : 1) * sqrtq(discriminant)) / 2, roots[2] = {q / a, d / q};
    for (int i = 0; i < 2; i++) {
        quad s = roots[i];
        if (!(s > 0 && s < 1) || !(jet(c->x1, c->x2, s).value < t)) continue;
        quad y = jet(c->y1, c->y2, s).value;
        if (rising ? y > value + margin : y < value - margin) return true;
    }
    return false;
}

/* ---- The cases ---- */

typedef struct {
    Curve curve;
    double t, value;
} Case;

static Case random_case(void) {
    static const Curve presets[] = {{.25, .1, .25, 1}, {.42, 0, 1, 1}, {0, 0, .58, 1}, {.42, 0, .58, 1},
                                    {.68, -.6, .32, 1.6}, {1, 0, 0, 1}, {0, 1, 0, 1}, {1, 0, 1, 0}};
    Case c;
    int kind = next_bits() % 8;
    double reach = next_bits() % 16 ? 3 : power(0, 6);
    Curve drawn = {unit(), uniform(-reach, reach), unit(), uniform(-reach, reach)};
    if (kind == 0) drawn = presets[next_bits() % 8];
    if (kind == 1) { drawn.x1 = 1 - power(-16, -1); drawn.x2 = power(-16, -1); }
    if (kind == 2) { drawn.x1 = power(-16, -1); drawn.x2 = power(-16, -1); }
    if (kind == 3) { drawn.x1 = 1 - power(-16, -1); drawn.x2 = 1 - power(-16, -1); }
    if (kind == 4) { drawn.x1 = next_bits() % 2; if (next_bits() % 2) drawn.x2 = next_bits() % 2; }
    c.curve = drawn;
    switch (next_bits() % 8) {
    case 0: c.t = power(-20, 0); break;
    case 1: c.t = 1 - power(-15, 0); break;
    case 2: c.t = 0.5 + (next_bits() % 2 ? 1 : -1) * power(-16, -0.31); break;
    case 3: c.t = (1 + next_bits() % 31) / 32.0 * (1 + ((int)(next_bits() % 5) - 2) * 0x1p-52); break;
    default: c.t = unit();
    }
    if (!(c.t > 0 && c.t < 1)) c.t = 0.5;
    Point p = point_at(&c.curve, uniform(0.001, 0.999));
    c.value = (double)p.value;
    return c;
}

/* ---- The results ---- */

static char *line;
static size_t line_size;

static double number(const char *name) {
    char key[32];
    snprintf(key, sizeof key, "\"%s\":[", name);
    const char *at = strstr(line, key);
    if (!at) die("an answer has no %s: %s", name, line);
    at += strlen(key);
    if (*at == 'n' || *at == '"') return NAN;
    return strtod(at, NULL);
}

typedef struct {
    const char *name;
    double worst, bound;
    Case at;
} Tally;

static void note(Tally *tally, quad error, const Case *c) {
    double size = fabs((double)error);
    if (size <= tally->worst) return;
    tally->worst = isnan(size) ? INFINITY : size;
    tally->at = *c;
}

static int check(long count) {
    Tally tallies[] = {{.name = "value, over max(1, |y|)", .bound = 2.3e-16}, {.name = "slope", .bound = 1e-13},
                       {.name = "second derivative", .bound = 1e-13}, {.name = "inverse", .bound = 1e-13}};
    long early = 0;
    for (long i = 0; i < count; i++) {
        Case c = random_case();
        if (getline(&line, &line_size, stdin) < 0) die("%ld results for %ld cases", i, count);
        Point p = point_at(&c.curve, c.t);
        note(&tallies[0], (number("y") - p.value) / fmaxq(1, fabsq(p.value)), &c);
        /* Where x' = 0, slopes are infinite or have no accurate digits. */
        if (p.slope_size < 1e250Q && p.bend_size < 1e250Q) {
            note(&tallies[1], (number("slope") - p.slope) / p.slope_size, &c);
            note(&tallies[2], (number("secondDerivative") - p.bend) / p.bend_size, &c);
        }
        double time = number("inverse");
        quad terms = 1 + 3 * (fabsq(c.curve.y1) + fabsq(c.curve.y2));
        if (isnan(time)) {
            /* Only where the curve touches the value. */
            note(&tallies[3], is_reached_before(&c.curve, 1, c.value, 1e-14Q * terms) ? INFINITY : 0, &c);
        } else if (time <= 0 || time >= 1) {
            note(&tallies[3], (c.value - (quad)(time >= 1)) / terms, &c);
        } else {
            Point found = point_at(&c.curve, time);
            note(&tallies[3], (found.value - c.value) / (terms + fabsq(found.slope)), &c);
            early += is_reached_before(&c.curve, time * (1 - 1e-9), c.value, 1e-14Q * terms);
        }
    }
    int status = early > 0;
    for (int i = 0; i < 4; i++) {
        Tally t = tallies[i];
        bool good = t.worst <= t.bound;
        printf("%s of %ld curves: worst %.3g, bound %.3g%s\n", t.name, count, t.worst, t.bound, good ? "" : "  BEYOND");
        printf("    (%.17g, %.17g, %.17g, %.17g) at %.17g, value %.17g\n", t.at.curve.x1, t.at.curve.y1, t.at.curve.x2,
               t.at.curve.y2, t.at.t, t.at.value);
        if (!good) status = 1;
    }
    printf("inverse: %ld times are not the first\n", early);
    return status;
}

static int verify(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) die("cannot open %s", path);
    Curve c = {0};
    long count = 0;
    double worst = 0, slopes = 0, bends = 0;
    while (getline(&line, &line_size, file) >= 0) {
        double v[5];
        if (sscanf(line, "curve %la %la %la %la", &c.x1, &c.y1, &c.x2, &c.y2) == 4) continue;
        if (sscanf(line, "%la %la %la %la %la", &v[0], &v[1], &v[2], &v[3], &v[4]) != 5) die("cannot read %s", line);
        if (c.x1 < 1e-100 && c.x1 > 0) continue; /* not tested here */
        if (c.x2 > 0 && c.x2 < 1e-20) continue;
        Point p = point_at(&c, v[0]);
        /* The table's remainder has three digits. */
        double error = fabs((double)((p.value - v[1]) - v[2])) / fmax(1, fabs(v[1]));
        if (!(error <= worst)) worst = error;
        double slope = isinf(v[3]) ? 0 : fabs((double)((p.slope - v[3]) / p.slope_size));
        if (!(slope <= slopes)) slopes = slope;
        double bend = !(p.bend_size < 1e250Q) ? 0 : fabs((double)((p.bend - v[4]) / p.bend_size));
        if (!(bend <= bends)) bends = bend;
        count++;
    }
    fclose(file);
    printf("reference: %ld points of the table within %.2g (it is written to three digits of what a double lacks), slopes "
           "within %.2g, second derivatives %.2g\n", count, worst, slopes, bends);
    if (count < 9000 || !(worst <= 1e-18) || !(slopes <= 1e-15) || !(bends <= 1e-15))
        die("the reference does not agree with the golden table");
    return 0;
}

int main(int argc, char **argv) {
    if (argc == 3 && !strcmp(argv[1], "verify")) return verify(argv[2]);
    if (argc != 4) die("usage: %s verify TABLE | ask|check COUNT SEED", argv[0]);
    long count = atol(argv[2]);
    seed = strtoull(argv[3], NULL, 10);
    if (!strcmp(argv[1], "check")) return check(count);
    for (long i = 0; i < count; i++) {
        Case c = random_case();
        printf("{\"op\":\"curve\",\"bezier\":[%.17g,%.17g,%.17g,%.17g],\"x\":[%.17g],\"inverse\":[%.17g]}\n", c.curve.x1,
               c.curve.y1, c.curve.x2, c.curve.y2, c.t, c.value);
    }
    return 0;
}
