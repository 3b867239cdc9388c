public import Hooke
import HookeGeometry

/// What a list of numbers cannot say about an ``InteractiveTransition``.
package enum InteractiveFault: Error, Hashable, Sendable {
    /// The decision at release is not one of the library's.
    case customDecision(name: String)
    /// The motion of a layer's property cannot be played: a path, a list, scaled keyframes, or keyframes with special
    /// segments.
    case motion(layer: Int, property: AnimatedProperty)
}

extension InteractiveTransition {
    /// The version of the format.
    private static let version = 5.0

    /// The names of the channels' properties, for ``init(numbers:properties:)``.
    package var properties: [String] { channels.map { $0.property.rawValue } }

    /// Returns the transition at its start as numbers; ``init(numbers:properties:)`` reads the same bits.
    package func numbers() throws(InteractiveFault) -> [Double] {
        var numbers = [Self.version]
        try rules.add(to: &numbers)
        numbers += [duration, end]
        for layers in [before, during, after] {
            numbers.append(Double(layers.count))
            for layer in layers { layer.add(to: &numbers) }
        }
        numbers.append(Double(channels.count))
        for channel in channels { channel.add(to: &numbers) }
        numbers.append(back == nil ? 0 : 1)
        back?.add(to: &numbers)
        return numbers
    }

    /// Creates a transition at its start from the numbers that the package writes.
    ///
    /// - Parameters:
    ///   - numbers: the numbers.
    ///   - properties: the name of the property of each channel, such as `cornerRadius`.
    /// - Throws: `HookeError` for a number that is out of range, for another count of numbers or names, and for an unknown
    ///   name.
    public init(numbers: [Double], properties: [String]) throws(HookeError) {
        var reader = NumberReader(numbers)
        guard try reader.next() == Self.version else { throw reader.fault("version 5") }
        var names = properties.makeIterator()
        let rules = try Rules(from: &reader)
        let (duration, end) = (try reader.finite(), try reader.finite())
        let before = try reader.layers()
        let during = try reader.layers()
        let after = try reader.layers()
        let channels = try reader.list { reader throws(HookeError) in
            guard let name = names.next() else {
                throw .wrongCount(
                    field: "properties", count: properties.count, accepted: "one for each channel")
            }
            return try InteractiveChannel(
                from: &reader, property: try AnimatedProperty(name), layers: during.count)
        }
        guard channels.count == properties.count else {
            throw .wrongCount(
                field: "properties", count: properties.count,
                accepted: "\(channels.count), one for each channel")
        }
        let back = try reader.bool() ? try InteractiveBack(from: &reader, layers: during.count) : nil
        self.init(
            before: before, during: during, after: after, channels: channels, duration: duration, end: end,
            rules: rules, back: back)
    }
}

extension AnimatedProperty {
    /// The property with a name. Bytes are compared, because string comparison links Unicode tables into small programs.
    fileprivate init(_ name: String) throws(HookeError) {
        guard let property = Self.allCases.first(where: { $0.rawValue.hasSameBytes(as: name) }) else {
            throw .badText(
                field: "properties", text: name, offset: 0, accepted: "the name of an animated property")
        }
        self = property
    }
}

extension Edge {
    /// The number of the edge, which does not depend on the order of the cases.
    fileprivate var number: Double {
        switch self {
        case .left: 0
        case .right: 1
        case .top: 2
        case .bottom: 3
        }
    }
}

extension NumberReader {
    fileprivate mutating func edge() throws(HookeError) -> Edge {
        let number = try whole(below: Edge.allCases.count)
        guard let edge = Edge.allCases.first(where: { $0.number == Double(number) }) else {
            throw fault("the number of an edge")
        }
        return edge
    }

    fileprivate mutating func layers() throws(HookeError) -> [InteractiveLayer] {
        var count = 0
        return try list { reader throws(HookeError) in
            count += 1
            return try InteractiveLayer(from: &reader, index: count - 1)
        }
    }
}

