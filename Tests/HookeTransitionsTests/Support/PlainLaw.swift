import Foundation
import HookeGeometry

@testable import HookeScene
@testable import HookeTransitions

// A reference implementation of the sum of motions, and states as bits.

extension SceneView {
    /// The view and its descendants, from the back.
    var tree: [SceneView] { [self] + subviews.flatMap(\.tree) }

    /// The presentation state.
    var plainState: ViewState {
        var state = model
        for property in AnimatedProperty.allCases {
            let own = motions.filter { $0.track.property == property }
            if own.isEmpty { continue }
            let shown = plainSum(
                own.reversed().map { ($0.plainValue, $0.track.to) }, over: model[property])
            if shown != model[property] { state[property] = shown }
        }
        for active in layerMotions { active.motion.apply(at: active.group.localTime, to: &state) }
        return state
    }
}

/// Returns the sum of motions, given newest first with their end values.
func plainSum(_ motions: [(shown: AnimatableValue, end: AnimatableValue)], over model: AnimatableValue)
    -> AnimatableValue
{
    var sum = model
    for (index, (shown, end)) in motions.enumerated() where shown != end {
        if index == 0, sum == end {
            sum = shown
        } else if case .transform(let moving) = shown, case .transform(let last) = end,
            case .transform(let current) = sum
        {
            guard let inverse = last.inverse else { continue }
            sum = .transform(moving.concatenating(inverse).concatenating(current))
        } else {
            sum = sum.replacingVector(sum.vector! + (shown.vector! - end.vector!))
        }
    }
    return sum
}

extension ActiveMotion {
    /// The shown value, by the clock of its group.
    fileprivate var plainValue: AnimatableValue {
        if let proportion = group.proportion, track.delay == 0, track.endTime == group.span {
            return proportion == 0
                ? track.from : proportion == 1 ? track.to : track.plainValue(part: proportion)
        }
        return track.plainValue(
            at: group.localTime, extrapolating: group.continues(past: track.endTime, at: group.localTime))
    }
}

extension Track {
    /// Returns the value at a time of the timeline.
    func plainValue(at time: Double, extrapolating: Bool = false) -> AnimatableValue {
        let elapsed = time - delay
        if elapsed <= 0, !(extrapolating && elapsed < 0 && delay == 0) { return from }
        if elapsed >= duration, !(extrapolating && elapsed > duration) { return to }
        return plainValue(part: pace.pacing.progress(elapsed: elapsed, duration: duration))
    }

    fileprivate func plainValue(part p: Double) -> AnimatableValue {
        switch form {
        case .straight(let motion):
            return from.replacingVector(motion.from + (motion.to - motion.from) * p)
        case .list: preconditionFailure("lists have no plain law")
        case .turning(let way):
            return .transform(TransformInterpolation(from: way.from, to: way.to).transform(at: p))
        case .morph(let morph): return .path(morph.path(at: p))
        case .keyframes(let keyframes): return keyframes.value(at: p)
        case .offset(let offset): return offset.value(at: p * duration)
        }
    }
}

extension SceneSnapshot.Node {
    /// The node and its descendants, from the back, each with the index of its parent.
    var tree: [(node: SceneSnapshot.Node, parent: Int?)] {
        var list: [(SceneSnapshot.Node, Int?)] = []
        func add(_ node: SceneSnapshot.Node, _ parent: Int?) {
            let index = list.count
            list.append((node, parent))
            for child in node.children { add(child, index) }
        }
        add(self, nil)
        return list
    }
}

extension ViewState {
    /// Every number, as bits.
    var bits: [UInt64] {
        let values = AnimatedProperty.allCases.filter { $0 != .backgroundColor }.flatMap { self[$0].bits }
        let color = backgroundColor.map { [$0.red, $0.green, $0.blue, $0.alpha].map(\.bitPattern) } ?? []
        return values + color + [masksToBounds ? 1 : 0, isHidden ? 1 : 0]
    }
}

extension AnimatableValue {
    /// Every number, as bits.
    var bits: [UInt64] {
        switch self {
        case .scalar(let x): [x.bitPattern]
        case .pair(let p): [p.x, p.y].map(\.bitPattern)
        case .quad(let q): q.bits
        case .path(let path): path.coordinates.map(\.bitPattern)
        case .numbers(let list): list.map(\.bitPattern)
        case .transform(let m): m.row1.bits + m.row2.bits + m.row3.bits + m.row4.bits
        }
    }
}

extension SIMD4<Double> {
    fileprivate var bits: [UInt64] { [x, y, z, w].map(\.bitPattern) }
}
