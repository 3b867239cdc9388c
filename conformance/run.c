// Runs the conformance cases on libhooke; to test other code, replace `answer`.
//
//     cc conformance/run.c -I out/c -L out/c -lhooke -lm -o run && ./run conformance [FACTOR]
//
// Every case is a line of its file, so that no JSON library is needed.
#include "hooke.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define UNIT 0x1p-53 // Single precision: 0x1p-24
#define SMALLEST 0x1p-1022 // 0x1p-126
#define MOST 256

// Writes the numbers after "name": in a text, also in brackets; returns their count.
static size_t numbers(const char *text, const char *name, double out[MOST]) {
    char key[40], *end;
    size_t n = 0;
    snprintf(key, sizeof key, "\"%s\":", name);
    const char *at = strstr(text, key);
    if (at == NULL) return 0;
    at += strlen(key);
    do {
        at += strspn(at, "[,");
        out[n] = strtod(at, &end);
        if (end == at) return n;
        n += 1;
        at = end + strspn(end, "]");
    } while (*at == ',' && strchr("[-0123456789", at[1]) != NULL && n < MOST);
    return n;
}

// The number after "name":, or `missing`.
static double number(const char *text, const char *name, double missing) {
    double found[MOST] = {missing};
    numbers(text, name, found);
    return found[0];
}

static void check(hooke_status status) {
    if (status != HOOKE_OK) printf("status %d\n", status), exit(2);
}

// Mass, stiffness and damping of a spring in any spelling; from, to and velocity.
static void read_motion(const char *in, double motion[6]) {
    double duration = number(in, "duration", 0), response = number(in, "response", 0), ratio = number(in, "dampingRatio", -1);
    double mass = number(in, "mass", 1), stiffness = number(in, "stiffness", 0);
    if (duration > 0) {
        check(hooke_spring_convert(HOOKE_BOUNCE, (double[]){duration, number(in, "bounce", 0), 1}, HOOKE_PHYSICAL, motion, NULL));
    } else if (response > 0) {
        check(hooke_spring_convert(HOOKE_RESPONSE, (double[]){response, ratio, mass}, HOOKE_PHYSICAL, motion, NULL));
    } else if (ratio >= 0) {
        char text[200];
        int length = snprintf(
            text, sizeof text, "spring(stiffness=%.17g, damping-ratio=%.17g, mass=%.17g)", stiffness, ratio, mass);
        check(hooke_spring_parse(text, (size_t)length, motion, NULL));
    } else {
        memcpy(motion, (double[]){mass, stiffness, number(in, "damping", 0)}, 3 * sizeof *motion);
    }
    memcpy(motion + 3, (double[]){number(in, "from", 0), number(in, "to", 0), number(in, "velocity", 0)}, 3 * sizeof *motion);
}

// Value or slope of a curve.
static void sample(hooke_handle curve, double input, int wants_slope, double *out) {
    check(hooke_sample(curve, &input, 1, wants_slope ? NULL : out, wants_slope ? out : NULL, NULL));
    check(hooke_free(curve));
}

