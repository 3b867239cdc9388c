import Hooke

/// The starts and lengths of the parts of a choreography. Each is computed once, after those that it depends on.
struct ChoreographyTimes<Value: ComponentVector>: Sendable {
    /// The unknowns of a part.
    enum Quantity: Int { case start, length, settled }

    let nodes: ChoreographyNodes<Value>
    let tolerance: Tolerance
    /// The start of each part, in the time of its container.
    private(set) var starts: [Double]
    /// The logical length of one run and of all runs, in the part's own time.
    private(set) var periods: [Double]
    private(set) var lengths: [Double]
    private var settled: [Double]

    /// - Throws: an error for unknown names, cycles, missing crossings and parts that wait for ever.
    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    init(_ nodes: ChoreographyNodes<Value>, tolerance: Tolerance) throws(ChoreographyError) {
        (self.nodes, self.tolerance) = (nodes, tolerance)
        let unknown = [Double](repeating: .nan, count: nodes.nodes.count)
        (starts, periods, lengths, settled) = (unknown, unknown, unknown, unknown)
        // Depth first with a stack of its own: chains of anchors may be long.
        var states = [UInt8](repeating: 0, count: 3 * nodes.nodes.count)
        var stack = [Self.unit(.length, 0), Self.unit(.start, 0)]
        var path: [Int] = []
        while let unit = stack.last {
            switch states[unit] {
            case 0:
                states[unit] = 1
                path.append(unit)
                try appendDependencies(of: unit, to: &stack, states)
            case 1 where path.last == unit:
                try compute(unit)
                states[unit] = 2
                path.removeLast()
                stack.removeLast()
            case 1: throw cycle(path, from: unit)
            default: stack.removeLast()
            }
        }
    }

    private static func unit(_ quantity: Quantity, _ node: Int) -> Int { 3 * node + quantity.rawValue }

    private func cycle(_ path: [Int], from unit: Int) -> ChoreographyError {
        let parts = path[(path.firstIndex(of: unit) ?? 0)...].map { $0 / 3 } + [unit / 3]
        var spellings: [String] = []
        for (place, part) in parts.enumerated() where place == 0 || parts[place - 1] != part {
            spellings.append(nodes.spelling(of: part))
        }
        return nodes.error(at: unit / 3, .cycle(spellings))
    }

    // MARK: Dependencies

    private func appendDependencies(
        of unit: Int, to stack: inout [Int], _ states: [UInt8]
    ) throws(ChoreographyError) {
        let (index, node) = (unit / 3, nodes.nodes[unit / 3])
        func need(_ quantity: Quantity, _ index: Int) {
            let unit = Self.unit(quantity, index)
            // A unit under way is kept: it is a cycle, unless it is this one.
            if states[unit] != 2 { stack.append(unit) }
        }
        switch Quantity(rawValue: unit % 3) {
        case .length:
            for child in node.children {
                need(.length, child)
                need(.start, child)
            }
        case .settled:
            need(.length, index)
            for child in node.children {
                need(.settled, child)
                need(.start, child)
            }
        default:
            guard let (point, source) = try source(of: index) else { return }
            if source == index { throw nodes.error(at: index, .cycle([nodes.spelling(of: index)])) }
            switch point {
            case .end, .fraction: need(.length, source)
            case .settledEnd: need(.settled, source)
            case .start, .crossing: break
            }
            for step in steps(from: source, to: node.parent) {
                // The source is inside the part itself.
                if step == index {
                    throw nodes.error(
                        at: index, .cycle([nodes.spelling(of: index), nodes.spelling(of: source)]))
                }
                need(.start, step)
            }
        }
    }

    /// The point and the part that define the start of a part; `nil` if it starts with its container.
    private func source(
        of index: Int
    ) throws(ChoreographyError) -> (point: ChoreographyAnchor.Point, node: Int)? {
        let node = nodes.nodes[index]
        guard let anchor = node.anchor else {
            guard node.parent >= 0, case .sequence = nodes.nodes[node.parent].content else { return nil }
            return index > nodes.nodes[node.parent].children.lowerBound ? (.end, index - 1) : nil
        }
        switch anchor.reference {
        case .previous:
            guard node.parent >= 0, index > nodes.nodes[node.parent].children.lowerBound else { return nil }
            return (anchor.point, index - 1)
        case .parent: return node.parent >= 0 ? (anchor.point, node.parent) : nil
        case .named(let name):
            guard let found = nodes.names[name] else { throw nodes.error(at: index, unknown: name) }
            return (anchor.point, found)
        }
    }

