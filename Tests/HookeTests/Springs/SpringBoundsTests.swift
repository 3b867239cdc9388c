import Foundation
import TestSupport
import Testing

@testable import Hooke

/// Springs that keep their velocity and stay within bounds.
@Suite struct SpringBoundsTests {
    @Test func `A fast state stays in its bounds with its velocity kept`() throws {
        let motion = try SpringMotion(
            spring: .smooth, from: 0.5, to: 0.49, initialVelocity: 5_000, stayingIn: 0...1)
        #expect(motion.initialVelocity == 5_000 && motion.start == 0.5)
        #expect(motion.extremes.maximum <= 1 && motion.extremes.maximum > 1 - 1e-12)
        #expect((motion.spring.dampingRatio - 1).magnitude < 4e-15)
        // Critical: the overshoot over a bound 10 beyond the target falls with the frequency.
        let soft = try Spring(response: 5, dampingRatio: 1)
        let thrown = try SpringMotion(
            spring: soft, from: 0, to: 100, initialVelocity: 4_000, stayingIn: -1e9...110)
        #expect((thrown.spring.angularFrequency - 21.45).magnitude < 0.005)
    }

    @Test func `The frequency is the root of the exact overshoot, by an independent formula`() throws {
        // Critical, from −d at v: the peak is at t = v/(ω(v − ωd)), and its height (v/ω − d)·e^(−ωt) has one root.
        let (d, v, bound) = (100.0, 4_000.0, 10.0)
        func peak(_ w: Double) -> Double { (v / w - d) * exp(-v / (v - w * d)) }
        var (low, high) = (1.0, v / d)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if peak(middle) > bound { low = middle } else { high = middle }
        }
        let found = try SpringMotion(
            spring: Spring(response: 5, dampingRatio: 1), from: -d, to: 0, initialVelocity: v,
            stayingIn: -200...bound)
        print("bounded spring, critical: \(found.spring.angularFrequency), by the formula \(low)")
        #expect((found.spring.angularFrequency / low - 1).magnitude < 1e-12)
    }

    @Test func `Where the displacement alone passes a bound, the ratio is raised to the least that fits`()
        throws
    {
        // At rest the overshoot e^(−πζ/√(1−ζ²)) of 1 must be 0.05: ζ = L/√(π² + L²) with L = −log 0.05.
        let motion = try SpringMotion(spring: .bouncy, from: 0, to: 1, stayingIn: 0...1.05)
        let logarithm = -log(0.05)
        let ratio = logarithm / (Double.pi * Double.pi + logarithm * logarithm).squareRoot()
        #expect((Spring.bouncy.dampingRatio - 0.7).magnitude < 1e-12 && ratio < 0.7)
        #expect(motion.spring == .bouncy)
        let wild = try Spring(response: 0.5, dampingRatio: 0.1)
        let tamed = try SpringMotion(spring: wild, from: 0, to: 1, stayingIn: 0...1.05)
        #expect((tamed.spring.dampingRatio - ratio).magnitude < 1e-13)
        #expect((tamed.spring.response - 0.5).magnitude < 1e-15)
        let level = try SpringMotion(spring: wild, from: 0, to: 1, initialVelocity: 50, stayingIn: 0...1)
        #expect((level.spring.dampingRatio - 1).magnitude < 1e-12)
        // A critical spring does not cross from 1 at 50 if ω is at least 50. A little below it does by less than 1e-300.
        #expect(level.spring.angularFrequency > 49.9 && level.spring.angularFrequency < 50 + 1e-9)
    }

    @Test func `Random states stay within their bounds, with the softest spring, and start where they are`()
        throws
    {
        var random = SeededGenerator(seed: 38_02)
        var (changed, overruns, raised) = (0, 0, 0)
        for _ in 0..<randomCases(500) {
            let spring = try Spring(
                response: exp(random.uniform(-4...2)),
                dampingRatio: random.chance(0.2) ? 1 : random.uniform(0...2))
            let size = exp(random.uniform(-7...7))
            let (low, high) = (-size * random.unit(), size * (0.01 + random.unit()))
            func inside() -> Double {
                random.chance(0.05) ? low : random.chance(0.05) ? high : random.uniform(low...high)
            }
            let (start, target) = (inside(), inside())
            var velocity = random.uniform(-1...1) * size * exp(random.uniform(-2...9))
            if start == low { velocity = velocity.magnitude }
            if start == high { velocity = -velocity.magnitude }
            let motion = try SpringMotion(
                spring: spring, from: start, to: target, initialVelocity: velocity, stayingIn: low...high)
            let now = motion.state(at: 0)
            #expect(now.position == start && now.velocity == velocity)
            let (least, most) = motion.extremes
            if least < low || most > high { overruns += 1 }
            let until = 3 / motion.spring.angularFrequency
            for _ in 0..<8 {
                let position = motion.position(at: random.unit() * until)
                if position < low || position > high { overruns += 1 }
            }
            let ratio = spring.dampingRatio
            let free = SpringMotion(spring: spring, from: start, to: target, initialVelocity: velocity)
            guard motion.spring != spring else {
                #expect(free.extremes.minimum >= low && free.extremes.maximum <= high)
                continue
            }
            changed += 1
            let isRaised = motion.spring.dampingRatio > ratio * (1 + 1e-9) + 1e-12
            if isRaised { raised += 1 }
            // A spring a little softer, or damped a little less, leaves the bounds or the roundings inside them.
            let stiffer = motion.spring.angularFrequency > spring.angularFrequency * (1 + 1e-9)
            let softer =
                stiffer
                ? try Spring(
                    mass: spring.mass, stiffness: motion.spring.stiffness * (1 - 2e-6),
                    damping: motion.spring.damping * (1 - 1e-6))
                : try Spring(
                    mass: spring.mass, stiffness: motion.spring.stiffness,
                    damping: motion.spring.damping * (1 - 1e-6))
            let other = SpringMotion(spring: softer, from: start, to: target, initialVelocity: velocity)
            let margin = 0x1p-47 * size
            #expect(
                other.extremes.minimum < low + margin || other.extremes.maximum > high - margin
                    || start - low < 1e-12 * size || high - start < 1e-12 * size, "\(motion) \(spring)")
        }
        print("bounded springs: \(changed) changed, \(raised) with a raised ratio, \(overruns) overruns")
        #expect(overruns == 0)
    }

    @Test func `A retargeted motion continues within its bounds`() throws {
        let first = SpringMotion(spring: .snappy, from: 0.0, to: 1, initialVelocity: 3)
        let next = try first.retargeted(to: 0.9, at: 0.1, stayingIn: 0...1)
        #expect(next.state(at: 0).velocity == first.velocity(at: 0.1))
        #expect(next.extremes.maximum <= 1)
    }

    @Test func `Motions out of a bound and wrong numbers are refused`() throws {
        let cases: [(Double, Double, Double, ClosedRange<Double>)] = [
            (1, 0.5, 3, 0...1), (0, 0, -1, 0...1), (2, 0.5, 0, 0...1), (0.5, 2, 0, 0...1),
            (0.5, 0.5, .nan, 0...1),
            (.infinity, 0, 0, -.infinity ... .infinity),
        ]
        for (start, target, velocity, bounds) in cases {
            #expect(throws: HookeError.self, "\(start), \(velocity)") {
                try SpringMotion(
                    spring: .smooth, from: start, to: target, initialVelocity: velocity, stayingIn: bounds)
            }
        }
        let free = try SpringMotion(
            spring: .bouncy, from: 0, to: 1, initialVelocity: 1e9, stayingIn: -.infinity ... .infinity)
        #expect(free.spring == .bouncy)
    }
}
