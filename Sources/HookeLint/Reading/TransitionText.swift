import Hooke
import HookeGeometry
internal import HookeJSON

/// What a transition's text says and its motions no longer do: the constants of springs that are refused, and turns that
/// a matrix does not keep.
struct TransitionText {
    let limits: LintConfiguration
    let source: LintSource
    let animations: [JSONNode]

    init(_ json: [UInt8], _ source: LintSource, _ limits: LintConfiguration) throws(FileError) {
        (self.limits, self.source) = (limits, source)
        animations = try JSONNode(text: json).member("animations")?.elementsIfArray ?? []
    }

    /// The view and the property of an animation.
    struct Animation {
        var view, property: String
        var path: String
    }

    /// The animations with a view and a property.
    var named: [Animation] {
        animations.compactMap { node in
            guard let view = node["view"]?.value.string, let property = node["property"]?.value.string else {
                return nil
            }
            return Animation(view: view, property: property, path: node.path.text)
        }
    }

    private func subject(_ node: JSONNode) -> String {
        "\(node["view"]?.value.string ?? node.path.text).\(node["property"]?.value.string ?? "?")"
    }

    /// Springs whose stiffness or damping is not above 0.
    var springs: [LintFinding] {
        animations.flatMap { node -> [LintFinding] in
            guard let spring = node["spring"] else { return [] }
            let damping =
                spring["damping"]?.value.number ?? spring["dampingRatio"]?.value.number
                ?? spring["bounce"]?.value.number.map { 1 - $0 } ?? 1
            return SpringRules(limits: limits).constants(
                stiffness: spring["stiffness"]?.value.number ?? 1, damping: damping, of: subject(node),
                at: source.place(spring.path.text))
        }
    }

    /// Turns between the transforms of an animation.
    var turns: [LintFinding] {
        animations.filter { $0["property"]?.value.string == "transform" }.flatMap { node -> [LintFinding] in
            let keys = node["keyframes"]?.elementsIfArray ?? []
            let values =
                keys.isEmpty
                ? ["from", "to"].compactMap { node[$0] } : keys.compactMap { $0["value"] }
            var lists: [(node: JSONNode, list: TransformList)] = []
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
                    turn, limits, of: subject(node), at: source.place(after.node.path.text))
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
