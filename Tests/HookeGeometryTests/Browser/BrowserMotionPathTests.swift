import Foundation
import TestSupport
import Testing

@testable import HookeGeometry

/// Elements on paths, compared with a browser's `offset-path`.
///
/// `HOOKE_CASES=50` compares 50 paths at 1,000 distances each.
@Suite(
    .enabled(
        if: Browser.path != nil, "Chromium is not installed: no motion path is compared with a browser's"))
struct BrowserMotionPathTests {
    private struct Case: Encodable {
        var path: String
        /// The value of `offset-rotate`.
        var rotate: String
        var anchor: [Double]
        /// Distances in points, or percentages.
        var distances: [String]
    }

    /// The positions of the element's origin and of the point 100 to its right.
    private func ask(_ cases: [Case]) throws -> [[[Double]]] {
        try Browser.run(
            """
            const add = (parent, style) => {
              const child = parent.appendChild(document.createElement("div"));
              child.style.cssText = "position: absolute; " + style;
              return child;
            };
            const page = add(document.body, "left: 0; top: 0; width: 400px; height: 400px");
            const card = add(page, "left: 0; top: 0; width: 100px; height: 40px");
            const marks = [[0, 0], [100, 0]].map(([x, y]) =>
              add(card, `left: ${x}px; top: ${y}px; width: 0; height: 0`));
            return input.map(({ path, rotate, anchor, distances }) => {
              card.style.offsetPath = `path("${path}")`;
              card.style.offsetRotate = rotate;
              card.style.offsetAnchor = anchor.map(n => n + "px").join(" ");
              return distances.map(distance => {
                card.style.offsetDistance = distance;
                return marks.flatMap(mark => {
                  const box = mark.getBoundingClientRect();
                  return [box.x, box.y];
                });
              });
            });
            """, with: cases)
    }

    /// A path of all kinds of steps, 20,000 points wide: the browser flattens curves within half a point to measure
    /// them. Half of the paths are closed.
    private func path(_ random: inout SeededGenerator) -> String {
        func number() -> Double { Double(random.integer(160...1440)) * 16 }
        func point() -> String { "\(number()) \(number())" }
        var text = "M\(point())"
        for _ in 0..<random.integer(1...4) {
            switch random.integer(0...5) {
            case 0: text += "L\(point())"
            case 1: text += "Q\(point()) \(point())"
            case 2: text += "C\(point()) \(point()) \(point())"
            case 3: text += "H\(number())"
            case 4: text += "T\(point())"
            default:
                let flags = "\(random.integer(0...1)) \(random.integer(0...1))"
                text += "A\(point()) \(random.integer(-90...90)) \(flags) \(point())"
            }
        }
        return random.chance(0.5) ? text + "Z" : text
    }

    /// Positions are compared relative to the length of the path. Angles may differ by as much as the path turns within
    /// that distance, so that corners and cusps are no faults.
    @Test func `Elements on random paths are where a browser has them`() throws {
        let count = ProcessInfo.processInfo.environment["HOOKE_CASES"].flatMap { Int($0) }
        let distances = count == nil ? 40 : 1_000
        var random = SeededGenerator(seed: 2022)
        var (cases, motions, lengths): ([Case], [MotionPath], [[Double]]) = ([], [], [])
        for index in 0..<(count ?? 20) {
            let text = path(&random)
            let measured = try MeasuredPath(VectorPath(svg: text))
            let anchor = [Double(random.integer(0...100)), Double(random.integer(0...40))]
            let rotations: [(String, MotionPath.Rotation)] = [
                ("auto", .auto), ("reverse", .reverse), ("30deg", .fixed(.pi / 6)),
                ("auto 90deg", .along(plus: .pi / 2)),
            ]
            let (rotate, rotation) = rotations[index % 4]
            let motion = MotionPath(measured, rotation: rotation, anchor: [anchor[0], anchor[1]])
            let values = (0..<distances).map { number in
                // From −20 % to 120 %, as percentages and as lengths.
                let percentage = (Double(number) + 0.5) / Double(distances) * 140 - 20
                let distance = percentage / 100 * measured.length
                return (number % 2 == 0 ? "\(percentage)%" : "\(distance)px", distance)
            }
            cases.append(Case(path: text, rotate: rotate, anchor: anchor, distances: values.map(\.0)))
            motions.append(motion)
            lengths.append(values.map(\.1))
        }
        let answers = try ask(cases)
        var worst = (position: 0.0, angle: 0.0)
        for (index, motion) in motions.enumerated() {
            for (distance, answer) in zip(lengths[index], answers[index]) {
                let (off, turn) = difference(motion, at: distance, answer)
                worst = (max(worst.position, off), max(worst.angle, turn))
            }
        }
        print("motion paths: \(worst)")
        #expect(worst.position <= Self.reach)
        #expect(worst.angle <= 2e-3)
    }

    /// The largest difference of positions, as a fraction of the length.
    private static let reach = 2e-4

    /// The difference of positions, as a fraction of the length, and of angles beyond what the path turns nearby.
    private func difference(_ motion: MotionPath, at distance: Double, _ answer: [Double]) -> (Double, Double)
    {
        let length = motion.path.length
        let across = Vector2(answer[2] - answer[0], answer[3] - answer[1])
        let angle = atan2(across.y, across.x)
        let anchor = Vector2(answer[0], answer[1]) + Affine2D.rotation(angle).transform(motion.anchor)
        let off = anchor - motion.sample(at: distance).position
        func difference(_ a: Double, _ b: Double) -> Double {
            (a - b).remainder(dividingBy: 2 * .pi).magnitude
        }
        let here = motion.angle(at: distance)
        let nearby = stride(from: -1.0, through: 1, by: 0.125).map { step in
            difference(motion.angle(at: distance + step * Self.reach * length), here)
        }
        let turn = difference(angle, here) - (nearby.max() ?? 0)
        return ((off * off).sum().squareRoot() / length, turn)
    }
}
