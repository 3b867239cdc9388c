import CMachineLimits

/// Numbers in memory that begins at a cache line; lives as long as its job.
final class Buffer<Scalar> {
    let values: UnsafeMutableBufferPointer<Scalar>

    init(count: Int, _ value: (Int) -> Scalar) {
        let raw = UnsafeMutableRawPointer.allocate(
            byteCount: max(count, 1) * MemoryLayout<Scalar>.stride, alignment: 64)
        values = UnsafeMutableBufferPointer(
            start: raw.bindMemory(to: Scalar.self, capacity: count), count: count)
        for index in 0..<count { values.initializeElement(at: index, to: value(index)) }
    }

    deinit { UnsafeMutableRawPointer(values.baseAddress!).deallocate() }
}

/// Prevents the optimiser from removing or hoisting work: it must assume that `value` is read and changed.
@inline(never)
func consume<Value>(_ value: inout Value) {
    withUnsafeMutablePointer(to: &value) { machine_consume($0) }
}

/// The same for a result that is not used later.
@inline(never)
func consume<Value>(result: Value) {
    var copy = result
    consume(&copy)
}

/// Pseudo-random numbers in [−1, 1), the same in every run.
func scattered(_ index: Int) -> Double {
    var z = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double(Int64(bitPattern: z ^ (z >> 31))) * 0x1p-63
}
