import Foundation
import TestSupport
import Testing

@testable import HookeMotion

@Suite struct CubicReductionTests {
    /// The step from rest of a spring with ω = 1, until it stays within 1e-3.
    private static func step(_ ratio: Double) throws -> (motion: SpringMotion<Double>, end: Double) {
        let motion = SpringMotion(
            spring: try Spring(mass: 1, stiffness: 1, damping: 2 * ratio), from: 0.0, to: 1)
        return (motion, try #require(motion.settlingDuration(within: 1e-3)))
    }

    /// The largest measured distance.
    private static func distance(
        _ reduction: CubicReduction, in range: ClosedRange<Double>, count: Int,
        _ value: (Double) -> Double
    ) -> Double {
        (0...count).map { index in
            let fraction = Double(index) / Double(count)
            let time = range.lowerBound + (range.upperBound - range.lowerBound) * fraction
            return (reduction.value(at: time) - value(time)).magnitude
        }.max()!
    }

    /// A row of the table in docs/internals/reduction.md: the counts of the kinds in the order of their cases.
    /// Separate lines, with jumps between them, need as many, or one fewer (ζ = 0.2 at 1e-5, ζ = 0.8 at 1e-3).
    struct Row: CustomStringConvertible {
        var ratio, error: Double
        var counts: [Int]
        var description: String { "ζ \(ratio), error \(error)" }
    }

    static let all = RandomCases.isAsked
    static let rows = [
        Row(ratio: 0.2, error: 1e-2, counts: [17, 9, 5, 4]),
        Row(ratio: 0.5, error: 1e-2, counts: [7, 5, 3, 2]),
        Row(ratio: 0.8, error: 1e-2, counts: [5, 4, 2, 2]), Row(ratio: 1, error: 1e-2, counts: [5, 3, 2, 2]),
        Row(ratio: 0.8, error: 1e-3, counts: [17, 6, 2, 2]),
        Row(ratio: 1, error: 1e-3, counts: [16, 6, 2, 2]),
    ]
    static let more = [
        Row(ratio: 0.2, error: 1e-3, counts: [56, 18, 8, 7]),
        Row(ratio: 0.2, error: 1e-4, counts: [184, 30, 11, 9]),
        Row(ratio: 0.2, error: 1e-5, counts: [582, 56, 17, 13]),
        Row(ratio: 0.5, error: 1e-3, counts: [24, 7, 4, 3]),
        Row(ratio: 0.5, error: 1e-4, counts: [76, 13, 5, 4]),
        Row(ratio: 0.5, error: 1e-5, counts: [238, 23, 6, 6]),
        Row(ratio: 0.8, error: 1e-4, counts: [51, 10, 3, 3]),
        Row(ratio: 0.8, error: 1e-5, counts: [163, 17, 5, 4]),
        Row(ratio: 1, error: 1e-4, counts: [50, 10, 3, 3]),
        Row(ratio: 1, error: 1e-5, counts: [159, 17, 4, 4]),
    ]

    @Test(arguments: all ? rows + more : rows)
    func `Springs have at most the known counts, and measured ≤ stated ≤ error`(row: Row) throws {
        let (motion, end) = try Self.step(row.ratio)
        for (kind, count) in zip(CubicReduction.Kind.allCases, row.counts) {
            let found = try CubicReduction(motion, in: 0...end, error: row.error, kind: kind)
            #expect(found.pieces.count <= count, "\(kind)")
            let measured = Self.distance(found, in: 0...end, count: Self.all ? 100_000 : 5_000) {
                motion.position(at: $0)
            }
            #expect(measured <= found.error)
            #expect(found.error <= row.error)
            #expect(measured > 0.4 * row.error)
        }
    }

    /// A spring motion, an error and the form of the pieces.
    private struct Case: CustomStringConvertible {
        var motion: SpringMotion<Double>
        var error: Double
        var kind: CubicReduction.Kind
        var description: String { "\(motion), error \(error), \(kind)" }

        static let generator = Generator<Case>(draw: { random in
            let frequency = random.logUniform(1...100)
            let ratio = random.logUniform(0.15...3)
            let (from, distance) = (random.uniform(-100...100), random.logUniform(1e-2...1e3))
            let motion = SpringMotion(
                spring: Spring(
                    checkedMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency),
                from: from, to: from + distance,
                initialVelocity: random.chance(0.5) ? 0 : random.uniform(-3...3) * distance * frequency)
            return Case(
                motion: motion, error: random.logUniform(1e-3...0.1) * distance,
                kind: CubicReduction.Kind.allCases[random.integer(0...3)])
        })
    }

    @Test func `A whole spring ends at exactly its target, and its bound holds for ever`() {
        let cases = randomCases(16)
        checkProperty(seed: 2027, cases: cases, Case.generator) { value in
            let motion = value.motion
            let found = try CubicReduction(motion, error: value.error, kind: value.kind)
            guard found.error <= value.error else { return "claims \(found.error)" }
            let last = found.pieces[found.pieces.count - 1]
            guard last.curves[0].end == motion.target else { return "ends at \(last.curves[0].end)" }
            let turns = motion.turningPoints(in: last.endTime...(.infinity)).prefix(2).map { $0.time }
            let steps = (0...2_000).map { last.endTime * Double($0) / 1_000 }
            for time in steps + turns {
                let off = (found.value(at: time) - motion.position(at: time)).magnitude
                if off > found.error { return "\(off) at \(time), claims \(found.error)" }
            }
            return nil
        }
    }

    @Test func `A rest on the far side of the target is not an end`() throws {
        // The motion is last 2 from its target above it, and at 99.7885 below it at 0.70014 s.
        let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 100)
        for kind in CubicReduction.Kind.allCases {
            let found = try CubicReduction(motion, error: 2, kind: kind)
            #expect(found.value(at: 5) == 100)
            #expect((found.value(at: 0.70014) - motion.position(at: 0.70014)).magnitude <= found.error)
            #expect(found.error <= 2)
        }
        // Each component rests at its own target.
        let pair = SpringMotion(spring: .bouncy, from: SIMD2(0.0, 5), to: SIMD2(100.0, -3))
        let found = try CubicReduction(pair, error: 2)
        #expect(found.value(at: 5) == 100 && found.value(at: 5, component: 1) == -3)
        // The target costs no pieces: those of the motion until it stays within the error.
        for (error, most) in [(5e-4, 4), (1e-2, 3)] {
            let step = SpringMotion(spring: .bouncy, from: 0.0, to: 1)
            #expect(try CubicReduction(step, error: error).pieces.count <= most)
        }
    }

