import Hooke
import HookePreview

/// A motion that a question describes, with its lines for a picture.
struct MotionQuestion {
    /// A number or a list that moves.
    struct Channel {
        /// The name in a picture and in an answer; empty for the only one.
        var name: String
        var components: NotationShape
        var state: @Sendable (Double) -> MotionState<SIMD4<Double>>
    }

    /// What moves.
    var channels: [Channel]
    /// The times at which a motion may have a corner or a jump.
    var corners: [Double] = []
    /// Marked times with their labels.
    var events: [MotionPlot.Event] = []
    /// The first and the last time of a picture.
    var shown: ClosedRange<Double> = 0...1
    /// Members of the answer besides values, velocities and accelerations.
    var members: [(String, String)] = []

    /// What kind of motion a question describes: an operation of `hooke eval`.
    enum Kind: String, CaseIterable {
        case handover, follow, profile, choreography

        /// The fields of a question, besides `op` and `at`.
        var fieldNames: [String] {
            switch self {
            case .handover: ["motion", "switches", "epsilon", "epsilonSpeed"]
            case .follow:
                ["path", "spring", "smoothTime", "maximumSpeed", "halfLife", "matching", "from", "velocity"]
                    + ["startTime", "epsilon", "epsilonSpeed"]
            case .profile:
                MotionProfile<SIMD4<Double>>.fieldNames
            case .choreography:
                ["initial", "switches", "epsilon", "epsilonSpeed"]
                    + ChoreographyReader<String, SIMD4<Double>>.fieldNames
            }
        }
    }

    /// Reads the fields of a kind of motion.
    static func read(_ kind: Kind, _ fields: NotationFields) throws -> MotionQuestion {
        try fields.accept(["op", "at"] + kind.fieldNames)
        return switch kind {
        case .handover: try handover(fields)
        case .follow: try follow(fields)
        case .profile: try profile(fields)
        case .choreography: try choreography(fields)
        }
    }

    /// The motion of one channel.
    init(
        _ components: NotationShape, _ state: @escaping @Sendable (Double) -> MotionState<SIMD4<Double>>
    ) {
        channels = [Channel(name: "", components: components, state: state)]
    }

    /// The motion of named channels.
    init(_ channels: [Channel]) { self.channels = channels }

    /// The answer at times: `value`, `velocity` and `acceleration`, in an object for each channel if they have names.
    func answer(at times: [Double]) -> String {
        func members(_ channel: Channel) -> [(String, String)] {
            let states = times.map(channel.state)
            func list(_ part: KeyPath<MotionState<SIMD4<Double>>, SIMD4<Double>>) -> String {
                let rows = states.map { channel.components.numbers(of: $0[keyPath: part]) }
                return channel.components.isPlain
                    ? JSONText.numbers(rows.map { $0[0] }) : JSONText.array(rows.map(JSONText.numbers))
            }
            return [
                ("value", list(\.position)), ("velocity", list(\.velocity)),
                ("acceleration", list(\.acceleration)),
            ]
        }
        if channels.count == 1, channels[0].name.isEmpty {
            return JSONText.object(members(channels[0]) + self.members)
        }
        let named = channels.map { ($0.name, JSONText.object(members($0))) }
        return JSONText.object([("channels", JSONText.object(named))] + self.members)
    }

    /// The components of all channels as lines with their names.
    var lines: [MotionPlot.Line] {
        channels.flatMap { channel in
            let names =
                channel.components.isPlain ? [""] : TrackSource.componentNames(channel.components.count)
            return names.enumerated().map { index, component in
                let name = [channel.name, component].filter { !$0.isEmpty }.joined(separator: ".")
                let state = channel.state
                return MotionPlot.Line(label: name.isEmpty ? "value" : name, corners: corners) { time in
                    let state = state(time)
                    return MotionState(
                        position: state.position[index], velocity: state.velocity[index],
                        acceleration: state.acceleration[index])
                }
            }
        }
    }
}

extension NotationShape {
    /// The components of a value.
    func numbers(of value: SIMD4<Double>) -> [Double] { (0..<count).map { value[$0] } }
}
