import Foundation
import Hooke
import HookeGeometry
import HookeLint
import Testing

/// Inputs on both sides of a rule's border.
struct Border: Sendable, CustomTestStringConvertible {
    var rule: LintRule
    var name: String
    var inside: @Sendable () throws -> [LintFinding]
    var outside: @Sendable () throws -> [LintFinding]

    var testDescription: String { "\(rule.rawValue): \(name)" }

    /// A border between two numbers.
    init(
        _ rule: LintRule, _ name: String, inside: Double, outside: Double,
        _ findings: @escaping @Sendable (Double) throws -> [LintFinding]
    ) {
        (self.rule, self.name) = (rule, name)
        self.inside = { try findings(inside) }
        self.outside = { try findings(outside) }
    }
}

@Suite struct RuleBorderTests {
    /// The time at which a critically damped spring is 1 % from its target: e^(−x)(1 + x) = 0.01.
    static let settled = 6.638_352_067_993_812 / Spring.smooth.angularFrequency

    /// The findings of an opacity that rests from 0.05 s to 0.5 s and then changes between 0 and 1, ten times a second.
    static func rested(_ changes: Double, at value: Double) throws -> [LintFinding] {
        let parts = (0..<Int(changes)).map { Double($0) }
        let values = parts.flatMap { index -> [Double] in
            index.truncatingRemainder(dividingBy: 2) == 0 ? [value, 1 - value] : [1 - value, value]
        }
        var times = [0, 0.05]
        for part in parts { times += [0.5 + part / 10, 0.52 + part / 10] }
        return try Planted.track(times, [1 - value, value] + values, .linear, .opacity(whole: 1))
    }

    static let tracks: [Border] = [
        Border(.unsettled, "1 % of the way", inside: 1.001, outside: 0.999) {
            try Planted.track([0, settled * $0], [0, 1], [.spring(.smooth)])
        },
        // A critically damped spring crosses its target if its speed to it is above ω times the distance.
        Border(.negativeScale, "the speed that crosses", inside: 0.9999, outside: 1.2) {
            let speed = Spring.smooth.angularFrequency * $0
            return try Planted.track(
                [0, 3], [1, 0], [Interpolation(form: .spring(.smooth, initialVelocity: -speed))], .size)
        },
        Border(.longTurn, "a half turn", inside: 180, outside: 180.001) {
            try Planted.angles([0, 0.4], [.zero, SIMD3(0, 0, $0)])
        },
        Border(.longTurn, "a half turn of quaternions", inside: 0.5, outside: -0.5) {
            let turned = Quaternion(components: SIMD4(0, 0.75.squareRoot(), 0, $0))
            let track = try RotationTrack(
                times: [0, 0.4], values: [.identity, turned], rule: .linear, turns: .asGiven)
            return MotionLint().findings(in: LintTrack("track", track))
        },
        Border(.gimbal, "1° from the singular angle", inside: 88.99, outside: 89.01) {
            try Planted.angles([0, 0.4], [SIMD3(0, 60, 0), SIMD3(30, $0, 0)])
        },
        Border(.gimbal, "a jump of 90°", inside: 89.9, outside: 90.1) {
            try Planted.angles([0, 0.4], [SIMD3(0, 85, 0), SIMD3($0, 85, $0)])
        },
        // A tangent m at one end of a hold moves it by 4m/27, here 1 % of the range.
        Border(.holdDrift, "4/27 of the tangent", inside: 0.9999, outside: 1.0001) {
            let tangent = 0.01 * 27 / 4 * $0
            return try Planted.track(
                [0, 0.2, 0.4], [0, 1, 1],
                [
                    .hermite(startVelocity: 0, endVelocity: 0),
                    .hermite(startVelocity: tangent / 0.2, endVelocity: 0),
                ])
        },
        Border(.flash, "three flashes", inside: 6, outside: 8) { count in
            let keys = (0...Int(count)).map { Double($0) }
            return try Planted.track(
                keys.map { $0 / 10 }, keys.map { $0.truncatingRemainder(dividingBy: 2) }, .discrete,
                .opacity(whole: 1))
        },
        Border(.flash, "one second", inside: 1.001, outside: 0.999) { span in
            let keys = (0..<9).map { Double($0) }
            return try Planted.track(
                keys.map { $0 * span / 7 }, keys.map { $0.truncatingRemainder(dividingBy: 2) }, .discrete,
                .opacity(whole: 1))
        },
        // Eight changes of 20 ms from 0.5 s on are four flashes, however long the first value was shown.
        Border(.flash, "a fall after a long rest", inside: 7, outside: 8) { try rested($0, at: 1) },
        Border(.flash, "a rise after a long rest", inside: 7, outside: 8) { try rested($0, at: 0) },
        // Grey of luminance 0.1 has 0.3491902 in sRGB.
        Border(.flash, "a luminance of 0.1", inside: 0.349_18, outside: 0.349_2) { grey in
            let keys = (0..<10).map { Double($0) }
            return try Planted.track(
                keys.map { $0 / 10 }, keys.map { grey * $0.truncatingRemainder(dividingBy: 2) }, .discrete,
                .opacity(whole: 1))
        },
    ]

