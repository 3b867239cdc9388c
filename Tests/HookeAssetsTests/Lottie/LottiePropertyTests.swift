import HookeGeometry
import HookeAssets
import TestSupport
import Testing

@Suite struct `Lottie properties of tracks` {
    /// Returns the largest error of a written track, in the norm of its values.
    private func worst(
        _ track: KeyframeTrack<SIMD2<Double>>, _ property: LottieProperty<SIMD2<Double>>,
        _ random: inout SeededGenerator
    ) throws -> Double {
        var layer = LottieDocument.Layer(name: "moves")
        layer.transform.position = property
        let document = LottieDocument(
            name: "", width: 1, height: 1, frameRate: 64, duration: 4, layers: [layer])
        let read = try #require(try LottieFile(Array(document.json().utf8)).layers[0]["position"])
        var worst = 0.0
        for _ in 0..<randomCases(200) {
            let time = random.uniform(-0.5...4.5)
            let value = read.components(at: time)
            worst = max(worst, (SIMD2(value[0], value[1]) - track.value(at: time)).norm)
        }
        return worst
    }

    /// Times in 64ths, which a frame rate of 64 converts exactly.
    private func times(_ random: inout SeededGenerator) -> [Double] {
        [0, 40, 100, 190, 256].map { ($0 + random.uniform(0...30)).rounded(.down) / 64 }
    }

    // Worst error measured of exact tracks: 1.1e-13 of values up to 100.
    @Test func `Cubics, Béziers, holds and even paths are exact`() throws {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<randomCases(30) {
            func point() -> SIMD2<Double> { SIMD2(random.uniform(-100...100), random.uniform(-100...100)) }
            let keys = (times(&random), (0..<5).map { _ in point() })
            for rule in [TangentRule.catmullRom, .timeAwareCatmullRom, .linear, .discrete] {
                let track = try KeyframeTrack(times: keys.0, values: keys.1, rule: rule)
                let (property, error) = try LottieProperty.approximating(track, error: 0.1)
                let found = try worst(track, property, &random)
                #expect(found <= error + 1e-12)
                #expect(error == 0 || property.keys.count > 5)
            }
            let track = try KeyframeTrack(
                times: keys.0, values: keys.1,
                interpolations: [
                    .eased(.easeInOut), .discrete,
                    Interpolation(form: .even(startTangent: point(), endTangent: point())),
                    .linear,
                ])
            let (property, error) = try LottieProperty.approximating(track, error: 0.1)
            #expect(error == 0 && property.keys.count == 5)
            // The writer divides tangents by three and the reader multiplies them.
            #expect(try worst(track, property, &random) < 1e-9)
        }
    }

    @Test func `Springs and other timing curves are within the error`() throws {
        var random = SeededGenerator(seed: 4)
        let track = try KeyframeTrack(
            times: [0, 1, 2, 4], values: [SIMD2(0.0, 10), SIMD2(50, -20), SIMD2(10, 10), SIMD2(10, 40)],
            interpolations: [.spring(.bouncy), .eased(.reversed(.easeIn)), .linear])
        for allowed in [1, 0.01] {
            let (property, error) = try LottieProperty.approximating(track, error: allowed)
            #expect(error > 0 && error <= allowed)
            #expect(try worst(track, property, &random) <= error)
        }
    }
}
