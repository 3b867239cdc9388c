/* A reference for springs at 113 bits (GCC's __float128), random and adversarial cases for `hooke eval`, and the check of
   its results. scripts/check-springs builds and runs it; the modes are at the end.

   It shares no code with Hooke: states are the textbook's three cases in wider arithmetic, and a settling duration is
   checked by the motion after it, not by a search. Its own accuracy is checked against the golden tables
   of 130 digits first. u is 2^-53. */
#include "reference.h"

static const double u = 0x1p-53;

/* ---- The reference ---- */

typedef struct {
    double m, k, c;
    quad square, g, w, w0; /* k/m, c/2m, sqrt|k/m - g^2|, sqrt(k/m) */
    quad fast, slow;       /* overdamped: g + w, and g - w without the cancellation */
    int sign;              /* of k/m - g^2, exact */
} Spring;

typedef struct { quad x, v; } State;

static Spring spring_make(double m, double k, double c) {
    Spring s = {.m = m, .k = k, .c = c};
    /* Both products have 106 bits and are exact; near critical damping so is their difference. */
    quad discriminant = 4 * ((quad)m * k) - (quad)c * c;
    s.sign = discriminant > 0 ? 1 : discriminant < 0 ? -1 : 0;
    s.square = (quad)k / m;
    s.g = (quad)c / (2 * (quad)m);
    s.w = sqrtq(fabsq(discriminant)) / (2 * (quad)m);
    s.w0 = sqrtq(s.square);
    s.fast = s.g + s.w;
    s.slow = s.sign < 0 ? s.square / s.fast : s.g;
    return s;
}

static void two_sum(quad a, quad b, quad *sum, quad *rest) {
    *sum = a + b;
    quad part = *sum - a;
    *rest = (a - (*sum - part)) + (b - part);
}

/* m v^2 + c v x + k x^2 for doubles x and v, with a relative error of 2^-113 for any cancellation. */
static quad form(const Spring *s, double x, double v) {
    quad factors[3][2] = {
        {s->m, (quad)v * v}, {s->c, (quad)v * x}, {s->k, (quad)x * x}};
    quad sum = 0, rest = 0;
    for (int i = 0; i < 3; i++) {
        quad product = factors[i][0] * factors[i][1];
        quad low = fmaq(factors[i][0], factors[i][1], -product), error;
        two_sum(sum, product, &sum, &error);
        rest += error + low;
    }
    return sum + rest;
}

/* The parts v + R x and v + r x of the slow and the fast mode; exactly when x and v are doubles. */
static void mode_parts(const Spring *s, State from, bool doubles, quad *slow, quad *fast) {
    *slow = from.v + s->fast * from.x;
    *fast = from.v + s->slow * from.x;
    if (!doubles) return;
    quad small = fabsq(from.v) * 0x1p-40Q;
    if (fabsq(*slow) < small && *fast != 0)
        *slow = form(s, (double)from.x, (double)from.v) / (s->m * *fast);
    else if (fabsq(*fast) < small && *slow != 0)
        *fast = form(s, (double)from.x, (double)from.v) / (s->m * *slow);
}

static State state_after(const Spring *s, State from, quad h, bool doubles) {
    quad turns = s->w * h;
    if (s->sign < 0 && fabsq(turns) >= 1) {
        quad slow, fast;
        mode_parts(s, from, doubles, &slow, &fast);
        quad a = slow == 0 ? 0 : expq(-s->slow * h) * slow / (2 * s->w);
        quad b = fast == 0 ? 0 : expq(-s->fast * h) * fast / (2 * s->w);
        return (State){a - b, s->fast * b - s->slow * a};
    }
    quad envelope = expq(-s->g * h), c = 1, sine = h;
    if (s->sign < 0) {
        c = coshq(turns);
        sine = sinhq(turns) / s->w;
    } else if (s->sign > 0) {
        sincosq(turns, &sine, &c);
        sine /= s->w;
    }
    quad b = from.v + s->g * from.x, n = s->square * from.x + s->g * from.v;
    return (State){envelope * (c * from.x + sine * b), envelope * (c * from.v - sine * n)};
}

/* The time from a state to a turning point: underdamped the next one from 0 on, else the only one, before or after; NaN
   if there is none. */
