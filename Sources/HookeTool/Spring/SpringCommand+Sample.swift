import ArgumentParser
import Hooke

extension SpringCommand {
    /// `hooke spring sample`: a motion as CSV.
    struct Sample: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "sample",
            abstract: "Print a motion as CSV: time, value, velocity, acceleration.",
            discussion: """
                hooke spring sample bouncy --rate 120
                hooke spring sample --response 0.4 --damping-ratio 0.8 --times 0,0.1,0.25

                Every number reads back to the same double. Without --times the samples run from 0 to the first at \
                or after --until, or the time at which the motion has settled.
                """)

        @OptionGroup var parameters: MotionParameters
        @OptionGroup var settling: SettlingParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The fraction of the speed after an impact at --bounds; 0 stops.", valueName: "fraction"))
        var restitution: Double?

        @Flag(help: "End when the motion passes its target, at rest there.")
        var overshootClamping = false

        @OptionGroup var samples: SampleParameters

        @Option(parsing: .unconditional, help: ArgumentHelp("The seconds to sample.", valueName: "seconds"))
        var until: Double?

        func run() throws {
            let motion = try self.motion()
            let tolerance = try settling.tolerance()
            let times = try samples.instants(without: ["--until": until], settling.given) {
                if until != nil { try refuse(settling.given, accepted: "without --until") }
                let end = try until ?? settlingTime(motion, tolerance)
                guard end >= 0, end.isFinite else {
                    throw ValidationError("--until is \(end); accepted: a finite number of seconds from 0 on")
                }
                return (0, end)
            }
            try RowOutput.write(["time", "value", "velocity", "acceleration"], times) { time in
                let state = motion.state(at: time)
                return [time, state.position, state.velocity, state.acceleration]
            }
        }

        private func motion() throws -> any Motion<Double> {
            guard let restitution else {
                let motion = try parameters.motion()
                guard overshootClamping else { return motion }
                return BoundedSpring(stoppingAtTarget: motion)
            }
            guard let range = try parameters.ends.range, !overshootClamping else {
                throw ValidationError(
                    "--restitution is \(restitution); accepted: with --bounds, without --overshoot-clamping")
            }
            var free = parameters
            free.ends.bounds = nil
            let motion = try free.motion()
            return try validating {
                try BoundedSpring(
                    motion, minimum: range.lowerBound, maximum: range.upperBound, restitution: restitution)
            } spelled: { field in
                field == .start ? "--from" : optionName(field.name)
            }
        }
    }
}

/// Returns the time at which a motion has settled, for a command that needs an end.
func settlingTime(_ motion: any Motion<Double>, _ tolerance: Tolerance) throws -> Double {
    guard let settled = motion.settlingDuration(within: tolerance) else {
        throw ValidationError(
            "--until is missing; accepted: a number of seconds, because the motion never settles within "
                + tolerance.words)
    }
    return settled
}
