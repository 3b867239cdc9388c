import Foundation
import HookeGeometry
import HookeTransitions

/// What moves, by view and property, as Lottie can take it.
struct LottieChannels {
    private struct Key: Hashable {
        let view: ViewID
        let property: AnimatedProperty
    }

    private var channels: [Key: LinearTimeline.Channel] = [:]

    /// - Throws: `ExportError` for numbers that are not finite, of the model too, and for channels that are none.
    init(_ timeline: LinearTimeline) throws(ExportError) {
        for channel in timeline.channels {
            channels[Key(view: channel.view, property: channel.property)] = channel
        }
        try check(timeline.model.root, in: timeline)
        guard channels.count < timeline.channels.count else { return }
        var seen: Set<Key> = []
        for channel in timeline.channels
        where !seen.insert(Key(view: channel.view, property: channel.property)).inserted {
            guard let node = timeline.model.node(channel.view) else { continue }
            throw .unsupported(
                what: "\(Reader(node: node, channels: self).label): \(channel.property)",
                reason: "there are two channels of it")
        }
    }

    private func check(_ node: SceneSnapshot.Node, in timeline: LinearTimeline) throws(ExportError) {
        let label = Reader(node: node, channels: self).label
        for property in AnimatedProperty.allCases {
            let (what, model) = ("\(label): \(property)", node.state[property])
            var values = [model]
            if let channel = channels[Key(view: node.id, property: property)] {
                try channel.checkTimes(in: timeline, what)
                values += channel.knots.map(\.value)
            }
            for value in values {
                guard value.isSameKind(as: model) else {
                    throw .unsupported(what: what, reason: "its value is \(value)")
                }
                if let bad = value.numbers.first(where: { !$0.isFinite }) {
                    throw .outOfRange(field: what, value: bad, accepted: "a finite number")
                }
            }
        }
        for child in node.children { try check(child, in: timeline) }
    }

    /// The tracks of one view: its channels', and what it is set to where nothing moves.
    struct Reader {
        let node: SceneSnapshot.Node
        let channels: LottieChannels

        /// The view in messages.
        var label: String { node.name.isEmpty ? "view \(node.id)" : node.name }

        private func motion(_ property: AnimatedProperty) -> LinearTimeline.Channel? {
            channels.channels[Key(view: node.id, property: property)]
        }

        private func track<Value>(
            _ property: AnimatedProperty, _ read: (AnimatableValue) -> Value
        ) -> PiecewiseLinear<Value> {
            guard let channel = motion(property) else { return PiecewiseLinear(read(node.state[property])) }
            return PiecewiseLinear(channel.knots.map { .init(time: $0.time, value: read($0.value)) })
        }

        func error(_ property: AnimatedProperty) -> Double { motion(property)?.error ?? 0 }

        func isAlways(_ value: AnimatableValue, _ property: AnimatedProperty) -> Bool {
            motion(property)?.knots.allSatisfy { $0.value == value } ?? (node.state[property] == value)
        }

        func scalar(_ property: AnimatedProperty) -> PiecewiseLinear<Double> {
            track(property) { value in
                guard case .scalar(let number) = value else {
                    preconditionFailure("\(property) of \(label) holds \(value), which is no number")
                }
                return number
            }
        }

        func pair(_ property: AnimatedProperty) -> PiecewiseLinear<SIMD2<Double>> {
            track(property) { value in
                guard case .pair(let pair) = value else {
                    preconditionFailure("\(property) of \(label) holds \(value), which is no point")
                }
                return pair
            }
        }

        func quad(_ property: AnimatedProperty) -> PiecewiseLinear<SIMD4<Double>> {
            track(property) { value in
                guard case .quad(let quad) = value else {
                    preconditionFailure("\(property) of \(label) holds \(value), which is no four numbers")
                }
                return quad
            }
        }

        /// A transform as what it does to the plane.
        ///
        /// - Throws: `ExportError` for one that is no map of the plane: with perspective, or going by CSS's parts.
        func plane(_ property: AnimatedProperty) throws(ExportError) -> LottiePlane {
            let what = "\(label): \(property)"
            let channel = motion(property)
            let knots: [LottiePlane.Knot] =
                channel?.knots.map { ($0.time, transform($0.value)) } ?? [
                    (0, transform(node.state[property]))
                ]
            if let channel, channel.transformsGo != .byEntries, !LottiePlane.onlyShifts(knots) {
                throw .unsupported(
                    what: what,
                    reason:
                        "it goes by CSS's parts, which Lottie does not have; ask for a timeline by entries")
            }
            guard knots.allSatisfy({ $0.transform.row1.w == 0 && $0.transform.row2.w == 0 }) else {
                throw .unsupported(what: what, reason: "Lottie has no perspective")
            }
            guard knots.allSatisfy({ $0.transform.row4.w == 1 }) else {
                throw .unsupported(what: what, reason: "its m44 is not 1, and Lottie has no such field")
            }
            return LottiePlane(knots)
        }

