import Hooke

/// The motion of a property in a choreography of a scene. Its progress is a fraction of the settled length.
package struct ChoreographedMotion: Sendable {
    private let shared: Boxed<Choreography<PropertyKey, SIMD4<Double>>>
    private let index: Int
    private let duration: Double

    /// The motions of all keys of a choreography.
    ///
    /// - Parameter choreography: Its settled length is finite.
    package static func all(_ choreography: Choreography<PropertyKey, SIMD4<Double>>) -> [ChoreographedMotion]
    {
        let shared = Boxed(choreography)
        return choreography.keys.indices.map {
            ChoreographedMotion(shared: shared, index: $0, duration: choreography.settledDuration)
        }
    }

    private init(shared: Boxed<Choreography<PropertyKey, SIMD4<Double>>>, index: Int, duration: Double) {
        (self.shared, self.index, self.duration) = (shared, index, duration)
    }

    /// Returns the value at a fraction of the settled length.
    package func value(at p: Double) -> SIMD4<Double> {
        shared.content.state(ofKeyAt: index, at: p * duration).position
    }

    /// Returns the state at a fraction of the settled length, by that fraction.
    package func state(at p: Double) -> MotionState<SIMD4<Double>> {
        let state = shared.content.state(ofKeyAt: index, at: p * duration)
        return MotionState(
            position: state.position, velocity: state.velocity * duration,
            acceleration: state.acceleration * (duration * duration))
    }

    /// The value before time 0.
    package var first: SIMD4<Double> {
        shared.content.state(ofKeyAt: index, at: -.leastNonzeroMagnitude).position
    }

    /// The value at rest: the limit, or that at the settled end where there is none.
    package var last: SIMD4<Double> {
        let limit = shared.content.state(ofKeyAt: index, at: .infinity).position
        return AnimatableValue.quad(limit).isFinite ? limit : value(at: 1)
    }

    /// Returns the motion as straight pieces over the fraction of the settled length, with their error.
    package func linearApproximation(
        error: Double
    ) throws(HookeError) -> (track: KeyframeTrack<SIMD4<Double>>, error: Double) {
        guard duration > 0 else {
            return (try KeyframeTrack(times: [0], values: [last], rule: .linear), 0)
        }
        let found = try shared.content.linearApproximation(
            ofKeyAt: index, error: error * 63 / 64, until: duration)
        let track = found.track
        // The quotient of times is rounded once.
        var steepest = 0.0
        for (first, second) in zip(track.keyframes, track.keyframes.dropFirst())
        where first.time < second.time {
            steepest = max(steepest, (second.value - first.value).norm / (second.time - first.time))
        }
        let scaled = try KeyframeTrack(
            times: track.times.map { $0 / duration }, values: track.values, rule: .linear)
        return (scaled, found.error + steepest * 4 * duration.ulp)
    }
}
