import Foundation
import Hooke
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene

/// Blocks that change properties while earlier motions run.
@Suite struct InterruptionTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let card = SceneView(frame: CGRect(x: 40, y: 600, width: 300, height: 200), name: "card")

    init() { scene.window.addSubview(card) }

    private static func laws() throws -> [HandoverLaw] {
        [
            .spring(.snappy), .spring(.bouncy), try .thirdOrder(rate: 12), try .quintic(0.4),
            try .quintic(0.4, .c2), try .fade(0.4), try .fade(0.4, .c2),
            try .fade(0.4, .c2, outgoing: .damped(halfLife: 0.1)),
        ]
    }

    /// What a property shows, as numbers.
    private func numbers(_ property: AnimatedProperty) -> [Double] {
        switch card.presentationState[property] {
        case .transform(let m): m.elements
        case let value: (0..<4).map { value.vector![$0] }
        }
    }

    /// Sets one of several values of a property.
    private func change(_ property: AnimatedProperty, _ value: Int) {
        let sign = value % 2 == 0 ? 1.0 : -1
        switch property {
        case .position: card.center = CGPoint(x: 190 + 150 * sign, y: 400 + 90 * Double(value))
        case .bounds: card.bounds.size = CGSize(width: 200 + 60 * sign, height: 300)
        case .opacity: card.alpha = 0.5 + 0.3 * sign
        case .backgroundColor:
            card.backgroundColor =
                sign > 0
                ? SceneColor(red: 1, green: 0.2, blue: 0, alpha: 1)
                : SceneColor(red: 0, green: 0.1, blue: 0.8, alpha: 0.5)
        default:
            card.layer.transform = Transform3D.rotationZ(0.5 * Double(value + 1))
                .concatenating(.scale(x: 1.2 - 0.3 * sign, y: 1 + 0.2 * sign))
                .concatenating(.translation(x: 30 * sign, y: 20 * Double(value)))
        }
    }

    private static let properties: [AnimatedProperty] = [
        .position, .bounds, .opacity, .backgroundColor, .transform,
    ]

    @Test func `A handover keeps value and velocity, and with a C² law the acceleration`() throws {
        var (worstValue, worstVelocity, worstAcceleration) = (0.0, 0.0, 0.0)
        for law in try Self.laws() {
            for property in Self.properties {
                var random = SeededGenerator(seed: 20)
                for round in 0..<6 {
                    let start = round % 3
                    switch start {
                    case 0: scene.animate(withDuration: 0.6) { change(property, round) }
                    case 1: scene.animate(.bouncy) { change(property, round) }
                    default:
                        scene.animateKeyframes(withDuration: 0.7) {
                            SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                                change(property, round)
                            }
                        }
                    }
                    scene.advance(to: scene.now + random.uniform(0.05...0.3))
                    let before = (numbers(property), card.shownMotion(of: property))
                    let moves = card.isMoving(property)
                    // A linear motion starts with a velocity of its own.
                    let options: AnimationOptions = round % 2 == 0 ? .curveLinear : .curveEaseInOut
                    scene.animate(withDuration: 0.5, options: options, interruption: .handover(law)) {
                        change(property, round + 1)
                    }
                    let after = (numbers(property), card.shownMotion(of: property))
                    let size = before.0.map(\.magnitude).max()! + numbers(of: card.model[property])
                    worstValue = zip(before.0, after.0).map { abs($0 - $1) / size }.reduce(worstValue, max)
                    let (old, new) = (derivatives(before.1), derivatives(after.1))
                    let speed = old.velocity.map(\.magnitude).max()! + size
                    let jump = zip(old.velocity, new.velocity).map { abs($0 - $1) }.max()! / speed
                    // A property at rest is not interrupted.
                    if moves { worstVelocity = max(worstVelocity, jump) }
                    if law.isC2, moves {
                        let push = old.acceleration.map(\.magnitude).max()! + speed
                        let jump =
                            zip(old.acceleration, new.acceleration).map { abs($0 - $1) }.max()! / push
                        worstAcceleration = max(worstAcceleration, jump)
                    }
                    scene.advance(to: scene.now + random.uniform(0.02...0.2))
                }
            }
        }
        print("jumps: value \(worstValue), velocity \(worstVelocity), acceleration \(worstAcceleration)")
        // Worst seen: 1.3 u, 6.9e-16, 6.1e-16.
        #expect(worstValue <= 8 * 0x1p-53)
        #expect(worstVelocity <= 1e-14)
        #expect(worstAcceleration <= 1e-12)
    }

    @Test(arguments: [
        Transform3D.rotationZ(1), .rotationX(0.7), .translation(x: 30), .scale(x: 2, y: 1),
        Transform3D(Transform3D.Decomposition(skew: Vector3(0.3, 0, 0))),
        Transform3D(Transform3D.Decomposition(perspective: SIMD4(0, 0, -0.002, 1))),
    ])
    func `A transform of which one part moves keeps its velocity`(_ goal: Transform3D) throws {
        for law in try Self.laws() {
            scene.animate(withDuration: 0.6) { card.layer.transform = goal }
            scene.advance(to: scene.now + 0.2)
            let before = derivatives(card.shownMotion(of: .transform)).velocity
            scene.animate(withDuration: 0.5, interruption: .handover(law)) {
                card.layer.transform = .identity
            }
            let after = derivatives(card.shownMotion(of: .transform)).velocity
            let size = before.map(\.magnitude).max()!
            let jump = zip(before, after).map { abs($0 - $1) }.max()! / size
            #expect(size > 0 && jump <= 1e-14, "\(law.kind): \(jump)")
            scene.advance(to: scene.now + 20)
        }
    }

    @Test func `An interrupted transform has the derivatives of the table`() throws {
        func parts(_ n: [Double]) -> Transform3D {
            Transform3D(
                Transform3D.Decomposition(
                    translation: Vector3(n[0], n[1], n[2]), scale: Vector3(n[3], n[4], n[5]),
                    skew: Vector3(n[6], n[7], n[8]), perspective: SIMD4(n[9], n[10], n[11], n[12]),
                    rotation: Quaternion(x: n[13], y: n[14], z: n[15], w: n[16])))
        }
        var worst = [Worst<String>(), Worst<String>(), Worst<String>()]
        // 50 digits, by products of matrices and differences.
        for line in try goldenLines("transform_jets") {
            let n = try #require(doubles(line.dropFirst()))
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let card = SceneView(frame: CGRect(x: 40, y: 600, width: 300, height: 200), name: "card")
            scene.window.addSubview(card)
            card.layer.transform = parts(Array(n[6..<23]))
            let curve = try CubicBezier(x1: n[1], y1: n[2], x2: n[3], y2: n[4])
            SceneView.animate(withDuration: n[0], pacing: .curve(.bezier(curve))) {
                card.layer.transform = parts(Array(n[23..<40]))
            }
            scene.advance(to: n[5])
            guard case .transform(let shown)? = card.shownMotion(of: .transform) else {
                Issue.record("no transform")
                return
            }
            for (index, made) in [shown.value, shown.velocity, shown.acceleration].enumerated() {
                let exact = Array(n[(40 + 16 * index)..<(56 + 16 * index)])
                let size = exact.map(\.magnitude).max()!
                let error = zip(made.elements, exact).map { ($0 - $1).magnitude }.max()!
                worst[index].note(error / size / unitRoundoff, "\(line.prefix(7))")
            }
        }
        // Relative to the largest field. Worst errors: 4.2, 9.0 and 6.3 u.
        #expect(worst[0].error <= 16 && worst[1].error <= 32 && worst[2].error <= 32, "\(worst)")
    }

    @Test func `A C² handover of a transform keeps its acceleration`() throws {
        for law in try Self.laws() where law.isC2 {
            scene.animate(withDuration: 0.6) { change(.transform, 0) }
            scene.advance(to: scene.now + 0.2)
            let before = derivatives(card.shownMotion(of: .transform)).acceleration
            scene.animate(withDuration: 0.5, interruption: .handover(law)) { change(.transform, 1) }
            let after = derivatives(card.shownMotion(of: .transform)).acceleration
            let size = before.map(\.magnitude).max()!
            let jump = zip(before, after).map { abs($0 - $1) }.max()! / size
            // Worst seen: 5.7e-16.
            #expect(jump <= 1e-14, "\(law.kind)")
            scene.advance(to: scene.now + 20)
        }
    }

    @Test func `A handover to an ease-out curve, whose acceleration is infinite, keeps the velocity`() throws
    {
        for law in try Self.laws() {
            for property in Self.properties {
                scene.animate(withDuration: 0.6) { change(property, 0) }
                scene.advance(to: scene.now + 0.2)
                let before = (numbers(property), derivatives(card.shownMotion(of: property)).velocity)
                scene.animate(withDuration: 0.5, options: .curveEaseOut, interruption: .handover(law)) {
                    change(property, 1)
                }
                let step = 1e-6
                scene.advance(to: scene.now + step)
                let speed = before.1.map(\.magnitude).max()!
                for (index, number) in numbers(property).enumerated() {
                    let moved = (number - before.0[index]) / step
                    #expect(abs(moved - before.1[index]) <= 0.02 * speed, "\(law.kind) \(property)")
                }
                scene.advance(to: scene.now + 20)
            }
        }
    }

    private func numbers(of value: AnimatableValue) -> Double {
        if case .transform(let m) = value { return [m.row1, m.row2, m.row3, m.row4].map { $0.norm }.max()! }
        return value.vector?.norm ?? 0
    }

    private func derivatives(_ motion: InterruptedMotion?) -> (velocity: [Double], acceleration: [Double]) {
        func all(_ rows: [SIMD4<Double>]) -> [Double] { rows.flatMap { row in (0..<4).map { row[$0] } } }
        switch motion {
        case .vector(let state): return (all([state.velocity]), all([state.acceleration]))
        case .transform(let matrix): return (matrix.velocity.elements, matrix.acceleration.elements)
        case nil: return ([0], [0])
        }
    }

    @Test func `The shown velocity is the difference quotient of what is shown`() throws {
        for law in try Self.laws() {
            for property in Self.properties {
                scene.animate(withDuration: 0.6) { change(property, 0) }
                scene.advance(to: scene.now + 0.2)
                scene.animate(withDuration: 0.5, interruption: .handover(law)) { change(property, 1) }
                scene.advance(to: scene.now + 0.15)
                let velocity = derivatives(card.shownMotion(of: property)).velocity
                let step = 1e-4
                let low = numbers(property)
                scene.advance(to: scene.now + step)
                let middle = derivatives(card.shownMotion(of: property)).velocity
                scene.advance(to: scene.now + step)
                let high = numbers(property)
                let scale = velocity.map(\.magnitude).max()! + 1
                for index in middle.indices {
                    let quotient = (high[index] - low[index]) / (2 * step)
                    #expect(
                        abs(quotient - middle[index]) <= 1e-4 * scale, "\(law.kind) \(property) \(index)")
                }
                scene.advance(to: scene.now + 10)
            }
        }
    }

    @Test func `A handover's cost does not grow with the number of interruptions`() throws {
        for law in try Self.laws() {
            for index in 0..<40 {
                scene.animate(withDuration: 1, interruption: .handover(law)) { change(.position, index) }
                scene.advance(to: scene.now + 0.03)
                #expect(card.motions.count <= 2)
            }
        }
    }

    @Test func `A handover to a motion of the same spring is one motion of that spring`() {
        scene.animate(.bouncy) { card.center.y = 100 }
        scene.advance(to: 0.2)
        guard case .vector(let shown)? = card.shownMotion(of: .position) else {
            Issue.record("no state")
            return
        }
        scene.animate(.bouncy, interruption: .handover(.spring(.bouncy))) { card.center.y = 700 }
        let motion = SpringMotion(
            spring: .bouncy, from: shown.position.y, to: 700, initialVelocity: shown.velocity.y)
        for step in 1...40 {
            scene.advance(to: 0.2 + 0.01 * Double(step))
            let expected = motion.position(at: 0.01 * Double(step))
            #expect(abs(card.presentationState.position.y - expected) <= 1e-9)
        }
    }

    @Test func `After a handover the property rests at the model's value, and the scene is idle`() throws {
        for law in try Self.laws() {
            var ends: [(Double, Bool)] = []
            let start = scene.now
            scene.animate(withDuration: 0.3) { change(.position, 0) }
            scene.advance(to: start + 0.1)
            scene.animate(withDuration: 0.2, interruption: .handover(law)) {
                change(.position, 1)
            } completion: {
                ends.append((scene.now, $0))
            }
            while let next = scene.nextEventTime { scene.advance(to: next) }
            #expect(ends.map(\.1) == [true])
            #expect(abs(ends[0].0 - start - 0.3) <= 1e-12)
            #expect(card.presentationState == card.model)
            #expect(card.motions.isEmpty)
            #expect(scene.isIdle)
        }
    }

    @Test func `The scene's interruption applies to blocks and animators that do not say another`() throws {
        func motions() -> Int { card.motions.count { $0.track.property == .position } }
        scene.interruption = .handover(try .quintic(0.3))
        scene.animate(withDuration: 0.5) { card.center.x = 10 }
        scene.advance(to: 0.2)
        scene.animate(withDuration: 0.5) { card.center.x = 300 }
        #expect(motions() == 2)
        scene.advance(to: 0.3)
        scene.animate(withDuration: 0.5, interruption: .additive) { card.center.x = 0 }
        #expect(motions() == 3)
        scene.animate(withDuration: 0.5, options: .beginFromCurrentState) { card.center.x = 50 }
        #expect(motions() == 1)
        scene.advance(to: 0.4)
        let animator = PropertyAnimator(scene: scene, duration: 0.4) { [card] in card.center.x = 200 }
        animator.startAnimation()
        #expect(motions() == 2)
        let other = PropertyAnimator(scene: scene, duration: 0.4) { [card] in card.center.x = 100 }
        other.interruption = .additive
        other.startAnimation()
        #expect(motions() == 3)
    }

    @Test func `An animator stopped during a handover keeps what is shown`() throws {
        scene.animate(withDuration: 0.5) { card.center.x = 10 }
        scene.advance(to: 0.2)
        let animator = PropertyAnimator(scene: scene, duration: 0.4) { [card] in card.center.x = 300 }
        animator.interruption = .handover(.spring(.snappy))
        animator.startAnimation()
        scene.advance(to: 0.3)
        let shown = card.presentationState.position
        animator.stopAnimation(true)
        #expect(card.presentationState.position == shown)
        scene.advance(to: 2)
        #expect(card.presentationState.position == shown)
    }

    @Test(arguments: [AnimatedProperty.position, .transform])
    func `A handover spring without damping is reported, and takes over the value`(
        property: AnimatedProperty
    ) throws {
        let endless = try Spring(mass: 1, stiffness: 100, damping: 0)
        scene.animate(withDuration: 0.5) { change(property, 0) }
        scene.advance(to: 0.2)
        let shown = card.presentationState[property]
        scene.animate(withDuration: 0.5, interruption: .handover(.spring(endless))) { change(property, 1) }
        #expect(card.presentationState[property] == shown)
        #expect(scene.diagnostics.count == 1)
        #expect("\(scene.diagnostics)".contains("damping"))
    }

    @Test func `A recorded timeline has the same values as the scene after a handover`() throws {
        for law in try Self.laws() {
            for property in Self.properties {
                scene.animate(withDuration: 0.5) { change(property, 0) }
                scene.advance(to: scene.now + 0.2)
                scene.animate(withDuration: 0.4, interruption: .handover(law)) { change(property, 1) }
                let start = scene.now
                let timeline = try scene.startedTimeline()
                let sampler = timeline.sampler
                for time in [0.0, 0.05, 0.3, 0.7] {
                    scene.advance(to: start + time)
                    let value = timeline.value(of: property, in: card.id, at: scene.now - start)
                    let shown = card.presentationState[property]
                    let sampled = sampler.values(at: scene.now - start)[0]
                    #expect(value == sampled, "\(law.kind) \(property)")
                    // A view stores the colour itself, not its premultiplied components.
                    if property == .backgroundColor, let a = sampled.vector, let b = shown.vector {
                        #expect((a - b).norm <= 4 * 0x1p-53, "\(law.kind)")
                    } else {
                        #expect(sampled == shown, "\(law.kind) \(property)")
                    }
                }
                scene.advance(to: scene.now + 20)
            }
        }
    }
}

extension HandoverLaw {
    fileprivate var isC2: Bool {
        switch kind {
        case .spring: false
        case .thirdOrder: true
        case .quintic(_, let join, _), .fade(_, let join, _): join == .c2
        }
    }
}
