/// What moves together in an asset: the whole of a Lottie file, or one animation of a glTF file.
public struct AssetAnimation: Sendable, Hashable {
    /// The animation's name in the file; empty when it has none.
    public let name: String
    /// How long it lasts, in seconds: a Lottie file says so; a glTF animation lasts to its last key.
    public let duration: Double
    /// The properties that change, in the order of the file.
    public let tracks: [AssetTrack]
    /// What the file asks for that is not in the tracks, each with its place.
    public let notes: [AssetNote]
}

/// Something that a file asks for and that is left out, such as an expression, which is not run.
public struct AssetNote: Sendable, Hashable, CustomStringConvertible {
    /// Where it stands: `layers[2].ks.p`.
    public let path: String
    /// What is left out, and what is done instead.
    public let text: String

    /// Both in a line.
    public var description: String { "\(path) \(text)" }
}
