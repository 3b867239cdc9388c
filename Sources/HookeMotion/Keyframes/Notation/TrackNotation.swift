/// A track as it is written: `times`, `values`, and a `mode` for all segments or `interpolations`, one for each.
///
/// `angle`, `degrees` or `radians`, makes values turn the short way: 350 and 10 are 350 and 370. `before` and `after` are the
/// rules outside the keys.
package struct TrackNotation {
    /// The fields, for the paths of errors.
    package let fields: NotationFields
    package let times: [Double]
    package let values: [[Double]]
    /// How values are written.
    package let shape: NotationShape
    package let isOfRotations: Bool
    /// Whether rotations may turn by more than half a turn.
    package private(set) var turnsAsGiven = false
    /// The name of the mode; "mixed" for interpolations.
    package private(set) var label = "mixed"
    package private(set) var path: Path
    /// The rules outside the keys.
    package private(set) var before = OutsideRule.hold
    package private(set) var after = OutsideRule.hold

    /// How values are interpolated between keys.
    package enum Path {
        case rule(TangentRule)
        case segments([SegmentNotation])
        /// At constant speed, straight or along a spline, from the first time to the last.
        case paced, cubicPaced
        /// Béziers with handles at the keys.
        case bezier([(arriving: Notation?, leaving: Notation?, place: String)])
        /// Rotations whose four components are cubics, with their derivatives before and after each key.
        case componentwise(inTangents: [[Double]], outTangents: [[Double]])
    }

    /// The fields of a track.
    package static let fieldNames =
        words(
            "times values kind turns interpolations inTangents outTangents velocities inVelocities outVelocities"
        )
        + words("handles angle") + SegmentNotation.fieldNames

    /// The fields of the rules outside the keys, where a track may have them.
    package static let outsideFieldNames = words("before after")

    /// Reads a track of numbers or lists of numbers, or of rotations: one of some kinds.
    @inline(never)
    package init(
        _ fields: NotationFields, kinds: [String] = words("numbers rotation")
    ) throws(HookeError) {
        self.fields = fields
        times = try fields.numbers("times")
        isOfRotations = try fields.word("kind", of: kinds).map { isSameName($0, "rotation") } ?? false
        var rows: [[Double]]
        (rows, shape) = try Self.values(fields, count: isOfRotations ? 4 : nil)
        if isOfRotations, let turns = try fields.word("turns", of: words("shortest asGiven")) {
            turnsAsGiven = isSameName(turns, "asGiven")
        }
        for name in ["angle"] + Self.outsideFieldNames where isOfRotations && fields.has(name) {
            throw fields.refusal(name, "given", accepted: "\(name) with \"kind\":\"numbers\"")
        }
        if fields.has("angle") {
            let isRadians =
                try fields.word("angle", of: words("degrees radians"))
                .map { isSameName($0, "radians") } ?? false
            let turn = isRadians ? 2 * Double.pi : 360
            for index in rows.first?.indices ?? 0..<0 {
                let angles = KeyframeTrack<Double>.unwrapped(rows.map { $0[index] }, period: turn)
                for key in rows.indices { rows[key][index] = angles[key] }
            }
        }
        values = rows
        before = try fields.choice("before", of: OutsideRule.allCases) ?? .hold
        after = try fields.choice("after", of: OutsideRule.allCases) ?? .hold
        path = .rule(.linear)
        try readPath(fields, TrackMode.tracks(ofRotations: isOfRotations))
    }

    /// Reads a track of numbers or lists, whose shape is as before.
    @inline(never)
    package init(_ fields: NotationFields, _ shape: inout NotationShape) throws(HookeError) {
        try self.init(fields, kinds: ["numbers"])
        guard let first = values.first else { return }
        let field = HookeError.Field(fields.path(of: "values").name + "[0]")
        try shape.check(first.count, isList: !self.shape.isPlain, at: field)
    }

    /// Reads the interpolations of keys whose values are read elsewhere, and have velocities of a shape.
    @inline(never)
    package init(_ fields: NotationFields, values count: Int, _ shape: NotationShape) throws(HookeError) {
        (self.fields, self.shape, isOfRotations) = (fields, shape, false)
        times = try fields.numbers("times")
        values = Array(repeating: [], count: count)
        path = .rule(.linear)
        try readPath(fields, TrackMode.tracks)
    }

    /// Returns the same keys with another mode.
    package func track(by fields: NotationFields) throws(HookeError) -> TrackNotation {
        var other = self
        try other.readPath(fields, TrackMode.tracks(ofRotations: isOfRotations))
        return other
    }

    /// Reads numbers, or lists of equal length.
    @inline(never)
    private static func values(
        _ fields: NotationFields, count: Int?
    ) throws(HookeError) -> (rows: [[Double]], shape: NotationShape) {
        if count == nil, case .list(let elements)? = fields.peek("values"),
            !elements.contains(where: { if case .list = $0 { true } else { false } })
        {
            return (try fields.numbers("values").map { [$0] }, NotationShape(count: 1, isPlain: true))
        }
        let rows = try fields.rows("values", of: count)
        for (index, row) in rows.enumerated() where row.count != rows[0].count || row.isEmpty {
            throw .wrongCount(
                field: HookeError.Field(fields.path(of: "values").name + "[\(index)]"), count: row.count,
                accepted: rows[0].isEmpty ? "at least 1" : "\(rows[0].count), as in values[0]")
        }
        return (rows, NotationShape(count: rows.first?.count ?? 1, isPlain: false))
    }

    /// How velocities are written: those of rotations have three components.
    package var velocityShape: NotationShape {
        isOfRotations ? NotationShape(count: 3, isPlain: false) : shape
    }

    @inline(never)
    private mutating func readPath(_ fields: NotationFields, _ modes: [TrackMode]) throws(HookeError) {
        if fields.has("interpolations") {
            if fields.has("mode") {
                throw fields.refusal("mode", "given", accepted: "mode or interpolations")
            }
            var segments: [SegmentNotation] = []
            for element in try fields.elements("interpolations") {
                segments.append(try SegmentNotation(element.value, at: element.place, velocityShape))
            }
            path = .segments(segments)
            return
        }
        guard let mode = try fields.choice("mode", of: modes) else {
            throw .missing(
                field: fields.path(of: "mode"),
                accepted: "\(list(modes.map { $0.rawValue })); or interpolations")
        }
        label = mode.rawValue
        switch mode {
        case .paced, .cubicPaced:
            guard !times.isEmpty, times.count == values.count || times.count == 2 else {
                throw .wrongCount(
                    field: fields.path(of: "times"), count: times.count,
                    accepted: "2, or one for each of the \(values.count) values, with the mode \(label)")
            }
            path = mode == .paced ? .paced : .cubicPaced
        case .bezier: path = .bezier(try handles(fields))
        case .componentwise:
            path = .componentwise(
                inTangents: try fields.rows("inTangents", of: 4),
                outTangents: try fields.rows("outTangents", of: 4))
        case .hermite: path = .segments(try hermiteSegments(fields))
        default:
            let segment = try SegmentNotation(mode, fields, velocityShape)
            path = segment.rule.map { Path.rule($0) } ?? .segments(segment.repeated(max(times.count - 1, 0)))
        }
    }

    /// Reads the handles of keys: `[{"in":HANDLE,"out":HANDLE},…]`. One that is left out is automatic.
    private func handles(
        _ fields: NotationFields
    ) throws(HookeError) -> [(arriving: Notation?, leaving: Notation?, place: String)] {
        let elements = try fields.elements(
            "handles", accepted: "an array of {\"in\":…,\"out\":…}, one for each key")
        try checkCount(of: "handles", elements.count, fields)
        var handles: [(arriving: Notation?, leaving: Notation?, place: String)] = []
        for element in elements {
            guard let members = element.value.members else {
                throw element.value.fault(HookeError.Field(element.place), accepted: "an object")
            }
            let parts = try NotationFields(members, at: element.place, accepted: words("in out"))
            // Checks them, whatever the type of values is.
            for name in ["in", "out"] {
                if let handle = parts[name] {
                    _ = try BezierHandle<Double>(handle, at: parts.path(of: name).name, shape) { _ in 0 }
                }
            }
            handles.append((parts["in"], parts["out"], element.place))
        }
        return handles
    }

    private func checkCount(of name: String, _ count: Int, _ fields: NotationFields) throws(HookeError) {
        guard count != times.count else { return }
        throw .wrongCount(
            field: fields.path(of: name), count: count, accepted: "\(times.count), one for each time")
    }

    /// Reads cubics with a velocity before and after each key: `velocities`, or `inVelocities` and `outVelocities`.
    private func hermiteSegments(_ fields: NotationFields) throws(HookeError) -> [SegmentNotation] {
        func velocities(_ name: String) throws(HookeError) -> [[Double]] {
            let rows =
                shape.isPlain
                ? try fields.numbers(name).map { [$0] } : try fields.rows(name, of: velocityShape.count)
            try checkCount(of: name, rows.count, fields)
            return rows
        }
        let (arriving, leaving): ([[Double]], [[Double]])
        if fields.has("velocities") {
            arriving = try velocities("velocities")
            leaving = arriving
        } else if !fields.has("inVelocities"), !fields.has("outVelocities") {
            throw .missing(
                field: fields.path(of: "velocities"),
                accepted: "a velocity for each time, or inVelocities and outVelocities")
        } else {
            (arriving, leaving) = (try velocities("inVelocities"), try velocities("outVelocities"))
        }
        let timing = try fields.value("timing", TimingFunction.init(_:at:))
        return zip(leaving, arriving.dropFirst()).map { SegmentNotation(hermite: $0, $1, timing) }
    }
}
