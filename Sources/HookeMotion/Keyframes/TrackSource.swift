/// The definition of a track.
@usableFromInline
enum TrackSource<Value: VectorSpace>: Equatable, Sendable {
    case rule(TangentRule)
    case mixed([Interpolation<Value>])
}

extension TrackSource: Hashable where Value: Hashable {}

extension KeyframeTrack {
    /// Returns the differences between adjacent values.
    ///
    /// - Throws: `HookeError` unless there is one value of finite norm for each time.
    static func chords(_ values: [Value], count: Int) throws(HookeError) -> [Value] {
        guard values.count == count else {
            throw .wrongCount(field: "values", count: values.count, accepted: "\(count), one for each time")
        }
        if let index = values.firstIndex(where: { !$0.norm.isFinite }) {
            throw .badElement(
                field: "values", index: index, value: values[index].norm, accepted: "a value of finite norm")
        }
        return [Value](unsafeUninitializedCapacity: count) { chords, initialized in
            for k in 1..<count {
                (chords.baseAddress! + (k - 1)).initialize(to: values[k].subtracting(values[k - 1]))
            }
            initialized = count - 1
        }
    }

    static func nodes(_ times: [Double], _ values: [Value], _ tangents: Tangents<Value>) -> [TrackNode<Value>]
    {
        let last = times.count - 1
        return [TrackNode<Value>](unsafeUninitializedCapacity: times.count) { nodes, initialized in
            var node = nodes.baseAddress!
            var arriving = Value.zero
            for k in 0..<last {
                let leaving = tangents.starts[k]
                node.initialize(
                    to: TrackNode(time: times[k], value: values[k], arriving: arriving, leaving: leaving))
                arriving = tangents.ends[k]
                node += 1
            }
            node.initialize(
                to: TrackNode(time: times[last], value: values[last], arriving: arriving, leaving: .zero))
            initialized = times.count
        }
    }

    /// Returns the code of a segment with its own interpolation; adds special segments to `specials`.
    static func code(
        _ interpolation: Interpolation<Value>, _ values: [Value], _ joined: SegmentJoining<Value>, _ k: Int,
        _ specials: inout [SpecialSegment<Value>]
    ) -> UInt32 {
        let (start, end) = (values[k], values[k + 1])
        let (startTangent, endTangent) = (joined.tangents.starts[k], joined.tangents.ends[k])
        let rests = start == end && startTangent == .zero && endTangent == .zero
        let plain: SegmentKind
        let shape: SpecialSegment<Value>.Shape
        switch interpolation.form {
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
