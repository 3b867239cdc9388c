/// A transform through keyframes.
///
/// - Keys are decomposed as in `TransformInterpolation`, all as 2-D or all as 3-D. Translation, scale, skew
///   and perspective follow the rule component by component, the rotation as a `RotationTrack`. A flip about
///   one axis therefore has the angles of the scalar track with the same keys.
/// - At its keys, outside them and in holds the transform is bit-identical to the keys' own.
/// - One rule applies to all segments, or an ``Interpolation`` to each; they join as in `KeyframeTrack`.
/// - If a key is singular (a view that grows from scale 0), the sixteen fields follow the rule instead.
public struct TransformTrack: Sendable {
    /// The transforms of the keyframes.
    public let values: [Transform3D]
    /// When a key counts as singular.
    public let policy: Transform3D.SingularityPolicy

    let source: Source
    /// The parts without the rotation, or the fields if there are no rotations.
    let rows: KeyframeTrack<TransformRows>
    let rotations: RotationTrack?
    let kinds: [TransformKind]
    /// The rotations of the segments, prepared for many samples.
    let turns: [PreparedRotation]
    /// The interpolations of segments with a method; empty if no segment has one.
    let pairs: [TransformInterpolation?]

    enum Source: Hashable {
        case rule(TangentRule)
        case mixed([Interpolation])
    }

    /// Creates a track through transforms at times, with one rule.
    ///
    /// - Throws: as `KeyframeTrack`; a transform with a field that is not finite is a `HookeError.badElement`.
    public init(
        times: [Double], values: [Transform3D], rule: TangentRule,
        policy: Transform3D.SingularityPolicy = .rounding
    ) throws(HookeError) {
        try self.init(times, values, .rule(rule), policy)
    }

    /// Creates a track through transforms at times, with an interpolation per segment.
    ///
    /// - Throws: as `init(times:values:rule:policy:)`; `HookeError.wrongCount` unless the interpolations are
    ///   one less than the keys.
    public init(
        times: [Double], values: [Transform3D], interpolations: [Interpolation],
        policy: Transform3D.SingularityPolicy = .rounding
    ) throws(HookeError) {
        try self.init(times, values, .mixed(interpolations), policy)
    }

    /// Creates a track through keyed transforms.
    ///
    /// - Throws: as `init(times:values:rule:policy:)`.
    public init(_ keyframes: [(time: Double, transform: Transform3D)], rule: TangentRule) throws(HookeError) {
        try self.init(times: keyframes.map { $0.time }, values: keyframes.map { $0.transform }, rule: rule)
    }

    private init(
        _ times: [Double], _ values: [Transform3D], _ source: Source, _ policy: Transform3D.SingularityPolicy
    ) throws(HookeError) {
        for (index, value) in values.enumerated() {
            if let field = value.isFinite ? nil : value.elements.first(where: { !$0.isFinite }) {
                throw .badElement(
                    field: "values", index: index, value: field, accepted: "a transform of finite fields")
            }
        }
        self.values = values
        self.policy = policy
        self.source = source
        let paths: [Interpolation]
        var kinds: [TransformKind]
        if let parts = TransformParts.all(values, policy) {
            let rows = try source.track(times, parts.map { TransformRows($0) })
            let rotations = try source.rotations(times, parts.map { $0.rotation })
            paths = source.paths(count: rows.knots.segmentCount)
            let prepared = paths.indices.map(rotations.preparedRotation)
            kinds = paths.indices.map { k in
                let rests = values[k] == values[k + 1] && rotations.isStill(k)
                return TransformKind(
                    rows.segment(k), hold: paths[k].form == .discrete, rests: rests,
                    canTurn: prepared[k] != nil)
            }
            turns = prepared.map { $0 ?? PreparedRotation(from: .identity, by: .zero) }
            (self.rows, self.rotations) = (rows, rotations)
        } else {
            let rows = try source.track(times, values.map { TransformRows($0) })
            paths = source.paths(count: rows.knots.segmentCount)
            kinds = paths.indices.map { TransformKind(rows.segment($0), hold: paths[$0].form == .discrete) }
            turns = []
            (self.rows, self.rotations) = (rows, nil)
        }
        let pairs = paths.indices.map { k -> TransformInterpolation? in
            guard case .method(let method) = paths[k].form else { return nil }
            return TransformInterpolation(from: values[k], to: values[k + 1], method: method, policy: policy)
        }
        for k in pairs.indices where pairs[k] != nil && kinds[k] != .still { kinds[k] = .special }
        self.pairs = pairs.contains { $0 != nil } ? pairs : []
        self.kinds = kinds
    }

    var knots: Knots { rows.knots }

    /// The times of the keyframes.
    public var times: [Double] { knots.times }

    /// The rule of all segments; `nil` for a track with an interpolation per segment.
    public var rule: TangentRule? {
        if case .rule(let rule) = source { rule } else { nil }
    }

    /// The interpolation of each segment: one less than keys.
    public var interpolations: [Interpolation] { source.paths(count: knots.segmentCount) }

