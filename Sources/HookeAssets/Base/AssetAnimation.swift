/// An animation of an asset: a whole Lottie or `.bvh` file, or one animation of a glTF file.
public struct AssetAnimation: Sendable, Hashable {
    /// The name in the file; empty if it has none.
    public let name: String
    /// The duration in seconds: as a Lottie file states it, or up to the last key of another animation.
    public let duration: Double
    /// The animated properties, in file order.
    public let tracks: [AssetTrack]
    /// The features of the file that the tracks omit.
    public let notes: [AssetNote]

    /// The largest total of numbers in one animation. Samplers of glTF can share bytes, so a small file could otherwise
    /// require unlimited memory.
    static let mostNumbers = 1 << 25
}

/// A feature of a file that is omitted, such as an expression, which is not run.
public struct AssetNote: Sendable, Hashable, CustomStringConvertible {
    /// The path of the feature in the file: `layers[2].ks.p`.
    public let path: String
    /// The omitted feature and its replacement.
    public let text: String

    /// The path and the text in one line.
    public var description: String { "\(path) \(text)" }
}
