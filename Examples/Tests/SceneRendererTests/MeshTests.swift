import Testing

@testable import SceneRenderer

@Suite struct MeshTests {
    private static let red = SIMD4(1.0, 0, 0, 1)

    /// Returns the sum of the alphas: the area that a polygon covers, in pixels.
    private func coverage(_ polygon: ConvexPolygon, side: Int = 17) -> Double {
        var mesh = Mesh()
        mesh.fill(polygon, color: Self.red)
        var sum = 0.0
        let steps = 4
        for y in 0..<side * steps {
            for x in 0..<side * steps {
                let place = SIMD2(Double(x) + 0.5003, Double(y) + 0.5001) / Double(steps)
                sum += mesh.color(at: place).x / Double(steps * steps)
            }
        }
        return sum
    }

    @Test func `A rectangle of whole pixels is sharp`() {
        var mesh = Mesh()
        mesh.fill(ConvexPolygon(low: SIMD2(10, 20), high: SIMD2(30, 25)), color: SIMD4(0.2, 0.4, 0.6, 1))
        let color = SIMD3(51.0, 102, 153) / 255
        for (x, y) in [(10.5, 20.5), (29.49, 24.49), (20, 22)] {
            let found = mesh.color(at: SIMD2(x, y))
            #expect(((found - color) * (found - color)).sum() < 1e-9, "\(x) \(y): \(found)")
        }
        for (x, y) in [(9.49, 22), (30.51, 22), (20, 19.49), (20, 25.51)] {
            #expect(mesh.color(at: SIMD2(x, y)) == .zero, "\(x) \(y)")
        }
        // In the middle of an edge the alpha is half.
        #expect(abs(mesh.color(at: SIMD2(10, 22)).z - 0.3) < 1e-6)
    }

    @Test func `No point of a polygon is painted twice`() {
        var generator = SplitMix(seed: 2)
        for _ in 0..<100 {
            var mesh = Mesh()
            let polygon = ConvexPolygonTests.random(
                &generator, corners: 3 + Int(generator.number(0...9)), within: 60)
            mesh.fill(polygon, color: Self.red)
            for _ in 0..<60 {
                let point = SIMD2(generator.number(-20...140), generator.number(-20...140))
                // Corners closer than a pixel overlap their fringes by less than a pixel.
                guard ConvexPolygonTests.depth(polygon, point).magnitude > 1 else { continue }
                let layers = mesh.layers(at: point)
                #expect(layers.count <= 1, "\(polygon) \(point)")
            }
        }
    }

    @Test func `The covered area equals the polygon's area, also for slivers`() {
        // Rectangles of any thickness and rotation on a pixel grid. The error comes from the ends.
        var worst = 0.0
        for thickness in [0.05, 0.2, 0.5, 1, 2, 8] {
            for turn in [SIMD2(1.0, 0), SIMD2(0.8, 0.6), SIMD2(0.28, 0.96)] {
                let across = SIMD2(-turn.y, turn.x)
                let (length, middle) = (12.0, SIMD2(8.2, 8.4))
                let polygon = ConvexPolygon(
                    [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
                        middle + turn * ($0.0 * length / 2) + across * ($0.1 * thickness / 2)
                    })
                let error = (coverage(polygon) - length * thickness).magnitude
                worst = max(worst, error / (length * thickness))
                #expect(error <= 0.08 * length * thickness, "\(thickness) \(turn): off by \(error)")
            }
        }
        #expect(worst < 0.08, "worst measured: 7.64 %, the ends of the thinnest")
    }

    @Test func `A polygon that shrinks to a line fades out`() {
        var last = 0.0
        for step in 0...30 {
            let width = Double(step) / 10
            let covered = coverage(ConvexPolygon(low: SIMD2(7.3, 3), high: SIMD2(7.3 + width, 13)))
            #expect((covered - 10 * width).magnitude < 1, "\(width): \(covered) after \(last)")
            #expect(covered >= last - 0.1, "\(width): \(covered) after \(last)")
            last = covered
        }
        #expect(abs(last - 30) < 1)
    }

    @Test func `Polygons that cannot be painted are skipped`() {
        var mesh = Mesh()
        mesh.fill(ConvexPolygon([]), color: Self.red)
        mesh.fill(ConvexPolygon([SIMD2(1, 1), SIMD2(2, 2)]), color: Self.red)
        mesh.fill(ConvexPolygon(low: SIMD2(3, 3), high: SIMD2(3, 9)), color: Self.red)
        mesh.fill(ConvexPolygon(low: .zero, high: SIMD2(9, 9)), color: SIMD4(1, 1, 1, 0))
        mesh.fill(ConvexPolygon(low: .zero, high: SIMD2(9, .nan)), color: Self.red)
        mesh.fillPixels(low: .zero, high: SIMD2(0, 5), color: Self.red)
        #expect(mesh == Mesh())
        #expect(Mesh.bytes(SIMD4(-1, 2, .nan, 0.5)) == SIMD4(0, 255, 0, 128))
    }

    @Test func `Removing all triangles keeps the memory`() {
        var mesh = Mesh()
        mesh.fillPixels(low: .zero, high: SIMD2(5, 5), color: Self.red)
        #expect(mesh.vertices.count == 4 && mesh.indices == [0, 1, 2, 0, 2, 3])
        mesh.removeAll()
        #expect(mesh == Mesh())
    }
}
