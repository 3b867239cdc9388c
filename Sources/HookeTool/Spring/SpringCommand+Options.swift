import ArgumentParser
import Hooke

/// The options of a spring.
struct SpringParameters: ParsableArguments {
    @Option(parsing: .unconditional, help: "Mass; 1 if left out.")
    var mass: Double?
    @Option(parsing: .unconditional, help: "Stiffness, with --damping.")
    var stiffness: Double?
    @Option(parsing: .unconditional, help: "Damping, with --stiffness.")
    var damping: Double?
    @Option(
        parsing: .unconditional, help: "Period of the undamped oscillation in seconds, with --damping-ratio.")
    var response: Double?
    @Option(parsing: .unconditional, help: "Damping ratio; 1 is critical.")
    var dampingRatio: Double?
    @Option(parsing: .unconditional, help: "Perceptual duration in seconds, with --bounce.")
    var duration: Double?
    @Option(parsing: .unconditional, help: "Bounce above -1 and at most 1, with --duration.")
    var bounce: Double?
    @Option(
        parsing: .unconditional, help: "Seconds until a unit step stays within 0.001, with --damping-ratio.")
    var settlingDuration: Double?
    @Option(parsing: .unconditional, help: "Origami's tension, with --friction.")
    var tension: Double?
    @Option(parsing: .unconditional, help: "Origami's friction, with --tension.")
    var friction: Double?
    @Option(parsing: .unconditional, help: "Pop's bounciness, with --speed.")
    var bounciness: Double?
    @Option(parsing: .unconditional, help: "Pop's speed, with --bounciness.")
    var speed: Double?
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A named spring: \(SpringSpelling.presets.map(\.key).joined(separator: ", ")).",
            valueName: "name"))
    var preset: String?

    private var fields: OptionFields {
        OptionFields(
            numbers: [
                "mass": mass, "stiffness": stiffness, "damping": damping, "response": response,
                "dampingRatio": dampingRatio, "duration": duration, "bounce": bounce,
                "settlingDuration": settlingDuration, "tension": tension, "friction": friction,
                "bounciness": bounciness, "speed": speed,
            ].compactMapValues { $0 }, preset: preset)
    }

    /// Returns the spring of the one parametrisation that is used.
    func spring() throws -> Spring {
        var fields = self.fields
        return try validating { () throws(Refusal) in try SpringSpelling.read(&fields) }
    }

    /// The options in short.
    var label: String {
        let fields = self.fields
        if let preset = fields.preset { return preset }
        return SpringSpelling.names.compactMap { name in
            fields.numbers[name].map { "\(optionName(name).dropFirst(2)) \(Table.text($0))" }
        }.joined(separator: ", ")
    }

    /// Returns the spring of an argument.
    static func spring(_ text: String, option: String) throws -> Spring {
        try validating { () throws(Refusal) in try SpringSpelling.read(argument: text, option: option) }
    }
}

/// The options of a motion on a spring.
struct MotionParameters: ParsableArguments {
    @OptionGroup(title: "The spring, by one parametrisation")
    var spring: SpringParameters

    @OptionGroup(title: "The motion")
    var ends: MotionEnds

    func motion() throws -> SpringMotion<Double> { try ends.motion(of: spring.spring()) }
}

/// The start, the target and the velocity of a motion.
struct MotionEnds: ParsableArguments {
    @Option(parsing: .unconditional, help: "The start.")
    var from = 0.0
    @Option(parsing: .unconditional, help: "The target.")
    var to = 1.0
    @Option(parsing: .unconditional, help: "The velocity at the start, in units per second.")
    var velocity = 0.0

    func motion(of spring: Spring) throws -> SpringMotion<Double> {
        for (name, value) in [("--from", from), ("--to", to), ("--velocity", velocity)] {
            guard value.isFinite else {
                throw ValidationError("\(name) is \(value); accepted: a finite number")
            }
        }
        return SpringMotion(spring: spring, from: from, to: to, initialVelocity: velocity)
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

    func tolerance() throws -> Tolerance {
        try validating { () throws(HookeError) in
            try Tolerance(epsilon: epsilon, speed: epsilonSpeed)
        } spelled: {
            $0 == .speed ? "--epsilon-speed" : "--epsilon"
        }
    }
}
