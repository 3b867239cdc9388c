import CMachineLimits

/// Numbers in memory that starts at a cache line, kept as long as the job that uses them.
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

/// Keeps the optimiser from dropping or hoisting work: it has to assume that `value` is read and changed here.
@inline(never)
func consume<Value>(_ value: inout Value) {
    withUnsafeMutablePointer(to: &value) { machine_consume($0) }
}

/// The same, for a result that is used no further.
@inline(never)
func consume<Value>(result: Value) {
    var copy = result
    consume(&copy)
}

/// Numbers of [−1, 1) that look random and are the same in every run.
func scattered(_ index: Int) -> Double {
    var z = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double(Int64(bitPattern: z ^ (z >> 31))) * 0x1p-63
}
