// How handles of keys are written: `[dt, dv]` relative to the key, `automatic`, `vector`, `aligned`, or `{"aligned": dt}`.

extension BezierHandle {
    private static var names: [String] { words("automatic vector aligned") }

    /// Reads a handle whose value `value` makes of its numbers.
    @inline(never)
    init(
        _ notation: Notation, at place: String, _ shape: NotationShape, _ value: ([Double]) -> Value
    ) throws(HookeError) {
        switch notation {
        case .text(let text) where notation.members == nil:
            guard let name = sameName(text, in: Self.names) else { break }
            self = isSameName(name, "vector") ? .vector : .automatic
            if isSameName(name, "aligned") { self = .aligned(time: nil) }
            return
        case .fields, .text:
            let fields = try NotationFields(notation.members ?? [], at: place, accepted: ["aligned"])
            self = .aligned(time: try fields.number("aligned"))
            return
        case .list(let pair):
            guard pair.count == 2, case .number(let time) = pair[0] else { break }
            if shape.isPlain {
                guard case .number(let number) = pair[1] else { break }
                self = .free(time: time, value: value([number]))
            } else {
                let numbers = try pair[1].numbers(
                    shape.count, at: "\(place)[1]", accepted: "\(shape.count) numbers")
                self = .free(time: time, value: value(numbers))
            }
            return
        default: break
        }
        throw notation.fault(
            HookeError.Field(place),
            accepted: "[dt, dv] relative to the key, \(list(Self.names)), or {\"aligned\":dt}",
            words: Self.names)
    }
}

extension BezierHandle where Value: ComponentVector {
    /// Reads a handle: a text, a list or an object.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        try self.init(notation, at: place, NotationShape(of: Value.self)) { Value(numbers: $0) }
    }

    /// The handle as it is written.
    package var notation: Notation {
        switch self {
        case .free(let time, let value): .list([.number(time), value.notation])
        case .vector: .text("vector")
        case .automatic: .text("automatic")
        case .aligned(nil): .text("aligned")
        case .aligned(let time?): .fields([.init("aligned", .number(time))])
        }
    }
}

extension BezierKeyframes where Value: ComponentVector {
    /// Reads the fields of a track of the mode `bezier`; others are ignored.
    package init(_ fields: NotationFields) throws(HookeError) {
        var shape = NotationShape(of: Value.self)
        guard try fields.choice("mode", of: [TrackMode.bezier]) != nil,
            let keyframes = try TrackNotation(fields, &shape).bezier({ Value(numbers: $0) })
        else { throw .missing(field: fields.path(of: "mode"), accepted: "bezier") }
        self = keyframes
    }

    /// The fields of the track: times, values and handles; automatic ones are left out.
    package var members: [Notation.Member] {
        let handles = keys.map { key in
            var sides: [Notation.Member] = []
            if key.arriving != .automatic { sides.append(.init("in", key.arriving.notation)) }
            if key.leaving != .automatic { sides.append(.init("out", key.leaving.notation)) }
            return Notation.fields(sides)
        }
        return [
            .init("times", Notation(keys.map { $0.time })),
            .init("values", .list(keys.map { $0.value.notation })), .init("mode", .text("bezier")),
            .init("handles", .list(handles)),
        ]
    }
}

#if !hasFeature(Embedded)
    extension BezierHandle: Codable, NotationCoded where Value: ComponentVector {
        package static var notationName: String { "handle" }
    }
    extension BezierKeyframes: Codable, NotationCoded, FieldsCoded, TrackCoded where Value: ComponentVector {}
#endif
