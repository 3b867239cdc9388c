import Foundation
import HookeGeometry
import HookeTransitions
import Testing

@testable import SceneRenderer

@Suite struct ViewOutlineTests {
    /// Returns a projected view of 200 × 120 points in a scene.
    private func seen(radius: Double = 0, eye: Double = 0, _ transform: Transform3D = .identity)
        -> ProjectedView
    {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let view = SceneView(frame: CGRect(x: 95, y: 300, width: 200, height: 120), name: "card")
        view.layer.cornerRadius = radius
        view.layer.transform = transform
        scene.window.addSubview(view)
        if eye > 0 {
            var perspective = Transform3D.identity
            perspective.m34 = -1 / eye
            scene.window.layer.sublayerTransform = perspective
        }
        scene.advance(to: 0)
        return scene.snapshot().projectedViews()[1]
    }

    @Test func `Without a radius it is the projected quad`() {
        var generator = SplitMix(seed: 3)
        var clipped = 0
        for _ in 0..<400 {
            let transform = Transform3D.rotationY(generator.number(-3...3))
                .concatenating(.rotationX(generator.number(-3...3)))
                .concatenating(.translation(x: 0, y: 0, z: generator.number(-100...180)))
            let view = seen(eye: 150, transform)
            let outline = ConvexPolygon(outlineOf: view, pixelsPerPoint: 2)
            let quad = ConvexPolygon(view.projection.polygon)
            if view.projection.isClipped { clipped += 1 }
            // Corners on the near plane are a million points away: compare only near the screen.
            let room = ConvexPolygon(low: SIMD2(-1000, -1000), high: SIMD2(2000, 2000))
            let (a, b) = (outline.clipped(to: room).signedArea, quad.clipped(to: room).signedArea)
            #expect((a - b).magnitude <= 1e-5 * max(b.magnitude, 1), "\(transform)")
        }
        #expect(clipped > 20)
    }

    @Test func `A huge corner has a bounded number of chords`() {
        #expect(ConvexPolygon.chords(radius: .infinity) == 48)
        #expect(ConvexPolygon.chords(radius: 1e300) == 48 && ConvexPolygon.chords(radius: 0) == 2)
        let huge = seen(radius: 20, .scale(x: 1e200, y: 1e200))
        #expect(ConvexPolygon(outlineOf: huge, pixelsPerPoint: 1e150).points.count <= 4 * 49)
    }

    @Test func `Rounded corners are circles in the view's plane, within 1/20 pixel`() {
        for (radius, scale) in [(24.0, 1.0), (24, 3), (60, 2), (5, 1), (200, 1)] {
            let outline = ConvexPolygon(outlineOf: seen(radius: radius), pixelsPerPoint: scale)
            let r = min(radius, 60)
            // The distance to the rounded rectangle about (195, 360).
            func distance(_ point: SIMD2<Double>) -> Double {
                let inner = SIMD2(100 - r, 60 - r)
                let place = point - SIMD2(195, 360)
                let beyond = SIMD2(abs(place.x), abs(place.y)) - inner
                let outside = pointwiseMax(beyond, .zero)
                return outside.norm + min(max(beyond.x, beyond.y), 0) - r
            }
            var worst = 0.0
            for index in outline.points.indices {
                let (a, b) = (outline.points[index], outline.points[(index + 1) % outline.points.count])
                for step in 0..<8 { worst = max(worst, distance(a + (b - a) * (Double(step) / 8)).magnitude) }
            }
            #expect(worst * scale <= 0.05, "\(radius) at \(scale): \(worst)")
            let exact = 200 * 120 - (4 - Double.pi) * r * r
            #expect((outline.signedArea - exact).magnitude <= 0.001 * exact)
        }
    }

    @Test func `Corners of a rotated card are projected circles`() {
        let view = seen(radius: 24, eye: 500, .rotationY(0.7))
        let outline = ConvexPolygon(outlineOf: view, pixelsPerPoint: 1)
        #expect(outline.points.count > 20)
        for point in outline.points {
            let own = view.toScreen.unproject(point)!
            let beyond = pointwiseMax(SIMD2(abs(own.x - 100), abs(own.y - 60)) - SIMD2(76, 36), .zero)
            #expect(abs(max(beyond.x, beyond.y) - 24) < 1e-9 || abs(beyond.norm - 24) < 1e-9, "\(own)")
        }
    }

    @Test func `A view behind the eye has no outline`() {
        let view = seen(radius: 10, eye: 100, .translation(x: 0, y: 0, z: 150))
        #expect(ConvexPolygon(outlineOf: view, pixelsPerPoint: 1).points.isEmpty)
    }
}
