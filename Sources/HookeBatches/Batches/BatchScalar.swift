/// The numbers of batches: `Double`, or `Float` for half the memory and, in the batches of springs and in integration, about
/// twice the numbers a second.
///
/// In single precision an integrator's law, its target's path and its rest tolerances are rounded to `Float` once per step; a
/// tolerance below 2⁻¹⁴⁹ becomes 0. No other type can conform: the requirements are the batch loops, which exist only for
/// these two.
public protocol BatchScalar: BinaryFloatingPoint, Sendable {
    /// Steps springs towards one target and returns the number still moving. Nothing overlaps.
    static func _step(
        _ x: UnsafeMutablePointer<Self>, _ v: UnsafeMutablePointer<Self>, _ count: Int, target: Self,
        _ batch: UniformSpringBatch
    ) -> Int
    /// Steps springs, each towards its own target.
    static func _step(
        _ x: UnsafeMutablePointer<Self>, _ v: UnsafeMutablePointer<Self>, _ count: Int,
        targets: UnsafePointer<Self>, _ batch: UniformSpringBatch
    ) -> Int
    /// Steps the springs of a range that begins a block. The pointers start at the range.
    static func _step(
        _ x: UnsafeMutablePointer<Self>, _ v: UnsafeMutablePointer<Self>, _ range: Range<Int>,
        targets: UnsafePointer<Self>, _ batch: MixedSpringBatch<Self>
    ) -> Int
    /// Evaluates the exact states of such a range, at one time or at one time per spring.
    static func _evaluate(
        _ x: UnsafeMutablePointer<Self>, _ v: UnsafeMutablePointer<Self>, _ range: Range<Int>, time: Double,
        times: UnsafePointer<Double>?, _ batch: ExactSpringBatch<Self>
    ) -> Int
    /// Projects points, each matrix its run of points or, without runs, all points. Returns the number in front.
    static func _project(
        _ matrices: UnsafePointer<Self>, _ matrixCount: Int, runs: UnsafePointer<Int>?,
        _ points: PointMemory<UnsafePointer<Self>>, _ count: Int,
        to images: PointMemory<UnsafeMutablePointer<Self>>, isLong: Bool
    ) -> Int
    /// Transforms every point by every matrix, without division.
    static func _homogeneous(
        _ matrices: UnsafePointer<Self>, _ matrixCount: Int, _ points: PointMemory<UnsafePointer<Self>>,
        _ count: Int, to images: UnsafeMutablePointer<Self>, isLong: Bool)
    /// Projects rectangles to quads. A step of 0 uses one matrix or rectangle for all.
    static func _quads(
        _ matrices: UnsafePointer<Self>, _ matrixStep: Int, _ rectangles: RectangleMemory<Self>,
        _ rectangleStep: Int, _ count: Int, corners: UnsafeMutablePointer<Self>, stride: Int,
        leastW: UnsafeMutablePointer<Self>, facing: UnsafeMutablePointer<Int8>)
    /// Multiplies each matrix by its parent's.
    static func _worldTransforms(
        _ local: UnsafePointer<Self>, _ parents: UnsafePointer<Int32>, _ count: Int,
        to world: UnsafeMutablePointer<Self>)
    /// The loop of `BatchIntegrator.step`. `starts` and `ends` are the targets at the step's start and end if each
    /// point has its own; otherwise `target` applies to all. Only the targets may overlap.
    static func _integrate(
        _ positions: UnsafeMutableBufferPointer<Self>, _ velocities: UnsafeMutableBufferPointer<Self>,
        _ starts: UnsafePointer<Self>?, _ ends: UnsafePointer<Self>?, _ target: TargetPath,
        _ batch: BatchIntegrator
    ) -> BatchProgress
}

extension Double: BatchScalar {}
extension Float: BatchScalar {}
