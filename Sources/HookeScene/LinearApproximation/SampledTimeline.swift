import HookeGeometry

/// The implementation of `LinearTimeline.sampling`: motions as straight pieces between the states of snapshots.
struct SampledTimeline {
    private let tree: SampledTree
    private let times: [Double]
    private let distance: Double
    private let colorError: Double
    private let mode: LinearTimeline.TransformMode

    private struct Channel {
        let node: SampledTree.Node
        let property: AnimatedProperty
        /// The value in each snapshot.
        let values: [AnimatableValue]
        /// The indices of snapshots at which the value jumps.
        let jumps: Set<Int>
        /// The factor from an error of a value's numbers to points on the screen; 0 for colours.
        let reach: Double
    }

    private var channels: [Channel] = []
    private var model: SceneSnapshot
    /// The view in the snapshots of each node that has another id.
    private(set) var sources: [ViewID: ViewID] = [:]

    init(
        _ snapshots: [SceneSnapshot], distance: Double, colorError: Double, mode: LinearTimeline.TransformMode
    ) throws(HookeError) {
        tree = SampledTree(snapshots)
        times = snapshots.map { $0.time - snapshots[0].time }
        (self.distance, self.colorError, self.mode) = (distance, colorError, mode)
        model = snapshots[snapshots.count - 1]
        var hidden: [Bool] = Array(repeating: false, count: times.count)
        model.root = try add(tree.root, hidden: &hidden)
    }

    /// Adds the channels of a node, and returns its model.
    ///
    /// - Parameters:
    ///   - node: the node.
    ///   - hidden: in which snapshots a superview is not shown.
    ///   - isMask: whether it is a mask, which keeps its last state where it is absent.
    private mutating func add(
        _ node: SampledTree.Node, hidden: inout [Bool], isMask: Bool = false
    ) throws(HookeError) -> SceneSnapshot.Node {
        if node.id != node.source { sources[node.id] = node.source }
        let states = Self.held(node.states)
        // What a hidden superview hides needs no jump of its own.
        let shown = node.states.indices.map { index in
            node.states[index].map { !$0.isHidden } ?? isMask
        }
        let matters = shown.indices.filter { !hidden[$0] }
        let isEverShown = matters.contains { shown[$0] }
        var state = states[states.count - 1]
        state.isHidden = !isEverShown
        let clips = Set(matters.filter { shown[$0] }.map { states[$0].masksToBounds })
        guard clips.count <= 1 else {
            throw .noSolution(
                field: "clipsToBounds",
                reason: "of \(node.spelling): it changes")
        }
        if let clips = clips.first { state.masksToBounds = clips }
        let comesAndGoes = isEverShown && matters.contains { !shown[$0] }
        if isEverShown, !node.isPicture {
            let hasShape = states.contains { $0.shape != nil }
            for property in AnimatedProperty.allCases where hasShape || !property.isShape {
                var values = states.map { $0[property] }
                var jumps: Set<Int> = []
                if property == .opacity, comesAndGoes {
                    for index in values.indices where !shown[index] && !hidden[index] {
                        values[index] = .scalar(0)
                    }
                    jumps = Set(values.indices.dropFirst().filter { shown[$0] != shown[$0 - 1] })
                    state[.opacity] = values[values.count - 1]
                }
                guard values.contains(where: { $0 != values[0] }) else { continue }
                channels.append(
                    Channel(
                        node: node, property: property, values: values, jumps: jumps,
                        reach: Self.reach(property, states)))
            }
        }
        var inside = zip(hidden, shown).map { $0 || !$1 }
        var children: [SceneSnapshot.Node] = []
        for child in node.children { children.append(try add(child, hidden: &inside)) }
        var result = SceneSnapshot.Node(
            id: node.id, name: node.name, tag: node.tag, state: state, children: children,
            isPicture: node.isPicture)
        if isEverShown, let mask = node.masks.first {
            guard node.masks.count == 1 else {
                throw .noSolution(field: "mask", reason: "of \(node.spelling): it changes to another layer")
            }
            let masks = Self.held(mask.states)
            for index in matters where shown[index] && mask.states[index] == nil {
                guard masks[index].covers(states[index]) else {
                    throw .noSolution(
                        field: "mask",
                        reason: "of \(node.spelling): it comes or goes while it hides a part of the view")
                }
            }
            result.mask = try add(mask, hidden: &inside, isMask: true)
        }
        return result
    }

    /// Returns the states, with the nearest known one where there is none.
    private static func held(_ states: [ViewState?]) -> [ViewState] {
        var last = states.first { $0 != nil } ?? ViewState()
        return states.map { state in
            last = state ?? last
            return last!
        }
    }

    private static func reach(_ property: AnimatedProperty, _ states: [ViewState]) -> Double {
        func largest(_ size: (ViewState) -> Double) -> Double { states.map(size).max() ?? 0 }
        switch property.traits.effect {
        case .placeInBounds: return max(1, largest { max($0.bounds.size.width, $0.bounds.size.height) })
        case .place, .placeOfSublayers:
            guard property.isTransform else { return 1 }
            return max(1, largest { $0.bounds.size.width + $0.bounds.size.height })
        case .outline: return 1
        case .color: return 0
        }
    }

    /// Returns the timeline, with errors at the times of the snapshots.
    func result() throws(HookeError) -> LinearTimeline {
        for channel in channels {
            for value in channel.values where !value.isFinite {
                throw .noSolution(
                    field: .init(channel.property.rawValue),
                    reason: "of \(channel.node.spelling): not everything is finite")
            }
        }
        var part = 0.5
        for _ in 0..<6 {
            let made = channels.map { written($0, part: part) }
            let off = screenError(made)
            if off <= distance { return timeline(made, distance: off) }
            part /= 2
        }
        return timeline(channels.map { written($0, part: 0) }, distance: 0)
    }

