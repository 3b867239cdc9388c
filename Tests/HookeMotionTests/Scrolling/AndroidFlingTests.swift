import Foundation
import HookeMotion
import TestSupport
import Testing

@Suite struct AndroidFlingTests {
    @Test(arguments: [
        (1_000.0, 0.555_181_78, 194.313_62), (2_000.0, 0.924_855_40, 647.398_78),
    ])
    func `Duration and distance match the table`(velocity: Double, duration: Double, distance: Double) {
        let fling = AndroidFling(from: 0, initialVelocity: velocity)
        #expect(abs(fling.duration - duration) < 1e-8)
        #expect(abs(fling.distance - distance) < 1e-5)
        let back = AndroidFling(from: 100, initialVelocity: -velocity)
        #expect(back.endValue == 100 - fling.distance)
    }

    @Test(arguments: [
        (5.0, 0.011_226_938_751_809_246, 0.019_647_142_815_666_18),
        (1_000.0, 0.555_181_775_085_416_4, 194.313_621_279_895_76),
        (30_000.0, 6.791_907_023_387_242, 71_315.023_745_566_04),
    ])
    func `Duration and distance are within 3 u and 5 u`(velocity: Double, duration: Double, distance: Double)
    {
        // 40 digits. 2.6 u and 4.1 u seen for 2,000 speeds from 0.01 to 200,000.
        let fling = AndroidFling(from: 0, initialVelocity: velocity)
        #expect(abs(fling.duration - duration) <= 3.5 * 0x1p-53 * duration)
        #expect(abs(fling.distance - distance) <= 5.5 * 0x1p-53 * distance)
    }

    @Test func `Positions match the table`() {
        let fling = AndroidFling(from: 0, initialVelocity: 2_000)
        #expect(abs(fling.position(at: 0.1) - 190.547_96) < 1e-5)
        let quarter = fling.position(at: 0.25 * fling.duration) / fling.distance
        let half = fling.position(at: 0.5 * fling.duration) / fling.distance
        #expect(abs(quarter - 0.583_813_40) < 1e-8)
        #expect(abs(half - 0.858_406_59) < 1e-8)
        #expect(fling.position(at: 0) == 0)
        #expect(fling.velocity(at: 0) == 2_000)
        #expect(abs(fling.velocity(at: 1e-9) - 2_000) < 1e-3)
        #expect(fling.position(at: fling.duration) == fling.distance)
        #expect(fling.velocity(at: fling.duration) == 0)
        #expect(fling.settlingDuration() == fling.duration)
    }

    /// `SplineOverScroller`'s table, as its static initialiser makes it in single precision.
    private static let table: [Float] = {
        let (first, second): (Float, Float) = (0.5 * 0.35, 1 - 1 * (1 - 0.35))
        var low: Float = 0
        var positions: [Float] = []
        for index in 0..<100 {
            let alpha = Float(index) / 100
            var high: Float = 1
            var x: Float = 0
            var coefficient: Float = 0
            while true {
                x = low + (high - low) / 2
                coefficient = 3 * x * (1 - x)
                let time: Float = coefficient * ((1 - x) * first + x * second) + x * x * x
                if abs(time - alpha) < 1e-5 { break }
                if time > alpha { high = x } else { low = x }
            }
            positions.append(coefficient * ((1 - x) * 0.5 + x) + x * x * x)
        }
        return positions + [1]
    }()

    @Test func `The path is within 8e-5 of the distance of a table of 100 steps, and 9e-5 of Android's`() {
        let fling = AndroidFling(from: 0, initialVelocity: 1_000)
        func exact(_ fraction: Double) -> Double {
            fling.position(at: fraction * fling.duration) / fling.distance
        }
        let table = (0...100).map { exact(Double($0) / 100) }
        var worst = SIMD2<Double>.zero
        for step in 0...10_000 {
            let fraction = Double(step) / 10_000
            let index = min(Int(fraction * 100), 99)
            let rest = fraction * 100 - Double(index)
            let own = table[index] + (table[index + 1] - table[index]) * rest
            let (a, b) = (Double(Self.table[index]), Double(Self.table[index + 1]))
            let errors = SIMD2(own - exact(fraction), a + (b - a) * rest - exact(fraction))
            worst = pointwiseMax(worst, pointwiseMax(errors, -errors))
        }
        // Android's search for each step ends within 1e-5 of the time.
        #expect(worst.x < 8e-5 && worst.x > 7.9e-5)  // 7.935e-5 seen
        #expect(worst.y < 9e-5)  // 8.860e-5 seen
    }

