import ArgumentParser
import Foundation
import Hooke

extension SpringCommand {
    /// `hooke spring sample`: the motion as CSV.
    struct Sample: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "sample",
            abstract: "Print a motion as CSV: time, value, velocity, acceleration.",
            discussion: """
                hooke spring sample --preset bouncy --rate 120
                hooke spring sample --response 0.4 --damping-ratio 0.8 --times 0,0.1,0.25

                Every number reads back to the same double. Without --times the samples run from 0 to the first at \
                or after the time it has settled, or after --until.
                """)

        @OptionGroup var parameters: MotionParameters
        @OptionGroup var settling: SettlingParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("Samples a second; 60 if left out.", valueName: "rate"))
        var rate: Double?

        @Option(parsing: .unconditional, help: ArgumentHelp("The seconds to sample.", valueName: "seconds"))
        var until: Double?

        @Option(parsing: .unconditional, help: ArgumentHelp("The times, with commas.", valueName: "times"))
        var times: String?

        /// More are a mistake.
        static let mostSamples = 10_000_000.0

        func run() throws {
            let motion = try parameters.motion()
            let times = try self.times(motion, settling.tolerance())
            let output = FileHandle.standardOutput
            var text = "time,value,velocity,acceleration\n"
            for time in times {
                let state = motion.state(at: time)
                text += "\(time),\(state.position),\(state.velocity),\(state.acceleration)\n"
                guard text.utf8.count >= 1 << 16 else { continue }
                try output.write(contentsOf: Data(text.utf8))
                text = ""
            }
            try output.write(contentsOf: Data(text.utf8))
        }

        private func times(_ motion: SpringMotion<Double>, _ tolerance: Tolerance) throws -> [Double] {
            if let times {
                guard rate == nil, until == nil else {
                    throw ValidationError("--times is given; accepted beside it: neither --rate nor --until")
                }
                return try times.split(separator: ",", omittingEmptySubsequences: false).map { word in
                    guard let time = Double(word.trimmingCharacters(in: .whitespaces)), time.isFinite else {
                        throw ValidationError("--times has \"\(word)\"; accepted: finite numbers of seconds")
                    }
                    return time
                }
            }
            let rate = rate ?? 60
            guard rate > 0, rate.isFinite else {
                throw ValidationError("--rate is \(rate); accepted: a finite number above 0")
            }
            let end = try until ?? settlingTime(motion, tolerance)
            guard end >= 0, end.isFinite else {
                throw ValidationError("--until is \(end); accepted: a finite number of seconds from 0 on")
            }
            let last = (end * rate).rounded(.up)
            guard last < Self.mostSamples else {
                throw ValidationError(
                    "\(end) s at \(rate) a second are \(last) samples; accepted: below \(Int(Self.mostSamples))"
                )
            }
            guard (last / rate).isFinite else {
                throw ValidationError("--rate is \(rate); accepted: rates whose samples come at finite times")
            }
            return (0...Int(last)).map { Double($0) / rate }
        }
    }
}

/// When a motion has settled, for a command that has to end.
func settlingTime(_ motion: SpringMotion<Double>, _ tolerance: Tolerance) throws -> Double {
    guard let settled = motion.settlingDuration(within: tolerance) else {
        throw ValidationError(
            "the motion never settles within \(tolerance.distance); --until says when to stop")
    }
    return settled
}
