import ArgumentParser
import Hooke

extension SpringMotion<Double> {
    /// The motion as straight pieces; for one without a duration of its own the error is that `until` is missing.
    /// A motion that `clamps` ends where it first reaches the target.
    func linearApproximation(
        error: Double, until: Double?, clamps: Bool
    ) throws(HookeError) -> LinearApproximation {
        if clamps, let end = BoundedSpring(stoppingAtTarget: self).duration, end > 0 {
            if let until, until > end {
                throw .outOfRange(
                    field: .duration, value: until,
                    accepted: "at most \(end) s, where the clamped motion ends")
            }
            return try linearApproximation(
                error: error, duration: until ?? end, arrives: until == nil || until == end)
        }
        do { return try linearApproximation(error: error, duration: until) } catch {
            guard case .noSolution(.duration, let reason) = error, until == nil else { throw error }
            let cause = spring.damping == 0 ? "the damping is 0, so the motion never settles" : reason
            throw .missing(field: .duration, accepted: "a number of seconds, because \(cause)")
        }
    }
}

extension SpringCommand {
    /// `hooke spring css`: a motion as CSS.
    struct CSS: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "css",
            abstract: "Print a motion as CSS linear(), with a proven largest error and the fewest stops.",
            discussion: """
                hooke spring css bouncy --error 0.002

                Prints the duration and the easing of a transition, and the proven error. The error is a fraction of \
                the distance from --from to --to. The duration is the time after which the motion stays within the \
                error of its target. --until sets another one, and is required where the motion never settles.
                """)

        @OptionGroup var parameters: MotionParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The largest error, as a fraction of the distance.", valueName: "fraction"))
        var error = 0.001

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The duration; when the motion settles if left out.", valueName: "seconds"))
        var until: Double?

        @Flag(help: "End when the motion passes its target, at rest there.")
        var overshootClamping = false

        func run() throws {
            let motion = try parameters.motion()
            let result = try validating {
                try motion.linearApproximation(error: error, until: until, clamps: overshootClamping)
            } spelled: { field in
                [.duration: "--until", .target: "--to"][field] ?? optionName(field.name)
            }
            print("transition-duration: \(result.duration)s;")
            print("transition-timing-function: \(result.curve.css);")
            let range = until.map { " until \($0) s" } ?? ""
            print("/* \(result.curve.stops.count) stops, within \(result.error) of the motion\(range) */")
        }
    }
}
