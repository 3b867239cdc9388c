import Foundation
import Hooke
import TestSupport

@testable import HookeScene

/// A list of calls on the changes, blocks and property animators of a scene.
struct ChangeScript: Hashable, Codable, Sendable, CustomStringConvertible {
    enum Step: Hashable, Codable, Sendable {
        /// Records a change in a slot.
        case make(slot: Int, views: [Int], values: [Double], inside: Inside)
        case scrub(slot: Int, Double)
        case grab(slot: Int)
        case release(slot: Int, velocity: Double?)
        case finish(slot: Int, velocity: Double?)
        case cancel(slot: Int, velocity: Double?)
        case reverse(slot: Int)
        case style(slot: Int, Int)
        case drop(slot: Int)
        /// A block on a property that no change moves.
        case block(view: Int, Double)
        /// A block on a property that no change moves, with a law of hand-over.
        case interrupt(view: Int, Double, law: Int)
        /// New end values for a change in flight.
        case retarget(slot: Int, views: [Int], values: [Double], law: Int)
        /// A call on a property animator of such a property.
        case animator(Int, Double)
        case tick(Double)
    }

    /// What a change's block records beside its own values.
    enum Inside: String, Codable, CaseIterable, Sendable {
        case nothing, block, animator, change, keyframes, tree
        /// More motions of the same property, each with its own delay and duration.
        case motions
    }

    var steps: [Step]

    var description: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "unprintable"
    }

    init(steps: [Step]) { self.steps = steps }

    init(text: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(text.utf8)) }

    /// Scripts of 1 to 100 steps. They shrink by removing steps, halves first.
    static let generator = Generator<ChangeScript>(
        draw: { random in
            let count = Int(random.logUniform(1...100.99))
            return ChangeScript(steps: (0..<count).map { _ in step(&random) })
        },
        shrink: { script in
            var simpler: [ChangeScript] = []
            var length = script.steps.count / 2
            while length >= 1 {
                for start in stride(from: 0, to: script.steps.count, by: length) {
                    var shorter = script
                    shorter.steps.removeSubrange(start..<min(start + length, script.steps.count))
                    if !shorter.steps.isEmpty { simpler.append(shorter) }
                }
                length /= 2
            }
            return simpler
        })

    private static func step(_ random: inout SeededGenerator) -> Step {
        let slot = random.integer(0...2)
        func velocity() -> Double? { random.chance(0.3) ? nil : random.uniform(-6...6) }
        switch random.integer(0...111) {
        case 0..<16:
            let count = random.integer(1...3)
            return .make(
                slot: slot, views: (0..<count).map { _ in random.integer(0...2) },
                values: (0..<count).map { _ in random.uniform(-400...400) },
                inside: random.chance(0.5) ? .nothing : Inside.allCases.randomElement(using: &random)!)
        case 16..<36:
            return .scrub(
                slot: slot,
                random.chance(0.2) ? Double(random.integer(-1...2)) : Double(random.integer(0...16)) / 16)
        case 36..<42: return .grab(slot: slot)
        case 42..<50: return .release(slot: slot, velocity: velocity())
        case 50..<55: return .finish(slot: slot, velocity: velocity())
        case 55..<62: return .cancel(slot: slot, velocity: velocity())
        case 62..<66: return .reverse(slot: slot)
        case 66..<69: return .style(slot: slot, random.integer(0...3))
        case 69..<71: return .drop(slot: slot)
        case 71..<75: return .block(view: random.integer(0...2), random.uniform(-1...1))
        case 75..<80: return .animator(random.integer(0...4), random.unit())
        case 100..<105:
            return .interrupt(
                view: random.integer(0...2), random.uniform(-1...1), law: random.integer(0...3))
        case 105..<112:
            let count = random.integer(1...3)
            return .retarget(
                slot: slot, views: (0..<count).map { _ in random.integer(0...2) },
                values: (0..<count).map { _ in random.uniform(-400...400) }, law: random.integer(0...3))
        default: return .tick(random.chance(0.1) ? random.uniform(1...5) : random.logUniform(1e-3...0.3))
        }
    }
}

/// A scene on which a script runs, with the expectations for it.
final class ChangeWorld {
    /// A recorded change.
    private final class Entry {
        let change: SceneChange
        let differences: Differences
        var ends = 0

