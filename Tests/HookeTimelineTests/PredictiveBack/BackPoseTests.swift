import HookeTimeline
import TestSupport
import Testing

@Suite struct BackPoseTests {
    enum Look: CaseIterable, Sendable { case shrink, fadeThrough }

    private func rules(
        _ look: Look = .shrink, edge: Edge = .left, isRightToLeft: Bool = false
    ) -> BackRules {
        BackRules(
            size: SIMD2(390, 844), fadesThrough: look == .fadeThrough, edge: edge,
            isRightToLeft: isRightToLeft)
    }

    /// The left and top edge and the width of a screen of 390 by 844.
    private func frame(_ shift: Double, _ scale: Double, _ lift: Double = 0) -> SIMD3<Double> {
        SIMD3(195 + shift - 195 * scale, 422 + lift - 422 * scale, 390 * scale)
    }

    @Test func `The preview at half the progress is the design's`() {
        let pose = rules().preview(0.5, dy: 0)
        let upper = frame(pose.upper.shift, pose.upper.scale)
        // e = 3t² − 2t³ with t³ = 1/2: 0.8898815748423097.
        #expect(abs(upper.x - 27.58633) < 5e-6 && abs(upper.y - 37.55300) < 5e-6)
        #expect(abs(upper.z - 355.29462) < 5e-6)
        let lower = frame(pose.lower.shift, pose.lower.scale)
        #expect(abs(lower.x + 78.64731) < 5e-6 && lower.z == upper.z)
        #expect(abs((1 - pose.upper.scale) * 10 - 0.8898815748423097) < 1e-14)
    }

    @Test func `The whole preview ends 8 points from the trailing edge, or centred from there`() {
        let whole = rules().preview(1, dy: 0)
        let upper = frame(whole.upper.shift, whole.upper.scale)
        #expect(abs(upper.x + upper.z - 382) < 1e-12 && abs(upper.z - 351) < 1e-12)
        #expect(rules(edge: .right).preview(1, dy: 0).upper.shift == 0)
        #expect(rules(isRightToLeft: true).preview(1, dy: 0).upper.shift == 0)
        #expect(abs(rules(edge: .right, isRightToLeft: true).preview(1, dy: 0).upper.shift + 11.5) < 1e-12)
    }

    @Test func `A vertical movement shifts both screens by the decelerated room`() {
        let pose = rules().preview(1, dy: 211)
        // u = 1/2: 3/4 of (844 − 759.6)/2 − 8.
        #expect(abs(pose.lift - 0.75 * 34.2) < 1e-12)
        #expect(rules().preview(1, dy: -211).lift == -pose.lift)
        #expect(abs(rules().preview(1, dy: 5_000).lift - 34.2) < 1e-12)
        #expect(rules().preview(0.01, dy: 400).lift == 0)
    }

    @Test func `The guide's look fades the one screen out to 35 percent, and the other in from there`() {
        let rules = rules(.fadeThrough)
        let start = rules.preview(0, dy: 0)
        #expect(start.upper.scale == 1 && start.upper.opacity == 1)
        #expect(start.lower.scale == 1.1 && start.lower.opacity == 0)
        let end = rules.preview(1, dy: 0)
        #expect(abs(end.upper.scale - 0.9) < 1e-15 && end.upper.opacity == 0)
        #expect(end.lower.scale == 1 && end.lower.opacity == 1)
        #expect(abs(end.upper.shift - 11.5) < 1e-12 && end.lower.shift == 0)
        for step in 0...1000 {
            let pose = rules.preview(Double(step) / 1000, dy: 0)
            let e = (1 - pose.upper.scale) * 10
            #expect(abs(pose.upper.opacity - max(0, 1 - e / 0.35)) < 1e-13)
            #expect(abs(pose.lower.opacity - max(0, (e - 0.35) / 0.65)) < 1e-13)
            #expect(pose.upper.opacity == 0 || pose.lower.opacity == 0)
        }
    }

