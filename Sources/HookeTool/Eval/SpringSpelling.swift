import Hooke

/// The ways to say a spring in a question.
enum SpringSpelling: CaseIterable {
    case physical, response, duration

    /// The two fields that are needed; either tells the spelling.
    var fields: (String, String) {
        switch self {
        case .physical: ("stiffness", "damping")
        case .response: ("response", "dampingRatio")
        case .duration: ("duration", "bounce")
        }
    }

    /// Whether `mass` may be given too; it is 1 if left out.
    var takesMass: Bool { self != .duration }

    /// Reads the spring of the one spelling that a question uses.
    static func read(_ fields: inout Fields) throws(Refusal) -> Spring {
        let used = allCases.filter { fields.has($0.fields.0) || fields.has($0.fields.1) }
        guard let spelling = used.first, used.count == 1, spelling.takesMass || !fields.has("mass") else {
            throw Refusal(
                "\(used.isEmpty ? "no spring" : "two spellings of a spring"); accepted: \(accepted)")
        }
        let first = try fields.number(spelling.fields.0)
        let second = try fields.number(spelling.fields.1)
        let mass = try fields.number("mass", default: 1)
        return try refusing { () throws(HookeError) in
            switch spelling {
            case .physical: try Spring(mass: mass, stiffness: first, damping: second)
            case .response: try Spring(response: first, dampingRatio: second, mass: mass)
            case .duration: try Spring(duration: first, bounce: second)
            }
        }
    }

    private static var accepted: String {
        allCases
            .map { "\($0.fields.0) and \($0.fields.1)\($0.takesMass ? ", and mass if it is not 1" : "")" }
            .joined(separator: "; or ")
    }
}