static quad time_to_turn(const Spring *s, State at) {
    if (at.v == 0) return 0;
    quad n = s->square * at.x + s->g * at.v;
    if (s->sign > 0) {
        quad sine = s->w * at.v;
        return (sine < 0 ? atan2q(-sine, -n) : atan2q(sine, n)) / s->w;
    }
    if (s->sign == 0) return n == 0 ? nanq("") : at.v / n;
    quad slow, fast;
    mode_parts(s, at, false, &slow, &fast);
    quad ratio = s->fast * fast / (s->slow * slow);
    return ratio > 0 ? logq(ratio) / (2 * s->w) : nanq("");
}

/* The largest distance from the target of a damped motion at h or later: at h, or at its next turning point. */
static quad largest_from(const Spring *s, State from, quad h) {
    State now = state_after(s, from, h, true);
    quad turn = time_to_turn(s, now), largest = fabsq(now.x);
    if (turn > 0) {
        quad peak = fabsq(state_after(s, now, turn, false).x);
        if (peak > largest) largest = peak;
    }
    return largest;
}

/* Whether the peak before or after h is within 8 u of a level. */
static bool is_tie(const Spring *s, State from, quad h, double level) {
    State now = state_after(s, from, h, true);
    quad turn = time_to_turn(s, now);
    for (int side = 0; side < (s->sign > 0 ? 2 : 1); side++, turn -= M_PIq / s->w)
        if (fabsq(fabsq(state_after(s, now, turn, false).x) / level - 1) <= 8 * (quad)u) return true;
    return false;
}

/* ---- Cases ---- */

static double sign(void) { return unit() < 0.5 ? -1 : 1; }
static int whole(int low, int high) { return low + (int)(unit() * (high - low + 1)); }
static bool chance(double probability) { return unit() < probability; }

enum { UNDAMPED, UNDER, NEAR, CRITICAL, OVER, STIFF, RATIONAL, HARD, KINDS };
static const char *const kind_names[KINDS] = {
    "undamped", "under", "near critical", "critical", "over", "stiff", "exact rates", "late, near critical"};

static Spring random_spring(int kind) {
    double m = power(-3, 3), w0 = power(-1, 2), ratio = 0;
    switch (kind) {
    case UNDER: ratio = chance(0.5) ? power(-8, -0.003) : uniform(0.02, 0.999); break;
    case NEAR: ratio = 1 + sign() * power(-15.6, -1); break;
    case HARD: ratio = 1 + sign() * power(-8, -4); break;
    case OVER: ratio = uniform(1.01, 3); break;
    case STIFF: ratio = power(0.4, 4); break;
    case CRITICAL: { /* exactly: c^2 = 4 m k in doubles */
        double exact = whole(1, 1 << 20) / 1024.0, g = whole(1, 1 << 13) / 128.0;
        return spring_make(exact, exact * g * g, 2 * exact * g);
    }
    case RATIONAL: { /* both rates are doubles, and so are the eigen-directions */
        double exact = whole(1, 64), r = whole(1, 40), fast = whole(41, 4000);
        return spring_make(exact, exact * r * fast, exact * (r + fast));
    }
    }
    double k = m * w0 * w0 * uniform(0.5, 2);
    return spring_make(m, k, (double)(2 * (quad)ratio * sqrtq((quad)m * k)));
}

static double random_time(const Spring *s, int kind) {
    if (chance(0.03)) return 0;
    if (kind == HARD) { /* just before e^(-gh) underflows, with wh from 1/16 on where the spring allows it */
        quad least = 1 / (16 * s->w), most = 690 / s->fast;
        return least < most ? (double)(least * powq(most / least, unit())) : (double)most;
    }
    double h = power(-6, 6) / (double)s->w0;
    if (s->slow * h > 690 && chance(0.95)) h = (double)(uniform(0.01, 690) / s->slow);
    if (s->w0 * h > 1e6) h = 1e6 / (double)s->w0;
    if (chance(0.07)) h = -(s->fast * h > 600 ? (double)(uniform(0.01, 600) / s->fast) : h);
    return h;
}

static double perturbed(quad x) {
    return (double)(chance(0.4) ? x : x * (1 + (quad)(sign() * power(-17, -1))));
}

