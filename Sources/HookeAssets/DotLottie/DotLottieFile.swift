import Hooke
internal import HookeJSON

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
    /// - Throws: `FileError` if the file cannot be read, or is not a zip archive with animations.
    public init(contentsOf path: String, strict: Bool = false) throws(FileError) {
        try self.init(FileReading.bytes(of: path), strict: strict)
    }

    /// Reads a file from its bytes.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - strict: whether everything that the formats do not allow is an error, also in the animations.
    /// - Throws: `FileError` for an archive that is truncated, damaged, encrypted, or has files of more than 64
    ///   MiB; the errors of the manifest.
    public init(_ bytes: [UInt8], strict: Bool = false) throws(FileError) {
        let reading = FileNotes(isStrict: strict)
        let archive = try ZipArchive(bytes)
        let found = archive.names.compactMap { file in
            Self.folders.contains { file.hasPrefix($0) } && file.hasSuffix(".json") ? file : nil
        }
        func name(_ file: String) -> String {
            String(file.split(separator: "/").last?.dropLast(".json".count) ?? "")
        }
        let listed = try reading.attempt("the animations are those in the archive") { () throws(FileError) in
            guard let manifest = try archive.file("manifest.json") else {
                throw FileError(path: "manifest.json", .missing(accepted: "a list of the animations"))
            }
            do throws(FileError) { return try Self.names(in: JSONNode(text: manifest, notes: reading)) } catch
            {
                throw error.inside("manifest.json")
            }
        }
        names = listed ?? found.map(name)
        guard !names.isEmpty else {
            throw FileError(
                path: "manifest.json: animations", .missing(accepted: "at least one animation"))
        }
        files = names.map { name in
            let places = Self.folders.map { "\($0)\(name).json" }
            return places.first { archive.names.contains($0) } ?? places[0]
        }
        for file in found where !files.contains(file) {
            reading.omit("is not in the manifest and is not read", at: file)
        }
        self.archive = archive
        notes = reading.notes
        isStrict = strict
    }

    private static func names(in manifest: JSONNode) throws(FileError) -> [String] {
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
    /// - Throws: `FileError` for a file that the archive does not have or that is damaged, and the errors of `LottieFile`.
    public func lottie(at index: Int) throws(FileError) -> LottieFile {
        precondition(names.indices.contains(index), "animation \(index); accepted: below \(names.count)")
        guard let bytes = try archive.file(files[index]) else {
            throw FileError(
                path: files[index], .missing(accepted: "the animation that the manifest names"))
        }
        do { return try LottieFile(bytes, strict: isStrict) } catch { throw error.inside(files[index]) }
    }

    /// Returns the animation at `index`, with its name in the manifest.
    ///
    /// - Precondition: `index` is from 0 and below `animationCount`.
    /// - Throws: the errors of `lottie(at:)`.
    public func animation(at index: Int) throws(FileError) -> AssetAnimation {
        let animation = try lottie(at: index).animation
        return AssetAnimation(
            name: names[index], duration: animation.duration, tracks: animation.tracks,
            notes: animation.notes.map { $0.inside(files[index]) })
    }
}
