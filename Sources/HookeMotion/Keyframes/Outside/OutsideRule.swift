/// What a track does before its first key or after its last.
public enum OutsideRule: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// It keeps the value of the key.
    case hold
    /// It continues with the velocity that it has at the key.
    case extend
    /// It repeats. If the last value is not the first, it jumps.
    case `repeat`
    /// It runs backwards and forwards in turn.
    case mirror
    /// It repeats, each time moved by the difference between the last value and the first.
    case repeatOffset
}

#if !hasFeature(Embedded)
    extension OutsideRule: Codable {}
#endif