    /// The parts whose starts lead from the time of `source` to that of the content of `container`: `source` and
    /// those around it, then those down to `container`.
    private func steps(from source: Int, to container: Int) -> [Int] {
        if source == container { return [] }
        var (up, down) = ([source], [Int]())
        var (high, low) = (nodes.nodes[source].parent, container)
        while high != low {
            let (highDepth, lowDepth) = (depth(high), depth(low))
            if highDepth >= lowDepth {
                up.append(high)
                high = nodes.nodes[high].parent
            }
            if lowDepth >= highDepth {
                down.append(low)
                low = nodes.nodes[low].parent
            }
        }
        return up + down.reversed()
    }

    private func depth(_ index: Int) -> Int { index < 0 ? -1 : nodes.nodes[index].depth }

    // MARK: Values

    private mutating func compute(_ unit: Int) throws(ChoreographyError) {
        switch Quantity(rawValue: unit % 3) {
        case .length: computeLength(unit / 3)
        case .settled: try computeSettled(unit / 3)
        default: try computeStart(unit / 3)
        }
    }

    private mutating func computeStart(_ index: Int) throws(ChoreographyError) {
        let node = nodes.nodes[index]
        var start = node.offset
        if let (point, source) = try source(of: index) {
            start = try time(of: point, in: source, for: index) + node.offset
        } else if node.parent >= 0, node.anchor == nil,
            case .stagger(let delays) = nodes.nodes[node.parent].content
        {
            start = delays[index - nodes.nodes[node.parent].children.lowerBound] + node.offset
        }
        guard start.isFinite else { throw nodes.error(at: index, .neverEnds) }
        starts[index] = start
    }

    /// The time of a point in the time of the container of part `index`.
    private func time(
        of point: ChoreographyAnchor.Point, in source: Int, for index: Int
    ) throws(ChoreographyError) -> Double {
        var time: Double
        switch point {
        case .start: time = 0
        case .end: time = lengths[source]
        case .settledEnd: time = settled[source]
        case .fraction(let fraction): time = fraction * lengths[source]
        case .crossing(let value, let component, let count):
            time = try crossing(value, component, count, of: source, for: index)
        }
        let container = nodes.nodes[index].parent
        if source == container { return time }
        var (at, isUp) = (source, true)
        for step in steps(from: source, to: container) {
            // Up to the parts around the source, then down.
            isUp = isUp && step == at
            let speed = nodes.nodes[step].speed
            if isUp {
                time = starts[step] + time / speed
                at = nodes.nodes[step].parent
            } else {
                time = (time - starts[step]) * speed
            }
        }
        return time
    }

    private func crossing(
        _ value: Double, _ component: Int, _ count: Int, of source: Int, for index: Int
    ) throws(ChoreographyError) -> Double {
        let name = ChoreographyName(nodes.spelling(of: source))
        guard case .motion(_, let motion) = nodes.nodes[source].content,
            let (time, found) = motion.crossing(value, component: component, count: count)
        else { throw nodes.error(at: index, .noCrossings(of: name)) }
        guard let time else {
            throw nodes.error(at: index, .noCrossing(of: name, value: value, count: count, found: found))
        }
        return time
    }

    private mutating func computeLength(_ index: Int) {
        let node = nodes.nodes[index]
        var length = 0.0
        switch node.content {
        case .motion(_, let motion): length = motion.logicalDuration(within: tolerance)
        case .staggered(_, let delays, let motion):
            if let last = delays.max() {
                length = max(0, last + motion.logicalDuration(within: tolerance))
            }
        case .interval(let seconds): length = seconds
        case .call: break
        case .sequence, .group, .stagger:
            for child in node.children {
                length = max(length, starts[child] + lengths[child] / nodes.nodes[child].speed)
            }
        }
        periods[index] = length
        lengths[index] = node.repetition.count.map { length * Double($0) } ?? .infinity
    }

    private mutating func computeSettled(_ index: Int) throws(ChoreographyError) {
        let node = nodes.nodes[index]
        var end = periods[index]
        switch node.content {
        case .motion(_, let motion), .staggered(_, _, let motion):
            guard let duration = motion.settledDuration(within: tolerance) else {
                throw nodes.error(at: index, .noStart)
            }
            end = duration
            if case .staggered(_, let delays, _) = node.content { end += delays.max() ?? 0 }
        case .interval, .call: break
        case .sequence, .group, .stagger:
            for child in node.children {
                end = max(end, starts[child] + settled[child] / nodes.nodes[child].speed)
            }
        }
        settled[index] = periodicTime(of: index).settled(end)
    }

    /// The repetition of a part.
    func periodicTime(of index: Int) -> PeriodicTime {
        let rule = nodes.nodes[index].repetition
        return PeriodicTime(
            period: periods[index], count: rule.count.map { Double($0) } ?? .infinity,
            isMirrored: rule.isMirrored)
    }
}

extension PeriodicTime {
    /// The settled length of all runs, if that of one is `end`.
    func settled(_ end: Double) -> Double {
        guard count < .infinity else { return .infinity }
        return endsMirrored ? duration : (count - 1) * period + end
    }
}
