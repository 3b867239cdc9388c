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
        for (index, element) in elements.enumerated() {
            let place = "handles[\(index)]"
            var parts = try Fields(element, at: place)
            handles.append(
                try refusing(at: place) { () throws(Refusal) in
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
        let value = try fields.anything(name)
        switch value {
        case .string(let text) where words.contains(where: { isSameName($0, text) }):
            return isSameName(text, "vector")
                ? .vector : isSameName(text, "automatic") ? .automatic : .aligned(time: nil)
        case .object:
            var parts = try Fields(value, at: name)
            return try refusing(at: name) { () throws(Refusal) in
                try parts.accept(["aligned"])
                return .aligned(time: try parts.number("aligned"))
            }
        case .array(let pair):
            guard pair.count == 2, case .number(let time) = pair[0] else { break }
            if isPlain, case .number(let number) = pair[1] { return .free(time: time, value: [number]) }
            var parts = try Fields(.object([name: pair[1]]))
            guard !isPlain else { break }
            return .free(time: time, value: try parts.numbers(name, count: count))
        default: break
        }
        throw Refusal(
            Notation(value).fault(
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
