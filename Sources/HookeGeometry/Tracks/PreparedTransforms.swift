package import Hooke

/// The prepared segments of a transform track without springs, timing functions and even speeds: the same bits as
/// `TransformTrack`, without what makes tracks.
package struct PreparedTransforms: Sendable {
    private let knots: Knots
    private let values: [Transform3D]
    private let segments: [TransformSegment]
    private let turns: [PreparedRotation]

    /// `nil` for a track with a segment that is not prepared.
    package init?(_ track: TransformTrack) {
        guard track.segments.allSatisfy({ $0.kind != .special }) else { return nil }
        (knots, values, segments, turns) = (track.knots, track.values, track.segments, track.turns)
    }

    /// Returns the transform at a time. NaN gives NaN fields.
    package func transform(at t: Double) -> Transform3D {
        Self.transform(at: t, knots, values, segments, turns) ?? values[0]
    }

    /// Returns the transform at a time, from the parts of a track; `nil` in a segment that is not prepared.
    ///
    /// A closure for such segments would copy the whole track at each call.
    @inline(__always)
    static func transform(
        at t: Double, _ knots: Knots, _ values: [Transform3D], _ segments: [TransformSegment],
        _ turns: [PreparedRotation]
    ) -> Transform3D? {
        guard let k = knots.segment(of: t) else {
            if t.isNaN { return values[0].mixed(with: values[0], at: .nan) }
            return t < knots.times[0] ? values[0] : values[values.count - 1]
        }
        let (start, end) = (knots.times[k], knots.times[k &+ 1])
        let duration = end - start
        let (u, v) = ((t - start) / duration, (end - t) / duration)
        if v == 0 { return values[k + 1] }
        return segments.withUnsafeBufferPointer { segments in
            let segment = segments.baseAddress! + k
            let kind = segment.pointee.kind
            if kind == .special { return nil }
            if u == 0 || kind == .still { return values[k] }
            if turns.isEmpty { return TransformSegment.fields(of: segment, u, v) }
            return turns.withUnsafeBufferPointer { turns in
                let rotation = PreparedRotation.value(of: turns.baseAddress! + k, u, v)
                return Transform3D(TransformSegment.parts(of: segment, u, v, rotation: rotation))
            }
        }
    }

    // MARK: Numbers

    /// The times, the keys and the segments as numbers.
    package var numbers: [Double] {
        var numbers = [Double(knots.times.count), turns.isEmpty ? 0 : 1] + knots.times
        for value in values { numbers += value.elements }
        for segment in segments { segment.add(to: &numbers) }
        for turn in turns { turn.add(to: &numbers) }
        return numbers
    }

    /// Creates the track from ``numbers``.
    ///
    /// - Throws: `HookeError` for times that decrease, for an unknown kind, and the errors of `next`.
    package init(next: () throws(HookeError) -> Double) throws(HookeError) {
        func row() throws(HookeError) -> SIMD4<Double> {
            SIMD4(try next(), try next(), try next(), try next())
        }
        let (count, hasTurns) = (try next(), try next() == 1)
        guard count >= 1, count <= 1e6, count == count.rounded() else {
            throw .outOfRange(field: "count", value: count, accepted: "a whole number from 1 to 1000000")
        }
        let keys = Int(count)
        var times: [Double] = []
        for _ in 0..<keys { times.append(try next()) }
        knots = try Knots(times)
        var values: [Transform3D] = []
        for _ in 0..<keys {
            values.append(Transform3D(row1: try row(), row2: try row(), row3: try row(), row4: try row()))
        }
        var segments: [TransformSegment] = []
        for _ in 1..<max(1, keys) where keys > 1 {
            segments.append(try TransformSegment(try next(), row: row))
        }
        var turns: [PreparedRotation] = []
        for _ in 1..<max(1, keys) where keys > 1 && hasTurns {
            turns.append(PreparedRotation(try row(), row: try Self.rows(8, row), flags: try row()))
        }
        (self.values, self.segments, self.turns) = (values, segments, turns)
    }

    private static func rows(
        _ count: Int, _ row: () throws(HookeError) -> SIMD4<Double>
    ) throws(HookeError) -> [SIMD4<Double>] {
        var rows: [SIMD4<Double>] = []
        for _ in 0..<count { rows.append(try row()) }
        return rows
    }
}
