import HookeMotion

/// A handle of a key: `[dt, dv]` relative to the key, `"automatic"`, `"vector"`, `"aligned"`, or `{"aligned":dt}`.
enum HandleSpelling {
    case free(time: Double, value: [Double])
    case vector, automatic
    case aligned(time: Double?)

    private static let words = ["automatic", "vector", "aligned"]

    /// Reads the handles of keys: `[{"in":HANDLE,"out":HANDLE},…]`. One that is left out is automatic.
    static func read(
        _ fields: inout Fields, keys: Int, count: Int, isPlain: Bool
    ) throws(Refusal) -> [(arriving: HandleSpelling, leaving: HandleSpelling)] {
        let elements = try fields.elements(
            "handles", accepted: #"an array of {"in":…,"out":…}, one for each key"#)
        guard elements.count == keys else {
            throw Refusal("handles has \(elements.count) elements; accepted: \(keys), one for each time")
        }
        var handles: [(arriving: HandleSpelling, leaving: HandleSpelling)] = []
        for node in elements {
            handles.append(
                try node.fields { (parts) throws(Refusal) in
                    try parts.accept(["in", "out"])
                    return (
                        try read("in", &parts, count: count, isPlain: isPlain),
                        try read("out", &parts, count: count, isPlain: isPlain)
                    )
                })
        }
        return handles
    }

    private static func read(
        _ name: String, _ fields: inout Fields, count: Int, isPlain: Bool
    ) throws(Refusal) -> HandleSpelling {
        guard fields.has(name) else { return .automatic }
        let node = try fields.node(name)
        switch node.value.content {
        case .string(let text) where words.contains(where: { isSameName($0, text) }):
            return isSameName(text, "vector")
                ? .vector : isSameName(text, "automatic") ? .automatic : .aligned(time: nil)
        case .object:
            return try node.fields { (parts) throws(Refusal) in
                try parts.accept(["aligned"])
                return .aligned(time: try parts.number("aligned"))
            }
        case .array(let pair):
            guard pair.count == 2, let time = pair[0].number else { break }
            if isPlain {
                guard let number = pair[1].number else { break }
                return .free(time: time, value: [number])
            }
            let numbers = JSONNode(pair[1], path: [.member(name)])
            return .free(time: time, value: try numbers.numbers(count: count, accepted: "\(count) numbers"))
        default: break
        }
        throw Refusal(
            Notation(node.value).fault(
                HookeError.Field(name),
                accepted: #"[dt, dv] relative to the key, \#(list(words)), or {"aligned":dt}"#, words: words))
    }

    /// The handle with a value that `value` makes of its numbers.
    func handle<Value>(_ value: ([Double]) -> Value) -> BezierHandle<Value> {
        switch self {
        case .free(let time, let numbers): .free(time: time, value: value(numbers))
        case .vector: .vector
        case .automatic: .automatic
        case .aligned(let time): .aligned(time: time)
        }
    }
}
