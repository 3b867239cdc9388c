import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry

/// Interpolations of transform lists, which keep whole turns, compared with a browser.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed: no list is compared with a browser's"))
struct BrowserTransformListTests {
    private struct Case: Encodable {
        var from: String
        var to: String
        /// A multiple of 1/256, which the browser's clock represents exactly.
        var progress: Double
    }

    /// Returns the browser's fields at each progress, by a paused animation from −1 to 3.
    private func fields(_ cases: [Case]) throws -> [[Double]] {
        try Browser.run(
            """
            const element = document.body.appendChild(document.createElement("div"));
            return input.map(({ from, to, progress }) => {
              const animation = element.animate([{ transform: from }, { transform: to }],
                { duration: 1024, easing: "linear(-1, 3)", fill: "both" });
              animation.pause();
              animation.currentTime = (progress + 1) * 256;
              const matrix = element.computedStyleMap().get("transform").toMatrix();
              animation.cancel();
              return [...matrix.toFloat64Array()];
            });
            """, with: cases)
    }

    /// Returns a function of a kind, with numbers that are exact as floats, which a browser uses for lengths
    /// and factors.
    private func function(_ kind: Int, _ random: inout SeededGenerator) -> String {
        func number(_ range: ClosedRange<Int>, over divisor: Double) -> Double {
            Double(random.integer(range)) / divisor
        }
        func length() -> String { "\(number(-800...800, over: 4))px" }
        func factor() -> Double { number(-24...24, over: 16) }
        func angle(_ most: Int) -> String { "\(number((-most)...most, over: 4))deg" }
        switch kind {
        case 0: return "translate3d(\(length()), \(length()), \(length()))"
        case 1: return "scale3d(\(factor()), \(factor()), \(factor()))"
        case 2: return "rotateX(\(angle(4_000)))"
        case 3: return "rotateY(\(angle(4_000)))"
        case 4: return "rotate(\(angle(4_000)))"
        case 5: return "rotate3d(1, 2, -3, \(angle(4_000)))"
        case 6: return "skewX(\(angle(240)))"
        case 7: return "skew(\(angle(240)), \(angle(240)))"
        case 8: return "perspective(\(random.integer(200...2_000))px)"
        default: return "translateX(\(length()))"
        }
    }

    @Test func `Lists of equal functions agree with a browser and keep whole turns`() throws {
        var random = SeededGenerator(seed: 86)
        var cases = [Case(from: "rotateY(0deg)", to: "rotateY(200deg)", progress: 0.5)]
        for _ in 0..<randomCases(1_000) {
            let kinds = (0..<random.integer(1...4)).map { _ in random.integer(0...9) }
            // One of the two may be shorter: identities pad it.
            let count = random.chance(0.3) ? random.integer(0...kinds.count) : kinds.count
            let from = kinds.map { function($0, &random) }.joined(separator: " ")
            let to = kinds.prefix(count).map { function($0, &random) }.joined(separator: " ")
            // Beyond the ends 1/distance may be below 0: no perspective in a browser, an eye behind the plane
            // here.
            let range = kinds.contains(8) ? 0...256 : -256...768
            cases.append(
                Case(
                    from: from, to: count == 0 ? "none" : to,
                    progress: Double(random.integer(range)) / 256))
        }
        var worst = Worst<String>()
        for (found, asked) in zip(try fields(cases), cases) {
            let way = TransformListInterpolation(
                from: try TransformList(css: asked.from), to: try TransformList(css: asked.to), policy: .css,
                fallback: .discrete)
            let ours = way.transform(at: asked.progress).elements
            let size = ours.map(\.magnitude).max() ?? 0
            for (a, b) in zip(found, ours) { worst.note((a - b) / size, "\(asked): \(found), \(ours)") }
        }
        // Relative to the largest field. Worst measured: 4.7e-8.
        #expect(worst.error <= 1e-6, "\(worst)")
    }
}
