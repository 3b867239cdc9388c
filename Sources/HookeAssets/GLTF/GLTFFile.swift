import Foundation
internal import HookeJSON

/// The animations of a glTF 2.0 file: `.gltf` with embedded or external buffers, or `.glb`.
///
/// Opening the file reads the document and the buffers. Each animation is read on request, so that an invalid
/// one does not affect the others. Meshes, materials and skins are ignored.
public struct GLTFFile: Sendable {
    let accessors, views, nodes: [JSONNode]
    /// The bytes of each buffer, or the error, which is thrown when the buffer is used.
    let buffers: [Result<[UInt8], FileError>]
    private let animations: [JSONNode]

    /// The number of animations.
    public var animationCount: Int { animations.count }

    /// Reads a file. External buffers must be in its folder or below: absolute paths, `..` out of the folder,
    /// and schemes other than `data:` are rejected.
    ///
    /// - Throws: `FileError` if the file cannot be read, is not glTF 2, or has an invalid structure.
    public init(contentsOf path: String) throws(FileError) {
        try self.init(
            FileReading.bytes(of: path), folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// Reads a file from its bytes.
    ///
    /// - Parameters:
    ///   - bytes: the whole file, `.gltf` or `.glb`.
    ///   - folder: the folder of external buffers; `nil` rejects external buffers.
    /// - Throws: the errors of `init(contentsOf:)`.
    public init(_ bytes: [UInt8], folder: String? = nil) throws(FileError) {
        if GLTFContainer.begins(bytes) {
            let container = try GLTFContainer(bytes)
            try self.init(
                JSONNode(text: container.json), GLTFBuffers(folder: folder, chunk: container.buffer))
        } else {
            try self.init(JSONNode(text: bytes), GLTFBuffers(folder: folder, chunk: nil))
        }
    }

    init(_ root: JSONNode, _ source: GLTFBuffers) throws(FileError) {
        let version = try root.required("asset", accepted: "an object")
            .required("version", accepted: "\"2.0\"")
        guard try version.string().hasPrefix("2.") else {
            throw version.fault(accepted: "\"2.0\" or a later version 2")
        }
        func list(_ name: String) throws(FileError) -> [JSONNode] {
            try root.member(name)?.elements() ?? []
        }
        accessors = try list("accessors")
        views = try list("bufferViews")
        nodes = try list("nodes")
        animations = try list("animations")
        buffers = try list("buffers").enumerated().map { index, place in
            Result { () throws(FileError) in try source.bytes(of: place, index: index) }
        }
    }

    /// Returns the animation at `index`.
    ///
    /// - Precondition: `index` is from 0 and below `animationCount`.
    /// - Throws: `FileError` for the first error in this animation or in its accessors, views and buffers.
    public func animation(at index: Int) throws(FileError) -> GLTFAnimation {
        precondition(
            animations.indices.contains(index), "animation \(index); accepted: below \(animations.count)")
        return try GLTFAnimation(animations[index], in: self)
    }
}