    private func timeline(_ channels: [LinearTimeline.Channel], distance: Double) -> LinearTimeline {
        let colors = channels.filter(\.property.isColorError).map(\.error)
        return LinearTimeline(
            model: model, channels: channels, duration: times[times.count - 1], distance: distance,
            colorError: colors.max() ?? 0)
    }

    private func written(_ channel: Channel, part: Double) -> LinearTimeline.Channel {
        let allowed =
            channel.reach == 0
            ? part > 0 ? colorError : 0 : distance * part / channel.reach
        var kept: [Int] = [0]
        var worst = 0.0
        let ends = channel.jumps.sorted() + [times.count]
        var start = 0
        var knots: [LinearTimeline.Knot] = []
        for end in ends {
            kept = [start]
            // Depth first from the left: the next piece is the last of the stack.
            var open = [(from: start, to: end - 1)]
            while let (from, to) = open.popLast() {
                guard to > from else { continue }
                let (off, index) = deviation(channel.values, from, to)
                if off <= allowed || to == from + 1 {
                    worst = max(worst, off)
                    kept.append(to)
                } else {
                    open += [(index, to), (from, index)]
                }
            }
            knots += kept.map { .init(time: times[$0], value: channel.values[$0]) }
            // The old value lasts until the jump.
            if end < times.count { knots.append(.init(time: times[end], value: channel.values[end - 1])) }
            start = end
        }
        return LinearTimeline.Channel(
            view: channel.node.id, property: channel.property, knots: knots,
            error: worst * max(channel.reach, channel.reach == 0 ? 1 : 0), transformMode: mode)
    }

    /// Returns the largest difference of the values between two indices from a straight piece, and where it is.
    private func deviation(_ values: [AnimatableValue], _ from: Int, _ to: Int) -> (Double, Int) {
        var worst = (0.0, from + 1)
        guard to > from + 1 else { return worst }
        let span = times[to] - times[from]
        var turning: TransformInterpolation?
        if case .transform(let a) = values[from], case .transform(let b) = values[to], mode == .byComponents {
            turning = TransformInterpolation(from: a, to: b)
        }
        for index in (from + 1)..<to {
            let p = (times[index] - times[from]) / span
            let off: Double
            switch (values[from], values[to], values[index]) {
            case (.transform(let a), .transform(let b), .transform(let exact)):
                off =
                    (turning?.transform(at: p) ?? a.mixed(with: b, at: p)).plus(exact.times(-1))
                    .largestElement
            case (.path, _, _), (.numbers, _, _):
                // Values without a way between them need a piece each.
                let straight =
                    values[from].canInterpolate(to: values[to])
                    ? values[from].interpolated(to: values[to], at: p) : nil
                off = straight?.largestDifference(from: values[index]) ?? .infinity
            default:
                let (a, b) = (values[from].vector ?? .zero, values[to].vector ?? .zero)
                off = (a + (b - a) * p - (values[index].vector ?? .zero)).magnitudes.max()
            }
            if !(off <= worst.0) { worst = (off, index) }
        }
        return worst
    }

    /// Returns the largest difference of a corner on the screen, at the times of the snapshots.
    private func screenError(_ written: [LinearTimeline.Channel]) -> Double {
        var worst = 0.0
        for (index, time) in times.enumerated() {
            var exact: [ViewID: [AnimatedProperty: AnimatableValue]] = [:]
            var shown: [ViewID: [AnimatedProperty: AnimatableValue]] = [:]
            for (channel, line) in zip(channels, written) where channel.reach > 0 {
                let (was, now) = (channel.values[index], line.value(at: time))
                if was == now { continue }
                exact[line.view, default: [:]][line.property] = was
                shown[line.view, default: [:]][line.property] = now
            }
            if shown.isEmpty { continue }
            // All other values are those of the snapshot in both.
            var base: [ViewID: [AnimatedProperty: AnimatableValue]] = [:]
            for channel in channels where channel.reach > 0 {
                base[channel.node.id, default: [:]][channel.property] = channel.values[index]
            }
            let before = model.showing(base).projectedViews()
            let after = model.showing(base).showing(shown).projectedViews()
            let places = Dictionary(uniqueKeysWithValues: after.map { ($0.id, $0) })
            for view in before {
                guard let other = places[view.id] else { continue }
                for (a, b) in zip(view.corners, other.corners) {
                    let off = a - b
                    let length = (off * off).sum().squareRoot()
                    if length.isFinite { worst = max(worst, length) }
                }
            }
        }
        return worst
    }
}

extension Transform3D {
    fileprivate var largestElement: Double { magnitudes.elements.max() ?? 0 }
}

extension ViewState {
    /// Whether an opaque mask with this state shows the corners of a view, the middles of its sides, and its
    /// middle.
    fileprivate func covers(_ view: ViewState) -> Bool {
        guard opacity == 1, !isHidden else { return false }
        let map = toSuperview(of: nil)
        let (box, size) = (view.bounds, view.bounds.size)
        for (x, y) in [
            (0, 0), (0.5, 0), (1, 0), (0, 0.5), (0.5, 0.5), (1, 0.5), (0, 1), (0.5, 1), (1, 1),
        ] as [(Double, Double)] {
            let point = SIMD2<Double>(box.origin.x + x * size.width, box.origin.y + y * size.height)
            guard let inside = map.unproject(point) else { return false }
            let isInBox = backgroundColor?.alpha == 1 && fillsBounds && rectangle.contains(inside)
            let isInPath =
                shape?.fillColor?.alpha == 1
                && shape?.path.contains(inside, rule: shape?.pathFillRule ?? .nonZero) == true
            guard isInBox || isInPath else { return false }
        }
        return true
    }
}
