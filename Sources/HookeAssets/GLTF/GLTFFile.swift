import Foundation

/// The animations of a glTF 2.0 file: `.gltf` with its buffers inside it or beside it, or `.glb`.
///
/// Opening it reads the document and the buffers; each animation is read when it is asked for, so that a good one
/// beside a bad one can be had. What is outside the animations (meshes, materials, skins) is not looked at.
public struct GLTFFile: Sendable {
    let accessors, views, nodes: [JSONPlace]
    /// Each buffer's bytes, or why it has none; that matters to who needs them.
    let buffers: [Result<[UInt8], AssetError>]
    private let animations: [JSONPlace]

    /// How many animations the file has.
    public var animationCount: Int { animations.count }

    /// A file on disk. Buffers beside it are looked for in its folder and below; names that lead elsewhere (an
    /// absolute path, `..` out of the folder, another scheme than `data:`) are refused.
    ///
    /// - Throws: `AssetError` when the file cannot be read, is not glTF 2, or its outline is wrong.
    public init(contentsOf path: String) throws(AssetError) {
        try self.init(
            FileReading.bytes(of: path), folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// A file from its bytes.
    ///
    /// - Parameters:
    ///   - bytes: all of the file, `.gltf` or `.glb`.
    ///   - folder: where buffers outside the file are looked for; nil for nowhere.
    /// - Throws: as `init(contentsOf:)`.
    public init(_ bytes: [UInt8], folder: String? = nil) throws(AssetError) {
        if GLTFContainer.begins(bytes) {
            let container = try GLTFContainer(bytes)
            try self.init(
                JSONPlace(text: container.json), GLTFBuffers(folder: folder, chunk: container.buffer))
        } else {
            try self.init(JSONPlace(text: bytes), GLTFBuffers(folder: folder, chunk: nil))
        }
    }

    init(_ root: JSONPlace, _ source: GLTFBuffers) throws(AssetError) {
        let version = try root.required("asset", accepted: "an object, as in every glTF file")
            .required("version", accepted: "\"2.0\"")
        guard try version.string().hasPrefix("2.") else {
            throw version.fault(accepted: "\"2.0\" or a later one that begins with 2")
        }
        func list(_ name: String) throws(AssetError) -> [JSONPlace] {
            try root.member(name)?.elements() ?? []
        }
        accessors = try list("accessors")
        views = try list("bufferViews")
        nodes = try list("nodes")
        animations = try list("animations")
        buffers = try list("buffers").enumerated().map { index, place in
            Result { () throws(AssetError) in try source.bytes(of: place, index: index) }
        }
    }

    /// The animation of a number, from 0.
    ///
    /// - Precondition: `index` is from 0 and below `animationCount`.
    /// - Throws: `AssetError` for the first thing that is wrong with this animation or with the accessors, views
    ///   and buffers that it uses.
    public func animation(at index: Int) throws(AssetError) -> GLTFAnimation {
        precondition(
            animations.indices.contains(index), "animation \(index); accepted: below \(animations.count)")
        return try GLTFAnimation(animations[index], in: self)
    }
}
