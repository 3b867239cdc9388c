import TestSupport

@testable import HookeMotion

extension SeededGenerator {
    private mutating func timing(depth: Int = 1) throws -> TimingFunction {
        switch integer(0...(depth > 0 ? 6 : 4)) {
        case 0: return .bezier([.ease, .easeIn, .easeInOut, .linear][integer(0...3)])
        case 1:
            return .bezier(
                try CubicBezier(
                    x1: uniform(0...1), y1: uniform(-1...2), x2: uniform(0...1), y2: uniform(-1...2)))
        case 2: return .steps(try Steps(integer(2...5), jump: Steps.Jump.allCases[integer(0...3)]))
        case 3:
            return try TimingFunction(
                css: ["linear(0, 0.8 30%, 1.1 50%, 1)", "linear(0, 0.2 40%, 0.7 40%, 0.6, 1)"][integer(0...1)]
            )
        case 4: return .spring(try SpringCurve(.bouncy, duration: uniform(0.2...2)))
        case 5: return .composed(try timing(depth: 0), after: try timing(depth: 0))
        default: return .reversed(try timing(depth: 0))
        }
    }

    /// A track of 2 to 9 keys with a random interpolation for each segment; some keys are jumps, some are equal.
    mutating func mixedTrack() throws -> KeyframeTrack<Double> {
        let count = integer(2...9)
        var (times, values) = ([uniform(-5...5)], [uniform(-10...10)])
        var interpolations: [Interpolation<Double>] = []
        for k in 1..<count {
            times.append(chance(0.1) ? times[k - 1] : times[k - 1] + logUniform(1e-2...10))
            values.append(chance(0.2) ? values[k - 1] : uniform(-10...10))
            let path: Interpolation<Double>.Form
            switch integer(0...5) {
            case 0: path = .discrete
            case 1: path = .linear
            case 2: path = .cubic(.timeAwareCatmullRom)
            case 3:
                path = .cubic(.catmullRom, startVelocity: uniform(-30...30), endVelocity: uniform(-30...30))
            case 4: path = .spring(.bouncy, initialVelocity: chance(0.5) ? uniform(-50...50) : nil)
            default: path = .even(startTangent: uniform(-30...30), endTangent: uniform(-30...30))
            }
            interpolations.append(Interpolation(form: path, timing: chance(0.4) ? try timing() : nil))
        }
        return try KeyframeTrack(times: times, values: values, interpolations: interpolations)
    }
}

/// Tracks of every kind of segment.
let mixedTracks = Generator<KeyframeTrack<Double>>(draw: { random in
    // The random numbers are valid, but the interpolations together may throw: then draw again.
    while true {
        if let track = try? random.mixedTrack() { return track }
    }
})
