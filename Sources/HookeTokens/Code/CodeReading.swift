/// What a target reads from a call or from braces; `nil` if it is not a token's value.
protocol StatementForm: CodeForm {
    /// Reads a call.
    static func value(of call: CodeFields, name: String, receiver: CodeNode?) throws(HookeError)
        -> MotionTokenValue?
    /// Reads braces or named values in parentheses.
    static func value(of fields: CodeFields) throws(HookeError) -> MotionTokenValue?
    /// Reads an array of numbers.
    static func value(of numbers: [Double], _ fields: CodeFields) throws(HookeError) -> MotionTokenValue?
    /// The unit of a named number.
    static var unit: TokenDuration.Unit { get }
}

extension StatementForm {
    static func value(of fields: CodeFields) throws(HookeError) -> MotionTokenValue? { nil }
    static func value(of numbers: [Double], _ fields: CodeFields) throws(HookeError) -> MotionTokenValue? {
        nil
    }
    static var unit: TokenDuration.Unit { .seconds }

    static func tokens(in text: String) throws(HookeError) -> [MotionToken] {
        var tokens: [MotionToken] = []
        for statement in try CodeParser.statements(of: text) {
            if case .number(let number, let offset) = statement.value {
                guard !statement.name.isEmpty else { continue }
                let fields = CodeFields(fields: [], offset: offset, text: text, owner: statement.name)
                let duration = try fields.duration(number, unit)
                tokens.append(MotionToken(statement.name, .duration(duration)))
            } else if let value = try search(statement.value, text) {
                tokens.append(MotionToken(statement.name, value))
            }
        }
        return tokens
    }

    /// The first value in an expression, the outer before the inner.
    private static func search(_ node: CodeNode, _ text: String) throws(HookeError) -> MotionTokenValue? {
        let found: MotionTokenValue?
        switch node {
        case .call(let call):
            let fields = CodeFields(fields: call.fields, offset: call.offset, text: text, owner: call.name)
            found = try value(of: fields, name: call.name, receiver: call.receiver)
        case .fields(let fields, let offset):
            found = try value(of: CodeFields(fields: fields, offset: offset, text: text, owner: "braces"))
        case .list(let nodes, let offset):
            let numbers = nodes.compactMap { node -> Double? in
                guard case .number(let number, _) = node else { return nil }
                return number
            }
            let fields = CodeFields(fields: [], offset: offset, text: text, owner: "an array")
            found = numbers.count == nodes.count ? try value(of: numbers, fields) : nil
        default: found = nil
        }
        if let found { return found }
        for child in node.children {
            if let value = try search(child, text) { return value }
        }
        return nil
    }
}
