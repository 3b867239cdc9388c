import Hooke
import TestSupport
import Testing

@Suite struct SpringOrigamiTests {
    @Test func `Rebound's default has its published numbers`() throws {
        let spring = try Spring(origamiTension: 40, friction: 7)
        #expect(spring.mass == 1 && spring.stiffness == 230.2 && spring.damping == 22)
    }

    @Test func `Stiffness and damping are those of the published steps, rounded once`() throws {
        for line in try SpringGolden.lines("springs_parameters.txt") {
            let spring: Spring
            switch line.words[0] {
            case "O": spring = try Spring(origamiTension: line.double(1), friction: line.double(2))
            case "P": spring = try Spring(popBounciness: line.double(1), speed: line.double(2))
            default: continue
            }
            #expect(spring.mass == 1)
            #expect(spring.stiffness == (try line.double(3)), "\(line.words)")
            #expect(spring.damping == (try line.double(4)), "\(line.words)")
        }
    }

    @Test func `Without bounciness a spring of usual speed hardly bounces`() throws {
        // The purpose of pop's cubics, which wrong constants would miss: damping ratios of 0.93 to 1 from tension 25
        // on, and small gaps between the pieces.
        for speed in stride(from: 4.2, through: 34, by: 0.1) {
            let ratio = try Spring(popBounciness: 0, speed: speed).dampingRatio
            #expect(ratio > 0.93 && ratio < 1, "\(ratio) at \(speed)")
        }
        for (tension, gap) in [(18.0, 0.05), (44.0, 0.007)] {
            let speed = (tension - 0.5) * 34 / 199.5
            let below = try Spring(popBounciness: 0, speed: speed * (1 - 1e-9)).origamiFriction
            let above = try Spring(popBounciness: 0, speed: speed * (1 + 1e-9)).origamiFriction
            #expect(abs(above - below) < gap)
        }
    }

    @Test func `Tension, friction, bounciness and speed do not depend on the mass`() throws {
        let light = try Spring(popBounciness: 8, speed: 12)
        let heavy = try Spring(mass: 4, stiffness: 4 * light.stiffness, damping: 4 * light.damping)
        #expect(heavy.origamiTension == light.origamiTension)
        #expect(heavy.origamiFriction == light.origamiFriction)
        #expect(heavy.popBounciness == light.popBounciness && heavy.popSpeed == light.popSpeed)
    }

    @Test func `Bounciness is nil for too little friction or too weak springs`() throws {
        #expect(try Spring(mass: 1, stiffness: 100, damping: 1).popBounciness == nil)
        #expect(try Spring(mass: 1, stiffness: 1, damping: 9).popBounciness == nil)
        let overdamped = try #require(try Spring(mass: 1, stiffness: 200, damping: 90).popBounciness)
        #expect(overdamped < 0)
        for speed in [0.0, 1, 3, 12, 33] {
            let least = try Spring(popBounciness: 42.5, speed: speed)
            #expect(least.damping == 1.03)
            #expect(abs(try #require(least.popBounciness) - 42.5) < 1e-6)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -24, -1e300])
    func `Numbers outside the domain throw an error`(_ bad: Double) {
        #expect(throws: HookeError.self) { try Spring(origamiTension: bad, friction: 7) }
        #expect(throws: HookeError.self) { try Spring(origamiTension: 40, friction: bad) }
        #expect(throws: HookeError.self) { try Spring(popBounciness: 8, speed: bad) }
        if bad != -24 { #expect(throws: HookeError.self) { try Spring(popBounciness: bad, speed: 12) } }
        #expect(throws: HookeError.self) { try Spring(popBounciness: 42.5.nextUp, speed: 12) }
        #expect(throws: HookeError.self) { try Spring(popBounciness: 8, speed: -0.1) }
    }

    @Test func `At the ends of the domain the error names the caller's number`() throws {
        func refused(_ make: () throws(HookeError) -> Spring) -> String? {
            do throws(HookeError) {
                _ = try make()
                return nil
            } catch {
                guard case .outOfRange(let field, _, _) = error else { return "\(error)" }
                return field.name
            }
        }
        let (least, none) = (-4270.0 / 181, -1.0 / 3)
        // The double above −1/3 still damps, by so little that only double-double resolves it.
        #expect(try Spring(origamiTension: 40, friction: none).damping > 0)
        for friction in [none.nextDown, 1e140, 1e200, 1e300] {
            let field = refused { () throws(HookeError) in try Spring(origamiTension: 40, friction: friction)
            }
            #expect(field == "friction", "\(friction)")
        }
        for tension in [least.nextDown, 1e281, 1e300] {
            let field = refused { () throws(HookeError) in try Spring(origamiTension: tension, friction: 7) }
            #expect(field == "origamiTension", "\(tension)")
        }
        #expect(try Spring(origamiTension: least.nextUp, friction: 7).stiffness > 0)
        #expect(try Spring(origamiTension: 2.7e279, friction: 6.6e139).damping > 1e140)
        let both = refused { () throws(HookeError) in try Spring(popBounciness: -1e40, speed: 1e40) }
        #expect(both == "popBounciness")
    }
}
