import Foundation
import Hooke
import HookeTransitions
import TestSupport

extension FuzzScript {
    /// Scripts of 1 to 200 events; the logarithm of the length is uniform. They shrink by removing events,
    /// halves first, and then by simpler numbers.
    static let generator = generator(hasContent: false)
    /// The same with sheets, scroll views, a collection view, zooms and previews.
    static let generatorOfEverything = generator(hasContent: true)

    private static func generator(hasContent: Bool) -> Generator<FuzzScript> {
        Generator(draw: { draw(&$0, hasContent: hasContent) }, shrink: \.simpler)
    }

    private static func draw(_ random: inout SeededGenerator, hasContent: Bool) -> FuzzScript {
        let count = min(200, Int(random.logUniform(1...200.99)))
        let root = Root.allCases[random.integer(0...2)]
        var hand = FuzzHand(root: root, hasContent: hasContent)
        return FuzzScript(
            root: root, events: (0..<count).map { _ in hand.event(&random) },
            restoresAll: random.chance(0.5))
    }

    private var simpler: [FuzzScript] {
        let script = self
        var simpler: [FuzzScript] = []
        var length = script.events.count / 2
        while length >= 1 {
            for start in stride(from: 0, to: script.events.count, by: length) {
                var shorter = script
                shorter.events.removeSubrange(start..<min(start + length, script.events.count))
                if !shorter.events.isEmpty { simpler.append(shorter) }
            }
            length /= 2
        }
        if script.events.count <= 12 {
            for (index, event) in script.events.enumerated() {
                simpler += event.simpler.map {
                    var other = script
                    other.events[index] = $0
                    return other
                }
            }
            if script.root != .plain {
                var plain = script
                plain.root = .plain
                simpler.append(plain)
            }
        }
        return simpler
    }
}

extension FuzzEvent {
    /// The same event with simpler numbers or a simpler transition.
    fileprivate var simpler: [FuzzEvent] {
        func plainer(_ t: FuzzTransition) -> [FuzzTransition] {
            var list: [FuzzTransition] = []
            if t.alongside { list.append(with(t) { $0.alongside = false }) }
            if t.animator != .curve { list.append(with(t) { $0.animator = .curve }) }
            if t.driver != .none { list.append(with(t) { $0.driver = .none }) }
            return list
        }
        switch self {
        case .present(let t, let page, let style):
            return plainer(t).map { .present($0, page: page, style: style) }
                + (page > 0 ? [.present(t, page: 0, style: style)] : [])
                + (style == .fullScreen ? [] : [.present(t, page: page, style: .fullScreen)])
        case .dismiss(let t): return plainer(t).map { .dismiss($0) }
        case .push(let t, let page):
            return plainer(t).map { .push($0, page: page) } + (page > 0 ? [.push(t, page: 0)] : [])
        case .pop(let t): return plainer(t).map { .pop($0) }
        case .select(let t, let tab): return plainer(t).map { .select($0, tab: tab) }
        case .update(let p): return simplerDoubles(p).map { .update($0) }
        case .finish(let v?):
            return [.finish(velocity: nil)] + simplerDoubles(v).map { .finish(velocity: $0) }
        case .cancel(let v?):
            return [.cancel(velocity: nil)] + simplerDoubles(v).map { .cancel(velocity: $0) }
        case .tick(let time): return simplerDoubles(time).map { .tick($0) }
        case .set(let change):
            return simplerDoubles(change.value).map { value in .set(with(change) { $0.value = value }) }
        case .block(let block):
            let fewer: [FuzzEvent] = block.changes.indices.map { index in
                .block(with(block) { $0.changes.remove(at: index) })
            }
            return fewer
                + simplerDoubles(block.duration).map { value in .block(with(block) { $0.duration = value }) }
                + simplerDoubles(block.delay).map { value in .block(with(block) { $0.delay = value }) }
        default: return []
        }
    }
}

private func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
}

/// Draws events, preferring those that continue what has begun.
struct FuzzHand {
    let root: FuzzScript.Root
    private var isDriven = false
    private var fingers: Set<Int> = []
    /// The rest of a gesture, the next touch last.
    var pending: [FuzzEvent] = []

    /// Whether sheets, scroll views and a collection view take part.
    let hasContent: Bool

    init(root: FuzzScript.Root, hasContent: Bool) { (self.root, self.hasContent) = (root, hasContent) }

