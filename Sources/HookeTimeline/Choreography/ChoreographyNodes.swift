import Hooke

/// A part of a description, with channels instead of keys.
struct ChoreographyNode<Value: ComponentVector>: Sendable {
    enum Content: Sendable {
        case motion(Int32, ChoreographyMotion<Value>)
        case staggered([Int32], [Double], ChoreographyMotion<Value>)
        case sequence
        case group
        case stagger([Double])
        case interval(Double)
        case call(isReported: Bool)
    }

    var content: Content
    /// −1 for the root.
    var parent: Int
    var depth: Int
    var name: ChoreographyName?
    var anchor: ChoreographyAnchor?
    var offset: Double
    var speed: Double
    var repetition: ChoreographyRepetition
    var takeover: ChoreographyTakeover
    var children = 0..<0
}

/// The parts of a description, level by level: a parent before its children, and children side by side.
struct ChoreographyNodes<Value: ComponentVector>: Sendable {
    static var depthLimit: Int { 64 }

    var nodes: [ChoreographyNode<Value>] = []
    private(set) var names: [ChoreographyName: Int] = [:]

    /// - Throws: an error for invalid numbers and names, and for parts that are nested too deeply.
    #if compiler(>=6.3)
        @specialized(where Key == Int, Value == Double)
        @specialized(where Key == Int, Value == SIMD2<Double>)
    #endif
    init<Key: Hashable & Sendable>(
        _ root: ChoreographyPart<Key, Value>, _ keys: inout ChoreographyKeys<Key>
    ) throws(ChoreographyError) {
        var parts = [root]
        nodes.append(Self.node(root, &keys, parent: -1, depth: 0, .automatic))
        var index = 0
        while index < parts.count {
            let children: [ChoreographyPart<Key, Value>]
            switch parts[index].content {
            case .sequence(let parts), .group(let parts), .stagger(_, let parts): children = parts
            default: children = []
            }
            if case .stagger(let stagger, let parts) = parts[index].content,
                let fault = stagger.fault(count: parts.count)
            {
                throw error(at: index, .number(fault))
            }
            if case .staggered(let stagger, let keys, _) = parts[index].content,
                let fault = stagger.fault(count: keys.count)
            {
                throw error(at: index, .number(fault))
            }
            try check(index)
            let depth = nodes[index].depth + 1
            if !children.isEmpty, depth > Self.depthLimit {
                throw error(at: index, .tooDeep(Self.depthLimit))
            }
            nodes[index].children = nodes.count..<nodes.count + children.count
            let takeover = nodes[index].takeover
            for child in children {
                nodes.append(Self.node(child, &keys, parent: index, depth: depth, takeover))
            }
            parts += children
            index += 1
        }
    }

    @inline(__always)
    private static func node<Key>(
        _ part: ChoreographyPart<Key, Value>, _ keys: inout ChoreographyKeys<Key>, parent: Int, depth: Int,
        _ takeover: ChoreographyTakeover
    ) -> ChoreographyNode<Value> {
        let content: ChoreographyNode<Value>.Content
        switch part.content {
        case .motion(let key, let motion): content = .motion(keys.insert(key), motion)
        case .sequence: content = .sequence
        case .group: content = .group
        case .stagger(let stagger, let parts): content = .stagger(stagger.delays(count: parts.count))
        case .staggered(let stagger, let added, let motion):
            content = .staggered(keys.insert(added), stagger.delays(count: added.count), motion)
        case .interval(let seconds): content = .interval(seconds)
        case .call(let isReported): content = .call(isReported: isReported)
        }
        return ChoreographyNode(
            content: content, parent: parent, depth: depth, name: part.name, anchor: part.anchor,
            offset: part.offset, speed: part.speed, repetition: part.repetition,
            takeover: part.takeover ?? takeover)
    }

    // MARK: Checks

    private mutating func check(_ index: Int) throws(ChoreographyError) {
        let node = nodes[index]
        if let name = node.name {
            guard names.updateValue(index, forKey: name) == nil else {
                throw error(at: index, .duplicateName(name))
            }
        }
        func refuse(
            _ field: HookeError.Field, _ value: Double, _ accepted: String
        ) throws(ChoreographyError) {
            throw error(at: index, .number(.outOfRange(field: field, value: value, accepted: accepted)))
        }
        if !node.offset.isFinite { try refuse("offset", node.offset, "a finite number") }
        if !(node.speed > 0 && node.speed.isFinite) {
            try refuse("speed", node.speed, "a finite number above 0")
        }
        if let count = node.repetition.count, count < 1 {
            try refuse(.count, Double(count), "a number from 1, or none for endless")
        }
        switch node.anchor?.point {
        case .fraction(let fraction) where !fraction.isFinite:
            try refuse("fraction", fraction, "a finite number")
        case .crossing(let value, let component, let count):
            if !value.isFinite { try refuse("crossing", value, "a finite number") }
            if component < 0 || component >= Value.componentCount {
                try refuse("component", Double(component), "0 to \(Value.componentCount - 1)")
            }
            if count < 1 { try refuse(.count, Double(count), "a number from 1") }
        default: break
        }
        if case .law(let law) = node.takeover, case .fade = law.kind {
            throw error(
                at: index,
                .number(
                    .badValue(field: "by", value: law.text, nearest: nil, accepted: "a law other than a fade")
                ))
        }
        switch node.content {
        case .interval(let seconds) where !(seconds >= 0 && seconds.isFinite):
            try refuse("interval", seconds, "a finite number from 0")
        case .motion(_, let motion), .staggered(_, _, let motion):
            if let fault = motion.fault { throw error(at: index, .number(fault)) }
        default: break
        }
        if case .staggered(_, let delays, _) = node.content {
            for (place, delay) in delays.enumerated() where !delay.isFinite {
                throw error(
                    at: index,
                    .number(
                        .badElement(
                            field: "delays", index: place, value: delay, accepted: "a finite number")))
            }
        }
    }

    // MARK: Names

    func error(at index: Int, _ reason: ChoreographyError.Reason) -> ChoreographyError {
        ChoreographyError(part: spelling(of: index), reason)
    }

    /// The name of a part, or its path.
    func spelling(of index: Int) -> String {
        if let name = nodes[index].name { return name.text }
        let parent = nodes[index].parent
        guard parent >= 0 else { return "" }
        let kind =
            switch nodes[parent].content {
            case .sequence: "sequence"
            case .group: "group"
            default: "stagger"
            }
        let place = "\(kind)[\(index - nodes[parent].children.lowerBound)]"
        return parent == 0 && nodes[0].name == nil ? place : spelling(of: parent) + "." + place
    }

    /// The error of a part that refers to a name which no part has.
    func error(at index: Int, unknown name: ChoreographyName) -> ChoreographyError {
        error(at: index, .unknownName(name, accepted: nodes.compactMap { $0.name }))
    }

    /// The ranks of the parts in the order of the description, a parent before its children.
    var ranks: [Int32] {
        var sizes = [Int32](repeating: 1, count: nodes.count)
        for index in nodes.indices.reversed() where index > 0 { sizes[nodes[index].parent] += sizes[index] }
        var ranks = [Int32](repeating: 0, count: nodes.count)
        for index in nodes.indices {
            var rank = ranks[index] + 1
            for child in nodes[index].children {
                ranks[child] = rank
                rank += sizes[child]
            }
        }
        return ranks
    }
}