    @Test func `A motion too fast for the times of its range is refused`() throws {
        // Between adjacent doubles at 1e6 s it turns by 0.4 radians; a shorter step rounds to the same time.
        let spring = try Spring(mass: 1, stiffness: 1.27e19, damping: 0)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
        for scale in [0.8, 0.9, 1, 1.1, 1.2] {
            let range = 1e6...(1e6 + scale)
            #expect(throws: HookeError.self) { try CubicReduction(motion, in: range, error: 0.1 * scale) }
        }
    }

    @Test func `Pieces are contiguous from the start to the end, and handles have few decimals`() throws {
        let (motion, end) = try Self.step(0.5)
        let found = try CubicReduction(motion, in: 0...end, error: 1e-3)
        #expect(found.pieces.first?.startTime == 0)
        #expect(found.pieces.last?.endTime == end)
        for (a, b) in zip(found.pieces, found.pieces.dropFirst()) {
            #expect(a.endTime == b.startTime)
            #expect(a.curves[0].end == b.curves[0].start)
        }
        for piece in found.pieces {
            guard case .bezier(let curve) = piece.curves[0].form else { continue }
            for number in [curve.x1, curve.y1, curve.x2, curve.y2] {
                #expect((number * 1e4).rounded() / 1e4 == number)
            }
        }
    }

    @Test(arguments: CubicReduction.Kind.allCases)
    func `Powers of two scale the result and change nothing else`(kind: CubicReduction.Kind) throws {
        func reduced(_ size: Double, _ pace: Double) throws -> CubicReduction {
            let spring = try Spring(mass: 1, stiffness: 1 / (pace * pace), damping: 1.2 / pace)
            let motion = SpringMotion(
                spring: spring, from: 0.0, to: size, initialVelocity: 0.5 * size / pace)
            return try CubicReduction(motion, in: 0...(8 * pace), error: 0.02 * size, kind: kind)
        }
        let plain = try reduced(1, 1)
        for (size, pace) in [(0x1p9, 0x1p-7), (0x1p-30, 0x1p20)] {
            let scaled = try reduced(size, pace)
            #expect(scaled.error == plain.error * size)
            #expect(scaled.pieces.count == plain.pieces.count)
            for (a, b) in zip(scaled.pieces, plain.pieces) {
                #expect(a.startTime == b.startTime * pace && a.endTime == b.endTime * pace)
                #expect(a.curves[0].start == b.curves[0].start * size)
                #expect(a.curves[0].end == b.curves[0].end * size)
                switch (a.curves[0].form, b.curves[0].form) {
                case (.hermite(let v0, let v1), .hermite(let w0, let w1)):
                    #expect(v0 * pace == w0 * size && v1 * pace == w1 * size)
                case (let p, let q): #expect(p == q)
                }
            }
        }
    }

    @Test func `Vectors share the pieces' times, and each component is within the error`() throws {
        let motion = SpringMotion(
            spring: .bouncy, from: SIMD2(0.0, 50), to: SIMD2(100.0, 20), initialVelocity: SIMD2(0.0, 900))
        let found = try CubicReduction(motion, error: 0.5)
        #expect(found.errors.count == 2)
        let end = try #require(found.pieces.last).endTime
        for index in 0...2_000 {
            let time = end * Double(index) / 2_000
            let exact = motion.position(at: time)
            for component in 0..<2 {
                let distance = (found.value(at: time, component: component) - exact[component]).magnitude
                #expect(distance <= found.errors[component])
            }
        }
    }

    @Test func `The track of a reduction has its values`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 100)
        for kind in CubicReduction.Kind.allCases {
            let found = try CubicReduction(motion, error: 0.5, kind: kind)
            let track = try found.track()
            let end = try #require(found.pieces.last).endTime
            for index in 0...500 {
                let time = end * Double(index) / 500
                #expect((track.value(at: time) - found.value(at: time)).magnitude < 1e-10)
            }
        }
    }

    @Test func `Errors and ranges outside their domain are refused by name`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 100)
        for error in [0, -1, Double.nan, .infinity] {
            #expect(throws: HookeError.self) { try CubicReduction(motion, error: error) }
        }
        #expect(throws: HookeError.self) { try CubicReduction(motion, in: 1...1, error: 0.1) }
        #expect(throws: HookeError.self) { try CubicReduction(motion, in: 0...(.infinity), error: 0.1) }
        #expect(throws: HookeError.self) { try CubicReduction(motion, in: 0...1, error: 1e-16) }
        let still = SpringMotion(spring: .bouncy, from: 1.0, to: 1)
        #expect(throws: HookeError.self) { try CubicReduction(still, error: 0.1) }
        let broken = SpringMotion(spring: .bouncy, from: Double.nan, to: 1)
        #expect(throws: HookeError.self) { try CubicReduction(broken, in: 0...1, error: 0.1) }
    }
}
