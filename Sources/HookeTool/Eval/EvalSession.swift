/// A conversation of `hooke eval`: a line in, a line out.
struct EvalSession {
    private var lineNumber = 0
    /// Whether a line so far could not be answered.
    private(set) var hasRefused = false

    /// The answer to the next line, without a line end; `nil` for a blank line, which is counted and skipped.
    mutating func answer(to line: [UInt8]) -> String? {
        lineNumber += 1
        guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return nil }
        do throws(Refusal) {
            var fields = try Fields(JSONValue(parsing: line))
            let name = try fields.string("op")
            guard let operation = EvalOperation(rawValue: name) else {
                let known = EvalOperation.allCases.map(\.rawValue).joined(separator: ", ")
                throw Refusal("unknown op \"\(name)\"; accepted: \(known)")
            }
            return try operation.answer(&fields)
        } catch {
            hasRefused = true
            return JSONText.object(["line": "\(lineNumber)", "error": JSONText.string(error.reason)])
        }
    }
}

/// What can be asked.
enum EvalOperation: String, CaseIterable {
    case spring, springInfo, settling, linear, batch, network, fit, curve, keyframes, interpolate, decompose,
        project, hit, velocity

    /// Reads all fields of the question and gives the answer as one line of JSON.
    func answer(_ fields: inout Fields) throws(Refusal) -> String {
        switch self {
        case .spring: try springAnswer(&fields)
        case .springInfo: try springInfoAnswer(&fields)
        case .settling: try settlingAnswer(&fields)
        case .linear: try linearAnswer(&fields)
        case .batch: try batchAnswer(&fields)
        case .network: try networkAnswer(&fields)
        case .fit: try fitAnswer(&fields)
        case .curve: try curveAnswer(&fields)
        case .keyframes: try keyframesAnswer(&fields)
        case .interpolate: try interpolateAnswer(&fields)
        case .decompose: try decomposeAnswer(&fields)
        case .project: try projectAnswer(&fields)
        case .hit: try hitAnswer(&fields)
        case .velocity: try velocityAnswer(&fields)
        }
    }
}
