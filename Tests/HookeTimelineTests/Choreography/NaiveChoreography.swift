import Hooke
import HookeTimeline

/// A choreography by the plainest code: no tables, no search, every start computed again for every question.
final class NaiveChoreography {
    typealias Part = ChoreographyPart<Int, Double>

    final class Node {
        let part: Part
        let parent: Node?
        let place: Int
        var children: [Node] = []

        init(_ part: Part, in parent: Node?, at place: Int) {
            (self.part, self.parent, self.place) = (part, parent, place)
            let parts: [Part] =
                switch part.content {
                case .sequence(let parts), .group(let parts), .stagger(_, let parts): parts
                default: []
                }
            children = parts.enumerated().map { Node($1, in: self, at: $0) }
        }
    }

    let root: Node
    private var named: [ChoreographyName: Node] = [:]

    init(_ part: Part) {
        root = Node(part, in: nil, at: 0)
        func add(_ node: Node) {
            if let name = node.part.name { named[name] = node }
            for child in node.children { add(child) }
        }
        add(root)
    }

    // MARK: Times

    func length(_ node: Node) -> Double {
        period(node) * Double(node.part.repetition.count ?? 1)
    }

    func period(_ node: Node) -> Double {
        switch node.part.content {
        case .motion(_, let motion): return logical(motion)
        case .staggered(let stagger, let keys, let motion):
            return (stagger.delays(count: keys.count).max() ?? 0) + logical(motion)
        case .interval(let seconds): return seconds
        case .call: return 0
        default:
            return node.children.map { start($0) + length($0) / $0.part.speed }.max().map { max(0, $0) } ?? 0
        }
    }

    private func logical(_ motion: ChoreographyMotion<Double>) -> Double {
        switch motion {
        case .spring(let spring, _, _, _): spring.response
        case .curve(_, let duration, _, _): duration
        default: fatalError("not drawn")
        }
    }

    func start(_ node: Node) -> Double {
        var time = 0.0
        if let anchor = node.part.anchor {
            guard case .named(let name) = anchor.reference, let source = named[name] else {
                fatalError("not drawn")
            }
            let own: Double =
                switch anchor.point {
                case .start: 0
                case .end: length(source)
                case .fraction(let fraction): fraction * length(source)
                default: fatalError("not drawn")
                }
            time = inside(node.parent, outside(source, own))
        } else if let parent = node.parent {
            switch parent.part.content {
            case .sequence where node.place > 0:
                let previous = parent.children[node.place - 1]
                time = start(previous) + length(previous) / previous.part.speed
            case .stagger(let stagger, let parts): time = stagger.delays(count: parts.count)[node.place]
            default: break
            }
        }
        return time + node.part.offset
    }

    /// A time of a part in the time of the choreography.
    private func outside(_ node: Node, _ time: Double) -> Double {
        let around = start(node) + time / node.part.speed
        return node.parent.map { outside($0, around) } ?? around
    }

    /// A time of the choreography in that of a container.
    private func inside(_ node: Node?, _ time: Double) -> Double {
        guard let node else { return time }
        return (inside(node.parent, time) - start(node)) * node.part.speed
    }

    // MARK: Values

    struct State {
        var position, velocity: Double
    }

    /// A motion in the time of a container.
    struct Item {
        let start: Double
        let speed: Double
        let rule: ChoreographyTakeover
        let spring: Spring?
        /// The value before the start, given the value shown before; a jump at the start has not been made.
        let first: (Double) -> Double
        /// The state in the container's time, given the value shown before.
        let state: (Double, Double) -> State
    }

