import BenchmarkHarness
import HookeGeometry

// Projects one rectangle to the screen and back, for bounds and hit tests.

/// Adds all numbers of an outline, so that none is optimised away.
@inline(__always)
private func total(_ projection: RectangleProjection) -> Double {
    guard let quad = projection.quad else { return projection.signedArea }
    return (quad.topLeft + quad.topRight + quad.bottomRight + quad.bottomLeft).sum()
}

/// Four corners divided by w without checking it, and their bounding box: the common implementation of bounds.
@inline(__always)
private func plainBounds(_ m: Transform3D, _ rectangle: Rectangle) -> Double {
    let corners = rectangle.corners.corners.map { corner -> Vector2 in
        let image = m.homogeneous(corner)
        return Vector2(image.x, image.y) / image.w
    }
    var (low, high) = (corners[0], corners[0])
    for corner in corners {
        low = pointwiseMin(low, corner)
        high = pointwiseMax(high, corner)
    }
    return (low + high).sum()
}

let rectangleProjection = Benchmark("rectangle on the screen", sizes: [sampleCount]) { count in
    let offsets = scattered(from: -20, to: 20, count: count)
    let camera = try! Camera(distance: 500, origin: Vector2(200, 110))
    func pose(_ degrees: Double, z: Double) -> Transform3D {
        (Transform3D.rotationY(degrees * .pi / 180) * .translation(z: z)).about(Vector3(200, 110, 0))
            * camera.transform
    }
    let (front, clipped) = (pose(37, z: 0), pose(80, z: 405))
    precondition(!front.project(Rectangle(x: 100, y: 50, width: 200, height: 120)).isClipped)
    precondition(clipped.project(Rectangle(x: 100, y: 50, width: 200, height: 120)).polygon.count == 4)
    @inline(__always) func card(_ offset: Double) -> Rectangle {
        Rectangle(x: 100 + offset, y: 50, width: 200, height: 120)
    }
    return (
        count,
        [
            Variant("project(_:)", .hooke) { sample($0, front, at: offsets) { total($0.project(card($1))) } },
            Variant("project(_:), clipped at the near plane", .other) {
                sample($0, clipped, at: offsets) { total($0.project(card($1))) }
            },
            Variant("hit(_:at:)", .other) {
                sample($0, front, at: offsets) {
                    $0.hit(card(0), at: Vector2(200 + $1, 110))?.x ?? 0
                }
            },
            Variant("unproject(_:)", .other) {
                sample($0, front, at: offsets) { $0.unproject(Vector2(200 + $1, 110))?.x ?? 0 }
            },
            Variant("boundingBox of project(_:)", .other) {
                sample($0, front, at: offsets) { $0.project(card($1)).boundingBox?.size.x ?? 0 }
            },
            Variant("four corners in arrays, no near plane", .naive) {
                sample($0, front, at: offsets) { plainBounds($0, card($1)) }
            },
        ]
    )
}