    mutating func event(_ random: inout SeededGenerator) -> FuzzEvent {
        if hasContent {
            if !pending.isEmpty, random.chance(0.85) { return pending.removeLast() }
            if pending.isEmpty, random.chance(0.04) { beginGesture(&random) }
            if random.chance(0.12) { return contentEvent(&random) }
        }
        if random.chance(isDriven ? 0.06 : 0.3) {
            isDriven = true
            return change(&random)
        }
        if random.chance(0.05) { isDriven = false }
        if random.chance(0.03) {
            return .screen(
                random.chance(0.5)
                    ? .resize(
                        width: random.logUniform(1...2000), height: random.logUniform(1...2000),
                        duration: random.uniform(0...0.5))
                    : .rotate(quarterTurns: random.integer(0...3), duration: random.uniform(0...0.5)))
        }
        switch random.integer(0...107) {
        case 0..<20: return .update(fraction(&random))
        case 20..<24: return .pause
        case 24..<30: return .finish(velocity: velocity(&random))
        case 30..<36: return .cancel(velocity: velocity(&random))
        case 36..<39: return .grab(by: random.uniform(-0.5...0.5))
        case 39..<42: return .settling(settling(&random))
        case 42..<56: return touch(&random)
        case 56..<74: return .tick(time(&random))
        case 74..<76: return .complete(random.chance(0.5))
        case 76..<77: return .afterwards(reaction(&random))
        case 77..<78: return .remove(view: random.integer(0...3))
        case 78..<80: return .add(view: random.integer(0...3), to: random.integer(0...9))
        case 80..<81: return .drop(page: random.integer(0...4))
        case 81..<84: return .set(Self.change(&random))
        case 84..<88: return .block(block(&random))
        case 88..<90: return .layer(layer(&random))
        case 90..<91: return .stopLayers(view: random.integer(0...9))
        case 91..<94: return .animator(random.integer(0...1), step(&random))
        case 94..<97: return .change(random.integer(0...1), changeStep(&random))
        case 100..<103:
            return .retarget(
                track: random.integer(0...9), value: random.uniform(-400...400), law: random.integer(0...3))
        case 103..<105:
            return .queued(reaction(&random), after: random.chance(0.4) ? 0 : random.logUniform(1e-3...1))
        case 105..<107: return .notify
        default: return .arm(FuzzTrigger.allCases.randomElement(using: &random)!, reaction(&random))
        }
    }

    private func transition(_ random: inout SeededGenerator) -> FuzzTransition {
        FuzzTransition(
            animated: random.chance(0.9),
            driver: FuzzTransition.Driver.allCases.randomElement(using: &random)!,
            animator: FuzzAnimatorKind.allCases.randomElement(using: &random)!,
            alongside: random.chance(0.2))
    }

    private func change(_ random: inout SeededGenerator) -> FuzzEvent {
        let transition = transition(&random)
        let page = random.integer(0...4)
        var kind = random.integer(0...9)
        if root == .plain, kind >= 5 { kind -= 5 }
        if root == .tabs, kind >= 8 { return .select(transition, tab: random.integer(-1...2)) }
        switch kind {
        case 0...2:
            return .present(
                transition, page: page,
                style: FuzzStyle.allCases.filter { hasContent || $0 != .sheet }
                    .randomElement(using: &random)!)
        case 3...4: return .dismiss(transition)
        case 5...6: return .push(transition, page: page)
        case 7: return .pop(transition)
        case 8: return .popTo(transition, index: random.integer(0...3))
        default:
            return .setStack(
                transition, pages: (0..<random.integer(0...4)).map { _ in random.integer(0...4) })
        }
    }

    func fraction(_ random: inout SeededGenerator) -> Double {
        switch random.integer(0...19) {
        case 0: return [.nan, .infinity, -.infinity].randomElement(using: &random)!
        case 1:
            return [-1e300, 1e300, 0x1p-1074, -0x1p-1074, 0x1p-1030, -0.0, 2, -1].randomElement(
                using: &random)!
        case 2: return 1 - 0x1p-53
        case 3...4: return [0, 1].randomElement(using: &random)!
        case 5...10: return Double(random.integer(1...7)) / 8
        default: return random.unit()
        }
    }

    private func velocity(_ random: inout SeededGenerator) -> Double? {
        switch random.integer(0...15) {
        case 0: return [.nan, .infinity, 1e300, -1e300, 0x1p-1030].randomElement(using: &random)!
        case 1...5: return nil
        case 6: return 0
        default: return random.uniform(-10...10)
        }
    }

    private func time(_ random: inout SeededGenerator) -> Double {
        switch random.integer(0...29) {
        case 0: return 0
        case 1: return [-1, .nan, .infinity].randomElement(using: &random)!
        case 2: return random.logUniform(10...1e9)
        case 3: return random.logUniform(1e-12...1e-4)
        case 4...11: return 1 / 60.0
        default: return random.logUniform(1e-3...1)
        }
    }

    private func settling(_ random: inout SeededGenerator) -> FuzzSettling {
        FuzzSettling(
            style: FuzzSettling.Style.allCases.randomElement(using: &random)!,
            overshoot: FuzzSettling.Overshoot.allCases.randomElement(using: &random)!,
            speed: random.chance(0.1)
                ? [0, -1, .nan, 0x1p-1070, 1e300].randomElement(using: &random)! : random.uniform(0.2...3),
            tracksFinger: random.chance(0.5))
    }

