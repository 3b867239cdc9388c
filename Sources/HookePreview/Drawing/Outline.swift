import Foundation
import HookeGeometry

/// The outline of a view on the screen: its polygon, and its path with rounded corners.
struct Outline {
    /// The part in front of the eye and near the screen. Rounded corners are short chords.
    let polygon: Polygon
    /// SVG path data. Coordinates are rounded to 0.001 point.
    let path: String

    /// Creates the outline of `view`, clipped to `guardBox`; `nil` if nothing remains.
    ///
    /// `guardBox` keeps parts near the eye's plane from extending to infinity.
    /// - An upright rectangle gets elliptical arcs.
    /// - A projected rectangle gets its corner curves mapped point by point with the homography of its four
    ///   corners.
    /// - An outline that the eye's plane or `guardBox` cuts gets sharp corners.
    init?(_ view: MotionRecording.ViewSample, guardBox: Polygon) {
        let visible = Polygon(view.polygon)
        guard !visible.points.isEmpty, visible.points.count == view.polygon.count else {
            // A point that cannot be drawn makes the rest of the polygon meaningless.
            return nil
        }
        guard guardBox.contains(visible.points) else {
            polygon = visible.clipped(to: guardBox)
            guard !polygon.points.isEmpty else { return nil }
            path = Self.path(through: polygon.points)
            return
        }
        let isWhole = visible.points.count == 4 && visible.points.allSatisfy(view.corners.contains)
        let side = min(view.extent.x.magnitude, view.extent.y.magnitude)
        let radius = min(view.cornerRadius, side / 2)
        let corners = view.shape?.shape.maskedCorners ?? .all
        guard isWhole, radius > 0, !corners.isEmpty, view.extent.isDrawable,
            let map = Self.map(to: view.corners)
        else {
            polygon = visible
            path = Self.path(through: visible.points)
            return
        }
        polygon = Polygon(
            Self.roundedUnitSquare(view.extent, corners.radii(radius)).compactMap(map.apply))
        let upright = corners == .all ? Self.uprightPath(view, radius: radius) : nil
        path = upright ?? Self.path(through: polygon.points)
    }

    /// The homography from the unit square to four corners.
    ///
    /// It is `nil` if the corners are collinear, not convex or not drawable, or if one corner is 1e9 times as
    /// deep as another, which only rounding produces.
    static func map(to corners: [SIMD2<Double>]) -> Homography? {
        guard corners.count == 4, corners.allSatisfy(\.isDrawable) else { return nil }
        let quad = Quad(
            topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
        guard let map = try? Homography(unitSquareTo: quad) else { return nil }
        let (right, down) = (1 + map.row1.z, 1 + map.row2.z)
        return min(right, down, right + down - 1) > 1e-9 ? map : nil
    }

    static func path(through points: [SIMD2<Double>]) -> String {
        var path = ""
        for point in points {
            path += "\(path.isEmpty ? "M" : "L")\(number(point.x)) \(number(point.y))"
        }
        return path + "Z"
    }

    private static func number(_ value: Double) -> String { Markup.number(value, decimals: 3) }

    private static func uprightPath(_ view: MotionRecording.ViewSample, radius: Double) -> String? {
        let corners = view.corners
        let slack = 1e-6
        guard (corners[0].x - corners[3].x).magnitude < slack,
            (corners[1].x - corners[2].x).magnitude < slack,
            (corners[0].y - corners[1].y).magnitude < slack, (corners[2].y - corners[3].y).magnitude < slack,
            let (low, high) = Polygon(corners).bounds
        else { return nil }
        let rx = radius * (high.x - low.x) / view.extent.x.magnitude
        let ry = radius * (high.y - low.y) / view.extent.y.magnitude
        let arc = "A\(number(rx)) \(number(ry)) 0 0 1 "
        return "M\(number(low.x + rx)) \(number(low.y))H\(number(high.x - rx))"
            + "\(arc)\(number(high.x)) \(number(low.y + ry))V\(number(high.y - ry))"
            + "\(arc)\(number(high.x - rx)) \(number(high.y))H\(number(low.x + rx))"
            + "\(arc)\(number(low.x)) \(number(high.y - ry))V\(number(low.y + ry))"
            + "\(arc)\(number(low.x + rx)) \(number(low.y))Z"
    }

    /// The outline of a rounded rectangle in the unit square, with ten chords for each corner: within 0.0031
    /// radii.
    ///
    /// - Parameters:
    ///   - extent: the rectangle's width and height.
    ///   - radii: of the corners top left, top right, bottom right, bottom left; 0 for a sharp one.
    private static func roundedUnitSquare(
        _ extent: SIMD2<Double>, _ radii: [Double]
    ) -> [SIMD2<Double>] {
        let sides = radii.map { SIMD2($0 / extent.x.magnitude, $0 / extent.y.magnitude) }
        let centers = [
            SIMD2(sides[0].x, sides[0].y), SIMD2(1 - sides[1].x, sides[1].y),
            SIMD2(1 - sides[2].x, 1 - sides[2].y), SIMD2(sides[3].x, 1 - sides[3].y),
        ]
        return centers.enumerated().flatMap { quarter, center in
            let r = sides[quarter]
            return (0...(r == .zero ? 0 : 10)).map { step in
                let angle = Double.pi / 2 * (Double(quarter) + 2 + Double(step) / 10)
                return center + SIMD2(cos(angle), sin(angle)) * r
            }
        }
    }
}
