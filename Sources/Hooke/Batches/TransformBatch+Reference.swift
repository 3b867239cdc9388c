// The twins of the kernels in plain Swift: one point, rectangle or node after the other, with the operations of Transform3D in
// their order and no fused multiply-add. They say what the batches mean, and the kernels have their bits.

/// A point's homogeneous image by sixteen fields; without z one of the plane z = 0.
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

/// A point's image on the screen, its depth, and w.
func referenceProject<Scalar: BinaryFloatingPoint>(
    _ m: some RandomAccessCollection<Scalar>, _ x: Scalar, _ y: Scalar, _ z: Scalar? = nil
) -> (x: Scalar, y: Scalar, z: Scalar, w: Scalar) {
    let fields = Array(m)
    let image = referenceHomogeneous(fields, x, y, z)
    // No perspective: nothing is divided, and infinite points too are in front.
    if fields[3] == 0, fields[7] == 0, fields[11] == 0, fields[15] == 1 {
        return (image.x, image.y, image.z, 1)
    }
    guard image.w > 0 else { return (.nan, .nan, .nan, image.w) }
    return (image.x / image.w, image.y / image.w, image.z / image.w, image.w)
}
