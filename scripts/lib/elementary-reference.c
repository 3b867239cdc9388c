/* A reference for the elementary functions at 113 bits (libquadmath), random and adversarial arguments, and the check of
   the results. scripts/check-elementary builds and runs it:

       elementary-reference ask FUNCTION COUNT SEED                 writes arguments, doubles in binary
       elementary-reference check FUNCTION COUNT SEED <RESULTS      prints the worst error in ulp; status 1 above the bound
       elementary-reference verify <TABLE                           compares this reference with the golden table */
#include "reference.h"

static const double bound = 0.51;

static double sign(void) { return next_bits() & 1 ? 1 : -1; }
/* Exponents from `low` to `high` are equally likely. */
static double exponents(double low, double high) { return ldexp(1 + unit(), (int)floor(uniform(low, high))); }
static double steps_away(double x) {
    int count = (int)(next_bits() % 9) - 4;
    for (; count > 0; count--) x = nextafter(x, INFINITY);
    for (; count < 0; count++) x = nextafter(x, -INFINITY);
    return x;
}

/* ---- The functions ---- */

typedef struct {
    const char *name;
    int arguments;
    quad (*one)(quad);
    quad (*two)(quad, quad);
} Function;

static const Function functions[] = {
    {"sin", 1, sinq, NULL},     {"cos", 1, cosq, NULL},       {"tan", 1, tanq, NULL},
    {"asin", 1, asinq, NULL},   {"acos", 1, acosq, NULL},     {"atan", 1, atanq, NULL},
    {"atan2", 2, NULL, atan2q}, {"sinh", 1, sinhq, NULL},     {"cosh", 1, coshq, NULL},
    {"tanh", 1, tanhq, NULL},   {"exp", 1, expq, NULL},       {"expm1", 1, expm1q, NULL},
    {"log", 1, logq, NULL},     {"log1p", 1, log1pq, NULL},   {"pow", 2, NULL, powq},
    {"cbrt", 1, cbrtq, NULL},   {"hypot", 2, NULL, hypotq},
};

static const Function *find(const char *name) {
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (!strcmp(functions[i].name, name)) return &functions[i];
    die("no function %s", name);
    return NULL;
}

static quad truth(const Function *f, const double *x) {
    return f->arguments == 1 ? f->one(x[0]) : f->two(x[0], x[1]);
}

/* The arguments of a function: its usual range, all magnitudes, and hard cases. */
static void question(const Function *f, double *x) {
    const char *name = f->name;
    uint64_t kind = next_bits() % 4;
    double any = sign() * exponents(-1070, 1024);
    if (!strcmp(name, "sin") || !strcmp(name, "cos") || !strcmp(name, "tan")) {
        /* Near multiples of pi/128 the reduction cancels, and table entries meet. */
        *x = kind == 0   ? uniform(-10, 10)
             : kind == 1 ? sign() * exponents(-30, 16)
             : kind == 2 ? any
                         : steps_away((double)(floor(sign() * exponents(0, 30)) * (M_PIq / 128)));
    } else if (!strcmp(name, "asin") || !strcmp(name, "acos")) {
        *x = kind < 2 ? uniform(-1, 1) : kind == 2 ? sign() * (1 - exponents(-54, -1)) : sign() * exponents(-40, 0);
        if (fabs(*x) > 1) *x = 1;
    } else if (!strcmp(name, "atan")) {
        *x = kind < 2 ? uniform(-2, 2) : kind == 2 ? sign() * exponents(-40, 40) : any;
    } else if (!strcmp(name, "atan2") || !strcmp(name, "hypot")) {
        double size = exponents(-1070, 1000);
        x[0] = kind == 0 ? uniform(-1, 1) : kind == 1 ? any : sign() * size * exponents(-50, 0);
        x[1] = kind == 0 ? uniform(-1, 1) : kind == 1 ? sign() * exponents(-1070, 1024) : sign() * size;
        if (kind == 3) {
            x[0] = sign() * exponents(-1074, -1000);
            x[1] = sign() * exponents(-1074, -1000);
        }
    } else if (!strcmp(name, "exp") || !strcmp(name, "sinh") || !strcmp(name, "cosh") || !strcmp(name, "expm1")) {
        *x = kind == 0 ? uniform(-1, 1) : kind == 1 ? uniform(-750, 715) : kind == 2 ? uniform(-40, 40) : sign() * exponents(-60, 4);
    } else if (!strcmp(name, "tanh")) {
        *x = kind < 2 ? uniform(-1, 1) : kind == 2 ? uniform(-20, 20) : sign() * exponents(-40, 5);
    } else if (!strcmp(name, "log")) {
        *x = kind == 0 ? uniform(0.5, 2) : kind == 1 ? fabs(any) : kind == 2 ? uniform(0.99, 1.01) : 1 + sign() * exponents(-53, -1);
    } else if (!strcmp(name, "log1p")) {
        *x = kind == 0 ? uniform(-0.9, 2) : kind == 1 ? sign() * exponents(-70, 0) : kind == 2 ? exponents(-10, 1024) : exponents(-53, 0) - 1;
        if (*x <= -1) *x = -0.5;
    } else if (!strcmp(name, "pow")) {
        x[0] = kind == 0 ? uniform(0, 2) : kind == 1 ? 1 + sign() * exponents(-53, -2) : exponents(-1070, 1024);
        /* Exponents of results that are neither 0 nor infinite. */
        double size = 745.2 / fabs(log(x[0]));
        x[1] = kind == 0 ? uniform(-10, 10) : sign() * size * (kind == 3 ? exponents(-20, 0) : unit());
        if (!isfinite(x[1])) x[1] = 2.4;
    } else {
        *x = any;
    }
}

