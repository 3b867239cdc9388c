import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry

/// Interpolations between matrices, compared with a browser.
///
/// Chromium 156 differs from the fifty digits of `Golden/transforms.txt` by more than its floats in two
/// cases:
///
/// - Near a half turn it computes the quaternion from 1 + trace = 4·w², which has cancelled. Its errors grow
///   with 1/w² (even a keyframe at progress 0 is inexact), until it changes to the largest diagonal near w =
///   0.01.
/// - It decomposes a 2-D matrix in the plane even when its partner is 3-D, where CSS Transforms 2 treats both
///   as 3-D. The two differ for a mirroring 2-D matrix, so these tests have no such pair.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed: no way is compared with a browser's"))
struct BrowserInterpolationTests {
    /// Two transforms and the progress, a multiple of 1/256, which the browser's clock represents exactly.
    private struct Case: Encodable {
        var from: Transform3D
        var to: Transform3D
        var progress: Double

        /// The interpolation by CSS.
        var way: TransformInterpolation {
            TransformInterpolation(from: from, to: to, policy: .css, fallback: .discrete)
        }

        /// The least real part of the two 3-D rotations: 1 without a rotation, 0 at a half turn.
        var leastCosine: Double {
            if from.isAffine2D, to.isAffine2D { return 1 }
            return [from, to].map { $0.decomposed(policy: .css)?.rotation.w.magnitude ?? 1 }.min() ?? 1
        }
    }

    /// Returns the browser's fields at each progress, by a paused animation.
    ///
    /// The animation runs from −1 to 3 in 1024 ms, so that the progress is exact.
    private func fields(_ cases: [Case]) throws -> [[Double]] {
        try Browser.run(
            """
            const element = document.body.appendChild(document.createElement("div"));
            const isPlanar = m => [2, 3, 6, 7, 8, 9, 11, 14].every(i => m[i] === 0) && m[10] === 1 && m[15] === 1;
            const css = m => isPlanar(m)
              ? `matrix(${[0, 1, 4, 5, 12, 13].map(i => m[i])})` : `matrix3d(${m})`;
            return input.map(({ from, to, progress }) => {
              const animation = element.animate([{ transform: css(from) }, { transform: css(to) }],
                { duration: 1024, easing: "linear(-1, 3)", fill: "both" });
              animation.pause();
              animation.currentTime = (progress + 1) * 256;
              const matrix = element.computedStyleMap().get("transform").toMatrix();
              animation.cancel();
              return [...matrix.toFloat64Array()];
            });
            """, with: cases)
    }

    private func progress(_ random: inout SeededGenerator) -> Double {
        Double(random.integer(-256...768)) / 256
    }

    @Test func `Interpolations of random matrices agree with a browser`() throws {
        var random = SeededGenerator(seed: 81)
        var cases: [Case] = []
        for index in 0..<randomCases(1_600) {
            func draw() -> Transform3D {
                index % 3 == 0 ? randomPlanarTransform(&random) : randomTransform(&random)
            }
            cases.append(Case(from: draw(), to: draw(), progress: progress(&random)))
        }
        var worst = (usual: Worst<Int>(), linear: Worst<Int>(), nearHalfTurn: Worst<Int>())
        var usualCount = 0
        for (index, (found, asked)) in zip(try fields(cases), cases).enumerated() {
            let cosine = asked.leastCosine
            let ours = asked.way.transform(at: asked.progress).elements
            let error = relativeError(found, ours, 0..<16)
            // Without the translation, the largest field and for floats the most exact.
            let linearError = relativeError(found, ours, 0..<12)
            if cosine >= 0.2 {
                usualCount += 1
                worst.usual.note(error, index)
                worst.linear.note(linearError * min(1, 4 * cosine * cosine), index)
            } else {
                worst.nearHalfTurn.note(linearError * max(4 * cosine * cosine, 1e-3), index)
            }
        }
        #expect(usualCount >= 1_000)
        // Relative to the largest field. Worst measured: 4.4e-7, beyond the ends.
        #expect(worst.usual.error <= 1e-6, "\(worst.usual)")
        // For rows 1 to 3, relative to their largest field, over 1/(4·w²): 9.0e-7; within 23° of a half turn
        // 9.1e-7.
        #expect(worst.linear.error <= 2e-6, "\(worst.linear)")
        #expect(worst.nearHalfTurn.error <= 2e-6, "\(worst.nearHalfTurn)")
    }

    @Test func `A pair without a decomposition jumps as in a browser`() throws {
        var random = SeededGenerator(seed: 82)
        var cases: [Case] = []
        for index in 0..<randomCases(200) {
            var m = index % 2 == 0 ? randomPlanarTransform(&random) : randomTransform(&random)
            switch index % 4 {
            case 0: (m.m21, m.m22) = (0, 0)
            case 1: m.row3 = .zero
            case 2: m = .scale(x: 0, y: 0)
            default: m.m44 = 0
            }
            let partner = index % 2 == 0 ? randomPlanarTransform(&random) : randomTransform(&random)
            let (from, to) = random.chance(0.5) ? (m, partner) : (partner, m)
            let at = index < 8 ? 0.5 : progress(&random)
            cases.append(Case(from: from, to: to, progress: at))
        }
        for (found, asked) in zip(try fields(cases), cases) {
            let way = asked.way
            #expect(!way.isDecomposed)
            let error = relativeError(found, way.transform(at: asked.progress).elements, 0..<16)
            // Floats; worst measured: 0, as keyframes are passed through.
            #expect(error <= 1e-7, "\(asked)")
        }
    }
}

/// Returns the largest difference of some fields, over the largest of them.
private func relativeError(_ found: [Double], _ expected: [Double], _ range: Range<Int>) -> Double {
    let size = expected[range].map(\.magnitude).max() ?? 0
    return zip(found[range], expected[range]).map { (($0 - $1) / size).magnitude }.max() ?? .infinity
}

/// Returns a random 2-D transform: scale, often mirrored, skew, rotation and translation.
private func randomPlanarTransform(_ random: inout SeededGenerator) -> Transform3D {
    func factor() -> Double { random.logUniform(0.2...5) * (random.chance(0.3) ? -1 : 1) }
    var m = Affine2D.scale(x: factor(), y: factor())
    m.c = random.uniform(-2...2)
    let turn = Affine2D.rotation(random.uniform(-4...4))
    let shift = Affine2D.translation(x: random.uniform(-300...300), y: random.uniform(-300...300))
    return Transform3D(m.concatenating(turn).concatenating(shift))
}
