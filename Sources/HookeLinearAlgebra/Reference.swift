/// The pure-Swift twins of the OpenBLAS calls, with the same arguments and the same conventions.
///
/// They serve where OpenBLAS is switched off, and they are what OpenBLAS is tested against. Plain textbook algorithms
/// with good error bounds, column by column so that memory is walked in order; no blocking, no threads.
enum Reference {
    /// c += a·b, one column of `a` after the other.
    static func multiply(_ a: Matrix, _ b: Matrix, into c: inout [Double]) {
        let height = a.rows
        c.withUnsafeMutableBufferPointer { c in
            a.elements.withUnsafeBufferPointer { a in
                for column in 0..<b.columns {
                    for inner in 0..<b.rows {
                        let factor = b.elements[inner + column * b.rows]
                        addMultiple(factor, a, inner * height, to: c, column * height, count: height)
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
