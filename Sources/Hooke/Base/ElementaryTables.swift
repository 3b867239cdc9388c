// Written by Tests/TestSupport/Golden/elementary_tables.py (mpmath, 80 digits); do not edit by hand.

/// Constants of the elementary functions. A table's entry is a head of few bits, so that its product with another
/// head is exact, and a tail.
package enum ElementaryTables {
    /// π in three words.
    @inline(__always) package static var pi: (Double, Double, Double) {
        (
            0x1.921fb54442d18p1, 0x1.1a62633145c07p-53, -0x1.f1976b7ed8fbcp-109
        )
    }
}
