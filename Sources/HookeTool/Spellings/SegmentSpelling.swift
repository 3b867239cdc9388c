import HookeMotion

/// The fields of a segment between two keys: an `Interpolation` of values whose type is not known yet.
struct SegmentSpelling {
    enum Form {
        case discrete, linear
        case cubic(TangentRule, startVelocity: [Double]?, endVelocity: [Double]?)
        case spring(Spring, velocity: [Double]?)
        case even(startTangent: [Double], endTangent: [Double])
    }

    var form: Form
    var timing: TimingFunction?

    /// The fields of a segment.
    static let fieldNames =
        [
            "mode", "spring", "velocity", "startTangent", "endTangent", "startVelocity", "endVelocity",
            "timing",
        ] + RuleSpelling.fieldNames

    /// The names of modes that are not tangent rules.
    private static let otherNames = ["hermite", "spring", "even"]
    static let names = RuleSpelling.allCases.map(\.rawValue) + otherNames

    /// Reads a segment: the name of a mode, or an object with one, its numbers and a timing function.
    static func read(
        _ node: JSONNode, count: Int, isPlain: Bool
    ) throws(Refusal) -> SegmentSpelling {
        guard node.value.members != nil || node.value.string != nil else {
            throw node.fault(accepted: "the name of a mode, or an object")
        }
        return try node.fields(orField: node.value.members == nil ? "mode" : nil) { (parts) throws(Refusal) in
            try parts.accept(fieldNames)
            let mode =
                try parts.has("mode") ? parts.string("mode") : parts.has("spring") ? "spring" : "linear"
            return try read(mode, &parts, count: count, isPlain: isPlain)
        }
    }

    /// Reads the fields of a mode.
    static func read(
        _ mode: String, _ fields: inout Fields, count: Int, isPlain: Bool
    ) throws(Refusal) -> SegmentSpelling {
        let form: Form
        switch sameName(mode, in: names) ?? mode {
        case "spring":
            let spring = try fields.spring("spring")
            form = .spring(
                spring, velocity: try fields.vector("velocity", count: count, isPlain: isPlain))
        case "even":
            let zero = Array(repeating: 0.0, count: count)
            form = .even(
                startTangent: try fields.vector("startTangent", count: count, isPlain: isPlain) ?? zero,
                endTangent: try fields.vector("endTangent", count: count, isPlain: isPlain) ?? zero)
        case "hermite":
            let start = try fields.vector("startVelocity", count: count, isPlain: isPlain)
            let end = try fields.vector("endVelocity", count: count, isPlain: isPlain)
            guard let start, let end else {
                throw Refusal(
                    .missing(field: start == nil ? "startVelocity" : "endVelocity", accepted: "a velocity"))
            }
            form = .cubic(.timeAwareCatmullRom, startVelocity: start, endVelocity: end)
        default:
            guard let spelling = RuleSpelling.allCases.first(where: { isSameName($0.rawValue, mode) }) else {
                throw unknown(mode, names)
            }
            let rule = try spelling.rule(&fields)
            form =
                switch rule {
                case .discrete: .discrete
                case .linear: .linear
                default:
                    .cubic(
                        rule,
                        startVelocity: try fields.vector("startVelocity", count: count, isPlain: isPlain),
                        endVelocity: try fields.vector("endVelocity", count: count, isPlain: isPlain))
                }
        }
        let timing =
            try fields.curve("timing")
        return SegmentSpelling(form: form, timing: timing)
    }

    static func unknown(_ mode: String, _ names: [String]) -> Refusal {
        Refusal(Notation.text(mode).fault("mode", accepted: list(names), words: names))
    }

    /// Whether the components of a value cannot be interpolated one by one.
    var isOfWholeValues: Bool {
        if case .even = form { true } else { false }
    }

    /// Returns the interpolation; `value` makes a value of its numbers.
    func interpolation<Value>(_ value: ([Double]) -> Value) -> Interpolation<Value> {
        let form: Interpolation<Value>.Form =
            switch self.form {
            case .discrete: .discrete
            case .linear: .linear
            case .cubic(let rule, let start, let end):
                .cubic(rule, startVelocity: start.map(value), endVelocity: end.map(value))
            case .spring(let spring, let velocity): .spring(spring, initialVelocity: velocity.map(value))
            case .even(let start, let end): .even(startTangent: value(start), endTangent: value(end))
            }
        return Interpolation(form: form, timing: timing)
    }
}