        init(_ change: SceneChange, _ differences: [Double]) {
            (self.change, self.differences) = (change, Differences(differences))
        }
    }

    /// The differences that a change adds to each view's x. Its completion retains them, not the change.
    private final class Differences {
        var values: [Double]

        init(_ values: [Double]) { self.values = values }
    }

    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let views: [SceneView]
    private let label = SceneView(name: "label")
    private var slots: [Int: Entry] = [:]
    private var animator: PropertyAnimator?
    private var made = 0
    private var ended = 0
    private var cancelled = 0
    private var animatorEnds = 0
    /// The first x of each view, and the sum of the differences of changes that did not cancel.
    private let start: [Double]
    private var sums: [Double]
    /// What each slot's fraction showed, while nothing else changed.
    private var shown: [Int: [Double: SceneSnapshot.Node]] = [:]
    private(set) var failure: String?
    private(set) var handOvers = 0
    private(set) var retargets = 0
    var counts: (made: Int, cancelled: Int) { (made, cancelled) }

    init() {
        let places: [Double] = [0.1, 1.0 / 3, -77.7]
        views = places.map { (x: Double) -> SceneView in
            SceneView(frame: CGRect(x: x, y: 10, width: 50, height: 50), name: "view \(x)")
        }
        start = views.map { $0.center.x }
        sums = [0, 0, 0]
        for view in views { scene.window.addSubview(view) }
        scene.window.addSubview(label)
    }

    private func fail(_ what: String) { if failure == nil { failure = what } }

    func perform(_ step: ChangeScript.Step) {
        switch step {
        case .make(let slot, let indices, let values, let inside):
            drop(slot)
            make(slot, indices, values, inside)
        case .scrub(let slot, let fraction): scrub(slot, fraction)
        case .grab(let slot): handOver(slot) { $0.grab() }
        case .release(let slot, let velocity):
            handOver(slot, velocity) { $0.release(velocity: velocity) }
        case .finish(let slot, let velocity): handOver(slot, velocity) { $0.finish(velocity: velocity) }
        case .cancel(let slot, let velocity): handOver(slot, velocity) { $0.cancel(velocity: velocity) }
        case .reverse(let slot): handOver(slot) { $0.reverse() }
        case .style(let slot, let style):
            let change = slots[slot]?.change
            change?.settle = style < 2 ? .spring : style == 2 ? .cubic : .timed(.easeInOut)
            if style == 1, let bouncy = try? Spring(response: 0.4, dampingRatio: 0.4) {
                change?.settle = .spring(bouncy)
            }
            change?.overshoot = style == 1 ? .extrapolate : .clamp
        case .drop(let slot): drop(slot)
        case .block(let view, let value):
            shown = [:]
            scene.animate(withDuration: 0.2) { views[view].alpha = value }
        case .interrupt(let view, let value, let law):
            shown = [:]
            let before = scene.snapshot().root
            scene.animate(withDuration: 0.2, interruption: .handover(Self.laws[law])) {
                views[view].alpha = value
            }
            if !scene.snapshot().root.isClose(to: before) { fail("an interruption moves something") }
            if views[view].motions.count(where: { $0.track.property == .opacity }) > 2 {
                fail("an interruption leaves more than two motions")
            }
        case .retarget(let slot, let indices, let values, let law):
            retarget(slot, indices, values, law)
        case .animator(let call, let value): perform(call, value)
        case .tick(let time):
            shown = [:]
            scene.advance(to: scene.now + time)
        }
        checkModels()
    }

    private func perform(_ call: Int, _ value: Double) {
        shown = [:]
        if animator?.state ?? .inactive == .inactive {
            animator = PropertyAnimator(scene: scene, duration: 0.3) { [views] in
                views[0].layer.cornerRadius = 100 * value
            }
            animator?.addCompletion { [unowned self] _ in animatorEnds += 1 }
        }
        switch call {
        case 0: animator?.startAnimation()
        case 1: animator?.fractionComplete = value
        case 2: animator?.isReversed.toggle()
        case 3: animator?.pauseAnimation()
        default: if animator?.state == .active, animator?.isRunning == false { animator?.continueAnimation() }
        }
    }

