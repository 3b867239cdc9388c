// How a timing function is written: as text, and as fields of JSON or Codable containers.

extension TimingFunction {
    /// Creates the curve of a text.
    ///
    /// - A name of ``names``: `easeOutBounce`, `emphasized`; hyphens may stand for capitals.
    /// - CSS: `ease-in`, `cubic-bezier(0.2, 0, 0, 1)`, `steps(4, jump-none)`, `linear(0, 0.5 25%, 1)`.
    /// - `easeOutElastic(1.5, 0.4)`, of an amplitude and a period, `easeInBack(2.5)`, `easeInOutPow(3)`; or with the names of the
    ///   numbers: `easeOutElastic(amplitude=1.5, period=0.4)`.
    /// - `spring(bouncy)`, or `spring(…)` with the numbers of a spring as `Spring.init(text:)` reads them. With more numbers
    ///   the spring is the first argument: `spring(bouncy, velocity=2, duration=0.6)`; without a duration it ends where the spring has
    ///   settled, within `epsilon` (0.001 if left out) and `epsilon-speed`.
    /// - `path("M 0,0 C …")`: several Béziers as an SVG path.
    /// - `reversed(easeOutBounce)` and `composed(outer=steps(4), inner=ease)`.
    ///
    /// In JSON the same is a string, or an object of the fields.
    /// - Throws: `HookeError` with the path of the field in the text, its value and what is accepted.
    public init(text: String) throws(HookeError) { try self.init(.text(text), at: "curve") }

    /// The curve as the shortest text that `init(text:)` reads as the same bits, unless more than 64 curves are inside one
    /// another.
    public var text: String { notation.text }

    /// The curve as it is written.
    package var notation: Notation {
        switch self {
        case .easing(let easing): return .text(easing.name)
        case .path(let path):
            return path == .emphasized ? .text("emphasized") : .fields([.init("path", .text(path.svg))])
        case .spring(let curve): return curve.notation
        case .reversed(let curve): return .fields([.init("reversed", .text(curve.text))])
        case .composed(let outer, let inner):
            return .fields([
                .init(
                    "composed",
                    .fields([.init("outer", .text(outer.text)), .init("inner", .text(inner.text))]))
            ])
        default:
            if let css { return .text(css) }
            return .fields([.init(kindName, .list(accept(NumberListVisitor()).map { .number($0) }))])
        }
    }

    /// The fields that are a whole curve. Kinds that numbers alone make need no code here.
    package static var kindFields: [String] {
        ["curve"] + numericKinds.map { $0.name }
            + words("cubicBezier steps linear spring path reversed composed")
            + Easing.parametrized.map { $0.plainName }
    }

    /// The fields of a curve.
    package static var fieldNames: [String] {
        kindFields + extras
    }

    /// The words that are accepted as a curve: those of CSS, and names.
    @inline(never) package static var keywords: [String] {
        words("ease ease-in ease-out ease-in-out linear step-start step-end") + names.dropFirst(2)
    }

    private static var jumps: [String] { Steps.Jump.allCases.map { $0.rawValue } + words("start end") }

    private static var extras: [String] { words("jump velocity duration epsilon epsilonSpeed") }

    private static let functions =
        "cubic-bezier(…), steps(…), linear(…), spring(…) with a spring, path(\"…\"), reversed(…) with a curve, composed(…), easeInElastic(…), easeInBack(…) and easeInPow(…) with numbers"

