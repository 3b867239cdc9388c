/// Reads declarations and expressions of Swift, Kotlin, Dart and JavaScript, as far as tokens need.
struct CodeParser {
    /// A named value, or an expression without a name.
    struct Statement {
        var name: String
        var value: CodeNode
    }

    private let text: String
    private let pieces: [CodeScanner.Placed]
    private var index = 0
    private var depth = 0

    private static let deepest = 64
    private static let skipped: Set<String> = [
        "static", "public", "private", "internal", "package", "export", "default", "nonisolated", "late",
    ]
    private static let declarators: Set<String> = ["let", "val", "const", "final", "var"]
    private static let containers: Set<String> = ["enum", "object", "class", "struct", "extension"]

    static func statements(of text: String) throws(HookeError) -> [Statement] {
        var parser = CodeParser(text: text, pieces: try CodeScanner.pieces(of: text))
        return try parser.statements()
    }

    private init(text: String, pieces: [CodeScanner.Placed]) {
        self.text = text
        self.pieces = pieces
    }

    private func fault(_ accepted: String) -> HookeError {
        .badText(
            field: "code", text: text, offset: index < pieces.count ? pieces[index].offset : text.utf8.count,
            accepted: accepted)
    }

    private var next: CodeScanner.Piece? { index < pieces.count ? pieces[index].piece : nil }

    private func isMark(_ mark: Unicode.Scalar, ahead: Int = 0) -> Bool {
        index + ahead < pieces.count && pieces[index + ahead].piece == .mark(UInt8(ascii: mark))
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard isMark(mark) else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ mark: Unicode.Scalar, _ accepted: String) throws(HookeError) {
        guard take(mark) else { throw fault(accepted) }
    }

    // MARK: - Statements

    private mutating func statements() throws(HookeError) -> [Statement] {
        var found: [Statement] = []
        while let piece = next {
            switch piece {
            case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: ",")): index += 1
            case .mark(UInt8(ascii: "@")): index += 2
            case .word("import"), .word("package"):
                let line = pieces[index].line
                while index < pieces.count, pieces[index].line == line { index += 1 }
            case .word(let word) where Self.skipped.contains(word): index += 1
            case .word(let word) where Self.containers.contains(word):
                while next != nil, !isMark("{") { index += 1 }
                try expect("{", "an opening brace")
            case .word(let word) where Self.declarators.contains(word):
                index += 1
                guard case .word(let name) = next else { throw fault("a name") }
                // `const val` and the like.
                if Self.declarators.contains(name) { continue }
                index += 1
                found.append(Statement(name: name, value: try declared()))
            default: found.append(Statement(name: "", value: try expression()))
            }
        }
        return found
    }

    /// The value after a declared name, with its type between.
    private mutating func declared() throws(HookeError) -> CodeNode {
        if take(":") {
            while next != nil, !isMark("=") {
                guard case .word = next else {
                    guard isMark(".") || isMark("<") || isMark(">") || isMark("?") || isMark(",") else {
                        break
                    }
                    index += 1
                    continue
                }
                index += 1
            }
        }
        try expect("=", "an equals sign")
        return try expression()
    }

    // MARK: - Expressions

    private mutating func expression() throws(HookeError) -> CodeNode {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else {
            throw fault("at most \(Self.deepest) expressions inside each other")
        }
        if case .word("try") = next { index += 1 }
        if case .word("new") = next { index += 1 }
        if case .word("const") = next { index += 1 }
        var node = try primary()
        while true {
            let start = node.offset
            if isMark("."), case .word(let name)? = index + 1 < pieces.count ? pieces[index + 1].piece : nil {
                index += 2
                node = try suffixed(name, receiver: node, start)
            } else if isMark("="), isMark(">", ahead: 1) {
                index += 2
                node = .other([try expression()], offset: start)
            } else {
                return node
            }
        }
    }

    private mutating func primary() throws(HookeError) -> CodeNode {
        let start = index < pieces.count ? pieces[index].offset : text.utf8.count
        guard let piece = next else { throw fault("a value") }
        switch piece {
        case .number(let value):
            index += 1
            return .number(value, offset: start)
        case .text(let value):
            index += 1
            return .text(value, offset: start)
        case .word(let name):
            index += 1
            return try suffixed(name, receiver: nil, start)
        case .mark(UInt8(ascii: "-")):
            index += 1
            guard case .number(let value) = next else { throw fault("a number") }
            index += 1
            return .number(-value, offset: start)
        case .mark(UInt8(ascii: ".")):
            index += 1
            guard case .word(let name) = next else { throw fault("a name") }
            index += 1
            return try suffixed(name, receiver: nil, start)
        case .mark(UInt8(ascii: "[")):
            index += 1
            return .list(try fields(until: "]").map(\.value), offset: start)
        case .mark(UInt8(ascii: "{")):
            index += 1
            return .fields(try fields(until: "}"), offset: start)
        case .mark(UInt8(ascii: "(")):
            index += 1
            let fields = try fields(until: ")")
            if fields.count == 1, fields[0].label == nil { return fields[0].value }
            return .fields(fields, offset: start)
        default: throw fault("a value")
        }
    }

    /// A name, or a call of it: with types in angle brackets, arguments and a block.
    private mutating func suffixed(
        _ name: String, receiver: CodeNode?, _ start: Int
    ) throws(HookeError) -> CodeNode {
        if isMark("<") {
            let mark = index
            index += 1
            while case .word = next {
                index += 1
                _ = take(",")
            }
            if !take(">") { index = mark }
        }
        var call = CodeNode.Call(receiver: receiver, name: name, fields: [], offset: start)
        let isCall = take("(")
        if isCall { call.fields = try fields(until: ")") }
        if isMark("{"), isCall || receiver != nil {
            index += 1
            while !take("}") {
                guard next != nil else { throw fault("a closing brace") }
                if take(";") || take(",") { continue }
                call.block.append(try expression())
            }
            return .call(call)
        }
        if isCall { return .call(call) }
        guard let receiver else { return .name(name, offset: start) }
        guard case .name(let first, _) = receiver else { return .other([receiver], offset: start) }
        return .name("\(first).\(name)", offset: start)
    }

    /// Values with optional labels until a closing mark.
    private mutating func fields(until end: Unicode.Scalar) throws(HookeError) -> [CodeNode.Field] {
        var fields: [CodeNode.Field] = []
        while !take(end) {
            if !fields.isEmpty {
                try expect(",", "a comma or a closing mark")
                if take(end) { break }
            }
            var label: String?
            if index + 1 < pieces.count {
                let isLabel = isMark(":", ahead: 1) || isMark("=", ahead: 1) && !isMark(">", ahead: 2)
                switch next {
                case .word(let name) where isLabel: label = name
                case .text(let name) where isMark(":", ahead: 1): label = name
                default: break
                }
                if label != nil { index += 2 }
            }
            fields.append(CodeNode.Field(label: label, value: try expression()))
        }
        return fields
    }
}
