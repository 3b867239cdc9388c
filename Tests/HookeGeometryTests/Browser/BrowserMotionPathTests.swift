import Foundation
import TestSupport
import Testing

@testable import HookeGeometry

/// Elements on paths, compared with a browser's `offset-path`; with `HOOKE_CASES`, at 1,000 distances each.
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

    /// Positions are compared relative to the length of the path. The browser draws a quarter of an arc as one cubic,
    /// up to 2.8e-4 of its radius off. Angles may differ by as much as the path turns within
    /// that distance, so that corners and cusps are no faults.
    @Test func `Elements on random paths are where a browser has them`() throws {
        let distances = RandomCases.isAsked ? 1_000 : 40
        var random = SeededGenerator(seed: 2022)
        var (cases, motions, lengths): ([Case], [OffsetPath], [[Double]]) = ([], [], [])
        for index in 0..<randomCases(20) {
            let text = path(&random)
            let measured = try MeasuredPath(VectorPath(svg: text))
            let anchor = [Double(random.integer(0...100)), Double(random.integer(0...40))]
            let rotations: [(String, OffsetPath.Rotation)] = [
                ("auto", .auto), ("reverse", .reverse), ("30deg", .fixed(.pi / 6)),
                ("auto 90deg", .along(plus: .pi / 2)),
            ]
            let (rotate, rotation) = rotations[index % 4]
            let motion = OffsetPath(measured, rotation: rotation, anchor: [anchor[0], anchor[1]])
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
        // Without and with arcs.
        var all = [(position: 0.0, across: 0.0, angle: 0.0), (position: 0.0, across: 0.0, angle: 0.0)]
        for (index, motion) in motions.enumerated() {
            for (distance, answer) in zip(lengths[index], answers[index]) {
                let found = difference(motion, at: distance, answer)
                let kind = motion.path.path.hasArcs ? 1 : 0
                all[kind].position = max(all[kind].position, found.position)
                all[kind].across = max(all[kind].across, found.across)
                all[kind].angle = max(all[kind].angle, found.angle)
            }
        }
        print("motion paths: \(all)")
        for (kind, worst) in all.enumerated() {
            #expect(worst.position <= Self.reach, "measured: 3.9e-4")
            #expect(worst.across <= [4e-6, 2.8e-4][kind], "measured: 3.3e-6 and 1.9e-4")
            #expect(worst.angle <= 1e-4, "measured: 1.8e-5")
        }
    }

    /// The largest difference of positions, as a fraction of the length: the browser's error of lengths.
    private static let reach = 5e-4

    /// The difference of positions and the distance from the path nearby, as fractions of the length; the difference of
    /// angles beyond what the path turns nearby.
    private func difference(
        _ motion: OffsetPath, at distance: Double, _ answer: [Double]
    ) -> (position: Double, across: Double, angle: Double) {
        let length = motion.path.length
        let along = Vector2(answer[2] - answer[0], answer[3] - answer[1])
        let angle = atan2(along.y, along.x)
        let anchor = Vector2(answer[0], answer[1]) + Affine2D.rotation(angle).transform(motion.anchor)
        func size(_ v: Vector2) -> Double { (v * v).sum().squareRoot() }
        func difference(_ a: Double, _ b: Double) -> Double {
            (a - b).remainder(dividingBy: 2 * .pi).magnitude
        }
        let here = motion.angle(at: distance)
        let used = motion.usedDistance(distance)
        var (turn, across) = (0.0, Double.infinity)
        var last = motion.path.position(at: used - Self.reach * length)
        for step in stride(from: -1.0, through: 1, by: 0x1p-3) {
            let place = used + step * Self.reach * length
            turn = max(turn, difference(motion.angle(at: place), here))
            // The distance from the chord of two points of the path.
            let next = motion.path.position(at: place)
            let (chord, way) = (next - last, anchor - last)
            let part = (way * chord).sum() / max((chord * chord).sum(), 1e-300)
            across = min(across, size(way - chord * min(max(part, 0), 1)))
            last = next
        }
        return (
            size(anchor - motion.sample(at: distance).position) / length, across / length,
            difference(angle, here) - turn
        )
    }
}