// Writes the result `name` of a case; returns 0 if there is no function for it.
static int answer(const char *family, const char *in, const char *name, double *out) {
    double a[MOST], b[MOST], motion[6], input = number(in, "input", 0), *p = NULL;
    int second = strcmp(name, "velocity") == 0 || strcmp(name, "slope") == 0;
    hooke_handle handle;
    if (strcmp(family, "springs") == 0 || strcmp(family, "settling") == 0) {
        read_motion(in, motion);
        double time = number(in, "time", 0);
        if (strcmp(name, "stiffness") == 0) {
            *out = motion[1];
        } else if (strcmp(name, "damping") == 0) {
            *out = motion[2];
        } else if (strcmp(name, "duration") == 0) {
            check(hooke_spring_settle(motion, number(in, "distance", 0), number(in, "speed", INFINITY), out, NULL));
        } else {
            check(hooke_spring_sample(motion, &time, 1, second ? p : out, second ? out : p, NULL));
        }
    } else if (strcmp(family, "beziers") == 0) {
        numbers(in, "points", a);
        check(hooke_curve_bezier(a[0], a[1], a[2], a[3], &handle, NULL));
        sample(handle, input, second, out);
    } else if (strcmp(family, "steps") == 0) {
        int jump = strstr(in, "-start") ? HOOKE_JUMP_START : strstr(in, "-end") ? HOOKE_JUMP_END
            : strstr(in, "-none") ? HOOKE_JUMP_NONE : HOOKE_JUMP_BOTH;
        check(hooke_curve_steps((int32_t)number(in, "count", 0), jump, &handle, NULL));
        sample(handle, input, second, out);
    } else if (strcmp(family, "linear") == 0) {
        size_t n = numbers(in, "stops", a) / 2;
        for (size_t i = 0; i < n; i += 1) b[i] = a[2 * i], a[i] = a[2 * i + 1];
        check(hooke_curve_stops(b, a, n, &handle, NULL));
        sample(handle, input, second, out);
    } else if (strcmp(family, "decay") == 0) {
        double from = number(in, "from", 0), velocity = number(in, "velocity", 0), rate = number(in, "rate", 0);
        double time = number(in, "time", 0);
        if (strcmp(name, "discreteEnd") == 0) return 0;
        if (strcmp(name, "end") == 0) check(hooke_decay_end(from, velocity, rate, 1, out, NULL, NULL));
        else check(hooke_decay_sample(from, velocity, rate, &time, 1, second ? p : out, second ? out : p, NULL));
    } else if (strcmp(family, "release") == 0) {
        double times[MOST];
        size_t n = numbers(in, "times", times);
        numbers(in, "x", a);
        numbers(in, "y", b);
        check(hooke_velocity(times, a, b, n, number(in, "released", times[n - 1]), out, NULL));
    } else if (strcmp(family, "decomposition") == 0) {
        hooke_parts parts;
        numbers(in, "matrix", a);
        check(hooke_transform_decompose(a, &parts, NULL));
        for (int i = 0; i < 4; i += 1) parts.rotation[i] = copysign(1, parts.rotation[3]) * parts.rotation[i];
        p = strcmp(name, "translation") == 0 ? parts.translation : strcmp(name, "scale") == 0 ? parts.scale
            : strcmp(name, "skew") == 0 ? parts.skew : strcmp(name, "perspective") == 0 ? parts.perspective : parts.rotation;
        memcpy(out, p, (p == parts.perspective || p == parts.rotation ? 4 : 3) * sizeof *out);
    } else {
        double progress = number(in, "progress", 0);
        numbers(in, "from", a);
        numbers(in, "to", b);
        check(hooke_transform_between(a, b, HOOKE_CSS, &handle, NULL));
        check(hooke_transform_sample(handle, &progress, 1, out, NULL));
        check(hooke_free(handle));
    }
    return 1;
}

int main(int count, char **arguments) {
    const char *families[] = {
        "springs", "settling", "beziers", "steps", "linear", "decay", "release", "decomposition", "transforms"};
    const char *names[] = {
        "position", "velocity", "stiffness", "damping", "duration", "value", "slope", "end", "discreteEnd", "translation",
        "scale", "skew", "perspective", "rotation", "matrix"};
    static char line[1 << 16];
    double factor = count > 2 ? atof(arguments[2]) : 1, expected[MOST], condition[MOST], got[MOST];
    int failed = 0;
    for (size_t family = 0; family < sizeof families / sizeof *families; family += 1) {
        int checked = 0, faults = 0, absent = 0;
        double worst = 0;
        snprintf(line, sizeof line, "%s/%s.json", count > 1 ? arguments[1] : "conformance", families[family]);
        FILE *file = fopen(line, "r");
        if (file == NULL) return printf("no file %s\n", line), 2;
        while (fgets(line, sizeof line, file) != NULL) {
            char *in = strstr(line, ",\"in\":"), *out = strstr(line, ",\"out\":"), *conditions = strstr(line, ",\"condition\":");
            if (in == NULL) continue;
            *in = *out = *conditions = 0;
            double limit = factor * (strstr(line, "\"exact\"") ? 0 : strstr(line, "\"closed\"") ? 8 : 64);
            for (size_t name = 0; name < sizeof names / sizeof *names; name += 1) {
                size_t n = numbers(out + 1, names[name], expected);
                if (n == 0) continue;
                numbers(conditions + 1, names[name], condition);
                if (!answer(families[family], in + 1, names[name], got)) {
                    absent += 1;
                    continue;
                }
                for (size_t i = 0; i < n; i += 1) {
                    double error = fabs(got[i] - expected[i]) / (condition[i] * UNIT + SMALLEST);
                    checked += 1;
                    if (limit > 0) worst = fmax(worst, error);
                    if (error <= limit) continue;
                    if (++faults <= 5)
                        printf("%s, %.*s, %s: %.17g, expected %.17g, error %.3g units\n", families[family],
                            (int)strcspn(line + 7, "\""), line + 7, names[name], got[i], expected[i], error);
                }
            }
        }
        fclose(file);
        failed += faults;
        printf("%s: %d numbers, %d wrong, %d without a function, worst %.3g units\n", families[family], checked, faults, absent,
            worst);
    }
    puts(failed > 0 ? "FAILED" : "ok");
    return failed > 0;
}
