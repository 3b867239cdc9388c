/// An enum of two to 256 cases without associated values, which have names: its raw values.
///
/// Swift compares and hashes such an enum by its raw values. One that conforms is compared and hashed by its case: that takes
/// one instruction in place of a comparison of strings, and no Unicode tables. The enums of Hooke conform; there is no
/// need to conform elsewhere.
public protocol NamedCase: RawRepresentable, Hashable where RawValue == String {}

extension NamedCase {
    /// Whether both are the same case.
    @inlinable @inline(__always)
    public static func == (a: Self, b: Self) -> Bool { a.caseNumber == b.caseNumber }

    /// Whether they are different cases.
    @inlinable @inline(__always)
    public static func != (a: Self, b: Self) -> Bool { a.caseNumber != b.caseNumber }

    /// Hashes the case.
    @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }

    /// Such an enum is a byte.
    @inlinable package var caseNumber: UInt8 { unsafeBitCast(self, to: UInt8.self) }
}
