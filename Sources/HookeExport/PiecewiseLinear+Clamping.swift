import Hooke

extension PiecewiseLinear where Value == Double {
    /// Returns the values clamped to a range, with a knot where the function crosses an end of the range.
    func clamped(to range: ClosedRange<Double>) -> PiecewiseLinear {
        var result: [Knot] = []
        for (index, knot) in knots.enumerated() {
            if index > 0, knots[index - 1].time < knot.time {
                let last = knots[index - 1]
                let rise = knot.value - last.value
                let limits = [range.lowerBound, range.upperBound]
                for limit in rise > 0 ? limits : limits.reversed() {
                    let share = (limit - last.value) / rise
                    guard share > 0, share < 1 else { continue }
                    result.append(Knot(time: last.time + (knot.time - last.time) * share, value: limit))
                }
            }
            result.append(Knot(time: knot.time, value: knot.value.clamped(to: range)))
        }
        return PiecewiseLinear(result, eased: isInside(range) ? eased : nil)
    }

    /// The least value.
    var least: Double { knots.reduce(.infinity) { Swift.min($0, $1.value) } }

    /// Whether all knots and handles are in a range.
    private func isInside(_ range: ClosedRange<Double>) -> Bool {
        let handles = (eased ?? []).allSatisfy { knot in
            guard let easing = knot.easing else { return true }
            return (0...1).contains(easing.y1) && (0...1).contains(easing.y2)
        }
        return handles && knots.allSatisfy { range.contains($0.value) }
            && (eased ?? []).allSatisfy { range.contains($0.value) }
    }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
