import TestSupport
import Testing

@testable import HookeGeometry

/// Path data between two keyframes, compared with a browser's computed `clip-path`.
@Suite(
    .enabled(
        if: Browser.path != nil, "Chromium is not installed: no path between two is compared with a browser's"
    ))
struct BrowserPathInterpolationTests {
    private struct Case: Encodable {
        var from, to: String
        var fractions: [Double]
    }

    private func ask(_ cases: [Case]) throws -> [[String]] {
        try Browser.run(
            """
            const card = document.body.appendChild(document.createElement("div"));
            return input.map(({ from, to, fractions }) => {
              const keys = [from, to].map(path => ({ clipPath: `path("${path}")` }));
              return fractions.map(fraction => {
                // A constant easing gives fractions outside of 0 to 1 too.
                const easing = `linear(${fraction}, ${fraction})`;
                const motion = card.animate(keys, { duration: 1000, fill: "both", easing });
                motion.pause();
                motion.currentTime = 500;
                const shown = getComputedStyle(card).clipPath;
                motion.cancel();
                return shown.slice(6, -2);
              });
            });
            """, with: cases)
    }

    @Test func `Arcs between two paths have the flags and the numbers that a browser shows`() throws {
        let fractions = [-0.4, 0, 0.1, 0.25, 0.4375, 0.5, 0.5625, 0.75, 0.9, 1, 1.3]
        var random = SeededGenerator(seed: 156)
        var cases = [
            Case(
                from: "M100 150A60 60 0 0 0 200 150Z", to: "M100 150A80 80 0 1 1 200 150Z",
                fractions: fractions)
        ]
        for _ in 0..<randomCases(40) {
            func text() -> String {
                func number() -> String { "\(random.integer(1...300))" }
                let flags = "\(random.integer(0...1)) \(random.integer(0...1))"
                return
                    "M\(number()) \(number())A\(number()) \(number()) \(number()) \(flags) \(number()) \(number())"
            }
            cases.append(Case(from: text(), to: text(), fractions: fractions))
        }
        for (asked, shown) in zip(cases, try ask(cases)) {
            let (from, to) = (try PathData(asked.from), try PathData(asked.to))
            for (fraction, text) in zip(fractions, shown) {
                let (ours, theirs) = (from.interpolated(to: to, at: fraction), try PathData(text))
                let path = try #require(from.path.interpolated(to: to.path, at: fraction))
                #expect(path == ours.path, "\(asked.from) to \(asked.to) at \(fraction)")
                try #require(ours.commands.map(\.letter) == theirs.commands.map(\.letter))
                for (a, b) in zip(ours.commands, theirs.commands) {
                    if a.letter == .arc {
                        #expect(a.numbers[3...4] == b.numbers[3...4], "\(ours), not \(text)")
                    }
                    for (p, q) in zip(a.numbers, b.numbers) {
                        // The browser has radii of at least 0, single precision, and prints six digits.
                        #expect((p - q).magnitude <= 1e-5 * max(1, q.magnitude), "\(ours), not \(text)")
                    }
                }
            }
        }
    }
}
