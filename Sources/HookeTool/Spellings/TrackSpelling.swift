import HookeGeometry

/// The fields of a track: `times`, `values`, and a `mode` for all segments or `interpolations`, one for each.
///
/// `angle`, `degrees` or `radians`, makes values turn the short way. `before` and `after` are the rules outside the keys.
struct TrackSpelling {
    let times: [Double]
    let values: [[Double]]
    /// Whether values are numbers, not lists of numbers.
    let isPlain: Bool
    let isOfRotations: Bool
    /// The name of the mode; "mixed" for interpolations.
    private(set) var label = "mixed"
    private(set) var interpolation: Interpolation
    let turns: RotationTrack.Turns
    /// The period of values that are angles.
    private(set) var period: Double?
    /// The rules outside the keys.
    private(set) var before = OutsideRule.hold
    private(set) var after = OutsideRule.hold

    /// How values are interpolated between keys.
    enum Interpolation {
        case rule(TangentRule)
        case segments([SegmentSpelling])
        /// At constant speed, straight or along a spline, from the first time to the last.
        case paced, cubicPaced
        /// Béziers with handles at the keys.
        case bezier([(arriving: HandleSpelling, leaving: HandleSpelling)])
        /// Rotations whose four components are cubics, with their derivatives before and after each key.
        case componentwise(inTangents: [[Double]], outTangents: [[Double]])
    }

    /// The fields of a track.
    static let fieldNames =
        ["times", "values", "kind", "turns", "interpolations", "inTangents", "outTangents", "velocities"]
        + ["inVelocities", "outVelocities", "handles", "angle"] + SegmentSpelling.fieldNames

    /// The fields of the rules outside the keys, where a track may have them.
    static let outsideFieldNames = ["before", "after"]

    /// The modes of whole tracks.
    static let names =
        ["paced", "cubicPaced", "bezier", "componentwise"] + SegmentSpelling.names.filter { $0 != "even" }

    /// Reads a track.
    init(_ fields: inout Fields) throws(Refusal) {
        times = try fields.numbers("times")
        let kind = fields.has("kind") ? try fields.string("kind") : "numbers"
        guard ["numbers", "rotation"].contains(kind) else {
            let kinds = ["numbers", "rotation"]
            throw Refusal(Notation.text(kind).fault("kind", accepted: list(kinds), words: kinds))
        }
        isOfRotations = kind == "rotation"
        turns = isOfRotations ? try fields.word("turns", default: .shortest) : .shortest
        let (rows, isPlain) = try Self.values(&fields, count: isOfRotations ? 4 : nil)
        self.isPlain = isPlain
        for name in ["angle"] + Self.outsideFieldNames where isOfRotations && fields.has(name) {
            throw Refusal("\(name) is given; accepted with \"kind\":\"numbers\"")
        }
        if fields.has("angle") {
            let unit: AngleUnit = try fields.word("angle", default: .degrees)
            period = unit.period
        }
        values = period.map { Self.unwrapped(rows, period: $0) } ?? rows
        before = try fields.word("before", default: .hold)
        after = try fields.word("after", default: .hold)
        interpolation = .rule(.linear)
        interpolation = try readInterpolation(&fields)
    }

    /// Returns the same keys with another mode.
    func track(by fields: inout Fields) throws(Refusal) -> TrackSpelling {
        var other = self
        other.interpolation = try other.readInterpolation(&fields)
        return other
    }

    /// Reads numbers, or lists of equal length.
    private static func values(
        _ fields: inout Fields, count: Int?
    ) throws(Refusal) -> (rows: [[Double]], isPlain: Bool) {
        let isPlain =
            if count == nil, case .array(let elements)? = fields.peek("values") {
                !elements.contains { $0.elements != nil }
            } else {
                false
            }
        if isPlain { return (try fields.numbers("values").map { [$0] }, true) }
        let rows = try fields.rows("values", of: count)
        for (index, row) in rows.enumerated() where row.count != rows[0].count || row.isEmpty {
            let accepted = rows[0].isEmpty ? "at least 1" : "\(rows[0].count), as in values[0]"
            throw Refusal("values[\(index)] has \(row.count) elements; accepted: \(accepted)")
        }
        return (rows, false)
    }

    /// Values whose components turn the short way from each key to the next.
    private static func unwrapped(_ rows: [[Double]], period: Double) -> [[Double]] {
        var rows = rows
        for index in rows.first?.indices ?? 0..<0 {
            let angles = KeyframeTrack<Double>.unwrapped(rows.map { $0[index] }, period: period)
            for key in rows.indices { rows[key][index] = angles[key] }
        }
        return rows
    }

    /// How many numbers a value has, or the velocity of a rotation.
    var vectorCount: Int { isOfRotations ? 3 : values.first?.count ?? 1 }

