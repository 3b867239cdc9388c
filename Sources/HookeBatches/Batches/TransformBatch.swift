/// Many transforms in one array, in double or single precision, applied to points, rectangles and trees in one call.
///
/// It is the caller's storage: sixteen numbers m11, m12, … m44 per transform, without gaps, from the start of a cache
/// line. Fill it once and change it in place; nothing is allocated after that.
///
/// ```swift
/// var frames = TransformBatch<Double>(count: 60)
/// for frame in 0..<60 { frames[frame] = .rotationY(Double(frame) / 20) * (try .perspective(distance: 500)) }
/// var quads = QuadBatch<Double>(count: 60)
/// frames.project(Rectangle(x: -100, y: -60, width: 200, height: 120), into: &quads)
/// print(quads[30] as Any, quads.facing(30))
/// ```
///
/// Behaviour at w ≤ 0, reproducibility and error bounds are those of ``PointBatch``.
public struct TransformBatch<Scalar: BatchScalar>: Sendable {
    /// The number of transforms.
    public let count: Int
    /// The fields of all transforms, in order.
    @usableFromInline var elements: AlignedRows<Scalar>

    /// Creates `count` identity transforms.
    ///
    /// - Precondition: `count` is at least 0.
    @inlinable public init(count: Int) {
        precondition(count >= 0, "\(count) transforms; accepted: at least 0")
        self.count = count
        elements = AlignedRows(count: 16 * count) { fields in
            for index in 0..<count {
                for diagonal in 0..<4 { fields[16 * index + 5 * diagonal] = 1 }
            }
        }
    }

    /// Creates a batch of transforms with fields rounded to `Scalar`; a field outside its range becomes infinite.
    @inlinable public init(_ transforms: [Transform3D]) {
        count = transforms.count
        elements = AlignedRows(count: 16 * count) { fields in
            for (index, transform) in transforms.enumerated() { Self.write(transform, fields + 16 * index) }
        }
    }

    /// A transform. Setting it rounds the fields to `Scalar`.
    ///
    /// - Precondition: The index is in range.
    @inlinable public subscript(index: Int) -> Transform3D {
        get {
            check(index)
            return elements.withPointer { fields in
                func row(_ r: Int) -> SIMD4<Double> {
                    let row = fields + 16 * index + 4 * r
                    return SIMD4(Double(row[0]), Double(row[1]), Double(row[2]), Double(row[3]))
                }
                return Transform3D(row1: row(0), row2: row(1), row3: row(2), row4: row(3))
            }
        }
        set {
            check(index)
            elements.withMutablePointer { Self.write(newValue, $0 + 16 * index) }
        }
    }

    /// Calls `body` with the fields, sixteen numbers per transform, for reading.
    @inlinable public func withUnsafeElements<Result>(_ body: (UnsafeBufferPointer<Scalar>) -> Result)
        -> Result
    {
        elements.withPointer { body(UnsafeBufferPointer(start: $0, count: 16 * count)) }
    }

    /// Calls `body` with the fields, sixteen numbers per transform, for reading and writing.
    @inlinable public mutating func withUnsafeMutableElements<Result>(
        _ body: (UnsafeMutableBufferPointer<Scalar>) -> Result
    ) -> Result {
        let count = 16 * count
        return elements.withMutablePointer { body(UnsafeMutableBufferPointer(start: $0, count: count)) }
    }

    @inlinable func check(_ index: Int) {
        precondition(index >= 0 && index < count, "transform \(index) of \(count)")
    }

    @inlinable @inline(__always) static func write(
        _ transform: Transform3D, _ fields: UnsafeMutablePointer<Scalar>
    ) {
        for (row, values) in [transform.row1, transform.row2, transform.row3, transform.row4].enumerated() {
            for column in 0..<4 { fields[4 * row + column] = Scalar(values[column]) }
        }
    }
}
