import HookeGeometry
import HookePreview

/// What follows keyframes, whatever it is made of: numbers to sample and lines to draw.
struct TrackSource {
    /// Numbers at a time.
    struct State {
        var value: [Double]
        var velocity: [Double]
        var acceleration: [Double]
    }

    /// What to call it.
    var name: String
    /// What to call the numbers of a value.
    let components: [String]
    /// What to call those of a velocity: of a rotation it has one less.
    let rateComponents: [String]
    /// Whether it is of plain numbers, not of lists of them.
    let isPlain: Bool
    /// The times of the keys, rising; two of one time are a jump.
    let times: [Double]
    /// Value, velocity and acceleration at a time.
    let state: (Double) -> State
    /// The numbers as lines.
    let channels: [TrackPlot.Channel]
    /// The numbers as straight pieces that are nowhere farther than an error from them.
    let straightened: (_ error: Double) throws(HookeError) -> Straight

    /// The values at the keys; at a jump both.
    var values: [[Double]] { times.indices.map { key in channels.map { $0.keys[key].value } } }

    /// x, y, z and w, or numbers where there are more.
    static func componentNames(_ count: Int) -> [String] {
        count <= 4 ? Array(["x", "y", "z", "w"].prefix(count)) : (0..<count).map(String.init)
    }

    /// Numbers that go each on its own, through keys of the same times.
    init(_ name: String, _ tracks: [KeyframeTrack<Double>], isPlain: Bool, components: [String]? = nil) {
        let components = components ?? (isPlain ? ["value"] : Self.componentNames(tracks.count))
        self.name = name
        self.components = components
        rateComponents = components
        self.isPlain = isPlain
        times = tracks[0].times
        state = { time in
            let states = tracks.map { $0.state(at: time) }
            return State(
                value: states.map(\.position), velocity: states.map(\.velocity),
                acceleration: states.map(\.acceleration))
        }
        channels = zip(components, tracks).map { TrackPlot.Channel(label: $0, track: $1) }
        straightened = { (error) throws(HookeError) in try Straight(joining: tracks, error: error) }
    }

    /// Vectors, of which the first `count` components are shown.
    init<Value: ComponentVector>(
        _ name: String, _ track: KeyframeTrack<Value>, count: Int = Value.componentCount,
        isPlain: Bool = false
    ) {
        let components = isPlain ? ["value"] : Self.componentNames(count)
        self.name = name
        self.components = components
        rateComponents = components
        self.isPlain = isPlain
        times = track.times
        func numbers(_ value: Value) -> [Double] { (0..<count).map { value[component: $0] } }
        state = { time in
            let state = track.state(at: time)
            return State(
                value: numbers(state.position), velocity: numbers(state.velocity),
                acceleration: numbers(state.acceleration))
        }
        channels = components.enumerated().map { index, label in
            TrackPlot.Channel(label: label, track: track) { $0[component: index] }
        }
        straightened = { (error) throws(HookeError) in
            Straight(try track.linearApproximation(error: error), numbers)
        }
    }

    /// Rotations: quaternions x, y, z, w, and how fast they turn about x, y and z, in radians.
    init(_ name: String, _ track: RotationTrack) {
        self.name = name
        components = Self.componentNames(4)
        rateComponents = Self.componentNames(3)
        isPlain = false
        times = track.times
        state = { time in
            let state = track.state(at: time)
            return State(
                value: (0..<4).map { state.rotation.components[$0] },
                velocity: (0..<3).map { state.angularVelocity[$0] },
                acceleration: (0..<3).map { state.angularAcceleration[$0] })
        }
        channels = components.enumerated().map { index, label in
            TrackPlot.Channel(
                label: label,
                keys: zip(track.times, track.values).map { Keyframe(time: $0, value: $1.components[index]) }
            ) { time in
                let state = track.state(at: time)
                // q′ = ½·ω·q, ω about the axes of the space that q leads into.
                let turn = state.angularVelocity / 2
                let rate = Quaternion(x: turn.x, y: turn.y, z: turn.z, w: 0) * state.rotation
                return (state.rotation.components[index], rate.components[index])
            }
        }
        straightened = { (_) throws(HookeError) in
            throw .noSolution(field: "track", reason: "CSS has no property that turns by a quaternion")
        }
    }
}
