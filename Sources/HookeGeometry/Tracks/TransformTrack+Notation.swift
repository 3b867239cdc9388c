// How tracks of transforms are written: as other tracks, with transforms as values, and segments that may have a `method`.

extension Transform3D {
    /// Reads a transform: sixteen numbers m11, m12, … m44, or CSS text without percentages and em.
    @inline(never)
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        self = try TransformList(notation, at: place).transform
    }
}

extension TransformTrack.Interpolation {
    /// Reads a segment: the name of a mode, or an object with a mode, a spring or a `method`.
    @inline(never)
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        let fields = try NotationFields(
            notation, of: "segment", at: place,
            accepted: words("mode method spring timing") + TangentRule.fieldNames, orField: "mode")
        if let method = try fields.choice("method", of: TransformInterpolation.Method.allCases) {
            self.init(form: .method(method), timing: try fields.value("timing", TimingFunction.init(_:at:)))
        } else {
            if let stray = fields.present(words("velocity startVelocity endVelocity")).first {
                throw fields.refusal(stray, "given", accepted: "no velocity in a track of transforms")
            }
            let segment = try SegmentNotation(
                fields, of: TrackMode.rules + [.spring], NotationShape(of: Double.self)
            ).interpolation { _ in 0.0 }
            switch segment.form {
            case .discrete: self.init(form: .discrete, timing: segment.timing)
            case .cubic(let rule, _, _): self.init(form: .cubic(rule), timing: segment.timing)
            case .spring(let spring, _): self.init(form: .spring(spring), timing: segment.timing)
            case .linear, .even: self.init(form: .linear, timing: segment.timing)
            }
        }
        try fields.finish()
    }

    /// The segment as it is written.
    package var notation: Notation {
        guard case .method(let method) = form else { return channel(Double.self).notation }
        var members = [Notation.Member("method", .text(method.rawValue))]
        if let timing { members.append(.init("timing", timing.notation)) }
        return .fields(members)
    }
}

extension TransformTrack {
    /// The fields of a track of transforms.
    package static var fieldNames: [String] {
        words("times values interpolations policy mode") + TangentRule.fieldNames
    }

    /// Reads the fields of a track: times, transforms, a rule or interpolations, and `policy`; others are ignored.
    @inline(never)
    package init(_ fields: NotationFields) throws(HookeError) {
        let times = try fields.numbers("times")
        var values: [Transform3D] = []
        for element in try fields.elements("values", accepted: "an array of transforms") {
            values.append(try Transform3D(element.value, at: element.place))
        }
        let policy = try fields.choice("policy", of: Transform3D.SingularityPolicy.allCases) ?? .rounding
        let rule = try TangentRule(fields, default: nil)
        var segments: [Interpolation] = []
        if rule == nil {
            for element in try fields.elements("interpolations", accepted: "an array, or mode") {
                segments.append(try Interpolation(element.value, at: element.place))
            }
        }
        do {
            if let rule {
                try self.init(times: times, values: values, rule: rule, policy: policy)
            } else {
                try self.init(times: times, values: values, interpolations: segments, policy: policy)
            }
        } catch { throw fields.naming(error) }
    }

    /// The fields of the track: times, sixteen numbers for each transform, the rule or the interpolations, and the policy
    /// unless it is `rounding`.
    package var members: [Notation.Member] {
        var segments: [Notation] = []
        if case .mixed(let interpolations) = source { segments = interpolations.map { $0.notation } }
        var members = TrackNotation.members(times, values.map { Notation($0.elements) }, rule, segments)
        if policy != .rounding { members.append(.init("policy", .text(policy.rawValue))) }
        return members
    }
}

#if !hasFeature(Embedded)
    extension TransformTrack.Interpolation: Codable, NotationCoded {
        package static var notationName: String { "segment" }
    }

    extension TransformTrack: Codable, NotationCoded, FieldsCoded, TrackCoded {}
#endif
