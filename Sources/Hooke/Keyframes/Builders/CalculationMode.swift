/// How the keyframes of a block are joined: Core Animation's calculation modes, and one that is safe with holds.
///
/// What each mode does exactly is an assumption, made from Apple's documentation; nobody here has observed a device.
public enum CalculationMode: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// Straight from key to key.
    case linear
    /// Jumps at each key and holds until the next.
    case discrete
    /// Straight from key to key, all at one speed: the keys keep their order, not their times.
    case paced
    /// Uniform Catmull–Rom with reflected ends, `TangentRule.catmullRom`. It overshoots where a hold meets a move.
    case cubic
    /// The spline of `cubic`, all at one speed: the keys keep their order, not their times.
    case cubicPaced
    /// A cubic whose holds stay still and which never leaves the values of its keys, `TangentRule.holdSafe`. Not in
    /// Core Animation.
    case holdSafeCubic

    /// The rule that joins the keys.
    public var rule: TangentRule {
        switch self {
        case .linear, .paced: .linear
        case .discrete: .discrete
        case .cubic, .cubicPaced: .catmullRom
        case .holdSafeCubic: .holdSafe
        }
    }
}

#if !hasFeature(Embedded)
    extension CalculationMode: Codable {}
#endif
