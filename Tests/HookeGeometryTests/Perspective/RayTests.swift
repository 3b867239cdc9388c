import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct RayTests {
    private let poses = Generator<(transform: Transform3D, point: Vector2)>(draw: { random in
        // Scale, rotation, skew and translation with an eye, or parallel.
        var m = randomTransform(&random)
        m.m34 = 0
        if random.chance(0.7) { m = m * (try! Camera(distance: random.uniform(200...2_000)).transform) }
        return (m, Vector2(random.uniform(-300...300), random.uniform(-300...300)))
    })

    @Test func `Every point of a ray projects to its point of the screen, and t orders by distance`() {
        checkProperty(seed: 61, cases: 3_000, poses) { m, point in
            guard let ray = m.ray(through: point) else { return "no ray" }
            var last = Double.infinity
            for t in [0.01, 0.5, 1, 2, 10] {
                let image = m.homogeneous(ray.point(at: t))
                let w = m.isAffine ? 1 : t
                let size = 1 + point.norm + (m.isAffine ? t : 0)
                if let fault = difference(image.w, w, within: 1e-12 * (1 + t), "w at \(t)") { return fault }
                let seen = Vector2(image.x, image.y) / image.w
                if (seen - point).norm > 1e-11 * size / min(1, w) { return "\(seen) is seen at \(t)" }
                let depth = image.z / image.w
                if m.isAffine, (depth + t).magnitude > 1e-10 * size { return "depth \(depth) at \(t)" }
                if depth >= last { return "\(depth) is not deeper than \(last) at \(t)" }
                last = depth
            }
            return nil
        }
    }

    @Test func `A ray meets the plane at the unprojected point`() {
        checkProperty(seed: 62, cases: 3_000, poses) { m, point in
            guard let ray = m.ray(through: point) else { return "no ray" }
            guard let t = ray.parameter(atZ: 0) else { return "along the plane" }
            guard let found = m.unproject(point) else {
                return m.isAffine || t <= 0 ? nil : "not unprojected"
            }
            let reached = ray.point(at: t)
            let tilt = ray.direction.length / ray.direction.z.magnitude
            let error = max((reached.x - found.x).magnitude, (reached.y - found.y).magnitude)
            return error <= 1e-11 * tilt * (1 + found.norm) ? nil : "off by \(error)"
        }
    }

    @Test func `A camera's ray equals that of its transform`() throws {
        let camera = try Camera(distance: 500, origin: Vector2(200, 110))
        for point in [Vector2(200, 110), Vector2(3, 800)] {
            let (direct, general) = (
                camera.ray(through: point), try #require(camera.transform.ray(through: point))
            )
            #expect((direct.origin - general.origin).length <= 1e-12)
            #expect((direct.direction - general.direction).length <= 1e-12)
            #expect(direct.point(at: 1).z == 0)
        }
    }

    @Test func `A transform without an eye or a depth has no ray`() throws {
        #expect(Transform3D.scale(0).ray(through: .zero) == nil)
        #expect(Transform3D.scale(z: 0).ray(through: .zero) == nil)
        #expect(Transform3D.scale(x: 0).ray(through: .zero) == nil)
        let flattened = try Transform3D.scale(z: 0) * Transform3D.rotationY(1) * .perspective(distance: 500)
        #expect(flattened.ray(through: .zero) == nil)
        for odd in [Double.nan, .infinity, -.infinity] {
            #expect(Transform3D.identity.ray(through: Vector2(odd, 0)) == nil)
            for index in 0..<16 where ![2, 6, 10, 14].contains(index) {
                var elements = try Transform3D.perspective(distance: 500).elements
                elements[index] = odd
                #expect(try Transform3D(elements: elements).ray(through: .zero) == nil, "element \(index)")
            }
        }
        let flat = Ray(origin: Vector3(0, 0, 1), direction: Vector3(1, 0, 0))
        #expect(flat.parameter(atZ: 0) == nil && flat.parameter(atZ: .nan) == nil)
        #expect(Ray(origin: .zero, direction: Vector3(0, 0, 2)).parameter(atZ: -4) == -2)
        // A point behind the eye of a mirroring camera.
        var behind = Transform3D.identity
        behind.m44 = -1
        #expect(behind.ray(through: .zero) == nil)
    }
}