extension InteractiveLayer {
    fileprivate func add(to numbers: inout [Double]) {
        numbers.append(Double(parent ?? -1))
        numbers.add(bounds.origin)
        numbers.add(bounds.size)
        numbers.add(position)
        numbers.add(anchorPoint)
        numbers += [zPosition, opacity]
        numbers += [isHidden, isDoubleSided, isPicture].map { $0 ? 1 : 0 }
        numbers.add(transform)
        numbers.add(sublayerTransform)
    }

    fileprivate init(from reader: inout NumberReader, index: Int) throws(HookeError) {
        let number = try reader.next()
        var parent: Int?
        if index > 0 {
            guard number >= 0, number < Double(index), number == number.rounded() else {
                throw reader.fault("the index of an earlier layer")
            }
            parent = Int(number)
        }
        let bounds = Rectangle(origin: try reader.vector(), size: try reader.vector())
        let (position, anchorPoint) = (try reader.vector(), try reader.vector())
        let (zPosition, opacity) = (try reader.next(), try reader.next())
        let flags = (try reader.bool(), try reader.bool(), try reader.bool())
        self.init(
            parent: parent, bounds: bounds, position: position, anchorPoint: anchorPoint,
            zPosition: zPosition,
            transform: try reader.transform(), sublayerTransform: try reader.transform(), opacity: opacity)
        (isHidden, isDoubleSided, isPicture) = flags
    }
}

extension InteractiveTransition.Rules {
    fileprivate func add(to numbers: inout [Double]) throws(InteractiveFault) {
        numbers.append(scale.edge.number)
        numbers += [scale.measure == .location ? 1 : 0, catchesTouches ? 1 : 0]
        numbers.add(scale.bounds.origin)
        numbers.add(scale.bounds.size)
        numbers.add(scale.distance)
        numbers.add(maximumVelocity)
        switch decision.standard {
        case .velocitySign: numbers += [0, 0]
        case .threshold(let fraction): numbers += [1, fraction]
        case .projected(let rate): numbers += [2, rate.perMillisecond]
        case .fling(let velocity): numbers += [3, velocity]
        case .lookAhead(let seconds): numbers += [4, seconds]
        case nil: throw .customDecision(name: decision.name)
        }
        switch settle {
        case .spring(let spring): numbers += [0, spring.mass, spring.stiffness, spring.damping, 0]
        case .cubic: numbers += [1, 0, 0, 0, 0]
        case .timed(let curve): numbers += [2, curve.x1, curve.y1, curve.x2, curve.y2]
        }
        switch overshoot {
        case .clamp: numbers += [0, 0]
        case .extrapolate: numbers += [1, 0]
        case .rubberBand(let limit): numbers += [2, limit]
        }
    }

    fileprivate init(from reader: inout NumberReader) throws(HookeError) {
        let edge = try reader.edge()
        let measure: SwipeMeasure = try reader.bool() ? .location : .translation
        let catches = try reader.bool()
        let bounds = Rectangle(origin: try reader.vector(), size: try reader.vector())
        self.init(
            scale: SwipeScale(edge: edge, measure: measure, bounds: bounds, distance: try reader.optional()))
        (maximumVelocity, catchesTouches) = (try reader.optional(), catches)
        let (rule, parameter) = (try reader.whole(below: 5), try reader.finite())
        switch rule {
        case 0: decision = .velocitySign
        case 1: decision = .threshold(parameter)
        case 2: decision = .projected(try DecelerationRate(perMillisecond: parameter))
        case 3: decision = .fling(minimumVelocity: parameter)
        default: decision = .lookAhead(parameter)
        }
        let (style, p) = (try reader.whole(below: 3), try reader.row())
        switch style {
        case 0: settle = .spring(try Spring(mass: p.x, stiffness: p.y, damping: p.z))
        case 1: settle = .cubic
        default: settle = .timed(try CubicBezier(x1: p.x, y1: p.y, x2: p.z, y2: p.w))
        }
        let (past, limit) = (try reader.whole(below: 3), try reader.finite())
        overshoot = past == 0 ? .clamp : past == 1 ? .extrapolate : .rubberBand(limit: limit)
    }
}
