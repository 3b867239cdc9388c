/// Numbers in memory that begins at a cache line, with the value semantics of an array: the rows of the batch kernels,
/// which would lie across lines in an array and then take a tenth longer.
@usableFromInline struct AlignedRows<Scalar: BinaryFloatingPoint & Sendable>: Sendable {
    /// The memory. Written to only while nobody else holds it.
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

    /// So many zeros.
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

    /// Copies the memory if somebody else holds it too.
    @usableFromInline mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) {
            let copy = Storage(count: storage.values.count)
            _ = copy.values.initialize(from: storage.values)
            storage = copy
        }
    }

    /// How many numbers there are.
    var count: Int { storage.values.count }

    /// So many numbers, zero but for what `fill` writes.
    @inlinable init(count: Int, fill: (UnsafeMutablePointer<Scalar>) -> Void) {
        self.init(zeros: count)
        fill(storage.values.baseAddress!)
    }

    /// Lends the memory to a kernel.
    @inlinable func withPointer<Result>(_ body: (UnsafePointer<Scalar>) -> Result) -> Result {
        withExtendedLifetime(storage) { body(UnsafePointer(storage.values.baseAddress!)) }
    }

    /// Lends the memory to somebody who writes.
    @inlinable mutating func withMutablePointer<Result>(_ body: (UnsafeMutablePointer<Scalar>) -> Result)
        -> Result
    {
        makeUnique()
        return withExtendedLifetime(storage) { body(storage.values.baseAddress!) }
    }
}
