import Testing
import TestSupport

@testable import Hooke

@Suite struct EasingBeziersTests {
    @Test func `Exact Béziers have the values of the formulas`() {
        var worst = 0.0
        var count = 0
        for easing in Easing.allCases {
            guard let path = easing.bezierPath else { continue }
            count += 1
            for index in 0...2000 {
                let t = Double(index) / 2000
                worst = max(worst, (path.value(at: t) - easing.value(at: t)).magnitude)
            }
        }
        #expect(count == 12)
        #expect(worst < 2e-15, "\(worst)")
        print("exact Béziers: worst", worst)
    }

    @Test func `Single Béziers have the published handles`() {
        #expect(Easing.easeInQuad.bezier == CubicBezier(unchecked: 1.0 / 3, 0, 2.0 / 3, 1.0 / 3))
        #expect(Easing.easeInCubic.bezier == CubicBezier(unchecked: 1.0 / 3, 0, 2.0 / 3, 0))
        #expect(Easing.easeInBack.bezier?.y2 == -1.70158 / 3)
        #expect(Easing.easeOutBounce.bezier == nil && Easing.easeInOutQuad.bezier == nil)
        #expect(Easing.easeInSine.bezierPath == nil)
        let least = Easing.easeInBack.extremes(in: 0...1).minimum
        #expect((least + 0.1000041).magnitude < 5e-8)
        #expect((Easing.easeInOutBack.extremes(in: 0...1).minimum + 0.1001514).magnitude < 5e-8)
    }

    @Test func `Published Béziers are within the stated error, which is tight`() {
        for easing in Easing.allCases {
            guard let published = easing.publishedBezier else {
                #expect([.elastic, .bounce].contains(easing.family))
                continue
            }
            let far = largestMagnitude(count: 8192) {
                // A jump at 0 or 1 is not a distance to a continuous curve.
                min(max($0, 1e-9), 1 - 1e-9) == $0 ? easing.value(at: $0) - published.curve.value(at: $0) : 0
            }
            #expect(far <= published.error, "\(easing.name): \(far)")
            #expect(far > published.error - 2.5e-4, "\(easing.name): \(far)")
        }
    }

    @Test func `easeOutElastic is a spring`() throws {
        let curve = try #require(Easing.easeOutElastic.spring)
        #expect((curve.spring.dampingRatio - 0.314193570).magnitude < 5e-10)
        #expect((curve.spring.angularFrequency - 22.0611511).magnitude < 5e-8)
        #expect((curve.gap - 0x1p-11).magnitude < 1e-15 || (curve.gap + 0x1p-11).magnitude < 1e-15)
        var worst = 0.0
        for index in 0..<2000 {
            let t = Double(index) / 2000
            worst = max(worst, (curve.value(at: t) - Easing.easeOutElastic.value(at: t)).magnitude)
        }
        #expect(worst < 4e-15, "\(worst)")
        print("easeOutElastic as a spring: worst", worst)
        #expect(Easing.allCases.count { $0.spring != nil } == 1)
    }
}
