/// The checked times of a track's keyframes, and the search among them.
///
/// Up to 16 keys are searched one by one. More keys have a table of equal time intervals, one for each segment, with
/// the last key before each interval. Evenly spread keys need at most two steps from there, others a binary search
/// among the interval's keys. The search has no branches that depend on the time, so all orders of times are equally
/// fast. The table takes 4 bytes per key.
@usableFromInline
package struct Knots: Sendable {
    @usableFromInline package let times: [Double]
    /// For each interval the last key before it; empty if there is no table.
    @usableFromInline package let lastKeys: [UInt32]
    /// Intervals per unit of time.
    @usableFromInline package let scale: Double

    /// The largest number of keys without a table.
    @usableFromInline package static var fewest: Int { 16 }

    /// - Throws: `HookeError` if there are no times, one is not finite, they decrease, or their span is not finite.
    package init(_ times: [Double]) throws(HookeError) {
        guard !times.isEmpty else {
            throw .wrongCount(field: "times", count: 0, accepted: "at least 1")
        }
        let span = times[times.count - 1] - times[0]
        if !Self.areNonDecreasing(times) || !span.isFinite { try Self.refuse(times, span: span) }
        self.times = times
        let segments = times.count - 1
        let scale = Double(segments) / span
        if times.count > Self.fewest, scale.isFinite, segments < UInt32.max {
            self.scale = scale
            lastKeys = Self.table(times, scale)
        } else {
            self.scale = 0
            lastKeys = []
        }
    }

    /// Whether the times are finite and non-decreasing.
    private static func areNonDecreasing(_ times: [Double]) -> Bool {
        guard times[0].isFinite, times[times.count - 1].isFinite else { return false }
        return times.withUnsafeBufferPointer { times in
            // No early exit, so that the loop is vectorised.
            var falls = 0
            for k in 1..<max(times.count, 1) { falls |= times[k] >= times[k - 1] ? 0 : 1 }
            return falls == 0
        }
    }

    /// Throws the error for invalid times.
    private static func refuse(_ times: [Double], span: Double) throws(HookeError) {
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
        throw .outOfRange(
            field: "times", value: span, accepted: "a span from first to last that is a finite number")
    }

    /// The interval of a time, rounded by the end of a double's fraction. It is non-decreasing in time, which is all
    /// that the search needs.
    @inlinable @inline(__always)
    package static func stretch(_ t: Double, _ origin: Double, _ scale: Double) -> Int {
        Int(UInt32(truncatingIfNeeded: ((t - origin) * scale + 0x1p52).bitPattern))
    }

    private static func table(_ times: [Double], _ scale: Double) -> [UInt32] {
        let (count, origin) = (times.count, times[0])
        return [UInt32](unsafeUninitializedCapacity: count) { table, initialized in
            table[0] = 0
            var next = 1
            for k in 1..<count {
                let stretch = Self.stretch(times[k], origin, scale)
                while next <= stretch {
                    table[next] = UInt32(k - 1)
                    next += 1
                }
            }
            while next < count {
                table[next] = UInt32(count - 2)
                next += 1
            }
            initialized = count
        }
    }

    @usableFromInline package var segmentCount: Int { times.count - 1 }

    /// The duration of each segment; 0 for a jump.
    package var durations: [Double] {
        [Double](unsafeUninitializedCapacity: times.count) { durations, initialized in
            for k in 1..<times.count { durations[k - 1] = times[k] - times[k - 1] }
            initialized = times.count - 1
        }
    }

    /// Returns the segment of a time: that of the last key at or before it. `nil` before the first key, from the last
    /// on, and for NaN.
    @inlinable @inline(__always)
    package func segment(of t: Double) -> Int? {
        times.withUnsafeBufferPointer { times in
            guard t >= times[0], t < times[times.count - 1] else { return nil }
            var k = 0
            if times.count <= Self.fewest {
                while times[k &+ 1] <= t { k &+= 1 }
                return k
            }
            guard !lastKeys.isEmpty else { return halved(t, from: 0) }
            k = lastKeys.withUnsafeBufferPointer { Int($0[Self.stretch(t, times[0], scale)]) }
            k &+= times[k &+ 1] <= t ? 1 : 0
            k &+= times[k &+ 1] <= t ? 1 : 0
            return times[k &+ 1] <= t ? halved(t, from: k) : k
        }
    }

    /// The segment of a time at or after the key `start` and before the last, by doubling steps and then bisection,
    /// so that the cost is logarithmic in the distance.
    @usableFromInline @inline(never)
    package func halved(_ t: Double, from start: Int) -> Int {
        var low = start
        var stride = 1
        while low + stride < times.count, times[low + stride] <= t {
            low += stride
            stride *= 2
        }
        // By hand: `partitioningIndex` is 8 % slower.
        var high = min(low + stride, times.count - 1)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if times[middle] <= t { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the position of a time within the keys. The last key is the end of the last segment. `nil` before the
    /// first key, after the last, at a jump that ends the track, and for NaN.
    @inlinable
    package func position(of t: Double) -> Position? {
        if let k = segment(of: t) { return position(of: t, in: k) }
        let last = times.count - 1
        guard last > 0, t == times[last], times[last - 1] < t else { return nil }
        return Position(segment: last - 1, passed: 1, left: 0, duration: t - times[last - 1])
    }

    /// Returns the position of a time in a segment of positive duration.
    @inlinable
    package func position(of t: Double, in k: Int) -> Position {
        let (start, end) = (times[k], times[k + 1])
        let duration = end - start
        return Position(
            segment: k, passed: (t - start) / duration, left: (end - t) / duration, duration: duration)
    }

    @usableFromInline
    package struct Position {
        @usableFromInline package let segment: Int
        @usableFromInline package let passed: Double
        /// The fraction that is left, not computed from `passed`.
        @usableFromInline package let left: Double
        @usableFromInline package let duration: Double

        @usableFromInline
        package init(segment: Int, passed: Double, left: Double, duration: Double) {
            self.segment = segment
            self.passed = passed
            self.left = left
            self.duration = duration
        }
    }
}

extension Knots: Hashable {
    /// Returns whether the times are equal; everything else follows from them.
    @usableFromInline
    package static func == (a: Knots, b: Knots) -> Bool { a.times == b.times }

    @usableFromInline
    package func hash(into hasher: inout Hasher) { hasher.combine(times) }
}
