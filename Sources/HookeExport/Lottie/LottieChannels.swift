import Foundation
import Hooke
import HookeGeometry
import HookeTransitions

/// The channels of a timeline by view and property, checked for Lottie.
struct LottieChannels {
    private struct Key: Hashable {
        let view: ViewID
        let property: AnimatedProperty
    }

    private var channels: [Key: LinearTimeline.Channel] = [:]

    /// - Throws: `ExportError` if a number is not finite, also in the model, or if a channel is invalid.
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
                reason: "the property has two channels")
        }
    }

    private func check(_ node: SceneSnapshot.Node, in timeline: LinearTimeline) throws(ExportError) {
        let label = Reader(node: node, channels: self).label
        let hasShape = node.state.shape != nil
        for property in AnimatedProperty.allCases
        where hasShape || !property.isShape || channels[Key(view: node.id, property: property)] != nil {
            let (what, model) = ("\(label): \(property)", node.state[property])
            var values = [model]
            if let channel = channels[Key(view: node.id, property: property)] {
                try channel.checkTimes(in: timeline, what)
                values += channel.knots.map(\.value)
            }
            for value in values {
                guard value.isSameKind(as: model) else {
                    throw .unsupported(what: what, reason: "its value \(value) is not of the model's type")
                }
                if let bad = value.numbers.first(where: { !$0.isFinite }) {
                    throw .outOfRange(field: what, value: bad, accepted: "a finite number")
                }
            }
        }
        for child in node.children { try check(child, in: timeline) }
    }

    /// The tracks of one view: its channels, or the model value where the view has no channel.
    struct Reader {
        let node: SceneSnapshot.Node
        let channels: LottieChannels

        /// The name of the view in messages.
        var label: String { node.name.isEmpty ? "view \(node.id)" : node.name }

        func motion(_ property: AnimatedProperty) -> LinearTimeline.Channel? {
            channels.channels[Key(view: node.id, property: property)]
        }

        private func track<Value>(
            _ property: AnimatedProperty, _ read: (AnimatableValue) -> Value
        ) -> PiecewiseLinear<Value> {
            guard let channel = motion(property) else { return PiecewiseLinear(read(node.state[property])) }
            return PiecewiseLinear(
                channel.knots.map { .init(time: $0.time, value: read($0.value)) },
                eased: channel.cubicKnots?.map {
                    .init(time: $0.time, value: read($0.value), easing: $0.easing)
                })
        }

        func error(_ property: AnimatedProperty) -> Double { motion(property)?.error ?? 0 }

        func isAlways(_ value: AnimatableValue, _ property: AnimatedProperty) -> Bool {
            motion(property)?.knots.allSatisfy { $0.value == value } ?? (node.state[property] == value)
        }

        func scalar(_ property: AnimatedProperty) -> PiecewiseLinear<Double> {
            track(property) { $0.numbers[0] }
        }

        func pair(_ property: AnimatedProperty) -> PiecewiseLinear<SIMD2<Double>> {
            track(property) { SIMD2($0.numbers) }
        }

        func quad(_ property: AnimatedProperty) -> PiecewiseLinear<SIMD4<Double>> {
            track(property) { SIMD4($0.numbers) }
        }

        /// Returns the effect of a transform on the plane.
        ///
        /// - Throws: `ExportError` if the transform has perspective, or interpolates by CSS decomposition.
        func plane(_ property: AnimatedProperty) throws(ExportError) -> LottiePlane {
            let what = "\(label): \(property)"
            let channel = motion(property)
            let knots: [LottiePlane.Knot] =
                channel?.knots.map { ($0.time, transform($0.value)) } ?? [
                    (0, transform(node.state[property]))
                ]
            if let channel, channel.transformMode != .byElements, !LottiePlane.changesOnlyTranslation(knots) {
                throw .unsupported(
                    what: what,
                    reason:
                        "it interpolates by CSS decomposition, which Lottie does not have; use byElements")
            }
            guard knots.allSatisfy({ $0.transform.row1.w == 0 && $0.transform.row2.w == 0 }) else {
                throw .unsupported(what: what, reason: "Lottie has no perspective")
            }
            guard knots.allSatisfy({ $0.transform.row4.w == 1 }) else {
                throw .unsupported(what: what, reason: "its m44 is not 1, which Lottie cannot represent")
            }
            let eased = channel?.cubicKnots.map { knots in
                knots.map { ($0.time, transform($0.value), $0.easing) }
            }
            return LottiePlane(knots, eased: eased)
        }

        private func transform(_ value: AnimatableValue) -> Transform3D {
            guard case .transform(let transform) = value else {
                preconditionFailure("a transform of \(label): expected a transform, got \(value)")
            }
            return transform
        }
    }
}

