/// The answers of `hooke eval`, one for each line.
struct EvalSession {
    private var lineNumber = 0
    /// Whether a line so far was refused.
    private(set) var hasRefused = false

    /// Returns the answer to the next line, without a line end; `nil` for a blank line, which is counted and skipped.
    mutating func answer(to line: consuming [UInt8]) -> String? {
        lineNumber += 1
        guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return nil }
        do throws(Refusal) {
            let value = try JSONValue(parsing: line)
            // A long line is freed before the answer is made.
            line = []
            var fields = try Fields(consume value)
            let name = try fields.string("op")
            guard let operation = EvalOperation(rawValue: name) else {
                throw unknown("op", name, EvalOperation.allCases.map(\.rawValue))
            }
            return try operation.answer(&fields)
        } catch {
            hasRefused = true
            return JSONText.object(["line": "\(lineNumber)", "error": JSONText.string(error.reason)])
        }
    }
}

/// The operations of `hooke eval`.
enum EvalOperation: String, CaseIterable {
    case spring, springInfo, settling, linear, batch, network, fit, curve, keyframes, interpolate, decompose,
        project, hit, velocity, scroll, tune, handover, follow, profile, choreography

    /// Reads all fields of a question and returns the answer as one line of JSON.
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
        case .scroll: try scrollAnswer(&fields)
        case .tune: try tuneAnswer(&fields)
        case .handover: try motionAnswer(.handover, &fields)
        case .follow: try motionAnswer(.follow, &fields)
        case .profile: try motionAnswer(.profile, &fields)
        case .choreography: try motionAnswer(.choreography, &fields)
        }
    }
}
