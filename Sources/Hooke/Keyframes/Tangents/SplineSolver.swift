/// The tangents of a C² cubic spline: the equations in the slopes at the keys, and their solution by elimination.
///
/// With durations D and mean velocities v, and λ = D₀/(D₋ + D₀), μ = D₋/(D₋ + D₀) at each key, the acceleration is
/// continuous where λ·s₋ + 2s + μ·s₊ = 3(λ·v₋ + μ·v₀). Solved for z = s − v₀, the slope less the velocity after the
/// key (at the last key, before it), which the differences g = v₀ − v₋ alone decide: λ·z₋ + 2z + μ·z₊ = −(2λ·g + μ·g₊).
/// So straight lines come out exactly. The diagonal is twice the rest of its row: elimination needs no pivoting, and
/// what one key does to another at least halves from key to key.
///
/// That is why it goes in tiles that stay in the first caches: forward and back through one tile as if z were 0 after
/// it, and when the next one is done, what that lacked is put into the end of the tile before. Over a whole tile it
/// would be divided by 2²⁰⁴⁸, which leaves nothing of any double.
struct SplineSolver<Value: VectorSpace> {
    /// What is known at an end: the slope less the segment's velocity, or a condition.
    enum End {
        case given(Value), natural, notAKnot
    }

    private static var tileRows: Int { 2048 }

    private let chords: UnsafePointer<Value>
    private let durations: UnsafePointer<Double>
    private let count: Int
    private let starts, ends: UnsafeMutablePointer<Value>

    /// The tangents with at least one segment. O(n), in a fixed amount of memory besides the result.
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
            // One segment is no knot to look through: not-a-knot is the chord.
            if case .notAKnot = start { start = .given(.zero) }
            if case .notAKnot = end { end = .given(.zero) }
        } else if count == 2, case .notAKnot = start, case .notAKnot = end {
            // One knot cannot be looked through from both sides: the parabola.
            let (before, after) = shares(1)
            start = .given(difference(1).scaled(by: -before))
            end = .given(difference(1).scaled(by: after))
        }
        // The row that is known before the first regular one, and the keys of those.
        let (first, y, share) = opening(start)
        var last = count - 1
        if case .notAKnot = end { last -= 1 }
        let z = sweep(keys: first..<max(last + 1, first), before: y, share, end)
        close(start, z, y, share)
    }

    /// What is known of the key before the first regular one: z = y − share·z₊.
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

    /// What is known at the end: writes the last tangents and gives z after the regular rows, the last of which
    /// reads z = y − share·z₊.
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

    /// The first tangents, from z at the first regular key.
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

    /// The regular rows, tile by tile, and the end. Gives z at the first of the keys.
    ///
    /// On the way `ends[key − 1]` holds the right-hand sides and z of a tile's keys, `starts[key]` the velocities.
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
                finish(key: key, rows: rows)
                if key == keys.lowerBound { first = z } else { complete(before: key, oldUpper, z) }
                swap(&upper, &oldUpper)
            }
            return first
        }
    }

    /// The velocities after the keys of a tile, and the right-hand sides times the pivots' reciprocals.
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

    /// The right-hand sides less `lower` times the one before, row after row.
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

    /// The same less `upper` times z after, from the last row to the first: z.
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

    /// The tangents of a tile from its velocities and z.
    private func finish(key: Int, rows: Int) {
        var before = velocity(chords[key - 1], over: durations[key - 1])
        for key in key..<key + rows {
            let (after, z) = (starts[key], ends[key - 1])
            starts[key] = tangent(key, z)
            ends[key - 1] = tangent(key - 1, after.subtracting(before).adding(z))
            before = after
        }
    }

    /// Puts into the tile that ends before a key what it lacked: z of that key, taken for 0.
    private func complete(before key: Int, _ upper: UnsafePointer<Double>, _ z: Value) {
        var missing = z
        for row in (0..<Self.tileRows).reversed() {
            let key = key - Self.tileRows + row
            missing = missing.scaled(by: -upper[row])
            let change = missing.scaled(by: durations[key])
            starts[key] = starts[key].adding(change)
            ends[key - 1] = ends[key - 1].adding(missing.scaled(by: durations[key - 1]))
            // Components may differ in size by as much as 2¹⁴⁶.
            if change.norm <= 0x1p-200 * starts[key].norm { break }
        }
    }

    /// The shares of the segments before and after a key in both durations.
    private func shares(_ key: Int) -> (before: Double, after: Double) {
        let both = durations[key - 1] + durations[key]
        return (durations[key - 1] / both, durations[key] / both)
    }

    /// The velocity after a key less that before it; 0 at the last.
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

    /// The tangent for a slope that is so far above the segment's velocity.
    @inline(__always)
    private func tangent(_ segment: Int, _ slope: Value) -> Value {
        chords[segment].adding(slope.scaled(by: durations[segment]))
    }
}

/// A chord over its duration; for numbers rounded once.
@inline(__always)
func velocity<Value: VectorSpace>(_ chord: Value, over duration: Double) -> Value {
    if let chord = chord as? Double, let quotient = chord / duration as? Value { return quotient }
    return chord.scaled(by: 1 / duration)
}