    @Test func `Velocity is the derivative of position, and acceleration that of velocity`() {
        for velocity in [3.0, -800, 12_000] {
            let fling = AndroidFling(from: 20, initialVelocity: velocity)
            for step in 1..<40 {
                let time = fling.duration * Double(step) / 40
                let h = 1e-5 * fling.duration
                let slope = (fling.position(at: time + h) - fling.position(at: time - h)) / (2 * h)
                let bend = (fling.velocity(at: time + h) - fling.velocity(at: time - h)) / (2 * h)
                #expect(abs(slope - fling.velocity(at: time)) < 1e-5 * abs(velocity))
                #expect(abs(bend - fling.acceleration(at: time)) < 1e-4 * abs(velocity) / fling.duration)
            }
        }
    }

    @Test func `The inverses give back velocity and time`() throws {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<randomCases(200) {
            let velocity = random.logUniform(1...20_000) * (random.chance(0.5) ? 1 : -1)
            let fling = try AndroidFling(
                from: random.uniform(-500...500), initialVelocity: velocity,
                friction: random.uniform(0.005...0.1))
            let again = try AndroidFling.velocity(covering: fling.distance, friction: fling.friction)
            #expect(abs(again - velocity) < 12 * 0x1p-53 * abs(velocity))  // 11 u seen at 0.01
            let time = fling.duration * random.uniform(0...0.9)
            let found = try #require(fling.time(at: fling.position(at: time)))
            #expect(abs(found - time) < 1e-9)  // 3e-13 seen
        }
        let fling = AndroidFling(from: 0, initialVelocity: 100)
        #expect(fling.time(at: -1) == nil)
        #expect(fling.time(at: fling.endValue + 1) == nil)
    }

    @Test func `A fling without velocity rests, and bad numbers propagate`() {
        let still = AndroidFling(from: 7, initialVelocity: 0)
        #expect(still.duration == 0)
        #expect(still.position(at: 3) == 7)
        #expect(still.velocity(at: 0) == 0)
        for bad in [Double.nan, .infinity] {
            #expect(!AndroidFling(from: 0, initialVelocity: bad).position(at: 1).isFinite)
            #expect(AndroidFling(from: 0, initialVelocity: bad).settlingDuration() == nil)
            #expect(AndroidFling(from: bad, initialVelocity: 100).settlingDuration() == nil)
        }
        #expect(AndroidFling(from: 0, initialVelocity: 100).position(at: .nan).isNaN)
        #expect(throws: HookeError.self) { try AndroidFling(from: 0, initialVelocity: 1, friction: 0) }
        #expect(throws: HookeError.self) { try AndroidFling.velocity(covering: 1, friction: .nan) }
    }

    @Test func `The stretch matches the table and is odd`() {
        #expect(abs(OverscrollStretch.intensity(forPull: 0.25) - 0.017_959_32) < 1e-8)
        #expect(OverscrollStretch.intensity(forPull: -0.25) == -OverscrollStretch.intensity(forPull: 0.25))
        #expect(OverscrollStretch.intensity(forPull: 0) == 0)
        #expect(OverscrollStretch.intensity(forPull: .nan).isNaN)
        #expect(abs(OverscrollStretch.spring.dampingRatio - 0.98) < 1e-15)
    }

    @Test func `Coding keeps the fling and checks its friction`() throws {
        let fling = try AndroidFling(from: 3, initialVelocity: -700, friction: 0.02)
        let data = try JSONEncoder().encode(fling)
        #expect(try JSONDecoder().decode(AndroidFling.self, from: data) == fling)
        let bad = Data(#"{"from": 0, "velocity": 1, "friction": -1}"#.utf8)
        #expect(throws: HookeError.self) { try JSONDecoder().decode(AndroidFling.self, from: bad) }
    }
}
