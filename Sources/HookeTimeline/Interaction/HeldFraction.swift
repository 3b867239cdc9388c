/// The fraction of a motion that is held.
package enum HeldFraction {
    /// Returns the fraction after a move of the hand: from 0 to 1. After a grab past an end, it can only move back towards
    /// the end.
    package static func moved(from fraction: Double, to target: Double) -> Double {
        min(max(target, min(0, fraction)), max(1, fraction))
    }
}
