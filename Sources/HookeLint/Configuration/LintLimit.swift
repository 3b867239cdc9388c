/// A limit of a rule. Its raw value is its name in a configuration.
public enum LintLimit: String, CaseIterable, Sendable, Hashable, Codable {
    /// The distance from its target at which a spring may be cut off, as a fraction of the way.
    case remainder
    /// The opacity below which a view is not seen.
    case invisible
    /// The longest turn between two keys, in degrees.
    case turn
    /// The distance of the middle Euler angle from ±90°, in degrees.
    case gimbalMargin
    /// The largest jump of a baked Euler angle, in degrees.
    case bakedTurn
    /// The largest drift between two equal keys, as a fraction of the range.
    case drift
    /// The longest motion that starts by itself, in seconds.
    case selfPlaying
    /// The number of flashes in one second.
    case flashes
    /// The smallest step of relative luminance of a flash.
    case luminanceStep
    /// The part of the screen up to which flashes are ignored.
    case flashArea
    /// The movement at which a touch becomes a gesture, in points.
    case touchSlop

    /// The value without a configuration.
    public var standard: Double {
        switch self {
        case .remainder: 0.01
        case .invisible: 0.01
        case .turn: 180
        case .gimbalMargin: 1
        case .bakedTurn: 90
        case .drift: 0.01
        case .selfPlaying: 5
        case .flashes: 3
        case .luminanceStep: 0.1
        // A quarter of 341×256 in 1024×768 pixels.
        case .flashArea: 341.0 * 256 / 4 / (1024 * 768)
        case .touchSlop: 10
        }
    }

    /// The accepted values.
    public var range: ClosedRange<Double> {
        switch self {
        case .invisible, .luminanceStep, .flashArea: 0...1
        case .flashes: 0...1000
        case .gimbalMargin: 0...90
        default: 0...1e6
        }
    }
}
