#include "CMachineLimits.h"

// The elementary functions of Hooke's kernels, measured separately.
#include "../../../Sources/CHookeKernels/dispatch.h"
#include "../../../Sources/CHookeKernels/elementary.h"

HOOKE_CLONES void machine_kernel_exp_sincos_f64(const double *restrict decay, const double *restrict phase, size_t count,
                                         double *restrict first, double *restrict second) {
    for (size_t i = 0; i < count; i++) {
        double x = -decay[i], y = phase[i];
        // Products with log₂e and 1/π in two words.
        double halvings = x * 0x1.71547652b82fep+0, halfTurns = y * 0x1.45f306dc9c883p-2;
        double halvingsRest = (x * 0x1.71547652b82fep+0 - halvings) + x * 0x1.777d0ffda0d24p-56;
        double halfTurnsRest = (y * 0x1.45f306dc9c883p-2 - halfTurns) - y * 0x1.6b01ec5417056p-56;
        double envelope = hooke_power_f64(halvings, halvingsRest).value;
        hooke_turn_f64_t turn = hooke_turn_f64(halfTurns, halfTurnsRest);
        first[i] = envelope * turn.cosine;
        second[i] = envelope * turn.sine;
    }
}

HOOKE_CLONES void machine_kernel_exp_sincos_f32(const float *restrict decay, const float *restrict phase, size_t count,
                                         float *restrict first, float *restrict second) {
    for (size_t i = 0; i < count; i++) {
        float x = -decay[i], y = phase[i];
        float halvings = x * 0x1.715476p+0f, halfTurns = y * 0x1.45f306p-2f;
        float halvingsRest = (x * 0x1.715476p+0f - halvings) + x * 0x1.4ae0c0p-26f;
        float halfTurnsRest = (y * 0x1.45f306p-2f - halfTurns) + y * 0x1.b93910p-27f;
        float envelope = hooke_power_f32(halvings, halvingsRest).value;
        hooke_turn_f32_t turn = hooke_turn_f32(halfTurns, halfTurnsRest);
        first[i] = envelope * turn.cosine;
        second[i] = envelope * turn.sine;
    }
}

HOOKE_CLONES void machine_power_turn_f64(const double *restrict halvings, const double *restrict halfTurns,
                                         size_t count, double *restrict first, double *restrict second) {
    for (size_t i = 0; i < count; i++) {
        double envelope = hooke_power_f64(-halvings[i], 0).value;
        hooke_turn_f64_t turn = hooke_turn_f64(halfTurns[i], 0);
        first[i] = envelope * turn.cosine;
        second[i] = envelope * turn.sine;
    }
}

HOOKE_CLONES void machine_update_pair_reading_five_f64(double *restrict first, double *restrict second,
                                                       const double *restrict others, size_t count,
                                                       double factor) {
    enum { LANES = 8, OTHERS = 5 };
    for (size_t row = 0; row + LANES <= count; row += LANES) {
        for (size_t lane = 0; lane < LANES; lane++) {
            const double *own = others + row * OTHERS + lane;
            first[row + lane] = factor * first[row + lane] + (own[0] + own[LANES] + own[2 * LANES]);
            second[row + lane] = factor * second[row + lane] + (own[3 * LANES] + own[4 * LANES]);
        }
    }
}