    /// Whether the keys are decomposed, and not interpolated field by field because one is singular.
    public var isDecomposed: Bool { rotations != nil }
}

// MARK: - Interpolations

extension TransformTrack {
    /// How a track interpolates from one key to the next. As `HookeMotion.Interpolation`, but without given
    /// velocities: the parts of a transform have different units.
    public struct Interpolation: Hashable, Sendable {
        /// The form of the way between two keys.
        public enum Form: Hashable, Sendable {
            /// Stays until the next key, then jumps.
            case discrete
            /// Linear in each part, with constant angular velocity.
            case linear
            /// A cubic by a rule; neighbouring cubics of one rule form one spline. By `TangentRule.discrete` and `.linear`, an
            /// interpolation has the forms ``discrete`` and ``linear``.
            case cubic(TangentRule)
            /// `TransformInterpolation` with this method between the two keys, whatever the other keys are. Cubics beside it
            /// end as beside a linear segment.
            case method(TransformInterpolation.Method)
            /// A spring moves each part from the segment's start, with the velocity of arrival. The track
            /// jumps over the distance that remains at the next key.
            case spring(Spring)
        }

        /// The form of the way between the keys.
        public var form: Form { didSet { form = form.plain } }
        /// Maps the fraction of the segment's time to the fraction of the path; `nil` for the identity.
        public var timing: TimingFunction?

        /// Creates an interpolation from a form and its timing.
        public init(form: Form, timing: TimingFunction? = nil) {
            self.form = form.plain
            self.timing = timing
        }

        /// Creates an interpolation from a rule: `.discrete` and `.linear` are those forms, all others are
        /// cubics.
        public init(rule: TangentRule, timing: TimingFunction? = nil) {
            self.init(form: .cubic(rule), timing: timing)
        }

        /// Stays until the next key.
        public static var discrete: Self { Self(form: .discrete) }
        /// Linear, at constant speed.
        public static var linear: Self { Self(form: .linear) }
        /// A cubic by a rule; forms one spline with neighbours of the same rule.
        public static func cubic(_ rule: TangentRule) -> Self { Self(form: .cubic(rule)) }
        /// Linear, with a timing function.
        public static func eased(_ timing: TimingFunction) -> Self { Self(form: .linear, timing: timing) }
        /// `TransformInterpolation` with a method, for this pair alone.
        public static func method(_ method: TransformInterpolation.Method) -> Self {
            Self(form: .method(method))
        }
        /// A spring, from the velocity of arrival.
        public static func spring(_ spring: Spring) -> Self { Self(form: .spring(spring)) }

        /// Converts the interpolation for one channel.
        func channel<Value: VectorSpace>(_: Value.Type) -> HookeMotion.Interpolation<Value> {
            switch form {
            case .discrete: HookeMotion.Interpolation(form: .discrete, timing: timing)
            case .linear, .method: HookeMotion.Interpolation(form: .linear, timing: timing)
            case .cubic(let rule): HookeMotion.Interpolation(rule: rule, timing: timing)
            case .spring(let spring): HookeMotion.Interpolation(form: .spring(spring), timing: timing)
            }
        }
    }
}

extension TransformTrack.Interpolation.Form {
    /// The form, where cubics by `discrete` and `linear` rules become those forms.
    fileprivate var plain: Self {
        switch self {
        case .cubic(.discrete): .discrete
        case .cubic(.linear): .linear
        default: self
        }
    }
}

extension TransformTrack.Source {
    fileprivate func paths(count: Int) -> [TransformTrack.Interpolation] {
        switch self {
        case .rule(let rule): Array(repeating: TransformTrack.Interpolation(rule: rule), count: count)
        case .mixed(let interpolations): interpolations
        }
    }

    fileprivate func track<Value: VectorSpace>(
        _ times: [Double], _ values: [Value]
    ) throws(HookeError) -> KeyframeTrack<Value> {
        switch self {
        case .rule(let rule): try KeyframeTrack(times: times, values: values, rule: rule)
        case .mixed(let interpolations):
            try KeyframeTrack(
                times: times, values: values, interpolations: interpolations.map { $0.channel(Value.self) })
        }
    }

    fileprivate func rotations(
        _ times: [Double], _ values: [Quaternion]
    ) throws(HookeError) -> RotationTrack {
        switch self {
        case .rule(let rule): try RotationTrack(times: times, values: values, rule: rule)
        case .mixed(let interpolations):
            try RotationTrack(
                times: times, values: values,
                interpolations: interpolations.map { $0.channel(Vector3.self) })
        }
    }
}

// MARK: - Comparison and coding

extension TransformTrack: Hashable {
    /// Returns whether keys, interpolations and policy are equal.
    public static func == (a: Self, b: Self) -> Bool {
        a.knots == b.knots && a.values == b.values && a.source == b.source && a.policy == b.policy
    }

    /// Hashes keys, interpolations and policy.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(knots)
        hasher.combine(values)
        hasher.combine(source)
        hasher.combine(policy)
    }
}
