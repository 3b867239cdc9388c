internal import CHookeKernels

// The loops of batches of transforms.

/// Pointers to the coordinates of points. Not for callers.
public struct PointMemory<Pointer> {
    @usableFromInline let x, y: Pointer
    @usableFromInline let z, w: Pointer?

    @inlinable init(x: Pointer, y: Pointer, z: Pointer?, w: Pointer?) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}

/// Pointers to the numbers of rectangles. Not for callers.
public struct RectangleMemory<Scalar> {
    @usableFromInline let x, y, width, height: UnsafePointer<Scalar>

    @inlinable init(
        x: UnsafePointer<Scalar>, y: UnsafePointer<Scalar>, width: UnsafePointer<Scalar>,
        height: UnsafePointer<Scalar>
    ) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}

extension Double {
    /// Not for callers.
    public static func _project(
        _ matrices: UnsafePointer<Double>, _ matrixCount: Int, runs: UnsafePointer<Int>?,
        _ points: PointMemory<UnsafePointer<Double>>, _ count: Int,
        to images: PointMemory<UnsafeMutablePointer<Double>>, isLong: Bool
    ) -> Int {
        hooke_project_f64(
            matrices, matrixCount, runs, points.x, points.y, points.z, count, images.x, images.y, images.z,
            images.w, isLong ? 1 : 0)
    }

    /// Not for callers.
    public static func _homogeneous(
        _ matrices: UnsafePointer<Double>, _ matrixCount: Int, _ points: PointMemory<UnsafePointer<Double>>,
        _ count: Int, to images: UnsafeMutablePointer<Double>, isLong: Bool
    ) {
        hooke_homogeneous_f64(
            matrices, matrixCount, points.x, points.y, points.z, count, images, isLong ? 1 : 0)
    }

    /// Not for callers.
    public static func _quads(
        _ matrices: UnsafePointer<Double>, _ matrixStep: Int, _ rectangles: RectangleMemory<Double>,
        _ rectangleStep: Int, _ count: Int, corners: UnsafeMutablePointer<Double>, stride: Int,
        leastW: UnsafeMutablePointer<Double>, facing: UnsafeMutablePointer<Int8>
    ) {
        hooke_quads_f64(
            matrices, matrixStep, rectangles.x, rectangles.y, rectangles.width, rectangles.height,
            rectangleStep, count, corners, stride, leastW, facing)
    }

    /// Not for callers.
    public static func _worldTransforms(
        _ local: UnsafePointer<Double>, _ parents: UnsafePointer<Int32>, _ count: Int,
        to world: UnsafeMutablePointer<Double>
    ) {
        hooke_world_transforms_f64(local, parents, count, world)
    }
}

extension Float {
    /// Not for callers.
    public static func _project(
        _ matrices: UnsafePointer<Float>, _ matrixCount: Int, runs: UnsafePointer<Int>?,
        _ points: PointMemory<UnsafePointer<Float>>, _ count: Int,
        to images: PointMemory<UnsafeMutablePointer<Float>>, isLong: Bool
    ) -> Int {
        hooke_project_f32(
            matrices, matrixCount, runs, points.x, points.y, points.z, count, images.x, images.y, images.z,
            images.w, isLong ? 1 : 0)
    }

    /// Not for callers.
    public static func _homogeneous(
        _ matrices: UnsafePointer<Float>, _ matrixCount: Int, _ points: PointMemory<UnsafePointer<Float>>,
        _ count: Int, to images: UnsafeMutablePointer<Float>, isLong: Bool
    ) {
        hooke_homogeneous_f32(
            matrices, matrixCount, points.x, points.y, points.z, count, images, isLong ? 1 : 0)
    }

    /// Not for callers.
    public static func _quads(
        _ matrices: UnsafePointer<Float>, _ matrixStep: Int, _ rectangles: RectangleMemory<Float>,
        _ rectangleStep: Int, _ count: Int, corners: UnsafeMutablePointer<Float>, stride: Int,
        leastW: UnsafeMutablePointer<Float>, facing: UnsafeMutablePointer<Int8>
    ) {
        hooke_quads_f32(
            matrices, matrixStep, rectangles.x, rectangles.y, rectangles.width, rectangles.height,
            rectangleStep, count, corners, stride, leastW, facing)
    }

    /// Not for callers.
    public static func _worldTransforms(
        _ local: UnsafePointer<Float>, _ parents: UnsafePointer<Int32>, _ count: Int,
        to world: UnsafeMutablePointer<Float>
    ) {
        hooke_world_transforms_f32(local, parents, count, world)
    }
}
