import Hooke
import HookeJSON
import HookeGeometry

/// The answers of `hooke eval`, one for each line.
struct EvalSession {
    private var lineNumber = 0
    /// Whether a line so far was refused.
    private(set) var hasRefused = false

    /// Returns the answer to the next line, without a line end; `nil` for a blank line, which is counted and skipped.
    mutating func answer(to line: consuming [UInt8]) -> String? {
        lineNumber += 1
        guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return nil }
        do {
            let fields = try NotationFields(parsing: line)
            // A long line is freed before the answer is made.
            line = []
            let names = EvalOperation.allCases.map(\.rawValue)
            let name = try fields.string("op", accepted: list(names))
            guard let operation = EvalOperation.allCases.first(where: { isSameName($0.rawValue, name) })
            else {
                throw Notation.text(name).fault("op", accepted: list(names), words: names)
            }
            try fields.accept(["op"] + operation.fieldNames)
            return try operation.answer(fields)
        } catch {
            hasRefused = true
            return JSONText.object(["line": "\(lineNumber)", "error": JSONText.string(Refusal(error).reason)])
        }
    }
}

/// The operations of `hooke eval`.
enum EvalOperation: String, CaseIterable {
    case spring, springInfo, settling, linear, batch, network, fit, curve, keyframes, interpolate, decompose,
        project, hit, velocity, scroll, tune, handover, follow, profile, choreography, zoom,
        acceleration, meanRotation, map, color, path

    /// The fields of a question, besides `op`.
    var fieldNames: [String] {
        let motion = Spring.fieldNames + ["tension", "friction", "from", "to", "velocity"]
        let tolerance = ["epsilon", "epsilonSpeed"]
        switch self {
        case .spring: return motion + SpringQuestion.fieldNames + ["at"]
        case .springInfo: return motion + ["bounds"] + tolerance + ["peaks"]
        case .settling: return motion + SpringQuestion.fieldNames + tolerance
        case .linear: return motion + ["bounds", "overshootClamping", "error", "until"]
        case .batch: return ["springs", "from", "to", "velocity", "restPosition", "restVelocity", "at"]
        case .network:
            return ["masses", "mass", "damping", "stiffness", "links", "anchors", "followers", "from", "to"]
                + ["velocity", "forces", "at"]
        case .fit:
            return ["times", "values", "from", "to", "velocity", "startTime", "mass", "tolerance", "robust"]
        case .curve: return TimingFunction.fieldNames + ["x", "inverse"]
        case .keyframes: return TrackNotation.fieldNames + TrackNotation.outsideFieldNames + ["at"]
        case .interpolate:
            return
                ["from", "to", "at", "method", "fallback", "iteration", "composite", "underlying"]
                + TransformSizes.fieldNames
        case .decompose: return ["transform", "method"] + TransformSizes.fieldNames
        case .project:
            return
                ["rect", "transform", "origin", "perspective", "perspectiveOrigin", "near"]
                + TransformSizes.fieldNames
        case .hit: return EvalOperation.project.fieldNames + ["point"]
        case .velocity: return ["samples", "releasedAt"]
        case .scroll:
            return ["from", "to", "velocity", "physics", "decay", "minimum", "maximum", "stops", "at"]
                + tolerance
        case .tune:
            return [
                "trace", "name", "decisions", "settles", "edge", "width", "recogniser", "duration", "speed",
            ]
                + ["cap", "overshoot"]
        case .zoom: return ["from", "to", "rho", "at"]
        case .acceleration:
            return ["from", "velocity", "acceleration", "deceleration", "bounds", "restitution", "at"]
        case .meanRotation: return ["values", "weights"]
        case .map:
            return ["input", "output", "mode"] + TrackNotation.outsideFieldNames + TangentRule.fieldNames + [
                "at"
            ]
        case .color: return ["color", "from", "to", "in", "hue", "at"]
        case .path: return ["path", "through", "closed", "alpha", "nearest"]
        case .handover, .follow, .profile, .choreography:
            return (MotionQuestion.Kind(rawValue: rawValue)?.fieldNames ?? []) + ["at"]
        }
    }

    /// Reads all fields of a question and returns the answer as one line of JSON.
    func answer(_ fields: NotationFields) throws -> String {
        switch self {
        case .spring: try springAnswer(fields)
        case .springInfo: try springInfoAnswer(fields)
        case .settling: try settlingAnswer(fields)
        case .linear: try linearAnswer(fields)
        case .batch: try batchAnswer(fields)
        case .network: try networkAnswer(fields)
        case .fit: try fitAnswer(fields)
        case .curve: try curveAnswer(fields)
        case .keyframes: try keyframesAnswer(fields)
        case .interpolate: try interpolateAnswer(fields)
        case .decompose: try decomposeAnswer(fields)
        case .project: try projectAnswer(fields)
        case .hit: try hitAnswer(fields)
        case .velocity: try velocityAnswer(fields)
        case .scroll: try scrollAnswer(fields)
        case .tune: try tuneAnswer(fields)
        case .handover: try motionAnswer(.handover, fields)
        case .follow: try motionAnswer(.follow, fields)
        case .profile: try motionAnswer(.profile, fields)
        case .choreography: try motionAnswer(.choreography, fields)
        case .zoom: try zoomAnswer(fields)
        case .acceleration: try accelerationAnswer(fields)
        case .meanRotation: try meanRotationAnswer(fields)
        case .map: try mapAnswer(fields)
        case .color: try colorAnswer(fields)
        case .path: try pathAnswer(fields)
        }
    }
}
