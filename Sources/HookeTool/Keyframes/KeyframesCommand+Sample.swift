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

        @OptionGroup var samples: SampleParameters

        @OptionGroup var range: TimeRangeParameters

        func run() throws {
            let track = try parameters.track(of: parameters.read())
            let instants = try samples.instants(without: range.given) {
                try range.ends(in: track.times[0]...track.times[track.times.count - 1])
            }
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
    }
}
