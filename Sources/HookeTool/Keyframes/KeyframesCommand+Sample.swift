import ArgumentParser
import Hooke

extension KeyframesCommand {
    /// `hooke keyframes sample`: a track as CSV.
    struct Sample: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "sample",
            abstract: "Print a track as CSV: time, values, velocities, accelerations.",
            usage: "hooke keyframes sample [<options>] [<file>]",
            discussion: """
                hooke keyframes sample track.json --rate 120
                hooke keyframes sample walk.glb --track "Hips: rotation" --times 0,0.1,0.25

                Every number reads back to the same double. Without --times the samples run from the first key to \
                the first at or after the last key. The velocity of a rotation is angular, in radians per second.
                """)

        @OptionGroup var parameters: TrackParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("Samples per second; 60 if left out.", valueName: "rate"))
        var rate: Double?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The first time; the first key if left out.", valueName: "seconds"))
        var from: Double?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The last time; the last key if left out.", valueName: "seconds"))
        var until: Double?

        @Option(
            parsing: .unconditional, help: ArgumentHelp("The times, separated by commas.", valueName: "times")
        )
        var times: String?

        func run() throws {
            let track = try parameters.track(of: parameters.read())
            let instants = try instants(track)
            func names(_ kind: String, _ components: [String]) -> [String] {
                track.isPlain ? [kind] : components.map { "\(kind).\($0)" }
            }
            let header =
                ["time"] + names("value", track.components) + names("velocity", track.rateComponents)
                + names("acceleration", track.rateComponents)
            try RowOutput.write(header, instants) { time in
                let state = track.state(time)
                return [time] + state.value + state.velocity + state.acceleration
            }
        }

        private func instants(_ track: TrackSource) throws -> [Double] {
            if let times {
                guard rate == nil, from == nil, until == nil else {
                    throw ValidationError(
                        "--times is given; accepted without --rate, --from and --until")
                }
                return try numberList(times, option: "--times", accepted: "finite numbers of seconds")
            }
            let (first, last) = (track.times[0], track.times[track.times.count - 1])
            if let until, !until.isFinite {
                throw ValidationError("--until is \(until); accepted: a finite number of seconds")
            }
            let start = from ?? min(first, until ?? first)
            guard start.isFinite else {
                throw ValidationError("--from is \(start); accepted: a finite number of seconds")
            }
            let end = until ?? max(last, start)
            guard end >= start, (end - start).isFinite else {
                throw ValidationError(
                    "--until is \(end); accepted: a finite number of seconds from \(start) on")
            }
            return try sampleTimes(from: start, to: end, rate: rate ?? 60)
        }
    }
}
