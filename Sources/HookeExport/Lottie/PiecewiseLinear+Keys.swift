import Hooke
import HookeAssets

/// The limit of keys for each property.
enum LottieKeys {
    static let most = 65_536.0
    static let tooMany = "it needs more than 65,536 keys for its error bound"
}

extension PiecewiseLinear {
    /// Returns a function of two tracks, linear between knots. Each piece between their knots is split into
    /// `pieces` equal parts.
    ///
    /// - Parameters:
    ///   - other: the second track.
    ///   - pieces: the number of parts for given end values of both tracks; 1 where the function is linear.
    func merging<Other, Result>(
        _ other: PiecewiseLinear<Other>,
        pieces: (_ first: (Value, Value), _ second: (Other, Other)) -> Int = { _, _ in 1 },
        _ function: (Value, Other) -> Result
    ) -> PiecewiseLinear<Result> {
        var times: [Double] = []
        for time in (knots.map(\.time) + other.knots.map(\.time)).sorted() where times.last != time {
            times.append(time)
        }
        var result: [PiecewiseLinear<Result>.Knot] = []
        for (index, time) in times.enumerated() {
            let (before, from) = (limit(before: time), value(at: time))
            let (otherBefore, otherFrom) = (other.limit(before: time), other.value(at: time))
            result.append(.init(time: time, value: function(before, otherBefore)))
            if before != from || otherBefore != otherFrom {
                result.append(.init(time: time, value: function(from, otherFrom)))
            }
            guard index + 1 < times.count else { break }
            let end = times[index + 1]
            let count = pieces((from, limit(before: end)), (otherFrom, other.limit(before: end)))
            for step in stride(from: 1, to: count, by: 1) {
                let between = time + (end - time) * (Double(step) / Double(count))
                result.append(
                    .init(time: between, value: function(value(at: between), other.value(at: between))))
            }
        }
        return PiecewiseLinear<Result>(result, eased: easedMerging(other, function))
    }

    /// The knots with timing functions, where one of the two is constant and the function linear in the other.
    private func easedMerging<Other, Result>(
        _ other: PiecewiseLinear<Other>, _ function: (Value, Other) -> Result
    ) -> [PiecewiseLinear<Result>.EasedKnot]? {
        if let eased, other.isConstant {
            let still = other.knots[0].value
            return eased.map { .init(time: $0.time, value: function($0.value, still), easing: $0.easing) }
        }
        if let knots = other.eased, isConstant {
            let still = self.knots[0].value
            return knots.map { .init(time: $0.time, value: function(still, $0.value), easing: $0.easing) }
        }
        return nil
    }

    /// Returns `function` of the track, halving each piece until `isStraight` accepts it.
    ///
    /// `function` gets the value at a knot and the value at the other end of the piece. A knot without a
    /// result of its own, such as a transparent colour, can use the second.
    func bisected<Result>(
        _ function: (_ value: Value, _ towards: Value) -> Result,
        isStraight: (Ends<Value>, Ends<Result>) -> Bool
    ) -> PiecewiseLinear<Result> {
        var result: [PiecewiseLinear<Result>.Knot] = []
        func append(_ time: Double, _ value: Result) {
            if let last = result.last, last.time == time, last.value == value { return }
            result.append(.init(time: time, value: value))
        }
        func go(_ a: Knot, _ b: Knot, depth: Int) {
            let (from, to) = (function(a.value, b.value), function(b.value, a.value))
            let middle = a.time + (b.time - a.time) / 2
            if depth == 0 || middle <= a.time || middle >= b.time
                || isStraight(Ends(a.value, b.value), Ends<Result>(from, to))
            {
                append(a.time, from)
                append(b.time, to)
            } else {
                let half = Knot(
                    time: middle, value: a.value.adding(b.value.subtracting(a.value).scaled(by: 0.5)))
                go(a, half, depth: depth - 1)
                go(half, b, depth: depth - 1)
            }
        }
        for (a, b) in zip(knots, knots.dropFirst()) where a.time < b.time { go(a, b, depth: 40) }
        if result.isEmpty { append(knots[0].time, function(knots[0].value, knots[0].value)) }
        // Keep the outer values of jumps at the first and last knot.
        let (first, last) = (knots[0], knots[knots.count - 1])
        if knots.count > 1, knots[1].time == first.time {
            result.insert(.init(time: first.time, value: function(first.value, first.value)), at: 0)
        }
        if knots.count > 1, knots[knots.count - 2].time == last.time {
            append(last.time, function(last.value, last.value))
        }
        return PiecewiseLinear<Result>(result)
    }

