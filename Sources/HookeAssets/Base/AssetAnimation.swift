import Hooke

/// An animation of an asset: a whole Lottie or `.bvh` file, or one animation of a glTF file.
public struct AssetAnimation: Sendable, Hashable {
    /// The name in the file; empty if it has none.
    public let name: String
    /// The duration in seconds: as a Lottie file states it, or up to the last key of another animation.
    public let duration: Double
    /// The animated properties, in file order.
    public let tracks: [AssetTrack]
    /// What was read although the format does not allow it, and the features that the tracks omit.
    public let notes: [FileNote]

    /// The largest total of numbers in one animation. Samplers of glTF can share bytes, so a small file could otherwise
    /// require unlimited memory.
    static let mostNumbers = 1 << 25
}
