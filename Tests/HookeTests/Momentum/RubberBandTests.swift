import Foundation
import Hooke
import TestSupport
import Testing

@Suite struct RubberBandTests {
    @Test(arguments: [(10, 5.462), (100, 51.462), (400, 172.549), (800, 283.871)])
    func `A band of 800 units matches the published rule`(_ pull: Double, _ shown: Double) throws {
        let band = try RubberBand(extent: 800)
        #expect(abs(band.displacement(forPull: pull) - shown) < 0.0005)
        #expect(band.displacement(forPull: -pull) == -band.displacement(forPull: pull))
    }

    @Test func `The displacement matches the published formula`() throws {
        // Worst error: 2.5 u of the extent, from cancellation in the formula.
        var random = SeededGenerator(seed: 21)
        var worst = Worst<Double>()
        for _ in 0..<randomCases(2_000) {
            let (d, c) = (random.uniform(1...2_000), random.uniform(0.1...1))
            let x = random.uniform(1...5_000)
            let formula = (1 - 1 / (x * c / d + 1)) * d
            let shown = try RubberBand(extent: d, coefficient: c).displacement(forPull: x)
            worst.note((shown - formula) / (d * unitRoundoff), x)
        }
        #expect(worst.error <= 4, "\(worst)")
    }

    @Test func `A second touch finds the pull of the displacement`() throws {
        // The inverse loses the digits that 1 − b/d cancels; worst error 3.8 u of pull·(1 + pull·c/d).
        var random = SeededGenerator(seed: 22)
        var worst = Worst<Double>()
        for _ in 0..<randomCases(2_000) {
            let band = try RubberBand(extent: random.uniform(1...2_000))
            let pull = random.logUniform(1e-3...1e5) * (random.chance(0.5) ? -1 : 1)
            let back = try band.pull(forDisplacement: band.displacement(forPull: pull))
            let conditioning = 1 + abs(pull) * band.coefficient / band.extent
            worst.note((back - pull) / (abs(pull) * conditioning * unitRoundoff), pull)
        }
        #expect(worst.error <= 8, "\(worst)")
    }

    @Test func `The displacement is below the extent, except at infinity`() throws {
        let band = try RubberBand(extent: 300)
        #expect(band.displacement(forPull: 1e9) < 300)
        #expect(band.displacement(forPull: .infinity) == 300)
        #expect(band.displacement(forPull: -.infinity) == -300)
        #expect(band.displacement(forPull: 0) == 0)
        #expect(band.displacement(forPull: .nan).isNaN)
        #expect(band.displacement(forPull: .greatestFiniteMagnitude) <= 300)
    }

    @Test func `Errors for numbers outside the domain name the field`() throws {
        #expect(
            throws: HookeError.outOfRange(field: "extent", value: 0, accepted: "a finite number above 0")
        ) { try RubberBand(extent: 0) }
        #expect(throws: HookeError.self) { try RubberBand(extent: .nan) }
        #expect(throws: HookeError.self) { try RubberBand(extent: 1, coefficient: -1) }
        let band = try RubberBand(extent: 300)
        #expect(throws: HookeError.self) { try band.pull(forDisplacement: 300) }
        #expect(throws: HookeError.self) { try band.pull(forDisplacement: .nan) }
        #expect(throws: HookeError.self) {
            try JSONDecoder().decode(RubberBand.self, from: Data(#"{"extent":-1,"coefficient":1}"#.utf8))
        }
    }

    @Test func `The slope is c at the edge, and elsewhere the derivative of the displacement`() throws {
        let band = try RubberBand(extent: 800)
        #expect(band.slope(atPull: 0) == 0.55)
        #expect(band.slope(atPull: .infinity) == 0)
        #expect(band.slope(atPull: .nan).isNaN)
        for pull in [-900.0, -3, 10, 100, 400, 800] {
            let h = 1e-3
            let difference =
                (band.displacement(forPull: pull + h) - band.displacement(forPull: pull - h)) / (2 * h)
            #expect((band.slope(atPull: pull) - difference).magnitude <= 1e-9)
        }
    }
}
