import Hooke
import HookeTransitions

extension WebTree {
    /// Returns the `z-index` of each child over time. Children are painted by `zPosition`, then in list
    /// order.
    func paintOrders(of children: [Node]) throws(ExportError) -> [[WebKnot<Int>]] {
        var heights: [PiecewiseLinear<Double>] = []
        for child in children { heights.append(try straightTrack(.zPosition, of: child) { $0.numbers[0] }) }
        let moving = heights.indices.filter { heights[$0].knots.count > 1 }
        var times: Set<Double> = [0]
        for index in moving {
            times.formUnion(heights[index].knots.map(\.time))
            for other in heights.indices where other != index {
                times.formUnion(Self.crossings(heights[index], heights[other]))
            }
        }
        let sorted = times.sorted()
        var orders = [[WebKnot<Int>]](repeating: [], count: children.count)
        for (index, time) in sorted.enumerated() {
            // Between two of these times the order is constant.
            let middle = index + 1 < sorted.count ? (time + sorted[index + 1]) / 2 : time
            let shown = heights.map { $0.value(at: middle) }
            let ranks = shown.indices.sorted { (shown[$0], $0) < (shown[$1], $1) }
            for (rank, child) in ranks.enumerated() where orders[child].last?.value != rank {
                orders[child].append(WebKnot(time: time, value: rank, easing: "step-end"))
            }
        }
        // Children in list order need no `z-index`.
        let isInOrder = orders.enumerated().allSatisfy { $1.count == 1 && $1[0].value == $0 }
        if isInOrder { return children.map { _ in [WebKnot(time: 0, value: 0)] } }
        return orders
    }

    /// Returns a number over time, including the stops of its curves as knots.
    func straightTrack(
        _ property: AnimatedProperty, of node: Node, _ number: (AnimatableValue) -> Double
    ) throws(ExportError) -> PiecewiseLinear<Double> {
        let plain = try knots(property, of: node)
        guard let channel = channel(property, of: node) else {
            return PiecewiseLinear(number(plain[0].value))
        }
        return PiecewiseLinear(
            channel.straightened.knots.map { .init(time: $0.time, value: number($0.value)) })
    }

    private static func crossings(_ a: PiecewiseLinear<Double>, _ b: PiecewiseLinear<Double>) -> [Double] {
        let times = Set(a.knots.map(\.time) + b.knots.map(\.time)).sorted()
        var list: [Double] = []
        for (start, end) in zip(times, times.dropFirst()) {
            // Sample inside the piece: a jump at its end does not belong to it.
            let (from, to) = (start + (end - start) / 4, end - (end - start) / 4)
            let before = a.value(at: from) - b.value(at: from)
            let after = a.value(at: to) - b.value(at: to)
            guard before != after else { continue }
            let crossing = from + (to - from) * (before / (before - after))
            if crossing > start, crossing < end { list.append(crossing) }
        }
        return list
    }
}
