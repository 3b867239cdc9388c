import ArgumentParser
import Hooke

/// The spring of a command: an argument, or options.
struct SpringParameters: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The spring: \(Spring.named.map(\.key).joined(separator: ", ")), spring(…), origami(…), react-spring(…) or motion(…).",
            valueName: "spring"), completion: .list(Spring.named.map(\.key)))
    var named: String?

    @Option(
        name: .customLong("spring"), help: ArgumentHelp("The same as an option.", valueName: "spring"),
        completion: .list(Spring.named.map(\.key)))
    var springOption: String?
    @Option(
        help: ArgumentHelp("The name of a spring.", valueName: "name"),
        completion: .list(Spring.named.map(\.key)))
    var preset: String?
    // Texts, so that a wrong one is refused with what is accepted.
    @Option(parsing: .unconditional, help: ArgumentHelp("Mass; 1 if left out.", valueName: "number"))
    var mass: String?
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Stiffness, with --damping or --damping-ratio.", valueName: "number"))
    var stiffness: String?
    @Option(parsing: .unconditional, help: ArgumentHelp("Damping, with --stiffness.", valueName: "number"))
    var damping: String?
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Period of the undamped oscillation in seconds, with --damping-ratio.", valueName: "seconds"))
    var response: String?
    @Option(parsing: .unconditional, help: ArgumentHelp("Damping ratio; 1 is critical.", valueName: "number"))
    var dampingRatio: String?
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Perceptual duration in seconds, with --bounce.", valueName: "seconds"))
    var duration: String?
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Bounce above -1 and at most 1, with --duration.", valueName: "number"))
    var bounce: String?
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Seconds until a unit step stays within 0.001, with --damping-ratio.", valueName: "seconds"))
    var settlingDuration: String?
    @Option(
        parsing: .unconditional, help: ArgumentHelp("Pop's bounciness, with --speed.", valueName: "number"))
    var bounciness: String?
    @Option(
        parsing: .unconditional, help: ArgumentHelp("Pop's speed, with --bounciness.", valueName: "number"))
    var speed: String?
    // Refused with both of their meanings.
    @Option(parsing: .unconditional, help: .hidden)
    var tension: String?
    @Option(parsing: .unconditional, help: .hidden)
    var friction: String?

    /// The options that are given.
    private var options: [Notation.Member] {
        let options: [(String, String?)] = [
            ("--spring", springOption), ("--preset", preset), ("--mass", mass), ("--stiffness", stiffness),
            ("--damping", damping), ("--response", response), ("--damping-ratio", dampingRatio),
            ("--duration", duration), ("--bounce", bounce), ("--settling-duration", settlingDuration),
            ("--bounciness", bounciness), ("--speed", speed), ("--tension", tension),
            ("--friction", friction),
        ]
        return options.compactMap { name, text in
            text.map {
                .init(name, ["--spring", "--preset"].contains(name) ? .text($0) : Notation(argument: $0))
            }
        }
    }

    /// Returns the spring.
    func spring() throws -> Spring {
        try validating {
            guard let named else {
                return try Spring(NotationFields(options, at: "", accepted: nil))
            }
            if let option = options.first {
                throw HookeError.badValue(
                    field: HookeError.Field(option.name),
                    value: "\(option.value.shown) beside \"\(named.excerpt)\"",
                    nearest: nil, accepted: "one of the two")
            }
            return try Spring(.text(named), at: "the spring")
        } spelled: {
            $0.name
        }
    }

    /// The spring in short.
    var label: String {
        if let named { return named }
        return options.map { option in
            let name = option.name.dropFirst(2)
            return ["spring", "preset"].contains(name) ? option.value.text : "\(name) \(option.value.text)"
        }.joined(separator: ", ")
    }

    /// Returns the spring of an argument.
    static func spring(_ text: String, option: String) throws -> Spring {
        try validating {
            try Spring(.text(text), at: option)
        } spelled: {
            $0.name
        }
    }
}

/// The options of a motion on a spring.
struct MotionParameters: ParsableArguments {
    @OptionGroup(title: "The spring: the argument, or one pair of options")
    var spring: SpringParameters

    @OptionGroup(title: "The motion: from 0 to 1 with velocity 0, if left out")
    var ends: MotionEnds

    func motion() throws -> SpringMotion<Double> { try ends.motion(of: spring.spring()) }
}

/// The start, the target and the velocity of a motion.
struct StateParameters: ParsableArguments {
    @Option(parsing: .unconditional, help: "The start.")
    var from: Double?
    @Option(parsing: .unconditional, help: "The target.")
    var to: Double?
    @Option(parsing: .unconditional, help: "The velocity at the start, in units per second.")
    var velocity: Double?
}

/// The motion of a spring, with its bounds.
struct MotionEnds: ParsableArguments {
    @OptionGroup var state: StateParameters
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Bounds for the motion, 0,1: the softest spring that stays there is used.", valueName: "low,high")
    )
    var bounds: String?

    /// The options with their values.
    var given: KeyValuePairs<String, Any?> {
        ["--from": state.from, "--to": state.to, "--velocity": state.velocity, "--bounds": bounds]
    }

    func motion(of spring: Spring) throws -> SpringMotion<Double> {
        let (from, to, velocity) = (state.from ?? 0, state.to ?? 1, state.velocity ?? 0)
        for (name, value) in [("--from", from), ("--to", to), ("--velocity", velocity)] {
            guard value.isFinite else {
                throw ValidationError("\(name) is \(value); accepted: a finite number")
            }
        }
        guard let range = try range else {
            return SpringMotion(spring: spring, from: from, to: to, initialVelocity: velocity)
        }
        return try validating {
            try SpringMotion(
                spring: spring, from: from, to: to, initialVelocity: velocity, stayingIn: range)
        } spelled: { field in
            [.start: "--from", .target: "--to", .initialVelocity: "--velocity"][field]
                ?? optionName(field.name)
        }
    }

    /// The bounds; `nil` where they are left out.
    var range: ClosedRange<Double>? {
        get throws {
            guard let bounds else { return nil }
            let numbers = try numberList(bounds, option: "--bounds")
            guard numbers.count == 2, numbers[0] <= numbers[1] else {
                throw ValidationError("--bounds is \(quoted(bounds)); accepted: low,high, ascending")
            }
            return numbers[0]...numbers[1]
        }
    }
}

/// When a motion counts as settled.
struct SettlingParameters: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: "The distance from the target that counts as settled; 0.1 % of the largest one if left out.")
    var epsilon: Double?
    @Option(
        parsing: .unconditional,
        help: "The speed that counts as settled, in units per second; any if left out."
    )
    var epsilonSpeed: Double?

    /// The options with their values.
    var given: KeyValuePairs<String, Any?> { ["--epsilon": epsilon, "--epsilon-speed": epsilonSpeed] }

    func tolerance() throws -> Tolerance {
        try validating {
            try Tolerance(epsilon: epsilon, speed: epsilonSpeed)
        } spelled: {
            $0 == .speed ? "--epsilon-speed" : "--epsilon"
        }
    }
}
