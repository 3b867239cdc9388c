import Foundation
import Hooke
internal import HookeJSON

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
    /// Lottie animations in an archive, `.lottie`.
    case dotLottie(DotLottieFile)
    /// A glTF file, `.gltf` or `.glb`.
    case gltf(GLTFFile)
    /// A recorded motion of joints, `.bvh`.
    case bvh(BVHFile)
    /// The `@keyframes` of a style sheet.
    case css(CSSFile)

    /// Reads a file. The first bytes identify a binary glTF file and an archive, the word HIERARCHY a
    /// `.bvh` file. A JSON object with the member `asset` is glTF; one with `layers` is Lottie. Other text with
    /// `@keyframes` is CSS.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - strict: whether everything that the format does not allow is an error. Otherwise what players of the format
    ///     accept is read, with notes. glTF is always strict.
    /// - Throws: `FileError` if the file cannot be read, has none of these formats, or has an invalid structure.
    public init(contentsOf path: String, strict: Bool = false) throws(FileError) {
        try self.init(
            FileReading.bytes(of: path), folder: URL(fileURLWithPath: path).deletingLastPathComponent().path,
            strict: strict)
    }

    /// Reads a file from its bytes.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - folder: the folder of a glTF file's external buffers; `nil` rejects external buffers.
    ///   - strict: as for `init(contentsOf:strict:)`.
    /// - Throws: the errors of `init(contentsOf:strict:)`.
    public init(_ bytes: [UInt8], folder: String? = nil, strict: Bool = false) throws(FileError) {
        if GLTFContainer.begins(bytes) {
            self = .gltf(try GLTFFile(bytes, folder: folder))
        } else if ZipArchive.begins(bytes) {
            self = .dotLottie(try DotLottieFile(bytes, strict: strict))
        } else if BVHFile.begins(bytes) {
            self = .bvh(try BVHFile(bytes, strict: strict))
        } else if CSSFile.mayBe(bytes) {
            self = .css(try CSSFile(bytes, strict: strict))
        } else {
            let reading = FileNotes(isStrict: strict)
            let root = try JSONNode(text: bytes, notes: reading)
            if try root.member("asset") == nil, try root.member("layers") != nil {
                self = .lottie(try LottieFile(root, reading))
                return
            }
            // Lottie's players accept JSON5, those of glTF do not.
            let document = reading.notes.isEmpty ? root : try JSONNode(text: bytes)
            guard try document.member("asset") != nil else {
                throw root.fault(accepted: "glTF (with a member asset) or Lottie (with a member layers)")
            }
            self = .gltf(try GLTFFile(document, GLTFBuffers(folder: folder, chunk: nil)))
        }
    }

    /// Whether bytes are not of a format that is recognized without parsing it, so that they may be JSON.
    package static func mayBeJSON(_ bytes: [UInt8]) -> Bool {
        !GLTFContainer.begins(bytes) && !ZipArchive.begins(bytes) && !BVHFile.begins(bytes)
            && !CSSFile.mayBe(bytes)
    }

    /// The number of animations; 1 for Lottie and `.bvh`.
    public var animationCount: Int {
        switch self {
        case .lottie, .bvh: 1
        case .dotLottie(let file): file.animationCount
        case .gltf(let file): file.animationCount
        case .css(let file): file.animations.count
        }
    }

    /// The notes that are not about one animation; `AssetAnimation.notes` has the others.
    public var notes: [FileNote] {
        switch self {
        case .css(let file): file.notes
        case .dotLottie(let file): file.notes
        case .lottie, .gltf, .bvh: []
        }
    }

    /// Returns the animation at `index`.
    ///
    /// - Precondition: `index` is from 0 and below `animationCount`.
    /// - Throws: `FileError` for the first error in this animation of a glTF or `.lottie` file; other animations may be
    ///   valid. Other files are validated when they are read.
    public func animation(at index: Int) throws(FileError) -> AssetAnimation {
        precondition(
            (0..<animationCount).contains(index), "animation \(index); accepted: below \(animationCount)")
        switch self {
        case .lottie(let file): return file.animation
        case .dotLottie(let file): return try file.animation(at: index)
        case .gltf(let file): return try file.animation(at: index).animation
        case .bvh(let file): return file.animation
        case .css(let file): return file.animations[index]
        }
    }
}
