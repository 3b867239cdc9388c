import Hooke

/// Where the numbers of a spring are read from: the fields of a question, or the options of a command.
protocol SpringFields {
    /// Whether there is such a field.
    func has(_ name: String) -> Bool
    /// A number that must be there.
    mutating func number(_ name: String) throws(Refusal) -> Double
    /// A text that must be there.
    mutating func string(_ name: String) throws(Refusal) -> String
    /// The name as the one who asks spells it.
    func spelled(_ name: String) -> String
}

extension SpringFields {
    func spelled(_ name: String) -> String { name }

    mutating func number(_ name: String, default standard: Double) throws(Refusal) -> Double {
        has(name) ? try number(name) : standard
    }
}

extension Fields: SpringFields {}

/// The ways to say a spring in a question or in options.
enum SpringSpelling: CaseIterable {
    case physical, response, duration, settling, tension, bounciness, preset

    /// The fields that are needed.
    var required: [String] {
        switch self {
        case .physical: ["stiffness", "damping"]
        case .response: ["response", "dampingRatio"]
        case .duration: ["duration", "bounce"]
        case .settling: ["settlingDuration", "dampingRatio"]
        case .tension: ["tension", "friction"]
        case .bounciness: ["bounciness", "speed"]
        case .preset: ["preset"]
        }
    }

    /// Whether `mass` may be given too; it is 1 if left out.
    var takesMass: Bool { [.physical, .response, .settling].contains(self) }

    /// The springs that have a name, and their names.
    static let presets: KeyValuePairs<String, Spring> = [
        "smooth": .smooth, "snappy": .snappy, "bouncy": .bouncy, "interactive": .interactive,
        "responsive": .responsive, "coreAnimationDefault": .coreAnimationDefault,
        "uiKitTimingDefault": .uiKitTimingDefault,
    ]

    /// The fields of all spellings, each once.
    static let names =
        ["mass"]
        + allCases.flatMap(\.required).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }

    /// Reads the spring of the one spelling that is used.
    static func read(_ fields: inout some SpringFields) throws(Refusal) -> Spring {
        let used = Set(names.filter(fields.has))
        let fitting = allCases.filter { used.isSubset(of: $0.required + ($0.takesMass ? ["mass"] : [])) }
        let isNone = used.isSubset(of: ["mass"])
        guard let spelling = fitting.first, !isNone else {
            throw Refusal(
                "\(isNone ? "no spring" : "two spellings of a spring"); accepted: \(accepted(fields))")
        }
        return try spelling.spring(&fields)
    }

    private func spring(_ fields: inout some SpringFields) throws(Refusal) -> Spring {
        if self == .preset {
            let name = try fields.string("preset")
            guard let spring = Self.presets.first(where: { $0.key == name })?.value else {
                let known = Self.presets.map(\.key).joined(separator: ", ")
                throw Refusal("unknown \(fields.spelled("preset")) \"\(name)\"; accepted: \(known)")
            }
            return spring
        }
        let first = try fields.number(required[0])
        let second = try fields.number(required[1])
        let mass = takesMass ? try fields.number("mass", default: 1) : 1
        do {
            switch self {
            case .physical: return try Spring(mass: mass, stiffness: first, damping: second)
            case .response: return try Spring(response: first, dampingRatio: second, mass: mass)
            case .duration: return try Spring(duration: first, bounce: second)
            case .settling: return try Spring(settlingDuration: first, dampingRatio: second, mass: mass)
            case .tension: return try Spring(origamiTension: first, friction: second)
            case .bounciness: return try Spring(popBounciness: first, speed: second)
            case .preset: return .smooth
            }
        } catch {
            let names: [HookeError.Field: String] = [
                .origamiTension: "tension", .popBounciness: "bounciness",
            ]
            throw Refusal(error) { fields.spelled(names[$0] ?? $0.name) }
        }
    }

    private static func accepted(_ fields: some SpringFields) -> String {
        allCases
            .map { spelling in
                let names = spelling.required.map(fields.spelled).joined(separator: " and ")
                return names + (spelling.takesMass ? ", and \(fields.spelled("mass")) if it is not 1" : "")
            }
            .joined(separator: "; or ")
    }
}
