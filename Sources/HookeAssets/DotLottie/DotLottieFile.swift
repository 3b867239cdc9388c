import Hooke

/// The animations of a `.lottie` file: a zip archive with Lottie files, and a manifest with their names.
///
/// Opening the file reads the manifest. Each animation is read on request, so an invalid one does not affect the others.
/// Pictures, themes and state machines are ignored. Without a manifest the animations are those in the folder.
public struct DotLottieFile: Sendable {
    /// The names of the animations, in the manifest's order.
    public let names: [String]
    /// What was read although the format does not allow it, without the notes of the animations.
    public let notes: [FileNote]
    private let archive: ZipArchive
    /// The names of the animations' files in the archive.
    private let files: [String]
    private let isStrict: Bool

    /// The folders of animations: of version 2 and of version 1.
    private static let folders = ["a/", "animations/"]

    /// The number of animations.
    public var animationCount: Int { names.count }

    /// Reads a file.
    ///
    /// - Throws: `AssetError` if the file cannot be read, or is not a zip archive with animations.
    public init(contentsOf path: String, strict: Bool = false) throws(AssetError) {
        try self.init(FileReading.bytes(of: path), strict: strict)
    }

    /// Reads a file from its bytes.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - strict: whether everything that the formats do not allow is an error, also in the animations.
    /// - Throws: `AssetError.badContainer` for an archive that is truncated, damaged, encrypted, or has files of more than 64
    ///   MiB; the errors of the manifest.
    public init(_ bytes: [UInt8], strict: Bool = false) throws(AssetError) {
        let reading = AssetReading(isStrict: strict)
        let archive = try ZipArchive(bytes)
        let found = archive.names.compactMap { file in
            Self.folders.contains { file.hasPrefix($0) } && file.hasSuffix(".json") ? file : nil
        }
        func name(_ file: String) -> String {
            String(file.split(separator: "/").last?.dropLast(".json".count) ?? "")
        }
        let listed = try reading.attempt("the animations are those in the archive") { () throws(AssetError) in
            guard let manifest = try archive.file("manifest.json") else {
                throw .missing(path: "manifest.json", accepted: "a list of the animations")
            }
            do throws(AssetError) { return try Self.names(in: reading.json(manifest)) } catch {
                throw error.inside("manifest.json")
            }
        }
        names = listed ?? found.map(name)
        guard !names.isEmpty else {
            throw .missing(path: "manifest.json: animations", accepted: "at least one animation")
        }
        files = names.map { name in
            let places = Self.folders.map { "\($0)\(name).json" }
            return places.first { archive.names.contains($0) } ?? places[0]
        }
        for file in found where !files.contains(file) {
            reading.add([
                FileNote(path: file, text: "is not in the manifest and is not read", isDeviation: false)
            ])
        }
        self.archive = archive
        notes = reading.notes
        isStrict = strict
    }

    private static func names(in manifest: JSONNode) throws(AssetError) -> [String] {
        var names: [String] = []
        for animation in try manifest.required("animations", accepted: "an array").elements() {
            let id = try animation.required("id", accepted: "the name of an animation")
            let name = try id.string()
            guard !names.contains(name) else { throw id.fault(accepted: "each name once") }
            names.append(name)
        }
        return names
    }

    /// Returns the Lottie file at `index`.
    ///
    /// - Precondition: `index` is from 0 and below `animationCount`.
    /// - Throws: `AssetError` for a file that the archive does not have or that is damaged, and the errors of `LottieFile`.
    public func lottie(at index: Int) throws(AssetError) -> LottieFile {
        precondition(names.indices.contains(index), "animation \(index); accepted: below \(names.count)")
        guard let bytes = try archive.file(files[index]) else {
            throw .missing(path: files[index], accepted: "the animation that the manifest names")
        }
        do { return try LottieFile(bytes, strict: isStrict) } catch { throw error.inside(files[index]) }
    }

    /// Returns the animation at `index`, with its name in the manifest.
    ///
    /// - Precondition: `index` is from 0 and below `animationCount`.
    /// - Throws: the errors of `lottie(at:)`.
    public func animation(at index: Int) throws(AssetError) -> AssetAnimation {
        let animation = try lottie(at: index).animation
        return AssetAnimation(
            name: names[index], duration: animation.duration, tracks: animation.tracks,
            notes: animation.notes.map { $0.inside(files[index]) })
    }
}
