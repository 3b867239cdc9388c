/// Computes the tangents of a C² cubic spline by elimination.
///
/// With durations D, mean velocities v, λ = D₀/(D₋ + D₀) and μ = D₋/(D₋ + D₀) at each key, the acceleration is
/// continuous where λ·s₋ + 2s + μ·s₊ = 3(λ·v₋ + μ·v₀).
///
/// - The unknown is z = s − v₀, the slope minus the velocity after the key (at the last key, before it). With g = v₀
///   − v₋ it satisfies λ·z₋ + 2z + μ·z₊ = −(2λ·g + μ·g₊), so straight lines are exact.
/// - The diagonal is twice the rest of its row: elimination needs no pivoting, and the influence of a key at least
///   halves from key to key.
/// - It works in tiles that fit in the first caches. A tile is solved as if z were 0 after it. When the next tile is
///   solved, the missing part is added to z at the end of the tile; over a whole tile it is divided by 2²⁰⁴⁸, so it
///   vanishes. The tangents follow from the complete z: those of the two sides of a key must not be corrected one by
///   one, because z may be far larger than the slope and cancel.
struct SplineSolver<Value: VectorSpace> {
    /// The condition at an end; `given` is the slope minus the segment's velocity.
    enum End {
        case given(Value), natural, notAKnot
    }

    private static var tileRows: Int { 2048 }

    private let chords: UnsafePointer<Value>
    private let durations: UnsafePointer<Double>
    private let count: Int
    private let starts, ends: UnsafeMutablePointer<Value>

    /// Returns the tangents of at least one segment. O(n), with a fixed amount of memory besides the result.
    static func tangents(chords: [Value], durations: [Double], start: End, end: End) -> Tangents<Value> {
        let count = chords.count
        var starts: [Value] = []
        let ends = [Value](unsafeUninitializedCapacity: count) { ends, endCount in
            starts = [Value](unsafeUninitializedCapacity: count) { starts, startCount in
                chords.withUnsafeBufferPointer { chords in
                    durations.withUnsafeBufferPointer { durations in
                        SplineSolver(
                            chords: chords.baseAddress!, durations: durations.baseAddress!, count: count,
                            starts: starts.baseAddress!, ends: ends.baseAddress!
                        ).solve(start, end)
                    }
                }
                startCount = count
            }
            endCount = count
        }
        return Tangents(starts: starts, ends: ends)
    }

    private func solve(_ start: End, _ end: End) {
        var (start, end) = (start, end)
        if count == 1 {
            // With one segment, not-a-knot is the chord.
            if case .notAKnot = start { start = .given(.zero) }
            if case .notAKnot = end { end = .given(.zero) }
        } else if count == 2, case .notAKnot = start, case .notAKnot = end {
            // With a single inner knot, not-a-knot at both ends is the parabola.
            let (before, after) = shares(1)
            start = .given(difference(1).scaled(by: -before))
            end = .given(difference(1).scaled(by: after))
        } else if count == 3, case .notAKnot = start, case .notAKnot = end {
            (start, end) = cubicThroughFour()
        }
        // The row before the first regular one, and the regular keys.
        let (first, y, share) = opening(start)
        var last = count - 1
        if case .notAKnot = end { last -= 1 }
        let z = sweep(keys: first..<max(last + 1, first), before: y, share, end)
        close(start, z, y, share)
    }

    /// The end slopes of not-a-knot at both of two inner knots: those of the cubic through the four keys, by divided
    /// differences. The equation of the last key would lose digits if the segment in the middle is short.
    private func cubicThroughFour() -> (start: End, end: End) {
        let (first, last) = (difference(1), difference(2))
        let ratio = (durations[0] + durations[1]) / (durations[1] + durations[2])
        // In halves, because the sum may overflow.
        let half = durations[0] / 2 + durations[1] / 2 + durations[2] / 2
        let (left, right) = (durations[0] / 2 / half, durations[2] / 2 / half)
        return (
            .given(
                last.scaled(by: ratio).subtracting(first).scaled(by: left)
                    .subtracting(first.scaled(by: shares(1).before))),
            .given(
                last.subtracting(first.scaled(by: 1 / ratio)).scaled(by: right)
                    .adding(last.scaled(by: shares(2).after)))
        )
    }

