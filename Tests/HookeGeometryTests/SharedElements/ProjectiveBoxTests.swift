import Foundation
import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry

@Suite struct ProjectiveBoxTests {
    @Test func `A box of an upright rectangle is the rectangle`() {
        let rectangle = Rectangle(x: 20, y: 500, width: 100, height: 60)
        let box = ProjectiveBox(of: rectangle, under: Transform3D.identity)
        #expect(box == ProjectiveBox(rectangle))
        #expect(box?.quad == rectangle.corners)
        #expect(box?.layerTransform == .identity)
    }

    @Test func `A rectangle turned about y has the design's width and perspective`() throws {
        var eye = Transform3D.identity
        eye.m34 = -0.002
        let map = Transform3D.rotationY(.pi / 3).concatenating(eye)
        let box = try #require(
            ProjectiveBox(of: Rectangle(x: -50, y: -50, width: 100, height: 100), under: map))
        #expect(abs(box.size.x - 50) < 1e-13)
        #expect(abs(box.size.y - 100) < 1e-13)
        #expect(abs(box.perspective.x - 0.17320508075688773) < 1e-15)
        #expect(box.perspective.y == 0)
        let flat = ProjectiveBox(Rectangle(x: -100, y: -100, width: 200, height: 200))
        let half = BoxInterpolation(from: box, to: flat).box(at: 0.5)
        #expect(abs(half.quad.topLeft.x + 65.32882) < 5e-6)
        #expect(abs(half.quad.topRight.x - 59.90599) < 5e-6)
    }

    @Test func `Boxes of random planes in space have the corners of the plane, and so do their layers`() {
        let generator = Generator<Plane>(draw: { Plane(&$0) })
        var worst = Worst<Plane>()
        var count = 0
        let cases = checkProperty(seed: 0x21_01, cases: 2_000, generator) { plane in
            guard let box = ProjectiveBox(of: plane.rectangle, under: plane.map) else { return nil }
            count += 1
            guard let exact = Homography(of: plane.map).apply(plane.rectangle.corners) else {
                return "a corner is behind the eye"
            }
            let extent = box.bounds
            let local = Rectangle(origin: extent * -0.5, size: extent)
            let layer = Homography(of: box.layerTransform).apply(local.corners)
            for (index, corner) in exact.corners.enumerated() {
                // Close to the eye, and far from the origin, a rounding is larger.
                let near =
                    max(1, largest(corner) / 1_000)
                    / (2 - box.perspective.x.magnitude - box.perspective.y.magnitude)
                let error = largest(box.quad.corners[index] - corner) / near
                worst.note(error, plane)
                guard error < 1e-9 else { return "corner \(index) is wrong by \(error)" }
                guard let shown = layer?.corners[index] else { return "the layer has no corner \(index)" }
                let shift = largest(shown + box.center - box.quad.corners[index]) / near
                guard shift < 1e-9 else { return "the layer's corner \(index) is wrong by \(shift)" }
            }
            return nil
        }
        #expect(count > cases / 2, "\(count) boxes; worst \(worst)")
    }

    @Test func `Mirrored rectangles have a height below zero`() throws {
        let mirror = Transform3D.scale(x: -2, y: 1)
        let box = try #require(ProjectiveBox(of: Rectangle(x: 0, y: 0, width: 10, height: 4), under: mirror))
        #expect(box.isMirrored)
        #expect(box.size == Vector2(20, -4))
        #expect(largest(box.quad.topRight - Vector2(-20, 0)) < 1e-14)
    }

    @Test func `Empty, edge-on, hidden and non-finite rectangles have no box`() {
        let unit = Rectangle(x: 0, y: 0, width: 10, height: 10)
        #expect(
            ProjectiveBox(of: Rectangle(x: 0, y: 0, width: 0, height: 5), under: Transform3D.identity) == nil)
        #expect(
            ProjectiveBox(of: Rectangle(x: 0, y: 0, width: 5, height: -5), under: Transform3D.identity) == nil
        )
        #expect(ProjectiveBox(of: unit, under: Transform3D.scale(x: 0, y: 1)) == nil)
        var behind = Transform3D.identity
        behind.m44 = -1
        #expect(ProjectiveBox(of: unit, under: behind) == nil)
        var grazing = Transform3D.identity
        grazing.m14 = -0.2  // w = 1 − 2 at the right edge
        #expect(ProjectiveBox(of: unit, under: grazing) == nil)
        var broken = Transform3D.identity
        broken.m41 = .nan
        #expect(ProjectiveBox(of: unit, under: broken) == nil)
        broken.m41 = .infinity
        #expect(ProjectiveBox(of: unit, under: broken) == nil)
    }
}

/// A rectangle in random 3-D parents.
struct Plane: Sendable, CustomStringConvertible {
    let rectangle: Rectangle
    let map: Transform3D

    init(_ random: inout SeededGenerator) {
        let size = Vector2(random.logUniform(4...400), random.logUniform(4...400))
        rectangle = Rectangle(origin: size * -0.5, size: size)
        var map = Transform3D.identity
        for _ in 0..<3 {
            map = map.concatenating(randomTransform(&random))
            var eye = Transform3D.identity
            eye.m34 = random.chance(0.5) ? -1 / random.uniform(300...2_000) : 0
            map = Homography(of: map.concatenating(eye)).transform
        }
        self.map = map
    }

    var description: String { "\(rectangle) under \(map.elements)" }
}

func largest(_ v: Vector2) -> Double { max(v.x.magnitude, v.y.magnitude) }