static State random_state(const Spring *s, double h, int kind) {
    double x = sign() * power(-2, 3), v = (double)(sign() * uniform(0, 3) * fabs(x) * s->w0);
    State unit_x, unit_v;
    switch (kind == HARD ? whole(5, 7) : whole(0, 11)) {
    case 0: v = 0; break;
    case 1: v = (double)(x * s->w0); x = 0; break;
    case 2: v = perturbed(-s->fast * x); break;
    case 3: v = perturbed(-s->slow * x); break;
    case 4: { double size = ldexp(1, whole(-400, 400)); x *= size; v *= size; break; }
    case 5: v = perturbed(-s->g * x); break;
    case 6: case 7: /* x(h), or v(h), almost cancels */
        unit_x = state_after(s, (State){1, 0}, h, true);
        unit_v = state_after(s, (State){0, 1}, h, true);
        if (chance(0.5)) {
            if (unit_v.x != 0) v = perturbed(-x * unit_x.x / unit_v.x);
        } else if (unit_v.v != 0) v = perturbed(-x * unit_x.v / unit_v.v);
        break;
    default: break;
    }
    return (State){x, fabs(v) < 1e250 ? v : 0};
}

typedef struct { Spring spring; State from; double h; int kind; } Case;

static Case random_case(void) {
    for (;;) {
        Case c = {.kind = whole(0, KINDS - 1)};
        c.spring = random_spring(c.kind);
        c.h = random_time(&c.spring, c.kind);
        c.from = random_state(&c.spring, c.h, c.kind);
        if (c.h >= 0) return c;
        /* Backwards a motion may exceed the range of doubles. */
        State end = state_after(&c.spring, c.from, c.h, true);
        if (fabsq(end.x) < 1e300Q && fabsq(end.v) < 1e300Q) return c;
    }
}

typedef struct { Spring spring; State from; double epsilon; int kind; } Settling;

static Settling random_settling(void) {
    Settling c = {.kind = chance(0.02) ? UNDAMPED : whole(UNDER, RATIONAL)};
    c.spring = random_spring(c.kind);
    if (c.kind == UNDER && chance(0.7)) { /* where peaks matter most */
        double k = c.spring.k, m = c.spring.m;
        c.spring = spring_make(m, k, (double)(2 * uniform(0.02, 0.95) * sqrtq((quad)m * k)));
    }
    c.from = random_state(&c.spring, 1 / (double)c.spring.w0, UNDER);
    double size = fmax(fabs((double)c.from.x), fabs((double)(c.from.v / c.spring.w0)));
    c.epsilon = size * power(-6, 0.3);
    if (chance(0.5)) { /* a peak, nearly */
        quad turn = time_to_turn(&c.spring, c.from);
        if (turn >= 0) {
            quad later = c.spring.sign > 0 ? M_PIq / c.spring.w * whole(0, chance(0.5) ? 4 : 60) : 0;
            quad peak = fabsq(state_after(&c.spring, c.from, turn + later, true).x);
            double off = chance(0.3) ? whole(-20, 20) * u : sign() * power(-16, -2);
            if (peak > size * 1e-30) c.epsilon = (double)(peak * (1 + (quad)off));
        }
    }
    return c;
}

static void ask_spring(const char *op, const Spring *s, State from) {
    printf("{\"op\":\"%s\",\"mass\":%.17g,\"stiffness\":%.17g,\"damping\":%.17g,\"from\":%.17g,\"to\":0,"
           "\"velocity\":%.17g,", op, s->m, s->k, s->c, (double)from.x, (double)from.v);
}

/* ---- Results ---- */

static char *line;
static size_t line_size;

static const char *answer(void) {
    if (getline(&line, &line_size, stdin) < 0) die("an answer is missing");
    return line;
}

/* The number of a member of the result, or the first of its array; NaN if it is not a number. */
static double number(const char *text, const char *name) {
    char key[64];
    snprintf(key, sizeof key, "\"%s\":", name);
    const char *at = strstr(text, key);
    if (!at) die("no %s in %s", name, text);
    at += strlen(key);
    if (*at == '[') at++;
    char *end;
    double value = strtod(at, &end);
    return end == at ? NAN : value;
}

static void describe(const Spring *s, State from) {
    printf("mass %.17g stiffness %.17g damping %.17g (damping ratio %.3g) from %.17g at %.17g", s->m, s->k,
           s->c, (double)(s->g / s->w0), (double)from.x, (double)from.v);
}

typedef struct { double worst, sum; long count; } Tally;

static void note(Tally *tally, double error) {
    if (!(error <= tally->worst)) tally->worst = error;
    tally->sum += error;
    tally->count++;
}