    @Test(arguments: Look.allCases)
    func `A mirrored layout and finger give the mirrored pose, to the bit`(
        _ look: Look
    ) {
        let generator = Generator<[Double]>(draw: { random in (0..<3).map { _ in random.unit() } })
        checkProperty(seed: 0x21_02, cases: 500, generator) { r in
            let edge = r[2] < 0.5 ? Edge.left : .right
            let (plain, mirror) = (
                rules(look, edge: edge), rules(look, edge: edge.opposite, isRightToLeft: true)
            )
            let dy = 2000 * r[1] - 1000
            var pose = plain.preview(r[0], dy: dy)
            let other = mirror.preview(r[0], dy: dy)
            var ends = (plain.end(from: pose), mirror.end(from: other))
            for index in [0, 3] {
                pose.numbers[index] *= -1
                ends.0.numbers[index] *= -1
            }
            return pose == other && ends.0 == ends.1 ? nil : "\(pose) \(other)"
        }
    }

    @Test(arguments: Look.allCases)
    func `The rates of a preview are those of differences`(_ look: Look) {
        let generator = Generator<[Double]>(draw: { random in (0..<5).map { _ in random.unit() } })
        let h = 1e-6
        var worst = 0.0
        checkProperty(seed: 0x21_03, cases: 1_000, generator) { r in
            let rules = rules(look, edge: r[4] < 0.5 ? .left : .right)
            let (p, dy) = (0.01 + 0.98 * r[0], 1_200 * r[1] - 600)
            let (speed, dySpeed) = (8 * r[2] - 4, 4_000 * r[3] - 2_000)
            func at(_ t: Double) -> SIMD8<Double> {
                rules.preview(p + speed * t, dy: dy + dySpeed * t).numbers
            }
            let differences: SIMD8<Double> = (at(h) - at(-h)) / (2 * h)
            let rates = rules.previewRates(p, speed, dy: dy, dySpeed)
            let size = max(1, abs(speed) + abs(dySpeed))
            for index in 0..<8 {
                let error = abs(differences[index] - rates[index]) / size
                // Corners of the rules: where a fade begins or the room ends. 6e-9 was seen elsewhere.
                if error > 1e-6, !isCorner(rules, p, dy, within: 1e-4) { return "\(index): \(error)" }
                if error < 1e-6 { worst = max(worst, error) }
            }
            return nil
        }
        #expect(worst > 0)
    }

    private func isCorner(_ rules: BackRules, _ p: Double, _ dy: Double, within range: Double) -> Bool {
        let (low, high) = (rules.preview(p - range, dy: dy), rules.preview(p + range, dy: dy))
        let fades =
            (low.upper.opacity == 0) != (high.upper.opacity == 0)
            || (low.lower.opacity == 0) != (high.lower.opacity == 0)
        return fades || (low.lift == 0) != (high.lift == 0) || abs(abs(dy) - 422) < 1
    }

    @Test(arguments: Look.allCases)
    func `A release leads to the lower screen at rest, exactly, and the upper one fades in a fifth`(
        _ look: Look
    ) {
        let rules = rules(look)
        let pose = rules.preview(0.6, dy: 100)
        let start = rules.commit(from: pose, at: 0, duration: 0.45)
        #expect(start.numbers == pose.numbers)
        let end = rules.commit(from: pose, at: 1, duration: 0.45)
        #expect(BackPose(numbers: end.numbers).lower == (0, 1, 1))
        #expect(end.numbers[6] == 0 && end.numbers[7] == 0 && end.rates == .zero)
        let opacity = rules.commit(from: pose, at: 0.1, duration: 0.45).numbers[2]
        #expect(abs(opacity - 0.5 * pose.upper.opacity) < 1e-15)
        #expect(rules.commit(from: pose, at: 0.2, duration: 0.45).numbers[2] == 0)
        let h = 1e-6
        for step in 1..<10 where step != 2 {
            let t = Double(step) / 10
            let rates = rules.commit(from: pose, at: t, duration: 0.45).rates
            let after = rules.commit(from: pose, at: t + h, duration: 0.45).numbers
            let before = rules.commit(from: pose, at: t - h, duration: 0.45).numbers
            let differences: SIMD8<Double> = (after - before) / (2 * h * 0.45)
            for index in 0..<8 { #expect(abs(differences[index] - rates[index]) < 1e-5) }
        }
    }
}
