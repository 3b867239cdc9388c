import Hooke
import HookeGeometry

/// A part of a view's plane, and the affine map that replaces its perspective.
struct AffineCell {
    /// The map to the screen.
    let map: Affine2D
    /// The part on the screen, which reaches under the cells that are drawn later; `nil` for all of the plane.
    private(set) var region: [SIMD2<Double>]?
    /// The largest distance of the map from the perspective at the corners, the middles of the edges and the middle.
    private let error: Double
    /// How far the edges along x and along y are from evenly divided.
    private let bend: SIMD2<Double>
    /// The lengths along x and along y on the screen.
    private let lengths: SIMD2<Double>
    private let corners: [SIMD2<Double>]

    /// How far cells reach under their neighbours, in tolerances: with .25 pixels, each pixel that an edge cuts lies in the cell
    /// below, so that nothing shows between the two.
    private static let overlap = 6.0
    /// The largest number of bisections.
    private static let deepest = 12

    /// Returns cells that draw the content of `box` on the screen.
    ///
    /// - An affine map is one cell, and so is a perspective that differs from one by less than the tolerance.
    /// - Otherwise the box is halved across the axis on which its edges bend more, or which is longer on the screen, until
    ///   the affine map of each cell is within the tolerance.
    /// - What is behind the eye or outside the window has no cells.
    ///
    /// - Parameters:
    ///   - box: the content's rectangle in the view's coordinates.
    ///   - toScreen: the map from the view's coordinates to the screen.
    ///   - tolerance: the accepted error, in points of the screen.
    ///   - window: the part of the screen that is seen.
    static func cells(
        of box: Rectangle, _ toScreen: Transform3D, within tolerance: Double, seenIn window: Rectangle
    ) -> [AffineCell] {
        let (x, y, origin) = (toScreen.row1, toScreen.row2, toScreen.row4)
        if x.w == 0, y.w == 0, origin.w > 0 {
            let map = Affine2D(
                a: x.x / origin.w, b: x.y / origin.w, c: y.x / origin.w, d: y.y / origin.w,
                tx: origin.x / origin.w, ty: origin.y / origin.w)
            return map.isDrawable ? [AffineCell(map)] : []
        }
        guard box.size.x > 0, box.size.y > 0, box.origin.isDrawable, box.size.isDrawable,
            [x, y, origin].allSatisfy({ SIMD2($0.x, $0.y).isDrawable && $0.w.magnitude < drawableLimit })
        else { return [] }
        var cells: [AffineCell] = []
        func add(_ part: Rectangle, _ depth: Int) {
            let cell = AffineCell(part, toScreen)
            if let cell, !cell.reaches(window) { return }
            if let cell, cell.error <= tolerance || depth == deepest {
                if depth > 0 || cell.error > tolerance {
                    cells.append(cell.clipped(to: part, of: box, toScreen, overlap: overlap * tolerance))
                } else {
                    cells.append(AffineCell(cell.map))
                }
                return
            }
            guard depth < deepest else { return }
            let isAcross = cell?.isLongerAcross(tolerance) ?? (depth % 2 == 0)
            let half = isAcross ? SIMD2(part.size.x / 2, 0) : SIMD2(0, part.size.y / 2)
            let size = part.size - half
            add(Rectangle(origin: part.origin, size: size), depth + 1)
            add(Rectangle(origin: part.origin + half, size: size), depth + 1)
        }
        add(box, 0)
        return cells
    }

    private init(_ map: Affine2D) {
        self.map = map
        (error, bend, lengths, corners) = (0, .zero, .zero, [])
    }

    /// Fits the map of a part; `nil` if a part of it is behind the eye.
    init?(_ part: Rectangle, _ toScreen: Transform3D) {
        var points: [SIMD2<Double>] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let place = part.origin + part.size * SIMD2(Double(column), Double(row)) / 2
                let image = toScreen.homogeneous(place)
                guard image.w > 0x1p-16 else { return nil }
                let point = SIMD2(image.x, image.y) / image.w
                guard point.isDrawable else { return nil }
                points.append(point)
            }
        }
        corners = [points[0], points[2], points[8], points[6]]
        let across = (points[2] - points[0] + points[8] - points[6]) / 2
        let down = (points[6] - points[0] + points[8] - points[2]) / 2
        // Half of the distance at the middle, so that the corners have the other half.
        let middle = (corners.reduce(.zero, +) / 4 + points[4]) / 2
        func distance(_ column: Int, _ row: Int) -> Double {
            let (u, v) = (Double(column) / 2 - 0.5, Double(row) / 2 - 0.5)
            return (points[3 * row + column] - middle - across * u - down * v).norm
        }
        error = (0..<9).map { distance($0 % 3, $0 / 3) }.max() ?? 0
        func bend(_ a: Int, _ b: Int, _ c: Int) -> Double { (points[b] - (points[a] + points[c]) / 2).norm }
        self.bend = SIMD2(max(bend(0, 1, 2), bend(6, 7, 8)), max(bend(0, 3, 6), bend(2, 5, 8)))
        lengths = SIMD2(across.norm, down.norm)
        let (x, y) = (across / part.size.x, down / part.size.y)
        let origin = middle - x * (part.origin.x + part.size.x / 2) - y * (part.origin.y + part.size.y / 2)
        map = Affine2D(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
        guard map.isDrawable else { return nil }
    }

    /// Whether to halve the width.
    private func isLongerAcross(_ tolerance: Double) -> Bool {
        max(bend.x, bend.y) > tolerance / 2 ? bend.x > bend.y : lengths.x > lengths.y
    }

    private func reaches(_ window: Rectangle) -> Bool {
        Rectangle(enclosing: corners)?.intersection(window) != nil
    }

    /// Neighbours to the left and above are drawn before a cell, so it reaches to the right and down, and beyond the box.
    private func clipped(
        to part: Rectangle, of box: Rectangle, _ toScreen: Transform3D, overlap: Double
    ) -> AffineCell {
        // A step across an edge of the cell is as long as the overlap, also where the axes are not at a right angle.
        let area = (map.a * map.d - map.b * map.c).magnitude
        let room = pointwiseMin(
            overlap * SIMD2(SIMD2(map.c, map.d).norm, SIMD2(map.a, map.b).norm) / area, part.size)
        let before = room.replacing(with: 0, where: part.origin .> box.origin)
        let larger = Rectangle(origin: part.origin - before, size: part.size + before + room)
        var copy = self
        copy.region = AffineCell(larger, toScreen)?.corners ?? corners
        return copy
    }
}

extension Affine2D {
    /// Whether all numbers can be drawn.
    var isDrawable: Bool { SIMD2(a, b).isDrawable && SIMD2(c, d).isDrawable && SIMD2(tx, ty).isDrawable }

    /// The map as SVG's `matrix()`.
    var svg: String {
        let parts = [a, b, c, d].map { Markup.number($0, decimals: 6) }
        let place = [tx, ty].map { Markup.number($0, decimals: 3) }
        return "matrix(\((parts + place).joined(separator: " ")))"
    }
}
