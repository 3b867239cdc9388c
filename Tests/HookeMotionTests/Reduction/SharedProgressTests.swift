import TestSupport
import Testing

@testable import HookeMotion

@Suite struct SharedProgressTests {
    /// The value of a track at k + φ.
    private func value(_ place: Double, _ values: [SIMD2<Double>]) -> SIMD2<Double> {
        let k = min(max(Int(place.rounded(.down)), 0), values.count - 2)
        return values[k] + (values[k + 1] - values[k]) * (place - Double(k))
    }

    @Test func `The progress gives the values of a track at a pace`() throws {
        let values = [SIMD2(0.0, 10), SIMD2(30, 10), SIMD2(30, 10), SIMD2(-10, 50)]
        let bezier = try CubicBezier(x1: 0.3, y1: 0.1, x2: 0.2, y2: 0.9)
        var worst = 0.0
        for rule in [TangentRule.linear, .holdSafe] {
            let track = try KeyframeTrack(times: [0.1, 0.3, 0.5, 1], values: values, rule: rule)
            for pace in [nil, bezier, .easeInOut] {
                let progress = try #require(SharedProgress(track, pace: pace, error: 1e-6))
                for index in 0...5000 {
                    let time = Double(index) / 5000
                    let exact = track.value(at: pace?.value(at: time) ?? time)
                    let found = value(progress.source.value(at: time), values)
                    let missed = max((found - exact).x.magnitude, (found - exact).y.magnitude)
                    worst = max(worst, missed / 40)
                    #expect(missed <= 40 * 1.001e-6, "\(rule) at \(time)")
                }
            }
        }
        // Worst measured: see the bound; at least a part of it is used.
        #expect(worst > 0)
    }

    @Test func `Reduced progress is within the error and has knots at the keys`() throws {
        let values = [SIMD2(0.0, 10), SIMD2(30, 10), SIMD2(30, 10), SIMD2(-10, 50)]
        let track = try KeyframeTrack(times: [0, 0.3, 0.5, 1], values: values, rule: .holdSafe)
        let found = try CubicReduction(track, pace: .easeInOut, error: 1e-3)
        #expect(found.error <= 1e-3 && found.pieces.count <= 10)
        #expect(found.pieces.contains { $0.curves[0].start == 1 })
        for index in 0..<5000 {
            let time = (Double(index) + 0.5) / 5000
            let exact = track.value(at: CubicBezier.easeInOut.value(at: time))
            let missed = value(found.value(at: time), values) - exact
            #expect(max(missed.x.magnitude, missed.y.magnitude) <= 40 * found.error)
        }
    }

    @Test func `Components with different progress have none in common`() throws {
        let values = [SIMD2(0.0, 0), SIMD2(1, 5), SIMD2(9, 6), SIMD2(10, 0)]
        let track = try KeyframeTrack(times: [0, 0.3, 0.6, 1], values: values, rule: .catmullRom)
        #expect(SharedProgress(track, pace: nil, error: 1e-3) == nil)
        let straight = try KeyframeTrack(times: [0, 0.3, 0.6, 1], values: values, rule: .linear)
        let overshooting = try CubicBezier(x1: 0.3, y1: -0.5, x2: 0.7, y2: 1.5)
        #expect(SharedProgress(straight, pace: overshooting, error: 1e-3) == nil)
    }
}
