// How segments are written: as text, and as fields of JSON or Codable containers.

/// A segment between two keys as it is written: an `Interpolation` of values whose type is not known yet.
package struct SegmentNotation {
    var form: Interpolation<Double>.Form = .linear
    /// The velocities or tangents at the start and at the end.
    var start: [Double]?
    var end: [Double]?
    var timing: TimingFunction?

    /// The fields of a segment.
    package static let fieldNames =
        words("mode spring velocity startTangent endTangent startVelocity endVelocity timing")
        + TangentRule.fieldNames

    /// Reads a segment: the name of a mode, or an object with one, its numbers and a timing function.
    @inline(never)
    package init(_ notation: Notation, at place: String, _ shape: NotationShape) throws(HookeError) {
        let fields = try NotationFields(
            notation, of: "segment", at: place, accepted: Self.fieldNames, orField: "mode")
        try self.init(fields, of: TrackMode.segments, shape)
        try fields.finish()
    }

    /// Reads the fields of one of some modes.
    @inline(never)
    package init(
        _ fields: NotationFields, of modes: [TrackMode], _ shape: NotationShape
    ) throws(HookeError) {
        let mode = try fields.choice("mode", of: modes)
        try self.init(mode ?? (fields.has("spring") ? .spring : .linear), fields, shape)
    }

    /// Reads the fields of a mode.
    @inline(never)
    init(_ mode: TrackMode, _ fields: NotationFields, _ shape: NotationShape) throws(HookeError) {
        switch mode {
        case .spring:
            guard let spring = try fields.value("spring", Spring.init(_:at:)) else {
                throw .missing(field: fields.path(of: "spring"), accepted: Spring.accepted)
            }
            form = .spring(spring)
            start = try shape.vector(fields, "velocity")
        case .even:
            form = .even(startTangent: 0, endTangent: 0)
            start = try shape.vector(fields, "startTangent")
            end = try shape.vector(fields, "endTangent")
        case .hermite:
            form = .cubic(.timeAwareCatmullRom)
            start = try shape.vector(fields, "startVelocity")
            end = try shape.vector(fields, "endVelocity")
            if start == nil || end == nil {
                let name = start == nil ? "startVelocity" : "endVelocity"
                throw .missing(field: fields.path(of: name), accepted: "a velocity")
            }
        default:
            switch try TangentRule(mode, fields) {
            case .discrete?: form = .discrete
            case .linear?, nil: form = .linear
            case let rule?:
                form = .cubic(rule)
                start = try shape.vector(fields, "startVelocity")
                end = try shape.vector(fields, "endVelocity")
            }
        }
        timing = try fields.value("timing", TimingFunction.init(_:at:))
    }

    /// A cubic with these velocities.
    init(hermite start: [Double], _ end: [Double], _ timing: TimingFunction?) {
        (form, self.start, self.end, self.timing) = (.cubic(.timeAwareCatmullRom), start, end, timing)
    }

    /// The rule of a track whose segments are all as this; `nil` unless it is a rule alone.
    var rule: TangentRule? {
        guard timing == nil, start == nil, end == nil else { return nil }
        switch form {
        case .discrete: return .discrete
        case .linear: return .linear
        case .cubic(let rule, _, _): return rule
        case .spring, .even: return nil
        }
    }

    /// The segment for a whole track; its velocities are those at the track's start and end.
    func repeated(_ count: Int) -> [SegmentNotation] {
        (0..<count).map { index in
            var segment = self
            if index > 0 { segment.start = nil }
            if index < count - 1 { segment.end = nil }
            return segment
        }
    }

    /// Whether the components of a value cannot be interpolated one by one.
    package var isOfWholeValues: Bool { if case .even = form { true } else { false } }

    /// Returns the interpolation; `value` makes a value of its numbers.
    package func interpolation<Value>(_ value: ([Double]) -> Value) -> Interpolation<Value> {
        let (start, end) = (start.map(value), end.map(value))
        let form: Interpolation<Value>.Form
        switch self.form {
        case .discrete: form = .discrete
        case .linear: form = .linear
        case .cubic(let rule, _, _): form = .cubic(rule, startVelocity: start, endVelocity: end)
        case .spring(let spring, _): form = .spring(spring, initialVelocity: start)
        case .even: form = .even(startTangent: start ?? .zero, endTangent: end ?? .zero)
        }
        return Interpolation(form: form, timing: timing)
    }
}

extension Interpolation where Value: ComponentVector {
    /// Reads a segment: a text or an object.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        self = try SegmentNotation(notation, at: place, NotationShape(of: Value.self))
            .interpolation { Value(numbers: $0) }
    }

    /// The segment as it is written: the name of its mode, or an object.
    package var notation: Notation {
        var members: [Notation.Member] = []
        func add(_ name: String, _ value: Value?) {
            if let value { members.append(.init(name, value.notation)) }
        }
        switch form {
        case .discrete: members = TangentRule.discrete.members
        case .linear: members = TangentRule.linear.members
        case .cubic(let rule, let start, let end):
            members = rule.members
            add("startVelocity", start)
            add("endVelocity", end)
        case .spring(let spring, let velocity):
            members = [.init("spring", spring.notation)]
            add("velocity", velocity)
        case .even(let start, let end):
            members = [.init("mode", .text("even"))]
            add("startTangent", start)
            add("endTangent", end)
        }
        if let timing { members.append(.init("timing", timing.notation)) }
        if case .spring = form { return .fields(members) }
        return members.count == 1 ? members[0].value : .fields(members)
    }
}

#if !hasFeature(Embedded)
    extension Interpolation: Codable, NotationCoded where Value: ComponentVector {
        package static var notationName: String { "segment" }
    }
#endif
