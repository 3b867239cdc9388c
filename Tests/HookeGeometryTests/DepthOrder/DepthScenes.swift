import TestSupport

@testable import Hooke
@testable import HookeGeometry

/// Faces in front of an eye, for visibility tests.
struct DepthScene: CustomStringConvertible {
    var faces: [DepthOrder.Face]
    /// The eye's distance from the screen, and the point of the screen in front of it; `nil` looks along z.
    var eye: (distance: Double, origin: Vector2)?

    /// T(−o) · P · T(o), like a superlayer's perspective.
    var camera: Transform3D {
        guard let eye, let perspective = try? Transform3D.perspective(distance: eye.distance) else {
            return .identity
        }
        return perspective.about(Vector3(eye.origin.x, eye.origin.y, 0))
    }

    var description: String {
        let list = faces.map { "\($0.transform.elements) \($0.rectangle)" }
        return "eye \(String(describing: eye)), faces:\n" + list.joined(separator: "\n")
    }

    /// The hit of a ray from the eye on a face's plane.
    struct Meeting {
        /// The distance from the eye, relative to that of the screen; without an eye, the distance behind the
        /// screen. Smaller is nearer.
        var way: Double
        /// The position in the face's own plane.
        var own: Vector2
        /// The rounding of `way` and `own`, in points.
        var error: Double
    }

    /// Returns the intersection of the ray through a point of the screen with a plane: three equations in
    /// space, without a perspective matrix. `nil` for a plane parallel to the ray.
    func meeting(_ face: DepthOrder.Face, at screen: Vector2) -> Meeting? {
        let m = face.transform
        func vector(_ row: SIMD4<Double>) -> Vector3 { Vector3(row.x, row.y, row.z) }
        let start =
            eye.map { Vector3($0.origin.x, $0.origin.y, $0.distance) } ?? Vector3(screen.x, screen.y, 0)
        let target = Vector3(screen.x, screen.y, 0)
        let along = eye == nil ? Vector3(0, 0, -1) : target - start
        // start + way·along = row4 + x·row1 + y·row2.
        let (a, b) = (vector(m.row1), vector(m.row2))
        let right = start - vector(m.row4)
        let normal = a.cross(b)
        let determinant = normal.dot(along)
        guard determinant.magnitude > 1e-9 * normal.length * along.length, normal.length > 0 else {
            return nil
        }
        let way = -normal.dot(right) / determinant
        let point = right + way * along
        // The point lies in the plane: two equations from the dot products.
        let (aa, ab, bb) = (a.dot(a), a.dot(b), b.dot(b))
        let gram = differenceOfProducts(aa, bb, ab, ab)
        guard gram > 1e-12 * aa * bb else { return nil }
        let own = Vector2(
            differenceOfProducts(point.dot(a), bb, point.dot(b), ab) / gram,
            differenceOfProducts(point.dot(b), aa, point.dot(a), ab) / gram)
        let size = right.length + (way * along).length
        return Meeting(
            way: way, own: own,
            error: 1e-13 * size * (normal.length * along.length / determinant.magnitude)
                * (aa * bb / gram) * max(1, 1 / aa.squareRoot(), 1 / bb.squareRoot()))
    }

    /// Returns a random point of the screen on one of the faces.
    func ray(_ random: inout SeededGenerator) -> Vector2? {
        let face = faces[random.integer(0...faces.count - 1)]
        let own = face.rectangle.origin + Vector2(random.unit(), random.unit()) * face.rectangle.size
        return face.transform.concatenating(camera).project(own)
    }

    /// Returns the fault of an order at a point of the screen, from the hits of its ray; `nil` without a
    /// fault.
    ///
    /// Ignores points within rounding of an outline, and pairs within rounding of each other.
    func fault(_ order: DepthOrder, at screen: Vector2) -> String? {
        fault(order.pieces.map { ($0.source, $0.outline) }, at: screen)
    }

