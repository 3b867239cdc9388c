import Foundation
import Hooke
import TestSupport
import Testing

@Suite struct SpringParametersTests {
    /// |found − given| in u of `scale`.
    private func units(_ found: Double, _ given: Double, of scale: Double) -> Double {
        abs(found - given) / (unitRoundoff * scale)
    }

    @Test(arguments: SpringSpelling.all)
    func `Parameters read back within 4 u`(_ spelling: SpringSpelling) throws {
        var random = SeededGenerator(seed: 31)
        var worst = spelling.names.map { _ in Worst<String>() }
        for _ in 0..<randomCases(2_000) {
            let given = spelling.draw(&random)
            guard let spring = try spelling.make(given) else { continue }
            let read = spelling.read(spring, given)
            #expect(spring == (try JSONDecoder().decode(Spring.self, from: JSONEncoder().encode(spring))))
            #expect(Set([spring, try spelling.make(given)]).count == 1)
            for (index, value) in read.enumerated() {
                let scale = spelling.scale(given)[index]
                worst[index].note(
                    value.map { units($0, given[index], of: scale) } ?? .infinity, "\(given): \(read)")
            }
        }
        for (name, worst) in zip(spelling.names, worst) {
            #expect(worst.at != nil && worst.error <= 4, "\(name): \(worst)")
        }
    }

    @Test func `Stiffness and damping are the exact values, rounded once`() throws {
        var rows = 0
        for line in try SpringGolden.lines("springs_parameters.txt") {
            let spring: Spring
            switch line.words[0] {
            case "R":
                spring = try Spring(
                    response: line.double(1), dampingRatio: line.double(2), mass: line.double(3))
            case "B": spring = try Spring(duration: line.double(1), bounce: line.double(2))
            default: continue
            }
            rows += 1
            let last = line.words.count - 1
            #expect(spring.stiffness == (try line.double(last - 1)), "\(spring)")
            #expect(spring.damping == (try line.double(last)), "\(spring)")
        }
        #expect(rows == 400)
    }

    @Test func `Extreme masses and responses read back`() throws {
        for (response, ratio, mass) in [
            (1e-130, 0.5, 1e-30), (1e130, 0.1, 1e250), (1e-3, 2.0, 1e-290), (7.0, 1.0, 3e300),
        ] {
            let spring = try Spring(response: response, dampingRatio: ratio, mass: mass)
            #expect(units(spring.response, response, of: response) <= 4)
            #expect(units(spring.dampingRatio, ratio, of: ratio) <= 4)
        }
    }

    @Test func `The mass changes forces, not the motion`() throws {
        let light = try Spring(response: 0.4, dampingRatio: 0.7)
        let heavy = try Spring(response: 0.4, dampingRatio: 0.7, mass: 8)
        #expect(heavy.stiffness == 8 * light.stiffness && heavy.damping == 8 * light.damping)
        #expect(heavy.dampingRatio == light.dampingRatio)
    }

    @Test func `The derived rates match the textbook`() throws {
        let spring = try Spring(mass: 2, stiffness: 50, damping: 12)  // ω0 5, g 3, w 4
        #expect(spring.angularFrequency == 5)
        #expect(spring.decayRate == 3)
        #expect(spring.dampedAngularFrequency == 4)
        #expect(spring.dampingRatio == 0.6)
        #expect(ulpDistance(spring.response, 1.2566370614359172) <= 1)
        #expect(abs(spring.bounce - 0.4) <= 2 * unitRoundoff)
        let slow = try Spring(mass: 2, stiffness: 32, damping: 20)  // ω0 4, g 5, w 3
        #expect(slow.dampedAngularFrequency == 3 && slow.decayRate == 5 && slow.dampingRatio == 1.25)
        #expect(abs(slow.bounce - -0.2) <= 2 * unitRoundoff)
        let far = try Spring(mass: 1e-200, stiffness: 4e60, damping: 0)
        #expect(ulpDistance(far.dampedAngularFrequency, 2e130) <= 1)
        #expect(ulpDistance(far.angularFrequency, 2e130) <= 1)
    }

    @Test func `The presets have their published numbers`() throws {
        func check(_ spring: Spring, duration: Double, bounce: Double) {
            #expect(units(spring.duration, duration, of: duration) <= 4)
            #expect(units(spring.bounce, bounce, of: 1) <= 4)
        }
        check(.smooth, duration: 0.5, bounce: 0)
        check(.snappy, duration: 0.5, bounce: 0.15)
        check(.bouncy, duration: 0.5, bounce: 0.3)
        check(.interactive, duration: 0.15, bounce: 0.14)
        check(.responsive, duration: 0.5, bounce: 0.175)
        check(try .smooth(duration: 0.3, extraBounce: 0.1), duration: 0.3, bounce: 0.1)
        check(try .snappy(duration: 0.3, extraBounce: 0.1), duration: 0.3, bounce: 0.25)
        check(try .bouncy(extraBounce: 0.1), duration: 0.5, bounce: 0.4)
        check(try .interactive(dampingRatio: 0.5), duration: 0.15, bounce: 0.5)
        #expect(Spring() == .smooth)
        #expect(Spring.coreAnimationDefault.dampingRatio == 0.5)
        #expect(abs(Spring.uiKitTimingDefault.dampingRatio - 4.564) < 5e-4)
        #expect(throws: HookeError.self) { try Spring.snappy(extraBounce: 0.9) }
    }
}