    private mutating func touch(_ random: inout SeededGenerator) -> FuzzEvent {
        let finger = random.integer(0...1)
        let phase: Touch.Phase
        if fingers.contains(finger) {
            phase = random.chance(0.7) ? .moved : random.chance(0.8) ? .ended : .cancelled
        } else {
            phase = random.chance(0.95) ? .began : .moved
        }
        if phase == .began { fingers.insert(finger) }
        if phase == .ended || phase == .cancelled { fingers.remove(finger) }
        let atEdge = phase == .began && random.chance(0.6)
        return .touch(
            phase, x: atEdge ? [3, 387].randomElement(using: &random)! : random.uniform(0...390),
            y: random.uniform(0...844), after: random.chance(0.1) ? 0 : random.logUniform(1e-3...0.1),
            finger: finger)
    }

    private static func change(_ random: inout SeededGenerator) -> FuzzChange {
        let value: Double =
            switch random.integer(0...19) {
            case 0: [.nan, .infinity, -.infinity].randomElement(using: &random)!
            case 1: random.logUniform(1e-300...1e300)
            case 2...4: [0, 1, -1].randomElement(using: &random)!
            default: random.uniform(-400...400)
            }
        return FuzzChange(
            view: random.integer(0...9),
            property: FuzzChange.Property.allCases.randomElement(using: &random)!,
            value: value)
    }

    private func block(_ random: inout SeededGenerator) -> FuzzBlock {
        FuzzBlock(
            kind: FuzzBlock.Kind.allCases.randomElement(using: &random)!,
            duration: random.chance(0.1)
                ? [0, -1, .nan, 0x1p-1070, 1e6].randomElement(using: &random)! : random.uniform(0.05...1),
            delay: random.chance(0.7) ? 0 : random.chance(0.1) ? .nan : random.uniform(0...0.5),
            changes: (0..<random.integer(0...3)).map { _ in Self.change(&random) })
    }

    private func layer(_ random: inout SeededGenerator) -> FuzzLayer {
        FuzzLayer(
            view: random.integer(0...9),
            path: ["position.x", "opacity", "transform.rotation.y", "bounds.size", "transform.scale"]
                .randomElement(using: &random)!,
            from: random.uniform(-100...100), to: random.uniform(-100...100),
            duration: random.chance(0.1)
                ? [0, -1, .nan].randomElement(using: &random)! : random.uniform(0...1),
            repeats: [0, 1, 2.5, .infinity].randomElement(using: &random)!, staysAtEnd: random.chance(0.3),
            key: random.chance(0.5) ? "a" : nil)
    }

    private func step(_ random: inout SeededGenerator) -> FuzzAnimatorStep {
        let number =
            random.chance(0.1) ? [.nan, -1, 2, .infinity].randomElement(using: &random)! : random.unit()
        switch random.integer(0...13) {
        case 0...2:
            return .make(
                duration: random.chance(0.1)
                    ? [0, .nan].randomElement(using: &random)! : random.uniform(0.1...1),
                spring: random.chance(0.3), linear: random.chance(0.5), change: Self.change(&random))
        case 3: return .add(Self.change(&random), delayFactor: number)
        case 4...5: return .start(delay: random.chance(0.7) ? 0 : number)
        case 6: return .pause
        case 7...8: return .scrub(number)
        case 9: return .reverse
        case 10:
            return .resume(to: random.chance(0.5) ? nil : number, factor: random.chance(0.5) ? 0 : number)
        case 11: return .stop(withoutFinishing: random.chance(0.5))
        case 12: return .finish(at: random.integer(0...2))
        default: return .keepsAtEnd(random.chance(0.5))
        }
    }

    private func changeStep(_ random: inout SeededGenerator) -> FuzzChangeStep {
        switch random.integer(0...17) {
        case 0...3:
            return .make(
                changes: (0..<random.integer(0...3)).map { _ in Self.change(&random) },
                duration: random.chance(0.1)
                    ? [0, -1, .nan, .infinity].randomElement(using: &random)! : random.uniform(0.05...1),
                inside: FuzzChangeStep.Inside.allCases.randomElement(using: &random)!)
        case 4...6: return .scrub(fraction(&random))
        case 7: return .grab
        case 8...9: return .release(velocity: velocity(&random))
        case 10: return .finish(velocity: velocity(&random))
        case 11...12: return .cancel(velocity: velocity(&random))
        case 13: return .reverse
        case 14: return .settling(settling(&random))
        case 15...16:
            return .retarget(
                changes: (0..<random.integer(0...3)).map { _ in Self.change(&random) },
                law: random.integer(0...3))
        default: return .drop
        }
    }

    private func reaction(_ random: inout SeededGenerator) -> FuzzReaction {
        switch random.integer(0...13) {
        case 0: return .present(page: random.integer(0...4))
        case 1: return .dismiss
        case 2: return .push(page: random.integer(0...4))
        case 3: return .pop
        case 4: return .update(fraction(&random))
        case 5...6: return .pause
        case 7...8: return .finish
        case 9: return .cancel
        case 10...11: return .complete(random.chance(0.5))
        case 12: return .tick(random.chance(0.5) ? 0 : random.unit())
        default: return .remove(view: random.integer(0...3))
        }
    }
}
