/// The compiled keys of a track of four numbers without springs, timing functions and even speeds: the same bits as
/// `KeyframeTrack`, without what makes tracks.
package struct PreparedVectors: Sendable {
    private let knots: Knots
    private let nodes: [TrackNode<SIMD4<Double>>]
    private let kinds: [SegmentKind]

    /// `nil` for a track with a special segment.
    package init?(_ track: KeyframeTrack<SIMD4<Double>>) {
        (knots, nodes) = (track.knots, track.nodes)
        kinds = (0..<track.knots.segmentCount).map { track.kind(of: $0) }
        guard !kinds.contains(.special) else { return nil }
    }

    /// Returns the value at a time. NaN gives NaN components.
    package func value(at t: Double) -> SIMD4<Double> {
        guard let k = knots.segment(of: t) else {
            if t.isNaN { return SIMD4(repeating: .nan) }
            return nodes[t < knots.times[0] ? 0 : nodes.count - 1].value
        }
        let (start, end) = (nodes[k].time, nodes[k + 1].time)
        let duration = end - start
        let (u, v) = ((t - start) / duration, (end - t) / duration)
        if kinds[k] == .still { return nodes[v == 0 ? k + 1 : k].value }
        return nodes.withUnsafeBufferPointer {
            TrackNode.value(of: $0, in: k, u, v, isLinear: kinds[k] == .linear)
        }
    }

    /// The keys with their tangents and the kinds as numbers.
    package var numbers: [Double] {
        var numbers = [Double(nodes.count)]
        for (index, node) in nodes.enumerated() {
            numbers += [node.time, index < kinds.count ? Double(kinds[index].rawValue) : 0]
            for row in [node.value, node.arriving, node.leaving] { numbers += [row.x, row.y, row.z, row.w] }
        }
        return numbers
    }

    /// Creates the track from ``numbers``.
    ///
    /// - Throws: `HookeError` for times that decrease, for an unknown kind, and the errors of `next`.
    package init(next: () throws(HookeError) -> Double) throws(HookeError) {
        func row() throws(HookeError) -> SIMD4<Double> {
            SIMD4(try next(), try next(), try next(), try next())
        }
        let count = try next()
        guard count >= 1, count <= 1e6, count == count.rounded() else {
            throw .outOfRange(field: "count", value: count, accepted: "a whole number from 1 to 1000000")
        }
        var nodes: [TrackNode<SIMD4<Double>>] = []
        var kinds: [SegmentKind] = []
        for index in 0..<Int(count) {
            let (time, number) = (try next(), try next())
            guard number >= 0, number < 3, let kind = SegmentKind(rawValue: UInt8(number)) else {
                throw .badElement(field: "kinds", index: index, value: number, accepted: "0 to 2")
            }
            if index + 1 < Int(count) { kinds.append(kind) }
            nodes.append(TrackNode(time: time, value: try row(), arriving: try row(), leaving: try row()))
        }
        knots = try Knots(nodes.map { $0.time })
        (self.nodes, self.kinds) = (nodes, kinds)
    }
}
