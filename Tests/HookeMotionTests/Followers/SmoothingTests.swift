import Foundation
import HookeMotion
import TestSupport
import Testing

@Suite struct SmoothingTests {
    @Test func `States match the table`() throws {
        var errors = FollowerErrors()
        for item in try FollowerGolden.cases("H") {
            let smoothing = try Smoothing(
                try #require(item.track), halfLife: item.numbers[0], from: item.numbers[1],
                at: item.numbers[2])
            errors.note(smoothing, item, rate: log(2) / item.numbers[0])
        }
        // Worst errors in u of the sizes: 3.1, 1.3 and 1.6.
        #expect(errors.position.error <= 6, "\(errors.position)")
        #expect(errors.velocity.error <= 3, "\(errors.velocity)")
        #expect(errors.acceleration.error <= 3, "\(errors.acceleration)")
    }

    @Test func `The distance to a resting target halves in each half-life`() throws {
        let path = try KeyframeTrack(times: [0], values: [10.0], rule: .linear)
        let smoothing = try Smoothing(path, halfLife: 0.3, from: 2)
        for count in 0...20 {
            let left = 10 - smoothing.position(at: 0.3 * Double(count))
            #expect(abs(left - 8 * exp2(-Double(count))) <= 16 * unitRoundoff)
        }
        #expect(smoothing.state(at: -1) == MotionState(position: 2, velocity: 0, acceleration: 0))
        #expect(smoothing.position(at: .infinity) == 10)
        #expect(smoothing.position(at: .nan).isNaN)
    }

    @Test func `The half-life of a rule per frame gives the frames' values`() throws {
        for (fraction, rate) in [(0.1, 60.0), (0.5, 30), (0.9, 120), (1e-6, 240)] {
            let halfLife = try Smoothing<Double>.halfLife(ofFraction: fraction, rate: rate)
            let path = try KeyframeTrack(times: [0], values: [1.0], rule: .linear)
            let smoothing = try Smoothing(path, halfLife: halfLife, from: 0)
            var stepped = 0.0
            for frame in 1...30 {
                stepped += fraction * (1 - stepped)
                #expect(abs(smoothing.position(at: Double(frame) / rate) - stepped) < 1e-14)
            }
        }
        for bad in [Double.nan, 0, 1, -1, 2] {
            #expect(throws: HookeError.self) { try Smoothing<Double>.halfLife(ofFraction: bad, rate: 60) }
        }
        #expect(throws: HookeError.self) { try Smoothing<Double>.halfLife(ofFraction: 0.5, rate: 0) }
    }

    @Test func `Behind a line it lags by τ times the velocity`() throws {
        let path = try KeyframeTrack(times: [0, 40], values: [0.0, 80], rule: .linear)
        let smoothing = try Smoothing(path, halfLife: log(2), from: 0)
        #expect(abs(smoothing.position(at: 39) - 76) < 1e-12)
    }

    @Test(arguments: [Double.nan, .infinity, 0, -1, .leastNonzeroMagnitude])
    func `Half-lives outside their domain are errors`(value: Double) throws {
        let path = try KeyframeTrack(times: [0], values: [1.0], rule: .linear)
        #expect(throws: HookeError.self) { try Smoothing(path, halfLife: value, from: 0) }
    }

    @Test func `A smoothing survives coding`() throws {
        let path = try KeyframeTrack(times: [0, 1], values: [0.0, 4], rule: .catmullRom)
        let smoothing = try Smoothing(path, halfLife: 0.2, from: 2, at: -1)
        let data = try JSONEncoder().encode(smoothing)
        #expect(try JSONDecoder().decode(Smoothing<Double>.self, from: data) == smoothing)
    }
}