/// The effect of a transform on a plane and on points outside it.
struct LottiePlane {
    /// m11, m12, m21, m22.
    let map: PiecewiseLinear<SIMD4<Double>>
    /// m41, m42.
    let shift: PiecewiseLinear<SIMD2<Double>>
    /// m13, m23, m43: the z that points of the plane get.
    let height: PiecewiseLinear<SIMD3<Double>>
    /// m31, m32, m34: the effect of z.
    let depth: PiecewiseLinear<SIMD3<Double>>

    typealias Knot = (time: Double, transform: Transform3D)

    /// The entries are linear between the knots.
    init(
        _ knots: [Knot], eased: [(time: Double, transform: Transform3D, easing: CubicBezier?)]? = nil
    ) {
        func track<Value>(_ read: (Transform3D) -> Value) -> PiecewiseLinear<Value> {
            PiecewiseLinear(
                knots.map { .init(time: $0.time, value: read($0.transform)) },
                eased: eased?.map { .init(time: $0.time, value: read($0.transform), easing: $0.easing) })
        }
        map = track { SIMD4($0.row1.x, $0.row1.y, $0.row2.x, $0.row2.y) }
        shift = track { SIMD2($0.row4.x, $0.row4.y) }
        height = track { SIMD3($0.row1.z, $0.row2.z, $0.row4.z) }
        depth = track { SIMD3($0.row3.x, $0.row3.y, $0.row3.w) }
    }

    /// Whether only the translation changes. Its entries are linear under CSS decomposition too.
    static func changesOnlyTranslation(_ knots: [Knot]) -> Bool {
        knots.allSatisfy { knot in
            (knot.transform.row1, knot.transform.row2, knot.transform.row3, knot.transform.row4.w)
                == (
                    knots[0].transform.row1, knots[0].transform.row2, knots[0].transform.row3,
                    knots[0].transform.row4.w
                )
        }
    }
}

struct LottieDepths {
    private let readers: [LottieChannels.Reader]

    init(_ children: [SceneSnapshot.Node], _ channels: LottieChannels) {
        readers = children.map { LottieChannels.Reader(node: $0, channels: channels) }
    }

    /// Returns the indices of the children from back to front: by `zPosition`, then in list order.
    ///
    /// - Throws: `ExportError` if the order changes over time; Lottie layers have a fixed order.
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
                    reason: "it crosses that of \(readers[a].label), but Lottie layers have a fixed order")
            }
        }
        return order
    }

    /// - Throws: `ExportError` if a child leaves the plane and a `sublayerTransform` makes that visible.
    func checkFlat(under depth: PiecewiseLinear<SIMD3<Double>>, of owner: String) throws(ExportError) {
        guard depth.knots.contains(where: { $0.value != .zero }) else { return }
        for reader in readers {
            let isFlat = try reader.plane(.transform).height.knots.allSatisfy { $0.value == .zero }
            guard isFlat, reader.isAlways(.scalar(0), .zPosition) else {
                throw .unsupported(
                    what: "\(reader.label): \(isFlat ? "zPosition" : "transform")",
                    reason:
                        "the sublayerTransform of \(owner) shows its depth; Lottie has no depth"
                )
            }
        }
    }
}
