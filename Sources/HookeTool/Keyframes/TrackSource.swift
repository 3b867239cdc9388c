import HookeGeometry
import HookePreview

/// A track of any kind, as numbers to sample and lines to draw.
struct TrackSource {
    /// The numbers at a time.
    struct State {
        var value: [Double]
        var velocity: [Double]
        var acceleration: [Double]
    }

    /// The name of the track.
    var name: String
    /// The names of a value's components.
    let components: [String]
    /// The names of a velocity's components: a rotation has one fewer.
    let rateComponents: [String]
    /// Whether values are numbers, not lists of numbers.
    let isPlain: Bool
    /// The times of the keys, non-decreasing; two equal times are a jump.
    let times: [Double]
    /// Returns value, velocity and acceleration at a time.
    var state: (Double) -> State
    /// The components as lines.
    let channels: [TrackPlot.Channel]
    /// Returns a linear approximation whose distance from the track is at most an error.
    let straightened: (_ error: Double) throws(HookeError) -> Straight
    /// Returns few pieces within an error of each component; of a rotation, within an angle in radians.
    var reduced: (_ error: Double, _ kind: ReductionKind) throws(HookeError) -> TrackReduction
    /// Whether values are rotations.
    var isRotation: Bool { rateComponents.count < components.count }

    /// The values at the keys, both at a jump.
    var values: [[Double]] { times.indices.map { key in channels.map { $0.keys[key].value } } }

    /// Returns x, y, z and w, or indices for more components.
    static func componentNames(_ count: Int) -> [String] {
        count <= 4 ? Array(["x", "y", "z", "w"].prefix(count)) : (0..<count).map(String.init)
    }

    /// Components that are interpolated one by one, with keys at the same times.
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
        reduced = { (error, kind) throws(HookeError) in
            TrackReduction(try CubicReduction(tracks, errors: tracks.map { _ in error }, kind: kind.cubic()))
        }
    }

    /// Vectors, with their first `count` components.
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
        reduced = { (error, kind) throws(HookeError) in
            TrackReduction(try CubicReduction(track, error: error, kind: kind.cubic()))
        }
    }

    /// Rotations: quaternions x, y, z, w, and angular velocities about x, y and z, in radians per second.
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
                // q′ = ½·ω·q, with ω in the space that q maps into.
                let turn = state.angularVelocity / 2
                let rate = Quaternion(x: turn.x, y: turn.y, z: turn.z, w: 0) * state.rotation
                return (state.rotation.components[index], rate.components[index])
            }
        }
        straightened = { (_) throws(HookeError) in
            throw .noSolution(field: "track", reason: "CSS has no property for a quaternion")
        }
        reduced = { (error, kind) throws(HookeError) in
            if kind == .slerp {
                let (slerps, error) = try track.slerpReduction(error: error)
                return TrackReduction(slerps: slerps, error: error)
            }
            let found = try RotationReduction(track, error: error, kind: kind.cubic())
            return TrackReduction(found.components, error: found.error)
        }
    }
}