    static let gestures: [Border] = [
        Border(.nearThreshold, "two touch slops", inside: 0.05, outside: 0.0499) {
            Planted.gesture(.threshold($0), extent: 400)
        }
    ]

    static let scenes: [Border] = [
        Border(.offScreen, "the edge of the screen", inside: -19.9, outside: -20.1) { x in
            try Planted.scene(["a"]) { views in Planted.animate { views["a"]?.center.x = x } }
        },
        // Half of a width of 40 pt points at the eye on the way from 60° to 120°.
        Border(.nearPlane, "the distance of the eye", inside: 20.01, outside: 19.99) { distance in
            try Planted.scene(["a"]) { views in
                views["a"]?.superview?.layer.sublayerTransform.m34 = -1 / distance
                views["a"]?.layer.transform = .rotationY(.pi / 3)
                Planted.animate { views["a"]?.layer.transform = .rotationY(.pi * 2 / 3) }
            }
        },
        Border(.reducedMotion, "5 s", inside: 5, outside: 5.001) { duration in
            try Planted.scene(["a"], { $0.startsByItself = true }) { views in
                Planted.animate(duration) { views["a"]?.center.y = 500 }
            }
        },
        Border(.ghostHit, "a quarter turn", inside: 89.9, outside: 90.1) { angle in
            try Planted.scene(["a"]) { views in
                views["a"]?.addGestureRecognizer(TapGestureRecognizer())
                Planted.animate { views["a"]?.layer.transform = .rotationY(angle * .pi / 180) }
            }
        },
        Border(.ghostHit, "an opacity of 0.01", inside: 0.01, outside: 0.0099) { alpha in
            try Planted.scene(["a"]) { views in
                views["a"]?.addGestureRecognizer(TapGestureRecognizer())
                Planted.animate { views["a"]?.alpha = alpha }
            }
        },
        // The part of the screen that WCAG accepts: 341·256/4 of 1024·768 pixels.
        Border(.flash, "a small area", inside: 94, outside: 95) { side in
            try Planted.scene(["a"]) { views in
                let view = views["a"]
                view?.superview?.backgroundColor = .black
                view?.frame = CGRect(x: 0, y: 0, width: side, height: side)
                SceneView.animateKeyframes(
                    withDuration: 0.45, options: [.calculationModeDiscrete, .allowUserInteraction]
                ) {
                    for index in 0..<16 {
                        SceneView.addKeyframe(
                            withRelativeStartTime: Double(index) / 16, relativeDuration: 1 / 16
                        ) { view?.alpha = index % 2 == 0 ? 0 : 1 }
                    }
                }
            }
        },
    ]

    static let all = tracks + gestures + scenes

    @Test(arguments: all)
    func `Each rule is silent on one side of its border and not on the other`(_ border: Border) throws {
        let (inside, outside) = (try border.inside(), try border.outside())
        #expect(!inside.contains { $0.rule == border.rule }, "\(inside)")
        #expect(outside.contains { $0.rule == border.rule }, "\(outside)")
    }

    @Test func `A number beside its border has the decimals that tell them apart`() throws {
        for degrees in [180.001, -180.001] {
            let found = try Planted.angles([0, 0.4], [.zero, SIMD3(0, 0, degrees)])
            #expect(
                found.contains {
                    $0.fault.hasPrefix("turns by \(degrees)°") && $0.accepted.hasPrefix("at most 180°")
                })
        }
        let found = try Planted.angles([0, 0.4], [.zero, SIMD3(0, 0, 200.000_01)])
        #expect(found.contains { $0.fault.hasPrefix("turns by 200°") })
    }

    @Test func `Every rule has a border`() {
        #expect(Set(Self.all.map(\.rule)) == Set(LintRule.allCases))
    }

    @Test func `A tangent of 45° moves a hold by 6.667°`() throws {
        let found = try Planted.track(
            [0, 0.4], [90, 90], [.hermite(startVelocity: 45 / 0.4, endVelocity: 0)])
        #expect(found.contains { $0.rule == .holdDrift && $0.fault.hasPrefix("moves by 6.667 ") })
    }

    @Test func `The extreme of an underdamped spring is that of the closed form`() throws {
        let spring = try Spring(response: 0.5, dampingRatio: 0.7)
        let motion = SpringMotion(spring: spring, from: -1.0, to: 0, initialVelocity: 8)
        let turn = try #require(motion.turningPoints(in: 0...1).first { _ in true })
        #expect((turn.position - 0.064_644_663_1).magnitude <= 5e-11)
        #expect((turn.time - 0.273_530_541_3).magnitude <= 5e-11)
        #expect(motion.extremes.maximum == turn.position)
    }
}