static int check_states(long count) {
    const double limit = 6, acceleration_limit = 8;
    Tally kinds[KINDS] = {{0}}, all = {0}, accelerations = {0};
    long bad = 0, at_zero = 0;
    Case worst = {0};
    for (long i = 0; i < count; i++) {
        Case c = random_case();
        const Spring *s = &c.spring;
        const char *text = answer();
        double x = number(text, "value"), v = number(text, "velocity"), a = number(text, "acceleration");
        State truth = state_after(s, c.from, c.h, true);
        quad norm = hypotq(truth.x, truth.v / s->w0);
        quad off = hypotq(x - truth.x, (v - truth.v) / s->w0) - 0x1p-1022Q;
        double error = off > 0 ? (double)(off / (norm * u)) : off <= 0 ? 0 : INFINITY;
        quad pull = -(s->square * truth.x + 2 * s->g * truth.v);
        quad scale = (s->square + 2 * s->g * s->w0) * norm;
        quad miss = fabsq(a - pull) - 0x1p-1022Q * (s->square + 2 * s->g * s->w0);
        double acceleration = miss > 0 ? (double)(miss / (scale * u)) : miss <= 0 ? 0 : INFINITY;
        bool wrong = !(error <= limit) || !(acceleration <= acceleration_limit);
        if (c.h == 0) {
            at_zero++;
            wrong |= x != (double)c.from.x || v != (double)c.from.v;
        }
        if (error > all.worst) worst = c;
        note(&all, error);
        note(&kinds[c.kind], error);
        note(&accelerations, acceleration);
        if (wrong && bad++ < 5) {
            printf("WRONG by %.3g u (acceleration %.3g u): ", error, acceleration);
            describe(s, c.from);
            printf(" after %.17g: %.17g %.17g, true %.17g %.17g\n", c.h, x, v, (double)truth.x, (double)truth.v);
        }
    }
    printf("%ld states: worst %.3f u of the state norm, mean %.3f u; accelerations worst %.3f u; %ld at 0, exact\n",
           count, all.worst, all.sum / count, accelerations.worst, at_zero);
    for (int kind = 0; kind < KINDS; kind++)
        printf("  %-20s worst %.3f u, mean %.3f u, %ld\n", kind_names[kind], kinds[kind].worst,
               kinds[kind].sum / fmax(kinds[kind].count, 1), kinds[kind].count);
    printf("  worst: ");
    describe(&worst.spring, worst.from);
    printf(" after %.17g\n", worst.h);
    if (bad) printf("%ld results are wrong: allowed are %g u, %g u for accelerations, 0 at time 0\n", bad, limit,
                    acceleration_limit);
    return bad > 0;
}

static int check_settling(long count) {
    long early = 0, late = 0, ties = 0, never = 0, wrong_never = 0, at_once = 0, within = 0, strained = 0;
    double worst = 0;
    Settling slowest = {0};
    for (long i = 0; i < count; i++) {
        Settling c = random_settling();
        const Spring *s = &c.spring;
        double t = number(answer(), "settlingDuration");
        if (s->c == 0) {
            quad n = c.from.v / s->w0, size = sqrtq(c.from.x * c.from.x + n * n);
            bool tie = fabsq(size / c.epsilon - 1) <= 8 * u;
            if (!tie && (size > c.epsilon ? !isnan(t) : t != 0)) {
                if (wrong_never++ < 5) { printf("WRONG %g: undamped, ", t); describe(s, c.from); printf("\n"); }
            }
            never++;
            continue;
        }
        const char *fault = NULL;
        if (!(t >= 0) || !(t < INFINITY)) {
            fault = "no time";
            wrong_never++;
        } else if (largest_from(s, c.from, t) > c.epsilon * (1 + 0x1p-90Q)) {
            fault = "early";
            early++;
        } else if (t == 0) {
            at_once++;
        } else {
            /* The relative lateness: the smallest shift that would make it early. */
            double relative = u, most = 1e-12 + 1e-14 / (double)(s->w0 * t);
            while (relative < most && largest_from(s, c.from, t * (1 - (quad)relative)) < c.epsilon)
                relative *= 1.25;
            if (relative > most && largest_from(s, c.from, t * (1 - (quad)most)) < c.epsilon) {
                if (is_tie(s, c.from, t, c.epsilon)) {
                    ties++;
                    continue;
                }
                fault = "late";
                late++;
            } else {
                within += relative <= 8 * u;
                strained += relative > 1.25e-12;
                if (relative > worst && s->w0 * t > 0.01) { worst = relative; slowest = c; }
            }
        }
        if (fault && early + late + wrong_never <= 5) {
            printf("WRONG, %s at %.17g: ", fault, t);
            describe(s, c.from);
            printf(" within %.17g\n", c.epsilon);
        }
    }
    printf("%ld settling durations: %ld early, %ld late by more than 1e-12 of the time and 1e-14/w0\n", count, early, late);
    printf("  %ld within 8 u; %ld later than 1e-12; the worst from 0.01/w0 on is %.2g\n", within, strained, worst);
    printf("  %ld ties of a peak within 8 u, at the later crossing; %ld settled at once; %ld undamped\n", ties, at_once,
           never);
    printf("  worst: ");
    describe(&slowest.spring, slowest.from);
    printf(" within %.17g\n", slowest.epsilon);
    if (wrong_never) printf("%ld have no time, or an unexpected one\n", wrong_never);
    return early + late + wrong_never > 0;
}

