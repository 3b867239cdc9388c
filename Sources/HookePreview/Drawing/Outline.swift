import Foundation
import HookeGeometry
import HookeTransitions

/// The outline of a view on the screen: its polygon, and its path with rounded corners.
struct Outline {
    /// The part in front of the eye and near the screen. Rounded corners are ten chords each: within 0.0031 radii.
    let polygon: Polygon
    /// SVG path data. Coordinates are rounded to 0.001 point.
    let path: String

    /// Creates the outline of a view, clipped to `guardBox`; `nil` if nothing remains.
    ///
    /// `guardBox` keeps parts near the eye's plane from extending to infinity. An upright rounded rectangle gets elliptical
    /// arcs.
    ///
    /// - Parameter inset: how far the outline is inside the bounds, in points. Corners keep their centres.
    init?(_ view: ProjectedView, insetBy inset: Double = 0, guardBox: Polygon) {
        let box = Rectangle(view.state.bounds).inset(dx: inset, dy: inset)
        let radii = view.state.cornerRadii.map { max(0, $0 - inset) }
        let projection = inset == 0 ? view.projection : view.toScreen.project(box)
        let corners =
            radii.contains { $0 > 0 }
            ? view.toScreen.project(Self.rounded(box, radii)) : projection.polygon
        let visible = Polygon(corners)
        // A point that cannot be drawn makes the rest of the polygon meaningless.
        guard !corners.isEmpty, visible.points.count == corners.count else { return nil }
        guard guardBox.contains(visible.points) else {
            polygon = visible.clipped(to: guardBox)
            guard !polygon.points.isEmpty else { return nil }
            path = Self.path(through: polygon.points)
            return
        }
        polygon = visible
        let isEven = radii[0] > 0 && radii.allSatisfy { $0 == radii[0] }
        let arcs = isEven ? projection.quad.flatMap { Self.uprightPath($0, box, radius: radii[0]) } : nil
        path = arcs ?? Self.path(through: visible.points)
    }

    static func path(through points: [SIMD2<Double>]) -> String {
        var path = ""
        for point in points {
            path += "\(path.isEmpty ? "M" : "L")\(number(point.x)) \(number(point.y))"
        }
        return path + "Z"
    }

    private static func number(_ value: Double) -> String { Markup.number(value, decimals: 3) }

    private static func uprightPath(_ quad: Quad, _ box: Rectangle, radius: Double) -> String? {
        let slack = 1e-6
        guard (quad.topLeft.x - quad.bottomLeft.x).magnitude < slack,
            (quad.topRight.x - quad.bottomRight.x).magnitude < slack,
            (quad.topLeft.y - quad.topRight.y).magnitude < slack,
            (quad.bottomLeft.y - quad.bottomRight.y).magnitude < slack
        else { return nil }
        let low = pointwiseMin(quad.topLeft, quad.bottomRight)
        let high = pointwiseMax(quad.topLeft, quad.bottomRight)
        let rx = radius * (high.x - low.x) / box.size.x.magnitude
        let ry = radius * (high.y - low.y) / box.size.y.magnitude
        let arc = "A\(number(rx)) \(number(ry)) 0 0 1 "
        return "M\(number(low.x + rx)) \(number(low.y))H\(number(high.x - rx))"
            + "\(arc)\(number(high.x)) \(number(low.y + ry))V\(number(high.y - ry))"
            + "\(arc)\(number(high.x - rx)) \(number(high.y))H\(number(low.x + rx))"
            + "\(arc)\(number(low.x)) \(number(high.y - ry))V\(number(low.y + ry))"
            + "\(arc)\(number(low.x + rx)) \(number(low.y))Z"
    }

    /// The outline of a rounded rectangle, with ten chords for each corner with a radius.
    private static func rounded(_ box: Rectangle, _ radii: [Double]) -> [SIMD2<Double>] {
        let (low, high) = (SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.maxY))
        let corners = [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)]
        let inward = [SIMD2(1.0, 1), SIMD2(-1, 1), SIMD2(-1, -1), SIMD2(1, -1)]
        return corners.enumerated().flatMap { quarter, corner in
            let radius = radii[quarter]
            return (0...(radius > 0 ? 10 : 0)).map { step in
                let angle = Double.pi / 2 * (Double(quarter) + 2 + Double(step) / 10)
                return corner + radius * (inward[quarter] + SIMD2(cos(angle), sin(angle)))
            }
        }
    }
}

extension ViewState {
    /// The radius of each drawn corner, at most half of the shorter side: top left, top right, bottom right, bottom left.
    var cornerRadii: [Double] {
        let size = Rectangle(bounds).size
        let radius = min(cornerRadius, min(size.x.magnitude, size.y.magnitude) / 2)
        return (shape?.maskedCorners ?? .all).radii(radius > 0 ? radius : 0)
    }
}
