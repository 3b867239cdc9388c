/// The definition of a track.
enum TrackSource<Value: VectorSpace>: Equatable, Sendable {
    case rule(TangentRule)
    case mixed([Interpolation<Value>])
}

extension TrackSource: Hashable where Value: Hashable {}

struct CompiledTrack<Value: VectorSpace> {
    let knots: Knots
    private(set) var nodes: [TrackNode<Value>] = []
    private(set) var commonKind = SegmentKind.special
    private(set) var codes: [UInt32] = []
    private(set) var specials: [SpecialSegment<Value>] = []

    init(_ times: [Double], _ values: [Value], _ source: TrackSource<Value>) throws(HookeError) {
        knots = try Knots(times)
        guard values.count == times.count else {
            throw .wrongCount(
                field: "values", count: values.count, accepted: "\(times.count), one for each time")
        }
        if let index = values.firstIndex(where: { !$0.norm.isFinite }) {
            throw .badElement(
                field: "values", index: index, value: values[index].norm, accepted: "a value of finite norm")
        }
        let chords = [Value](unsafeUninitializedCapacity: values.count) { chords, initialized in
            for k in 1..<values.count {
                (chords.baseAddress! + (k - 1)).initialize(to: values[k].subtracting(values[k - 1]))
            }
            initialized = values.count - 1
        }
        let isClosed = values[0] == values[values.count - 1]
        let joined: SegmentJoining<Value>
        switch source {
        case .rule(let rule):
            joined = try SegmentJoining(rule, chords: chords, durations: knots.durations, isClosed: isClosed)
            commonKind = rule == .discrete ? .still : rule == .linear ? .linear : .cubic
        case .mixed(let interpolations):
            guard interpolations.count == chords.count else {
                throw .wrongCount(
                    field: "interpolations", count: interpolations.count,
                    accepted: "\(chords.count), one for each pair of neighbouring keys")
            }
            for (index, interpolation) in interpolations.enumerated() {
                try interpolation.check(index: index)
            }
            joined = try SegmentJoining(
                interpolations, chords: chords, durations: knots.durations, isClosed: isClosed)
            codes = interpolations.indices.map { code(interpolations[$0], values, joined, $0) }
        }
        nodes = Self.nodes(times, values, joined)
    }

    private static func nodes(
        _ times: [Double], _ values: [Value], _ joined: SegmentJoining<Value>
    ) -> [TrackNode<Value>] {
        let last = times.count - 1
        return [TrackNode<Value>](unsafeUninitializedCapacity: times.count) { nodes, initialized in
            var node = nodes.baseAddress!
            var arriving = Value.zero
            for k in 0..<last {
                let leaving = joined.startTangents[k]
                node.initialize(
                    to: TrackNode(time: times[k], value: values[k], arriving: arriving, leaving: leaving))
                arriving = joined.endTangents[k]
                node += 1
            }
            node.initialize(
                to: TrackNode(time: times[last], value: values[last], arriving: arriving, leaving: .zero))
            initialized = times.count
        }
    }

    /// The code of a segment with its own interpolation; special segments are added to `specials`.
    private mutating func code(
        _ interpolation: Interpolation<Value>, _ values: [Value], _ joined: SegmentJoining<Value>, _ k: Int
    ) -> UInt32 {
        let (start, end) = (values[k], values[k + 1])
        let (startTangent, endTangent) = (joined.startTangents[k], joined.endTangents[k])
        let rests = start == end && startTangent == .zero && endTangent == .zero
        let plain: SegmentKind
        let shape: SpecialSegment<Value>.Shape
        switch interpolation.plainPath {
        case .discrete: (plain, shape) = (.still, .line)
        case .linear: (plain, shape) = (rests ? .still : .linear, .line)
        case .cubic: (plain, shape) = (rests ? .still : .cubic, .cubic)
        case .spring(let spring, _):
            let velocity = joined.springVelocities[k]
            plain = rests && velocity == .zero ? .still : .special
            shape = .spring(SpringMotion(spring: spring, from: start, to: end, initialVelocity: velocity))
        case .even:
            plain = rests ? .still : .special
            shape = .even(
                EvenPath(start: start, end: end, startTangent: startTangent, endTangent: endTangent))
        }
        let isSpecial = plain == .special || plain != .still && interpolation.timing != nil
        guard isSpecial else { return UInt32(plain.rawValue) }
        specials.append(SpecialSegment(shape: shape, timing: interpolation.timing))
        return UInt32(SegmentKind.special.rawValue) + UInt32(specials.count - 1)
    }
}
