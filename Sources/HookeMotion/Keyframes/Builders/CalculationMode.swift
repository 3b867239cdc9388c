/// The interpolation between the keyframes of a block: Core Animation's calculation modes, and one that keeps holds
/// still.
///
/// The exact behaviour of each mode is an assumption from Apple's documentation, not verified on a device.
public enum CalculationMode: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// Linear between keys.
    case linear
    /// Constant from each key to the next, where it jumps.
    case discrete
    /// Linear between keys at one constant speed: the keys keep their order, not their times.
    case paced
    /// A uniform Catmull–Rom spline with reflected ends, `TangentRule.catmullRom`. It overshoots where a hold meets a
    /// move.
    case cubic
    /// The spline of `cubic` at one constant speed: the keys keep their order, not their times.
    case cubicPaced
    /// A cubic with constant holds that never leaves the range of adjacent keys, `TangentRule.holdSafe`. Not in Core
    /// Animation.
    case holdSafeCubic

    /// The tangent rule of the mode.
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