/* |found - exact| in units of the last place of the double nearest to the exact value. */
static double error_of(double found, quad exact) {
    double nearest = (double)exact;
    if (isnan(nearest) || isnan(found)) return isnan(nearest) && isnan(found) ? 0 : INFINITY;
    if (isinf(nearest) || isinf(found)) {
        if (nearest == found) return 0;
        /* Both are within a last place of the largest number. */
        return fabsq(exact) >= 0x1.fffffffffffff7p1023Q && fabsq(exact) <= 0x1.fffffffffffff9p1023Q ? 0.5 : INFINITY;
    }
    quad size = fabsq(exact);
    int exponent;
    frexpq(size, &exponent);
    double ulp = ldexp(1, exponent - 53 > -1074 ? exponent - 53 : -1074);
    return (double)(fabsq((quad)found - exact) / ulp);
}

static int check(const Function *f, long count) {
    double worst = 0, at[2] = {0, 0}, beyond = 0;
    for (long i = 0; i < count; i++) {
        double x[2] = {0, 0}, found;
        question(f, x);
        if (fread(&found, sizeof found, 1, stdin) != 1) die("there are fewer results than arguments for %s", f->name);
        double error = error_of(found, truth(f, x));
        if (!(error <= worst)) {
            worst = error;
            memcpy(at, x, sizeof at);
        }
        beyond += !(error <= 0.501);
    }
    printf("%-6s %9ld arguments, worst %.5f ulp at %a", f->name, count, worst, at[0]);
    if (f->arguments == 2) printf(", %a", at[1]);
    printf("; above 0.501: %.0f\n", beyond);
    return worst <= bound ? 0 : 1;
}

/* Lines of the golden table: function and, as bit patterns, arguments, the rounded result and the rounding error. */
static int verify(void) {
    char line[1000], name[20];
    uint64_t words[4];
    double numbers[4], worst = 0;
    long count = 0;
    while (fgets(line, sizeof line, stdin)) {
        if (line[0] == '#' || line[0] == '\n') continue;
        int read = sscanf(
            line, "%19s %" SCNx64 " %" SCNx64 " %" SCNx64 " %" SCNx64, name, words, words + 1, words + 2, words + 3);
        memcpy(numbers, words, sizeof numbers);
        const Function *f = find(name);
        if (read != 3 + f->arguments) die("a line of the golden table cannot be read: %s", line);
        const double *result = numbers + f->arguments;
        quad exact = (quad)result[0] + result[1], found = truth(f, numbers);
        /* The rounding error is a double; near the smallest numbers it is cut off. */
        quad error = fabsq(found - exact) - 0x1p-1074Q;
        if (error <= 0 || isinf(result[0])) error = 0;
        double relative = (double)(error / fabsq(exact));
        if (relative > 0x1p-100) fprintf(stderr, "relative error 2^%.0f: %s", log2(relative), line);
        if (relative > worst) worst = relative;
        count++;
    }
    if (count == 0 || worst > 0x1p-100) die("the reference differs from the golden table");
    printf("The reference agrees with %ld golden values within 2^%.0f.\n", count, worst > 0 ? log2(worst) : -113);
    return 0;
}

int main(int count, char **words) {
    if (count == 2 && !strcmp(words[1], "verify")) return verify();
    if (count != 5) die("see the first lines of this file");
    const Function *f = find(words[2]);
    long questions = atol(words[3]);
    seed = strtoull(words[4], NULL, 10);
    if (!strcmp(words[1], "check")) return check(f, questions);
    for (long i = 0; i < questions; i++) {
        double x[2] = {0, 0};
        question(f, x);
        fwrite(x, sizeof *x, f->arguments, stdout);
    }
    return 0;
}