    /// The values at the two ends of a piece.
    struct Ends<Element> {
        let from, to: Element

        init(_ from: Element, _ to: Element) { (self.from, self.to) = (from, to) }
    }
}

extension PiecewiseLinear where Value == Double {
    /// Returns the product with another track, and its largest error.
    ///
    /// In a piece where the factors change by a and b, the product is a parabola. Its chord has an error of
    /// at most |a·b|/4; n parts divide this by n².
    func multiplied(by other: PiecewiseLinear, error: Double) -> (track: PiecewiseLinear, error: Double) {
        var worst = 0.0
        let track = merging(
            other,
            pieces: { a, b in
                let bend = ((a.1 - a.0) * (b.1 - b.0)).magnitude / 4
                let count = max(1, (bend / error).squareRoot().rounded(.up))
                worst = max(worst, bend / (count * count))
                return Int(count)
            }, *)
        return (track, worst)
    }
}

// MARK: - Writing

extension PiecewiseLinear where Value: ComponentVector & Hashable {
    /// The track as Lottie keys. Constant stretches keep only the keys they need at their ends.
    var property: LottieProperty<Value> {
        let linear = linearProperty
        guard let eased = easedKeys, Self.size(eased) < Self.size(linear.keys) else { return linear }
        return LottieProperty(eased)
    }

    /// About the length of keys as text.
    private static func size(_ keys: [LottieProperty<Value>.Key]) -> Int {
        keys.reduce(0) { sum, key in
            var size = sum + 24
            for index in 0..<Value.componentCount {
                size += key.value[component: index].description.utf8.count
            }
            switch key.form {
            case .hold: size += 6
            case .eased(let curves):
                for curve in curves { size += 12 + curve.css.utf8.count }
            default: size += 38
            }
            return size
        }
    }

    /// The keys with timing functions.
    private var easedKeys: [LottieProperty<Value>.Key]? {
        guard let eased else { return nil }
        var keys: [LottieProperty<Value>.Key] = []
        for (index, knot) in eased.enumerated() {
            let next = index + 1 < eased.count ? eased[index + 1] : nil
            var form = LottieProperty<Value>.Form.linear
            if let next, next.time == knot.time {
                // The next knot has the timing function, or is the other side of a jump.
                if next.value == knot.value { continue }
                form = .hold
            } else if let easing = knot.easing {
                form = .eased([easing])
            } else if let next, next.value == knot.value {
                form = .hold
            }
            keys.append(.init(time: knot.time, value: knot.value, form: form))
        }
        return keys.count > 1 ? keys : nil
    }

    private var linearProperty: LottieProperty<Value> {
        typealias Key = LottieProperty<Value>.Key
        var rests: [(start: Double, end: Double, value: Value)] = []
        for knot in knots {
            if let last = rests.last, last.value == knot.value {
                rests[rests.count - 1].end = knot.time
            } else {
                rests.append((knot.time, knot.time, knot.value))
            }
        }
        guard rests.count > 1 else { return LottieProperty(knots[0].value) }
        var keys: [Key] = []
        for (index, rest) in rests.enumerated() {
            let isLast = index == rests.count - 1
            let jumps = !isLast && rests[index + 1].start == rest.end
            if rest.start < rest.end, index > 0 || jumps, !isLast {
                keys.append(Key(time: rest.start, value: rest.value, form: .hold))
                if jumps { continue }
            }
            keys.append(Key(time: isLast ? rest.start : rest.end, value: rest.value))
        }
        return LottieProperty(keys)
    }
}
