/// The times of a track's keyframes, checked, and the search among them.
@usableFromInline
struct Knots: Hashable, Sendable {
    @usableFromInline let times: [Double]

    /// - Throws: when there is none, one is not finite, they fall, or their span is not finite.
    init(_ times: [Double]) throws(HookeError) {
        guard !times.isEmpty else {
            throw .wrongCount(field: "times", count: 0, accepted: "at least 1")
        }
        for (index, time) in times.enumerated() {
            guard time.isFinite else {
                throw .badElement(field: "times", index: index, value: time, accepted: "a finite number")
            }
            guard index == 0 || time >= times[index - 1] else {
                throw .badElement(
                    field: "times", index: index, value: time,
                    accepted: "a number not below the one before, \(times[index - 1])")
            }
        }
        let span = times[times.count - 1] - times[0]
        guard span.isFinite else {
            throw .outOfRange(
                field: "times", value: span, accepted: "a span from first to last that is a finite number")
        }
        self.times = times
    }

    /// How many segments there are between the keys.
    @usableFromInline var segmentCount: Int { times.count - 1 }

    /// How long each segment lasts; 0 for a jump.
    var durations: [Double] { zip(times.dropFirst(), times).map(-) }

    /// Where a time within the keys falls; `nil` before the first, after the last, at a jump that ends the track, and
    /// for NaN.
    ///
    /// Binary search, O(log n): the last key at or before `t`, and for the last key itself the end of the last
    /// segment.
    @inlinable
    func position(of t: Double) -> Position? {
        guard times.count > 1, t >= times[0], t <= times[times.count - 1] else { return nil }
        var low = 0
        var high = times.count - 1
        while high - low > 1 {
            let middle = (low + high) >> 1
            if times[middle] <= t { low = middle } else { high = middle }
        }
        let duration = times[low + 1] - times[low]
        guard duration > 0 else { return nil }
        return Position(
            segment: low, passed: (t - times[low]) / duration, left: (times[low + 1] - t) / duration,
            duration: duration)
    }

    /// A place within a segment.
    @usableFromInline
    struct Position {
        /// The segment, from 0.
        @usableFromInline let segment: Int
        /// The fraction of the segment that has passed.
        @usableFromInline let passed: Double
        /// The fraction that is left, not by way of `passed`.
        @usableFromInline let left: Double
        /// How long the segment lasts.
        @usableFromInline let duration: Double

        @usableFromInline
        init(segment: Int, passed: Double, left: Double, duration: Double) {
            self.segment = segment
            self.passed = passed
            self.left = left
            self.duration = duration
        }
    }
}
