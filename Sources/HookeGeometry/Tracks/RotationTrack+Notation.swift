extension TrackNotation {
    /// Makes the track of rotations.
    @inline(never)
    package func rotations() throws(HookeError) -> RotationTrack {
        let values = self.values.map { Quaternion(numbers: $0) }
        let turns: RotationTrack.Turns = turnsAsGiven ? .asGiven : .shortest
        do {
            switch path {
            case .rule(let rule):
                return try RotationTrack(times: times, values: values, rule: rule, turns: turns)
            case .segments(let segments):
                return try RotationTrack(
                    times: times, values: values,
                    interpolations: segments.map { $0.interpolation { Vector3(numbers: $0) } }, turns: turns)
            case .paced:
                return try .paced(values: values, from: times[0], to: times[times.count - 1], turns: turns)
            case .cubicPaced:
                return try .cubicPaced(
                    values: values, from: times[0], to: times[times.count - 1], turns: turns)
            case .componentwise(let arriving, let leaving):
                return try RotationTrack(
                    times: times, values: values, inTangents: arriving.map { Quaternion(numbers: $0) },
                    outTangents: leaving.map { Quaternion(numbers: $0) })
            case .bezier: preconditionFailure("the mode bezier is refused for rotations")
            }
        } catch { throw fields.naming(error) }
    }
}

extension Quaternion {
    /// Creates a quaternion from x, y, z and w.
    package init(numbers: [Double]) {
        self.init(x: numbers[0], y: numbers[1], z: numbers[2], w: numbers[3])
    }

    /// The quaternion as a list of x, y, z and w.
    package var notation: Notation { Notation([x, y, z, w]) }
}

extension RotationTrack {
    /// Reads the fields of a track of the kind `rotation`; others are ignored.
    @inline(never)
    package init(_ fields: NotationFields) throws(HookeError) {
        guard fields.has("kind") else {
            throw .missing(field: fields.path(of: "kind"), accepted: "rotation")
        }
        self = try TrackNotation(fields, kinds: ["rotation"]).rotations()
    }

    /// The fields of the track: times, values, and the rule, the interpolations or the tangents.
    package var members: [Notation.Member] {
        let values = values.map { $0.notation }
        var members: [Notation.Member]
        switch source {
        case .rule(let rule): members = TrackNotation.members(times, values, rule, [])
        case .mixed(let segments):
            members = TrackNotation.members(times, values, nil, segments.map { $0.notation })
        case .components(let inTangents, let outTangents):
            members = [
                .init("times", Notation(times)), .init("values", .list(values)),
                .init("mode", .text("componentwise")),
                .init("inTangents", .list(inTangents.map { $0.notation })),
                .init("outTangents", .list(outTangents.map { $0.notation })),
            ]
        }
        if turns != .shortest { members.append(.init("turns", .text(turns.rawValue))) }
        return [.init("kind", .text("rotation"))] + members
    }
}

#if !hasFeature(Embedded)
    extension RotationTrack: Codable, NotationCoded, FieldsCoded, TrackCoded {}
#endif
