/// An enum of 1 to 256 cases without associated values, with names as raw values.
///
/// Swift compares and hashes such an enum by its raw values. A conforming enum is compared and hashed by its case
/// number, in one instruction and without Unicode tables. Hooke's enums conform; your own need not.
///
/// - Precondition: A conforming type takes at most one byte: comparing others stops the program.
public protocol NamedCase: RawRepresentable, Hashable where RawValue == String {}

extension NamedCase {
    /// Returns whether both are the same case.
    @inlinable @inline(__always)
    public static func == (a: Self, b: Self) -> Bool { a.caseNumber == b.caseNumber }

    /// Returns whether they are different cases.
    @inlinable @inline(__always)
    public static func != (a: Self, b: Self) -> Bool { a.caseNumber != b.caseNumber }

    /// Hashes the case.
    @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }

    /// The number of the case. Such an enum is one byte, or none if it has one case: the conditions are constants of the
    /// type.
    @inlinable package var caseNumber: UInt8 {
        let size = MemoryLayout<Self>.size
        if size == 0 { return 0 }
        precondition(size == 1, "a NamedCase is larger than a byte; it must be an enum of 1 to 256 cases")
        return unsafeBitCast(self, to: UInt8.self)
    }
}
