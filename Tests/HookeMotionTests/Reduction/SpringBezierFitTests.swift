import Testing
import TestSupport

@testable import HookeMotion

@Suite struct SpringBezierFitTests {
    @Test func `ease is nearest to the spring of the design`() throws {
        let fit = try SpringBezierFit(of: .ease, duration: 0.3)
        #expect((fit.spring.dampingRatio - 0.84156).magnitude < 2e-5, "\(fit.spring.dampingRatio)")
        let turns = fit.spring.angularFrequency * 0.3
        #expect((turns - 5.17021).magnitude < 2e-4, "\(turns)")
        #expect((fit.residual - 0.00903).magnitude < 1e-5, "\(fit.residual)")
        print("ease:", fit.spring.dampingRatio, turns, fit.residual)
    }

    @Test func `Springs are nearest to the Béziers of the design`() throws {
        let smooth = try SpringBezierFit(of: .smooth)
        print("smooth:", smooth.bezier, smooth.residual)
        #expect(smooth.residual < 0.01305)
        let known = [0.2198, 0.2726, 0.0653, 1.1032]
        let found = [smooth.bezier.x1, smooth.bezier.y1, smooth.bezier.x2, smooth.bezier.y2]
        #expect(zip(known, found).allSatisfy { ($0 - $1).magnitude < 2e-3 }, "\(found)")
        let bouncy = try SpringBezierFit(of: .bouncy)
        print("bouncy:", bouncy.bezier, bouncy.residual)
        #expect(bouncy.residual < 0.03765)
        #expect(bouncy.bezier.x2 <= 2e-3 && (bouncy.bezier.y2 - 1.1817).magnitude < 5e-3)
    }

    @Test func `The residual is the largest distance at many times`() throws {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<6 {
            let bezier = try CubicBezier(
                x1: random.uniform(0...0.8), y1: random.uniform(0...0.6), x2: random.uniform(0...0.6), y2: 1)
            let fit = try SpringBezierFit(of: bezier, duration: 2)
            let motion = SpringMotion(spring: fit.spring, from: 0.0, to: 1)
            var worst = 0.0
            for index in 0...5000 {
                let t = Double(index) / 5000
                worst = max(worst, (bezier.value(at: t) - motion.position(at: 2 * t)).magnitude)
            }
            #expect(worst <= fit.residual * (1 + 1e-9) && worst > fit.residual * 0.999)
        }
    }

    @Test func `A spring's own Bézier leads back near to the spring`() throws {
        for ratio in [0.6, 0.8, 1] {
            let spring = try Spring(response: 0.5, dampingRatio: ratio)
            let there = try SpringBezierFit(of: spring)
            let back = try SpringBezierFit(of: there.bezier, duration: there.duration)
            #expect(back.residual <= there.residual * 1.001)
        }
    }

    @Test func `Powers of two of the time change nothing`() throws {
        let (a, b) = (
            try SpringBezierFit(of: .ease, duration: 0.25), try SpringBezierFit(of: .ease, duration: 4)
        )
        #expect(a.residual == b.residual && a.spring.response * 16 == b.spring.response)
    }

    @Test func `Bad durations and springs that never settle are refused`() throws {
        for duration in [0, -1, .nan, .infinity, 1e300] {
            #expect(throws: HookeError.self) { try SpringBezierFit(of: .ease, duration: duration) }
        }
        let undamped = try Spring(response: 1, dampingRatio: 0)
        #expect(throws: HookeError.self) { try SpringBezierFit(of: undamped) }
        #expect(try SpringBezierFit(of: undamped, duration: 0.25).residual < 0.01)
    }

    @Test func `The Bézier nearest to emphasized is nearer than standard`() throws {
        let nearest = try CubicBezier(nearestTo: EasingPath.emphasized)
        let far = largestMagnitude { nearest.value(at: $0) - EasingPath.emphasized.value(at: $0) }
        #expect(far < 0.07, "\(nearest): \(far)")
        print("emphasized:", nearest, far)
    }

    @Test func `The largest magnitude is that between samples too`() {
        #expect((largestMagnitude(count: 16) { 1 - ($0 - 0.3) * ($0 - 0.3) } - 1).magnitude < 1e-12)
        #expect(largestMagnitude { _ in .nan }.isNaN)
        #expect(largestMagnitude { $0 } == 1)
    }
}