    /// Tests pieces in the given order.
    func fault(_ pieces: [(source: Int, outline: [Vector2])], at screen: Vector2) -> String? {
        var met: [(place: Int, way: Double, error: Double)] = []
        for (index, face) in faces.enumerated() {
            guard let meeting = meeting(face, at: screen) else { continue }
            if eye != nil, meeting.way <= 0x1p-15 { continue }
            let r = face.rectangle
            let outside = max(
                r.minX - meeting.own.x, meeting.own.x - r.maxX, r.minY - meeting.own.y, meeting.own.y - r.maxY
            )
            let slack = 1e-7 * max(1, r.size.x.magnitude, r.size.y.magnitude) + meeting.error
            if outside > slack { continue }
            if outside > -slack { return nil }
            var found: [Int] = []
            for (place, piece) in pieces.enumerated() where piece.source == index {
                switch margin(piece.outline, meeting.own) {
                case let margin where margin > slack: found.append(place)
                case let margin where margin > -slack: return nil
                default: break
                }
            }
            if found.count != 1 { return "face \(index) has \(found.count) pieces at \(screen)" }
            met.append((found[0], meeting.way, meeting.error))
        }
        for a in met {
            for b in met where a.place < b.place {
                let slack = 1e-9 * max(a.way.magnitude, b.way.magnitude) + a.error + b.error
                if b.way > a.way + slack {
                    let names = (pieces[a.place].source, pieces[b.place].source)
                    return
                        "\(names.1) is painted over \(names.0) and is farther: \(b.way), \(a.way) at \(screen)"
                }
            }
        }
        return nil
    }

    /// Returns the distance of a point inside a convex outline, in points; negative outside.
    private func margin(_ outline: [Vector2], _ point: Vector2) -> Double {
        var least = Double.infinity
        var area = 0.0
        for (index, from) in outline.enumerated() {
            let to = outline[(index + 1) % outline.count]
            area += from.x * to.y - from.y * to.x
        }
        for (index, from) in outline.enumerated() {
            let edge = outline[(index + 1) % outline.count] - from
            let length = (edge.x * edge.x + edge.y * edge.y).squareRoot()
            if length < 1e-9 { continue }
            let side = edge.x * (point.y - from.y) - edge.y * (point.x - from.x)
            least = min(least, (area > 0 ? side : -side) / length)
        }
        return least
    }
}

extension DepthScene {
    /// Returns a random pose of a random rectangle: most in front, some through the plane of the eye, some
    /// behind it.
    static func face(_ random: inout SeededGenerator, spread: Double = 150) -> DepthOrder.Face {
        let axis = Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
        let size = Vector2(random.uniform(20...300), random.uniform(20...300))
        let shift = Vector3(
            random.uniform(-spread...spread), random.uniform(-spread...spread),
            random.uniform(-3 * spread...2 * spread))
        let anchor = random.chance(0.5) ? size * -0.5 : Vector2(random.uniform(-200...100), 30)
        return DepthOrder.Face(
            transform: .rotation(random.uniform(-3.2...3.2), axis: axis) * .translation(shift),
            rectangle: Rectangle(origin: anchor, size: size))
    }

    private static func eye(_ random: inout SeededGenerator) -> (distance: Double, origin: Vector2)? {
        random.chance(0.2)
            ? nil
            : (random.uniform(200...1_500), Vector2(random.uniform(-100...100), random.uniform(-100...100)))
    }

    /// Removes faces while the fault remains.
    private static func shrink(_ scene: DepthScene) -> [DepthScene] {
        scene.faces.indices.map { index in
            var simpler = scene
            simpler.faces.remove(at: index)
            return simpler
        }.filter { !$0.faces.isEmpty }
    }

    /// Two to twelve faces that may intersect.
    static let tangled = Generator<DepthScene>(
        draw: { random in
            let count = random.integer(2...12)
            return DepthScene(faces: (0..<count).map { _ in face(&random) }, eye: eye(&random))
        }, shrink: shrink)

    /// Two to twelve faces in random order, each on one side of the planes of those created before it, so
    /// that an order exists.
    static let separable = Generator<DepthScene>(
        draw: { random in
            let count = random.integer(2...12)
            var faces: [DepthOrder.Face] = []
            for _ in 0..<(12 * count) where faces.count < count {
                let new = face(&random)
                let corners = new.rectangle.corners.corners.map { new.transform.homogeneous($0) }
                let isClear = faces.allSatisfy { old in
                    let m = old.transform
                    let normal = Vector3(m.m11, m.m12, m.m13).cross(Vector3(m.m21, m.m22, m.m23))
                    let sides = corners.map {
                        normal.dot(Vector3($0.x - m.m41, $0.y - m.m42, $0.z - m.m43))
                    }
                    return sides.min()! > 1e-6 || sides.max()! < -1e-6
                }
                if isClear { faces.append(new) }
            }
            faces.shuffle(using: &random)
            return DepthScene(faces: faces, eye: eye(&random))
        }, shrink: shrink)
}
