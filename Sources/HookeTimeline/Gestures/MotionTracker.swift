import Hooke

/// The velocity of an object moved by several fingers.
///
/// A `VelocityTracker` in which the reports of several fingers at one time are one sample. After the first of
/// two reports the middle has moved by half; only the last one is correct. Several reports of one finger at
/// one time all count.
package struct MotionTracker {
    private struct Sample {
        var time: Double
        var position: SIMD2<Double>
        /// `nil` after it has lifted: the next touch is another one, also with the same number.
        var finger: Int?
    }

    private var settled = VelocityTracker<SIMD2<Double>>()
    /// The newest sample, which another finger may still correct.
    private var newest: Sample?

    package init() {}

    package mutating func reset() {
        settled.reset()
        newest = nil
    }

    /// Adds the object's position. Non-finite positions are ignored.
    package mutating func add(time: Double, position: SIMD2<Double>, finger: Int) {
        guard position.x.isFinite, position.y.isFinite else { return }
        if let last = newest, last.time != time || last.finger == finger {
            // The scene refuses decreasing times, so this does not throw.
            try? settled.addSample(time: last.time, position: last.position)
        }
        newest = Sample(time: time, position: position, finger: finger)
    }

    /// A finger lifts.
    package mutating func lift(_ finger: Int) {
        if newest?.finger == finger { newest?.finger = nil }
    }

    /// Returns the velocity in units per second; `release` as in `VelocityTracker.velocity(releasedAt:)`.
    package func velocity(releasedAt release: Double?) -> SIMD2<Double> {
        var tracker = settled
        if let last = newest { try? tracker.addSample(time: last.time, position: last.position) }
        return tracker.velocity(releasedAt: release)
    }
}
