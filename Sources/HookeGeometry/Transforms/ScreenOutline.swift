/// A polygon of up to six corners without heap storage: the part of a rectangle in front of a near plane.
///
/// Clipping four corners gives at most five. With depths that are nearly equal, rounding can put opposite
/// corners on one side of the plane, which gives six.
struct ScreenOutline: RandomAccessCollection, Hashable, Sendable {
    private var xs = SIMD8<Double>()
    private var ys = SIMD8<Double>()
    private(set) var count = 0

    /// Creates an empty outline.
    init() {}

    /// Creates an outline from the corners of a quad in order.
    @inline(__always)
    init(_ quad: Quad) {
        xs = SIMD8(quad.topLeft.x, quad.topRight.x, quad.bottomRight.x, quad.bottomLeft.x, 0, 0, 0, 0)
        ys = SIMD8(quad.topLeft.y, quad.topRight.y, quad.bottomRight.y, quad.bottomLeft.y, 0, 0, 0, 0)
        count = 4
    }

    /// Adds a corner after the last.
    mutating func append(_ corner: Vector2) {
        xs[count] = corner.x
        ys[count] = corner.y
        count += 1
    }

    /// Whether every coordinate is finite.
    var isFinite: Bool { xs * 0 == SIMD8() && ys * 0 == SIMD8() }

    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(index: Int) -> Vector2 { Vector2(xs[index], ys[index]) }
}
