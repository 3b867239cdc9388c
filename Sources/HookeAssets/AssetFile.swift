import Foundation

/// A file with animations, of whichever format it is found to be.
///
/// ```swift
/// let lottie = """
///     {"fr": 10, "ip": 0, "op": 20, "layers": [{"ty": 3, "nm": "Ball", "ks": {"r": {"k": [
///         {"t": 0, "s": [0], "o": {"x": 0.42, "y": 0}, "i": {"x": 0.58, "y": 1}}, {"t": 20, "s": [90]}]}}}]}
///     """
/// let file = try AssetFile(Array(lottie.utf8))
/// for index in 0..<file.animationCount {
///     for track in try file.animation(at: index).tracks {
///         print(track.name, track.path, track.unit, track.duration, track.components(at: 1))
///     }
/// }
/// // Ball: rotation layers[0].ks.r degrees 2.0 [45.0]
/// ```
public enum AssetFile: Sendable {
    /// A Lottie animation.
    case lottie(LottieFile)
    /// A glTF file, `.gltf` or `.glb`.
    case gltf(GLTFFile)

    /// A file on disk. What it is, its content says: a binary glTF file by its first bytes, else a JSON object
    /// with `asset` is glTF and one with `layers` is Lottie.
    ///
    /// - Throws: `AssetError` when the file cannot be read, is neither, or its outline is wrong.
    public init(contentsOf path: String) throws(AssetError) {
        try self.init(
            FileReading.bytes(of: path), folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// A file from its bytes.
    ///
    /// - Parameters:
    ///   - bytes: all of the file.
    ///   - folder: where the buffers of a glTF file that are outside it are looked for; nil for nowhere.
    /// - Throws: as `init(contentsOf:)`.
    public init(_ bytes: [UInt8], folder: String? = nil) throws(AssetError) {
        if GLTFContainer.begins(bytes) {
            self = .gltf(try GLTFFile(bytes, folder: folder))
            return
        }
        let root = try JSONPlace(text: bytes)
        if try root.member("asset") != nil {
            self = .gltf(try GLTFFile(root, GLTFBuffers(folder: folder, chunk: nil)))
        } else if try root.member("layers") != nil {
            self = .lottie(try LottieFile(root))
        } else {
            throw root.fault(accepted: "glTF (with a member asset) or Lottie (with a member layers)")
        }
    }

    /// How many animations the file has; 1 for Lottie.
    public var animationCount: Int {
        switch self {
        case .lottie: 1
        case .gltf(let file): file.animationCount
        }
    }

    /// The animation of a number, from 0.
    ///
    /// - Precondition: `index` is from 0 and below `animationCount`.
    /// - Throws: `AssetError` for the first thing that is wrong with this animation of a glTF file; the others may
    ///   be fine. A Lottie file has been read whole by then.
    public func animation(at index: Int) throws(AssetError) -> AssetAnimation {
        switch self {
        case .lottie(let file):
            precondition(index == 0, "animation \(index); accepted: 0")
            return file.animation
        case .gltf(let file): return try file.animation(at: index).animation
        }
    }
}