    /// The equation of the key before the first regular one: z = y − share·z₊.
    private func opening(_ start: End) -> (first: Int, y: Value, share: Double) {
        switch start {
        case .given(let z): return (1, z, 0)
        case .natural: return (1, difference(1).scaled(by: -0.5), 0.5)
        case .notAKnot:
            let (before, after) = shares(1)
            return (
                2,
                difference(1).scaled(by: -after * after).subtracting(difference(2).scaled(by: before)),
                before
            )
        }
    }

    /// Writes the last tangents and returns z after the regular rows, the last of which is z = y − share·z₊.
    private func ending(_ end: End, _ y: Value, _ share: Double) -> Value {
        switch end {
        case .given(let z):
            write(ends, count - 1, z)
            return z
        case .natural:
            let z = y.scaled(by: -1 / (2 - share))
            write(ends, count - 1, z)
            return z
        case .notAKnot:
            let (before, after) = shares(count - 1)
            let g = difference(count - 1)
            let z = g.scaled(by: 1 + before).adding(y).scaled(by: -after / (1 - after * share))
            write(key: count - 1, z, difference: g)
            write(ends, count - 1, g.scaled(by: after * after).adding(z).scaled(by: -1 / before))
            return z
        }
    }

    /// Writes the first tangents, from z at the first regular key.
    private func close(_ start: End, _ z: Value, _ y: Value, _ share: Double) {
        let z = y.subtracting(z.scaled(by: share))
        guard case .notAKnot = start else {
            write(starts, 0, z)
            return
        }
        let (before, after) = shares(1)
        let g = difference(1)
        write(key: 1, z, difference: g)
        write(starts, 0, g.scaled(by: -(1 + before)).subtracting(z.scaled(by: 1 / after)))
    }

