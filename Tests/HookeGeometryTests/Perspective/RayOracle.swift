@testable import Hooke
@testable import HookeGeometry

/// A 3-D vector in about 106 bits.
struct WideVector {
    var x, y, z: DoubleDouble

    init(x: DoubleDouble, y: DoubleDouble, z: DoubleDouble) {
        self.x = x
        self.y = y
        self.z = z
    }

    init(_ v: Vector3) { self.init(x: DoubleDouble(v.x), y: DoubleDouble(v.y), z: DoubleDouble(v.z)) }

    static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }
    static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z) }
    static func * (a: Self, f: DoubleDouble) -> Self { Self(x: a.x * f, y: a.y * f, z: a.z * f) }
    func dot(_ o: Self) -> DoubleDouble { (x * o.x + y * o.y) + z * o.z }
    func cross(_ o: Self) -> Self {
        Self(x: y * o.z - z * o.y, y: z * o.x - x * o.z, z: x * o.y - y * o.x)
    }
}

/// The view of a rectangle by rays from the eye through points of the screen, intersected with the rectangle
/// in space, in 106 bits: no homogeneous coordinates, no map of the plane, no clipping before a divide.
struct RayOracle {
    let eye: WideVector
    let distance: Double
    let corner, along, down: WideVector
    let normal: WideVector
    let near: Double

    /// Creates a rectangle in space by `turn` (affine), in front of the camera's eye.
    init(_ rectangle: Rectangle, _ turn: Transform3D, _ camera: Camera, near: Double) {
        func row(_ r: SIMD4<Double>) -> WideVector { WideVector(Vector3(r.x, r.y, r.z)) }
        let corners = rectangle.corners
        eye = WideVector(camera.eye!)
        distance = camera.distance
        self.near = near
        corner =
            row(turn.row1) * DoubleDouble(corners.topLeft.x) + row(turn.row2)
            * DoubleDouble(corners.topLeft.y)
            + row(turn.row4)
        along = row(turn.row1) * DoubleDouble(sumOf: corners.bottomRight.x, and: -corners.topLeft.x)
        down = row(turn.row2) * DoubleDouble(sumOf: corners.bottomRight.y, and: -corners.topLeft.y)
        normal = along.cross(down)
    }

    /// The side towards the eye: the sign of the normal along the direction to it.
    var facing: Facing { Facing(sign: normal.dot(eye - corner).high) }

    /// Returns the position in the rectangle, from 0 to 1 along each side, on the ray through a point of the
    /// screen, and whether the ray hits.
    func hit(_ point: Vector2) -> (u: DoubleDouble, v: DoubleDouble, isHit: Bool)? {
        let direction = WideVector(Vector3(point.x, point.y, 0)) - eye
        let square = normal.dot(normal)
        let slope = direction.dot(normal)
        guard square.high > 0, slope.high != 0 else { return nil }
        let toCorner = corner - eye
        let t = toCorner.dot(normal) / slope
        let reached = direction * t - toCorner
        let u = reached.cross(down).dot(normal) / square
        let v = along.cross(reached).dot(normal) / square
        let one = DoubleDouble(1)
        let isHit =
            u.high >= 0 && v.high >= 0 && (one - u).high >= 0 && (one - v).high >= 0
            && (t + -near).high >= 0
        return (u, v, isHit)
    }

    /// The screen corners of the part beyond the near plane, clipped in space.
    func outline() -> [(x: DoubleDouble, y: DoubleDouble)] {
        let corners = [corner, corner + along, corner + along + down, corner + down]
        let limit = eye.z - DoubleDouble(productOf: near, and: distance)
        var result: [(x: DoubleDouble, y: DoubleDouble)] = []
        func see(_ p: WideVector, depth: DoubleDouble) {
            let w = depth / distance
            result.append((eye.x + (p.x - eye.x) / w, eye.y + (p.y - eye.y) / w))
        }
        for index in 0..<4 {
            let (a, b) = (corners[(index + 3) & 3], corners[index])
            let (da, db) = (limit - a.z, limit - b.z)
            if da.high * db.high < 0 {
                see(a + (b - a) * (da / (da - db)), depth: DoubleDouble(productOf: near, and: distance))
            }
            if db.high >= 0 { see(b, depth: eye.z - b.z) }
        }
        return result.count >= 3 ? result : []
    }

    /// Returns the distance of a point of the screen from an outline, in points where the edge has
    /// coordinates up to 1000, in proportion beyond.
    static func distance(_ point: Vector2, from outline: [(x: DoubleDouble, y: DoubleDouble)]) -> Double {
        var nearest = Double.infinity
        for index in outline.indices {
            let (a, b) = (outline[index], outline[(index + 1) % outline.count])
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let (px, py) = (DoubleDouble(point.x) - a.x, DoubleDouble(point.y) - a.y)
            let length = Vector2(dx.value, dy.value).norm
            var part = 0.0
            if length > 0 {
                part = ((px * dx + py * dy) / (dx * dx + dy * dy)).value
                part = min(1, max(0, part.isNaN ? 0 : part))
            }
            let (ox, oy) = (px - dx * part, py - dy * part)
            let size =
                (1 - part) * max(a.x.value.magnitude, a.y.value.magnitude)
                + part * max(b.x.value.magnitude, b.y.value.magnitude)
            nearest = min(nearest, Vector2(ox.value, oy.value).norm / max(1, size / 1_000))
        }
        return nearest
    }
}
