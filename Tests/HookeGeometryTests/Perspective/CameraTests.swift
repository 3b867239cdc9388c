import Foundation
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct CameraTests {
    private let card = Rectangle(x: 100, y: 50, width: 200, height: 120)

    @Test func `A camera is perspective about its origin`() throws {
        for (distance, origin) in [(500.0, Vector2(200, 110)), (37, Vector2(-3, 1e4)), (1e9, .zero)] {
            let camera = try Camera(distance: distance, origin: origin)
            let long = try Transform3D.perspective(distance: distance).about(Vector3(origin.x, origin.y, 0))
            for (short, long) in zip(camera.transform.elements, long.elements) {
                #expect(ulpDistance(short, long) <= 1)
            }
            let eye = try #require(camera.eye)
            #expect(camera.transform.homogeneous(eye).w.magnitude <= unitRoundoff)
            // The screen is unchanged, and lines along z vanish at the origin.
            #expect(camera.transform.project(Vector3(7, 9, 0)) == Vector2(7, 9))
            let far = try #require(camera.transform.project(Vector3(7, 9, -1e14 * distance)))
            #expect((far - origin).norm <= 2e-10)
        }
    }

    @Test func `A field of view is the angle of the height`() throws {
        let camera = try Camera(fieldOfView: .pi / 2, height: 800)
        #expect((camera.distance - 400).magnitude <= 1e-13)
        var worst = Worst<Double>()
        for degrees in stride(from: 0.5, through: 179.5, by: 0.5) {
            let angle = degrees * .pi / 180
            let back = try Camera(fieldOfView: angle, height: 844).fieldOfView(height: 844)
            worst.note((back - angle) / angle, degrees)
        }
        // Worst measured: 1.8e-16.
        #expect(worst.error <= 1e-15, "\(worst)")
        #expect(try Camera(fieldOfView: 0, height: 800).isParallel)
        #expect(try Camera(distance: .infinity).fieldOfView(height: 800) == 0)
    }

    @Test func `An infinite distance is a parallel projection`() throws {
        let camera = try Camera(distance: .infinity, origin: Vector2(3, 4))
        #expect(camera.transform.isIdentity && camera.eye == nil && camera.isParallel)
        #expect(
            camera.ray(through: Vector2(5, 6)) == Ray(origin: Vector3(5, 6, 0), direction: Vector3(0, 0, -1)))
        #expect(camera.transform.ray(through: Vector2(5, 6)) == camera.ray(through: Vector2(5, 6)))
    }

    @Test func `Invalid camera parameters throw by name`() {
        let accepted = "a number above 0, or infinity"
        for distance in [0.0, -0.0, -1, -Double.infinity, 0x1p-1030] {
            #expect(throws: HookeError.outOfRange(field: "distance", value: distance, accepted: accepted)) {
                try Camera(distance: distance)
            }
        }
        #expect(throws: HookeError.self) { try Camera(distance: .nan) }
        for odd in [Double.nan, .infinity, -.infinity] {
            #expect(throws: HookeError.self) { try Camera(distance: 1, origin: Vector2(odd, 0)) }
            #expect(throws: HookeError.self) { try Camera(distance: 1, origin: Vector2(0, odd)) }
            #expect(throws: HookeError.self) { try Camera(fieldOfView: 1, height: odd) }
            #expect(throws: HookeError.self) { try Camera(fieldOfView: odd, height: 1) }
        }
        let radians = "radians of at least 0 and below π"
        for angle in [-1e-300, Double.pi, 4, 0x1p-1060] {
            #expect(throws: HookeError.outOfRange(field: "fieldOfView", value: angle, accepted: radians)) {
                try Camera(fieldOfView: angle, height: 800)
            }
        }
        #expect(
            throws: HookeError.outOfRange(field: "height", value: 0, accepted: "a finite number above 0")
        ) { try Camera(fieldOfView: 1, height: 0) }
    }

    @Test func `A camera survives coding, and decoding checks it`() throws {
        for camera in [
            try Camera(distance: 500, origin: Vector2(200, 110.5)),
            try Camera(distance: .infinity, origin: Vector2(1, 2)),
        ] {
            let data = try JSONEncoder().encode(camera)
            #expect(try JSONDecoder().decode(Camera.self, from: data) == camera)
        }
        let decoder = JSONDecoder()
        #expect(try decoder.decode(Camera.self, from: Data("{}".utf8)) == Camera(distance: .infinity))
        #expect(throws: HookeError.self) {
            try decoder.decode(Camera.self, from: Data(#"{"distance":-5}"#.utf8))
        }
    }

    /// The largest distance between the corners of the card under two transforms.
    private func apart(_ a: Transform3D, _ b: Transform3D) throws -> Double {
        let (first, second) = (try #require(a.project(card).quad), try #require(b.project(card).quad))
        return zip(first.corners, second.corners).map { ($0 - $1).norm }.max()!
    }

    @Test func `Perspective on the parent differs from perspective in the end matrix`() throws {
        let camera = try Camera(distance: 500)
        let middle = Vector3(200, 110, 0)
        let about = { (m: Transform3D) in m.about(middle) }
        let end = 1.2
        // The end state contains the perspective; the start is an upright card without it.
        let toEnd = TransformInterpolation(from: .identity, to: .rotationY(end) * camera.transform)
        var (onParent, inEnd, afterTurn) = (Worst<Double>(), Worst<Double>(), Worst<Double>())
        var (endPixels, afterPixels) = (Worst<Double>(), Worst<Double>())
        for part in stride(from: 0.05, through: 0.951, by: 0.05) {
            // The parent's perspective: the exact fields of the rotation times the perspective.
            let angle = part * end
            let (s, c) = (Foundation.sin(angle), Foundation.cos(angle))
            let truth = Transform3D(
                row1: SIMD4(c, 0, -s, s / 500), row2: SIMD4(0, 1, 0, 0), row3: SIMD4(s, 0, c, -c / 500),
                row4: SIMD4(0, 0, 0, 1))
            let turn = TransformInterpolation(from: .identity, to: .rotationY(end)).transform(at: part)
            onParent.note(worstField(turn * camera.transform, truth), part)
            inEnd.note(worstField(toEnd.transform(at: part), truth), part)
            endPixels.note(try apart(about(toEnd.transform(at: part)), about(truth)), part)
            var written = turn
            written.m34 = -1.0 / 500
            afterTurn.note(worstField(written, truth), part)
            afterPixels.note(try apart(about(written), about(truth)), part)
        }
        // Measured, fields: 2.8e-16, 1.9e-3 and 1.8e-3; corners of the card, in points: 6.9 and 16.4.
        #expect(onParent.error <= 4e-16, "\(onParent)")
        #expect(inEnd.error >= 0.5e-3 && inEnd.error <= 2e-3, "\(inEnd)")
        #expect(afterTurn.error >= 0.5e-3 && afterTurn.error <= 2e-3, "\(afterTurn)")
        #expect(endPixels.error > 6 && afterPixels.error > 16, "\(endPixels), \(afterPixels)")
    }
}
