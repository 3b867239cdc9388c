import Hooke

/// The velocity of something that several fingers move together.
///
/// A `VelocityTracker` in which the fingers' reports of one instant are one sample: where two fingers report
/// one after the other at the same time, the middle has moved by half after the first report, and only the
/// last report tells where it is. Several reports of one finger at one time all count, as in the tracker.
package struct MotionTracker {
    private struct Sample {
        var time: Double
        var position: SIMD2<Double>
        var finger: Int
    }

    private var settled = VelocityTracker()
    /// The newest sample, which another finger may still correct.
    private var newest: Sample?

    package init() {}

    package mutating func reset() {
        settled.reset()
        newest = nil
    }

    /// Notes where the moved thing is. A position that is not finite is no sample.
    package mutating func add(time: Double, position: SIMD2<Double>, finger: Int) {
        guard position.x.isFinite, position.y.isFinite else { return }
        if let last = newest, last.time != time || last.finger == finger {
            // The scene refuses times that run back, so the tracker takes every sample.
            try? settled.addSample(time: last.time, position: last.position)
        }
        newest = Sample(time: time, position: position, finger: finger)
    }

    /// Units per second; `release` as in `VelocityTracker.velocity(releasedAt:)`.
    package func velocity(releasedAt release: Double?) -> SIMD2<Double> {
        var tracker = settled
        if let last = newest { try? tracker.addSample(time: last.time, position: last.position) }
        return tracker.velocity(releasedAt: release)
    }
}
