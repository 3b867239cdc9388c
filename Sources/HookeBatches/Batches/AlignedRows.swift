/// An array of numbers with value semantics whose memory begins at a cache line. The batch kernels read it; rows that
/// cross lines cost them a tenth more time.
@usableFromInline struct AlignedRows<Scalar: BinaryFloatingPoint & Sendable>: Sendable {
    /// The memory. Only its unique owner writes to it.
    @usableFromInline final class Storage: @unchecked Sendable {
        @usableFromInline let values: UnsafeMutableBufferPointer<Scalar>

        @inlinable init(count: Int) {
            let bytes = UnsafeMutableRawPointer.allocate(
                byteCount: max(count, 1) * MemoryLayout<Scalar>.stride, alignment: 64)
            values = UnsafeMutableBufferPointer(
                start: bytes.bindMemory(to: Scalar.self, capacity: count), count: count)
        }

        deinit { UnsafeMutableRawPointer(values.baseAddress!).deallocate() }
    }

    @usableFromInline var storage: Storage

    /// Creates `count` zeros.
    @inlinable init(zeros count: Int) {
        storage = Storage(count: count)
        storage.values.initialize(repeating: 0)
    }

    subscript(index: Int) -> Scalar {
        get { storage.values[index] }
        set {
            makeUnique()
            storage.values[index] = newValue
        }
    }

    @usableFromInline mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) {
            let copy = Storage(count: storage.values.count)
            _ = copy.values.initialize(from: storage.values)
            storage = copy
        }
    }

    var count: Int { storage.values.count }

    /// Creates `count` zeros and calls `fill` to overwrite them.
    @inlinable init(count: Int, fill: (UnsafeMutablePointer<Scalar>) -> Void) {
        self.init(zeros: count)
        fill(storage.values.baseAddress!)
    }

    /// Calls `body` with the memory, for reading.
    @inlinable func withPointer<Result>(_ body: (UnsafePointer<Scalar>) -> Result) -> Result {
        withExtendedLifetime(storage) { body(UnsafePointer(storage.values.baseAddress!)) }
    }

    /// Calls `body` with the memory, for reading and writing.
    @inlinable mutating func withMutablePointer<Result>(_ body: (UnsafeMutablePointer<Scalar>) -> Result)
        -> Result
    {
        makeUnique()
        return withExtendedLifetime(storage) { body(storage.values.baseAddress!) }
    }
}
