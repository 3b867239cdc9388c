import Foundation

/// A file with animations. The format is detected from the content.
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
    /// A recorded motion of joints, `.bvh`.
    case bvh(BVHFile)

    /// Reads a file. The first bytes identify a binary glTF file, the word HIERARCHY a
    /// `.bvh` file. A JSON object with the member `asset` is glTF; one with `layers` is Lottie.
    ///
    /// - Throws: `AssetError` if the file cannot be read, has none of these formats, or has an invalid structure.
    public init(contentsOf path: String) throws(AssetError) {
        try self.init(
            FileReading.bytes(of: path), folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// Reads a file from its bytes.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - folder: the folder of a glTF file's external buffers; `nil` rejects external buffers.
    /// - Throws: the errors of `init(contentsOf:)`.
    public init(_ bytes: [UInt8], folder: String? = nil) throws(AssetError) {
        if GLTFContainer.begins(bytes) {
            self = .gltf(try GLTFFile(bytes, folder: folder))
            return
        }
        if BVHFile.begins(bytes) {
            self = .bvh(try BVHFile(bytes))
            return
        }
        let root = try JSONNode(text: bytes)
        if try root.member("asset") != nil {
            self = .gltf(try GLTFFile(root, GLTFBuffers(folder: folder, chunk: nil)))
        } else if try root.member("layers") != nil {
            self = .lottie(try LottieFile(root))
        } else {
            throw root.fault(accepted: "glTF (with a member asset) or Lottie (with a member layers)")
        }
    }

    /// Whether bytes are not of a format that is recognized by its first word, so that they may be JSON.
    package static func mayBeJSON(_ bytes: [UInt8]) -> Bool {
        !GLTFContainer.begins(bytes) && !BVHFile.begins(bytes)
    }

    /// The number of animations; 1 for Lottie and `.bvh`.
    public var animationCount: Int {
        switch self {
        case .lottie, .bvh: 1
        case .gltf(let file): file.animationCount
        }
    }

    /// Returns the animation at `index`.
    ///
    /// - Precondition: `index` is from 0 and below `animationCount`.
    /// - Throws: `AssetError` for the first error in this animation of a glTF file; other animations may be
    ///   valid. Lottie files are validated when they are read.
    public func animation(at index: Int) throws(AssetError) -> AssetAnimation {
        switch self {
        case .lottie(let file):
            precondition(index == 0, "animation \(index); accepted: 0")
            return file.animation
        case .gltf(let file): return try file.animation(at: index).animation
        case .bvh(let file):
            precondition(index == 0, "animation \(index); accepted: 0")
            return file.animation
        }
    }
}
