import Foundation
import HookeGeometry
import HookeTransitions

extension ConvexPolygon {
    /// Creates the visible outline of a view's bounds on the screen, in points, with rounded corners and
    /// without the part behind the eye.
    ///
    /// Corners are circular arcs in the view's plane, approximated by chords to 1/20 pixel, and then
    /// projected.
    ///
    /// - Parameters:
    ///   - pixelsPerPoint: the size of a point in pixels.
    public init(outlineOf view: ProjectedView, pixelsPerPoint: Double) {
        let bounds = view.state.bounds
        let low = SIMD2<Double>(bounds.origin.x, bounds.origin.y)
        let size = SIMD2<Double>(bounds.size.width, bounds.size.height)
        let radius = min(view.state.cornerRadius, size.x.magnitude / 2, size.y.magnitude / 2)
        let place = ConvexPolygon(low: low, high: low + size)
        let magnification = Self.magnification(of: place, by: view.toScreen) * pixelsPerPoint
        let plane =
            radius * magnification > 0.75
            ? place.rounded(
                view.state.shape?.maskedCorners ?? .all, radius: radius,
                chords: Self.chords(radius: radius * magnification))
            : place.points
        let seen = Self.cut(plane.map { view.toScreen.homogeneous($0) }) { $0.w - Self.near }
        points = seen.map { SIMD2($0.x, $0.y) / $0.w }.filter { $0.x.isFinite && $0.y.isFinite }
    }

    /// The smallest w in front of the eye, as in `Transform3D.project`.
    static let near = 0x1p-16

    /// Returns the number of chords that approximate a quarter circle to 1/20 pixel: r·(1 − cos(π/4n)) ≤
    /// 0.05.
    static func chords(radius: Double) -> Int {
        Int(min(max((radius * 6.2).squareRoot().rounded(.up), 2), 48))
    }

    /// Returns the largest ratio of a side's length on the screen to its own length; 1 if a corner is behind
    /// the eye.
    private static func magnification(of place: ConvexPolygon, by map: Transform3D) -> Double {
        let images = place.points.map { map.homogeneous($0) }
        guard images.allSatisfy({ $0.w > near }) else { return 1 }
        var largest = 0.0
        for index in images.indices {
            let next = (index + 1) % images.count
            let a = SIMD2(images[index].x, images[index].y) / images[index].w
            let b = SIMD2(images[next].x, images[next].y) / images[next].w
            let own = (place.points[next] - place.points[index]).norm
            if own > 0 { largest = max(largest, (b - a).norm / own) }
        }
        return largest.isFinite ? largest : 1
    }

    /// The corners of an upright rectangle, rounded.
    private func rounded(_ corners: CornerMask, radius: Double, chords: Int) -> [SIMD2<Double>] {
        let inwards = [SIMD2(1.0, 1), SIMD2(-1, 1), SIMD2(-1, -1), SIMD2(1, -1)]
        let turn = points[2].x - points[0].x < 0 || points[2].y - points[0].y < 0
        guard !turn else { return points }
        let radii = corners.radii(radius)
        return zip(points, inwards).enumerated().flatMap { quarter, corner in
            (0...(radii[quarter] > 0 ? chords : 0)).map { step in
                let angle = Double.pi / 2 * (Double(quarter) + 2 + Double(step) / Double(chords))
                return corner.0 + radii[quarter] * (corner.1 + SIMD2(cos(angle), sin(angle)))
            }
        }
    }
}
