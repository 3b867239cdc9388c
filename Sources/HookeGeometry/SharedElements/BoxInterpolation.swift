import Hooke

/// The motion of a box from one place to another: a pure function of a fraction.
///
/// ```swift
/// let cell = ProjectiveBox(Rectangle(x: 20, y: 500, width: 100, height: 100))
/// let screen = ProjectiveBox(Rectangle(x: 0, y: 0, width: 390, height: 844))
/// let opening = BoxInterpolation(from: cell, to: screen, along: .centerArc)
/// print(opening.box(at: 0.5).center)
/// ```
///
/// - The centre moves along the path. Width, height, skew and perspective are linear; so a box whose ends are in front of
///   the eye is in front of it at every fraction between.
/// - The angle goes the shorter way; half a turn is clockwise.
/// - At 0 and 1 the box is exactly the given one. Beyond them the formulas continue.
public struct BoxInterpolation: Sendable {
    /// The box at 0.
    public let from: ProjectiveBox
    /// The box at 1.
    public let to: ProjectiveBox
    /// The path.
    public let path: BoxPath
    /// ``ProjectiveBox/numbers`` at 0 and their change to 1, with the shorter way of the angle.
    private let start: SIMD8<Double>
    private let change: SIMD8<Double>
    private let motion: Motion

    private enum Motion: Sendable {
        case straight
        case center(PointPath)
        /// Opposite corners of the upright box.
        case corners(PointPath, PointPath)
    }

    /// Creates a motion between two boxes.
    public init(from: ProjectiveBox, to: ProjectiveBox, along path: BoxPath = .line) {
        (self.from, self.to, self.path) = (from, to, path)
        start = from.numbers
        var change = to.numbers - start
        change[4] = Self.shorterTurn(change[4])
        self.change = change
        switch path {
        case .line: motion = .straight
        case .arc, .centerArc: motion = .center(.arc(from.center, to.center))
        case .quadratic: motion = .center(.quadratic(from.center, to.center))
        case .rectArc: motion = Self.cornerArcs(from, to)
        }
    }

    /// Returns the turn in (−π, π] with the same direction at its end.
    private static func shorterTurn(_ turn: Double) -> Double {
        var short = turn - 2 * .pi * (turn / (2 * .pi)).rounded()
        if short <= -.pi * (1 - 0x1p-50) { short += 2 * .pi }
        return short
    }

    private static func cornerArcs(_ from: ProjectiveBox, _ to: ProjectiveBox) -> Motion {
        let shift = to.center - from.center
        let size = from.bounds
        // The first of the largest, as in Flutter: TL–BR, BR–TL, TR–BL, BL–TR. The length is the same for all.
        let diagonals = [Vector2(1, 1), Vector2(-1, -1), Vector2(-1, 1), Vector2(1, -1)]
        var best = diagonals[0]
        var support = -Double.infinity
        for diagonal in diagonals {
            let along: Vector2 = shift * (diagonal * size)
            if along.sum() > support { (best, support) = (diagonal, along.sum()) }
        }
        func corner(_ box: ProjectiveBox, _ side: Double) -> Vector2 {
            box.center + best * box.bounds * (side * 0.5)
        }
        return .corners(.arc(corner(from, -1), corner(to, -1)), .arc(corner(from, 1), corner(to, 1)))
    }

    /// Returns the box at a fraction.
    public func box(at p: Double) -> ProjectiveBox {
        if p == 0 { return from }
        if p == 1 { return to }
        return ProjectiveBox(numbers: numbers(at: p))
    }

    /// Returns the numbers of the box at a fraction. At 1 the angle may differ by a full turn from that of ``to``.
    package func numbers(at p: Double) -> SIMD8<Double> {
        let straight: SIMD8<Double> = start + change * p
        switch motion {
        case .straight: return straight
        case .center(let path): return straight.withCenter(path.point(at: p))
        case .corners(let first, let second):
            let (a, b) = (first.point(at: p), second.point(at: p))
            return straight.withCenter((a + b) * 0.5).withSize(Self.size(b - a, like: straight))
        }
    }

    /// Returns the derivatives of ``numbers(at:)`` by the fraction.
    package func slopes(at p: Double) -> SIMD8<Double> {
        switch motion {
        case .straight: return change
        case .center(let path): return change.withCenter(path.slope(at: p))
        case .corners(let first, let second):
            let (a, b) = (first.point(at: p), second.point(at: p))
            let (da, db) = (first.slope(at: p), second.slope(at: p))
            let straight: SIMD8<Double> = start + change * p
            var size = (db - da) * Vector2(b.x < a.x ? -1 : 1, b.y < a.y ? -1 : 1)
            if straight[3] < 0 { size.y = -size.y }
            return change.withCenter((da + db) * 0.5).withSize(size)
        }
    }

    /// Returns the size of an upright box with a diagonal, mirrored as `box` is.
    private static func size(_ diagonal: Vector2, like box: SIMD8<Double>) -> Vector2 {
        Vector2(diagonal.x.magnitude, box[3] < 0 ? -diagonal.y.magnitude : diagonal.y.magnitude)
    }
}

extension SIMD8<Double> {
    fileprivate func withCenter(_ center: Vector2) -> SIMD8<Double> {
        var copy = self
        (copy[0], copy[1]) = (center.x, center.y)
        return copy
    }

    fileprivate func withSize(_ size: Vector2) -> SIMD8<Double> {
        var copy = self
        (copy[2], copy[3]) = (size.x, size.y)
        return copy
    }
}