    /// The motions of a key in a part, in the time of its container.
    private func items(_ node: Node, _ key: Int, _ rule: ChoreographyTakeover) -> [Item] {
        let rule = node.part.takeover ?? rule
        let (begin, speed, repetition) = (start(node), node.part.speed, node.part.repetition)
        let content = contentItems(node, key, rule)
        guard repetition.count != 1 else {
            return content.map { item in
                Item(
                    start: begin + item.start / speed, speed: item.speed * speed, rule: item.rule,
                    spring: item.spring, first: item.first
                ) {
                    let own = item.state(($0 - begin) * speed, $1)
                    return State(position: own.position, velocity: own.velocity * speed)
                }
            }
        }
        guard !content.isEmpty else { return [] }
        let (period, count) = (period(node), repetition.count!)
        let first = content.map(\.start).min()!
        return [
            Item(
                start: begin + first / speed, speed: speed, rule: rule, spring: nil,
                first: { Self.shown(content, at: -.infinity, $0).position }
            ) { time, before in
                let local = (time - begin) * speed
                var run = 0
                while run < count - 1, local >= Double(run + 1) * period { run += 1 }
                var inRun = local - Double(run) * period
                let isMirrored = repetition.isMirrored && run % 2 == 1
                if isMirrored { inRun = max(0, period - inRun) }
                // After the last mirrored run a jump at its start has been taken back.
                var own = Self.shown(content, at: isMirrored && inRun == 0 ? -1e-300 : inRun, before)
                if isMirrored { own.velocity = inRun > 0 ? -own.velocity : 0 }
                return State(position: own.position, velocity: own.velocity * speed)
            }
        ]
    }

    private func contentItems(_ node: Node, _ key: Int, _ rule: ChoreographyTakeover) -> [Item] {
        switch node.part.content {
        case .motion(let own, let motion): return own == key ? [item(motion, at: 0, rule)] : []
        case .staggered(let stagger, let keys, let motion):
            let delays = stagger.delays(count: keys.count)
            return keys.indices.filter { keys[$0] == key }.map { item(motion, at: delays[$0], rule) }
        default: return node.children.flatMap { items($0, key, rule) }
        }
    }

    private func item(
        _ motion: ChoreographyMotion<Double>, at start: Double, _ rule: ChoreographyTakeover
    ) -> Item {
        switch motion {
        case .spring(let spring, let from, let to, let velocity):
            return Item(start: start, speed: 1, rule: rule, spring: spring, first: { from ?? $0 }) {
                let motion = SpringMotion(spring: spring, from: from ?? $1, to: to, initialVelocity: velocity)
                return State(
                    position: motion.position(at: $0 - start), velocity: motion.velocity(at: $0 - start))
            }
        case .curve(let curve, let duration, let from, let to):
            return Item(start: start, speed: 1, rule: rule, spring: nil, first: { from ?? $0 }) {
                let (p, begin) = (($0 - start) / duration, from ?? $1)
                if p >= 1 { return State(position: to, velocity: 0) }
                return State(
                    position: begin + (to - begin) * curve.value(at: p),
                    velocity: (to - begin) * curve.slope(at: p) / duration)
            }
        default: fatalError("not drawn")
        }
    }

    /// The value that the motions of a key show.
    private static func shown(_ items: [Item], at time: Double, _ before: Double) -> State {
        // Sorted by start; of equal starts, up to rounding, the last of the description.
        let byStart = items.enumerated().sorted {
            ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
        }
        var kept: [(offset: Int, element: Item)] = []
        for next in byStart {
            if let last = kept.last, next.element.start - last.element.start <= 1e-13 {
                if last.offset > next.offset { continue }
                kept.removeLast()
            }
            kept.append(next)
        }
        let sorted = kept.map(\.element)
        if time < sorted[0].start {
            return State(position: sorted[0].first(before), velocity: 0)
        }
        return shown(sorted, sorted.lastIndex { $0.start <= time }!, at: time, before)
    }

    private static func shown(_ items: [Item], _ index: Int, at time: Double, _ before: Double) -> State {
        let item = items[index]
        guard index > 0 else { return item.state(time, before) }
        // A little later, so that no rounding puts the time before the start or before the end of a curve.
        let begin = item.start + 1e-13 * (1 + item.start.magnitude)
        let old = shown(items, index - 1, at: begin, before)
        var state = item.state(time, old.position)
        guard item.rule != .jump else { return state }
        let start = item.state(begin, old.position)
        var law = HandoverLaw.spring(item.spring ?? Spring())
        if case .law(let own) = item.rule { law = own }
        // The offset in the time of the part.
        let offset = HandoverOffset(
            law,
            from: MotionState(
                position: old.position - start.position,
                velocity: (old.velocity - start.velocity) / item.speed,
                acceleration: 0))!
        let rest = offset.state(at: (time - item.start) * item.speed)
        state.position += rest.position
        state.velocity += rest.velocity * item.speed
        return state
    }

    func state(of key: Int, at time: Double, initial: Double) -> State? {
        let items = items(root, key, .automatic)
        return items.isEmpty ? nil : Self.shown(items, at: time, initial)
    }
}
