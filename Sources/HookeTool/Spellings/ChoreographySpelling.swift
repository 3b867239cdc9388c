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
/// | `stagger`, with `each` or `total`, `origin`, `easing` | parts with delays; or `move` with a list of names |
/// | `interval` | seconds without motion |
/// | `call`, `label` | an event, or a time, with that name |
struct ChoreographySpelling {
    typealias Part = ChoreographyPart<String, SIMD4<Double>>

    static let names = ["move", "sequence", "group", "stagger", "interval", "call", "label"]

    /// The fields of a part.
    static let fieldNames =
        names + [
            "name", "start", "offset", "speed", "repeat", "yoyo", "by", "each", "total", "origin", "easing",
        ]
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
        if fields.has("start") { part.anchor = try anchor(fields.anything("start")) }
        part.offset = try fields.number("offset", default: 0)
        part.speed = try fields.number("speed", default: 1)
        part.repetition.isMirrored = try fields.flag("yoyo")
        if case .string("endless")? = fields.peek("repeat") {
            _ = try fields.anything("repeat")
            part.repetition.count = nil
        } else if fields.has("repeat") {
            part.repetition.count = try fields.count("repeat", upTo: Int(Int32.max))
        }
        if case .string("jump")? = fields.peek("by") {
            _ = try fields.anything("by")
            part.takeover = .jump
        } else if fields.has("by") {
            part.takeover = .law(try fields.value("by", HandoverLaw.init(_:at:)) ?? .spring(.snappy))
        }
        return part
    }

    private mutating func parts(_ fields: inout Fields, _ name: String) throws(Refusal) -> [Part] {
        var result: [Part] = []
        for (index, value) in try fields.elements(name).enumerated() {
            let place = "\(name)[\(index)]"
            var parts = try Fields(value, at: place)
            result.append(
                try refusing(at: place) { () throws(Refusal) in
                    try parts.accept(Self.fieldNames)
                    let part = try part(&parts)
                    try parts.finish()
                    return part
                })
        }
        return result
    }

    private mutating func move(_ fields: inout Fields) throws(Refusal) -> Part {
        if case .array(let names)? = fields.peek("move") {
            var keys: [String] = []
            for (index, value) in names.enumerated() {
                guard case .string(let key) = value else {
                    throw fields.wrong("move[\(index)]", value, accepted: "the name of a property")
                }
                keys.append(key)
            }
            _ = try fields.anything("move")
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
        let name = try fields.one(of: ["each", "total"], "the delay")
        let seconds = try fields.number(name)
        let origin = fields.has("origin") ? try origin(fields.anything("origin")) : .first
        let easing =
            try fields.curve("easing")
        return name == "each"
            ? Stagger(each: seconds, from: origin, easing: easing)
            : Stagger(total: seconds, from: origin, easing: easing)
    }

    private func origin(_ value: JSONValue) throws(Refusal) -> Stagger.Origin {
        let words: KeyValuePairs<String, Stagger.Origin> = [
            "first": .first, "last": .last, "center": .center, "edges": .edges,
        ]
        switch value {
        case .string(let text):
            guard let origin = words.first(where: { $0.key == text })?.value else {
                throw Refusal("origin is \(quoted(text)); \(accepted(words.map(\.key), not: text))")
            }
            return origin
        case .number(let number):
            guard let index = Int(exactly: number) else {
                throw Refusal("origin is \(number); accepted: a whole number, a word or an object")
            }
            return .index(index)
        default:
            var parts = try Fields(value, at: "origin")
            return try refusing(at: "origin") { () throws(Refusal) in
                try parts.accept(["columns", "rows", "column", "row", "metric"])
                let columns = try parts.count("columns", upTo: Int(Int32.max))
                var grid: Stagger.Grid
                if parts.has("rows") {
                    grid = Stagger.Grid(columns: columns, rows: try parts.count("rows", upTo: Int(Int32.max)))
                } else {
                    grid = Stagger.Grid(
                        columns: columns, column: try parts.number("column"), row: try parts.number("row"))
                }
                grid.metric = try parts.word("metric", default: .euclidean)
                try parts.finish()
                return .grid(grid)
            }
        }
    }

    /// Reads `{"of":"name","point":"end"}`, with `fraction` or `crossing`, `component` and `count` instead of `point`.
    /// Without `of` it is the part before, with `"parent":true` the part around.
    private func anchor(_ value: JSONValue) throws(Refusal) -> ChoreographyAnchor {
        var parts = try Fields(value, at: "start")
        return try refusing(at: "start") { () throws(Refusal) in
            try parts.accept(["of", "parent", "point", "fraction", "crossing", "component", "count"])
            let isParent = try parts.flag("parent")
            if isParent, parts.has("of") { throw Refusal("of is given; accepted: of or parent") }
            let reference: ChoreographyAnchor.Reference =
                isParent
                ? .parent : parts.has("of") ? .named(ChoreographyName(try parts.string("of"))) : .previous
            let name = try parts.one(of: ["point", "fraction", "crossing"], "the point")
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
            try parts.finish()
            return ChoreographyAnchor(point, of: reference)
        }
    }
}

extension Stagger.Grid.Metric: SpelledWord {}