    /// Solves the regular rows, tile by tile, and the end. Returns z at the first of the keys.
    ///
    /// During the elimination `ends[key − 1]` contains the right-hand sides and z of a tile's keys, and `starts[key]` the
    /// velocities.
    private func sweep(keys: Range<Int>, before: Value, _ beforeShare: Double, _ end: End) -> Value {
        guard !keys.isEmpty else { return ending(end, before, beforeShare) }
        var (y, share) = (before, beforeShare)
        var first = Value.zero
        let size = min(keys.count, Self.tileRows)
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: 3 * size) { shares in
            let lower = shares.baseAddress!
            var (upper, oldUpper) = (lower + size, lower + 2 * size)
            for key in stride(from: keys.lowerBound, to: keys.upperBound, by: Self.tileRows) {
                let rows = min(Self.tileRows, keys.upperBound - key)
                SplineLanes.eliminate(
                    durations + (key - 1), rows: rows, before: share, lower: lower, upper: upper)
                prepare(key: key, rows: rows, lower, upper)
                substitute(key: key, rows: rows, lower, before: y)
                (y, share) = (ends[key + rows - 2], upper[rows - 1])
                let isLast = key + rows == keys.upperBound
                substituteBack(
                    key: key, rows: rows, upper, after: isLast ? ending(end, y, share) : .zero)
                let z = ends[key - 1]
                if key == keys.lowerBound {
                    first = z
                } else {
                    complete(before: key, oldUpper, z)
                    finish(key: key - Self.tileRows, rows: Self.tileRows)
                }
                if isLast { finish(key: key, rows: rows) }
                swap(&upper, &oldUpper)
            }
            return first
        }
    }

    /// Computes the velocities after the keys of a tile, and the right-hand sides times the reciprocal pivots.
    private func prepare(
        key: Int, rows: Int, _ lower: UnsafePointer<Double>, _ upper: UnsafePointer<Double>
    ) {
        var before = velocity(chords[key - 1], over: durations[key - 1])
        var after = velocity(chords[key], over: durations[key])
        for row in 0..<rows {
            let next = min(key + row + 1, count - 1)
            let afterNext = velocity(chords[next], over: durations[next])
            (starts + (key + row)).initialize(to: after)
            (ends + (key + row - 1)).initialize(
                to: after.subtracting(before).scaled(by: -2 * lower[row])
                    .subtracting(afterNext.subtracting(after).scaled(by: upper[row])))
            (before, after) = (after, afterNext)
        }
    }

    /// Subtracts `lower` times the previous row from each row in order.
    private func substitute(key: Int, rows: Int, _ lower: UnsafePointer<Double>, before: Value) {
        let y = ends + (key - 1)
        if let numbers = Self.numbers(y), let before = before as? Double {
            SplineLanes.substitute(numbers, lower, rows: rows, before: before)
            return
        }
        var last = before
        for row in 0..<rows {
            last = y[row].subtracting(last.scaled(by: lower[row]))
            y[row] = last
        }
    }

    /// Subtracts `upper` times the next z from each row, the last one first, which gives z.
    private func substituteBack(key: Int, rows: Int, _ upper: UnsafePointer<Double>, after: Value) {
        let y = ends + (key - 1)
        if let numbers = Self.numbers(y), let after = after as? Double {
            SplineLanes.substituteBack(numbers, upper, rows: rows, after: after)
            return
        }
        var next = after
        for row in (0..<rows).reversed() {
            next = y[row].subtracting(next.scaled(by: upper[row]))
            y[row] = next
        }
    }

    private static func numbers(_ values: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Double>? {
        Value.self == Double.self
            ? UnsafeMutableRawPointer(values).assumingMemoryBound(to: Double.self) : nil
    }

    /// Computes the tangents of a tile from its velocities and z.
    private func finish(key: Int, rows: Int) {
        var before = velocity(chords[key - 1], over: durations[key - 1])
        for key in key..<key + rows {
            let (after, z) = (starts[key], ends[key - 1])
            starts[key] = tangent(key, z)
            ends[key - 1] = tangent(key - 1, after.subtracting(before).adding(z))
            before = after
        }
    }

    /// Adds the missing part to z of the tile before a key: that of the key's z, which was taken as 0.
    private func complete(before key: Int, _ upper: UnsafePointer<Double>, _ z: Value) {
        var missing = z
        for row in (0..<Self.tileRows).reversed() {
            let key = key - Self.tileRows + row
            missing = missing.scaled(by: -upper[row])
            ends[key - 1] = ends[key - 1].adding(missing)
            // Components may differ in size by up to 2¹⁴⁶.
            if missing.norm <= 0x1p-200 * ends[key - 1].norm { break }
        }
    }

    /// The durations before and after a key as fractions of their sum.
    private func shares(_ key: Int) -> (before: Double, after: Double) {
        let both = durations[key - 1] + durations[key]
        return (durations[key - 1] / both, durations[key] / both)
    }

    /// The velocity after a key minus that before it; 0 at the last key.
    private func difference(_ key: Int) -> Value {
        guard key < count else { return .zero }
        return velocity(chords[key], over: durations[key])
            .subtracting(velocity(chords[key - 1], over: durations[key - 1]))
    }

    @inline(__always)
    private func write(key: Int, _ z: Value, difference: Value) {
        write(starts, key, z)
        write(ends, key - 1, difference.adding(z))
    }

    @inline(__always)
    private func write(_ tangents: UnsafeMutablePointer<Value>, _ segment: Int, _ slope: Value) {
        (tangents + segment).initialize(to: tangent(segment, slope))
    }

    /// The tangent for a slope given relative to the segment's velocity.
    @inline(__always)
    private func tangent(_ segment: Int, _ slope: Value) -> Value {
        chords[segment].adding(slope.scaled(by: durations[segment]))
    }
}

/// A chord divided by its duration; scalars are rounded once.
@inline(__always)
func velocity<Value: VectorSpace>(_ chord: Value, over duration: Double) -> Value {
    if let chord = chord as? Double, let quotient = chord / duration as? Value { return quotient }
    return chord.scaled(by: 1 / duration)
}
