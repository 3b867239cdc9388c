import Hooke

/// The source of a spring's numbers: the fields of a question, or the options of a command.
protocol SpringFields {
    /// Whether there is such a field.
    func has(_ name: String) -> Bool
    /// A required number.
    mutating func number(_ name: String) throws(Refusal) -> Double
    /// A required text.
    mutating func string(_ name: String) throws(Refusal) -> String
    /// The name of a field in messages.
    func spelled(_ name: String) -> String
}

extension SpringFields {
    func spelled(_ name: String) -> String { name }

    mutating func number(_ name: String, default standard: Double) throws(Refusal) -> Double {
        has(name) ? try number(name) : standard
    }
}

extension Fields: SpringFields {}

/// The parametrisations of a spring in a question or in options.
enum SpringSpelling: CaseIterable {
    case physical, response, duration, settling, tension, bounciness, preset

    /// The required fields.
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

    /// Whether `mass` is accepted too; it is 1 if left out.
    var takesMass: Bool { [.physical, .response, .settling].contains(self) }

    /// The named springs.
    static let presets: KeyValuePairs<String, Spring> = [
        "smooth": .smooth, "snappy": .snappy, "bouncy": .bouncy, "interactive": .interactive,
        "responsive": .responsive, "coreAnimationDefault": .coreAnimationDefault,
        "uiKitTimingDefault": .uiKitTimingDefault,
    ]

    /// The fields of all parametrisations, each once.
    static let names =
        ["mass"]
        + allCases.flatMap(\.required).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }

    /// Reads the spring of the one parametrisation that is used.
    static func read(_ fields: inout some SpringFields) throws(Refusal) -> Spring {
        let used = names.filter(fields.has)
        let isNone = used.isEmpty || used == ["mass"]
        let fitting = allCases.first { spelling in
            used.allSatisfy { spelling.required.contains($0) || spelling.takesMass && $0 == "mass" }
        }
        guard let fitting, !isNone else {
            throw Refusal(
                "\(isNone ? "no spring" : "two spellings of a spring"); accepted: \(acceptedFields(fields))")
        }
        return try fitting.spring(&fields)
    }

    private func spring(_ fields: inout some SpringFields) throws(Refusal) -> Spring {
        if self == .preset {
            let name = try fields.string("preset")
            guard let spring = Self.presets.first(where: { $0.key == name })?.value else {
                throw unknown(fields.spelled("preset"), name, Self.presets.map(\.key))
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

    private static func acceptedFields(_ fields: some SpringFields) -> String {
        allCases
            .map { spelling in
                let names = spelling.required.map(fields.spelled).joined(separator: " and ")
                return names + (spelling.takesMass ? ", and \(fields.spelled("mass")) if it is not 1" : "")
            }
            .joined(separator: "; or ")
    }
}
