import Hooke
import HookeGeometry
internal import HookeJSON

/// What a transition's text says and its motions no longer do: the constants of springs that are refused, and turns that
/// a matrix does not keep.
struct TransitionText {
    let limits: LintConfiguration
    let source: LintSource
    let animations: [LintNode]

    init(_ json: [UInt8], _ source: LintSource, _ limits: LintConfiguration) throws(LintError) {
        (self.limits, self.source) = (limits, source)
        animations = try LintNode(text: json).member("animations")?.elementsIfArray ?? []
    }

    /// The view and the property of an animation.
    struct Animation {
        var view, property: String
        var path: String
    }

    /// The animations with a view and a property.
    var named: [Animation] {
        animations.compactMap { node in
            guard let view = node.text("view"), let property = node.text("property") else { return nil }
            return Animation(view: view, property: property, path: node.pathText)
        }
    }

    private func subject(_ node: LintNode) -> String {
        "\(node.text("view") ?? node.pathText).\(node.text("property") ?? "?")"
    }

    /// Springs whose stiffness or damping is not above 0.
    var springs: [LintFinding] {
        animations.flatMap { node -> [LintFinding] in
            guard let spring = node.child("spring") else { return [] }
            let damping =
                spring.number("damping") ?? spring.number("dampingRatio")
                ?? spring.number("bounce").map { 1 - $0 } ?? 1
            return SpringRules(limits: limits).constants(
                stiffness: spring.number("stiffness") ?? 1, damping: damping, of: subject(node),
                at: source.place(spring.pathText))
        }
    }

    /// Turns between the transforms of an animation.
    var turns: [LintFinding] {
        animations.filter { $0.text("property") == "transform" }.flatMap { node -> [LintFinding] in
            let keys = node.child("keyframes")?.elementsIfArray ?? []
            let values =
                keys.isEmpty
                ? ["from", "to"].compactMap { node.child($0) } : keys.compactMap { $0.child("value") }
            var lists: [(node: LintNode, list: TransformList)] = []
            for value in values {
                guard let text = value.value.string, let list = try? TransformList(css: text) else {
                    return []
                }
                lists.append((value, list))
            }
            // Without keyframes, a missing end is the view's own transform, which is usually none.
            if keys.isEmpty, lists.count == 1 { lists.insert((lists[0].node, []), at: 0) }
            return zip(lists, lists.dropFirst()).flatMap { before, after -> [LintFinding] in
                let turn = Self.turn(from: before.list, to: after.list) * 180 / .pi
                return TurnRules.turn(
                    turn, limits, of: subject(node), at: source.place(after.node.pathText))
            }
        }
    }

    /// Returns the largest difference of angles about one axis, in radians.
    private static func turn(from: TransformList, to: TransformList) -> Double {
        func angle(_ list: TransformList, _ axis: Vector3) -> Double {
            list.functions.reduce(0) { sum, function in
                guard case .rotate(let angle, let own) = function else { return sum }
                return own == axis ? sum + angle : own == -axis ? sum - angle : sum
            }
        }
        var worst = 0.0
        for function in from.functions + to.functions {
            guard case .rotate(_, let axis) = function else { continue }
            let turn = angle(to, axis) - angle(from, axis)
            if turn.magnitude > worst.magnitude { worst = turn }
        }
        return worst
    }
}

extension JSONNode where Failure == LintError {
    /// Returns a member; `nil` for other values.
    fileprivate func child(_ name: String) -> LintNode? { members.first { $0.name == name }?.place }

    fileprivate func text(_ name: String) -> String? {
        child(name)?.value.string
    }

    fileprivate func number(_ name: String) -> Double? {
        child(name)?.value.number
    }
}
