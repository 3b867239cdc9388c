/// The times of a track's keyframes, checked, and the search among them.
///
/// Up to sixteen keys are looked through one by one. For more there is a table of equal stretches of time, one for each
/// segment, that says which key is the last before the stretch: at most two steps from there in a track whose keys
/// are spread evenly, else halving among the keys of the stretch. Either way a time is found without a branch that
/// depends on it, so that any order of times is as fast as going forward. The table takes 4 bytes a key.
@usableFromInline
package struct Knots: Sendable {
    @usableFromInline package let times: [Double]
    /// For each stretch the last key before it; empty where there is no table.
    @usableFromInline package let lastKeys: [UInt32]
    /// Stretches per unit of time.
    @usableFromInline package let scale: Double

    /// Up to so many keys have no table.
    @usableFromInline package static var fewest: Int { 16 }

    /// - Throws: when there is none, one is not finite, they fall, or their span is not finite.
    package init(_ times: [Double]) throws(HookeError) {
        guard !times.isEmpty else {
            throw .wrongCount(field: "times", count: 0, accepted: "at least 1")
        }
        let span = times[times.count - 1] - times[0]
        if !Self.neverFall(times) || !span.isFinite { try Self.refuse(times, span: span) }
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

    /// Whether the times are finite and none is below the one before.
    private static func neverFall(_ times: [Double]) -> Bool {
        guard times[0].isFinite, times[times.count - 1].isFinite else { return false }
        return times.withUnsafeBufferPointer { times in
            // Without leaving early, which would keep the loop from being vector code.
            var falls = 0
            for k in 1..<max(times.count, 1) { falls |= times[k] >= times[k - 1] ? 0 : 1 }
            return falls == 0
        }
    }

    /// Says what is wrong with times that are refused.
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

    /// The stretch that a time is in: the nearest whole number, read off the end of a double's fraction. It never falls
    /// from a time to a later one, which is all that the search needs of it.
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

    /// How many segments there are between the keys.
    @usableFromInline package var segmentCount: Int { times.count - 1 }

    /// How long each segment lasts; 0 for a jump.
    package var durations: [Double] {
        [Double](unsafeUninitializedCapacity: times.count) { durations, initialized in
            for k in 1..<times.count { durations[k - 1] = times[k] - times[k - 1] }
            initialized = times.count - 1
        }
    }

    /// The segment that a time is in: of the last key at or before it. `nil` before the first key, from the last on, and
    /// for NaN.
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

    /// The segment, by halving, of a time at or after a key and before the last: in steps that double until they are past
    /// it, so that the cost grows with the logarithm of the way.
    @usableFromInline @inline(never)
    package func halved(_ t: Double, from start: Int) -> Int {
        var low = start
        var stride = 1
        while low + stride < times.count, times[low + stride] <= t {
            low += stride
            stride *= 2
        }
        // By hand: through `partitioningIndex` it takes 8 % longer.
        var high = min(low + stride, times.count - 1)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if times[middle] <= t { low = middle } else { high = middle }
        }
        return low
    }

    /// Where a time within the keys falls; `nil` before the first, after the last, at a jump that ends the track, and
    /// for NaN. The last key itself is the end of the last segment.
    @inlinable
    package func position(of t: Double) -> Position? {
        if let k = segment(of: t) { return position(of: t, in: k) }
        let last = times.count - 1
        guard last > 0, t == times[last], times[last - 1] < t else { return nil }
        return Position(segment: last - 1, passed: 1, left: 0, duration: t - times[last - 1])
    }

    /// Where a time falls in a segment that lasts.
    @inlinable
    package func position(of t: Double, in k: Int) -> Position {
        let (start, end) = (times[k], times[k + 1])
        let duration = end - start
        return Position(
            segment: k, passed: (t - start) / duration, left: (end - t) / duration, duration: duration)
    }

    /// A place within a segment.
    @usableFromInline
    package struct Position {
        /// The segment, from 0.
        @usableFromInline package let segment: Int
        /// The fraction of the segment that has passed.
        @usableFromInline package let passed: Double
        /// The fraction that is left, not by way of `passed`.
        @usableFromInline package let left: Double
        /// How long the segment lasts.
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
    /// Whether the times are the same; all else follows from them.
    @usableFromInline
    package static func == (a: Knots, b: Knots) -> Bool { a.times == b.times }

    @usableFromInline
    package func hash(into hasher: inout Hasher) { hasher.combine(times) }
}
