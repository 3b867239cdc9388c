/// An enum of 2 to 256 cases without associated values, with names as raw values.
///
/// Swift compares and hashes such an enum by its raw values. A conforming enum is compared and hashed by its case
/// number, in one instruction and without Unicode tables. Hooke's enums conform; your own need not.
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

    /// The number of the case: such an enum is one byte.
    @inlinable package var caseNumber: UInt8 { unsafeBitCast(self, to: UInt8.self) }
}
