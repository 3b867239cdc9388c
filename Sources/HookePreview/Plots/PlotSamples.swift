/// Samples of a function of time, at pixel resolution, with both sides of each jump.
struct PlotSamples {
    struct Point {
        var time: Double
        var value: Double
        /// Whether the value jumps between the previous point and this one.
        var isAfterJump = false
    }

    /// The points, in order of time, including values that cannot be drawn.
    private(set) var points: [Point] = []

    /// After this many jumps, further jumps are drawn as steep lines.
    private static let mostJumps = 256

    /// Samples `function` over `time` at `columns` equal steps, and on both sides of each of `knots`.
    init(
        of function: (Double) -> Double, over time: AxisRange, columns: Int, knots: [Double] = []
    ) {
        let span = time.high - time.low
        var times = (0...columns).map { time.low + Double($0) / Double(columns) * span }
        for knot in knots where knot >= time.low && knot <= time.high {
            times.append(knot)
            if knot > time.low { times.append(knot.nextDown) }
        }
        times.sort()
        let coarse = times.map { Point(time: $0, value: function($0)) }
        let drawable = coarse.map(\.value).filter { $0.magnitude < drawableLimit }
        let (low, high) = (drawable.min() ?? 0, drawable.max() ?? 0)
        let spread = max(high - low, max(low.magnitude, high.magnitude) * 1e-9)
        points.reserveCapacity(coarse.count)
        var searches = 0
        for point in coarse {
            guard let last = points.last else {
                points.append(point)
                continue
            }
            guard point.time > last.time else { continue }
            guard (point.value - last.value).magnitude > spread / 128, searches < Self.mostJumps else {
                points.append(point)
                continue
            }
            searches += 1
            if let (before, after) = Self.jump(of: function, from: last, to: point) {
                if before.time > last.time { points.append(before) }
                points.append(after)
                if after.time < point.time { points.append(point) }
            } else {
                points.append(point)
            }
        }
        thin(columns: columns, over: time)
    }

    /// Finds a jump of at least half of the difference between two points, and returns its two sides; `nil`
    /// if the function is only steep there.
    private static func jump(
        of function: (Double) -> Double, from first: Point, to last: Point
    ) -> (before: Point, after: Point)? {
        let whole = (last.value - first.value).magnitude
        guard whole < drawableLimit else { return nil }
        var (before, after) = (first, last)
        while true {
            let middle = before.time + (after.time - before.time) / 2
            guard middle > before.time, middle < after.time else { break }
            let point = Point(time: middle, value: function(middle))
            let (left, right) = (
                (point.value - before.value).magnitude, (after.value - point.value).magnitude
            )
            // `guard` fails for NaN too.
            guard max(left, right) >= whole / 2 else { return nil }
            if left > right { after = point } else { before = point }
        }
        after.isAfterJump = true
        return (before, after)
    }

    /// Keeps the first, last, smallest and largest point of each column if there are many points.
    private mutating func thin(columns: Int, over time: AxisRange) {
        guard points.count > 4 * columns else { return }
        var kept: [Point] = []
        var index = 0
        while index < points.count {
            func column(_ index: Int) -> Double {
                (time.position(points[index].time) * Double(columns)).rounded(.down)
            }
            var end = index + 1
            while end < points.count, column(end) == column(index) { end += 1 }
            let (first, last) = (index, end - 1)
            var chosen = [first, last]
            let inner = (first...last).filter { points[$0].value.magnitude < drawableLimit }
            if let low = inner.min(by: { points[$0].value < points[$1].value }) { chosen.append(low) }
            if let high = inner.max(by: { points[$0].value < points[$1].value }) { chosen.append(high) }
            for choice in Set(chosen).sorted() {
                // A jump within a pixel column is drawn as a line.
                kept.append(Point(time: points[choice].time, value: points[choice].value))
            }
            index = end
        }
        points = kept
    }

    /// The drawable values that the axis range must contain: all except those near a vertical tangent.
    ///
    /// Rates are unbounded near a vertical tangent. Points within 1/50 of the time around it are left out,
    /// and the drawing is clipped there.
    func boundedValues(of function: (Double) -> Double) -> [Double] {
        let all = points.filter { $0.value.magnitude < drawableLimit }
        guard let first = points.first, let last = points.last else { return [] }
        let upright = uprightTimes(of: function)
        let room = (last.time - first.time) / 50
        var index = 0
        let bounded = all.filter { point in
            while index < upright.count, upright[index] < point.time - room { index += 1 }
            return index == upright.count || upright[index] > point.time + room
        }
        return (bounded.isEmpty ? all : bounded).map(\.value)
    }

    /// The times where the function is infinite or grows without bound.
    private func uprightTimes(of function: (Double) -> Double) -> [Double] {
        let magnitudes = points.map(\.value.magnitude).filter { $0 > 0 && $0 < drawableLimit }.sorted()
        let usual = magnitudes.isEmpty ? 0 : magnitudes[magnitudes.count / 2]
        var times: [Double] = []
        for (index, point) in points.enumerated() {
            if !(point.value.magnitude < drawableLimit) {
                times.append(point.time)
                continue
            }
            guard index > 0, max(point.value.magnitude, points[index - 1].value.magnitude) > 4 * usual else {
                continue
            }
            let before = points[index - 1]
            let known = max(point.value.magnitude, before.value.magnitude)
            let step = (point.time - before.time) / 64
            let grows = (1..<64).contains { function(before.time + Double($0) * step).magnitude > 3 * known }
            if grows { times.append(point.time) }
        }
        return times
    }
}

extension PlotFrame {
    /// Returns a line of the left axis through samples, interrupted where a value cannot be drawn. Jumps are
    /// dotted.
    func line(_ samples: PlotSamples, kind: String) -> String {
        var (path, jumps) = ("", "")
        var last: PlotSamples.Point?
        for point in samples.points {
            guard point.value.magnitude < drawableLimit else {
                last = nil
                continue
            }
            let place = "\(number(x(point.time))) \(number(y(point.value)))"
            if let last, point.isAfterJump {
                jumps += "M\(number(x(last.time))) \(number(y(last.value)))L\(place)"
            }
            path += "\(last == nil || point.isAfterJump ? "M" : "L")\(place)"
            last = point
        }
        var svg = path.isEmpty ? "" : "<path class=\"curve \(kind)\" d=\"\(path)\"/>\n"
        if !jumps.isEmpty { svg += "<path class=\"curve \(kind) jump\" d=\"\(jumps)\"/>\n" }
        return svg
    }
}
