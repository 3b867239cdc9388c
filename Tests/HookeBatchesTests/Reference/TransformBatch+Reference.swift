// The reference implementation of the kernels in plain Swift: one point, rectangle or node at a time, with the
// operations of Transform3D in the same order and without fused multiply-add. The kernels are bit-identical to it.

@testable import HookeBatches

/// Returns a point's homogeneous image. `m` has sixteen fields; without z the point is in the plane z = 0.
func referenceHomogeneous<Scalar: BinaryFloatingPoint>(
    _ m: some RandomAccessCollection<Scalar>, _ x: Scalar, _ y: Scalar, _ z: Scalar? = nil
) -> (x: Scalar, y: Scalar, z: Scalar, w: Scalar) {
    let m = Array(m)
    func column(_ c: Int) -> Scalar {
        if let z { return (x * m[c] + y * m[4 + c]) + (z * m[8 + c] + m[12 + c]) }
        return x * m[c] + y * m[4 + c] + m[12 + c]
    }
    return (column(0), column(1), column(2), column(3))
}

/// Returns a point's image on the screen, its depth, and w.
func referenceProject<Scalar: BinaryFloatingPoint>(
    _ m: some RandomAccessCollection<Scalar>, _ x: Scalar, _ y: Scalar, _ z: Scalar? = nil
) -> (x: Scalar, y: Scalar, z: Scalar, w: Scalar) {
    let fields = Array(m)
    let image = referenceHomogeneous(fields, x, y, z)
    // No perspective: nothing is divided, and infinite points are in front too.
    if fields[3] == 0, fields[7] == 0, fields[11] == 0, fields[15] == 1 {
        return (image.x, image.y, image.z, 1)
    }
    guard image.w > 0 else { return (.nan, .nan, .nan, image.w) }
    return (image.x / image.w, image.y / image.w, image.z / image.w, image.w)
}

/// Returns a rectangle's corners as x, y, … (from the origin, first along x), their least w, and the sign of the
/// facing.
func referenceQuad<Scalar: BinaryFloatingPoint>(
    _ m: some RandomAccessCollection<Scalar>, x: Scalar, y: Scalar, width: Scalar, height: Scalar
) -> (corners: [Scalar], leastW: Scalar, facing: Int) {
    let m = Array(m)
    var corners: [Scalar] = []
    var least = Scalar.infinity
    for (x, y) in [(x, y), (x + width, y), (x + width, y + height), (x, y + height)] {
        let image = referenceHomogeneous(m, x, y)
        corners += image.w > 0 ? [image.x / image.w, image.y / image.w] : [.nan, .nan]
        least = least.isNaN || least < image.w ? least : image.w
    }
    let (a, b, c) = (m[5] * m[15] - m[7] * m[13], m[4] * m[15] - m[7] * m[12], m[4] * m[13] - m[5] * m[12])
    let value = m[0] * a - m[1] * b + m[3] * c
    let size =
        m[0].magnitude * ((m[5] * m[15]).magnitude + (m[7] * m[13]).magnitude)
        + m[1].magnitude * ((m[4] * m[15]).magnitude + (m[7] * m[12]).magnitude)
        + m[3].magnitude * ((m[4] * m[13]).magnitude + (m[5] * m[12]).magnitude)
    func sign(_ number: Scalar) -> Int { number > 0 ? 1 : number < 0 ? -1 : 0 }
    let facing = value.magnitude > 2 * Scalar.ulpOfOne * size ? sign(value) * sign(width) * sign(height) : 0
    return (corners, least, facing)
}

/// Returns the world transforms of local ones, sixteen fields each.
func referenceWorld<Scalar: BinaryFloatingPoint>(_ local: [Scalar], parents: [Int?]) -> [Scalar] {
    var world = local
    for (node, parent) in parents.enumerated() {
        guard let parent else { continue }
        for row in 0..<4 {
            let own = local[16 * node + 4 * row..<16 * node + 4 * row + 4].map { $0 }
            for column in 0..<4 {
                func product(_ index: Int) -> Scalar { own[index] * world[16 * parent + 4 * index + column] }
                world[16 * node + 4 * row + column] =
                    (product(0) + product(1)) + (product(2) + product(3))
            }
        }
    }
    return world
}
