package import Hooke

/// The prepared segments of a transform track without springs, timing functions and even speeds: the same bits as
/// `TransformTrack`, without what makes tracks.
package struct PreparedTransforms: Sendable {
    private let knots: Knots
    private let values: [Transform3D]
    private let nodes: [TrackNode<TransformRows>]
    private let kinds: [TransformKind]
    private let turns: [PreparedRotation]

    /// `nil` for a track with a segment that is not prepared.
    package init?(_ track: TransformTrack) {
        guard !track.kinds.contains(.special) else { return nil }
        (knots, values, nodes) = (track.knots, track.values, track.rows.nodes)
        (kinds, turns) = (track.kinds, track.turns)
    }

    /// Returns the transform at a time. NaN gives NaN fields.
    package func transform(at t: Double) -> Transform3D {
        Self.transform(at: t, knots, values, nodes, kinds, turns) ?? values[0]
    }

    /// Returns the transform at a time, from the parts of a track; `nil` in a segment that is not prepared.
    ///
    /// A closure for such segments would copy the whole track at each call.
    @inline(__always)
    static func transform(
        at t: Double, _ knots: Knots, _ values: [Transform3D], _ nodes: [TrackNode<TransformRows>],
        _ kinds: [TransformKind], _ turns: [PreparedRotation]
    ) -> Transform3D? {
        guard let k = knots.segment(of: t) else {
            if t.isNaN { return values[0].mixed(with: values[0], at: .nan) }
            return t < knots.times[0] ? values[0] : values[values.count - 1]
        }
        let (start, end) = (knots.times[k], knots.times[k &+ 1])
        let duration = end - start
        let (u, v) = ((t - start) / duration, (end - t) / duration)
        if v == 0 { return values[k + 1] }
        let kind = kinds[k]
        if kind == .special { return nil }
        if u == 0 || kind == .still { return values[k] }
        return nodes.withUnsafeBufferPointer { nodes in
            let first = nodes.baseAddress! + k
            if turns.isEmpty { return TrackNode.fields(from: first, kind, u, v) }
            return turns.withUnsafeBufferPointer { turns in
                let rotation = PreparedRotation.value(of: turns.baseAddress! + k, u, v)
                return Transform3D(TrackNode.parts(from: first, kind, u, v, rotation: rotation))
            }
        }
    }

    // MARK: Numbers

    /// The keys with their tangents, the kinds and the rotations as numbers.
    package var numbers: [Double] {
        var numbers = [Double(nodes.count), turns.isEmpty ? 0 : 1]
        for (node, value) in zip(nodes, values) {
            numbers.append(node.time)
            for rows in [value, node.value.fields, node.arriving.fields, node.leaving.fields] {
                numbers += rows.elements
            }
        }
        numbers += kinds.map { Double($0.rawValue) }
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
        func rows() throws(HookeError) -> Transform3D {
            Transform3D(row1: try row(), row2: try row(), row3: try row(), row4: try row())
        }
        var values: [Transform3D] = []
        var nodes: [TrackNode<TransformRows>] = []
        for _ in 0..<Int(count) {
            let time = try next()
            values.append(try rows())
            nodes.append(
                TrackNode(
                    time: time, value: TransformRows(try rows()), arriving: TransformRows(try rows()),
                    leaving: TransformRows(try rows())))
        }
        knots = try Knots(nodes.map { $0.time })
        var kinds: [TransformKind] = []
        for index in 0..<knots.segmentCount {
            let number = try next()
            guard number >= 0, number < 5, let kind = TransformKind(rawValue: UInt8(number)) else {
                throw .badElement(field: "kinds", index: index, value: number, accepted: "0 to 4")
            }
            kinds.append(kind)
        }
        var turns: [PreparedRotation] = []
        for _ in 0..<(hasTurns ? knots.segmentCount : 0) {
            turns.append(PreparedRotation(try row(), row: try Self.rows(8, row), flags: try row()))
        }
        (self.values, self.nodes, self.kinds, self.turns) = (values, nodes, kinds, turns)
    }

    private static func rows(
        _ count: Int, _ row: () throws(HookeError) -> SIMD4<Double>
    ) throws(HookeError) -> [SIMD4<Double>] {
        var rows: [SIMD4<Double>] = []
        for _ in 0..<count { rows.append(try row()) }
        return rows
    }
}
