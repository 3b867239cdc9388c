/// An expression of Swift, Kotlin, Dart or JavaScript, as far as tokens need.
indirect enum CodeNode {
    case number(Double, offset: Int)
    case text(String, offset: Int)
    /// A name, with the names before its dots.
    case name(String, offset: Int)
    case call(Call)
    /// `[1, 2]`.
    case list([CodeNode], offset: Int)
    /// `{ a: 1 }` or `(a: 1, b: 2)`.
    case fields([Field], offset: Int)
    /// Anything else.
    case other([CodeNode], offset: Int)

    /// A value with its label.
    struct Field {
        var label: String?
        var value: CodeNode
    }

    /// A call `receiver.name(fields)`, with the expressions of a block after it.
    struct Call {
        var receiver: CodeNode?
        var name: String
        var fields: [Field]
        var block: [CodeNode] = []
        var offset: Int
    }

    var offset: Int {
        switch self {
        case .number(_, let offset), .text(_, let offset), .name(_, let offset), .list(_, let offset),
            .fields(_, let offset), .other(_, let offset):
            offset
        case .call(let call): call.offset
        }
    }

    /// The expressions inside.
    var children: [CodeNode] {
        switch self {
        case .number, .text, .name: []
        case .list(let nodes, _), .other(let nodes, _): nodes
        case .fields(let fields, _): fields.map(\.value)
        case .call(let call): [call.receiver].compactMap { $0 } + call.fields.map(\.value) + call.block
        }
    }
}

/// Named or numbered values of a call or of braces, with errors that name them.
struct CodeFields {
    let fields: [CodeNode.Field]
    let offset: Int
    let text: String
    /// What they belong to, for messages.
    let owner: String

    func fault(_ accepted: String, at offset: Int? = nil) -> HookeError {
        .badText(field: "code", text: text, offset: offset ?? self.offset, accepted: accepted)
    }

    func has(_ label: String) -> Bool { fields.contains { $0.label == label } }

    func node(_ label: String) throws(HookeError) -> CodeNode {
        guard let field = fields.first(where: { $0.label == label }) else {
            throw fault("\(owner) with \(label)")
        }
        return field.value
    }

    func number(_ label: String) throws(HookeError) -> Double {
        let node = try node(label)
        guard case .number(let value, _) = node else { throw fault("a number for \(label)", at: node.offset) }
        return value
    }

    func number(_ label: String, default standard: Double) throws(HookeError) -> Double {
        has(label) ? try number(label) : standard
    }

    /// The numbers without labels.
    func numbers(_ count: Int) throws(HookeError) -> [Double] {
        let plain = fields.filter { $0.label == nil }
        guard plain.count == count else { throw fault("\(owner) with \(count) numbers") }
        return try plain.map { (field) throws(HookeError) in
            guard case .number(let value, let offset) = field.value else {
                throw fault("a number", at: field.value.offset)
            }
            _ = offset
            return value
        }
    }

    /// The values of a field that is braces or parentheses.
    func inner(_ label: String) throws(HookeError) -> CodeFields {
        let node = try node(label)
        guard case .fields(let fields, let offset) = node else {
            throw fault("braces for \(label)", at: node.offset)
        }
        return CodeFields(fields: fields, offset: offset, text: text, owner: label)
    }

    /// The arguments of a field that is a call of a function.
    func call(_ label: String, of name: String) throws(HookeError) -> CodeFields {
        let node = try node(label)
        guard case .call(let call) = node, call.name == name else {
            throw fault("\(name)(…) for \(label)", at: node.offset)
        }
        return CodeFields(fields: call.fields, offset: call.offset, text: text, owner: name)
    }

    /// A Bézier, with the error at its place.
    func bezier(_ n: [Double], at offset: Int? = nil) throws(HookeError) -> CubicBezier {
        do { return try CubicBezier(x1: n[0], y1: n[1], x2: n[2], y2: n[3]) } catch {
            throw fault("\(error)", at: offset)
        }
    }

    /// A spring, with the error at its place.
    func spring(_ make: () throws(HookeError) -> Spring) throws(HookeError) -> Spring {
        do { return try make() } catch { throw fault("\(error)") }
    }

    /// A time span, with the error at its place.
    func duration(_ value: Double, _ unit: TokenDuration.Unit, at offset: Int? = nil) throws(HookeError)
        -> TokenDuration
    {
        guard value >= 0 else { throw fault("a duration of at least 0", at: offset) }
        return try TokenDuration(value, unit)
    }
}