/* ---- The reference against the golden tables ---- */

static double from_bits(const char *word) {
    uint64_t bits = strtoull(word, NULL, 16);
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static int words_of(char *text, char *words[], int most) {
    int count = 0;
    for (char *word = strtok(text, " \n"); word && count < most; word = strtok(NULL, " \n")) words[count++] = word;
    return count;
}

static FILE *open_table(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) die("%s cannot be opened", path);
    return file;
}

static int verify(const char *states, const char *settlings) {
    char *words[16];
    Spring s = {0};
    double worst = 0;
    long count = 0, settled = 0, wrong = 0;
    FILE *file = open_table(states);
    while (getline(&line, &line_size, file) >= 0) {
        int n = words_of(line, words, 16);
        if (n == 4 && words[0][0] == 'S')
            s = spring_make(from_bits(words[1]), from_bits(words[2]), from_bits(words[3]));
        if (n != 7) continue;
        if (s.m < 1e-100 || s.m > 1e100 || s.square < 1e-60Q || s.square > 1e60Q) continue; /* not tested here */
        double x = from_bits(words[3]), v = from_bits(words[4]);
        quad true_x = x + (quad)(nextafter(fabs(x), INFINITY) - fabs(x)) * atoi(words[5]) / 1024;
        quad true_v = v + (quad)(nextafter(fabs(v), INFINITY) - fabs(v)) * atoi(words[6]) / 1024;
        State found = state_after(&s, (State){from_bits(words[1]), from_bits(words[2])}, from_bits(words[0]), true);
        quad norm = hypotq(true_x, true_v / s.w0);
        quad off = hypotq(found.x - true_x, (found.v - true_v) / s.w0) - 0x1p-1022Q;
        double error = off > 0 ? (double)(off / (norm * u)) : 0;
        if (!(error <= worst)) worst = error;
        count++;
    }
    fclose(file);
    file = open_table(settlings);
    while (getline(&line, &line_size, file) >= 0) {
        if (words_of(line, words, 16) != 10) continue;
        if (from_bits(words[5]) != 0 || from_bits(words[6]) != 0 || from_bits(words[8]) >= 0) continue;
        s = spring_make(from_bits(words[0]), from_bits(words[1]), from_bits(words[2]));
        State from = {from_bits(words[3]), from_bits(words[4])};
        double epsilon = from_bits(words[7]), t = from_bits(words[9]);
        /* The table's time is rounded to a double. */
        bool good = largest_from(&s, from, t * (1 + (quad)u)) <= epsilon
            && (t == 0 || largest_from(&s, from, t * (1 - (quad)u)) >= epsilon);
        wrong += !good;
        settled++;
    }
    fclose(file);
    printf("reference: %ld states of the table within %.4f u (it is written to 1/1024 of the last place), %ld of %ld "
           "settling durations\n", count, worst, settled - wrong, settled);
    if (count < 9000 || !(worst <= 0.003) || settled < 300 || wrong)
        die("the reference does not agree with the golden tables");
    return 0;
}

int main(int argc, char **argv) {
    if (argc == 4 && !strcmp(argv[1], "verify")) return verify(argv[2], argv[3]);
    if (argc != 4) die("usage: %s verify STATES SETTLING | ask|check|ask-settling|check-settling COUNT SEED", argv[0]);
    long count = atol(argv[2]);
    seed = strtoull(argv[3], NULL, 10);
    if (!strcmp(argv[1], "check")) return check_states(count);
    if (!strcmp(argv[1], "check-settling")) return check_settling(count);
    for (long i = 0; i < count; i++) {
        if (!strcmp(argv[1], "ask")) {
            Case c = random_case();
            ask_spring("spring", &c.spring, c.from);
            printf("\"at\":[%.17g]}\n", c.h);
        } else {
            Settling c = random_settling();
            ask_spring("springInfo", &c.spring, c.from);
            printf("\"epsilon\":%.17g}\n", c.epsilon);
        }
    }
    return 0;
}