    /// Reads a curve: a text or an object.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        try notation.checkDepth(at: place)
        switch notation {
        case .text(let text):
            self = try notation.read(at: place) { (_, place) throws(HookeError) in
                try TimingFunction(text, at: place)
            }
        case .fields(let members):
            try self.init(NotationFields(members, at: place, accepted: Self.fieldNames))
        default: throw notation.fault(HookeError.Field(place), accepted: "a text or an object")
        }
    }

    private init(_ text: String, at place: String) throws(HookeError) {
        var reader = CSSReader(text)
        var fault: HookeError?
        do {
            if let curve = try Self.read(&reader) {
                self = curve
                return
            }
        } catch { fault = error }
        if let curve = TimingFunction(named: text) {
            self = curve
            return
        }
        var members = Notation(call: text)?.members ?? []
        let head = members.first?.name
        if let head, isSameName(head, "steps"), case .list(let parts)? = members.first?.value,
            parts.count == 2,
            case .text(let jump) = parts[1], sameName(jump, in: Self.jumps) != nil
        {
            // As `jumpNone`, which is not CSS.
            members = [.init(head, parts[0]), .init("jump", parts[1])]
        }
        if let head, sameName(head, in: Self.kindFields) != nil,
            members.count > 1 || sameName(head, in: words("steps linear curve cubicBezier")) == nil
        {
            try self.init(NotationFields(members, at: place, accepted: Self.fieldNames))
            return
        }
        // A word that CSS does not have; errors inside a function of CSS give the position.
        var offset = fault == nil ? reader.wordStart : nil
        if case .badText(_, _, let place, _)? = fault { offset = place }
        guard let offset, offset == 0 || head == nil else {
            let fault = fault ?? Self.unknownWord(reader)
            throw fault.field == .css ? fault.renamed(to: HookeError.Field(place)) : fault
        }
        if let fault = Notation.imbalance(of: text, at: HookeError.Field(place)) { throw fault }
        let keywords = Self.keywords
        var near = nearestWord(
            to: head ?? text, in: keywords + ["cubic-bezier"] + Self.kindFields.dropFirst())
        if let word = near, sameName(word, in: keywords) == nil { near = word + "(…)" }
        throw .badValue(
            field: HookeError.Field(place), value: Notation.text(text).shown,
            nearest: Self.function(text) ?? near, accepted: list(keywords + [Self.functions]))
    }

    /// Reads the one curve that some fields are; other fields are ignored.
    package init(_ fields: NotationFields) throws(HookeError) {
        let kinds = Self.kindFields
        let used = fields.present(kinds)
        guard let kind = used.first, let value = fields[kind] else {
            throw .missing(
                field: HookeError.Field(fields.place.isEmpty ? "the curve" : fields.place),
                accepted: "exactly one of " + list(kinds))
        }
        if used.count > 1 {
            throw fields.refusal(
                used[1], "given beside \(fields.path(of: kind))", accepted: "exactly one of " + list(kinds))
        }
        let extras = Self.extras
        let accepted =
            isSameName(kind, "steps") ? extras[..<1] : isSameName(kind, "spring") ? extras[1...] : []
        for extra in extras where fields.has(extra) && sameName(extra, in: Array(accepted)) == nil {
            throw fields.refusal(
                extra, "\(fields.text(extra)) beside \(fields.path(of: kind))",
                accepted: extra + (isSameName(extra, "jump") ? " beside steps" : " beside spring"))
        }
        let place = fields.path(of: kind).name
        let name = isSameName(kind, "cubicBezier") ? "bezier" : kind
        if let numeric = Self.numericKinds.first(where: { isSameName($0.name, name) }) {
            self = try Self.numeric(numeric, value, at: place)
            return
        }
        if let plain = Easing.parametrized.first(where: { isSameName($0.plainName, kind) }) {
            self = .easing(try Easing(plain, value, at: place))
            return
        }
        switch CSSWord(kind) {
        case "steps":
            let count = try fields.number("steps", accepted: "a whole number of steps")
            let word = try fields.word("jump", of: Self.jumps)
            guard let whole = Int(exactly: count) else {
                throw fields.fault("steps", accepted: "a whole number of steps")
            }
            let jump = Steps.Jump.allCases.first { jump in
                word.map { sameName(jump.rawValue, in: [$0, "jump-" + $0]) != nil } ?? false
            }
            do { self = .steps(try Steps(whole, jump: jump ?? .end)) } catch {
                throw fields.naming(error, ["count": "steps"])
            }
        case "linear": self = .linear(try Self.stops(value, at: place))
        case "spring": self = .spring(try SpringCurve(fields))
        case "path":
            guard case .text(let svg) = value else {
                throw fields.fault(kind, accepted: #"an SVG path such as "M 0,0 C 0.05,0 0.1,0.1 1,1""#)
            }
            do { self = .path(try EasingPath(svg: svg)) } catch {
                throw error.renamed(to: HookeError.Field(place))
            }
        case "reversed": self = try TimingFunction(value, at: place).reversed()
        case "composed":
            let parts = try NotationFields(value.members ?? [], at: place, accepted: words("outer inner"))
            guard let outer = parts["outer"], let inner = parts["inner"] else {
                throw .missing(
                    field: parts.path(of: parts.has("outer") ? "inner" : "outer"), accepted: "a curve")
            }
            self = try TimingFunction(outer, at: parts.path(of: "outer").name)
                .composed(after: TimingFunction(inner, at: parts.path(of: "inner").name))
        default: self = try TimingFunction(value, at: place)
        }
    }

    /// The function that a text may mean: `spring:bouncy` and `bouncy` are `spring(bouncy)`, four numbers a Bézier; `nil` for
    /// others.
    private static func function(_ text: String) -> String? {
        #if hasFeature(Embedded)
            // Left out of the small module of the JavaScript package.
            return nil
        #else
            if (try? Spring(.text(text), at: "")) != nil { return "spring(\(text))" }
            if let numbers = Notation(call: "bezier(\(text))").flatMap({
                try? TimingFunction($0, at: "curve")
            }) {
                return numbers.css
            }
            guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
                let field = sameName(String(decoding: text.utf8[..<colon], as: UTF8.self), in: kindFields)
            else { return nil }
            return "\(field)(\(String(decoding: text.utf8[text.utf8.index(after: colon)...], as: UTF8.self)))"
        #endif
    }

    private static func numeric(
        _ kind: NumericKind, _ value: Notation, at place: String
    ) throws(HookeError) -> TimingFunction {
        var numbers: [Double] = []
        var elements: [Notation] = []
        if case .list(let list) = value { elements = list } else { elements = [value] }
        for element in elements {
            if case .number(let number) = element { numbers.append(number) }
        }
        guard numbers.count == kind.count, elements.count == kind.count else {
            throw value.fault(
                HookeError.Field(place),
                accepted: isSameName(kind.name, "bezier") ? "[x1, y1, x2, y2]" : "\(kind.count) numbers")
        }
        do { return try kind.curve(numbers) } catch {
            throw error.renamingField { HookeError.Field("\(place).\($0)") }
        }
    }

    private static func stops(_ value: Notation, at place: String) throws(HookeError) -> LinearStops {
        guard case .list(let rows) = value else {
            throw value.fault(HookeError.Field(place), accepted: "an array of [input, output]")
        }
        var stops: [LinearStops.Stop] = []
        for (index, row) in rows.enumerated() {
            guard case .list(let pair) = row, pair.count == 2, case .number(let input) = pair[0],
                case .number(let output) = pair[1]
            else { throw row.fault(HookeError.Field("\(place)[\(index)]"), accepted: "[input, output]") }
            stops.append(LinearStops.Stop(input: input, output: output))
        }
        do { return try LinearStops(stops) } catch {
            throw error.renamingField { field in
                if field == .stopInputs { return HookeError.Field("input of \(place)") }
                return HookeError.Field(field == .stopOutputs ? "output of \(place)" : place)
            }
        }
    }
}

