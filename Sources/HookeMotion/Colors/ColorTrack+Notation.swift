extension ColorTrack {
    /// The fields of a track of colours.
    package static var fieldNames: [String] {
        words("times values interpolations velocities inVelocities outVelocities in hue")
            + SegmentNotation.fieldNames
    }

    /// Reads the fields of a track: times, colours, a rule or interpolations, the space `in` and the arc `hue`.
    @inline(never)
    package init(_ fields: NotationFields) throws(HookeError) {
        var values: [ColorValue] = []
        for element in try fields.elements("values", accepted: "an array of colours") {
            values.append(try ColorValue(element.value, at: element.place))
        }
        let path = try TrackNotation(fields, values: values.count, NotationShape(of: SIMD4<Double>.self))
        let (rule, segments) = path.interpolations { SIMD4<Double>(numbers: $0) }
        guard let space = try fields.value("in", ColorValue.Space.init(_:at:)) else {
            throw .missing(field: fields.path(of: "in"), accepted: list(ColorValue.Space.names))
        }
        let arc = try fields.choice("hue", of: ColorValue.HueArc.allCases) ?? .shorter
        do {
            if let rule {
                try self.init(times: path.times, values: values, rule: rule, space: space, hueArc: arc)
            } else {
                try self.init(
                    times: path.times, values: values, interpolations: segments, space: space, hueArc: arc)
            }
        } catch { throw fields.naming(error) }
    }

    /// The fields of the track.
    package var members: [Notation.Member] {
        var members = TrackNotation.members(
            times, values.map { $0.notation }, components.rule,
            components.rule == nil ? components.interpolations.map { $0.notation } : [])
        members.append(.init("in", space.notation))
        if hueArc != .shorter { members.append(.init("hue", .text(hueArc.rawValue))) }
        return members
    }
}

#if !hasFeature(Embedded)
    extension ColorTrack: Codable, NotationCoded, FieldsCoded, TrackCoded {}
#endif