    private static let laws: [HandoverLaw] = {
        let finite = [try? HandoverLaw.thirdOrder(rate: 20), try? .quintic(0.3, .c2), try? .fade(0.2)]
        return [.spring(.snappy)] + finite.compactMap { $0 }
    }()

    private func retarget(_ slot: Int, _ indices: [Int], _ values: [Double], _ law: Int) {
        shown = [:]
        guard let entry = slots[slot], !entry.change.isOver else { return }
        let before = scene.snapshot().root
        let models = views.map { $0.center.x }
        entry.change.retarget(by: Self.laws[law]) {
            for (index, value) in zip(indices, values) { views[index].center.x = value }
        }
        retargets += 1
        if !scene.snapshot().root.isClose(to: before) { fail("a retarget moves something") }
        for index in views.indices {
            let difference = views[index].center.x - models[index]
            entry.differences.values[index] += difference
            sums[index] += difference
        }
    }

    private func drop(_ slot: Int) {
        shown = [:]
        slots[slot] = nil
    }

    private func make(
        _ slot: Int, _ indices: [Int], _ values: [Double], _ inside: ChangeScript.Inside
    ) {
        shown = [:]
        let before = views.map { $0.center.x }
        let shownBefore = scene.snapshot().root
        var inner: [SceneChange] = []
        let change = scene.change {
            for (index, value) in zip(indices, values) { views[index].center.x = value }
            switch inside {
            case .nothing: break
            case .block:
                scene.animate(withDuration: 0.2, options: .overrideInheritedDuration) {
                    views[1].center.y += 5
                }
            case .animator:
                let animator = PropertyAnimator(scene: scene, duration: 0.2) { [views] in
                    views[2].center.y += 5
                }
                animator.startAnimation()
            case .change:
                inner.append(scene.change { views[0].center.y += 5 })
            case .keyframes:
                SceneView.animateKeyframes(withDuration: 0.4) {
                    SceneView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
                        views[2].layer.zPosition = values[0]
                    }
                }
            case .tree: scene.window.bringSubviewToFront(views[0])
            case .motions:
                for (index, value) in zip(indices, values) {
                    let (length, delay) = (abs(value) / 400, 0.1 * Double(index))
                    scene.animate(
                        withDuration: 0.5 * length, delay: delay, options: .overrideInheritedDuration
                    ) { views[index].center.x += value }
                }
            }
        }
        if inside != .tree, !scene.snapshot().root.isClose(to: shownBefore) {
            fail("recording a change moves something")
        }
        let entry = Entry(change, zip(views, before).map { $0.center.x - $1 })
        for index in sums.indices { sums[index] += entry.differences.values[index] }
        slots[slot] = entry
        made += 1
        let differences = entry.differences
        var ends = 0
        change.addCompletion { [unowned self] outcome in
            ends += 1
            ended += 1
            if ends > 1 { fail("a completion came \(ends) times") }
            if outcome == .cancel {
                cancelled += 1
                for index in sums.indices { sums[index] -= differences.values[index] }
            }
        }
        for change in inner {
            made += 1
            var ends = 0
            change.addCompletion { [unowned self] outcome in
                ends += 1
                ended += 1
                if outcome == .cancel { cancelled += 1 }
                if ends > 1 { fail("an inner completion came \(ends) times") }
            }
        }
    }

    private func scrub(_ slot: Int, _ fraction: Double) {
        guard let change = slots[slot]?.change, !change.isOver else { return }
        // After an overshoot the fraction can only move back.
        let before = change.fraction
        change.fraction = fraction
        let held = min(max(1, before), max(min(0, before), fraction))
        if change.fraction != held { fail("the fraction is \(change.fraction) after setting \(fraction)") }
        // Other slots' snapshots had this one elsewhere.
        let own = shown[slot]
        shown = [:]
        let node = scene.snapshot().root
        if let before = own?[held], before != node { fail("fraction \(held) shows other bits than before") }
        shown[slot] = own ?? [:]
        shown[slot]?[held] = node
    }

    /// Checks that a call moves nothing, and keeps the velocity.
    private func handOver(_ slot: Int, _ velocity: Double? = nil, _ body: (SceneChange) -> Void) {
        shown = [:]
        guard let change = slots[slot]?.change, !change.isOver else { return }
        let (before, fraction, speed) = (scene.snapshot().root, change.fraction, change.velocity)
        let refused = refusedVelocities
        body(change)
        handOvers += 1
        // A settle from within the tolerance of its target is over at once: it may move by the tolerance.
        if let plan = change.settlePlan, change.settleStart == scene.now, plan.duration == 0,
            abs(fraction - plan.target) <= 1e-4
        {
            return
        }
        if !(abs(change.fraction - fraction) <= 1e-12 * max(1, abs(fraction))) {
            fail("the fraction jumps from \(fraction) to \(change.fraction)")
        }
        if !scene.snapshot().root.isClose(to: before) { fail("a hand-over moves something") }
        guard !change.isHeld, let plan = change.settlePlan, case .settling = change.state.phase,
            change.settleStart == scene.now, plan.duration > 0
        else { return }
        if case .timed = change.settle { return }
        // Past the end, where a clamped change shows its end, it plays on by time without a new plan.
        if fraction > 1, change.overshoot == .clamp, case .settling(.finish) = change.state.phase { return }
        // At the target a clamped settle is over at once.
        guard plan.start != plan.target else { return }
        let asked = velocity ?? speed
        // A settle has at most the limit, and the scene reports a velocity beyond it.
        let expected = min(max(asked, -SettlePlan.velocityLimit), SettlePlan.velocityLimit)
        if refusedVelocities - refused != (asked == expected ? 0 : 1) {
            fail("the velocity \(asked) gave \(refusedVelocities - refused) reports")
        }
        if !(abs(change.velocity - expected) <= 1e-6 * max(1, abs(expected))) {
            fail("the velocity jumps from \(expected) to \(change.velocity)")
        }
    }

    private var refusedVelocities: Int {
        scene.diagnostics.count {
            if case .refusedParameter(field: "velocity", _, _) = $0 { true } else { false }
        }
    }

    /// Models have the sum of the differences that were not taken back: exactly the first bits if all were.
    private func checkModels() {
        let live = slots.values.contains { !$0.change.isOver } || made > ended
        for (index, view) in views.enumerated() {
            let expected = start[index] + sums[index]
            if !(abs(view.center.x - expected) <= 1e-8) {
                fail("\(view.name) has x \(view.center.x); expected \(expected)")
            }
            if !live, cancelled == made, view.center.x != start[index] {
                fail("\(view.name) has other bits than before: \(view.center.x)")
            }
        }
    }

    /// Lets everything go. Nothing may stay.
    func rest() {
        for (slot, entry) in slots where !entry.change.isOver {
            if slot == 0 { entry.change.finish() } else { entry.change.cancel() }
        }
        if let animator, animator.state == .active {
            animator.pauseAnimation()
            animator.continueAnimation()
        }
        var steps = 0
        while let next = scene.nextEventTime, steps < 10_000 {
            scene.advance(to: next)
            steps += 1
        }
        checkModels()
        if steps == 10_000 { fail("not at rest after 10,000 events") }
        if made != ended { fail("\(made) changes were recorded, \(ended) ended") }
        if !scene.isIdle { fail("not idle") }
        for view in views {
            if !view.motions.isEmpty { fail("\(view.name) still has motions") }
            if view.extras?.changes.isEmpty == false { fail("\(view.name) still lists changes") }
        }
        for diagnostic in scene.diagnostics {
            switch diagnostic {
            case .changeMisused, .refusedParameter: break
            default: fail("unexpected diagnostic: \(diagnostic)")
            }
        }
    }
}

extension SceneSnapshot.Node {
    /// Whether the same views show the same values within 1e-9 points.
    fileprivate func isClose(to other: Self) -> Bool {
        guard id == other.id, children.count == other.children.count else { return false }
        for property in AnimatedProperty.allCases {
            guard let a = state[property].vector, let b = other.state[property].vector else {
                if state[property] != other.state[property] { return false }
                continue
            }
            let d = a - b
            guard (d * d).sum().squareRoot() <= 1e-9 else { return false }
        }
        return zip(children, other.children).allSatisfy { $0.isClose(to: $1) }
    }
}