private struct NumberListVisitor: CurveVisitor {
    func visit(_ curve: some CurveKind) -> [Double] { curve.numberList }
}

extension SpringCurve {
    /// The curve as it is written: its velocity unless it is 0, and its duration unless it is the settling duration.
    package var notation: Notation {
        let isUsual = (try? SpringCurve(spring, initialVelocity: initialVelocity))?.duration == duration
        guard !isUsual || initialVelocity != 0 else { return .fields([.init("spring", spring.notation)]) }
        var members = [Notation.Member("spring", .text(spring.text))]
        if initialVelocity != 0 { members.append(.init("velocity", .number(initialVelocity))) }
        if !isUsual { members.append(.init("duration", .number(duration))) }
        return .fields(members)
    }

    /// Reads `spring`, `velocity`, and `duration` or what counts as settled. These may also be among the numbers of the
    /// spring: `spring(stiffness=170, damping=26, velocity=2)`. A `duration` beside `bounce` or
    /// alone is the spring's.
    fileprivate init(_ fields: NotationFields) throws(HookeError) {
        var notation = fields["spring"] ?? .null
        var (inner, names) = ([Notation.Member](), words("velocity epsilon epsilonSpeed"))
        if case .fields(let members) = notation {
            let pair = members.filter { sameName($0.name, in: names + ["duration"]) == nil }
            if !pair.isEmpty, !pair.contains(where: { isSameName($0.name, "bounce") }) {
                names.append("duration")
            }
            inner = members.filter { sameName($0.name, in: names) != nil }
            notation = .fields(members.filter { sameName($0.name, in: names) == nil })
        }
        let spring = try Spring(notation, at: fields.path(of: "spring").name)
        let others = try NotationFields(inner, at: fields.path(of: "spring").name, accepted: names)
        func number(_ name: String) throws(HookeError) -> Double? {
            guard let number = try others.optionalNumber(name) else { return try fields.optionalNumber(name) }
            if fields.has(name) { throw others.refusal(name, "given twice", accepted: "each field once") }
            return number
        }
        let (velocity, duration) = (try number("velocity"), try number("duration"))
        let (epsilon, speed) = (try number("epsilon"), try number("epsilonSpeed"))
        if duration != nil, epsilon ?? speed != nil {
            throw fields.refusal(
                epsilon != nil ? "epsilon" : "epsilonSpeed", "given beside \(fields.path(of: "duration"))",
                accepted: "duration, or epsilon and epsilonSpeed")
        }
        do {
            let tolerance = try Tolerance(distance: epsilon ?? Tolerance.standard.distance, speed: speed)
            self = try SpringCurve(
                spring, initialVelocity: velocity ?? 0, duration: duration, within: tolerance)
        } catch {
            throw fields.naming(
                error,
                [
                    "initialVelocity": "velocity", "distance": "epsilon", "speed": "epsilonSpeed",
                    "duration": epsilon == 0 ? "epsilon" : "duration",
                ])
        }
    }
}

#if !hasFeature(Embedded)
    extension TimingFunction: Codable, NotationCoded {
        package static var notationName: String { "curve" }
    }

    extension CurveKind {
        /// Decodes a curve of this kind as `TimingFunction` does.
        /// - Throws: The decoder's errors, and `HookeError` with the path of the field, also for a curve of another kind.
        public init(from decoder: any Decoder) throws {
            let value = try Notation(from: decoder)
            guard let curve = try TimingFunction(value, at: "curve").accept(Cast<Self>()) else {
                throw value.fault("curve", accepted: Self.kindName)
            }
            self = curve
        }

        /// Encodes the curve as `TimingFunction` does.
        public func encode(to encoder: any Encoder) throws { try function.notation.encode(to: encoder) }
    }

    private struct Cast<Kind>: CurveVisitor {
        func visit(_ curve: some CurveKind) -> Kind? { curve as? Kind }
    }

    extension CubicBezier: Codable {}
    extension Steps: Codable {}
    extension Steps.Jump: Codable {}
    extension LinearStops: Codable {}
    extension SpringCurve: Codable {}
    extension Easing: Codable {}
    extension Easing.Family: Codable {}
    extension Easing.Direction: Codable {}
    extension EasingPath: Codable {}
#endif
