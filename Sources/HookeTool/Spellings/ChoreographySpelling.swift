import Hooke
import HookeScene

/// Reads the parts of a choreography.
///
/// A part has one of these rows, and may have `name`, `start`, `offset`, `speed`, `repeat`, `yoyo` and `by`:
///
/// | fields | part |
/// | --- | --- |
/// | `move`, and the fields of a motion | a motion of the property with that name; without `from`, from the shown value |
/// | `sequence`, `group` | parts one after the other, or at the same time |
/// | `stagger`, with `each` or `total`, `origin`, `easing`, or all as `delays` | parts with delays; or `move` with a list of names |
/// | `interval` | seconds without motion |
/// | `call`, `label` | an event, or a time, with that name |
struct ChoreographySpelling {
    typealias Part = ChoreographyPart<String, SIMD4<Double>>

    static let names = ["move", "sequence", "group", "stagger", "interval", "call", "label"]

    /// The fields of a part.
    static let fieldNames =
        names + [
            "name", "start", "offset", "speed", "repeat", "yoyo", "by", "delays",
        ] + Stagger.fieldNames
        + MotionSpelling.fieldNames.filter { !["value", "startTime", "before", "after"].contains($0) }

    /// The components of each property.
    var components: [String: MotionComponents] = [:]

    /// Reads a part from its fields.
    mutating func part(_ fields: inout Fields) throws(Refusal) -> Part {
        let name = try fields.one(of: Self.names, "the part")
        var part: Part
        switch name {
        case "move": part = try move(&fields)
        case "sequence": part = Part(.sequence(try parts(&fields, name)))
        case "group": part = Part(.group(try parts(&fields, name)))
        case "stagger":
            let stagger = try stagger(&fields)
            part = Part(.stagger(stagger, try parts(&fields, name)))
        case "interval": part = Part(.interval(try fields.number(name)))
        default:
            part = Part(.call(isReported: name == "call"), name: ChoreographyName(try fields.string(name)))
        }
        if fields.has("name") { part.name = ChoreographyName(try fields.string("name")) }
        if fields.has("start") { part.anchor = try anchor(&fields) }
        part.offset = try fields.number("offset", default: 0)
        part.speed = try fields.number("speed", default: 1)
        part.repetition.isMirrored = try fields.flag("yoyo")
        if fields.takes("endless", "repeat") {
            part.repetition.count = nil
        } else if fields.has("repeat") {
            part.repetition.count = try fields.count("repeat", upTo: Int(Int32.max))
        }
        if fields.takes("jump", "by") {
            part.takeover = .jump
        } else if fields.has("by") {
            part.takeover = .law(try fields.value("by", HandoverLaw.init(_:at:)) ?? .spring(.snappy))
        }
        return part
    }

    private mutating func parts(_ fields: inout Fields, _ name: String) throws(Refusal) -> [Part] {
        var result: [Part] = []
        for node in try fields.elements(name) {
            result.append(
                try node.fields { (parts) throws(Refusal) in
                    try parts.accept(Self.fieldNames)
                    return try part(&parts)
                })
        }
        return result
    }

    private mutating func move(_ fields: inout Fields) throws(Refusal) -> Part {
        if case .array? = fields.peek("move") {
            var keys: [String] = []
            for node in try fields.elements("move") {
                keys.append(try node.string(accepted: "the name of a property"))
            }
            let stagger = try stagger(&fields)
            var components =
                keys.first(where: { self.components[$0] != nil }).flatMap { self.components[$0] }
                ?? MotionComponents()
            let motion = try motion(&fields, &components)
            for key in keys { self.components[key] = components }
            return Part(.staggered(stagger, keys, motion))
        }
        let key = try fields.string("move")
        return Part(.motion(key, try motion(&fields, &components[key, default: MotionComponents()])))
    }

    private func motion(
        _ fields: inout Fields, _ components: inout MotionComponents
    ) throws(Refusal) -> ChoreographyMotion<SIMD4<Double>> {
        let name = try fields.one(of: ["spring", "curve", "times", "decay"], "the motion")
        switch name {
        case "spring":
            let spring = try fields.spring("spring")
            let end = try components.require(&fields, "to")
            return .spring(
                spring, from: try components.read(&fields, "from"), to: end,
                velocity: try components.read(&fields, "velocity") ?? .zero)
        case "curve":
            let curve = try fields.curve("curve") ?? .linear
            let end = try components.require(&fields, "to")
            return .curve(
                curve, duration: try fields.number("duration"), from: try components.read(&fields, "from"),
                to: end)
        case "times":
            return .track(try MotionSpelling.track(&fields, &components).track(MotionComponents.vector))
        default:
            let rate = try MotionSpelling.decelerationRate(&fields)
            let velocity = try components.require(&fields, "velocity")
            return .decay(rate, from: try components.read(&fields, "from"), velocity: velocity)
        }
    }

    // MARK: - Delays and anchors

    private func stagger(_ fields: inout Fields) throws(Refusal) -> Stagger {
        if let stagger = try fields.value("delays", Stagger.init(_:at:)) { return stagger }
        let fields = try fields.notation(Stagger.fieldNames)
        return try refusing { () throws(HookeError) in try Stagger(fields) }
    }

    /// Reads `{"of":"name","point":"end"}`, with `fraction` or `crossing`, `component` and `count` instead of `point`.
    /// Without `of` it is the part before, with `"parent":true` the part around.
    private func anchor(_ fields: inout Fields) throws(Refusal) -> ChoreographyAnchor {
        try fields.object("start") { (parts) throws(Refusal) in
            try parts.accept(["of", "parent", "point", "fraction", "crossing", "component", "count"])
            let isParent = try parts.flag("parent")
            if isParent, parts.has("of") { throw Refusal("of is given; accepted: of or parent") }
            let reference: ChoreographyAnchor.Reference =
                isParent
                ? .parent : parts.has("of") ? .named(ChoreographyName(try parts.string("of"))) : .previous
            let name = try parts.one(of: ["point", "fraction", "crossing"], "point")
            let point: ChoreographyAnchor.Point
            switch name {
            case "fraction": point = .fraction(try parts.number("fraction"))
            case "crossing":
                point = .crossing(
                    try parts.number("crossing"),
                    component: parts.has("component") ? try parts.count("component", upTo: 3) : 0,
                    count: parts.has("count") ? try parts.count("count", upTo: Int(Int32.max)) : 1)
            default:
                let points: KeyValuePairs<String, ChoreographyAnchor.Point> = [
                    "start": .start, "end": .end, "settledEnd": .settledEnd,
                ]
                let text = try parts.string("point")
                guard let found = points.first(where: { $0.key == text })?.value else {
                    throw Refusal("point is \(quoted(text)); \(accepted(points.map(\.key), not: text))")
                }
                point = found
            }
            return ChoreographyAnchor(point, of: reference)
        }
    }
}
