/// Finds the polyline with the fewest pieces inside a tube around another polyline.
///
/// The tube is |y − centre(x)| ≤ `halfWidth`, where the centre runs through the given points. If the start is pinned,
/// the result begins exactly at the first point; if the end is pinned, it ends exactly there. Its corners may be anywhere. No polyline
/// has fewer pieces (Imai and Iri, "An optimal algorithm for approximating a piecewise linear function", 1986): each
/// line is the one that stays inside the longest. docs/internals/curves.md has the proof.
package struct LinearTube {
    package struct Point {
        package var x, y: Double

        package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    }

    /// A line through (origin, value) with a slope.
    package struct Line {
        package var origin, value, slope: Double

        package func callAsFunction(_ x: Double) -> Double { value + slope * (x - origin) }
    }

    /// A vertical section of the tube: a line inside passes between low and high.
    private struct Gate {
        var x, low, high: Double
    }

    private let points: [Point]
    private let halfWidth: Double
    private let pinsStart: Bool
    private let pinnedEnd: Double?
    /// The index of the first point that is not among the gates yet.
    private var ahead = 0
    /// The gates from the first that bounds the current line. At each end of a line one is inserted between the
    /// points.
    private var gates: [Gate] = []
    /// The first gates whose lower and upper ends bound the current line.
    private var lowStart = 0
    private var highStart = 0

    /// Creates a tube around at least two points with ascending x.
    package init(around points: [Point], halfWidth: Double, pinsStart: Bool = true, pinnedEnd: Double?) {
        self.points = points
        self.pinsStart = pinsStart
        self.halfWidth = halfWidth
        self.pinnedEnd = pinnedEnd
        takeGate()
    }

    private func gate(_ index: Int) -> Gate {
        let point = points[index]
        if let pinnedEnd, index == points.count - 1 {
            return Gate(x: point.x, low: pinnedEnd, high: pinnedEnd)
        }
        let room = index == 0 && pinsStart ? 0 : halfWidth
        return Gate(x: point.x, low: point.y - room, high: point.y + room)
    }

    private mutating func takeGate() {
        gates.append(gate(ahead))
        ahead += 1
    }

    /// Returns the corners of the polyline, ends included. `nil` if they would be more than `limit`, or if the tube
    /// is too narrow for the arithmetic.
    package mutating func corners(limit: Int) -> [Point]? {
        var corners = [points[0]]
        var previous: (line: Line, from: Double, to: Double)?
        while corners.count < limit {
            guard let (line, leave) = longestLine() else { return nil }
            if let previous {
                corners.append(Self.crossing(previous, line))
            } else if !pinsStart {
                corners[0].y = line(corners[0].x)
            }
            guard let leave else {
                let end = points[points.count - 1].x
                corners.append(Point(x: end, y: pinnedEnd ?? line(end)))
                return corners
            }
            previous = (line, leave.from, leave.to)
        }
        return nil
    }

    /// The corner between the last line and the next: between the last point where the last line touches one wall and
    /// the point where it crosses the other.
    private static func crossing(_ last: (line: Line, from: Double, to: Double), _ next: Line) -> Point {
        let before = next(last.from) - last.line(last.from)
        let after = next(last.to) - last.line(last.to)
        let fraction = before == after ? 0.5 : min(max(before / (before - after), 0), 1)
        let x = last.from + (last.to - last.from) * fraction
        return Point(x: x, y: last.line(x))
    }

    /// The line that stays inside the longest, and the interval in which the next line must leave it; no interval if
    /// it reaches the end. Updates the gates for the next line.
    private mutating func longestLine() -> (Line, (from: Double, to: Double)?)? {
        guard var lines = firstLines() else { return nil }
        while ahead < points.count, lines.pass(gate(ahead)) { takeGate() }
        guard ahead < points.count else { return (lines.middle, nil) }

        // No line passes the next gate; the lowest or the highest gets nearest.
        let next = gate(ahead)
        let isAbove = lines.vertices.allSatisfy { $0(next.x) > next.high }
        let nearest = lines.vertices.min { (isAbove ? 1 : -1) * ($0(next.x) - $1(next.x)) < 0 }
        guard let line = nearest else { return nil }
        // The line touches one wall and later the other; the pivot is the last gate that limits it.
        let pivot: Int
        if isAbove {
            let first = tightest(from: highStart) { $0.high - line($0.x) }
            pivot = tightest(from: max(lowStart, first + 1)) { line($0.x) - $0.low }
        } else {
            let first = tightest(from: lowStart) { line($0.x) - $0.low }
            pivot = tightest(from: max(highStart, first + 1)) { $0.high - line($0.x) }
        }
        takeExit(of: line, isAbove: isAbove)
        let exit = gates.count - 1
        let stretch = (from: gates[pivot].x, to: gates[exit].x)
        gates.removeFirst(pivot)
        (lowStart, highStart) = isAbove ? (0, exit - pivot) : (exit - pivot, 0)
        return (line, stretch)
    }

    /// The lines that pass the current gates and the next one.
    private mutating func firstLines() -> LineSet? {
        let start = gates.count - 1
        let (first, isLow) = (gates[start], lowStart < highStart)
        guard ahead < points.count else {
            // At a pinned end only the slope is free; take its bound.
            let slopes = gates[..<start].map { (first.low - (isLow ? $0.low : $0.high)) / (first.x - $0.x) }
            guard let slope = isLow ? slopes.min() : slopes.max() else { return nil }
            return LineSet(vertices: [Line(origin: first.x, value: first.low, slope: slope)])
        }
        takeGate()
        let second = gates[start + 1]
        let corners = [
            (first.low, second.low), (first.low, second.high), (first.high, second.high),
            (first.high, second.low),
        ]
        var lines = LineSet(
            vertices: corners.map { here, there in
                Line(origin: first.x, value: here, slope: (there - here) / (second.x - first.x))
            })
        for gate in gates[..<start] { lines.clip(isLow ? .above(gate.low) : .below(gate.high), at: gate.x) }
        return lines.vertices.isEmpty ? nil : lines
    }

    /// The last gate from `start` on with the smallest slack.
    private func tightest(from start: Int, _ slack: (Gate) -> Double) -> Int {
        var best = gates.count - 1
        var smallest = Double.infinity
        for index in min(start, best)..<gates.count {
            let size = slack(gates[index])
            if size <= smallest { (best, smallest) = (index, size) }
        }
        return best
    }

    /// Inserts a gate where a line, inside at the last gate, leaves the tube before the next point. A pinned end is
    /// used unchanged.
    private mutating func takeExit(of line: Line, isAbove: Bool) {
        guard ahead < points.count - 1 || pinnedEnd == nil else { return takeGate() }
        let (a, b) = (gates[gates.count - 1], gate(ahead))
        let before = isAbove ? a.high - line(a.x) : line(a.x) - a.low
        let after = isAbove ? line(b.x) - b.high : b.low - line(b.x)
        let fraction = min(max(before / (before + after), 0), 1)
        let x = a.x + (b.x - a.x) * fraction
        guard x > a.x, x < b.x else { return }
        let middle = (a.low + a.high) / 2 + ((b.low + b.high) - (a.low + a.high)) / 2 * fraction
        gates.append(Gate(x: x, low: middle - halfWidth, high: middle + halfWidth))
    }

    /// A convex set of lines, given by its corners in order, where a point (value, slope) represents a line.
    private struct LineSet {
        /// A condition on the values of lines at some x.
        enum Condition {
            case above(Double)
            case below(Double)
            case equal(Double)
        }

        private(set) var vertices: [Line]
        /// The memory of the next set, and of one between, so that a clip allocates none.
        private var next: [Line] = []
        private var between: [Line] = []

        init(vertices: [Line]) { self.vertices = vertices }

        /// Keeps the lines that pass a gate and returns `true`, or returns `false` if there are none.
        mutating func pass(_ gate: Gate) -> Bool {
            let (isAbove, isBelow) = vertices.withUnsafeBufferPointer { vertices in
                var (isAbove, isBelow) = (true, true)
                for index in 0..<vertices.count {
                    let value = vertices[index](gate.x)
                    if !(value >= gate.low) { isAbove = false }
                    if !(value <= gate.high) { isBelow = false }
                }
                return (isAbove, isBelow)
            }
            if isAbove, isBelow { return !vertices.isEmpty }
            if gate.low == gate.high {
                Self.clip(vertices, .equal(gate.low), at: gate.x, into: &next)
            } else if isAbove {
                Self.clip(vertices, .below(gate.high), at: gate.x, into: &next)
            } else {
                Self.clip(vertices, .above(gate.low), at: gate.x, into: &between)
                Self.clip(between, .below(gate.high), at: gate.x, into: &next)
            }
            guard !next.isEmpty else { return false }
            swap(&vertices, &next)
            return true
        }

        /// Keeps the lines that meet a condition at `x`.
        mutating func clip(_ condition: Condition, at x: Double) {
            Self.clip(vertices, condition, at: x, into: &next)
            swap(&vertices, &next)
        }

        /// Writes the corners of the lines that meet a condition at `x`.
        private static func clip(
            _ vertices: [Line], _ condition: Condition, at x: Double, into kept: inout [Line]
        ) {
            let (side, wall, keepsInside) =
                switch condition {
                case .above(let wall): (1.0, wall, true)
                case .below(let wall): (-1.0, wall, true)
                case .equal(let wall): (1.0, wall, false)
                }
            kept.removeAll(keepingCapacity: true)
            vertices.withUnsafeBufferPointer { vertices in
                guard var line = vertices.first else { return }
                let first = (line: line, size: side * (line(x) - wall))
                var size = first.size
                for index in 1...vertices.count {
                    let next = index < vertices.count ? vertices[index] : first.line
                    let nextSize = index < vertices.count ? side * (next(x) - wall) : first.size
                    if keepsInside ? size >= 0 : size == 0 { kept.append(line) }
                    if size > 0 && nextSize < 0 || size < 0 && nextSize > 0 {
                        let fraction = size / (size - nextSize)
                        line.value += (next.value - line.value) * fraction
                        line.slope += (next.slope - line.slope) * fraction
                        kept.append(line)
                    }
                    (line, size) = (next, nextSize)
                }
            }
        }

        var middle: Line {
            var line = Line(origin: vertices[0].origin, value: 0, slope: 0)
            for vertex in vertices {
                line.value += vertex.value / Double(vertices.count)
                line.slope += vertex.slope / Double(vertices.count)
            }
            return line
        }
    }
}