        private func transform(_ value: AnimatableValue) -> Transform3D {
            guard case .transform(let transform) = value else {
                preconditionFailure("a transform of \(label) holds \(value), which is none")
            }
            return transform
        }
    }
}

/// What a transform does to a plane and to what stands out of it.
struct LottiePlane {
    /// m11, m12, m21, m22.
    let map: PiecewiseLinear<SIMD4<Double>>
    /// m41, m42.
    let shift: PiecewiseLinear<SIMD2<Double>>
    /// m13, m23, m43: how far out of the plane a point is brought.
    let height: PiecewiseLinear<SIMD3<Double>>
    /// m31, m32, m34: what being out of the plane does.
    let depth: PiecewiseLinear<SIMD3<Double>>

    typealias Knot = (time: Double, transform: Transform3D)

    /// Transforms whose fields go straight from each to the next.
    init(_ knots: [Knot]) {
        func track<Value>(_ read: (Transform3D) -> Value) -> PiecewiseLinear<Value> {
            PiecewiseLinear(knots.map { .init(time: $0.time, value: read($0.transform)) })
        }
        map = track { SIMD4($0.row1.x, $0.row1.y, $0.row2.x, $0.row2.y) }
        shift = track { SIMD2($0.row4.x, $0.row4.y) }
        height = track { SIMD3($0.row1.z, $0.row2.z, $0.row4.z) }
        depth = track { SIMD3($0.row3.x, $0.row3.y, $0.row3.w) }
    }

    /// Whether nothing but the translation changes, which goes straight by CSS's parts too.
    static func onlyShifts(_ knots: [Knot]) -> Bool {
        knots.allSatisfy { knot in
            (knot.transform.row1, knot.transform.row2, knot.transform.row3, knot.transform.row4.w)
                == (
                    knots[0].transform.row1, knots[0].transform.row2, knots[0].transform.row3,
                    knots[0].transform.row4.w
                )
        }
    }
}

/// How far children stand out of their superview's plane.
struct LottieDepths {
    private let readers: [LottieChannels.Reader]

    init(_ children: [SceneSnapshot.Node], _ channels: LottieChannels) {
        readers = children.map { LottieChannels.Reader(node: $0, channels: channels) }
    }

    /// The children from back to front, as positions in their list: by `zPosition`, then as they are listed.
    ///
    /// - Throws: `ExportError` when it changes on the way, which layers of Lottie cannot follow.
    func order() throws(ExportError) -> [Int] {
        let heights = readers.map { $0.scalar(.zPosition) }
        let order = heights.indices.sorted { a, b in
            let (first, second) = (heights[a].knots, heights[b].knots)
            return (first[0].value, first[first.count - 1].value, a)
                < (second[0].value, second[second.count - 1].value, b)
        }
        for (a, b) in zip(order, order.dropFirst()) {
            let distance = heights[b].merging(heights[a], -).knots
            let staysAbove = distance.allSatisfy { $0.value >= 0 }
            let isLevel =
                distance.count == 1
                ? distance[0].value == 0
                : zip(distance, distance.dropFirst()).contains { $0.value == 0 && $1.value == 0 }
            guard staysAbove, a < b || !isLevel else {
                throw .unsupported(
                    what: "\(readers[b].label): zPosition",
                    reason: "it passes that of \(readers[a].label), and layers of Lottie keep their order")
            }
        }
        return order
    }

    /// - Throws: `ExportError` when a child stands out of the plane and this is to be seen, through a
    ///   `sublayerTransform` that shows depth.
    func checkFlat(under depth: PiecewiseLinear<SIMD3<Double>>, of owner: String) throws(ExportError) {
        guard depth.knots.contains(where: { $0.value != .zero }) else { return }
        for reader in readers {
            let isFlat = try reader.plane(.transform).height.knots.allSatisfy { $0.value == .zero }
            guard isFlat, reader.isAlways(.scalar(0), .zPosition) else {
                throw .unsupported(
                    what: "\(reader.label): \(isFlat ? "zPosition" : "transform")",
                    reason:
                        "it is out of the plane, which the sublayerTransform of \(owner) shows; Lottie has no depth"
                )
            }
        }
    }
}
