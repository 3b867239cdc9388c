/// The pure-Swift counterparts of the OpenBLAS calls, with the same arguments and conventions.
///
/// They replace OpenBLAS where it is disabled, and OpenBLAS is tested against them. They are textbook algorithms with
/// good error bounds, which read memory in order; no blocking, no threads.
enum Reference {
    /// c = scale·op(a)·b + share·c, as sums of columns of `a`, or scalar products if `a` is transposed.
    static func multiply(
        _ a: Matrix, _ transposeA: Bool, _ b: Matrix, scale: Double, keeping share: Double,
        into c: inout [Double]
    ) {
        let height = transposeA ? a.columns : a.rows
        c.withUnsafeMutableBufferPointer { c in
            if share == 0 {
                c.update(repeating: 0)
            } else if share != 1 {
                for index in c.indices { c[index] *= share }
            }
            a.elements.withUnsafeBufferPointer { a in
                b.elements.withUnsafeBufferPointer { right in
                    for column in 0..<b.columns {
                        let head = column * b.rows
                        if transposeA {
                            for row in 0..<height {
                                let sum = dot(a, row * b.rows, right, head, count: b.rows)
                                c[row + column * height] += scale * sum
                            }
                        } else {
                            for inner in 0..<b.rows {
                                let factor = scale * right[head + inner]
                                addMultiple(factor, a, inner * height, to: c, column * height, count: height)
                            }
                        }
                    }
                }
            }
        }
    }

    /// to[toStart...] += factor · from[fromStart...], `count` elements.
    @inline(__always)
    static func addMultiple(
        _ factor: Double, _ from: UnsafeBufferPointer<Double>, _ fromStart: Int,
        to: UnsafeMutableBufferPointer<Double>, _ toStart: Int, count: Int
    ) {
        for index in 0..<count { to[toStart + index] += factor * from[fromStart + index] }
    }

    /// The same within one buffer.
    @inline(__always)
    static func addMultiple(
        _ factor: Double, _ fromStart: Int, to toStart: Int, count: Int,
        in buffer: UnsafeMutableBufferPointer<Double>
    ) {
        addMultiple(factor, UnsafeBufferPointer(buffer), fromStart, to: buffer, toStart, count: count)
    }

    /// Σ a[aStart + i]·b[bStart + i] over `count` elements.
    @inline(__always)
    static func dot(
        _ a: UnsafeBufferPointer<Double>, _ aStart: Int, _ b: UnsafeBufferPointer<Double>, _ bStart: Int,
        count: Int
    ) -> Double {
        var sum = 0.0
        for index in 0..<count { sum += a[aStart + index] * b[bStart + index] }
        return sum
    }
}
