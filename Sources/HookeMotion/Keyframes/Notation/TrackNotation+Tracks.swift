// Tracks of their notation, and back.

extension TrackNotation {
    /// Whether the track goes on outside its keys.
    package var isExtended: Bool { before != .hold || after != .hold }

    /// Throws for rules outside the keys, where a track rests there.
    package func checkIsHeld() throws(HookeError) {
        for (name, rule) in [("before", before), ("after", after)] where rule != .hold {
            throw fields.fault(name, accepted: "hold: the track rests outside its keys")
        }
    }

    /// Whether speed is that of the whole value, so that components cannot be interpolated one by one.
    package var needsWholeValues: Bool {
        guard velocityShape.count > 1 else { return false }
        switch path {
        case .rule, .componentwise, .bezier: return false
        case .paced, .cubicPaced: return true
        case .segments(let segments): return segments.contains { $0.isOfWholeValues }
        }
    }

    /// Makes the keys with handles; `nil` for another mode.
    @inline(never)
    package func bezier<Value: VectorSpace>(
        _ value: ([Double]) -> Value
    ) throws(HookeError) -> BezierKeyframes<Value>? {
        guard case .bezier(let handles) = path else { return nil }
        guard values.count == times.count else {
            throw .wrongCount(
                field: fields.path(of: "values"), count: values.count,
                accepted: "\(times.count), one for each time")
        }
        func handle(_ notation: Notation?, _ place: String) throws(HookeError) -> BezierHandle<Value> {
            guard let notation else { return .automatic }
            return try BezierHandle(notation, at: place, shape, value)
        }
        var keys: [BezierKey<Value>] = []
        for (index, sides) in handles.enumerated() {
            keys.append(
                BezierKey(
                    time: times[index], value: value(values[index]),
                    arriving: try handle(sides.arriving, "\(sides.place).in"),
                    leaving: try handle(sides.leaving, "\(sides.place).out")))
        }
        do { return try BezierKeyframes(keys) } catch {
            if case .badElement(let field, let index, let value, let accepted) = error {
                for side in ["in", "out"] where field.name.hasSameBytes(as: "handles.\(side)") {
                    let place = "\(handles[index].place).\(side)[0]"
                    throw .outOfRange(field: HookeError.Field(place), value: value, accepted: accepted)
                }
            }
            throw fields.naming(error)
        }
    }

    /// Makes the track of values that `value` makes of their numbers.
    @inline(never)
    package func track<Value: VectorSpace>(
        _ value: ([Double]) -> Value
    ) throws(HookeError) -> KeyframeTrack<Value> {
        if let keyframes = try bezier(value) { return keyframes.track }
        let values = self.values.map(value)
        do {
            switch path {
            case .rule(let rule): return try KeyframeTrack(times: times, values: values, rule: rule)
            case .segments(let segments):
                return try KeyframeTrack(
                    times: times, values: values, interpolations: segments.map { $0.interpolation(value) })
            case .paced: return try .paced(values: values, from: times[0], to: times[times.count - 1])
            case .cubicPaced:
                return try .cubicPaced(values: values, from: times[0], to: times[times.count - 1])
            case .componentwise, .bezier: preconditionFailure("the mode is refused for numbers")
            }
        } catch { throw fields.naming(error) }
    }

    /// Makes the track of values, with its rules outside the keys.
    package func extended<Value: VectorSpace>(
        _ value: ([Double]) -> Value
    ) throws(HookeError) -> ExtendedTrack<Value> {
        let track = try track(value)
        do { return try ExtendedTrack(track, before: before, after: after) } catch {
            throw fields.naming(error)
        }
    }

    /// The rule or the interpolations of all segments, of a track whose values are read elsewhere.
    package func interpolations<Value: VectorSpace>(
        _ value: ([Double]) -> Value
    ) -> (rule: TangentRule?, segments: [Interpolation<Value>]) {
        switch path {
        case .rule(let rule): return (rule, [])
        case .segments(let segments): return (nil, segments.map { $0.interpolation(value) })
        case .paced, .cubicPaced, .bezier, .componentwise: preconditionFailure("the mode is refused")
        }
    }

    /// The fields of keys and of a rule, or of interpolations.
    package static func members(
        _ times: [Double], _ values: [Notation], _ rule: TangentRule?, _ interpolations: [Notation]
    ) -> [Notation.Member] {
        [.init("times", Notation(times)), .init("values", .list(values))]
            + (rule?.members ?? [.init("interpolations", .list(interpolations))])
    }
}

extension KeyframeTrack where Value: ComponentVector {
    /// Reads the fields of a track; others are ignored.
    package init(_ fields: NotationFields) throws(HookeError) {
        var shape = NotationShape(of: Value.self)
        let notation = try TrackNotation(fields, &shape)
        try notation.checkIsHeld()
        self = try notation.track { Value(numbers: $0) }
    }

    /// The fields of the track: times, values, and the rule or the interpolations.
    package var members: [Notation.Member] {
        let values = values.map { $0.notation }
        switch source {
        case .rule(let rule): return TrackNotation.members(times, values, rule, [])
        case .mixed(let segments):
            return TrackNotation.members(times, values, nil, segments.map { $0.notation })
        }
    }
}

extension ExtendedTrack where Value: ComponentVector {
    /// The fields of a track with `before` and `after`.
    package static var fieldNames: [String] { TrackNotation.fieldNames + TrackNotation.outsideFieldNames }

    /// Reads the fields of a track; others are ignored.
    package init(_ fields: NotationFields) throws(HookeError) {
        var shape = NotationShape(of: Value.self)
        self = try TrackNotation(fields, &shape).extended { Value(numbers: $0) }
    }

    /// The fields of the track, with the rules that are not `hold`.
    package var members: [Notation.Member] {
        var members = track.members
        if before != .hold { members.append(.init("before", .text(before.rawValue))) }
        if after != .hold { members.append(.init("after", .text(after.rawValue))) }
        return members
    }
}

#if !hasFeature(Embedded)
    /// A track that is coded as its fields.
    package protocol TrackCoded: FieldsCoded {}

    extension TrackCoded {
        package static var notationName: String { "track" }
        package static var fieldNames: [String] { TrackNotation.fieldNames }
    }

    extension KeyframeTrack: Codable, NotationCoded, FieldsCoded, TrackCoded where Value: ComponentVector {
        package static var fieldNames: [String] { ExtendedTrack<Value>.fieldNames }
    }
    extension ExtendedTrack: Codable, NotationCoded, FieldsCoded, TrackCoded where Value: ComponentVector {}
#endif