    private mutating func readInterpolation(_ fields: inout Fields) throws(Refusal) -> Interpolation {
        if fields.has("interpolations") {
            if fields.has("mode") { throw Refusal("mode is given; accepted: mode or interpolations") }
            var segments: [SegmentSpelling] = []
            for node in try fields.elements("interpolations") {
                segments.append(try SegmentSpelling.read(node, count: vectorCount, isPlain: isPlain))
            }
            return .segments(segments)
        }
        guard fields.has("mode") else {
            throw Refusal(.missing(field: "mode", accepted: "\(list(Self.names)); or interpolations"))
        }
        let typed = try fields.string("mode")
        guard let mode = sameName(typed, in: Self.names) else {
            throw SegmentSpelling.unknown(typed, Self.names)
        }
        label = mode
        switch mode {
        case "paced": return try paced(.paced, mode)
        case "cubicPaced": return try paced(.cubicPaced, mode)
        case "bezier":
            guard !isOfRotations else {
                throw Refusal("mode is \"bezier\"; accepted with \"kind\":\"numbers\"")
            }
            return .bezier(
                try HandleSpelling.read(&fields, keys: times.count, count: vectorCount, isPlain: isPlain))
        case "componentwise":
            guard isOfRotations else {
                throw Refusal("mode is \"componentwise\"; accepted with \"kind\":\"rotation\"")
            }
            return .componentwise(
                inTangents: try fields.rows("inTangents", of: 4),
                outTangents: try fields.rows("outTangents", of: 4))
        case "hermite": return .segments(try hermiteSegments(&fields))
        default: break
        }
        let segment = try SegmentSpelling.read(mode, &fields, count: vectorCount, isPlain: isPlain)
        if case .cubic(let rule, nil, nil) = segment.form, segment.timing == nil { return .rule(rule) }
        return .segments(segment.repeated(max(times.count - 1, 0)))
    }

    /// Checks a mode of constant speed, which sets the times of the keys between the first and the last. Their own times
    /// are ignored, and may be left out.
    private func paced(_ interpolation: Interpolation, _ mode: String) throws(Refusal) -> Interpolation {
        guard !times.isEmpty, times.count == values.count || times.count == 2 else {
            throw Refusal(
                "times has \(times.count) elements; accepted with \(mode): 2, or one for each of the "
                    + "\(values.count) values")
        }
        return interpolation
    }

    /// Reads cubics with a velocity before and after each key: `velocities`, or `inVelocities` and `outVelocities`.
    private func hermiteSegments(_ fields: inout Fields) throws(Refusal) -> [SegmentSpelling] {
        func velocities(_ name: String) throws(Refusal) -> [[Double]] {
            let rows =
                isPlain
                ? try fields.numbers(name).map { [$0] } : try fields.rows(name, of: vectorCount)
            guard rows.count == times.count else {
                throw Refusal(
                    "\(name) has \(rows.count) elements; accepted: \(times.count), one for each time")
            }
            return rows
        }
        let (arriving, leaving): ([[Double]], [[Double]])
        if fields.has("velocities") {
            arriving = try velocities("velocities")
            leaving = arriving
        } else if !fields.has("inVelocities"), !fields.has("outVelocities") {
            throw Refusal(
                .missing(
                    field: "velocities",
                    accepted: "a velocity for each time, or inVelocities and outVelocities"))
        } else {
            arriving = try velocities("inVelocities")
            leaving = try velocities("outVelocities")
        }
        let timing =
            try fields.curve("timing")
        return zip(leaving, arriving.dropFirst()).map { start, end in
            SegmentSpelling(
                form: .cubic(.timeAwareCatmullRom, startVelocity: start, endVelocity: end), timing: timing)
        }
    }
}

extension SegmentSpelling {
    /// Repeats the segment for a whole track; its velocities are those at the track's start and end.
    fileprivate func repeated(_ count: Int) -> [SegmentSpelling] {
        (0..<count).map { index in
            var segment = self
            switch form {
            case .cubic(let rule, let start, let end):
                segment.form = .cubic(
                    rule, startVelocity: index == 0 ? start : nil,
                    endVelocity: index == count - 1 ? end : nil)
            case .spring(let spring, let velocity):
                segment.form = .spring(spring, velocity: index == 0 ? velocity : nil)
            case .discrete, .linear, .even: break
            }
            return segment
        }
    }
}

/// A unit of angles.
enum AngleUnit: String, CaseIterable, SpelledWord {
    case degrees, radians

    /// A whole turn.
    var period: Double { self == .degrees ? 360 : 2 * .pi }
}

extension OutsideRule: SpelledWord {}

extension RotationTrack.Turns: SpelledWord {
    static let words: [RotationTrack.Turns] = [.shortest, .asGiven]
}
